"""What the pages may do, one step a word.

| file | words |
|---|---|
| `counters` | gain, lose |
| `gifts` | condition, remove_condition, gain_item, take_item, lose_item, break_item, battery |
| `layout` | place_search … remove_token: what lies on the page |
| `ground` | set_border, light, darken, open_exit, close_exit, terrain, terrain_off |
| `meetings` | encounter, encounter_card, hunt, situation, remove_enemies, move_enemies, move_figures |
| `threats` | add_threat, discard_threat, draw, discard |
| `ways` | group_check, open_page, travel |

Wounds, attacks, missions and the colony have files of their own among the steps.

`counters` counters go up and down
`gifts`    conditions, items and batteries that the book gives and takes
`ground`   lines, light, exits and terrain of a page change
`layout`   what lies on a page: search tokens, objectives and the like
`meetings` who comes to a page, who goes, and where figures are put
`threats`  threat cards and action cards come and go by the book's word
`ways`     work for all, and other pages
"""

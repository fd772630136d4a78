"""Entries: what the data files hold, every field checked when it is read.

`cards`   characters, action cards, items, conditions, abilities, missions and the colony's cards
`enemies` enemy cards and search tokens
`pages`   pages with their spaces and sections
"""

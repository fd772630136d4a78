"""What a seat sees of a Near and Far table: the map and the town large, the own board below, everything else beside.

`chances` chances of a die and what is added to it, in per cent
`costs`   what a choice takes, in a few signs that stand on it before it is made
`fights`  fights as pages: an enemy on the way, a duel for a building, each with the odds of every answer
`owned`   the board with party and pack, artifacts in hand and on the table, goods
`page`    what all pages are made of: answers as wide buttons, dice, odds
`pages`   which pages lie over the table: that of whoever decides, and stories of others that have just ended
`sheet`   the character card of a long journey: who travels, with which talents and clues, and the story so far
`sketch`  what every part of the scene starts from: the view, the moment, and pieces that lie in many places
`story`   adventures as pages of a book: read, decided, rolled, and how they ended
`street`  the town: houses to visit with those who stand before them, the mine, the paddock, everybody's reputation
`trade`   both pans of the scales at the town hall, and what they are worth
`wilds`   the map: spaces to go to, figures, camps, and adventures that wait
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from strannik.core.view import View
from strannik.games.nearfar.hero import TRIBES
from strannik.games.nearfar.scene.costs import hire_cost
from strannik.games.nearfar.scene.owned import (
    RENOWN_ROOM,
    bought,
    chief,
    goods,
    hand,
    panel,
    party,
    player_board,
    renown,
    to_choose,
)
from strannik.games.nearfar.scene.pages import pages
from strannik.games.nearfar.scene.sheet import sheets, to_learn
from strannik.games.nearfar.scene.sketch import Sketch
from strannik.games.nearfar.scene.street import street
from strannik.games.nearfar.scene.trade import balance
from strannik.games.nearfar.scene.wilds import wilds
from strannik.games.nearfar.steps.hall import Hall
from strannik.show.scene import Area, Node, Scene, column, leaf, row, screens, tabs
from strannik.show.words import Words

__all__ = ["scene"]

SALOON_ROOM: Final = 5


def scene(view: View, words: Words) -> Scene:
    """The table as a seat sees it."""
    sketch = Sketch(view, words)
    seats = sketch.table.seats
    others = [seat for seat in seats if seat != sketch.me]
    return Scene(
        title=words.say("game-title"),
        status=status(sketch),
        areas=areas(sketch, others),
        panels=[panel(sketch, seat) for seat in seats],
        layout=layout(sketch, others),
        theme="nearfar",
    )


def areas(sketch: Sketch, others: list[int]) -> list[Area]:
    found = [
        *to_choose(sketch),
        *to_learn(sketch),
        *pages(sketch),
        wilds(sketch),
        street(sketch),
        saloon(sketch),
        ahead(sketch),
    ]
    if sketch.playing:
        found += [player_board(sketch, sketch.me), bought(sketch, sketch.me)]
        found += (
            [goods(sketch), balance(sketch), *renown(sketch)]
            if isinstance(sketch.step, Hall) and sketch.my_choice
            else []
        )
        found += [hand(sketch, sketch.me), *party(sketch), *sheets(sketch, sketch.me)]
    for seat in others:
        found += [player_board(sketch, seat), bought(sketch, seat), hand(sketch, seat), *sheets(sketch, seat)]
    return found


def saloon(sketch: Sketch) -> Area:
    """The companions who can be hired. [NF-3.1.3]"""
    pieces = []
    for one in sketch.table.row:
        cost = hire_cost(sketch, one)
        piece = sketch.companion(one, cost=cost)
        pieces.append(replace(piece, text=[f"{piece.text[0]} {cost}: {piece.text[1]}"]))
    note = sketch.words.say("note-bag", {"count": len(sketch.table.bag)})
    return Area("saloon", "strip", sketch.words.say("area-saloon"), pieces, note=note, room=SALOON_ROOM)


def ahead(sketch: Sketch) -> Area:
    """The enemy whom the next traveller meets, the bosses of the Last Ruin, and the chiefs whom nobody has won.
    [NF-3.1.4, NF-13.3, NF-26.11.1]
    """
    table = sketch.table
    pieces = [sketch.enemy(foe) for foe in [*table.enemies[:1], *table.bosses]]
    pieces += [chief(sketch, tribe) for tribe in TRIBES if tribe not in table.chiefs]
    note = sketch.words.say("note-enemies", {"count": len(table.enemies)})
    return Area("ahead", "row", sketch.words.say("area-ahead"), pieces, note=note)


def status(sketch: Sketch) -> str:
    """One line about the moment: the round, and that the last one has come."""
    table, words = sketch.table, sketch.words
    if sketch.view.finished:
        return words.say("status-over")
    if sketch.beginning:
        return words.say("status-draft")
    return words.say("status-last-round" if table.last_round else "status-round", {"round": table.round})


def layout(sketch: Sketch, others: list[int]) -> Node:
    """Map, town, cards to choose from and the own board share a place, which opens by itself where the question is.

    On a wide screen the map has its own place beside the town.
    """
    words = sketch.words
    mine = [leaf(f"board-{sketch.me}")] if sketch.playing else []
    in_town = sketch.playing and not sketch.beginning and not sketch.table.heroes[sketch.me].space
    way = words.say("way-town")
    town = column(leaf("town", grow=3.9), leaf("saloon"), label=words.say("area-town"), now=in_town, way=way)
    trade = column(
        leaf("goods", grow=1.25),
        leaf("scales", grow=2.5),
        row(*steps_of_renown(sketch), grow=1.25),
        label=words.say("area-trade"),
    )
    choose = words.say("tab-choose")
    chosen = [leaf("passing", label=choose), leaf("looked", label=choose), leaf("drawn"), leaf("talents"), trade]
    rest = [theirs(sketch, seat) for seat in others]
    # in a low and wide place the board lies beside what is on the table, too
    beside = [replace(one, kind="row") for one in rest]
    party = words.say("tab-party")
    # beside each animal lies what it carries
    waiting, pack = leaf("reserve"), leaf("pack", grow=1.4)
    along = [column(leaf("party", grow=1.3), row(waiting, pack), label=party)] if sketch.playing else []
    in_line = [row(leaf("party", grow=2.2), waiting, pack, label=party)] if sketch.playing else []
    own = belongings(sketch)
    foes = leaf("ahead", label=words.say("tab-ahead"))
    kept = [*own, foes, *rest]
    held = hands(sketch)
    places = Node("tabs", nodes=[leaf("map"), town, *chosen, *mine], grow=9, first=5)
    wide = row(
        column(leaf("map", grow=9), tabs(*fullest(sketch, held, own, foes), grow=5.4), grow=11),
        column(tabs(town, *chosen, *mine, grow=11.6), tabs(*in_line, *beside, grow=3.9), grow=10.5),
    )
    usual = row(places, column(held, tabs(*along, *kept, grow=4.8), grow=5))
    above = replace(town, nodes=[leaf("town", grow=3.15), leaf("saloon")])
    standing = replace(places, nodes=[leaf("map"), above, *chosen, *mine])
    # a tablet has room for the hand, the party or somebody else's things, not for small cards of all of them
    cards = column(held, label=words.say("tab-hand"), now=sketch.beginning)
    upright = column(standing, tabs(*in_line, cards, *own, foes, *beside, grow=3.2))
    return screens(usual, wide, upright)


def steps_of_renown(sketch: Sketch) -> list[Node]:
    """Beside each other, each as wide as it needs to be read: whoever is rich has many steps to one side."""
    counts = {verb: len([one for one in sketch.offered if one.verb == verb]) for verb in ("raise", "lower")}
    return [leaf(f"renown-{verb}", grow=max(RENOWN_ROOM, count)) for verb, count in counts.items()]


def belongings(sketch: Sketch) -> list[Node]:
    """What is one's own besides hand and party: what was bought, and on a long journey who one is."""
    if not sketch.playing:
        return []
    me, words = sketch.me, sketch.words
    own = [leaf(f"bought-{me}", label=words.say("tab-bought"))]
    if sketch.table.travelling:
        own.append(leaf(f"sheet-{me}", label=words.say("tab-sheet")))
        own.append(leaf(f"story-{me}", label=words.say("tab-story")))
    return own


def fullest(sketch: Sketch, held: Node, own: list[Node], foes: Node) -> list[Node]:
    """The hand, and what takes its place when it is empty: what was bought, or else who waits on the way."""
    if not sketch.playing:
        return [foes]
    table, me = sketch.table, sketch.me
    hand = column(held, label=sketch.words.say("tab-hand"), now=bool(table.hands[me] or table.special_hands[me]))
    bought, *journey = own
    return [hand, replace(bought, now=bool(table.owned(me) or table.finds[me])), *journey, replace(foes, now=True)]


def hands(sketch: Sketch) -> Node:
    """My hand, and those of other seats of mine open below it."""
    mine = leaf("hand", grow=5, first=3)
    others = [leaf(f"hand-{seat}", grow=2.5, first=3) for seat in sketch.mine if seat != sketch.me]
    return column(mine, *others, grow=5 + 2.5 * len(others)) if others else mine


def theirs(sketch: Sketch, seat: int) -> Node:
    """Another player's things in a tab of their own; the hand of another seat of mine lies open below my own."""
    things = [leaf(f"bought-{seat}", grow=2)]
    if seat not in sketch.mine:
        things.append(leaf(f"hand-{seat}"))
    if sketch.table.travelling:
        things.append(leaf(f"sheet-{seat}"))
    return column(leaf(f"board-{seat}"), row(*things, grow=1.5), label=sketch.words.seat(seat))

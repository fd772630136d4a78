"""What a seat sees of an Aftermath table.

`ahead`  the check that lies before whoever looks at the table
`ground` the open page as a board: spaces to go to, figures, and everything that lies there
`home`   the city with where the party has been, the colony, the missions
`owned`  the hand of action cards, the sheet with slots and backpack, what befell the hero
`reader` what was read this turn, and the ways from here with what they ask
`road`   a drive page: who sits where, what lies ahead, who follows
`sketch` what every part of the scene starts from: the view, the moment, and pieces that lie in many places
`track`  the adventure board: counters, the threat track, group check, broken items, who hunts the party
"""

from __future__ import annotations

from msgspec.structs import replace

from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.aftermath.cards import CHARACTERS
from strannik.games.aftermath.scene.ground import ground, terrain
from strannik.games.aftermath.scene.home import city, colony, goals, missions
from strannik.games.aftermath.scene.owned import gained, hand, panel, played, sheet
from strannik.games.aftermath.scene.reader import reader, so_far
from strannik.games.aftermath.scene.road import road
from strannik.games.aftermath.scene.sketch import Sketch
from strannik.games.aftermath.scene.track import broken, track
from strannik.games.aftermath.sentences import hero_text
from strannik.show.scene import Area, Node, Piece, Scene, column, leaf, row, screens, tabs
from strannik.show.words import Words

__all__ = ["scene"]


def scene(view: View, words: Words) -> Scene:
    """The table as a seat sees it."""
    sketch = Sketch(view, words)
    others = [seat for seat in sketch.table.seats if seat != sketch.me]
    return Scene(
        title=words.say("game-title"),
        status=status(sketch),
        areas=areas(sketch, others),
        panels=[panel(sketch, seat) for seat in sketch.table.seats],
        layout=layout(sketch, others),
        theme="aftermath",
    )


def areas(sketch: Sketch, others: list[int]) -> list[Area]:
    if sketch.choosing_heroes:
        return [heroes(sketch), kits(sketch)]
    found = [
        *reader(sketch),
        *ground(sketch),
        *terrain(sketch),
        *road(sketch),
        track(sketch),
        *played(sketch),
        *gained(sketch),
        *broken(sketch),
    ]
    if sketch.playing:
        found += [hand(sketch, sketch.me), *sheet(sketch, sketch.me)]
    for seat in others:
        found += [hand(sketch, seat), *sheet(sketch, seat)]
    return [*found, city(sketch), colony(sketch), missions(sketch), goals(sketch), so_far(sketch)]


def heroes(sketch: Sketch) -> Area:
    """The characters, to take one each. [AM-1.3]"""
    pieces = []
    for hero in CHARACTERS:
        seat = sketch.table.seat_of(hero)
        about, name = sketch.words.say(f"about-{hero}"), sketch.title(hero)
        told = f"{name}: {hero_text(hero, sketch.words)}"
        badge = sketch.words.seat(seat) if seat >= 0 else ""
        pieces.append(Piece(hero, hero, told, [name, about], hero, badge=badge))
    return Area("heroes", "row", sketch.words.say("area-heroes"), pieces, size="large")


def kits(sketch: Sketch) -> Area:
    """What each of them brings along: an item and an ability. [AM-1.3]"""
    pieces = []
    for character in CHARACTERS.values():
        pieces += [sketch.item(character.item), sketch.ability(character.ability, WATCHER)]
    return Area("kits", "row", sketch.words.say("area-kits"), pieces)


def status(sketch: Sketch) -> str:
    """One line about the moment: the page, the situation, the time."""
    table, words = sketch.table, sketch.words
    if sketch.view.finished:
        return words.say("status-over")
    if sketch.choosing_heroes:
        return words.say("status-heroes")
    name = f"page-{table.page}-title"
    facts = {"page-id": words.say(name) if name in words else "", "time": table.count("time"), "limit": table.limit}
    return words.say(f"status-{table.situation}" if table.on_map else "status-story", facts)


def layout(sketch: Sketch, others: list[int]) -> Node:
    """The page large, beside it the adventure board and the hand, and the sheet below them.

    City and colony share the page's place. On upright and on very wide screens the hand lies below the page, and those
    of other seats of mine beside it; where room is dear, these lie with their sheets.
    """
    words = sketch.words
    if sketch.choosing_heroes:
        return column(leaf("heroes", grow=3, first=1), leaf("kits", grow=2))
    # what was found is read before it is put anywhere
    finding = bool(sketch.table.gained) and sketch.my_choice
    home = column(leaf("colony"), label=words.say("area-colony"), now=not on_the_page(sketch) and not finding)
    ahead = column(leaf("missions", grow=2), leaf("goals"), label=words.say("area-missions"))
    found = replace(leaf("gained"), now=finding)
    places = Node("tabs", nodes=[leaf("page"), leaf("road"), leaf("city"), home, leaf("told"), found], grow=11, first=5)
    mine = [leaf(f"sheet-{sketch.me}", grow=3.2)] if sketch.playing else []
    rest = [theirs(sketch, seat) for seat in others]
    hand = leaf("hand", grow=6, first=4)
    laid_out = [leaf("played", grow=2), leaf("terrain")]
    sheets = tabs(*mine, *[with_hand(sketch, seat) for seat in others], ahead, leaf("broken"), grow=4.2)
    beside = row(leaf("track", grow=5), replace(hand, grow=6.4), grow=5)
    usual = row(places, column(beside, row(sheets, column(*laid_out), grow=4), grow=7.2))
    wide = row(
        column(places, row(hands(sketch), *laid_out, grow=2.8), grow=16),
        column(leaf("track", grow=6), *mine, tabs(*rest, ahead, leaf("broken"), grow=4), grow=7),
    )
    own = column(row(hand, *laid_out, grow=3.4), sheets, grow=6)
    upright = column(replace(places, grow=11.6), row(leaf("track", grow=3.4), own, grow=7.5))
    return screens(usual, wide, upright)


def on_the_page(sketch: Sketch) -> bool:
    return sketch.table.on_map or bool(sketch.table.rides)


def hands(sketch: Sketch) -> Node:
    """My hand, and those of other seats of mine below it."""
    mine = leaf("hand", grow=5, first=4)
    others = [leaf(f"hand-{seat}", grow=2.2, first=3) for seat in sketch.mine if seat != sketch.me]
    return row(mine, *others, grow=6) if others else mine


def theirs(sketch: Sketch, seat: int) -> Node:
    """A companion's sheet and hand in a tab of their own; the hand of another seat of mine lies beside my own."""
    if seat not in sketch.mine:
        return with_hand(sketch, seat)
    return leaf(f"sheet-{seat}", label=sketch.title(sketch.table.heroes[seat].id))


def with_hand(sketch: Sketch, seat: int) -> Node:
    """A hero's sheet and the hand below it."""
    things = [leaf(f"sheet-{seat}", grow=3), leaf(f"hand-{seat}")]
    return column(*things, label=sketch.title(sketch.table.heroes[seat].id))

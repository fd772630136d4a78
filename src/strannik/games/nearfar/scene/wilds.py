"""The map: spaces to go to, figures, camps, and adventures that wait."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from strannik.games.nearfar.country import TOWN
from strannik.games.nearfar.decks import ARCADE_MODE
from strannik.games.nearfar.faces.atlas import HIGH, WIDE
from strannik.games.nearfar.faces.atlas.places import outline
from strannik.games.nearfar.faces.atlas.sheet import book_place
from strannik.games.nearfar.maps import ENEMY, MAPS, TREASURE, Space
from strannik.games.nearfar.scene.costs import steps_left, way_cost
from strannik.games.nearfar.scene.sketch import Sketch
from strannik.show.laying import laid
from strannik.show.scene import Anchor, Area, Piece
from strannik.show.words import Words

WAYS: Final = {ENEMY: "☠", TREASURE: "▣"}
"""What waits on a path, as it is written beside the space it leads to."""

STANDS: Final = ((-34, -28), (2, -18), (-36, 22), (2, 32))
SLIM: Final = 68
"""Where several share a space, each seat has its place, beside book and tent, and its figure is so wide."""

ABOVE: Final = (-12, -40)
RIM: Final = (38, 36)
TENT: Final = 62
"""Where both are on one space, the figure stands above, and a smaller tent at the rim: where, and how wide."""


def wilds(sketch: Sketch) -> Area:
    """The sheet of the atlas with everything on it."""
    table = sketch.table
    spaces = list(table.map.spaces.values())
    pieces = [token(sketch, id) for id in table.tokens]
    pieces += [camp(sketch, space, seat) for space, seat in table.camps.items()]
    for seat, hero in enumerate(table.heroes):
        if hero.space:
            walker = sketch.walker(seat, hero.space, f"stand-{hero.space}-{seat}", steps_left(sketch, seat))
            pieces.append(replace(walker, width=SLIM) if len(at(sketch, hero.space)) > 1 else walker)
    anchors = [anchor for space in spaces for anchor in places(sketch, space)]
    title = sketch.words.say(f"map-{table.map_number}")
    backdrop = f"{'land' if table.mode == ARCADE_MODE else 'map'}-{table.map_number}"
    return Area("map", "board", title, pieces, backdrop=backdrop, width=WIDE, height=HIGH, anchors=anchors)


def places(sketch: Sketch, space: Space) -> list[Anchor]:
    """The space itself, which can be chosen, and where things lie on it."""
    x, y = float(space.x), float(space.y)
    way = sketch.words.say("way-town") if space.id == TOWN else ""
    number = sketch.table.map_number
    cost, told = way_cost(sketch, space.id), tip(sketch.words, number, space.id)
    near = neighbours(sketch.words, number, space.id)
    named = label(sketch, space)
    chosen = Anchor(space.id, x, y, named, space.id, cost, outline(space), way, told, near)
    camped, there = space.id in sketch.table.camps, at(sketch, space.id)
    right, down = RIM if camped and there else (0, 0)
    found = [chosen, Anchor(f"at-{space.id}", x + right, y + down)]
    if space.book:
        found.append(Anchor(f"book-{space.id}", *book_place(space)))
    for seat in sketch.table.seats:
        if sketch.table.heroes[seat].space == space.id:
            right, down = STANDS[seat] if len(there) > 1 else ABOVE if camped else (0, -12)
            found.append(Anchor(f"stand-{space.id}-{seat}", x + right, y + down))
    return found


@laid
def neighbours(words: Words, number: int, space: str) -> list[str]:
    """The spaces one step away, with what waits on the way to them. [NF-11.1, NF-12.1]"""
    found, map = [], MAPS[number]
    for other in map.neighbours(space):
        name = words.name(TOWN) if other == TOWN else other
        found.append(f"{name}{WAYS.get(map.path(space, other).symbol, '')}")
    return found


def at(sketch: Sketch, space: str) -> list[int]:
    """Who stands on the space."""
    return [seat for seat in sketch.table.seats if sketch.table.heroes[seat].space == space]


def label(sketch: Sketch, space: Space) -> str:
    """What a space is, in a few words."""
    words = sketch.words
    if space.id == TOWN:
        return words.name(TOWN)
    parts = [f"{space.id}: {words.say(f'space-{space.kind}')}"]
    if space.named:
        parts.append(words.say(f"place-{space.book}"))
    if space.id in sketch.table.tokens:
        parts.append(words.say("space-adventure"))
    if space.water:
        parts.append(words.say("space-water"))
    if space.mammoth:
        parts.append(words.say("space-mammoth"))
    if space.id in sketch.table.camps:
        parts.append(words.say("space-camp", {"seat": sketch.table.camps[space.id]}))
    return ", ".join(parts)


@laid
def tip(words: Words, number: int, space: str) -> str:
    """What a space is good for. [NF-18.3, NF-19.2]"""
    routes, kind = MAPS[number].routes, MAPS[number].spaces[space].kind
    if kind in routes:
        sole, shared = routes[kind]
        return words.say("tip-route", {"sole": sole, "shared": shared})
    message = "tip-town" if space == TOWN else f"tip-{kind}"
    return words.say(message) if message in words else ""


def camp(sketch: Sketch, space: str, seat: int) -> Piece:
    """A camp, smaller where somebody stands beside it."""
    piece = sketch.site(seat, space, f"at-{space}")
    return replace(piece, width=TENT) if at(sketch, space) else piece


def token(sketch: Sketch, space: str) -> Piece:
    """An adventure that waits on its book."""
    told = sketch.words.say("piece-adventure", {"space": space})
    return Piece(f"adventure-{space}", space, told, ["▤"], "adventure", f"book-{space}", mark="▤")

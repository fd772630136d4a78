"""The town: houses to visit with those who stand before them, the mine, the paddock, everybody's reputation."""

from __future__ import annotations

from typing import Final

from strannik.core.seats import seat_name, seat_thing
from strannik.games.nearfar.cards import MINE
from strannik.games.nearfar.country import DUMMY
from strannik.games.nearfar.faces.town.places import (
    HIGH,
    HOUSES,
    STALLS,
    WIDE,
    dug,
    house,
    outline,
    rung,
    shaft,
    stall,
    standing,
    start,
)
from strannik.games.nearfar.hero import BIRD, TURTLE
from strannik.games.nearfar.scene.costs import door_cost
from strannik.games.nearfar.scene.sketch import FOOD, GEM, Sketch
from strannik.show.scene import Anchor, Area, Piece
from strannik.show.words import capital

MARKERS: Final = (30.0, 54.0)
"""How far apart markers lie on a place of the reputation track, and how much of it they all take side by side."""

LED_FOR: Final = {BIRD: f"1{FOOD}", TURTLE: f"1{GEM}"}
"""What a pack animal costs, written on the first of its kind. [NF-5.4.1, NF-5.4.2]"""

FACADE: Final = 130
"""How far above the street what a house costs is written, over the heads of those who stand before it."""


def street(sketch: Sketch) -> Area:
    """The town board, day or dusk up."""
    table = sketch.table
    title = sketch.words.say("area-town")
    anchors = [*doors(sketch), *shafts(sketch), *stalls(), *rungs(sketch)]
    pieces = [*visitors(sketch), *diggers(sketch), *animals(sketch), *markers(sketch)]
    backdrop = f"town-{table.side}"
    return Area(
        "town", "board", title, pieces, backdrop=backdrop, width=WIDE, height=HIGH, anchors=anchors, listed=True
    )


def doors(sketch: Sketch) -> list[Anchor]:
    """Each building, and places before it for those who are there."""
    found = []
    for building in HOUSES:
        x, y = house(building)
        name, cost = capital(sketch.words.name(building)), door_cost(sketch, building)
        told = sketch.words.say(f"tip-{building}")
        drawn = f"house-{building}"
        found.append(
            Anchor(building, x, y - FACADE, name, building, cost, outline(building), sentence=told, face=drawn)
        )
        there = crowd(sketch, building)
        for place, who in enumerate(there):
            found.append(Anchor(f"before-{building}-{who}", *standing(building, place, len(there))))
    for seat in sketch.table.seats:
        found.append(Anchor(f"start-{seat}", *start(seat)))
    return found


def crowd(sketch: Sketch, building: str) -> list[str]:
    """Who stands before a building; in a game of two the stranger keeps the town hall. [NF-3.1.13]"""
    table = sketch.table
    there = [str(seat) for seat in table.seats if table.heroes[seat].building == building]
    return [*there, DUMMY] if building == "hall" and len(table.seats) == 2 else there


def visitors(sketch: Sketch) -> list[Piece]:
    """The figures in town. They can be challenged, so moves call them by their seats."""
    pieces = []
    for seat, hero in enumerate(sketch.table.heroes):
        if not hero.space:
            at = f"before-{hero.building}-{seat}" if hero.building else f"start-{seat}"
            pieces.append(sketch.walker(seat, seat_thing(seat), at))
    if len(sketch.table.seats) == 2:
        told = sketch.words.name(DUMMY)
        pieces.append(Piece("stranger", DUMMY, told, [told], "guard", f"before-hall-{DUMMY}", mark="?"))
    return pieces


def shafts(sketch: Sketch) -> list[Anchor]:
    """The cells of the mine. [NF-5.8.1]"""
    found = []
    for cell in MINE.values():
        told = sketch.words.say("place-cell", {"need": cell.need, "coins": cell.coins, "gems": cell.gems})
        found.append(Anchor(cell.id, *shaft(cell.id), told, cell.id, shape=dug(cell.id)))
    return found


def diggers(sketch: Sketch) -> list[Piece]:
    return [sketch.site(seat, cell, cell) for cell, seat in sketch.table.mine.items()]


def stalls() -> list[Anchor]:
    return [Anchor(f"stall-{place}", *stall(place)) for place in range(STALLS)]


def animals(sketch: Sketch) -> list[Piece]:
    """Pack animals for sale: birds, by day turtles too; each token is either. [NF-5.4.1, NF-5.4.2]"""
    pieces: list[Piece] = []
    for place in range(sketch.table.stables):
        kind = TURTLE if sketch.table.day and place % 2 else BIRD
        told = sketch.words.name(kind)
        known = kind in [piece.thing for piece in pieces]
        text, cost = ([], "") if known else ([told], LED_FOR[kind])
        pieces.append(Piece(f"stable-{place}", kind, told, text, f"pack-{kind}", f"stall-{place}", cost=cost))
    return pieces


def rungs(sketch: Sketch) -> list[Anchor]:
    """Where each marker of the reputation track lies: beside those of the same name, between what is written there."""
    found, (apart, room) = [], MARKERS
    for place in sorted({hero.reputation for hero in sketch.table.heroes}):
        there = [seat for seat in sketch.table.seats if sketch.table.heroes[seat].reputation == place]
        pitch = min(apart, room / max(1, len(there) - 1))
        x, y = rung(place)
        for at, seat in enumerate(there):
            found.append(Anchor(f"reputation-{place}-{seat}", x + (at - (len(there) - 1) / 2) * pitch, y - 1))
    return found


def markers(sketch: Sketch) -> list[Piece]:
    pieces = []
    for seat, hero in enumerate(sketch.table.heroes):
        shown = str(hero.reputation).replace("-", "−")
        told = sketch.words.say("piece-reputation", {"seat": seat, "reputation": shown})
        name = seat_name(seat)
        at = f"reputation-{hero.reputation}-{seat}"
        pieces.append(
            Piece(
                f"marker-{seat}",
                f"marker-{seat}",
                told,
                [told.rstrip(".")],
                f"rank-{name}",
                at,
                tint=name,
                mark=sketch.mark(seat),
                owner=seat,
            )
        )
    return pieces

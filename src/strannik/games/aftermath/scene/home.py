"""What lies beside the page: the city with where the party has been, the colony, the missions. [AM-1.2, AM-26.8]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.card_text import goal_text, improvement_text
from strannik.games.aftermath.cards import COUNTERS, IMPROVEMENTS, MISSIONS
from strannik.games.aftermath.city import CITY, cell_of
from strannik.games.aftermath.faces.boards import (
    CITY_HIGH,
    CITY_WIDE,
    COLONY_HIGH,
    COLONY_WIDE,
    block_at,
    colony_counter_at,
    room_at,
)
from strannik.games.aftermath.faces.tokens import MOST
from strannik.games.aftermath.scene.sketch import Sketch
from strannik.games.aftermath.sentences import mission_text
from strannik.show.scene import Anchor, Area, Piece

MARKER: Final = 58.0
ROOM: Final = 144.0
PILL: Final = 112.0


def city(sketch: Sketch) -> Area:
    """The city map: where the party is, where it has been, and where missions lead. [AM-3.1]"""
    table, words = sketch.table, sketch.words
    pieces: list[Piece] = []
    anchors: list[Anchor] = []
    for row, line in enumerate(CITY):
        for column, number in enumerate(line):
            x, y = block_at(column, row)
            known = f"page-{number}-title" in words
            name = words.name(f"page-{number}") if known else words.say("city-unknown")
            told = words.say("city-visited" if number in table.visited else "city-unvisited")
            anchors.append(Anchor(f"cell-{number}", x, y, name, sentence=told))
            anchors.append(Anchor(f"party-{number}", x + 62, y - 30))
            anchors.append(Anchor(f"flag-{number}", x - 56, y - 26))
            anchors.append(Anchor(f"seen-{number}", x + 70, y + 30))
            if number in table.visited:
                pieces.append(Piece(f"seen-{number}", "", told, ["•"], "icon-paw", f"seen-{number}", width=24))
    for id in dict.fromkeys([table.mission, *table.missions]):
        if id in MISSIONS and cell_of(MISSIONS[id].location) is not None:
            told = mission_text(id, words)
            pieces.append(
                Piece(f"flag-{id}", "", told, ["⚑"], f"flag-{id}", f"flag-{MISSIONS[id].location}", width=MARKER)
            )
    here = at_cell(sketch)
    if here:
        pieces.append(Piece("party", "", words.say("piece-party"), ["@"], "party", f"party-{here}", width=MARKER))
    return Area(
        "city",
        "board",
        words.say("area-city"),
        pieces,
        backdrop="city",
        width=CITY_WIDE,
        height=CITY_HIGH,
        anchors=anchors,
    )


def at_cell(sketch: Sketch) -> int:
    """The page of the cell on which the party stands."""
    cell = sketch.table.cell
    return CITY[cell[1]][cell[0]] if len(cell) == 2 else 0


def colony(sketch: Sketch) -> Area:
    """The piano: counters above, rooms that stand in the light, others dark."""
    table, words = sketch.table, sketch.words
    pieces: list[Piece] = []
    anchors: list[Anchor] = []
    for place, name in enumerate(COUNTERS):
        value = table.count(name)
        told = f"{sketch.title(name)}: {value}. {words.say(f'tip-{name}')}"
        pieces.append(
            Piece(
                f"colony-{name}",
                "",
                told,
                [f"{name} {value}"],
                f"count-{name}-{min(MOST, value)}",
                f"colony-{name}",
                width=PILL,
            )
        )
        anchors.append(Anchor(f"colony-{name}", *colony_counter_at(place)))
    for place, (id, one) in enumerate(IMPROVEMENTS.items()):
        x, y = room_at(place)
        told = improvement_text(one, words)
        box = f"M{x - 72} {y - 78}H{x + 72}V{y + 78}H{x - 72}Z"
        anchors.append(Anchor(id, x, y, sketch.title(id), id, f"−{one.parts}", box, sentence=told))
        anchors.append(Anchor(f"room-{id}", x, y))
        if id in table.built:
            pieces.append(
                Piece(
                    f"room-{id}",
                    "",
                    f"{sketch.title(id)}. {told}",
                    [sketch.title(id)],
                    f"room-{id}",
                    f"room-{id}",
                    width=ROOM,
                )
            )
        elif id in table.plans:
            plan = words.say("piece-plan", {"improvement": id})
            pieces.append(Piece(f"plan-{id}", "", plan, ["?"], "icon-clues", f"room-{id}", width=44))
    return Area(
        "colony",
        "board",
        words.say("area-colony"),
        pieces,
        backdrop="colony",
        width=COLONY_WIDE,
        height=COLONY_HIGH,
        anchors=anchors,
    )


def missions(sketch: Sketch) -> Area:
    """The missions at hand, the one being played first, and what is kept for the colony. [AM-25.4]"""
    table = sketch.table
    offered = [str(answer.thing) for answer in sketch.offered if str(answer.thing).startswith("mission-")]
    ids = dict.fromkeys([table.mission, *table.missions, *[thing.removeprefix("mission-") for thing in offered]])
    pieces = []
    for id in ids:
        if id in MISSIONS:
            thing = f"mission-{id}"
            pieces.append(Piece(thing, thing, mission_text(id, sketch.words), [sketch.words.name(thing)], thing))
    pieces += [sketch.item(item) for item in table.stash]
    pieces += [terrain(sketch, one) for one in table.terrain]
    return Area("missions", "row", sketch.words.say("area-missions"), pieces, room=4)


def terrain(sketch: Sketch, id: str) -> Piece:
    """A terrain card that lies out."""
    name, does = sketch.title(id), sketch.words.say(f"terrain-{id}")
    return Piece(f"terrain-{id}", "", f"{name}. {does}", [name, does], f"terrain-{id}", mark="▲")


def goals(sketch: Sketch) -> Area:
    """What each hero wishes for, and whether it has come true. [AM-26.3]"""
    table = sketch.table
    told = []
    for seat in table.seats:
        hero = table.heroes[seat].id
        if hero:
            mark = "★" if hero in table.fulfilled else "☆"
            told.append(f"{mark} {sketch.title(hero)}: {goal_text(hero, sketch.words)}")
    return Area("goals", "text", sketch.words.say("area-goals"), text=told)

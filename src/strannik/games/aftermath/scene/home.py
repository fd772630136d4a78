"""What lies beside the page: the city with where the party has been, the colony, the missions. [AM-1.2, AM-26.8]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.card_text import goal_text, improvement_text
from strannik.games.aftermath.cards import COUNTERS, HEROES, IMPROVEMENTS, MISSIONS
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
from strannik.games.aftermath.pages.city import CITY, cell_of
from strannik.games.aftermath.scene.sketch import Sketch
from strannik.games.aftermath.sentences import mission_text, title
from strannik.show.laying import laid
from strannik.show.scene import Anchor, Area, Piece
from strannik.show.words import Words

MARKER: Final = 58.0
ROOM: Final = 144.0
PILL: Final = 112.0


def city(sketch: Sketch) -> Area:
    """The city map: where the party is, where it has been, and where missions lead. [AM-3.1]"""
    table = sketch.table
    at_hand = tuple(dict.fromkeys([table.mission, *table.missions]))
    cell = table.cell
    here = CITY[cell[1]][cell[0]] if len(cell) == 2 else 0
    return city_map(sketch.words, tuple(table.visited), at_hand, here)


@laid
def city_map(words: Words, visited: tuple[int, ...], at_hand: tuple[str, ...], here: int) -> Area:
    """The map with these pages visited, these missions at hand and the party on one of its cells."""
    pieces: list[Piece] = []
    anchors: list[Anchor] = []
    for row, line in enumerate(CITY):
        for column, number in enumerate(line):
            told = words.say("city-visited" if number in visited else "city-unvisited")
            anchors += cell(words, number, column, row, told)
            if number in visited:
                pieces.append(
                    Piece(
                        f"seen-{number}",
                        "",
                        told,
                        [f"• {title_of(words, number)}"],
                        "icon-paw",
                        f"seen-{number}",
                        width=24,
                    )
                )
    for id in at_hand:
        if id in MISSIONS and cell_of(MISSIONS[id].location) is not None:
            at, flagged = f"flag-{MISSIONS[id].location}", f"⚑ {title_of(words, MISSIONS[id].location)}"
            pieces.append(Piece(f"flag-{id}", "", mission_text(id, words), [flagged], f"flag-{id}", at, width=MARKER))
    if here:
        pieces.append(
            Piece(
                "party",
                "",
                words.say("piece-party"),
                [f"@ {title_of(words, here)}"],
                "party",
                f"party-{here}",
                width=MARKER,
            )
        )
    name = words.say("area-city")
    return Area("city", "board", name, pieces, backdrop="city", width=CITY_WIDE, height=CITY_HIGH, anchors=anchors)


def cell(words: Words, number: int, column: int, row: int, told: str) -> list[Anchor]:
    """A cell of the map, and where markers lie on it."""
    x, y = block_at(column, row)
    name = title_of(words, number)
    return [
        Anchor(f"cell-{number}", x, y, name, sentence=told),
        Anchor(f"party-{number}", x + 62, y - 30),
        Anchor(f"flag-{number}", x - 56, y - 26),
        Anchor(f"seen-{number}", x + 70, y + 30),
    ]


def title_of(words: Words, number: int) -> str:
    """What a page of the city is called, as far as the book has it."""
    return words.name(f"page-{number}") if f"page-{number}-title" in words else words.say("city-unknown")


def colony(sketch: Sketch) -> Area:
    """The piano: counters above, rooms that stand in the light, others dark."""
    table = sketch.table
    counted = tuple([table.count(name) for name in COUNTERS])
    return colony_plan(sketch.words, counted, tuple(table.built), tuple(table.plans))


@laid
def colony_plan(words: Words, counted: tuple[int, ...], built: tuple[str, ...], plans: tuple[str, ...]) -> Area:
    """The colony with these counters, improvements and plans."""
    pieces: list[Piece] = []
    anchors: list[Anchor] = []
    for place, (name, value) in enumerate(zip(COUNTERS, counted, strict=True)):
        at, shown = f"colony-{name}", f"count-{name}-{min(MOST, value)}"
        told = f"{title(name, words)}: {value}. {words.say(f'tip-{name}')}"
        pieces.append(Piece(at, "", told, [f"{title(name, words)} {value}"], shown, at, width=PILL))
        anchors.append(Anchor(at, *colony_counter_at(place)))
    for place, (id, one) in enumerate(IMPROVEMENTS.items()):
        x, y = room_at(place)
        does, name, at = improvement_text(one, words), title(id, words), f"room-{id}"
        box = f"M{x - 72} {y - 78}H{x + 72}V{y + 78}H{x - 72}Z"
        anchors += [Anchor(id, x, y, name, id, f"−{one.parts}", box, sentence=does), Anchor(at, x, y)]
        if id in built:
            pieces.append(Piece(at, "", f"{name}. {does}", [name], at, at, width=ROOM))
        elif id in plans:
            told = words.say("piece-plan", {"improvement": id})
            pieces.append(Piece(f"plan-{id}", "", told, ["?"], "icon-clues", at, width=44))
    name = words.say("area-colony")
    wide, high = COLONY_WIDE, COLONY_HIGH
    return Area("colony", "board", name, pieces, backdrop="colony", width=wide, height=high, anchors=anchors)


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
    return Area("missions", "row", sketch.words.say("area-missions"), pieces, room=4)


def goals(sketch: Sketch) -> Area:
    """What each hero wishes for, at the table or not, and whether it has come true. [AM-26.3]"""
    table = sketch.table
    told = []
    for hero in dict.fromkeys([*table.named_heroes(table.seats), *HEROES]):
        mark = "★" if hero in table.fulfilled else "☆"
        told.append(f"{mark} {sketch.title(hero)}: {goal_text(hero, sketch.words)}")
    return Area("goals", "text", sketch.words.say("area-goals"), text=told)

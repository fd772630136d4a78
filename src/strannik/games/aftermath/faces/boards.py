"""Boards besides the page: a hero's sheet, the city, the colony."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.cards import CHARACTERS, IMPROVEMENTS
from strannik.games.aftermath.faces.art import art, colour, standing
from strannik.games.aftermath.faces.belongings import HERO_TINTS
from strannik.games.aftermath.faces.palette import (
    CREAM,
    MOSS,
    PAPER,
    RUST,
    SOOT,
    STEEL,
    STONE,
    WOOD,
    WOOD_DARK,
    YELLOW_DARK,
    YELLOW_LIGHT,
)
from strannik.games.aftermath.pages.city import CITY
from strannik.games.aftermath.sentences import title
from strannik.show.letters import block, fitted, line
from strannik.show.svg import Point, ellipse, mix, numeral, path, picture, placed, rect
from strannik.show.words import Words

# A hero's sheet

SHEET_WIDE: Final = 660.0
SHEET_HIGH: Final = 340.0
CARD: Final = 84.0
"""How wide a card on a sheet is."""

SLOT_SIGNS: Final = ("head", "body", "hand", "hand", "gadget")
PACK: Final = 2


def slot_at(place: int) -> Point:
    """The equipment slots, side by side: head, body, paw, paw, gadget."""
    return 206 + place * 92, 96


def pack_at(place: int) -> Point:
    return 206 + place * 92, 254


def aside_at(place: int, count: int) -> Point:
    """Where conditions lie, then abilities, then a keepsake, so many in all; where there are many they overlap."""
    return 402 + place * min(80.0, 210 / max(1, count - 1)), 254


def wound_at(place: int) -> Point:
    return 26 + place % 5 * 27, 308


BATTERY_AT: Final[Point] = (136, 62)


def hero_sheet(hero: str, words: Words) -> str:
    """The character with its bonuses at the left, slots in the middle, the backpack and what befell the hero below."""
    one = CHARACTERS[hero]
    tint = HERO_TINTS[hero]
    ground = rect(0, 0, SHEET_WIDE, SHEET_HIGH, 14, fill=mix(tint, PAPER, 0.72), stroke=SOOT, stroke_width=3)
    panel = rect(6, 6, 150, SHEET_HIGH - 12, 10, fill=mix(tint, CREAM, 0.35))
    band = rect(6, 6, 150, 32, 10, fill=tint)
    name = words.name(hero)
    named = line(name, 14, 29, fitted(name, 108, 20, "serif-bold"), "start", "serif-bold", fill=CREAM)
    shadow = ellipse(81, 206, 54, 9, fill=SOOT, fill_opacity=0.25)
    who = standing(f"figures/{hero}", 81, 208, 130, 164)
    drawn = [ground, panel, band, named, shadow, who]
    for place, (skill, amount) in enumerate(one.bonus.items()):
        x = 46.0 + place * 70
        drawn.append(art(f"signs/{skill}", x - 14, 238, 34, 34) + numeral(f"+{amount}", x + 19, 246, 18, fill=SOOT))
    drawn.append(line(title("life", words), 14, 284, 13, "start", "sans-bold", fill=SOOT))
    for heart in range(one.life):
        x, y = wound_at(heart)
        drawn.append(art("signs/life", x, y, 24, 24))
    drawn += [place_for(*slot_at(place), sign) for place, sign in enumerate(SLOT_SIGNS)]
    drawn += [place_for(*pack_at(place), "pack") for place in range(PACK)]
    drawn.append(line(words.say("face-equipped"), 164, 24, 14, "start", "sans-bold", fill=SOOT))
    drawn.append(line(words.say("face-backpack"), 164, 184, 14, "start", "sans-bold", fill=SOOT))
    drawn.append(line(words.say("face-beside"), 362, 184, 14, "start", "sans-bold", fill=SOOT))
    return picture(SHEET_WIDE, SHEET_HIGH, *drawn, title=name)


def place_for(x: float, y: float, sign: str) -> str:
    """A place for a card, with the sign of what belongs there."""
    high = CARD * 88 / 63
    box = rect(
        x - CARD / 2,
        y - high / 2,
        CARD,
        high,
        6,
        fill=SOOT,
        fill_opacity=0.1,
        stroke=SOOT,
        stroke_opacity=0.45,
        stroke_width=1.6,
        stroke_dasharray="6 5",
    )
    return box + f'<g opacity="0.4">{art(f"signs/{sign}", x, y, 38, 38)}</g>'


# The city

CITY_WIDE: Final = 1000.0
CITY_HIGH: Final = 660.0
BLOCK_WIDE: Final = 190.0
BLOCK_HIGH: Final = 134.0
LANDMARKS: Final = {
    10: "piano-keys", 11: "laundry-line", 12: "sliding-door", 13: "coats", 14: "leaf",
    15: "bonnet", 16: "washing-drum", 17: "lamp", 18: "suitcase", 19: "telephone",
    20: "drain", 21: "bed", 22: "tins", 23: "pipe", 24: "puddle",
    25: "tyre", 26: "pillow", 27: "car-seat", 28: "grate", 29: "boot",
}  # fmt: skip
"""What one sees of each place from afar."""


def block_at(column: int, row: int) -> Point:
    """The middle of a cell of the city map."""
    return 20 + BLOCK_WIDE * (column + 0.5) + column * 2.4, 34 + BLOCK_HIGH * (row + 0.5) + row * 5


def city_board(words: Words) -> str:
    """The city from the hill to the river, a page in each cell."""
    ground = rect(0, 0, CITY_WIDE, CITY_HIGH, 18, fill=mix(STONE, SOOT, 0.35))
    river = path(
        f"M0 {CITY_HIGH - 46}Q250 {CITY_HIGH - 70} 500 {CITY_HIGH - 44}T{CITY_WIDE} {CITY_HIGH - 54}V{CITY_HIGH}H0Z",
        fill=colour("water"),
    )
    ripples = path(
        "".join([f"M{x} {CITY_HIGH - 20 - x % 3 * 5}q14-7 28 0t28 0" for x in range(30, 980, 120)]),
        fill="none", stroke=colour("pool-foam"), stroke_opacity=0.7, stroke_width=2.4,
    )  # fmt: skip
    blocks = [
        city_block(number, column, row, words) for row, line in enumerate(CITY) for column, number in enumerate(line)
    ]
    return picture(CITY_WIDE, CITY_HIGH, ground, river, ripples, *blocks, title=words.say("area-city"))


def city_block(number: int, column: int, row: int, words: Words) -> str:
    """One place: roofs about it, its landmark, its name."""
    x, y = block_at(column, row)
    tint = (mix(MOSS, PAPER, 0.55), mix(RUST, PAPER, 0.62), mix(STONE, PAPER, 0.5), mix(YELLOW_DARK, PAPER, 0.62))[
        (column + row * 2) % 4
    ]
    left, top = x - BLOCK_WIDE / 2 + 6, y - BLOCK_HIGH / 2 + 6
    wide, high = BLOCK_WIDE - 12, BLOCK_HIGH - 12
    plot = rect(left, top, wide, high, 12, fill=tint, stroke=SOOT, stroke_width=2.4)
    roofs = path(
        f"M{left + 4} {top + 30}l14-16l14 16v14h-28zM{left + wide - 34} {top + 34}l13-18l15 18v12h-28z",
        fill=SOOT,
        fill_opacity=0.14,
    )
    name = words.name(f"page-{number}") if f"page-{number}-title" in words else ""
    known = bool(name)
    seen = art(f"props/{LANDMARKS[number]}", x, y - 8, 104, 76)
    drawn = seen if known else f'<g opacity="0.35">{seen}</g>'
    strip = rect(left + 8, top + high - 31, wide - 16, 25, 5, fill=CREAM, fill_opacity=0.92)
    named = block(name, x, top + high - 18.5, wide - 26, 15, 1, "serif-bold", fill=SOOT) if known else ""
    cell = line(
        f"{'ABCDE'[column]}{row + 1}", left + 9, top + 19, 13, "start", "sans-bold", fill=SOOT, fill_opacity=0.55
    )
    return plot + roofs + drawn + (strip + named if known else "") + cell


# The colony

COLONY_WIDE: Final = 1000.0
COLONY_HIGH: Final = 600.0
ROOM: Final = 112.0


def room_at(place: int) -> Point:
    """Where an improvement stands in the piano: five above, four below."""
    return (150 + place * 175, 190) if place < 5 else (237 + (place - 5) * 175, 372)


def colony_counter_at(place: int) -> Point:
    return 120 + place * 152, 46


def colony_board(words: Words) -> str:
    """An upright piano, cut open: the colony and the rooms that can be built in it."""
    wall = rect(0, 0, COLONY_WIDE, COLONY_HIGH, 18, fill=mix(WOOD, PAPER, 0.72))
    case = rect(30, 82, COLONY_WIDE - 60, 424, 14, fill=WOOD, stroke=SOOT, stroke_width=4)
    lid = rect(14, 70, COLONY_WIDE - 28, 24, 8, fill=WOOD_DARK, stroke=SOOT, stroke_width=3)
    inside = rect(52, 104, COLONY_WIDE - 104, 356, 8, fill=WOOD_DARK)
    strings = path(
        "".join([f"M{x} 104V460" for x in range(76, 940, 22)]), stroke=STEEL, stroke_opacity=0.35, stroke_width=2
    )
    beam = rect(52, 276, COLONY_WIDE - 104, 12, fill=WOOD, stroke=SOOT, stroke_width=1.6)
    keys = [rect(58 + place * 44.2, 466, 43, 40, 3, fill=CREAM, stroke=SOOT, stroke_width=1.6) for place in range(20)]
    black = [rect(90 + place * 44.2, 466, 22, 24, 2, fill=SOOT) for place in range(19) if place % 7 not in (2, 6)]
    pedals = art("props/piano-pedals", 500, 556, 120, 84)
    rooms = [room(place, id, words) for place, id in enumerate(IMPROVEMENTS)]
    inner = [wall, pedals, case, inside, strings, beam, lid, *keys, *black, *rooms]
    return picture(COLONY_WIDE, COLONY_HIGH, *inner, title=words.say("area-colony"))


def room(place: int, id: str, words: Words) -> str:
    """A room that may be built: its outline, its name, and how many parts it takes."""
    x, y = room_at(place)
    box = rect(
        x - 72,
        y - 78,
        144,
        156,
        10,
        fill=SOOT,
        fill_opacity=0.45,
        stroke=CREAM,
        stroke_opacity=0.4,
        stroke_width=2,
        stroke_dasharray="8 6",
    )
    faint = f'<g opacity="0.28">{art(f"things/{id}", x, y - 14, 84, 84)}</g>'
    name = words.name(id)
    named = block(name, x, y + 52, 132, 15.5, 1, "serif-bold", fill=CREAM)
    cost = art("signs/parts", x - 14, y + 22, 26, 26) + numeral(
        str(IMPROVEMENTS[id].parts), x + 14, y + 30, 20, fill=CREAM
    )
    return box + faint + cost + named


def built_room(id: str, title: str) -> str:
    """A room that stands: light in it."""
    box = rect(1.5, 1.5, 141, 153, 10, fill=YELLOW_LIGHT, stroke=SOOT, stroke_width=3)
    lamp = ellipse(72, 66, 60, 56, fill=CREAM, fill_opacity=0.6)
    drawn = placed(art(f"things/{id}", 0, 0, 98, 98), 72, 66)
    return picture(144, 156, box, lamp, drawn, block(title, 72, 134, 132, 16, 1, "serif-bold", fill=SOOT), title=title)

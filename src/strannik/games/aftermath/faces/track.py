"""The adventure board: counters, the threat track with what each enemy will do, and what waits beside it. [AM-0.8]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.enemies import ENEMIES, EnemyCard
from strannik.games.aftermath.faces.art import art
from strannik.games.aftermath.faces.foes import extras, figure_of
from strannik.games.aftermath.faces.palette import CREAM, MOSS_DARK, NIGHT, PAPER, RUST, SOOT, STONE, YELLOW_LIGHT
from strannik.games.aftermath.sentences import title
from strannik.show.letters import fitted, line
from strannik.show.svg import Point, circle, mix, numeral, path, picture, rect
from strannik.show.words import Words

WIDE: Final = 420.0
SLOTS: Final = 5
TOP: Final = 52.0
"""Where the first slot begins."""

SLOT_HIGH: Final = 86.0
ROW_WIDE: Final = 396.0
ROW_HIGH: Final = 80.0
FOOT: Final = TOP + SLOTS * SLOT_HIGH + 6
HIGH: Final = FOOT + 92

FACE: Final = 50.0
"""Where an enemy's picture begins, beside the edge of the threat card."""

WORDS: Final = 108.0
CELL_WIDE: Final = 95.0
"""Name and numbers stand above the three actions, so that all can be read where the board is small."""


def slot_at(place: int) -> Point:
    """The middle of a slot, from 0 at the top."""
    return WIDE / 2, TOP + SLOT_HIGH * (place + 0.5)


def counter_at(place: int) -> Point:
    """Where the counters stand, side by side."""
    return 36 + place * 69.6, 27


WORK_AT: Final[Point] = (48, FOOT + 46)
SITUATION_AT: Final[Point] = (WIDE - 42, FOOT + 46)
HUNTING_AT: Final[Point] = (WIDE - 112, FOOT + 50)
BROKEN_AT: Final[Point] = (WIDE - 170, FOOT + 50)


def track_board(words: Words) -> str:
    """The board with its five slots."""
    ground = rect(0, 0, WIDE, HIGH, 16, fill=MOSS_DARK)
    planks = path(
        "".join([f"M0 {y}H{WIDE}" for y in range(30, int(HIGH), 46)]), stroke=SOOT, stroke_opacity=0.25, stroke_width=2
    )
    drawn = [slot(place) for place in range(SLOTS)]
    foot = rect(8, FOOT, WIDE - 16, HIGH - FOOT - 8, 10, fill=mix(MOSS_DARK, SOOT, 0.35))
    work = rect(
        14, FOOT + 6, 68, 80, 6, fill="none", stroke=CREAM, stroke_opacity=0.5, stroke_width=2, stroke_dasharray="6 5"
    )
    # a word to a line, so that it can be read where the board is small
    called = words.say("face-work").split()
    size = min([fitted(word, 120, 21, "sans-bold") for word in called])
    captions = [
        line(word, 92, FOOT + 44 + at * size * 1.15, size, "start", "sans-bold", fill=CREAM)
        for at, word in enumerate(called)
    ]
    return picture(
        WIDE,
        HIGH,
        ground,
        planks,
        *drawn,
        foot,
        work,
        *captions,
        art("signs/group", 48, FOOT + 46, 30, 30),
        title=words.say("area-track"),
    )


def slot(place: int) -> str:
    """An empty slot with its number."""
    _, y = slot_at(place)
    left = (WIDE - ROW_WIDE) / 2
    box = rect(
        left,
        y - ROW_HIGH / 2,
        ROW_WIDE,
        ROW_HIGH,
        9,
        fill=SOOT,
        fill_opacity=0.32,
        stroke=CREAM,
        stroke_opacity=0.25,
        stroke_width=1.4,
    )
    return box + numeral(str(place + 1), WIDE / 2, y + 15, 34, fill=CREAM, fill_opacity=0.16)


def threat_row(threat: int, name: str) -> str:
    """A slot in which only a threat card lies."""
    return picture(ROW_WIDE, ROW_HIGH, threat_stub(threat), title=name)


def threat_stub(threat: int) -> str:
    """The edge of a threat card that shows beside an enemy."""
    stub = rect(1, 1, 54, ROW_HIGH - 2, 8, fill=NIGHT, stroke=CREAM, stroke_width=1.6)
    return (
        stub
        + art("signs/threat", 15, ROW_HIGH / 2, 24, 24)
        + numeral(str(threat), 36, ROW_HIGH / 2 + 9, 25, fill=CREAM)
    )


def enemy_row(id: str, threat: int, words: Words) -> str:
    """An enemy in its slot: what it takes to hit and talk to it, and its three actions, the coming one lit."""
    one = ENEMIES[id]
    ground = rect(FACE, 1, ROW_WIDE - FACE - 1, ROW_HIGH - 2, 8, fill=PAPER, stroke=SOOT, stroke_width=1.6)
    stub = (
        threat_stub(threat)
        if threat
        else rect(
            1,
            1,
            54,
            ROW_HIGH - 2,
            8,
            fill="none",
            stroke=CREAM,
            stroke_opacity=0.5,
            stroke_width=1.4,
            stroke_dasharray="5 4",
        )
    )
    face = rect(FACE + 1, 2, 52, ROW_HIGH - 4, 7, fill=mix(STONE, CREAM, 0.4)) + art(
        figure_of(id), FACE + 27, ROW_HIGH / 2, 50, 64
    )
    name = title(id, words)
    size = fitted(name, 148, 20, "serif-bold")
    named = line(name, WORDS, 21, size, "start", "serif-bold", fill=RUST if one.boss else SOOT)
    return picture(ROW_WIDE, ROW_HIGH, stub, ground, face, named, stats(one), *cells(one, threat), title=name)


def stats(one: EnemyCard) -> str:
    """Defence, life and talk."""
    shown = [("defence", str(one.defence)), ("wound", "" if one.boss else str(one.life))]
    if one.talk:
        shown.append(("talk", str(one.talk)))
    drawn = []
    for place, (sign, value) in enumerate(shown):
        x = 270 + place * 43
        drawn.append(
            art(f"signs/{sign}", x, 15, 21, 21)
            + (numeral(value, x + 20, 22, 19, fill=SOOT) if value else art("signs/group", x + 20, 15, 20, 20))
        )
    return "".join(drawn)


def cells(one: EnemyCard, threat: int) -> list[str]:
    """The three actions; that of the threat card below the enemy is lit."""
    drawn = []
    for value in (1, 2, 3):
        x, y = WORDS - 2 + (value - 1) * CELL_WIDE, 29.0
        lit = value == threat
        box = rect(
            x,
            y,
            CELL_WIDE - 3,
            ROW_HIGH - y - 4,
            6,
            fill=YELLOW_LIGHT if lit else mix(STONE, CREAM, 0.62),
            stroke=RUST if lit else SOOT,
            stroke_opacity=1 if lit else 0.35,
            stroke_width=2.6 if lit else 1,
        )
        does = one.action(value)
        number = circle(x + 13, y + 13, 10, fill=SOOT) + numeral(str(value), x + 13, y + 18.4, 14, fill=CREAM)
        strong = art("signs/attack", x + 40, y + 13, 19, 19) + numeral(
            str(does.strength), x + 61, y + 20.4, 20, fill=SOOT
        )
        fast = art("signs/speed", x + 13, y + 35, 16, 16) + numeral(str(does.speed), x + 30, y + 41, 16, fill=SOOT)
        far = art("signs/range", x + 50, y + 35, 16, 16) + numeral(str(does.range), x + 66, y + 41, 16, fill=SOOT)
        more = [art(f"signs/{sign}", x + 82, y + 9 + at * 15, 14, 14) for at, sign in enumerate(extras(does)[:3])]
        drawn.append(box + number + strong + fast + far + "".join(more))
    return drawn

"""The character sheet: medallion, six rows of cells with goals, alignment grid and backstory.

Dice, the alignment token and live scores are pieces that lie on it; `PLACES` says where.
"""

from __future__ import annotations

from typing import Final

from strannik.games.rollplayer.cards import ALIGNMENTS, ATTRIBUTES, BACKSTORIES, CLASSES, COLOURS, RACES, Goal
from strannik.games.rollplayer.faces.art import fragment
from strannik.games.rollplayer.faces.blocks import block_below
from strannik.games.rollplayer.faces.dice import pip
from strannik.games.rollplayer.faces.emblems import ACTIONS, emblem, star
from strannik.games.rollplayer.faces.palette import (
    CREAM,
    DARK_WOOD,
    DIE,
    LABEL,
    LIGHT_WOOD,
    MET,
    OVER,
    PARCHMENT,
    SHADE,
    SHORT,
    SOFT,
    WOOD,
)
from strannik.games.rollplayer.faces.people import medallion
from strannik.games.rollplayer.sentences import ability_text, goal_sign
from strannik.show.letters import block, line
from strannik.show.svg import (
    INK,
    box,
    circle,
    mix,
    numeral,
    path,
    picture,
    placed,
    rect,
)
from strannik.show.words import Words

WIDTH: Final = 440
HEIGHT: Final = 264
CELL: Final = 26
ROW: Final = 38
TOP: Final = 20
FIRST: Final = 190
PITCH: Final = 29
BAND_X: Final = 124
BAND: Final = 226
BAND_HIGH: Final = 34
"""The band on which a row is written."""

SCORE_X: Final = 335
GRID_X: Final = 366
GRID_Y: Final = 43
GRID: Final = 26
PAST_X: Final = 392
PAST_Y: Final = 170
CLASS_X: Final = 66
CLASS_Y: Final = 190


def cell_at(row: int, column: int) -> tuple[float, float]:
    """The middle of a cell."""
    return FIRST + PITCH * column, TOP + ROW * row + ROW / 2 - 2


def row_outline(row: int) -> str:
    """All of a row, as an SVG path."""
    _, y = cell_at(row, 0)
    return box(BAND_X + BAND / 2, y, BAND, BAND_HIGH)


def token_outline(place: int) -> str:
    """All of a cell of the alignment grid, as an SVG path."""
    return box(*token_at(place), GRID - 1.2, GRID - 1.2)


def past_outline() -> str:
    """The backstory in small with its title, as an SVG path."""
    return box(PAST_X, PAST_Y, 78, 92)


def class_outline() -> str:
    """What the class can do, as an SVG path."""
    return box(CLASS_X, CLASS_Y, 96, 76)


def score_at(row: int) -> tuple[float, float]:
    """Where the live score of a row lies."""
    return SCORE_X, cell_at(row, 0)[1]


def token_at(place: int) -> tuple[float, float]:
    """The middle of a cell of the alignment grid."""
    return GRID_X + GRID * (place % 3), GRID_Y + GRID * (place // 3)


def person(race: str, side: str, role: str, words: Words) -> str:
    """Who the hero is, and what the class can do."""
    colour = CLASSES[role].colour_name
    portrait = placed(medallion(race, side, DIE[colour]), 66, 62, 1.08)
    ribbon = path("M14 108H118L112 118L118 128H14L20 118Z", fill=DIE[colour], stroke=DARK_WOOD, stroke_width=1)
    ink = INK if colour in ("white", "gold") else LABEL
    name = block(words.name(role), 66, 118, 84, 12, 1, fill=ink, face="serif-bold")
    people = block(words.name(race), 66, 139, 104, 10.5, 1, fill=SOFT, face="serif-italic")
    sign = placed(circle(0, 0, 8, fill=DIE[colour], stroke=DARK_WOOD, stroke_width=1) + pip(colour, 3.6), 66, 156)
    ability = block(words.say(f"ability-{role}"), 66, 176, 104, 10.5, 1, face="serif-bold")
    does = block_below(ability_text(CLASSES[role], words), 66, 185, 104, 9.6, 5, fill=SOFT)
    return portrait + ribbon + name + people + sign + ability + does


def attribute(row: int, race: str, role: str, backstory: str, words: Words) -> str:
    """A row: name and action, three cells with what the backstory wants there, the people's modifier, the goal."""
    _, y = cell_at(row, 0)
    attr = ATTRIBUTES[row]
    band = rect(
        BAND_X, y - BAND_HIGH / 2, BAND, BAND_HIGH, 5, fill=SHADE if row % 2 == 0 else mix(SHADE, PARCHMENT, 0.55)
    )
    name = line(words.say(f"short-{attr}"), 131, y - 4, 9, "start", "sans-bold")
    action = placed(emblem(ACTIONS[attr]), 143, y + 7.4, 0.4)
    cells = []
    wanted, colour = BACKSTORIES[backstory][row]
    for column in range(3):
        cx, cy = cell_at(row, column)
        cells.append(cell(cx, cy))
        if column == wanted:
            paint = DIE[COLOURS[colour]]
            wash = 0.45 if COLOURS[colour] == "white" else 0.15
            edge = cell(cx, cy, mix(paint, LABEL, 0.72), mix(paint, INK, 0.25), 2)
            cells.append(edge + placed(pip(COLOURS[colour], 5.4, mix(paint, INK, wash)), cx, cy))
    return band + name + action + "".join(cells) + modifier(row, race) + target(CLASSES[role].goals[row], 301, y)


def cell(x: float, y: float, fill: str = LABEL, edge: str = LIGHT_WOOD, width: float = 1) -> str:
    """A cell for a die, about its middle."""
    return rect(x - CELL / 2, y - CELL / 2, CELL, CELL, 4, fill=fill, stroke=edge, stroke_width=width)


def modifier(row: int, race: str) -> str:
    """What the people adds to a row or takes from it, beside its cells."""
    amount = RACES[race][row]
    if not amount:
        return ""
    x, y = cell_at(row, 3)
    text = f"+{amount}" if amount > 0 else f"−{-amount}"
    return placed(circle(0, 0, 8, fill=WOOD) + numeral(text, 0, 4, 8, fill=CREAM), x - 5, y)


def target(goal: Goal, x: float, y: float) -> str:
    """A goal as a shield with its number, and its stars below."""
    sign = goal_sign(goal).replace("–", "−")
    size = 11.0 if len(sign) <= 3 else 8.6
    stars = [placed(star(3.4), x - (goal.stars - 1) * 3.7 + 7.4 * at, y + 7) for at in range(goal.stars)]
    shield = placed(fragment("tokens/shield"), x, y)
    return shield + numeral(sign, x, y + 0.6, size, fill=INK) + "".join(stars)


def nature(alignment: str, words: Words) -> str:
    """The alignment grid."""
    title = block(words.name(alignment), 392, 20, 76, 9.6, 1, face="serif-bold")
    drawn = []
    for place, stars in enumerate(ALIGNMENTS[alignment]):
        x, y = token_at(place)
        fill = LABEL if not stars else mix(MET if stars > 0 else OVER, PARCHMENT, 0.72 - 0.1 * abs(stars))
        drawn.append(
            rect(
                x - GRID / 2 + 0.6,
                y - GRID / 2 + 0.6,
                GRID - 1.2,
                GRID - 1.2,
                3,
                fill=fill,
                stroke=LIGHT_WOOD,
                stroke_width=0.8,
            )
        )
        if stars:
            sign = f"+{stars}" if stars > 0 else f"−{-stars}"
            drawn.append(numeral(sign, x, y + 4, 9, fill=INK))
    return title + "".join(drawn)


def past(backstory: str, words: Words) -> str:
    """The backstory in small: which colour where, and what matches are worth."""
    title = block(words.name(backstory), 392, 124, 78, 9.6, 2, face="serif-bold")
    drawn = [rect(381, 138, 48, 76, 4, fill=LABEL, stroke=LIGHT_WOOD, stroke_width=0.9)]
    for row, (wanted, colour) in enumerate(BACKSTORIES[backstory]):
        for column in range(3):
            x, y = 391 + 14 * column, 146 + 12 * row
            if column == wanted:
                shade = mix(DIE[COLOURS[colour]], INK, 0.45 if COLOURS[colour] == "white" else 0)
                drawn.append(placed(pip(COLOURS[colour], 3.5, shade), x, y))
                drawn.append(
                    placed(circle(0, 0, 5.6, fill="none", stroke=INK, stroke_opacity=0.35, stroke_width=0.7), x, y)
                )
            else:
                drawn.append(circle(x, y, 1.1, fill=LIGHT_WOOD, fill_opacity=0.6))
    # The lower right corner stays free: on a phone the table's lens lies there.
    for at, (matches, stars) in enumerate((("2", 1), ("4", 3), ("6", 6))):
        y = 152 + 24 * at
        drawn.append(numeral(matches, 356, y + 3.4, 7, fill=SOFT) + placed(star(8.4), 368, y))
        drawn.append(numeral(str(stars), 368, y + 3.2, 7, fill=INK))
    return title + "".join(drawn)


def sheet(race: str, side: str, role: str, backstory: str, alignment: str, words: Words) -> str:
    """The whole sheet of a hero."""
    rows = [attribute(row, race, role, backstory, words) for row in range(len(ATTRIBUTES))]
    title = f"{words.name(race)}, {words.name(role)}"
    return picture(
        WIDTH,
        HEIGHT,
        fragment("scenes/sheet"),
        person(race, side, role, words),
        *rows,
        nature(alignment, words),
        past(backstory, words),
        title=title,
    )


def empty_sheet(words: Words) -> str:
    """A sheet nobody is on yet."""
    ghost = placed(fragment("peoples/nobody"), 66, 62)
    return picture(WIDTH, HEIGHT, fragment("scenes/sheet"), ghost, empty_rows(words), title=words.say("game-title"))


def begun_sheet(race: str, side: str, words: Words) -> str:
    """The sheet of a hero who has a people and no class yet."""
    portrait = placed(medallion(race, side, LIGHT_WOOD), 66, 62, 1.08)
    people = block(words.name(race), 66, 139, 104, 10.5, 1, fill=SOFT, face="serif-italic")
    added = [modifier(row, race) for row in range(len(ATTRIBUTES))]
    sheet = fragment("scenes/sheet")
    return picture(WIDTH, HEIGHT, sheet, portrait, people, empty_rows(words), *added, title=words.name(race))


def empty_rows(words: Words) -> str:
    """The rows of a hero without goals."""
    cells = []
    for row, attr in enumerate(ATTRIBUTES):
        y = cell_at(row, 0)[1]
        cells.append(rect(BAND_X, y - BAND_HIGH / 2, BAND, BAND_HIGH, 5, fill=SHADE, fill_opacity=0.6))
        cells.append(line(words.say(f"short-{attr}"), 131, y + 3, 9, "start", "sans-bold"))
        for column in range(3):
            cx, cy = cell_at(row, column)
            cells.append(cell(cx, cy))
    return "".join(cells)


def score(value: int, gap: int, title: str) -> str:
    """The live score of a row: the number, and a tick or how far it is from the goal."""
    colour = MET if gap == 0 else SHORT if gap > 0 else OVER
    shown = numeral(f"−{-value}" if value < 0 else str(value), 12, 12.2, 9, fill=INK)
    # What is missing points up, what is too much points down.
    sign = fragment(f"tokens/{'met' if gap == 0 else 'short' if gap > 0 else 'over'}")
    missing = numeral(str(abs(gap)), 15.4, 21.4, 6.2, fill="#fff") if gap else ""
    return picture(24, 24, fragment("tokens/score", verdict=colour), shown, sign, missing, title=title)


def token(colour: str, title: str) -> str:
    """The alignment token of a class."""
    return picture(24, 24, fragment("tokens/pawn", cloak=DIE[colour]), placed(pip(colour, 2.2), 12, 15.6), title=title)

"""The meeting track, which lies above the adventure board, and the score track."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.faces.archipelago import archipelago_board
from strannik.games.glow.faces.icons import icon, lit
from strannik.games.glow.faces.palette import DUSK, LIGHTS, NIGHT, PALE, RIM, defs, halo
from strannik.games.glow.faces.province import HIGH, WIDE, province_board
from strannik.games.glow.maps import LAST_SPACE, PROVINCE, REROLL_SPACES, TRACK
from strannik.show.svg import Point, mix, numeral, picture, placed, rect

SPACE: Final = 200.0
MEETING_HIGH: Final = 76.0
CELL: Final = 40.0
COLUMNS: Final = 25


def meeting_place(space: int) -> Point:
    """Where dice lie on a space of the meeting track."""
    return space * SPACE + 120, MEETING_HIGH / 2


def meeting_track() -> str:
    """Five spaces in the order of the rulebook, each in the light of its element."""
    spaces = []
    for place, element in enumerate(TRACK):
        light = LIGHTS[element]
        left = place * SPACE
        ground = mix(light, NIGHT, 0.84)
        size = {"width": SPACE - 8, "height": MEETING_HIGH - 8, "r": 16}
        spaces.append(rect(left + 4, 4, fill=ground, stroke=light, stroke_width=2, stroke_opacity=0.7, **size))
        spaces.append(lit(element, left + 36, MEETING_HIGH / 2, 4))
    return "".join(spaces)


def table_of(board: str, title: str) -> str:
    """The meeting track above the adventure board."""
    drawn = province_board() if board == PROVINCE else archipelago_board()
    ground = rect(0, 0, WIDE, HIGH + MEETING_HIGH, 18, fill=NIGHT)
    return picture(
        WIDE, HIGH + MEETING_HIGH, defs(), ground, meeting_track(), placed(drawn, 0, MEETING_HIGH), title=title
    )


def score_place(score: int) -> Point:
    """Where a marker stands: the track goes round after 99."""
    space = score % (LAST_SPACE + 1)
    row, column = divmod(space, COLUMNS)
    if row % 2:
        column = COLUMNS - 1 - column
    return (column + 0.5) * CELL, (row + 0.5) * CELL


def score_track(title: str) -> str:
    """A hundred spaces in four rows that turn at their ends; eighteen of them with a reroll."""
    cells = []
    for space in range(LAST_SPACE + 1):
        x, y = score_place(space)
        reroll = space in REROLL_SPACES
        fill = "#3b2c6b" if reroll else (DUSK if space % 2 else "#1a1330")
        cells.append(
            rect(
                x - CELL / 2 + 1,
                y - CELL / 2 + 1,
                CELL - 2,
                CELL - 2,
                7,
                fill=fill,
                stroke=LIGHTS["bursts"] if reroll else RIM,
                stroke_width=1.4 if reroll else 0.6,
            )
        )
        if reroll:
            cells.append(halo("violet", x, y, 18, 0.6) + placed(icon("rerolls"), x + 6, y - 5, 1.7))
            cells.append(numeral(space, x - 8, y + 15, 11, fill=PALE))
        else:
            cells.append(numeral(space, x, y + 5.5, 11, fill=PALE, fill_opacity=0.6 if space % 5 else 1))
    return picture(
        CELL * COLUMNS, CELL * 4, defs(), rect(0, 0, CELL * COLUMNS, CELL * 4, 10, fill=NIGHT), *cells, title=title
    )

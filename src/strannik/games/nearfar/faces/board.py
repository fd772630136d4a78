"""A player's board: camps with what lies under them, hearts, party, reserve, pack animals with their treasures.

Camps and hearts are drawn as they stand, on the board in `data/art/cards`; companions, animals and treasures are
pieces, and the functions that end in `_at` say where they lie.
"""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import SLOTS
from strannik.games.nearfar.faces.art import colour, composed
from strannik.games.nearfar.faces.icons import faded, icon
from strannik.games.nearfar.faces.palette import CREAM, DARK_SEAT, HEART, INK, LINE, SEAT, SOFT
from strannik.games.nearfar.faces.piece import camp
from strannik.show.svg import circle, mix, numeral, path, picture, placed, rect
from strannik.show.words import Words

WIDTH: Final = 800
HEIGHT: Final = 160
PIECE: Final = 44
"""How wide a piece is shown on a board of this width, whatever it is."""

PARTY: Final = ("yellow", "green", "blue", "red")
LONG: Final = 2
"""How many camps stand before the first slot in the longer game. [NF-27.2]"""

SLOT: Final = 40
ICON_OF: Final = {"coin": "coins", "gem": "gems", "vp": "vp"}


def slot_at(slot: int) -> tuple[float, float]:
    """The middle of a camp slot; -1 and -2 are the two that only the longer game has."""
    if slot < 0:
        return 32, 28.0 + 36 * (slot + LONG)
    return 32 + SLOT * (1 + slot % 7), 28.0 + 36 * (slot // 7)


def heart_at(hearts: int) -> tuple[float, float]:
    """The middle of a step of the heart track."""
    return 32 + SLOT * (1 + hearts % 7), 104.0 + 31 * (hearts // 7)


def party_at(place: int) -> tuple[float, float]:
    """The middle of a party slot, by its place in PARTY."""
    return 378 + 54 * place, 42.0


def reserve_at(place: int, count: int) -> tuple[float, float]:
    """The middle of one of so many tokens in the reserve."""
    return 351 + min(50, 216 / max(1, count)) * (place + 0.5), 116.0


def pack_at(place: int) -> tuple[float, float]:
    """The middle of a pack animal's slot."""
    return 613 + 68 * place, 30.0


def load_at(place: int) -> tuple[float, float]:
    """The middle of the treasure under a pack animal."""
    return 613 + 68 * place, 86.0


def board(seat: str, camps: int, hearts: int, words: Words) -> str:
    """A seat's board with so many camps left on it and so many hearts."""
    given = {"camps": camp_slots(seat, camps), "hearts": heart_track(hearts), "reserve": words.say("board-reserve")}
    drawn = composed("cards/board", given, paint=SEAT[seat], outline=DARK_SEAT[seat])
    return picture(WIDTH, HEIGHT, drawn, title=words.say(f"seat-{seat}"))


def camp_slots(seat: str, camps: int) -> str:
    """Two rows of slots, the camps that are left standing on the last of them. [NF-18.6]"""
    first = len(SLOTS) - camps
    drawn = []
    for slot in range(min(0, first), len(SLOTS)):
        x, y = slot_at(slot)
        shown = SLOTS[slot] if slot >= 0 else ""
        drawn.append(rect(x - 17, y - 16, 34, 32, 6, fill=CREAM, fill_opacity=0.75, stroke=SOFT, stroke_width=0.8))
        if slot < first:
            drawn.append(placed(ellipse_mark(), x, y))
            drawn.append(faded(icon(ICON_OF[shown], x, y, 2)) if shown else "")
        else:
            drawn.append(placed(camp(seat), x - (4 if shown else 0), y, 1))
            drawn.append(reward(shown, x, y) if shown else "")
    if first >= 0:
        drawn.append(placed(camp(seat), 32, 30, 1.1) + numeral(str(camps), 32, 70, 17, fill=DARK_SEAT[seat]))
    return "".join(drawn)


def ellipse_mark() -> str:
    """The dent a camp leaves."""
    return path("M-8 8Q0 11 8 8", fill="none", stroke=SOFT, stroke_opacity=0.5, stroke_width=1.2)


def reward(shown: str, x: float, y: float) -> str:
    """What comes to light when the camp leaves: a coin, a gem, or 2 points."""
    if shown != "vp":
        return icon(ICON_OF[shown], x + 10, y + 9.4, 1.2)
    return circle(x + 9.6, y + 9, 6.6, **{**LINE, "fill": colour("medal")}) + numeral(
        "2", x + 9.6, y + 12.6, 8, fill=INK
    )


def heart_track(hearts: int) -> str:
    """Hearts from 0 to 13, filled as far as they go. [NF-7.1]"""
    drawn = [icon("hearts", 32, 106, 2.4), numeral(str(hearts), 32, 140, 17, fill=HEART)]
    for step in range(14):
        x, y = heart_at(step)
        here = step == hearts
        fill = HEART if here else mix(HEART, CREAM, 0.55) if step < hearts else CREAM
        drawn.append(rect(x - 17, y - 13.5, 34, 27, 7, fill=fill, stroke=INK, stroke_width=1.6 if here else 0.7))
        drawn.append(numeral(str(step), x, y + 5, 12 if here else 10, fill=CREAM if here else SOFT))
    return "".join(drawn)

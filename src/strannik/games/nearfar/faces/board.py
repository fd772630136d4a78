"""A player's board: camps with what lies under them, hearts, party, reserve, pack animals with their treasures.

Camps and hearts are drawn as they stand; companions, animals and treasures are pieces, and the functions that end in
`_at` say where they lie.
"""

from __future__ import annotations

from typing import Final

from strannik.core.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    SANS,
    circle,
    gradient,
    mix,
    numeral,
    path,
    picture,
    placed,
    rect,
    tag,
    words_block,
)
from strannik.core.words import Words
from strannik.games.nearfar.cards import SLOTS
from strannik.games.nearfar.faces.animals import pack_bird
from strannik.games.nearfar.faces.icons import TOKENS, faded, heart, icon, treasure
from strannik.games.nearfar.faces.palette import (
    CREAM,
    DARK_SEAT,
    HEART,
    INK,
    LINE,
    PARCHMENT,
    SEAT,
    SHADE,
    SOFT,
    TRIBE,
)
from strannik.games.nearfar.faces.piece import camp
from strannik.games.nearfar.faces.token import HEIGHT as TOKEN_HEIGHT
from strannik.games.nearfar.faces.token import PACK_HEIGHT, PACK_WIDTH
from strannik.games.nearfar.faces.token import WIDTH as TOKEN_WIDTH

WIDTH: Final = 790
HEIGHT: Final = 190
PARTY: Final = ("yellow", "green", "blue", "red")
PARTY_SCALE: Final = 1.36
"""How much larger than its picture a token in the party is."""

LOAD_SCALE: Final = 0.86
"""How large a treasure is on the board, compared with a card."""

LONG: Final = 2
"""How many camps stand before the first slot in the longer game. [NF-27.2]"""

SLOT: Final = 39
ICON_OF: Final = {"coin": "coins", "gem": "gems", "vp": "vp"}


def slot_at(slot: int) -> tuple[float, float]:
    """The middle of a camp slot; -1 and -2 are the two that only the longer game has."""
    if slot < 0:
        return 32, 36.0 + SLOT * (slot + LONG)
    return 32 + SLOT * (1 + slot % 7), 36.0 + SLOT * (slot // 7)


def heart_at(hearts: int) -> tuple[float, float]:
    """The middle of a step of the heart track."""
    return 32 + SLOT * (1 + hearts % 7), 125.0 + 34 * (hearts // 7)


def party_at(place: int) -> tuple[float, float]:
    """The middle of a party slot, by its place in PARTY."""
    return 372 + 66 * place, 55.0


def reserve_at(place: int, count: int) -> tuple[float, float]:
    """The middle of one of so many tokens in the reserve."""
    return 346 + min(48, 232 / max(1, count)) * (place + 0.5), 146.0


def pack_at(place: int) -> tuple[float, float]:
    """The middle of a pack animal's slot."""
    return 637 + 57 * place, 38.0


def load_at(place: int) -> tuple[float, float]:
    """The middle of the treasure under a pack animal."""
    return 637 + 57 * place, 104.0


def board(seat: str, camps: int, hearts: int, words: Words) -> str:
    """A seat's board with so many camps left on it and so many hearts."""
    defs = tag("defs", gradient("board", (0, mix(SEAT[seat], PARCHMENT, 0.78)), (1, mix(SEAT[seat], PARCHMENT, 0.62))))
    edge = rect(1, 1, WIDTH - 2, HEIGHT - 2, 14, fill=SEAT[seat], stroke=DARK_SEAT[seat], stroke_width=2)
    ground = rect(7, 7, WIDTH - 14, HEIGHT - 14, 9, fill="url(#board)", stroke=DARK_SEAT[seat], stroke_width=1)
    lines = path("M334 18V172M605 18V172", fill="none", stroke=DARK_SEAT[seat], stroke_opacity=0.3, stroke_width=1.2)
    parts = [camp_slots(seat, camps), heart_track(hearts), party_slots(), reserve(words), pack_slots()]
    return picture(WIDTH, HEIGHT, defs, edge, ground, lines, *parts, title=words.say(f"seat-{seat}"))


def camp_slots(seat: str, camps: int) -> str:
    """Two rows of slots, the camps that are left standing on the last of them. [NF-18.6]"""
    first = len(SLOTS) - camps
    drawn = []
    for slot in range(min(0, first), len(SLOTS)):
        x, y = slot_at(slot)
        shown = SLOTS[slot] if slot >= 0 else ""
        drawn.append(rect(x - 17, y - 17, 34, 34, 6, fill=CREAM, fill_opacity=0.75, stroke=SOFT, stroke_width=0.8))
        if slot < first:
            drawn.append(placed(ellipse_mark(), x, y))
            drawn.append(faded(icon(ICON_OF[shown], x, y, 2)) if shown else "")
        else:
            drawn.append(placed(camp(seat), x - (4 if shown else 0), y, 1.05))
            drawn.append(reward(shown, x, y) if shown else "")
    if first >= 0:
        drawn.append(placed(camp(seat), 32, 36, 1.1) + numeral(str(camps), 32, 78, 17, fill=DARK_SEAT[seat]))
    return "".join(drawn)


def ellipse_mark() -> str:
    """The dent a camp leaves."""
    return path("M-8 8Q0 11 8 8", fill="none", stroke=SOFT, stroke_opacity=0.5, stroke_width=1.2)


def reward(shown: str, x: float, y: float) -> str:
    """What comes to light when the camp leaves: a coin, a gem, or 2 points."""
    if shown != "vp":
        return icon(ICON_OF[shown], x + 10, y + 9.4, 1.2)
    return circle(x + 9.6, y + 9, 6.6, **{**LINE, "fill": "#f3d27a"}) + numeral("2", x + 9.6, y + 12.6, 8, fill=INK)


def heart_track(hearts: int) -> str:
    """Hearts from 0 to 13, filled as far as they go. [NF-7.1]"""
    drawn = [placed(heart(), 32, 133, 2.6), numeral(str(hearts), 32, 168, 17, fill=HEART)]
    for step in range(14):
        x, y = heart_at(step)
        here = step == hearts
        fill = HEART if here else mix(HEART, CREAM, 0.55) if step < hearts else CREAM
        drawn.append(rect(x - 16, y - 14, 32, 28, 7, fill=fill, stroke=INK, stroke_width=1.6 if here else 0.7))
        drawn.append(numeral(str(step), x, y + 5, 12 if here else 10, fill=CREAM if here else SOFT))
    return "".join(drawn)


def party_slots() -> str:
    """A slot for each tribe. [NF-9.1]"""
    wide, high = TOKEN_WIDTH * PARTY_SCALE, TOKEN_HEIGHT * PARTY_SCALE
    drawn = []
    for place, tribe in enumerate(PARTY):
        x, y = party_at(place)
        fill = mix(TRIBE[tribe], CREAM, 0.6)
        drawn.append(
            rect(
                x - wide / 2,
                y - high / 2,
                wide,
                high,
                7,
                fill=fill,
                stroke=TRIBE[tribe],
                stroke_width=2,
                stroke_dasharray="5 4",
            )
        )
        drawn.append(placed(TOKENS[tribe](), x, y, 3.4))
    return "".join(drawn)


def reserve(words: Words) -> str:
    """Where those wait who do not go along."""
    mat = rect(342, 112, 258, 66, 8, fill=SHADE, fill_opacity=0.7, stroke=SOFT, stroke_width=0.9)
    return mat + words_block(
        words.say("board-reserve"), 566, 120.6, 60, 9.6, 1, fill=SOFT, fill_opacity=0.6, font_family=SANS
    )


def pack_slots() -> str:
    """Three animals, a treasure on each; three treasures are worth 5 points. [NF-10.2, NF-23.9]"""
    wide, high = CARD_WIDTH * LOAD_SCALE, CARD_HEIGHT * LOAD_SCALE
    drawn = []
    for place in range(3):
        x, y = pack_at(place)
        drawn.append(
            rect(
                x - PACK_WIDTH / 2,
                y - PACK_HEIGHT / 2,
                PACK_WIDTH,
                PACK_HEIGHT,
                6,
                fill=CREAM,
                fill_opacity=0.6,
                stroke=SOFT,
                stroke_width=1.2,
                stroke_dasharray="4 3",
            )
        )
        drawn.append(faded(placed(pack_bird(), x - 2, y, 0.95)))
        x, y = load_at(place)
        drawn.append(
            rect(
                x - wide / 2,
                y - high / 2,
                wide,
                high,
                4,
                fill=CREAM,
                fill_opacity=0.6,
                stroke=SOFT,
                stroke_width=1.2,
                stroke_dasharray="4 3",
            )
        )
        drawn.append(faded(placed(treasure(), x, y, 3)))
    bracket = path("M611 148V153H777V148", fill="none", stroke=SOFT, stroke_width=1.2)
    disc = circle(690, 166, 12, **{**LINE, "fill": "#f3d27a"}) + numeral("5", 690, 171.6, 12, fill=INK)
    return "".join(drawn) + bracket + icon("treasure", 664, 166, 1.7) + disc + icon("vp", 716, 166, 1.7)

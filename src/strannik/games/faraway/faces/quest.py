"""Quests as icons: what must have been seen, and what fame it brings."""

from __future__ import annotations

from typing import Final

from strannik.games.faraway.cards import FLAT, NONE, PER, WONDERS, Card
from strannik.games.faraway.faces.icons import icon
from strannik.games.faraway.faces.palette import CHIP, DAY
from strannik.show.svg import INK, PAPER, data, mix, numeral, path, placed, rect

LEFT: Final = 3.4
WIDE: Final = 56.2
FOOT: Final = 84.8
FAME_HIGH: Final = 17.0
NEEDS_HIGH: Final = 11.6
SEAL: Final = 16.0
TIMES: Final = 7.0


def quest(card: Card) -> str:
    """The plate at the foot of a card; nothing where there is no fame."""
    if card.kind == NONE:
        return ""
    needs: list[str] = [wonder for wonder in WONDERS for _ in range(card.requires[wonder])]
    high = FAME_HIGH + (NEEDS_HIGH if needs else 0)
    top = FOOT - high
    shadow = rect(LEFT, top + 0.8, WIDE, high, 3, fill=INK, fill_opacity=0.28)
    plate = rect(LEFT, top, WIDE, high, 3, fill=PAPER, stroke=INK, stroke_width=0.5)
    return shadow + plate + (needed(needs, top, card.biome) if needs else "") + reward(card)


def needed(needs: list[str], top: float, biome: str) -> str:
    """What must be seen first: wonders in a dark band that points at the fame below it."""
    middle, foot = LEFT + WIDE / 2, top + NEEDS_HIGH
    right = LEFT + WIDE - 0.25
    edge = (
        data("M", LEFT + 0.25, foot, "V", top + 3.1, "Q", LEFT + 0.25, top + 0.25, LEFT + 3.1, top + 0.25)
        + data("H", right - 2.85, "Q", right, top + 0.25, right, top + 3.1)
        + data("V", foot, "H", middle + 3, "L", middle, foot + 2.3, "L", middle - 3, foot, "Z")
    )
    band = path(edge, fill=mix(DAY[biome].dark, INK, 0.35))
    step = min(10.6, 52 / len(needs))
    first = middle - step * (len(needs) - 1) / 2
    slots = [
        placed(slot() + placed(icon(wonder), 0, 0, 0.78), first + step * at, top + NEEDS_HIGH / 2)
        for at, wonder in enumerate(needs)
    ]
    return band + "".join(slots)


def slot() -> str:
    return rect(-4.65, -4.65, 9.3, 9.3, 2, fill=CHIP)


def reward(card: Card) -> str:
    """The fame: so much, or so much for each of something."""
    y, middle = FOOT - FAME_HIGH / 2 + 0.4, LEFT + WIDE / 2
    if card.kind == FLAT:
        return seal(card.value, middle, y)
    counted = card.what if card.kind == PER else ["biomes"]
    step = 12.4
    wide = step * len(counted)
    start = middle - (SEAL + TIMES + wide) / 2
    times = numeral("×", start + SEAL + TIMES / 2 - 0.2, y + 3.4, 8.4, fill=INK)
    icons = [
        placed(icon(name), start + SEAL + TIMES + step * (at + 0.5), y, 1.25 if name == "biomes" else 1.1)
        for at, name in enumerate(counted)
    ]
    return seal(card.value, start + SEAL / 2, y) + times + "".join(icons)


def seal(value: int, x: float, y: float) -> str:
    """A number of fame on its golden seal."""
    high = 6.9 if value < 10 else 6.0
    return placed(icon("fame"), x, y, 1.58) + numeral(value, x, y + high / 2, high, fill=INK)

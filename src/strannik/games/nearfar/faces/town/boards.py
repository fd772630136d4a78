"""What the rules say on the boards under the street: what goods are worth, the mine, the reputation track."""

from __future__ import annotations

from typing import Any, Final

from strannik.games.nearfar.cards import MINE, MINE_COLUMNS, MINE_ROWS, reputation_points
from strannik.games.nearfar.cards import TRADE as WORTH
from strannik.games.nearfar.faces.art import colour
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import CREAM, FLAME, SOFT
from strannik.games.nearfar.faces.town.places import CELL, SHAFTS, TRACK, TRADE, rung, shaft
from strannik.games.nearfar.hero import LEAST_REPUTATION, MOST_REPUTATION
from strannik.show.svg import INK, mix, numeral, rect

ROCK: Final = colour("mine-wall")
EDGE: Final[dict[str, Any]] = {"stroke": INK, "stroke_width": 2}


def trade() -> str:
    """The worth of each good. [NF-5.2.2]"""
    left, top, right, _ = TRADE
    drawn = []
    for at, (good, worth) in enumerate(WORTH.items()):
        line = at // 4
        many = 4 if line == 0 else len(WORTH) - 4
        x = left + (right - left) / 2 + (at % 4 - (many - 1) / 2) * 112
        y = top + 96 + line * 92
        drawn.append(rect(x - 48, y - 38, 96, 78, 10, fill=CREAM, stroke=SOFT, stroke_width=1.4))
        drawn.append(icon(good, x - 20, y + 1, 4.6) + numeral(worth, x + 24, y + 17, 36, fill=INK))
    return "".join(drawn)


def mine(day: bool) -> str:
    """Twelve cells with the skill they ask for; rewards stand above the columns and left of the rows. [NF-5.8.1]"""
    left, top, _, _ = SHAFTS
    drawn = []
    for column, reward in enumerate(MINE_COLUMNS):
        x, _ = shaft(f"r1c{column + 1}")
        drawn.append(gains(reward, x, top + 28))
    for row, reward in enumerate(MINE_ROWS):
        _, y = shaft(f"r{row + 1}c1")
        drawn.append(gains(reward, left + 48, y))
    for cell in MINE.values():
        x, y = shaft(cell.id)
        first = cell.id == "r1c1"
        fill = "#f3e2b4" if first else mix("#b9aa92", ROCK, 0.1 * cell.need)
        drawn.append(rect(x - CELL[0] / 2 + 3, y - CELL[1] / 2 + 3, CELL[0] - 6, CELL[1] - 6, 9, fill=fill, **EDGE))
        drawn.append(icon("skill", x - 34, y - 14, 3) + numeral(cell.need, x - 34, y + 32, 20, fill=INK))
        if day and cell.reputation:
            drawn.append(icon("reputation", x + 36, y + 20, 3.2))
    return "".join(drawn)


def gains(reward: dict[str, int], x: float, y: float) -> str:
    """Coins and gems side by side, each drawn as often as it is given."""
    goods = [good for good, count in reward.items() for _ in range(count)]
    return "".join([icon(good, x + (at - (len(goods) - 1) / 2) * 34, y, 3) for at, good in enumerate(goods)])


def reputation(day: bool) -> str:
    """From the worst name to the best, with the points of each place; markers lie between. [NF-8.1, NF-8.4]"""
    left, top, right, bottom = TRACK
    wide = (right - left) / (MOST_REPUTATION - LEAST_REPUTATION + 1)
    drawn = []
    for place in range(LEAST_REPUTATION, MOST_REPUTATION + 1):
        x, _ = rung(place)
        good = place / MOST_REPUTATION if place > 0 else place / LEAST_REPUTATION
        fill = mix(CREAM, FLAME if place > 0 else "#5a5474", 0.12 + 0.5 * good) if place else CREAM
        drawn.append(
            rect(x - wide / 2 + 2, top + 3, wide - 4, bottom - top - 6, 8, fill=fill, stroke=SOFT, stroke_width=1.4)
        )
        drawn.append(numeral(str(place).replace("-", "−"), x, top + 22, 18, fill=INK))
        points = reputation_points(place, day)
        if points:
            drawn.append(icon("vp", x + 12, bottom - 15, 1.9))
            drawn.append(numeral(str(points).replace("-", "−"), x - 11, bottom - 9, 16, fill=INK))
    return "".join(drawn)

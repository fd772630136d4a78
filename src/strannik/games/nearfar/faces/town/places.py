"""Where things stand on the town board, in the coordinates of its picture."""

from __future__ import annotations

from functools import cache
from typing import Final

from strannik.games.nearfar.cards import MINE
from strannik.games.nearfar.hero import LEAST_REPUTATION, MOST_REPUTATION
from strannik.show.svg import Point, box, straight

WIDE: Final = 1600.0
SKY: Final = 90.0
"""So much of the drawn sky is cut off: nothing stands there, and the street is larger without it."""

HIGH: Final = 1000.0 - SKY
STREET: Final = 392.0 - SKY
"""The foot of the houses."""

PAVEMENT: Final = 432.0 - SKY
HOUSES: Final = ("hall", "saloon", "stables", "store", "farm", "hut", "mine", "jail")
PITCH: Final = 193.0
SIGN: Final = (182.0, 84.0)
SIGN_TOP: Final = 478.0 - SKY

ROOFS: Final[dict[str, list[Point]]] = {
    "hall": [(-92, -104), (-28, -134), (-32, -206), (0, -252), (32, -206), (28, -134), (92, -104)],
    "saloon": [(-88, -116), (-80, -150), (-52, -176), (-26, -196), (26, -196), (52, -176), (80, -150), (88, -116)],
    "stables": [(-94, -90), (-66, -148), (0, -182), (66, -148), (94, -90)],
    "store": [(-88, -118), (-62, -160), (62, -160), (88, -118)],
    "farm": [(-92, -150), (-44, -194), (24, -160), (40, -108), (92, -62)],
    "hut": [(-88, -62), (-30, -100), (4, -186), (24, -108), (92, -60)],
    "mine": [(-84, -62), (-60, -116), (-22, -150), (14, -166), (46, -130), (80, -86), (92, -40)],
    "jail": [(-74, -126), (-14, -132), (0, -166), (14, -132), (74, -126)],
}
"""The upper outline of each house from left to right, from the middle of its foot."""

TRADE: Final = (30.0, 580.0 - SKY, 510.0, 888.0 - SKY)
SHAFTS: Final = (528.0, 580.0 - SKY, 1090.0, 888.0 - SKY)
PADDOCK: Final = (1108.0, 580.0 - SKY, 1570.0, 888.0 - SKY)
"""The three boards under the street: left, top, right, bottom."""

CELL: Final = (114.0, 82.0)
SEAM: Final = 8.0
"""What is left between two cells of the mine."""

STALLS: Final = 12
TRACK: Final = (30.0, 902.0 - SKY, 1570.0, 982.0 - SKY)


def house(building: str) -> Point:
    """The middle of a building's foot."""
    return 124.0 + PITCH * HOUSES.index(building), STREET


@cache
def outline(building: str) -> str:
    """All that belongs to a building, from its roof over the pavement to its sign, as an SVG path."""
    x, y = house(building)
    wide, high = SIGN
    bottom = SIGN_TOP + high
    corners = [
        (x - wide / 2, bottom),
        *[(x + right, y + down) for right, down in ROOFS[building]],
        (x + wide / 2, bottom),
    ]
    return straight(corners) + "Z"


def standing(building: str, place: int, many: int) -> Point:
    """Where one of several figures stands before a building."""
    x, _ = house(building)
    return x + (place - (many - 1) / 2) * 40, PAVEMENT


def start(place: int) -> Point:
    """Where a figure waits that has visited no building yet: on the road into town."""
    return 60.0 + place * 46, PAVEMENT + 8


def shaft(cell: str) -> Point:
    """The middle of a cell of the mine."""
    at = MINE[cell]
    left, top, _, _ = SHAFTS
    return left + 92 + CELL[0] * (at.column - 0.5), top + 52 + CELL[1] * (at.row - 0.5)


@cache
def dug(cell: str) -> str:
    """All of a cell of the mine, as an SVG path."""
    wide, high = CELL
    return box(*shaft(cell), wide - SEAM, high - SEAM)


def rung(reputation: int) -> Point:
    """The middle of a place of the reputation track."""
    left, top, right, bottom = TRACK
    wide = (right - left) / (MOST_REPUTATION - LEAST_REPUTATION + 1)
    return left + wide * (reputation - LEAST_REPUTATION + 0.5), (top + bottom) / 2


def stall(place: int) -> Point:
    """Where one of the pack animals waits to be bought."""
    left, top, _, _ = PADDOCK
    return left + 62 + 113 * (place % 4), top + 92 + 84 * (place // 4)

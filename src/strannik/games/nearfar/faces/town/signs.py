"""The sign of each building: its name, and what one does there in icons."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import CREAM, SOFT, WOOD
from strannik.games.nearfar.faces.town.places import SIGN, SIGN_TOP, house
from strannik.show.letters import fitted, line
from strannik.show.svg import INK, numeral, path, rect

ACTS: Final[dict[str, list[str]]] = {
    "hall": ["trade", "|", "-artifact", "|", "±reputation"],
    "saloon": ["coins", ">", "companion"],
    "stables": ["food", ">", "bird"],
    "store": ["coins", "|", "4artifact"],
    "farm": ["skill", ">", "food"],
    "hut": ["pack_animals", ">", "treasure"],
    "mine": ["skill", ">", "camps"],
    "jail": [],
}
BY_DAY: Final[dict[str, list[str]]] = {
    "stables": ["food", ">", "bird", "|", "gems", ">", "turtle"],
    "hut": ["3treasure", ">", "treasure"],
    "jail": ["food"],
}
"""What differs on the other side of the board. [NF-25.1]"""


def sign(building: str, name: str, day: bool) -> str:
    """A board on two chains."""
    x, _ = house(building)
    wide, high = SIGN
    left = x - wide / 2
    chains = path(
        f"M{left + 24:.0f} {SIGN_TOP - 16:.0f}v18M{left + wide - 24:.0f} {SIGN_TOP - 16:.0f}v18",
        stroke=INK,
        stroke_width=3,
    )
    plate = rect(left, SIGN_TOP, wide, high, 9, fill=WOOD, stroke=INK, stroke_width=2)
    paper = rect(left + 6, SIGN_TOP + 6, wide - 12, high - 12, 6, fill=CREAM)
    title = line(name, x, SIGN_TOP + 30, fitted(name, wide - 24, 23, "serif-bold"), face="serif-bold")
    return chains + plate + paper + title + acts(BY_DAY.get(building, ACTS[building]) if day else ACTS[building], x)


def acts(marks: list[str], x: float) -> str:
    """Icons in a row: `>` leads from a price to what it buys, `|` stands between choices."""
    widths = [room(mark) for mark in marks]
    scale = min(1.0, 158 / max(1.0, sum(widths)))
    y, pen = SIGN_TOP + 56, x - sum(widths) * scale / 2
    drawn = []
    for mark, wide in zip(marks, widths, strict=True):
        drawn.append(shown(mark, pen + wide * scale / 2, y, scale))
        pen += wide * scale
    return "".join(drawn)


def room(mark: str) -> float:
    if mark in ">|":
        return 22 if mark == ">" else 16
    return 50 if mark[0] in "34-±" else 34


def shown(mark: str, x: float, y: float, scale: float) -> str:
    if mark == ">":
        arrow = f"M{x - 7 * scale:.1f} {y:.1f}h{11 * scale:.1f}m{-5 * scale:.1f}-5l5 5l-5 5"
        return path(arrow, fill="none", stroke=SOFT, stroke_width=3, stroke_linecap="round", stroke_linejoin="round")
    if mark == "|":
        return path(f"M{x:.1f} {y - 12:.1f}v24", stroke=SOFT, stroke_width=2, stroke_opacity=0.6)
    if mark[0] not in "34-±":
        return icon(mark, x, y, 3 * scale)
    amount = {"-": "−", "±": "+/−"}.get(mark[0], mark[0])
    high = 11 if mark[0] == "±" else 19
    return numeral(amount, x - 13 * scale, y + high * 0.45, high * scale, fill=INK) + icon(
        mark[1:], x + 11 * scale, y, 2.9 * scale
    )

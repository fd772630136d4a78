"""Dice: seven colours, each with pips of its own shape, so that colour never stands alone."""

from __future__ import annotations

from typing import Final

from strannik.games.rollplayer.faces.art import fragment
from strannik.games.rollplayer.faces.palette import DIE, PIP
from strannik.show.svg import INK, group, mix, path, picture, placed, rect, tag

SPOTS: Final[dict[int, list[tuple[float, float]]]] = {
    1: [(12, 12)],
    2: [(7, 7), (17, 17)],
    3: [(6, 6), (12, 12), (18, 18)],
    4: [(7, 7), (17, 7), (7, 17), (17, 17)],
    5: [(6.5, 6.5), (17.5, 6.5), (12, 12), (6.5, 17.5), (17.5, 17.5)],
    6: [(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
}


def pip(colour: str, size: float = 2.4, fill: str | None = None) -> str:
    """The sign of a colour: leaf, drop, diamond, cross, square, circle or star."""
    return placed(fragment(f"pips/{colour}", pip=PIP[colour] if fill is None else fill), 0, 0, size / 2)


def body(colour: str, value: int) -> str:
    """A die of 24 by 24 showing a value; 0 shows none."""
    base = DIE[colour]
    light, dark = mix(base, "#ffffff", 0.22), mix(base, "#000000", 0.28)
    shade = tag(
        "linearGradient",
        tag("stop", offset="0", stop_color=light),
        tag("stop", offset=".55", stop_color=base),
        tag("stop", offset="1", stop_color=mix(base, "#000000", 0.12)),
        id=f"die-{colour}",
        x1="0",
        y1="0",
        x2="0.6",
        y2="1",
    )
    cube = rect(1, 1, 22, 22, 4.6, fill=f"url(#die-{colour})", stroke=mix(dark, INK, 0.4), stroke_width=1)
    glint = path("M4.5 6.2Q4.6 4.2 6.8 4H16", fill="none", stroke="#fff", stroke_opacity=0.45, stroke_width=1.1)
    spots = [placed(pip(colour), x, y) for x, y in SPOTS.get(value, [])]
    return group(tag("defs", shade), cube, glint, *spots)


def die(colour: str, value: int, title: str) -> str:
    """The picture of a die."""
    return picture(24, 24, body(colour, value), title=title)


def matching_die(colour: str, value: int, title: str) -> str:
    """A die that matches the backstory: framed in gold, with a tick in the corner."""
    return picture(24, 24, body(colour, value), fragment("tokens/match"), title=title)

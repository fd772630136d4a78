"""Drawing: small helpers with which games make the pictures of their cards, dice and boards.

A picture is text: every helper returns SVG markup, and `picture` wraps it up. Pictures are shown
as images, which cannot reach the page's fonts, so numbers are drawn as outlines (`numeral`), and
so are words (`letters.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from math import cos, pi, sin
from typing import Final

import msgspec

from strannik.core.data import decode

Point = tuple[float, float]

CARD_WIDTH: Final = 63
CARD_HEIGHT: Final = 88
PAPER: Final = "#f6efe2"
INK: Final = "#2b2622"
LINE: Final = "#8a7a66"
ACCENT: Final = "#c8553d"
CALM: Final = "#3d6b66"
NIGHT: Final = "#1d2330"
SANS: Final = "'Golos Text',Inter,'Noto Sans','Segoe UI',Arial,sans-serif"


class Glyph(msgspec.Struct, frozen=True):
    """One letter or numeral as an outline."""

    width: int
    path: str


class _Numerals(msgspec.Struct, frozen=True):
    font: str
    height: int
    glyphs: dict[str, Glyph]


@cache
def _numerals() -> _Numerals:
    return decode(
        files("strannik.show").joinpath("data/numerals.json").read_bytes(), _Numerals, "show/data/numerals.json"
    )


def number(value: float) -> str:
    """A coordinate, no longer than it needs to be."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element. `fill_opacity=.5` becomes `fill-opacity="0.5"`; an attribute that is None is left out."""
    written = [
        f' {key.rstrip("_").replace("_", "-")}="{escape(number(value) if isinstance(value, float) else str(value))}"'
        for key, value in attributes.items()
        if value is not None
    ]
    body = "".join(inside)
    return f"<{name}{''.join(written)}>{body}</{name}>" if body else f"<{name}{''.join(written)}/>"


def picture(width: float, height: float, *inside: str, title: str = "") -> str:
    """A whole picture in its own coordinates."""
    head = tag("title", escape(title)) if title else ""
    box = f"0 0 {number(width)} {number(height)}"
    return tag("svg", head, *inside, xmlns="http://www.w3.org/2000/svg", viewBox=box)


def group(*inside: str, **attributes: object) -> str:
    return tag("g", *inside, **attributes)


def placed(inside: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing moved to a place, made larger or smaller, and turned by degrees."""
    move = f"translate({number(x)} {number(y)})"
    if turn:
        move += f" rotate({number(turn)})"
    if scale != 1:
        move += f" scale({number(scale)})"
    return group(inside, transform=move)


def path(d: str, **attributes: object) -> str:
    return tag("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: object) -> str:
    return tag("circle", cx=number(x), cy=number(y), r=number(r), **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: object) -> str:
    return tag("ellipse", cx=number(x), cy=number(y), rx=number(rx), ry=number(ry), **attributes)


def rect(x: float, y: float, width: float, height: float, r: float = 0, **attributes: object) -> str:
    corner = {"rx": number(r)} if r else {}
    size = {"width": number(width), "height": number(height)}
    return tag("rect", x=number(x), y=number(y), **size, **corner, **attributes)


def data(*parts: str | float) -> str:
    """Path data from letters and numbers: `data("M", x, y, "h", 3)`."""
    return " ".join([part if isinstance(part, str) else number(part) for part in parts])


def polygon(points: Sequence[Point], **attributes: object) -> str:
    return path(straight(points) + "Z", **attributes)


def straight(points: Sequence[Point]) -> str:
    """Path data along straight lines."""
    return "M" + "L".join([f"{number(x)} {number(y)}" for x, y in points])


def box(x: float, y: float, width: float, height: float) -> str:
    """Path data round a box about its middle."""
    right, down = width / 2, height / 2
    return straight([(x - right, y - down), (x + right, y - down), (x + right, y + down), (x - right, y + down)]) + "Z"


def round_about(x: float, y: float, radius: float) -> str:
    """Path data round a circle."""
    return data(
        "M",
        x - radius,
        y,
        "a",
        radius,
        radius,
        "0 1 0",
        2 * radius,
        0.0,
        "a",
        radius,
        radius,
        "0 1 0",
        -2 * radius,
        "0Z",
    )


def smooth(points: Sequence[Point]) -> str:
    """Path data along a soft curve through all the points."""
    ends = [points[0], *points, points[-1]]
    data = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for place in range(1, len(points)):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = ends[place - 1 : place + 3]
        bends = [bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy]
        data.append("C" + " ".join([number(bend) for bend in bends]))
    return "".join(data)


def ring(count: int, radius: float, inner: float = 0, turn: float = -90) -> list[Point]:
    """The corners of a regular polygon about the origin, or of a star if there is an inner radius."""
    corners = count * 2 if inner else count
    points = []
    for corner in range(corners):
        angle = (turn + corner * 360 / corners) * pi / 180
        reach = inner if inner and corner % 2 else radius
        points.append((reach * cos(angle), reach * sin(angle)))
    return points


def gradient(id: str, *stops: tuple[float, str], down: bool = True) -> str:
    """A linear gradient to be used as `fill="url(#id)"`, from top to bottom or from left to right."""
    marks = [tag("stop", offset=number(at), stop_color=colour) for at, colour in stops]
    along = {"x1": "0", "y1": "0", "x2": "0", "y2": "1"} if down else {}
    return tag("linearGradient", *marks, id=id, **along)


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    own, its = _channels(colour), _channels(other)
    mixed = [round(a + (b - a) * share) for a, b in zip(own, its, strict=True)]
    return "#" + "".join([f"{channel:02x}" for channel in mixed])


def _channels(colour: str) -> list[int]:
    return [int(colour[start : start + 2], 16) for start in (1, 3, 5)]


def numeral_width(text: str, height: float) -> float:
    """How wide a number of that height is."""
    shapes = _numerals()
    return sum([shapes.glyphs[sign].width for sign in text]) * height / shapes.height


def numeral(text: str | int, x: float, y: float, height: float, anchor: str = "middle", **attributes: object) -> str:
    """A number as outlines; y is its foot line. Signs it knows besides digits: + − × / ?"""
    shapes = _numerals()
    text = str(text)
    scale = height / shapes.height
    pen = {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * -numeral_width(text, height) / scale
    drawn = []
    for sign in text:
        glyph = shapes.glyphs[sign]
        drawn.append(path(glyph.path, transform=f"translate({number(pen)} 0)" if pen else None))
        pen += glyph.width
    return group(*drawn, transform=f"translate({number(x)} {number(y)}) scale({scale:.5f})", **attributes)


def card(*inside: str, title: str = "", ground: str = PAPER, defs: str = "") -> str:
    """A card with rounded corners in the common grid, everything on it kept within its edge."""
    edge = rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 3.6)
    clip = tag("defs", tag("clipPath", edge, id="edge"), defs)
    sheet = rect(0, 0, CARD_WIDTH, CARD_HEIGHT, fill=ground)
    rim = rect(
        0.2,
        0.2,
        CARD_WIDTH - 0.4,
        CARD_HEIGHT - 0.4,
        3.4,
        fill="none",
        stroke=INK,
        stroke_opacity=0.5,
        stroke_width=0.4,
    )
    return picture(CARD_WIDTH, CARD_HEIGHT, clip, group(sheet, *inside, clip_path="url(#edge)"), rim, title=title)

"""Lessons: the small scenes beside the pages that teach a game, composed of its own pictures."""

from __future__ import annotations

import re
from typing import Final

from strannik.show.svg import data, number, path, picture, placed, rect, tag

WIDE: Final = 160
HIGH: Final = 128

WHOLE: Final = re.compile(
    r'<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(?:<title>[^<]*</title>)?(.*)</svg>', re.DOTALL
)
NAMED: Final = re.compile(r'( id="|url\(#|href="#)')


def scene(*inside: str, ground: str, ink: str, title: str) -> str:
    """A lesson in its frame."""
    frame = rect(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, 7.2, fill="none", stroke=ink, stroke_width=1.2)
    return picture(WIDE, HIGH, rect(0, 0, WIDE, HIGH, 8, fill=ground), *inside, frame, title=title)


def shown(drawn: str, x: float, y: float, width: float, name: str, turn: float = 0) -> str:
    """A whole picture inside a lesson, about a place and so wide.

    What it has named inside itself (gradients, edges) is called after `name`, so that no picture takes another's.
    """
    found = WHOLE.fullmatch(drawn)
    assert found is not None, "a picture begins with its box"
    wide, high, body = float(found[1]), float(found[2]), NAMED.sub(rf"\g<1>{name}-", found[3])
    tall = width * high / wide
    size = {"x": number(-width / 2), "y": number(-tall / 2), "width": number(width), "height": number(tall)}
    return placed(tag("svg", body, **size, viewBox=f"0 0 {found[1]} {found[2]}"), x, y, 1, turn)


def lit(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A bright edge about a place: this one is meant."""
    corner = (x - width / 2, y - height / 2)
    return rect(*corner, width, height, 3.5, fill="none", stroke=colour, stroke_width=2.4)


def arrow(x: float, y: float, to_x: float, to_y: float, colour: str, bend: float = 0) -> str:
    """A way from one place to another, bent upwards if it says so."""
    middle = ((x + to_x) / 2, (y + to_y) / 2 - bend)
    length = ((to_x - middle[0]) ** 2 + (to_y - middle[1]) ** 2) ** 0.5
    ahead = ((to_x - middle[0]) / length, (to_y - middle[1]) / length)
    back = (to_x - 6 * ahead[0], to_y - 6 * ahead[1])
    wings = [(back[0] - 3.6 * ahead[1] * side, back[1] + 3.6 * ahead[0] * side) for side in (1, -1)]
    line = data("M", x, y, "Q", *middle, *back)
    tip = data("M", to_x, to_y, "L", *wings[0], "L", *wings[1], "Z")
    return path(line, fill="none", stroke=colour, stroke_width=2.2) + path(tip, fill=colour)

"""Letters: words in pictures, drawn as outlines.

A picture is shown as an image, which cannot reach the page's fonts. Its words carry their
typeface with them, so they look the same everywhere, and how wide they are is known when they are
set: what has to fit into a box is made to fit.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from strannik.core.data import decode
from strannik.show.svg import INK, Glyph, group, number, path

Face = Literal["serif", "serif-bold", "serif-italic", "sans", "sans-bold"]
Anchor = Literal["start", "middle", "end"]

LEADING: Final = 1.2
FOOT: Final = 0.35
"""How far below the middle of its height a line stands, in its own size."""

UNKNOWN: Final = "?"
BEFORE: Final[dict[Anchor, float]] = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""The share of a line that stands before its x."""


class _Cut(msgspec.Struct, frozen=True):
    glyphs: dict[str, Glyph]
    pairs: dict[str, int]


class _Letters(msgspec.Struct, frozen=True):
    font: str
    tall: int
    faces: dict[Face, _Cut]


@cache
def _letters() -> _Letters:
    return decode(files("strannik.show").joinpath("data/letters.json").read_bytes(), _Letters, "show/data/letters.json")


def width_of(text: str, size: float, face: Face = "serif") -> float:
    """How wide a line of that size is."""
    return _advance(text, face) * size / _letters().tall


def line(
    text: str, x: float, y: float, size: float, anchor: Anchor = "middle", face: Face = "serif", **attributes: object
) -> str:
    """A line of words; y is its foot line."""
    cut = _letters().faces[face]
    scale = size / _letters().tall
    pen = -BEFORE[anchor] * _advance(text, face)
    drawn = []
    for at, sign in enumerate(text):
        glyph = cut.glyphs.get(sign, cut.glyphs[UNKNOWN])
        if glyph.path:
            drawn.append(path(glyph.path, transform=f"translate({number(round(pen))} 0)"))
        pen += glyph.width + cut.pairs.get(text[at : at + 2], 0)
    settings: dict[str, object] = {"fill": INK, "aria_label": text, **attributes}
    return group(*drawn, transform=f"translate({number(x)} {number(y)}) scale({scale:.5f})", **settings)


def fitted(text: str, width: float, size: float, face: Face = "serif") -> float:
    """The size, or the largest smaller one with which the line is no wider than that."""
    wide = width_of(text, size, face)
    return size if wide <= width else size * width / wide


def wrapped(text: str, width: float, size: float, face: Face = "serif") -> list[str]:
    """The text in lines no wider than that, unless a single word is."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", size, face) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def block(
    text: str, x: float, y: float, width: float, size: float, lines: int = 2, face: Face = "serif", **attributes: object
) -> str:
    """Centred words in at most so many lines about the height y; they shrink until they fit."""
    rows = wrapped(text, width, size, face)
    while len(rows) > lines or any([width_of(row, size, face) > width for row in rows]):
        size *= 0.96
        rows = wrapped(text, width, size, face)
    first = y - (len(rows) - 1) * size * LEADING / 2 + size * FOOT
    feet = [first + at * size * LEADING for at in range(len(rows))]
    drawn = [line(row, x, foot, size, "middle", face, **attributes) for row, foot in zip(rows, feet, strict=True)]
    return "".join(drawn)


def _advance(text: str, face: Face) -> int:
    """How far the pen goes along a line, in units of the letters."""
    cut = _letters().faces[face]
    widths = [cut.glyphs.get(sign, cut.glyphs[UNKNOWN]).width for sign in text]
    return sum(widths) + sum([cut.pairs.get(text[at : at + 2], 0) for at in range(len(text) - 1)])

"""Where the words of a picture stand, read from the picture itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

MOVE = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
TALL = 1000


@dataclass
class Line:
    """A line of words: its foot line, its size, and from where to where it goes."""

    text: str
    left: float
    right: float
    foot: float
    size: float


@dataclass
class Pen:
    """Where a drawing stands within the picture."""

    x: float = 0
    y: float = 0
    scale: float = 1

    def moved(self, transform: str) -> Pen | None:
        """The pen after a transform; None if the drawing is turned."""
        pen = Pen(self.x, self.y, self.scale)
        for kind, numbers in MOVE.findall(transform):
            first, *rest = [float(part) for part in re.split(r"[ ,]+", numbers.strip())]
            if kind == "rotate" and first:
                return None
            if kind == "translate":
                pen.x += first * pen.scale
                pen.y += (rest[0] if rest else 0) * pen.scale
            if kind == "scale":
                pen.scale *= first
        return pen

    def within(self, picture: ElementTree.Element) -> Pen:
        """The pen in a picture that lies within another, as wide as it says."""
        if "x" not in picture.attrib:
            return self
        x, y, width = [float(picture.attrib[name]) for name in ("x", "y", "width")]
        across = float(picture.attrib["viewBox"].split()[2])
        return Pen(self.x + x * self.scale, self.y + y * self.scale, self.scale * width / across)


def lines(picture: str | ElementTree.Element) -> list[Line]:
    """Every line of words that stands upright; a picture that has been read is not read again."""
    return list(_lines(_read(picture), Pen()))


def box(picture: str | ElementTree.Element) -> tuple[float, float]:
    """How wide and how high a picture is."""
    _, _, width, height = _read(picture).attrib["viewBox"].split()
    return float(width), float(height)


def _read(picture: str | ElementTree.Element) -> ElementTree.Element:
    return ElementTree.fromstring(picture) if isinstance(picture, str) else picture


def _lines(element: ElementTree.Element, pen: Pen) -> Iterator[Line]:
    moved = pen.moved(element.get("transform", ""))
    if moved is None:
        return
    label = element.get("aria-label")
    if label and label.strip():
        ends = [moved.x + end * moved.scale for glyph in element for end in extent(glyph)]
        if ends:
            yield Line(label, min(ends), max(ends), moved.y, TALL * moved.scale)
        return
    if element.tag.endswith("svg"):
        moved = moved.within(element)
    for inside in element:
        yield from _lines(inside, moved)


def extent(glyph: ElementTree.Element) -> list[float]:
    """The left and right ends of a letter's outline, in units of the letters."""
    start = Pen().moved(glyph.get("transform", ""))
    assert start is not None
    across, at = [], 0.0
    for command, numbers in re.findall(r"([MLHVCQTZ])([^MLHVCQTZ]*)", glyph.attrib["d"]):
        found = [float(part) for part in re.findall(r"-?\d+", numbers)]
        if command == "H":
            at = found[-1]
            across.append(at)
        elif command not in "VZ":
            across += found[::2]
    return [start.x + min(across), start.x + max(across)]

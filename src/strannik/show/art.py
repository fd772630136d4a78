"""Art: drawings without logic, kept as SVG files in a game's `data/art` and filled with the colours of its palette.

A drawing names its colours by classes (`class="rust ink"`), which stand in `palette.css`: an artist opens the file and
sees it in colour. Pictures are images of their own, so here the classes become plain attributes.

A colour can be dyed where a drawing is used: `fragment("stamps/pine", foliage="#4d7c5c")` has needles of that green,
and so have the lines of that name (`foliage-line`). A class of three parts follows what it is mixed of:
`foliage-white-22` is the foliage with 22 percent of white in it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from strannik.core.data import DataError, nearest
from strannik.show.svg import group, mix, number

RULE: Final = re.compile(r"\.([\w-]+)\s*\{([^}]*)\}")
CLASS: Final = re.compile(r'class="([^"]*)"')
DRAWN: Final = re.compile(r'<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)</svg>', re.DOTALL)
MIXED: Final = re.compile(r"(\w+)-(\w+)-(\d+)")
LINE: Final = "-line"
"""What the class of a colour ends in where it is drawn with and not filled with."""


class Drawing(NamedTuple):
    """A fragment and its box: where it begins, how wide and how high it is."""

    left: float
    top: float
    width: float
    height: float
    inside: str


class Art:
    """The drawings of a game and their palette, each read once."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.folder: Traversable = files(package) / "data" / "art"
        self.colours = cache(self._colours)
        self.drawings = cache(self._drawings)
        self.drawing = cache(self._drawing)

    def _colours(self) -> dict[str, dict[str, str]]:
        """What each class of the palette means: attributes and their values."""
        found: dict[str, dict[str, str]] = {}
        for name, body in RULE.findall((self.folder / "palette.css").read_text(encoding="utf-8")):
            pairs = [entry.split(":") for entry in body.split(";") if entry.strip()]
            found[name] = {key.strip(): value.strip() for key, value in pairs}
        return found

    def colour(self, name: str) -> str:
        """A colour of the palette, for what code draws."""
        if name not in self.colours():
            raise DataError(
                self.package, "palette.css", f"there is no colour {name!r}; {nearest(name, self.colours())}"
            )
        return self.colours()[name]["fill"]

    def _drawings(self, kind: str) -> list[str]:
        """The names of all drawings of a kind."""
        names = [entry.name for entry in (self.folder / kind).iterdir()]
        return sorted([name.removesuffix(".svg") for name in names if name.endswith(".svg")])

    def _drawing(self, name: str, **dyes: str) -> Drawing:
        """The drawing of that name, such as `props/doormat`, in colour; in `figures/raider@red:blue` red is blue."""
        plain, _, dyed = name.partition("@")
        kind, _, thing = plain.partition("/")
        if thing not in self.drawings(kind):
            raise DataError(self.package, name, f"there is no such drawing; {nearest(thing, self.drawings(kind))}")
        found = DRAWN.search((self.folder / kind / f"{thing}.svg").read_text(encoding="utf-8"))
        if found is None:
            raise DataError(self.package, name, "the drawing has no box: <svg viewBox=...> was expected")
        left, top, width, height = [float(part) for part in found[1].split()]
        lines = [line.strip() for line in found[2].splitlines()]
        for dye in dyed.split(",") if dyed else []:
            one, other = dye.split(":")
            dyes[one] = self.colour(other)
        whole = "".join(lines)
        named = {part for found in CLASS.findall(whole) for part in re.split(r"[ -]", found)}
        for one in dyes:
            if one.partition("-")[0] not in named:
                raise DataError(self.package, name, f"nothing to dye is called {one!r}; {nearest(one, named)}")
        inside = CLASS.sub(lambda match: self._filled(match[1].split(), dyes, name), whole)
        return Drawing(left, top, width, height, inside)

    def _filled(self, classes: list[str], dyes: dict[str, str], name: str) -> str:
        """The attributes of a few classes; later ones win."""
        attributes: dict[str, str] = {}
        for one in classes:
            if one not in self.colours():
                raise DataError(self.package, name, f"there is no colour {one!r}; {nearest(one, self.colours())}")
            attributes.update(self.colours()[one])
            dyed = self._dyed(one.removesuffix(LINE), dyes)
            if dyed is not None:
                attributes["stroke" if one.endswith(LINE) else "fill"] = dyed
        return " ".join([f'{key}="{value}"' for key, value in attributes.items()])

    def _dyed(self, colour: str, dyes: dict[str, str]) -> str | None:
        """What becomes of a colour: the dye itself, or the dye with so much of another colour in it."""
        if colour in dyes:
            return dyes[colour]
        found = MIXED.fullmatch(colour)
        if found is None or found[1] not in dyes:
            return None
        tint = dyes.get(found[2]) or self.colour(found[2])
        return mix(dyes[found[1]], tint, int(found[3]) / 100)

    def fragment(self, name: str, **dyes: str) -> str:
        """A drawing in its own coordinates."""
        return self.drawing(name, **dyes).inside

    def art(self, name: str, x: float, y: float, width: float, height: float, **dyes: str) -> str:
        """A drawing about a middle, as large as fits into so much."""
        one = self.drawing(name, **dyes)
        scale = min(width / one.width, height / one.height)
        left, top = x - (one.left + one.width / 2) * scale, y - (one.top + one.height / 2) * scale
        return group(one.inside, transform=f"translate({number(left)} {number(top)}) scale({number(scale)})")

    def standing(self, name: str, x: float, foot: float, width: float, height: float, **dyes: str) -> str:
        """A drawing that stands on a line, as large as fits into so much."""
        one = self.drawing(name, **dyes)
        high = one.height * min(width / one.width, height / one.height)
        return self.art(name, x, foot - high / 2, width, height, **dyes)

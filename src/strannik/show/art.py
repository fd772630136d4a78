"""Art: drawings without logic, kept as SVG files in a game's `data/art` and filled with the colours of its palette.

A drawing names its colours by classes (`class="rust ink"`), which stand in `palette.css`: an artist opens the file and
sees it in colour. Pictures are images of their own, so here the classes become plain attributes.

A colour can be dyed where a drawing is used: `fragment("stamps/pine", foliage="#4d7c5c")` has needles of that green,
and so have the lines of that name (`foliage-line`). A class of three parts follows what it is mixed of:
`foliage-white-22` is the foliage with 22 percent of white in it.

A drawing may show another one, as `<image href="../stamps/hull.svg?timber=sea-hull" …/>`, dyed with colours of the
palette. What is written in it (`<text class="serif-bold ink" …>`) is set in the letters of all pictures. A text or a
group with an id is a place: an artist sees a sample there, and `composed` fills it with what a card has to say.

Where things are placed is data too: `plan` reads a YAML file that lies beside the drawings.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple, TypeVar, get_args

import msgspec

from strannik.core.data import DataError, nearest, read_yaml
from strannik.show.letters import FOOT, Face, block, line
from strannik.show.svg import group, mix, number, numeral

Plan = TypeVar("Plan")

RULE: Final = re.compile(r"\.([\w-]+)\s*\{([^}]*)\}")
CLASS: Final = re.compile(r'class="([^"]*)"')
DRAWN: Final = re.compile(r'<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)</svg>', re.DOTALL)
IMAGE: Final = re.compile(r"<image ([^>]*)/>")
ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')
SHOWN: Final = re.compile(r"\.\./([\w-]+/[\w-]+)\.svg\??(.*)")
TEXT: Final = re.compile(r"<text ([^>]*)>([^<]*)</text>")
PLACE: Final = re.compile(r'<g (id="[\w-]+"[^>]*)>(?:<[^>]*/>)?</g>')
NUMERAL: Final = "numeral"
DIGIT: Final = 0.717
"""How high a numeral is, in the size of its letters."""

LETTERS: Final = (*get_args(Face), NUMERAL)
"""Classes that say in which letters something is written."""

MIXED: Final = re.compile(r"(\w+)-(\w+)-(\d+)")
LINE: Final = "-line"
STOP: Final = "-stop"
"""What the class of a colour ends in where a line is drawn with it, or a gradient stops at it."""

PAINTS: Final = {LINE: "stroke", STOP: "stop-color"}


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
        self.source = cache(self._source)
        self.drawing = cache(self._drawing)
        self.named = cache(self._named)

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

    def _source(self, name: str) -> Drawing:
        """The drawing of that name as its file has it, with its classes; what artists see in its places is left out."""
        kind, _, thing = name.partition("/")
        if thing not in self.drawings(kind):
            raise DataError(self.package, name, f"there is no such drawing; {nearest(thing, self.drawings(kind))}")
        found = DRAWN.search((self.folder / kind / f"{thing}.svg").read_text(encoding="utf-8"))
        if found is None:
            raise DataError(self.package, name, "the drawing has no box: <svg viewBox=...> was expected")
        left, top, width, height = [float(part) for part in found[1].split()]
        whole = "".join([line.strip() for line in found[2].splitlines()])
        return Drawing(left, top, width, height, PLACE.sub(r"<g \1></g>", whole))

    def _named(self, name: str) -> set[str]:
        """The colours that a drawing names, those of which others are mixed too."""
        return {part for found in CLASS.findall(self.source(name).inside) for part in re.split(r"[ -]", found)}

    def _drawing(self, name: str, **dyes: str) -> Drawing:
        """The drawing of that name, such as `props/doormat`, in colour; in `figures/raider@red:blue` red is blue."""
        plain, _, dyed = name.partition("@")
        for dye in dyed.split(",") if dyed else []:
            one, other = dye.split(":")
            dyes[one] = self.colour(other)
        left, top, width, height, whole = self.source(plain)
        for one in dyes:
            if one.partition("-")[0] not in self.named(plain):
                known = nearest(one, self.named(plain))
                raise DataError(self.package, name, f"nothing to dye is called {one!r}; {known}")
        inside = CLASS.sub(lambda match: self._filled(match[1].split(), dyes, name), whole)
        inside = TEXT.sub(lambda match: match[0] if " id=" in match[0] else written(match[1], match[2]), inside)
        return Drawing(left, top, width, height, IMAGE.sub(lambda match: self._shown(match[1], name), inside))

    def _shown(self, written: str, name: str) -> str:
        """Another drawing in the box that this one gives it."""
        attributes = dict(ATTRIBUTE.findall(written))
        found = SHOWN.fullmatch(attributes.pop("href", ""))
        if found is None:
            raise DataError(
                self.package, name, "an image shows another drawing: href=../<kind>/<name>.svg was expected"
            )
        dyes = {one: self.colour(other) for one, other in [pair.split("=") for pair in found[2].split(",") if pair]}
        x, y, width, height = [float(attributes.pop(key)) for key in ("x", "y", "width", "height")]
        drawn = self.art(found[1], x + width / 2, y + height / 2, width, height, **dyes)
        return group(drawn, **attributes) if attributes else drawn

    def _filled(self, classes: list[str], dyes: dict[str, str], name: str) -> str:
        """The attributes of a few classes; later ones win."""
        attributes: dict[str, str] = {}
        for one in classes:
            if one not in self.colours():
                raise DataError(self.package, name, f"there is no colour {one!r}; {nearest(one, self.colours())}")
            attributes.update({"data-letters": one} if one in LETTERS else self.colours()[one])
            dyed = self._dyed(one.removesuffix(LINE).removesuffix(STOP), dyes)
            if dyed is not None:
                attributes[PAINTS.get(one[-len(LINE) :], "fill")] = dyed
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

    def plan(self, name: str, kind: type[Plan]) -> Plan:
        """What a YAML file beside the drawings says, such as `lands/forest`."""
        text = (self.folder / f"{name}.yaml").read_text(encoding="utf-8")
        try:
            return msgspec.convert(read_yaml(text, name), kind)
        except msgspec.ValidationError as error:
            problem, _, place = str(error).partition(" - at `$")
            raise DataError(f"{self.package} {name}", place.rstrip("`").lstrip("."), problem) from None

    def fragment(self, name: str, **dyes: str) -> str:
        """A drawing in its own coordinates."""
        return self.drawing(name, **dyes).inside

    def toned(self, name: str, tones: Mapping[str, str]) -> str:
        """A drawing in a family of tones, of which it uses some."""
        return self.fragment(name, **{tone: tones[tone] for tone in tones if tone in self.named(name)})

    def composed(self, name: str, given: Mapping[str, str], **dyes: str) -> str:
        """A drawing with its places filled: texts with words, groups with what is drawn elsewhere."""
        left = dict(given)

        def filled(match: re.Match[str]) -> str:
            attributes = dict(ATTRIBUTE.findall(match[1]))
            if attributes["id"] not in given:
                raise DataError(self.package, name, f"nothing was given for {attributes['id']!r}")
            inside = left.pop(attributes.pop("id"))
            if match.re is PLACE:
                return group(inside, **attributes) if inside else ""
            return written(" ".join([f'{key}="{value}"' for key, value in attributes.items()]), inside)

        whole = PLACE.sub(filled, TEXT.sub(filled, self.fragment(name, **dyes)))
        if left:
            raise DataError(self.package, name, f"there is no place for {', '.join(left)}")
        return whole

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


def written(attributes: str, text: str) -> str:
    """Words as outlines: in one line, or where there is a width in a block of so many lines about it."""
    given = dict(ATTRIBUTE.findall(attributes))
    face, x, y, size = given.pop("data-letters"), *[float(given.pop(key)) for key in ("x", "y", "font-size")]
    width, lines = float(given.pop("data-width", 0)), int(given.pop("data-lines", 1))
    anchor = given.pop("text-anchor", "middle")
    if face == NUMERAL:
        return numeral(text, x, y, size * DIGIT, anchor, **given)
    if width:
        return block(text, x, y - size * FOOT, width, size, lines, face, **given)
    return line(text, x, y, size, anchor, face, **given)

"""Art: drawings without logic, kept as SVG files in `data/art`, filled with the colours of the palette.

A drawing names its colours by classes (`class="rust ink"`), which stand in `palette.css`: an artist opens the file and
sees it in colour. Pictures are images of their own, so here the classes become plain attributes.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from strannik.core.data import DataError, nearest
from strannik.show.svg import group, number

ART: Final = files("strannik.games.aftermath") / "data" / "art"
RULE: Final = re.compile(r"\.([\w-]+)\s*\{([^}]*)\}")
CLASS: Final = re.compile(r'class="([^"]*)"')
DRAWN: Final = re.compile(r'<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)</svg>', re.DOTALL)


class Drawing(NamedTuple):
    """A fragment and its box: where it begins, how wide and how high it is."""

    left: float
    top: float
    width: float
    height: float
    inside: str


@cache
def colours() -> dict[str, dict[str, str]]:
    """What each class of the palette means: attributes and their values."""
    found: dict[str, dict[str, str]] = {}
    for name, body in RULE.findall((ART / "palette.css").read_text(encoding="utf-8")):
        pairs = [entry.split(":") for entry in body.split(";") if entry.strip()]
        found[name] = {key.strip(): value.strip() for key, value in pairs}
    return found


def colour(name: str) -> str:
    """A colour of the palette, for what code draws."""
    return colours()[name]["fill"]


@cache
def drawing(name: str) -> Drawing:
    """The drawing of that name, such as `props/doormat`, in colour; in `figures/raider@red:blue` red is blue."""
    plain, _, dyed = name.partition("@")
    kind, _, thing = plain.partition("/")
    if thing not in drawings(kind):
        raise DataError("aftermath", name, f"there is no such drawing; {nearest(thing, drawings(kind))}")
    text = (ART / kind / f"{thing}.svg").read_text(encoding="utf-8")
    found = DRAWN.search(text)
    if found is None:
        raise DataError("aftermath", name, "the drawing has no box: <svg viewBox=...> was expected")
    left, top, width, height = [float(part) for part in found[1].split()]
    lines = [line.strip() for line in found[2].splitlines()]
    dyes = dict([dye.split(":") for dye in dyed.split(",")]) if dyed else {}
    inside = CLASS.sub(lambda match: _filled([dyes.get(one, one) for one in match[1].split()], name), "".join(lines))
    return Drawing(left, top, width, height, inside)


def _filled(classes: list[str], name: str) -> str:
    """The attributes of a few classes; later ones win."""
    attributes: dict[str, str] = {}
    for one in classes:
        if one not in colours():
            raise DataError("aftermath", name, f"there is no colour {one!r}; {nearest(one, colours())}")
        attributes.update(colours()[one])
    return " ".join([f'{key}="{value}"' for key, value in attributes.items()])


@cache
def drawings(kind: str) -> list[str]:
    """The names of all drawings of a kind."""
    folder: Traversable = ART / kind
    return sorted([entry.name.removesuffix(".svg") for entry in folder.iterdir() if entry.name.endswith(".svg")])


def art(name: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing about a middle, as large as fits into so much."""
    one = drawing(name)
    scale = min(width / one.width, height / one.height)
    left, top = x - (one.left + one.width / 2) * scale, y - (one.top + one.height / 2) * scale
    return group(one.inside, transform=f"translate({number(left)} {number(top)}) scale({number(scale)})")


def standing(name: str, x: float, foot: float, width: float, height: float) -> str:
    """A drawing that stands on a line, as large as fits into so much."""
    one = drawing(name)
    high = one.height * min(width / one.width, height / one.height)
    return art(name, x, foot - high / 2, width, height)

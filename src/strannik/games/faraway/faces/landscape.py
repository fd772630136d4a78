"""A biome's landscape under its sky, never twice the same: layers from the horizon to the foot of a card.

What stands in it are stamps, painted with the tones of the biome, the farther the paler; which and where says the plan
of the biome in `data/art/landscapes`.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from msgspec import Struct

from strannik.games.faraway.faces.art import colour, plan, toned
from strannik.games.faraway.faces.palette import Tones, tones
from strannik.games.faraway.faces.river import course, ripples, stream
from strannik.games.faraway.faces.terrain import distance, grain, land, ridge, sky
from strannik.show.art import MIXED
from strannik.show.svg import gradient, group, mix, number, placed, rect

LANDSCAPES: Final = {"green": "river", "yellow": "city", "red": "forest", "blue": "desert"}
Span = tuple[float, float]


class Layer(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A part of a landscape, behind those that come after it."""

    def draw(self, hand: Random, tones: Tones) -> str:
        raise NotImplementedError


class Distance(Layer, frozen=True, tag="distance"):
    """Far ridges."""

    top: float
    swing: float

    def draw(self, hand: Random, tones: Tones) -> str:
        return distance(hand, tones, self.top, self.swing)


class Ground(Layer, frozen=True, tag="ground"):
    """Land below an uneven skyline."""

    top: float
    swing: float
    bends: int
    paint: str
    inked: bool = False

    def draw(self, hand: Random, tones: Tones) -> str:
        pen: dict[str, object] = {"stroke": tones.ink, "stroke_width": 0.3} if self.inked else {}
        return land(ridge(hand, self.top, self.swing, self.bends), fill=painted(self.paint, tones), **pen)


class Stand(Layer, frozen=True, tag="stand"):
    """One of the stamps somewhere in each of these spans, or only in so many of them; some are painted by chance."""

    stamps: list[str]
    across: list[Span]
    foot: Span
    sizes: Span
    heights: Span | None = None
    haze: float = 0
    paints: dict[str, list[str]] = {}
    only: int | None = None

    def draw(self, hand: Random, tones: Tones) -> str:
        drawn = []
        for left, right in self.across if self.only is None else hand.sample(self.across, self.only):
            paints = {part: painted(hand.choice(choices), tones) for part, choices in self.paints.items()}
            pale = {part: mix(paint, tones.haze, self.haze) for part, paint in (tones.named | paints).items()}
            pale["glow"] = tones.glow
            size = hand.uniform(*self.sizes)
            high = hand.uniform(*self.heights) if self.heights else size
            move = f"translate({number(hand.uniform(left, right))} {number(hand.uniform(*self.foot))})"
            scale = f" scale({number(size * hand.choice((1, -1)))} {number(high)})"
            drawn.append(group(toned(f"stamps/{hand.choice(self.stamps)}", pale), transform=move + scale))
        return "".join(drawn)


class Strewn(Layer, frozen=True, tag="strewn"):
    """One of the stamps all across, as it was drawn or the other way round."""

    stamps: list[str]
    about: float

    def draw(self, hand: Random, tones: Tones) -> str:
        drawn = toned(f"stamps/{hand.choice(self.stamps)}", tones.named)
        if hand.random() < 0.5:
            return group(drawn, transform=f"matrix(-1 0 0 1 {number(2 * self.about)} 0)")
        return drawn


class Grain(Layer, frozen=True, tag="grain"):
    """Short strokes on the ground."""

    top: float
    marks: int

    def draw(self, hand: Random, tones: Tones) -> str:
        return grain(hand, tones, self.top, self.marks)


class Stream(Layer, frozen=True, tag="stream"):
    """Water that winds towards the viewer, trees on both banks, and something on it."""

    trees: list[str]
    on_it: list[str]

    def draw(self, hand: Random, tones: Tones) -> str:
        banks = course(hand)
        grown = []
        for left, right, y in banks[2:9]:
            for x in (left - hand.uniform(3, 13), right + hand.uniform(3, 13)):
                if hand.random() < 0.62:
                    tree = toned(f"stamps/{hand.choice(self.trees)}", tones.named)
                    grown.append(placed(tree, x, y, 0.35 + (y - 47) / 30))
        left, right, y = banks[8]
        met = placed(
            toned(f"stamps/{hand.choice(self.on_it)}", tones.named), (left + right) / 2, y, (right - left) / 16
        )
        return stream(banks, tones) + ripples(hand, banks, tones) + "".join(grown) + met


@cache
def layers(biome: str) -> list[Distance | Ground | Stand | Strewn | Grain | Stream]:
    return plan(f"landscapes/{LANDSCAPES[biome]}", list[Distance | Ground | Stand | Strewn | Grain | Stream])


def painted(paint: str, tones: Tones) -> str:
    """A tone by its name, or with so much of another one in it: `base-dark-35`."""
    found = MIXED.fullmatch(paint)
    if found is None:
        return tones.named[paint]
    return mix(tones.named[found[1]], tones.named.get(found[2]) or colour(found[2]), int(found[3]) / 100)


def landscape(biome: str, night: bool, seed: str, lift: float = 0) -> str:
    """The picture on a region, 63 by 88; its sky is the gradient `sky`."""
    hand = Random(f"faraway {seed}")
    colours = tones(biome, night)
    ground = rect(-2, 70, 70, 20, fill=mix(colours.base, colours.dark, 0.45))
    drawn = [layer.draw(hand, colours) for layer in layers(biome)]
    return sky(hand, colours, night) + ground + placed("".join(drawn), 0, -lift)


def sky_gradient(biome: str, night: bool, id: str = "sky") -> str:
    """From the height of the sky down to the haze over the land."""
    colours = tones(biome, night)
    return gradient(id, (0, colours.sky), (0.5, colours.haze))

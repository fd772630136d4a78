"""Dice with their true faces and colours; small ones are drawn smaller."""

from __future__ import annotations

from strannik.games.glow.cards import DICE, ELEMENTS
from strannik.games.glow.faces.icons import burst_number, die_shape, icon
from strannik.games.glow.faces.palette import BURST_INK, NIGHT, PAINTS, PALE, defs, halo
from strannik.show.svg import circle, group, mix, numeral, picture, placed, rect

SIZE = 24.0


def symbol(name: str) -> str:
    """What a face shows, about the origin."""
    if name in ELEMENTS:
        return halo(name, 0, 0, 8.5, 0.75) + placed(icon(name), 0, 0, 1.2)
    if name == "footprints2":
        return placed(icon("footprints"), -2.6, 0.4, 0.85) + placed(icon("footprints"), 3, -0.4, 0.85)
    if name == "bursts3":
        return placed(icon("bursts"), 0, 0, 1.25) + numeral(3, 0, 1.8, 4.2, fill=BURST_INK)
    if name == "minus2":
        return burst_number(-2, 0, 0, 1.3)
    return circle(0, 0, 1.4, fill=PALE, opacity=0.35)


def die(colour: str, big: bool, face: str, title: str) -> str:
    """A die in a frame of 24: big ones fill it, small ones leave a margin."""
    body = die_shape(colour, 10.4)
    paint = PAINTS[colour]
    shine = rect(-8.3, -8.3, 16.6, 5, 2.4, fill=mix(paint, "#ffffff", 0.6), opacity=0.12)
    drawn = group(body, shine, symbol(face))
    shadow = rect(2.2, 3.4, 20, 20, 5, fill=NIGHT, opacity=0.5) if big else ""
    return picture(SIZE, SIZE, defs(), shadow, placed(drawn, SIZE / 2, SIZE / 2, 1 if big else 0.74), title=title)


def die_names() -> list[str]:
    """Every picture of a die: `die-green-plant`, `small-die-green-plant`, `die-green-none` unrolled."""
    found: list[str] = []
    for one in DICE.values():
        for face in [*one.different, "none"]:
            name = f"{'die' if one.big else 'small-die'}-{one.colour}-{face}"
            if name not in found:
                found.append(name)
    return found

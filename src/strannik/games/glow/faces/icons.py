"""Icons: elements, tokens, skulls, dice. Each is drawn about the origin, within a circle of radius 5."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.faces.art import drawings, fragment
from strannik.games.glow.faces.palette import BURST_INK, GOLD, LIGHTS, LOSS, NIGHT, PAINTS, PALE, PLATE, RIM, halo
from strannik.show.svg import circle, group, mix, numeral, path, placed, polygon, rect, ring

SAME: Final = {"discard_companion_or_spell": "skull"}
"""What data calls by another name than its picture."""

ICONS: Final = [*drawings("icons"), *SAME]


def icon(name: str) -> str:
    """An icon by its name."""
    return fragment(f"icons/{SAME.get(name, name)}")


def lit(name: str, x: float, y: float, scale: float = 1, much: float = 0.8) -> str:
    """An icon in its own light."""
    light = name if name in LIGHTS else "violet"
    return halo(light, x, y, 8.4 * scale, much) + placed(icon(name), x, y, scale)


def crossed(name: str, x: float, y: float, scale: float = 1) -> str:
    """An icon that must not show: dim, in a red ring with a bar across."""
    bar = path("M-3.9 3.9L3.9-3.9", stroke=LOSS, stroke_width=1.5, stroke_linecap="round")
    ringed = circle(0, 0, 5.5, fill=NIGHT, stroke=LOSS, stroke_width=1.1)
    return placed(ringed + group(placed(icon(name), 0, 0, 0.86), opacity=0.55) + bar, x, y, scale)


def amount(kind: str, count: int, x: float, y: float, scale: float = 1) -> str:
    """An icon with how much of it; bursts carry their number inside, a loss is red."""
    if kind == "bursts":
        return burst_number(count, x, y, scale)
    drawn = lit(kind, x, y, scale)
    if kind == "skull" or kind not in ("footprints", "fireflies", "rerolls"):
        return drawn
    if abs(count) == 1:
        return drawn
    text = f"{count}" if count > 0 else f"−{-count}"
    return drawn + placed(
        numeral(
            text, 4.8, 5, 4.6, fill=PALE if count > 0 else LOSS, stroke=NIGHT, stroke_width=60, paint_order="stroke"
        ),
        x,
        y,
        scale,
    )


def burst_number(count: int, x: float, y: float, scale: float = 1) -> str:
    """A burst of light with its number: gold for a gain, red and broken for a loss."""
    light = "bursts" if count >= 0 else "loss"
    text = f"{count}" if count >= 0 else f"−{-count}"
    star = polygon(
        ring(10, 6.1, 4.5),
        fill=GOLD if count >= 0 else "#5a1522",
        stroke=None if count >= 0 else LOSS,
        stroke_width=None if count >= 0 else 0.7,
    )
    drawn = star + numeral(
        text,
        0,
        2.1 if len(text) < 2 else 1.8,
        4.6 if len(text) < 2 else 3.8,
        fill=BURST_INK if count >= 0 else "#ffd9dd",
    )
    return halo(light, x, y, 10.5 * scale, 0.7) + placed(drawn, x, y, scale)


def die_shape(colour: str, half: float) -> str:
    """The body of a die about the origin."""
    paint = PAINTS[colour]
    edge = mix(paint, "#ffffff", 0.45) if colour != "black" else RIM
    body = rect(-half, -half, 2 * half, 2 * half, half * 0.32, fill=paint, stroke=edge, stroke_width=half * 0.09)
    inset = half * 0.8
    return body + rect(-inset, -inset, 2 * inset, 2 * inset, half * 0.3, fill=mix(paint, NIGHT, 0.42))


def brought_die(colour: str, x: float, y: float, scale: float = 1) -> str:
    """The die a card brings: in its colour, or in all of them."""
    if colour != "any":
        paint = PAINTS[colour]
        body = rect(-3.9, -3.9, 7.8, 7.8, 1.7, fill=paint, stroke=mix(paint, "#ffffff", 0.55), stroke_width=0.7)
        return placed(body + circle(0, 0, 1.3, fill=mix(paint, "#ffffff", 0.7)), x, y, scale)
    return placed(fragment("tokens/any-die"), x, y, scale)


def alike(count: int, x: float, y: float, scale: float = 1) -> str:
    """So many dice that show the same, whatever it is."""
    step = 9.6 if count < 4 else 8.6
    drawn = []
    for place in range(count):
        left = (place - (count - 1) / 2) * step
        body = rect(-3.3, -3.3, 6.6, 6.6, 1.5, fill=PLATE, stroke=PALE, stroke_width=0.8)
        drawn.append(placed(body + polygon(ring(3, 2.2), fill=PALE), left, 0))
        if place:
            drawn.append(placed(path("M-0.7-0.7H0.7M-0.7 0.7H0.7", stroke=GOLD, stroke_width=0.7), left - step / 2, 0))
    return placed("".join(drawn), x, y, scale)

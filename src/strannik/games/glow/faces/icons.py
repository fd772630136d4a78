"""Icons: elements, tokens, skulls, dice. Each is drawn about the origin, within a circle of radius 5."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.glow.faces.palette import BONE, GOLD, LIGHTS, LOSS, NIGHT, PAINTS, PALE, RIM, halo
from strannik.show.svg import circle, ellipse, group, mix, numeral, path, placed, polygon, rect, ring

Drawing = Callable[[], str]


def plant() -> str:
    leaf = path("M0-4.8C4.4-3.2 4.6 1.8 0.4 4.4C-3.9 2.4-4.4-2.6 0-4.8Z", fill=LIGHTS["plant"])
    ribs = path("M0.3 4.8C0.6 1.4 0.4-1.2 0-3.4M0.4 1.4L2.4-0.6M0.4 0.2L-1.8-1.8", fill="none", stroke="#0e3b22")
    return leaf + group(ribs, stroke_width=0.7, stroke_linecap="round")


def water() -> str:
    drop = path("M0-4.9C2.2-1.8 3.7-0.1 3.7 1.7A3.7 3.5 0 0 1-3.7 1.7C-3.7-0.1-2.2-1.8 0-4.9Z", fill=LIGHTS["water"])
    shine = path(
        "M-2.1 1.6A2.1 2.1 0 0 0-0.4 3.6", fill="none", stroke="#eaf5ff", stroke_width=0.8, stroke_linecap="round"
    )
    return drop + shine


def air() -> str:
    cloud = path("M-3.3 2.9A2.2 2.2 0 0 1-3.4-1.3A3.2 3.2 0 0 1 2.4-2.4A2.6 2.6 0 0 1 3.2 2.9Z", fill=LIGHTS["air"])
    curl = path(
        "M-2.6 0.9H0.9A1.1 1.1 0 1 0-0.2-0.2", fill="none", stroke="#2b6a80", stroke_width=0.75, stroke_linecap="round"
    )
    return cloud + curl


def fire() -> str:
    flame = path(
        "M0.4-5C1.2-2.8 4-1.2 3.8 1.6A3.8 3.5 0 0 1-3.8 1.5C-3.9-0.3-2.4-1.2-2-2.9"
        "C-1.2-2.4-0.9-1.8-0.8-1.1C0.3-2 0.7-3.4 0.4-5Z",
        fill=LIGHTS["fire"],
    )
    heart = path("M0.1-0.4C1 0.8 1.8 1.4 1.7 2.7A1.7 1.7 0 0 1-1.7 2.7C-1.7 1.5-0.4 1 0.1-0.4Z", fill="#ffe08a")
    return flame + heart


def stone() -> str:
    body = polygon([(-1.8, -4.2), (2.2, -3.9), (4.5, -0.2), (3, 3.7), (-2.8, 4), (-4.5, 0.4)], fill=LIGHTS["stone"])
    facets = path(
        "M-1.8-4.2L0.3-0.6L4.5-0.2M0.3-0.6L-2.8 4M0.3-0.6L3 3.7M-4.5 0.4L0.3-0.6", fill="none", stroke="#6b3d0c"
    )
    return body + group(facets, stroke_width=0.6, stroke_linejoin="round")


def _foot(x: float, y: float, turn: float) -> str:
    sole = path("M-1.2 1C-1.7-1.6-1-3.2 0.2-3.2C1.5-3.2 1.7-1.4 1.2 0.8Z", fill=LIGHTS["footprints"])
    heel = path("M-1.1 1.7H1.1C1.3 3.5-1 3.6-1.1 1.7Z", fill=LIGHTS["footprints"])
    return placed(sole + heel, x, y, 0.95, turn)


def footprints() -> str:
    return _foot(-1.9, 1.3, -8) + _foot(2, -1.2, 10)


def bursts() -> str:
    return polygon(ring(8, 5, 2.5), fill=GOLD) + circle(0, 0, 1.7, fill="#fffbe6")


def fireflies() -> str:
    wings = group(
        ellipse(-2.4, -1.4, 2.5, 1.2, transform="rotate(28 -2.4 -1.4)"),
        ellipse(2.4, -1.4, 2.5, 1.2, transform="rotate(-28 2.4 -1.4)"),
        fill="#eafff0",
        fill_opacity=0.75,
    )
    tail = ellipse(0, 2, 1.7, 2.8, fill=LIGHTS["fireflies"])
    head = circle(0, -1.6, 1.5, fill="#3a3a20", stroke=LIGHTS["fireflies"], stroke_width=0.4)
    feelers = path(
        "M-0.6-2.9Q-1-4.3-2.2-4.7M0.6-2.9Q1-4.3 2.2-4.7", fill="none", stroke=LIGHTS["fireflies"], stroke_width=0.5
    )
    bands = path("M-1.6 1.6H1.6M-1.5 3.1H1.5", stroke="#56611a", stroke_width=0.5)
    return wings + tail + bands + head + feelers


def rerolls() -> str:
    turn = path("M3.3-2.6A4.2 4.2 0 1 0 4.1 1", fill="none", stroke=PALE, stroke_width=1.2, stroke_linecap="round")
    head = polygon([(4.9, -4.6), (4.5, -0.7), (1.5, -3)], fill=PALE)
    die = (
        rect(-1.7, -1.7, 3.4, 3.4, 0.8, fill=PALE)
        + circle(-0.6, -0.6, 0.45, fill=NIGHT)
        + circle(0.6, 0.6, 0.45, fill=NIGHT)
    )
    return turn + head + die


def skull() -> str:
    bone = path("M-4-0.8A4 3.9 0 0 1 4-0.8C4 0.9 3 1.6 2.4 2.1V4.1H-2.4V2.1C-3 1.6-4 0.9-4-0.8Z", fill=BONE)
    eyes = circle(-1.6, -0.6, 1.15, fill=NIGHT) + circle(1.6, -0.6, 1.15, fill=NIGHT)
    rest = path("M0 0.9L-0.6 2H0.6ZM-0.9 2.8V4.1M0.9 2.8V4.1", fill=NIGHT, stroke=NIGHT, stroke_width=0.45)
    return bone + eyes + rest


def cast_spells() -> str:
    spiral = path(
        "M0 0.3C0.7-0.7 2-0.1 1.9 1.1C1.7 2.8-0.9 3-2 1.4C-3.3-0.6-1.8-3.5 0.8-3.7C3.6-3.8 5 -1 4.3 1.5",
        fill="none",
        stroke=LIGHTS["violet"],
        stroke_width=1.1,
        stroke_linecap="round",
    )
    sparks = placed(polygon(ring(4, 1.6, 0.5), fill=PALE), -3.2, -3.2) + placed(
        polygon(ring(4, 1.2, 0.4), fill=PALE), 3.6, 3.8
    )
    return spiral + sparks


def resurrect() -> str:
    stone_ = path("M-3.6 4.4V-0.8A3.6 3.6 0 0 1 3.6-0.8V4.4Z", fill="#7c7494")
    arrow = path(
        "M0 3V-2.4M-1.9-0.6L0-2.7L1.9-0.6",
        fill="none",
        stroke=LIGHTS["plant"],
        stroke_width=1.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return stone_ + arrow


def discard_last_companion() -> str:
    sheet = rect(-3.9, -4.4, 5.2, 6.8, 0.8, fill="#4a3d78", stroke=PALE, stroke_width=0.5)
    return sheet + placed(skull(), 1.8, 1.6, 0.64)


def companions() -> str:
    back = rect(-4, -3.6, 5.4, 7.4, 0.9, fill="#4a3d78", stroke=PALE, stroke_width=0.5, transform="rotate(-9)")
    front = rect(-1.6, -3.8, 5.4, 7.4, 0.9, fill="#6a58a8", stroke=PALE, stroke_width=0.5, transform="rotate(7)")
    return back + front


def camp() -> str:
    tent = polygon([(0, -4), (4.6, 3.6), (-4.6, 3.6)], fill="#d9a25a", stroke="#5a3a16", stroke_width=0.5)
    return tent + polygon([(0, -0.6), (1.6, 3.6), (-1.6, 3.6)], fill="#3b2410")


def boat() -> str:
    hull = path("M-4.6 1.4H4.6Q3.6 4-0 4Q-3.6 4-4.6 1.4Z", fill="#c08a4e")
    return hull + path("M0.2-4.4V0.8H3.6Q3-2.8 0.2-4.4ZM-0.5-3.4V0.8H-3Q-2.6-1.8-0.5-3.4Z", fill=PALE)


ICONS: Final[dict[str, Drawing]] = {
    "plant": plant,
    "water": water,
    "air": air,
    "fire": fire,
    "stone": stone,
    "footprints": footprints,
    "bursts": bursts,
    "fireflies": fireflies,
    "rerolls": rerolls,
    "skull": skull,
    "cast_spells": cast_spells,
    "resurrect": resurrect,
    "discard_last_companion": discard_last_companion,
    "discard_companion_or_spell": skull,
    "companions": companions,
    "camp": camp,
    "boat": boat,
}


def icon(name: str) -> str:
    return ICONS[name]()


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
        fill="#3a2600" if count >= 0 else "#ffd9dd",
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
    quarters = [("green", -3.9, -3.9), ("blue", 0, -3.9), ("red", -3.9, 0), ("orange", 0, 0)]
    squares = [rect(left, top, 3.9, 3.9, fill=PAINTS[name]) for name, left, top in quarters]
    frame = rect(-3.9, -3.9, 7.8, 7.8, 1.2, fill="none", stroke=PALE, stroke_width=0.8)
    return placed("".join(squares) + circle(0, 0, 1.5, fill=PAINTS["azure"]) + frame, x, y, scale)


def alike(count: int, x: float, y: float, scale: float = 1) -> str:
    """So many dice that show the same, whatever it is."""
    step = 9.6 if count < 4 else 8.6
    drawn = []
    for place in range(count):
        left = (place - (count - 1) / 2) * step
        body = rect(-3.3, -3.3, 6.6, 6.6, 1.5, fill="#2b2150", stroke=PALE, stroke_width=0.8)
        drawn.append(placed(body + polygon(ring(3, 2.2), fill=PALE), left, 0))
        if place:
            drawn.append(placed(path("M-0.7-0.7H0.7M-0.7 0.7H0.7", stroke=GOLD, stroke_width=0.7), left - step / 2, 0))
    return placed("".join(drawn), x, y, scale)

"""Night colours, and the light that elements give."""

from __future__ import annotations

from typing import Final

from strannik.show.svg import circle, gradient, number, tag

NIGHT: Final = "#120d1f"
DUSK: Final = "#1f1738"
HAZE: Final = "#34285c"
RIM: Final = "#6d5aa8"
PALE: Final = "#efe8ff"
GOLD: Final = "#ffd76a"
LOSS: Final = "#ff5d6c"
BONE: Final = "#e9e2d0"

LIGHTS: Final[dict[str, str]] = {
    "plant": "#74e38c",
    "water": "#57a8ff",
    "air": "#b9f0ff",
    "fire": "#ff7448",
    "stone": "#f2b04f",
    "footprints": "#c79bff",
    "bursts": GOLD,
    "fireflies": "#d8ff6b",
    "rerolls": "#ffffff",
    "skull": BONE,
    "loss": LOSS,
    "violet": "#9a7bff",
}
"""The light of every element and token."""

PAINTS: Final[dict[str, str]] = {
    "green": "#2f9e55",
    "blue": "#2a63c9",
    "azure": "#4cc3e0",
    "red": "#d13f36",
    "orange": "#e58a24",
    "purple": "#8247c4",
    "yellow": "#f0cf3f",
    "black": "#17131f",
}
"""What dice are made of."""

SEATS: Final = ("red", "blue", "green", "yellow")
SEAT_PAINTS: Final[dict[str, str]] = {"red": "#ff5a4f", "blue": "#5a9bff", "green": "#5fdc7d", "yellow": "#ffd84d"}


def _glow(name: str, light: str) -> str:
    stops = [(0.0, 0.95), (0.35, 0.5), (0.7, 0.14), (1.0, 0.0)]
    marks = [tag("stop", offset=number(at), stop_color=light, stop_opacity=number(much)) for at, much in stops]
    return tag("radialGradient", *marks, id=f"glow-{name}")


GLOWS: Final = "".join([_glow(name, light) for name, light in LIGHTS.items()])
"""Gradients that `halo` needs; every picture with a halo has them in its defs."""

SKY: Final = gradient("sky", (0, "#2a1f4d"), (0.55, "#1a1330"), (1, NIGHT))


def defs(*more: str) -> str:
    return tag("defs", GLOWS, SKY, *more)


def halo(light: str, x: float, y: float, r: float, much: float = 1) -> str:
    """Light around a place."""
    return circle(x, y, r, fill=f"url(#glow-{light})", opacity=None if much == 1 else number(much))

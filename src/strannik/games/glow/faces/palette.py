"""Night colours, and the light that elements give."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.faces.art import colour
from strannik.show.svg import circle, gradient, number, tag

NIGHT: Final = colour("night")
DUSK: Final = colour("dusk")
HAZE: Final = colour("haze")
RIM: Final = colour("rim")
PALE: Final = colour("pale")
GOLD: Final = colour("gold")
LOSS: Final = colour("loss")
PLATE: Final = colour("plate")
BURST_INK: Final = colour("burst-ink")
"""Numbers on a burst of light."""

LIGHTS: Final[dict[str, str]] = {
    "plant": colour("light-plant"),
    "water": colour("light-water"),
    "air": colour("light-air"),
    "fire": colour("light-fire"),
    "stone": colour("light-stone"),
    "footprints": colour("light-footprints"),
    "bursts": GOLD,
    "fireflies": colour("light-fireflies"),
    "rerolls": colour("white"),
    "skull": colour("bone"),
    "loss": LOSS,
    "violet": colour("light-violet"),
}
"""The light of every element and token."""

DICE: Final = ("green", "blue", "azure", "red", "orange", "purple", "yellow", "black")
PAINTS: Final[dict[str, str]] = {die: colour(f"die-{die}") for die in DICE}
"""What dice are made of."""

SEATS: Final = ("red", "blue", "green", "yellow")
SEAT_PAINTS: Final[dict[str, str]] = {seat: colour(f"seat-{seat}") for seat in SEATS}


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

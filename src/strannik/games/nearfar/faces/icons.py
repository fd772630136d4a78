"""Icons: goods, tribes, skills and what is counted. Each is drawn about the origin, within a circle of radius 5."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import drawings, fragment
from strannik.games.nearfar.faces.palette import CREAM, INK, PEN, TRIBE, WOOD_DARK
from strannik.show.svg import circle, group, numeral, path, placed

SAME: Final = {
    "treasures": "treasure",
    "artifacts": "artifact",
    "companions": "companion",
    "pack_animals": "bird",
}
"""What data calls by another name than its picture."""

ICONS: Final = [*drawings("icons"), *SAME]
"""Everything that icon sentences speak of, by the name data gives it."""


def sign(name: str) -> str:
    """An icon by its name."""
    return fragment(f"icons/{SAME.get(name, name)}")


def icon(name: str, x: float, y: float, scale: float = 1) -> str:
    """An icon by its name, at a place."""
    return placed(sign(name), x, y, scale)


def building(name: str) -> str:
    """The small sign of a building in the town, or of any."""
    return fragment(f"buildings/{name}")


def flag(tribe: str) -> str:
    """A tribe's flag: its shape on a cloth of its colour."""
    pole = path("M-3.4-5V5", stroke=WOOD_DARK, stroke_width=0.9, **PEN)
    cloth = path(
        "M-3.2-4.8Q0-5.6 4.4-4.4L3.2-1.6L4.4 1.4Q0 0.2-3.2 1Z",
        fill=TRIBE[tribe],
        stroke=INK,
        stroke_width=0.55,
        stroke_linejoin="round",
    )
    return pole + cloth + icon(tribe, 0.4, -1.8, 0.42)


def plate(text: str, x: float, y: float, radius: float) -> str:
    """A number on a small round plate."""
    disc = circle(x, y, radius, fill=CREAM, stroke=INK, stroke_width=0.45)
    return disc + numeral(text, x, y + radius * 0.62, radius * 1.24 if len(text) < 2 else radius, fill=INK)


def faded(drawn: str) -> str:
    """A drawing as a hint of itself, for places that wait for something."""
    return group(drawn, opacity=0.28)

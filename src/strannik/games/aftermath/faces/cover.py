"""The cover: four small heroes before a door that stands open a paw's width, and the city behind it."""

from __future__ import annotations

from strannik.games.aftermath.faces.art import art, drawing, standing
from strannik.games.aftermath.faces.palette import SOOT
from strannik.show.svg import ellipse, group, picture, rect, tag

WIDE, HIGH = 400, 260


def cover(title: str) -> str:
    edge = tag("defs", tag("clipPath", rect(0, 0, WIDE, HIGH), id="edge"))
    wedge = art("props/wedge", 292, 196, 44, 26)
    scene = group(drawing("scenes/cover").inside, wedge, company(), clip_path="url(#edge)")
    return picture(WIDE, HIGH, edge, scene, title=title)


def company() -> str:
    """The four of them, from behind the light."""
    places = [("whisper", 106, 236, 74), ("meziah", 172, 246, 80), ("ringr", 232, 240, 70), ("grumple", 300, 248, 92)]
    shadows = [ellipse(x, foot, 26, 6, fill=SOOT, fill_opacity=0.45) for _, x, foot, _ in places]
    return "".join(shadows) + "".join([standing(f"figures/{who}", x, foot, 100, high) for who, x, foot, high in places])

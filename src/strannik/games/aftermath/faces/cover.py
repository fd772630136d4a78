"""The cover: four small heroes before a door that stands open a paw's width, and the city behind it."""

from __future__ import annotations

from strannik.games.aftermath.faces.art import art, standing
from strannik.games.aftermath.faces.palette import MOSS_DARK, SOOT, YELLOW, YELLOW_LIGHT
from strannik.show.svg import circle, ellipse, gradient, group, mix, path, picture, polygon, rect, tag

WIDE, HIGH = 400, 260


def cover(title: str) -> str:
    defs = tag(
        "defs",
        gradient("dusk", (0, "#3a3d44"), (0.55, "#8a5a3a"), (1, "#e0a457")),
        gradient("boards", (0, "#6b4826"), (1, "#3f2a18")),
        tag("clipPath", rect(0, 0, WIDE, HIGH), id="edge"),
    )
    sky = rect(0, 0, WIDE, 190, fill="url(#dusk)")
    sun = circle(236, 150, 46, fill=YELLOW_LIGHT, fill_opacity=0.85) + circle(
        236, 150, 78, fill=YELLOW_LIGHT, fill_opacity=0.25
    )
    return picture(
        WIDE,
        HIGH,
        defs,
        group(sky, sun, skyline(), doors(), floor(), company(), clip_path="url(#edge)"),
        title=title,
    )


def skyline() -> str:
    """Roofs of a city without people; not one window is lit."""
    far = path(
        "M120 190V120H150V96H176V128H198V84L214 70L230 84V132H252V104H286V140H300V190Z",
        fill="#5d3d24",
        fill_opacity=0.8,
    )
    near = path(
        "M110 190V150H140V136L154 124L168 136V158H190V142H222V164H250V138L262 126L276 138V160H310V190Z",
        fill=SOOT,
        fill_opacity=0.85,
    )
    wire = path("M110 132Q210 158 312 122", fill="none", stroke=SOOT, stroke_width=1.6)
    return far + near + wire


def doors() -> str:
    """Two doors as tall as towers, wedged open."""
    left = polygon([(0, 0), (118, 14), (118, 196), (0, 214)], fill=MOSS_DARK, stroke=SOOT, stroke_width=3)
    right = polygon(
        [(400, 0), (304, 12), (304, 196), (400, 212)], fill=mix(MOSS_DARK, SOOT, 0.25), stroke=SOOT, stroke_width=3
    )
    panels = path(
        "M14 26L98 36V96L14 96ZM14 116L98 112V178L14 190ZM322 34L388 26V96L322 96ZM322 114L388 116V188L322 178Z",
        fill=SOOT,
        fill_opacity=0.25,
    )
    return left + right + panels + art("props/wedge", 292, 196, 44, 26)


def floor() -> str:
    boards = polygon([(0, 204), (118, 190), (304, 190), (400, 204), (400, 260), (0, 260)], fill="url(#boards)")
    glow = polygon([(118, 192), (304, 192), (350, 260), (70, 260)], fill=YELLOW, fill_opacity=0.35)
    seams = path(
        "M150 190L96 260M196 190L186 260M240 190L268 260M284 190L340 260",
        stroke=SOOT,
        stroke_opacity=0.5,
        stroke_width=2,
    )
    return boards + glow + seams


def company() -> str:
    """The four of them, from behind the light."""
    places = [("whisper", 106, 236, 74), ("meziah", 172, 246, 80), ("ringr", 232, 240, 70), ("grumple", 300, 248, 92)]
    shadows = [ellipse(x, foot, 26, 6, fill=SOOT, fill_opacity=0.45) for _, x, foot, _ in places]
    return "".join(shadows) + "".join([standing(f"figures/{who}", x, foot, 100, high) for who, x, foot, high in places])

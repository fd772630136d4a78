"""Busts of lizardfolk, drawn about the origin within 36 by 36."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK, LINE, PEN
from strannik.games.nearfar.faces.people.humans import chain, shoulders
from strannik.games.nearfar.faces.people.looks import Look
from strannik.show.svg import circle, ellipse, mix, path, placed, polygon, ring


def lizard(look: Look) -> str:
    """One of the lizardfolk from the shoulders up."""
    crest = CRESTS[look.style](look.hair)
    return crest + shoulders(look.garb) + head(look.skin) + WEAR[look.wear](look.cloth) + MARKS[look.mark]()


def head(skin: str) -> str:
    belly = mix(skin, CREAM, 0.5)
    neck = path("M-5 2H5L6 10Q0 14-6 10Z", fill=mix(skin, INK, 0.2), **LINE)
    skull = path("M-9.4-6Q-9-14 0-14Q9-14 9.4-6Q10.4 0 7 3Q5 8 0 8.4Q-5 8-7 3Q-10.4 0-9.4-6Z", fill=skin, **LINE)
    snout = path("M-6 1Q0-2.4 6 1Q6.4 6.6 0 7.8Q-6.4 6.6-6 1Z", fill=belly, **LINE)
    eyes = [
        ellipse(x, -5.4, 2.6, 2.9, fill="#f4d35e", **LINE) + ellipse(x, -5.4, 0.8, 2.4, fill=INK) for x in (-5.8, 5.8)
    ]
    nose = circle(-1.6, 1.4, 0.6, fill=INK) + circle(1.6, 1.4, 0.6, fill=INK)
    mouth = path("M-5.4 4Q0 7 5.4 4", **{**PEN, "stroke_width": 0.9})
    scales = [
        circle(x, y, 0.8, fill=mix(skin, INK, 0.25))
        for x, y in ((0, -11), (-2.4, -9.4), (2.4, -9.4), (0, -7.6), (-8, -0.6), (8, -0.6))
    ]
    return neck + skull + snout + "".join(scales) + "".join(eyes) + nose + mouth


def small(_: str) -> str:
    return ""


def spikes(fill: str) -> str:
    return "".join(
        [
            placed(path("M-2.6 0L0-6L2.6 0Z", fill=fill, **LINE), x, y, 1, turn)
            for x, y, turn in ((-9, -7, -60), (-6.4, -11.6, -35), (0, -13.4, 0), (6.4, -11.6, 35), (9, -7, 60))
        ]
    )


def frill(fill: str) -> str:
    fan = path(
        "M-8 6L-17 4L-14-1L-18-6L-12.4-8.4L-13-15L-6.4-13L0-19L6.4-13L13-15L12.4-8.4L18-6L14-1L17 4L8 6Z",
        fill=fill,
        **LINE,
    )
    ribs = path(
        "M-8 2L-15 3M-8-2L-16-5.6M-6-8L-12-13.6M0-10V-17M6-8L12-13.6M8-2L16-5.6M8 2L15 3",
        **{**PEN, "stroke": mix(fill, INK, 0.4), "stroke_width": 0.7},
    )
    return fan + ribs


def horns(fill: str) -> str:
    return path("M-5-12Q-13-14-13-20Q-7-18-2-13ZM5-12Q13-14 13-20Q7-18 2-13Z", fill=mix(fill, CREAM, 0.45), **LINE)


CRESTS: Final[dict[str, Callable[[str], str]]] = {"small": small, "spikes": spikes, "frill": frill, "horns": horns}


def goggles(frame: str) -> str:
    strap = path("M-9.6-9Q0-12.6 9.6-9L9.6-6.6Q0-10-9.6-6.6Z", fill="#5a3f2a", **LINE)
    lenses = [circle(x, -9.4, 3.2, fill=frame, **LINE) + circle(x, -9.4, 2, fill="#bfe0e0", **LINE) for x in (-4, 4)]
    return strap + "".join(lenses)


def helmet(metal: str) -> str:
    dome = path("M-10-8Q-10-18 0-18Q10-18 10-8Q0-12-10-8Z", fill=metal, **LINE)
    return dome + path("M0-18V-11", **PEN) + "".join([circle(x, -10, 0.8, fill=INK) for x in (-6.6, 0, 6.6)])


WEAR: Final[dict[str, Callable[[str], str]]] = {"": small, "goggles": goggles, "helmet": helmet}


def scar() -> str:
    return path("M-8-10L-4 0M-7.4-7L-5.4-7.6M-6-3.4L-4.2-4", **{**PEN, "stroke": CREAM, "stroke_width": 0.9})


def ring_in_nose() -> str:
    return circle(0, 3.4, 1.5, fill="none", stroke=GOLD, stroke_width=1) + placed(
        polygon(ring(4, 1.4, 0.5), fill="#e9d36a"), 0, -11
    )


MARKS: Final[dict[str, Callable[[], str]]] = {"": str, "scar": scar, "earrings": ring_in_nose, "chain": chain}

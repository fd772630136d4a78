"""Armour: one shape for each place of the body, one colour for each set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.rollplayer.faces.lines import CLOTH, DARK_STEEL, LEATHER, LINE, STEEL, STROKE
from strannik.show.svg import INK, circle, ellipse, mix, path, placed, polygon, rect, ring


def helm(fill: str) -> str:
    dome = path("M-11 6V-4Q-10 -15 0 -15Q10 -15 11 -4V6L6 14H-6Z", fill=fill, **LINE)
    return dome + path("M-7 -1H7V2.6H1.6V12H-1.6V2.6H-7Z", fill=INK, fill_opacity=0.75)


def cowl(fill: str) -> str:
    hood = path("M-13 14Q-14 -14 0 -16Q14 -14 13 14Q7 9 0 9Q-7 9 -13 14Z", fill=fill, **LINE)
    return hood + ellipse(0, -1, 6.4, 8.4, fill=INK, fill_opacity=0.8)


def gorget(fill: str) -> str:
    return path("M-13 -6Q0 4 13 -6L15 8Q0 18 -15 8Z", fill=fill, **LINE) + path(
        "M-13 -6Q0 4 13 -6", **STROKE, stroke=INK, stroke_width=1.6
    )


def tunic(fill: str) -> str:
    return path("M-6 -14Q0 -9 6 -14L16 -9L13 0L9 -2V15H-9V-2L-13 0L-16 -9Z", fill=fill, **LINE)


def cloak(fill: str) -> str:
    drape = path("M-5 -15H5Q14 0 13 16Q6 12 0 16Q-6 12 -13 16Q-14 0 -5 -15Z", fill=fill, **LINE)
    return drape + path("M0 -12V14M-5 -9Q-8 4 -7 13M5 -9Q8 4 7 13", **STROKE, stroke=INK, stroke_opacity=0.45)


def robes(fill: str) -> str:
    gown = path("M-5 -15Q0 -11 5 -15L17 2L13 6L8 0L11 16H-11L-8 0L-13 6L-17 2Z", fill=fill, **LINE)
    return gown + path("M-8.6 4H8.6", stroke=INK, stroke_width=1.4) + path("M0 5V15", stroke=INK, stroke_opacity=0.45)


def sleeve(fill: str) -> str:
    left = path("M-12 -13H-4L-3 8Q-7 11 -11 8Z", fill=fill, **LINE)
    return left + placed(left, 16, 4)


def glove(fill: str) -> str:
    hand = path("M-6 15V2L-11 -3L-8 -6L-4 -2L-5 -13H-2L-1 -4L1 -14H4L3.4 -3L7 -11L9.6 -10L6.4 2V15Z", fill=fill, **LINE)
    return hand + rect(-7, 9, 14, 6, 1, fill=mix(fill, INK, 0.25), **LINE)


def pauldron(fill: str) -> str:
    plates = [
        path(f"M-14 {y}Q0 {y - 15} 14 {y}Q10 {y + 6} 0 {y + 5}Q-10 {y + 6} -14 {y}Z", fill=fill, **LINE)
        for y in (8, 2, -4)
    ]
    return "".join(plates)


def leggings(fill: str) -> str:
    return path("M-9 -14H9L11 15H3L0 -3L-3 15H-11Z", fill=fill, **LINE)


def greaves(fill: str) -> str:
    shin = path("M-12 -13Q-8 -16 -4 -13L-3 10Q-7 15 -11 10Z", fill=fill, **LINE)
    return shin + placed(shin, 16, 0)


def boots(fill: str) -> str:
    boot = path("M-13 -13H-5V4Q2 5 2 11H-13Z", fill=fill, **LINE)
    return placed(boot, -1, -2) + placed(boot, 11, 4)


PLACES: Final[dict[str, Callable[[str], str]]] = {
    "gorget": gorget,
    "vambraces": sleeve,
    "helm": helm,
    "tunic": tunic,
    "leggings": leggings,
    "cowl": cowl,
    "robes": robes,
    "cloak": cloak,
    "greaves": greaves,
    "boots": boots,
    "gloves": glove,
    "pauldron": pauldron,
}
CLOTHS: Final[dict[str, str]] = {"chain": STEEL, "leather": LEATHER, "mystic": CLOTH}


def armor(card: str, kind: str) -> str:
    """A piece of armour by the last word of its id, in the colour of its set."""
    return PLACES[card.rpartition("_")[2]](CLOTHS[kind])


def set_sign(kind: str, size: float) -> str:
    """The sign of an armour set: rings, a hide, a star."""
    if kind == "chain":
        rings = [
            circle(x, 0, size * 0.42, fill="none", stroke=DARK_STEEL, stroke_width=size * 0.2)
            for x in (-size * 0.4, size * 0.4)
        ]
        return "".join(rings)
    if kind == "leather":
        hide = "M-1 -.7Q0 -.2 1 -.7Q.5 0 1 .8Q0 .4 -1 .8Q-.5 0 -1 -.7Z"
        return placed(path(hide, fill=LEATHER, stroke=INK, stroke_width=0.12), 0, 0, size)
    return polygon(ring(4, size, size * 0.4), fill=CLOTH, stroke=INK, stroke_width=0.4)

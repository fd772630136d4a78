"""Pieces in the colours of the seats, each with a shape of its own: camps, figures, markers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.palette import CREAM, DARK_SEAT, INK, LINE, PEN, SEAT
from strannik.show.svg import circle, ellipse, mix, path, picture, placed, polygon, rect, ring


def pointed_tent(fill: str, dark: str) -> str:
    cloth = polygon([(0, -10), (11, 9), (-11, 9)], fill=fill, **LINE) + polygon(
        [(0, -10), (11, 9), (4, 9)], fill=mix(fill, INK, 0.2)
    )
    poles = path("M0-10L-2-13M0-10L2-13", **{**PEN, "stroke_width": 1.2})
    return poles + cloth + polygon([(0, -3), (3.4, 9), (-3.4, 9)], fill=dark, **LINE)


def dome(fill: str, dark: str) -> str:
    cloth = path("M-11 9C-11-12 11-12 11 9Z", fill=fill, **LINE) + path(
        "M0-6.8V9M-6-2.6Q-8 3-7 9M6-2.6Q8 3 7 9", **{**PEN, "stroke": dark}
    )
    return cloth + path("M-3.6 9C-3.6 0 3.6 0 3.6 9Z", fill=dark, **LINE)


def lean_to(fill: str, dark: str) -> str:
    ridge = path("M-12 9L-6-8M12 9L6-8", **{**PEN, "stroke_width": 1.4})
    cloth = polygon([(-11, 9), (-5.6, -8), (5.6, -8), (11, 9)], fill=fill, **LINE)
    inside = polygon([(-6, 9), (0, -2.4), (6, 9)], fill=dark, **LINE)
    return ridge + cloth + inside + path("M-7-3.6H-2.4M7-3.6H2.4", **{**PEN, "stroke": dark})


def pavilion(fill: str, dark: str) -> str:
    walls = path("M-8-1H8L10 9H-10Z", fill=mix(fill, CREAM, 0.5), **LINE) + path(
        "M-3-1L-4 9M3-1L4 9", **{**PEN, "stroke": dark}
    )
    roof = path("M-11.4 0Q-3-3 0-11Q3-3 11.4 0Q0 3-11.4 0Z", fill=fill, **LINE)
    flag = path("M0-11V-15L5-13.4L0-12", fill=dark, **LINE)
    return walls + roof + flag + path("M-2.4 9V4Q0 1.6 2.4 4V9Z", fill=dark, **LINE)


CAMPS: Final[dict[str, Callable[[str, str], str]]] = {
    "red": pointed_tent,
    "blue": dome,
    "green": lean_to,
    "yellow": pavilion,
}


def camp(seat: str) -> str:
    """A seat's camp about the origin, within 24 by 24."""
    return CAMPS[seat](SEAT[seat], DARK_SEAT[seat])


def camp_piece(seat: str, title: str) -> str:
    """A camp as a piece."""
    return picture(
        28,
        28,
        ellipse(14, 23.4, 11.6, 2.4, fill=INK, fill_opacity=0.22),
        placed(camp(seat), 14, 15.2, 0.92),
        title=title,
    )


def explorer(colour: str) -> str:
    """A broad hat and a staff."""
    staff = path("M9-12V15", **{**PEN, "stroke": "#553519", "stroke_width": 1.8})
    hat = ellipse(0, -12.4, 9, 2.6, fill="#7a5230", **LINE) + path(
        "M-5-12.6Q-5-18 0-18Q5-18 5-12.6Z", fill="#8d6239", **LINE
    )
    return staff + cloaked(colour) + hat


def scholar(colour: str) -> str:
    """A pointed hood and a book."""
    hood = path("M-6-6Q-8-15 0-19Q8-15 6-6Q3-13 0-13Q-3-13-6-6Z", fill=mix(colour, INK, 0.2), **LINE)
    book = rect(-4, 1, 8, 6.4, 0.8, fill=CREAM, **LINE) + path("M0 1V7.4", **PEN)
    return cloaked(colour) + hood + book


def ranger(colour: str) -> str:
    """A feathered cap and a bow."""
    bow = path("M-8-10Q-15 0-8 12", **{**PEN, "stroke": "#553519", "stroke_width": 1.6}) + path(
        "M-8-10V12", **{**PEN, "stroke_width": 0.5}
    )
    cap = path("M-6.4-10Q-6-17 1-17Q8-15 10-10Q2-12-6.4-10Z", fill=mix(colour, INK, 0.25), **LINE)
    feather = path("M3-15Q8-21 12-18Q9-14 4-13.6Z", fill=CREAM, **LINE)
    return bow + cloaked(colour) + cap + feather


def wanderer(colour: str) -> str:
    """A turban and a bundle."""
    bundle = circle(9, -8, 4.4, fill="#c9a46a", **LINE) + path(
        "M-2 6L10-12", **{**PEN, "stroke": "#553519", "stroke_width": 1.5}
    )
    turban = path("M-6.6-9Q-8-18 0-18Q8-18 6.6-9Q0-12.6-6.6-9Z", fill=CREAM, **LINE) + path("M-5-11Q1-17 6-12", **PEN)
    return bundle + cloaked(colour) + turban


def cloaked(colour: str) -> str:
    """Somebody in a cloak of the seat's colour."""
    cloak = path("M-5-6Q0-9 5-6Q9 3 9 14Q0 17-9 14Q-9 3-5-6Z", fill=colour, **LINE)
    fold = path("M0-6V15", **{**PEN, "stroke": mix(colour, INK, 0.4)})
    face = circle(0, -9.6, 5, fill="#e8bd93", **LINE)
    eyes = circle(-1.8, -9.4, 0.7, fill=INK) + circle(1.8, -9.4, 0.7, fill=INK)
    return cloak + fold + face + eyes


FIGURES: Final[dict[str, Callable[[str], str]]] = {
    "red": explorer,
    "blue": scholar,
    "green": ranger,
    "yellow": wanderer,
}


def base(seat: str) -> str:
    """The shape a figure stands on, a different one for every seat."""
    dark = {"fill": DARK_SEAT[seat], **LINE}
    if seat == "red":
        return ellipse(0, 0, 11.4, 3.8, **dark)
    if seat == "blue":
        return polygon([(-11, -2.6), (11, -2.6), (9.4, 3.8), (-9.4, 3.8)], **dark)
    if seat == "green":
        return polygon([(0, -4), (12, 0), (0, 4.4), (-12, 0)], **dark)
    return polygon([(x * 1.15, y * 0.38) for x, y in ring(6, 10.4, turn=0)], **dark)


def figure(seat: str) -> str:
    """A seat's figure about the origin, within 28 by 42."""
    return placed(base(seat), 0, 16.4) + FIGURES[seat](SEAT[seat])


def figure_piece(seat: str, title: str) -> str:
    """A figure as a piece."""
    return picture(
        32, 44, ellipse(16, 40, 12, 3, fill=INK, fill_opacity=0.22), placed(figure(seat), 16, 22.6), title=title
    )


def stranger(title: str) -> str:
    """The figure nobody plays, which holds the town hall in a game of two. [NF-6.5]"""
    drawn = placed(ellipse(0, 0, 11.4, 3.8, fill="#4d4740", **LINE), 0, 16.4) + explorer("#8a8177")
    return picture(32, 44, ellipse(16, 40, 12, 3, fill=INK, fill_opacity=0.22), placed(drawn, 16, 22.6), title=title)


def marker(seat: str, title: str) -> str:
    """A seat's marker for the reputation track."""
    shapes = {
        "red": circle(0, 0, 8, fill=SEAT["red"], **LINE),
        "blue": rect(-7, -7, 14, 14, 2, fill=SEAT["blue"], **LINE),
        "green": polygon(ring(4, 9.6), fill=SEAT["green"], **LINE),
        "yellow": polygon(ring(6, 8.8, turn=0), fill=SEAT["yellow"], **LINE),
    }
    star = polygon(ring(4, 5, 1.8), fill=CREAM)
    return picture(20, 20, placed(shapes[seat] + star, 10, 10), title=title)

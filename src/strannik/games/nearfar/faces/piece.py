"""Pieces in the colours of the seats, each with a shape of its own: camps, figures, markers."""

from __future__ import annotations

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.palette import DARK_SEAT, INK, SEAT
from strannik.show.svg import ellipse, picture, placed


def camp(seat: str) -> str:
    """A seat's camp about the origin, within 24 by 24."""
    return fragment(f"pieces/camp-{seat}", canvas=SEAT[seat], opening=DARK_SEAT[seat])


def camp_piece(seat: str, title: str) -> str:
    """A camp as a piece."""
    return picture(
        28,
        28,
        ellipse(14, 23.4, 11.6, 2.4, fill=INK, fill_opacity=0.22),
        placed(camp(seat), 14, 15.2, 0.92),
        title=title,
    )


def figure(seat: str) -> str:
    """A seat's figure on its base about the origin, within 28 by 42; both have a shape of the seat's own."""
    base = fragment(f"pieces/base-{seat}", plinth=DARK_SEAT[seat])
    return placed(base, 0, 16.4) + fragment(f"pieces/figure-{seat}", cloak=SEAT[seat])


def figure_piece(seat: str, title: str) -> str:
    """A figure as a piece."""
    return picture(
        32, 44, ellipse(16, 40, 12, 3, fill=INK, fill_opacity=0.22), placed(figure(seat), 16, 22.6), title=title
    )


def stranger(title: str) -> str:
    """The figure nobody plays, which holds the town hall in a game of two. [NF-6.5]"""
    base = fragment("pieces/base-red", plinth="#4d4740")
    drawn = placed(base, 0, 16.4) + fragment("pieces/figure-red", cloak="#8a8177")
    return picture(32, 44, ellipse(16, 40, 12, 3, fill=INK, fill_opacity=0.22), placed(drawn, 16, 22.6), title=title)


def marker(seat: str, title: str) -> str:
    """A seat's marker for the reputation track."""
    return picture(20, 20, fragment(f"pieces/marker-{seat}", mark=SEAT[seat]), title=title)

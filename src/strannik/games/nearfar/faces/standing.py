"""Pieces as they stand on the boards: smaller than their place, so that what lies beneath can be read."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.palette import INK
from strannik.games.nearfar.faces.piece import camp, figure, marker, stranger
from strannik.show.svg import ellipse, picture, placed

SIDE: Final = 44.0
"""A board shows every piece this wide; drawings take a part of it."""


def site(seat: str, title: str) -> str:
    """A camp on a space of the map or in a cell of the mine."""
    shade = ellipse(22, 35, 13, 3, fill=INK, fill_opacity=0.3)
    return picture(SIDE, SIDE, shade, placed(camp(seat), 22, 23, 1.2), title=title)


def walker(seat: str, title: str) -> str:
    """A figure on the map or in town."""
    shade = ellipse(22, 40, 11, 3, fill=INK, fill_opacity=0.3)
    return picture(SIDE, SIDE, shade, placed(figure(seat), 22, 23, 0.88), title=title)


def adventure(title: str) -> str:
    """An adventure that waits: a book in golden light."""
    return picture(SIDE, SIDE, fragment("pieces/adventure"), title=title)


def rank(seat: str, title: str) -> str:
    """A marker on the reputation track, where four may lie on one place."""
    return inset(marker(seat, title), 17, title)


def guard(title: str) -> str:
    """The stranger before the town hall. [NF-3.1.13]"""
    return inset(stranger(title), 38, title)


def inset(drawn: str, size: float, title: str) -> str:
    """A whole picture, smaller and in the middle of a piece."""
    off = (SIDE - size) / 2
    return picture(
        SIDE, SIDE, drawn.replace("<svg ", f'<svg x="{off}" y="{off}" width="{size}" height="{size}" ', 1), title=title
    )

"""The colours of a sheet of the atlas."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.games.nearfar.faces.art import colour


@dataclass(frozen=True)
class Palette:
    """`trail` are the dots of a path and `bed` what they lie on; `ink` is for names and `halo` keeps them readable;
    `frame` runs about the sheet, `accent` is the one bright colour.
    """

    trail: str
    bed: str
    ink: str
    halo: str
    frame: str
    accent: str


def palette(land: str) -> Palette:
    """The colours in which a land's sheet is printed."""
    return Palette(
        trail=colour(f"{land}-trail"),
        bed=colour(f"{land}-bed"),
        ink=colour(f"{land}-ink"),
        halo=colour(f"{land}-halo"),
        frame=colour(f"{land}-frame"),
        accent=colour(f"{land}-accent"),
    )

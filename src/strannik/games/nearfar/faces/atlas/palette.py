"""The colours of a sheet of the atlas."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """`ground` is the land, `deep` its shadows, `light` its lit parts; `trail` the dots of a path and `bed` what they
    lie on; `ink` is for names and `halo` keeps them readable; `frame` runs about the sheet, `accent` is the one bright
    colour.
    """

    ground: str
    deep: str
    light: str
    trail: str
    bed: str
    ink: str
    halo: str
    frame: str
    accent: str

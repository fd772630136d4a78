"""The windows of the houses, about the middle of each foot: they are drawn last, since at dusk they are lit."""

from __future__ import annotations

from typing import Final

from strannik.show.svg import Point

Window = tuple[float, float, float, float]
"""Left, top, width, height."""

WINDOWS: Final[dict[str, list[Window]]] = {
    "hall": [(-62, -80, 14, 34), (48, -80, 14, 34)],
    "saloon": [(-66, -72, 28, 40), (38, -72, 28, 40), (-62, -140, 22, 20), (40, -140, 22, 20)],
    "stables": [(-70, -78, 18, 22), (52, -78, 18, 22)],
    "store": [(-66, -66, 62, 34)],
    "farm": [(62, -46, 14, 16), (-52, -80, 14, 16)],
    "hut": [(-38, -62, 18, 18), (28, -62, 18, 18)],
    "mine": [(-44, -60, 8, 14), (36, -60, 8, 14)],
    "jail": [(-52, -76, 30, 28)],
}
BARS: Final[Point] = (-52.0, -76.0)
"""Where the jail's window begins; it keeps its bars when lit."""

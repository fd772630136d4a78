"""The stuffs emblems are made of, and the line they are drawn with."""

from __future__ import annotations

from typing import Final

from strannik.show.svg import INK

STEEL: Final = "#b9c3c9"
DARK_STEEL: Final = "#6c7a84"
LEATHER: Final = "#a5713f"
CLOTH: Final = "#6c63a8"
LINE: Final[dict[str, object]] = {"stroke": INK, "stroke_width": 0.9, "stroke_linejoin": "round"}
STROKE: Final[dict[str, object]] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}

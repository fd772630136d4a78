"""The drawings of Near and Far in `data/art`, filled with the colours of its palette."""

from __future__ import annotations

from typing import Final

from strannik.show.art import Art

ART: Final = Art("strannik.games.nearfar")

colour = ART.colour
composed = ART.composed
drawing = ART.drawing
drawings = ART.drawings
fragment = ART.fragment
plan = ART.plan

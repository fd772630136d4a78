"""The drawings of Faraway in `data/art`, filled with the colours of its palette."""

from __future__ import annotations

from typing import Final

from strannik.show.art import Art

ART: Final = Art("strannik.games.faraway")

colour = ART.colour
drawings = ART.drawings
fragment = ART.fragment
plan = ART.plan
toned = ART.toned

"""The drawings of Glow in `data/art`, filled with the colours of its palette."""

from __future__ import annotations

from typing import Final

from strannik.show.art import Art

ART: Final = Art("strannik.games.glow")

colour = ART.colour
drawings = ART.drawings
fragment = ART.fragment

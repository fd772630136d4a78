"""The drawings of Aftermath in `data/art`, filled with the colours of its palette."""

from __future__ import annotations

from typing import Final

from strannik.show.art import Art

ART: Final = Art("strannik.games.aftermath")

art = ART.art
colour = ART.colour
colours = ART.colours
drawing = ART.drawing
drawings = ART.drawings
standing = ART.standing

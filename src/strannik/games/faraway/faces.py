"""Pictures of Faraway's cards, drawn as SVG from the card data."""

from __future__ import annotations

from strannik.core.words import Words


def face(name: str, words: Words) -> str:
    """The picture of that name."""
    return f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 63 88'><title>{name}</title></svg>"

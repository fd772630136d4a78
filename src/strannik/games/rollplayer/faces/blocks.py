"""Blocks of words under a heading."""

from __future__ import annotations

from strannik.show.letters import LEADING, Face, block, wrapped


def block_below(
    text: str, x: float, top: float, width: float, size: float, lines: int, face: Face = "serif", **attributes: object
) -> str:
    """A block of words that begins under a heading, however many lines it takes."""
    taken = min(lines, len(wrapped(text, width, size, face)))
    return block(text, x, top + taken * size * LEADING / 2, width, size, lines, face, **attributes)

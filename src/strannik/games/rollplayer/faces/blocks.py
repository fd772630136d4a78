"""Blocks of words under a heading."""

from __future__ import annotations

from strannik.core.svg import words_block, wrapped


def block_below(text: str, x: float, top: float, width: float, size: float, lines: int, **attributes: object) -> str:
    """A block of words that begins under a heading, however many lines it takes."""
    taken = min(lines, len(wrapped(text, width, size)))
    return words_block(text, x, top + taken * size * 0.6, width, size, lines, **attributes)

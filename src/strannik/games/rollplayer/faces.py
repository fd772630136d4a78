"""Pictures."""

from __future__ import annotations

from strannik.core.words import Words


def face(name: str, words: Words) -> str:
    return ""

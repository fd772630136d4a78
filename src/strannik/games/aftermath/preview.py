"""What would follow from an answer, in a few words."""

from __future__ import annotations

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.show.words import Words


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """Nothing is foretold yet."""
    return ""

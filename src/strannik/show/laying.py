"""Laying out once: most of a table looks as it did a move ago, and the same to everybody who hears the same words.

A function that makes a part of a scene out of words and a few facts is marked `@laid`; asked for the same again it
gives the same object, which then is compared and sent once for all. The facts are hashable, and say all that counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from strannik.show.words import Words

Facts = ParamSpec("Facts")
Part = TypeVar("Part")


def laid(lay: Callable[Concatenate[Words, Facts], Part]) -> Callable[Concatenate[Words, Facts], Part]:
    """Remember with the words what the function made of them."""

    def once(words: Words, /, *facts: Facts.args, **named: Facts.kwargs) -> Part:
        assert not named, "facts are given by their places, so that they can be told apart"
        key = (lay, facts)
        known: Part | None = words.memory.recall(key)
        if known is None:
            known = lay(words, *facts, **named)
            words.memory.keep(key, known)
        return known

    return once

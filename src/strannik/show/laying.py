"""Laying out once what looks the same: to everybody at a table, or at every table.

Most of a scene is the same for all who look at a moment. A method that makes such a part, of an object with a `view`
and `words`, is marked `@seen_alike`: it is called once for all of them. It reads what everybody sees and nothing of the
one who looks; the law that looking together shows what looking alone shows fails where it does.

A card that lies face up is the same at every table. A function that makes it of words and a few hashable facts is
marked `@laid`: asked for the same again it gives the same object. It names no seat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from strannik.core.view import View
from strannik.show.words import Words

MUCH: Final = 4000
"""How many parts of a kind are remembered for all tables together."""


class Lays(Protocol):
    """Lays out one view in one language."""

    view: View
    words: Words


Layer = TypeVar("Layer", bound=Lays)
Facts = ParamSpec("Facts")
Part = TypeVar("Part")


def seen_alike(lay: Callable[Concatenate[Layer, Facts], Part]) -> Callable[Concatenate[Layer, Facts], Part]:
    """Lay it out once for all who look at the same moment and hear the same words."""

    def once(self: Layer, /, *facts: Facts.args, **named: Facts.kwargs) -> Part:
        assert not named, "facts are given by their places, so that they can be told apart"
        known, key = self.view.alike, (lay, self.words, facts)
        if key not in known:
            known[key] = lay(self, *facts, **named)
        part: Part = known[key]
        return part

    return once


def laid(lay: Callable[Concatenate[Words, Facts], Part]) -> Callable[Concatenate[Words, Facts], Part]:
    """Remember what the function made of the words that hold at every table."""
    remembered = lru_cache(maxsize=MUCH)(lay)

    def once(words: Words, /, *facts: Facts.args, **named: Facts.kwargs) -> Part:
        assert not named, "facts are given by their places, so that they can be told apart"
        return remembered(words.common, *facts)

    return once

"""Laying out once what looks the same: to everybody at a table, from one moment to the next, or at every table.

Most of a scene is the same for all who look at a moment. A method that makes such a part, of an object with a `view`
and `words`, is marked `@seen_alike`: it is called once for all of them. It reads what everybody sees and nothing of the
one who looks; the law that looking together shows what looking alone shows fails where it does.

Most of a table also lies as it lay a moment ago. A function that lays out one part of it, of words, the place of that
part (a seat, say) and a few facts, is marked `@as_it_lay`: what it made last in that place is given again until one of
the facts is another. What the table's words call its seats is no fact, for who is called otherwise gets other words.

A card that lies face up is the same at every table. A function that makes it of words and a few hashable facts is
marked `@laid`: asked for the same again it gives the same object. It names no seat.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar, cast

from strannik.core.view import View
from strannik.show.words import Words

MUCH: Final = 4000
"""How many parts of a kind are remembered for all tables together."""


class Lays(Protocol):
    """Lays out one view in one language."""

    view: View
    words: Words


Layer = TypeVar("Layer", bound=Lays)
Place = TypeVar("Place", bound=Hashable)
Facts = ParamSpec("Facts")
Part = TypeVar("Part")


def seen_alike(lay: Callable[Concatenate[Layer, Facts], Part]) -> Callable[Concatenate[Layer, Facts], Part]:
    """Lay it out once for all who look at the same moment and hear the same words; facts are given by their places."""
    of_anything = cast(Callable[..., Part], lay)

    def once(self: Layer, /, *facts: object) -> Part:
        known, key = self.view.alike, (lay, self.words, facts)
        if key not in known:
            known[key] = of_anything(self, *facts)
        part: Part = known[key]
        return part

    return cast(Callable[Concatenate[Layer, Facts], Part], once)


def as_it_lay(
    lay: Callable[Concatenate[Words, Place, Facts], Part],
) -> Callable[Concatenate[Words, Place, Facts], Part]:
    """Lay it out anew only if a fact is another than when it was last laid out in this place; facts never change."""
    of_anything = cast(Callable[..., Part], lay)

    def again(words: Words, place: Place, /, *facts: object) -> Part:
        memory, key = words.memory, (lay, place)
        last = memory.get(key)
        if last is None or last[0] != facts:
            last = memory[key] = (facts, of_anything(words, place, *facts))
        part: Part = last[1]
        return part

    return cast(Callable[Concatenate[Words, Place, Facts], Part], again)


def laid(lay: Callable[Concatenate[Words, Facts], Part]) -> Callable[Concatenate[Words, Facts], Part]:
    """Remember what the function made of the words that hold at every table; facts are given by their places."""
    remembered = lru_cache(maxsize=MUCH)(cast(Callable[..., Part], lay))

    def once(words: Words, /, *facts: Hashable) -> Part:
        return remembered(words.common, *facts)

    return cast(Callable[Concatenate[Words, Facts], Part], once)

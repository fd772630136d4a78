"""Scoring: the way back, region by region, from the last explored to the first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from strannik.core.result import Line, Result, Sheet, ranked
from strannik.games.faraway.cards import FLAT, ICONS, NONE, PER, REGIONS, SANCTUARIES, Card
from strannik.games.faraway.table import Table

FULFILLED: Final[list[tuple[int, int]]] = []
"""What is missing where a card has no quest, or all of its quest is seen."""


class Fame:
    """What each card of one player is worth, in the order in which it was played.

    `missing` are the wonders that the quest of each region does not see, each with how many. `views` are the icons that
    each region sees, and last those that one more region would see besides its own: all of the first are `seen` in the
    end. [FA-14]
    """

    def __init__(
        self, regions: list[int], missing: list[list[tuple[int, int]]], sanctuaries: list[int], views: list[list[int]]
    ) -> None:
        self.regions = regions
        self.missing = missing
        self.sanctuaries = sanctuaries
        self.views = views
        self.seen = views[0]
        self.total = sum(regions) + sum(sanctuaries)


def fame(path: Sequence[int], sanctuaries: Sequence[str]) -> Fame:
    """Turn the regions up from right to left, then score the sanctuaries. [FA-13, FA-17, FA-18]"""
    seen = [0] * len(ICONS)
    for sanctuary in sanctuaries:
        see(seen, SANCTUARIES[sanctuary])
    regions, missing = [0] * len(path), [FULFILLED] * len(path)
    views = [seen] * (len(path) + 1)
    for place in range(len(path) - 1, -1, -1):
        card = REGIONS[path[place]]
        seen = views[place] = seen_with(seen, card)
        if card.needs:
            missing[place] = lacking(card, seen)
        regions[place] = worth(card, seen)
    return Fame(regions, missing, [worth(SANCTUARIES[sanctuary], seen) for sanctuary in sanctuaries], views)


@lru_cache(maxsize=1000)
def paid(path: tuple[int, ...], sanctuaries: tuple[str, ...]) -> Fame:
    """What the cards would pay now: everybody who looks at a table asks for it again and again."""
    return fame(path, sanctuaries)


def see(seen: list[int], card: Card) -> None:
    """Count the card's own icons with those already seen. [FA-15, FA-16]"""
    for icon in card.icons:
        seen[icon] += 1


def seen_with(seen: list[int], card: Card) -> list[int]:
    """What is seen when the card's own icons are seen too."""
    seen = seen[:]
    for icon in card.icons:
        seen[icon] += 1
    return seen


def lacking(card: Card, seen: list[int]) -> list[tuple[int, int]]:
    """The wonders that the card's quest does not see, each with how many. [FA-14]"""
    if not card.needs:
        return FULFILLED
    return [(icon, count - seen[icon]) for icon, count in card.needs if count > seen[icon]]


def worth(card: Card, seen: list[int]) -> int:
    """The card's fame by what is seen; nothing if its quest is not fulfilled. [FA-14, FA-20]"""
    if card.kind == NONE:
        return 0
    for icon, count in card.needs:
        if seen[icon] < count:
            return 0
    if card.kind == FLAT:
        return card.value
    if card.kind == PER:
        times = 0
        for icon in card.counts:
            times += seen[icon]
        return card.value * times
    return card.value * min(seen[0], seen[1], seen[2], seen[3])


def result(table: Table) -> Result:
    """Most fame wins; a tie goes to whoever explored the region with the lowest number. [FA-0.1, FA-19]"""
    sheets = []
    for seat in table.seats:
        path, sanctuaries = table.paths[seat], table.sanctuaries[seat]
        counted = fame(path, sanctuaries)
        lines = [Line("region", path[place], points) for place, points in enumerate(counted.regions)]
        lines += [Line("sanctuary", sanctuaries[place], points) for place, points in enumerate(counted.sanctuaries)]
        sheets.append(Sheet(seat, lines, [-min(path)]))
    return ranked(sheets)

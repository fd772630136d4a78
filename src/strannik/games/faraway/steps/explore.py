"""Phases 1 and 2 of a round: exploring a region and discovering sanctuaries."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Offer
from strannik.core.step import Step
from strannik.games.faraway.steps.draft import Draft
from strannik.games.faraway.table import Table


@dataclass
class ExploreRegion(Step):
    """Sealed: everyone lays a region face down, then all are revealed. [FA-5]"""

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("explore", table.hands[seat], clause="FA-5")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.seats:
            table.lay(seat, answers[seat][0].number)
        table.beat()
        return []


@dataclass
class DiscoverSanctuaries(Step):
    """Whoever's region took longer than the one before draws sanctuaries: one, and one for each clue.

    Where the deck is too short, those with lower numbers draw first. [FA-6, FA-7, FA-8, FA-12]
    """

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        order = table.in_exploration_order()
        for seat in order:
            if table.discovers(seat):
                table.draw_sanctuaries(seat, 1 + table.clues(seat))
        return [Draft(order)]

"""What is worth counting when a Faraway game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strannik.games.faraway.cards import REGIONS
from strannik.games.faraway.score import fame
from strannik.games.faraway.table import ROUNDS, Table


def statistics(table: Table) -> Mapping[str, Sequence[float]]:
    """Each figure for every seat, in order."""
    counted = [fame(table.paths[seat], table.sanctuaries[seat]) for seat in table.seats]
    return {
        "sanctuaries": [float(len(found)) for found in table.sanctuaries],
        "sanctuary_fame": [float(sum(one.sanctuaries)) for one in counted],
        "region_fame": [float(sum(one.regions)) for one in counted],
        "quests_fulfilled": [float(sum([points > 0 for points in one.regions])) for one in counted],
        "nights": [float(sum([REGIONS[region].night for region in path])) for path in table.paths],
        "first_to_draft": [float(first_to_draft(table, seat)) for seat in table.seats],
    }


def first_to_draft(table: Table, seat: int) -> int:
    """How often the seat explored the lowest number and so chose first; the last round has no draft. [FA-4.1, FA-9]"""
    rounds = list(zip(*table.paths, strict=True))[: ROUNDS - 1]
    return sum([explored[seat] == min(explored) for explored in rounds])

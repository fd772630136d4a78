"""What is worth counting when a Glow game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strannik.games.glow.score import fireflies, journey, lit, printed, tom_points
from strannik.games.glow.table import Table


def statistics(table: Table) -> Mapping[str, Sequence[float]]:
    """Each figure for every seat, in order."""
    counted: dict[str, list[float]] = {
        "days": [float(table.day) for _ in table.seats],
        "bursts": [float(table.bursts[seat]) for seat in table.seats],
        "printed": [float(sum([line.points for line in printed(table, seat)])) for seat in table.seats],
        "journey": [float(sum([line.points for line in journey(table, seat)])) for seat in table.seats],
        "companions": [float(len(table.company[seat])) for seat in table.seats],
        "fireflies": [float(fireflies(table, seat)) for seat in table.seats],
        "lit": [float(lit(table, seat)) for seat in table.seats],
        "footprints": [float(table.footprints[seat]) for seat in table.seats],
        "rerolls": [float(table.rerolls[seat]) for seat in table.seats],
    }
    if table.tom:
        counted["tom"] = [float(tom_points(table))]
    return counted

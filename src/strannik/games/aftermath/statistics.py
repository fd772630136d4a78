"""What is worth counting when a mission is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strannik.games.aftermath.table import Table


def statistics(table: Table) -> Mapping[str, Sequence[float]]:
    """Each figure for every seat, in order; what is the company's is the same for all."""
    seats = len(table.seats)
    won = table.mission in table.won
    figures: dict[str, Sequence[float]] = {
        "success": [float(won)] * seats,
        "time": [float(table.count("time"))] * seats,
        "late": [float(table.late)] * seats,
        "turns": [float(table.turn)] * seats,
        "pages": [float(len(table.visited))] * seats,
        "wounds": [float(hero.hurts) for hero in table.heroes],
        "defeats": [float(hero.defeats) for hero in table.heroes],
        "victories": [float(hero.victories) for hero in table.heroes],
    }
    for what in ("food", "parts", "clues", "population", "morale"):
        figures[what] = [float(table.count(what))] * seats
    return figures

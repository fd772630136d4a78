"""What is worth counting when a Near and Far game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strannik.games.nearfar.score import routes
from strannik.games.nearfar.table import Table

MEASURES = ("camps", "mine_camps", "enemies", "artifacts", "treasures", "finds", "chiefs", "tokens", "reputation")


def statistics(table: Table) -> Mapping[str, Sequence[float]]:
    """Each figure for every seat, in order."""
    figures: dict[str, Sequence[float]] = {"rounds": [float(table.round) for _ in table.seats]}
    for what in MEASURES:
        figures[what] = [float(table.measure(seat, what)) for seat in table.seats]
    figures["map_camps"] = [
        float(len([owner for owner in table.camps.values() if owner == seat])) for seat in table.seats
    ]
    figures["companions"] = [float(len(table.companions(seat))) for seat in table.seats]
    figures["adventures"] = [float(hero.adventures) for hero in table.heroes]
    figures["successes"] = [float(hero.successes) for hero in table.heroes]
    figures["route_points"] = [float(sum([line.points for line in routes(table, seat)])) for seat in table.seats]
    figures["unbought"] = [float(len(table.hand(seat))) for seat in table.seats]
    return figures

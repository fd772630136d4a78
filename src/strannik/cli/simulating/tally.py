"""Tallies: what a simulation counts, added up in a fixed order so that sums never differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from strannik.core.result import Result


@dataclass
class Standing:
    """What one bot has done over all its seats."""

    games: int = 0
    wins: int = 0
    points: int = 0
    statistics: dict[str, float] = field(default_factory=dict)

    def add(self, other: Standing) -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        for name, value in other.statistics.items():
            self.statistics[name] = self.statistics.get(name, 0) + value

    def save(self) -> dict[str, Any]:
        """Counts and means as plain data."""
        means = {name: round(value / self.games, 4) for name, value in self.statistics.items()}
        return {
            "games": self.games,
            "wins": self.wins,
            "mean_score": round(self.points / self.games, 4),
            "statistics": means,
        }


@dataclass
class Tally:
    """What some games have given."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    outcomes: dict[str, int] = field(default_factory=dict)
    bots: dict[str, Standing] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        for name, count in other.outcomes.items():
            self.outcomes[name] = self.outcomes.get(name, 0) + count
        for name, standing in other.bots.items():
            self.bots.setdefault(name, Standing()).add(standing)

    def count(self, bots: Sequence[str], result: Result, statistics: Mapping[str, Sequence[float]]) -> None:
        """Add one finished game; the bots stand in the order of the seats."""
        if result.outcome:
            self.outcomes[result.outcome] = self.outcomes.get(result.outcome, 0) + 1
        for seat, bot in enumerate(bots):
            standing = self.bots.setdefault(bot, Standing())
            standing.games += 1
            standing.wins += seat in result.winners
            standing.points += result.sheets[seat].total
            for name, values in statistics.items():
                standing.statistics[name] = standing.statistics.get(name, 0) + values[seat]

    def everyone(self) -> Standing:
        """All bots together."""
        total = Standing()
        for standing in self.bots.values():
            total.add(standing)
        return total

"""Many journeys by bots, counted stage by stage: how long each took, what it brought, what became of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from strannik.cli.simulating.tally import Tally
from strannik.cli.simulating.travel import End, TravellingBots
from strannik.core.chance import derived_seed
from strannik.core.options import Settings
from strannik.show.words import Words

SIDE_BY_SIDE: Final = 6
"""So many figures fit on a line of 80 characters."""


def travel_often(company: TravellingBots, seed: int, journeys: int) -> dict[str, Any]:
    """Travel many times; on a terminal a bar on stderr shows how far it is."""
    from rich.console import Console
    from rich.progress import Progress

    games: list[tuple[Settings, StageTally]] = []
    endings: dict[str, int] = {}
    brought: dict[str, int] = {}
    won = 0
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for number in progress.track(range(journeys), description=company.game.id):
            for end in company.travel(derived_seed("journey", seed, number)):
                games.append((end.options, StageTally.of(company.players, end)))
                for what, count in end.brought.items():
                    brought[what] = brought.get(what, 0) + count
            standing = company.journey.standing(end.carried)
            endings[standing.outcome] = endings.get(standing.outcome, 0) + 1
            won += bool(standing.champions)
    return {
        "game": company.game.id,
        "seats": len(company.players),
        "seed": seed,
        "options": company.settings,
        "journeys": journeys,
        "won": won,
        "endings": dict(sorted(endings.items())),
        "brought": {what: round(count / len(games), 4) for what, count in brought.items()},
        "stages": stages(games),
    }


@dataclass
class StageTally:
    """What the games of a stage have given: to everybody, to whoever had the most points, and the least of each."""

    everybody: Tally = field(default_factory=Tally)
    best: int = 0
    least: dict[str, float] = field(default_factory=dict)

    @classmethod
    def of(cls, players: Sequence[str], end: End) -> StageTally:
        """One game."""
        everybody = Tally(games=1, finished=1)
        everybody.count(players, end.result, end.statistics)
        best = max([sheet.total for sheet in end.result.sheets])
        return cls(everybody, best, {name: min(values) for name, values in end.statistics.items()})

    def add(self, other: StageTally) -> None:
        self.everybody.add(other.everybody)
        self.best += other.best
        for name, value in other.least.items():
            self.least[name] = self.least.get(name, 0) + value

    def save(self) -> dict[str, Any]:
        """Counts and means as plain data."""
        tally = self.everybody
        return {
            **tally.everyone().save(),
            "games": tally.games,
            "best_score": round(self.best / tally.games, 4),
            "least": {name: round(value / tally.games, 4) for name, value in self.least.items()},
            "outcomes": tally.outcomes,
        }


def stages(games: list[tuple[Settings, StageTally]]) -> list[dict[str, Any]]:
    """Every stage by the options in which it differs from the others, with all games that were played there."""
    differing = [name for name in games[0][0] if len({options[name] for options, _ in games}) > 1]
    found: dict[str, tuple[Settings, StageTally]] = {}
    for options, tally in games:
        at = {name: options[name] for name in differing}
        found.setdefault(str(at), (at, StageTally()))[1].add(tally)
    return [{"options": at, **tally.save()} for at, tally in found.values()]


def print_stages(summary: dict[str, Any], words: Words) -> None:
    """A row for every stage; figures that do not fit beside each other stand in further tables below."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"[bold]{words.say('game-title')}[/bold]: {summary['journeys']} × {summary['seats']}")
    counts = {words.say("travel-won"): summary["won"], **summary["endings"]}
    for what, count in counts.items():
        console.print(f"{what or '—'}: {count} ({100 * count / summary['journeys']:.1f} %)")
    if summary["brought"]:
        means = [f"{words.say(f'stat-{what}')} {mean:+.2f}" for what, mean in summary["brought"].items()]
        console.print(f"{words.say('travel-brought')}: {', '.join(means)}")
    shown, rows = columns(summary, words), [place(stage) for stage in summary["stages"]]
    for first in range(0, len(shown), SIDE_BY_SIDE):
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column("", no_wrap=True)
        for heading, _ in shown[first : first + SIDE_BY_SIDE]:
            table.add_column(heading, justify="right")
        for at, row in enumerate(rows):
            table.add_row(row, *[figures[at] for _, figures in shown[first : first + SIDE_BY_SIDE]])
        console.print(table)


def columns(summary: dict[str, Any], words: Words) -> list[tuple[str, list[str]]]:
    """Everything that was counted: its heading, and a figure for every stage."""
    stages = summary["stages"]
    won = [100 * stage["wins"] / (stage["games"] * summary["seats"]) for stage in stages]
    return [
        ("Games", [str(stage["games"]) for stage in stages]),
        ("Wins, %", [f"{share:.0f}" for share in won]),
        ("Mean score", [f"{stage['mean_score']:.1f}" for stage in stages]),
        ("Best score", [f"{stage['best_score']:.1f}" for stage in stages]),
        *[
            (words.say(f"stat-{name}"), [f"{stage['statistics'][name]:.2f}" for stage in stages])
            for name in stages[0]["statistics"]
        ],
    ]


def place(stage: dict[str, Any]) -> str:
    """The options of a stage, as its row begins with them."""
    return ", ".join([f"{name} {value}" for name, value in stage["options"].items()])

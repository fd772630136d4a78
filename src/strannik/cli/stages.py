"""Many journeys by bots, counted stage by stage: how long each took, what it brought, what became of it."""

from __future__ import annotations

import sys
from typing import Any

from strannik.cli.tally import Tally
from strannik.cli.travel import TravellingBots
from strannik.core.chance import derived_seed
from strannik.core.options import Settings
from strannik.show.words import Words


def travel_often(company: TravellingBots, seed: int, journeys: int) -> dict[str, Any]:
    """Travel many times; on a terminal a bar on stderr shows how far it is."""
    from rich.console import Console
    from rich.progress import Progress

    games: list[tuple[Settings, Tally]] = []
    endings: dict[str, int] = {}
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for number in progress.track(range(journeys), description=company.game.id):
            for end in company.travel(derived_seed("journey", seed, number)):
                tally = Tally(games=1, finished=1)
                tally.count(company.players, end.result, end.statistics)
                games.append((end.options, tally))
            outcome = company.journey.standing(end.carried).outcome
            endings[outcome] = endings.get(outcome, 0) + 1
    return {
        "game": company.game.id,
        "seats": len(company.players),
        "seed": seed,
        "options": company.settings,
        "journeys": journeys,
        "endings": dict(sorted(endings.items())),
        "stages": stages(games),
    }


def stages(games: list[tuple[Settings, Tally]]) -> list[dict[str, Any]]:
    """Every stage by the options in which it differs from the others, with all games that were played there."""
    differing = [name for name in games[0][0] if len({options[name] for options, _ in games}) > 1]
    found: dict[str, tuple[Settings, Tally]] = {}
    for options, tally in games:
        at = {name: options[name] for name in differing}
        found.setdefault(str(at), (at, Tally()))[1].add(tally)
    return [
        {"options": at, **tally.everyone().save(), "games": tally.games, "outcomes": tally.outcomes}
        for at, tally in found.values()
    ]


def print_stages(summary: dict[str, Any], words: Words) -> None:
    """A row for every stage."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(f"[bold]{words.say('game-title')}[/bold]: {summary['journeys']} × {summary['seats']}")
    for outcome, count in summary["endings"].items():
        console.print(f"{outcome or '—'}: {count} ({100 * count / summary['journeys']:.1f} %)")
    table = Table(box=box.SIMPLE_HEAD)
    shown = list(summary["stages"][0]["statistics"])
    for heading in ("", "Games", "Wins, %", "Mean score", *[words.say(f"stat-{name}") for name in shown]):
        table.add_column(heading, justify="right")
    for stage in summary["stages"]:
        where = ", ".join([f"{name} {value}" for name, value in stage["options"].items()])
        won = 100 * stage["wins"] / (stage["games"] * summary["seats"])
        figures = [f"{stage['statistics'][name]:.2f}" for name in shown]
        table.add_row(where, str(stage["games"]), f"{won:.0f}", f"{stage['mean_score']:.1f}", *figures)
    console.print(table)

"""`strannik sim`: bots play many games.

Every game's seed comes from the simulation's seed and the game's number, and every bot's from
these and its seat; games are counted in portions whose size does not depend on the number of
processes. So the same seed gives the same result however many processes play.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import active_children
from pathlib import Path
from time import perf_counter
from typing import Any

from strannik.bots.bot import Bot
from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.match import Match
from strannik.box.shelf import find_game
from strannik.cli.files import write_whole
from strannik.cli.options import read_bots, read_options, seated
from strannik.cli.simulating.tally import Tally
from strannik.core.chance import Chance, derived_seed
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.record import write_record

PORTIONS = 50
"""About how many portions a simulation is played in, unless they grow too big."""

BIGGEST_PORTION = 20


@dataclass
class Plan:
    """A simulation: what is played, by whom, and where records go."""

    game: str
    games: int
    seats: int
    seed: int
    bots: list[str]
    options: Settings
    records: Path | None

    def portions(self) -> list[range]:
        """The games in portions, in order."""
        size = min(max(1, self.games // PORTIONS), BIGGEST_PORTION)
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]

    def seating(self, index: int) -> list[str]:
        """Who sits where: the bots move on by one seat from game to game, so no seat favours one of them."""
        return [self.bots[(seat + index) % self.seats] for seat in range(self.seats)]


def simulate(
    id: str,
    games: int,
    seats: int | None,
    seed: int,
    bots: str,
    options: Sequence[str],
    jobs: int,
    records: Path | None,
    as_json: bool,
) -> None:
    """Check everything, play, and print what came of it."""
    game = find_game(id)
    names = read_bots(game, bots)
    seats = max(len(names), game.fewest) if seats is None else seats
    game.check_seats(seats)
    plan = Plan(id, games, seats, seed, seated(names, seats), read_options(game, options), records)
    game.start(seats, Chance("", seats), plan.options)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    began = perf_counter()
    tally = play_with_progress(plan, jobs)
    summary = summed_up(plan, tally, perf_counter() - began)
    if as_json:
        import msgspec

        print(msgspec.json.encode(summary).decode())
    else:
        print_summary(summary, game)


def play_with_progress(plan: Plan, jobs: int) -> Tally:
    """Play all portions; on a terminal a bar on stderr shows how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    tally = Tally()
    console = Console(file=sys.stderr)
    columns = (TextColumn(plan.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=plan.games)
        for portion in tallies(plan, jobs):
            tally.add(portion)
            progress.update(bar, completed=tally.games)
    return tally


def tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The tallies of the portions, in order."""
    if jobs == 1:
        for portion in plan.portions():
            yield play_portion(plan, portion)
        return
    portions = plan.portions()
    # An interrupt is the business of this process alone; it ends the others itself.
    pool = ProcessPoolExecutor(
        min(jobs, len(portions)), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
    )
    try:
        for future in [pool.submit(play_portion, plan, portion) for portion in portions]:
            yield future.result()
    except BaseException:
        for worker in active_children():
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def play_portion(plan: Plan, portion: range) -> Tally:
    """Play some of the games."""
    game = find_game(plan.game)
    tally = Tally()
    for index in portion:
        seating = plan.seating(index)
        seed = derived_seed("sim", plan.seed, index)
        bots = [
            make_bot(name, game, Chance(derived_seed("bot", plan.seed, index, seat), 0))
            for seat, name in enumerate(seating)
        ]
        position, decisions = play_one(plan, game, seed, bots, index)
        tally.games += 1
        tally.decisions += decisions
        tally.finished += position.finished
        tally.count(seating, game.result(position.table), game.statistics(position.table))
    return tally


def play_one(plan: Plan, game: Game, seed: str, bots: list[Bot], index: int) -> tuple[Position, int]:
    """Play one game, with a record if records are wanted; returns its end and the number of decisions."""
    if plan.records is None:
        position = game.start(plan.seats, Chance(seed, plan.seats), plan.options)
        return position, play_out(position, bots)
    match = Match(game, plan.seats, seed, plan.options)
    play_match(match, bots)
    name = f"{plan.game}-{plan.seed}-{index + 1:0{len(str(plan.games))}}.jsonl"
    write_whole(plan.records / name, write_record(match.entries))
    return match.position, match.n


def play_match(match: Match, bots: list[Bot]) -> None:
    """Let the bots play a match to its end, in the very order in which they play without a record."""
    position = match.position
    windows = [Window(position, seat) for seat in range(len(bots))]
    while not position.finished:
        for seat in position.waiting:
            if seat not in position.offers:
                continue
            match.play(seat, bots[seat].choose(windows[seat]))
        for seat in position.interrupters():
            answer = bots[seat].interject(windows[seat])
            if answer is not None:
                match.play(seat, answer)


def summed_up(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The result as plain data. All but the three figures of time follow from the seed."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": plan.options,
        "games": tally.games,
        "finished": tally.finished,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "outcomes": dict(sorted(tally.outcomes.items())),
        "bots": {name: standing.save() for name, standing in sorted(tally.bots.items())},
        "statistics": tally.everyone().save()["statistics"],
    }


def print_summary(summary: dict[str, Any], game: Game) -> None:
    """The result as tables for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    words = game.words("en")
    console.print(
        f"[bold]{words.say('game-title')}[/bold]: {summary['finished']} of {summary['games']} games finished, "
        f"{summary['seats']} seats, seed {summary['seed']}"
    )
    console.print(
        f"{summary['decisions']} decisions in {summary['seconds']} s: "
        f"{summary['games_per_second']} games and {summary['decisions_per_second']} decisions a second",
        style="dim",
    )
    for outcome, count in summary["outcomes"].items():
        console.print(f"{outcome}: {count} ({100 * count / summary['games']:.1f} %)")
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for name in summary["bots"]:
        table.add_column(name, justify="right", style="cyan")
    standings = list(summary["bots"].values())
    table.add_row("Games", *[str(standing["games"]) for standing in standings])
    table.add_row("Wins", *[str(standing["wins"]) for standing in standings])
    table.add_row("Wins, %", *[f"{100 * standing['wins'] / standing['games']:.1f}" for standing in standings])
    table.add_row("Mean score", *[f"{standing['mean_score']:.2f}" for standing in standings], end_section=True)
    for name in summary["statistics"]:
        row = [f"{standing['statistics'][name]:.2f}" for standing in standings]
        table.add_row(words.say(f"stat-{name}"), *row)
    console.print(table)

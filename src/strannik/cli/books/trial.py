"""`strannik book trial`: bots play the missions of an adventure book, and its pages are judged by how that went."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.box.game import Game
from strannik.box.shelf import find_game
from strannik.cli.books.book import CLEAN, FOUND
from strannik.cli.files import write_whole
from strannik.cli.options import read_bots, seated
from strannik.core.chance import Chance, derived_seed
from strannik.core.data import nearest
from strannik.core.options import OptionError
from strannik.core.position import Position
from strannik.show.words import Words
from strannik.story.lint.finding import Finding
from strannik.story.proving.trial import Stay, Trial, TrialGround, Watch, trial_ground


class Seen:
    """Somebody who watches one game."""

    def __init__(self, ground: TrialGround, trial: Trial) -> None:
        self.ground = ground
        self.watch = Watch(trial)

    def __call__(self, position: Position) -> None:
        self.watch.look(self.ground.look(position.table))


def try_books(
    id: str,
    games: int,
    seats: int | None,
    mission: str | None,
    seed: int,
    bots: str,
    lang: str,
    out: Path | None,
    as_json: bool,
) -> int:
    """Play all missions, or the one that is asked for, and print the report; draw it too. Returns the exit code."""
    game = find_game(id)
    ground = trial_ground(game.package)
    if ground is None:
        raise OptionError(f"{id} has no missions to try")
    names = read_bots(game, bots)
    missions = chosen(ground, mission)
    counts = [seats] if seats is not None else list(range(game.fewest, game.most + 1))
    for count in counts:
        game.check_seats(count)
    trials = [Trial(one, count) for one in missions for count in counts]
    play_with_progress(game, ground, trials, games, seed, names)
    findings = ground.findings(trials)
    words = game.words(lang)
    if out is not None:
        from strannik.story.drawing.chart import draw_trials

        write_whole(out, draw_trials(trials, ground.aim, words) + "\n")
    if as_json:
        print(msgspec.json.encode(summed_up(trials, findings)).decode())
    else:
        print_report(trials, findings, words)
    return FOUND if findings else CLEAN


def chosen(ground: TrialGround, mission: str | None) -> list[str]:
    """The missions to be tried."""
    known = ground.missions()
    if mission is None:
        return known
    if mission not in known:
        raise OptionError(f"there is no mission {mission!r}; {nearest(mission, known)}")
    return [mission]


def play_with_progress(
    game: Game, ground: TrialGround, trials: list[Trial], games: int, seed: int, names: list[str]
) -> None:
    """Play all games of all trials; on a terminal a bar on stderr shows how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(file=sys.stderr)
    columns = (TextColumn(game.id), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=len(trials) * games)
        for trial in trials:
            for index in range(games):
                play_one(game, ground, trial, derived_seed("trial", seed, trial.mission, trial.heroes, index), names)
                progress.advance(bar)


def play_one(game: Game, ground: TrialGround, trial: Trial, seed: str, names: list[str]) -> None:
    """One game of a trial, watched from page to page."""
    heroes = trial.heroes
    position = game.start(heroes, Chance(seed, heroes), ground.settings(trial.mission))
    sitting = enumerate(seated(names, heroes))
    bots = [make_bot(name, game, Chance(derived_seed("bot", seed, seat), 0)) for seat, name in sitting]
    seen = Seen(ground, trial)
    seen(position)
    play_out(position, bots, watching=seen)
    seen.watch.end(*ground.outcome(position.table))


def summed_up(trials: list[Trial], findings: list[Finding]) -> dict[str, Any]:
    """The report as plain data."""
    return {"trials": [reported(trial) for trial in trials], "findings": findings}


def reported(trial: Trial) -> dict[str, Any]:
    games = max(1, trial.games)
    return {
        "mission": trial.mission,
        "heroes": trial.heroes,
        "games": trial.games,
        "won": trial.won,
        "longest": trial.longest,
        "turns": round(trial.turns / games, 2),
        "time": round(trial.time / games, 2),
        "late": trial.late,
        "wounds": round(trial.wounds / games, 2),
        "defeats": round(trial.defeats / games, 2),
        "pages": {page: visited(trial.pages[page]) for page in sorted(trial.pages, key=int)},
    }


def visited(stay: Stay) -> dict[str, Any]:
    """A page, each figure for a game that came there."""
    games = max(1, stay.games)
    return {
        "games": stay.games,
        "turns": round(stay.turns / games, 2),
        "wounds": round(stay.wounds / games, 2),
        "defeats": round(stay.defeats / games, 2),
        "lost": stay.lost,
    }


def print_report(trials: list[Trial], findings: list[Finding], words: Words) -> None:
    """The report as tables for people: a row for each mission and number of heroes, then one for each page."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    of_mission = ("mission", "heroes", "games", "won", "turns", "time", "wounds", "defeats")
    missions = Table(*[words.say(f"book-trial-{what}") for what in of_mission], box=box.SIMPLE_HEAD)
    for trial in trials:
        row = reported(trial)
        cells = [row["turns"], row["time"], row["wounds"], row["defeats"]]
        share = f"{100 * trial.share:.1f}"
        missions.add_row(trial.mission, str(trial.heroes), str(trial.games), share, *[f"{cell:.2f}" for cell in cells])
    console.print(missions)
    of_page = ("mission", "heroes", "page", "games", "turns", "wounds", "defeats", "lost")
    pages = Table(*[words.say(f"book-trial-{what}") for what in of_page], box=box.SIMPLE_HEAD)
    for trial in trials:
        for page, row in reported(trial)["pages"].items():
            name = f"{page} {words.name(f'page-{page}')}"
            cells = [f"{row[what]:.2f}" for what in ("turns", "wounds", "defeats")]
            pages.add_row(trial.mission, str(trial.heroes), name, str(row["games"]), *cells, str(row["lost"]))
    console.print(pages)
    for finding in findings:
        console.print(str(finding))
    console.print(f"{len(findings)} to mend" if findings else "nothing to mend")

"""`strannik bench`: how fast the rules are, plain and compiled, beside a loop that never changes.

The forms are measured in turn, several times, each in a process of its own, and the best of
each figure counts: so a ratio within one run says something even on a busy machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from strannik._form import form
from strannik.bench.rules import Figures
from strannik.box.shelf import find_game, game_ids
from strannik.core.data import DataError

HIGHER_IS_BETTER = ("loops", "games", "decisions", "replay", "search")
LOWER_IS_BETTER = ("late_to_early", "clone", "view", "redeal", "save")


@dataclass
class Row:
    """One figure as it is printed."""

    name: str
    label: str
    digits: int = 0


ROWS = [
    Row("loops", "calibration runs /s"),
    Row("games", "random games /s"),
    Row("decisions", "decisions /s"),
    Row("replay", "verified records /s"),
    Row("search", "search iterations /s, round 1"),
    Row("clone", "clone, µs", 2),
    Row("view", "view, µs", 1),
    Row("redeal", "redeal, µs", 1),
    Row("save", "save, µs", 1),
    Row("late_to_early", "late decision / early decision", 2),
]


def bench(games: Sequence[str], rounds: int, as_json: bool) -> None:
    """Measure the games and print the figures."""
    chosen = [find_game(id).id for id in games] or game_ids()
    forms = ["plain", "compiled"] if form() == "compiled" else ["plain"]
    measured = measure_with_progress(chosen, forms, rounds)
    if as_json:
        print(msgspec.json.encode({id: list(by_form.values()) for id, by_form in measured.items()}).decode())
        return
    print_figures(measured)
    if forms == ["plain"]:
        print("Only the plain form is here. `make bench` compiles the rules and measures both.")


def measure_with_progress(games: Sequence[str], forms: Sequence[str], rounds: int) -> dict[str, dict[str, Figures]]:
    """The best figures of every game in every form."""
    from rich.console import Console
    from rich.progress import Progress

    measured: dict[str, dict[str, Figures]] = {id: {} for id in games}
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("bench", total=rounds * len(games) * len(forms))
        for _ in range(rounds):
            for id in games:
                for name in forms:
                    progress.update(bar, description=f"{id}, {name}")
                    now = measure(id, name)
                    before = measured[id].get(name)
                    measured[id][name] = now if before is None else better(before, now)
                    progress.advance(bar)
    return measured


def measure(id: str, name: str) -> Figures:
    """One measurement in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "STRANNIK_PLAIN"}
    if name == "plain":
        environment["STRANNIK_PLAIN"] = "1"
    command = [sys.executable, "-m", "strannik.bench.rules", id]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise DataError("bench", id, f"could not be measured: {done.stderr.strip().splitlines()[-1]}")
    return msgspec.json.decode(done.stdout, type=Figures)


def better(one: Figures, other: Figures) -> Figures:
    """The better of each figure."""
    return msgspec.structs.replace(
        one,
        **{name: max(getattr(one, name), getattr(other, name)) for name in HIGHER_IS_BETTER},
        **{name: min(getattr(one, name), getattr(other, name)) for name in LOWER_IS_BETTER},
    )


def print_figures(measured: dict[str, dict[str, Figures]]) -> None:
    """A table for each game: a column for each form, and how they compare."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for id, by_form in measured.items():
        forms = list(by_form)
        first = by_form[forms[0]]
        table = Table(title=f"{id}, {first.seats} seats, {first.decisions_a_game:.0f} decisions a game")
        table.add_column("")
        for name in forms:
            table.add_column(name, justify="right")
        if len(forms) > 1:
            table.add_column("times as fast", justify="right")
        for row in ROWS:
            values = [getattr(by_form[name], row.name) for name in forms]
            cells = [f"{value:,.{row.digits}f}" for value in values]
            if len(values) > 1:
                cells.append(compared(row.name, values[0], values[1]))
            table.add_row(row.label, *cells)
        table.add_row(
            "games per calibration run", *[f"{by_form[name].games / by_form[name].loops:,.2f}" for name in forms]
        )
        console.print(table)


def compared(name: str, plain: float, compiled: float) -> str:
    if name == "late_to_early":
        return ""
    ratio = compiled / plain if name in HIGHER_IS_BETTER else plain / compiled
    return f"{ratio:.2f}"

"""`strannik bench --server`: how soon a move is seen, how many moves a server takes, how many it stores."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from strannik._form import form
from strannik.bench.server import (
    Asked,
    Crowded,
    Durable,
    Saturated,
    Steady,
    asked,
    crowded,
    durable,
    saturated,
    steady,
)
from strannik.core.options import OptionError


def bench_server(games: Sequence[str], seconds: float, as_json: bool) -> None:
    """Measure the server on this machine and print the figures beside the raw ones."""
    from rich.console import Console

    if games:
        raise OptionError(f"the server is measured without naming a game; leave out {games[0]!r} or --server")
    console = Console(file=sys.stderr)
    with console.status("a steady 50 moves a second at 50 tables") as status:
        calm = steady(seconds)
        status.update("as many moves as the server takes")
        full = saturated(seconds)
        status.update("as many moves as the disk takes")
        stored = durable(min(seconds, 5.0))
        status.update("a greedy bot among searching ones")
        bots = crowded()
        status.update("what is asked every second")
        often = asked()
    if as_json:
        figures = {"steady": calm, "saturated": full, "durable": stored, "crowded": bots, "asked": often}
        print(msgspec.json.encode(figures).decode())
    else:
        print_server(calm, full, stored, bots, often)


def print_server(calm: Steady, full: Saturated, stored: Durable, bots: Crowded, often: Asked) -> None:
    """Each figure beside its raw one, and their ratio."""
    from rich.console import Console
    from rich.table import Table

    table = Table(
        title=f"The server: {calm.seats} seats at {calm.tables} tables, {calm.moves} moves in {calm.seconds:.0f} s"
    )
    for heading in ("", "Strannik", "raw", "ratio"):
        table.add_column(heading, justify="right" if heading else "left")
    rows = [
        ("move seen by every seat, p50, ms", calm.p50, calm.raw_p50, 1),
        ("move seen by every seat, p99, ms", calm.p99, calm.raw_p99, 1),
        ("saturated, moves /s beside echoes /s", full.moves_per_second, full.raw_per_second, 0),
        ("saturated, beside echoes of 10 kB /s", full.moves_per_second, full.raw_large_per_second, 0),
        ("stored, moves /s beside flushes /s", stored.moves_per_second, stored.flushes_per_second, 0),
    ]
    for label, ours, raw, digits in rows:
        table.add_row(label, f"{ours:,.{digits}f}", f"{raw:,.{digits}f}", f"{ours / raw:.2f}")
    console = Console()
    console.print(table)
    console.print(
        f"Lost: {calm.lost}. Doubled: {calm.doubled}. An update has {full.bytes_per_update:,.0f} bytes. "
        f"The rules ran {form()}."
    )
    console.print(
        f"A greedy bot answers after {bots.p50:.2f} s (longest {bots.longest:.2f} s) while {bots.searching} seats "
        f"search at other tables; when none does, after {bots.quiet_p50:.2f} s (longest {bots.quiet_longest:.2f} s)."
    )
    console.print(
        f"Asking every second whether anybody has gone on elsewhere takes {often.milliseconds:.1f} ms of the processor "
        f"while {often.tables} tables of {often.lines} moves are looked at."
    )

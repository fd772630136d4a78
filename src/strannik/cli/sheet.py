"""Score sheets at the end of a game: every card's points for every seat, side by side."""

from __future__ import annotations

from itertools import zip_longest

from rich import box
from rich.table import Table
from rich.text import Text

from strannik.core.result import Line, Result
from strannik.show.words import Words

Row = list[Line | None]


def rows(result: Result) -> list[list[Row]]:
    """The lines of all seats side by side, a group for each kind.

    Within a group the last line stands first: cards are turned up from the end of the way.
    """
    kinds = list(dict.fromkeys([line.what for sheet in result.sheets for line in sheet.lines]))
    groups = []
    for kind in kinds:
        columns = [[line for line in sheet.lines if line.what == kind][::-1] for sheet in result.sheets]
        groups.append([list(row) for row in zip_longest(*columns)])
    return groups


def count_rows(result: Result) -> int:
    """How many rows the whole sheet has."""
    return sum([len(group) for group in rows(result)])


def score_sheet(result: Result, words: Words, width: int, shown: int | None = None) -> Table:
    """The sheet as a table, a column for each seat; or only its first rows, with the points so far.

    Winners are marked when all is shown. Where the width is too small, things are named without saying what they are.
    """
    labels = [label(line, words) for sheet in result.sheets for line in sheet.lines]
    brief = (max([len(text) for text in labels], default=0) + 7) * len(result.sheets) > width
    left = count_rows(result) if shown is None else shown
    over = left == count_rows(result)
    groups = []
    for group in rows(result):
        groups.append(group[:left])
        left -= len(groups[-1])
    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    for place, sheet in enumerate(result.sheets):
        mark = "★ " if over and sheet.seat in result.winners else ""
        total = sum([line.points for group in groups for row in group if (line := row[place]) is not None])
        table.add_column(f"{mark}{words.seat(sheet.seat)}", Text(str(total), style="bold"), justify="right")
    for group in groups:
        for row in group:
            table.add_row(*[cell(line, words, brief) for line in row])
        table.add_section()
    return table


def cell(line: Line | None, words: Words, brief: bool) -> Text:
    """What for, and how much."""
    if line is None:
        return Text("")
    name = words.name(line.thing) if brief and line.thing != "" else label(line, words)
    return Text.assemble((name, "dim"), f" {line.points:>3}")


def label(line: Line, words: Words) -> str:
    """What a line of a sheet is for."""
    return words.say(f"line-{line.what}", {"thing": line.thing})

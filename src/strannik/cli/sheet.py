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
    """The lines of all seats side by side, a group for each kind; what a company has in common stands apart.

    Within a group the last line stands first: cards are turned up from the end of the way.
    """
    apart = shared(result)
    sheets = [[line for line in sheet.lines if line not in apart] for sheet in result.sheets]
    groups = []
    for kind in dict.fromkeys([line.what for lines in sheets for line in lines]):
        columns = [[line for line in lines if line.what == kind][::-1] for lines in sheets]
        groups.append([list(row) for row in zip_longest(*columns)])
    return groups


def shared(result: Result) -> list[Line]:
    """What stands on every sheet of those who won or lost together."""
    first, *others = result.sheets
    if not result.together or not others:
        return []
    return [line for line in first.lines if all([line in sheet.lines for sheet in others])]


def count_rows(result: Result) -> int:
    """How many rows the whole sheet has."""
    return sum([len(group) for group in rows(result)])


def score_sheet(result: Result, words: Words, width: int, shown: int | None = None) -> Table:
    """The sheet as a table, a column for each seat; or only its first rows, with the points so far.

    Winners are marked when all is shown. Where the width is too small, things are named without saying what they are.
    Those who won or lost together have no points, but what they did; above stands what they have in common.
    """
    labels = [label(line, words) for sheet in result.sheets for line in sheet.lines]
    brief = (max([len(text) for text in labels], default=0) + 7) * len(result.sheets) > width and not result.together
    left = count_rows(result) if shown is None else shown
    over = left == count_rows(result)
    groups = []
    for group in rows(result):
        groups.append(group[:left])
        left -= len(groups[-1])
    common = " · ".join([label(line, words) for line in shared(result)])
    wide = min(width, len(common)) or None
    table = Table(title=common or None, box=box.SIMPLE_HEAD, show_footer=not result.together, min_width=wide)
    for place, sheet in enumerate(result.sheets):
        mark = "★ " if over and sheet.seat in result.winners else ""
        total = sum([line.points for group in groups for row in group if (line := row[place]) is not None])
        table.add_column(f"{mark}{words.seat(sheet.seat)}", Text(printed(total), style="bold"), justify="right")
    for group in groups:
        for row in group:
            table.add_row(*[deed(line, words) if result.together else cell(line, words, brief) for line in row])
        table.add_section()
    return table


def cell(line: Line | None, words: Words, brief: bool) -> Text:
    """What for, and how much."""
    if line is None:
        return Text("")
    name = words.name(line.thing) if brief and line.thing != "" else label(line, words)
    return Text.assemble((name, "dim"), f" {printed(line.points):>3}")


def printed(points: int) -> str:
    """A number as people write it, with a real minus."""
    return str(points).replace("-", "−")


def deed(line: Line | None, words: Words) -> Text:
    """What somebody did where nobody has points."""
    return Text("") if line is None else Text(label(line, words))


def label(line: Line, words: Words) -> str:
    """What a line of a sheet is for."""
    return words.say(f"line-{line.what}", {"thing": line.thing})

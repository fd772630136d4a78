"""`strannik score`: a score pad for a cardboard table."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from strannik.box.shelf import find_game
from strannik.cli.files import read_text, source_name
from strannik.core.data import DataError
from strannik.show.words import Words

NESTED = "is nested too deeply"


def score_file(id: str, file: str, language: str, as_json: bool) -> None:
    """Score every entry of the file; nothing is printed unless all of them are right."""
    game = find_game(id)
    count, source = game.pad(), source_name(file)
    entries = read_entries(read_text(file), source)
    scored = [count(entry, f"{source}: line {line}") for line, entry in entries]
    if as_json:
        for points in scored:
            print(msgspec.json.encode(points).decode())
        return
    print_sheets([entry for _, entry in entries], scored, game.words(language))


def read_entries(text: str, source: str) -> list[tuple[int, Any]]:
    """The entries with the lines they begin at: one JSON document, or one on every line."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise DataError(source, "line 1", "is empty; expected a JSON object", "score-none")
    if len(lines) > 1 and is_json(lines[0][1]):
        return [(number, read_json(line, number, source)) for number, line in lines]
    return [(lines[0][0], read_json(text, 1, source))]


def is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def read_json(text: str, first: int, source: str) -> Any:
    """JSON text that begins at the given line."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        problem = f"is not JSON: {error.msg} at column {error.colno}"
        raise DataError(source, f"line {first + error.lineno - 1}", problem, "score-none") from None
    except ValueError as error:
        raise DataError(source, f"line {first}", f"is not JSON: {error}", "score-none") from None
    except RecursionError:
        raise DataError(source, f"line {first}", NESTED, "score-none") from None


def print_sheets(entries: list[Any], scored: list[dict[str, Any]], words: Words) -> None:
    """A table for each entry: every card with its points, then the total."""
    from rich.console import Console

    console = Console(highlight=False)
    for entry, points in zip(entries, scored, strict=True):
        console.print(sheet(entry, points, words))


def sheet(entry: Any, points: dict[str, Any], words: Words) -> Any:
    """The points of one player as a table."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_footer=True)
    table.add_column(words.say("score-card"), words.say("score-total"))
    table.add_column(words.say("score-points"), str(points["total"]), justify="right")
    for label, value in rows(entry, points, words):
        table.add_row(label, str(value))
    return table


def rows(entry: Any, points: dict[str, Any], words: Words) -> list[tuple[str, int]]:
    """What the points are for: lines that say so themselves, or lists beside the lists of cards in the entry."""
    if "lines" in points:
        return [(words.say(f"line-{line['what']}", {"thing": line["thing"]}), number(line)) for line in points["lines"]]
    found: list[tuple[str, int]] = []
    for kind, values in points.items():
        if isinstance(values, list):
            labels = [words.say(f"pad-{kind}", {"thing": thing}) for thing in entry.get(kind, [])]
            found += zip(labels, values, strict=True)
    return found


def number(line: dict[str, Any]) -> int:
    """A line's points, by whatever name the game counts them."""
    return next(int(value) for name, value in line.items() if name not in ("what", "thing"))

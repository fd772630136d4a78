"""`strannik book report`: bots travel by an adventure book, and each of its parts is told by how it treated them."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from strannik.box.shelf import find_game
from strannik.cli.books.book import books_of
from strannik.cli.files import write_whole
from strannik.cli.options import read_bots, read_values, seated
from strannik.cli.simulating.travel import TravellingBots
from strannik.core.chance import derived_seed
from strannik.core.options import OptionError, settle
from strannik.show.words import Words
from strannik.story.proving.readings import Count, Readings


def report_on_books(
    id: str,
    journeys: int,
    seats: int | None,
    seed: int,
    bots: str,
    options: Sequence[str],
    lang: str,
    out: Path | None,
    as_json: bool,
) -> None:
    """Travel with every number of travellers, or with the one asked for, and print what was counted; draw it too."""
    game = find_game(id)
    books = books_of(game)
    if game.journey is None:
        raise OptionError(f"every game of {id} stands alone: nobody travels by its book")
    names = read_bots(game, bots)
    counts = [seats] if seats is not None else list(range(max(game.fewest, len(names)), game.most + 1))
    for count in counts:
        game.check_seats(count)
    settings = settle(game.journey.options(), read_values(options))
    companies = [TravellingBots(game, game.journey, seated(names, count), settings) for count in counts]
    readings = read_on_the_way(companies, [Readings(volume) for volume in books], seed, journeys)
    words = game.words(lang)
    if out is not None:
        from strannik.story.drawing.chart import draw_readings

        write_whole(out, draw_readings(readings, words) + "\n")
    if as_json:
        report = {"game": id, "journeys": journeys, "seed": seed, "options": settings, "parts": rows(readings, words)}
        print(json.dumps(report, ensure_ascii=False))
    else:
        print_report(readings, words)


def read_on_the_way(
    companies: Sequence[TravellingBots], books: Sequence[Readings], seed: int, journeys: int
) -> Readings:
    """All that is read on these journeys, of the book by which they go; on a terminal a bar on stderr shows how far."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(file=sys.stderr)
    ways = [(company, number) for company in companies for number in range(journeys)]
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for company, number in progress.track(ways, description=companies[0].game.id):
            travellers = len(company.players)
            company.heroes = in_turn(company.journey.heroes(), travellers, number)
            for end in company.travel(derived_seed("report", seed, travellers, number)):
                last = end
            for passage in company.journey.chronicle(last.carried):
                for readings in books:
                    readings.count(travellers, passage.paragraphs)
    return max(books, key=lambda readings: len(readings.parts()))


def in_turn(heroes: Sequence[str], travellers: int, journey: int) -> list[str]:
    """Whom so many travel as this time, so that in the end everybody's story has been told."""
    return [heroes[(journey * travellers + at) % len(heroes)] for at in range(travellers)] if heroes else []


def rows(readings: Readings, words: Words) -> list[dict[str, Any]]:
    """The report as plain data: every part, with each number of travellers."""
    return [
        {"part": part, "title": readings.volume.title(part, words), "travellers": number, **figures(count)}
        for part, counts in readings.parts().items()
        for number, count in sorted(counts.items())
    ]


def figures(count: Count) -> dict[str, Any]:
    passed = count.passed / count.checked if count.checked else 0.0
    return {
        "read": count.read,
        "well": round(count.share, 4),
        "checked": count.checked,
        "passed": round(passed, 4),
        "worth": round(count.mean, 2),
    }


def print_report(readings: Readings, words: Words) -> None:
    """The report as a table for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    headings = [words.say(f"book-report-{what}") for what in ("travellers", "well", "passed", "worth")]
    table = Table("", headings[0], "", *headings[1:], box=box.SIMPLE_HEAD)
    for row in rows(readings, words):
        shares = [f"{100 * row[what]:.0f}" for what in ("well", "passed")]
        table.add_row(row["title"], str(row["travellers"]), str(row["read"]), *shares, f"{row['worth']:.1f}")
    Console(highlight=False).print(table)

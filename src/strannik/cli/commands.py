"""The commands and their options. Each imports what it needs only when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from strannik.cli.campaign_commands import campaign
from strannik.cli.languages import Json, Lang

app = typer.Typer(
    help="One table for five journeys: play board games against bots, in Russian and English.",
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    pretty_exceptions_enable=False,
)


PROCESSES = 256
"""No machine is helped by more processes than this."""


GAME_HELP = "A game's id, see `strannik games`."
GameId = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP, show_default=False)]
book = typer.Typer(help="Check an adventure book, or draw it.")
app.add_typer(book, name="book")
app.add_typer(campaign, name="campaign")

Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Set an option of the game; may be repeated.")
]


@app.callback(invoke_without_command=True)
def welcome(context: typer.Context) -> None:
    if context.invoked_subcommand is not None:
        return
    if sys.stdin.isatty():
        play()
    else:
        print(context.get_help())


@app.command()
def games(lang: Lang, json: Json = False) -> None:
    """List the games with their modes, seats and options."""
    from strannik.cli.games import list_games

    list_games(lang.value, json)


@app.command()
def rule(
    id: Annotated[str, typer.Argument(metavar="CLAUSE|GAME", help="A clause such as FA-9, or a game's id.")],
    lang: Lang,
) -> None:
    """Print a clause of the rules and those under it, or all clauses of a game."""
    from strannik.cli.rule import print_rule

    print_rule(id, lang.value)


@app.command()
def sim(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats.", show_default="as many as bots")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    bots: Annotated[
        str, typer.Option(help="Who plays, separated by commas: random, greedy, search, search:200, search:0.5s.")
    ] = "random",
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=1, max=PROCESSES, help="How many processes play at the same time.")] = 1,
    records: Annotated[Path | None, typer.Option(help="Write a record of every game into this folder.")] = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count."""
    from strannik.cli.simulating.sim import simulate

    simulate(game, games, seats, seed, bots, option or [], jobs, records, json)


@app.command()
def travel(
    game: GameId,
    lang: Lang,
    seats: Annotated[int | None, typer.Option(help="How many travel.", show_default="as many as bots")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same journey.")] = 0,
    bots: Annotated[str, typer.Option(help="Who travels, separated by commas, named as for `sim`.")] = "greedy",
    option: Options = None,
    journeys: Annotated[int, typer.Option(min=1, help="How many; of several, each stage is summed up.")] = 1,
    json: Json = False,
) -> None:
    """Let bots travel a whole journey, game after game, or many of them."""
    from strannik.cli.simulating.travel import travel as travelled

    travelled(game, seats, seed, bots, option or [], journeys, lang.value, json)


@app.command()
def score(
    game: GameId,
    file: Annotated[str, typer.Argument(metavar="FILE", help="JSON, or JSON Lines; - reads standard input.")],
    lang: Lang,
    json: Json = False,
) -> None:
    """Score what lies on a cardboard table."""
    from strannik.cli.score import score_file

    score_file(game, file, lang.value, json)


@app.command()
def check(
    game: GameId,
    seeds: Annotated[int, typer.Option(min=1, max=1000, help="In how many games each law is tried.")] = 1,
    json: Json = False,
) -> int:
    """Check a game: its words in every language, its clauses, and the laws that hold at every table."""
    from strannik.cli.check import check_game

    return check_game(game, seeds, json)


@book.command("lint")
def book_lint(game: GameId, json: Json = False) -> int:
    """Say what is wrong with the adventure books of a game."""
    from strannik.cli.books.book import lint_books

    return lint_books(game, json)


@book.command("trial")
def book_trial(
    game: GameId,
    lang: Lang,
    games: Annotated[int, typer.Option(min=1, help="How many games of each mission, with each number of heroes.")] = 50,
    seats: Annotated[
        int | None, typer.Option(help="With so many heroes only.", show_default="with as many as can play")
    ] = None,
    mission: Annotated[str | None, typer.Option(help="This mission only.", show_default="all of them")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    bots: Annotated[str, typer.Option(help="Who plays, separated by commas, named as for `sim`.")] = "greedy",
    out: Annotated[
        Path | None, typer.Option(help="Draw the report into this file (SVG).", show_default="no picture")
    ] = None,
    json: Json = False,
) -> int:
    """Let bots play the missions of an adventure book, and say how they and its pages went."""
    from strannik.cli.books.trial import try_books

    return try_books(game, games, seats, mission, seed, bots, lang.value, out, json)


@book.command("report")
def book_report(
    game: GameId,
    lang: Lang,
    journeys: Annotated[int, typer.Option(min=1, help="How many, with each number of travellers.")] = 3,
    seats: Annotated[
        int | None, typer.Option(help="With so many travellers only.", show_default="with as many as can play")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    bots: Annotated[str, typer.Option(help="Who travels, separated by commas, named as for `sim`.")] = "greedy",
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(help="Draw the report into this file (SVG).", show_default="no picture")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots travel by an adventure book, and say how each part of it treated them."""
    from strannik.cli.books.report import report_on_books

    report_on_books(game, journeys, seats, seed, bots, option or [], lang.value, out, json)


@book.command("map")
def book_map(
    game: GameId,
    lang: Lang,
    name: Annotated[
        str | None,
        typer.Option("--book", help="One book only, or a part of it.", show_default="all of them"),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the picture into this file.", show_default="standard output")
    ] = None,
) -> None:
    """Draw the adventure books of a game as a picture (SVG)."""
    from strannik.cli.books.book import draw_books

    draw_books(game, lang.value, name, out)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a finished game; - reads standard input.")],
    lang: Lang,
    moves: Annotated[bool, typer.Option("--moves", help="Print the moves as they were said.")] = False,
    json: Json = False,
) -> None:
    """Replay and verify a record, and tell the game in words."""
    from strannik.cli.replay import replay_file

    replay_file(file, lang.value, moves, json)


@app.command()
def terminal(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAME_HELP, show_default=False)] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many play, you included.", show_default="3, or what fits")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays against you, separated by commas, named as for `sim`.")
    ] = "greedy",
    seed: Annotated[str | None, typer.Option(help="Play this very game.", show_default="a secret one")] = None,
    option: Options = None,
    record: Annotated[
        Path | None, typer.Option(help="Keep the record in this file; an unfinished game is resumed.")
    ] = None,
    guide: Annotated[bool, typer.Option("--guide", help="Play the guided first game that the game brings.")] = False,
    join: Annotated[
        str | None,
        typer.Option(metavar="LINK|TABLE", help="Sit down at this table instead, or come back to it."),
    ] = None,
    name: Annotated[
        str, typer.Option(help="What you are called there.", show_default="your colour, or as on this machine")
    ] = "",
) -> None:
    """Play in the terminal: against bots, or at somebody's table."""
    from strannik.cli.terminal import sitting_down

    if join is not None:
        sitting_down.join(join, name, lang.value, record)
    else:
        wanted = sitting_down.Wanted(seats, bots, seed, option or [], guide, name)
        sitting_down.play(game, wanted, lang.value, record)


@app.command()
def play(
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 keeps the network out.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    table: Annotated[
        str, typer.Option(help="Go on with this table of the terminal.", show_default="the list of games")
    ] = "",
) -> None:
    """Start the table on this machine and open it in the browser."""
    from strannik.cli.play import play_here

    play_here(host, port, browser, table)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any that is free.")] = 8484,
    database: Annotated[
        str | None, typer.Option(help="Database URL.", show_default="SQLite in the data folder")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=PROCESSES, help="How many processes searching bots think in.")] = 1,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may play here; may be repeated.")
    ] = None,
) -> None:
    """Serve tables for others."""
    from strannik.cli.serve import serve_tables

    serve_tables(host, port, database, workers, origin or [])


@app.command()
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Which games; all of them by default.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often each form is measured; the best counts.")] = 3,
    server: Annotated[bool, typer.Option("--server", help="Measure the server instead of the rules.")] = False,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long the server is measured.")] = 30,
    json: Json = False,
) -> None:
    """Measure how fast the rules are, plain and compiled, or how fast the server is."""
    if server:
        from strannik.cli.bench_server import bench_server

        bench_server(games or [], seconds, json)
    else:
        from strannik.cli.bench import bench as bench_rules

        bench_rules(games or [], rounds, json)

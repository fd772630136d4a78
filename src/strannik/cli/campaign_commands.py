"""The commands of `strannik campaign` and their options. Each imports what it needs only when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from strannik.cli.languages import Json, Lang

campaign = typer.Typer(help="Games in a row: set out, play on, go another way, take a campaign along.")

Id = Annotated[str, typer.Argument(metavar="CAMPAIGN", help="A campaign's id, or its name.", show_default=False)]
Database = Annotated[str | None, typer.Option(help="Database URL.", show_default="SQLite in the data folder")]
BranchNumber = Annotated[int, typer.Option("--branch", min=0, help="Which branch; 0 is the latest.")]


@campaign.command("new")
def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game that has campaigns.", show_default=False)],
    lang: Lang,
    name: Annotated[str, typer.Option(help="What the campaign is called.")] = "",
    people: Annotated[str, typer.Option("--with", help="Who travels, separated by commas; `bot` is a bot.")] = "me,bot",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="What the company agrees on.")
    ] = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Set out with a company of travellers."""
    from strannik.cli.campaigns import new as set_out

    set_out(database, game, name, people.split(","), option or [], lang.value, json)


@campaign.command("list")
def list_campaigns(lang: Lang, database: Database = None, json: Json = False) -> None:
    """List all campaigns and where they are."""
    from strannik.cli.campaigns import list_all

    list_all(database, lang.value, json)


@campaign.command("show")
def show(id: Id, lang: Lang, branch: BranchNumber = 0, database: Database = None, json: Json = False) -> None:
    """Show a campaign: sheets, the story so far, what comes next."""
    from strannik.cli.campaigns import show as show_one

    show_one(database, id, branch, lang.value, json)


@campaign.command("play")
def play(
    id: Id,
    lang: Lang,
    branch: BranchNumber = 0,
    which: Annotated[int, typer.Option("--next", min=1, help="Which of the games that may come next.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays the others, named as for `sim`.")] = "greedy",
    by_bots: Annotated[bool, typer.Option("--by-bots", help="Let bots play every seat.")] = False,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="What is agreed on for this game.")
    ] = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Play the next game in the terminal, or go on with the one that was left."""
    from strannik.cli.campaigns import play as play_next

    play_next(database, id, branch, which - 1, bots, by_bots, option or [], lang.value, json)


@campaign.command("export")
def export(
    id: Id,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
    lang: Lang,
    database: Database = None,
    json: Json = False,
) -> None:
    """Write the whole campaign into one file, every game's record included."""
    from strannik.cli.campaigns import export_to

    export_to(database, id, file, lang.value, json)


@campaign.command("import")
def import_file(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The file of a campaign; - reads standard input.")],
    lang: Lang,
    database: Database = None,
    json: Json = False,
) -> None:
    """Check the file of a campaign, and go on with it here."""
    from strannik.cli.campaigns import import_from

    import_from(database, file, lang.value, json)


@campaign.command("branch")
def branch(
    id: Id,
    lang: Lang,
    after: Annotated[int, typer.Option(min=0, help="After which game; 0 is the beginning.")],
    name: Annotated[str, typer.Option(help="What the new way is called.")] = "",
    database: Database = None,
    json: Json = False,
) -> None:
    """Go on from after any finished game in another way; nothing is lost."""
    from strannik.cli.campaigns import branch_off

    branch_off(database, id, after, name, lang.value, json)

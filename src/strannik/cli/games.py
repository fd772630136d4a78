"""`strannik games`: what can be played, and how."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from strannik.box.box import Box
from strannik.box.files import chapters
from strannik.box.shelf import find_box, game_ids
from strannik.core.options import Option, Setting
from strannik.show.words import Words

FRONT = ("game-", "games-", "mode-", "option-")


def list_games(language: str, as_json: bool) -> None:
    """Print every installed game."""
    games = [find_box(id) for id in game_ids()]
    if as_json:
        import msgspec

        print(msgspec.json.encode([described(game, front_words(game, language)) for game in games]).decode())
        return
    print_games(games, language)


def front_words(game: Box, language: str) -> Words:
    """Only the sentences that a list of games needs, since reading all of every game takes long."""
    texts: list[tuple[str, str]] = []
    for package in ("strannik.show", game.package):
        found = chapters(package, f"data/strings/{language}", ".ftl")
        texts += [(f"{package}/{name}", front_messages(text)) for name, text in found]
    return Words(language, texts)


def front_messages(text: str) -> str:
    """The messages about a game as a whole; each begins at the start of a line."""
    return "".join([entry for entry in re.split(r"^(?=[\w-]+ =)", text, flags=re.MULTILINE) if entry.startswith(FRONT)])


def described(game: Box, words: Words) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "title": words.say("game-title"),
        "blurb": words.say("game-blurb"),
        "rules": game.rules,
        "content": game.content,
        "clauses": game.clause_prefix,
        "fewest": game.fewest,
        "most": game.most,
        "modes": [
            {"name": mode.name, "fewest": mode.fewest, "most": mode.most, "text": words.say(f"mode-{mode.name}")}
            for mode in game.modes
        ],
        "options": [described_option(option, words) for option in game.options],
    }


def described_option(option: Option, words: Words) -> dict[str, Any]:
    """An option as plain data, every choice explained."""
    return {
        "name": option.name,
        "text": words.say(f"option-{option.name}"),
        "default": option.default,
        "choices": [{"value": choice, "text": explained(option, choice, words)} for choice in option.choices],
    }


def explained(option: Option, choice: Setting, words: Words) -> str:
    """What a choice means; a number may need no words."""
    message = f"option-{option.name}-{typed(choice)}"
    return words.say(message) if message in words else ""


def typed(choice: Setting) -> str:
    """A choice as people type it."""
    return str(choice).lower()


def print_games(games: list[Box], language: str) -> None:
    """Every game with its modes and options, for people."""
    console = Console(highlight=False)
    for game in games:
        words = front_words(game, language)
        title = Text.assemble((game.id, "bold cyan"), "  ", (words.say("game-title"), "bold"))
        console.print(title, Text(players(game.fewest, game.most, words), style="dim"), sep="  ")
        console.print(Padding(words.say("game-blurb"), (0, 0, 0, 2), expand=False))
        console.print(Padding(modes_table(game, words), (0, 0, 0, 2), expand=False))
        for option in game.options:
            text = Text.assemble((f"--option {option.name}", "green"), "  ", words.say(f"option-{option.name}"))
            console.print(Padding(text, (0, 0, 0, 2), expand=False))
            console.print(Padding(choices_table(option, words), (0, 0, 0, 4), expand=False))
        console.print()


def players(fewest: int, most: int, words: Words) -> str:
    """How many can play."""
    message = "games-seats-only" if fewest == most else "games-seats"
    return words.say(message, {"fewest": fewest, "most": most})


def modes_table(game: Box, words: Words) -> Table:
    """The modes with how many can play each."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for mode in game.modes:
        seats = players(mode.fewest, mode.most, words)
        table.add_row(Text(mode.name, style="green"), words.say(f"mode-{mode.name}"), Text(seats, style="dim"))
    return table


def choices_table(option: Option, words: Words) -> Table:
    """The choices of an option as they are typed, each explained."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for choice in option.choices:
        text = Text(explained(option, choice, words))
        if choice == option.default:
            text.append(f" ({words.say('games-default')})", style="dim")
        table.add_row(Text(f"{option.name}={typed(choice)}", style="cyan"), text)
    return table

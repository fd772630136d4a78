"""`strannik replay`: check a record line by line, and tell the game in words."""

from __future__ import annotations

from typing import Any

import msgspec

from strannik.box.match import Match
from strannik.box.replay import verify
from strannik.box.shelf import find_game
from strannik.cli.files import read_text, source_name
from strannik.cli.retelling import Chapter, story
from strannik.cli.sheet import score_sheet
from strannik.core.data import DataError
from strannik.core.options import OptionError
from strannik.core.record import Header, Move, read_record
from strannik.show.telling import outcome, tell_all
from strannik.show.words import Words


def replay_file(file: str, language: str, moves: bool, as_json: bool) -> None:
    """Verify a record and print it."""
    match = verified(read_text(file), source_name(file))
    words = match.game.words(language)
    if as_json:
        print(msgspec.json.encode(told(match, words, moves)).decode())
    else:
        print_story(match, words, moves)


def verified(text: str, source: str) -> Match:
    """The match that the record is of; anything wrong with it is an error that names the line."""
    try:
        entries = read_record(text, source)
        header = entries[0]
        assert isinstance(header, Header)
        return verify(find_game(header.game), entries, source)
    except OptionError as error:
        raise DataError(source, "line 1", str(error), error.says, **error.facts) from None
    except RecursionError:
        raise DataError(source, "", "is nested too deeply", "record-none") from None


def told(match: Match, words: Words, moves: bool) -> dict[str, Any]:
    """The verified record as plain data."""
    header = match.entries[0]
    assert isinstance(header, Header)
    data: dict[str, Any] = {
        "verified": True,
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "seats": header.seats,
        "options": header.options,
        "seed": match.seed,
        "moves": match.n,
        "unchecked": match.unchecked,
        "result": match.game.result(match.position.table).save(),
    }
    if moves:
        data["story"] = [
            {"n": chapter.n, **spoken(chapter), "told": tell_all(chapter.events, words)} for chapter in story(match)
        ]
    return data


def spoken(chapter: Chapter) -> dict[str, Any]:
    """Who said what; whoever unsays an answer says `unsay`."""
    if isinstance(chapter.move, Move):
        return {"seat": chapter.move.seat, "say": chapter.move.say}
    return {} if chapter.move is None else {"seat": chapter.move.unsay, "say": "unsay"}


def print_story(match: Match, words: Words, moves: bool) -> None:
    """The game in sentences, then the points."""
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False)
    console.print(Text(words.say("game-title"), style="bold"))
    for chapter in story(match):
        said = spoken(chapter)
        if moves and said:
            console.print(Text(f"{chapter.n:>4}  {words.seat(said['seat'])}: {said['say']}", style="cyan"))
        for sentence in tell_all(chapter.events, words):
            console.print(Text(f"      {sentence}" if moves else sentence))
    console.print()
    result = match.game.result(match.position.table)
    console.print(score_sheet(result, words, console.width))
    if result.outcome:
        console.print(Text(outcome(result, words), style="bold"))
    for first, last in match.unchecked:
        console.print(Text(words.say("replay-unchecked", {"first": first, "last": last}), style="yellow"))
    console.print(Text(words.say("replay-verified", {"moves": match.n}), style="green"))

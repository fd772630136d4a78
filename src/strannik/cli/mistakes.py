"""What is said of a mistake, in the language that a command line asks for."""

from __future__ import annotations

import errno
import re
from collections.abc import Sequence
from typing import Final

import typer

from strannik.cli.files import STDIN, source_name
from strannik.cli.languages import Language, default_language
from strannik.core.data import DataError
from strannik.core.options import OptionError
from strannik.core.refusal import Refusal
from strannik.show.pad import NotCounted
from strannik.show.words import Words

Mistake = typer.TyperException | OptionError | DataError | Refusal | OSError
"""Whatever ends in a sentence; `TyperException` is a command line that cannot be read."""

VALUE: Final = "Invalid value for '(?P<name>.+?)': "
USAGE: Final = {
    r"No such option: (?P<name>\S+)(?: \(Possible options: (?P<near>.+)\))?": "usage-option",
    r"No such command '(?P<name>.*?)'\.(?: Did you mean (?P<near>.+)\?)?": "usage-command",
    r"Missing command\.": "usage-no-command",
    r"Missing argument '(?P<name>.+)'\.": "usage-missing",
    r"Got unexpected extra argument\(s\) \((?P<given>.+)\)": "usage-extra",
    r"Option '(?P<name>.+)' requires an argument\.": "usage-valueless",
    r"Option '(?P<name>.+)' does not take a value\.": "usage-switch",
    VALUE + r"Input should be a valid (?:integer|number)\b.*": "usage-number",
    VALUE + r"Input should be greater than or equal to (?P<least>\S+)": "usage-least",
    VALUE + r"Input should be less than or equal to (?P<most>\S+)": "usage-most",
    VALUE + r"(?:Value error, )?'(?P<value>.*)' is not one of (?P<known>.+?)\.?": "usage-choice",
    VALUE + r".*": "usage-value",
}
"""What Typer says, which has no other language, and the messages that say it."""

FILES: Final = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.ENOSPC: "file-no-room",
}


def in_words(mistake: Mistake, arguments: Sequence[str]) -> str:
    """The sentence by which a command refuses what it was asked for; in English it is said as it was raised.

    What only one game refuses is said by that game, which the command line names.
    """
    language = spoken(arguments)
    if language is Language.en:
        return as_raised(mistake)
    from strannik.box.shelf import game_ids
    from strannik.server.showing.words import common_words, game_words

    named = [word for word in arguments if word in game_ids()]
    return said(mistake, game_words(named[0], language.value) if named else common_words(language.value))


def as_raised(mistake: Mistake) -> str:
    if isinstance(mistake, typer.TyperException):
        return mistake.format_message()
    if isinstance(mistake, OSError):
        problem = mistake.strerror or str(mistake)
        return f"{mistake.filename}: {problem}" if mistake.filename else problem
    return str(mistake)


def said(mistake: Mistake, words: Words) -> str:
    """The sentence in the language of the words; what has none is said as it was raised."""
    if isinstance(mistake, typer.TyperException):
        return usage(mistake.format_message(), words)
    if isinstance(mistake, DataError):
        return of_data(mistake, words)
    if isinstance(mistake, OSError) and mistake.errno in FILES:
        return words.say(FILES[mistake.errno], {"file": mistake.filename or ""})
    if isinstance(mistake, OptionError) and mistake.says in words:
        return words.say(mistake.says, mistake.facts)
    return as_raised(mistake)


def usage(told: str, words: Words) -> str:
    """How a command line should have been written."""
    for form, message in USAGE.items():
        if found := re.fullmatch(form, told):
            facts = {name: (value or "none").replace("'", "") for name, value in found.groupdict().items()}
            return words.say(message, facts)
    return words.say("usage-other")


def of_data(mistake: DataError, words: Words) -> str:
    """Where a file is wrong, and what is wrong there."""
    from strannik.server.showing.pad import told

    source = mistake.source.replace(source_name(STDIN), words.say("data-typed"))
    place = ": ".join([part for part in (source, mistake.place) if part])
    if isinstance(mistake, NotCounted):
        place, problem = source, told(mistake, words)
    elif mistake.says in words:
        problem = words.say(mistake.says, mistake.facts)
    else:
        problem = words.say("data-wrong", {"problem": mistake.problem})
    return f"{re.sub(r'line ([0-9]+)', lambda line: words.say('data-line', {'line': line[1]}), place)}: {problem}"


def spoken(arguments: Sequence[str]) -> Language:
    """The language after `--lang`, or else the one of the system."""
    for name, value in zip(arguments, [*arguments[1:], ""], strict=True):
        option, _, given = name.partition("=")
        if option == "--lang" and (given or value) in list(Language):
            return Language(given or value)
    return default_language()

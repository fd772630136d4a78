"""What is said of a mistake, in the language that a command line asks for."""

from __future__ import annotations

from collections.abc import Sequence

from strannik.cli.languages import Language, default_language
from strannik.core.options import OptionError


def in_words(mistake: OptionError, arguments: Sequence[str]) -> str:
    """The sentence by which a command refuses what it was asked for; in English it is said as it was raised.

    What only one game refuses is said by that game, which the command line names.
    """
    language = spoken(arguments)
    if language is Language.en or not mistake.says:
        return str(mistake)
    from strannik.box.shelf import game_ids
    from strannik.server.showing.words import common_words, game_words

    named = [word for word in arguments if word in game_ids()]
    words = game_words(named[0], language.value) if named else common_words(language.value)
    return words.say(mistake.says, mistake.facts) if mistake.says in words else str(mistake)


def spoken(arguments: Sequence[str]) -> Language:
    """The language after `--lang`, or else the one of the system."""
    for place, word in enumerate(arguments):
        name, _, value = word.partition("=")
        if name == "--lang":
            return Language(value or arguments[place + 1])
    return default_language()

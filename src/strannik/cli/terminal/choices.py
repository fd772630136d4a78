"""Choices: numbering what is on offer, and reading what was typed, in either language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from strannik.core.offer import Thing
from strannik.show.prompt import Choosable, Prompt
from strannik.show.scene import Scene
from strannik.show.words import Words

LATIN = str.maketrans("абвгдезиклмнопрстуфх", "abvgdeziklmnoprstufh")
"""How ids such as S12 are typed on a Russian keyboard."""


def numbered(prompt: Prompt, scene: Scene) -> dict[int, Choosable]:
    """Every option by its number: the open ones first, in the order in which their pieces lie on the table.

    Where a thing is itself a number among those of the options, its option gets that very number,
    so that a number never means two things.
    """
    place: dict[Thing, int] = {}
    for area in scene.areas:
        for thing in [piece.thing for piece in area.pieces] + [anchor.thing for anchor in area.anchors]:
            if thing != "":
                place.setdefault(thing, len(place))
    options = [*prompt.options, *prompt.extras]
    options.sort(key=lambda option: (option.closed is not None, place.get(option.thing, len(place))))
    count = len(options)
    own = {int(option.thing): option for option in options if is_number(option.thing, count)}
    rest = iter([option for option in options if option not in own.values()])
    return {number: own[number] if number in own else next(rest) for number in range(1, count + 1)}


def numbers_on_pieces(options: Mapping[int, Choosable]) -> dict[Thing, str]:
    """For every thing that open options are about, their numbers, as they are shown on its piece."""
    numbers: dict[Thing, str] = {}
    for number, option in options.items():
        if option.closed is None and option.thing != "":
            numbers[option.thing] = f"{numbers[option.thing]},{number}" if option.thing in numbers else str(number)
    return numbers


def is_number(thing: object, count: int) -> bool:
    return isinstance(thing, int) and 1 <= thing <= count


def lexicon(verbs: Iterable[str], languages: Iterable[Words]) -> dict[str, str]:
    """The verbs by their words in every language, also shortened as long as only one can be meant."""
    meant: dict[str, set[str]] = {}
    for verb in verbs:
        for words in languages:
            word = words.verb(verb).lower()
            for length in range(1, len(word) + 1):
                meant.setdefault(word[:length], set()).add(verb)
    return {word: min(verbs) for word, verbs in meant.items() if len(verbs) == 1}


def meant(text: str, options: Mapping[int, Choosable], languages: Iterable[Words]) -> str:
    """What is said by a line: the option it means, by its number, its name, or words in one of the languages.

    A verb may have the number of the option after it, unless numbers are what the verb is about.
    What means none of them is said as it was typed, its verb as the table knows it: the table says what is wrong.
    """
    if text.isdecimal() and int(text) in options:
        return options[int(text)].say
    verbs = lexicon({option.verb for option in options.values()}, languages)
    latin, plain = _with_verb(in_latin(text), verbs), _with_verb(text, verbs)
    for said in (latin, plain):
        same = [option.say for option in options.values() if said in _names(option)]
        if len(same) == 1:
            return same[0]
    verb, _, number = plain.partition(" ")
    about = [option.thing for option in options.values() if option.verb == verb]
    if number.isdecimal() and int(number) in options and not any([isinstance(thing, int) for thing in about]):
        option = options[int(number)]
        return option.say if option.verb == verb else plain
    return plain


def _names(option: Choosable) -> tuple[str, str, str]:
    return option.say.lower(), str(option.thing).lower(), option.label.lower()


def _with_verb(text: str, verbs: Mapping[str, str]) -> str:
    """The line with its first word as a verb of the table, if it is one in any language."""
    first, *rest = text.lower().split() or [""]
    return " ".join([verbs.get(first, first), *rest])


def in_latin(text: str) -> str:
    """The same with Latin letters in ids: words that have a digit in them."""
    return " ".join(
        [word.lower().translate(LATIN) if any([sign.isdigit() for sign in word]) else word for word in text.split()]
    )

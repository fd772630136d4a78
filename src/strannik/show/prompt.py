"""Prompts: a seat's question in words, with every option and why some are closed, as clients get it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer, Thing
from strannik.show.words import Words

Preview = Callable[[Foresight, Answer, Words], str]
"""What would follow from an answer, in a few words, by what the seat that is asked can foresee."""

Lights = Callable[[Foresight, Answer], dict[str, str]]
"""What an answer would mean for pieces that lie there, by their ids, in a few signs."""


class Manners(NamedTuple):
    """How a game's answers are offered: which kinds there are among them, and what they mean for what lies there.

    `declining` are the verbs by which somebody lets something be, `aside` those by which somebody does something beside
    what the game waits for, `formal` those that mean nothing where they are the only answer, `forced` those that mean
    nothing either where there are others and all of them are closed, `parting` those by which something is given away
    that is mostly touched to be had: the message `part-<verb>` says what that is called.
    """

    declining: frozenset[str] = frozenset()
    aside: frozenset[str] = frozenset()
    formal: frozenset[str] = frozenset()
    forced: frozenset[str] = frozenset()
    parting: frozenset[str] = frozenset()
    lights: Lights | None = None


PLAIN: Final = Manners()


class Closed(msgspec.Struct, frozen=True):
    """Why an option is closed: the clause and its sentence."""

    clause: str
    text: str


class Choosable(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option: what to type, what it is called, what comes of it, whether it lets something be, and whether it is
    something `aside`, which does not move the game on: such a one is offered less loudly.

    A `formal` one is the only open answer and means nothing: whoever is asked need not be bothered with it. One that is
    `parting` gives something away that is mostly touched to be had: it is chosen by a button that says so, before the
    thing itself. `lights` says what it would mean for pieces that lie there, by their ids, in a few signs.
    """

    say: str
    label: str
    verb: str
    thing: Thing = ""
    preview: str = ""
    closed: Closed | None = None
    declines: bool = False
    aside: bool = False
    formal: bool = False
    parting: str = ""
    lights: dict[str, str] = {}


class Suggestion(msgspec.Struct, frozen=True):
    """What a seat has said in an open question, for all to hear: as it is typed, and as it is called."""

    seat: int
    say: list[str]
    label: str


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the seat is asked, if anything, what it may do besides, and what has been proposed to an open question."""

    seat: int
    waiting: list[int]
    question: str = ""
    clause: str = ""
    options: list[Choosable] = []
    extras: list[Choosable] = []
    given: list[str] = []
    proposals: list[Suggestion] = []

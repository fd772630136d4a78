"""Prompts: a seat's question in words, with every option and why some are closed, as clients get it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer, Thing
from strannik.show.words import Words

Preview = Callable[[Foresight, Answer, Words], str]
"""What would follow from an answer, in a few words, by what the seat that is asked can foresee."""


class Closed(msgspec.Struct, frozen=True):
    """Why an option is closed: the clause and its sentence."""

    clause: str
    text: str


class Choosable(msgspec.Struct, frozen=True, omit_defaults=True):
    """One option: what to type, what it is called, what comes of it, and whether it lets something be."""

    say: str
    label: str
    verb: str
    thing: Thing = ""
    preview: str = ""
    closed: Closed | None = None
    declines: bool = False


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

"""Guided first games, and what a strong player would do."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from strannik.server.messages.common import Language, MessageId, Number


class NewGuided(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game to be made: the guide says how it is set up."""

    name: Annotated[str, Meta(max_length=40)] = ""
    language: Language | None = None


class GuideWanted(msgspec.Struct, forbid_unknown_fields=True):
    """Play on without the guide, or with it again."""

    wanted: bool


class Suggested(msgspec.Struct, frozen=True):
    """A sensible answer to the seat's question, in a guided game, and why; nothing if there is no question."""

    n: int
    say: str
    why: str = ""


class HintRequest(msgspec.Struct, forbid_unknown_fields=True):
    """What would a strong player do? `n` is that of the prompt it is about."""

    n: Number
    id: MessageId


class HintOption(msgspec.Struct, frozen=True):
    """One of the best answers: about how many points one ends with, and in how many of the worlds it was tried.

    `why` is what comes of it, `then` what one would mostly do next, `told` the points in words: where all
    win or lose together there are none, and it is how well they stand.
    """

    say: str
    label: str
    why: str
    points: float
    told: str
    tried: int
    then: str


class Hint(msgspec.Struct, frozen=True):
    """What a strong player would do, the first of the options, and why in words."""

    n: int
    text: str
    worlds: int
    options: list[HintOption]

"""An evening: what is kept for good of one finished game, its record and what was told, in words.

A book is mended while a campaign lasts; what was read aloud stays as it was read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from strannik.box.game import Game
from strannik.core.carried import Carried
from strannik.core.data import DataError
from strannik.core.journey import Passage
from strannik.show.words import Words


class Tale(msgspec.Struct, forbid_unknown_fields=True):
    """Something that was read: where, by which traveller, and in which words."""

    place: str
    traveller: int
    title: str
    paragraphs: list[str]


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """A game in one language: how it ended, what was read, and everything that happened, a line each."""

    ended: str
    tales: list[Tale]
    story: list[str]


class Evening(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game: its record, and its chapter in each language."""

    record: str
    told: dict[str, Chapter]


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Evening).decode


def seal_of(record: str) -> str:
    """The fingerprint of a record."""
    return sha256(record.encode()).hexdigest()


def chapter(game: Game, ended: str, before: Carried, after: Carried, story: Sequence[str], words: Words) -> Chapter:
    """The chapter of a game that was begun with one thing carried and ended with another."""
    return Chapter(ended, tales(game, before, after, words), list(story))


def tales(game: Game, before: Carried, after: Carried, words: Words) -> list[Tale]:
    """What was read between two places of a journey; each traveller's story goes on where it was."""
    if game.journey is None:
        return []
    known = Counter([passage.traveller for passage in game.journey.chronicle(before)])
    found: list[Tale] = []
    for passage in game.journey.chronicle(after):
        if known[passage.traveller]:
            known[passage.traveller] -= 1
        else:
            found += _read(passage, words)
    return found


def _read(passage: Passage, words: Words) -> Sequence[Tale]:
    """The passage in words; what the book does not know any more is left out."""
    try:
        paragraphs = [words.say(message) for message in passage.paragraphs]
        return [Tale(words.name(passage.stage), passage.traveller, words.say(passage.title), paragraphs)]
    except DataError:
        return []

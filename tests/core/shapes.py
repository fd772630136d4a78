"""What the tests of the shapes have in common."""

from __future__ import annotations

import json
from typing import Any

import pytest

from strannik.box.game import Game
from strannik.core.notation import read_line
from strannik.core.position import Position
from strannik.core.refusal import Refusal
from strannik.core.saving import fingerprint, save_position
from strannik.show.clauses import LANGUAGES


def say(position: Position, *lines: str) -> None:
    """Make moves written as players write them."""
    for line in lines:
        position.play(*read_line(position, line))


def refused(game: Game, position: Position, line: str) -> Refusal:
    """The refusal of a move, after a look whether it changed nothing and can be told in both languages."""
    before = fingerprint(position)
    with pytest.raises(Refusal) as caught:
        say(position, line)
    assert fingerprint(position) == before
    for language in LANGUAGES:
        assert game.words(language).refusal(caught.value.clause, caught.value.bar.facts)
    return caught.value


def reloaded(game: Game, position: Position) -> Position:
    """The position after a way through a file."""
    loaded = game.load(json.loads(json.dumps(save_position(position))))
    assert fingerprint(loaded) == fingerprint(position)
    assert loaded.offers == position.offers
    return loaded


def shown(data: Any, things: list[int]) -> bool:
    """Whether a list of exactly these things stands anywhere in the data."""
    if data == things:
        return True
    if isinstance(data, dict):
        return any([shown(value, things) for value in data.values()])
    return isinstance(data, list) and any([shown(value, things) for value in data])

"""The score pad as a form: which fields an entry has, and what they are called."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from strannik.core.game import Game
from strannik.core.words import Words


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of what the pad takes: that of `Entry` beside the game's score pad."""
    module = sys.modules[getattr(game.score_pad, "__module__", "")]
    entry = getattr(module, "Entry", None)
    return {} if entry is None else msgspec.json.schema(entry)


def labels(game: Game, words: Words) -> dict[str, str]:
    """Words for the fields of the entry and of the result: the messages `pad-<field>`."""
    found: dict[str, str] = {}
    for name in _names(schema(game)) | {"total", "points"}:
        message = f"pad-{name.replace('_', '-')}"
        found[name] = words.say(message) if message in words else name
    return found


def _names(shape: Any) -> set[str]:
    """Every field name in a schema."""
    names: set[str] = set()
    if isinstance(shape, dict):
        names |= set(shape.get("properties", {}))
        for part in shape.values():
            names |= _names(part)
    elif isinstance(shape, list):
        for part in shape:
            names |= _names(part)
    return names

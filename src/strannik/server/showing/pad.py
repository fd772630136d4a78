"""The score pad as a form and as a sheet: which fields an entry has, what they are called, and what each brought."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from strannik.box.game import Game
from strannik.core.offer import Thing
from strannik.server.messages import ScoreLine
from strannik.server.showing.words import quoted
from strannik.show.pad import NotCounted
from strannik.show.words import Words, capital

Called = Callable[[str, Words], str]


def schema(game: Game, words: Words) -> dict[str, Any]:
    """The JSON Schema of what the pad takes: that of `Entry` beside the score pad, with `names` and `faces` of choices.

    Where a choice is not called by its name, `called` beside the pad says what it is called; `TOGETHER` beside it says
    that all at the table fill in one sheet.
    """
    module = sys.modules[getattr(game.pad(), "__module__", "")]
    entry = getattr(module, "Entry", None)
    called: Called = getattr(module, "called", _by_name)
    shape: Any = {} if entry is None else msgspec.json.schema(entry)
    described: dict[str, Any] = _named(shape, lambda choice: called(choice, words))
    return {**described, "together": True} if getattr(module, "TOGETHER", False) else described


def _by_name(choice: str, words: Words) -> str:
    return words.name(choice)


def _named(shape: Any, called: Callable[[str], str]) -> Any:
    """A schema with names, and perhaps pictures, of whatever can be chosen; of what is typed, its picture's name."""
    if isinstance(shape, list):
        return [_named(part, called) for part in shape]
    if not isinstance(shape, dict):
        return shape
    whole = {key: _named(part, called) for key, part in shape.items() if key not in ("called", "face")}
    if "enum" in shape:
        names = [called(shape.get("called", "{}").format(choice)) for choice in shape["enum"]]
        whole["names"] = [capital(name) for name in names]
        if shape.get("face"):
            whole["faces"] = [shape["face"].format(choice) for choice in shape["enum"]]
    elif "face" in shape:
        whole["picture"] = shape["face"]
    return whole


def labels(shape: dict[str, Any], words: Words) -> dict[str, str]:
    """Words for the fields of an entry: the messages `field-<name>`, or the name of the thing."""
    return {name: _label(name, words) for name in _names(shape)}


def _label(name: str, words: Words) -> str:
    return _say(words, f"field-{name.replace('_', '-')}", {}, words.name(name))


def told(problem: NotCounted, words: Words) -> str:
    """What is wrong with an entry, with the words of the form."""
    field = _label(problem.place.split(".")[-1], words)
    return words.say(problem.says, {"field": field, **quoted(problem.facts)})


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


def sheet(entry: Any, points: dict[str, Any], words: Words) -> list[ScoreLine]:
    """The points line by line.

    A pad gives either lines with `what`, `thing` and points, or lists of points that stand beside
    the lists of cards in the entry, and single numbers.
    """
    found: list[ScoreLine] = []
    for kind, values in points.items():
        if kind == "lines":
            found += [_line(line, words) for line in values]
        elif "lines" not in points and isinstance(values, list):
            things = entry.get(kind, [])
            found += [_counted(kind, thing, value, words) for thing, value in zip(things, values, strict=False)]
        elif "lines" not in points and kind != "total" and isinstance(values, int):
            found.append(_counted(kind, "", values, words))
    return found


def _line(line: dict[str, Any], words: Words) -> ScoreLine:
    what, thing = str(line["what"]), line["thing"]
    value = next(line[name] for name in ("points", "stars", "fame") if name in line)
    kind = _say(words, f"lines-{what}", {}, "")
    return ScoreLine(what, _say(words, f"line-{what}", {"thing": thing}, what), thing, value, kind)


def _counted(kind: str, thing: Thing, value: int, words: Words) -> ScoreLine:
    name = kind.replace("_", "-")
    together = _say(words, f"pad-all-{name}", {}, "")
    return ScoreLine(kind, _say(words, f"pad-{name}", {"thing": thing}, kind), thing, value, together)


def _say(words: Words, message: str, facts: dict[str, Any], otherwise: str) -> str:
    return words.say(message, facts) if message in words else otherwise

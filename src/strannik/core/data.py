"""Data: strict reading of texts, with errors that name file, place, what was found and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class DataError(ValueError):
    """Something in a data file is wrong.

    `says` names the message that says so in the reader's language, with these facts, where players meet it.
    """

    def __init__(self, source: str, place: str, problem: str, says: str = "", **facts: Any) -> None:
        super().__init__(f"{source}: {place}: {problem}" if place else f"{source}: {problem}")
        self.source = source
        self.place = place
        self.problem = problem
        self.says = says
        self.facts = facts


def decode(text: str | bytes, kind: type[T], source: str) -> T:
    """JSON text as a value of the kind, every field checked."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise DataError(source, place.rstrip("`").lstrip("."), problem) from None


def read_yaml(text: str, source: str) -> Any:
    """YAML text as plain data; a key given twice is an error, not a surprise."""
    import yaml  # slow to import, and only sentences need it

    class Strict(yaml.CSafeLoader if hasattr(yaml, "CSafeLoader") else yaml.SafeLoader):  # type: ignore[misc]
        pass

    def mapping(loader: Any, node: Any) -> dict[Any, Any]:
        seen: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            key = loader.construct_object(key_node, deep=True)
            if key in seen:
                raise DataError(source, f"line {key_node.start_mark.line + 1}", f"{key!r} is given twice")
            seen[key] = loader.construct_object(value_node, deep=True)
        return seen

    Strict.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, mapping)
    try:
        return yaml.load(text, Strict)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise DataError(source, f"line {line}", str(error.problem)) from None


def nearest(word: str, known: Iterable[str]) -> str:
    """A sentence that helps whoever mistyped a word."""
    choices = sorted(known)
    close = closest(word, choices)
    if close:
        return f"did you mean {close!r}?"
    return f"expected one of: {', '.join(choices)}"


def closest(word: str, known: Sequence[str]) -> str:
    """The known word that was probably meant; "" if none is like it."""
    return next(iter(get_close_matches(word, known, 1)), "")

"""Clauses: the rules in numbered sentences, and how a refusal cites them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, get_args

from strannik.core.data import DataError, read_yaml

Language = Literal["en", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

KEYS: Final = {"where", "says", "bar", "example"}


class Clause:
    """One rule: where it stands, what it says, and how a refusal by it reads."""

    def __init__(
        self,
        id: str,
        where: Mapping[str, str],
        says: Mapping[str, str],
        bar: Mapping[str, str],
        example: Mapping[str, str],
    ) -> None:
        self.id = id
        self.where = where
        self.says = says
        self.bar = bar
        self.example = example


class Rulebook:
    """The clauses of one game, in the order of its rules."""

    def __init__(self, clauses: Mapping[str, Clause]) -> None:
        self.clauses = dict(clauses)

    def __contains__(self, id: str) -> bool:
        return id in self.clauses

    def __getitem__(self, id: str) -> Clause:
        return self.clauses[id]

    def within(self, id: str) -> list[Clause]:
        """The clause and those under it: NF-6 gives NF-6.1, NF-6.2 and so on."""
        found = [clause for name, clause in self.clauses.items() if name == id or name.startswith(id + ".")]
        return found


def joined(rulebooks: Iterable[Rulebook]) -> Rulebook:
    """One rulebook of several chapters; no clause stands in two of them."""
    clauses: dict[str, Clause] = {}
    for rulebook in rulebooks:
        for id, clause in rulebook.clauses.items():
            if id in clauses:
                raise DataError("rulebook", id, "the clause stands in two chapters")
            clauses[id] = clause
    return Rulebook(clauses)


def read_rulebook(text: str, source: str) -> Rulebook:
    """The clauses of a `rulebook.yaml`, every one in both languages."""
    entries = read_yaml(text, source)
    if not isinstance(entries, dict):
        raise DataError(source, "", "expected clauses by their ids")
    return Rulebook({str(id): _clause(str(id), entry, source) for id, entry in entries.items()})


def _clause(id: str, entry: Any, source: str) -> Clause:
    if not isinstance(entry, dict):
        raise DataError(source, id, "expected where, says and perhaps bar and example")
    for key in entry:
        if key not in KEYS:
            raise DataError(source, id, f"there is no {key!r}; expected {', '.join(sorted(KEYS))}")
    for key in ("where", "says"):
        if key not in entry:
            raise DataError(source, id, f"{key} is missing")
    texts = {key: _both(value, source, f"{id}.{key}") for key, value in entry.items()}
    return Clause(id, texts["where"], texts["says"], texts.get("bar", {}), texts.get("example", {}))


def _both(value: Any, source: str, place: str) -> dict[str, str]:
    """A text in every language."""
    if not isinstance(value, dict) or set(value) != set(LANGUAGES):
        raise DataError(source, place, f"expected a text in each of: {', '.join(LANGUAGES)}")
    return {language: str(text).strip() for language, text in value.items()}

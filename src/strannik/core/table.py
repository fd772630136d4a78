"""Tables: the plain data that lies on the table, and how it is copied and saved.

Fields hold ints, strings, lists, dicts with string keys, and parts (small classes of such
fields). How a field is copied follows from its declaration: a list or dict made by its default
factory is copied flat, `nested`, `part` and `parts` say what they hold, zones are known, and
everything else never changes and is shared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final

from mypy_extensions import mypyc_attr

from strannik.core.chance import Chance, load_chance
from strannik.core.events import Event, field_names
from strannik.core.offer import Answer, Offer, Thing
from strannik.core.step import Step

NO_LOTS: Final[Mapping[Thing, str]] = {}


def nested(kind: type = list) -> Any:
    """Declare a list (or dict) of lists."""
    return field(default_factory=kind, metadata={"nested": True})


def part(kind: type[Part]) -> Any:
    """Declare one part."""
    return field(metadata={"part": kind})


def parts(kind: type[Part], container: type = list) -> Any:
    """Declare a list (or dict) of parts."""
    return field(default_factory=container, metadata={"parts": kind})


def seldom(declared: Any) -> Any:
    """Declare that a field is empty at most tables; then it is not saved, as if it were not there."""
    kind: Any = declared.default_factory
    return field(default_factory=kind, metadata={**declared.metadata, "seldom": True})


_seldom: dict[type, list[str]] = {}


def _seldom_fields(kind: type) -> list[str]:
    """The fields that are not saved when they are empty, looked up once."""
    names = _seldom.get(kind)
    if names is None:
        names = _seldom[kind] = [entry.name for entry in fields(kind) if "seldom" in entry.metadata]
    return names


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Part:
    """A small piece of state: a hero, a board, a die with its place."""

    def clone(self) -> Any:
        """An independent copy, made by a function generated from the fields."""
        return cloner(type(self))(self)

    def save(self) -> dict[str, Any]:
        """The fields as plain data."""
        seldom = _seldom_fields(type(self))
        return {
            name: _saved(value)
            for name in field_names(type(self))
            if (value := getattr(self, name)) or name not in seldom
        }


Camera = Callable[[], None]
"""Keeps the table as it lies; a position that is filmed has one."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Table(Part):
    """All that lies on the table. Games add their fields, and the verbs that change them."""

    seats: list[int]
    chance: Chance
    news: list[Event] = field(default_factory=list)
    camera: Camera | None = field(default=None, repr=False, compare=False, metadata={"seldom": True, "passing": True})

    def tell(self, event: Event) -> None:
        """Add to what happened since the last move."""
        self.news.append(event)

    def beat(self) -> None:
        """End a moment: whoever watches sees the table as it lies now before what comes next. Nothing else changes."""
        if self.camera is not None:
            self.camera()

    def lots(self) -> Mapping[Thing, str]:
        """Which lot a thing is of, where not everything that is drawn stays hidden: threats, say, are shown at once.

        What somebody holds unseen is then known to be of a lot that can be held. Things that are not named are of one
        lot; where nothing is named, all are.
        """
        return NO_LOTS

    def interrupts(self, seat: int) -> Offer | None:
        """What this seat may do at any time, also in another's turn."""
        return None

    def interrupters(self) -> list[int]:
        """The seats that may have something to do at any time; bots ask at every decision who is worth asking."""
        return self.seats

    def interrupt(self, seat: int, answer: Answer) -> Step:
        """The step by which the seat does it."""
        raise LookupError(f"nothing to do at any time: {answer}")


Cloner = Callable[[Any], Any]
_cloners: dict[type, Cloner] = {}


def cloner(kind: type) -> Cloner:
    """The function that copies a part of this kind, written once from its fields."""
    made = _cloners.get(kind)
    if made is None:
        for entry in fields(kind):
            if "zone" in entry.metadata and not issubclass(kind, Table):
                raise TypeError(f"{kind.__name__}.{entry.name}: zones are looked for on the table, not in parts")
        lines = [f"    new.{entry.name} = {_copied(entry)}" for entry in fields(kind)]
        held = {f"copy_{entry.name}": cloner(_held(entry)) for entry in fields(kind) if _held(entry) is not None}
        made = _cloners[kind] = _written(kind, "clone", lines, held)
    return made


_sharers: dict[type, Cloner] = {}


def shared(table: Table) -> Any:
    """A table that shares everything with another one, for some of its fields to be replaced."""
    made = _sharers.get(type(table))
    if made is None:
        lines = [f"    new.{entry.name} = old.{entry.name}" for entry in fields(table)]
        made = _sharers[type(table)] = _written(type(table), "share", lines, {})
    return made(table)


def _written(kind: type, name: str, lines: list[str], others: Mapping[str, Cloner]) -> Cloner:
    """A function that makes another of this kind, line by line, by the help of others."""
    source = "\n".join([f"def {name}(old):", "    new = make(kind)", *lines, "    return new"])
    names: dict[str, Any] = {"make": kind.__new__, "kind": kind, "flat": list.copy, **others}
    exec(source, names)
    function: Cloner = names[name]
    return function


def _held(entry: Field[Any]) -> Any:
    """The kind of the part or parts that a field holds, None if it holds none."""
    return entry.metadata.get("part") or entry.metadata.get("parts")


def _copied(entry: Field[Any]) -> str:
    """The expression that copies one field."""
    old = f"old.{entry.name}"
    if entry.name == "news":
        return "[]"  # what happened belongs to the move, not to the position
    if "passing" in entry.metadata:
        return "None"
    if entry.name == "chance":
        return f"{old}.clone()"
    copy = f"copy_{entry.name}"
    if "part" in entry.metadata:
        return f"{copy}({old})"
    in_dict = entry.default_factory is dict
    if "parts" in entry.metadata:
        return f"{{k: {copy}(p) for k, p in {old}.items()}}" if in_dict else f"[*map({copy}, {old})]"
    zone = entry.metadata.get("zone")
    if "nested" in entry.metadata or (zone is not None and zone.for_each_seat):
        return f"{{k: v[:] for k, v in {old}.items()}}" if in_dict else f"[*map(flat, {old})]"
    if in_dict or entry.default_factory is list:
        return f"{old}.copy()"
    return old


def _saved(value: Any) -> Any:
    if isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return [_saved(entry) for entry in value]
    if isinstance(value, dict):
        return {key: _saved(entry) for key, entry in value.items()}
    if isinstance(value, Event):
        return None
    if isinstance(value, Part | Chance):
        return value.save()
    return value


def load_part(kind: type, saved: dict[str, Any]) -> Any:
    """The part (or table) of this kind that `save` wrote."""
    values: dict[str, Any] = {}
    for entry in fields(kind):
        if "seldom" in entry.metadata and entry.name not in saved:
            continue
        value = saved[entry.name]
        if entry.name == "chance":
            value = load_chance(value)
        elif "part" in entry.metadata:
            value = load_part(entry.metadata["part"], value)
        elif "parts" in entry.metadata:
            inner = entry.metadata["parts"]
            if isinstance(value, dict):
                value = {key: load_part(inner, one) for key, one in value.items()}
            else:
                value = [load_part(inner, one) for one in value]
        else:
            value = _saved(value)  # copied, so that the table does not share the saved lists
        values[entry.name] = value
    return kind(**values)

"""Effects: entries of data files that are steps.

`{step_name: arguments}` is the step `StepName`. Arguments are a mapping of the step's fields,
or, where a step has a single free field, its bare value: `{skull: 1}` and `{skull: {count: 1}}`
are the same. A field declared by `effects` takes a list of such entries, or a dict of such lists;
one declared by `named` takes the id of a thing of some kind, one declared by `amount` or `change` a number that counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import MISSING, Field, field, fields
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from strannik.core.data import DataError, nearest
from strannik.core.events import field_names
from strannik.core.step import Step

CALLER: Final = "me"
"""The field that is filled with the seat whose card it is, never by data."""

ONE_OR_MORE: Final = "a number from 1"
NOT_ZERO: Final = "a number other than 0"

PLAIN: Final = (int, str, bool, list, dict)
"""What data is made of."""


def steps_in(*modules: ModuleType) -> dict[str, type[Step]]:
    """Every step that the modules define, by class name."""
    found: dict[str, type[Step]] = {}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Step) and value.__module__ == module.__name__:
                found[name] = value
    return found


def data_name(step: str) -> str:
    """How data files call a step: `MoveDie` is `move_die`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in step).lstrip("_")


def effects(kind: type = list) -> Any:
    """Declare a field that holds steps named by data: a list of them (or a dict of such lists), empty if left out."""
    return field(default_factory=kind, metadata={"effects": kind})


def named(kind: str) -> Any:
    """Declare a field that holds the id of a thing of this kind (or a list of such ids): a find, a tribe, a section."""
    return field(metadata={"kind": kind})


def amount() -> Any:
    """Declare a number of things, which is 1 at least."""
    return field(metadata={"counts": ONE_OR_MORE})


def change() -> Any:
    """Declare a number of steps up or down, which is not 0."""
    return field(metadata={"counts": NOT_ZERO})


def placed() -> Any:
    """Declare a field that is filled with the place of the entry in its file, never by data."""
    return field(default="", metadata={"place": True})


Kinds = Mapping[str, Collection[str]]
"""By kind, the ids of all the things that there are."""


class Vocabulary:
    """The steps that data may name, and the things that these may name."""

    def __init__(self, steps: Iterable[type[Step]], kinds: Kinds | None = None) -> None:
        self.steps = {data_name(step.__name__): step for step in steps}
        self.kinds = dict(kinds or {})
        for step in self.steps.values():
            _check_declared(step)

    def read(self, entries: Any, source: str, place: str) -> list[Effect]:
        """A list of effects, each checked against the step it names."""
        if not isinstance(entries, list):
            raise DataError(source, place, f"expected a list of effects, found {_found(entries)}")
        return [self.read_one(entry, source, f"{place}[{index}]") for index, entry in enumerate(entries)]

    def read_one(self, entry: Any, source: str, place: str) -> Effect:
        """One effect `{step_name: arguments}`."""
        if not isinstance(entry, dict) or len(entry) != 1:
            raise DataError(source, place, f"expected {{step: arguments}}, found {_found(entry)}")
        (name, given), *_ = entry.items()
        step = self.steps.get(str(name))
        if step is None:
            raise DataError(source, place, f"there is no step {name!r}; {nearest(str(name), self.words())}")
        return Effect(step, self._arguments(step, given, source, f"{place}.{name}"), entry)

    def words(self) -> list[str]:
        """Everything that an entry may begin with."""
        return list(self.steps)

    def thing(self, kind: str, given: Any, source: str, place: str) -> str:
        """The id of a thing of the kind; numbers may stand for themselves."""
        if type(given) not in (int, str):
            raise DataError(source, place, f"expected the id of a {kind}, found {_found(given)}")
        id = str(given)
        if id not in self.kinds[kind]:
            help = nearest(id, self.kinds[kind]) if self.kinds[kind] else f"there is no {kind} at all"
            raise DataError(source, place, f"there is no {kind} {id!r}; {help}")
        return id

    def _arguments(self, step: type[Step], given: Any, source: str, place: str) -> dict[str, Any]:
        declared = {entry.name: entry for entry in fields(step)}  # type: ignore[arg-type]
        free = {name: entry for name, entry in declared.items() if name != CALLER and "place" not in entry.metadata}
        if not isinstance(given, dict):
            if len(free) != 1:
                raise DataError(
                    source, place, f"expected the fields {', '.join(free) or '(none)'}, found {_found(given)}"
                )
            given = {next(iter(free)): given}
        for name in given:
            if name not in free:
                raise DataError(source, place, f"there is no field {name!r}; {nearest(str(name), free)}")
        missing = [name for name, entry in free.items() if name not in given and _required(entry)]
        if missing:
            raise DataError(source, place, f"{', '.join(missing)} is missing")
        hints = get_type_hints(step)
        read = {
            name: self._field(free[name], hints[name], value, source, f"{place}.{name}")
            for name, value in given.items()
        }
        return read | {name: place for name, entry in declared.items() if "place" in entry.metadata}

    def _field(self, entry: Field[Any], hint: Any, value: Any, source: str, place: str) -> Any:
        """What one field takes: steps, the ids of things, a number that counts, or else what its type says."""
        declared = entry.metadata
        if "effects" in declared:
            return self._effects(value, source, place, declared["effects"])
        if "kind" in declared:
            return self._things(declared["kind"], hint, value, source, place)
        read = self._value(hint, value, source, place)
        counts = declared.get("counts", "")
        if counts and (read == 0 or (read < 0 and counts == ONE_OR_MORE)):
            raise DataError(source, place, f"expected {counts}, found {read}")
        return read

    def _things(self, kind: str, hint: Any, value: Any, source: str, place: str) -> Any:
        """One id, or a list of them where the type says so."""
        if (get_origin(hint) or hint) is not list:
            return self.thing(kind, value, source, place)
        if not isinstance(value, list):
            raise DataError(source, place, f"expected a list of ids, found {_found(value)}")
        return [self.thing(kind, one, source, f"{place}[{index}]") for index, one in enumerate(value)]

    def _effects(self, value: Any, source: str, place: str, kind: type) -> Any:
        """A list of effects, or a dict of such lists."""
        if kind is list:
            return self.read(value, source, place)
        if not isinstance(value, dict):
            raise DataError(source, place, f"expected lists of effects by name, found {_found(value)}")
        return {str(name): self.read(entries, source, f"{place}.{name}") for name, entries in value.items()}

    def _value(self, hint: Any, value: Any, source: str, place: str) -> Any:
        """A value of the type, or of what the type holds, however deep."""
        kind, inner = get_origin(hint) or hint, get_args(hint)
        if kind in (Union, UnionType):
            return self._value_of_either(inner, value, source, place)
        if kind is Literal:
            return _one_of(inner, value, source, place)
        if kind in PLAIN and type(value) is not kind:
            raise DataError(source, place, f"expected {kind.__name__}, found {_found(value)}")
        if kind is list and inner:
            return [self._value(inner[0], one, source, f"{place}[{index}]") for index, one in enumerate(value)]
        if kind is dict and inner:
            return {str(key): self._value(inner[1], one, source, f"{place}.{key}") for key, one in value.items()}
        return value

    def _value_of_either(self, kinds: tuple[Any, ...], value: Any, source: str, place: str) -> Any:
        """What fits one of several types; where none does, the first one says what it expected."""
        if value is None and NoneType in kinds:
            return None
        fitting = [kind for kind in kinds if (get_origin(kind) or kind) is type(value)]
        return self._value([*fitting, *kinds][0], value, source, place)


class Effect:
    """A step that data names, not yet anybody's; `entry` is how the data says it."""

    def __init__(self, step: type[Step], arguments: Mapping[str, Any], entry: Mapping[str, Any]) -> None:
        self.step = step
        self.arguments = dict(arguments)
        self.entry = dict(entry)
        self.called = CALLER in field_names(step)
        self._made: dict[int, Step] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and (self.step, self.arguments) == (other.step, other.arguments)

    def __hash__(self) -> int:
        return hash(self.step)

    def __repr__(self) -> str:
        return f"Effect({self.entry})"

    def branches(self) -> list[list[Effect]]:
        """The lists of effects that it holds: what may come of it."""
        held = [
            one for value in self.arguments.values() for one in (value.values() if type(value) is dict else [value])
        ]
        return [one for one in held if isinstance(one, list) and one and isinstance(one[0], Effect)]

    def made(self, me: int) -> Step:
        """The step, for this seat: the same one each time, since steps never change."""
        made = self._made.get(me)
        if made is None:
            values = {name: _made(value, me) for name, value in self.arguments.items()}
            if self.called:
                values[CALLER] = me
            made = self._made[me] = self.step(**values)
        return made


def _made(value: Any, me: int) -> Any:
    if isinstance(value, Effect):
        return value.made(me)
    if isinstance(value, list):
        return [_made(entry, me) for entry in value]
    if isinstance(value, dict):
        return {key: _made(entry, me) for key, entry in value.items()}
    return value


def _check_declared(step: type[Step]) -> None:
    """Refuse steps in a field that does not say so: compiled classes forget what their lists hold."""
    for entry in fields(step):  # type: ignore[arg-type]
        if "Step" in str(entry.type) and "effects" not in entry.metadata:
            raise TypeError(f"{step.__name__}.{entry.name} holds steps; declare it by effects()")


def _required(entry: Field[Any]) -> bool:
    return entry.default is MISSING and entry.default_factory is MISSING


def _one_of(allowed: tuple[Any, ...], value: Any, source: str, place: str) -> Any:
    if value not in allowed:
        choices = ", ".join([str(choice) for choice in allowed])
        raise DataError(source, place, f"expected one of: {choices}; found {_found(value)}")
    return value


def _found(value: Any) -> str:
    return f"{type(value).__name__} {value!r}"

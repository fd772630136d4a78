"""Saving: a position as plain data, also in the middle of a choice, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from strannik.core.events import field_names
from strannik.core.offer import Answer
from strannik.core.position import Lane, Position
from strannik.core.step import Kept, Over, Step, Together
from strannik.core.table import Table, load_part


def save_position(position: Position) -> dict[str, Any]:
    """The whole position as JSON data."""
    saved: dict[str, Any] = {
        "table": position.table.save(),
        "agenda": [save_step(step) for step in position.agenda],
        "answers": {str(seat): save_answers(position.answers[seat]) for seat in sorted(position.answers)},
    }
    # What was told belongs to the move, not to the position.
    saved["table"]["news"] = []
    if position.lanes:
        saved["lanes"] = {
            str(seat): {"agenda": [save_step(step) for step in lane.agenda], "given": save_answers(lane.given)}
            for seat, lane in sorted(position.lanes.items())
        }
    return saved


def load_position(saved: Mapping[str, Any], table: type[Table], steps: Mapping[str, type[Step]]) -> Position:
    """The position that `save_position` wrote, with its questions asked again."""
    position = Position(load_part(table, saved["table"]), [load_step(step, steps) for step in saved["agenda"]])
    position.answers = {int(seat): load_answers(given) for seat, given in saved["answers"].items()}
    for seat, lane in saved.get("lanes", {}).items():
        agenda = [load_step(step, steps) for step in lane["agenda"]]
        position.lanes[int(seat)] = Lane(agenda, load_answers(lane["given"]))
    ask_again(position)
    return position


def ask_again(position: Position) -> None:
    """Work out every seat's open question from the agenda and the answers given."""
    position.offers = {}
    if position.lanes:
        for seat, lane in position.lanes.items():
            if lane.agenda:
                _ask(position, lane.agenda[-1], seat, lane.given)
    elif position.agenda:
        step = position.agenda[-1]
        for seat in step.seats(position.table):
            _ask(position, step, seat, position.answers.get(seat, []))


def _ask(position: Position, step: Step, seat: int, given: list[Answer]) -> None:
    question = step.ask(position.table, seat, given)
    if question is not None:
        position.offers[seat] = question


def save_step(step: Step) -> dict[str, Any]:
    """The step's name and fields."""
    saved: dict[str, Any] = {"step": type(step).__name__}
    for name in field_names(type(step)):
        saved[name] = _saved(getattr(step, name))
    return saved


def load_step(saved: Mapping[str, Any], steps: Mapping[str, type[Step]]) -> Step:
    """The step that `save_step` wrote."""
    values = {name: _loaded(value, steps) for name, value in saved.items() if name != "step"}
    if saved["step"] == Together.__name__:
        return Together({int(seat): lane for seat, lane in values["lanes"].items()})
    if saved["step"] == Kept.__name__:
        answers, asked = values["answers"], values["asked"]
        return Kept({int(seat): given for seat, given in answers.items()}, {int(seat): asked[seat] for seat in asked})
    if saved["step"] == Over.__name__:
        return Over()
    return steps[saved["step"]](**values)


def save_answers(given: list[Answer]) -> list[Any]:
    return [[answer.verb, answer.thing] for answer in given]


def load_answers(saved: list[Any]) -> list[Answer]:
    return [Answer(verb, thing) for verb, thing in saved]


def _saved(value: Any) -> Any:
    if isinstance(value, int | str):
        return value
    if isinstance(value, Step):
        return save_step(value)
    if isinstance(value, list):
        return [_saved(entry) for entry in value]
    if isinstance(value, dict):
        return {str(key): _saved(entry) for key, entry in value.items()}
    return value


def _loaded(value: Any, steps: Mapping[str, type[Step]]) -> Any:
    if isinstance(value, list):
        return [_loaded(entry, steps) for entry in value]
    if isinstance(value, dict):
        if "step" in value:
            return load_step(value, steps)
        return {key: _loaded(entry, steps) for key, entry in value.items()}
    return value


def fingerprint(position: Position) -> str:
    """A hash of the whole position: equal positions have equal fingerprints."""
    return sha256(msgspec.json.encode(save_position(position), order="sorted")).hexdigest()

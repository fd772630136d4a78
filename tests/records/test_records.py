"""Golden records of every game: they verify, they can be made again, and nothing in them can be changed."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import msgspec
import pytest

from strannik.box.game import Game
from strannik.box.match import Match
from strannik.box.replay import replay, verify
from strannik.box.shelf import find_game
from strannik.core.carried import Carried
from strannik.core.data import DataError
from strannik.core.offer import Answer
from strannik.core.record import Chanced, Ending, Entry, Header, Move, TakenBack, Unsaid, read_record, write_record

S = TypeVar("S", bound=msgspec.Struct)

HERE = Path(__file__).resolve().parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))
LINES = 8
"""So many lines of each kind are changed in each record,"""

CHOICES = 3
"""each in at most so many ways of the same sort."""


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


every_record = pytest.mark.parametrize("path", RECORDS, ids=named)


def tool(name: str) -> ModuleType:
    """A script of the tools folder as a module."""
    spec = importlib.util.spec_from_file_location(name, HERE.parent.parent / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up by name
    spec.loader.exec_module(module)
    return module


golden = tool("golden")

# What tampering meets is `verify`, which knows no game: one record of each, with moves taken back in it, is enough.
a_record_of_each_game = pytest.mark.parametrize(
    "path", [path for path in RECORDS if path.stem.startswith("taken-back")], ids=named
)

# Where purposeful bots play, a better hint gives another game by the same rules: such a record is only verified.
made_by_rules_alone = pytest.mark.parametrize(
    "path",
    [
        HERE / game / f"{plan.name}.jsonl"
        for game, plans in golden.PLANS.items()
        for plan in plans
        if not plan.purposeful
    ],
    ids=named,
)


def read(path: Path) -> tuple[Game, list[Entry]]:
    return find_game(path.parent.name), read_record(path.read_text(encoding="utf-8"), path.name)


def test_the_folder_holds_what_is_planned():
    planned = [HERE / game / f"{plan.name}.jsonl" for game, plans in golden.PLANS.items() for plan in plans]
    assert sorted(planned) == RECORDS


@every_record
def test_a_record_verifies(path):
    game, entries = read(path)
    match = verify(game, entries, path.name)
    assert match.position.finished
    assert write_record(match.entries) == path.read_text(encoding="utf-8")


@made_by_rules_alone
def test_a_record_is_made_again_to_the_byte(path):
    (plan,) = [plan for plan in golden.PLANS[path.parent.name] if plan.name == path.stem]
    assert golden.golden(path.parent.name, plan).encode() == path.read_bytes()


@pytest.mark.parametrize("game", golden.PLANS)
def test_every_size_and_every_value_of_every_option_is_recorded(game):
    card = find_game(game)
    headers = [entries[0] for path in RECORDS if path.parent.name == game for entries in [read(path)[1]]]
    assert {header.seats for header in headers} == set(range(card.fewest, card.most + 1))
    for option in card.options:
        assert {header.options[option.name] for header in headers} == set(option.choices)


@pytest.mark.parametrize("game", golden.PLANS)
def test_something_is_taken_back_in_some_record(game):
    kinds = {type(entry) for path in RECORDS if path.parent.name == game for entry in read(path)[1]}
    assert TakenBack in kinds


@a_record_of_each_game
def test_no_line_can_be_changed(path):
    game, entries = read(path)
    for index in some_lines(entries):
        for other in changes(game, entries, index):
            assert other != entries[index]
            refuse(game, [*entries[:index], other, *entries[index + 1 :]], path.name)


@a_record_of_each_game
def test_no_line_can_be_left_out_or_doubled(path):
    game, entries = read(path)
    for index in some_lines(entries):
        refuse(game, entries[:index] + entries[index + 1 :], path.name)
        refuse(game, entries[: index + 1] + entries[index:], path.name)


def refuse(game: Game, entries: list[Entry], name: str) -> None:
    """The record must not verify, and it must be said which line is wrong."""
    text = write_record(entries)
    with pytest.raises(DataError, match=rf"^{re.escape(name)}: line \d+: ."):
        verify(game, read_record(text, name), name)


def some_lines(entries: list[Entry]) -> list[int]:
    """Lines of every kind, those that were taken back among them, evenly over the game."""
    kinds: dict[str, list[int]] = {}
    for index, entry in enumerate(entries):
        undone = isinstance(entries[min(index + 1, len(entries) - 1)], TakenBack)
        kinds.setdefault(f"{type(entry).__name__}{' undone' * undone}", []).append(index)
    return sorted([index for lines in kinds.values() for index in evenly(lines, LINES)])


def evenly(things: list[Any], count: int) -> list[Any]:
    """So many of the things, the first and the last among them."""
    if len(things) <= count:
        return things
    return [things[place * (len(things) - 1) // (count - 1)] for place in range(count)]


def changes(game: Game, entries: list[Entry], index: int) -> Iterator[Entry]:
    """What somebody might write instead of a line."""
    match entries[index]:
        case Header() as header:
            yield from changed_headers(header)
        case Move() as move:
            yield from changed_moves(game, entries, index, move)
        case Unsaid() as unsaid:
            yield with_(unsaid, n=unsaid.n + 1)
            yield with_(unsaid, unsay=unsaid.unsay + 1)
        case Chanced() as chanced:
            yield from changed_chance(chanced)
        case TakenBack() as taken_back:
            yield with_(taken_back, undo=taken_back.undo + 1)
            yield with_(taken_back, undo=taken_back.undo - 1)
        case Ending() as ending:
            yield from changed_endings(ending)


def with_(entry: S, **changed: Any) -> S:
    return msgspec.structs.replace(entry, **changed)


def changed_headers(header: Header) -> Iterator[Entry]:
    for name in ("strannik", "seats"):
        yield with_(header, **{name: getattr(header, name) + 1})
    yield with_(header, seats=99)
    yield with_(header, game="no-such-game")
    for name in ("rules", "content", "commitment"):
        yield with_(header, **{name: getattr(header, name)[::-1] + "0"})
    yield with_(header, carried=Carried(1, {"coins": 100}))
    yield with_(header, options={**header.options, "no-such-option": True})
    for option in find_game(header.game).options:
        for choice in option.choices:
            if choice != header.options[option.name]:
                yield with_(header, options={**header.options, option.name: choice})


def changed_moves(game: Game, entries: list[Entry], index: int, move: Move) -> Iterator[Entry]:
    yield with_(move, n=move.n + 1)
    yield with_(move, seat=-1)
    yield with_(move, seat=99)
    yield with_(move, say="")
    yield with_(move, say=move.say + " ")
    others = [str(answer) for answer in answers_before(game, entries, index, move.seat)]
    for other in evenly([other for other in others if other != move.say], CHOICES):
        yield with_(move, say=other)


def answers_before(game: Game, entries: list[Entry], index: int, seat: int) -> list[Answer]:
    """Everything the seat might have said instead."""
    before = state(game, entries, index).position
    asked = [before.offers.get(seat), before.interrupts(seat)]
    return [answer for offer in asked if offer is not None for answer in offer]


def state(game: Game, entries: list[Entry], index: int) -> Match:
    """The game before a line."""
    ending = entries[-1]
    assert isinstance(ending, Ending)
    return replay(game, entries[:index], ending.seed, "the lines before")


def changed_chance(chanced: Chanced) -> Iterator[Entry]:
    yield with_(chanced, faces=chanced.faces + 1)
    yield with_(chanced, chance=chanced.chance + 1)
    if chanced.faces:
        (gave,) = chanced.gave
        yield with_(chanced, gave=[(gave + 1) % chanced.faces])
        return
    for place in evenly(list(range(len(chanced.gave) - 1)), CHOICES):
        swapped = list(chanced.gave)
        swapped[place], swapped[place + 1] = swapped[place + 1], swapped[place]
        yield with_(chanced, gave=swapped)


def changed_endings(ending: Ending) -> Iterator[Entry]:
    for name in ("seed", "position", "record"):
        yield with_(ending, **{name: getattr(ending, name)[::-1]})
    result = ending.result
    for seat in range(len(result.points)):
        more = [total + (place == seat) for place, total in enumerate(result.points)]
        yield with_(ending, result=with_(result, points=more))
    yield with_(ending, result=with_(result, winners=[*result.winners, len(result.points)]))
    yield with_(ending, result=with_(result, outcome="the-colony-is-saved"))
    yield with_(ending, result=with_(result, together=not result.together))
    yield with_(ending, carried=Carried(1, {"coins": 100}))

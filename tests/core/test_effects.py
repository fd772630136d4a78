"""Effects are read with the whole of their types, however deep they lie."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from strannik.core.data import DataError
from strannik.core.effects import Vocabulary
from strannik.core.step import Step


@dataclass
class Gain(Step):
    me: int
    what: Literal["coin", "heart"]
    count: int = 1


@dataclass
class Reroll(Step):
    me: int
    faces: list[int]


@dataclass
class Offered(Step):
    me: int
    ways: dict[str, list[Step]]


@dataclass
class Perhaps(Step):
    me: int
    then: Step
    otherwise: list[Step] | None = None
    odds: dict[str, int] = field(default_factory=dict)


COIN = {"gain": {"what": "coin"}}

VOCABULARY = Vocabulary([Gain, Reroll, Offered, Perhaps])


def read(entry: Any) -> Step:
    [effect] = VOCABULARY.read([entry], "book.yaml", "well")
    return effect.made(1)


def test_ways_by_name_hold_steps() -> None:
    made = read({"offered": {"ways": {"dig": [COIN], "rest": []}}})
    assert made == Offered(1, {"dig": [Gain(1, "coin")], "rest": []})


def test_a_single_step_and_steps_that_may_be_left_out() -> None:
    assert read({"perhaps": {"then": COIN}}) == Perhaps(1, Gain(1, "coin"))
    made = read({"perhaps": {"then": COIN, "otherwise": [{"gain": {"what": "heart"}}], "odds": {"dig": 2}}})
    assert made == Perhaps(1, Gain(1, "coin"), [Gain(1, "heart")], {"dig": 2})


def test_a_list_may_stand_bare() -> None:
    assert read({"reroll": [1, 6]}) == Reroll(1, [1, 6])
    assert read({"reroll": {"faces": [1, 6]}}) == Reroll(1, [1, 6])


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({"reroll": [1, "six"]}, "well[0].reroll.faces[1]: expected int, found str 'six'"),
        ({"reroll": 6}, "well[0].reroll.faces: expected list, found int 6"),
        ({"reroll": [True]}, "well[0].reroll.faces[0]: expected int, found bool True"),
        ({"gain": {"what": "coins"}}, "well[0].gain.what: expected one of: coin, heart; found str 'coins'"),
        ({"offered": {"ways": [1]}}, "well[0].offered.ways: expected dict, found list [1]"),
        (
            {"offered": {"ways": {"dig": [{"gian": 1}]}}},
            "well[0].offered.ways.dig[0]: there is no step 'gian'; did you mean 'gain'?",
        ),
        ({"perhaps": {"then": []}}, "well[0].perhaps.then: expected {step: arguments}, found list []"),
        ({"perhaps": {"then": COIN, "odds": {"dig": "two"}}}, "odds.dig: expected int, found str 'two'"),
        ({"perhaps": {"then": COIN, "otherwise": 3}}, "otherwise: expected a list of effects, found int 3"),
    ],
)
def test_what_is_wrong_is_told_exactly(entry: Any, problem: str) -> None:
    with pytest.raises(DataError) as error:
        read(entry)
    assert str(error.value).endswith(problem)

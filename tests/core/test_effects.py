"""Effects are read with the whole of their types, however deep they lie."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import pytest

from strannik.core.data import DataError
from strannik.core.effects import Vocabulary, effects
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
    ways: dict[str, list[Step]] = effects(dict)


@dataclass
class Perhaps(Step):
    me: int
    bonus: int | None = None
    odds: dict[str, int] = field(default_factory=dict)
    then: list[Step] = effects()


COIN = {"gain": {"what": "coin"}}

VOCABULARY = Vocabulary([Gain, Reroll, Offered, Perhaps])


def read(entry: Any) -> Step:
    [effect] = VOCABULARY.read([entry], "book.yaml", "well")
    return effect.made(1)


def test_ways_by_name_hold_steps() -> None:
    made = read({"offered": {"ways": {"dig": [COIN], "rest": []}}})
    assert made == Offered(1, {"dig": [Gain(1, "coin")], "rest": []})


def test_what_may_be_left_out() -> None:
    assert read({"perhaps": {}}) == Perhaps(1, None, {}, [])
    made = read({"perhaps": {"bonus": 3, "odds": {"dig": 2}, "then": [COIN]}})
    assert made == Perhaps(1, 3, {"dig": 2}, [Gain(1, "coin")])
    assert read({"perhaps": {"bonus": None}}) == Perhaps(1)


def test_a_field_that_holds_steps_must_say_so() -> None:
    @dataclass
    class Careless(Step):
        me: int
        then: list[Step]

    with pytest.raises(TypeError, match=r"Careless\.then holds steps; declare it by effects\(\)"):
        Vocabulary([Careless])


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
        ({"offered": {"ways": [1]}}, "well[0].offered.ways: expected lists of effects by name, found list [1]"),
        (
            {"offered": {"ways": {"dig": [{"gian": 1}]}}},
            "well[0].offered.ways.dig[0]: there is no step 'gian'; did you mean 'gain'?",
        ),
        (
            {"perhaps": {"then": COIN}},
            "perhaps.then: expected a list of effects, found dict {'gain': {'what': 'coin'}}",
        ),
        ({"perhaps": {"odds": {"dig": "two"}}}, "odds.dig: expected int, found str 'two'"),
        ({"perhaps": {"bonus": "much"}}, "bonus: expected int, found str 'much'"),
    ],
)
def test_what_is_wrong_is_told_exactly(entry: Any, problem: str) -> None:
    with pytest.raises(DataError) as error:
        read(entry)
    assert str(error.value).endswith(problem)

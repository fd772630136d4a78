"""Frames: what a game says of its books, so that they can be read and judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from strannik.story.option import Option


class EffectReader(Protocol):
    """Checks one effect entry `{name: arguments}`; a vocabulary's `read_one` is such a reader."""

    def __call__(self, entry: Any, source: str, place: str, /) -> object: ...


@dataclass(frozen=True)
class Check:
    """A kind of check: the thresholds that suit the book, and the highest total anybody can reach."""

    least: int
    most: int
    best: int


@dataclass(frozen=True)
class Balance:
    """What rewards should be worth. `gain` is what an option gives less what it costs, `expected` what it should give.

    Where nothing can be expected, `expected` is None.
    """

    gain: Callable[[Option], float]
    expected: Callable[[Option], float | None]
    tolerance: float
    bonus: Callable[[Option], float]
    bonus_expected: float
    bonus_tolerance: float


@dataclass(frozen=True)
class Frame:
    """Effects, checks, goods and conditions that a game knows; how far above the threshold a bonus lies."""

    effects: EffectReader
    checks: Mapping[str, Check]
    goods: Mapping[str, int] = field(default_factory=dict)
    conditions: frozenset[str] = frozenset()
    bonus_above: int = 0
    balance: Balance | None = None

"""Frames: what a game says of its books, so that they can be read and judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from strannik.core.effects import Kinds, Vocabulary
from strannik.story.option import Option


@dataclass(frozen=True)
class Check:
    """A kind of check: the thresholds that suit the book, and the highest total anybody can reach."""

    least: int
    most: int
    best: int


@dataclass(frozen=True)
class Balance:
    """What rewards should be worth. `gain` is what an option gives less what it costs, `expected` what it should give.

    Where nothing can be expected, `expected` is None. What clues open may have another `clue_tolerance`. `aim` is how
    many of the sections that are read should go well, from this share to that.
    """

    gain: Callable[[Option], float]
    expected: Callable[[Option], float | None]
    tolerance: float
    bonus: Callable[[Option], float]
    bonus_expected: float
    bonus_tolerance: float
    clue_tolerance: float | None = None
    aim: tuple[float, float] | None = None


@dataclass(frozen=True)
class Head:
    """What follows from the head of a book: the things it has, by kind, and where the game itself begins to read."""

    kinds: Kinds = field(default_factory=dict)
    starts: Sequence[str] = ()


HeadReader = Callable[[Mapping[str, Any], str], Head]
"""Checks what stands above the sections, and says what follows; the second argument is the file, for errors."""

WantedReader = Callable[[Any, Vocabulary, str, str], Any]
"""Reads what is written, with what there is to be named; the file and the place in it are for errors."""

Wanted = type | str | WantedReader
"""What a condition or a term takes: a value of this type, the id of a thing of this kind, or what the game reads."""


@dataclass(frozen=True)
class Frame:
    """Effects, checks, goods and conditions that a game knows; how far above the threshold a bonus lies.

    `conditions`, `section_terms` and `check_terms` are the game's own, each with what it takes. `head` reads the keys
    of `head_keys`, which only this game's books have. `texts` are those that every section has. A clue matters at
    least `clue_distance` sections from where it is learnt. `lengths` are the
    fewest and most words of a situation (`read`), an `outcome` or a `failure`; `spoken` are, by language and by what an
    effect pays, the beginnings of words of which an outcome that pays it has one; `refrains` are phrases that are meant
    to return.
    """

    vocabulary: Vocabulary
    checks: Mapping[str, Check] = field(default_factory=dict)
    goods: Mapping[str, int] = field(default_factory=dict)
    conditions: Mapping[str, Wanted] = field(default_factory=dict)
    section_terms: Mapping[str, Wanted] = field(default_factory=dict)
    check_terms: Mapping[str, Wanted] = field(default_factory=dict)
    head_keys: Sequence[str] = ()
    head: HeadReader | None = None
    texts: Sequence[str] = ("title", "read")
    bonus_above: int = 0
    balance: Balance | None = None
    clue_distance: int = 0
    lengths: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    spoken: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict)
    refrains: Mapping[str, Sequence[str]] = field(default_factory=dict)

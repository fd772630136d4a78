"""Chance: dice and shuffles as a few integers of state that anybody can check afterwards.

Every seat has a stream of its own and so has the table, so the order in which people click
never matters. A stream is a hash of the seed, cut into words: who knows the seed can
compute every die that was ever rolled, who does not cannot guess the next one.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from strannik.core.offer import Thing

TABLE: Final = -1
"""The stream that belongs to no seat."""

BITS: Final = 30
"""How much of a word is used: mypyc multiplies numbers up to 2³⁰ without leaving the machine's registers."""

WORDS: Final = 16
_unpack: Final = struct.Struct("<16I").unpack

T = TypeVar("T", int, str)


@dataclass
class Outcome:
    """What chance gave: out of how many (0 for a shuffle), and what came up, counted from 0."""

    stream: int
    faces: int
    gave: list[Thing]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The streams of one game: the seed, and how many words of each stream are used up."""

    def __init__(self, seed: str, seats: int) -> None:
        self.seed = seed
        self.used: list[int] = [0] * (seats + 1)
        self._blocks: list[tuple[int, ...]] = [()] * (seats + 1)

    def below(self, count: int, stream: int = TABLE) -> int:
        """One of 0 … count-1. (The bias is below count / 2³⁰, far under what a game can show.)"""
        used = self.used[stream]
        self.used[stream] = used + 1
        place = used % WORDS
        words = self._blocks[stream]
        if place == 0 or not words:
            words = block(self.seed, stream, used // WORDS)
            self._blocks[stream] = words
        return ((words[place] >> 2) * count) >> BITS

    def roll(self, stream: int = TABLE, faces: int = 6) -> int:
        """A die: one of 1 … faces."""
        return self.below(faces, stream) + 1

    def shuffle(self, things: list[T], stream: int = TABLE) -> None:
        """Put the things into an order nobody knows."""
        used, left = self.used[stream], len(things)
        words = self._blocks[stream]
        while left > 1:  # a block at a time: each of its words says what changes places with the last thing left
            place = used % WORDS
            if place == 0 or not words:
                words = block(self.seed, stream, used // WORDS)
            drawn = words[place : place + left - 1]
            for word in drawn:
                other = ((word >> 2) * left) >> BITS
                left -= 1
                things[left], things[other] = things[other], things[left]
            used += len(drawn)
        self.used[stream] = used
        self._blocks[stream] = words

    def pick(self, things: Sequence[T], stream: int = TABLE) -> T:
        """One of the things."""
        return things[self.below(len(things), stream)]

    def fork(self, seats: int) -> Chance:
        """Chance of its own for an imagined game, different each time."""
        word = Chance.below(self, 1 << BITS)  # as it stands in the stream, and in nobody's record
        return Chance(derived_seed(self.seed, word), seats)

    def clone(self) -> Chance:
        other = Chance(self.seed, 0)
        other.used = self.used[:]
        other._blocks = self._blocks[:]
        return other

    def save(self) -> dict[str, object]:
        return {"seed": self.seed, "used": self.used[:]}


def load_chance(saved: dict[str, object]) -> Chance:
    """The chance that `save` wrote."""
    used = saved["used"]
    assert isinstance(used, list)
    chance = Chance(str(saved["seed"]), len(used) - 1)
    chance.used = list(used)
    return chance


def block(seed: str, stream: int, number: int) -> tuple[int, ...]:
    """Sixteen words of a stream."""
    return _unpack(blake2b(f"{seed} {stream} {number}".encode()).digest())


def derived_seed(*parts: object) -> str:
    """A seed made from others, the same for the same parts: games of a simulation, thinking bots."""
    return blake2b(" ".join([str(part) for part in parts]).encode(), digest_size=32).hexdigest()


class RecordedChance(Chance):
    """Chance that also writes down what it gave, for the record of a game."""

    def __init__(self, seed: str, seats: int) -> None:
        super().__init__(seed, seats)
        self.outcomes: list[Outcome] = []

    def below(self, count: int, stream: int = TABLE) -> int:
        value = super().below(count, stream)
        self.outcomes.append(Outcome(stream, count, [value]))
        return value

    def shuffle(self, things: list[T], stream: int = TABLE) -> None:
        super().shuffle(things, stream)
        self.outcomes.append(Outcome(stream, 0, list(things)))

    def clone(self) -> Chance:
        other = RecordedChance(self.seed, 0)
        other.used = self.used[:]
        other._blocks = self._blocks[:]
        return other


class ScriptedChance(Chance):
    """Chance that gives what a test wrote down: dice in order, shuffles that leave the order alone."""

    def __init__(self, script: Sequence[int], seats: int) -> None:
        super().__init__("scripted", seats)
        self.script: list[int] = list(script)

    def _next(self, lowest: int, highest: int) -> int:
        if not self.script:
            raise LookupError(f"the script of chance is used up; a number from {lowest} to {highest} is due")
        value = self.script[0]
        if not lowest <= value <= highest:
            raise LookupError(f"the script of chance says {value} where {lowest} to {highest} is due")
        self.script = self.script[1:]
        return value

    def below(self, count: int, stream: int = TABLE) -> int:
        self.used[stream] += 1
        return self._next(0, count - 1)

    def roll(self, stream: int = TABLE, faces: int = 6) -> int:
        self.used[stream] += 1
        return self._next(1, faces)

    def shuffle(self, things: list[T], stream: int = TABLE) -> None:
        self.used[stream] += 1

    def clone(self) -> Chance:
        other = ScriptedChance(self.script, 0)
        other.used = self.used[:]
        return other

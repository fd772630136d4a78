"""Readings: what became of the sections that bots read on their journeys, counted by the part of the book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from strannik.story.option import Option
from strannik.story.volume import Volume


@dataclass
class Count:
    """Sections in which something was chosen: how many went well, how many of those that asked for a check were passed,
    and what all of them brought in the unit of the book's balance, without a bonus.
    """

    read: int = 0
    well: int = 0
    checked: int = 0
    passed: int = 0
    worth: float = 0.0

    def add(self, option: Option, won: bool, gain: float) -> None:
        self.read += 1
        self.well += won
        self.checked += bool(option.check)
        self.passed += won and bool(option.check)
        self.worth += gain

    @property
    def share(self) -> float:
        """How many went well, from 0 to 1."""
        return self.well / self.read if self.read else 0.0

    @property
    def mean(self) -> float:
        """What a section brought on average."""
        return self.worth / self.read if self.read else 0.0


@dataclass
class Readings:
    """The readings of one book, by part and by how many travelled. One message says which option was taken, and whoever
    took it has read its outcome if it went well: that is all a chronicle keeps.
    """

    volume: Volume
    counts: dict[str, dict[int, Count]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        parts = {source: part for part, source in self.volume.files.items()}
        self.ways: dict[str, tuple[str, Option, str]] = {}
        for section, option in self.volume.book.options:
            part = parts.get(section.source, self.volume.name)
            taken, won = [
                self.volume.book.message(section, f"{what}-{option.number}") for what in ("option", "outcome")
            ]
            self.ways[taken] = (part, option, won)

    def count(self, travellers: int, messages: Sequence[str]) -> None:
        """Something that was read by one of so many travellers, as the messages that tell it."""
        for message in messages:
            if message in self.ways:
                part, option, outcome = self.ways[message]
                won = outcome in messages
                counted = self.counts.setdefault(part, {}).setdefault(travellers, Count())
                counted.add(option, won, self.gain(option, won))

    def gain(self, option: Option, won: bool) -> float:
        """What the option gave less what it cost; who fails has paid all the same."""
        balance = self.volume.frame.balance
        if balance is None:
            return 0.0
        return balance.gain(option if won else replace(option, reward=[]))

    def parts(self) -> dict[str, dict[int, Count]]:
        """All that was counted, in the order of the book; a part in which nothing can fail is left out."""
        order = [*self.volume.files, self.volume.name]
        tried = [part for part in order if any([one.checked for one in self.counts.get(part, {}).values()])]
        return {part: self.counts[part] for part in tried}

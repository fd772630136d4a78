"""What adventures and cards give, as effects that data may name.

`gifts` makes steps of raw entries such as `[{coins: 2}, {token: red}]`; `visited` and `happened` gather what the cards
a player holds give for visiting a building or for something that happened.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from strannik.core.effects import Effect, Vocabulary, amount, change, named
from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.nearfar.cards import FINDS, PROPERTIES, WORKING
from strannik.games.nearfar.country import BUILDINGS
from strannik.games.nearfar.events.belongings import FindTaken, GiftLost
from strannik.games.nearfar.hero import BIRD, TRIBES
from strannik.games.nearfar.table import Table

ANY: Final = "any"
"""Any building, or a companion of any tribe."""


@dataclass
class Coins(Step):
    """Coins come from the supply. [NF-15.9]"""

    me: int
    amount: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain(self.me, "coins", self.amount)
        return []


@dataclass
class Gems(Step):
    """Gems come from the supply. [NF-15.9]"""

    me: int
    amount: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain(self.me, "gems", self.amount)
        return []


@dataclass
class Food(Step):
    """Food comes from the supply. [NF-15.9]"""

    me: int
    amount: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain(self.me, "food", self.amount)
        return []


@dataclass
class Hearts(Step):
    """Hearts are gained, perhaps more than the party has icons, 13 at most. [NF-7.1, NF-7.5]"""

    me: int
    amount: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain_hearts(self.me, self.amount)
        return []


@dataclass
class Token(Step):
    """A tribe gives its token. [NF-15.9]"""

    me: int
    tribe: str = named("tribe")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.gain(self.me, self.tribe, 1)
        return []


@dataclass
class Reputation(Step):
    """Reputation is gained or lost, whether wanted or not. [NF-8.3]"""

    me: int
    steps: int = change()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.change_reputation(self.me, self.steps)
        return []


@dataclass
class Treasure(Step):
    """Treasures are drawn one after the other, as far as there are pack animals to carry them. [NF-15.9]"""

    me: int
    count: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        # What is rewarded may bring rewards of its own, so these steps meet only here and below.
        from strannik.games.nearfar.steps.treasures import TakeTreasures

        if not table.capacity(self.me):
            table.tell(GiftLost(self.me, "treasure"))
            return []
        return [TakeTreasures(self.me, 1) for _ in range(self.count)]


@dataclass
class Find(Step):
    """A find is taken by its name and works at once, unless somebody has it already. [NF-22.1]"""

    me: int
    find: str = named("find")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if self.find not in table.unfound:
            table.tell(GiftLost(self.me, "find"))
            return []
        table.unfound.remove(self.find)
        table.finds[self.me].append(self.find)
        table.tell(FindTaken(self.me, self.find))
        return gifts(self.me, PROPERTIES[self.find].at_once)


@dataclass
class Companion(Step):
    """A companion of the tribe, or any, comes out of the bag and joins. [NF-15.9.1]"""

    me: int
    tribe: str = named("companion")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        from strannik.games.nearfar.steps.party import Join

        companion = table.draw_companion("" if self.tribe == ANY else self.tribe)
        if not companion:
            table.tell(GiftLost(self.me, "companion"))
            return []
        table.welcome(self.me, companion)
        return [Join(self.me, companion)]


@dataclass
class Bird(Step):
    """Pack birds come from the stables, as far as there are birds and free places. [NF-15.9.2]"""

    me: int
    count: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for _ in range(self.count):
            if table.no_room_for_animals(self.me) is None:
                table.lead_away(self.me, BIRD)
            else:
                table.tell(GiftLost(self.me, BIRD))
        return []


@dataclass
class Artifact(Step):
    """Artifacts are drawn and each is kept or discarded at once. [NF-21.3.8]"""

    me: int
    count: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        from strannik.games.nearfar.steps.artifacts import DrawArtifacts

        return [DrawArtifacts(self.me, self.count)]


@dataclass
class FreeCamp(Step):
    """Camps are placed on empty spaces anywhere on the map without hearts. [NF-18.8]"""

    me: int
    count: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        from strannik.games.nearfar.steps.camp import Settle

        return [Settle(self.me) for _ in range(self.count)]


@dataclass
class Chapter(Step):
    """A story goes on here the next time its hero takes an adventure. [NF-16.4.2]"""

    me: int
    section: str = named("section")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.traveller(self.me).chapter = self.section
        return []


VOCABULARY: Final = Vocabulary(
    [Coins, Gems, Food, Hearts, Token, Reputation, Treasure, Find, Companion, Bird, Artifact, FreeCamp],
    {"tribe": TRIBES, "companion": [ANY, *TRIBES], "find": FINDS},
)
"""What cards and the arcade's adventures may name: the loader, the linter and the game know nothing else."""

STORIES: Final = Vocabulary([*VOCABULARY.steps.values(), Chapter], VOCABULARY.kinds)
"""What the book of the long journeys may name besides: where a story goes on."""

_read: Final[dict[str, list[Effect]]] = {}
"""Effects by how their entries are written: most are used again and again."""


def effects(entries: list[Any], source: str = "nearfar", place: str = "effects") -> list[Effect]:
    """The effects that the entries name, checked once."""
    written = str(entries)
    found = _read.get(written)
    if found is None:
        found = VOCABULARY.read(entries, source, place)
        _read[written] = found
    return found


def gifts(seat: int, entries: list[Any]) -> list[Step]:
    """What the entries give, as steps of the seat."""
    return [effect.made(seat) for effect in effects(entries)] if entries else []


def visited(table: Table, seat: int, building: str) -> list[Step]:
    """What the cards a visitor holds give for the visit, with the building's action or without it. [NF-21.2]"""
    return given(table, seat, FOR_VISIT[building])


def happened(table: Table, seat: int, what: str) -> list[Step]:
    """What the cards a player holds give when this happens to them. [NF-20.7.7, NF-21.2]"""
    return given(table, seat, FOR_EVENT[what])


def given(table: Table, seat: int, giving: dict[str, list[Any]]) -> list[Step]:
    """What those of these cards give that the seat holds."""
    steps: list[Step] = []
    for card in table.held(seat):
        if card in giving:
            steps += gifts(seat, giving[card])
    return steps


FOR_VISIT: Final[dict[str, dict[str, list[Any]]]] = {
    building: {
        card.id: card.visit.get(building, []) + card.visit.get(ANY, [])
        for card in WORKING.values()
        if building in card.visit or ANY in card.visit
    }
    for building in BUILDINGS
}
FOR_EVENT: Final[dict[str, dict[str, list[Any]]]] = {
    what: {card.id: card.when[what] for card in WORKING.values() if what in card.when}
    for what in sorted({what for card in WORKING.values() for what in card.when})
}
"""By the building, or by what happened: the cards that give something for it, and what."""

for _card in WORKING.values():
    for _place, _entries in [("at_once", _card.at_once), *_card.visit.items(), *_card.when.items()]:
        effects(_entries, "nearfar", f"{_card.id}.{_place}")

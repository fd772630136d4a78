"""Treasures: drawn blind, carried by pack animals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import PROPERTIES
from strannik.games.nearfar.events.belongings import (
    AnimalFreed,
    PackAnimalLeft,
    TreasureDrawn,
    TreasureDropped,
    TreasureKept,
)
from strannik.games.nearfar.steps.rewards import gifts, happened
from strannik.games.nearfar.table import Table

ASIDE: Final = "aside"
"""The place beside the board. [NF-17.5.12]"""

NO_ANIMAL: Final = -1


def drop_treasure(table: Table, seat: int, treasure: str) -> None:
    """A held treasure goes to the discard pile, and its animal, or the place beside the board, is free. [NF-14.2]"""
    hero = table.heroes[seat]
    if treasure in hero.loads:
        hero.loads[hero.loads.index(treasure)] = ""
    table.treasures[seat].remove(treasure)
    table.lost_treasures.append(treasure)
    table.tell(TreasureDropped(seat, treasure))


def release(table: Table, seat: int, place: int) -> str:
    """A pack animal goes back to the stables, and the treasure it carried is lost. [NF-10.4]"""
    hero = table.heroes[seat]
    animal, treasure = hero.pack.pop(place), hero.loads.pop(place)
    table.stables += 1
    table.tell(PackAnimalLeft(seat, animal, treasure))
    if treasure:
        table.treasures[seat].remove(treasure)
        table.lost_treasures.append(treasure)
        table.tell(TreasureDropped(seat, treasure))
    return animal


@dataclass
class SetFree(Choice):
    """A pack animal is let go for hearts; its movement lasts until the end of the turn. [NF-10.5, NF-17.5.13]"""

    me: int
    animal: str

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        kind = release(table, self.me, table.animals(self.me).index(self.animal))
        table.freed.append(kind)
        table.tell(AnimalFreed(self.me, kind))
        table.gain_hearts(self.me, table.power(self.me, "breeding"))
        return []


@dataclass
class TakeTreasures(Step):
    """Draw treasures to keep one; nobody draws without an animal to carry it. [NF-5.7.1, NF-5.7.2, NF-14.1, NF-14.2]"""

    me: int
    count: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if not table.capacity(self.me):
            return []
        drawn = [treasure for treasure in [table.draw_treasure() for _ in range(self.count)] if treasure]
        if not drawn:
            return []
        table.drawn[self.me] += drawn
        table.tell(TreasureDrawn(self.me, len(drawn), drawn[:]))
        return [KeepTreasure(self.me)]


@dataclass
class KeepTreasure(Choice):
    """Put a drawn treasure on an animal that carries none, or in a held one's place, or discard it. [NF-5.7.1, NF-14.2]

    It works from now on, and is the one treasure gained, however many were drawn. Who scrounges may put it beside the
    board. [NF-14.3, NF-17.5.12, NF-21.1, NF-21.3.5]
    """

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return Offer("take", table.drawn[seat], words=["decline"], clause="NF-14.2")
        if len(given) > 1 or given[0].verb == "decline":
            return None
        hero = table.heroes[seat]
        free = [animal for animal, load in zip(hero.pack, hero.loads, strict=True) if not load]
        held = table.treasures[seat]
        places = sorted(set(free))
        if len(table.aside(seat)) < table.place_aside(seat):
            places.append(ASIDE)
        if not held and len(places) == 1:
            return None
        instead = Offer("instead-of", held, clause="NF-14.2")
        return Offer("onto", places, clause="NF-14.2") | instead if places else instead

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "decline":
            self._put_away(table)
            return []
        hero = table.heroes[self.me]
        treasure = given[0].name
        place = self._place(table, given)
        if len(given) > 1 and given[1].verb == "instead-of":
            drop_treasure(table, self.me, given[1].name)
        table.drawn[self.me].remove(treasure)
        gained = happened(table, self.me, "treasure_gained")
        if place != NO_ANIMAL:
            hero.loads[place] = treasure
        table.treasures[self.me].append(treasure)
        table.tell(TreasureKept(self.me, treasure))
        self._put_away(table)
        return [*gained, *gifts(self.me, PROPERTIES[treasure].at_once)]

    def _place(self, table: Table, given: list[Answer]) -> int:
        """Which animal is to carry the treasure, NO_ANIMAL if it lies beside the board."""
        hero = table.heroes[self.me]
        if len(given) == 1:
            return hero.loads.index("") if hero.pack else NO_ANIMAL
        if given[1].verb == "instead-of":
            return hero.loads.index(given[1].name) if given[1].name in hero.loads else NO_ANIMAL
        if given[1].name == ASIDE:
            return NO_ANIMAL
        return min([place for place, load in enumerate(hero.loads) if not load and hero.pack[place] == given[1].name])

    def _put_away(self, table: Table) -> None:
        """What was drawn and not kept is discarded face up. [NF-3.1.2]"""
        for treasure in table.drawn[self.me]:
            table.tell(TreasureDropped(self.me, treasure))
        table.lost_treasures += table.drawn[self.me]
        table.drawn[self.me] = []

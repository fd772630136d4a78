"""Camps on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import ARTIFACTS, SPECIAL, ArtifactCard
from strannik.games.nearfar.country import TOWN
from strannik.games.nearfar.events.wilds import Camped
from strannik.games.nearfar.steps.buying import GO_ON
from strannik.games.nearfar.steps.end import EndTurn
from strannik.games.nearfar.steps.rewards import happened
from strannik.games.nearfar.table import Table

SEARCHING: Final = [card for card in ARTIFACTS.values() if "search" in card.icons]
"""The artifacts that help to search."""

HEARTS: Final = 3
"""What a camp on the map costs. [NF-7.3, NF-18.2]"""

TOO_TIRED: Final = [Bar("NF-18.2", needed=HEARTS, has=hearts) for hearts in range(HEARTS)]
IN_TOWN: Final = Bar("NF-18.5")
"""What keeps somebody with so few hearts from making camp, and what does in the town."""

YIELD: Final = {"coin": "coins", "gem": "gems"}
"""What is found where a camp is made; trade routes give nothing. [NF-18.3, NF-18.4]"""


def pitch(table: Table, seat: int) -> list[Step]:
    """The next camp leaves the board, wherever it goes; what follows from that. [NF-18.6, NF-18.7]"""
    table.take_camp(seat)
    return happened(table, seat, "camp_placed")


def no_camp(table: Table, seat: int) -> Bar | None:
    """Why the seat cannot make camp where it stands, or None if it can. [NF-18.1, NF-18.2, NF-18.5]"""
    hero = table.heroes[seat]
    if hero.space == TOWN:
        return IN_TOWN
    if table.camped(hero.space):
        return Bar("NF-18.1", space=hero.space)
    stamina = table.stamina(seat)
    return TOO_TIRED[stamina] if stamina < HEARTS else None


def make_camp(table: Table, seat: int) -> list[Step]:
    """Spend the hearts and make camp where the figure stands; the turn has nothing more. [NF-18.2, NF-18.5]"""
    table.spend_hearts(seat, HEARTS)
    return [*settle(table, seat, table.heroes[seat].space), EndTurn(seat)]


def settle(table: Table, seat: int, space: str) -> list[Step]:
    """A camp on an empty space: what its slot shows, then what is found there. [NF-18.3, NF-18.6]"""
    goods = table.heroes[seat].goods
    found = SearchAround(seat, space, goods["coins"], goods["gems"])
    table.camps[space] = seat
    table.tell(Camped(seat, space))
    following = pitch(table, seat)
    return [*following, found] if table.map.spaces[space].kind in YIELD else following


@dataclass
class SearchAround(Choice):
    """Coins or gems for search icons; what the camp's slot gave may first buy more of those. [NF-4.3, NF-18.3]

    `coins` and `gems` are what there was before the camp: it waits only where an artifact with search icons has come
    within reach since. [NF-1.5.5, NF-21.3.6]
    """

    me: int
    space: str
    coins: int
    gems: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not any([self._within_reach(table, card) for card in SEARCHING]):
            return None
        return GO_ON

    def _within_reach(self, table: Table, card: ArtifactCard) -> bool:
        """Whether the hand may hold this one, which can be paid now and could not before."""
        held = table.special_hands[self.me] if card.kind == SPECIAL else table.hands[self.me]
        if not held or table.lacking(self.me, card.id):
            return False
        return card.cost.get("coins", 0) > self.coins or card.cost.get("gems", 0) > self.gems

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        good = YIELD[table.map.spaces[self.space].kind]
        table.gain(self.me, good, table.icons(self.me, "search") + table.power(self.me, "camp_yield"))
        return []


@dataclass
class MakeCamp(Choice):
    """After the adventure, when its outcome has been read, a camp may still be made. [NF-18.1]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        bar = no_camp(table, seat)
        closed: dict[Thing, Bar] = {} if bar is None else {"camp": bar}
        return Offer("halt", closed=closed, words=["camp", "halt"], clause="NF-18.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return make_camp(table, self.me) if given and given[0].verb == "camp" else []


@dataclass
class Settle(Choice):
    """A camp on any empty space of the map, without hearts; an adventure there stays. [NF-18.8, NF-20.7.3]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        empty = [space for space in table.map.spaces if not table.camped(space)]
        return Offer("settle", empty, clause="NF-18.8") if empty and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return settle(table, self.me, given[0].name) if given else []

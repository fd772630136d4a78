"""Camps on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.events import Camped
from strannik.games.nearfar.steps.end import EndTurn
from strannik.games.nearfar.steps.rewards import happened
from strannik.games.nearfar.table import TOWN, Table

HEARTS: Final = 3
"""What a camp on the map costs. [NF-7.3, NF-18.2]"""

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
        return Bar("NF-18.5")
    if table.camped(hero.space):
        return Bar("NF-18.1", space=hero.space)
    if hero.hearts < HEARTS:
        return Bar("NF-18.2", needed=HEARTS, has=hero.hearts)
    return None


def make_camp(table: Table, seat: int) -> list[Step]:
    """Spend the hearts and make camp where the figure stands; the turn has nothing more. [NF-18.2, NF-18.5]"""
    table.spend_hearts(seat, HEARTS)
    return [*settle(table, seat, table.heroes[seat].space), EndTurn(seat)]


def settle(table: Table, seat: int, space: str) -> list[Step]:
    """A camp on an empty space: what its slot shows, coins or gems for search icons. [NF-1.5.5, NF-18.3, NF-21.3.6]"""
    table.camps[space] = seat
    table.tell(Camped(seat, space))
    following = pitch(table, seat)
    kind = table.map.spaces[space].kind
    if kind in YIELD:
        table.gain(seat, YIELD[kind], table.icons(seat, "search") + table.power(seat, "camp_yield"))
    return following


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

"""The mine: a camp in a cell, for the rewards of its row and column."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import MINE
from strannik.games.nearfar.events.town import Dug
from strannik.games.nearfar.steps.camp import pitch
from strannik.games.nearfar.steps.party import Join
from strannik.games.nearfar.steps.saloon import hiring
from strannik.games.nearfar.table import Table

LEAVE: Final = Offer("leave", words=["leave"], clause="NF-5.8.2")


@cache
def too_hard(cell: str, skill: int) -> Bar:
    """Why nobody with so little skill digs there. [NF-5.8.2]"""
    return Bar("NF-5.8.2", cell=cell, needed=MINE[cell].need, has=skill)


@dataclass
class Mine(Choice):
    """Dig in a free cell beside a camp; with the rusty bell also hire, before or after. [NF-5.8.2, NF-21.3.4]"""

    me: int
    dug: bool = False
    hired: bool = True

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or (self.dug and self.hired):
            return None
        offer = LEAVE
        if not self.hired:
            offer = hiring(table, seat) | offer
        if not self.dug:
            cells = table.diggable()
            offer = Offer("dig", cells, self._too_hard(table, cells), (), "NF-5.8.2") | offer
        return offer

    def _too_hard(self, table: Table, cells: list[str]) -> dict[Thing, Bar]:
        """The cells that need more skill than the hero has. [NF-5.8.2]"""
        skill = table.icons(self.me, "skill")
        return {cell: too_hard(cell, skill) for cell in cells if MINE[cell].need > skill}

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        """The next camp stands in the cell; its row and its column pay, by day perhaps also in praise. [NF-5.8.5,
        NF-5.8.6, NF-5.8.7, NF-25.3]
        """
        if not given or given[0].verb == "leave":
            return []
        if given[0].verb == "hire":
            companion = given[0].name
            table.hire(self.me, companion)
            return [Join(self.me, companion), Mine(self.me, self.dug, True)]
        cell = given[0].name
        table.mine[cell] = self.me
        table.tell(Dug(self.me, cell))
        following = pitch(table, self.me)
        table.gain(self.me, "coins", MINE[cell].coins)
        table.gain(self.me, "gems", MINE[cell].gems)
        if table.day:
            table.change_reputation(self.me, MINE[cell].reputation)
        return [*following, Mine(self.me, True, self.hired)]

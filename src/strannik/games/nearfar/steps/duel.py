"""Duels for the right to act in a building."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.seats import seat_meant
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import LEAST, MOST
from strannik.games.nearfar.country import DUMMY
from strannik.games.nearfar.events.town import DuelFought, DuelWon, Jailed
from strannik.games.nearfar.hero import JAIL
from strannik.games.nearfar.steps.buying import Pause, within_reach
from strannik.games.nearfar.steps.rewards import happened
from strannik.games.nearfar.steps.rolls import bombs, press, throw_bomb
from strannik.games.nearfar.steps.town import Enter
from strannik.games.nearfar.table import Table

HONEST: Final = "honest"
DISHONEST: Final = "dishonest"
MANNERS: Final = (HONEST, DISHONEST)


def duelling(table: Table, seat: int) -> int:
    """What a seat adds to its die in a duel: combat icons, and martial arts and a sharp tongue. [NF-6.2]"""
    return table.icons(seat, "combat") + table.power(seat, "duel")


@dataclass
class Duel(Step):
    """Both roll; for the dummy of the town hall the opponent does. [NF-6.2, NF-6.5]"""

    me: int
    building: str
    rival: str
    manner: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        roller = table.left_of(self.me) if self.rival == DUMMY else seat_meant(self.rival)
        die, rival_die = table.chance.roll(self.me), table.chance.roll(roller)
        press = PressHome(self.me, self.building, self.rival, self.manner, die, rival_die)
        mine, theirs = press.totals(table)
        table.tell(DuelFought(self.me, self.rival, self.manner, die, mine, rival_die, theirs))
        if self.rival == DUMMY:
            table.beat()
            return [press]
        return [Defend(roller, self.me, self.building, self.rival, self.manner, die, rival_die)]


@dataclass
class Defend(Choice):
    """The defender may throw a fire bomb; hearts are for the attacker alone. [NF-6.3, NF-6.6, NF-21.3.3]"""

    me: int
    attacker: int
    building: str
    rival: str
    manner: str
    die: int
    rival_die: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not bombs(table, seat):
            return None
        return Offer("throw", bombs(table, seat), words=["stand"], clause="NF-6.6")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.beat()
        thrown = throw_bomb(table, self.me, given[0].name) if given and given[0].verb == "throw" else 0
        return [self.pressed(thrown)]

    def pressed(self, thrown: int) -> PressHome:
        """The attacker's last word, when this much has been thrown."""
        return PressHome(
            self.attacker, self.building, self.rival, self.manner, self.die, self.rival_die, defence=thrown
        )


@dataclass
class PressHome(Choice):
    """The totals are known: the attacker may spend hearts and throw one bomb. A tie is the defender's. [NF-6.3, NF-6.4]

    `bomb` and `defence` are what thrown bombs add for the attacker and for the defender.
    """

    me: int
    building: str
    rival: str
    manner: str
    die: int
    rival_die: int
    bomb: int = 0
    defence: int = 0

    def interruptible(self) -> bool:
        return True

    def totals(self, table: Table) -> tuple[int, int]:
        """What attacker and defender come to, bombs and talents included. [NF-6.2, NF-17.5.1, NF-17.5.8]"""
        mine = self.die + duelling(table, self.me) + (self.manner == DISHONEST) + self.bomb
        theirs = self.rival_die + self.defence
        if self.rival != DUMMY:
            theirs += duelling(table, seat_meant(self.rival))
        return mine, theirs

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        mine, theirs = self.totals(table)
        if mine > theirs:
            return None
        return press(table, seat, [theirs - mine + 1], [] if self.bomb else bombs(table, seat))

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given and given[0].verb == "throw":
            return [self._with_bomb(throw_bomb(table, self.me, given[0].name))]
        mine, theirs = self.totals(table)
        if given and given[0].verb == "hearts":
            table.spend_hearts(self.me, given[0].number)
            mine += given[0].number
        if mine > theirs:
            return self._won(table)
        return self._lost(table)

    def _with_bomb(self, bomb: int) -> Step:
        return PressHome(self.me, self.building, self.rival, self.manner, self.die, self.rival_die, bomb, self.defence)

    def _won(self, table: Table) -> list[Step]:
        """An honest victory is praised, a dishonest one is not; the loser stays. [NF-6.4.1]

        What it brought may buy an artifact before the building is entered. [NF-4.3]
        """
        table.tell(DuelWon(self.me, self.rival))
        honest = self.manner == HONEST
        table.change_reputation(self.me, 1 if honest else -1)
        brought = happened(table, self.me, "duel_won")
        if brought or within_reach(table, self.me, self.building, LEAST if honest else MOST):
            brought.append(Pause(self.me))
        return [*brought, Enter(self.me, self.building)]

    def _lost(self, table: Table) -> list[Step]:
        """To jail, without action or visit; the day side feeds its prisoners. [NF-5.9.1, NF-6.4.2, NF-25.5]"""
        hero = table.heroes[self.me]
        hero.building, hero.space = JAIL, ""
        table.tell(Jailed(self.me))
        if table.day:
            table.gain(self.me, "food", 1)
        return []

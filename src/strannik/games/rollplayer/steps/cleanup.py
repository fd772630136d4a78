"""The cleanup phase, and the last words before scoring."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.rollplayer.score import hurting
from strannik.games.rollplayer.table import CLEANUP, Table


@dataclass
class Cleanup(Step):
    """Charisma goes back, skills are readied, then the row and the market are renewed. [RP-3.3.D]

    After the last round nothing is readied: there is no round left to use it in. [RP-3.4.4]
    """

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.phase = CLEANUP
        for hero in table.heroes:
            hero.charisma = 0
        if table.sheets_full():
            return [*[LastCall(seat) for seat in table.from_start()], Renew()]
        return [ReadySkills(), Renew()]


@dataclass
class ReadySkills(Step):
    """Ready one skill each, all at once. [RP-3.3.D2, RP-3.4.4]

    It is a choice only where more are exhausted: a ready skill is never worse. Nobody is asked anything between the
    readying and the next round, so what is readied acts in no earlier one.
    """

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        exhausted, most = table.heroes[seat].exhausted, table.power(seat, "refreshes")
        if len(exhausted) <= most or len(given) == most:
            return None
        readied = [answer.thing for answer in given]
        return Offer("ready", [card for card in exhausted if card not in readied], clause="RP-3.3.D2")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.from_start():
            given = answers.get(seat)
            chosen = [answer.name for answer in given] if given else list(table.heroes[seat].exhausted)
            for card in chosen:
                table.ready(seat, card)
        return []


@dataclass
class Renew(Step):
    """Clear row and market; unless the sheets are full, lay out anew. [RP-3.3.D3, RP-3.3.D4, RP-3.3.D5]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for die in table.gather_pool():
            table.return_die(die)
        table.discard += table.market
        table.market = []
        if table.sheets_full():
            return [PartWith(seat) for seat in table.from_start()]
        table.open_market()
        table.coins = [0, *[1] * (table.size - 2), 0]
        return []


@dataclass
class LastCall(Choice):
    """The last moment for whoever still has a skill to use, in order from the start player. [RP-3.4.3, RP-3.6.1]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not table.usable(seat):
            return None
        return Offer("finish", words=["finish"], clause="RP-3.6.1")


@dataclass
class PartWith(Choice):
    """Before scoring, discard own cards that would cost stars. [RP-3.6.2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        cards = hurting(table, seat)
        return Offer("drop", cards, words=["keep-all"], clause="RP-3.6.2") if cards else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == "keep-all":
            return []
        table.drop(self.me, given[0].name)
        return [PartWith(self.me)]

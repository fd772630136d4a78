"""The town hall: trade, discard an artifact, buy a better or worse name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import TRADE
from strannik.games.nearfar.events.belongings import ArtifactsDropped
from strannik.games.nearfar.hero import GOODS, LEAST_REPUTATION, MOST_REPUTATION
from strannik.games.nearfar.steps.talents import learning
from strannik.games.nearfar.table import Table

MOST_GOODS: Final = 5
"""How many goods the larger side of a trade may have. [NF-5.2.2]"""

LEAVE: Final = Offer("leave", words=["leave"], clause="NF-5.2.1")


@cache
def paid_for(verb: str, most: int, room: int) -> Offer:
    """As many steps as can be paid for; with the first of them that leaves the track it ends. [NF-5.2.6]"""
    closed: dict[Thing, Bar] = {room + 1: Bar("NF-5.2.6", room=room)} if most > room else {}
    return Offer(verb, range(1, most + 1), closed, (), "NF-5.2.6")


@cache
def not_covered(good: str, left: int) -> Bar:
    """Why a good is not given for what is left of what was given. [NF-5.2.2]"""
    return Bar("NF-5.2.2", good=good, value=TRADE[good], left=left)


@dataclass
class Hall(Choice):
    """Trade, discard and reputation: any or all of them, each once, in any order. [NF-5.2.1]

    A trade begins with the first good given away. `traded` are those made; a jacket bought meanwhile gives one more.
    Politicians also learn talents here. [NF-5.2.4, NF-5.2.7, NF-20.4, NF-20.7.8]
    """

    me: int
    traded: int = 0
    dropped: bool = False
    paid: bool = False

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            if given[0].verb == "give":
                return self._trade(table, given)
            return self._gems(table, given)
        hero = table.heroes[seat]
        several: list[Offer | None] = []
        if self.traded <= table.power(seat, "trades"):
            owned = [good for good in GOODS if hero.goods[good]]
            several.append(Offer("give", owned, NOTHING_CLOSED, (), "NF-5.2.2"))
        if not self.dropped:
            several.append(Offer("drop", table.hand(seat), NOTHING_CLOSED, (), "NF-5.2.5"))
        if not self.paid:
            money = hero.goods["coins"] + hero.goods["gems"]
            above, below = MOST_REPUTATION - hero.reputation, hero.reputation - LEAST_REPUTATION
            several.append(paid_for("raise", min(money, above + 1), above))
            several.append(paid_for("lower", min(money, below + 1), below))
        if table.power(seat, "politics"):
            several.append(learning(table, seat, []))
        return LEAVE.joined(several) if several else LEAVE

    def _trade(self, table: Table, given: list[Answer]) -> Offer | None:
        """Up to five goods for one, or one for up to five; a cart adds to what is given. [NF-5.2.2, NF-20.7.11]"""
        paid = [answer.name for answer in given if answer.verb == "give"]
        taken = [answer.name for answer in given if answer.verb == "get"]
        if given[-1].verb in ("done", "stop") or (taken and len(paid) > 1) or len(taken) == MOST_GOODS:
            return None
        added = table.power(self.me, "trade_value")
        left = sum([TRADE[good] for good in paid]) + added - sum([TRADE[good] for good in taken])
        closed = self._too_dear([] if added else paid, left)
        wanted = Offer("get", GOODS, closed, ["done"] if taken else ["stop"])
        if taken:
            return wanted
        owned = table.heroes[self.me].goods
        more = [good for good in GOODS if owned[good] > paid.count(good)] if len(paid) < MOST_GOODS else []
        return wanted | Offer("give", more, NOTHING_CLOSED, (), "NF-5.2.2")

    def _too_dear(self, pointless: list[str], left: int) -> dict[Thing, Bar]:
        """The goods that what was given does not cover, and those that were given for nothing more.

        [NF-5.2.2, NF-5.2.2.1]
        """
        closed: dict[Thing, Bar] = {}
        for good in GOODS:
            if TRADE[good] > left:
                closed[good] = not_covered(good, left)
            elif good in pointless:
                closed[good] = Bar("NF-5.2.2.1", good=good)
        return closed

    def _gems(self, table: Table, given: list[Answer]) -> Offer | None:
        """How many gems are among what is paid for reputation, where that is a choice. [NF-5.2.6]"""
        if given[0].verb not in ("raise", "lower") or len(given) > 1:
            return None
        amounts = self._gem_amounts(table, given[0].number)
        return Offer("gems", amounts, clause="NF-5.2.6") if len(amounts) > 1 else None

    def _gem_amounts(self, table: Table, amount: int) -> list[int]:
        goods = table.heroes[self.me].goods
        return list(range(max(0, amount - goods["coins"]), min(amount, goods["gems"]) + 1))

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        match given[0].verb:
            case "leave":
                return []
            case "give":
                self._exchange(table, given)
                return [Hall(self.me, self.traded + 1, self.dropped, self.paid)]
            case "drop":
                table.drop(self.me, given[0].name)
                table.tell(ArtifactsDropped(self.me, [given[0].name]))
                return [Hall(self.me, self.traded, True, self.paid)]
            case "learn":
                table.learn(self.me, given[0].name)
                return [Hall(self.me, self.traded, self.dropped, self.paid)]
        amount = given[0].number
        gems = given[1].number if len(given) > 1 else self._gem_amounts(table, amount)[0]
        table.pay(self.me, {"coins": amount - gems, "gems": gems})
        table.change_reputation(self.me, amount if given[0].verb == "raise" else -amount)
        return [Hall(self.me, self.traded, self.dropped, True)]

    def _exchange(self, table: Table, given: list[Answer]) -> None:
        if given[-1].verb == "stop":
            return
        for answer in given:
            if answer.verb == "give":
                table.pay(self.me, {answer.name: 1})
        for answer in given:
            if answer.verb == "get":
                table.gain(self.me, answer.name, 1)

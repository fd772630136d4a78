"""The round, and its roll phase."""

from __future__ import annotations

from dataclasses import dataclass, field

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.core.zones import EVERYONE, zone
from strannik.games.rollplayer.cards import COLOUR_OF, COLOURS
from strannik.games.rollplayer.events import DiceRolled, PoolLaid, RoundBegan
from strannik.games.rollplayer.steps.cleanup import Cleanup
from strannik.games.rollplayer.steps.dice import DicePhase
from strannik.games.rollplayer.steps.market import MarketPhase
from strannik.games.rollplayer.table import ROLL, Table


@dataclass
class Round(Step):
    """Roll, dice, market and cleanup. [RP-3.3]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.round += 1
        table.phase = ROLL
        table.tell(RoundBegan(table.start, table.round))
        return [Roll(table.start), DicePhase(), MarketPhase(), Cleanup(), EndRound()]


@dataclass
class Roll(Choice):
    """The start player draws and rolls the pool. [RP-3.3.A]

    The roll waits for a word only where somebody has a skill ready that could be used before it.
    """

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or not any([table.usable(other) for other in table.seats]):
            return None
        return Offer("roll", words=["roll"], clause="RP-3.3.A")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        dice = table.roll_dice(table.size)
        table.tell(DiceRolled(self.me, dice[:], [table.values[die] for die in dice]))
        return [Arrange(self.me, list(range(1, table.size + 1)), dice)]


@dataclass
class Arrange(Choice):
    """Lay dice on initiative cards in ascending order; equal ones as this player likes. [RP-3.3.A, RP-3.8.4]"""

    me: int
    cards: list[int] = field(default_factory=list)
    dice: list[int] = zone("die", seen_by=EVERYONE)

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        laid = self._laid(table, given)
        if len(laid) == len(self.dice):
            return None
        return Offer("lay", self._lowest(table, laid), clause="RP-3.3.A")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        laid = self._laid(table, given)
        for number, die in zip(self.cards, laid, strict=True):
            table.initiative[number - 1].append(die)
        table.tell(PoolLaid(laid, self.cards[:]))
        return []

    def in_order(self, table: Table, given: list[Answer]) -> dict[int, int]:
        """The die of each card as far as it is laid; on the cards after those the others lie by their values."""
        laid = self._laid(table, given)
        rest = sorted([(table.values[die], die) for die in self.dice if die not in laid])
        return dict(zip(self.cards, [*laid, *[die for _, die in rest]], strict=True))

    def asked_for(self, table: Table, given: list[Answer]) -> list[int]:
        """The equal dice among which one is to be chosen now."""
        laid = self._laid(table, given)
        return self._left(table, laid) if len(laid) < len(self.dice) else []

    def _left(self, table: Table, laid: list[int]) -> list[int]:
        """The lowest of the dice that are not laid yet."""
        left = [die for die in self.dice if die not in laid]
        lowest = min([table.values[die] for die in left])
        return [die for die in left if table.values[die] == lowest]

    def _lowest(self, table: Table, laid: list[int]) -> list[str]:
        """The colours among which the next die is to be chosen."""
        colours = [COLOUR_OF[die] for die in self._left(table, laid)]
        return [colour for place, colour in enumerate(COLOURS) if place in colours]

    def _laid(self, table: Table, given: list[Answer]) -> list[int]:
        """The dice in order, as far as the values and the answers say."""
        laid: list[int] = []
        answered = 0
        while len(laid) < len(self.dice):
            lowest = self._left(table, laid)
            colours = self._lowest(table, laid)
            colour = colours[0]
            if len(colours) > 1:
                if answered == len(given):
                    return laid
                colour = given[answered].name
                answered += 1
            laid.append(min([die for die in lowest if COLOURS[COLOUR_OF[die]] == colour]))
        return laid


@dataclass
class EndRound(Step):
    """The bag goes left and a new round begins, until all sheets are full. [RP-3.3.D6, RP-3.6.1]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.sheets_full():
            return []
        table.start = (table.start + 1) % len(table.seats)
        return [Round()]

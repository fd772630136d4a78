"""Adventures: read, choose, check, and take what comes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.book import ARCADE, JOURNEY, Option
from strannik.games.nearfar.events import AdventureLost, AdventureRead, AdventureWon, Checked, OptionChosen
from strannik.games.nearfar.steps.rewards import gifts, happened
from strannik.games.nearfar.steps.rolls import bombs, press, throw_bomb
from strannik.games.nearfar.table import JOURNEY_MODE, Table

BONUS: Final = 2
"""So much more than the threshold brings the bonus too. [NF-15.6]"""


def options(table: Table, adventure: str) -> list[Option]:
    """The ways an adventure may go: of the book's letter, or of the arcade card. [NF-16.1.1]"""
    book = JOURNEY if table.mode == JOURNEY_MODE else ARCADE
    return list(book[adventure].options)


def read(table: Table, seat: int) -> list[Step]:
    """Open the adventure of the space; its token leaves the game whatever comes of it. [NF-15.1, NF-15.8, NF-16.1.1]"""
    hero = table.heroes[seat]
    table.tokens.remove(hero.space)
    hero.adventures += 1
    if table.mode == JOURNEY_MODE:
        adventure = table.map.spaces[hero.space].book
    else:
        adventure = table.draw_arcade()
        table.reading.append(adventure)
    table.tell(AdventureRead(seat, adventure))
    return [ChooseOption(seat, adventure)]


def lost(table: Table, seat: int, adventure: str, way: list[int]) -> list[Step]:
    """Nothing is gained. [NF-15.7]"""
    remember(table, seat, adventure, "lost", way)
    table.tell(AdventureLost(seat, adventure))
    put_away(table)
    return []


def won(table: Table, seat: int, adventure: str, way: list[int], bonus: bool) -> list[Step]:
    """The rewards of the option, its bonus if that was reached, what cards give for a success. [NF-15.6, NF-15.9]"""
    table.heroes[seat].successes += 1
    remember(table, seat, adventure, "bonus" if bonus else "won", way)
    table.tell(AdventureWon(seat, adventure, way[0], bonus))
    put_away(table)
    option = options(table, adventure)[way[0] - 1]
    rewards = gifts(seat, option.reward)
    if bonus:
        rewards += gifts(seat, option.bonus)
    return [*rewards, *happened(table, seat, "adventure_won")]


def remember(table: Table, seat: int, adventure: str, end: str, way: list[int]) -> None:
    """Keep how it ended to be read out; `way` is the option and, if a die was thrown, what it showed and the total."""
    table.heroes[seat].outcome = [adventure, end, *[str(number) for number in way]]


def put_away(table: Table) -> None:
    """An arcade card that was read is discarded. [NF-16.1.2]"""
    table.arcade_over += table.reading
    table.reading = []


@dataclass
class ChooseOption(Choice):
    """Announce an option, knowing what it asks for but not what it gives; pay for it, then roll. [NF-15.2, NF-15.3]

    An option without a check simply gives its rewards; an adventure whose every option is too dear fails. [NF-15.11]
    """

    me: int
    adventure: str

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        numbers = list(range(1, len(options(table, self.adventure)) + 1))
        offer = Offer("choose", numbers, self._too_dear(table), clause="NF-15.3")
        return offer if len(offer) else None

    def _too_dear(self, table: Table) -> dict[Thing, Bar]:
        """The options whose payment the player does not have. [NF-15.4]"""
        goods = table.heroes[self.me].goods
        closed: dict[Thing, Bar] = {}
        for number, option in enumerate(options(table, self.adventure), 1):
            for good, amount in option.pay.items():
                if goods[good] < amount:
                    closed[number] = Bar("NF-15.4", good=good, needed=amount, has=goods[good])
        return closed

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given:
            return lost(table, self.me, self.adventure, [])
        number = given[0].number
        option = options(table, self.adventure)[number - 1]
        table.tell(OptionChosen(self.me, self.adventure, number))
        table.pay(self.me, dict(option.pay))
        if not option.check:
            return won(table, self.me, self.adventure, [number], False)
        die = table.chance.roll(self.me)
        total = die + table.icons(self.me, option.check)
        table.tell(Checked(self.me, option.check, die, total, option.threshold))
        return [Check(self.me, self.adventure, number, die)]


@dataclass
class Check(Choice):
    """The die has fallen: hearts, and in combat a bomb, may still help to success or bonus. [NF-15.5, NF-15.6]"""

    me: int
    adventure: str
    option: int
    die: int
    bomb: int = 0

    def interruptible(self) -> bool:
        return True

    def total(self, table: Table) -> int:
        """The die, the icons of the check, and what a bomb adds. [NF-1.5.1, NF-1.5.2, NF-15.5]"""
        return self.die + table.icons(self.me, self._option(table).check) + self.bomb

    def _option(self, table: Table) -> Option:
        return options(table, self.adventure)[self.option - 1]

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        option = self._option(table)
        lacking = option.threshold - self.total(table)
        best = lacking + BONUS if option.bonus else lacking
        if given or best <= 0:
            return None
        throwable = bombs(table, seat) if option.check == "combat" and not self.bomb else []
        return press(table, seat, [lacking, best] if option.bonus else [lacking], throwable)

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        total = self.total(table)
        if given and given[0].verb == "throw":
            return [Check(self.me, self.adventure, self.option, self.die, throw_bomb(table, self.me, given[0].name))]
        if given and given[0].verb == "hearts":
            table.spend_hearts(self.me, given[0].number)
            total += given[0].number
        option = self._option(table)
        way = [self.option, self.die, total]
        if total < option.threshold:
            return lost(table, self.me, self.adventure, way)
        bonus = bool(option.bonus) and total >= option.threshold + BONUS
        return won(table, self.me, self.adventure, way, bonus)

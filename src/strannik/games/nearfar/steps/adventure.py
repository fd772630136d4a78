"""Adventures: how a section of the book, or an arcade card, is taken, paid for, checked and ended.

How reading goes on is the same in every book, see `story.reading`; here stands what only Near and Far says about it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import BOSSES
from strannik.games.nearfar.company import BEFORE_THE_RUIN, LAST_RUIN, STEPS
from strannik.games.nearfar.decks import ARCADE_MODE, CAMPAIGN_MODE, CHARACTER_MODE
from strannik.games.nearfar.events.journey import ClueLearnt, SideNoted
from strannik.games.nearfar.events.wilds import AdventureLost, AdventureRead, AdventureWon, Checked, OptionChosen
from strannik.games.nearfar.steps.rewards import happened
from strannik.games.nearfar.steps.rolls import bombs, press, throw_bomb
from strannik.games.nearfar.table import Table
from strannik.games.nearfar.worth import BONUS
from strannik.story.option import Option
from strannik.story.reading import BONUS as WITH_BONUS
from strannik.story.reading import LOST, Read, judge
from strannik.story.section import Section
from strannik.story.teller import Teller

READ: Final = "read"
"""How a passage ends in which there is nothing to choose."""


def read(table: Table, seat: int) -> list[Step]:
    """Open the adventure of the space; its token leaves the game whatever comes of it. [NF-15.1, NF-15.8, NF-16.1.1]"""
    hero = table.heroes[seat]
    table.tokens.remove(hero.space)
    hero.adventures += 1
    section = in_the_book(table, seat)
    if section:
        return [Read(seat, section)]
    adventure = table.draw_arcade()
    table.reading.append(adventure)
    return [Read(seat, adventure)]


def in_the_book(table: Table, seat: int) -> str:
    """Which section of the book is read, "" where an arcade card is drawn instead.

    A side adventure that was noted comes before the one of the space, the oldest first. In character mode it is always
    the next step of the hero's own story, wherever that is; its last two steps wait for the Last Ruin.
    [NF-16.1.1, NF-16.2.2, NF-16.2.3, NF-16.4.1, NF-16.4.3, NF-16.4.5]
    """
    if table.mode == ARCADE_MODE:
        return ""
    if table.mode == CHARACTER_MODE:
        traveller = table.traveller(seat)
        told = STEPS if table.map_number == LAST_RUIN else BEFORE_THE_RUIN
        return traveller.chapter if traveller.completed < told else ""
    if table.mode == CAMPAIGN_MODE:
        noted = table.notes_of(seat).noted
        if noted:
            return noted.pop(0)
    return table.map.spaces[table.heroes[seat].space].book


def called(table: Table, adventure: str) -> str:
    """What an adventure is called when it is told of: a section of the long journeys goes by its title."""
    return f"section-{adventure}" if table.travelling and not table.reading else adventure


class Adventures(Teller):
    """What Near and Far says about reading: an option is announced knowing what it asks for but not what it gives.

    An option without a check simply gives its rewards. Which options clues open, and which they close, is told by
    `story.reading`: nobody hears of one that is not for them. [NF-15.2, NF-15.3, NF-15.11, NF-16.3.2, NF-16.3.3,
    NF-16.3.4, NF-16.3.5]
    """

    def clause(self) -> str:
        return "NF-15.3"

    def opened(self, table: Table, seat: int, section: Section) -> None:
        table.tell(AdventureRead(seat, called(table, section.id)))
        if not section.options:
            chronicle(table, seat, [section.id, "0", READ])

    def too_dear(self, table: Table, seat: int, option: Option) -> Bar | None:
        """The player must have what an option costs. [NF-15.4]"""
        goods = table.heroes[seat].goods
        bar: Bar | None = None
        good = table.missing(seat, option.pay)
        if good:
            bar = Bar("NF-15.4", good=good, needed=table.due(seat, option.pay)[good], has=goods[good])
        return bar

    def at_a_loss(self, table: Table, seat: int, section: str) -> None:
        """An adventure whose every option is too dear fails. [NF-15.4, NF-15.7]"""
        lost(table, seat, section, [])

    def learnt(self, table: Table, seat: int, clue: str) -> None:
        """A clue is noted for the whole journey. [NF-16.3.1]"""
        table.tell(ClueLearnt(seat, f"clue-{clue}"))

    def noted(self, table: Table, seat: int, section: str) -> None:
        """A side adventure is noted, to be read instead of another one. [NF-16.2.1]"""
        table.tell(SideNoted(seat))

    def chosen(self, table: Table, seat: int, option: Option) -> None:
        table.tell(OptionChosen(seat, called(table, option.section), option.number))

    def pay(self, table: Table, seat: int, price: dict[str, int]) -> None:
        """The payment is due before the check and not given back. [NF-15.4]"""
        table.pay(seat, price)

    def attempt(self, table: Table, seat: int, way: Option) -> list[Step]:
        """Throw the die and add the icons of the check. [NF-15.5]"""
        die = table.chance.roll(seat)
        total = die + table.icons(seat, way.check)
        table.tell(Checked(seat, way.check, die, total, way.threshold))
        return [Check(seat, way.place, die)]

    def ended(self, table: Table, seat: int, way: Option, end: str, rolled: list[int]) -> list[Step]:
        """After the rewards comes what cards give for a success. [NF-15.6, NF-15.9]"""
        if end == LOST:
            lost(table, seat, way.section, [way.number, *rolled])
            return []
        if way.section not in BOSSES:
            table.heroes[seat].successes += 1
        remember(table, seat, way.section, end, [way.number, *rolled])
        table.tell(AdventureWon(seat, called(table, way.section), way.number, end == WITH_BONUS))
        put_away(table)
        return happened(table, seat, "adventure_won")


ADVENTURES: Final = Adventures()


def lost(table: Table, seat: int, adventure: str, way: list[int]) -> None:
    """Nothing is gained. [NF-15.7]"""
    remember(table, seat, adventure, LOST, way)
    table.tell(AdventureLost(seat, called(table, adventure)))
    put_away(table)


def remember(table: Table, seat: int, adventure: str, end: str, way: list[int]) -> None:
    """Keep how it ended to be read out; `way` is the option and, if a die was thrown, what it showed and the total.

    On a long journey it is an adventure more, but for the stories of bosses and for arcade cards. [NF-16.4.5, NF-17.1]
    """
    table.heroes[seat].outcome = [adventure, end, *[str(number) for number in way]]
    if table.travelling and not table.reading:
        chronicle(table, seat, [adventure, str(way[0] if way else 0), end])
        if adventure not in BOSSES:
            table.complete(seat)


def chronicle(table: Table, seat: int, passage: list[str]) -> None:
    """What was read on a long journey can be read again: where, what, which option, and how it ended."""
    if table.travelling:
        table.traveller(seat).read.append(" ".join([str(table.map_number), *passage]))


def put_away(table: Table) -> None:
    """An arcade card that was read is discarded. [NF-16.1.2]"""
    table.arcade_over += table.reading
    table.reading = []


@dataclass
class Check(Choice):
    """The die has fallen: hearts, and in combat a bomb, may still help to success or bonus. [NF-15.5, NF-15.6]"""

    me: int
    place: str
    die: int
    bomb: int = 0

    def interruptible(self) -> bool:
        return True

    def way(self, table: Table) -> Option:
        """What is being tried."""
        return table.book().ways[self.place]

    def total(self, table: Table) -> int:
        """The die, the icons of the check, and what a bomb adds. [NF-1.5.1, NF-1.5.2, NF-15.5]"""
        return self.die + table.icons(self.me, self.way(table).check) + self.bomb

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        way = self.way(table)
        lacking = way.threshold - self.total(table)
        best = lacking + BONUS if way.bonus else lacking
        if given or best <= 0:
            return None
        throwable = bombs(table, seat) if way.check == "combat" and not self.bomb else []
        return press(table, seat, [lacking, best] if way.bonus else [lacking], throwable)

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        total = self.total(table)
        if given and given[0].verb == "throw":
            return [Check(self.me, self.place, self.die, throw_bomb(table, self.me, given[0].name))]
        if given and given[0].verb == "hearts":
            table.spend_hearts(self.me, given[0].number)
            total += given[0].number
        return judge(table, self.me, self.way(table), total, [self.die, total])

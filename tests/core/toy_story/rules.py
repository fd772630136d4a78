"""A town and a book: visit a building, fight for it, hire, and live through what the book says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.effects import Vocabulary, amount
from strannik.core.events import Event
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, ranked
from strannik.core.seats import seat_name
from strannik.core.step import Choice, Step
from strannik.core.table import Part, parts
from strannik.core.zones import EVERYONE, NOBODY, zone, zones
from strannik.story.book import Book
from strannik.story.frame import Check, Frame
from strannik.story.option import Option as BookOption
from strannik.story.reading import Read, judge
from strannik.story.table import StoryTable
from strannik.story.teller import Teller
from strannik.story.volume import Volume

TURNS: Final = 4
BUILDINGS: Final = ("saloon", "hall", "well")
MANNERS: Final = ("honest", "dishonest")
COMPANIONS: Final = 20
ROW: Final = 3
MOST_HEARTS: Final = 6


@dataclass
class Arrived(Event):
    """A hero came to a building."""

    seat: int
    building: str


@dataclass
class Fought(Event):
    """Two heroes rolled."""

    seat: int
    rival: int
    mine: int
    theirs: int


@dataclass
class Hired(Event):
    """A hero took a companion along."""

    seat: int
    companion: int


@dataclass
class Tried(Event):
    """A hero rolled for what the book asks."""

    seat: int
    total: int
    difficulty: int


@dataclass
class Hero(Part):
    """One player's figure."""

    at: str = ""
    coins: int = 2
    hearts: int = 3
    fame: int = 0


@dataclass
class Table(StoryTable):
    heroes: list[Hero] = parts(Hero)
    bag: list[int] = zone("companion", seen_by=NOBODY)
    row: list[int] = zone("companion", seen_by=EVERYONE)
    gone: list[int] = zone("companion", seen_by=EVERYONE)
    party: list[list[int]] = zones("companion", seen_by=EVERYONE)
    turn: int = 0

    def book(self) -> Book:
        return BOOK.book

    def teller(self) -> Teller:
        return STORYTELLER

    def fill_row(self) -> None:
        while len(self.row) < ROW and self.bag:
            self.row.append(self.bag.pop())

    def rivals(self, seat: int, building: str) -> list[int]:
        return [other for other in self.seats if other != seat and self.heroes[other].at == building]

    def too_dear(self, seat: int) -> dict[Thing, Bar]:
        """Companions that cost more than the hero has: one to four coins. [ST-4]"""
        coins = self.heroes[seat].coins
        return {who: Bar("ST-4", price=price(who), coins=coins) for who in self.row if price(who) > coins}


def price(companion: int) -> int:
    return companion % 4 + 1


def hearts_to_spend(table: Table, seat: int) -> Offer:
    """Any number of hearts, as far as there are any. [ST-3]"""
    have = table.heroes[seat].hearts
    closed: dict[Thing, Bar] = {count: Bar("ST-3", have=have) for count in range(have + 1, MOST_HEARTS + 1)}
    return Offer("spend", list(range(MOST_HEARTS + 1)), closed=closed, clause="ST-3")


@dataclass
class Turn(Step):
    """One hero after the other, four times round."""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.turn == TURNS * len(table.seats):
            return []
        me = table.turn % len(table.seats)
        table.turn += 1
        return [Visit(me), Turn()]


@dataclass
class Visit(Choice):
    """Choose another building; fight for it if a rival stands there. [ST-1]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        here = table.heroes[seat].at
        closed: dict[Thing, Bar] = {here: Bar("ST-1", building=here)} if here else {}
        return Offer("visit", BUILDINGS, closed=closed, clause="ST-1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        building = given[0].name
        if table.rivals(self.me, building) and building != "saloon":
            return [Duel(self.me, building)]
        return [Enter(self.me, building)]


@dataclass
class Duel(Choice):
    """Name a rival and the manner of the fight, then both roll. [ST-2]"""

    me: int
    building: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        match len(given):
            case 0:
                return Offer("challenge", [seat_name(rival) for rival in table.rivals(seat, self.building)])
            case 1:
                return Offer("fight", MANNERS, clause="ST-2")
        return None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        rival, manner = given[0].seat, given[1].name
        mine = table.chance.roll(self.me) + (manner == "dishonest")
        theirs = table.chance.roll(rival)
        table.tell(Fought(self.me, rival, mine, theirs))
        return [PressHome(self.me, self.building, manner, mine, theirs)]


@dataclass
class PressHome(Choice):
    """The totals are known: spend hearts, then the higher one wins; a tie is the rival's. [ST-2, ST-3]"""

    me: int
    building: str
    manner: str
    mine: int
    theirs: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else hearts_to_spend(table, seat)

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        hero, hearts = table.heroes[self.me], given[0].number
        hero.hearts -= hearts
        if self.mine + hearts <= self.theirs:
            return []
        hero.fame += 1 if self.manner == "honest" else -1
        return [Enter(self.me, self.building)]


@dataclass
class Enter(Step):
    """Stand in the building and do what is done there."""

    me: int
    building: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        hero = table.heroes[self.me]
        hero.at = self.building
        table.tell(Arrived(self.me, self.building))
        match self.building:
            case "saloon":
                return [Saloon(self.me)]
            case "well":
                return [Read(self.me, "well")]
        return [Gain(self.me, "coins", 2), Gain(self.me, "hearts", 1)]


@dataclass
class Saloon(Choice):
    """Hire at most one companion; once, for a coin, have the whole row replaced. [ST-4, ST-5]"""

    me: int
    hired: bool = False
    replaced: bool = False

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return self.ask_which_stays(table, seat, given)
        words = ["leave", "replace-row"]
        closed = table.too_dear(seat)
        if self.replaced or not table.heroes[seat].coins:
            closed["replace-row"] = Bar("ST-5")
        return Offer("hire", [] if self.hired else table.row, closed=closed, words=words, clause="ST-4")

    def ask_which_stays(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        """A party of two is full. [ST-6]"""
        if len(given) == 1 and given[0].verb == "hire" and len(table.party[seat]) == 2:
            return Offer("dismiss", [*table.party[seat], given[0].thing], clause="ST-6")
        return None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        hero = table.heroes[self.me]
        match given[0].verb:
            case "hire":
                who = given[0].number
                hero.coins -= price(who)
                table.row.remove(who)
                table.party[self.me].append(who)
                table.tell(Hired(self.me, who))
                if len(given) == 2:
                    table.party[self.me].remove(given[1].number)
                    table.gone.append(given[1].number)
                table.fill_row()
                return [Saloon(self.me, True, self.replaced)]
            case "replace-row":
                hero.coins -= 1
                table.gone += table.row
                table.row = []
                table.fill_row()
                return [Saloon(self.me, self.hired, True)]
        return []


class Storyteller(Teller):
    """Some ways need a clue or cost coins, and a check is a die. [ST-7, ST-8, ST-9]"""

    def clause(self) -> str:
        return "ST-7"

    def unmet(self, table: Table, seat: int, option: BookOption) -> Bar | None:
        return Bar("ST-7", clue=option.clues[0])

    def too_dear(self, table: Table, seat: int, option: BookOption) -> Bar | None:
        price = option.pay.get("coins", 0)
        return Bar("ST-8", price=price) if price > table.heroes[seat].coins else None

    def pay(self, table: Table, seat: int, price: dict[str, int]) -> None:
        table.heroes[seat].coins -= price["coins"]

    def attempt(self, table: Table, seat: int, way: BookOption) -> list[Step]:
        return [Strive(seat, table.chance.roll(seat), way.place)]


@dataclass
class Strive(Choice):
    """The die lies there: spend hearts, then read on. [ST-3, ST-9]"""

    me: int
    rolled: int
    place: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else hearts_to_spend(table, seat)

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.heroes[self.me].hearts -= given[0].number
        way = table.book().ways[self.place]
        total = self.rolled + given[0].number
        table.tell(Tried(self.me, total, way.threshold))
        return judge(table, self.me, way, total, [self.rolled])


@dataclass
class Gain(Step):
    """Take coins, fame, or hearts (of which nobody has more than six)."""

    me: int
    what: Literal["coins", "fame", "hearts"]
    count: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        hero = table.heroes[self.me]
        match self.what:
            case "coins":
                hero.coins += self.count
            case "fame":
                hero.fame += self.count
            case "hearts":
                hero.hearts = min(MOST_HEARTS, hero.hearts + self.count)
        return []


@dataclass
class LoseHeart(Step):
    """Lose hearts, as far as there are any."""

    me: int
    count: int = amount()

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        hero = table.heroes[self.me]
        hero.hearts = max(0, hero.hearts - self.count)
        return []


VOCABULARY: Final = Vocabulary([Gain, LoseHeart])
STORYTELLER: Final = Storyteller()


def frame() -> Frame:
    return Frame(vocabulary=VOCABULARY, checks={"nerve": Check(4, 8, 12)}, goods={"coins": 2}, texts=())


BOOK: Final = Volume("tests.core.toy_story", "book", frame)


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    table = Table(list(range(seats)), chance)
    table.heroes = [Hero() for _ in table.seats]
    table.bag = list(range(1, COMPANIONS + 1))
    chance.shuffle(table.bag)
    table.party = [[] for _ in table.seats]
    table.fill_row()
    return Position(table, [Turn()])


def result(table: Table) -> Result:
    sheets = []
    for seat in table.seats:
        hero = table.heroes[seat]
        companions = [Line("companion", who, price(who)) for who in table.party[seat]]
        sheets.append(Sheet(seat, [Line("fame", "", hero.fame), *companions], [hero.coins]))
    return ranked(sheets)

"""Setting up: who starts, races, classes, the past, and the first dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step, Together
from strannik.games.rollplayer.cards import (
    ALIGNMENTS,
    ATTRIBUTES,
    BACKSTORIES,
    CLASSES,
    COLOUR_OF,
    COLOURS,
    GOLD,
    MARKET,
    RACES,
)
from strannik.games.rollplayer.events import (
    ClassDieDrawn,
    ClassTaken,
    DiceRolled,
    PastDealt,
    RaceTaken,
    StartRolled,
)
from strannik.games.rollplayer.table import Table

SIDES: Final = ("sun", "moon")
"""The two pictures of a character sheet; they differ in nothing else."""

START_GOLD: Final = 5
DIPLOMACY: Final = "diplomacy"
"""The one skill that needs other players; it stays in the box in a solo game."""

REMOVED: Final[dict[int, int]] = {2: 7, 3: 3, 4: 0}
"""How many cards of each rank go to the discard pile, by the number of players."""


@dataclass
class RollForStart(Step):
    """Each rolls a die; the highest starts, those who tie roll again. [RP-3.2.1]"""

    choose_class: bool
    short: bool

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        contenders = list(table.seats)
        rolled = [0] * len(table.seats)
        while len(contenders) > 1:
            for seat in contenders:
                rolled[seat] = table.chance.roll()
            best = max([rolled[seat] for seat in contenders])
            contenders = [seat for seat in contenders if rolled[seat] == best]
        table.start = contenders[0]
        table.tell(StartRolled(table.start, rolled))
        order = table.from_start()
        steps: list[Step] = [TakeRace(seat) for seat in order]
        steps.append(TakeGold(self.short))
        if self.choose_class:
            steps += [ChooseClass(seat) for seat in order[::-1]]
        else:
            steps += [DrawClass(seat) for seat in order]
        return steps


@dataclass
class TakeRace(Choice):
    """Take a character sheet, and the side to look at. [RP-3.2.2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            taken: dict[Thing, Bar] = {
                hero.race: Bar("RP-3.2.2", race=hero.race, seat=other)
                for other, hero in enumerate(table.heroes)
                if hero.race
            }
            return Offer("race", list(RACES), taken, clause="RP-3.2.2")
        return Offer("side", SIDES, clause="RP-3.2.2") if len(given) == 1 else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.heroes[self.me].race = given[0].name
        table.heroes[self.me].side = given[1].name
        table.tell(RaceTaken(self.me, given[0].name))
        return []


@dataclass
class TakeGold(Step):
    """Five gold each; the third in order one more, the fourth two, except in a short game. [RP-3.2.3, RP-3.9.4]"""

    short: bool

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for order, seat in enumerate(table.from_start()):
            extra = 0 if self.short else max(0, order - 1)
            table.heroes[seat].gold = START_GOLD + extra
        return []


def taken_colours(table: Table) -> list[int]:
    """The class colours that are in use."""
    return [CLASSES[hero.role].colour for hero in table.heroes if hero.role]


@dataclass
class DrawClass(Step):
    """Draw dice until one has a class colour nobody has yet. [RP-3.2.4]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        taken = [GOLD, *taken_colours(table)]
        colour = GOLD
        while colour in taken:
            die = table.draw_die()
            table.aside.append(die)
            colour = COLOUR_OF[die]
            table.tell(ClassDieDrawn(self.me, COLOURS[colour]))
        return [ChooseSide(self.me, COLOURS[colour])]


@dataclass
class ChooseSide(Choice):
    """Choose a side of the class card of the drawn colour. [RP-3.2.4]"""

    me: int
    colour: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        sides = [id for id, role in CLASSES.items() if role.colour_name == self.colour]
        return Offer("class", sides, clause="RP-3.2.4")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.heroes[self.me].role = given[0].name
        table.tell(ClassTaken(self.me, given[0].name))
        return []


@dataclass
class ChooseClass(Choice):
    """Choose any class card that is left, the last player first. [RP-3.2.4.1]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        taken = taken_colours(table)
        closed: dict[Thing, Bar] = {
            id: Bar("RP-3.2.4.1", role=id) for id, role in CLASSES.items() if role.colour in taken
        }
        return Offer("class", list(CLASSES), closed, clause="RP-3.2.4.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.heroes[self.me].role = given[0].name
        table.tell(ClassTaken(self.me, given[0].name))
        return []


@dataclass
class DealPast(Step):
    """Return the class dice; deal a backstory and an alignment to each. [RP-3.2.4, RP-3.2.5, RP-3.2.6]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for die in table.aside:
            table.return_die(die)
        table.aside = []
        backstories, alignments = list(BACKSTORIES), list(ALIGNMENTS)
        table.chance.shuffle(backstories)
        table.chance.shuffle(alignments)
        for seat, hero in enumerate(table.heroes):
            hero.backstory = backstories[seat]
            hero.alignment = alignments[seat]
            table.tell(PastDealt(seat, hero.backstory, hero.alignment))
        return []


@dataclass
class LayOut(Step):
    """Build the market deck, open the market and the initiative row. [RP-3.2.7, RP-3.2.8, RP-3.2.9, RP-3.2.10]

    The variant with a random deck does not sort by rank. [RP-3.9.2]
    """

    random_deck: bool

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        cards = table.deck
        if table.solo:
            cards.remove(DIPLOMACY)
            table.box.append(DIPLOMACY)
        removed = REMOVED[table.size - 1]
        if self.random_deck:
            table.deck = shuffled(table, cards, 2 * removed)
        else:
            table.second_deck = shuffled(table, [card for card in cards if MARKET[card].rank == 2], removed)
            table.deck = shuffled(table, [card for card in cards if MARKET[card].rank == 1], removed)
        table.open_market()
        table.initiative = [[] for _ in range(table.size)]
        table.coins = [0, *[1] * (table.size - 2), 0]
        return [PlaceEnemy()] if table.solo else []


def shuffled(table: Table, cards: list[str], removed: int) -> list[str]:
    """The cards in random order, without some that go to the discard pile."""
    table.chance.shuffle(cards)
    table.discard += cards[:removed]
    return cards[removed:]


@dataclass
class PlaceEnemy(Step):
    """Solo: a gold die is put aside as the enemy, the top card of the deck begins the trash. [RP-3.10.1]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        enemy = max(table.bag)
        table.bag.remove(enemy)
        table.aside.append(enemy)
        table.trash.append(table.draw_card())
        return []


@dataclass
class RollStartingDice(Step):
    """Each draws and rolls the first dice, then all place them side by side. [RP-3.2.11, RP-3.2.12]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.from_start():
            roll_start(table, seat, table.roll_dice(table.starting_dice))
        return [PlaceAll()]


@dataclass
class DealStartingDice(Step):
    """Less chance: a die of every class colour each, then gold dice for three and four players. [RP-3.9.1]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        colours = [*range(GOLD), *[GOLD] * max(0, len(table.seats) - 2)]
        for seat in table.from_start():
            dice: list[int] = []
            for colour in colours:
                die = min([die for die in table.bag if COLOUR_OF[die] == colour])
                table.bag.remove(die)
                table.values[die] = table.chance.roll()
                dice.append(die)
            dice += table.roll_dice(table.starting_dice - len(dice))
            roll_start(table, seat, dice)
        return [PlaceAll()]


def roll_start(table: Table, seat: int, dice: list[int]) -> None:
    """Lay the rolled dice before the seat."""
    table.rolled[seat] = dice
    table.tell(DiceRolled(seat, dice[:], [table.values[die] for die in dice]))


@dataclass
class PlaceAll(Step):
    """Side by side: everybody places the first dice. [RP-3.2.12]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        lanes: dict[int, list[Step]] = {seat: [PlaceStarting(seat)] for seat in table.seats}
        return [Together(lanes)]


def shown(table: Table, die: int) -> str:
    """A die by colour and value: red5."""
    return f"{COLOURS[COLOUR_OF[die]]}{table.values[die]}"


@dataclass
class PlaceStarting(Choice):
    """Place one of the first dice: no attribute action, but gold for rows and gold dice. [RP-3.2.12]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        rolled = table.rolled[seat]
        if not rolled or len(given) == 2:
            return None
        if not given:
            dice = sorted({shown(table, die) for die in rolled})
            return Offer("pick", dice, clause="RP-3.2.12")
        return Offer("place", ATTRIBUTES, table.full_rows(seat), clause="RP-3.2.12")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given:
            return []
        dice = [die for die in table.rolled[self.me] if shown(table, die) == given[0].name]
        table.rolled[self.me].remove(dice[0])
        table.place(self.me, dice[0], given[1].name)
        return [PlaceStarting(self.me)]

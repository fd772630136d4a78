"""Movement: from space to space, past enemies and treasures, until the figure stops."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import FOES
from strannik.games.nearfar.events.wilds import EnemyWon, Moved, TurnedBack
from strannik.games.nearfar.hero import TURTLE
from strannik.games.nearfar.maps import TREASURE
from strannik.games.nearfar.steps.adventure import read
from strannik.games.nearfar.steps.camp import MakeCamp, make_camp, no_camp
from strannik.games.nearfar.steps.enemies import AGAINST, defeat, in_the_way, meet, meeting, slip_past
from strannik.games.nearfar.steps.rewards import happened
from strannik.games.nearfar.steps.rolls import bombs, press, throw_bomb
from strannik.games.nearfar.steps.treasures import TakeTreasures
from strannik.games.nearfar.table import Table

STEPS: Final = 2
"""The movement everybody has. [NF-12.2]"""

STOPPING: Final = ["camp", "halt"]
ADVENTURE_TOO: Final = ["adventure", *STOPPING]


@dataclass
class Move(Choice):
    """Take a step to a neighbouring space, or stop here for an adventure, for a camp, or for neither. [NF-4.4, NF-12.1]

    `steps` were taken this turn, `spared` empty spaces were left without a heart; `released` are the pack animals set
    free this turn, which help until its end. An enemy is met half way and asks for a decision. [NF-12.3, NF-13.2]
    """

    me: int
    steps: int = 0
    spared: int = 0
    released: list[str] = field(default_factory=list)

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return self.ways_on(table)
        if len(given) == 1 and given[0].verb == "go" and in_the_way(table, table.heroes[seat].space, given[0].name):
            return meeting(table, seat)
        return None

    def ways_on(self, table: Table) -> Offer:
        """Every neighbouring space, and what may be done here. [NF-12.1]"""
        neighbours = table.map.neighbours(table.heroes[self.me].space)
        bar = self._held_back(table)
        closed: dict[Thing, Bar] = {} if bar is None else dict.fromkeys(neighbours, bar)
        return Offer("go", neighbours, closed, (), "NF-12.1") | stopping(table, self.me)

    def movement(self, table: Table) -> int:
        """How many steps this movement may have: its own, pack animals', and those of movement icons. [NF-12.2]"""
        hero = table.heroes[self.me]
        released = len(self.released) + len(table.freed)
        return STEPS + len(hero.pack) + released + table.icons(self.me, "movement")

    def _held_back(self, table: Table) -> Bar | None:
        """Why the figure cannot take a step, or None if it can. [NF-1.5.3, NF-10.1, NF-12.2, NF-12.4]"""
        hero = table.heroes[self.me]
        movement = self.movement(table)
        if self.steps >= movement:
            return Bar("NF-12.2", movement=movement)
        if not table.stamina(self.me) and self.heart_due(table):
            return Bar("NF-12.4", space=hero.space)
        return None

    def _leaves_empty(self, table: Table) -> bool:
        """Whether an empty space is to be left that is not the one where the movement began. [NF-12.4, NF-12.5]"""
        return self.steps > 0 and not table.camped(table.heroes[self.me].space)

    def heart_due(self, table: Table) -> bool:
        """Whether the next step costs a heart: turtles and spices each spare one. [NF-10.3, NF-12.6, NF-20.7.9]"""
        if not self._leaves_empty(table):
            return False
        released = self.released.count(TURTLE) + table.freed.count(TURTLE)
        turtles = table.heroes[self.me].pack.count(TURTLE) + released
        return self.spared >= turtles + table.power(self.me, "leave_free")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        match given[0].verb:
            case "go":
                return self._go(table, given[0].name, given[1:])
            case "halt":
                return []
        return stopped(table, self.me, given[0].verb)

    def _go(self, table: Table, there: str, way: list[Answer]) -> list[Step]:
        """The heart for leaving is paid first, then the enemy is met or the treasure found. [NF-13.4, NF-14.1]"""
        spared, released = self.spared, self.released
        if self.heart_due(table):
            table.spend_hearts(self.me, 1)
        elif self._leaves_empty(table):
            spared += 1
        if way and way[0].verb in ("fight", AGAINST):
            foe = way[0].name or table.enemies[0]
            return [Fight(self.me, there, meet(table, self.me, foe), self.steps + 1, spared, released, foe=foe)]
        if way:
            released = [*released, *slip_past(table, self.me, way[0])]
        arrival = Arrive(self.me, there, self.steps + 1, spared, released)
        return [*treasure_on(table, self.me, there), arrival]


def treasure_on(table: Table, seat: int, there: str) -> list[Step]:
    """A treasure symbol on the way there gives a treasure, unless camps stand on both sides. [NF-14.1]"""
    here = table.heroes[seat].space
    if table.map.path(here, there).symbol != TREASURE or (table.camped(here) and table.camped(there)):
        return []
    return [*happened(table, seat, "treasure_crossed"), TakeTreasures(seat, 1)]


@dataclass
class Fight(Choice):
    """The die has fallen: hearts and a bomb may still help. With the enemy's strength reached the step is completed
    and movement goes on; otherwise the figure is back where it came from and the turn over. [NF-13.4, NF-13.5, NF-13.6]

    `steps`, `spared` and `released` are those of the movement; `foe` is who is fought.
    """

    me: int
    there: str
    die: int
    steps: int
    spared: int
    released: list[str] = field(default_factory=list)
    bomb: int = 0
    foe: str = ""

    def interruptible(self) -> bool:
        return True

    def total(self, table: Table) -> int:
        """The die, the combat icons, and what a bomb adds. [NF-1.5.2, NF-13.4]"""
        return self.die + table.icons(self.me, "combat") + self.bomb

    def strength(self, table: Table) -> int:
        """The strength of whoever is fought. [NF-13.3]"""
        return FOES[self.foe or table.enemies[0]].strength

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        lacking = self.strength(table) - self.total(table)
        if given or lacking <= 0:
            return None
        return press(table, seat, [lacking], [] if self.bomb else bombs(table, seat))

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        total = self.total(table)
        if given and given[0].verb == "throw":
            bomb = throw_bomb(table, self.me, given[0].name)
            return [Fight(self.me, self.there, self.die, self.steps, self.spared, self.released, bomb, self.foe)]
        if given and given[0].verb == "hearts":
            table.spend_hearts(self.me, given[0].number)
            total += given[0].number
        foe = self.foe or table.enemies[0]
        if total >= self.strength(table):
            arrival = Arrive(self.me, self.there, self.steps, self.spared, self.released)
            return [*defeat(table, self.me, foe), arrival]
        table.tell(EnemyWon(self.me, foe))
        return []


@dataclass
class Arrive(Step):
    """The step is completed. Poisonous water takes a heart; who has none goes back and moves no more. [NF-26.5.1]

    The town is a space like others for whoever comes there on the map. [NF-11.5]
    """

    me: int
    there: str
    steps: int
    spared: int
    released: list[str] = field(default_factory=list)

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        hero = table.heroes[self.me]
        origin, hero.space = hero.space, self.there
        table.tell(Moved(self.me, origin, self.there))
        if table.map.spaces[self.there].water:
            if not table.stamina(self.me):
                hero.space = origin
                table.tell(TurnedBack(self.me, origin))
                return [Halt(self.me)]
            table.spend_hearts(self.me, 1)
        return [Move(self.me, self.steps, self.spared, self.released)]


@dataclass
class Halt(Choice):
    """The movement is over: an adventure, then a camp, are still possible. [NF-4.4, NF-26.5.1]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else stopping(table, seat)

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return [] if given[0].verb == "halt" else stopped(table, self.me, given[0].verb)


def stopping(table: Table, seat: int) -> Offer:
    """What may be done where the figure stands: the adventure whose token lies there, a camp, nothing. [NF-15.1]"""
    words = ADVENTURE_TOO if table.heroes[seat].space in table.tokens else STOPPING
    bar = no_camp(table, seat)
    closed: dict[Thing, Bar] = {} if bar is None else {"camp": bar}
    return Offer("halt", (), closed, words, "NF-4.4")


def stopped(table: Table, seat: int, word: str) -> list[Step]:
    """First the adventure, which leaves the camp for later, or the camp at once. [NF-15.1, NF-18.1]"""
    if word == "adventure":
        return [*read(table, seat), MakeCamp(seat)]
    return make_camp(table, seat)

"""What attribute actions do; most skills do the same. Nothing they change brings another action. [RP-3.3.B5]

`action` is the attribute whose action it is, empty where a skill or an ability does it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.rollplayer.cards import ARROWS, moved
from strannik.games.rollplayer.events import DiceSwapped, DieRerolled
from strannik.games.rollplayer.table import Table


@dataclass
class FlipOwnDie(Choice):
    """Turn an own die, or up to `count` of them, to the opposite side. [RP-3.3.B4.STR]"""

    me: int
    count: int = 1
    action: str = ""

    def interruptible(self) -> bool:
        return self.action != ""

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if len(given) == self.count or (given and given[-1].verb == "skip"):
            return None
        turned = [answer.thing for answer in given]
        cells = [cell for cell in table.cells(seat) if cell not in turned]
        return Offer("flip", cells, words=["skip"], clause="RP-3.3.B4.STR")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        cells = [answer.name for answer in given if answer.verb == "flip"]
        for cell in cells:
            table.turn(self.me, cell, 7 - table.value_at(self.me, cell))
        if cells:
            table.acted(self.me, self.action)
        return []


@dataclass
class SwapTwoOwnDice(Choice):
    """Exchange the places of two own dice; values stay, empty cells do not take part. [RP-3.3.B4.DEX]"""

    me: int
    action: str = ""

    def interruptible(self) -> bool:
        return self.action != ""

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return Offer("swap", table.cells(seat), words=["skip"], clause="RP-3.3.B4.DEX")
        if len(given) == 2 or given[0].verb == "skip":
            return None
        others = [cell for cell in table.cells(seat) if cell != given[0].thing]
        return Offer("with", others, clause="RP-3.3.B4.DEX")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "swap":
            cell, other = given[0].name, given[1].name
            die = table.put(self.me, cell, table.die_at(self.me, other))
            table.put(self.me, other, die)
            table.tell(DiceSwapped(self.me, cell, other))
            table.acted(self.me, self.action)
        return []


@dataclass
class AdjustOwnDie(Choice):
    """Raise or lower an own die by 1, or by up to `amount`; 6 is not raised, 1 is not lowered. [RP-3.3.B4.CON]"""

    me: int
    amount: int = 1
    action: str = ""

    def interruptible(self) -> bool:
        return self.action != ""

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            cells = table.cells(seat)
            top: dict[Thing, Bar] = {
                cell: Bar("RP-3.3.B4.CON", value=6) for cell in cells if table.value_at(seat, cell) == 6
            }
            low: dict[Thing, Bar] = {
                cell: Bar("RP-3.3.B4.CON", value=1) for cell in cells if table.value_at(seat, cell) == 1
            }
            raised = Offer("raise", cells, top, words=["skip"], clause="RP-3.3.B4.CON")
            return raised | Offer("lower", cells, low, clause="RP-3.3.B4.CON")
        if len(given) == 2 or given[0].verb == "skip":
            return None
        value = table.value_at(seat, given[0].name)
        most = min(self.amount, 6 - value if given[0].verb == "raise" else value - 1)
        return Offer("by", list(range(1, most + 1)), clause="RP-4.2") if most > 1 else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb != "skip":
            amount = given[1].number if len(given) == 2 else 1
            cell = given[0].name
            change = amount if given[0].verb == "raise" else -amount
            table.turn(self.me, cell, table.value_at(self.me, cell) + change)
            table.acted(self.me, self.action)
        return []


@dataclass
class RerollOwnDie(Choice):
    """Reroll an own die, `rolls` times, then keep one of the values; then perhaps another. [RP-3.3.B4.INT]

    `rerolled` are dice and not cells: a skill may move them in between. [RP-4.1]
    """

    me: int
    dice: int = 1
    rolls: int = 1
    action: str = ""
    rerolled: list[int] = field(default_factory=list)

    def interruptible(self) -> bool:
        return self.action != ""

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        cells = [cell for cell in table.cells(seat) if table.die_at(seat, cell) not in self.rerolled]
        return Offer("reroll", cells, words=["skip"], clause="RP-3.3.B4.INT")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "skip":
            return []
        cell = given[0].name
        rolled = [table.chance.roll(self.me) for _ in range(self.rolls)]
        table.tell(DieRerolled(self.me, cell, rolled))
        if not self.rerolled:
            table.acted(self.me, self.action)
        steps: list[Step] = [KeepValue(self.me, cell, rolled)]
        if self.dice > 1:
            rerolled = [*self.rerolled, table.die_at(self.me, cell)]
            steps.append(RerollOwnDie(self.me, self.dice - 1, self.rolls, self.action, rerolled))
        return steps


@dataclass
class KeepValue(Choice):
    """Keep the old value of a rerolled die or take a new one. [RP-3.3.B4.INT]"""

    me: int
    cell: str
    rolled: list[int]

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        values = sorted({table.value_at(seat, self.cell), *self.rolled})
        if given or len(values) == 1:
            return None
        return Offer("keep", values, clause="RP-3.3.B4.INT")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given and given[0].number != table.value_at(self.me, self.cell):
            table.turn(self.me, self.cell, given[0].number)
        return []


@dataclass
class MoveAlignment(Choice):
    """Move the own token a step, or up to `steps`, inside the grid. [RP-3.3.B4.WIS]"""

    me: int
    steps: int = 1
    action: str = ""

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if len(given) == self.steps or (given and given[-1].verb == "skip"):
            return None
        place = table.heroes[seat].place
        for answer in given:
            place = moved(place, answer.name)
        closed: dict[Thing, Bar] = {
            arrow: Bar("RP-3.3.B4.WIS", arrow=arrow) for arrow in ARROWS if moved(place, arrow) < 0
        }
        return Offer("move", ARROWS, closed, words=["skip"], clause="RP-3.3.B4.WIS")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        arrows = [answer.name for answer in given if answer.verb == "move"]
        for arrow in arrows:
            table.move_token(self.me, arrow)
        if arrows:
            table.acted(self.me, self.action)
        return []


@dataclass
class TakeCharisma(Step):
    """Take a charisma token. Nobody is asked: a token is never worse than none. [RP-3.3.B4.CHA]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.take_charisma(self.me):
            table.acted(self.me, "cha")
        return []

"""A company on a page: walk, read what a place holds, work together, and get away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.carried import Carried, unpacked
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, together
from strannik.core.step import Choice, Over, Step
from strannik.story.reading import Read
from strannik.story.table import Notes
from tests.core.toy_page.pages import marks_of
from tests.core.toy_page.table import COMPANY, Figure
from tests.core.toy_page.table import Table as Table

TURNS: Final = 8
THREAT: Final = 2
"""So low a throw brings the threat, and the lowest one the disaster, once enough time has gone by."""


@dataclass
class Turn(Step):
    """One hero after the other, until the time is up. [PG-1]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.turn == TURNS * len(table.seats):
            return []
        me = table.turn % len(table.seats)
        table.turn += 1
        return [Act(me), Trouble(me), Turn()]


@dataclass
class Act(Choice):
    """Walk to a space beside one's own, help with what is being done, leave by an exit, or wait. [PG-1, PG-4]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        words = ["wait"]
        words += ["help"] if table.work else []
        words += ["leave"] if exits(table, seat) else []
        return Offer("walk", table.near(table.figures[seat].at), words=words, clause="PG-1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        match given[0].verb:
            case "walk":
                return arrive(table, self.me, given[0].name)
            case "help":
                return help_along(table, self.me)
            case "leave":
                return [Read(self.me, exits(table, self.me)[0])]
        return []


def arrive(table: Table, seat: int, space: str) -> list[Step]:
    """Read what the space holds; an objective only while its token lies there. [PG-2]"""
    table.figures[seat].at = space
    steps: list[Step] = []
    for mark in marks_of(table.book(), space):
        section = mark.replace(":", ".")
        if mark.startswith("poi:"):
            steps.append(Read(seat, section))
        if mark.startswith("objective:") and mark in table.tokens:
            steps.append(Read(seat, section))
            if table.book().sections[section].terms.get("discard_token"):
                table.tokens.remove(mark)
        if mark.startswith("search:") and mark in table.tokens:
            table.tokens.remove(mark)
            table.count("parts", 1)
    return steps


def help_along(table: Table, seat: int) -> list[Step]:
    """Add a throw to the common work; when it is enough, what the book says comes of it. [PG-4]"""
    table.done += table.chance.roll(seat)
    if table.done < table.needed:
        return []
    effect = table.book().held[table.work]
    table.work = ""
    return table.teller().made(table, seat, effect.arguments["success"])


def exits(table: Table, seat: int) -> list[str]:
    """The exit sections of the hero's space."""
    marks = marks_of(table.book(), table.figures[seat].at)
    return [mark.replace(":", ".") for mark in marks if mark.startswith("exit:")]


@dataclass
class Trouble(Step):
    """After each turn a low throw brings the threat of the page, or its disaster. [PG-5]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        thrown = table.chance.roll(self.me)
        late = table.turn >= table.book().sections["disaster"].terms["value"]
        if thrown == 1 and late:
            return [Read(self.me, "disaster")]
        return [Read(self.me, "threat")] if thrown <= THREAT else []


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    """Page 14, read by a company that knows what it learnt before. [PG-6]"""
    table = Table(list(range(seats)), chance)
    if carried is not None:
        table.notes[COMPANY] = Notes(**unpacked(carried, dict[str, list[str]]))
    table.figures = [Figure() for _ in table.seats]
    table.open_page(table.page)
    return Position(table, [Over(), Turn(), Read(0, "START")])


def carry(table: Table) -> Carried:
    """What was learnt is known for good; marks are wiped away. [PG-6]"""
    return Carried(1, {**table.lasting(table.seats[0])})


def result(table: Table) -> Result:
    """The company has what it has together. [PG-1]"""
    lines = [Line("counter", what, count) for what, count in sorted(table.counters.items()) if what != "time"]
    lines.append(Line("outcome", "", 5 * (table.outcome == "success")))
    return together([Sheet(seat, lines) for seat in table.seats], table.outcome == "success", table.outcome or "time")

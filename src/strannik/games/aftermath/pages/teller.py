"""The archivist reads: how checks are made, prices paid and conditions judged on the pages. [AM-2.1]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from strannik.core.effects import Effect
from strannik.core.offer import Bar
from strannik.core.step import Step
from strannik.games.aftermath.cards import SKILLS
from strannik.games.aftermath.events.turns import OptionTaken, SectionRead
from strannik.games.aftermath.pages.facts import holds
from strannik.games.aftermath.pages.page import UNTOLD, message, page_of, section_name, title
from strannik.games.aftermath.steps.checks import Check
from strannik.games.aftermath.steps.together import ChooseWho, EndWay
from strannik.games.aftermath.steps.whom import CHOSEN, SELF, concerned
from strannik.games.aftermath.table import Table
from strannik.story.option import Option
from strannik.story.reading import LOST, WON, Choose, ChooseTogether
from strannik.story.section import Section
from strannik.story.teller import Teller

ANY: Final = "any"
BOOK: Final = "book"
GROUP: Final = "group"
OWN: Final = ("poi.", "objective.")
"""Sections of a single hero, who decides what to do there. [AM-2.3, AM-2.4]"""


class Archivist(Teller):
    """Reads the pages to the party. [AM-2.1]"""

    def clause(self) -> str:
        return "AM-2.1"

    def holds(self, table: Table, seat: int, name: str, wanted: Any) -> bool:
        return holds(table, seat, name, wanted)

    def made(self, table: Table, seat: int, effects: Sequence[Effect]) -> list[Step]:
        """What a page says happens; a choice is the group's, unless the page asks a hero. [AM-24.1]"""
        steps: list[Step] = []
        for effect in effects:
            step = effect.made(seat)
            if isinstance(step, Choose) and decided_together(table, step.place):
                step = ChooseTogether(seat, step.place)
            steps.append(step)
        return steps

    def decides(self, table: Table, seat: int) -> int:
        """Where the group does not agree, it goes by what the archivist has proposed. [AM-24.1]"""
        return table.archivist

    def attempt(self, table: Table, seat: int, way: Option) -> list[Step]:
        """A check of the page, made by the hero, by several of them, or by whom the group chooses. [AM-11.1]"""
        who = way.terms.get("who", SELF)
        if who == CHOSEN:
            return [ChooseWho(seat, way.place)]
        steps: list[Step] = []
        for one in concerned(table, seat, who):
            steps += self.asked_of(table, one, way)
        return steps

    def asked_of(self, table: Table, seat: int, way: Option) -> list[Step]:
        """The check as one hero makes it."""
        skills = list(SKILLS) if way.check == ANY else [way.check]
        hindered = bool(way.terms.get("hindered", False))
        won: list[Step] = [EndWay(seat, way.place, WON)]
        lost: list[Step] = [EndWay(seat, way.place, LOST)]
        return [Check(seat, BOOK, skills, way.needed(len(table.seats)), hindered, won, lost)]

    def pay(self, table: Table, seat: int, price: dict[str, int]) -> None:
        """Counters pay for all, batteries are the hero's own. [AM-6.4]"""
        for what, amount in price.items():
            if what == "battery":
                table.heroes[seat].batteries -= amount
            else:
                table.lose(what, amount)

    def too_dear(self, table: Table, seat: int, option: Option) -> Bar | None:
        """A price that cannot be paid in full may not be chosen. [AM-6.4]"""
        for what, amount in option.pay.items():
            has = table.heroes[seat].batteries if what == "battery" else table.count(what)
            if has < amount:
                return Bar("AM-6.4", what=what, needed=amount, has=has)
        return None

    # What is read out

    def opened(self, table: Table, seat: int, section: Section) -> None:
        if not section.terms.get(UNTOLD):
            table.read_out(message(section.id))
        table.tell(SectionRead(seat, title(page_of(section.id)), section.id))

    def text(self, table: Table, seat: int, text: str) -> None:
        table.read_out(text)

    def chosen(self, table: Table, seat: int, option: Option) -> None:
        table.read_out(self.worded(option))
        table.tell(OptionTaken(seat, self.worded(option)))

    def worded(self, option: Option) -> str:
        return message(option.section, f"option-{option.number}")

    def ended(self, table: Table, seat: int, way: Option, end: str, rolled: list[int]) -> list[Step]:
        """The outcome of a way is read out. [AM-2.1]"""
        what = "failure" if end == LOST else "outcome"
        if way.number:
            table.read_out(message(way.section, f"{what}-{way.number}"))
        else:
            checks = table.book().sections[way.section].checks
            number = 1 + [check.place for check in checks].index(way.place)
            table.read_out(message(way.section, f"{what}-c{number}"))
        return []


def decided_together(table: Table, place: str) -> bool:
    """Whether a choice is the group's: as its section says, or else all that are not a single hero's. [AM-24.1]"""
    section = table.book().choices[place][0].section
    by = table.book().sections[section].terms.get("by", "")
    if by:
        return bool(by == GROUP)
    name = section_name(section)
    if name.startswith(OWN):
        return False
    return table.active < 0 or name.startswith(("START", "threat", "disaster", "exit."))


ARCHIVIST: Final = Archivist()

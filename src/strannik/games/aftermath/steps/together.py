"""Checks of a page made by whom the group chooses, and how a way of a page ends. [AM-24.1]"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Offer
from strannik.core.step import Step
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.table import Table
from strannik.story.reading import end


@dataclass
class ChooseWho(Agreed):
    """The group chooses who makes a check of the page. [AM-24.1]"""

    me: int
    place: str

    def question(self, table: Table) -> Offer:
        return Offer("send", table.named_heroes(table.undefeated()), clause="AM-24.1")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        # Who reads a page makes these steps, so they meet only here.
        from strannik.games.aftermath.pages.teller import ARCHIVIST

        return ARCHIVIST.asked_of(table, table.seat_of(answer.name), table.book().ways[self.place])


@dataclass
class EndWay(Step):
    """A way of a page has been tried, well or badly. [AM-11.6]"""

    me: int
    place: str
    how: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return end(table, self.me, table.book().ways[self.place], self.how, [])

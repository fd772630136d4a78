"""Work for all, and other pages. [AM-3.1, AM-12.1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.effects import effects, named, placed
from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.events.turns import WorkBegan
from strannik.games.aftermath.pages.page import known
from strannik.games.aftermath.pages.works import work_at
from strannik.games.aftermath.steps.travel import open_page
from strannik.games.aftermath.table import Table

Answers = dict[int, list[Answer]]


@dataclass
class GroupCheck(Step):
    """A work begins to which everybody may add cards, turn after turn; the book says what comes of it. [AM-12.1]"""

    me: int
    id: str
    difficulty: int | dict[str, int]
    skill: str = named("skill")
    at: str = field(default="", metadata={"kind": "space"})
    success: list[Step] = effects()
    place: str = placed()

    def do(self, table: Table, answers: Answers) -> list[Step]:
        work = known(table.page, self.id)
        if work not in table.works:
            table.works[work] = self.place
            table.tell(WorkBegan(work, work_at(table, work).needed))
        return []


@dataclass
class OpenPage(Step):
    """The party is sent to another page. [AM-2.1, AM-3.3]"""

    me: int
    page: str = named("page")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        return open_page(table, self.me, int(self.page))


@dataclass
class Travel(Step):
    """The party goes to a neighbouring place of the city. [AM-3.1]"""

    me: int
    page: str = named("page")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        return open_page(table, self.me, int(self.page))


WORDS: Final = (GroupCheck, OpenPage, Travel)

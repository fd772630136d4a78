"""Deciding together: everybody says aloud what they are for. [AM-24.1]"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from strannik.core.offer import Answer, Offer
from strannik.core.step import NOBODY_ASKED, Step
from strannik.games.aftermath.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Agreed(Step):
    """A question to the whole group: taken when all agree; where they do not, the archivist decides. [AM-24.1]

    Where only one answer is open, nobody need be asked.
    """

    def question(self, table: Table) -> Offer:
        """What is to be decided; everybody may propose the same."""
        raise NotImplementedError

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        """What follows from what was decided."""
        raise NotImplementedError

    def pointless(self, table: Table) -> list[Step]:
        """What follows where there is nothing to decide."""
        return []

    def raised(self, table: Table) -> list[Step]:
        """The question put to the group at once, or what follows where there is nothing to decide."""
        offer = self.question(table)
        if len(offer) > 1:
            return [self]
        return self.taken(table, offer[0]) if len(offer) else self.pointless(table)

    def seats(self, table: Table) -> list[int]:
        return table.seats if len(self.question(table)) > 1 else NOBODY_ASKED

    def sealed(self) -> bool:
        return False

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else self.question(table)

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return self.taken(table, answers[table.archivist][0]) if answers else self.raised(table)

"""Whom something concerns: the acting hero, all, the others, those somewhere, or one whom the group chooses."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from strannik.core.offer import Answer, Offer
from strannik.core.step import Step
from strannik.games.aftermath.pages.page import known
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.table import Table

SELF: Final = "self"
ALL: Final = "all"
OTHERS: Final = "others"
CHOSEN: Final = "chosen"

Word = Literal["self", "all", "others", "chosen"]

Who = Word | dict[str, list[str]]
"""A word, or `{at: [spaces]}` for those who stand there."""

PEOPLE: Final[dict[str, Word]] = {SELF: SELF, ALL: ALL, OTHERS: OTHERS, CHOSEN: CHOSEN}


def concerned(table: Table, me: int, who: Who) -> list[int]:
    """The seats that are meant, the acting one first: those on the page, or where nobody is on one, all undefeated."""
    present = table.standing() or table.undefeated()
    if isinstance(who, dict):
        spaces = [known(table.page, name) for name in who["at"]]
        return [seat for seat in present if table.heroes[seat].space in spaces]
    if who == SELF:
        return [] if table.heroes[me].defeated else [me]
    return [seat for seat in table.in_order(me) if seat in present and (who == ALL or seat != me)]


class Befall(Step):
    """Something that befalls heroes: those who are meant, or one whom the group chooses. [AM-24.1]

    Its fields `me` and `who` say whom.
    """

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        # They are not declared here: fields without a default could not follow `who`.
        me: int = getattr(self, "me")  # noqa: B009
        who: Who = getattr(self, "who")  # noqa: B009
        return [ChooseHero(me, [self])] if who == CHOSEN else self.befall(table, concerned(table, me, who))

    def whom(self) -> str:
        """The message that asks the group whom of them it befalls; "" where the story alone can say that."""
        return ""

    def befall(self, table: Table, seats: list[int]) -> list[Step]:
        """What happens to the heroes of these seats."""
        raise NotImplementedError


@dataclass
class ChooseHero(Agreed):
    """The group says whom it concerns. [AM-24.1]"""

    me: int
    deed: list[Step] = field(default_factory=list)

    def question(self, table: Table) -> Offer:
        return Offer("choose-hero", table.named_heroes(concerned(table, self.me, ALL)), clause="AM-24.1")

    def wording(self, table: Table, offer: Offer) -> str:
        deed = self.deed[0]
        return deed.whom() if isinstance(deed, Befall) else ""

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        return [one_for(self.deed[0], table.seat_of(answer.name))]


def one_for(deed: Any, seat: int) -> Step:
    """The same deed, for this seat alone."""
    made: Step = replace(deed, me=seat, who=SELF)
    return made

"""Steps: one thing each that the rules say happens.

`ask` only reads: it is a plain function of the answers a seat has given to the step so far.
`do` alone writes, once, when no seat has a question left, and returns the steps that follow.
End a step where a die is rolled or a hidden card is seen: that is where taking back stops.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from strannik.core.offer import Answer, Offer, Thing

NOBODY_ASKED: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing the rules say happens. Data, never changed after it is made.

    Several seats asked by one step answer side by side and sealed: nobody sees what another
    has said until `do` is called. In an open question everybody is asked the same and sees who
    proposes what, and whoever has spoken may propose otherwise as long as it is open.
    """

    def seats(self, table: Any) -> list[int]:
        """Who is asked."""
        return NOBODY_ASKED

    def ask(self, table: Any, seat: int, given: list[Answer]) -> Offer | None:
        """The seat's next question after these answers, or None when it has none left."""
        return None

    def do(self, table: Any, answers: dict[int, list[Answer]]) -> list[Step]:
        """Change the table; return what follows, in order."""
        return []

    def interruptible(self) -> bool:
        """Whether seats may use what they may use at any time while this step waits."""
        return False

    def sealed(self) -> bool:
        """Whether nobody sees what another has said until `do` is called."""
        return True

    def called(self, table: Any, answer: Answer) -> str:
        """The message that says in words what an answer means at this moment; "" where its verb and thing say it."""
        return ""

    def wording(self, table: Any, offer: Offer) -> str:
        """The message by which this is asked at this moment; "" where the verb on offer says it."""
        return ""

    def enough(self, table: Any, answers: dict[int, list[Answer]]) -> bool:
        """Whether these complete proposals to an open question settle it, though others have not spoken yet.

        When all have spoken it is over in any case: if they disagree, `do` says who decides.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step):
    """A step that asks one seat, its `me`, which every choice has as its first field."""

    def seats(self, table: Any) -> list[int]:
        # `me` is not declared here: where this is compiled, a derived class would take that for a default.
        mine: Any = self
        return [mine.me]

    def do(self, table: Any, answers: dict[int, list[Answer]]) -> list[Step]:
        for given in answers.values():  # nobody else was asked
            return self.done(table, given)
        return self.done(table, [])

    def done(self, table: Any, given: list[Answer]) -> list[Step]:
        """Change the table by what was chosen; return what follows, in order."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Arrangement(Step):
    """A step about the agenda itself: the position carries it out, and the table has no part in it."""


@dataclass
class Together(Arrangement):
    """Side by side: each seat goes through steps of its own at its own pace.

    A lane changes only what belongs to its seat, or what does not depend on the order in which
    lanes change it, and draws only from its seat's stream of chance. An `Over` in one ends them all.
    """

    lanes: dict[int, list[Step]]


@dataclass
class Kept(Arrangement):
    """What several seats had answered to the step below, before something that may be done at any time came between.

    When its turn comes, whoever is still asked the same has answered it already. `answers` are verbs and things,
    `asked` are the questions they answered, in words.
    """

    answers: dict[int, list[list[Thing]]]
    asked: dict[int, list[str]]

    def of(self, seats: tuple[int, ...]) -> Kept:
        """Only what these seats have answered: that of the others may be sealed."""
        mine = [seat for seat in self.answers if seat in seats]
        return Kept({seat: self.answers[seat] for seat in mine}, {seat: self.asked[seat] for seat in mine})


@dataclass
class Over(Arrangement):
    """The game ends at once, whatever else was to happen."""

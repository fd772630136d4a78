"""Phase 3 of a round: drafting regions and keeping sanctuaries.

Steps of every round have their `__init__` written out, because mypyc compiles it only then.
"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.faraway.table import Table


@dataclass(init=False)
class Draft(Step):
    """In ascending order of the regions just explored; nothing is drafted in the last round. [FA-4.1, FA-9]"""

    order: list[int]

    def __init__(self, order: list[int]) -> None:
        self.order = order

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        turns: list[Step] = []
        for seat in self.order:
            if table.owed[seat]:
                turns.append(DrawOwed(seat))
            if table.market:
                turns.append(TakeRegion(seat))
            if table.drawn[seat] or table.owed[seat]:
                turns.append(KeepSanctuary(seat))
        return turns


@dataclass(init=False)
class TakeRegion(Choice):
    """Take a region from the market. [FA-9]"""

    me: int

    def __init__(self, me: int) -> None:
        self.me = me

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("take", table.market, clause="FA-9")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.take(self.me, given[0].number)
        return []


@dataclass
class DrawOwed(Step):
    """Draw what the deck could not give before, from what others have put back since. [FA-12]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.draw_sanctuaries(self.me, table.owed[self.me])
        table.owed[self.me] = 0
        return []


@dataclass(init=False)
class KeepSanctuary(Choice):
    """Keep exactly one of the drawn sanctuaries; the others go under the deck. [FA-9.1, FA-9.2, FA-11]"""

    me: int

    def __init__(self, me: int) -> None:
        self.me = me

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        drawn = table.drawn[seat]
        if not given:
            return Offer("keep", drawn, clause="FA-9.2") if len(drawn) > 1 else None
        if not table.arrange or len(given) >= len(drawn) - 1:
            return None
        return Offer("under", remaining(drawn, given), clause="FA-9.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        drawn = table.drawn[self.me]
        if not drawn:
            return []
        kept = given[0].name if given else drawn[0]
        under = [sanctuary for sanctuary in drawn if sanctuary != kept]
        for place in range(len(given) - 1, 0, -1):  # named first, drawn first
            under.remove(given[place].name)
            under.append(given[place].name)
        table.keep(self.me, kept, under)
        return []


def remaining(drawn: list[str], given: list[Answer]) -> list[str]:
    """The drawn sanctuaries that have not been named yet."""
    named = [answer.thing for answer in given]
    return [sanctuary for sanctuary in drawn if sanctuary not in named]

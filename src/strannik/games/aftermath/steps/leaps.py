"""Leaps: ways that items and abilities open, over lines that stop others. [AM-13.3.1, AM-17.4]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.effects import amount
from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.aftermath.events.belongings import HeavyThrown
from strannik.games.aftermath.pages.page import DOUBLE
from strannik.games.aftermath.steps.arrive import arrive
from strannik.games.aftermath.steps.items import beside
from strannik.games.aftermath.table import Table

DECLINE: Final = "decline"
STOP: Final = "stop"
HEAVY: Final = "heavy"


def where_to(spaces: list[str], given: list[Answer], clause: str) -> Offer | None:
    """The question where to go, if there is anywhere to go; one may also stay."""
    return Offer("walk-to", spaces, words=[STOP], clause=clause) if spaces and not given else None


def land(table: Table, seat: int, given: list[Answer]) -> bool:
    """Put the hero where it was said, if it was."""
    if not given or given[0].verb == STOP:
        return False
    table.put(seat, given[0].name)
    return True


@dataclass
class Walk(Choice):
    """Walk so many spaces over dashed and coloured lines alike. [AM-13.3.1, AM-17.4]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        here = table.heroes[seat].space
        walks = table.ground().walks(here) if here else {}
        return where_to([space for space, steps in walks.items() if 0 < steps <= self.n], given, "AM-13.1.7")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return arrive(table, self.me) if land(table, self.me, given) else []


@dataclass
class Barge(Choice):
    """Go to a neighbouring space over any line but a double one. [AM-9.2, AM-13.3.1]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        here = table.heroes[seat].space
        lines = table.ground().beside(here) if here else {}
        return where_to([space for space, line in lines.items() if line != DOUBLE], given, "AM-9.2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return arrive(table, self.me) if land(table, self.me, given) else []


@dataclass
class Tumble(Choice):
    """Step to a neighbouring space, and the attack misses. [AM-13.3.1, AM-15.5]"""

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        here = table.heroes[seat].space
        return where_to(table.ground().steps(here) if here else [], given, "AM-9.2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.heroes[self.me].evaded = True
        land(table, self.me, given)
        return []


@dataclass
class SwapPlaces(Choice):
    """Change places with another hero on the page. [AM-13.3.1]"""

    me: int
    so: bool

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        here = table.heroes[seat].space
        others = [other for other in table.standing() if table.heroes[other].space != here] if here else []
        return Offer("swap-with", table.named_heroes(others), clause="AM-13.3.1") if others and not given else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given:
            return []
        mine, other = table.heroes[self.me].space, table.seat_of(given[0].name)
        table.put(self.me, table.heroes[other].space)
        table.put(other, mine)
        return arrive(table, self.me)


@dataclass
class Throw(Choice):
    """Throw a heavy object or a willing hero from your space up to so many spaces away; only double lines stop them.
    [AM-9.2, AM-13.3.1]
    """

    me: int
    n: int = amount()

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        here = table.heroes[seat].space
        if not here or len(given) > 1:
            return None
        if given:
            near = table.ground().ranges(here)
            return Offer("to", [space for space, far in near.items() if 0 < far <= self.n], clause="AM-21.3")
        offer = Offer("throw", table.named_heroes(beside(table, seat)), clause="AM-13.3.1")
        if f"{HEAVY}:{here}" in table.tokens:
            offer |= Offer("throw-heavy", words=["throw-heavy"])
        return offer if len(offer) else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given:
            return []
        if given[0].verb == "throw":
            return [Fly(table.seat_of(given[0].name), given[1].name)]
        here, there = table.heroes[self.me].space, given[1].name
        table.tokens.remove(f"{HEAVY}:{here}")
        table.tokens.append(f"{HEAVY}:{there}")
        table.tell(HeavyThrown(self.me, there))
        return []


@dataclass
class Fly(Choice):
    """Whoever is to be thrown must be willing. [AM-13.3.1]"""

    me: int
    space: str

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("fly", [self.space], words=[DECLINE], clause="AM-13.3.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "fly":
            table.put(self.me, self.space)
        return []


DEEDS: Final = (Walk, Barge, Tumble, SwapPlaces, Throw)
"""The words of cards that move somebody."""

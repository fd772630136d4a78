"""The table of Aftermath: the open page, who stands on it, and what lies on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Step
from strannik.core.table import nested, parts
from strannik.games.aftermath.company import Company
from strannik.games.aftermath.events.turns import Placed
from strannik.games.aftermath.figures import Foe, Ride
from strannik.games.aftermath.gear import spendable
from strannik.games.aftermath.pages.geometry import PRINTED, Ground, ground, pair
from strannik.games.aftermath.pages.page import MAP, READ, Page, pages

ALL_QUIET: Final = "all_quiet"
ENEMIES: Final = "enemies"
USE_UP: Final = "use-up"


@dataclass
class Table(Company):
    """The page as it lies. [AM-0.8, AM-2.1]

    `page` is 0 before the book is opened. `track` are the enemy cards from slot 1 down, `foes` the figures;
    `hunting` are the enemy cards that follow the party, once for each figure; `spoils` is the loot of each encounter,
    by its number, and `encounters` counts them. `searches` are the search tokens by their places, each with its number,
    `objectives` the places with an objective token, `tokens` other tokens as `fire:mat`; `lines` are the
    borders that have changed, `lit` the spaces that are lit, `terrain` the terrain cards that lie out, `closed`
    the exits that are shut. `works` are the group checks that have been started, each with its place in the
    book, `work` the one that has received its first card, `work_count` how far it has come.
    `way_out` is the exit section by which somebody has left, `sent_to` the page to which the book sends the
    party, `changing` says that the old page has been cleared. `revisited` says whether the party was here before.
    `rides` is the vehicle in which the party drives, if it does. [AM-31.1]
    `dark` are spaces from which light or sun was taken, `noise` is where the last noise was made, `raid`
    what must be remembered of the enemy turn under way.
    """

    page: int = 0
    cell: list[int] = field(default_factory=list)
    revisited: bool = False
    situation: str = ALL_QUIET
    track: list[str] = field(default_factory=list)
    foes: list[Foe] = parts(Foe)
    hunting: list[str] = field(default_factory=list)
    encounters: int = 0
    spoils: dict[str, list[str]] = nested(dict)
    searches: dict[str, int] = field(default_factory=dict)
    objectives: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    lines: dict[str, str] = field(default_factory=dict)
    lit: list[str] = field(default_factory=list)
    terrain: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    works: dict[str, str] = field(default_factory=dict)
    work: str = ""
    work_count: int = 0
    way_out: str = ""
    sent_to: int = 0
    changing: bool = False
    rides: list[Ride] = parts(Ride)
    dark: list[str] = field(default_factory=list)
    noise: str = ""
    raid: list[str] = field(default_factory=list)

    # The page

    def sheet(self) -> Page:
        """The open page."""
        return READ[self.page] if READ else pages()[self.page]

    @property
    def on_map(self) -> bool:
        """Whether the open page is one on which figures stand."""
        return self.page != 0 and self.sheet().kind == MAP

    def ground(self) -> Ground:
        """The open page as it lies now."""
        page = self.page
        return PRINTED[page] if page in PRINTED and not self.lines else ground(page, self.lines)

    def line(self, one: str, other: str) -> str:
        return self.ground().lines[one][other]

    def change_line(self, one: str, other: str, line: str) -> None:
        self.lines[pair(one, other)] = line

    def bears(self, space: str, mark: str) -> bool:
        """Whether a space of the open page bears a mark."""
        return self.sheet().spaces[space].has(mark)

    def put(self, seat: int, space: str) -> None:
        """Put a hero's figure on a space; what is read there is read in the hero's own turn. [AM-9.12]"""
        hero = self.heroes[seat]
        hero.space = space
        hero.pushed = seat != self.active
        self.tell(Placed(seat, space))

    def end_work(self, id: str) -> None:
        """A group check is over: the card in its slot is discarded, the counter is back at 0. [AM-12.4]"""
        del self.works[id]
        if self.work in ("", id):
            self.clear_work()

    def clear_work(self) -> None:
        """Nothing lies in the group-check slot. [AM-3.3.4, AM-12.4]"""
        self.discarded += self.work_card
        self.work_card, self.work, self.work_count = [], "", 0

    # What may be done at any moment of one's own turn

    def interrupters(self) -> list[int]:
        """Whoever takes a turn and has something to discard for its effect. [AM-17.4]"""
        return [self.active] if self.active >= 0 and spendable(self, self.active) else []

    def interrupts(self, seat: int) -> Offer | None:
        """In one's own turn an item may be discarded for its effect also while something is being decided. [AM-17.4]"""
        items = spendable(self, seat) if seat == self.active else []
        return Offer(USE_UP, items, clause="AM-17.4") if items else None

    def interrupt(self, seat: int, answer: Answer) -> Step:
        # Steps need the table, so the table meets them only here.
        from strannik.games.aftermath.steps.items import SpendItem

        return SpendItem(seat, answer.name)

    # Enemies

    def foe(self, id: str) -> Foe:
        for foe in self.foes:
            if foe.id == id:
                return foe
        raise LookupError(f"no enemy {id!r} is in play")

    def foes_at(self, space: str) -> list[Foe]:
        found: list[Foe] = []
        for foe in self.foes:
            if foe.space == space:
                found.append(foe)
        return found

    @property
    def quiet(self) -> bool:
        return self.situation == ALL_QUIET

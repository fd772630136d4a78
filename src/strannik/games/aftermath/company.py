"""The company: heroes, counters, and all that outlives a page."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.events import Event
from strannik.core.table import parts
from strannik.core.zones import owner_of
from strannik.games.aftermath.cards import CHARACTERS, Character
from strannik.games.aftermath.decks import Decks
from strannik.games.aftermath.events.belongings import AbilityUsed
from strannik.games.aftermath.events.enemies import EnemyDefeated, EnemyWounded, HeroDefeated, Outwitted, TalkedOver
from strannik.games.aftermath.events.turns import Counted, InspiredBy, Rolled, Searched, WorkedOn
from strannik.games.aftermath.figures import NOWHERE, Hero, HeroBox

MOST: Final = {"time": 20, "clues": 15, "parts": 30, "food": 30, "population": 30, "morale": 15}
"""How far the counters go. [AM-6.1]"""

POPULATION_CAP: Final = 15
RAISED_CAP: Final = 20
"""How many the colony can house, and how many with a bunkhouse. [AM-6.2]"""

DEEDS: Final[dict[type, str]] = {
    Rolled: "passed",
    EnemyWounded: "wounded",
    EnemyDefeated: "defeated",
    TalkedOver: "talked",
    Outwitted: "outwitted",
    Searched: "searched",
    WorkedOn: "worked",
    InspiredBy: "inspired",
    AbilityUsed: "ability",
    HeroDefeated: "fell",
}
"""What is told of a hero, and how it is counted among the hero's deeds; of checks only those that were passed."""

BUNKHOUSE: Final = "bunkhouse"
HAND: Final = 5
"""How many cards a hand holds. [AM-10.1]"""


@dataclass
class Company(Decks):
    """Who plays, what the colony has, and how the mission stands. [AM-0.6, AM-26.8]

    `counters` are those of the campaign board, `cheered` says whether morale has risen in this mission [AM-6.3].
    `missions` are the cards in hand, `mission` the one for which the party has set out, `limit` its time,
    `taken_along` the side missions of this evening; `due` are sections to be read before the colony phase;
    `plans` may be built, `built` stands. `fulfilled` are heroes whose goal is reached, `told` how the mission ended.
    `charges` are the batteries on items, by item. `visited` are the pages of this mission, `ruined` those whose
    disaster is over, `used` the points of interest that will not be read again. `story` are the messages read out this
    turn and the one before, of which `heard` come from the latter.

    `away` are the boxes of heroes who do not play this time [AM-26.2]. `phase` counts colony phases, `won` and `failed`
    are missions of the whole campaign (one that failed twice stands there twice), `chosen` are those for which the
    group will set out next; `discovered` are the cards taken from the discovery deck, `ending` is the one that was
    read. `spent` is what works once in a colony phase and has. `before` are the counters as the mission began,
    `goals_before` the goals that were reached by then.
    `travellers`, `seated`, `evenings` and `chronicle` belong to the campaign: who travels, who plays, what was read.
    """

    heroes: list[Hero] = parts(Hero)
    counters: dict[str, int] = field(default_factory=dict)
    cheered: bool = False
    charges: dict[str, int] = field(default_factory=dict)
    mission: str = ""
    limit: int = 0
    missions: list[str] = field(default_factory=list)
    taken_along: list[str] = field(default_factory=list)
    due: list[str] = field(default_factory=list)
    plans: list[str] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    fulfilled: list[str] = field(default_factory=list)
    outcome: str = ""
    mode: str = ""
    harder: bool = False
    immortal: bool = False
    visited: list[int] = field(default_factory=list)
    ruined: list[int] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    archivist: int = 0
    active: int = -1
    turn: int = 0
    story: list[str] = field(default_factory=list)
    heard: int = 0
    away: dict[str, HeroBox] = parts(HeroBox, dict)
    phase: int = 0
    won: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)
    discovered: list[str] = field(default_factory=list)
    ending: str = ""
    spent: list[str] = field(default_factory=list)
    before: dict[str, int] = field(default_factory=dict)
    goals_before: list[str] = field(default_factory=list)
    chronicle: list[str] = field(default_factory=list)
    travellers: list[str] = field(default_factory=list)
    seated: list[int] = field(default_factory=list)
    evenings: list[str] = field(default_factory=list)

    # What happened

    def tell(self, event: Event) -> None:
        """Tell it, and count it among the deeds of the hero who did it."""
        self.news.append(event)
        if type(event) in DEEDS and owner_of(event) >= 0 and not (isinstance(event, Rolled) and not event.passed):
            deed, done = DEEDS[type(event)], self.heroes[owner_of(event)].deeds
            done[deed] = done.get(deed, 0) + 1

    # What was read

    def read_out(self, message: str) -> None:
        """A text is read aloud, and the campaign keeps it. [AM-2.1]"""
        self.story.append(message)
        self.remember(message)

    def remember(self, message: str) -> None:
        """The campaign keeps something for its chronicle. [AM-26.8]"""
        if self.mode == "campaign":
            self.chronicle.append(f"{len(self.evenings) + 1} {message}")

    def forget_old_story(self) -> None:
        """A turn begins: what was read before the last turn is put away; the last texts stay, so that all read them."""
        self.story = self.story[self.heard :]
        self.heard = len(self.story)

    # Heroes

    def character(self, seat: int) -> Character:
        return CHARACTERS[self.heroes[seat].id]

    def life(self, seat: int) -> int:
        """How many wounds it takes to defeat the hero. [AM-16.2]"""
        return self.character(seat).life

    def seat_of(self, hero: str) -> int:
        """Who plays this hero; -1 if nobody does."""
        for seat in self.seats:
            if self.heroes[seat].id == hero:
                return seat
        return -1

    def box_of(self, hero: str) -> HeroBox:
        """The box of a hero who does not play this time; at first there is what every box holds. [AM-1.3, AM-26.2]"""
        if hero not in self.away:
            character = CHARACTERS[hero]
            self.away[hero] = HeroBox([character.ability], [character.item])
        return self.away[hero]

    def named_heroes(self, seats: list[int]) -> list[str]:
        """The heroes of these seats, as things that may be named."""
        return [self.heroes[seat].id for seat in seats]

    def standing(self) -> list[int]:
        """The seats whose heroes are on the page."""
        return [seat for seat, hero in enumerate(self.heroes) if hero.space != NOWHERE]

    def anybody_stands(self) -> bool:
        """Whether some hero is on the page."""
        for hero in self.heroes:
            if hero.space != NOWHERE:
                return True
        return False

    def undefeated(self) -> list[int]:
        """The seats whose heroes are not defeated, also those who have left the page. [AM-9.11]"""
        return [seat for seat in self.seats if not self.heroes[seat].defeated]

    def here(self, space: str) -> list[int]:
        """The seats whose heroes stand on a space."""
        return [seat for seat in self.seats if self.heroes[seat].space == space]

    def in_order(self, first: int) -> list[int]:
        """All seats from one on, clockwise."""
        first %= len(self.seats)
        return self.seats[first:] + self.seats[:first]

    def next_archivist(self) -> int:
        """The campaign board is passed to the left. [AM-3.3.2]"""
        self.archivist = (self.archivist + 1) % len(self.seats)
        return self.archivist

    # Counters

    def count(self, what: str) -> int:
        return self.counters.get(what, 0)

    def most(self, what: str) -> int:
        """How far a counter may rise now. [AM-6.1, AM-6.2]"""
        if what == "population":
            return RAISED_CAP if BUNKHOUSE in self.built else POPULATION_CAP
        return MOST[what]

    def gain(self, what: str, amount: int) -> int:
        """Raise a counter as far as it goes, morale only once in a mission; how much came. [AM-6.1, AM-6.2, AM-6.3]"""
        if what == "morale":
            if self.cheered:
                return 0
            self.cheered = True
        before = self.count(what)
        after = max(before, min(self.most(what), before + amount))
        self.counters[what] = after
        if after != before:
            self.tell(Counted(what, after - before, after))
        return after - before

    def lose(self, what: str, amount: int) -> int:
        """Lower a counter, never below nothing; how much went. [AM-6.4]"""
        before = self.count(what)
        after = max(0, before - amount)
        self.counters[what] = after
        if after != before:
            self.tell(Counted(what, after - before, after))
        return before - after

    def affords(self, price: dict[str, int]) -> bool:
        """Whether the counters cover a price. [AM-6.4]"""
        return all([self.count(what) >= amount for what, amount in price.items()])

    @property
    def late(self) -> bool:
        """Whether the mission has taken longer than it should. [AM-25.3]"""
        return self.limit > 0 and self.count("time") > self.limit

    @property
    def over(self) -> bool:
        """Whether the campaign is: scattered, or read to its end. [AM-26.5]"""
        return bool(self.ending) or self.outcome == "fallen"

    @property
    def forsaken(self) -> bool:
        """Whether nobody, or no hope, is left in the colony. [AM-6.5]"""
        return self.count("population") == 0 or self.count("morale") == 0

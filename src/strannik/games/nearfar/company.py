"""The company of a long journey: everybody's sheet, the maps behind, and what talents and experience come to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.table import Part, parts, seldom
from strannik.core.zones import EVERYONE, zone
from strannik.games.nearfar.cards import TALENTS
from strannik.games.nearfar.decks import CAMPAIGN_MODE, CHARACTER_MODE, TRAVELLING, Decks
from strannik.games.nearfar.events.journey import ExperienceGained, TalentLearnt

ROWS: Final = 10
SQUARES: Final = 3
"""A character card has ten rows, each with a star and three squares. [NF-17.2]"""

STEPS: Final = 10
BEFORE_THE_RUIN: Final = 8
"""A story has ten steps; the last two are for the Last Ruin. [NF-16.4.3]"""

LAST_RUIN: Final = 11
FIRST_STAR: Final = 1
"""The experience everybody starts with. [NF-17.1]"""


@dataclass
class Traveller(Part):
    """A character card: whom somebody travels as, and what has come of it so far. [NF-17.2, NF-28.2]

    `completed` counts adventures, failed ones too: squares of a campaign, steps of a story. `chapter` is the step of
    the story that is read next. `points` are those of every map played, by its number. `read` is
    what was read on the way: map, section, option and how it ended, with blanks between.
    """

    hero: str = ""
    completed: int = 0
    talents: list[str] = field(default_factory=list)
    chapter: str = ""
    points: dict[str, int] = field(default_factory=dict)
    read: list[str] = field(default_factory=list)


@dataclass
class Company(Decks):
    """Who travels together. `company` is everybody who ever joined, `seated` who of them sits at which seat, `behind`
    the maps played so far, `terms` what was agreed on for the whole journey. `bosses` wait in the Last Ruin; `freed`
    are the pack animals that were let go for hearts this turn. All of it is empty in a game that stands alone.
    """

    company: list[Traveller] = seldom(parts(Traveller))
    seated: list[int] = seldom(field(default_factory=list))
    behind: list[int] = seldom(field(default_factory=list))
    terms: dict[str, int] = seldom(field(default_factory=dict))
    bosses: list[str] = seldom(zone("enemy", seen_by=EVERYONE))
    freed: list[str] = seldom(field(default_factory=list))

    @property
    def travelling(self) -> bool:
        """Whether this game is part of a long journey."""
        return self.mode in TRAVELLING

    def traveller(self, seat: int) -> Traveller:
        return self.company[self.seated[seat]]

    def reader(self, seat: int) -> str:
        """Notes are kept by traveller, wherever they sit this time. [NF-16.3.1]"""
        return str(self.seated[seat]) if self.seated else str(seat)

    # Experience and talents

    def talents(self, seat: int) -> list[str]:
        """What the seat has learnt for good. [NF-17.4]"""
        return self.company[self.seated[seat]].talents if self.seated else []

    def held(self, seat: int) -> list[str]:
        """Every card whose properties work for the seat, and its talents. [NF-1.5.7, NF-17.4]"""
        cards = self.bought[seat] + self.special_bought[seat] + self.treasures[seat] + self.finds[seat]
        return cards + self.company[self.seated[seat]].talents if self.seated else cards

    def learnable(self, seat: int) -> list[str]:
        """The talents the seat does not have yet, each of which is learnt once. [NF-17.3]"""
        mine = self.talents(seat)
        return [talent for talent in TALENTS if talent not in mine]

    def experience(self, seat: int) -> int:
        """The experience that is still to be spent: the stars filled less what talents cost. [NF-17.1, NF-17.3]"""
        traveller = self.traveller(seat)
        return earned(self.mode, traveller.completed) - sum([TALENTS[one].cost for one in traveller.talents])

    def learn(self, seat: int, talent: str) -> None:
        """Spend experience on a talent, which works from now on. [NF-17.3, NF-17.4]"""
        self.traveller(seat).talents.append(talent)
        self.tell(TalentLearnt(seat, talent, TALENTS[talent].cost))

    def complete(self, seat: int) -> None:
        """An adventure is done, well or badly: a square, and with the third of a row a star; in a story a star at once.
        [NF-16.2.3, NF-16.4.4, NF-17.1]
        """
        traveller = self.traveller(seat)
        before = earned(self.mode, traveller.completed)
        traveller.completed += 1
        if earned(self.mode, traveller.completed) > before:
            self.tell(ExperienceGained(seat, self.experience(seat)))

    def fulfilled(self, seat: int) -> bool:
        """Whether every square is filled, or the whole story told. [NF-17.6]"""
        needed = STEPS if self.mode == CHARACTER_MODE else ROWS * SQUARES
        return self.travelling and self.traveller(seat).completed >= needed


def earned(mode: str, completed: int) -> int:
    """The stars filled after so many adventures, the first one included; there are no more than ten rows. [NF-17.2]"""
    return FIRST_STAR + min(ROWS, completed // SQUARES if mode == CAMPAIGN_MODE else completed)

"""Figures: heroes with all that is theirs but their cards, and enemies."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.table import Part

NOWHERE: Final = ""


@dataclass
class Hero(Part):
    """One player's character: where the figure stands, its wounds, and what lies beside its card. [AM-0.1]

    `space` is "" while the figure stands on its card: before the page is laid out, after leaving it, when defeated.
    It was `pushed` if it came where it stands outside its own turn.
    `poisoned` counts among `wounds`. `conditions` are kinds, of which one has each at most once; `abilities` are ids.
    `used` are abilities and items that work once a page and have. `boost` is added to the next check, and whoever has
    `evaded` is missed by the attack under way. `hurts`, `defeats` and `victories` count what befell the hero.
    """

    id: str = ""
    space: str = NOWHERE
    pushed: bool = False
    left: bool = False
    defeated: bool = False
    wounds: int = 0
    poisoned: int = 0
    batteries: int = 0
    conditions: list[str] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    keepsake: str = ""
    boost: int = 0
    evaded: bool = False
    deeds: dict[str, int] = field(default_factory=dict)
    hurts: int = 0
    defeats: int = 0
    victories: int = 0

    @property
    def here(self) -> bool:
        """Whether the figure stands on the page."""
        return self.space != NOWHERE


@dataclass
class HeroBox(Part):
    """The box of a hero who does not play this time: what was kept from earlier games. [AM-1.3, AM-26.8]"""

    abilities: list[str] = field(default_factory=list)
    equipped: list[str] = field(default_factory=list)
    backpack: list[str] = field(default_factory=list)
    batteries: int = 0
    keepsake: str = ""


@dataclass
class Ride(Part):
    """A vehicle on the road: who does what in it, by seat, which road cards lie ahead, and who follows. [AM-31.1]

    The first of the `chasers` joins with the road card number `since`, and has taken `wounds`; `damage` is what the
    vehicle has.
    """

    page: int = 0
    vehicle: str = ""
    roles: list[str] = field(default_factory=list)
    roads: list[str] = field(default_factory=list)
    passed: int = 0
    chasers: list[str] = field(default_factory=list)
    since: int = 1
    wounds: int = 0
    damage: int = 0


@dataclass
class Foe(Part):
    """An enemy's figure or token. [AM-0.2]

    `card` is its enemy card, which several tokens may share [AM-7.11]; `encounter` the number of the encounter it came
    with, 0 for none. `life` was fixed when it entered [AM-14.5]. `marks` are what its habits must remember, `carries`
    the items it has stolen.
    """

    id: str = ""
    card: str = ""
    space: str = NOWHERE
    life: int = 1
    wounds: int = 0
    encounter: int = 0
    marks: list[str] = field(default_factory=list)
    carries: list[str] = field(default_factory=list)

"""A hero: what a player owns besides cards, and where the figure stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.table import Part

TRIBES: Final = ("yellow", "green", "blue", "red")
"""Nomads, outlaws, mystics, lizardfolk. [NF-1.4.3]"""

GOODS: Final = ("coins", "gems", "food", *TRIBES)
MOST_HEARTS: Final = 13
LEAST_REPUTATION: Final = -6
MOST_REPUTATION: Final = 12
PACK: Final = 3
"""How many pack animals a hero can lead. [NF-10.2]"""

PARTY: Final = 4
JAIL: Final = "jail"
BIRD: Final = "bird"
TURTLE: Final = "turtle"


@dataclass
class Hero(Part):
    """A hero. `building` is where the figure stands in town ("" at first), `space` where it stands on the map.

    `pack` are birds and turtles, `loads` the treasure each of them carries or "". `animal` is the dog, cat or
    platypus, which `follows` in the party or waits in the reserve. `placed` counts the camps that have left
    the player board, those of the reserve too, `adventures` those taken, `successes` those that went well. `outcome` is
    the adventure of the last turn as it is read out: which, how it ended (won, bonus, lost), the option taken, and if a
    die was thrown, what it showed and the total. [NF-3.1.7]
    """

    goods: dict[str, int] = field(default_factory=dict)
    building: str = ""
    space: str = ""
    hearts: int = 0
    reputation: int = 0
    placed: int = 0
    animal: str = "dog"
    follows: bool = True
    pack: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    adventures: int = 0
    successes: int = 0
    outcome: list[str] = field(default_factory=list)

    @property
    def in_town(self) -> bool:
        return self.space == ""

    def has(self, price: dict[str, int]) -> bool:
        """Whether the goods cover the price."""
        return all([self.goods[good] >= amount for good, amount in price.items()])

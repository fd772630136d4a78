"""Buying artifacts, at any moment of one's own turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import ARTIFACTS, ASKING_FOR_REPUTATION, PROPERTIES, ArtifactCard
from strannik.games.nearfar.steps.rewards import ANY, gifts
from strannik.games.nearfar.table import Table

FARM: Final = "farm"
"""The building that acts without a question. [NF-5.6.1]"""

GO_ON: Final = Offer("go-on", words=["go-on"], clause="NF-4.3")


@dataclass
class BuyArtifact(Choice):
    """Pay for an artifact of the hand; from now on it works. [NF-20.2, NF-20.4]"""

    me: int
    artifact: str

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.pay(self.me, ARTIFACTS[self.artifact].cost)
        table.lay_out(self.me, self.artifact)
        return gifts(self.me, PROPERTIES[self.artifact].at_once)


@dataclass
class Pause(Choice):
    """What has just come may still buy an artifact that counts for what comes next. [NF-4.3, NF-20.4]

    Nobody is asked who could pay for no artifact.
    """

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given or not table.may_buy(seat) else GO_ON


def within_reach(table: Table, seat: int, building: str, bound: str) -> bool:
    """Whether an artifact that counts on going in asks for just the reputation that the seat has come to. [NF-20.3]

    The hand is secret: all that is known of it is whether it holds special artifacts, and only those ask for a name.
    """
    if not table.special_hands[seat]:
        return False
    asking = ASKING_FOR_REPUTATION[bound].get(table.heroes[seat].reputation, [])
    return any([counts_in(card, building) for card in asking])


def counts_in(artifact: ArtifactCard, building: str) -> bool:
    """Whether an artifact does something before the first question in a building: a gift, a toll, food for skill."""
    if building == FARM and "skill" in artifact.icons:
        return True
    return building in artifact.visit or ANY in artifact.visit or "toll" in artifact.power

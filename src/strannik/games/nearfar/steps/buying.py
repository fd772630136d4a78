"""Buying artifacts, at any moment of one's own turn."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import ARTIFACTS, PROPERTIES
from strannik.games.nearfar.steps.rewards import gifts
from strannik.games.nearfar.table import Table


@dataclass
class BuyArtifact(Choice):
    """Pay for an artifact of the hand; from now on it works. [NF-20.2, NF-20.4]"""

    me: int
    artifact: str

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        table.pay(self.me, ARTIFACTS[self.artifact].cost)
        table.lay_out(self.me, self.artifact)
        return gifts(self.me, PROPERTIES[self.artifact].at_once)

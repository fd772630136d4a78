"""Artifacts: drawing and keeping them."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import NOTHING_CLOSED, Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.nearfar.events.belongings import ArtifactsDropped
from strannik.games.nearfar.table import Table


@dataclass
class DrawArtifacts(Choice):
    """Say how many of the artifacts come from the normal deck, the others from the special one. [NF-5.5.1]"""

    me: int
    count: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("draw", list(range(self.count + 1)), NOTHING_CLOSED, (), "NF-5.5.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        normal = given[0].number
        table.look_at_artifacts(self.me, normal, self.count - normal)
        return [KeepArtifacts(self.me)]


@dataclass
class KeepArtifacts(Choice):
    """Keep any of the artifacts just drawn; the others are discarded at once. [NF-5.5.1, NF-20.6, NF-21.3.8]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given and given[-1].verb == "done":
            return None
        kept = [answer.thing for answer in given]
        left = [artifact for artifact in table.just_drawn(seat) if artifact not in kept]
        return Offer("keep", left, NOTHING_CLOSED, ["done"], "NF-5.5.1") if left else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        kept = [answer.name for answer in given if answer.verb == "keep"]
        gone = table.keep_artifacts(self.me, kept)
        if gone:
            table.tell(ArtifactsDropped(self.me, gone))
        return []

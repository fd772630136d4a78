"""The artifact draft, before the first turn."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.nearfar.events.belongings import ArtifactsDropped, Drafted
from strannik.games.nearfar.table import Table


@dataclass
class Draft(Step):
    """Sealed: everybody keeps one normal artifact and passes the rest to the left. [NF-3.4.1, NF-3.4.2]"""

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given or len(table.passing[seat]) == 1:
            return None
        return Offer("keep", table.passing[seat], clause="NF-3.4.2")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.seats:
            given = answers.get(seat, [])
            kept = given[0].name if given else table.passing[seat][0]
            table.passing[seat].remove(kept)
            table.hands[seat].append(kept)
        passed = table.passing
        table.passing = [passed[(seat - 1) % len(table.seats)] for seat in table.seats]
        left = len(table.passing[0])
        table.tell(Drafted(left))
        return [Draft()] if left else [ThinOut()]


@dataclass
class ThinOut(Step):
    """Sealed: everybody discards a special artifact or both, and as many normal ones as they like. [NF-3.4.3]"""

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given and given[-1].verb == "done":
            return None
        gone = [answer.thing for answer in given]
        hand = [artifact for artifact in table.hand(seat) if artifact not in gone]
        if not hand:
            return None
        specials = [artifact for artifact in table.special_hands[seat] if artifact not in gone]
        closed: dict[Thing, Bar] = {"done": Bar("NF-3.4.3")} if len(specials) > 1 else {}
        return Offer("drop", hand, closed, words=["done"], clause="NF-3.4.3")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.seats:
            gone = [answer.name for answer in answers[seat] if answer.verb == "drop"]
            for artifact in gone:
                table.drop(seat, artifact)
            table.tell(ArtifactsDropped(seat, gone))
        return []

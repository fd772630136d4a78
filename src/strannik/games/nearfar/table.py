"""The table of Near and Far, and what may be done at any moment of one's own turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.nearfar.cards import (
    ARTIFACTS,
    HARDEST,
    LEAST,
    MOST,
    NORMAL,
    REACHED_FIRST_WITH,
    SPECIAL,
    ArtifactCard,
)
from strannik.games.nearfar.country import NOBODY_ACTS, Country

FREE: Final = "set-free"


@dataclass
class Table(Country):
    """The table: the country, and the free actions of whoever is at turn. [NF-4.3, NF-10.5]"""

    # Artifacts, bought at any moment of one's own turn

    def lacking(self, seat: int, artifact: str) -> str:
        """The first good or requirement that keeps the seat from buying the artifact, "" if none does.

        [NF-20.2, NF-20.3]
        """
        card = ARTIFACTS[artifact]
        missing = self.missing(seat, card.cost)
        if missing or not card.requires:
            return missing
        hero = self.heroes[seat]
        for what, needed in card.requires.items():
            if what == LEAST:
                if hero.reputation < needed:
                    return what
            elif what == MOST:
                if hero.reputation > needed:
                    return what
            elif self.measure(seat, what) < needed:
                return what
        return ""

    def may_buy(self, seat: int) -> bool:
        """Whether anything that the seat's hand may hold can be bought now. [NF-20.2]

        The hand is secret: of it this looks only at what all know, how many artifacts of each kind there are, so that
        nobody learns anything by whether the seat is asked.
        """
        return (bool(self.hands[seat]) and self.could_buy(seat, NORMAL)) or (
            bool(self.special_hands[seat]) and self.could_buy(seat, SPECIAL)
        )

    def could_buy(self, seat: int, kind: str) -> bool:
        """Whether the seat could buy any artifact of the kind, whoever has it."""
        goods = self.heroes[seat].goods
        for token, artifacts in REACHED_FIRST_WITH[kind].items():
            if (not token or goods[token]) and self.can_buy_one(seat, artifacts):
                return True
        return False

    def can_buy_one(self, seat: int, artifacts: list[str]) -> bool:
        """Whether the seat can buy any of these artifacts now. [NF-20.2, NF-20.3]"""
        goods = self.heroes[seat].goods
        for artifact in artifacts:
            good, needed = HARDEST[artifact]
            if goods[good] >= needed and not self.lacking(seat, artifact):
                return True
        return False

    def unmet(self, seat: int, artifact: str) -> Bar | None:
        """Why the seat cannot buy the artifact now, or None if it can. [NF-20.2, NF-20.3]"""
        what = self.lacking(seat, artifact)
        if not what:
            return None
        card: ArtifactCard = ARTIFACTS[artifact]
        hero = self.heroes[seat]
        cost = self.due(seat, card.cost)
        if what in cost:
            return Bar("NF-20.2", card=artifact, good=what, needed=cost[what], has=hero.goods[what])
        needed = card.requires[what]
        if what in (LEAST, MOST):
            return Bar("NF-20.3", card=artifact, needed=needed, bound=what, has=hero.reputation)
        return Bar("NF-20.2.1", card=artifact, what=what, needed=needed, has=self.measure(seat, what))

    # Pack animals, let go at any moment of one's own turn

    def may_free(self, seat: int) -> bool:
        """Whether the seat can let an animal go for hearts. [NF-10.5, NF-17.5.13]"""
        return bool(self.seated and self.heroes[seat].pack and self.power(seat, "breeding"))

    # What may be done at any moment

    def interrupters(self) -> list[int]:
        """Whoever is at turn and can pay for an artifact in the hand, or let an animal go. [NF-10.5, NF-20.2]"""
        active = self.active
        if active != NOBODY_ACTS:
            if self.seated and self.may_free(active):
                return [active]
            if self.can_buy_one(active, self.hands[active] + self.special_hands[active]):
                return [active]
        return []

    def interrupts(self, seat: int) -> Offer | None:
        """Buy an artifact in one's own turn, or let an animal go for hearts. [NF-4.3, NF-10.5, NF-20.2]"""
        if seat != self.active:
            return None
        freed = Offer(FREE, sorted(set(self.animals(seat))), clause="NF-10.5") if self.may_free(seat) else None
        hand = self.hand(seat)
        if not hand:
            return freed
        closed: dict[Thing, Bar] = {}
        for artifact in hand:
            bar = self.unmet(seat, artifact)
            if bar is not None:
                closed[artifact] = bar
        bought = Offer("buy", hand, closed, clause="NF-20.2")
        return bought if freed is None else bought | freed

    def interrupt(self, seat: int, answer: Answer) -> Step:
        # Steps need the table, so the table meets them only here.
        from strannik.games.nearfar.steps.buying import BuyArtifact
        from strannik.games.nearfar.steps.treasures import SetFree

        return SetFree(seat, answer.name) if answer.verb == FREE else BuyArtifact(seat, answer.name)

"""The party: who goes along, and who waits in the reserve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.nearfar.cards import COMPANIONS
from strannik.games.nearfar.events.town import PartySet
from strannik.games.nearfar.hero import PARTY
from strannik.games.nearfar.table import Table

FULL: Final = Bar("NF-9.1", most=PARTY)
DOUBLE: Final = Bar("NF-9.1.1")


def crowded(table: Table, seat: int, party: list[str], follows: bool) -> Bar | None:
    """Why these may not go along together, or None if they may. [NF-9.1, NF-9.3, NF-20.7.4]"""
    if len(party) + follows > PARTY:
        return FULL
    doubles = len(party) - len({COMPANIONS[companion].tribe for companion in party})
    return DOUBLE if doubles and doubles > table.power(seat, "doubles") else None


@dataclass
class Join(Choice):
    """A new companion joins the party or the reserve; one of the same tribe, or the animal, may make room. [NF-5.3.3]

    The companion lies in the reserve until this is said.
    """

    me: int
    companion: str

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        party, follows = table.parties[seat], table.heroes[seat].follows
        words = ["reserve"]
        if crowded(table, seat, [*party, self.companion], follows) is None:
            words = ["party", "reserve"]
        return Offer("replace", self._giving_way(table), words=words, clause="NF-5.3.3")

    def _giving_way(self, table: Table) -> list[str]:
        """The members in whose place the newcomer would fit: of the same tribe, or the animal."""
        party, hero = table.parties[self.me], table.heroes[self.me]
        tribe = COMPANIONS[self.companion].tribe
        found = [
            one
            for one in party
            if COMPANIONS[one].tribe == tribe
            and crowded(table, self.me, [*[other for other in party if other != one], self.companion], hero.follows)
            is None
        ]
        if hero.follows and crowded(table, self.me, [*party, self.companion], False) is None:
            found.append(hero.animal)
        return found

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if given[0].verb == "reserve":
            return []
        hero = table.heroes[self.me]
        if given[0].verb == "replace":
            if given[0].name == hero.animal:
                hero.follows = False
            else:
                table.parties[self.me].remove(given[0].name)
                table.reserves[self.me].append(given[0].name)
        table.reserves[self.me].remove(self.companion)
        table.parties[self.me].append(self.companion)
        table.tell(PartySet(self.me, table.party(self.me)))
        return []


@dataclass
class SetParty(Choice):
    """Leaving town, exchange party members freely with the reserve; each is moved once at most. [NF-5.3.4, NF-11.2]"""

    me: int

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given and given[-1].verb == "ready":
            return None
        hero = table.heroes[seat]
        if not table.reserves[seat] and hero.follows:
            return None
        moved = [answer.thing for answer in given]
        party, follows = self._party(table, given)
        resting = [one for one in table.waiting(seat) if one not in moved]
        closed = self._crowded_out(table, resting, party, follows)
        going = [one for one in table.party(seat) if one not in moved]
        return Offer("call", resting, closed, ["ready"], "NF-11.2") | Offer("rest", going)

    def _crowded_out(self, table: Table, resting: list[str], party: list[str], follows: bool) -> dict[Thing, Bar]:
        """Those of the resting who may not join the party as it is. [NF-9.1]"""
        if len(party) + follows >= PARTY:
            return dict.fromkeys(resting, FULL)
        bars: dict[str, Bar | None] = {}  # what bars one of a tribe bars the others too
        closed: dict[Thing, Bar] = {}
        for one in resting:
            tribe = COMPANIONS[one].tribe if one in COMPANIONS else ""
            if tribe not in bars:
                company = [*party, one] if tribe else party
                bars[tribe] = crowded(table, self.me, company, follows or not tribe)
            bar = bars[tribe]
            if bar is not None:
                closed[one] = bar
        return closed

    def _party(self, table: Table, given: list[Answer]) -> tuple[list[str], bool]:
        """Who goes along after these answers: the companions, and whether the animal does."""
        hero = table.heroes[self.me]
        party, follows = table.parties[self.me][:], hero.follows
        for answer in given:
            if answer.verb == "ready":
                break
            if answer.name == hero.animal:
                follows = answer.verb == "call"
            elif answer.verb == "call":
                party.append(answer.name)
            else:
                party.remove(answer.name)
        return party, follows

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        party, follows = self._party(table, given)
        everybody = table.companions(self.me)
        table.parties[self.me] = party
        table.reserves[self.me] = [one for one in everybody if one not in party]
        table.heroes[self.me].follows = follows
        if len(given) > 1:
            table.tell(PartySet(self.me, table.party(self.me)))
        return []

"""Judging: what a hero's cards are good for, how far it is, and which of them a check is worth."""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Offer
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.games.aftermath.cards import value_of
from strannik.games.aftermath.companions.stakes import card_worth, hand_worth
from strannik.games.aftermath.odds import Test, fitting, likelihood, starters
from strannik.games.aftermath.odds import added as added_up
from strannik.games.aftermath.pages.geometry import WALKED
from strannik.games.aftermath.pages.page import DASHED
from strannik.games.aftermath.steps.arrive import stops
from strannik.games.aftermath.steps.checks import PLAY, Check, cards_of
from strannik.games.aftermath.steps.move import colour_of, colours_held, points, ways_from
from strannik.games.aftermath.table import Table

COLOURED_STEP: Final = 2
STOP: Final = 1
"""How much longer a way is that leads over a space where the move ends, as something is read there. [AM-13.1.7]"""

FOUND: Final = {4: 1.7, 5: 2.3, 7: 3.0}
"""What a search token with this number promises."""

SPENT: Final = 0.6
"""How much cards are missed that were spent on a check: new ones come with every turn."""

KEEPING: Final = 1.0

Move = tuple[float, int, str, list[str]]
"""Cards for a move: how much they are missed, the points they make, the colour they share, and which they are."""


class Judge:
    """One hero's look at what is asked now, and at the cards in the hand."""

    def __init__(self, position: Position, seat: int) -> None:
        self.table: Table = position.table  # type: ignore[assignment]
        self.seat = seat
        self.step: Step = position.agenda[-1]
        self.given = position.given(seat)
        self.offer: Offer = position.offers[seat]
        self.hero = self.table.heroes[seat]
        self.hand: list[str] = self.table.hands[seat]
        self._moves: list[Move] = []

    def plan(self, test: Test, stake: float, risk: float) -> tuple[float, list[str]]:
        """The cards with which a check is worth most, and what it is worth with them."""
        best, chosen = -9.0, list[str]()
        table = self.table
        for first in starters(table, test, self.hand):
            more = fitting(first, self.hand)
            base = added_up(table, test, [first])
            for further in [list[str](), *subsets(more)]:
                odds = likelihood(table, test, test.difficulty - base - value_of(further))
                worth = odds * stake - (1.0 - odds) * risk - hand_worth([first, *further]) * SPENT
                if worth > best:
                    best, chosen = worth, [first, *further]
        return best, chosen

    def search_plan(self, place: str) -> tuple[float, list[str]]:
        """What a search token promises with the cards at hand, and which of them it takes."""
        number = self.table.searches[place]
        return self.plan(Test(self.seat, "search", ["intuition"], number, False), FOUND[number], 0.0)

    def cards_wanted(self, test: Test, stake: float, risk: float) -> list[float]:
        """The cards of the best plan, one after the other; then the dice."""
        best, chosen = self.plan(test, stake, risk)
        played = cards_of(self.given)
        if not played and best < -0.2 and any([answer.verb == "give-up" for answer in self.offer]):
            return [1.0 if answer.verb == "give-up" else 0.0 for answer in self.offer]
        return self.following(chosen)

    def following(self, chosen: list[str]) -> list[float]:
        """Play what was planned in its order, then roll."""
        played = cards_of(self.given)
        left = [card for card in chosen if card not in played]
        found: list[float] = []
        for answer in self.offer:
            if answer.verb == PLAY:
                found.append(2.0 - left.index(answer.name) * 0.1 if answer.name in left else -card_worth(answer.name))
            else:
                found.append(0.0 if answer.verb == "use" else 1.0)
        return found

    def cards_to(self, space: str) -> tuple[float, list[str]]:
        """The cards that are least missed among those that carry so far."""
        kept = self.kept_for(space)
        best, chosen = 99.0, list[str]()
        for worth, has, colour, cards in self.moves():
            if worth < best and has >= ways_from(self.table, self.seat, colour).costs.get(space, 99):
                missed = worth + sum([KEEPING for card in cards if card in kept], 0.0)
                if missed < best:
                    best, chosen = missed, cards
        return best, chosen

    def kept_for(self, space: str) -> list[str]:
        """The cards that are wanted on the space: for a search."""
        places = [place for place in self.table.sheet().spaces[space].searches if place in self.table.searches]
        for place in places:
            promise, cards = self.search_plan(place)
            if promise > 0:
                return cards
        return []

    def moves(self) -> list[Move]:
        """All that the hand could be played for a move, what is least missed first."""
        if not self._moves:
            held = colours_held(self.table, self.seat)
            for cards in subsets(self.hand):
                colour = colour_of(cards)
                has = points(self.table, self.seat, cards)
                self._moves.append((hand_worth(cards), has, colour if colour in held else "", cards))
            self._moves.sort(key=_least)
        return self._moves

    def far_from(self, target: str) -> dict[str, int]:
        """About how many points it takes from every space to the target; what is read on the way is a stop."""
        if not target:
            return {}
        ground, read = self.table.ground(), stops(self.table)
        far, edge = {target: 0}, [target]
        while edge:
            here = edge.pop(0)
            through = far[here] + (STOP if here != target and here in read else 0)
            for there, line in ground.lines[here].items():
                if line in WALKED:
                    cost = through + (1 if line == DASHED else COLOURED_STEP)
                    if cost < far.get(there, 99):
                        far[there] = cost
                        edge.append(there)
        return far

    def checked(self, check: Check) -> Test:
        return Test(check.me, check.purpose, check.skills, check.difficulty, check.hindered)


def _least(move: Move) -> float:
    return move[0]


def subsets(cards: list[str]) -> list[list[str]]:
    """Every way to take some of the cards, but not none."""
    found: list[list[str]] = []
    for mask in range(1, 1 << len(cards)):
        found.append([card for at, card in enumerate(cards) if mask >> at & 1])
    return found

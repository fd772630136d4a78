"""Positions: the table, what is to happen next, and what has been answered so far."""

from __future__ import annotations

from typing import Final

from strannik.core.events import Event
from strannik.core.offer import Answer, Offer
from strannik.core.refusal import Barred, NotOnOffer, NotYours, Refusal
from strannik.core.step import Over, Step, Together
from strannik.core.table import Table

UNANSWERED: Final[list[Answer]] = []


class Lane:
    """One seat's own agenda while several seats go on side by side."""

    def __init__(self, agenda: list[Step], given: list[Answer]) -> None:
        self.agenda = agenda
        self.given = given


class Position:
    """A game at one moment. It moves by `play` alone and waits whenever somebody is asked.

    `agenda` is a stack, the next step last. `answers` are those given to the top step; the
    lists in it are replaced, never changed, so that clones may share them. `offers` holds the
    open question of each seat that has one; it follows from the rest and is kept for speed.
    """

    def __init__(self, table: Table, agenda: list[Step]) -> None:
        self.table = table
        self.agenda = agenda
        self.answers: dict[int, list[Answer]] = {}
        self.lanes: dict[int, Lane] = {}
        self.offers: dict[int, Offer] = {}

    @property
    def finished(self) -> bool:
        return not self.agenda

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked something, lowest first."""
        if len(self.offers) == 1:
            for seat in self.offers:
                return [seat]
        return sorted(self.offers)

    def given(self, seat: int) -> list[Answer]:
        """What the seat has answered to the step that is asking it."""
        if self.lanes:
            lane = self.lanes.get(seat)
            return [] if lane is None else lane.given
        return self.answers.get(seat, [])

    def begin(self) -> None:
        """Go on to the first question."""
        self._settle()

    def play(self, seat: int, answer: Answer) -> list[Event]:
        """Answer a question, or use what may be used at any time; returns what happened.

        A bad answer raises a Refusal and changes nothing.
        """
        offer = self.offers.get(seat)
        if offer is None or not offer.takes(answer):
            return self._interrupt(seat, answer)
        table = self.table
        table.news = []
        if self.lanes:
            self._answer_in_lane(seat, answer)
            return table.news
        given = self.answers.get(seat)
        given = [answer] if given is None else [*given, answer]
        self.answers[seat] = given
        question = self.agenda[-1].ask(table, seat, given)
        if question is not None:
            self.offers[seat] = question
            return table.news
        del self.offers[seat]
        if not self.offers:
            self._finish()
            self._settle()
        return table.news

    def take_back(self, seat: int) -> bool:
        """Unsay the seat's last answer to the step that is still waiting, if there is one."""
        given = self.given(seat)
        if not given:
            return False
        given = given[:-1]
        if self.lanes:
            lane = self.lanes[seat]
            self.lanes[seat] = Lane(lane.agenda, given)
            step = lane.agenda[-1]
        else:
            if given:
                self.answers[seat] = given
            else:
                del self.answers[seat]
            step = self.agenda[-1]
        question = step.ask(self.table, seat, given)
        assert question is not None, "a step asks again what it asked before"
        self.offers[seat] = question
        return True

    def interrupts(self, seat: int) -> Offer | None:
        """What the seat may do now although it need not, also in another's turn; who only watches may do nothing."""
        if not self.agenda or self.lanes or not self.agenda[-1].interruptible():
            return None
        if not 0 <= seat < len(self.table.seats):
            return None
        return self.table.interrupts(seat)

    def why_not(self, seat: int, answer: Answer) -> Refusal | None:
        """Why the seat may not answer so, or None if it may."""
        offer = self.offers.get(seat)
        extra = self.interrupts(seat)
        if (offer is not None and offer.takes(answer)) or (extra is not None and extra.takes(answer)):
            return None
        for asked in (offer, extra):
            bar = None if asked is None else asked.bar(answer)
            if bar is not None:
                return Barred(bar.clause, **bar.facts)
        if offer is None:
            return NotYours("core.not-your-choice", seat=seat)
        return NotOnOffer("core.not-on-offer", move=str(answer))

    def clone(self) -> Position:
        """An independent copy that shares only what never changes."""
        other = Position(self.table.clone(), self.agenda[:])
        other.answers = self.answers.copy()
        other.offers = self.offers.copy()
        if self.lanes:
            other.lanes = {seat: Lane(lane.agenda[:], lane.given) for seat, lane in self.lanes.items()}
        return other

    def _interrupt(self, seat: int, answer: Answer) -> list[Event]:
        extra = self.interrupts(seat)
        if extra is None or not extra.takes(answer):
            refusal = self.why_not(seat, answer)
            assert refusal is not None
            raise refusal
        table = self.table
        table.news = []
        # The waiting question is asked again afterwards, from its beginning.
        self.answers = {}
        self.offers = {}
        self.agenda.append(table.interrupt(seat, answer))
        self._settle()
        return table.news

    def _settle(self) -> None:
        """Do what needs nobody's answer, until somebody is asked or the game is over."""
        table = self.table
        while self.agenda:
            step = self.agenda[-1]
            asked = step.seats(table)
            for seat in asked:
                question = step.ask(table, seat, UNANSWERED)
                if question is not None:
                    self.offers[seat] = question
            if self.offers:
                return
            if not asked and isinstance(step, Together):
                if self._open_lanes(step):
                    return
                self.agenda.pop()
            elif not asked and isinstance(step, Over):
                self.agenda.clear()
            else:
                self._finish()

    def _finish(self) -> None:
        step = self.agenda.pop()
        answers = self.answers
        if answers:
            self.answers = {}
        following = step.do(self.table, answers)
        if len(following) == 1:
            self.agenda.append(following[0])
        elif following:
            self.agenda += following[::-1]

    def _open_lanes(self, step: Together) -> bool:
        """Start the lanes; whether anybody has a question in them."""
        self.lanes = {seat: Lane(agenda[::-1], []) for seat, agenda in step.lanes.items()}
        self.agenda[-1] = Together({})  # its steps are in the lanes now, and nowhere twice
        for seat in sorted(self.lanes):
            self._settle_lane(seat)
        self._close_lanes()
        return bool(self.lanes)

    def _close_lanes(self) -> None:
        if not self.offers:
            self.lanes = {}

    def _answer_in_lane(self, seat: int, answer: Answer) -> None:
        lane = self.lanes[seat]
        given = [*lane.given, answer]
        question = lane.agenda[-1].ask(self.table, seat, given)
        if question is not None:
            self.lanes[seat] = Lane(lane.agenda, given)
            self.offers[seat] = question
            return
        del self.offers[seat]
        self._finish_in_lane(seat, lane, given)
        self._settle_lane(seat)
        self._close_lanes()
        if not self.lanes:
            self.agenda.pop()
            self._settle()

    def _settle_lane(self, seat: int) -> None:
        while self.lanes[seat].agenda:
            lane = self.lanes[seat]
            assert not isinstance(lane.agenda[-1], Together | Over), "a lane neither splits nor ends the game"
            question = lane.agenda[-1].ask(self.table, seat, [])
            if question is not None:
                self.offers[seat] = question
                return
            self._finish_in_lane(seat, lane, [])

    def _finish_in_lane(self, seat: int, lane: Lane, given: list[Answer]) -> None:
        following = lane.agenda[-1].do(self.table, {seat: given})
        self.lanes[seat] = Lane([*lane.agenda[:-1], *following[::-1]], [])

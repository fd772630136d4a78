"""Positions: the table, what is to happen next, and what has been answered so far."""

from __future__ import annotations

from typing import Final

from strannik.core.events import Event, Proposed
from strannik.core.offer import Answer, Offer
from strannik.core.refusal import Barred, NotOnOffer, NotYours, Refusal
from strannik.core.step import NOBODY_ASKED, Arrangement, Kept, Over, Step, Together
from strannik.core.table import Table

UNANSWERED: Final[list[Answer]] = []
NO_PROPOSALS: Final[dict[int, list[Answer]]] = {}


class Lane:
    """One seat's own agenda while several seats go on side by side."""

    def __init__(self, agenda: list[Step], given: list[Answer]) -> None:
        self.agenda = agenda
        self.given = given


class Frame:
    """The table as it lay in the middle of a move, when so many events had been told."""

    def __init__(self, position: Position, told: int) -> None:
        self.position = position
        self.told = told


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
        self._frames: list[Frame] = []
        self._doing: Step | None = None

    @property
    def finished(self) -> bool:
        return not self.agenda

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked something, lowest first."""
        offers = self.offers
        return sorted(offers) if len(offers) > 1 else list(offers)

    def given(self, seat: int) -> list[Answer]:
        """What the seat has answered to the step that is asking it."""
        if self.lanes:
            lane = self.lanes.get(seat)
            return [] if lane is None else lane.given
        return self.answers.get(seat, [])

    def called(self, seat: int, answer: Answer) -> str:
        """The message that says what an answer to the step that is asking the seat is called, if it has its own."""
        lane = self.lanes.get(seat)
        steps = self.agenda if lane is None else lane.agenda
        return steps[-1].called(self.table, answer) if steps else ""

    def begin(self) -> None:
        """Go on to the first question."""
        self._settle()

    def play(self, seat: int, answer: Answer) -> list[Event]:
        """Answer a question, propose otherwise, or use what may be used at any time; returns what happened.

        A bad answer raises a Refusal and changes nothing.
        """
        table, offers = self.table, self.offers
        offer = offers.get(seat)
        if offer is None or not offer.takes(answer):
            return self._unasked(seat, answer)
        table.news = []
        if self.lanes:
            self._answer_in_lane(seat, answer)
            return table.news
        given = [*self.answers.get(seat, UNANSWERED), answer]
        step = self.agenda[-1]
        if not step.sealed():
            return self._propose(step, seat, given)
        self.answers[seat] = given
        question = step.ask(table, seat, given)
        if question is not None:
            offers[seat] = question
            return table.news
        del offers[seat]
        if not offers:
            self.finish_step()
            self._settle()
        return table.news

    def _propose(self, step: Step, seat: int, given: list[Answer]) -> list[Event]:
        """Say something for all to hear, until enough have agreed or nobody has anything left to say."""
        table = self.table
        said = given[-1]
        table.tell(Proposed(seat, said.verb, said.thing, step.called(table, said)))
        self.answers[seat] = given
        question = step.ask(table, seat, given)
        if question is not None:
            self.offers[seat] = question
            return table.news
        self.offers.pop(seat, None)
        complete = self.answers
        if self.offers:
            complete = {other: answers for other, answers in complete.items() if other not in self.offers}
        if not self.offers or step.enough(table, complete):
            self.answers = complete
            self.offers = {}
            self.finish_step()
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

    @property
    def open(self) -> bool:
        """Whether the question that waits is an open one: everybody sees who proposes what."""
        return bool(self.agenda) and not self.agenda[-1].sealed()

    @property
    def proposals(self) -> dict[int, list[Answer]]:
        """What has been said so far for all to hear, by seat."""
        return self.answers if self.answers and self.open else NO_PROPOSALS

    def interrupts(self, seat: int) -> Offer | None:
        """What the seat may do now although it need not, also in another's turn; who only watches may do nothing.

        Where there are lanes, it is done in the seat's own.
        """
        agenda = self.agenda
        if self.lanes:
            lane = self.lanes.get(seat)
            if lane is None:
                return None
            agenda = lane.agenda
        if not agenda or not agenda[-1].interruptible():
            return None
        if not 0 <= seat < len(self.table.seats):
            return None
        return self.table.interrupts(seat)

    def interrupters(self) -> list[int]:
        """The seats that may have something to do although nobody asks them."""
        if self.lanes:
            open_lanes = [seat for seat in self.offers if self.lanes[seat].agenda[-1].interruptible()]
            return [seat for seat in self.table.interrupters() if seat in open_lanes] if open_lanes else NOBODY_ASKED
        if not self.agenda or not self.agenda[-1].interruptible():
            return NOBODY_ASKED
        return self.table.interrupters()

    def second_thoughts(self, seat: int) -> Offer | None:
        """What the seat may propose instead of what it has said in an open question."""
        if seat in self.offers or seat not in self.proposals:
            return None
        return self.agenda[-1].ask(self.table, seat, UNANSWERED)

    def extras(self, seat: int) -> list[Offer]:
        """All that the seat may say now although nobody asks it."""
        instead, extra = self.second_thoughts(seat), self.interrupts(seat)
        if instead is None:
            return [] if extra is None else [extra]
        return [instead] if extra is None else [instead, extra]

    def why_not(self, seat: int, answer: Answer) -> Refusal | None:
        """Why the seat may not answer so, or None if it may."""
        offer = self.offers.get(seat)
        asked = self.extras(seat) if offer is None else [offer, *self.extras(seat)]
        if any([one.takes(answer) for one in asked]):
            return None
        for one in asked:
            bar = one.bar(answer)
            if bar is not None:
                return Barred(bar.clause, **bar.facts)
        if offer is None:
            return NotYours("core.not-your-choice", seat=seat)
        return NotOnOffer("core.not-on-offer", move=str(answer))

    def film(self) -> None:
        """Keep from now on what lies on the table at every beat."""
        self._frames = []
        self.table.camera = self._shoot

    def frames(self) -> list[Frame]:
        """What has been filmed; the camera is put away."""
        self.table.camera = None
        self._doing = None
        frames, self._frames = self._frames, []
        return frames

    def _shoot(self) -> None:
        moment = self.clone()
        if self._doing is not None and not moment.lanes:
            moment.agenda.append(self._doing)
        moment.offers = {}  # nobody is asked while it happens
        self._frames.append(Frame(moment, len(self.table.news)))

    def clone(self) -> Position:
        """An independent copy that shares only what never changes."""
        other = Position(self.table.clone(), self.agenda[:])
        other.answers = self.answers.copy()
        other.offers = self.offers.copy()
        if self.lanes:
            other.lanes = {seat: Lane(lane.agenda[:], lane.given) for seat, lane in self.lanes.items()}
        return other

    def _unasked(self, seat: int, answer: Answer) -> list[Event]:
        """Say something although nobody asks."""
        table = self.table
        instead = self.second_thoughts(seat)
        if instead is not None and instead.takes(answer):
            table.news = []
            return self._propose(self.agenda[-1], seat, [answer])
        extra = self.interrupts(seat)
        if extra is None or not extra.takes(answer):
            refusal = self.why_not(seat, answer)
            assert refusal is not None
            raise refusal
        table.news = []
        if self.lanes:
            lane = self.lanes[seat]
            self.lanes[seat] = Lane([*lane.agenda, table.interrupt(seat, answer)], [])
            self.offers.pop(seat, None)
            self._go_on_in_lane(seat)
            return table.news
        step, asked = self.agenda[-1], self.offers
        # One seat's question is asked again afterwards, from its beginning: what was done may well have been about it.
        if self.answers and len(step.seats(table)) > 1:
            self.agenda.append(self._kept())
        self.answers = {}
        self.offers = {}
        self.agenda.append(table.interrupt(seat, answer))
        self._settle()
        if self.agenda and self.agenda[-1] is step:
            # Whoever is asked the same has the very same question: an answer on its way is still meant for it.
            for other, question in asked.items():
                if self.offers.get(other) == question:
                    self.offers[other] = question
        return table.news

    def _kept(self) -> Kept:
        """What the seats have answered, and what they were asked."""
        answers = {seat: [[answer.verb, answer.thing] for answer in given] for seat, given in self.answers.items()}
        return Kept(answers, {seat: self._asked(seat, given) for seat, given in self.answers.items()})

    def _asked(self, seat: int, given: list[Answer]) -> list[str]:
        """What the step on top asks the seat after each of these answers."""
        step = self.agenda[-1]
        return [asked_in_words(step.ask(self.table, seat, given[:count])) for count in range(len(given) + 1)]

    def _take_up(self, kept: Kept) -> None:
        """Let those who are asked what they were asked before have answered it."""
        for seat, said in kept.answers.items():
            given = [Answer(str(verb), thing) for verb, thing in said]
            if seat in self.agenda[-1].seats(self.table) and self._asked(seat, given) == kept.asked[seat]:
                self.answers[seat] = given

    def _settle(self) -> None:
        """Do what needs nobody's answer, until somebody is asked or the game is over."""
        table, agenda = self.table, self.agenda
        while agenda:
            step = agenda[-1]
            asked = step.seats(table)
            if len(asked) == 1:
                seat = asked[0]
                question = step.ask(table, seat, self.answers.get(seat, UNANSWERED))
                if question is not None:
                    self.offers[seat] = question
                    return
            elif asked:
                self._ask(step, asked)
                if self.offers:
                    return
            elif isinstance(step, Arrangement):
                if self._arrange(step):
                    return
                continue
            self.finish_step()

    def _ask(self, step: Step, asked: list[int]) -> None:
        """Ask several seats; an open question is the same for all, and made only once."""
        alike: Offer | None = None
        for seat in asked:
            given = self.answers.get(seat, UNANSWERED)
            question = step.ask(self.table, seat, given) if alike is None or given else alike
            if question is not None:
                self.offers[seat] = question
                if not step.sealed():
                    alike = question

    def _arrange(self, step: Arrangement) -> bool:
        """Carry out a step about the agenda itself; whether somebody is asked in a lane now."""
        if isinstance(step, Together):
            if self._open_lanes(step):
                return True
            if self.agenda:
                self.agenda.pop()
        elif isinstance(step, Over):
            self.agenda.clear()
        elif isinstance(step, Kept):
            self.agenda.pop()
            self._take_up(step)
        return False

    def finish_step(self) -> None:
        """Carry out the top step by the answers it has; what follows is next."""
        table, agenda, answers = self.table, self.agenda, self.answers
        step = agenda.pop()
        if answers:
            self.answers = {}
        if table.camera is not None:
            self._doing = step
        following = step.do(table, answers)
        if following:
            if len(following) == 1:  # as it mostly is
                agenda.append(following[0])
            else:
                agenda += following[::-1]

    def _open_lanes(self, step: Together) -> bool:
        """Start the lanes; whether anybody has a question in them."""
        self.lanes = {seat: Lane(agenda[::-1], []) for seat, agenda in step.lanes.items()}
        self.agenda[-1] = Together({})  # its steps are in the lanes now, and nowhere twice
        for seat in sorted(self.lanes):
            if self.agenda:
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
        self._go_on_in_lane(seat)

    def _go_on_in_lane(self, seat: int) -> None:
        self._settle_lane(seat)
        self._close_lanes()
        if not self.lanes and self.agenda:
            self.agenda.pop()
            self._settle()

    def _settle_lane(self, seat: int) -> None:
        while self.lanes[seat].agenda:
            lane = self.lanes[seat]
            if isinstance(lane.agenda[-1], Over):
                self.agenda.clear()
                self.offers = {}
                return
            assert not isinstance(lane.agenda[-1], Together), "a lane does not split"
            question = lane.agenda[-1].ask(self.table, seat, [])
            if question is not None:
                self.offers[seat] = question
                return
            self._finish_in_lane(seat, lane, [])

    def _finish_in_lane(self, seat: int, lane: Lane, given: list[Answer]) -> None:
        following = lane.agenda[-1].do(self.table, {seat: given})
        self.lanes[seat] = Lane([*lane.agenda[:-1], *following[::-1]], [])


def asked_in_words(question: Offer | None) -> str:
    """All of a question that can be told from another: what is open, and why the rest is closed."""
    return "" if question is None else f"{question} {question.barred()}"

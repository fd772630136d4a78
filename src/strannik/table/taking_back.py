"""Taking back: what a seat may unsay alone, and what needs the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from strannik.box.match import Match
from strannik.core.offer import Answer
from strannik.core.record import Move
from strannik.core.refusal import Refusal

WayBack = Literal["retract", "undo", "consent"]


@dataclass(frozen=True)
class Proposal:
    """A seat asks to go back to before its move; everybody asked must agree. `n` is the entry by which it asked."""

    seat: int
    move: Move
    asked: list[int]
    agreed: list[int]
    n: int = 0


class Said(NamedTuple):
    """An answer that somebody gave, with the message it was called by, if it had one of its own."""

    answer: Answer
    called: str


def agreed(proposal: Proposal, seats: tuple[int, ...]) -> Proposal:
    """The proposal with one more in favour, who speaks for all of their seats that are asked."""
    for_it = [seat for seat in proposal.asked if seat in seats or seat in proposal.agreed]
    return Proposal(proposal.seat, proposal.move, proposal.asked, for_it, proposal.n)


def last_move(match: Match, seat: int) -> Move:
    """The seat's last move that still stands."""
    move = _last_move(match, seat)
    if move is None:
        raise Refusal("core.nothing-to-undo")
    return move


def _last_move(match: Match, seat: int) -> Move | None:
    for made in reversed(match.history[match.floor :]):
        if isinstance(made.move, Move) and made.move.seat == seat:
            return made.move
    return None


def said(match: Match, move: Move) -> Said:
    """What was answered by a move that still stands."""
    made = match.history[move.n - 1]
    assert made.answer is not None
    return Said(made.answer, made.called)


def latest(match: Match, seats: tuple[int, ...], front: int) -> int:
    """Which of their seats a person takes back for: the one in front that has answered, or else the last that spoke."""
    if match.position.given(front):
        return front
    for made in reversed(match.history[match.floor :]):
        if isinstance(made.move, Move) and made.move.seat in seats:
            return made.move.seat
    return front


def way_back(match: Match, seat: int, people: list[tuple[int, ...]]) -> tuple[WayBack, Said] | None:
    """How the seat could take something back now, and what it had said. `people` are the seats of each."""
    if match.position.finished:
        return None
    given = match.position.given(seat)
    if given and match.n > match.floor:
        return "retract", Said(given[-1], match.position.called(seat, given[-1]))
    move = _last_move(match, seat)
    if move is None:
        return None
    if match.history[-1].move is move:
        try:
            return "undo", said(match, match.undoable(seat, people))
        except Refusal:
            pass
    return "consent", said(match, move)

"""Agreeing: what a bot says where everybody hears what the others are for."""

from __future__ import annotations

from strannik.bots.window import Window
from strannik.core.offer import Answer


def foregone_answer(window: Window) -> Answer | None:
    """What need not be thought about: the only answer there is, or what most of the others are for."""
    return window.offer[0] if len(window.offer) == 1 else proposal_of_most(window)


def proposal_of_most(window: Window) -> Answer | None:
    """What most of the others have proposed and the seat may propose too; the first of them, if several are equal."""
    said = window.proposals
    if not said:
        return None
    place = len(said[window.seat]) if window.seat in said else 0
    proposed = [said[seat][place] for seat in sorted(said) if seat != window.seat and len(said[seat]) > place]
    best: Answer | None = None
    most = 0
    for answer in proposed:
        count = proposed.count(answer)
        if count > most and window.offer.takes(answer):
            best, most = answer, count
    return best

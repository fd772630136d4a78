"""Group checks: work that all share, with cards only, over as many turns as it takes. [AM-12.1]"""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.aftermath.cards import ACTIONS
from strannik.games.aftermath.events.turns import WorkDone, WorkedOn
from strannik.games.aftermath.pages.works import Work, work_at
from strannik.games.aftermath.steps.checks import PLAY
from strannik.games.aftermath.table import Table

WORK: Final = "work"


def open_works(table: Table, seat: int) -> Offer:
    """The group checks to which the hero may add a card: one at a time, and where the book says. [AM-12.2, AM-12.5]"""
    closed: dict[Thing, Bar] = {}
    for id in table.works:
        work = work_at(table, id)
        if work.space and work.space != table.heroes[seat].space:
            closed[id] = Bar("AM-12.5", work=id, space=work.space)
        elif table.work and table.work != id:
            closed[id] = Bar("AM-12.5.1", work=table.work)
        elif not any([fits(table, work, card) for card in table.hands[seat]]):
            closed[id] = Bar("AM-12.3", work=id)
    return Offer(WORK, list(table.works), closed, (), "AM-12.2")


def fits(table: Table, work: Work, card: str) -> bool:
    """Whether a card may be added: the first bears the skill or is white, the others match it. [AM-12.2, AM-12.3]"""
    if table.work_card:
        return ACTIONS[card].matches(ACTIONS[table.work_card[0]])
    return ACTIONS[card].may_start(work.skill)


def cards_for_work(table: Table, seat: int, id: str) -> Offer:
    """The cards of the hand that may be added. [AM-12.2, AM-12.3]"""
    work = work_at(table, id)
    hand = table.hands[seat]
    closed: dict[Thing, Bar] = {}
    for card in hand:
        if not fits(table, work, card):
            first = table.work_card[0] if table.work_card else ""
            closed[card] = (
                Bar("AM-11.3", card=card, first=first) if first else Bar("AM-11.2", card=card, skill=work.skill)
            )
    return Offer(PLAY, hand, closed, clause="AM-12.2")


def add_to_work(table: Table, seat: int, id: str, card: str) -> list[Step]:
    """The first card goes into the slot, every further one is discarded; enough of them end the work. [AM-12.4]"""
    work = work_at(table, id)
    if table.work_card:
        table.discard(seat, card)
    else:
        table.hands[seat].remove(card)
        table.work_card.append(card)
        table.work = id
    table.work_count += ACTIONS[card].value
    table.tell(WorkedOn(seat, card, table.work_count, work.needed))
    if table.work_count < work.needed:
        return []
    table.tell(WorkDone(id))
    table.end_work(id)
    return table.teller().made(table, seat, work.success)

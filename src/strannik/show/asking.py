"""Asking: what a position asks a seat, put into words."""

from __future__ import annotations

import msgspec

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer, Bar, Offer
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.core.table import Table
from strannik.core.view import Moment
from strannik.show.prompt import PLAIN, Choosable, Closed, Manners, Preview, Prompt, Suggestion
from strannik.show.scene import Scene
from strannik.show.words import Words


def prompt(
    position: Position,
    seat: int,
    words: Words,
    preview: Preview | None = None,
    manners: Manners = PLAIN,
    seats: tuple[int, ...] = (),
    moment: Moment | None = None,
) -> Prompt:
    """The seat's prompt. A question reads `ask-<verb>`, an option `do-<verb>` with the thing filled in.

    `manners` are how the game's answers are offered. `seats` are all that the seat's person holds, if more than this
    one, and `moment` is this position for all who look at it.
    """
    offer = position.offers.get(seat)
    extras = position.extras(seat)
    given = [str(answer) for answer in position.given(seat)]
    waiting = position.waiting if moment is None else moment.waiting
    if offer is None and not extras:
        return Prompt(seat, waiting, given=given, proposals=proposed(position, words))
    ahead = Foresight(position, seat, seats, moment)
    options = [] if offer is None else choosable(offer, ahead, words, preview, manners)
    idle = manners.formal if len(options) == 1 else manners.forced
    if offer is not None and len(offer) == 1 and options[0].verb in idle and not any([len(extra) for extra in extras]):
        options = [msgspec.structs.replace(options[0], formal=True), *options[1:]]
    return Prompt(
        seat=seat,
        waiting=waiting,
        question="" if offer is None else question(offer, ahead.view.step, ahead.view.table, words),
        clause="" if offer is None else offer.clause,
        options=options,
        extras=[option for extra in extras for option in choosable(extra, ahead, words, preview, manners)],
        given=given,
        proposals=proposed(position, words),
    )


def proposed(position: Position, words: Words) -> list[Suggestion]:
    """What each seat has said in an open question."""
    found: list[Suggestion] = []
    proposals = position.proposals
    for seat, said in sorted(proposals.items()) if proposals else ():
        called = ", ".join([label_at(position.agenda[-1], position.table, answer, words) for answer in said])
        found.append(Suggestion(seat, [str(answer) for answer in said], called))
    return found


def question(offer: Offer, step: Step | None, table: Table, words: Words) -> str:
    """The question, by a message of the step that asks where it has one, else by its verb; a verb of several uses may
    tell by the first thing on offer which of them is meant.

    `others` says whether anything else than what the verb is about may be answered.
    """
    first = offer.things[0] if offer.things else ""
    others = bool(offer.words or offer.others) and any([answer.verb != offer.verb for answer in offer])
    wording = "" if step is None else step.wording(table, offer)
    return words.say(wording or f"ask-{offer.verb}", {"thing": first, "others": "yes" if others else "no"})


def label(answer: Answer, words: Words, called: str = "") -> str:
    """What an answer is called: by a message of its own where the step that asks has one."""
    return words.say(called) if called else words.answer(answer.verb, answer.thing)


def label_at(step: Step | None, table: Table, answer: Answer, words: Words) -> str:
    """What an answer to this step is called."""
    return label(answer, words, "" if step is None else step.called(table, answer))


def choosable(
    offer: Offer, ahead: Foresight, words: Words, preview: Preview | None, manners: Manners
) -> list[Choosable]:
    """Every option of the offer, the open ones first."""
    options, step, table = [], ahead.view.step, ahead.view.table
    for answer in offer:
        said = Choosable(
            say=str(answer),
            label=label_at(step, table, answer, words),
            verb=answer.verb,
            thing=answer.thing,
            preview="" if preview is None else preview(ahead, answer, words),
            declines=answer.verb in manners.declining,
            aside=answer.verb in manners.aside,
            # Where giving away is what is asked, nobody takes it for anything else.
            parting=words.say(f"part-{answer.verb}")
            if answer.verb in manners.parting and answer.verb != offer.verb
            else "",
            lights={} if manners.lights is None else manners.lights(ahead, answer),
        )
        options.append(said)
    for answer, bar in offer.barred():
        closed = refused(bar, words)
        named = label_at(step, table, answer, words)
        options.append(Choosable(str(answer), named, answer.verb, answer.thing, closed=closed))
    return options


def reason(ahead: Foresight, answer: Answer, words: Words, preview: Preview | None, scene: Scene) -> str:
    """Why one could give the answer: what it would change, or what stands with it on a page, or else what it comes to.

    `why-<verb>` says that in general; a verb that has no such message is taken to speak for itself.
    """
    changes = "" if preview is None else preview(ahead, answer, words)
    if changes:
        return changes
    for area in scene.areas:
        for piece in area.pieces:
            if piece.say == str(answer) and (piece.badge or piece.text[1:]):
                return " · ".join([part for part in (*piece.text[1:], piece.badge) if part])
    why = f"why-{answer.verb}"
    return words.say(why, {"thing": answer.thing}) if why in words else ""


def refused(bar: Bar, words: Words) -> Closed:
    """A bar in words."""
    return Closed(bar.clause, words.refusal(bar.clause, bar.facts))

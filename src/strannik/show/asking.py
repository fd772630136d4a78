"""Asking: what a position asks a seat, put into words."""

from __future__ import annotations

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer, Bar, Offer
from strannik.core.position import Position
from strannik.show.prompt import Choosable, Closed, Preview, Prompt, Suggestion
from strannik.show.words import Words


def prompt(
    position: Position,
    seat: int,
    words: Words,
    preview: Preview | None = None,
    declining: frozenset[str] = frozenset(),
    seats: tuple[int, ...] = (),
) -> Prompt:
    """The seat's prompt. A question reads `ask-<verb>`, an option `do-<verb>` with the thing filled in.

    Whoever says one of the verbs in `declining` lets something be. `seats` are all that the seat's person holds, if
    more than this one.
    """
    offer = position.offers.get(seat)
    extras = position.extras(seat)
    given = [str(answer) for answer in position.given(seat)]
    if offer is None and not extras:
        return Prompt(seat, position.waiting, given=given, proposals=proposed(position, words))
    ahead = Foresight(position, seat, seats)
    return Prompt(
        seat=seat,
        waiting=position.waiting,
        question="" if offer is None else question(offer, words),
        clause="" if offer is None else offer.clause,
        options=choosable(offer, ahead, words, preview, declining),
        extras=[option for extra in extras for option in choosable(extra, ahead, words, preview, declining)],
        given=given,
        proposals=proposed(position, words),
    )


def proposed(position: Position, words: Words) -> list[Suggestion]:
    """What each seat has said in an open question."""
    found: list[Suggestion] = []
    for seat, said in sorted(position.proposals.items()):
        called = ", ".join([label(answer, words) for answer in said])
        found.append(Suggestion(seat, [str(answer) for answer in said], called))
    return found


def question(offer: Offer, words: Words) -> str:
    """The question, by its verb."""
    return words.say(f"ask-{offer.verb}")


def label(answer: Answer, words: Words) -> str:
    """What an answer is called."""
    return words.say(f"do-{answer.verb}", {"thing": answer.thing})


def choosable(
    offer: Offer | None, ahead: Foresight, words: Words, preview: Preview | None, declining: frozenset[str]
) -> list[Choosable]:
    """Every option of the offer, the open ones first."""
    if offer is None:
        return []
    options = []
    for answer in offer:
        hint = "" if preview is None else preview(ahead, answer, words)
        lets_be = answer.verb in declining
        said = Choosable(str(answer), label(answer, words), answer.verb, answer.thing, hint, declines=lets_be)
        options.append(said)
    for answer, bar in offer.barred():
        closed = refused(bar, words)
        options.append(Choosable(str(answer), label(answer, words), answer.verb, answer.thing, closed=closed))
    return options


def refused(bar: Bar, words: Words) -> Closed:
    """A bar in words."""
    return Closed(bar.clause, words.refusal(bar.clause, bar.facts))

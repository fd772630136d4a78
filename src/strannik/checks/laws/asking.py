"""What is asked: whoever is asked can answer, whatever is closed says why, and asking changes nothing."""

from __future__ import annotations

from strannik.box.box import core_rulebook
from strannik.checks.subject import Subject, questions, reached
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.refusal import Refusal
from strannik.core.saving import fingerprint
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES


def asking_changes_nothing(subject: Subject, seed: int, moves: int) -> None:
    """Looking and asking change nothing."""
    match, _ = reached(subject, seed, moves)
    position = match.position
    before = fingerprint(position)
    for seat in [*position.table.seats, WATCHER]:
        View(position, seat).save()
    for seat in position.table.seats:
        position.interrupts(seat)
        for step in position.agenda[-1:]:
            if not position.lanes and seat in step.seats(position.table):
                step.ask(position.table, seat, position.given(seat))
        for language in LANGUAGES:
            prompt(position, seat, subject.game.words(language), subject.game.preview)
    assert fingerprint(position) == before


def who_can_interrupt_is_among_the_interrupters(subject: Subject, seed: int, moves: int) -> None:
    """Whoever can act at any time is among the interrupters."""
    match, _ = reached(subject, seed, moves)
    position = match.position
    able = [seat for seat in position.table.seats if position.interrupts(seat)]
    assert set(able) <= set(position.interrupters())


def who_only_watches_is_asked_and_offered_nothing(subject: Subject, seed: int, moves: int) -> None:
    """Whoever only watches is asked and offered nothing."""
    match, _ = reached(subject, seed, moves)
    for nobody in (WATCHER, -1, len(match.position.table.seats)):
        assert match.position.interrupts(nobody) is None
    shown = prompt(match.position, WATCHER, subject.game.words("en"), subject.game.preview)
    assert (shown.options, shown.extras) == ([], [])


def answers_side_by_side_commute(subject: Subject, seed: int, moves: int) -> None:
    """Answers given at the same time come out the same in any order."""
    match, players = reached(subject, seed, moves)
    waiting = match.position.waiting
    if len(waiting) < 2:
        return
    first, second = waiting[0], waiting[-1]
    asked = questions(match.position)
    answers = {seat: asked[seat][players.chance.below(len(asked[seat]))] for seat in (first, second)}
    one, two = match.position.clone(), match.position.clone()
    one.play(first, answers[first])
    two.play(second, answers[second])
    if one.offers.get(second) is not asked[second] or two.offers.get(first) is not asked[first]:
        # One of the two was enough to settle an open question, or ended the game.
        assert match.position.open or one.finished or two.finished
        return
    one.play(second, answers[second])
    two.play(first, answers[first])
    assert fingerprint(one) == fingerprint(two)


def whoever_is_asked_can_answer(subject: Subject, seed: int, moves: int) -> None:
    """Whoever is asked has an answer, and as long as nobody is asked the game is over."""
    match, _ = reached(subject, seed, moves)
    position = match.position
    assert position.finished or position.waiting
    assert all([len(position.offers[seat]) > 0 for seat in position.waiting])


def refused_by(position: Position, seat: int, answer: Answer) -> str:
    """The clause by which the answer is refused; nothing if it is not."""
    try:
        position.clone().play(seat, answer)
    except Refusal as refusal:
        return refusal.clause
    return ""


def whatever_is_closed_says_why_in_both_languages(subject: Subject, seed: int, moves: int) -> None:
    """Whatever is closed says why in every language, by a clause that exists."""
    match, _ = reached(subject, seed, moves)
    rulebook = subject.game.rulebook
    for seat in match.position.table.seats:
        for offer in (match.position.offers.get(seat), *match.position.extras(seat)):
            for answer, bar in [] if offer is None else offer.barred():
                assert bar.clause in rulebook or bar.clause in core_rulebook()
                for language in LANGUAGES:
                    assert subject.game.words(language).refusal(bar.clause, bar.facts)
                assert refused_by(match.position, seat, answer) == bar.clause

"""The laws: what holds at every moment of every game.

Each is a function that fails by an assertion; its docstring is what is said of a game that breaks it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from strannik.bots.bot import Bot
from strannik.bots.fuzz import FuzzBot
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.box.box import core_rulebook
from strannik.box.match import Match, replay
from strannik.checks.secrets import asked_alike, people, prompts, told_alike
from strannik.checks.subject import LONGEST, Subject, kept_record, reached
from strannik.core.chance import Chance, derived_seed
from strannik.core.events import told
from strannik.core.offer import Answer, Offer
from strannik.core.position import Position
from strannik.core.record import read_record, write_record
from strannik.core.redeal import census, redeal
from strannik.core.refusal import Refusal
from strannik.core.saving import fingerprint, save_position
from strannik.core.view import Moment, View
from strannik.core.zones import WATCHER, zones_of
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.show.telling import outcome, sentence

LawOfMoments = Callable[[Subject, int, int], None]
"""Tried with a seed, after so many random moves."""

LawOfGames = Callable[[Subject], None]
"""Tried on whole games."""

MOMENTS: Final = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377)
"""After how many moves the laws are tried: early ones, where games begin in many ways, and late ones."""

LONG: Final = 1000
"""As many moves of a game as a law needs to see; that games end is a law of its own."""

TOLD: Final = 4
"""How many moves in a row are listened to at every moment."""

FILMED: Final = 20
"""How many moments between two questions are looked at."""

UNDONE: Final = 200
"""How many moves of a game are taken back and made again."""


def questions(position: Position) -> dict[int, Offer]:
    return {seat: position.offers[seat] for seat in position.waiting}


def replay_gives_the_position(subject: Subject, seed: int, moves: int) -> None:
    """Replaying the record gives the position."""
    match, _ = reached(subject, seed, moves)
    entries = read_record(write_record(match.entries), "record")
    again = replay(subject.game, entries, match.seed, "record")
    assert fingerprint(again.position) == fingerprint(match.position)


def save_and_load_is_the_same(subject: Subject, seed: int, moves: int) -> None:
    """A position that is saved and loaded is the same, and asks the same."""
    match, _ = reached(subject, seed, moves)
    saved = json.loads(json.dumps(save_position(match.position)))
    loaded = subject.game.load(saved)
    assert save_position(loaded) == saved
    assert questions(loaded) == questions(match.position)
    for seat in match.position.waiting:
        assert prompts(subject.game, loaded, (seat,)) == prompts(subject.game, match.position, (seat,))


def a_loaded_game_goes_on_as_the_saved_one(subject: Subject, seed: int, moves: int) -> None:
    """A loaded game goes on as the saved one does."""
    match, players = reached(subject, seed, moves)
    loaded = subject.game.load(save_position(match.position))
    for _ in range(12):
        if match.position.finished:
            break
        seat, answer = players.choose()
        match.play(seat, answer)
        loaded.play(seat, answer)
    assert fingerprint(loaded) == fingerprint(match.position)


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


def a_later_move_never_changes_an_earlier_clone(subject: Subject, seed: int, moves: int) -> None:
    """A later move never changes an earlier copy: lists of lists are declared as nested."""
    match, players = reached(subject, seed, moves)
    clone = match.position.clone()
    before, asked = fingerprint(clone), {seat: str(offer) for seat, offer in questions(clone).items()}
    for _ in range(12):
        if not match.position.finished:
            players.move()
    assert fingerprint(clone) == before
    assert {seat: str(offer) for seat, offer in questions(clone).items()} == asked


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


def secrets_do_not_show(subject: Subject, seed: int, moves: int) -> None:
    """Views, offers and scenes show nothing that is hidden from the seat."""
    match, _ = reached(subject, seed, moves)
    position = match.position
    for seats in people(position):
        other = redeal(position, seats, Chance(derived_seed("redeal", seed, *seats), 0))
        assert census(other) == census(position)
        for seat in seats:
            assert View(other, seat, seats).save() == View(position, seat, seats).save()
            assert other.offers.get(seat) == position.offers.get(seat)
            assert other.extras(seat) == position.extras(seat)
            for language in LANGUAGES:
                words = subject.game.words(language)
                seen = subject.game.scene(View(position, seat, seats), words)
                assert subject.game.scene(View(other, seat, seats), words) == seen


def prompts_tell_no_secrets(subject: Subject, seed: int, moves: int) -> None:
    """Questions, labels and previews tell nothing that is hidden from the seat."""
    match, _ = reached(subject, seed, moves)
    asked_alike(subject.game, match.position, Chance(derived_seed("asked", seed), 0))


def what_is_told_names_nothing_that_stays_hidden(subject: Subject, seed: int, moves: int) -> None:
    """What a seat is told of a move names nothing that stays hidden from it."""
    match, players = reached(subject, seed, moves)
    for number in range(TOLD):
        if match.position.finished:
            return
        seat, answer = players.choose()
        with kept_record(match):
            told_alike(match.position, seat, answer, Chance(derived_seed("told", seed, number), 0))
        match.play(seat, answer)


def things_that_lie_together_are_all_numbers_or_all_ids(subject: Subject, seed: int, moves: int) -> None:
    """Things that lie in one place are all numbers or all ids."""
    match, _ = reached(subject, seed, moves)
    table = match.position.table
    for name, zone in zones_of(type(table)).items():
        places = getattr(table, name) if zone.for_each_seat else [getattr(table, name)]
        assert all([len({type(thing) for thing in place}) <= 1 for place in places]), name


def looking_together_shows_what_looking_alone_shows(subject: Subject, seed: int, moves: int) -> None:
    """Looking together shows what looking alone shows."""
    match, _ = reached(subject, seed, moves)
    position = match.position
    before = fingerprint(position)
    together = Moment(position)
    words_of_the_game = [subject.game.words(language) for language in LANGUAGES]
    for seats in [(WATCHER,), *people(position)]:
        assert together.view(seats[0], seats).save() == View(position, seats[0], seats).save()
        for words in words_of_the_game:
            seen = subject.game.scene(View(position, seats[0], seats), words)
            assert subject.game.scene(together.view(seats[0], seats), words) == seen
    assert fingerprint(position) == before


def nothing_shows_the_seed(subject: Subject, seed: int, moves: int) -> None:
    """No view shows the seed."""
    match, _ = reached(subject, seed, moves)
    for seat in [*match.position.table.seats, WATCHER]:
        assert match.seed not in json.dumps(View(match.position, seat).save())


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


def every_prompt_and_scene_can_be_read_in_both_languages(subject: Subject, seed: int, moves: int) -> None:
    """Every question and every scene can be read in every language."""
    match, _ = reached(subject, seed, moves)
    for language in LANGUAGES:
        words = subject.game.words(language)
        for seat in [*match.position.table.seats, WATCHER]:
            assert subject.game.scene(View(match.position, seat), words).areas
        for seat in match.position.waiting:
            asked = prompt(match.position, seat, words, subject.game.preview)
            assert asked.question
            assert all([option.label for option in asked.options])


def every_event_can_be_told_in_both_languages(subject: Subject) -> None:
    """Every event can be told in every language."""
    match, players = reached(subject, 1, 0)
    languages = [subject.game.words(language) for language in LANGUAGES]
    for _ in range(LONG):
        if match.position.finished:
            return
        seat, answer = players.choose()
        for event in match.play(seat, answer):
            for listener in [*match.position.table.seats, WATCHER]:
                heard = told(event, (listener,))
                assert all([sentence(heard, words, listener) for words in languages])


def every_moment_on_the_way_can_be_shown_and_shows_no_secret(subject: Subject) -> None:
    """Every moment between two questions can be shown, and shows no secret."""
    match, players = reached(subject, 5, 0)
    match.filmed = True
    words = subject.game.words("en")
    moments = 0
    while not match.position.finished and moments < FILMED and match.n < LONG:
        players.move()
        for frame in match.frames:
            moments += 1
            assert frame.position.waiting == []
            for seat in [*match.position.table.seats, WATCHER]:
                seen = subject.game.scene(View(frame.position, seat), words)
                assert seen.areas
                if seat == WATCHER:
                    continue
                other = redeal(frame.position, (seat,), Chance(derived_seed("moment", moments, seat), 0))
                other.offers = {}
                assert subject.game.scene(View(other, seat), words) == seen


def nothing_is_lost_or_doubled(subject: Subject) -> None:
    """No card is lost or doubled."""
    match, players = reached(subject, 2, 0)
    counted = census(match.position)
    with kept_record(match):
        for _ in range(LONG):
            if match.position.finished:
                return
            players.move()
            assert census(match.position) == counted


def taking_back_gives_the_position_before(subject: Subject, seed: int, moves: int) -> None:
    """Taking an answer back gives the position before it."""
    match, players = reached(subject, seed, moves)
    if match.position.finished:
        return
    position = match.position.clone()
    before = fingerprint(position)
    seat, answer = players.choose()
    if seat not in position.offers or not position.offers[seat].takes(answer):
        return
    position.play(seat, answer)
    if position.given(seat) == [*match.position.given(seat), answer]:
        assert position.take_back(seat)
        assert fingerprint(position) == before
        assert questions(position) == questions(match.position)


def undo_gives_the_position_before(subject: Subject) -> None:
    """Undoing a move gives the position before it."""
    match, players = reached(subject, 3, 0)
    undone = 0
    while not match.position.finished and undone < UNDONE:
        before = fingerprint(match.position)
        seat, answer = players.choose()
        match.play(seat, answer)
        try:
            match.undo(seat)
        except Refusal:
            continue
        undone += 1
        assert fingerprint(match.position) == before
        match.play(seat, answer)
    assert undone
    again = replay(subject.game, match.entries, match.seed, "record")
    assert fingerprint(again.position) == fingerprint(match.position)


def games_end(subject: Subject) -> None:
    """Games end, whoever plays them, with a sheet for every seat; asking how they ended changes nothing."""
    chance = Chance(derived_seed("ending", subject), 0)
    companies: list[list[Bot]] = [
        [RandomBot(chance) for _ in range(subject.seats)],
        [FuzzBot(chance) for _ in range(subject.seats)],
    ]
    for number, bots in enumerate([*companies, *companies, *companies]):
        position = subject.game.start(
            subject.seats, Chance(derived_seed("games end", number), subject.seats), subject.options
        )
        assert play_out(position, bots) < LONGEST
        ended = fingerprint(position)
        result = subject.game.result(position.table)
        assert len(result.sheets) == subject.seats
        assert set(result.winners) <= set(position.table.seats)
        assert all([outcome(result, subject.game.words(language)) or not result.outcome for language in LANGUAGES])
        assert not result.together or set(result.winners) in (set(), set(position.table.seats))
        for figures in subject.game.statistics(position.table).values():
            assert len(figures) == subject.seats
        if subject.game.carry is not None:
            subject.game.carry(position.table)
        assert fingerprint(position) == ended, "asking how a game ended changes it"


def the_fuzzer_leaves_a_record(subject: Subject) -> None:
    """A game of odd answers leaves a record that can be replayed."""
    match = subject.match(4)
    chance = Chance(derived_seed("fuzz", subject), 0)
    fuzzers = [FuzzBot(chance) for _ in match.position.table.seats]
    with kept_record(match):
        play_with(match, fuzzers)
    again = replay(subject.game, read_record(write_record(match.entries), "record"), match.seed, "record")
    assert fingerprint(again.position) == fingerprint(match.position)


def play_with(match: Match, bots: list[FuzzBot]) -> None:
    for _ in range(LONG):
        for seat in match.position.waiting:
            if seat in match.position.offers:
                match.play(seat, bots[seat].choose(Window(match.position, seat)))


AT_ANY_MOMENT: Final[list[LawOfMoments]] = [
    replay_gives_the_position,
    save_and_load_is_the_same,
    a_loaded_game_goes_on_as_the_saved_one,
    asking_changes_nothing,
    a_later_move_never_changes_an_earlier_clone,
    who_can_interrupt_is_among_the_interrupters,
    who_only_watches_is_asked_and_offered_nothing,
    secrets_do_not_show,
    prompts_tell_no_secrets,
    what_is_told_names_nothing_that_stays_hidden,
    things_that_lie_together_are_all_numbers_or_all_ids,
    looking_together_shows_what_looking_alone_shows,
    nothing_shows_the_seed,
    answers_side_by_side_commute,
    whoever_is_asked_can_answer,
    whatever_is_closed_says_why_in_both_languages,
    every_prompt_and_scene_can_be_read_in_both_languages,
    taking_back_gives_the_position_before,
]

OF_WHOLE_GAMES: Final[list[LawOfGames]] = [
    every_event_can_be_told_in_both_languages,
    every_moment_on_the_way_can_be_shown_and_shows_no_secret,
    nothing_is_lost_or_doubled,
    undo_gives_the_position_before,
    games_end,
    the_fuzzer_leaves_a_record,
]

"""The laws: what holds at every moment of every game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from strannik.bots.fuzz import FuzzBot
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.core.asking import prompt
from strannik.core.chance import Chance, derived_seed
from strannik.core.clauses import LANGUAGES
from strannik.core.events import told
from strannik.core.game import core_rulebook
from strannik.core.match import Match, replay
from strannik.core.offer import Offer
from strannik.core.position import Position
from strannik.core.record import read_record, write_record
from strannik.core.redeal import census, redeal
from strannik.core.refusal import Refusal
from strannik.core.saving import fingerprint, save_position
from strannik.core.telling import outcome, sentence
from strannik.core.view import Moment, View
from strannik.core.zones import WATCHER, zones_of
from tests.laws.secrets import asked_alike, prompts, told_alike
from tests.laws.subjects import LONGEST, SUBJECTS, Subject, kept_record, reached

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


MOMENTS = (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377)
"""After how many moves the laws are tried: early ones, where games begin in many ways, and late ones."""

LONG = 1000
"""As many moves of a game as a law needs to see; that games end is a law of its own."""

TOLD = 4
"""How many moves in a row are listened to at every moment."""

FILMED = 20
"""How many moments between two questions are looked at."""

UNDONE = 200
"""How many moves of a game are taken back and made again."""


def at_any_moment(test: Any) -> Any:
    """Try the law after different numbers of random moves, the same ones on every run."""
    moments = given(seed=some.integers(0, 999), moves=some.sampled_from(MOMENTS))
    calm = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    return calm(moments(every_game(test)))


def questions(position: Position) -> dict[int, Offer]:
    return {seat: position.offers[seat] for seat in position.waiting}


@at_any_moment
def test_replay_gives_the_position(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    entries = read_record(write_record(match.entries), "record")
    again = replay(subject.game, entries, match.seed, "record")
    assert fingerprint(again.position) == fingerprint(match.position)


@at_any_moment
def test_save_and_load_is_the_same(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    saved = json.loads(json.dumps(save_position(match.position)))
    loaded = subject.game.load(saved)
    assert save_position(loaded) == saved
    assert questions(loaded) == questions(match.position)
    for seat in match.position.waiting:
        assert prompts(subject.game, loaded, seat) == prompts(subject.game, match.position, seat)


@at_any_moment
def test_a_loaded_game_goes_on_as_the_saved_one(subject: Subject, seed: int, moves: int) -> None:
    match, players = reached(subject, seed, moves)
    loaded = subject.game.load(save_position(match.position))
    for _ in range(12):
        if match.position.finished:
            break
        seat, answer = players.choose()
        match.play(seat, answer)
        loaded.play(seat, answer)
    assert fingerprint(loaded) == fingerprint(match.position)


@at_any_moment
def test_asking_changes_nothing(subject: Subject, seed: int, moves: int) -> None:
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


@at_any_moment
def test_a_later_move_never_changes_an_earlier_clone(subject: Subject, seed: int, moves: int) -> None:
    match, players = reached(subject, seed, moves)
    clone = match.position.clone()
    before, asked = fingerprint(clone), {seat: str(offer) for seat, offer in questions(clone).items()}
    for _ in range(12):
        if not match.position.finished:
            players.move()
    assert fingerprint(clone) == before
    assert {seat: str(offer) for seat, offer in questions(clone).items()} == asked


@at_any_moment
def test_who_can_interrupt_is_among_the_interrupters(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    position = match.position
    able = [seat for seat in position.table.seats if position.interrupts(seat)]
    assert set(able) <= set(position.interrupters())


@at_any_moment
def test_who_only_watches_is_asked_and_offered_nothing(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    for nobody in (WATCHER, -1, len(match.position.table.seats)):
        assert match.position.interrupts(nobody) is None
    shown = prompt(match.position, WATCHER, subject.game.words("en"), subject.game.preview)
    assert (shown.options, shown.extras) == ([], [])


@at_any_moment
def test_secrets_do_not_show(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    position = match.position
    for seat in position.table.seats:
        other = redeal(position, seat, Chance(derived_seed("redeal", seed, seat), 0))
        assert View(other, seat).save() == View(position, seat).save()
        assert other.offers.get(seat) == position.offers.get(seat)
        assert other.extras(seat) == position.extras(seat)
        assert census(other) == census(position)
        for language in LANGUAGES:
            words = subject.game.words(language)
            assert subject.game.scene(View(other, seat), words) == subject.game.scene(View(position, seat), words)


@at_any_moment
def test_prompts_tell_no_secrets(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    asked_alike(subject.game, match.position, Chance(derived_seed("asked", seed), 0))


@at_any_moment
def test_what_is_told_names_nothing_that_stays_hidden(subject: Subject, seed: int, moves: int) -> None:
    match, players = reached(subject, seed, moves)
    for number in range(TOLD):
        if match.position.finished:
            return
        seat, answer = players.choose()
        with kept_record(match):
            told_alike(match.position, seat, answer, Chance(derived_seed("told", seed, number), 0))
        match.play(seat, answer)


@at_any_moment
def test_things_that_lie_together_are_all_numbers_or_all_ids(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    table = match.position.table
    for name, zone in zones_of(type(table)).items():
        places = getattr(table, name) if zone.for_each_seat else [getattr(table, name)]
        assert all([len({type(thing) for thing in place}) <= 1 for place in places]), name


@at_any_moment
def test_looking_together_shows_what_looking_alone_shows(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    position = match.position
    before = fingerprint(position)
    together = Moment(position)
    words_of_the_game = [subject.game.words(language) for language in LANGUAGES]
    for seat in [WATCHER, *position.table.seats]:
        assert together.view(seat).save() == View(position, seat).save()
        for words in words_of_the_game:
            assert subject.game.scene(together.view(seat), words) == subject.game.scene(View(position, seat), words)
    assert fingerprint(position) == before


@at_any_moment
def test_nothing_shows_the_seed(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    for seat in [*match.position.table.seats, WATCHER]:
        assert match.seed not in json.dumps(View(match.position, seat).save())


@at_any_moment
def test_answers_side_by_side_commute(subject: Subject, seed: int, moves: int) -> None:
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


@at_any_moment
def test_whoever_is_asked_can_answer(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    position = match.position
    assert position.finished or position.waiting
    assert all([len(position.offers[seat]) > 0 for seat in position.waiting])


@at_any_moment
def test_whatever_is_closed_says_why_in_both_languages(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    rulebook = subject.game.rulebook
    for seat in match.position.table.seats:
        for offer in (match.position.offers.get(seat), *match.position.extras(seat)):
            for answer, bar in [] if offer is None else offer.barred():
                assert bar.clause in rulebook or bar.clause in core_rulebook()
                for language in LANGUAGES:
                    assert subject.game.words(language).refusal(bar.clause, bar.facts)
                with pytest.raises(Refusal) as refused:
                    match.position.clone().play(seat, answer)
                assert refused.value.clause == bar.clause


@at_any_moment
def test_every_prompt_and_scene_can_be_read_in_both_languages(subject: Subject, seed: int, moves: int) -> None:
    match, _ = reached(subject, seed, moves)
    for language in LANGUAGES:
        words = subject.game.words(language)
        for seat in [*match.position.table.seats, WATCHER]:
            assert subject.game.scene(View(match.position, seat), words).areas
        for seat in match.position.waiting:
            asked = prompt(match.position, seat, words, subject.game.preview)
            assert asked.question
            assert all([option.label for option in asked.options])


@every_game
def test_every_event_can_be_told_in_both_languages(subject: Subject) -> None:
    match, players = reached(subject, 1, 0)
    languages = [subject.game.words(language) for language in LANGUAGES]
    for _ in range(LONG):
        if match.position.finished:
            return
        seat, answer = players.choose()
        for event in match.play(seat, answer):
            for listener in [*match.position.table.seats, WATCHER]:
                heard = told(event, listener)
                assert all([sentence(heard, words, listener) for words in languages])


@every_game
def test_every_moment_on_the_way_can_be_shown_and_shows_no_secret(subject: Subject) -> None:
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
                other = redeal(frame.position, seat, Chance(derived_seed("moment", moments, seat), 0))
                other.offers = {}
                assert subject.game.scene(View(other, seat), words) == seen


@every_game
def test_nothing_is_lost_or_doubled(subject: Subject) -> None:
    match, players = reached(subject, 2, 0)
    counted = census(match.position)
    with kept_record(match):
        for _ in range(LONG):
            if match.position.finished:
                return
            players.move()
            assert census(match.position) == counted


@at_any_moment
def test_taking_back_gives_the_position_before(subject: Subject, seed: int, moves: int) -> None:
    match, players = reached(subject, seed, moves)
    if match.position.finished:
        return
    position = match.position.clone()
    before = fingerprint(position)
    seat, answer = players.choose()
    if seat not in position.offers or not position.offers[seat].takes(answer):
        return
    position.play(seat, answer)
    if position.given(seat) and len(position.given(seat)) == len(match.position.given(seat)) + 1:
        assert position.take_back(seat)
        assert fingerprint(position) == before
        assert questions(position) == questions(match.position)


@every_game
def test_undo_gives_the_position_before(subject: Subject) -> None:
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


@every_game
@pytest.mark.parametrize("kind", [RandomBot, FuzzBot])
def test_games_end(subject: Subject, kind: type[RandomBot] | type[FuzzBot]) -> None:
    chance = Chance(derived_seed("ending", subject), 0)
    bots = [kind(chance) for _ in range(subject.seats)]
    for number in range(3):
        position = subject.game.start(
            subject.seats, Chance(derived_seed("games end", number), subject.seats), subject.options
        )
        assert play_out(position, bots) < LONGEST
        result = subject.game.result(position.table)
        assert len(result.sheets) == subject.seats
        assert set(result.winners) <= set(position.table.seats)
        assert all([outcome(result, subject.game.words(language)) or not result.outcome for language in LANGUAGES])
        assert not result.together or set(result.winners) in (set(), set(position.table.seats))
        for figures in subject.game.statistics(position.table).values():
            assert len(figures) == subject.seats


@every_game
def test_the_fuzzer_leaves_a_record(subject: Subject) -> None:
    match = subject.match(4)
    chance = Chance(derived_seed("fuzz", subject), 0)
    fuzzers = [FuzzBot(chance) for _ in match.position.table.seats]
    with kept_record(match):
        play_with(match, fuzzers)
    again = replay(subject.game, read_record(write_record(match.entries), "record"), match.seed, "record")
    assert fingerprint(again.position) == fingerprint(match.position)


def play_with(match: Match, bots: list[FuzzBot]) -> None:
    from strannik.bots.window import Window

    for _ in range(LONG):
        for seat in match.position.waiting:
            if seat in match.position.offers:
                match.play(seat, bots[seat].choose(Window(match.position, seat)))

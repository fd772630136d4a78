"""What is kept: a record, a saved game or a copy gives the same position again, and so does taking back."""

from __future__ import annotations

import json
from typing import Final

from strannik.bots.fuzz import FuzzBot
from strannik.bots.window import Window
from strannik.box.match import Match
from strannik.box.replay import replay
from strannik.checks.secrets import prompts
from strannik.checks.subject import LONG, Subject, kept_record, questions, reached
from strannik.core.chance import Chance, derived_seed
from strannik.core.record import read_record, write_record
from strannik.core.refusal import Refusal
from strannik.core.saving import fingerprint, save_position

UNDONE: Final = 200
"""How many moves of a game are taken back and made again."""


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

"""Taking back: alone as long as nobody has learnt anything, with everybody's consent beyond that."""

import pytest

from strannik.box.replay import replay, verify
from strannik.core.record import Unsaid, read_record, write_record
from strannik.core.refusal import Refusal
from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.running import RunningTable
from strannik.table.taking_back import way_back
from tests.table.tables import BOT, FARAWAY, move, names, options, person, play_on, table


def way(running: RunningTable, seat: int) -> str:
    assert running.match is not None
    found = way_back(running.match, seat, running.people)
    return "" if found is None else found[0]


def test_a_sealed_choice_is_retracted_although_others_have_chosen_since():
    running = table(person("Anna"), person("Boris"), person("Clara"))
    move(running, 0)
    move(running, 1)
    assert way(running, 0) == "retract"
    back = running.apply(log.Retracted(0), 102)
    assert names(back) == ["Retracted"]
    assert running.waiting() == [0, 2]
    assert running.asked_at[0] == running.n
    assert running.asked_at[2] == 0
    move(running, 0, choice=1)
    assert running.waiting() == [2]


def test_the_record_keeps_what_was_unsaid_and_can_be_verified():
    running = table(person("Anna"), person("Boris"), person("Clara"))
    move(running, 0)
    move(running, 1)
    running.apply(log.Retracted(0), 102)
    move(running, 0, choice=1)
    move(running, 2)
    assert running.match is not None
    assert Unsaid(3, 0) in running.match.entries
    text = write_record(running.match.entries)
    entries = read_record(text, "test")
    assert replay(FARAWAY, entries, running.opened.seed, "test").entries == running.match.entries
    play_on(running)
    ended = read_record(write_record(running.match.entries), "test")
    assert verify(FARAWAY, ended, "test").entries == running.match.entries


def test_the_last_choice_cannot_be_retracted():
    running = table(person("Anna"), person("Boris"))
    move(running, 0)
    move(running, 1)
    assert way(running, 0) == "consent"
    with pytest.raises(Refusal):
        running.apply(log.Retracted(0), 102)


def test_nothing_said_is_nothing_to_take_back():
    running = table(person("Anna"), person("Boris"))
    assert way(running, 0) == ""
    for entry in (log.Retracted(0), log.Undone(0), log.UndoAsked(0)):
        with pytest.raises(Refusal, match="nothing-to-undo"):
            running.apply(entry, 101)
    assert running.n == 1


def test_the_last_move_is_undone_alone_while_it_has_shown_nothing():
    running = table(person("Anna"), person("Boris"))
    move(running, 0)
    move(running, 1)
    drafting = running.waiting()[0]
    taken = options(running, drafting)[0]
    move(running, drafting)
    assert taken not in options(running, running.waiting()[0])
    assert way(running, drafting) == "undo"
    undone = running.apply(log.Undone(drafting), 103)
    assert names(undone) == ["WentBack"]
    assert undone.told[0].to == running.n - 2, "only the move before it is gone"
    assert taken in options(running, drafting)
    assert running.asked_at == [running.n] * 2


def revealed() -> RunningTable:
    """Both have explored: Anna's region lies open, so she cannot take it back alone."""
    running = table(person("Anna"), person("Boris"), BOT)
    for seat in range(3):
        entry = log.Moved(seat, options(running, seat)[0], by="bot" if seat == 2 else "person")
        running.apply(entry, 101)
    return running


def test_going_back_further_needs_the_other_people():
    running = revealed()
    asked = running.apply(log.UndoAsked(0), 102)
    assert names(asked) == ["UndoAsked"]
    assert running.proposal is not None
    assert running.proposal.asked == [1]
    with pytest.raises(Improper, match="proposal-open"):
        running.apply(log.UndoAsked(1), 103)
    with pytest.raises(Improper, match="not-asked"):
        running.apply(log.Consented(0, True), 103)
    agreed = running.apply(log.Consented(1, True), 104)
    assert names(agreed) == ["WentBack"]
    assert agreed.told[0].to == 1, "all that was played is gone"
    assert running.proposal is None
    assert running.match is not None
    assert running.match.n == 0
    assert running.waiting() == [0, 1, 2]


def test_one_refusal_is_enough():
    running = revealed()
    running.apply(log.UndoAsked(0), 102)
    refused = running.apply(log.Consented(1, False), 103)
    assert names(refused) == ["UndoRefused"]
    assert running.proposal is None
    with pytest.raises(Improper, match="no-proposal"):
        running.apply(log.Consented(1, True), 104)


def test_who_asked_may_think_better_of_it():
    running = revealed()
    running.apply(log.UndoAsked(0), 102)
    running.apply(log.Consented(0, False), 103)
    assert running.proposal is None


def test_a_move_ends_the_question():
    running = revealed()
    running.apply(log.UndoAsked(0), 102)
    running.apply(log.Moved(running.waiting()[0], options(running, running.waiting()[0])[0], by="bot"), 103)
    assert running.proposal is None


def test_alone_among_bots_there_is_nobody_to_ask():
    running = table(person("Anna"), BOT)
    move(running, 0)
    running.apply(log.Moved(1, options(running, 1)[0], by="bot"), 102)
    assert way(running, 0) == "consent"
    back = running.apply(log.UndoAsked(0), 103)
    assert names(back) == ["WentBack"]
    assert running.waiting() == [0, 1]


def test_what_was_undone_stays_in_the_log_and_in_the_record():
    running = table(person("Anna"), BOT)
    first = options(running, 0)[0]
    move(running, 0)
    running.apply(log.Retracted(0), 102)
    play_on(running)
    assert running.match is not None
    record = write_record(running.match.entries)
    assert record.count(f'"say":"{first}"') == 2
    assert '"undo":0' in record
    assert verify(FARAWAY, read_record(record, "test"), "test").n == running.match.n


def test_a_finished_game_stays_finished():
    running = table(person("Anna"), person("Boris"))
    play_on(running)
    assert way(running, 0) == ""
    with pytest.raises(Improper, match="finished"):
        running.apply(log.UndoAsked(0), 500)

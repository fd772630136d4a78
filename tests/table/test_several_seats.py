"""One person in several seats: asked at each of them, and what is known at one is known at all."""

import pytest

from strannik.core.refusal import Refusal
from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.running import rebuilt
from strannik.table.taking_back import latest, way_back
from tests.table.tables import BOT, FARAWAY, OPEN, move, names, options, person, play_on, table

ANNA = person("Anna", "hers")
ALSO_ANNA = person("Anna's friend", "hers")


def way(running, seat):
    found = way_back(running.match, seat, running.people)
    return "" if found is None else found[0]


def test_a_key_opens_all_seats_of_its_person():
    running = table(ANNA, person("Boris"), ALSO_ANNA, BOT)
    assert running.seats_of("hers") == (0, 2)
    assert running.held_with(2) == (0, 2)
    assert running.people == [(0, 2), (1,), (3,)]
    assert running.seats_of("") == ()


def test_who_sits_already_may_take_another_open_seat():
    running = table(ANNA, OPEN)
    running.apply(log.Joined(1, "Anna's friend", "hers"), 101)
    assert running.seats_of("hers") == (0, 1)
    assert running.waiting() == [0, 1]


def test_seats_are_left_and_handed_over_one_by_one():
    running = table(ANNA, ALSO_ANNA, BOT)
    running.apply(log.BotSat(1, "random"), 101)
    with pytest.raises(Improper, match="bot-plays"):
        move(running, 1)
    assert running.seats_of("hers") == (0, 1)
    running.apply(log.Left(0, "random"), 102)
    assert running.seats_of("hers") == (1,)
    running.apply(log.PersonBack(1), 103)
    move(running, 1)


def test_a_seal_between_ones_own_hands_keeps_nothing_secret():
    alone = table(ANNA, ALSO_ANNA)
    two = table(person("Anna"), person("Boris"))
    for running in (alone, two):
        move(running, 0)
        move(running, 1)
    assert (way(alone, 1), way(two, 1)) == ("undo", "consent")
    with pytest.raises(Refusal):
        two.apply(log.Undone(1), 102)
    alone.apply(log.Undone(1), 102)
    assert alone.waiting() == [1]


def test_what_one_of_my_seats_learns_from_the_deck_is_learnt():
    running = table(ANNA, ALSO_ANNA)
    for _ in range(30):
        seat = running.waiting()[0]
        if "Drew" in names(move(running, seat)):
            break
    assert way(running, seat) == "consent"


def test_who_goes_back_asks_the_others_and_not_themselves():
    running = table(ANNA, ALSO_ANNA, person("Boris", "his"), person("Boris's friend", "his"))
    for seat in range(4):
        move(running, seat)
    running.apply(log.UndoAsked(0), 102)
    assert running.proposal is not None
    assert running.proposal.asked == [2, 3]
    agreed = running.apply(log.Consented(3, True), 103)
    assert names(agreed) == ["WentBack"]
    assert running.waiting() == [0, 1, 2, 3]


def test_nobody_is_asked_where_one_person_plays_with_bots():
    running = table(ANNA, ALSO_ANNA, BOT)
    move(running, 0)
    move(running, 1)
    running.apply(log.Moved(2, options(running, 2)[0], by="bot"), 102)
    assert way(running, 1) == "consent"
    assert names(running.apply(log.UndoAsked(1), 103)) == ["WentBack"]


def test_any_seat_of_whoever_asked_may_withdraw():
    running = table(ANNA, ALSO_ANNA, person("Boris"))
    for seat in range(3):
        move(running, seat)
    running.apply(log.UndoAsked(0), 102)
    assert names(running.apply(log.Consented(1, False), 103)) == ["UndoRefused"]
    assert running.proposal is None


def test_the_last_that_spoke_takes_back_unless_the_one_in_front_has_answered():
    running = table(ANNA, ALSO_ANNA, person("Boris"))
    assert running.match is not None
    assert latest(running.match, (0, 1), 1) == 1
    move(running, 0)
    assert latest(running.match, (0, 1), 1) == 0
    move(running, 1)
    assert latest(running.match, (0, 1), 0) == 0
    assert latest(running.match, (0, 1), 1) == 1


def test_such_a_table_follows_from_its_log():
    running = table(ANNA, ALSO_ANNA)
    move(running, 0)
    move(running, 1)
    running.apply(log.Undone(1), 102)
    play_on(running)
    again = rebuilt(FARAWAY, [(one.at, log.decode(log.encode(one.entry))) for one in running.happened])
    assert again.happened == running.happened

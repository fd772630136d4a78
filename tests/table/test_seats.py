"""Who sits at a table: people come and go, bots stand in."""

import pytest

from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.running import rebuilt
from strannik.table.seats import key_of, new_token, tidy
from tests.table.tables import BOT, FARAWAY, OPEN, move, names, options, person, play_on, table


def test_the_game_begins_when_nobody_is_missing():
    running = table(person("Anna"), OPEN)
    assert running.state == "gathering"
    assert running.waiting() == []
    joined = running.apply(log.Joined(1, "Boris", "key"), 101)
    assert names(joined)[:2] == ["Joined", "Started"]
    assert "MarketOpened" in names(joined)
    assert running.state == "playing"
    assert running.waiting() == [0, 1]


def test_a_table_without_open_seats_begins_at_once_and_says_so():
    running = table(person("Anna"), BOT)
    assert running.state == "playing"
    assert names(running.happened[0])[0] == "Started"


def test_a_taken_seat_cannot_be_taken():
    running = table(person("Anna"), OPEN, BOT)
    with pytest.raises(Improper, match="not-open"):
        running.apply(log.Joined(0, "Boris", "key"), 101)
    with pytest.raises(Improper, match="not-open"):
        running.apply(log.Joined(2, "Boris", "key"), 101)
    with pytest.raises(Improper, match="no-such-seat"):
        running.apply(log.Joined(3, "Boris", "key"), 101)
    assert running.open_seat() == 1
    assert running.n == 1


def test_who_leaves_before_the_game_leaves_the_seat_open():
    running = table(person("Anna"), OPEN)
    running.apply(log.Left(0, "random"), 101)
    assert running.seats[0].kind == "open"
    assert running.seats[0].bot == ""
    assert running.seats_of("key of Anna") == ()


def test_who_leaves_during_the_game_is_followed_by_a_bot_until_somebody_takes_the_seat():
    running = table(person("Anna"), person("Boris"))
    running.apply(log.Left(1, "random"), 101)
    assert (running.seats[1].kind, running.seats[1].bot) == ("open", "random")
    running.apply(log.Moved(1, options(running, 1)[0], by="bot"), 102)
    joined = running.apply(log.Joined(1, "Clara", "key of Clara"), 103)
    assert names(joined) == ["Joined"]
    assert running.seats_of("key of Clara") == (1,)
    assert running.seats[1].by_person


def test_a_bot_stands_in_and_the_person_takes_the_seat_back():
    running = table(person("Anna"), person("Boris"))
    running.apply(log.BotSat(0, "random"), 101)
    with pytest.raises(Improper, match="bot-plays"):
        move(running, 0)
    running.apply(log.Moved(0, options(running, 0)[0], by="bot"), 102)
    running.apply(log.PersonBack(0), 103)
    assert running.seats[0].name == "Anna"
    assert running.seats[0].by_person
    with pytest.raises(Improper, match="no-person"):
        running.apply(log.PersonBack(0), 104)


def test_a_bot_in_its_own_seat_is_not_replaced():
    running = table(person("Anna"), BOT)
    with pytest.raises(Improper, match="no-person"):
        running.apply(log.BotSat(1, "greedy"), 101)


def test_an_open_seat_can_be_given_to_a_bot():
    running = table(person("Anna"), OPEN)
    sat = running.apply(log.BotSat(1, "random"), 101)
    assert names(sat)[:2] == ["BotSat", "Started"]
    assert running.seats[1].kind == "bot"


def test_tokens_are_known_again_by_their_keys():
    token = new_token()
    assert token != new_token()
    assert key_of(token) == key_of(token)
    assert token not in key_of(token)


def test_names_are_printable_and_plain():
    assert tidy("  Ann\u0000a\n<b> \u202e ") == "Ann a <b>"
    assert tidy("\t\n") == ""


def test_a_table_follows_from_its_log():
    running = table(person("Anna"), OPEN, BOT)
    running.apply(log.Joined(1, "Boris", "key of Boris"), 101)
    running.apply(log.Chat(0, "hello", "m1"), 102)
    move(running, 0, id="m2")
    move(running, 1, id="m3")
    running.apply(log.Retracted(0, "m4"), 103)
    running.apply(log.Paused(1), 104)
    running.apply(log.Resumed(1), 109)
    play_on(running)
    running.apply(log.Rematched("another"), 200)
    again = rebuilt(FARAWAY, [(one.at, log.decode(log.encode(one.entry))) for one in running.happened])
    assert again.happened == running.happened
    assert again.asked_at == running.asked_at
    assert again.since == running.since
    assert again.ids == running.ids
    assert again.seats == running.seats
    assert again.next == "another"
    assert again.match is not None
    assert running.match is not None
    assert again.match.entries == running.match.entries

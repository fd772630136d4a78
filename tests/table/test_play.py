"""Moves at a table: whose they are, when they are stale, and what stops them."""

from dataclasses import dataclass

import pytest

from strannik.core.offer import Answer, Offer
from strannik.core.refusal import NotYours, Refusal
from strannik.core.step import Choice, Step
from strannik.core.table import Table
from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.running import RunningTable, rebuilt
from tests.core import toy_company
from tests.table.tables import BOT, OPEN, move, names, options, person, play_on, table


def test_a_question_keeps_its_number_while_others_answer_theirs():
    running = table(person("Anna"), person("Boris"))
    assert running.asked_at == [0, 0]
    move(running, 0)
    assert running.asked_at == [2, 0]
    assert running.waiting() == [1]
    move(running, 1)
    assert running.asked_at[1] == 3


NOD = Offer("nod", words=["nod"])


@dataclass
class Nod(Choice):
    """Asked in the same words as often as is wanted."""

    me: int
    times: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else NOD

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return [Nod(self.me, self.times - 1)] if self.times > 1 else []


def test_who_has_moved_is_asked_anew_even_if_it_is_the_same_offer():
    running = table(person("Ada"), person("Bob"))
    position = running.match.position
    position.agenda.append(Nod(0, 2))
    position.offers = {}
    position.begin()
    running.apply(log.Moved(0, "nod"), 101)
    assert running.match.position.offers[0] is NOD
    assert running.asked_at[0] == running.n


def test_a_refused_move_changes_nothing():
    running = table(person("Anna"), person("Boris"))
    with pytest.raises(Refusal):
        running.apply(log.Moved(0, "take 3"), 101)
    with pytest.raises(Refusal):
        running.apply(log.Moved(0, "<script>"), 101)
    move(running, 0)
    with pytest.raises(NotYours):
        running.apply(log.Moved(0, "explore 1"), 102)
    assert running.n == 2


def test_nothing_can_be_played_before_the_game_or_after_it():
    running = table(person("Anna"), OPEN)
    with pytest.raises(Improper, match="not-started"):
        running.apply(log.Moved(0, "explore 1"), 101)
    running.apply(log.BotSat(1, "random"), 102)
    play_on(running)
    with pytest.raises(Improper, match="finished"):
        running.apply(log.Moved(0, "explore 1"), 103)
    with pytest.raises(Improper, match="finished"):
        running.apply(log.Left(0, "random"), 104)
    assert names(running.happened[-1])[-1] == "Finished"


def test_the_same_id_is_known_again():
    running = table(person("Anna"), person("Boris"))
    made = move(running, 0, id="first")
    assert running.already(0, "first") is made
    assert running.already(1, "first") is None
    assert running.already(0, "second") is None


def test_a_paused_game_waits_for_nobody():
    running = table(person("Anna"), person("Boris"))
    with pytest.raises(Improper, match="not-paused"):
        running.apply(log.Resumed(0), 101)
    running.apply(log.Paused(0), 101)
    assert running.state == "paused"
    assert running.waiting() == []
    with pytest.raises(Improper, match="paused"):
        move(running, 0)
    running.apply(log.Resumed(1), 102)
    assert running.waiting() == [0, 1]


def test_a_rematch_comes_after_the_game():
    running = table(person("Anna"), BOT)
    with pytest.raises(Improper, match="still-playing"):
        running.apply(log.Rematched("next"), 101)
    with pytest.raises(Improper, match="already-started"):
        running.apply(running.opened, 101)


CLOCK = log.Clock(30)


def test_the_clock_runs_for_people_who_are_asked():
    running = table(person("Anna"), person("Boris"), BOT, clock=CLOCK)
    assert [running.deadline(seat) for seat in range(3)] == [130, 130, 0]
    move(running, 0, at=110)
    assert running.deadline(0) == 0
    assert running.deadline(1) == 130
    running.apply(log.BotSat(1, "random"), 111)
    assert running.deadline(1) == 0


def test_the_clock_stands_still_during_a_pause():
    running = table(person("Anna"), person("Boris"), clock=CLOCK)
    running.apply(log.Paused(0), 110)
    assert running.deadline(0) == 0
    running.apply(log.Resumed(0), 1110)
    assert running.deadline(0) == 1130


def test_after_a_restart_everybody_has_their_whole_time():
    running = table(person("Anna"), person("Boris"), clock=CLOCK)
    running.wake(5000)
    assert running.deadline(0) == 5030


def test_without_a_clock_nothing_runs_out():
    assert table(person("Anna"), BOT).deadline(0) == 0


def test_a_move_by_the_clock_is_told():
    running = table(person("Anna"), person("Boris"), clock=CLOCK)
    late = running.apply(log.Moved(0, options(running, 0)[0], by="clock"), 131)
    assert names(late) == ["TimeOut"]


def company(*names_of_people):
    game = toy_company.GAME
    places = [person(name) for name in names_of_people]
    return RunningTable(game, log.Opened(game.id, game.rules, game.content, "table", {}, "a company", places), 100.0)


def test_a_proposal_is_told_to_all_at_once_and_seen_by_all():
    running = company("Anna", "Boris", "Clara")
    happened = running.apply(log.Moved(1, "propose ford"), 101.0)
    assert names(happened) == ["Proposed"]
    assert not happened.only_said, "everybody's table looks different now"
    assert running.asked_at == [0, 2, 0], "what the others are asked has not changed"


def test_a_change_of_mind_and_its_taking_back():
    running = company("Anna", "Boris", "Clara")
    for say in ("propose ford", "propose ridge"):
        running.apply(log.Moved(1, say), 101.0)
    assert running.match.position.given(1) == [Answer("propose", "ridge")]
    running.apply(log.Moved(0, "propose ford"), 102.0)
    assert names(running.apply(log.Retracted(1), 103.0)) == ["Retracted"]
    assert running.waiting() == [1, 2]
    assert rebuilt(running.game, [(one.at, one.entry) for one in running.happened]).waiting() == [1, 2]

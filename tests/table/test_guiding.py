"""A guided table: what is said follows from the log, also when moves are taken back; hints are counted."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from strannik.bots.preparing import guided_match, moves_of
from strannik.box.shelf import find_game
from strannik.core.refusal import Refusal
from strannik.core.saving import fingerprint
from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.running import RunningTable, rebuilt
from tests.table.tables import BOT, FARAWAY, OPEN, names, opened, options, person, table


def guided(*places: log.Place) -> RunningTable:
    made = msgspec.structs.replace(opened(*(places or (person("Anna"), BOT))), guided=True)
    return RunningTable(FARAWAY, made, 100.0)


def move(running: RunningTable, seat: int, choice: int = 0) -> None:
    """The seat takes one of its open answers, whoever plays it."""
    by: Literal["bot", "person"] = "bot" if running.seats[seat].bot else "person"
    running.apply(log.Moved(seat, options(running, seat)[choice], by=by), 101)


def cues(running: RunningTable, seat: int = 0) -> list[str]:
    lesson = running.guiding.lesson(seat)
    assert running.match is not None
    return [] if lesson is None else lesson.now(running.match)


def test_the_first_question_is_explained_once():
    running = guided()
    assert cues(running) == ["welcome", "card", "explore"]
    move(running, 0)
    assert cues(running) == []
    move(running, 1)
    assert cues(running) == ["take"] or running.waiting() == [1]


def test_a_cue_stays_while_others_answer():
    running = guided()
    move(running, 1)
    assert cues(running) == ["welcome", "card", "explore"]


def test_what_was_said_after_a_move_that_is_taken_back_is_said_again():
    running = guided()
    move(running, 0)
    assert cues(running) == []
    running.apply(log.Retracted(0), 102)
    assert cues(running) == ["welcome", "card", "explore"]
    move(running, 0, 1)
    move(running, 1)
    while running.waiting() != [0]:
        move(running, 1)
    assert cues(running) == ["take"]
    before = running.n
    running.apply(log.UndoAsked(0), 103)
    assert names(running.happened[before]) == ["WentBack"]
    assert cues(running) == ["welcome", "card", "explore"]


def test_the_same_follows_from_the_log():
    running = guided()
    for _ in range(9):
        move(running, running.waiting()[0])
    lines = [(one.at, log.decode(log.encode(one.entry))) for one in running.happened]
    again = rebuilt(FARAWAY, lines)
    assert again.guiding.lessons[0].heard == running.guiding.lessons[0].heard
    assert cues(again) == cues(running)
    assert running.guiding.lessons[0].heard


def test_everybody_who_learns_has_a_lesson_of_their_own():
    running = guided(person("Anna"), person("Boris"))
    assert cues(running, 0) == cues(running, 1) == ["welcome", "card", "explore"]
    move(running, 1)
    assert (cues(running, 0), cues(running, 1)) == (["welcome", "card", "explore"], [])
    running.apply(log.Left(1, "random"), 102)
    assert running.guiding.lesson(1) is None


def test_one_plays_on_without_the_guide_and_calls_it_back():
    running = guided()
    assert names(running.apply(log.Guided(0, False), 101)) == ["GuideLeft"]
    assert cues(running) == []
    assert names(running.apply(log.Guided(0, False), 102)) == []
    assert names(running.apply(log.Guided(0, True), 103)) == ["GuideBack"]
    assert cues(running) == ["welcome", "card", "explore"]


def test_a_table_without_a_guide_says_so():
    running = table(person("Anna"), BOT)
    with pytest.raises(Improper, match="no-guide"):
        running.apply(log.Guided(0, False), 101)
    assert running.guiding.lesson(0) is None
    assert running.n == 1


def test_what_a_guide_has_prepared_is_neither_explained_nor_taken_back():
    game = find_game("rollplayer")
    assert game.guide is not None
    match = guided_match(game, game.guide)
    assert match.n > 50
    settings = match.header.options
    made = log.Opened(
        game.id, game.rules, game.content_for(settings), "table", settings, game.guide.seed, [], guided=True
    )
    made = msgspec.structs.replace(made, places=[person("Anna"), BOT])
    lines: list[tuple[float, log.LogEntry]] = [(100.0, made)]
    lines += [(100.0, log.Moved(seat, say, by="guide")) for seat, say in moves_of(match)]
    running = rebuilt(game, lines)
    assert running.match is not None
    assert fingerprint(running.match.position) == fingerprint(match.position)
    assert running.match.floor == match.n
    while running.waiting() != [0]:
        move(running, running.waiting()[-1])
    assert cues(running)[:2] == ["welcome", "goals"]
    with pytest.raises(Refusal):
        running.apply(log.UndoAsked(0), 101)


@pytest.mark.parametrize(
    ("places", "hints", "allowed"),
    [
        ((person("Anna"), BOT), None, True),
        ((person("Anna"), person("Anna too", "key of Anna"), BOT), None, True),
        ((person("Anna"), person("Boris")), None, False),
        ((person("Anna"), OPEN), None, False),
        ((person("Anna"), person("Boris")), True, True),
        ((person("Anna"), BOT), False, False),
    ],
)
def test_hints_are_for_whoever_plays_with_bots_alone_or_as_the_table_agreed(places, hints, allowed):
    running = RunningTable(FARAWAY, msgspec.structs.replace(opened(*places), hints=hints), 100.0)
    assert running.hints_allowed is allowed


def test_who_asked_for_hints_is_told_at_the_end_and_not_before():
    running = table(person("Anna"), BOT)
    for at in range(2):
        assert names(running.apply(log.Hinted(0, f"id {at}"), 101)) == []
    assert running.asked_at[0] == 0, "the question is the same"
    while running.state == "playing":
        move(running, running.waiting()[0])
    assert names(running.happened[-1])[-2:] == ["HintsUsed", "Finished"]
    assert running.happened[-1].told[-2].times == 2  # type: ignore[attr-defined]
    assert [name for one in running.happened[:-1] for name in names(one) if name == "HintsUsed"] == []


def test_where_hints_are_forbidden_none_is_counted():
    running = table(person("Anna"), person("Boris"))
    with pytest.raises(Improper, match="no-hints"):
        running.apply(log.Hinted(0, "id"), 101)
    assert running.guiding.hints == [0, 0]

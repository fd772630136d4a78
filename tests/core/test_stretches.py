"""A game that goes on after its rules or its numbers have changed: its record verifies in stretches."""

from __future__ import annotations

import copy
from dataclasses import replace

import msgspec
import pytest

from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.match import Match, without_seed
from strannik.box.replay import replay, verify
from strannik.box.shelf import find_game, game_ids
from strannik.core.chance import Chance
from strannik.core.data import DataError
from strannik.core.record import Continued, Entry, read_record, write_record
from strannik.core.refusal import Refusal
from strannik.core.result import Line, Result, Sheet, ranked
from tests.core import toy_lanes
from tests.core.toy_lanes import rules

BEFORE = toy_lanes.GAME

LONGEST = 20_000
"""No game takes so many moves."""


def fewer_tokens(seats, settings, chance, carried):
    position = rules.setup(seats, settings, chance, carried)
    position.table.tokens = [0] * seats
    return position


def other_points(table: rules.Table) -> Result:
    return ranked([Sheet(seat, [Line("points", "", 2 * table.points[seat])]) for seat in table.seats])


SAME_SO_FAR = replace(BEFORE, rules="2", result=other_points)
"""Only the end is counted differently: all moves so far come out as they did."""

OTHERWISE = replace(BEFORE, rules="2", setup=fewer_tokens)
"""Who had rerolled would not have been allowed to."""


def play(match: Match, moves: int) -> None:
    bot = RandomBot(Chance(f"bot {match.n}", 0))
    for _ in range(moves):
        if not match.position.finished:
            seat = match.position.waiting[0]
            match.play(seat, bot.choose(Window(match.position, seat)))


def begun() -> Match:
    match = Match(BEFORE, 2, "an upgrade")
    play(match, 9)
    assert any([made.move.say.startswith("reroll") for made in match.history])
    return match


def gone_on(before: Match, game: Game) -> Match:
    """The same game under other rules, from the position it had come to."""
    match = Match(game, 2, before.seed)
    match.resume(list(before.entries), without_seed(before.position))
    match.go_on()
    play(match, LONGEST)
    return match


def read(entries: list[Entry]) -> list[Entry]:
    return read_record(write_record(entries), "record")


def test_a_game_goes_on_from_the_position_it_had_come_to():
    before = begun()
    match = gone_on(before, OTHERWISE)
    assert match.position.finished
    assert (match.first, match.n > match.first) == (9, True)
    assert match.entries[: len(before.entries)] == before.entries


def test_the_record_says_from_which_line_on_which_rules_and_is_checked_from_there():
    before = begun()
    match = gone_on(before, OTHERWISE)
    verified = verify(OTHERWISE, read(match.entries), "record")
    assert verified.unchecked == [(1, len(before.entries))]
    assert write_record(verified.entries) == write_record(match.entries)


def dealt_otherwise(game: Game) -> Game:
    """The game by rules under which chance is used before anything is dealt."""

    def setup(seats, settings, chance, carried):
        chance.below(6)
        return game.setup(seats, settings, chance, carried)

    return replace(game, rules="another", setup=setup)


@pytest.mark.parametrize("id", game_ids())
def test_the_record_of_every_game_is_checked_from_where_other_rules_begin(id):
    before = Match(find_game(id), 2, "an upgrade")
    play(before, 20)
    seam = len(before.entries)
    match = gone_on(before, dealt_otherwise(before.game))
    assert match.position.finished
    verified = verify(match.game, read(match.entries), "record")
    assert verified.unchecked == [(1, seam)]
    assert write_record(verified.entries) == write_record(match.entries)
    assert replay(before.game, read(match.entries[: seam + 1]), match.seed, "record").unchecked == []


def test_where_everything_comes_out_the_same_all_of_it_is_checked():
    match = gone_on(begun(), SAME_SO_FAR)
    assert verify(SAME_SO_FAR, read(match.entries), "record").unchecked == []


def test_the_earlier_stretch_is_checked_by_the_rules_it_was_played_by():
    before = begun()
    seam = len(before.entries)
    match = gone_on(before, OTHERWISE)
    again = replay(BEFORE, read(match.entries[: seam + 1]), match.seed, "record")
    assert again.unchecked == []
    assert again.n == 9


def changed_position(match: Match, seam: int) -> list[Entry]:
    """Somebody helps themselves to points between two stretches."""
    line = copy.deepcopy(match.entries[seam])
    assert isinstance(line, Continued)
    line.position["table"]["points"] = [50, 0]
    return [*match.entries[:seam], line, *match.entries[seam + 1 :]]


def test_a_position_between_stretches_cannot_be_changed():
    before = begun()
    seam = len(before.entries)
    match = gone_on(before, SAME_SO_FAR)
    changed = read(changed_position(match, seam)[: seam + 1])
    with pytest.raises(DataError, match=f"line {seam + 1}: the position is not the one the game had come to"):
        replay(BEFORE, changed, match.seed, "record")
    # By other rules nobody can say what the lines above lead to, and that is what is said.
    assert replay(SAME_SO_FAR, changed, match.seed, "record").unchecked == [(1, seam)]


def test_a_line_of_the_present_rules_cannot_be_changed():
    match = gone_on(begun(), OTHERWISE)
    seam = match.entries.index(next(entry for entry in match.entries if isinstance(entry, Continued)))
    for index in range(seam + 1, len(match.entries), 3):
        with pytest.raises(DataError, match=r"record: line \d+: "):
            verify(OTHERWISE, read(match.entries[:index] + match.entries[index + 1 :]), "record")


def test_the_seed_is_the_one_that_was_promised_whatever_the_rules():
    match = gone_on(begun(), OTHERWISE)
    other = msgspec.structs.replace(match.entries[-1], seed="another")
    with pytest.raises(DataError, match="the seed is not the one that was committed to"):
        verify(OTHERWISE, read([*match.entries[:-1], other]), "record")


def test_without_a_position_other_rules_are_told():
    match = begun()
    play(match, LONGEST)
    with pytest.raises(DataError, match=r"played under rules 1 of toy-lanes with content \w+; here are rules 2"):
        verify(OTHERWISE, read(match.entries), "record")


def test_a_position_that_cannot_be_read_is_no_way_to_go_on():
    before = begun()
    match = gone_on(before, OTHERWISE)
    line = copy.deepcopy(match.entries[len(before.entries)])
    assert isinstance(line, Continued)
    del line.position["table"]["points"]
    with pytest.raises(DataError, match="played under rules 1 of toy-lanes"):
        verify(OTHERWISE, read([*before.entries, line, *match.entries[len(before.entries) + 1 :]]), "record")


def test_the_way_back_ends_where_the_game_went_on():
    before = begun()
    match = Match(OTHERWISE, 2, before.seed)
    match.resume(list(before.entries), without_seed(before.position))
    match.go_on()
    for take_back in (lambda: match.undo(0), lambda: match.undo(1), lambda: match.rewind(3)):
        with pytest.raises(Refusal, match="nothing-to-undo"):
            take_back()
    play(match, 1)
    match.rewind(9)
    assert without_seed(match.position) == without_seed(before.position)


def test_the_seed_does_not_stand_in_the_position():
    before = begun()
    before.go_on()
    assert before.seed not in write_record(before.entries)

"""An enemy's turn of five blows: five moments for those who watch, one move for everything else."""

from __future__ import annotations

from strannik.box.match import Match
from strannik.core.chance import Chance, ScriptedChance
from strannik.core.position import Frame, Position
from strannik.core.record import write_record
from strannik.core.saving import fingerprint, save_position
from strannik.core.view import View
from tests.core import toy_raid
from tests.core.shapes import say
from tests.core.toy_raid.rules import Raid

GAME = toy_raid.GAME


def besieged(*script: int) -> Position:
    """Two friends on their first evening; the last of them is about to act."""
    position = GAME.start(2, ScriptedChance(script, 2))
    say(position, "red: rest")
    return position


def filmed(position: Position, line: str) -> list[Frame]:
    position.film()
    say(position, line)
    return position.frames()


def test_five_blows_are_five_moments() -> None:
    position = besieged(4, 1, 6, 2, 5)
    frames = filmed(position, "blue: rest")
    assert [len(frame.position.table.wall) for frame in frames] == [5, 5, 4, 4, 3]
    assert [frame.told for frame in frames] == [1, 2, 3, 4, 5]
    assert position.table.camera is None


def test_a_moment_is_seen_with_the_readers_own_secrets() -> None:
    position = besieged(4, 4, 4, 1, 1)
    hands = position.table.hands
    for frame in filmed(position, "blue: rest"):
        for seat in (0, 1):
            seen = View(frame.position, seat)
            assert seen.table.hands[seat] == hands[seat]
            assert seen.table.hands[1 - seat] == [0, 0, 0]
            assert isinstance(seen.step, Raid), "it is seen that the raiders are at it"
            assert (seen.waiting, seen.offer, seen.finished) == ([], None, False)


def test_a_moment_does_not_change_with_what_comes_after_it() -> None:
    position = besieged(4, 4, 4, 1, 1, 1, 1, 1, 1, 1)
    frames = filmed(position, "blue: rest")
    before = [fingerprint(frame.position) for frame in frames]
    say(position, "red: rest", "blue: rest")
    assert [fingerprint(frame.position) for frame in frames] == before


def test_nobody_films_unless_somebody_watches() -> None:
    position = besieged(4, 4, 4, 1, 1)
    say(position, "blue: rest")
    assert position.frames() == []
    assert position.clone().table.camera is None
    assert "camera" not in save_position(position)["table"]


def test_a_filmed_game_has_the_same_record() -> None:
    records = []
    for filming in (False, True):
        match = Match(GAME, 3, "filmed")
        match.filmed = filming
        chance = Chance("players", 0)
        moments = 0
        while not match.position.finished:
            seat = match.position.waiting[0]
            offer = match.position.offers[seat]
            match.play(seat, offer[chance.below(len(offer))])
            moments += len(match.frames)
        assert bool(moments) == filming
        records.append(write_record(match.entries))
    assert records[0] == records[1]


def test_going_back_and_filming_again() -> None:
    match = Match(GAME, 2, "again")
    match.filmed = True
    match.say(0, "rest")
    match.say(1, "rest")
    first = [fingerprint(frame.position) for frame in match.frames]
    match.rewind(1)
    match.say(1, "rest")
    assert [fingerprint(frame.position) for frame in match.frames] == first

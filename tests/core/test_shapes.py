"""What holds for all shapes: secrets without an owner, lanes that end a game, records, bots."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.match import Match
from strannik.box.replay import verify
from strannik.core.chance import Chance
from strannik.core.data import DataError
from strannik.core.events import Event, told
from strannik.core.position import Position
from strannik.core.record import read_record, write_record
from strannik.core.step import Over, Step, Together
from strannik.core.table import Part, Table
from strannik.core.view import View
from strannik.core.zones import OWNER, WATCHER, zone
from tests.core import toy_lanes
from tests.core.toys import TOYS


@dataclass
class Unowned(Event):
    """Told of nobody, and yet kept for its owner."""

    cards: list[int] = zone("card", seen_by=OWNER)


@dataclass
class Pouch(Part):
    """A part that tries to keep a secret of its own."""

    cards: list[int] = zone("card", seen_by=OWNER)


@dataclass
class OneHand(Table):
    """A table with a secret that belongs to no seat."""

    hand: list[int] = zone("card", seen_by=OWNER)


class TestSecretsWithoutAnOwner:
    def test_nobody_hears_what_belongs_to_nobody(self) -> None:
        for seat in (0, 1, WATCHER):
            assert told(Unowned([3]), (seat,))["cards"] == [0]

    def test_nobody_sees_what_belongs_to_nobody(self) -> None:
        table = OneHand([0, 1], Chance("", 2), hand=[3])
        for seat in (0, 1, WATCHER):
            assert View(Position(table, []), seat).save()["table"]["hand"] == [0]

    def test_a_zone_inside_a_part_is_an_error_not_a_leak(self) -> None:
        with pytest.raises(TypeError, match=r"Pouch\.cards: zones are looked for on the table"):
            Pouch([3]).clone()


def test_a_lane_that_would_split_is_an_error() -> None:
    position = toy_lanes.GAME.start(2, Chance("", 2))
    position.lanes[0].agenda.insert(-1, Together({0: []}))
    with pytest.raises(AssertionError, match="a lane does not split"):
        position.play(0, position.offers[0][0])


def test_a_game_that_ends_in_a_lane_ends_for_all() -> None:
    position = toy_lanes.GAME.start(3, Chance("", 3))
    position.lanes[1].agenda.insert(-1, Over())
    position.play(1, position.offers[1][0])
    assert position.finished
    assert (position.waiting, position.lanes) == ([], {})


def test_a_game_may_end_in_a_lane_before_anybody_is_asked_in_it() -> None:
    position = toy_lanes.GAME.start(3, Chance("", 3))
    lanes: dict[int, list[Step]] = {seat: [lane.agenda[-1]] for seat, lane in position.lanes.items()}
    lanes[1] = [Over()]
    other = Position(position.table, [Together({}), Together(lanes)])
    other.begin()
    assert other.finished
    assert (other.waiting, other.lanes) == ([], {})


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_records_of_toys_verify_and_changed_ones_do_not(game: Game) -> None:
    match = Match(game, 3, "a record")
    chance = Chance("bots", 0)
    while not match.position.finished:
        seat = match.position.waiting[0]
        match.play(seat, RandomBot(chance).choose(Window(match.position, seat)))
    lines = write_record(match.entries).splitlines()
    verify(game, read_record("\n".join(lines), "record"), "record")
    for number in range(1, len(lines), 7):
        changed = lines[:number] + lines[number + 1 :]
        with pytest.raises(DataError):
            verify(game, read_record("\n".join(changed), "record"), "record")


@pytest.mark.parametrize("bot", ["fuzz", "greedy", "search:3"])
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_every_bot_can_play_every_shape(game: Game, bot: str) -> None:
    position = game.start(3, Chance("a shape", 3))
    assert play_out(position, [make_bot(bot, game, Chance(f"bot {seat}", 0)) for seat in range(3)]) > 5
    assert position.finished

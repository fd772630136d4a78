"""Whole games: they last eight days, and hidden cards are redealt among their own backs."""

import pytest

from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.bots.search import Budget, SearchBot
from strannik.bots.window import Window
from strannik.core.chance import Chance, derived_seed
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.games.glow import GAME
from strannik.games.glow.cards import COMPANIONS


def started(board: str, seats: int, seed: int) -> Position:
    return GAME.start(seats, Chance(derived_seed("games", board, seats, seed), seats), {"board": board})


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["province", "archipelago"])
def test_random_games_last_eight_days(board, seats):  # GL-L4
    for seed in range(4):
        position = started(board, seats, seed)
        play_out(position, [RandomBot(Chance(f"bot {seed} {seat}", 0)) for seat in range(seats)])
        assert position.table.day == 8
        assert position.table.deck_a == position.table.deck_b == []
        assert set(GAME.statistics(position.table)["days"]) == {8.0}
        points = [sheet.total for sheet in GAME.result(position.table).sheets]
        assert [GAME.hints.value(position.table, seat) for seat in range(seats)] == points


def test_redealt_decks_keep_their_backs():  # GL-C6
    position = started("province", 2, 1)
    for seed in range(5):
        table = redeal(position, (0,), Chance(f"redeal {seed}", 0)).table
        assert {COMPANIONS[id].deck for id in table.deck_a + table.removed_a} == {"A"}
        assert {COMPANIONS[id].deck for id in table.deck_b + table.removed_b} == {"B"}


def test_the_game_never_goes_back_a_stage():
    position = started("province", 3, 2)
    bot = RandomBot(Chance("stages", 0))
    stages = [GAME.hints.stage(position.table, seat) for seat in range(3)]
    for _ in range(400):
        if position.finished:
            break
        seat = position.waiting[-1]
        position.play(seat, bot.choose(Window(position, seat)))
        now = [GAME.hints.stage(position.table, seat) for seat in range(3)]
        assert all(after >= before for before, after in zip(stages, now, strict=True))
        stages = now


def test_search_thinks_as_far_as_the_next_rest():
    position = started("province", 2, 3)
    bot = SearchBot(Chance("search", 0), GAME.hints, Budget(iterations=12))
    for _ in range(6):
        seat = position.waiting[0]
        offer = position.offers[seat]
        answer = bot.choose(Window(position, seat))
        assert offer.takes(answer)
        position.play(seat, answer)
    assert bot.staged is GAME.hints

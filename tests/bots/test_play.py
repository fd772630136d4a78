"""Bots play whole games by the rules, and the same ones again from the same seed."""

from __future__ import annotations

import pytest

from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.core.saving import fingerprint
from tests.bots.games import FARAWAY, bot, moments, played
from tests.core.toys import TOYS

SPECS = ["random", "greedy", "search:4", "fuzz"]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("variant", ["base", "experienced"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_whole_games_of_every_size(spec: str, variant: str, seats: int) -> None:
    # Whatever is not on offer is refused, so a game that ends was played by the rules.
    position = played([spec] + ["random"] * (seats - 1), seats, variant=variant)
    assert position.finished
    assert [len(path) for path in position.table.paths] == [8] * seats  # type: ignore[attr-defined]


@pytest.mark.parametrize("spec", SPECS)
def test_sanctuaries_put_back_in_an_order_of_choice(spec: str) -> None:
    assert played([spec] * 3, "arranged", arrange=True).finished


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", TOYS, ids=[game.package for game in TOYS])
def test_any_game_will_do(spec: str, game: Game) -> None:
    for seats in (game.fewest, game.most):
        assert played([spec] * seats, "toy", game).finished


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    first, again = played([spec] * 2, "again"), played([spec] * 2, "again")
    assert fingerprint(first) == fingerprint(again)
    assert fingerprint(first) != fingerprint(played([spec] * 2, "another"))


@pytest.mark.parametrize("spec", SPECS)
def test_choosing_changes_nothing(spec: str) -> None:
    for seat, position in moments(3, "untouched", variant="experienced")[::7]:
        before = fingerprint(position)
        answer = bot(spec).choose(Window(position, seat))
        assert position.offers[seat].takes(answer)
        assert fingerprint(position) == before


@pytest.mark.parametrize("spec", ["greedy", "search:30"])
def test_the_last_choice_of_a_game_is_the_best_one(spec: str) -> None:
    seen = 0
    for seed in range(12):
        seat, position = moments(2, seed)[-1]
        points = {}
        for answer in position.offers[seat]:
            after = position.clone()
            after.play(seat, answer)
            points[str(answer)] = FARAWAY.result(after.table).sheets[seat].total
        if position.agenda[-1].seats(position.table) == [seat]:
            seen += len(set(points.values())) > 1
            chosen = bot(spec, seed).choose(Window(position, seat))
            assert points[str(chosen)] == max(points.values())
    assert seen >= 3

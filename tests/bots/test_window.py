"""Bots know what their seat knows: they look through the window and nowhere else."""

from __future__ import annotations

import pytest

from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.view import View
from tests.bots.games import FARAWAY, bot, moments
from tests.core.toys import TOYS

SPECS = ["random", "greedy", "search:6", "fuzz"]


class Peephole(Window):
    """A window without a position behind it: only what a window is for."""

    def __init__(self, position: Position, seat: int) -> None:
        window = Window(position, seat)
        self.seat = seat
        self._look = window.view
        self._imagine = window.imagine
        self._asked = position.offers[seat]
        self._free = window.interrupts
        self._aloud = window.proposals

    @property
    def offer(self) -> Offer:
        return self._asked

    @property
    def proposals(self) -> dict[int, list[Answer]]:
        return self._aloud

    @property
    def interrupts(self) -> Offer | None:
        return self._free

    def view(self) -> View:
        return self._look()

    def imagine(self, chance: Chance) -> Position:
        return self._imagine(chance)


@pytest.mark.parametrize("spec", SPECS)
def test_a_peephole_is_enough(spec: str) -> None:
    for seat, position in moments(3, "peephole", variant="experienced")[::7]:
        peephole, window = Peephole(position, seat), Window(position, seat)
        assert not hasattr(peephole, "_position")
        assert bot(spec).choose(peephole) == bot(spec).choose(window)
        assert bot(spec).interject(peephole) == bot(spec).interject(window)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", [FARAWAY, *TOYS], ids=[game.package for game in [FARAWAY, *TOYS]])
def test_in_worlds_that_look_the_same_it_says_the_same(spec: str, game: Game) -> None:
    seats = max(2, game.fewest)
    met = moments(seats, "redealt", game)
    different = 0
    for number, (seat, position) in enumerate(met[:: max(1, len(met) // 8)]):
        other = redeal(position, (seat,), Chance(f"other {number}", 0))
        different += other.table.save() != position.table.save()
        first, second = bot(spec, game=game), bot(spec, game=game)
        assert first.choose(Window(other, seat)) == second.choose(Window(position, seat))
    assert different, "every other world was the true one"

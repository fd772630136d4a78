"""The fuzz bot gives every answer before it gives one twice."""

from __future__ import annotations

from strannik.bots.fuzz import FuzzBot
from strannik.bots.playout import play_out
from strannik.bots.window import Window
from strannik.core.chance import Chance
from tests.bots.games import start


def test_what_was_used_least_comes_first() -> None:
    position = start(2, "fuzz")
    window = Window(position, 0)
    fuzz = FuzzBot(Chance("fuzz", 0))
    for times in (1, 2):
        assert sorted([str(fuzz.choose(window)) for _ in window.offer]) == sorted([str(one) for one in window.offer])
        assert [fuzz.times(answer) for answer in window.offer] == [times] * len(window.offer)


def test_it_remembers_from_game_to_game() -> None:
    fuzz = FuzzBot(Chance("fuzz", 0))
    for number in range(20):
        position = start(2, number)
        play_out(position, [fuzz, fuzz])
    explored = {thing for verb, thing in fuzz.used if verb == "explore"}
    assert len(explored) == 68, "twenty games are enough to explore every region"

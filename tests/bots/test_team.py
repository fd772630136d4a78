"""Bots that help: what all who win or lose together gain is what counts."""

from __future__ import annotations

from typing import Any

from strannik.bots.greedy import GreedyBot
from strannik.bots.search import RIVALRY, Budget, SearchBot, reward
from strannik.bots.window import Window
from strannik.box.game import Hints
from strannik.core.chance import Chance, derived_seed
from strannik.core.position import Position
from tests.core import toy_raid
from tests.core.shapes import say


class Alone:
    """Judges the raid as if everybody were on their own."""

    def value(self, table: Any, seat: int) -> float:
        return toy_raid.GAME.hints.value(table, seat)


def evening() -> Position:
    """Three friends; blue is about to act. A log laid on the wall costs blue one point and gives everybody one."""
    position = toy_raid.GAME.start(3, Chance("a team", 3))
    say(position, "red: rest")
    return position


def chosen(kind: str, hints: Hints) -> list[str]:
    """What blue does, by bots with different chance."""
    verbs = []
    for number in range(12):
        chance = Chance(derived_seed("bot", number), 0)
        bot = GreedyBot(chance, hints) if kind == "greedy" else SearchBot(chance, hints, Budget(150))
        verbs.append(bot.choose(Window(evening(), 1)).verb)
    return verbs


def test_who_wins_with_the_others_helps_them() -> None:
    assert set(chosen("greedy", toy_raid.GAME.hints)) == {"lay"}


def test_who_plays_alone_gives_nothing_away() -> None:
    verbs = chosen("greedy", Alone())
    assert "give" not in verbs
    assert "rest" in verbs, "laying a log is worth no more than keeping it"


def test_who_thinks_ahead_helps_more_often_in_a_team() -> None:
    together, alone = chosen("search", toy_raid.GAME.hints), chosen("search", Alone())
    assert together.count("rest") < alone.count("rest")
    assert together.count("lay") > 6


def test_nobody_of_a_team_is_a_rival() -> None:
    points = [10.0, 6.0, 20.0]
    assert reward(points, [0]) == 10 - RIVALRY * 20
    assert reward(points, [0, 1]) == 8 - RIVALRY * 20
    assert reward(points, [0, 1, 2]) == 12

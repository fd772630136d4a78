"""Where a game's hints weigh answers by themselves, bots take their word."""

from __future__ import annotations

from strannik.bots.greedy import GreedyBot, heaviest
from strannik.bots.search import Budget, SearchBot
from strannik.bots.window import Window
from strannik.box.game import WeighingHints
from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from strannik.core.position import Position
from strannik.core.table import Table


class Decided:
    """Hints that want the last answer, as long as they want anything."""

    def __init__(self, wants: bool) -> None:
        self.wants = wants
        self.judged = 0

    def value(self, table: Table, seat: int) -> float:
        self.judged += 1
        return 0.0

    def weigh(self, position: Position, seat: int) -> list[float]:
        return [float(index) for index in range(len(position.offers[seat]))] if self.wants else []


def start() -> Position:
    return find_game("faraway").start(2, Chance("weighed", 2))


def test_the_heaviest_answer_is_taken_without_looking_ahead():
    position, hints = start(), Decided(True)
    assert isinstance(hints, WeighingHints)
    offer = position.offers[0]
    assert GreedyBot(Chance("bot", 0), hints).choose(Window(position, 0)) == offer[len(offer) - 1]
    assert hints.judged == 0


def test_where_nothing_is_weighed_the_bot_looks():
    position, hints = start(), Decided(False)
    GreedyBot(Chance("bot", 0), hints).choose(Window(position, 0))
    assert hints.judged > 0


def test_search_tries_the_heaviest_first():
    position, hints = start(), Decided(True)
    offer = position.offers[0]
    bot = SearchBot(Chance("bot", 0), hints, Budget(1))
    assert bot.choose(Window(position, 0)) == offer[len(offer) - 1]


def test_of_equals_the_first_in_the_given_order_wins():
    assert heaviest([1.0, 3.0, 3.0], [2, 1, 0]) == 2
    assert heaviest([1.0, 3.0, 3.0], [0, 1, 2]) == 1

"""What a strong player would do: never more than the seat may know."""

from __future__ import annotations

import pytest

from strannik.bots.advising import FEW, Advice, advise, plain_first, verdict
from strannik.bots.random import RandomBot
from strannik.bots.search import Try
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.shelf import find_game, game_ids
from strannik.core.chance import Chance
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.saving import fingerprint

every_game = pytest.mark.parametrize("id", game_ids())
WORLDS = 24
EVERY = 7
"""At every so many-th move somebody is advised."""


def told(advice: list[Advice]) -> list[tuple[str, float, float, str]]:
    return [(str(one.answer), one.points, one.share, str(one.then)) for one in advice]


def moments(game: Game, moves: int) -> list[Position]:
    """Some moments of a game between players who take anything."""
    position = game.start(game.fewest, Chance("advised", game.fewest))
    bot = RandomBot(Chance("anything", 0))
    found: list[Position] = []
    for n in range(moves):
        if position.finished:
            break
        seat = position.waiting[n % len(position.waiting)]
        if n % EVERY == 0:
            found.append(position.clone())
        position.play(seat, bot.choose(Window(position, seat)))
    return found


@every_game
def test_the_advice_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(id):
    game = find_game(id)
    for number, position in enumerate(moments(game, 42)):
        seat = position.waiting[0]
        advice = told(advise(Window(position, seat), game.hints, Chance("adviser", 0), WORLDS))
        assert 1 <= len(advice) <= FEW
        for deal in range(2):
            world = redeal(position, (seat,), Chance(f"deal {number} {deal}", 0))
            assert told(advise(Window(world, seat), game.hints, Chance("adviser", 0), WORLDS)) == advice


@every_game
def test_what_is_advised_is_open_and_differs(id):
    game = find_game(id)
    for position in moments(game, 42):
        seat = position.waiting[-1]
        advice = advise(Window(position, seat), game.hints, Chance("adviser", 0), WORLDS)
        assert all(position.offers[seat].takes(one.answer) for one in advice)
        assert len({str(one.answer) for one in advice}) == len(advice)
        assert sum(one.share for one in advice) <= 1.0001
        others = [one.share for one in advice[1:]]
        assert others == sorted(others, reverse=True)


def tried(answer: str, visits: int, points: float) -> Try:
    one = Try(Answer(answer))
    one.visits, one.points = visits, points * visits
    return one


@pytest.mark.parametrize(
    ("plain", "first"), [("search", "walk"), ("wait", "wait"), ("walk", "walk"), ("sleep", "walk"), ("fly", "walk")]
)
def test_of_answers_as_good_as_each_other_the_plain_one_is_first(plain, first):
    tries = [tried("walk", 9, 5.0), tried("wait", 6, 4.8), tried("search", 4, 3.0), tried("sleep", 0, 0.0)]
    assert plain_first(tries, Answer(plain))[0].answer.verb == first
    assert len(plain_first(tries, Answer(plain))) == len(tries)


def test_asking_for_advice_changes_nothing():
    game = find_game("faraway")
    position = game.start(2, Chance("advised", 2))
    before = fingerprint(position)
    advise(Window(position, 0), game.hints, Chance("adviser", 0), WORLDS)
    assert fingerprint(position) == before


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([5.0], ("only", 0.0)),
        ([5.0, 4.8], ("close", 0.2)),
        ([5.0, 4.0, 3.0], ("better", 1.0)),
        ([9.0, 2.0], ("clear", 7.0)),
    ],
)
def test_how_much_better_the_first_is_is_said_in_a_word(points, expected):
    assert verdict(points) == expected

"""Whatever may be suggested comes with a reason, from what the seat may know."""

from __future__ import annotations

import re

import pytest

from strannik.bots.random import RandomBot
from strannik.bots.suggesting import SuggestingBot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.shelf import find_game, game_ids
from strannik.core.chance import Chance
from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.core.options import settle
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.show.asking import reason
from strannik.show.clauses import LANGUAGES

every_game = pytest.mark.parametrize("id", game_ids())

MOVES = 40
"""So far into each game somebody wonders why."""

NEED_NONE: dict[str, dict[str, str]] = {}
"""Verbs of a game that need no reason, and why. There are none: a button that says all is explained as well."""

DONE = re.compile(r"^do-([a-z-]+)", re.MULTILINE)


def why(game: Game, position: Position, seat: int, answer: Answer, language: str) -> str:
    ahead, words = Foresight(position, seat), game.words(language)
    return reason(ahead, answer, words, game.preview, game.scene(ahead.view, words))


def begun(game: Game, number: int) -> Position:
    """A game of each mode in turn."""
    mode = game.modes[number % len(game.modes)]
    chosen = {"mode": mode.name} if any(option.name == "mode" for option in game.options) else {}
    seats = max(mode.fewest, min(2, mode.most))
    return game.start(seats, Chance(f"why {number}", seats), settle(game.options, chosen))


@every_game
@pytest.mark.parametrize("number", [0, 1])
def test_whatever_may_be_done_has_a_reason_in_both_languages(id, number):
    """Any answer on offer may be among the best few that a strong player tells."""
    game = find_game(id)
    position, anything = begun(game, number), RandomBot(Chance(f"anything {number}", 0))
    silent: set[str] = set()
    for n in range(MOVES):
        if position.finished:
            break
        seat = position.waiting[n % len(position.waiting)]
        for answer in [one for offer in [position.offers[seat], *position.extras(seat)] for one in offer]:
            if answer.verb in NEED_NONE.get(id, {}):
                continue
            silent |= {answer.verb for language in LANGUAGES if not why(game, position, seat, answer, language)}
        position.play(seat, anything.choose(Window(position, seat)))
    assert silent == set()


@every_game
def test_every_verb_has_words_for_why(id):
    """A walk does not come to every verb; what each of them comes to is written down for all."""
    game = find_game(id)
    for language in LANGUAGES:
        words = game.words(language)
        verbs = {verb for _, text in words._texts for verb in DONE.findall(text)} - {*NEED_NONE.get(id, {})}
        assert len(verbs) >= 4
        missing = [verb for verb in sorted(verbs) if f"why-{verb}" not in words]
        assert missing == []
        assert all([words.say(f"why-{verb}", {"thing": ""}).strip() for verb in verbs])


@every_game
def test_a_reason_tells_nothing_that_the_seat_cannot_know(id):
    game, checked = find_game(id), 0
    position, anything = begun(game, 0), RandomBot(Chance("anything", 0))
    for n in range(24):
        seat = position.waiting[0]
        bot = SuggestingBot(Chance("suggests", 0), game)
        answer = bot.choose(Window(position, seat))
        other = redeal(position, (seat,), Chance(f"deal {n}", 0))
        assert why(game, other, seat, answer, "en") == why(game, position, seat, answer, "en")
        checked += 1
        position.play(seat, anything.choose(Window(position, seat)))
        if position.finished:
            break
    assert checked >= 10

"""What is suggested to somebody who learns a game: the best, the first of equals, nothing where nothing is gained."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from strannik.bots.random import RandomBot
from strannik.bots.suggesting import SuggestingBot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.shelf import find_game, game_ids
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.step import Choice, Step
from strannik.core.table import Table
from tests.bots.test_greedy import SKILLS, SkillsUsed, free_to_act

ATTEMPTS = 12
"""So often it is asked with other chance: what is the first of equals by luck would not be so every time."""


@dataclass
class Orchard(Table):
    taken: list[str] = field(default_factory=list)


@dataclass
class Pick(Choice):
    """Pick a fruit, or leave."""

    me: int
    fruit: list[str]

    def ask(self, table: Orchard, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("pick", self.fruit, words=["leave"])

    def done(self, table: Orchard, given: list[Answer]) -> list[Step]:
        table.taken.append(given[0].name)
        return []


@dataclass
class Only(Choice):
    """There is one fruit left."""

    me: int

    def ask(self, table: Orchard, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("pick", ["quince"])

    def done(self, table: Orchard, given: list[Answer]) -> list[Step]:
        return []


class Tastes:
    """How much each fruit is liked; what is not named is worth nothing."""

    def __init__(self, **likes: float) -> None:
        self.likes = likes

    def value(self, table: Any, seat: int) -> float:
        return sum([self.likes.get(fruit, 0.0) for fruit in table.taken])


def suggested(fruit: str, declining: str = "", **likes: float) -> set[str]:
    """What is suggested in an orchard with this fruit, whatever the chance."""
    game = replace(find_game("faraway"), hints=Tastes(**likes), declining=frozenset(declining.split()))
    found = set()
    for attempt in range(ATTEMPTS):
        position = Position(Orchard([0, 1], Chance("orchard", 2)), [Pick(0, fruit.split())])
        position.begin()
        found.add(str(SuggestingBot(Chance(f"suggests {attempt}", 0), game).choose(Window(position, 0))))
    return found


def test_the_best_is_suggested_wherever_it_lies():
    assert suggested("apple pear plum", pear=3.0, plum=2.0) == {"pick pear"}
    assert suggested("pear apple plum", pear=3.0, plum=2.0) == {"pick pear"}


def test_of_equals_the_first_is_suggested_every_time():
    assert suggested("plum apple pear", plum=1.0, apple=1.0, pear=1.0) == {"pick plum"}
    assert suggested("sloe apple pear", plum=1.0, apple=1.0, pear=1.0) == {"pick apple"}


def test_where_nothing_is_gained_one_lets_it_be():
    assert suggested("apple pear", "leave") == {"leave"}
    assert suggested("apple pear") == {"pick apple"}, "where leaving is a move like any other"
    assert suggested("apple pear", "leave", pear=0.5) == {"pick pear"}


def test_what_costs_is_not_suggested_only_because_it_is_there():
    assert suggested("apple", "leave", apple=-1.0) == {"leave"}


def test_the_only_answer_is_suggested():
    game = find_game("faraway")
    position = Position(Orchard([0, 1], Chance("orchard", 2)), [Only(0)])
    position.begin()
    bot = SuggestingBot(Chance("suggests", 0), replace(game, hints=Tastes()))
    assert str(bot.choose(Window(position, 0))) == "pick quince"


@pytest.mark.parametrize("undisturbed", [True, False])
def test_nobody_is_drawn_away_from_what_is_to_be_answered_undisturbed(undisturbed):
    position = free_to_act()
    asked = [seat for seat in position.offers if position.interrupts(seat)]
    assert asked, "somebody is asked, and may act besides"
    for seat in asked:
        bot = SuggestingBot(Chance("suggests", 0), replace(SKILLS, hints=SkillsUsed(1.0)))
        bot.undisturbed = [position.offers[seat][0].verb] if undisturbed else []
        assert (bot.interject(Window(position, seat)) is None) == undisturbed


@pytest.mark.parametrize("id", game_ids())
def test_the_same_is_suggested_in_all_worlds_that_the_seat_cannot_tell_apart(id):
    game = find_game(id)
    position = game.start(game.fewest, Chance("suggested", game.fewest))
    anything = RandomBot(Chance("anything", 0))
    for number in range(30):
        if position.finished:
            break
        seat = position.waiting[number % len(position.waiting)]
        here = said(game, position, seat)
        assert position.offers[seat].takes(here)
        for deal in range(2):
            assert said(game, redeal(position, (seat,), Chance(f"deal {number} {deal}", 0)), seat) == here
        position.play(seat, anything.choose(Window(position, seat)))


def said(game: Game, position: Position, seat: int) -> Answer:
    return SuggestingBot(Chance("suggests", 0), game).choose(Window(position, seat))

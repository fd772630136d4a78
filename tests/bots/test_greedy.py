"""The greedy bot looks as far as its own choice reaches."""

from __future__ import annotations

from typing import Any

import pytest

from strannik.bots.greedy import GreedyBot, Ground
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.offer import Offer
from strannik.core.position import Position
from strannik.core.step import Step
from tests.bots.games import start
from tests.core import toy_skills

SKILLS = toy_skills.GAME


class SkillsUsed:
    """Likes (or dislikes) having used skills, and cares for nothing else."""

    def __init__(self, each: float) -> None:
        self.each = each

    def value(self, table: Any, seat: int) -> float:
        return self.each * len(table.exhausted[seat])


def free_to_act() -> Position:
    """A moment at which somebody may use a skill although nobody asks."""
    position = start(2, "skills", SKILLS)
    random = [RandomBot(Chance(f"random {seat}", 0)) for seat in range(2)]
    while not any([position.interrupts(seat) for seat in range(2)]):
        seat = position.waiting[0]
        position.play(seat, random[seat].choose(Window(position, seat)))
    return position


@pytest.mark.parametrize(("each", "acts"), [(1.0, True), (0.0, False), (-1.0, False)])
def test_it_acts_unasked_only_to_be_better_off(each: float, acts: bool) -> None:
    position = free_to_act()
    for seat in range(2):
        offer = position.interrupts(seat)
        answer = GreedyBot(Chance("greedy", 0), SkillsUsed(each)).interject(Window(position, seat))
        assert (answer is not None) == (acts and offer is not None)
        assert answer is None or (offer is not None and offer.takes(answer))


def test_a_game_of_those_who_act_whenever_they_can_ends() -> None:
    position = start(3, "all act", SKILLS)
    play_out(position, [GreedyBot(Chance(f"greedy {seat}", 0), SkillsUsed(1.0)) for seat in range(3)])
    assert position.finished


class HandTotal:
    """Likes high numbers in the hand."""

    def value(self, table: Any, seat: int) -> float:
        return float(sum(table.hands[seat]))


def test_a_choice_in_several_answers_is_looked_at_to_its_end() -> None:
    # Three of five are kept, one after the other, and only then does the hand change. [FA-3.2]
    position = start(2, "three of five", variant="experienced")
    dealt = sorted(position.table.hands[0])  # type: ignore[attr-defined]
    greedy = GreedyBot(Chance("greedy", 0), HandTotal())
    lowest = 0
    while 0 in position.offers:
        answer = greedy.choose(Window(position, 0))
        lowest += answer.thing == dealt[0]
        position.play(0, answer)
    assert lowest == 0


@pytest.mark.parametrize(
    ("agenda", "asked", "follows"),
    [
        ("below mine", [0], True),
        ("below another following", [0], True),
        ("below", [0], False),
        ("another following", [0], False),
        ("below everybody", [0, 1], False),
    ],
)
def test_what_lies_under_a_step_tells_how_long_it_goes_on(agenda: str, asked: list[int], follows: bool) -> None:
    steps = {name: Step() for name in ("below", "mine", "another", "following", "everybody")}
    ground = Ground([steps["below"]])
    world = Position(start(2, "ground").table, [steps[name] for name in agenda.split()])
    world.offers = {seat: Offer("go", [1]) for seat in asked}
    assert ground.carries(world, 0) == follows


class Indifferent:
    """Likes everything the same."""

    def value(self, table: Any, seat: int) -> float:
        return 0.0


def test_equally_good_answers_all_get_their_turn() -> None:
    position = start(2, "equal")
    chosen = {str(GreedyBot(Chance(f"{n}", 0), Indifferent()).choose(Window(position, 0))) for n in range(40)}
    assert chosen == {str(answer) for answer in position.offers[0]}

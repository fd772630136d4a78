"""Whole campaigns from the first page on to each of the three endings, and to the loss, evening by evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strannik.bots.bot import Bot
from strannik.bots.window import Window
from strannik.core.offer import Answer
from strannik.core.options import settle
from strannik.core.position import Position
from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.trail import Trail, opened, packed
from strannik.games.aftermath.steps.colony import ChooseMission
from strannik.story.reading import CHOOSE, Choose
from tests.games.aftermath.evenings import evening, told_end

LONGEST = 24
"""No campaign of these takes more evenings."""

SWITCH = "54-1.options"
DOWN, AS_IT_IS = 1, 2
"""The choice at the end of the last mission: push the switch down, or leave it as it is for good."""

WHEEL, KEPT = "25-2.options", 1
"""What becomes of the wheel: it is kept, not melted."""


class Company:
    """Companions who set out for what they are told, and decide at certain places as they are told."""

    def __init__(self, bot: str, missions: Sequence[str] = (), decided: Mapping[str, int] | None = None) -> None:
        self.bot = bot
        self.missions = missions
        self.decided = decided or {}

    def travel(self, seats: int, seed: str, **options: bool) -> Trail:
        """A campaign from page 2 to its end."""
        carried = GAME.journey.begin(settle(GAME.journey.options(), options), [""] * seats)
        for number in range(LONGEST):
            if not GAME.journey.nexts(carried):
                break
            carried = evening(carried, seats, f"{seed} {number}", self.bot, self.play)
        return opened(carried)

    def play(self, position: Position, bots: Sequence[Bot]) -> None:
        while not position.finished:
            for seat in position.waiting:
                if seat in position.offers:
                    position.play(seat, self.answer(position, seat, bots[seat]))

    def answer(self, position: Position, seat: int, bot: Bot) -> Answer:
        step = position.agenda[-1]
        if isinstance(step, Choose) and step.place in self.decided:
            return Answer(CHOOSE, self.decided[step.place])
        if isinstance(step, ChooseMission):
            wanted = [
                answer for answer in position.offers[seat] if answer.name.removeprefix("mission-") in self.missions
            ]
            if wanted:
                return min(wanted, key=lambda answer: self.missions.index(answer.name.removeprefix("mission-")))
        return bot.choose(Window(position, seat))


def assert_it_is_told(trail: Trail, outcome: str) -> None:
    assert told_end(packed(trail)).outcome == outcome


MAIN = ["1", "2", "5", "6", "8"]


def test_silence():  # AM-26.3
    trail = Company("greedy", MAIN, {SWITCH: DOWN}).travel(3, "a", immortal=True)
    assert (trail.ending, trail.evenings[-1]) == ("90", "8 won")
    assert "letter-silence" in trail.discovered
    assert f"{len(trail.evenings)} page-90-start" in trail.read
    assert_it_is_told(trail, "ending-90")


def test_the_hum():  # AM-26.4
    trail = Company("greedy", MAIN, {SWITCH: AS_IT_IS}).travel(2, "a", immortal=True)
    assert (trail.ending, "letter-hum" in trail.discovered) == ("91", True)
    assert_it_is_told(trail, "ending-91")


def test_the_book_is_closed_at_home():  # AM-26.4
    trail = Company("greedy").travel(2, "a")
    assert (trail.ending, len(trail.fulfilled)) == ("91", 4)
    assert_it_is_told(trail, "ending-91")


def test_the_old_river():  # AM-26.3
    missions = ["1", "2", "n7", "5", "6", "n12", "n8", "n1", "n2", "3", "4", "n4", "n9", "8"]
    trail = Company("greedy", missions, {SWITCH: DOWN, WHEEL: KEPT}).travel(3, "c", immortal=True)
    assert {"wheel", "old_river"} <= set(trail.learnt)
    assert (trail.ending, "letter-old-river" in trail.discovered) == ("92", True)
    assert_it_is_told(trail, "ending-92")


def test_the_loss():  # AM-26.5
    trail = Company("random").travel(2, "a", harder=True)
    assert trail.fallen
    assert min(trail.counters["population"], trail.counters["morale"]) == 0
    assert trail.evenings[-1].endswith("fallen")
    assert_it_is_told(trail, "campaign-fallen")

"""Whole journeys by bots: ten maps to the champions, stories to their endings."""

from __future__ import annotations

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.core.carried import Carried
from strannik.core.chance import Chance, derived_seed
from strannik.core.position import Position
from strannik.games.nearfar import GAME
from strannik.games.nearfar.company import STEPS
from strannik.games.nearfar.decks import CAMPAIGN_MODE, CHARACTER_MODE
from strannik.games.nearfar.journey import LongJourney
from strannik.games.nearfar.setup import carry, setup
from strannik.games.nearfar.trail import opened
from tests.games.nearfar.long_journeys import settings

MOVES = 3_000
GAMES = 16
JOURNEY = LongJourney()


class HastyHints:
    """Near and Far's own hints, looked up less carefully: whole journeys are to end while somebody waits for them."""

    def value(self, table, seat: int) -> float:
        return GAME.hints.value(table, seat)

    def care(self) -> tuple[int, int]:
        return 12, 1


def played(position: Position, seed: str) -> Position:
    """A game played to its end by greedy bots."""
    bots = [GreedyBot(Chance(derived_seed(seed, seat), 0), HastyHints()) for seat in position.table.seats]
    for _ in range(MOVES):
        if position.finished:
            break
        seat, answer = next_move(position, bots)
        position.play(seat, answer)
    assert position.finished
    return position


def next_move(position: Position, bots: list[GreedyBot]):
    for seat in position.table.interrupters():
        answer = bots[seat].interject(Window(position, seat))
        if answer is not None:
            return seat, answer
    seat = position.waiting[0]
    return seat, bots[seat].choose(Window(position, seat))


def travel(carried: Carried, seats: int, seed: str) -> list[Carried]:
    """Game after game until nothing comes next; what was carried on from each."""
    trail = [carried]
    for number in range(GAMES):
        coming = JOURNEY.nexts(trail[-1])
        if not coming:
            return trail
        options = {**settings(str(coming[0]["mode"]), 0), **coming[0]}
        position = setup(seats, options, Chance(derived_seed(seed, number), seats), trail[-1])
        position.begin()
        carried_on = carry(played(position, f"{seed} {number}").table)
        assert carried_on is not None
        trail.append(carried_on)
    raise AssertionError(f"the journey was not over after {GAMES} games")


def test_a_campaign_from_the_first_map_to_the_champions():  # NF-1.3.2, NF-28.1
    """With this seed the bosses fall at the second attempt; bots in such haste may need many."""
    begin = JOURNEY.begin({"mode": CAMPAIGN_MODE, "named_first": True, "more": False}, ["vera", "grear"])
    trail = travel(begin, 2, "campaign 1")
    last = opened(trail[-1])
    assert last.behind == list(range(2, 12))
    assert len(trail) == 11 + last.lost
    standing = JOURNEY.standing(trail[-1])
    assert standing.over
    assert [one.total for one in standing.travellers] == [sum(card.points.values()) for card in last.cards]
    assert max([one.total for one in standing.travellers]) == standing.travellers[standing.champions[0]].total
    assert all([card.talents for card in last.cards]), "bots spend their experience"
    assert any([card.clues for card in last.cards])


@pytest.mark.parametrize(
    ("heroes", "seed"),
    [
        (["vera", "grear"], "['vera', 'grear'] at home 0"),
        (["kikli", "tanian"], "['kikli', 'tanian'] 2"),
        (["riza", "rin"], "['riza', 'rin'] at home 4"),
        (["shardling", "eyim"], "by the fire ['shardling', 'eyim']"),
    ],
)
def test_stories_are_told_to_their_ends(heroes, seed):  # NF-1.3.3, NF-16.4.6
    """With these seeds both find the time for their last two steps before the final game ends."""
    begin = JOURNEY.begin({"mode": CHARACTER_MODE, "named_first": True, "more": True}, heroes)
    trail = travel(begin, 2, seed)
    last = opened(trail[-1])
    assert last.behind[-1] == 11
    for card in last.cards:
        assert card.completed == STEPS
        (_, section, _, _) = card.read[-1].split(" ")
        assert section.startswith(f"{card.hero}-10"), "the last that is read is one of the story's endings"

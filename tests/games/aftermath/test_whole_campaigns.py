"""Whole campaigns by companions, from page 2 to an end, each evening carried into the next."""

from strannik.bots.playout import play_out
from strannik.core.options import settle
from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.goals import LAST, SURVIVED
from strannik.games.aftermath.campaign.trail import opened
from tests.games.aftermath.evenings import evening, told_end

LONGEST = 30
"""No campaign takes more evenings: there are twenty missions, and the main ones are tried twice."""


def test_companions_bring_a_campaign_to_an_end():  # AM-26.3, AM-26.4, AM-26.5
    carried = GAME.journey.begin(settle(GAME.journey.options(), {}), [""] * 3)
    evenings = 0
    while GAME.journey.nexts(carried):
        assert evenings < LONGEST
        carried = evening(carried, 3, f"evening {evenings}", "greedy", play_out)
        evenings += 1
        trail = opened(carried)
        assert len(trail.evenings) == evenings
        assert max([trail.failed.count(one) for one in trail.failed if one != LAST], default=0) <= SURVIVED
        assert min(trail.counters.values()) >= 0
    assert told_end(carried).outcome

"""Whole campaigns by companions, from page 2 to an end, each evening carried into the next."""

from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.core.carried import Carried
from strannik.core.chance import Chance, derived_seed
from strannik.core.options import settle
from strannik.games.aftermath import GAME
from strannik.games.aftermath.goals import LAST, SURVIVED
from strannik.games.aftermath.trail import opened

LONGEST = 30
"""No campaign takes more evenings: there are twenty missions, and the main ones are tried twice."""


def evening(carried: Carried, seats: int, seed: str) -> Carried:
    coming = GAME.journey.nexts(carried)[0]
    position = GAME.start(seats, Chance(seed, seats), coming, carried)
    play_out(position, [make_bot("greedy", GAME, Chance(derived_seed(seed, seat), 0)) for seat in range(seats)])
    kept = GAME.carry(position.table)
    assert kept is not None
    return kept


def test_companions_bring_a_campaign_to_an_end():  # AM-26.3, AM-26.4, AM-26.5
    carried = GAME.journey.begin(settle(GAME.journey.options(), {}), [""] * 3)
    evenings = 0
    while GAME.journey.nexts(carried):
        assert evenings < LONGEST
        carried = evening(carried, 3, f"evening {evenings}")
        evenings += 1
        trail = opened(carried)
        assert len(trail.evenings) == evenings
        assert max([trail.failed.count(one) for one in trail.failed if one != LAST], default=0) <= SURVIVED
        assert min(trail.counters.values()) >= 0
    standing = GAME.journey.standing(carried)
    assert standing.over
    assert standing.outcome
    for language in ("en", "ru"):
        words = GAME.words(language)
        assert words.say(f"outcome-{standing.outcome}", standing.facts)
        for passage in GAME.journey.chronicle(carried):
            assert words.say(passage.title)
            assert all([words.say(text) for text in passage.paragraphs])

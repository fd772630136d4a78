"""Whole campaigns of companions from the first page on to each of the three endings, and to the loss.

Every evening is written into the campaign's ledger and goes on from there. Which end companions come to follows from
what they have done by then; the seeds are those of journeys that came to different ones.
"""

from __future__ import annotations

from strannik.bots.bot import Bot
from strannik.bots.greedy import GreedyBot
from strannik.campaign.chain import checked
from strannik.core.chance import Chance
from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.goals import LAST
from strannik.games.aftermath.campaign.trail import Trail, opened
from tests.campaign.played import Travels
from tests.games.aftermath.evenings import told_end

LONGEST = 24
"""No campaign of these takes more evenings."""


def companion(chance: Chance) -> Bot:
    return GreedyBot(chance, GAME.hints)


def travelled(seats: int, seed: str) -> tuple[Travels, Trail]:
    """A campaign from page 2 to its end, evening by evening through the ledger."""
    travels = Travels(*["Anna", "Boris", "Clara", "Dan"][:seats], game=GAME, bot=companion)
    for number in range(LONGEST):
        if not GAME.journey.nexts(travels.trunk.carried):
            break
        travels.play(seed=f"{seed} {number}")
    return travels, opened(travels.trunk.carried)


def assert_the_ledger_tells_it(travels: Travels, outcome: str) -> None:
    """Every evening stands in the ledger and can be played again, and the end is told in both languages."""
    assert checked(GAME, travels.campaign, travels.evenings) == list(travels.campaign.games)
    assert told_end(travels.trunk.carried).outcome == outcome


def test_the_book_is_closed_at_home_and_the_hum_goes_on():  # AM-26.4
    travels, trail = travelled(3, "a")
    assert (trail.ending, len(trail.fulfilled)) == ("91", 4)
    assert "letter-hum" in trail.discovered
    assert_the_ledger_tells_it(travels, "ending-91")


def test_whoever_has_warned_the_low_streets_wants_silence():  # AM-26.3
    travels, trail = travelled(4, "c")
    assert (trail.ending, trail.evenings[-1]) == ("90", f"{LAST} won")
    assert ("told" in trail.learnt, "letter-silence" in trail.discovered) == (True, True)
    assert f"{len(trail.evenings)} page-90-start" in trail.read
    assert_the_ledger_tells_it(travels, "ending-90")


def test_whoever_has_opened_the_old_river_stops_the_pumps_and_nothing_drowns():  # AM-26.3
    travels, trail = travelled(2, "a")
    assert {"wheel", "old_river"} <= set(trail.learnt)
    assert (trail.ending, "letter-old-river" in trail.discovered) == ("92", True)
    assert_the_ledger_tells_it(travels, "ending-92")


def test_without_hope_the_colony_scatters():  # AM-26.5
    travels, trail = travelled(2, "c")
    assert trail.fallen
    assert min(trail.counters["population"], trail.counters["morale"]) == 0
    assert trail.evenings[-1].endswith("fallen")
    assert_the_ledger_tells_it(travels, "campaign-fallen")

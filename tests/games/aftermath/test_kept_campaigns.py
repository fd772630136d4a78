"""A campaign of Aftermath is kept: written into one file, read elsewhere, and gone another way from any evening."""

from __future__ import annotations

import pytest

from strannik.campaign import export
from strannik.campaign.chain import checked
from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.trail import opened
from tests.campaign.played import Travels


@pytest.fixture(scope="module")
def travels() -> Travels:
    """Two evenings of two people, and another second evening from the first one on."""
    travels = Travels("Anna", "Boris", game=GAME)
    travels.play()
    travels.play()
    travels.play(travels.go_back(1, "What if"), "another evening")
    return travels


def test_the_file_holds_everything(travels):  # AM-26.8
    text = export.write(travels.campaign, travels.evenings)
    scroll = export.read(text)
    assert export.write(scroll.campaign, scroll.evenings) == text
    assert checked(GAME, scroll.campaign, scroll.evenings) == [1, 2, 3]
    assert [branch.carried for branch in scroll.campaign.branches] == [
        branch.carried for branch in travels.campaign.branches
    ]


def test_another_way_begins_where_the_first_evening_ended(travels):  # AM-26.8
    first, what_if = travels.campaign.branches
    ways = [opened(branch.carried) for branch in (first, what_if)]
    assert ways[0].evenings[0] == ways[1].evenings[0]
    assert [len(way.evenings) for way in ways] == [2, 2]
    assert ways[0].read != ways[1].read
    evening = [line for line in ways[0].read if line.startswith("1 ")]
    assert [line for line in ways[1].read if line.startswith("1 ")] == evening

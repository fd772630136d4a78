"""What a campaign's chronicle tells of an evening with Near and Far: everything that was read, and nothing twice."""

from __future__ import annotations

import pytest

from strannik.campaign.evening import Tale, tales
from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import CAMPAIGN
from strannik.games.nearfar.decks import CAMPAIGN_MODE
from strannik.games.nearfar.trail import Card, Trail, packed

FIRST_EVENING = (["2 1 1 won", "2 5 2 lost"], ["2 2 1 won", "2 3 1 bonus", "2 4 1 won"])


def told(language: str, *second_evening: list[str]) -> list[Tale]:
    """What is told of an evening on which the travellers read so much more."""
    heroes = ("vera", "grear", "kikli")
    before, after = [
        packed(
            Trail(CAMPAIGN_MODE, [Card(hero, read=lines) for hero, lines in zip(heroes, read, strict=False)], [0, 1])
        )
        for read in (FIRST_EVENING, [one + two for one, two in zip([*FIRST_EVENING, []], second_evening, strict=False)])
    ]
    return tales(GAME, before, after, GAME.words(language))


def test_each_travellers_story_goes_on_where_it_was():
    evening = told("en", ["3 17 1 won", "3 18 1 won"], ["3 20 2 won"])
    assert [(tale.traveller, tale.title) for tale in evening] == [
        (0, "The Forester's Stump"),
        (0, GAME.words("en").say("section-18-title")),
        (1, "The Bird That Would Not"),
    ]


def test_whoever_joined_that_evening_is_told_of_as_well():
    assert [tale.traveller for tale in told("en", [], [], ["3 17 2 won"])] == [2]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_failed_is_told_too(language):  # NF-15.7
    [silent, spoken] = told(language, ["3 20 1 lost"], ["6 75 2 lost"])
    words = GAME.words(language)
    assert not CAMPAIGN["20"].options[0].has_failure
    assert silent.paragraphs[:2] == [words.say("section-20-read"), words.say("section-20-option-1")]
    assert silent.paragraphs[2] in [words.say(f"page-failing-skill-{number}") for number in range(1, 9)]
    assert spoken.paragraphs[2] == words.say("section-75-failure-2")


def test_what_the_book_does_not_know_any_more_is_left_out():
    assert told("en", ["3 999 1 lost", "3 17 9 lost"], []) == []

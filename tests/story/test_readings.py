"""Readings: what is counted of a chronicle, by part of the book and number of travellers, and how it is drawn."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import CAMPAIGN
from strannik.games.nearfar.journey import passage
from strannik.games.nearfar.worth import AIM, gain
from strannik.story.drawing.chart import draw_readings
from strannik.story.proving.readings import Count, Readings


def read(*lines: str, travellers: int = 2) -> Readings:
    """What cards say that so many travelled with: map, section, option, how it ended."""
    readings = Readings(CAMPAIGN)
    for line in lines:
        readings.count(travellers, passage(0, line).paragraphs)
    return readings


def test_a_section_that_went_well_brings_what_its_option_gives():
    readings = read("2 1 1 won", "2 1 1 bonus", "2 1 2 lost")
    assert readings.parts() == {"campaign/02": {2: Count(3, 2, 3, 2, 2 * gain(CAMPAIGN["1"].options[0]))}}
    assert readings.parts()["campaign/02"][2].share == pytest.approx(2 / 3)


def test_who_fails_has_paid_all_the_same():
    option = CAMPAIGN["2"].options[1]
    assert option.pay == {"food": 2}
    assert read("2 2 2 lost").parts()["campaign/02"][2].mean == -2


def test_what_asks_for_no_check_goes_well_and_is_no_check_passed():
    assert not CAMPAIGN["8"].options[1].check
    [count] = read("2 8 2 won", "2 8 1 lost").parts()["campaign/02"].values()
    assert (count.read, count.well, count.checked, count.passed) == (2, 1, 1, 0)


def test_a_side_adventure_counts_for_the_land_it_grew_out_of_and_a_part_where_nothing_can_fail_is_left_out():
    readings = read("5 162 2 won", "11 boss-king 4 won", "11 closing-won 0 read", "3 vera-1 1 lost", travellers=4)
    assert list(readings.parts()) == ["campaign/02", "campaign/vera"]


def test_the_chart_has_a_row_for_each_part_and_says_its_numbers():
    readings = read("2 1 1 won", "3 vera-1 1 lost")
    readings.count(3, passage(0, "2 1 1 lost").paragraphs)
    for language, land, hero in (("en", "Broken Plains", "Vera"), ("ru", "Изломанные равнины", "Вера")):
        drawing = draw_readings(readings, GAME.words(language))
        labels = [one.get("aria-label") for one in ElementTree.fromstring(drawing).iter() if one.get("aria-label")]
        assert {land, hero, "100", "0"} <= set(labels)
        assert len([label for label in labels if label == "0"]) >= 2


def test_near_and_far_aims_at_two_of_three_to_four_of_five():  # NF-15.6
    balance = CAMPAIGN.frame.balance
    assert balance is not None
    assert balance.aim == AIM == (0.65, 0.8)

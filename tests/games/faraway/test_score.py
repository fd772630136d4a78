"""Scoring: the way back, requirements, sanctuaries, the winner."""

from random import Random

import pytest

from tests.games.faraway import facts
from tests.games.faraway.builders import fame_of, player, score, table
from tests.games.faraway.facts import BIOMES, WONDERS, Printed


def test_a_region_sees_what_was_explored_after_it():  # FA-13
    assert score("13 2").regions == [4, 0]


def test_a_region_does_not_see_what_was_explored_before_it():  # FA-13
    assert score("2 13").regions == [0, 0]


def test_a_journey_without_sanctuaries():  # FA-13
    # From the right: 1 and 7 pay nothing and show S, C and C, T; 5 pays 2 and shows C; 12 shows T.
    # Then 26 sees 2 thistles, 28 sees 4 chimeras, 48 sees 2 stones, and 63 has its 2 chimeras and thistle.
    journey = score("63 48 28 26 12 7 5 1")
    assert journey.regions == [15, 3 * 2, 3 * 4, 3 * 2, 0, 0, 2, 0]
    assert journey.total == 41


def test_a_journey_with_sanctuaries():  # FA-13, FA-17
    # Seen at first: red, night (S05), a stone (S40). 23 adds a stone, a chimera, a red night; no set anywhere.
    # 25: one yellow. 10: nights of S05, 23, 25. 66 lacks two stones. 41: nights of S05, 23, 25, 35.
    # 59: three yellows and three reds. At the end there are 2 stones, 3 yellows and 1 blue.
    journey = score("59 41 66 35 10 18 25 23", "S05 S40 S21")
    assert journey.regions == [3 * 6, 4 * 4, 0, 0, 3 * 3, 0, 1, 0]
    assert journey.sanctuaries == [0, 2, 3 + 1]
    assert journey.total == 50


def test_two_chimeras_and_a_thistle_pay_fifteen():  # FA-14
    assert fame_of(63, after="7 5") == 15
    assert fame_of(63, after="7") == 0
    assert fame_of(63, after="16 5") == 0
    assert fame_of(63, after="7", found="S12") == 15
    assert fame_of(63, found="S12 S29 S14") == 15


def test_all_that_is_required_must_be_seen():  # FA-14
    assert fame_of(64, after="1 4 19", found="") == 18
    assert fame_of(64, after="4 19") == 0
    assert fame_of(64, after="1 4") == 0


def test_a_formula_pays_nothing_without_its_requirement():  # FA-14
    assert fame_of(36, after="19 16") == 0
    assert fame_of(36, after="19 16 5") == 4


def test_a_wonder_serves_any_number_of_regions():  # FA-14
    assert score("66 51 17 2 13 43").regions[:2] == [20, 14]
    assert score("20 24 23").regions == [2 * 3, 2 * 2, 0]


def test_a_card_counts_its_own_wonders_for_its_requirement():  # FA-15
    assert fame_of(32, after="2") == 7
    assert fame_of(51, after="2", found="S03") == 14
    assert fame_of(51, after="2") == 0


@pytest.mark.parametrize(
    ("region", "after", "points"),
    [
        (14, "20", 2),  # itself by day: only the other night counts
        (37, "12", 3),  # night
        (22, "", 1),  # clue
        (30, "", 2),  # stone
        (16, "", 2),  # chimera
        (19, "", 2),  # thistle
        (25, "", 1),  # yellow
    ],
)
def test_a_card_counts_itself_where_it_pays_for_what_it_shows(region, after, points):  # FA-15
    assert fame_of(region, after=after) == points


def test_a_coloured_sanctuary_is_a_card_of_its_biome():  # FA-16
    assert fame_of(31, found="S01 S02 S16") == 4
    assert fame_of(18, found="S01 S11 S16") == 10
    assert fame_of(18, after="1 2 25 8", found="S01 S11 S16") == 20


def test_a_neutral_sanctuary_is_of_no_biome():  # FA-16
    assert fame_of(31, found="S23 S31 S43") == 1
    assert fame_of(18, found="S01 S11 S27") == 0


def test_nights_clues_and_wonders_of_sanctuaries_count():  # FA-16
    assert fame_of(10, found="S05 S43") == 6
    assert fame_of(11, found="S09 S28") == 4
    assert fame_of(13, found="S36 S28") == 4
    assert fame_of(15, found="S02 S29") == 4
    assert fame_of(33, found="S04 S14") == 6


def test_sanctuaries_see_all_regions_and_each_other():  # FA-17
    journey = score("1 2 3 4 5 6 7 8", "S01 S40 S34 S19 S27")
    # Reds: 1, 4, 7 and the sanctuary itself. Stones: 1, 2 (two), 4, 6 and the sanctuary itself. Clues: 6 and 8.
    # One set: 2 or 6, the yellow sanctuary itself, and enough of the others.
    assert journey.sanctuaries == [4, 6, 4, 4, 5]


def test_a_sanctuary_counts_for_every_region_however_late_it_was_found():  # FA-18
    play = table(
        red=player(hand="30 3 4", path="13 68 66 57 52 45 28"),
        blue=player(hand="1 2 5", path="60 59 58 56 55 54 53"),
        sanctuary_deck="S40",
    )
    play("red: explore 30", "blue: explore 1")
    assert play.finished
    # The stone of the sanctuary is the fourth that 66 needs, and counts for 30 and 13 too.
    assert [line.points for line in play.result.sheets[0].lines] == [8, 0, 20, 0, 0, 0, 0, 4, 4]


NOTHING = "68 67 66 65 64 63 62"
"""Seven regions that pay nothing without wonders and show none."""

NO_MORE = "60 57 52 51 49 46 21"
"""Seven regions that want more wonders than they show."""


def test_the_most_fame_wins():  # FA-19
    play = table(red=player(hand="9 1 2", path=NOTHING), blue=player(hand="3 4 5", path=NO_MORE))
    play("red: explore 9", "blue: explore 3")
    assert [sheet.total for sheet in play.result.sheets] == [5, 4]
    assert play.result.winners == [0]


def test_a_tie_goes_to_the_lowest_region():  # FA-19
    play = table(red=player(hand="61 1 2", path=NOTHING), blue=player(hand="17 4 5", path=NO_MORE))
    play("red: explore 61", "blue: explore 17")
    assert [sheet.total for sheet in play.result.sheets] == [0, 0]
    assert play.result.winners == [1]


def test_only_those_who_tie_for_the_first_place_compare_regions():  # FA-19
    play = table(
        red=player(hand="9 2 3", path=NOTHING),
        blue=player(hand="17 4 5", path=NO_MORE, found="S27"),
        green=player(hand="1 6 7", path="56 54 53 50 47 44 37"),
    )
    play("red: explore 9", "blue: explore 17", "green: explore 1")
    assert [sheet.total for sheet in play.result.sheets] == [5, 5, 0]
    assert play.result.winners == [0]


def test_the_sum_of_the_numbers_does_not_matter_in_a_tie():  # FA-19
    play = table(
        red=player(hand="17 2 3", path=NO_MORE),
        blue=player(hand="4 5 6", path=NOTHING),
    )
    play("red: explore 17", "blue: explore 4")
    assert [sheet.total for sheet in play.result.sheets] == [0, 0]
    assert play.result.winners == [1]


def test_a_journey_may_be_worth_nothing_but_never_less():  # FA-20
    assert score("68 67 66 65 64 63 62 61").total == 0
    assert min([fame_of(region) for region in range(1, 69)]) == 0


def test_the_sheet_names_every_card_in_the_order_of_the_path():  # FA-0.1
    play = table(
        red=player(hand="30 3 4", path="13 68 66 57 52 45 28", found="S27"),
        blue=player(hand="1 2 5", path="60 59 58 56 55 54 53"),
        sanctuary_deck="S40",
    )
    play("red: explore 30", "blue: explore 1")
    lines = play.result.sheets[0].lines
    assert [(line.what, line.thing) for line in lines] == [
        *[("region", number) for number in (13, 68, 66, 57, 52, 45, 28, 30)],
        ("sanctuary", "S27"),
        ("sanctuary", "S40"),
    ]


@pytest.mark.parametrize(
    ("region", "after", "found", "points"),
    [
        (3, "", "", 4),  # a fixed amount
        (10, "20 21", "", 6),  # nights
        (54, "19 29 6", "S09", 8),  # clues, one of them on a sanctuary
        (48, "2 1", "", 9),  # a wonder
        (50, "19 29 3 5", "S06", 12),  # one biome
        (42, "1 25 3", "", 6),  # either of two biomes
        (43, "1 3 25", "", 10),  # a set
        (43, "1 3 25 4 5 27 2", "", 20),  # two sets
        (43, "1 3 4 5", "", 0),  # no set
    ],
)
def test_every_kind_of_fame(region, after, found, points):  # FA-0.8
    assert fame_of(region, after, found) == points


def fame_on_paper(card: Printed, seen: list[Printed]) -> int:
    """The card's fame, worked out from its printed words."""
    for letter, wonder in WONDERS.items():
        if sum([other.count(wonder) for other in seen]) < card.requires.count(letter):
            return 0
    amount, _, what = card.fame.partition(" per ")
    if what == "set":
        return int(amount) * min([sum([other.count(biome) for other in seen]) for biome in BIOMES])
    if what:
        return int(amount) * sum([other.count(one) for one in what.split("/") for other in seen])
    return int(amount or 0)


@pytest.mark.parametrize("seed", range(40))
def test_random_journeys_score_as_on_paper(seed):  # FA-13, FA-14, FA-16, FA-17
    chance = Random(seed)
    for _ in range(25):
        path = chance.sample(list(facts.REGIONS), 8)
        found = chance.sample(list(facts.SANCTUARIES), chance.randint(0, 7))
        regions, sanctuaries = [facts.REGIONS[name] for name in path], [facts.SANCTUARIES[name] for name in found]
        journey = score(" ".join(path), " ".join(found))
        assert journey.regions == [
            fame_on_paper(card, regions[place:] + sanctuaries) for place, card in enumerate(regions)
        ]
        assert journey.sanctuaries == [fame_on_paper(card, regions + sanctuaries) for card in sanctuaries]

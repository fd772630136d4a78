"""Side adventures that catch up with a traveller, and clues that open what is closed to others."""

import pytest

from tests.games.nearfar.builders import goods, told
from tests.games.nearfar.long_journeys import adventure, begun, card, carrying, small_book

__all__ = ["small_book"]

pytestmark = pytest.mark.usefixtures("small_book")


def test_a_side_adventure_is_noted_and_read_the_next_time():  # NF-16.2.1, NF-16.2.2
    play = adventure("1", dice="6 6", red={"party": "koba"})
    play("red: choose 2")
    assert play.table.notes["0"].noted == ["162"]
    assert told(play, "SideNoted") == [{"event": "SideNoted", "seat": 0}]
    play = adventure("2", noted="162 170", dice="6")
    assert told(play, "AdventureRead")[0]["adventure"] == "section-162"
    assert play.table.notes["0"].noted == ["170"]
    assert play.table.tokens == [], "the token of the space leaves the game"


def test_a_side_adventure_counts_and_the_oldest_comes_first():  # NF-16.2.3
    play = adventure("2", noted="170 162", dice="6")
    assert told(play, "AdventureRead")[0]["adventure"] == "section-170"
    play("red: choose 1")
    assert play.table.company[0].completed == 1


def test_a_clue_is_noted_for_the_whole_journey():  # NF-16.3.1, NF-28.2
    play = adventure("1", dice="6")
    play("red: choose 1")
    assert [event["clue"] for event in told(play, "ClueLearnt")] == ["clue-rope"]
    assert play.table.notes["0"].clues == ["rope"]
    trail = carrying(card("vera", clues="rope"), card("grear"), behind="2")
    assert begun(trail, 3).table.knows(0, "rope")


def test_clues_open_an_option_only_together():  # NF-16.3.2
    assert adventure("2", clues="key").offers("red") == "choose 3 | choose 4"


def test_an_option_that_a_clue_opens_must_be_taken():  # NF-16.3.3
    play = adventure("2", clues="rope")
    assert play.offers("red") == "choose 2"
    play("red: choose 2")
    assert goods(play) == {"coins": 6}


def test_unless_it_is_optional():  # NF-16.3.3
    assert adventure("3", clues="rope", red={"coins": 1}).offers("red") == "choose 1 | choose 2 | choose 3"
    assert adventure("3", red={"coins": 1}).offers("red") == "choose 1 | choose 3"


def test_the_others_are_for_whom_none_applies():  # NF-16.3.4
    assert adventure("2").offers("red") == "choose 3 | choose 4"


def test_the_option_that_names_most_clues_comes_first():  # NF-16.3.5
    play = adventure("2", clues="rope key")
    assert play.offers("red") == "choose 1"
    play("red: choose 1")
    assert goods(play) == {"gems": 6}

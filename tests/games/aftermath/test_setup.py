"""Setting up: heroes, decks, tokens and counters; the book is opened."""

import pytest

from strannik.core.options import OptionError
from strannik.games.aftermath import GAME, MISSIONS, uses
from strannik.games.aftermath.campaign.goals import playable
from strannik.games.aftermath.cards import ACTIONS
from strannik.games.aftermath.enemies import ENEMIES, of_type
from strannik.games.aftermath.search_tokens import SEARCH_TOKENS
from tests.games.aftermath.builders import hand, hero, turn, where
from tests.harness import begin


def started(seats: int = 2, **options):
    """A game whose heroes are taken and whose first page is read."""
    play = begin(GAME, seats, dice=[0, 0, 0], **options)
    for seat, name in enumerate(["grumple", "whisper", "ringr", "meziah"][:seats]):
        who = ["red", "blue", "green", "yellow"][seat]
        if play.offers(who):
            play(f"{who}: be {name}")
    return play


def chosen(seats: int = 2, way: int = 1):
    """The same, with the first common decision taken: everybody stands in Abbigail Lane."""
    play = started(seats)
    play(*[f"{who}: choose {way}" for who in ["red", "blue", "green", "yellow"][:seats]])
    return play


def test_missions_whose_pages_are_in_the_book_can_be_chosen():  # AM-25.4
    assert [str(mission) for mission in MISSIONS] == playable()


def test_a_table_is_played_with_the_pages_of_its_mission():  # AM-25.4
    one_evening = {"mode": "mission", "mission": 1}
    used = [page for page in (12, 40, 41, 42, 60, 100) if uses(f"pages/{page}.yaml", one_evening)]
    assert used == [12, 40, 41, 60, 100]
    assert uses("pages/42.yaml", {"mode": "campaign", "mission": 1})


def test_two_to_four_play_each_with_one_hero():  # AM-0.1, AM-27.1
    for seats in (1, 5):
        with pytest.raises(OptionError, match="2 to 4 players"):
            begin(GAME, seats)
    assert [one.id for one in started(3).table.heroes] == ["grumple", "whisper", "ringr"]


def test_two_people_with_two_heroes_each_are_four_players():  # AM-27.2
    company = [hero(id, at="rug") for id in ("meziah", "whisper", "ringr", "grumple")]
    play = turn(*company, deck="green-1a green-1b red-1a red-1b blue-1a green-2a green-2b red-2a red-2b blue-2a")
    play("red: end-turn")
    assert (play.waiting, [len(cards) for cards in play.table.hands]) == ("blue", [5, 5, 0, 0])


def test_a_hero_that_is_taken_is_nobody_elses():  # AM-1.3
    play = begin(GAME, 4)
    play("red: be ringr")
    assert play.offers("blue") == "be meziah | be whisper | be grumple"
    play("blue: be grumple", "green: be meziah")
    assert [one.id for one in play.table.heroes] == ["ringr", "grumple", "meziah", "whisper"]


def test_a_hero_comes_with_item_and_ability():  # AM-1.3, AM-1.11
    play = started()
    table = play.table
    assert (table.equipped, table.backpacks) == ([["steak-knife"], ["chopstick"]], [[], []])
    assert [one.abilities for one in table.heroes] == [["throw"], ["tumble"]]


def test_cards_have_six_colours_and_influence_cards_wait_in_the_box():  # AM-0.3, AM-1.4, AM-1.5
    table = started().table
    colours = [ACTIONS[card].colour for card in table.deck]
    assert {colour: colours.count(colour) for colour in set(colours)} == {
        "green": 6, "red": 6, "blue": 6, "yellow": 6, "white": 6, "black": 6, "none": 1,
    }  # fmt: skip
    assert sorted([ACTIONS[card].hero for card in table.action_box if ACTIONS[card].hero]) == [
        "grumple", "meziah", "ringr", "whisper",
    ]  # fmt: skip


def test_the_harder_deck_has_more_threats_and_less_heroism():  # AM-1.5
    colours = [ACTIONS[card].colour for card in started(harder=True).table.deck]
    assert (len(colours), colours.count("black"), colours.count("white")) == (37, 9, 3)


def test_bosses_lie_apart_from_the_enemies_that_come_at_random():  # AM-1.7
    assert "ma_toll" not in of_type("raider")
    assert all([not ENEMIES[card].boss for card in of_type("raider")])


def test_search_tokens_lie_in_three_piles_whose_rewards_nobody_sees():  # AM-1.8
    play = begin(GAME, 2)
    table = play.table
    assert [len(table.search_4), len(table.search_5), len(table.search_7)] == [8, 7, 6]
    assert all([SEARCH_TOKENS[token].difficulty == 5 for token in table.search_5])
    assert set(play.view("red").table.search_4) == {""}


def test_the_colony_begins_with_what_it_has():  # AM-0.6, AM-1.2
    table = begin(GAME, 2).table
    assert table.counters == {"time": 0, "clues": 0, "parts": 2, "food": 4, "population": 8, "morale": 8}
    assert table.cell == [0, 0]


def test_the_first_game_opens_page_2_and_the_first_seat_is_the_archivist():  # AM-1.10, AM-1.11, AM-24.1
    play = started()
    assert (play.table.page, play.table.archivist, play.table.quiet) == (2, 0, True)
    assert play.waiting == "red blue"


def test_the_archivist_takes_the_first_turn_and_hands_were_empty():  # AM-1.11, AM-9.3
    play = chosen()
    assert (play.table.page, play.table.active, play.table.turn) == (10, 0, 1)
    assert (where(play), where(play, "blue")) == ("pedals", "pedals")
    assert len(hand(play)) <= 5
    assert hand(play, "blue") == []

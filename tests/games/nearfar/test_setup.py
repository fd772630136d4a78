"""Setting up: what lies where before the first turn, and the artifact draft."""

import pytest

from strannik.core.chance import Chance
from strannik.core.options import OptionError
from strannik.games.nearfar import GAME
from strannik.games.nearfar.cards import ARTIFACTS, COMPANIONS, ENEMIES, FINDS, TREASURES
from strannik.games.nearfar.hero import TRIBES
from strannik.games.nearfar.maps import MAPS
from tests.harness import Play, begin


def started(seats: int, seed: str = "a town at dusk", **options) -> Play:
    return Play(GAME, GAME.start(seats, Chance(seed, seats), options))


def draft(play: Play) -> None:
    """Everybody keeps the first artifact each time, and then discards one special."""
    while play.offers("red").startswith("keep"):
        for seat in play.waiting.split():
            play(f"{seat}: {play.offers(seat).split(' | ')[0]}")
    for seat in play.waiting.split():
        play(f"{seat}: drop {play.table.special_hands[play.seat(seat)][0]}", f"{seat}: done")


def test_the_box():  # NF-2.1
    kinds = [card.kind for card in ARTIFACTS.values()]
    assert (len(COMPANIONS), kinds.count("normal"), kinds.count("special")) == (36, 38, 17)
    assert (len(TREASURES), len(FINDS), len(ENEMIES), len(MAPS)) == (36, 31, 12, 11)
    assert len(started(2).table.arcade) == 40


@pytest.mark.parametrize(("seats", "animals", "adventures"), [(2, 6, 7), (3, 9, 10), (4, 12, 13)])
def test_animals_and_adventures_by_the_number_of_players(seats, animals, adventures):  # NF-3.1.1, NF-3.1.6, NF-3.2
    table = started(seats).table
    assert (table.stables, len(table.tokens)) == (animals, adventures)


def test_adventures_lie_on_open_books():  # NF-3.2.1
    first, second = (started(4, seed=one).table for one in ("books", "other books"))
    assert all(first.map.spaces[space].book for space in first.tokens)
    assert len(set(first.tokens)) == 13
    assert first.tokens != second.tokens


def test_what_lies_open_and_what_lies_face_down():  # NF-3.1.2, NF-3.1.3, NF-3.1.4, NF-3.1.9, NF-3.1.10, NF-3.1.11
    play = started(3)
    table = play.table
    assert (len(table.row), len(table.bag)) == (5, 31)
    assert (table.treasure_deck != list(TREASURES), len(table.treasure_deck)) == (True, 36)
    assert (table.chiefs, table.unfound, table.enemies) == ({}, list(FINDS), list(ENEMIES))
    assert len(table.arcade) == 40
    seen = play.view("red").table
    assert set(seen.treasure_deck) == set(seen.arcade) == set(seen.bag) == {""}


def test_more_adventures():  # NF-27.1
    assert [len(started(seats, more_adventures=True).table.tokens) for seats in (2, 3, 4)] == [8, 12, 16]


def test_the_platypus_may_come_along():  # NF-27.3
    assert [hero.animal for hero in started(3, platypus="green").table.heroes] == ["dog", "cat", "platypus"]
    with pytest.raises(OptionError, match="nobody here plays yellow"):
        started(3, platypus="yellow")


def test_everybody_starts_alike():  # NF-3.1.7, NF-3.1.14, NF-1.4.1
    for hero in started(4).table.heroes:
        assert hero.goods == {"coins": 3, "gems": 0, "food": 0} | dict.fromkeys(TRIBES, 0)
        assert (hero.hearts, hero.reputation, hero.placed, hero.follows) == (0, 0, 0, True)
        assert (hero.building, hero.space, hero.in_town) == ("", "", True)


def test_the_first_player_is_drawn_by_lot():  # NF-3.1.8
    assert {started(4, seed=f"lot {number}").table.first for number in range(20)} == {0, 1, 2, 3}


def test_a_stranger_stands_in_the_town_hall_of_two():  # NF-3.1.13
    assert started(2).table.rivals_at("hall", 0) == ["dummy"]
    assert started(3).table.rivals_at("hall", 0) == []


def test_either_side_of_the_town_on_any_map():  # NF-1.3.4, NF-1.3.6, NF-3.1.5
    for number in MAPS:
        assert started(2, map=number).table.map.number == number
    assert (started(2).table.day, started(2, town="day").table.day) == (False, True)


def test_the_first_journey_is_played_on_map_1():  # NF-1.3.1, NF-3.3.1
    table = started(2, mode="journey").table
    assert (table.map_number, table.arcade) == (1, [])
    with pytest.raises(OptionError, match="on map 1, not on map 4"):
        started(2, mode="journey", map=4)


def test_five_normal_and_two_special_artifacts_are_dealt():  # NF-3.1.12, NF-3.4.1, NF-20.1
    play = started(3)
    assert [len(dealt) for dealt in play.table.passing] == [5, 5, 5]
    assert [len(dealt) for dealt in play.table.special_hands] == [2, 2, 2]
    assert set(play.view("blue").table.passing[0]) == {""}
    assert "" not in play.view("red").table.passing[0]


def test_one_is_kept_and_the_rest_goes_left():  # NF-3.4.2
    play = begin(GAME, 3, dice=[1])
    dealt = [list(hand) for hand in play.table.passing]
    play(f"red: keep {dealt[0][0]}", f"blue: keep {dealt[1][1]}", f"green: keep {dealt[2][2]}")
    assert play.table.hands == [[dealt[0][0]], [dealt[1][1]], [dealt[2][2]]]
    assert play.table.passing[1] == dealt[0][1:]
    assert sorted(play.table.passing[0]) == sorted(set(dealt[2]) - {dealt[2][2]})


def test_the_last_one_needs_no_choice():  # NF-3.4.2
    play = started(2)
    for _ in range(4):
        for seat in ("red", "blue"):
            play(f"{seat}: {play.offers(seat).split(' | ')[0]}")
    assert [len(hand) for hand in play.table.hands] == [5, 5]


def test_at_least_one_special_is_discarded():  # NF-3.4.3
    play = started(2)
    for _ in range(4):
        for seat in ("red", "blue"):
            play(f"{seat}: {play.offers(seat).split(' | ')[0]}")
    play.refuses("red: done", clause="NF-3.4.3")
    first, second = play.table.special_hands[0]
    normal = play.table.hands[0][0]
    play(f"red: drop {first}", f"red: drop {normal}", f"red: drop {second}", "red: done")
    play(f"blue: drop {play.table.special_hands[1][0]}", "blue: done")
    assert (play.table.special_hands[0], len(play.table.hands[0])) == ([], 4)
    assert (len(play.table.special_hands[1]), len(play.table.hands[1])) == (1, 5)
    assert play.table.special_dropped[:2] == [first, second]


def test_rounds_go_clockwise_from_the_first_player():  # NF-1.1.2, NF-1.2.1
    play = begin(GAME, 3, dice=[1])
    draft(play)
    order: list[str] = []
    while play.table.round == 1:
        order.append(play.waiting)
        play(f"{order[-1]}: visit saloon")
        while play.waiting == order[-1]:
            offered = play.offers(order[-1]).split(" | ")
            play(f"{order[-1]}: {next(word for word in ('enter', 'leave', 'end') if word in offered)}")
    assert (order, play.waiting) == (["blue", "green", "red"], "blue")

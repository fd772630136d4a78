"""Leaving town and moving: hearts, movement, empty spaces, turtles and spices, the water of map 5."""

from tests.games.nearfar.builders import goods, hero, red, told, turn


def where(play) -> str:
    return red(play).space


# Leaving town


def test_hearts_are_counted_when_leaving_town_and_old_ones_are_gone():  # NF-11.1, NF-11.3, NF-11.4, NF-1.5.6
    play = turn(hero(at="saloon", hearts=9, party="koba"))
    play("red: travel")
    assert told(play, "LeftTown") == [{"event": "LeftTown", "seat": 0, "hearts": 4}]
    assert (red(play).hearts, where(play), red(play).building) == (4, "town", "")


def test_hearts_of_cards_count_and_thirteen_is_the_most():  # NF-11.3, NF-7.1
    play = turn(hero(party="selene oren", bought="heartwood-staff", pack="bird:music-box", finds="banshee-necklace"))
    play("red: travel")
    assert red(play).hearts == 13


def test_the_party_is_put_together_anew():  # NF-11.2
    play = turn(hero(party="koba", reserve="astor temir", follows=True))
    play("red: travel", "red: call astor", "red: rest dog", "red: ready")
    assert play.table.parties[0] == ["koba", "astor"]
    assert red(play).hearts == 6


def test_jail_is_part_of_the_town():  # NF-11.1
    play = turn(hero(at="jail"))
    play("red: travel")
    assert where(play) == "town"


def test_whoever_is_on_the_map_moves_on_without_leaving_town():  # NF-4.4, NF-11.1
    play = turn(hero(at="a2", hearts=1, party="koba"))
    assert "travel" not in play.offers("red")
    play("red: go b2")
    assert (where(play), red(play).hearts) == ("b2", 1)


def test_the_town_space_counts_no_hearts_and_exchanges_nobody():  # NF-11.5
    play = turn(hero(at="a2", hearts=1, party="koba", reserve="astor"))
    play("red: go town")
    assert (red(play).hearts, play.table.parties[0]) == (1, ["koba"])
    assert play.offers("red") == "go a1 | go a2 | go a3 | halt"


# How far


def test_two_steps_and_one_more_for_each_animal_and_icon():  # NF-12.1, NF-12.2, NF-1.5.3, NF-10.1
    for pack, party, steps in (("", "", 2), ("bird", "", 3), ("bird turtle", "temir", 5)):
        play = turn(hero(at="town", pack=pack, party=party), camps="a2:blue")
        for step in range(steps):
            play(f"red: go {'town' if step % 2 else 'a2'}")
        play.refuses(f"red: go {'town' if steps % 2 else 'a2'}", clause="NF-12.2", movement=steps)


def test_a_turn_may_pass_without_a_step():  # NF-12.2
    play = turn(hero(at="a2"))
    play("red: halt")
    assert (where(play), play.finished) == ("a2", True)


def test_figures_share_a_space():  # NF-12.1
    play = turn(hero(at="town"), hero(at="a2"))
    play("red: go a2")
    assert [figure.space for figure in play.table.heroes] == ["a2", "a2"]


def test_symbols_are_no_spaces():  # NF-12.3
    play = turn(hero(at="town"))
    assert play.offers("red").endswith("go a1 | go a2 | go a3 | halt")


def test_an_artifact_bought_on_the_way_helps_at_once():  # NF-4.3, NF-20.2, NF-12.2
    play = turn(hero(at="town", hearts=3, hand="felt-boots", coins=3, food=3), camps="a2:blue b2:blue")
    play("red: go a2", "red: go b2")
    play.refuses("red: go c1", clause="NF-12.2")
    play("red: buy felt-boots", "red: go c1")
    assert where(play) == "c1"


# Empty spaces


def test_the_example_of_the_empty_space_in_the_middle():  # NF-12.4, NF-7.3
    play = turn(hero(at="a2", hearts=2))
    play("red: go b2")
    assert red(play).hearts == 2
    play("red: go c1")
    assert red(play).hearts == 1
    other = turn(hero(at="a2", hearts=2), camps="b2:blue")
    other("red: go b2", "red: go c1")
    assert red(other).hearts == 2


def test_without_a_heart_an_empty_space_is_not_left():  # NF-12.4, NF-7.4
    play = turn(hero(at="a2"))
    play("red: go b2")
    play.refuses("red: go c1", clause="NF-12.4", space="b2")
    assert play.offers("red") == "halt"


def test_the_town_never_is_empty():  # NF-12.4
    play = turn(hero(at="a2"))
    play("red: go town", "red: go a1")
    assert where(play) == "a1"


def test_the_start_is_free_only_once():  # NF-12.5
    play = turn(hero(at="a2", hearts=2, pack="bird bird"))
    play("red: go b2", "red: go a2", "red: go b2")
    assert red(play).hearts == 0
    play.refuses("red: go c1", clause="NF-12.4")


def test_each_turtle_spares_a_heart_a_turn():  # NF-10.3
    play = turn(hero(at="a2", hearts=1, pack="turtle turtle"))
    play("red: go b2", "red: go c1", "red: go b2")
    assert red(play).hearts == 1
    play("red: go c2")
    assert red(play).hearts == 0


def test_spices_spare_one_heart_of_two():  # NF-12.6, NF-20.7.9
    play = turn(hero(at="a2", hearts=2, pack="bird", bought="spices"))
    play("red: go b2", "red: go c1", "red: go b1")
    assert red(play).hearts == 1


# Water


def test_poisonous_water_takes_a_heart_even_from_a_camp():  # NF-26.5.1
    play = turn(hero(at="a1", hearts=3), map=5, camps="b1:red")
    play("red: go b1")
    assert (where(play), red(play).hearts) == ("b1", 2)


def test_water_and_an_empty_space_are_paid_both():  # NF-26.5.1, NF-12.4
    play = turn(hero(at="b4", hearts=2, pack="bird"), map=5)
    play("red: go c7")
    assert red(play).hearts == 1
    play("red: go d3")
    assert red(play).hearts == 0


def test_without_a_heart_the_water_sends_back():  # NF-26.5.1
    play = turn(hero(at="a1", pack="bird"), map=5, tokens="a1")
    play("red: go b1")
    assert where(play) == "a1"
    assert [event["space"] for event in told(play, "TurnedBack")] == ["a1"]
    assert play.offers("red") == "adventure | halt"


def test_standing_by_the_water_at_the_start_costs_nothing():  # NF-26.5.1
    play = turn(hero(at="b1", hearts=1), map=5)
    play("red: go a1")
    assert red(play).hearts == 1


def test_an_enemy_on_the_way_to_the_water_was_beaten_all_the_same():  # NF-26.5.1
    play = turn(hero(at="b2", party="griff"), map=5, dice="6")
    play("red: go c4", "red: fight")
    assert (where(play), play.table.defeated[0]) == ("b2", ["enemy-4"])
    assert goods(play) == {"coins": 1}
    assert play.offers("red") == "halt"

"""Duels: the challenge, the dice, hearts and bombs, jail, and the stranger in the town hall."""

import pytest

from tests.games.nearfar.builders import Seated, goods, hero, red, told, turn
from tests.harness import Play


def dueling(attacker: Seated, defender: Seated, dice: str, manner: str = "honest", **settings) -> Play:
    """Red challenges blue for the farm."""
    defender.hero.building = "farm"
    play = turn(attacker, defender, dice=dice, **settings)
    play("red: visit farm", "red: challenge seat-blue", f"red: duel {manner}")
    return play


def test_one_rival_of_several_is_named():  # NF-6.1
    play = turn(hero(), hero(at="farm"), hero(at="farm"))
    play("red: visit farm")
    assert play.offers("red") == "challenge seat-blue | challenge seat-green"
    play("red: challenge seat-green")
    assert play.offers("red") == "duel honest | duel dishonest"


def test_dice_and_swords_decide():  # NF-6.2, NF-1.5.2
    play = dueling(hero(party="griff"), hero(party="nell"), dice="3 3")
    fought = told(play, "DuelFought")[0]
    assert (fought["total"], fought["rival_total"]) == (5, 4)
    assert red(play).building == "farm"


def test_a_dishonest_attacker_adds_one():  # NF-6.2, NF-6.4.1
    play = dueling(hero(), hero(), dice="3 3", manner="dishonest")
    assert (red(play).building, red(play).reputation) == ("farm", -1)


def test_an_honest_victory_is_praised_and_the_loser_stays():  # NF-6.4.1, NF-8.2
    play = dueling(hero(party="arvo"), hero(), dice="4 3")
    assert (red(play).reputation, play.table.heroes[1].building) == (1, "farm")
    assert goods(play) == {"food": 3}


def test_a_tie_is_the_defenders():  # NF-6.4
    assert red(dueling(hero(), hero(), dice="3 3")).building == "jail"


def test_the_loser_goes_to_jail_and_the_turn_is_over():  # NF-6.4.2, NF-5.9.1
    play = dueling(hero(reputation=2, bought="straw-guardian"), hero(), dice="1 6")
    assert (red(play).building, red(play).reputation, goods(play)) == ("jail", 2, {})


def test_by_day_prisoners_are_fed():  # NF-5.9.1, NF-25.5
    assert goods(dueling(hero(), hero(), dice="1 6", town="day")) == {"food": 1}


def test_the_attacker_may_spend_hearts():  # NF-6.3
    play = dueling(hero(hearts=3), hero(), dice="3 4")
    assert play.offers("red") == "hearts 2 | stand"
    play("red: hearts 2")
    assert (red(play).hearts, red(play).building) == (1, "farm")


def test_or_let_it_be():  # NF-6.3, NF-6.4.2
    play = dueling(hero(hearts=3), hero(), dice="3 4")
    play("red: stand")
    assert (red(play).hearts, red(play).building) == (3, "jail")


def test_the_defender_never_spends_hearts():  # NF-6.3
    play = dueling(hero(), hero(hearts=9), dice="4 3")
    assert (red(play).building, play.table.heroes[1].hearts) == ("farm", 9)


def test_what_a_duel_brought_may_buy_before_the_building_is_entered():  # NF-4.3, NF-20.3, NF-20.4
    play = dueling(hero(hand="healers-satchel", food=4, blue=2, reputation=3), hero(), dice="4 3")
    assert (play.offers("red"), play.extras("red"), red(play).building) == ("go-on", "buy healers-satchel", "")
    play("red: buy healers-satchel")
    assert (red(play).building, goods(play)) == ("farm", {"food": 2})


def test_a_crown_bought_in_the_door_takes_its_toll():  # NF-4.3, NF-20.7.5
    means = {"gems": 3, "green": 2, "reputation": -2}
    play = dueling(hero(hand="crown-of-guile spices", **means), hero(coins=2), dice="4 3", manner="dishonest")
    play("red: buy crown-of-guile")
    assert red(play).building == "farm"
    assert (goods(play), goods(play, "blue")) == ({"coins": 1, "food": 1}, {"coins": 1})


def test_a_coin_for_the_victory_may_be_spent_at_once():  # NF-4.3, NF-20.4
    attacker = hero(hand="surveyors-rule", bought="duelists-gauntlet", coins=1, gems=1)
    play = dueling(attacker, hero(), dice="4 3")
    play("red: buy surveyors-rule")
    assert goods(play) == {"food": 2}


@pytest.mark.parametrize("reputation", [2, 4, -4])
def test_nobody_is_kept_in_the_door_for_nothing(reputation):  # NF-20.3
    play = dueling(hero(hand="healers-satchel", reputation=reputation), hero(), dice="4 3")
    assert (red(play).building, play.offers("red")) == ("farm", "")


def test_an_artifact_bought_now_may_still_turn_the_duel():  # NF-6.3, NF-20.4
    play = dueling(hero(hand="notched-sabre", coins=3, food=1), hero(), dice="4 4")
    assert play.offers("red") == "stand"
    play("red: buy notched-sabre")
    assert red(play).building == "farm"


def test_a_bomb_thrown_by_the_attacker():  # NF-6.6
    play = dueling(hero(pack="bird:fire-bomb-1 bird:fire-bomb-2"), hero(), dice="1 6")
    assert play.offers("red") == "stand | throw fire-bomb-1 | throw fire-bomb-2"
    play("red: throw fire-bomb-1")
    assert red(play).building == "jail"
    assert (play.table.treasures[0], play.table.lost_treasures) == (["fire-bomb-2"], ["fire-bomb-1"])
    play = dueling(hero(pack="bird:fire-bomb-1"), hero(), dice="3 5")
    play("red: throw fire-bomb-1")
    assert red(play).building == "farm"


def test_a_bomb_thrown_by_the_defender():  # NF-6.6
    play = dueling(hero(), hero(pack="bird:fire-bomb-1"), dice="6 4")
    assert (play.waiting, play.offers("blue")) == ("blue", "throw fire-bomb-1 | stand")
    play("blue: throw fire-bomb-1")
    assert (red(play).building, play.table.treasures[1]) == ("jail", [])


@pytest.mark.parametrize(("dice", "building"), [("4 3", "hall"), ("3 4", "jail")])
def test_the_stranger_of_the_town_hall(dice, building):  # NF-6.5
    play = turn(hero(), hero(party="hobb", hearts=5), dice=dice)
    play("red: visit hall")
    assert play.offers("red") == "challenge dummy"
    play("red: challenge dummy", "red: duel honest")
    assert red(play).building == building


def test_an_opponent_in_the_town_hall_takes_the_strangers_place():  # NF-6.5
    play = turn(hero(), hero(at="hall"))
    play("red: visit hall")
    assert play.offers("red") == "challenge seat-blue"


def test_out_of_jail_without_a_duel_or_with_one():  # NF-5.9.2
    play = turn(hero(at="jail"), hero(at="farm"))
    play("red: visit farm")
    assert play.offers("red") == "challenge seat-blue | enter"
    play("red: enter")
    assert goods(play) == {"food": 1}
    play = turn(hero(at="jail"))
    play("red: visit hall")
    assert play.offers("red") == "challenge dummy | enter"


def test_out_of_jail_and_out_of_town():  # NF-5.9.2
    play = turn(hero(at="jail"))
    play("red: travel")
    assert (red(play).space, red(play).hearts) == ("town", 2)


def test_reputation_stops_at_the_ends_of_its_track():  # NF-8.1
    play = dueling(hero(reputation=12), hero(), dice="4 3")
    assert (red(play).reputation, red(play).building) == (12, "farm")


def test_the_crown_of_guile_collects_a_coin_of_everybody_there():  # NF-20.7.5
    play = turn(hero(bought="crown-of-guile"), hero(at="saloon", coins=2), hero(at="saloon"), hero(at="farm", coins=1))
    play("red: visit saloon", "red: enter")
    assert (goods(play), goods(play, "blue"), goods(play, "yellow")) == ({"coins": 1}, {"coins": 1}, {"coins": 1})


def test_crown_and_amulet_together_collect_two():  # NF-20.7.5
    play = turn(hero(bought="crown-of-guile nightmare-amulet"), hero(at="saloon", coins=5))
    play("red: visit saloon", "red: enter")
    assert (goods(play), goods(play, "blue")) == ({"coins": 2}, {"coins": 3})

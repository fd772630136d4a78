"""Turns, visits, and the buildings with a short counter: farm, stables, store, hut."""

from strannik.games.nearfar.cards import ARTIFACTS, TREASURES
from tests.games.nearfar.builders import goods, hero, red, told, turn


def test_a_turn_is_a_visit_or_a_journey():  # NF-4.1
    play = turn(hero())
    visits = "visit hall | visit saloon | visit stables | visit store | visit farm | visit hut | visit mine"
    assert play.offers("red") == f"{visits} | travel"


def test_everybody_stays_in_town_in_the_first_round():  # NF-4.2
    turn(hero(), round=1).refuses("red: travel", clause="NF-4.2")


def test_artifacts_are_bought_at_any_moment_of_ones_own_turn():  # NF-4.3, NF-20.2
    play = turn(hero(hand="notched-sabre", coins=3, food=1), hero(hand="bone-maul", coins=9, food=9))
    assert (play.extras("red"), play.extras("blue")) == ("buy notched-sabre", "")
    play("red: visit store", "red: buy notched-sabre", "red: coin")
    assert (play.table.bought[0], goods(play)) == (["notched-sabre"], {"coins": 1})


def test_from_far_away_back_to_any_building():  # NF-4.5
    play = turn(hero(at="c1", hearts=2))
    play("red: visit farm")
    assert (red(play).building, red(play).space) == ("farm", "")


def test_leaving_town_moving_and_camping_in_one_turn():  # NF-4.4
    play = turn(hero(at="farm", party="selene"))
    play("red: travel", "red: go a1", "red: camp")
    assert play.table.camps == {"a1": 0}


def test_the_same_building_twice_running_is_refused():  # NF-5.1.2
    play = turn(hero(at="farm"))
    play.refuses("red: visit farm", clause="NF-5.1.2", building="farm")


def test_a_visit_without_the_action_brings_the_visitors_bonus():  # NF-5.1.1
    play = turn(hero(bought="lucky-mug caravan-banner"))
    play("red: visit saloon", "red: leave")
    assert goods(play) == {"coins": 1, "food": 1}


def test_a_rival_must_be_fought_for_the_right_to_act():  # NF-5.1.3
    play = turn(hero(), hero(at="farm"))
    play("red: visit farm")
    assert play.offers("red") == "challenge seat-blue"


def test_the_farm_feeds_by_skill():  # NF-5.6.1, NF-1.5.1, NF-1.5.7
    play = turn(hero(party="arvo", reserve="ishka", bought="tinkers-gloves", pack="bird:puzzle-box"))
    play("red: visit farm")
    assert goods(play) == {"food": 5}  # dog 1, Arvo 2, gloves 1, box 1; Ishka waits in the reserve


def test_what_the_visit_brought_may_buy_skill_before_the_farm_feeds():  # NF-4.3, NF-5.6.1, NF-20.4
    play = turn(hero(bought="straw-guardian", hand="pilgrims-toolbox", coins=3, food=2))
    play("red: visit farm")
    assert (play.offers("red"), play.extras("red")) == ("go-on", "buy pilgrims-toolbox")
    play("red: buy pilgrims-toolbox")
    assert goods(play) == {"food": 2}


def test_a_farm_that_brings_nothing_else_feeds_without_a_question():  # NF-5.6.1
    play = turn(hero(hand="pilgrims-toolbox"))
    play("red: visit farm")
    assert (play.finished, goods(play)) == (True, {"food": 1})


def test_a_bird_for_a_food():  # NF-5.4.1, NF-10.1
    play = turn(hero(food=2))
    play("red: visit stables")
    assert play.offers("red") == "lead bird | leave"
    play("red: lead bird")
    assert (red(play).pack, goods(play), play.table.stables) == (["bird"], {"food": 1}, 5)


def test_no_food_no_bird():  # NF-5.4.1
    play = turn(hero())
    play("red: visit stables")
    play.refuses("red: lead bird", clause="NF-5.4.1")


def test_by_day_a_turtle_for_a_gem():  # NF-5.4.2, NF-25.1
    play = turn(hero(gems=1), town="day")
    play("red: visit stables")
    play.refuses("red: lead bird", clause="NF-5.4.1")
    play("red: lead turtle")
    assert (red(play).pack, goods(play)) == (["turtle"], {})


def test_no_gem_no_turtle():  # NF-5.4.2
    play = turn(hero(food=1), town="day")
    play("red: visit stables")
    play.refuses("red: lead turtle", clause="NF-5.4.2")


def test_three_animals_are_all_one_can_lead():  # NF-10.2
    play = turn(hero(food=3, pack="bird bird turtle"), town="day")
    play("red: visit stables")
    play.refuses("red: lead bird", clause="NF-10.2")


def test_empty_stables():  # NF-5.4.3
    play = turn(hero(food=3), stables=0)
    play("red: visit stables")
    play.refuses("red: lead bird", clause="NF-5.4.3")


def test_the_jade_flute_feeds_before_the_bird_is_paid():  # NF-20.7.6
    play = turn(hero(bought="jade-flute"))
    play("red: visit stables", "red: lead bird")
    assert (red(play).pack, goods(play)) == (["bird"], {"food": 1})


def test_a_coin_at_the_store():  # NF-5.5.1
    play = turn(hero())
    play("red: visit store")
    assert play.offers("red") == "coin | browse | leave"
    play("red: coin")
    assert goods(play) == {"coins": 1}


def test_four_artifacts_in_a_split_said_beforehand():  # NF-5.5.1, NF-20.6
    play = turn(hero(), deck="spices felt-boots bone-maul", special_deck="sky-saddle")
    play("red: visit store", "red: browse")
    assert play.offers("red") == "draw 0 | draw 1 | draw 2 | draw 3 | draw 4"
    play("red: draw 3")
    assert told(play, "ArtifactsDrawn")[0]["normal"] == 3
    assert play.offers("red") == "keep spices | keep felt-boots | keep bone-maul | keep sky-saddle | done"
    play("red: keep sky-saddle", "red: keep spices", "red: done")
    assert (play.table.hands[0], play.table.special_hands[0]) == (["spices"], ["sky-saddle"])
    assert play.table.dropped == ["felt-boots", "bone-maul"]


def test_a_spent_deck_is_made_anew_from_its_discards():  # NF-20.6.1, NF-5.5.1
    play = turn(hero())
    play.table.dropped, play.table.deck = play.table.deck, []
    play("red: visit store", "red: browse", "red: draw 4", "red: done")
    normal = [card for card in ARTIFACTS.values() if card.kind == "normal"]
    assert len(play.table.deck) + len(play.table.dropped) == len(normal)


def test_a_treasure_at_the_hut_needs_an_animal():  # NF-5.7.1
    play = turn(hero())
    play("red: visit hut")
    play.refuses("red: search", clause="NF-5.7.1")


def test_a_treasure_at_the_hut():  # NF-5.7.1
    play = turn(hero(pack="bird"), treasures="purse")
    play("red: visit hut", "red: search", "red: take purse")
    assert (play.table.treasures[0], red(play).loads) == (["purse"], ["purse"])


def test_by_day_the_mystic_shows_three_treasures():  # NF-5.7.2, NF-25.2
    play = turn(hero(pack="bird"), treasures="purse old-recipe music-box", town="day")
    play("red: visit hut", "red: search")
    assert play.offers("red") == "take purse | take old-recipe | take music-box | decline"
    play("red: take old-recipe")
    assert play.table.treasures[0] == ["old-recipe"]
    assert sorted(play.table.lost_treasures) == ["music-box", "purse"]
    assert len(play.table.treasure_deck) == len(TREASURES) - 3

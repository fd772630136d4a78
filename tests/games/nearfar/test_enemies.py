"""Enemies on the paths: fighting, slipping past, victory and defeat."""

import pytest

from strannik.games.nearfar import GAME
from strannik.games.nearfar.cards import ENEMIES
from strannik.show.asking import prompt
from tests.games.nearfar.builders import goods, hero, red, told, turn


def test_the_example_of_the_rulebook():  # NF-13.4, NF-13.5, NF-7.2
    play = turn(hero(at="town", hearts=3, party="nell", bought="notched-sabre"), dice="1")
    play("red: go a3", "red: fight")
    assert play.offers("red") == "hearts 1 | stand"
    play("red: hearts 1")
    assert (red(play).hearts, play.table.defeated[0], red(play).placed) == (2, ["enemy-4"], 1)
    assert (red(play).space, goods(play)) == ("a3", {"coins": 1})
    assert play.table.enemies[0] == "enemy-5"


def test_the_sample_game_from_the_town_to_the_gems():  # NF-13.4, NF-18.3, NF-18.6
    play = turn(hero(at="hall", party="koba", camps=1), dice="2")
    play("red: travel", "red: go a3", "red: fight", "red: hearts 1")
    assert (red(play).hearts, goods(play)) == (3, {"coins": 1})
    play("red: camp")
    assert (red(play).hearts, goods(play), red(play).placed) == (0, {"coins": 1, "gems": 2}, 3)


def test_enough_needs_no_question():  # NF-13.4
    play = turn(hero(at="town", hearts=3, party="nell"), dice="3")
    play("red: go a3", "red: fight")
    assert (red(play).space, red(play).hearts) == ("a3", 3)


def test_the_enemies_come_in_order_of_strength():  # NF-13.3
    play = turn(hero(at="town", hearts=1, party="hobb", pack="bird"), dice="6 6")
    assert [enemy.strength for enemy in ENEMIES.values()] == list(range(4, 16))
    play("red: go a3", "red: fight")
    play("red: go town", "red: fight")
    assert play.table.defeated[0] == ["enemy-4", "enemy-5"]


def test_every_crossing_is_a_new_fight():  # NF-13.2
    play = turn(hero(at="town", hearts=1, party="hobb"), dice="6 6")
    play("red: go a3", "red: fight", "red: go town")
    assert play.offers("red") == "fight"
    play("red: fight")
    assert len(play.table.defeated[0]) == 2


def test_camps_on_both_sides_make_an_enemy_inactive():  # NF-13.1
    play = turn(hero(at="town"), camps="a3:blue")
    play("red: go a3")
    assert red(play).space == "a3"
    one_side = turn(hero(at="a3"), camps="a3:blue")
    one_side("red: go b3")
    assert one_side.offers("red") == "fight"


def test_without_enemies_their_symbols_mean_nothing():  # NF-13.8
    play = turn(hero(at="town"), enemies="", blue=hero(defeated=" ".join(ENEMIES)))
    play("red: go a3")
    assert red(play).space == "a3"


def test_a_defeat_ends_the_turn_where_it_came_from():  # NF-13.6
    play = turn(hero(at="a3", hearts=1, hand="spices"), tokens="a3", dice="1")
    play("red: go b3", "red: fight")  # 1 and a heart are not enough, and nothing could be bought
    assert (red(play).space, red(play).hearts, play.table.tokens) == ("a3", 1, ["a3"])
    assert (play.table.enemies[0], play.finished) == ("enemy-4", True)
    assert play.extras("red") == ""


def test_the_heart_for_leaving_is_paid_before_the_fight_and_not_given_back():  # NF-13.4, NF-13.6
    play = turn(hero(at="a1", hearts=1, pack="bird"), dice="1", camps="town:blue")
    play("red: go town", "red: go a1", "red: go b1", "red: fight")
    assert (red(play).hearts, red(play).space) == (0, "a1")
    assert play.finished


def test_after_a_victory_movement_goes_on():  # NF-13.5
    play = turn(hero(at="town", hearts=1, party="hobb"), dice="6")
    play("red: go a3", "red: fight")
    assert "go b3" in play.offers("red")


def test_the_camp_on_an_enemy_is_the_next_of_the_board():  # NF-13.5, NF-18.6
    play = turn(hero(at="town", party="hobb", camps=3, bought="golden-magnet folding-tent"), dice="6")
    play("red: go a3", "red: fight")
    assert goods(play) == {"gems": 1, "coins": 1, "food": 1}  # the slot, the magnet, the tent  NF-20.7.7


# Slipping past


def test_caution_slips_past_and_the_enemy_stays():  # NF-13.7, NF-1.5.4
    play = turn(hero(at="town", party="nour"))
    play("red: go a3")
    assert play.offers("red") == "fight | avoid caution"
    play("red: avoid caution")
    assert (red(play).space, play.table.enemies[0], play.table.defeated[0]) == ("a3", "enemy-4", [])


def test_caution_in_the_reserve_does_not_help():  # NF-1.5.7, NF-13.7
    play = turn(hero(at="town", reserve="nour"))
    play("red: go a3")
    assert play.offers("red") == "fight"


@pytest.mark.parametrize("held", [{"bought": "mirror-hat"}, {"finds": "shadow-whistle"}])
def test_cards_slip_past_as_caution_does(held):  # NF-13.10, NF-20.7.2
    play = turn(hero(at="town", **held))
    play("red: go a3", "red: avoid caution")
    assert red(play).space == "a3"


def test_a_card_with_a_price_is_paid_every_time():  # NF-13.7
    play = turn(hero(at="town", hearts=1, bought="honey-lure", food=1))
    play("red: go a3", "red: avoid honey-lure")
    assert goods(play) == {}
    play("red: go town")
    play.refuses("red: avoid honey-lure", clause="NF-13.7", good="food", needed=1, has=0)
    assert play.offers("red") == "fight"


def test_the_question_says_whether_one_can_slip_past():  # NF-13.2, NF-13.7
    """In words, a way past that is too dear is none."""
    ways = ({"party": "nour"}, {"pack": "bird"}, {"bought": "honey-lure", "food": 1}, {"bought": "honey-lure"}, {})
    asked = {"en": [], "ru": []}
    for held in ways:
        play = turn(hero(at="town", **held))
        play("red: go a3")
        for language, questions in asked.items():
            questions.append(prompt(play.position, 0, GAME.words(language)).question)
    fight_or_slip = "An enemy stands in the way. Fight, or slip past?"
    fight = "An enemy stands in the way, and there is no slipping past."
    assert asked["en"] == [fight_or_slip, fight_or_slip, fight_or_slip, fight, fight]
    fight_or_slip = "На пути враг. Сразиться или проскользнуть?"
    fight = "На пути враг, и мимо него не проскользнуть."
    assert asked["ru"] == [fight_or_slip, fight_or_slip, fight_or_slip, fight, fight]


def test_a_pack_animal_sent_home_still_helps_this_turn():  # NF-10.4
    play = turn(hero(at="town", hearts=1, pack="bird"), camps="b3:blue")
    play("red: go a3", "red: release bird")
    assert (red(play).pack, play.table.stables) == ([], 6)
    play("red: go town")
    assert "fight" in play.offers("red")
    again = turn(hero(at="a2", pack="turtle bird"), camps="")
    again("red: go town", "red: go a3", "red: release turtle")
    again("red: go town", "red: release bird", "red: go a2")  # four steps, and the turtle spares the heart for a3
    assert (red(again).space, red(again).pack) == ("a2", [])


def test_what_a_released_animal_carries_is_lost():  # NF-10.4
    play = turn(hero(at="town", pack="bird:purse turtle:jade-idol-1"))
    play("red: go a3")
    assert play.offers("red") == "fight | release jade-idol-1 | release purse"
    play("red: release purse")
    assert (red(play).pack, red(play).loads) == (["turtle"], ["jade-idol-1"])
    assert (play.table.treasures[0], play.table.lost_treasures) == (["jade-idol-1"], ["purse"])
    assert told(play, "PackAnimalLeft")[0]["treasure"] == "purse"
    assert told(play, "TreasureDropped")[0]["treasure"] == "purse"


def test_whoever_could_slip_past_may_fight():  # NF-13.7
    play = turn(hero(at="town", party="nour"), dice="6")
    play("red: go a3", "red: fight")
    assert play.table.defeated[0] == ["enemy-4"]


# Bombs and artifacts in the middle of it


def test_one_bomb_helps_in_a_fight_and_is_gone():  # NF-21.3.3
    play = turn(hero(at="town", hearts=2, pack="bird:fire-bomb-1 bird:fire-bomb-2"), enemies="enemy-8", dice="3")
    play("red: go a3", "red: fight")
    assert play.offers("red") == "stand | throw fire-bomb-1 | throw fire-bomb-2"
    play("red: throw fire-bomb-1")
    assert (red(play).loads, play.table.lost_treasures) == (["", "fire-bomb-2"], ["fire-bomb-1"])
    assert play.offers("red") == "hearts 2 | stand"
    play("red: hearts 2")
    assert play.table.defeated[0] == ["enemy-8"]


def test_an_artifact_bought_after_the_roll_counts():  # NF-20.2, NF-4.3
    play = turn(hero(at="town", hand="notched-sabre", coins=3, food=1), dice="3")
    play("red: go a3", "red: fight")
    assert play.offers("red") == "stand"
    play("red: buy notched-sabre")
    assert play.table.defeated[0] == ["enemy-4"]

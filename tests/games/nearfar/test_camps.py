"""Camps on the map, the player board, trade routes, and the end they bring."""

import pytest

from strannik.games.nearfar.cards import ARTIFACTS, MINE, SLOTS
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.steps.rewards import FreeCamp
from strannik.games.nearfar.steps.turn import Round
from tests.games.nearfar.builders import doing, goods, hero, red, told, turn


def test_a_camp_costs_three_hearts():  # NF-18.2, NF-7.3
    play = turn(hero(at="a2", hearts=4))
    play("red: camp")
    assert (red(play).hearts, play.table.camps) == (1, {"a2": 0})
    poor = turn(hero(at="a2", hearts=2))
    poor.refuses("red: camp", clause="NF-18.2", needed=3, has=2)


def test_search_icons_bring_coins_or_gems():  # NF-18.3, NF-1.5.5
    play = turn(hero(at="a2", hearts=3, party="roxy", bought="dowsing-rod", camps=2))
    play("red: camp")
    assert goods(play) == {"coins": 4}  # dog 1, Roxy 2, rod 1
    play = turn(hero(at="a3", hearts=3, party="roxy", camps=2))
    play("red: camp")
    assert goods(play) == {"gems": 3}


def test_without_search_nothing_is_found():  # NF-18.3
    play = turn(hero(at="a2", hearts=3, follows=False, camps=2))
    play("red: camp")
    assert (goods(play), play.table.camps) == ({}, {"a2": 0})


def test_the_shovel_digs_up_one_more_of_the_same():  # NF-21.3.6
    for space, good in (("a2", "coins"), ("a3", "gems")):
        play = turn(hero(at=space, hearts=3, pack="bird:old-shovel-1", camps=2))
        play("red: camp")
        assert goods(play) == {good: 2}


def test_routes_give_neither_coins_nor_gems():  # NF-18.4, NF-19.1, NF-26.0.2
    play = turn(hero(at="a1", hearts=3, pack="bird:old-shovel-1", camps=2))
    play("red: camp")
    assert (goods(play), play.table.camps) == ({}, {"a1": 0})


def test_one_camp_on_a_space_and_none_in_town():  # NF-18.1, NF-18.5
    play = turn(hero(at="a2", hearts=3), camps="a2:blue")
    play.refuses("red: camp", clause="NF-18.1", space="a2")
    play("red: go town")
    play.refuses("red: camp", clause="NF-18.5")


def test_after_a_camp_there_is_no_way_on():  # NF-18.5
    play = turn(hero(at="a2", hearts=9, pack="bird"))
    play("red: camp")
    assert play.finished


def test_what_the_camp_brought_may_buy_an_artifact_before_the_turn_ends():  # NF-4.3
    play = turn(hero(at="a2", hearts=3, party="roxy", coins=1, hand="mercenary-contract", camps=2))
    play("red: camp")
    assert play.finished  # there is nothing that 4 coins alone could buy
    play = turn(hero(at="a2", hearts=3, party="roxy", coins=2, hand="mercenary-contract", camps=2))
    play("red: camp")
    assert (play.offers("red"), play.extras("red")) == ("end", "buy mercenary-contract")
    play("red: buy mercenary-contract")
    assert play.offers("red").startswith("settle a1")


def test_whether_the_turn_waits_tells_nothing_of_the_hand():  # NF-4.3, NF-20.1
    for hand in ("mercenary-contract", "dowsing-rod"):
        play = turn(hero(at="a2", hearts=3, party="roxy", coins=2, hand=hand, camps=2))
        play("red: camp")
        assert play.offers("red") == "end"


def test_an_adventure_is_no_condition_and_its_token_stays():  # NF-18.1
    play = turn(hero(at="a3", hearts=3), tokens="a3")
    play("red: camp")
    assert (play.table.camps, play.table.tokens) == ({"a3": 0}, ["a3"])


def test_camps_leave_the_board_in_order():  # NF-18.6
    found = []
    for placed in range(len(SLOTS)):
        play = turn(hero(at="a1", hearts=3, camps=placed))
        play("red: camp")
        found.append("".join(goods(play)))
    assert found == [{"coin": "coins", "gem": "gems"}.get(slot, "") for slot in SLOTS]
    assert found[:3] == ["coins", "coins", ""]


def test_camps_of_the_reserve_hide_nothing_but_count():  # NF-18.7, NF-23.2
    play = turn(hero(at="a1", hearts=3, camps=14))
    play("red: camp")
    assert (goods(play), red(play).placed) == ({}, 15)
    assert [line.points for line in play.result.sheets[0].lines if line.what == "camps"] == [15]


def test_the_mercenary_contract_camps_anywhere_without_hearts():  # NF-18.8, NF-20.7.3
    play = turn(hero(at="farm", hand="mercenary-contract", coins=5, camps=2), camps="a2:blue", tokens="i1")
    play("red: buy mercenary-contract")
    assert "settle a2" not in play.offers("red")
    assert "settle town" not in play.offers("red")
    play("red: settle i1")
    assert (play.table.camps, play.table.tokens, goods(play)) == ({"a2": 1, "i1": 0}, ["i1"], {"gems": 1})
    assert play.offers("red").startswith("visit")


def test_where_no_space_is_empty_the_contract_gives_nothing():  # NF-18.8
    full = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space != "town"])
    play = doing(FreeCamp(0, 1), hero(), camps=full)
    assert (play.finished, red(play).placed) == (True, 0)


# The end


def test_the_fourteenth_camp_ends_the_game_with_the_round():  # NF-23.1, NF-1.2.2
    play = doing(Round(), hero(at="a2", hearts=3, camps=13), hero(at="farm"), first=0, round=5)
    play("red: camp")
    assert play.table.last_round
    assert play.waiting == "blue"
    play("blue: travel", "blue: halt")
    assert play.finished


def test_whoever_sits_before_the_first_player_has_the_last_turn():  # NF-23.1
    play = doing(Round(), hero(at="a2", hearts=3, camps=13), hero(at="a2"), hero(at="a2"), first=1, round=5)
    play("blue: halt", "green: halt", "red: camp")
    assert play.finished


def test_the_last_room_for_a_camp_ends_the_game_too():  # NF-23.1.1
    land = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space not in ("town", "a2")])
    for mine, last in ((list(MINE), True), (list(MINE)[:-1], False)):
        dug = " ".join([f"{cell}:blue" for cell in mine])
        play = turn(hero(at="a2", hearts=3, camps=3), camps=land, mine=dug)
        play("red: camp")
        assert play.table.last_round == last
        assert bool(told(play, "NoRoomLeft")) == last


@pytest.mark.parametrize("longer", [False, True])
def test_a_full_map_where_nobody_digs_comes_to_an_end_in_the_longer_game_too(longer):  # NF-23.1.1, NF-27.2
    land = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space != "town"])
    play = doing(Round(), hero(at="a2"), hero(at="a2"), first=0, round=5, camps=land, longer=longer)
    play("red: halt", "blue: halt", "red: halt", "blue: halt")
    assert play.table.last_round
    assert told(play, "Standstill")
    play("red: halt", "blue: halt")
    assert play.finished


def test_a_camp_in_the_mine_keeps_a_full_map_alive():  # NF-23.1.1
    land = " ".join([f"{space}:blue" for space in MAPS[1].spaces if space != "town"])
    play = doing(Round(), hero(at="a2"), hero(at="a2"), first=0, round=5, camps=land)
    play("red: halt", "blue: halt", "red: visit mine", f"red: dig {next(iter(MINE))}", "blue: halt")
    assert not play.table.last_round


def test_what_the_slot_gave_may_buy_search_icons_before_the_space_is_searched():  # NF-4.3, NF-18.3, NF-18.6
    cost = ARTIFACTS["dowsing-rod"].cost
    means = {good: amount - (good == "coins") for good, amount in cost.items()}
    slot = SLOTS.index("coin")
    play = turn(hero(at="a3", hearts=3, camps=slot, hand="dowsing-rod", **means))
    play("red: camp")
    assert (play.offers("red"), play.extras("red")) == ("go-on", "buy dowsing-rod")
    play("red: buy dowsing-rod")
    assert goods(play) == {"gems": 2}  # dog 1, rod 1


def test_nobody_is_kept_from_searching_for_what_was_in_reach_before():  # NF-4.3, NF-18.3
    slot = SLOTS.index("coin")
    play = turn(hero(at="a3", hearts=3, camps=slot, hand="dowsing-rod", **ARTIFACTS["dowsing-rod"].cost))
    play("red: camp")
    assert play.offers("red") == "end"


def test_a_camp_by_contract_leaves_the_way_on():  # NF-18.8, NF-18.5
    play = turn(hero(at="a2", hearts=3, hand="mercenary-contract", coins=5))
    play("red: buy mercenary-contract", "red: settle a1")
    assert "go " in play.offers("red")


def test_a_free_camp_can_be_the_last_one():  # NF-23.1
    play = turn(hero(at="farm", hand="mercenary-contract", coins=5, camps=13))
    play("red: buy mercenary-contract", "red: settle a1")
    assert play.table.last_round


def test_the_longer_game_has_two_camps_more():  # NF-27.2
    play = turn(hero(at="a1", hearts=3, camps=0), longer=True)
    play("red: camp")
    assert goods(play) == {}
    third = turn(hero(at="a1", hearts=3, camps=2), longer=True)
    third("red: camp")
    assert goods(third) == {"coins": 1}
    for placed, last in ((13, False), (15, True)):
        play = turn(hero(at="a1", hearts=3, camps=placed), longer=True)
        play("red: camp")
        assert play.table.last_round == last
        assert any([line.what == "all-camps" for line in play.result.sheets[0].lines]) == last

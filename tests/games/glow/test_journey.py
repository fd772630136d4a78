"""Afternoon on both boards."""

from strannik.games.glow.events import Nowhere
from strannik.games.glow.steps.afternoon_archipelago import Sail
from strannik.games.glow.steps.afternoon_province import Travel
from strannik.games.glow.steps.evening import Evening
from strannik.games.glow.table import Table
from tests.games.glow.builders import held, play, player, sail, table, walk


def next_day(made: Table) -> Table:
    """The same table in the afternoon of another day."""
    Evening().do(made, {})
    return made


def test_example_4_blue_passes_a_village_and_stops_before_a_barred_fire():  # GL-J1, GL-J3, GL-I2
    at = walk(at="45", dice="air fire", footprints=1)
    at("red: go 60")
    at("red: go village-3")
    assert held(at) == (10, 0, 0, 1)
    assert "camp" in at.offers("red")
    at("red: go 57")
    # From here both ways are closed: the village was left today, and fire shows.
    assert at.finished
    assert at.table.places[0] == "57"
    assert at.table.camps[0] == "start"


def test_example_4_red_sails_with_clouds_and_stones():  # GL-K2, GL-I2
    at = sail(dice="air air stone")
    at("red: sail 0-1")
    assert at.table.boats[0] == ["1", "0", "0", "0"]
    assert held(at) == (10, 2, 0, 0)


def test_travelling_is_optional():  # GL-I1, GL-J1
    at = walk(dice="fire")
    at("red: stop")
    assert at.table.places[0] == "start"
    boat = sail(dice="fire")
    boat("red: stay")
    assert boat.table.boats[0] == ["0"] * 4


def test_who_cannot_go_a_single_step_is_told_so():  # GL-I1, GL-J3, GL-K3
    stuck = walk(dice="air")
    assert stuck.finished
    assert [type(event) for event in stuck.table.news] == [Nowhere]
    gone = walk(dice="fire")
    gone("red: go 1")
    assert gone.finished
    assert Nowhere not in [type(event) for event in gone.news]


def test_a_die_is_used_up_then_footprints_stand_in():  # GL-J3
    at = walk(dice="fire", footprints=1)
    at("red: go 1")
    assert held(at)[1] == 1
    at("red: go 2")
    assert held(at)[1] == 0
    assert at.table.places[0] == "2"
    assert at.finished


def test_a_step_that_cannot_be_paid_is_closed():  # GL-J3
    at = walk(dice="fire")
    at.refuses("red: go 44", clause="GL-J3", spot="44", cost=1, footprints=0)


def test_a_spot_left_today_is_closed():  # GL-J2
    at = walk(dice="fire fire fire")
    at("red: go 1")
    at.refuses("red: go start", clause="GL-J2", spot="start")
    at("red: go 2")
    at.refuses("red: go 1", clause="GL-J2")


def test_a_crossed_out_symbol_counts_used_dice_too_and_a_footprint_lifts_it():  # GL-J3
    free = walk(at="7", dice="water")
    free("red: go 8")
    assert free.table.places[0] == "8"
    at = walk(at="7", dice="fire", footprints=1)
    at("red: go 8")
    assert held(at)[1] == 0
    used = walk(at="27", dice="fire air", footprints=0)
    used("red: go 28", "red: go 29")
    assert used.table.places[0] == "29"
    made = table(red=player(at="7", dice="green-1:fire water"), blue=player())
    made.used[0] = ["green-1"]
    barred = play(made, Travel(0))
    assert barred.closed("red")["go 8"] == "GL-J3"


def test_the_black_die_closes_an_element_on_the_way_and_opens_a_crossed_out_one():  # GL-G1, GL-G2
    at = walk(at="7", dice="fire water black:fire")
    at("red: go 8")
    assert at.table.places[0] == "8"
    assert walk(dice="fire black:fire").finished


def test_villages_cost_and_give_every_time():  # GL-J3, GL-J5
    at = walk(at="4", footprints=3)
    at("red: go village-5", "red: stop")
    assert held(at) == (10, 2, 1, 0)
    again = play(next_day(at.table), Travel(0))
    again("red: go 51", "red: stop")
    back = play(next_day(again.table), Travel(0))
    back("red: go village-5")
    assert held(back) == (10, 1, 2, 0)


def test_a_village_that_cannot_be_paid_cannot_be_passed():  # GL-I2, GL-J3
    at = walk(at="13", dice="stone", footprints=2)
    at.refuses("red: go village-20", clause="GL-J3", cost=3, footprints=2)


def test_camping_ends_the_walk_and_gives_up_the_old_camp():  # GL-J4
    at = walk(at="4", camp="village-20", footprints=3, dice="water")
    at("red: go village-5", "red: camp")
    assert at.table.camps[0] == "village-5"
    assert at.finished


def test_a_camp_may_be_made_without_moving():  # GL-J4
    at = walk(at="village-8")
    assert at.offers("red") == "camp | stop"
    at("red: camp")
    assert at.table.camps[0] == "village-8"
    assert walk(at="village-8", camp="village-8").finished


def test_icons_on_the_way():  # GL-I2
    at = walk(at="10", dice="fire stone", bursts=3)
    at("red: go 11")
    assert held(at) == (3, 0, 1, 0)
    at("red: go 12")
    assert held(at) == (0, 0, 1, 0)


def test_a_skull_takes_a_companion_or_a_spell_without_effect():  # GL-I3
    at = walk(at="15", dice="air", company="briki-11 dvol-22", spells="spell-1", hidden="spell-2")
    at("red: go 16")
    assert at.offers("red") == "discard briki-11 | discard dvol-22 | discard spell-1 | discard hidden-spell"
    at("red: discard hidden-spell")
    assert (at.table.hidden_spells[0], at.table.spent[0]) == ([], ["spell-2"])
    assert at.table.places[0] == "16"


def test_the_fallen_at_a_skull_have_no_effect():  # GL-I3
    at = walk(at="15", dice="air", company="briki-11")
    at("red: go 16", "red: discard briki-11")
    assert (at.table.fallen[0], held(at)) == (["briki-11"], (10, 0, 0, 0))


def test_with_nothing_to_give_the_skull_is_free():  # GL-I3
    at = walk(at="15", dice="air")
    at("red: go 16")
    assert at.table.places[0] == "16"


def test_a_sketal_whose_die_is_needed_stays():  # GL-I4
    settings = {"at": "15", "company": "sketal-14", "links": {"sketal-14": "azure-3"}}
    alone = walk(**settings, dice="azure-3:air")
    alone.refuses("red: go 16", clause="GL-I4", companion="sketal-14", die="azure-3")
    other = walk(at="15", company="sketal-14 dvol-22", links={"sketal-14": "azure-3"}, dice="azure-3:air")
    other("red: go 16")
    other.refuses("red: discard sketal-14", clause="GL-I4")
    second = walk(**settings, dice="azure-3:air red:air")
    second("red: go 16", "red: discard sketal-14")
    assert second.table.returned[0] == ["azure-3"]
    assert second.table.dice[0] == ["red-1"]


def test_a_footprint_stands_in_for_the_die_of_a_sketal_that_is_given():  # GL-I4, GL-J3
    at = walk(at="15", company="sketal-14", links={"sketal-14": "azure-3"}, dice="azure-3:air", footprints=1)
    at("red: go 16", "red: discard sketal-14")
    assert (at.table.places[0], held(at)[1], at.table.returned[0]) == ("16", 0, ["azure-3"])


def test_a_sketal_that_is_given_lifts_the_symbol_its_die_shows():  # GL-I4, GL-J3
    at = walk(at="40", company="sketal-14 dvol-22", links={"sketal-14": "azure-3"}, dice="azure-3:water")
    at("red: go 41")
    at.refuses("red: discard dvol-22", clause="GL-J3", spot="41", cost=1, footprints=0)
    at("red: discard sketal-14")
    assert (at.table.places[0], held(at)[1]) == ("41", 0)


def test_the_owner_of_two_sketals_says_whose_die_is_used():  # GL-J3
    links = {"sketal-14": "azure-3", "sketal-17": "red-4"}
    at = walk(at="18", company="sketal-14 sketal-17", links=links, dice="azure-3:air red-4:air plant")
    at("red: go 19")
    assert at.offers("red") == "use azure-3 | use red-4"
    at("red: use red-4")
    assert (at.table.used[0], at.table.places[0]) == (["red-4"], "19")


def test_of_two_sketals_the_one_that_stays_lends_its_die():  # GL-J3, GL-I4
    links = {"sketal-14": "azure-3", "sketal-17": "red-4"}
    at = walk(at="15", company="sketal-14 sketal-17", links=links, dice="azure-3:air red-4:air")
    at("red: go 16", "red: discard sketal-14")
    assert (at.table.used[0], at.table.returned[0]) == (["red-4"], ["azure-3"])


def test_a_sketals_die_is_used_up_before_others():  # GL-J3, GL-I4
    at = walk(
        at="18", company="sketal-14", links={"sketal-14": "azure-3"}, dice="red:air azure-3:air plant", footprints=0
    )
    at("red: go 19")
    assert at.table.used[0] == ["azure-3"]


def test_a_needed_sketal_stays_at_sea_too():  # GL-I4, GL-K2
    settings = {"boats": "10 1 0 3", "company": "sketal-14", "links": {"sketal-14": "azure-3"}}
    at = sail(**settings, dice="azure-3:air fire water stone plant")
    assert at.closed("red")["sail 10-11"] == "GL-I4"
    paid = sail(**settings, dice="azure-3:air fire water stone plant", footprints=1)
    paid("red: sail 10-11", "red: discard sketal-14")
    assert (paid.table.boats[0][0], held(paid)[1]) == ("11", 0)
    spare = sail(**settings, dice="azure-3:air air fire water stone plant")
    spare("red: sail 10-11", "red: discard sketal-14")
    assert spare.table.boats[0] == ["11", "1", "0", "3"]
    free = sail(boats="1 0 0 0", company="sketal-14", links={"sketal-14": "azure-3"}, dice="azure-3:air")
    free("red: sail 1-2", "red: discard sketal-14")
    assert free.table.fallen[0] == ["sketal-14"]


def test_pieces_of_different_players_share_a_place():  # GL-I5
    made = table(red=player(at="1", dice="fire"), blue=player(at="2"))
    at = play(made, Travel(0))
    at("red: go 2")
    assert at.table.places == ["2", "2"]
    boats = play(table(board="archipelago", red=player(dice="fire"), blue=player(boats="6 0 0 0")), Sail(0))
    boats("red: sail 0-6")
    assert [boats.table.boats[seat][0] for seat in (0, 1)] == ["6", "6"]


def test_one_boat_sails_one_route():  # GL-K1
    at = sail(dice="fire water")
    at("red: sail 0-6")
    assert at.finished
    assert held(at) == (10, 0, 0, 1)


def test_too_many_elements_close_a_route_and_missing_ones_cost_footprints():  # GL-K2, GL-K3
    at = sail(dice="fire water air stone", footprints=1)
    at.refuses("red: sail 0-6", clause="GL-K2", route="0-6", most=2)
    short = sail(dice="fire water", footprints=1)
    short.refuses("red: sail 0-10", clause="GL-K3", cost=2, footprints=1)
    short("red: sail 0-3")
    assert held(short) == (10, 0, 2, 0)


def test_special_faces_are_no_elements():  # GL-K2
    at = sail(dice="fire purple:footprints2 yellow:bursts3 black:minus2")
    at("red: sail 0-6")
    assert at.table.boats[0][0] == "6"


def test_a_route_may_cost_a_footprint_besides():  # GL-K3
    at = sail(boats="8 0 0 0", dice="fire")
    at.refuses("red: sail 8-9", clause="GL-K3", cost=1, footprints=0)
    paid = sail(boats="8 0 0 0", dice="fire", footprints=2)
    paid("red: sail 8-9")
    assert (paid.table.boats[0][0], held(paid)[1]) == ("9", 1)


def test_an_island_gives_each_time_a_boat_lands():  # GL-K3
    at = sail(dice="fire")
    at("red: sail 0-1")
    again = play(at.table, Sail(0))
    again("red: sail 1-2")
    back = play(again.table, Sail(0))
    back("red: sail 1-2")
    assert held(back) == (10, 4, 0, 0)


def test_own_boats_never_share_an_island_but_may_go_back():  # GL-K4
    at = sail(boats="6 0 0 0", dice="fire")
    at.refuses("red: sail 0-6", clause="GL-K4", route="0-6")
    home = sail(boats="6 3 4 8", dice="fire")
    home("red: sail 0-6")
    assert home.table.boats[0] == ["0", "3", "4", "8"]

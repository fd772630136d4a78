"""Noon: the black die, Cromaug, special faces, cards, spells."""

from strannik.games.glow.steps.day import RestOfDay
from strannik.games.glow.steps.evening import Evening, HandOutSpells
from strannik.games.glow.steps.noon import Noon
from tests.games.glow.builders import held, noon, play, player, side_by_side, table


def test_example_3_eoles_a_sketal_and_a_donillilu():  # GL-H3, GL-H4, GL-H7
    at = noon(
        adventurer="eoles",
        company="sketal-15 donillilu-8",
        links={"sketal-15": "green-3"},
        dice="azure:air azure:stone small-orange-1:stone small-green-1:air green-3:plant",
    )
    assert at.offers("red") == "resolve eoles | resolve sketal-15 | resolve donillilu-8"
    at("red: resolve eoles")
    assert held(at) == (14, 0, 2, 0)
    at("red: resolve sketal-15")
    # The order of what is left makes no difference, so nobody is asked.
    assert held(at) == (18, 0, 2, 1)
    assert (at.table.fallen[0], at.table.returned[0]) == (["sketal-15"], ["green-3"])
    assert at.finished


def test_example_6_the_curse_takes_an_element_away():  # GL-G1, GL-G2
    dice = "red:plant red:plant red:stone black:plant"
    at = noon(company="okans-23 oshra-9 tamnuca-4", dice=dice)
    assert at.table.shown(0) == [0, 0, 0, 0, 1, 0, 0]
    # Okans finds no plant, Oshra's crossed-out plant counts as absent, Tamnuca has its stone.
    assert held(at) == (10 + 3 + 1, 0, 0, 0)


def test_the_black_die_never_makes_a_pair():  # GL-G2
    at = noon(adventurer="orium", dice="yellow:fire black:fire")
    assert held(at) == (10, 0, 0, 0)


def test_minus_two_costs_bursts_and_cancels_nothing():  # GL-G3, GL-H2
    at = noon(adventurer="orium", dice="yellow:fire small-red-1:fire black:minus2")
    assert at.table.shown(0)[3] == 2
    assert held(at) == (10 - 2 + 1, 0, 0, 0)


def test_special_faces_come_before_cards_gains_before_the_curse():  # GL-H2
    at = noon(dice="purple:footprints2 purple:footprints2 yellow:bursts3 black:minus2", bursts=0)
    assert held(at) == (1, 4, 0, 0)


def test_cromaug_goes_first_and_brings_another_back_who_acts_at_once():  # GL-H1
    at = noon(company="cromaug-41", dice="red:air red:fire", cemetery="dvol-22 torke-3")
    assert at.offers("red") == "revive dvol-22 | revive torke-3 | decline"
    at("red: revive dvol-22")
    assert at.table.company[0] == ["dvol-22"]
    assert at.table.fallen[0] == ["cromaug-41"]
    assert held(at) == (11, 1, 0, 0)


def test_cromaug_may_bring_back_nobody_and_waits_without_air():  # GL-H1
    at = noon(company="cromaug-41", dice="red:air", cemetery="dvol-22")
    at("red: decline")
    assert at.table.company[0] == []
    calm = noon(company="cromaug-41", dice="red:fire", cemetery="dvol-22")
    assert calm.table.company[0] == ["cromaug-41"]
    cursed = noon(company="cromaug-41", dice="red:air black:air", cemetery="dvol-22")
    assert cursed.table.company[0] == ["cromaug-41"]


def test_a_sketal_brought_back_has_its_die_from_the_next_day_on():  # GL-H1, GL-E4
    at = noon(company="cromaug-41", dice="red:air red:stone", cemetery="sketal-44 dvol-22", reserve="blue-3 orange-3")
    at("red: revive sketal-44", "red: take blue-3")
    assert at.table.dice[0] == ["red-1", "red-2", "blue-3"]
    assert sum(at.table.shown(0)) == 2
    single = noon(company="cromaug-41", dice="red:air", cemetery="sketal-13", reserve="orange-3")
    single("red: revive sketal-13")
    assert single.table.links == {"sketal-13": "orange-3"}


def test_kaar_brought_back_puts_the_black_die_on_any_space():  # GL-H1, GL-E5
    at = noon(company="cromaug-41", dice="red:air", cemetery="kaar-20", chance="1")
    at("red: revive kaar-20")
    assert at.table.track_dice[1] == ["black"]


def test_everything_triggered_must_be_resolved_good_or_bad():  # GL-H3
    at = noon(company="zellyf-30 zellyf-31", dice="water water")
    assert held(at) == (10 - 2 + 6, 0, 0, 0)


def test_a_sketal_that_goes_early_takes_its_die_from_the_others():  # GL-H5, GL-H7
    settings = {"company": "sketal-15 tamnuca-4", "links": {"sketal-15": "green-3"}, "dice": "red:stone green-3:stone"}
    late = noon(**settings)
    late("red: resolve tamnuca-4")
    assert held(late) == (10 + 2 + 2, 0, 0, 0)
    early = noon(**settings)
    early("red: resolve sketal-15")
    assert held(early) == (10 + 2 + 1, 0, 0, 0)


def test_losses_are_cut_at_nought_so_the_order_matters():  # GL-H6
    settings = {"company": "zellyf-30 zellyf-31", "dice": "water water", "bursts": 1}
    loss_first = noon(**settings)
    assert loss_first.offers("red") == "resolve zellyf-30 | resolve zellyf-31"
    loss_first("red: resolve zellyf-30")
    assert held(loss_first) == (6, 0, 0, 0)
    gain_first = noon(**settings)
    gain_first("red: resolve zellyf-31")
    assert held(gain_first) == (5, 0, 0, 0)


def test_which_die_goes_back_is_the_owners_choice_where_they_differ():  # GL-H7
    settings = {"adventurer": "braccio", "company": "sketal-15", "links": {"sketal-15": "green-3"}}
    at = noon(**settings, dice="green-1:stone green-2:stone green-3:plant")
    assert at.offers("red") == "return green-1 | return green-3"
    at("red: return green-1")
    assert at.table.dice[0] == ["green-2", "green-3"]
    assert at.table.returned[0] == ["green-1"]
    assert at.table.links == {}
    alike = noon(**settings, dice="green-1:stone green-2:stone green-3:stone")
    assert alike.finished


def test_a_fallen_companion_takes_points_fireflies_and_reroll_along():  # GL-H7
    at = noon(company="snarexe-19", dice="fire fire fire fire")
    assert at.table.company[0] == []
    assert at.result.sheets[0].total == 10 + 10 + 4 + 10


def test_xargok_gives_every_other_player_a_spell_after_all_cards():  # GL-H8
    made = table(
        red=player(company="xargok-10", dice="red:fire red:fire"),
        blue=player(adventurer="orium", hidden="spell-4"),
        green=player(adventurer="eoles"),
    )
    at = play(made, Noon(0), HandOutSpells(), Evening())
    assert at.table.fallen == [[], [], []]
    assert at.table.cemetery == ["xargok-10"]
    assert at.table.hidden_spells == [[], ["spell-4", "spell-7"], ["spell-6"]]
    assert at.view("blue").table.hidden_spells == [[], ["", ""], [""]]


def test_spells_run_out():  # GL-H8
    made = table(red=player(company="xargok-10", dice="red:fire red:fire"), blue=player(), green=player())
    made.spell_pile, made.spent[0] = ["spell-1"], made.spell_pile[1:]
    at = play(made, Noon(0), HandOutSpells())
    assert at.table.hidden_spells == [[], ["spell-1"], []]


def test_on_days_when_spells_may_fly_the_lanes_meet_between_noon_and_afternoon():  # GL-H8, GL-D1
    def lanes(**settings: object) -> int:
        following = RestOfDay().do(table(red=player(**settings), blue=player(), cemetery="xargok-10"), {})
        return len(following)

    assert lanes() == 1
    assert lanes(company="cromaug-41") == 3
    held_by_red = RestOfDay().do(table(red=player(company="xargok-10"), blue=player()), {})
    assert len(held_by_red) == 3


def test_hidden_spells_do_nothing_and_revealed_ones_act_once():  # GL-H9
    at = noon(spells="spell-1", hidden="spell-2", dice="plant plant plant plant water water")
    assert held(at) == (5, 0, 0, 0)
    assert (at.table.spells[0], at.table.hidden_spells[0], at.table.spent[0]) == ([], ["spell-2"], ["spell-1"])


def test_footprints_lost_to_a_spell_are_cut():  # GL-H6, GL-H9
    at = noon(spells="spell-5", dice="stone stone", footprints=2)
    assert held(at) == (10, 0, 0, 0)


def test_the_spell_of_two_airs_takes_the_last_companion_without_its_effect():  # GL-H9
    settings = {"company": "dvol-22 kapao-43", "spells": "spell-3", "dice": "air air"}
    at = noon(**settings)
    assert at.offers("red") == "resolve dvol-22 | resolve kapao-43 | resolve spell-3"
    at("red: resolve spell-3")
    assert (at.table.company[0], at.table.fallen[0]) == (["dvol-22"], ["kapao-43"])
    other = noon(**settings)
    other("red: resolve kapao-43", "red: resolve spell-3")
    assert other.table.company[0] == []
    assert held(other) == (10, 0, 0, 0)


def test_without_a_companion_the_spell_of_two_airs_stays():  # GL-H9
    at = noon(spells="spell-3", dice="air air")
    assert at.finished
    assert at.table.spells[0] == ["spell-3"]


def test_adventurers_never_fall():  # GL-H10
    at = noon(adventurer="noctiluca", spells="spell-3 spell-6", dice="air air air")
    assert held(at) == (10 + 5 - 7, 0, 0, 0)
    assert at.table.adventurers[0] == "noctiluca"


def test_two_players_resolve_side_by_side():  # GL-D1
    made = table(
        red=player(company="zellyf-30 zellyf-31", dice="water water", bursts=1),
        blue=player(company="dvol-22", dice="air"),
    )
    at = side_by_side(made, [Noon(0)], [Noon(1)])
    assert at.waiting == "red"
    assert held(at, 1) == (11, 1, 0, 0)

"""Final scoring: goals, class dice, alignment, backstory, armour, traits, and ties."""

import pytest

from strannik.games.rollplayer.cards import ALIGNMENTS, ATTRIBUTES, BACKSTORIES, CLASSES, COLOURS, MARKET
from strannik.games.rollplayer.score import finished, lines, result
from tests.games.rollplayer.builders import full, hero, on_the_table, stars


def goal(attr: str, dice: str, **settings) -> int:
    """The stars for the goal of one attribute."""
    counted = lines(finished(on_the_table(hero(**{attr: dice}, **settings)), 0), False)
    return next(line.points for line in counted if line.what == "goal" and line.thing == attr)


def trait(card: str, **settings) -> int:
    """The stars of one trait."""
    counted = lines(finished(on_the_table(hero(cards=f"{card} {settings.pop('cards', '')}", **settings)), 0), False)
    return next(line.points for line in counted if line.thing == card)


def test_an_exact_goal_is_met_exactly():  # RP-3.7.1
    assert [goal("str", f"red6 red6 red{last}") for last in (4, 5, 6)] == [0, 0, 4]
    assert [goal("con", f"red6 red6 red{last}") for last in (4, 5, 6)] == [0, 3, 0]


def test_a_range_includes_its_ends():  # RP-3.7.1
    assert [goal("dex", f"red6 red6 red{last}") for last in (3, 4, 5, 6)] == [0, 2, 2, 0]


def test_a_plus_means_at_least():  # RP-3.7.1
    assert [goal("int", f"red6 red{last} red4") for last in (3, 4, 5)] == [0, 1, 1]


def test_the_people_change_the_score():  # RP-3.7.1
    assert goal("str", "red6 red5 red5", race="orc") == 4
    assert goal("int", "red5 red5 red5", race="orc") == 0
    assert goal("con", "red5 red5 red5", race="dwarf") == 3


def test_every_class_offers_twelve_stars():  # RP-3.7.1
    for role in CLASSES.values():
        assert sum(goal.stars for goal in role.goals) == 12


def test_dice_of_the_class_colour_are_stars():  # RP-3.7.2
    assert stars(hero(str="red1 red1 blue6", cha="red2"), "class") == 3
    assert stars(hero(role="thief", str="red1 red1 blue6"), "class") == 0


def test_the_cell_of_the_token_counts_also_below_zero():  # RP-3.7.3
    assert [stars(hero(alignment="truth_seeker", at=at), "alignment") for at in (0, 1, 4, 8)] == [3, 1, 0, -3]
    assert all(len(grid) == 9 and max(grid) == 3 for grid in ALIGNMENTS.values())


MATCHING = [
    ("str", "gold1 gold1 blue1"), ("dex", "gold1 green1 gold1"), ("con", "purple1 gold1 gold1"),
    ("int", "gold1 gold1 red1"), ("wis", "red1 black1 red1"), ("cha", "red1 red1 white1"),
]  # fmt: skip


@pytest.mark.parametrize(("matches", "points"), list(enumerate([0, 0, 1, 1, 3, 3, 6])))
def test_matches_with_the_backstory(matches, points):  # RP-3.7.4
    assert stars(hero(backstory="aristocrat", **dict(MATCHING[:matches])), "backstory") == points


def test_every_backstory_has_one_cell_in_each_row_and_every_colour_once():  # RP-3.7.4
    for cells in BACKSTORIES.values():
        assert len(cells) == len(ATTRIBUTES)
        assert sorted(colour for _, colour in cells) == list(range(len(COLOURS) - 1))
        assert sorted(column for column, _ in cells) == [0, 1, 1, 2, 2, 2]


def test_a_set_of_armour_and_one_more_for_the_class():  # RP-3.7.5
    chain = "chain_gorget chain_vambraces chain_helm chain_tunic"
    assert stars(hero(role="cleric", cards=chain), "armor") == 8
    assert stars(hero(role="thief", cards=chain), "armor") == 7
    mixed = hero(role="cleric", cards="chain_gorget mystic_cowl")
    assert stars(mixed, "armor") == stars(hero(role="cleric", cards="chain_gorget"), "armor") + stars(
        hero(role="cleric", cards="mystic_cowl"), "armor"
    )


def test_the_tower_shield_helps_the_set_that_gains_most():  # RP-3.8.9
    three = "chain_gorget chain_vambraces chain_helm"
    four = f"{three} chain_tunic"
    gain = stars(hero(role="thief", cards=four), "armor") - stars(hero(role="thief", cards=three), "armor")
    assert stars(hero(role="thief", cards=f"{three} leather_boots tower_shield"), "shield") == gain
    assert stars(hero(cards="tower_shield"), "shield") == 0
    assert stars(hero(cards="mystic_cowl mystic_robes mystic_cloak tower_shield"), "shield") == 0


def test_the_jeweled_dagger_of_the_rulebook():  # RP-3.8.3
    assert finished(on_the_table(hero(cards="jeweled_dagger", str="blue5 gold6 gold5")), 0).scores[0] == 18
    assert goal("str", "blue5 gold6 gold5", cards="jeweled_dagger") == 4


def test_the_longsword_raises_dice_of_the_class_colour():  # RP-3.8.3, RP-4.2
    assert finished(on_the_table(hero(cards="longsword", str="red6 red6 blue3")), 0).scores[0] == 17


def test_weapon_bonuses_do_not_count_for_traits():  # RP-3.8.3, RP-3.7.6
    limit = MARKET["weak"].trait.max
    low = f"gold{limit - 4} gold2 gold2"
    assert trait("weak", cards="jeweled_dagger", str=low) == MARKET["weak"].trait.stars
    assert trait("weak", str=f"gold{limit - 3} gold2 gold2") == 0


def test_weapon_bonuses_do_not_meet_the_goals_that_traits_ask_for():  # RP-3.8.3, RP-3.7.6
    con, dex = "gold6 blue6 blue4", "gold6 blue6 blue3"  # 16 for a goal of 17, 15 for one of 16 and more
    assert stars(hero(cards="jeweled_dagger", con=con), "goal") == 3
    assert trait("steadfast", cards="jeweled_dagger", con=con) == 0
    assert trait("nimble", cards="jeweled_dagger", dex=dex) == 0
    assert trait("steadfast", cards="jeweled_dagger", con="gold6 blue6 blue5") == MARKET["steadfast"].trait.stars
    four = dict.fromkeys(("int", "wis", "cha"), "red6 red6 blue2") | {"con": "blue6 blue6 blue5"}
    assert trait("proud", cards="jeweled_dagger", **four, dex=dex) == 0


@pytest.mark.parametrize(
    ("card", "attr"),
    [("weak", "str"), ("clumsy", "dex"), ("foolish", "int"), ("reckless", "wis"), ("obnoxious", "cha")],
)
def test_traits_for_low_scores_look_at_dice_and_people(card, attr):  # RP-3.7.6
    rule = MARKET[card].trait
    dice = f"blue1 blue2 blue{rule.max - 3}" if rule.max <= 9 else f"blue2 blue{rule.max - 8} blue6"
    assert trait(card, **{attr: dice}) == rule.stars
    assert trait(card, **{attr: "blue6 blue6 blue1"}) == 0
    assert trait(card, **{attr: "blue1"}) == 0


def test_traits_for_goals():  # RP-3.7.6
    assert trait("steadfast", con="red6 red6 red5") == MARKET["steadfast"].trait.stars
    assert trait("steadfast", con="red6 red6 red6") == 0
    assert trait("nimble", dex="red6 red6 red4") == MARKET["nimble"].trait.stars
    five = dict.fromkeys(("int", "wis", "cha"), "red6 red6 blue2") | {"con": "blue6 blue6 blue5"}
    assert trait("proud", **five, dex="blue6 blue6 blue4") == MARKET["proud"].trait.stars
    assert trait("proud", **five) == 0


@pytest.mark.parametrize("card", ["honorable", "compassionate", "honest"])
def test_traits_for_where_the_token_stands(card):  # RP-3.7.6
    rule = MARKET[card].trait
    assert [trait(card, at=at) for at in range(9)] == [rule.stars if at in rule.cells else 0 for at in range(9)]


def test_traits_for_dice_of_a_colour():  # RP-3.7.6
    rows = {"str": "green1 green1 green1", "dex": "green1 green1"}
    assert trait("obsessed", **rows) == MARKET["obsessed"].trait.stars
    assert trait("obsessed", str="green1 green1 green1") == 0
    assert trait("dedicated", role="druid", **rows) == MARKET["dedicated"].trait.stars
    assert trait("dedicated", **rows) == 0
    rule = MARKET["envious"].trait
    for count in range(9):
        dice = ["gold1"] * count
        rows = {"str": " ".join(dice[:3]), "dex": " ".join(dice[3:6]), "con": " ".join(dice[6:])}
        assert trait("envious", **rows) == min(rule.max, rule.each * (count // rule.per))


def test_traits_for_the_backstory():  # RP-3.7.6
    rule = MARKET["focused"].trait
    assert trait("focused", backstory="aristocrat", **dict(MATCHING[: rule.count])) == rule.stars
    assert trait("focused", backstory="aristocrat", **dict(MATCHING[: rule.count - 1])) == 0


def test_traits_for_cards_and_gold():  # RP-3.7.6
    each = MARKET["cunning"].trait.each
    assert trait("cunning", cards="climb search") == 2 * each
    assert trait("cunning", cards="climb search knowledge concentrate negotiate") == MARKET["cunning"].trait.max
    assert trait("famous", cards="cunning") == MARKET["famous"].trait.each
    assert trait("famous") == 0
    rule = MARKET["greedy"].trait
    assert [trait("greedy", gold=gold) for gold in (0, rule.per - 1, rule.per, 99)] == [0, 0, rule.each, rule.max]
    assert trait("loyal", cards="chain_gorget chain_vambraces chain_helm") == MARKET["loyal"].trait.stars
    assert trait("loyal", cards="chain_gorget chain_vambraces tower_shield") == 0
    assert trait("courageous", cards="longbow") == MARKET["courageous"].trait.stars
    assert trait("courageous", cards="longsword") == 0


def test_stars_are_the_sum_of_all_lines():  # RP-3.7
    one = hero(role="cleric", alignment="truth_seeker", at=0, cards="chain_gorget", str="white6 white5 white4")
    counted = {line.what: line.points for line in lines(finished(on_the_table(one), 0), False) if line.what != "goal"}
    armor = stars(hero(role="cleric", cards="chain_gorget"), "armor")
    assert counted == {"class": 3, "alignment": 3, "backstory": 0, "armor": armor}
    assert stars(one) == sum(counted.values()) + stars(one, "goal")


def test_ties_go_to_gold_then_to_fewer_class_dice_and_then_are_shared():  # RP-3.7.7
    def winners(*seated):
        return result(on_the_table(*seated)).winners

    assert winners(hero(gold=3), hero(role="monk", gold=4)) == [1]
    assert winners(hero(str="red1"), hero(role="monk")) == [0]
    assert winners(hero(at=4), hero(role="monk", str="purple1", at=0, alignment="hermit")) == [0]
    assert winners(
        hero(role="monk", str="purple1", alignment="guardian"), hero(role="thief", at=0, alignment="protector")
    ) == [1]
    assert winners(hero(), hero(role="monk")) == [0, 1]


def test_a_full_sheet_by_hand():  # RP-3.7, RP-3.7.1
    one = hero(role="warrior", alignment="hermit", **full(str="red6 red6 red6", dex="red6 red6 blue4"))
    assert stars(one, "goal") == 4 + 2
    assert stars(one, "class") == 5 + sum(
        dice.count("red") for attr, dice in full().items() if attr not in ("str", "dex")
    )

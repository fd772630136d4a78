"""Hints: what bots make of a position."""

from strannik.bots.greedy import GreedyBot
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.core.chance import Chance, derived_seed
from strannik.core.offer import Answer
from strannik.games.rollplayer import GAME
from strannik.games.rollplayer.cards import CLASSES
from strannik.games.rollplayer.hints import Hints, goal_chance, within
from strannik.games.rollplayer.score import finished, total
from tests.games.rollplayer.builders import dice_phase, full, hero, market_phase, on_the_table


def value(*seated, **settings) -> float:
    return Hints().value(on_the_table(*seated, **settings), 0)


def test_a_finished_hero_is_worth_its_stars_and_hardly_more():
    one = hero(gold=0, cards="chain_helm weak", alignment="truth_seeker", at=0, **full())
    table = on_the_table(one, hero(role="monk"))
    stars = total(finished(table, 0), False)
    assert stars <= Hints().value(table, 0) < stars + 1


def test_dice_come_to_a_sum_as_often_as_they_do():
    assert within(1, 3, 3) == 1 / 6
    assert abs(within(2, 7, 7) - 1 / 6) < 1e-9
    assert abs(within(3, 3, 18) - 1) < 1e-9
    assert within(0, 0, 0) == 1


def test_a_row_on_its_way_is_worth_more_than_one_that_is_lost():
    goal = CLASSES["warrior"].goals[0]
    assert goal_chance(goal, 18, 0, 5) == 1
    assert goal_chance(goal, 12, 1, 5) > goal_chance(goal, 10, 1, 5)
    assert goal_chance(goal, 17, 0, 5) > goal_chance(goal, 12, 0, 5) == 0
    assert goal_chance(goal, 17, 0, 0) == 0


def test_matches_gold_and_cards_are_liked():
    assert value(hero(str="gold1 gold1 blue1"), hero(role="monk")) > 0
    assert value(hero(gold=6), hero(role="monk")) > value(hero(gold=2), hero(role="monk"))
    assert value(hero(cards="concentrate"), hero(role="monk")) > value(
        hero(cards="concentrate", used="concentrate"), hero(role="monk")
    )


def worth(card: str, **rows: str) -> float:
    """What a card adds to a hero."""
    monk = hero(role="monk")
    return value(hero(cards=card, **rows), monk) - value(hero(**rows), monk)


def test_weapons_are_liked_for_what_they_will_still_do():
    for weapon, rows in {
        "blessed_mace": {"wis": "gold1 gold1 blue1"},
        "ancient_spear": {"con": "gold1 gold1 blue1"},
        "quarterstaff": {"int": "gold1 gold1 blue1"},
    }.items():
        assert worth(weapon) > 0
        assert worth(weapon, **rows) == 0
    assert worth("longbow") > worth("longbow", str="gold1 gold1 blue1", dex="white1 white1 blue1") > 0
    assert worth("heavy_crossbow") > 1.5
    assert worth("heavy_crossbow", **full()) < 0.5


def test_the_greedy_bot_uses_a_skill_that_helps_and_leaves_one_that_does_not():
    rows = full(str="red6 red6 red1", con="red6 red6 gold5")
    helps = dice_phase(
        hero(cards="concentrate", alignment="guardian", **rows), hero(role="monk"), pool="red1 red2 red3"
    )
    bot = GreedyBot(Chance("bot", 1), GAME.hints)
    assert bot.interject(Window(helps.position, 0)) == Answer("use", "concentrate")
    hurts = dice_phase(
        hero(cards="concentrate", alignment="hermit", **full(str="red6 red6 red6")),
        hero(role="monk"),
        pool="red1 red2 red3",
    )
    assert bot.interject(Window(hurts.position, 0)) is None


def test_greedy_beats_random():
    wins = 0
    for game in range(4):
        position = GAME.start(2, Chance(derived_seed("greedy", game), 2))
        greedy = GreedyBot(Chance(derived_seed("mind", game), 0), GAME.hints)
        play_out(position, [greedy, RandomBot(Chance(derived_seed("dice", game), 0))])
        wins += GAME.result(position.table).winners == [0]
    assert wins == 4


def appeals(play) -> dict[str, float]:
    """How much the answers on offer to red appeal at first sight."""
    offer = play.offer("red")
    return dict(zip([str(answer) for answer in offer], Hints().lean(play.table, 0, offer), strict=True))


def test_at_first_sight_a_die_goes_where_it_meets_a_goal():
    play = dice_phase(hero(str="blue6 blue6", cha="white1"), hero(role="monk"), pool="white6 gold4 purple6")
    taken = appeals(play)
    assert taken["take 1"] > taken["take 3"] - 0.01
    play("red: take 1")
    placed = appeals(play)
    assert max(placed, key=placed.__getitem__) == "place str"


def test_at_first_sight_actions_mend_rows_and_money_buys_stars():
    flips = dice_phase(hero(con="blue6 blue6 blue2", dex="blue1"), hero(role="monk"), pool="white2 gold4 purple6")
    flips("red: take 1", "red: place str")
    mended = appeals(flips)
    assert mended["flip con3"] == max(mended.values()) > 0
    shop = market_phase(
        hero(gold=9, role="cleric", cards="chain_helm chain_tunic chain_gorget"),
        hero(role="monk"),
        market="chain_vambraces weak climb",
    )
    worth = appeals(shop)
    assert max(worth, key=worth.__getitem__) == "buy chain_vambraces"


def test_the_stage_never_goes_back():
    table = on_the_table(hero(), hero(role="monk"))
    stages = []
    for table.round in range(13):
        stages.append(Hints().stage(table, 0))
    assert stages == sorted(stages)
    assert stages[0] < stages[-1]

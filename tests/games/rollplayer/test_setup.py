"""Setting up: who starts, people, gold, classes, the past, the market, the first dice, and the variants."""

from collections import Counter

import pytest

from strannik.core.chance import Chance
from strannik.core.redeal import redeal
from strannik.games.rollplayer import GAME
from strannik.games.rollplayer.cards import COLOUR_OF, COLOURS, MARKET
from strannik.games.rollplayer.events import ClassDieDrawn, PastDealt
from strannik.games.rollplayer.table import ROWS
from tests.games.rollplayer.builders import gold, sheet, started
from tests.harness import Play

RACES = "red: race elf", "red: side sun", "blue: race orc", "blue: side moon"

GREEN, BLUE, RED, GOLDEN = 0, 10, 20, 60
"""Where the first die of a colour lies in the bag, as chance is written."""


def dealt(seats: int, seed: int = 1, **options: bool) -> Play:
    """The game as it is dealt by true chance, with races and classes chosen and the first dice not yet placed."""
    play = Play(GAME, GAME.start(seats, Chance(str(seed), seats), options))
    for _ in range(3 * seats):
        if play.offer(play.waiting.split()[0]).verb == "pick":
            break
        who = play.waiting
        play(f"{who}: {play.offer(who)[0]}")
    return play


def test_the_highest_die_starts_and_ties_roll_again():  # RP-3.2.1
    assert started(3, "2 5 3").waiting == "blue"
    assert started(3, "5 2 5 1 4").waiting == "green"


def test_everybody_takes_a_sheet_clockwise_from_the_start_player():  # RP-3.2.2
    play = started(2, "1 6 0 0")
    play("blue: race elf")
    assert play.offers("blue") == "side sun | side moon"
    play("blue: side moon")
    assert play.waiting == "red"
    play.refuses("red: race elf", clause="RP-3.2.2", race="elf", seat=1)
    play("red: race orc", "red: side sun")
    assert [hero.race for hero in play.table.heroes] == ["orc", "elf"]


def test_five_gold_each_and_more_for_the_third_and_fourth():  # RP-3.2.3
    play = started(4, "1 1 6 1 0")
    for who in ("green", "yellow", "red", "blue"):
        play(f"{who}: race {['elf', 'orc', 'human', 'dwarf'][play.seat(who)]}", f"{who}: side sun")
    assert [gold(play, who) for who in ("green", "yellow", "red", "blue")] == [5, 5, 6, 7]


def test_a_die_names_the_class_and_the_player_its_side():  # RP-3.2.4
    play = started(2, f"6 1 {50} {0}")
    play(*RACES)
    assert play.offers("red") == "class cleric | class paladin"
    play("red: class paladin")
    assert play.offers("blue") == "class druid | class ranger"


def test_gold_dice_and_colours_in_use_are_drawn_again_and_bring_nothing():  # RP-3.2.4
    play = started(2, f"6 1 {GREEN} {GOLDEN} {1} {BLUE}")
    play(*RACES)
    play("red: class druid")
    assert [event.colour for event in play.news if isinstance(event, ClassDieDrawn)] == ["gold", "green", "blue"]
    assert play.offers("blue") == "class sorcerer | class wizard"
    assert len(play.table.aside) == 4
    assert gold(play, "blue") == 5


def test_class_dice_go_back_into_the_bag_when_everybody_has_a_class():  # RP-3.2.4
    play = dealt(3)
    assert play.table.aside == []
    assert len(play.table.bag) == 73 - 3 * 7


def test_classes_may_be_chosen_the_last_player_first():  # RP-3.2.4.1
    play = started(2, "6 1 " + 2 * ("0 " * 6 + "1 " * 6), choose_class=True)
    play(*RACES)
    assert play.waiting == "blue"
    play("blue: class wizard")
    play.refuses("red: class sorcerer", clause="RP-3.2.4.1", role="sorcerer")
    play.refuses("red: class wizard", clause="RP-3.2.4.1", role="wizard")
    play("red: class thief")
    assert [hero.role for hero in play.table.heroes] == ["thief", "wizard"]


def test_everybody_is_dealt_a_past_and_starts_in_the_centre():  # RP-3.2.5, RP-3.2.6
    play = dealt(4)
    heroes = play.table.heroes
    assert len({hero.backstory for hero in heroes}) == len({hero.alignment for hero in heroes}) == 4
    assert [hero.place for hero in heroes] == [4, 4, 4, 4]
    told = [event for event in play.news if isinstance(event, PastDealt)]
    assert [event.backstory for event in told] == [hero.backstory for hero in heroes]


@pytest.mark.parametrize(("seats", "discarded", "market", "deck"), [(2, 14, 3, 36), (3, 6, 4, 43), (4, 0, 5, 48)])
def test_the_market_deck_has_rank_one_on_top(seats, discarded, market, deck):  # RP-3.2.7, RP-3.2.8
    table = dealt(seats).table
    assert (len(table.discard), len(table.market), table.undealt()) == (discarded, market, deck)
    assert {MARKET[card].rank for card in table.market + table.deck} == {1}
    drawn = [MARKET[table.draw_card()].rank for _ in range(deck)]
    assert drawn == sorted(drawn)
    assert {drawn[0], drawn[-1]} == {1, 2}
    assert Counter(MARKET[card].rank for card in table.discard) == (
        {1: discarded // 2, 2: discarded // 2} if discarded else {}
    )


def test_imagined_worlds_keep_the_ranks_apart():  # RP-3.2.7
    position = dealt(2).position
    orders = set()
    for seed in range(5):
        table = redeal(position, (0,), Chance(f"redeal {seed}", 0)).table
        assert {MARKET[card].rank for card in table.deck} == {1}
        assert {MARKET[card].rank for card in table.second_deck} == {2}
        orders.add((*table.second_deck, *table.deck))
    assert len(orders) == 5


@pytest.mark.parametrize(("seats", "coins"), [(2, [0, 1, 0]), (3, [0, 1, 1, 0]), (4, [0, 1, 1, 1, 0])])
def test_inner_initiative_cards_have_a_coin(seats, coins):  # RP-3.2.9, RP-3.2.10
    table = dealt(seats).table
    assert table.coins == coins
    assert len(table.initiative) == seats + 1


@pytest.mark.parametrize(("seats", "dice"), [(1, 6), (2, 6), (3, 7), (4, 8)])
def test_the_first_dice_are_as_many_as_players_and_four(seats, dice):  # RP-3.2.11, RP-3.1.1
    table = dealt(seats).table
    assert [len(rolled) for rolled in table.rolled] == [dice] * seats
    assert all(1 <= table.values[die] <= 6 for rolled in table.rolled for die in rolled)
    assert Counter(COLOURS[colour] for colour in COLOUR_OF[1:]) == {
        "green": 10, "blue": 10, "red": 10, "purple": 10, "black": 10, "white": 10, "gold": 13,
    }  # fmt: skip


def first_dice() -> Play:
    """Red, the Thief, has drawn gold 6, gold 5, black 1 and three greens."""
    bag = f"{GOLDEN} {GOLDEN} {40} {GREEN} {GREEN} {GREEN}"
    play = started(2, f"6 1 40 0 {bag} 6 5 1 2 2 3 {'20 ' * 6} 1 1 1 1 1 1 1 1 1 1 1 1 {'0 ' * 3} 1 2 3")
    play(*RACES)
    play("red: class thief", f"blue: {play.offer('blue')[0]}" if play.offer("blue") else "blue: class druid")
    return play


def test_first_dice_are_placed_freely_without_actions_but_for_gold():  # RP-3.2.12, RP-3.8.13
    play = first_dice()
    assert play.waiting == "red blue"
    rolled = play.offers("red").split(" | ")
    play(f"red: {rolled[0]}", "red: place str")
    assert play.offers("red").startswith("pick ")
    for _ in range(2):
        play(f"red: {play.offer('red')[0]}", "red: place str")
    play(f"red: {play.offer('red')[0]}")
    play.refuses("red: place str", clause="RP-3.3.B2", row="str")
    play("red: place wis")
    for _ in range(2):
        play(f"red: {play.offer('red')[0]}", "red: place cha")
    assert play.waiting == "blue"
    dice = " ".join(sheet(play, "red").values())
    assert gold(play, "red") == 5 + 1 + 4 * dice.count("gold")
    assert play.table.heroes[0].charisma == 0


def test_the_start_player_begins_the_first_round():  # RP-3.2.13, RP-3.3
    play = dealt(3, seed=4)
    while play.waiting and play.table.round == 0:
        who = play.waiting.split()[0]
        play(f"{who}: {play.offer(who)[0]}")
    assert play.table.round == 1
    assert play.position.waiting == [play.table.start]


def test_less_chance_gives_a_die_of_every_colour():  # RP-3.9.1
    for seats, golden in (1, 0), (2, 0), (3, 1), (4, 2):
        table = dealt(seats, less_random=True).table
        for rolled in table.rolled:
            colours = Counter(COLOURS[COLOUR_OF[die]] for die in rolled)
            assert [colours[colour] for colour in COLOURS] == [1, 1, 1, 1, 1, 1, golden]


def test_a_random_deck_does_not_sort_by_rank():  # RP-3.9.2
    for seats, discarded in (2, 14), (3, 6), (4, 0):
        table = dealt(seats, random_market=True).table
        ranks = [MARKET[card].rank for card in table.deck]
        assert ranks != sorted(ranks, reverse=True)
        assert len(table.discard) == discarded


@pytest.mark.parametrize(("seats", "dice"), [(1, 8), (2, 8), (3, 9), (4, 10)])
def test_a_short_game_starts_with_two_dice_more_and_equal_gold(seats, dice):  # RP-3.9.4
    table = dealt(seats, short_game=True).table
    assert [len(rolled) for rolled in table.rolled] == [dice] * seats
    assert [hero.gold for hero in table.heroes] == [5] * seats


def test_variants_can_be_combined():  # RP-3.9
    table = dealt(
        4, short_game=True, less_random=True, random_market=True, choose_class=True, friendly_market=True
    ).table
    assert [len(rolled) for rolled in table.rolled] == [10] * 4
    assert table.friendly
    assert len(table.rows) == 4 * ROWS


def test_the_box_holds_what_the_rulebook_says():  # RP-3.1, RP-3.2
    kinds = Counter(card.type for card in MARKET.values())
    assert kinds == {"trait": 20, "skill": 13, "armor": 12, "weapon": 8}
    assert Counter(card.rank for card in MARKET.values()) == {1: 26, 2: 27}

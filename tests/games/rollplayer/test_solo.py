"""The solo game."""

import pytest

from strannik.games.rollplayer.score import TITLES, title
from strannik.games.rollplayer.steps.market import MarketPhase
from tests.games.rollplayer.builders import GAME, full, hero, on_the_table, placed, stars
from tests.games.rollplayer.test_setup import dealt

CARDS = "weak proud climb"


def alone(claimed: int, role: str = "warrior", dice: str = "", **settings):
    """The market phase of a lone hero who took this initiative card; the enemy die is gold."""
    table = on_the_table(
        hero(role=role, claimed=claimed, gold=30), phase="market", dice=dice, **{"market": CARDS, **settings}
    )
    table.aside.append(table.bag.pop())
    return placed(GAME, table, MarketPhase())


def test_set_up_is_as_for_two_without_diplomacy():  # RP-3.10.1
    table = dealt(1).table
    assert table.box == ["diplomacy"]
    assert [table.values[die] for die in table.aside] == [0]
    assert (len(table.discard), len(table.market), len(table.trash), table.undealt()) == (14, 3, 1, 34)
    assert len(table.bag) == 73 - 1 - 6


def test_three_dice_lie_on_three_cards_with_a_coin_on_the_second():  # RP-3.10.2
    table = dealt(1).table
    assert (table.size, table.coins) == (3, [0, 1, 0])


def test_card_one_wakes_no_enemy():  # RP-3.10.3
    assert alone(1).table.market == CARDS.split()


@pytest.mark.parametrize(("value", "trashed"), [(1, "weak"), (2, "proud"), (3, "climb"), (4, ""), (5, ""), (6, "")])
def test_card_two_trashes_by_the_low_faces(value, trashed):  # RP-3.10.3
    play = alone(2, dice=str(value))
    assert play.table.trash == ([trashed] if trashed else [])


@pytest.mark.parametrize(("value", "trashed"), list(enumerate(["weak", "weak", "proud", "proud", "climb", "climb"], 1)))
def test_card_three_always_trashes(value, trashed):  # RP-3.10.3
    assert alone(3, dice=str(value)).table.trash == [trashed]


@pytest.mark.parametrize(("value", "trashed"), list(enumerate(["weak", "proud", "climb", "search", "", ""], 1)))
def test_a_druids_fourth_card_changes_the_table_of_card_two(value, trashed):  # RP-3.10.3
    play = alone(2, "druid", str(value), discard="search")
    play("red: add search")
    assert play.table.trash == ([trashed] if trashed else [])


@pytest.mark.parametrize(
    ("value", "trashed"), list(enumerate(["weak", "weak", "proud", "climb", "search", "search"], 1))
)
def test_a_druids_fourth_card_changes_the_table_of_card_three(value, trashed):  # RP-3.10.3
    play = alone(3, "druid", str(value), discard="search")
    play("red: add search")
    assert play.table.trash == [trashed]


def test_a_druid_who_adds_nothing_meets_the_usual_enemy():  # RP-3.10.3
    play = alone(3, "druid", "6", discard="search")
    play("red: skip")
    assert play.table.trash == ["climb"]


def test_after_shopping_the_leftmost_is_discarded_and_the_rest_trashed():  # RP-3.10.4, RP-3.10.5
    play = alone(1)
    play("red: buy proud")
    assert (play.table.discard, play.table.trash, play.table.market) == (["weak"], ["climb"], [])
    other = alone(1)
    other("red: discard weak")
    assert (other.table.discard, other.table.trash) == (["weak", "proud"], ["climb"])


def test_a_bought_skill_may_be_used_before_the_market_is_cleared():  # RP-3.3.C3, RP-3.10.4
    play = alone(1, market="weak proud pickpocket")
    play("red: buy pickpocket")
    assert (play.offers("red"), play.extras("red")) == ("later", "use pickpocket")
    assert play.table.market == ["weak", "proud"]
    play("red: use pickpocket")
    assert (play.finished, play.table.market) == (True, [])


def test_eight_gold_left_are_a_star():  # RP-3.10.6
    assert stars(hero(gold=15, **full()), "gold", solo=True) == 1
    assert stars(hero(gold=16, **full()), "gold", solo=True) == 2
    assert stars(hero(gold=16, **full()), "gold") == 0


def test_titles_go_by_stars():  # RP-3.10.7
    assert [title(points) for points in (21, 22, 25, 26, 29, 30, 33, 34, 37, 38)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]


def test_a_lone_hero_wins_over_nobody_and_earns_a_title():  # RP-3.10.7
    result = GAME.result(on_the_table(hero(gold=3, **full())))
    assert result.winners == []
    assert result.outcome == "title"
    assert result.facts == {"rank": title(result.sheets[0].total), "stars": result.sheets[0].total}
    for language, words in (("ru", "Никому не известный: "), ("en", "Nobody in particular: ")):
        assert GAME.words(language).say("outcome-title", {"rank": 0, "stars": 2}).startswith(words)


def test_whoever_earns_a_title_hears_what_the_next_one_takes():  # RP-3.10.7
    for language in ("ru", "en"):
        told = [GAME.words(language).say("outcome-title", {"rank": rank, "stars": 2}) for rank in range(6)]
        assert [str(least) in text for text, least in zip(told, TITLES, strict=False)] == [True] * 5
        assert not any(str(least) in told[5] for least in TITLES)

"""The cleanup phase and the end of the game."""

from strannik.games.rollplayer.cards import MARKET
from strannik.games.rollplayer.steps.cleanup import PartWith
from strannik.games.rollplayer.steps.roll import Round
from tests.games.rollplayer.builders import cleanup, doing, full, hero, pool, sheet
from tests.harness import Play

ROLL = "0 10 20 3 1 6"


def market_of(play: Play) -> list[str]:
    return list(play.table.market)


def test_charisma_goes_back_and_row_and_market_are_renewed():  # RP-3.3.D, RP-3.3.D3, RP-3.3.D4, RP-3.3.D5
    play = cleanup(
        hero(charisma=2, gold=3),
        hero(role="monk"),
        pool="red1",
        market="climb proud",
        deck="longbow focused weak clumsy",
        dice=ROLL,
    )
    table = play.table
    assert [hero.charisma for hero in table.heroes] == [0, 0]
    assert market_of(play) == ["longbow", "focused", "weak"]
    assert table.discard == ["climb", "proud"]
    assert len(table.bag) == 73 - 3
    assert [hero.gold for hero in table.heroes] == [3, 5]
    assert table.coins == [0, 1, 0]


def test_a_coin_that_nobody_took_does_not_become_two():  # RP-3.3.D5
    play = cleanup(hero(), hero(role="monk"), dice=ROLL)
    assert play.table.coins == [0, 1, 0]


def test_the_player_to_the_left_starts_the_next_round():  # RP-3.3.D6
    play = cleanup(hero(), hero(role="monk"), hero(role="thief"), start=2, dice="0 10 20 30 3 1 6 5")
    assert (play.table.start, play.waiting) == (0, "red")
    assert pool(play) == "blue1 green3 purple5 red6"


def test_one_used_skill_is_readied_by_choice():  # RP-3.3.D2, RP-3.4.4
    play = cleanup(hero(cards="climb search", used="climb search"), hero(role="monk"), dice=ROLL)
    assert play.offers("red") == "ready climb | ready search"
    play("red: ready search")
    assert play.table.heroes[0].exhausted == ["climb"]


def test_a_single_used_skill_is_readied_without_a_question():  # RP-3.3.D2
    play = cleanup(hero(cards="climb", used="climb"), hero(role="monk"), dice=ROLL)
    assert play.table.heroes[0].exhausted == []


def test_everybody_is_asked_at_once_which_skill_to_ready():  # RP-3.3.D2
    play = cleanup(
        hero(cards="climb search", used="climb search"),
        hero(role="monk", cards="pickpocket knowledge", used="pickpocket knowledge"),
        dice=ROLL,
    )
    assert play.waiting == "red blue"
    play("blue: ready knowledge", "red: ready climb")
    assert [hero.exhausted for hero in play.table.heroes] == [["search"], ["pickpocket"]]


def test_a_ranger_readies_two():  # RP-4.1, RP-3.3.D2
    play = cleanup(
        hero(role="ranger", cards="climb search knowledge", used="climb search knowledge"), hero(role="monk"), dice=ROLL
    )
    play("red: ready climb")
    assert play.offers("red") == "ready search | ready knowledge"
    play("red: ready knowledge")
    assert play.table.heroes[0].exhausted == ["search"]


def test_a_spent_deck_is_made_anew_from_both_ranks():  # RP-3.3.D4
    play = cleanup(hero(), hero(role="monk"), market="climb", discard="proud weak longbow", deck="focused", dice=ROLL)
    assert market_of(play)[0] == "focused"
    assert len(market_of(play)) == 3
    assert play.table.discard == []
    assert len(play.table.deck) == 2


def test_the_game_ends_with_the_round_in_which_the_sheets_are_full():  # RP-3.6.1
    play = cleanup(hero(**full()), hero(role="monk", **full(str="gold3 gold3 gold3")), market="climb")
    assert play.finished
    assert play.table.market == []


def test_a_skill_may_still_be_used_before_the_stars_are_counted():  # RP-3.6.1, RP-3.4.3
    play = cleanup(hero(gold=0, cards="pickpocket", **full()), hero(role="monk", **full(str="gold3 gold3 gold3")))
    assert play.offers("red") == "finish"
    play("red: use pickpocket")
    assert play.finished
    assert play.table.heroes[0].gold == 2
    idle = cleanup(hero(gold=0, cards="pickpocket", **full()), hero(role="monk", **full(str="gold3 gold3 gold3")))
    idle("red: finish")
    assert idle.finished


def test_no_skill_is_readied_after_the_last_round():  # RP-3.4.4, RP-3.6.1
    play = cleanup(
        hero(gold=0, cards="pickpocket", used="pickpocket", **full()),
        hero(role="monk", **full(str="gold3 gold3 gold3")),
    )
    assert play.finished
    assert (play.table.heroes[0].exhausted, play.table.heroes[0].gold) == (["pickpocket"], 0)


def test_the_last_call_goes_round_from_the_start_player():  # RP-3.4.3, RP-3.6.1
    play = cleanup(
        hero(gold=0, cards="pickpocket", **full()),
        hero(role="monk", cards="concentrate", **full(str="gold3 gold3 gold3")),
        start=1,
    )
    assert play.waiting == "blue"
    play("blue: finish")
    assert play.waiting == "red"


def test_the_die_that_is_left_may_still_be_negotiated_for_at_the_last_call():  # RP-3.4.3, RP-3.8.11
    play = cleanup(hero(cards="negotiate", **full()), hero(role="monk", **full(str="gold3 gold3 gold3")), pool="white6")
    play("red: use negotiate", "red: exchange str1", "red: pool 1")
    assert play.finished
    assert sheet(play, "red")["str"].startswith("white6")


def test_cards_that_cost_stars_may_be_put_away_before_scoring(monkeypatch):  # RP-3.6.2
    trait = MARKET["proud"].trait
    assert trait is not None
    monkeypatch.setattr(trait, "count", 0)
    monkeypatch.setattr(trait, "stars", -2)
    play = doing(PartWith(0), hero(cards="proud climb", **full()), hero(role="monk"))
    assert play.offers("red") == "drop proud | keep-all"
    play("red: drop proud")
    assert (play.finished, play.table.cards[0]) == (True, ["climb"])
    kept = doing(PartWith(0), hero(cards="proud", **full()), hero(role="monk"))
    kept("red: keep-all")
    assert (kept.finished, kept.table.cards[0]) == (True, ["proud"])


def test_weapons_that_cost_stars_only_together_may_be_put_away():  # RP-3.6.2
    rows = full(con="red6 gold6 gold5")  # a warrior wants just these 17; sword and dagger make 20 of them
    play = doing(PartWith(0), hero(cards="longsword jeweled_dagger", **rows), hero(role="monk"))
    assert play.offers("red") == "drop longsword | drop jeweled_dagger | keep-all"
    play("red: drop longsword")
    assert play.offers("red") == "drop jeweled_dagger | keep-all"
    play("red: drop jeweled_dagger")
    assert (play.finished, play.table.cards[0]) == (True, [])


def test_a_weapon_that_does_no_harm_is_not_offered_with_one_that_does():  # RP-3.6.2
    rows = full(con="red6 gold6 gold5")
    play = doing(PartWith(0), hero(cards="jeweled_dagger tower_shield", **rows), hero(role="monk"))
    assert play.offers("red") == "drop jeweled_dagger | keep-all"


def test_a_round_has_four_phases():  # RP-3.3
    play = doing(Round(), hero(), hero(role="monk"), dice=ROLL)
    assert [type(step).__name__ for step in play.position.agenda] == [
        "EndRound", "Cleanup", "MarketPhase", "TakeInitiative", "TakeInitiative",
    ]  # fmt: skip

"""Adventures of the arcade deck and of the first journey: reading, paying, checking, rewards."""

import json

import pytest

from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import ARCADE, JOURNEY
from strannik.games.nearfar.cards import COMPANIONS
from strannik.games.nearfar.events.belongings import GiftLost
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.steps.rewards import effects, gifts
from strannik.show.asking import prompt
from strannik.story.loader import read_book
from strannik.story.reading import Read
from tests.games.nearfar.builders import doing, goods, hero, red, told, turn
from tests.harness import Play

FERRYMAN = "blind-ferryman"
"""Skill 5 for a nomad token, with 7 also a coin; combat 7 for an outlaw token and a coin, with 9 also a gem."""


def ferryman(dice: str, **settings) -> Play:
    """Red, with skill 1 by the dog, opens the ferryman's adventure."""
    play = turn(hero(**{"at": "a3", **settings}), tokens="a3 b1", arcade=FERRYMAN, dice=dice)
    play("red: adventure")
    return play


def rewritten(monkeypatch: pytest.MonkeyPatch, *options: dict, **sections: dict) -> None:
    """Other options on the ferryman's card, such as none of the deck has, and perhaps sections to go on to."""
    written = {"sections": {FERRYMAN: {"options": list(options)}, **sections}}
    monkeypatch.setitem(vars(ARCADE), "book", read_book(json.dumps(written), "deck", ARCADE.frame))


def given(*entries: dict, **settings) -> Play:
    """Red gains these rewards."""
    return doing(gifts(0, list(entries))[0], hero(**settings.pop("red", {})), **settings)


def test_the_numbers_these_scenarios_rely_on():  # NF-16.1.1
    first, second = ARCADE[FERRYMAN].options
    assert (first.check, first.threshold, first.reward, first.bonus) == (
        "skill",
        5,
        effects([{"token": "yellow"}]),
        effects([{"coins": 1}]),
    )
    assert (second.check, second.threshold) == ("combat", 7)
    assert all([len(card.options) == 2 for card in ARCADE.values()])


def test_the_token_of_the_last_space_may_be_taken():  # NF-15.1, NF-15.8, NF-16.1.1
    play = ferryman("1")
    assert (play.table.tokens, play.table.reading) == (["b1"], [FERRYMAN])
    assert play.offers("red") == "choose 1 | choose 2"
    assert turn(hero(at="a3")).offers("red").find("adventure") == -1


def test_what_an_option_gives_is_not_told():  # NF-15.2
    play = ferryman("1")
    assert [event["event"] for event in play.heard(0)] == ["AdventureRead"]


def test_the_example_of_the_rulebook():  # NF-15.3, NF-15.5, NF-15.6
    play = ferryman("6")
    play("red: choose 1")
    assert told(play, "Checked") == [
        {"event": "Checked", "seat": 0, "what": "skill", "die": 6, "total": 7, "needed": 5}
    ]
    assert goods(play) == {"yellow": 1, "coins": 1}


def test_success_without_the_bonus():  # NF-15.6
    play = ferryman("4")
    play("red: choose 1")
    assert goods(play) == {"yellow": 1}
    assert told(play, "AdventureWon")[0]["bonus"] is False


def test_hearts_for_success_or_for_the_bonus_too():  # NF-15.5, NF-7.2
    play = ferryman("2", hearts=4)
    play("red: choose 1")
    assert play.offers("red") == "hearts 2 | hearts 4 | stand"
    play("red: hearts 4")
    assert (goods(play), red(play).hearts) == ({"yellow": 1, "coins": 1}, 0)
    modest = ferryman("2", hearts=3)
    modest("red: choose 1")
    assert modest.offers("red") == "hearts 2 | stand"
    modest("red: hearts 2")
    assert (goods(modest), red(modest).hearts) == ({"yellow": 1}, 1)


def test_below_the_threshold_nothing_is_gained():  # NF-15.7, NF-15.8, NF-16.1.2
    play = ferryman("1", hearts=1)
    play("red: choose 1")
    assert (goods(play), told(play, "AdventureLost")[0]["adventure"]) == ({}, FERRYMAN)
    assert (play.table.reading, play.table.arcade_over, play.table.tokens) == ([], [FERRYMAN], ["b1"])
    assert (red(play).adventures, red(play).successes) == (1, 0)


def test_combat_checks_count_swords_and_take_a_bomb():  # NF-15.5, NF-1.5.2, NF-21.3.3
    play = ferryman("2", party="griff", pack="bird:fire-bomb-1")
    play("red: choose 2")
    assert play.offers("red") == "stand | throw fire-bomb-1"
    play("red: throw fire-bomb-1")
    assert (goods(play), play.table.treasures[0]) == ({"green": 1, "coins": 1}, [])


def test_skill_checks_take_no_bomb():  # NF-21.3.3, NF-1.5.1
    play = ferryman("1", pack="bird:fire-bomb-1")
    play("red: choose 1")
    assert goods(play) == {}
    assert play.table.treasures[0] == ["fire-bomb-1"]


def test_after_the_adventure_a_camp_is_possible():  # NF-4.4, NF-18.1
    play = ferryman("4", hearts=3, camps=2)
    play("red: choose 1", "red: stand")
    assert play.offers("red") == "camp | halt"
    play("red: camp")
    assert goods(play) == {"yellow": 1, "gems": 1}


def test_only_one_adventure_in_a_turn_and_no_way_on():  # NF-15.1
    play = ferryman("4", hearts=5)
    play("red: choose 1", "red: stand")
    assert play.offers("red") == "camp | halt"


def test_an_option_with_a_price_is_for_whoever_can_pay():  # NF-15.4
    option = JOURNEY["C"].options[0]
    assert option.pay == {"coins": 1}
    space = next(space.id for space in MAPS[1].spaces.values() if space.book == "C")
    poor = turn(hero(at=space), tokens=space, mode="journey")
    poor("red: adventure")
    poor.refuses("red: choose 1", clause="NF-15.4", good="coins", needed=1, has=0)
    rich = turn(hero(at=space, coins=2), tokens=space, mode="journey", dice="1")
    rich("red: adventure", "red: choose 1")
    assert goods(rich) == {"coins": 1}  # paid before the roll, and not given back


def test_the_journey_reads_the_letter_of_the_space():  # NF-15.1, NF-1.3.1, NF-26.0.4
    play = turn(hero(at="a3"), tokens="a3", mode="journey", dice="6")
    play("red: adventure")
    assert told(play, "AdventureRead")[0]["adventure"] == MAPS[1].spaces["a3"].book
    assert play.table.arcade == play.table.reading == []


def test_an_adventure_that_is_too_dear_fails(monkeypatch):  # NF-15.4, NF-15.7
    rewritten(monkeypatch, {"pay": {"coins": 4}}, {"pay": {"coins": 4, "gems": 1}})
    play = ferryman("", coins=3)
    assert (goods(play), play.table.arcade_over, play.offers("red")) == ({"coins": 3}, [FERRYMAN], "halt")
    assert [event["event"] for event in play.heard(0)] == ["AdventureRead", "AdventureLost"]


def test_an_option_without_a_check_simply_gives(monkeypatch):  # NF-15.11
    rewritten(monkeypatch, {"reward": [{"gems": 2}]})
    play = doing(Read(0, FERRYMAN), hero(), arcade=FERRYMAN)
    play("red: choose 1")
    assert goods(play) == {"gems": 2}


def test_the_diary_pays_for_success():  # NF-21.2
    play = ferryman("6", finds="engineers-diary")
    play("red: choose 1")
    assert goods(play) == {"yellow": 1, "coins": 1, "food": 1}


# Rewards


def test_goods_come_from_the_supply():  # NF-15.9
    assert goods(given({"coins": 2})) == {"coins": 2}
    assert goods(given({"gems": 1})) == {"gems": 1}
    assert goods(given({"food": 3})) == {"food": 3}
    assert goods(given({"token": "red"})) == {"red": 1}


def test_hearts_may_exceed_the_party_but_not_thirteen():  # NF-7.1, NF-7.5
    assert red(given({"hearts": 3}, red={"hearts": 2})).hearts == 5
    assert red(given({"hearts": 3}, red={"hearts": 12})).hearts == 13


def test_reputation_must_be_taken():  # NF-8.3
    assert red(given({"reputation": -3}, red={"reputation": 1})).reputation == -2
    assert red(given({"reputation": -3}, red={"reputation": -5})).reputation == -6


def test_treasures_need_an_animal():  # NF-15.9
    assert given({"treasure": 1}).finished
    play = given({"treasure": 2}, red={"pack": "bird bird"}, treasures="purse snares-1")
    play("red: take purse", "red: take snares-1", "red: onto bird")
    assert red(play).loads == ["purse", "snares-1"]


def test_a_find_is_taken_by_name_and_works_at_once():  # NF-22.1, NF-3.1.9
    play = given({"find": "cold-blade"})
    assert (play.table.finds[0], play.table.icons(0, "combat")) == (["cold-blade"], 2)
    assert "cold-blade" not in play.table.unfound
    flask = given({"find": "saints-flask"})
    assert goods(flask) == {"food": 2}


def test_a_find_that_somebody_has_is_gone():  # NF-22.1
    play = doing(gifts(0, [{"find": "cold-blade"}])[0], hero(), hero(finds="cold-blade"))
    assert play.table.finds == [[], ["cold-blade"]]


def test_a_companion_comes_out_of_the_bag():  # NF-15.9.1
    play = given({"companion": "any"})
    assert play.offers("red").startswith("replace dog | party | reserve")
    play("red: party")
    assert len(play.table.parties[0]) == 1


def test_a_companion_of_a_named_tribe():  # NF-15.9.1
    play = given({"companion": "blue"})
    play("red: reserve")
    assert COMPANIONS[play.table.reserves[0][0]].tribe == "blue"


def test_where_no_companion_is_left_none_comes():  # NF-15.9.1
    everybody = [one for one in COMPANIONS if COMPANIONS[one].tribe == "blue"]
    play = given({"companion": "blue"}, blue=hero(reserve=" ".join(everybody)))
    assert play.finished


def test_birds_need_a_free_place_and_a_bird_in_the_stables():  # NF-15.9.2, NF-10.2
    assert red(given({"bird": 1})).pack == ["bird"]
    assert red(given({"bird": 2}, red={"pack": "bird turtle"})).pack == ["bird", "turtle", "bird"]
    assert red(given({"bird": 1}, stables=0)).pack == []


def test_what_comes_to_nothing_is_told():  # NF-15.9, NF-22.1
    everybody = " ".join([one for one in COMPANIONS if COMPANIONS[one].tribe == "blue"])
    plays = [
        given({"treasure": 2}),
        given({"bird": 2}, red={"pack": "bird turtle"}),
        given({"find": "cold-blade"}, red={"finds": "cold-blade"}),
        given({"companion": "blue"}, red={"reserve": everybody}),
        given({"treasure": 1}, red={"pack": "bird"}),
    ]
    lost = [[event.gift for event in play.table.news if isinstance(event, GiftLost)] for play in plays]
    assert lost == [["treasure"], ["bird"], ["find"], ["companion"], []]


def test_artifacts_are_kept_or_discarded_at_once():  # NF-20.6, NF-21.3.8
    play = given({"artifact": 2}, deck="spices", special_deck="sky-saddle")
    play("red: draw 1", "red: keep spices", "red: done")
    assert (play.table.hand(0), play.table.special_dropped) == (["spices"], ["sky-saddle"])


def previews(play):
    """What red is told of each answer beforehand."""
    words = GAME.words("en")
    return {option.say: option.preview for option in prompt(play.position, 0, words, GAME.preview).options}


def test_rewards_of_an_adventure_are_not_told_beforehand():  # NF-15.2
    play = turn(hero(at="f3", hearts=2), tokens="f3", mode="journey", dice="1")
    play("red: adventure")
    assert set(previews(play).values()) == {""}  # the second option gives a heart without a check
    play = turn(hero(at="h1", hearts=5), tokens="h1", mode="journey", dice="4")
    play("red: adventure", "red: choose 2")
    beforehand = previews(play)
    assert (beforehand["hearts 3"], beforehand["hearts 5"], beforehand["stand"]) == (
        "−3\N{NO-BREAK SPACE}hearts",
        "−5\N{NO-BREAK SPACE}hearts",
        "",
    )

"""Experience, and the eighteen talents it buys."""

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.campaign import ledger, steward
from strannik.campaign.chain import checked
from strannik.campaign.mistakes import CampaignError
from strannik.core.chance import Chance
from strannik.core.options import OptionError
from strannik.games.nearfar import GAME
from strannik.games.nearfar.cards import TALENTS
from strannik.games.nearfar.company import earned
from strannik.games.nearfar.decks import CAMPAIGN_MODE, CHARACTER_MODE
from strannik.games.nearfar.journey import LongJourney
from strannik.games.nearfar.prospects import TALENT
from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.steps.talents import LearnTalents
from strannik.games.nearfar.trail import opened, packed
from tests.campaign.played import Travels
from tests.games.nearfar.builders import goods, hero, red
from tests.games.nearfar.long_journeys import adventure, begun, card, carrying, small_book, travelling

__all__ = ["small_book"]

pytestmark = pytest.mark.usefixtures("small_book")


def learning(completed: int, **terms):
    """Before the first turn, with the experience of so many adventures."""
    return travelling(hero(), step=LearnTalents(), completed=completed, round=0, **terms)


def test_the_eighteen_and_what_they_cost():  # NF-17.5
    assert len(TALENTS) == 18
    assert sum([talent.cost for talent in TALENTS.values()]) == 49
    assert TALENTS["fishing"].cost == min([talent.cost for talent in TALENTS.values()])
    assert TALENT.keys() == TALENTS.keys(), "bots know what each is worth"


def test_three_adventures_are_a_star_in_a_campaign_and_each_step_of_a_story_is():  # NF-17.1, NF-17.2
    assert [earned(CAMPAIGN_MODE, completed) for completed in (0, 2, 3, 29, 30, 40)] == [1, 1, 2, 10, 11, 11]
    assert [earned(CHARACTER_MODE, completed) for completed in (0, 1, 10)] == [1, 2, 11]


def test_the_first_star_buys_only_fishing():  # NF-17.1, NF-17.3
    play = learning(0)
    assert play.offers("red") == "learn fishing | done"
    play.refuses("red: learn cooking", clause="NF-17.3", talent="cooking", cost=3, experience=1)
    play("red: learn fishing", "blue: done")
    assert play.table.talents(0) == ["fishing"]
    assert (play.table.experience(0), play.table.experience(1)) == (0, 1)


def test_several_are_bought_as_long_as_experience_lasts_and_each_once():  # NF-17.3
    play = learning(12)
    play("red: learn cooking")
    assert play.offers("red") == (
        "learn martial-arts | learn potion-brewing | learn sharp-tongue | learn bribery | learn fishing"
        " | learn gem-trading | learn persuasion | done"
    )
    play("red: learn bribery", "blue: done")
    assert play.table.talents(0) == ["cooking", "bribery"]
    assert play.table.experience(0) == 0


def test_what_was_learnt_works_in_every_game_to_come():  # NF-17.4, NF-3.3.2
    trail = carrying(card("vera", "fishing", completed=3), card("grear"), behind="2")
    table = begun(trail, 3).table
    assert table.talents(0) == ["fishing"]
    assert table.experience(0) == 1


def test_between_two_games_talents_are_learnt_as_at_the_table():  # NF-17.3, NF-17.4
    journey, trail = LongJourney(), carrying(card("vera", completed=6), card("grear"), behind="2")
    before = packed(trail)
    assert journey.learning(before, 0).left == 3
    after = journey.learn(before, 0, "cooking")
    assert (journey.learning(after, 0).left, journey.learning(after, 1).left) == (0, 1)
    assert begun(opened(after), 3).table.talents(0) == ["cooking"]
    assert opened(before).cards[0].talents == [], "what was carried before stays a place to go on from"
    for thing, told in (("cooking", "no talent"), ("fishing", "costs 1"), ("flying", "no talent")):
        with pytest.raises(OptionError, match=told):
            journey.learn(after, 0, thing)


def test_a_third_adventure_fills_a_star_even_if_it_fails():  # NF-17.1
    play = adventure("1", completed=2, dice="1")
    play("red: choose 2", "red: stand") if play.offers("red").startswith("hearts") else play("red: choose 2")
    assert play.table.company[0].completed == 3
    assert [event["experience"] for event in play.heard(0) if event["event"] == "ExperienceGained"] == [2]


def test_cooks_and_anglers_start_with_food():  # NF-3.3.5, NF-17.5.6, NF-17.5.14
    play = learning(15)
    play("red: learn cooking", "red: learn fishing", "red: done", "blue: done")
    assert goods(play) == {"food": 3}


def test_treasure_hunters_look_at_two_artifacts_after_the_draft():  # NF-3.4.4, NF-17.5.5
    play = learning(6, deck="spices jade-flute")
    play("red: learn treasure-hunting", "blue: done")
    play("red: draw 2", "red: keep spices", "red: done")
    assert play.table.hands[0] == ["spices"]


def test_martial_arts_and_a_sharp_tongue_tell_in_duels():  # NF-17.5.1, NF-17.5.8
    play = travelling(
        hero(at="farm", follows=False),
        hero(at="store", follows=False),
        talents="martial-arts sharp-tongue",
        rival_talents="martial-arts",
        dice="3 3",
    )
    play("red: visit store", "red: challenge seat-blue", "red: duel honest")
    fought = play.heard(0)[0]
    assert (fought["total"], fought["rival_total"]) == (5, 4)
    assert red(play).building == "store"


def test_brewers_find_food_at_the_hut_and_pianists_in_the_saloon():  # NF-17.5.2, NF-17.5.4
    play = travelling(hero(at="farm"), talents="potion-brewing piano")
    play("red: visit hut")
    assert goods(play) == {"food": 1}
    play = travelling(hero(at="farm"), talents="potion-brewing piano")
    play("red: visit saloon")
    assert goods(play) == {"food": 1}


def test_the_learned_are_forgiven_three_artifacts():  # NF-17.5.3
    hand = "spices jade-flute mirror-hat old-compass"
    play = travelling(hero(hand=hand), hero(), talents="knowledge")
    assert [line.points for line in sheet(play.table, 0).lines if line.what == "unbought"] == [-1]


def test_food_serves_as_hearts_for_whoever_meditates():  # NF-7.6, NF-17.5.7
    play = travelling(hero(at="a3", food=2, hearts=1), talents="meditation", map=1)
    play("red: camp")
    assert (red(play).hearts, goods(play).get("food", 0)) == (0, 0)
    play = travelling(hero(at="a3", food=2, hearts=1), map=1)
    play.refuses("red: camp", clause="NF-18.2", needed=3, has=1)


def test_meditation_helps_a_roll():  # NF-7.6
    play = adventure("1", talents="meditation", red={"food": 2}, dice="2")
    play("red: choose 1")
    assert play.offers("red") == "hearts 2 | stand"
    play("red: hearts 2")
    assert goods(play) == {"food": 4}, "two were eaten, four were won"


def test_bounty_hunters_choose_their_enemy():  # NF-13.9, NF-17.5.9
    crossing = {"enemies": "enemy-4 enemy-9 enemy-12", "talents": "bounty-hunting", "map": 1}
    play = travelling(hero(at="town", hearts=13, party="koba"), dice="6", **crossing)
    there = next(
        space for space in play.table.map.neighbours("town") if play.table.map.path("town", space).symbol == "enemy"
    )
    play(f"red: go {there}")
    assert play.offers("red") == "against enemy-4 | against enemy-9 | against enemy-12"
    play("red: against enemy-9")
    lacking = 9 - 6 - play.table.icons(0, "combat")
    play(f"red: hearts {lacking}")
    assert play.table.defeated[0] == ["enemy-9"]
    assert play.table.enemies == ["enemy-4", "enemy-12"]


def test_a_coin_opens_an_occupied_building():  # NF-5.1.4, NF-17.5.10
    play = travelling(hero(at="farm", coins=1), hero(at="store"), talents="bribery")
    play("red: visit store")
    assert play.offers("red") == "challenge seat-blue | bribe"
    play("red: bribe")
    assert (red(play).building, goods(play)) == ("store", {})
    play = travelling(hero(at="farm"), hero(at="store"), talents="bribery")
    play("red: visit store")
    assert play.offers("red") == "challenge seat-blue"


def test_politicians_walk_into_the_town_hall_and_learn_there():  # NF-5.2.7, NF-17.5.11
    play = travelling(hero(at="farm"), hero(at="hall"), talents="politics", completed=9)
    play("red: visit hall", "red: enter")
    assert play.offers("red") == "leave | learn fishing"
    play("red: learn fishing")
    assert play.table.talents(0) == ["politics", "fishing"]
    play("red: leave")
    play = travelling(hero(at="farm"), hero(at="hall"), completed=30)
    play("red: visit hall")
    assert play.offers("red") == "challenge seat-blue"


def test_scroungers_keep_a_treasure_beside_the_board():  # NF-17.5.12
    play = travelling(hero(at="farm"), talents="scrounging", treasures="purse old-recipe")
    play("red: visit hut", "red: search", "red: take purse")
    assert (play.table.treasures[0], red(play).loads) == (["purse"], [])


def test_the_one_beside_the_board_is_no_third_treasure():  # NF-17.5.12
    pack = "bird:snares-1 bird:old-shovel-1 bird"
    play = travelling(hero(at="farm", pack=pack), talents="scrounging", treasures="purse")
    play("red: visit hut", "red: search", "red: take purse")
    assert play.offers("red") == "onto bird | onto aside | instead-of snares-1 | instead-of old-shovel-1"
    play("red: onto aside")
    assert "all-treasures" not in [line.what for line in sheet(play.table, 0).lines]
    play = travelling(hero(at="farm", pack=pack), talents="scrounging", treasures="purse")
    play("red: visit hut", "red: search", "red: take purse", "red: onto bird")
    assert "all-treasures" in [line.what for line in sheet(play.table, 0).lines]


def test_breeders_are_paid_for_two_animals():  # NF-10.5, NF-17.5.13
    for pack, coins in (("bird bird", {"coins": 1}), ("bird", {})):
        play = travelling(hero(at="farm", pack=pack), talents="bird-breeding")
        play("red: visit stables")
        assert goods(play) == coins


def test_breeders_let_animals_go_for_hearts_and_keep_their_movement():  # NF-10.5, NF-17.5.13
    play = travelling(hero(at="a3", pack="bird turtle:purse"), talents="bird-breeding", map=1)
    assert "set-free bird" in play.extras("red")
    play("red: set-free purse")
    assert (red(play).hearts, red(play).pack, play.table.treasures[0]) == (2, ["bird"], [])
    assert play.table.freed == ["turtle"]
    play("red: set-free bird")
    assert (red(play).hearts, play.table.stables) == (4, 6)


def test_cavers_find_a_gem_for_four_to_six_and_hearts_help():  # NF-5.8.8, NF-17.5.16
    for die, gems in (("4", 1), ("3", 0)):
        play = travelling(hero(at="farm"), talents="spelunking", dice=die)
        play("red: visit mine")
        assert goods(play).get("gems", 0) == gems
    lucky = travelling(hero(at="farm", pack="bird"), talents="spelunking bird-breeding", dice="4")
    lucky("red: visit mine")
    assert "stand" not in lucky.offers("red")  # who has the gem is asked nothing, though a bird could still be let go
    play = travelling(hero(at="farm", hearts=2), talents="spelunking", dice="3")
    play("red: visit mine")
    assert play.offers("red") == "hearts 1 | stand"
    play("red: hearts 1")
    assert (goods(play), red(play).hearts) == ({"gems": 1}, 1)


def test_gems_are_paid_as_coins_after_the_coins():  # NF-17.5.17
    play = travelling(hero(at="farm", coins=1, gems=2), talents="gem-trading", row="koba")
    price = play.table.price(0, "koba")
    assert price > 1
    play("red: visit saloon", "red: hire koba")
    assert goods(play) == ({"gems": 3 - price} if price < 3 else {})
    play = travelling(hero(at="farm", coins=1, gems=2), row="koba")
    play("red: visit saloon")
    play.refuses("red: hire koba", clause="NF-5.3.1", companion="koba", price=price, coins=1)


def test_persuasion_shows_a_fifth_artifact():  # NF-5.5.2, NF-17.5.18
    play = travelling(hero(at="farm"), talents="persuasion")
    play("red: visit store", "red: browse", "red: draw 5")
    assert len(play.table.looked[0]) == 5


def test_storytellers_live_by_their_name():  # NF-17.5.15
    for rival, points in ((3, [2]), (4, [])):
        play = travelling(hero(reputation=4), hero(reputation=rival), talents="storytelling")
        assert [line.points for line in sheet(play.table, 0).lines if line.thing == "storytelling"] == points


def bought_by_a_bot(completed: int, maps_behind: int, talents: str = "fishing") -> str:
    """What a bot answers before the first turn of a campaign's game."""
    play = learning(completed, talents=talents)
    play.table.behind = list(range(2, 2 + maps_behind))
    return str(GreedyBot(Chance("talents", 0), GAME.hints).choose(Window(play.position, 0)))


def test_bots_save_for_a_dear_talent_while_there_are_games_to_use_it_in():  # NF-17.3
    assert bought_by_a_bot(completed=9, maps_behind=3) == "done", "three stars, and meditation costs four"
    assert bought_by_a_bot(completed=12, maps_behind=4) == "learn meditation"
    assert bought_by_a_bot(completed=9, maps_behind=9) == "learn cooking", "on the last map nothing is saved"
    assert bought_by_a_bot(completed=0, maps_behind=0, talents="") == "learn fishing", "what costs a star need not wait"


def test_a_talent_that_nobody_paid_for_comes_in_with_no_file():  # NF-17.3
    travels = Travels(game=GAME)
    travels.write(steward.learnt(GAME, travels.trunk, 0, "fishing"))
    assert checked(GAME, travels.campaign, {}) == []
    trail = opened(travels.trunk.carried)
    trail.cards[0].talents.append("cooking")
    travels.write(ledger.Learnt(1, 0, "cooking", packed(trail)))
    with pytest.raises(CampaignError, match="wrong-lesson"):
        checked(GAME, travels.campaign, {})
    trail.cards[0].talents.append("flying")
    travels.write(ledger.Learnt(1, 0, "flying", packed(trail)))
    with pytest.raises(CampaignError, match="unusable"):
        checked(GAME, travels.campaign, {})

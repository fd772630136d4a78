"""Encounters: who comes, where they stand, how they are talked round, and who follows."""

import pytest

from strannik.games.aftermath.encounter_cards import DISCOVERED, ENCOUNTERS
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.search_tokens import SEARCH_TOKENS, pile
from strannik.games.aftermath.steps.deeds.meetings import Encounter, EncounterCard, Hunt, RemoveEnemies, Situation
from strannik.games.aftermath.steps.encounters import Outwit, outwit, settled
from strannik.games.aftermath.steps.travel import ChangePage, clear_page
from tests.games.aftermath.builders import acting, doing, hero, told

TWO = (hero("grumple", at="rug"), hero("whisper", at="rug"))


def meeting(step, *seated, **settings):
    """A step at a table of two on page 10, where enemies enter by the doormat."""
    return doing(step, *(seated or (hero("grumple", at="rug"), hero("whisper", at="pedals"))), **settings)


def spaces(play) -> dict[str, str]:
    return {foe.id: foe.space.partition("-")[2] for foe in play.table.foes}


def test_the_cards_are_those_of_the_box():  # AM-1.7, AM-1.8
    assert len([card for card in ENEMIES.values() if not card.discovery]) == 22
    assert len([card for card in ENEMIES.values() if card.discovery]) == 6
    assert (len(ENCOUNTERS), len(DISCOVERED)) == (17, 8)
    assert (len(SEARCH_TOKENS), [len(pile(number)) for number in (4, 5, 7)]) == (21, [8, 7, 6])


def test_enemies_take_the_first_slots_over_the_threats_that_lie_there():  # AM-7.1, AM-7.2
    play = meeting(Encounter(0, "enemies", enemies=["patch", "umbrella"]), threats="black-1a black-2a black-3a")
    assert play.table.track == ["patch", "umbrella"]
    assert play.table.threats == ["black-1a", "black-2a", "black-3a"]
    assert spaces(play) == {"patch": "doormat", "umbrella": "doormat"}


def test_two_ways_in_get_equally_many_and_the_group_says_where_the_odd_one_comes():  # AM-7.3
    step = Encounter(0, "enemies", enemies=["patch", "umbrella", "ledger"], at=["10-doormat", "10-cat_flap"])
    play = meeting(step)
    assert play.offers("red") == play.offers("blue") == "reinforce 10-doormat | reinforce 10-cat_flap"
    play("red: reinforce 10-cat_flap", "blue: reinforce 10-cat_flap")
    assert sorted(spaces(play).values()) == ["cat_flap", "cat_flap", "doormat"]


def test_only_those_who_find_room_are_divided_among_the_ways_in():  # AM-7.3, AM-7.9
    step = Encounter(0, "enemies", enemies=["patch", "umbrella", "ledger", "whistle"], at=["10-doormat", "10-cat_flap"])
    play = meeting(step, foes="thistle@rug excuse_me@rug heavy_paw@rug", situation="enemies")
    assert sorted(spaces(play).values()) == ["cat_flap", "doormat", "rug", "rug", "rug"]
    alone = meeting(step, foes="thistle@rug excuse_me@rug heavy_paw@rug lullaby@rug", situation="enemies")
    assert alone.offers("red") == "reinforce 10-doormat | reinforce 10-cat_flap"


def test_the_encounter_turns_the_situation():  # AM-5.1, AM-7.4
    assert meeting(Encounter(0, "enemies", enemies=["patch"])).table.situation == "enemies"
    assert meeting(Encounter(0, "all_quiet", enemies=["patch"])).table.situation == "all_quiet"


def test_strangers_do_not_calm_those_who_are_enemies():  # AM-7.4
    play = meeting(Encounter(0, "all_quiet", enemies=["ledger"]), foes="patch@doormat", situation="enemies")
    assert play.table.situation == "enemies"


def test_a_random_encounter_draws_of_its_type_and_no_boss():  # AM-7.5
    play = meeting(Encounter(0, "enemies", random="raider", count={"per_player": 1, "max": 4}))
    assert [ENEMIES[card].type for card in play.table.track] == ["raider", "raider"]
    everybody = meeting(Encounter(0, "enemies", random="raider"))
    assert len(everybody.table.track) == 5
    assert "ma_toll" not in everybody.table.track


def test_when_the_supply_is_short_those_who_hunt_come():  # AM-7.7
    play = meeting(Encounter(0, "enemies", random="scorpion", count=3), hunting="slipper", foes="old_needle@shoes")
    assert sorted(play.table.track) == ["boot_lodger", "old_needle", "slipper"]
    assert play.table.hunting == []


def test_a_boss_who_hunts_does_not_come_at_random():  # AM-7.5, AM-7.7
    step = Encounter(0, "enemies", random="raider", count=5)
    play = meeting(step, hunting="ma_toll patch", foes="ledger@rug", situation="enemies")
    assert sorted(play.table.track) == ["ledger", "patch", "two_coats", "umbrella", "whistle"]
    assert play.table.hunting == ["ma_toll"]


def test_an_encounter_card_is_carried_out_and_discarded():  # AM-7.6
    play = meeting(EncounterCard(0, 1))
    [card] = play.table.encounter_discard
    assert card not in play.table.encounter_deck
    assert len(play.table.encounter_deck) == 16


def test_the_track_holds_five():  # AM-7.9
    foes = "thistle@rug excuse_me@rug heavy_paw@rug lullaby@rug"
    play = meeting(Encounter(0, "enemies", enemies=["patch", "ledger"]), foes=foes, situation="enemies")
    assert len(play.table.track) == 5
    assert "ledger" not in play.table.track
    assert len(play.table.foes) == 5


def test_a_boss_takes_the_lowest_place_and_the_threat_stays():  # AM-7.10, AM-14.5
    foes = "thistle@rug excuse_me@rug heavy_paw@rug lullaby@rug patch@rug"
    threats = "black-1a black-1b black-2a black-2b black-3a"
    play = meeting(Encounter(0, "enemies", boss="ma_toll"), foes=foes, situation="enemies", threats=threats)
    assert play.table.track == ["thistle", "excuse_me", "heavy_paw", "lullaby", "ma_toll"]
    assert len(play.table.threats) == 5
    assert play.table.foe("ma_toll").life == 2


def test_the_lowest_who_is_no_boss_makes_room():  # AM-7.10
    foes = "thistle@rug excuse_me@rug heavy_paw@rug lullaby@rug good_night@rug"
    play = meeting(Encounter(0, "enemies", boss="ma_toll"), foes=foes, situation="enemies")
    assert play.table.track == ["thistle", "excuse_me", "heavy_paw", "ma_toll", "good_night"]
    assert "lullaby" not in spaces(play)


def test_a_boss_has_as_many_lives_as_there_are_heroes():  # AM-14.5, AM-27.3
    company = [hero(id, at="rug") for id in ("meziah", "whisper", "ringr", "grumple")]
    play = doing(Encounter(0, "enemies", boss="ma_toll"), *company)
    assert play.table.foe("ma_toll").life == 4


def test_tokens_share_a_card_and_are_no_more_than_there_are():  # AM-7.11, AM-7.12
    play = meeting(Encounter(0, "enemies", random="roach", count=12))
    assert play.table.track == ["roach"]
    assert [foe.id for foe in play.table.foes] == [f"roach-{number}" for number in range(1, 9)]
    drones = meeting(Encounter(0, "enemies", random="drone"))
    assert (drones.table.track, len(drones.table.foes)) == (["drone"], 4)


def test_hunters_come_without_loot_and_who_finds_no_slot_goes_on_hunting():  # AM-10.2.1
    foes = "thistle@rug excuse_me@rug heavy_paw@rug lullaby@rug"
    play = meeting(Hunt(0, True), hunting="patch ledger", foes=foes)
    assert play.table.track[-1] == "patch"
    assert play.table.hunting == ["ledger"]
    assert (play.table.situation, play.table.spoils) == ("enemies", {})


def test_with_nobody_hunting_nothing_happens():  # AM-10.2.1
    play = meeting(Hunt(0, True))
    assert (play.table.track, play.table.situation) == ([], "all_quiet")


def test_enemies_follow_over_the_page_but_strangers_stay():  # AM-3.3.3, AM-7.7
    play = meeting(Situation(0, "enemies"), foes="roach#1@rug roach#2@rug patch@rug")
    clear_page(play.table)
    assert sorted(play.table.hunting) == ["patch", "roach", "roach"]
    quiet = meeting(Situation(0, "all_quiet"), foes="patch@rug")
    clear_page(quiet.table)
    assert quiet.table.hunting == []


def test_with_the_last_enemy_all_is_quiet():  # AM-5.4
    play = meeting(RemoveEnemies(0, "raider"), foes="patch@rug", situation="enemies")
    assert (play.table.situation, play.table.track) == ("all_quiet", [])


def test_nobody_to_be_an_enemy_leaves_it_quiet():  # AM-5.1, AM-5.4
    assert meeting(Situation(0, "enemies")).table.situation == "all_quiet"


def test_one_talks_only_while_all_is_quiet():  # AM-5.2, AM-5.3, AM-13.2.1
    talking = hero("ringr", at="rug", hand="yellow-3a")
    quiet = acting(talking, hero("whisper", at="pedals"), foes="patch@rug")
    assert "talk patch" in quiet.offers("red")
    fighting = hero("ringr", at="rug", hand="yellow-3a")
    loud = acting(fighting, hero("whisper", at="pedals"), foes="patch@rug", situation="enemies")
    loud.refuses("red: talk patch", clause="AM-13.2.1")


def test_who_is_won_over_joins_the_colony_and_takes_a_threat_along():  # AM-13.2.2, AM-14.2
    red = hero("ringr", at="rug", hand="yellow-3a yellow-3b yellow-2a")
    play = acting(red, hero("whisper", at="pedals"), foes="patch@rug", threats="black-1a black-2a", dice="5 0")
    population = play.table.counters["population"]
    play("red: talk patch", "red: play yellow-3a", "red: play yellow-3b", "red: roll")
    assert play.table.counters["population"] == population + 1
    assert (play.table.track, play.table.threats) == ([], ["black-2a"])
    assert play.table.spoils == {}


def test_the_speaker_takes_all_roaches_along():  # AM-7.11, AM-13.2.2
    red = hero("ringr", at="rug", hand="yellow-3a yellow-3b")
    foes = "roach#1@rug roach#2@pedals roach_speaker@rug"
    play = acting(red, hero("whisper", at="pedals"), foes=foes, dice="5 0")
    play("red: talk roach_speaker", "red: play yellow-3a", "red: play yellow-3b", "red: roll")
    assert play.table.foes == []


def test_ma_toll_is_outwitted_for_an_odd_sum():  # AM-14.6
    red = hero("ringr", at="rug", hand="yellow-3a yellow-3b")
    play = acting(red, hero("whisper", at="pedals"), foes="ma_toll@rug", situation="enemies", dice="0")
    parts = play.table.counters["parts"]
    play("red: outwit ma_toll", "red: play yellow-3a", "red: play yellow-3b", "red: roll")
    assert play.table.counters["parts"] == parts - 1
    assert (play.table.foes, play.table.situation) == ([], "all_quiet")


def test_without_what_it_takes_nobody_is_outwitted():  # AM-14.6
    red = hero("ringr", at="rug", hand="yellow-3a")
    play = acting(red, hero("whisper", at="pedals"), foes="good_night@rug", situation="enemies")
    play.refuses("red: outwit good_night", clause="AM-14.6")
    play.table.built.append("quiet_room")
    again = acting(hero("ringr", at="rug", hand="yellow-3a"), hero("whisper", at="pedals"), foes="good_night@rug")
    again.refuses("red: outwit good_night", clause="AM-14.6")


@pytest.mark.parametrize(("foe", "built", "clue"), [("good_night", "quiet_room", ""), ("dustfeather", "", "egg")])
def test_what_was_built_or_learnt_outwits_without_a_check(foe, built, clue):  # AM-14.6
    table = acting(hero("ringr", at="rug"), hero("whisper", at="pedals"), foes=f"{foe}@rug", situation="enemies").table
    assert not settled(table, 0, ENEMIES[foe].outwit)
    table.built += built.split()
    table.notes_of(0).clues += clue.split()
    assert outwit(table, 0, foe) == [Outwit(0, foe)]


def test_stolen_things_are_lost_when_the_page_is_left():  # AM-3.3.4
    play = meeting(ChangePage(), foes="patch@rug", situation="enemies")
    assert play.table.stolen == []
    assert told(play, "PageLeft") == []

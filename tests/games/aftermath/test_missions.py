"""Missions: success, failure, time, what the book hands out, loss and endings."""

from io import StringIO

import pytest
from rich.console import Console

from strannik.cli.sheet import score_sheet
from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.colony import events_due
from strannik.games.aftermath.campaign.goals import Chapter, in_the_book, playable
from strannik.games.aftermath.cards import MISSIONS
from strannik.games.aftermath.events.enemies import EnemyDefeated, EnemyWounded
from strannik.games.aftermath.events.turns import Rolled, Searched
from strannik.games.aftermath.pages.facts import holds
from strannik.games.aftermath.score import result
from strannik.games.aftermath.steps.missions import (
    AddMission,
    CampaignLost,
    Discovery,
    InfluenceIn,
    MissionFailure,
    MissionSuccess,
    Plan,
    RemoveMission,
    fate,
    nobody_left,
)
from strannik.story.reading import Read
from tests.games.aftermath.builders import doing, hero, on_the_table
from tests.harness import placed


def two(**settings):
    return [hero("meziah", at="rug", wounds=1, **settings), hero("ringr", at="rug")]


def chapter(won="", failed="", in_hand="", clues=0, known=""):
    return Chapter(won.split(), failed.split(), in_hand.split(), clues, known.split())


# How a mission ends


def test_success_leads_home_and_reads_the_section_on_the_card():  # AM-25.1, AM-25.4
    play = doing(MissionSuccess(0, "1"), *two(), counters={"food": 2})
    assert (play.table.outcome, play.table.won, play.table.page) == ("won", ["1"], 4)
    assert play.table.count("food") >= 2 + 4 - 3
    assert "page-4-4-11" in play.table.story


def test_failure_reads_the_other_section():  # AM-25.2, AM-25.4
    play = doing(MissionFailure(0, "1"), *two())
    assert (play.table.outcome, play.table.failed) == ("lost", ["1"])
    assert "page-4-4-12" in play.table.story


@pytest.mark.parametrize(
    ("mission", "section", "at", "mistakes"),
    [
        ("2", "43-6", "aisle_m", ["rung"]),
        ("3", "44-4", "ring", ["warned"]),
        ("4", "45-3", "hill", ["overwound"]),
        ("5", "47-5", "slate", ["clang"]),
        ("6", "48-5", "low", ["howled"]),
        ("7", "50-4", "back", ["asked"]),
        ("8", "53-3", "floor", ["one_tooth"]),
        ("n2", "11-4", "step", ["heckled"]),
        ("n4", "56-3", "seventh", ["stirred"]),
        ("n7", "25-3", "wheel", ["looked"]),
        ("n8", "58-5", "bottle", ["noes", "noes_twice"]),
        ("n9", "24-5", "landing", ["shown"]),
        ("n12", "24-6", "pit", ["slipped"]),
    ],
)
def test_who_errs_too_often_fails(mission, section, at, mistakes):  # AM-25.2
    page = int(section.partition("-")[0])
    for so_far in range(len(mistakes) + 1):
        table = on_the_table(hero("meziah", at=at), hero("ringr", at=at), page=page)
        table.mission = mission
        table.notes_of(0).flags += mistakes[:so_far]
        play = placed(GAME, table, Read(0, section))
        if so_far < len(mistakes):
            assert (play.table.outcome, play.table.notes_of(0).flags) == ("", mistakes[: so_far + 1])
        else:
            assert (play.table.outcome, play.table.failed) == ("lost", [mission])
            assert f"page-4-{MISSIONS[mission].failure}" in play.table.story


def erring(mission, section, at, *flags):
    """The table after a section is read with these flags set."""
    table = on_the_table(hero("meziah", at=at), hero("ringr", at=at), page=int(section.partition("-")[0]))
    table.mission = mission
    table.notes_of(0).flags += flags
    return placed(GAME, table, Read(0, section.replace("-threat", ":threat"))).table


def test_who_carries_the_saucer_may_spill_once_and_who_pours_it_out_never():  # AM-25.2
    assert erring("n10", "22-3", "cheese").outcome == "lost"
    once = erring("n10", "22-3", "cheese", "carrying")
    assert (once.outcome, once.notes_of(0).flags) == ("", ["carrying", "dripped"])
    assert erring("n10", "22-3", "cheese", "carrying", "dripped").outcome == "lost"


def test_a_threat_while_hands_are_full_is_a_mistake():  # AM-10.5.1, AM-25.2
    assert "dripped" not in erring("n10", "22-threat", "cheese").notes_of(0).flags
    assert "dripped" in erring("n10", "22-threat", "cheese", "carrying").notes_of(0).flags
    idle = erring("n12", "24-threat", "pit")
    assert ("slipped" in idle.notes_of(0).flags, len(idle.foes)) == (False, 2)
    busy = erring("n12", "24-threat", "pit", "turning")
    assert ("slipped" in busy.notes_of(0).flags, busy.foes) == (True, [])
    assert erring("n12", "24-threat", "pit", "turning", "slipped").outcome == "lost"


def test_where_the_cat_is_asleep_nobody_minds_a_noise():  # AM-2.2
    table = on_the_table(hero("meziah", at="slate"), hero("ringr", at="slate"), page=47)
    table.mission = "5"
    table.notes_of(0).flags.append("clang")
    table.notes_of(0).clues.append("cat_sleeps")
    assert placed(GAME, table, Read(0, "47-5")).table.outcome == ""


def test_nobody_left_is_a_failure():  # AM-25.2
    table = on_the_table(*two())
    assert nobody_left(table) == [MissionFailure(0, "1")]


def test_a_side_mission_is_noted_and_its_section_read_at_home():  # AM-25.1
    table = on_the_table(*two())
    table.missions.append("3")
    table.taken_along.append("3")
    assert MissionSuccess(0, "3").do(table, {}) == []
    assert (table.won, table.outcome, table.page) == (["3"], "", 10)
    assert (table.missions, table.taken_along, table.due) == (["1"], [], [MISSIONS["3"].success])
    _, first, second = MissionSuccess(0, "1").do(table, {})
    assert [read.section for step in (first, second) for read in step.do(table, {})] == ["4-15", "4-11"]


def test_a_side_mission_that_fails_is_over_and_told_at_home():  # AM-25.2
    table = on_the_table(*two())
    table.missions.append("n2")
    table.taken_along.append("n2")
    assert MissionFailure(0, "n2").do(table, {}) == []
    assert (table.failed, table.outcome, table.taken_along, table.due) == (["n2"], "", [], ["4-30"])
    assert not holds(table, 0, "mission", "n2")


def test_only_what_was_taken_along_is_to_be_done_tonight():  # AM-25.1
    table = on_the_table(*two())
    table.missions, table.taken_along = ["1", "2", "3"], ["3"]
    assert [holds(table, 0, "mission", id) for id in "123"] == [True, False, True]


@pytest.mark.parametrize(("time", "events"), [(9, 1), (10, 1), (11, 2), (13, 3), (20, 4)])
def test_whoever_is_late_has_not_failed_but_hears_more_news(time, events):  # AM-25.3, AM-30.3
    table = on_the_table(*two(), counters={"time": time})
    assert (events_due(table), table.late, table.outcome) == (events, time > 9, "")


# Which missions are open


def test_the_first_mission_is_open_until_it_is_won_or_failed_twice():  # AM-25.4, AM-30.10
    assert chapter().open_missions() == ["1"]
    assert "1" in chapter(failed="1").open_missions()
    assert "1" not in chapter(failed="1 1").open_missions()
    assert "1" not in chapter(won="1").open_missions()


def test_the_last_mission_stays_open_until_an_ending_is_read():  # AM-30.10
    assert "8" in chapter(won="1 2 5 6", failed="8 8 8", clues=9).open_missions()
    assert "8" in chapter(won="1 2 5 6 8", clues=9).open_missions()


def test_who_took_the_letter_home_may_come_again():  # AM-30.10
    table = on_the_table(*two())
    table.mission, table.won, table.missions = "8", ["8"], ["8"]
    _, told = MissionSuccess(0, "8").do(table, {})
    assert (table.won, table.outcome) == (["8"], "won")
    assert [read.section for read in told.do(table, {})] == ["4-25"]


def test_missions_open_by_what_came_before_and_by_clues():  # AM-25.4, AM-30.8
    assert chapter(won="1").open_missions() == ["2", "3", "n2"]
    assert "3" not in chapter(failed="1 1").open_missions(), "it takes a won first mission, or the second"
    assert {"5", "n1", "n4"} <= set(chapter(won="1", clues=3).open_missions())
    assert "5" not in chapter(won="1", clues=2).open_missions()


def test_a_mission_by_the_books_word_waits_for_it():  # AM-25.4
    assert "n5" not in chapter(won="1 2", clues=15, known="wheel").open_missions()
    assert "n5" in chapter(in_hand="n5").open_missions()


def test_the_old_river_needs_a_wheel():  # AM-25.4
    assert "n12" not in chapter(won="1", clues=12).open_missions()
    assert "n12" in chapter(won="1", clues=12, known="wheel").open_missions()


def test_a_mission_without_its_pages_is_not_offered():  # AM-30.10
    everything = chapter(won="1 2 3", clues=15, known="wheel", in_hand="n5")
    assert all([in_the_book(MISSIONS[id]) for id in everything.offered()])
    assert [id for id in MISSIONS if in_the_book(MISSIONS[id])] == playable()
    assert "1" in playable()


def test_the_box_names_the_missions_whose_pages_are_there():  # AM-30.10
    [option] = [option for option in GAME.options if option.name == "mission"]
    assert [str(choice) for choice in option.choices] == playable()


# What the book hands out


def test_mission_cards_come_and_go():  # AM-8.2
    table = on_the_table(*two())
    AddMission(0, "2").do(table, {})
    AddMission(0, "2").do(table, {})
    assert table.missions == ["1", "2"]
    RemoveMission(0, "2").do(table, {})
    assert table.missions == ["1"]


def test_a_plan_is_found_once():  # AM-8.2
    table = on_the_table(*two())
    for _ in range(2):
        Plan(0, "infirmary").do(table, {})
    assert table.plans == ["infirmary"]


def test_a_discovery_goes_under_its_deck_once_and_nothing_is_shuffled():  # AM-8.1, AM-8.2
    table = on_the_table(*two())
    before = table.item_deck[:]
    for _ in range(2):
        assert Discovery(0, "owl-feather").do(table, {}) == []
    assert (table.item_deck, table.discovered) == (["owl-feather", *before], ["owl-feather"])


def test_discovered_missions_and_plans_come_to_hand():  # AM-8.1
    table = on_the_table(*two())
    assert Discovery(0, "mission-n1").do(table, {}) == [AddMission(0, "n1")]
    assert Discovery(0, "plan-quiet-room").do(table, {}) == [Plan(0, "quiet_room")]


def test_influence_cards_join_the_hands():  # AM-1.4
    table = on_the_table(*two())
    for _ in range(2):
        InfluenceIn(0, True).do(table, {})
    assert table.hands == [["meziahs-sum"], ["ringrs-footnote"]]


# Loss


@pytest.mark.parametrize("counter", ["population", "morale"])
def test_no_people_or_no_hope_is_the_end(counter):  # AM-6.5, AM-26.5
    table = on_the_table(*two(), counters={counter: 0})
    assert fate(table) == [CampaignLost(0)]
    play = doing(CampaignLost(0), *two(), counters={counter: 0})
    assert play.finished
    assert "page-100-100-23" in play.table.story
    assert (play.result.outcome, play.result.winners) == ("campaign-fallen", [])


def test_nothing_happens_while_both_are_left():  # AM-6.5
    assert fate(on_the_table(*two(), counters={"population": 1, "morale": 1})) == []


def test_an_immortal_colony_goes_on_with_five():  # AM-26.6
    table = on_the_table(*two(), counters={"morale": 0, "population": 3}, immortal=True)
    assert CampaignLost(0).do(table, {}) == []
    assert (table.count("population"), table.count("morale"), table.outcome) == (5, 5, "")


def test_the_result_is_the_companys():  # AM-25.1, AM-26.3
    play = doing(MissionSuccess(0, "1"), *two())
    while not play.finished:
        for seat in play.position.waiting[:1]:
            offer = play.position.offers[seat]
            words = [answer for answer in offer if answer.verb == "done"]
            play.position.play(seat, words[0] if words else offer[0])
    assert play.result.together
    assert (play.result.outcome, play.result.winners) == ("mission-won", [0, 1])
    totals = [sheet.total for sheet in play.result.sheets]
    assert totals[0] == totals[1]
    for language in ("en", "ru"):
        assert GAME.words(language).say(f"outcome-{play.result.outcome}", play.result.facts)


def test_the_fourth_goal_wins_whatever_became_of_the_mission():  # AM-26.3
    table = on_the_table(*two(), mode="campaign")
    table.outcome, table.fulfilled = "lost", ["meziah", "whisper", "ringr", "grumple"]
    assert (result(table).outcome, result(table).winners) == ("campaign-won", [0, 1])
    table.goals_before = table.fulfilled
    assert (result(table).outcome, result(table).winners) == ("mission-lost", [])


def test_what_each_did_is_counted_in_the_mission():  # AM-25.1
    table = on_the_table(*two())
    table.tell(Searched(0, "search-1"))
    table.tell(Searched(0, "search-2"))
    table.tell(EnemyDefeated(-1, "patch"))
    table.tell(EnemyWounded(1, "patch", 1, 2))
    for passed in (True, False):
        table.tell(Rolled(1, "melee", "strength", 5, 6, 2, 1, passed))
    assert [one.deeds for one in table.heroes] == [{"searched": 2}, {"wounded": 1, "passed": 1}]


@pytest.mark.parametrize(
    ("language", "common", "deeds"),
    [
        ("en", ["Fulfilled: The Slit Sack", "Food in the colony: +3", "Morale: −1"], "Checks passed: 1"),
        ("ru", ["Выполнено: «Распоротый мешок»", "Еда колонии: +3", "Боевой дух: −1"], "Пройдено проверок: 1"),
    ],
)
def test_the_end_says_what_the_colony_gained_and_what_each_did(language, common, deeds):  # AM-25.1
    table = on_the_table(*two(), counters={"food": 5, "morale": 7})
    table.before, table.outcome = {**table.counters, "food": 2, "morale": 8}, "won"
    table.tell(Rolled(1, "melee", "strength", 5, 6, 2, 1, True))
    console = Console(width=80, record=True, file=StringIO())
    console.print(score_sheet(result(table), GAME.words(language), 80))
    printed = console.export_text()
    for line in [*common, deeds]:
        assert printed.count(line) == 1
    assert str(result(table).sheets[0].total) not in printed

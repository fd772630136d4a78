"""The campaign: what is kept, who plays, what comes next, and how it ends."""

import pytest

from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.campaign.home import Home
from strannik.cli.campaigns.telling import game_words
from strannik.cli.simulating.travel import gained
from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.journey import Stage
from strannik.core.options import OptionError, settle
from strannik.games.aftermath import GAME
from strannik.games.aftermath.campaign.journey import Campaign, outcome, title
from strannik.games.aftermath.campaign.trail import KEPT, START_VALUES, gathered, new_trail, opened, packed, spread_out
from strannik.games.aftermath.cards import HEROES, IMPROVEMENTS, ITEMS, MISSIONS
from strannik.games.aftermath.steps.arrive import stops
from strannik.games.aftermath.steps.building import build
from strannik.games.aftermath.steps.deeds.meetings import Encounter
from tests.campaign.played import Travels
from tests.games.aftermath.builders import hero, on_the_table

CAMPAIGN = Campaign()


def trail(*heroes, **settings):
    made = new_trail(list(heroes) or ["meziah", "ringr"])
    for name, value in settings.items():
        setattr(made, name, value)
    return made


def spread(made, seats=2, mission="1"):
    """A table to which a campaign has come back."""
    table = on_the_table(*[hero(id) for id in HEROES[:seats]], mode="campaign")
    for place in (table.equipped, table.backpacks):
        place[:] = [[] for _ in range(seats)]
    table.mission = mission
    spread_out(table, packed(made))
    return table


# Beginning


def test_a_new_campaign_begins_with_full_boxes_and_start_values():  # AM-26.7, AM-1.3
    made = opened(CAMPAIGN.begin(settle(CAMPAIGN.options(), {}), ["grumple", ""]))
    assert (made.travellers, made.seated, made.counters) == (["grumple", "meziah"], [0, 1], START_VALUES)
    assert made.boxes["grumple"].abilities == ["throw"]
    assert made.boxes["whisper"].equipped == ["chopstick"]
    assert (made.discovered, made.built, made.phase) == ([], [], 0)


def test_what_was_read_on_another_evening_ends_no_move():  # AM-9.6, AM-13.1.7
    assert "10-telephone" in stops(spread(trail()))
    assert "10-telephone" not in stops(spread(trail(once=["10:poi.1"])))


def test_options_of_a_campaign_are_kept():  # AM-26.6
    carried = CAMPAIGN.begin(settle(CAMPAIGN.options(), {"immortal": True, "harder": True}), ["", ""])
    [settings] = CAMPAIGN.nexts(carried)
    assert settings == {"mode": "campaign", "harder": True, "immortal": True, "mission": 1}


def test_what_an_evening_brought_is_what_the_colony_has_more_with_what_it_built():  # AM-0.6, AM-30.6
    before = packed(trail(built=["storeroom"]))
    after = packed(trail(built=["storeroom", "garden"], counters={**START_VALUES, "food": 5, "parts": 0, "morale": 7}))
    brought = gained(CAMPAIGN, before, after)
    assert brought == {
        "clues": 0,
        "parts": -2,
        "food": 1,
        "population": 0,
        "morale": -1,
        "built": IMPROVEMENTS["garden"].parts,
    }
    for language in ("en", "ru"):
        assert all([GAME.words(language).say(f"stat-{what}") for what in brought])


def test_four_heroes_and_no_fifth():  # AM-26.2
    carried = CAMPAIGN.begin(settle(CAMPAIGN.options(), {}), ["", ""])
    for hero_id in ("ringr", ""):
        carried = CAMPAIGN.join(carried, hero_id)
    assert opened(carried).travellers == ["meziah", "whisper", "ringr", "grumple"]
    for wanted, problem in (("", "all 4 heroes"), ("nobody", "nobody here"), ("ringr", "travels along already")):
        with pytest.raises(OptionError, match=problem):
            CAMPAIGN.join(carried, wanted)


def test_who_plays_may_change_from_game_to_game():  # AM-26.2, AM-27.1
    carried = CAMPAIGN.begin(settle(CAMPAIGN.options(), {}), ["", "", ""])
    assert opened(CAMPAIGN.seat(carried, [2, 0])).seated == [2, 0]
    for travellers in ([0, 0], [0, 7]):
        with pytest.raises(OptionError, match="a seat is taken"):
            CAMPAIGN.seat(carried, travellers)


# From table to table


def test_what_is_kept_comes_back():  # AM-26.8
    made = trail(stash=["jam-jar"], broken=["compass"], built=["lookout"], plans=["post_box"], learnt=["pea"], phase=2)
    made.counters = dict(START_VALUES) | {"clues": 4, "time": 9}
    made.boxes["meziah"].backpack = ["earplugs"]
    table = spread(made)
    assert (table.stash, table.broken, table.built, table.plans) == (
        ["jam-jar"],
        ["compass"],
        ["lookout"],
        ["post_box"],
    )
    assert (table.count("clues"), table.count("time"), table.phase) == (4, 0, 2)
    assert (table.backpacks[0], table.equipped[0]) == (["earplugs"], ["toothpick-crossbow"])
    assert table.knows(0, "pea")
    again = opened(gathered(table))
    assert (again.stash, again.boxes, again.learnt, again.phase) == (made.stash, made.boxes, ["pea"], 2)


def test_every_item_is_somewhere_once():  # AM-26.8
    made = trail(stash=["jam-jar"], broken=["compass"], built=["storeroom"], discovered=["owl-feather"])
    made.boxes["grumple"].equipped = ["fork-trident"]
    table = spread(made)
    places = [table.item_deck, table.item_box, table.item_discard, table.stash, table.broken, *table.equipped]
    everywhere = [item for place in [*places, *table.backpacks] for item in place]
    assert sorted(everywhere) == sorted(ITEMS)
    assert "owl-feather" in table.item_deck
    assert "plan-storeroom" in table.item_box
    assert "steak-knife" in table.item_deck, "what Grumple has lost may be found again"


def test_heroes_who_stay_away_keep_their_boxes():  # AM-22.2, AM-26.2
    made = trail()
    made.boxes["grumple"].abilities.append("barge")
    table = spread(made)
    assert table.away["grumple"].abilities == ["throw", "barge"]
    assert opened(gathered(table)).boxes["grumple"].abilities == ["throw", "barge"]


def test_a_game_that_does_not_fit_is_refused():  # AM-26.8
    with pytest.raises(OptionError, match="sit down for the next game"):
        spread(trail("", "", ""))
    with pytest.raises(OptionError, match="next comes mission 1"):
        spread(trail(), mission="2")
    with pytest.raises(OptionError, match="over"):
        spread(trail(fallen=True))
    with pytest.raises(OptionError, match="what is carried has version 7"):
        opened(Carried(7, {}))


def test_a_mission_of_one_evening_carries_nothing():  # AM-26.8
    with pytest.raises(OptionError, match="stands alone"):
        GAME.start(2, Chance("x", 2), {"mode": "mission"}, packed(trail()))


# What next


def test_what_the_group_chose_comes_next():  # AM-26.1, AM-30.10
    assert [one["mission"] for one in CAMPAIGN.nexts(packed(trail()))] == [1]
    assert [one["mission"] for one in CAMPAIGN.nexts(packed(trail(failed=["1"], chosen=["1"])))] == [1]


def test_a_mission_failed_twice_is_survived():  # AM-30.10
    assert 1 not in [one["mission"] for one in CAMPAIGN.nexts(packed(trail(failed=["1", "1"])))]


def test_half_the_enemies_where_a_mission_is_tried_again():  # AM-30.10
    table = on_the_table(*[hero(id) for id in HEROES[:3]])
    raid = Encounter(0, "enemies", random="raider", count={"per_player": 1, "max": 4})
    assert raid.how_many(table) == 3
    table.failed = ["1"]
    assert raid.how_many(table) == 2


# The end


def test_four_goals_win_and_one_may_go_on():  # AM-26.3, AM-26.4
    won = trail(fulfilled=list(HEROES))
    standing = CAMPAIGN.standing(packed(won))
    assert (standing.over, won.over) == (False, False), "main missions are left"
    won.won, won.counters["clues"] = [id for id in MISSIONS if id != "n12"], 9
    assert [one["mission"] for one in CAMPAIGN.nexts(packed(won))] == [8], "the switch waits until an ending is read"
    standing = CAMPAIGN.standing(packed(trail(fulfilled=list(HEROES), ending="91")))
    assert (standing.over, standing.outcome, standing.champions) == (True, "ending-91", [0, 1])


def test_loss_and_endings_end_it():  # AM-26.3, AM-26.5
    for made, told in ((trail(fallen=True), "campaign-fallen"), (trail(ending="91"), "ending-91")):
        standing = CAMPAIGN.standing(packed(made))
        assert (standing.over, standing.outcome, standing.champions) == (True, told, [])
        assert CAMPAIGN.nexts(packed(made)) == []
        for language in ("en", "ru"):
            assert GAME.words(language).say(f"outcome-{outcome(made)}", standing.facts)


def test_what_was_reached_stays_reached_though_the_colony_falls():  # AM-26.3, AM-26.5
    standing = CAMPAIGN.standing(packed(trail(fulfilled=list(HEROES), fallen=True)))
    assert (standing.over, standing.outcome, standing.champions) == (True, "campaign-remembered", [0, 1])
    assert GAME.words("ru").say(f"outcome-{standing.outcome}", standing.facts)


def test_three_goals_are_not_enough():  # AM-26.3
    assert not trail(fulfilled=["meziah", "ringr", "grumple"], won=["1", "2", "5", "6", "8"]).over


# How it is shown


def test_sheets_show_hero_goal_and_colony():  # AM-26.8
    made = trail(built=["garden"], evenings=["1 won"], won=["1"])
    standing = CAMPAIGN.standing(packed(made))
    first, second = standing.travellers
    lines = {entry.what: entry.things for entry in first.entries}
    colony = {entry.what: entry.things for entry in standing.company}
    assert (lines["abilities"], lines["equipped"]) == (["team-focus"], ["toothpick-crossbow"])
    assert (lines["goal"], lines["lacking"]) == (["goal-meziah"], ["lookout", "clues"])
    assert (colony["food"], colony["built"]) == ([4], ["garden"])
    assert not {*colony} & {*lines}, "the campaign board is everybody's"
    assert (first.points, second.points) == ({}, {}), "all win or lose together"
    stage = standing.stages[0]
    assert (stage.thing, stage.state, stage.face) == ("mission-1", "behind", "page-12")
    for language in ("en", "ru"):
        words = GAME.words(language)
        assert all([words.say(f"sheet-{entry.what}") for entry in [*first.entries, *standing.company]])


def test_a_lost_mission_is_behind_and_may_come_again():  # AM-25.2
    stages = CAMPAIGN.standing(packed(trail(evenings=["1 lost"], failed=["1"]))).stages
    assert [(stage.thing, stage.state) for stage in stages][:2] == [("mission-1", "lost"), ("mission-1", "open")]


def test_a_reached_goal_says_so():  # AM-26.3
    standing = CAMPAIGN.standing(packed(trail(fulfilled=["meziah"])))
    lines = {entry.what: entry.things for entry in standing.travellers[0].entries}
    assert (lines["goal"], "lacking" in lines) == (["goal-reached"], False)


def test_the_chronicle_is_what_was_read():  # AM-26.8
    made = trail(evenings=["1 lost"])
    cheese = ["1 colony-cheese-lock", "1 colony-cheese-lock-outcome-2"]
    feast = ["1 colony-feast-of-saint-sale", "1 colony-feast-of-saint-sale-outcome-1"]
    made.read = ["1 page-12-start", *cheese, *feast, "1 flavour-garden"]
    passages = CAMPAIGN.chronicle(packed(made))
    assert [(passage.title, len(passage.paragraphs)) for passage in passages] == [
        ("chronicle-set-out", 1),
        ("page-12-title", 1),
        ("name-cheese-lock", 1),
        ("name-cheese-lock-2", 1),
        ("name-feast-of-saint-sale", 2),
        ("built-garden", 1),
    ]
    assert {passage.stage for passage in passages} == {"mission-1"}
    assert title("colony-cheese-lock") == "name-cheese-lock"
    for language in ("en", "ru"):
        for passage in passages:
            assert GAME.words(language).say(passage.title)
            assert all([GAME.words(language).say(text) for text in passage.paragraphs])


def test_the_chronicle_tells_everything_once_and_what_was_chosen():  # AM-26.8
    first = ["1 page-2-start", "1 page-2-2-1", "1 page-2-2-1-option-2", "1 page-2-2-1-outcome-2", "1 page-2-2-2"]
    read = [*first, "1 page-10-start", "2 page-10-start", "2 page-11-start", "2 page-10-start"]
    passages = CAMPAIGN.chronicle(packed(trail(evenings=["1 lost", "2 won"], read=read)))
    assert [(one.stage, one.title, one.paragraphs) for one in passages] == [
        ("mission-1", "chronicle-set-out", ["task-mission-1"]),
        ("mission-1", "page-2-title", ["page-2-start", "page-2-2-1"]),
        ("mission-1", "page-2-2-1-option-2", ["page-2-2-1-outcome-2", "page-2-2-2"]),
        ("mission-1", "page-10-title", ["page-10-start"]),
        ("mission-2", "chronicle-set-out", ["task-mission-2"]),
        ("mission-2", "page-11-title", ["page-11-start"]),
    ]


def test_an_evening_that_ends_as_another_did_has_an_end_all_the_same():  # AM-25.2
    read = [
        "1 page-4-4-22",
        "2 page-48-start",
        "2 page-4-4-22",
        "3 page-1-sleepwalker",
        "3 page-4-4-25",
        "4 page-4-4-25",
    ]
    passages = CAMPAIGN.chronicle(packed(trail(evenings=["6 lost", "6 lost", "8 won", "8 won"], read=read)))
    assert [(one.title, one.paragraphs) for one in passages if one.title != "chronicle-set-out"] == [
        ("page-4-title", ["page-4-4-22"]),
        ("page-48-title", ["page-48-start"]),
        ("page-4-title", ["chronicle-again-lost"]),
        ("name-sleepwalker", ["page-1-sleepwalker"]),
        ("page-4-title", ["page-4-4-25"]),
        ("page-4-title", ["chronicle-again-won"]),
    ]


def test_what_is_built_stands_in_the_chronicle():  # AM-26.8, AM-30.6
    table = spread(trail(plans=["workshop"], evenings=["1 won"], won=["1"]), mission="2")
    table.counters["parts"] = 8
    build(table, "workshop")
    assert table.chronicle[-1] == "2 flavour-workshop"
    for language in ("en", "ru"):
        assert [id for id in IMPROVEMENTS if not GAME.words(language).say(f"built-{id}")] == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_home_page_shows_the_way_sheets_and_chronicle(language):  # AM-26.1, AM-26.8
    travels = Travels("Anna", "Boris", game=GAME)
    travels.play(seed="an evening")
    at_home = Home(GAME, travels.campaign, travels.trunk, game_words(GAME.id, language))
    scene = at_home.scene()
    areas = {area.id: area for area in scene.areas}
    assert {"way", "traveller-0", "traveller-1", "tree"} <= set(areas)
    assert areas["traveller-0"].label == GAME.words(language).name("meziah")
    assert at_home.nexts()
    told = travels.evenings[1].told[language]
    assert len(told.tales) >= 5
    assert all([tale.paragraphs and tale.title for tale in told.tales])


def test_a_mission_gone_twice_stands_twice_on_the_way():  # AM-25.2
    travels = Travels("Anna", "Boris", game=GAME)
    travels.play(seed="an evening")
    at_home = Home(GAME, travels.campaign, travels.trunk, game_words(GAME.id, "en"))
    at_home.standing.stages = [Stage("mission-1", "behind"), Stage("mission-1", "open")]
    way = at_home.scene().areas[0]
    assert [piece.thing for piece in way.pieces] == ["mission-1", "mission-1"]
    assert len({piece.id for piece in way.pieces}) == 2


# Bots travel


def test_bots_travel_as_far_as_the_book_goes():  # AM-26.1, AM-26.8
    carried = CAMPAIGN.begin(settle(CAMPAIGN.options(), {"immortal": True}), ["", ""])
    for evening in range(2):
        [coming, *_] = CAMPAIGN.nexts(carried)
        position = GAME.start(2, Chance(f"evening {evening}", 2), coming, carried)
        play_out(position, [make_bot("random", GAME, Chance(f"bot {seat}", 0)) for seat in range(2)])
        kept = GAME.carry(position.table)
        assert kept is not None
        carried = kept
        made = opened(carried)
        assert (len(made.evenings), made.phase) == (evening + 1, evening + 1)
        assert {what: made.counters[what] for what in KEPT} == {what: position.table.count(what) for what in KEPT}
        for language in ("en", "ru"):
            words = GAME.words(language)
            for passage in CAMPAIGN.chronicle(carried):
                assert words.say(passage.title)
                assert all([words.say(text) for text in passage.paragraphs])
        if not CAMPAIGN.nexts(carried):
            break

"""Morning: recruiting."""

from strannik.games.glow.cards import COMPANIONS
from strannik.games.glow.steps.day import RestOfDay
from strannik.games.glow.steps.morning import EndMorning, Morning, Recruit, SendAway
from tests.games.glow.builders import held, play, player, table
from tests.harness import Play

TRACK = "oshra-9 dvol-22 kaar-20 torke-3 sketal-13"


def morning(*steps: object, **settings: object) -> Play:
    made = table(**{"track": TRACK, **settings})
    return play(made, *(steps or (Recruit(0), Recruit(1), EndMorning())))


def two(**red: object) -> dict[str, object]:
    return {"red": player(**red), "blue": player(adventurer="orium")}


def test_a_companion_comes_with_dice_and_footprints_of_its_space():  # GL-E2
    at = morning(**two(), track_dice={"water": "small-green-1 small-blue-1", "air": "small-red-1"})
    at.table.track_footprints = [0, 2, 0, 0, 1]
    at("red: recruit dvol-22")
    assert at.table.company[0] == ["dvol-22"]
    assert at.table.dice[0] == ["small-green-1", "small-blue-1"]
    assert at.table.footprints == [2, 0]
    assert at.waiting == "blue"
    at.refuses("blue: recruit dvol-22", clause="core.not-on-offer")


def test_a_day_goes_from_the_morning_in_turn_order_to_lanes_side_by_side():  # GL-D1, GL-E2
    made = table(**two(), green=player(adventurer="eoles"), track_dice={"fire": "small-red-1"}, day=3)
    made.first = 2
    at = play(made, Morning())
    for who in ("green", "red", "blue"):
        assert at.waiting == who
        at.table.chance.script += [4] * 4
        at(f"{who}: {at.offers(who).split(' | ')[0]}")
    assert at.waiting == "red blue green"
    assert at.table.day == 4


def test_companions_are_dealt_across_the_seam_of_the_decks():  # GL-C6, GL-L2
    made = table(**two(), track_dice={"fire": "small-red-1"}, day=4)
    made.removed_a, made.deck_a = made.deck_a[:-1], made.deck_a[-1:]
    at = play(made, Morning())
    decks = [COMPANIONS[at.table.companion_at(space)].deck for space in range(5)]
    assert decks == ["A", "B", "B", "B", "B"]


def test_spells_are_turned_up_before_anybody_recruits():  # GL-E1
    made = table(red=player(hidden="spell-1"), blue=player(adventurer="orium", spells="spell-2", hidden="spell-3"))
    at = play(made, Morning())
    assert at.table.spells == [["spell-1"], ["spell-2", "spell-3"]]
    assert at.table.hidden_spells == [[], []]


def test_with_two_players_the_first_one_sends_a_companion_away():  # GL-E3
    at = morning(Recruit(0), SendAway(0), Recruit(1), EndMorning(), **two(), track_dice={"air": "small-red-1"})
    at("red: recruit oshra-9")
    assert at.offers("red") == "send-away dvol-22 | send-away kaar-20 | send-away torke-3 | send-away sketal-13"
    at("red: send-away torke-3")
    assert at.table.cemetery == ["torke-3"]
    assert at.table.track_dice[3] == ["small-red-1"]
    at.refuses("blue: recruit torke-3", clause="core.not-on-offer")


def test_only_with_two_players_and_only_the_first():  # GL-E3
    for seats, sent in ((2, 1), (3, 0)):
        players = dict(list({**two(), "green": player(adventurer="eoles")}.items())[:seats])
        following = Morning().do(table(**players), {})
        assert sum(isinstance(step, SendAway) for step in following) == sent
        assert isinstance(following[-3], RestOfDay)


def test_a_sketal_brings_the_die_of_its_colour():  # GL-E4
    at = morning(**two())
    at("red: recruit sketal-13")
    assert at.table.dice[0] == ["orange-3"]
    assert at.table.links == {"sketal-13": "orange-3"}
    assert "orange-3" not in at.table.reserve


def test_without_that_die_nothing_is_brought_or_owed():  # GL-E4
    at = morning(**two(), reserve="green-3 black")
    at("red: recruit sketal-13")
    assert (at.table.dice[0], at.table.links) == ([], {})


def test_the_many_coloured_sketal_brings_a_die_of_choice():  # GL-E4
    at = morning(**two(), track="sketal-44 dvol-22 torke-3 oshra-9 likyar-1", reserve="green-3 red-4 black")
    at("red: recruit sketal-44")
    assert at.offers("red") == "take green-3 | take red-4"
    at("red: take red-4")
    assert at.table.links == {"sketal-44": "red-4"}
    single = morning(**two(), track="sketal-44 dvol-22 torke-3 oshra-9 likyar-1", reserve="green-3 black")
    single("red: recruit sketal-44")
    assert single.table.links == {"sketal-44": "green-3"}


def test_kaar_brings_the_black_die_to_a_space_with_a_companion():  # GL-E5
    at = morning(**two(), chance="3")
    at("red: recruit kaar-20")
    # Kaar's own space is empty, so the fourth companion stands at the fifth space.
    assert at.table.track_dice[4] == ["black"]
    assert "black" not in at.table.reserve
    at("blue: recruit sketal-13")
    assert "black" in at.table.dice[1]


def test_kaar_brings_nothing_if_the_black_die_is_in_play():  # GL-E5
    at = morning(**two(), track_dice={"fire": "black"})
    at("red: recruit kaar-20")
    assert at.table.track_dice[0] == ["black"]


def test_the_owner_of_kaar_must_move_the_black_die_away():  # GL-E6, GL-G4
    made = table(
        **two(company="kaar-20"), track="oshra-9 dvol-22 - torke-3 -", track_dice={"water": "black small-red-1"}
    )
    at = play(made, Recruit(0))
    at("red: recruit dvol-22")
    assert at.offers("red") == "move-black space-fire | move-black space-air"
    at("red: move-black space-air")
    assert at.table.track_dice[3] == ["black"]
    assert at.table.dice[0] == ["small-red-1"]


def test_kaar_moves_the_black_die_before_a_sketal_brings_a_die():  # GL-E6, GL-E4
    made = table(
        **two(company="kaar-20"), track="sketal-44 dvol-22", track_dice={"fire": "black"}, reserve="red-4 blue-3"
    )
    at = play(made, Recruit(0))
    at("red: recruit sketal-44", "red: move-black space-water", "red: take blue-3")
    assert (at.table.dice[0], at.table.track_dice[1]) == (["blue-3"], ["black"])


def test_who_has_no_kaar_takes_the_black_die_along():  # GL-E6, GL-G4
    at = morning(**two(), track_dice={"water": "black"})
    at("red: recruit dvol-22")
    assert at.table.dice[0] == ["black"]


def test_the_rest_go_to_the_cemetery_and_leave_their_dice():  # GL-E7
    at = morning(**two(), track_dice={"air": "small-red-1"})
    at.table.track_footprints = [1, 0, 0, 0, 1]
    at("red: recruit oshra-9", "blue: recruit dvol-22")
    assert at.table.cemetery == ["kaar-20", "torke-3", "sketal-13"]
    assert at.table.track_dice[3] == ["small-red-1"]
    assert at.table.track_footprints == [0, 0, 0, 0, 1]
    assert held(at) == (10, 1, 0, 0)

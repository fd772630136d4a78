"""Phase 3: drafting regions, keeping sanctuaries, and what to do when they run short."""

from strannik.core.zones import WATCHER
from strannik.games.faraway.cards import SANCTUARIES
from tests.games.faraway.builders import player, table
from tests.harness import Play

CLUES = "S09 S15 S18 S28 S29 S30 S35 S39"
"""The sanctuaries with a clue."""


def ascent(**more: bool) -> Play:
    """Red is about to draw four sanctuaries, blue one, and green none."""
    return table(
        red=player(hand="59 3 5", path="6 20"),
        blue=player(hand="21 7 9", path="1 2"),
        green=player(hand="4 10 11", path="42 41"),
        market="43 44 45 47",
        deck="13 14 16 17",
        sanctuary_deck="S01 S02 S03 S04 S05 S06",
        **more,
    )


def test_the_lowest_number_drafts_first():  # FA-9
    play = ascent()
    play("red: explore 59", "blue: explore 21", "green: explore 4")
    assert play.waiting == "green"
    assert play.offers("green") == "take 43 | take 44 | take 45 | take 47"
    play.refuses("blue: take 43", clause="core.not-your-choice")
    play("green: take 45")
    assert play.waiting == "blue"
    assert play.offers("blue") == "take 43 | take 44 | take 47"
    play.refuses("blue: take 45", clause="core.not-on-offer")
    play("blue: take 47")
    assert play.offers("red") == "take 43 | take 44"
    play("red: take 43")
    assert play.table.hands == [[3, 5, 43], [7, 9, 47], [10, 11, 45]]


def test_each_takes_a_region_then_keeps_a_sanctuary_and_only_then_the_next_follows():  # FA-9
    play = table(
        red=player(hand="20 3 5", path="6"),
        blue=player(hand="21 7 9", path="8"),
        market="43 44 45",
        sanctuary_deck="S01 S02 S03 S04 S05 S06",
    )
    play("red: explore 20", "blue: explore 21", "red: take 44")
    assert play.waiting == "red"
    assert play.offers("red") == "keep S03 | keep S02 | keep S01"
    play.refuses("blue: take 43", clause="core.not-your-choice")
    play("red: keep S02")
    assert play.offers("blue") == "take 43 | take 45"


def test_exactly_one_sanctuary_is_kept():  # FA-9.2
    play = ascent()
    play("red: explore 59", "blue: explore 21", "green: explore 4", "green: take 43", "blue: take 44", "red: take 45")
    assert sorted(play.table.drawn[0]) == ["S02", "S03", "S04", "S05"]
    play.refuses("red: keep S06", clause="core.not-on-offer")
    play.refuses("red: pass", clause="core.cannot-be-read")
    play("red: keep S05")
    assert play.table.sanctuaries == [["S05"], ["S01"], []]
    assert play.table.drawn == [[], [], []]
    assert play.table.owed == [0, 0, 0]


def test_a_single_sanctuary_is_kept_without_a_question():  # FA-9.2
    play = ascent()
    play("red: explore 59", "blue: explore 21", "green: explore 4", "green: take 43", "blue: take 44")
    assert play.table.sanctuaries[1] == ["S01"]
    assert play.waiting == "red"


def test_the_others_go_under_the_deck_as_they_were_drawn():  # FA-9.1
    play = ascent()
    play("red: explore 59", "blue: explore 21", "green: explore 4", "green: take 43", "blue: take 44", "red: take 45")
    play("red: keep S03")
    assert from_the_bottom(play) == ["S05", "S04", "S02"]
    assert play.table.sanctuary_deck[-1] == "S06"


def test_whoever_arranges_names_them_as_they_will_be_drawn():  # FA-9.1
    play = ascent(arrange=True)
    play("red: explore 59", "blue: explore 21", "green: explore 4", "green: take 43", "blue: take 44", "red: take 45")
    play("red: keep S03")
    assert play.offers("red") == "under S05 | under S04 | under S02"
    play.refuses("red: under S03", clause="core.not-on-offer")
    play("red: under S04")
    assert play.offers("red") == "under S05 | under S02"
    assert play.table.sanctuaries[0] == []
    play("red: under S02")
    assert play.table.sanctuaries[0] == ["S03"]
    assert from_the_bottom(play) == ["S05", "S02", "S04"]


def test_arranging_can_be_unsaid_up_to_the_choice():  # FA-9.1
    play = ascent(arrange=True)
    play("red: explore 59", "blue: explore 21", "green: explore 4", "green: take 43", "blue: take 44", "red: take 45")
    play("red: keep S03", "red: under S04")
    assert play.take_back("red")
    assert play.take_back("red")
    assert play.offers("red") == "keep S05 | keep S04 | keep S03 | keep S02"


def test_one_card_left_needs_no_arranging():  # FA-9.1
    play = table(
        red=player(hand="33 3 5", path="13"),
        blue=player(hand="1 7 9", path="8"),
        market="43 44 45",
        sanctuary_deck="S01 S02",
        arrange=True,
    )
    play("red: explore 33", "blue: explore 1", "blue: take 43", "red: take 44", "red: keep S01")
    assert play.table.sanctuary_deck[0] == "S02"
    assert play.table.round == 3


def from_the_bottom(play: Play) -> list[str]:
    return play.table.sanctuary_deck[:3]


def test_the_market_is_not_refilled_and_what_is_left_is_gone():  # FA-10
    play = ascent()
    removed = len(play.table.removed)
    play("red: explore 59", "blue: explore 21", "green: explore 4", "green: take 43")
    assert play.table.market == [44, 45, 47]
    play("blue: take 44", "red: take 45", "red: keep S03")
    assert play.table.removed[removed:] == [47]
    assert 47 not in play.table.deck
    assert sorted(play.table.market) == [13, 14, 16, 17]


def test_the_region_left_over_stays_until_the_last_turn_is_over():  # FA-10
    play = ascent()
    play("red: explore 59", "blue: explore 21", "green: explore 4", "green: take 43", "blue: take 44", "red: take 45")
    assert play.waiting == "red"
    assert play.table.market == [47]


def test_hands_and_drawn_sanctuaries_are_secret_and_the_rest_is_open():  # FA-11
    play = ascent()
    play("red: explore 59", "blue: explore 21", "green: explore 4")
    mine, theirs = play.view("red").table, play.view("blue").table
    assert mine.drawn[0] == play.table.drawn[0]
    assert theirs.drawn[0] == ["", "", "", ""]
    assert theirs.hands == [[0, 0], [7, 9], [0, 0]]
    assert theirs.market == [43, 44, 45, 47]
    assert theirs.paths == [[6, 20, 59], [1, 2, 21], [42, 41, 4]]
    assert set(theirs.deck) == {0}
    assert set(theirs.sanctuary_deck) == {""}


def test_others_hear_how_many_are_drawn_and_which_one_is_kept():  # FA-11
    play = ascent()
    play("red: explore 59", "blue: explore 21", "green: explore 4")
    assert {"event": "Drew", "seat": 0, "sanctuaries": ["", "", "", ""]} in play.heard(play.seat("blue"))
    assert {"event": "Drew", "seat": 0, "sanctuaries": ["S05", "S04", "S03", "S02"]} in play.heard(play.seat("red"))
    play("green: take 43", "blue: take 44", "red: take 45", "red: keep S03")
    assert {"event": "Found", "seat": 0, "sanctuary": "S03"} in play.heard(WATCHER)
    others = {"S02", "S04", "S05"}
    assert not others & set(str(play.heard(WATCHER)).replace("'", " ").split())


def spread(held: dict[str, str], deck: str, each: int) -> dict[str, str]:
    """Sanctuaries for six players: those named, and the others dealt round until only the deck is left."""
    named = " ".join([deck, *held.values()]).split()
    rest = [sanctuary for sanctuary in SANCTUARIES if sanctuary not in named]
    found = {}
    for colour in ("red", "blue", "green", "yellow", "white", "black"):
        mine = held.get(colour, "").split()
        while len(mine) < each:
            mine.append(rest.pop(0))
        found[colour] = " ".join(mine)
    assert not rest
    return found


SEVENTH_DECK = " ".join([name for name in SANCTUARIES if name not in CLUES][:15])
EIGHTH_DECK = " ".join([name for name in SANCTUARIES if name not in CLUES][:9])


def seventh_round() -> Play:
    """Red is due thirteen sanctuaries and blue eleven, but the deck has only fifteen."""
    found = spread({"red": "S09 S15 S18 S28 S29", "blue": "S30 S35 S39"}, SEVENTH_DECK, 5)
    return table(
        red=player(hand="33 3 5", path="6 8 12 15 20 22", found=found["red"]),
        blue=player(hand="62 7 9", path="46 49 55 58 59 60", found=found["blue"]),
        green=player(hand="63 10 11", path="42 41 40 39 38 64", found=found["green"]),
        yellow=player(hand="4 13 14", path="57 56 54 53 52 51", found=found["yellow"]),
        white=player(hand="16 17 18", path="37 36 35 34 32 31", found=found["white"]),
        black=player(hand="23 24 25", path="50 48 45 44 43 30", found=found["black"]),
        market="1 2 26 27 28 29 47",
        sanctuary_deck=SEVENTH_DECK,
    )


def test_a_short_deck_goes_first_to_the_lowest_numbers():  # FA-12
    play = seventh_round()
    play("red: explore 33", "blue: explore 62", "green: explore 63", "yellow: explore 4")
    play("white: explore 16", "black: explore 23")
    assert [len(drawn) for drawn in play.table.drawn] == [13, 2, 0, 0, 0, 0]
    assert play.table.owed == [0, 9, 0, 0, 0, 0]
    assert play.table.sanctuary_deck == []


def test_what_is_owed_is_drawn_from_what_was_put_back_before_a_region_is_taken():  # FA-12
    play = seventh_round()
    play("red: explore 33", "blue: explore 62", "green: explore 63", "yellow: explore 4")
    play("white: explore 16", "black: explore 23")
    play("yellow: take 1", "white: take 2", "black: take 26", "red: take 27", "red: keep S01")
    assert play.offers("blue") == "take 28 | take 29 | take 47"
    assert len(play.table.drawn[1]) == 11
    assert play.table.owed == [0] * 6
    play("blue: take 28")
    assert len(play.offer("blue")) == 11
    assert "keep S01" not in play.offers("blue")


def eighth_round(last: str) -> Play:
    """Nine sanctuaries are left; everybody ascends, red with six clues, black with `last`."""
    found = spread({"red": "S09 S15 S18 S28 S29 S30", "black": "S35 S39"}, EIGHTH_DECK, 6)
    return table(
        red=player(hand="10 68 67", path="66 57 54 53 52 51 5", found=found["red"]),
        blue=player(hand="11 65 64", path="50 48 47 45 44 43 4", found=found["blue"]),
        green=player(hand="13 61 62", path="42 41 40 39 38 37 3", found=found["green"]),
        yellow=player(hand="14 60 58", path="36 35 34 32 31 30 2", found=found["yellow"]),
        white=player(hand="16 56 55", path="29 28 27 26 25 24 1", found=found["white"]),
        black=player(hand=last, path="49 46 33 22 20 15 7", found=found["black"]),
        sanctuary_deck=EIGHTH_DECK,
    )


def explore_all(play: Play, *regions: int) -> None:
    colours = ("red", "blue", "green", "yellow", "white", "black")
    play(*[f"{colour}: explore {region}" for colour, region in zip(colours, regions, strict=True)])


def test_nobody_who_is_due_a_sanctuary_goes_without():  # FA-12
    play = eighth_round(last="19 12 21")
    explore_all(play, 10, 11, 13, 14, 16, 19)
    assert [len(drawn) for drawn in play.table.drawn] == [7, 1, 1, 0, 0, 0]
    assert play.table.owed == [0, 0, 0, 1, 1, 9]
    play("red: keep S01")
    assert play.waiting == "black"
    assert [len(found) for found in play.table.sanctuaries] == [7, 7, 7, 7, 7, 6]


def test_whoever_is_owed_more_than_there_is_chooses_from_what_there_is():  # FA-12
    play = eighth_round(last="19 12 21")
    explore_all(play, 10, 11, 13, 14, 16, 19)
    play("red: keep S01")
    assert len(play.offer("black")) == 4
    assert play.table.owed == [0] * 6
    play(f"black: {play.offer('black')[0]}")
    assert play.finished
    assert len(play.table.sanctuary_deck) == 3
    assert [len(found) for found in play.table.sanctuaries] == [7] * 6


def test_an_empty_deck_gives_nothing_and_the_game_goes_on():  # FA-12
    everything = " ".join(SANCTUARIES)
    play = table(
        red=player(hand="62 3 5", path="13"), blue=player(hand="1 7 9", path="8", found=everything), market="4 2 6"
    )
    play("red: explore 62", "blue: explore 1", "blue: take 4", "red: take 2")
    assert play.table.sanctuaries[0] == []
    assert play.table.owed == [0, 0]
    assert play.waiting == "red blue"

"""Late morning: rolling and rerolling."""

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.games.glow import GAME
from strannik.games.glow.events import Paid
from strannik.games.glow.preview import preview
from strannik.games.glow.steps.late_morning import RollDice
from tests.games.glow.builders import held, late_morning, play, player, table


def faces(at, seat=0):
    return " ".join([at.table.faces[die] for die in at.table.dice[seat]])


def test_all_dice_are_rolled_big_and_small():  # GL-F1
    made = table(
        red=player(dice="red-1:fire red-2:fire small-purple-1:air black:air"),
        blue=player(adventurer="orium"),
        chance="6 1 6 6",
    )
    at = play(made, RollDice(0))
    assert faces(at) == "fire plant footprints2 minus2"


def test_one_reroll_throws_one_or_two_dice():  # GL-F2
    at = late_morning(dice="fire fire water", rerolls=2, bursts=0, chance="5 5 1")
    first, second, _ = at.table.dice[0]
    at(f"red: reroll {first}", f"red: and {second}")
    assert at.offers("red") == "throw"
    assert faces(at) == "  water"
    at("red: throw")
    assert faces(at) == "stone stone water"
    at(f"red: reroll {first}", "red: alone", "red: throw")
    assert faces(at) == "plant stone water"
    assert at.finished


def test_three_rerolls_turn_a_die_to_any_of_its_faces():  # GL-F2
    at = late_morning(dice="purple:fire black:air", rerolls=3, bursts=0)
    at("red: turn purple-1")
    assert at.offers("red") == "face plant | face water | face air | face stone | face footprints2"
    at("red: face footprints2")
    assert faces(at) == "footprints2 air"
    assert at.table.rerolls[0] == 0
    cursed = late_morning(dice="purple:fire black:air", rerolls=3, bursts=0)
    cursed("red: turn black", "red: face minus2")
    assert faces(cursed) == "fire minus2"


def test_turning_is_closed_with_fewer_than_three():  # GL-F2
    at = late_morning(dice="red:fire", rerolls=2, bursts=0)
    at.refuses("red: turn red-1", clause="GL-F2", rerolls=2)


def test_example_1_taetyss_turns_a_cloud_into_water():  # GL-F2, GL-F3
    at = late_morning(
        adventurer="taetyss",
        company="lumipili-18",
        dice="blue:water blue:air small-green-1:air small-red-1:fire",
        rerolls=2,
        bursts=0,
    )
    at("red: turn blue-2", "red: face water")
    assert faces(at) == "water water air fire"
    assert at.table.rerolls[0] == 0
    assert at.finished


def test_example_2_red_goes_back_twice_along_the_track_for_a_fourth_cloud():  # GL-F3, GL-F4
    at = late_morning(
        company="sketal-14 snarexe-19",
        links={"sketal-14": "azure-3"},
        dice="red:air red:air red:fire azure-3:air small-green-1:fire small-blue-1:stone small-red-1:water",
        bursts=14,
        chance="1 2 5 3",
    )
    third, second_last = at.table.dice[0][2], at.table.dice[0][4]
    at(f"red: reroll {third}", f"red: and {second_last}", "red: throw")
    assert at.table.bursts[0] == 13
    at(f"red: reroll {third}", f"red: and {second_last}", "red: throw")
    assert at.table.bursts[0] == 11
    assert faces(at).split().count("air") == 4


def test_a_printed_reroll_is_used_once_a_day_already_when_just_recruited():  # GL-F3
    at = late_morning(company="lumipili-18", dice="fire", bursts=0, chance="2")
    at("red: reroll green-1", "red: alone", "red: throw")
    assert at.finished


def test_sources_may_be_mixed_and_are_asked_for_where_they_differ():  # GL-F3, GL-F4
    at = late_morning(company="lumipili-18", dice="red:fire", rerolls=2, bursts=10)
    at("red: turn red-1", "red: face air")
    assert at.offers("red") == "pay card | pay token | pay track"
    at("red: pay track", "red: pay track", "red: pay card")
    assert held(at) == (7, 0, 0, 2)
    at("red: keep")
    assert at.finished


def test_what_is_paid_already_counts_in_what_is_foreseen():  # GL-F3
    at = late_morning(company="lumipili-18", dice="red:fire", rerolls=2, bursts=10)
    at("red: turn red-1", "red: face air")
    words = GAME.words("en")

    def foreseen(source: str) -> str:
        return preview(Foresight(at.position, 0), Answer("pay", source), words)

    assert (foreseen("track"), foreseen("token")) == ("bursts 10 → 9", "tokens 2 → 1")
    at("red: pay track")
    assert foreseen("track") == "bursts 9 → 7"
    at("red: pay token")
    assert (foreseen("track"), foreseen("token")) == ("bursts 9 → 7", "tokens 1 → 0")


def test_what_a_reroll_takes_from_the_track_is_said_beforehand():  # GL-F3, GL-F4
    at = late_morning(dice="red:fire", bursts=10)
    words = GAME.words("en")

    def foreseen(*answer: str) -> str:
        return preview(Foresight(at.position, 0), Answer(*answer), words)

    assert foreseen("reroll", "red-1") == "fire · sets off no card · bursts 10 → 9"
    assert foreseen("turn", "red-1") == "fire · sets off no card · bursts 10 → 5"
    at("red: turn red-1")
    assert foreseen("face", "air") == "sets off no card · bursts 10 → 5"
    at("red: face air")
    assert [(event.what, event.amount) for event in at.news if isinstance(event, Paid)] == [("bursts", 5)]
    token = late_morning(dice="red:fire", bursts=0, rerolls=2)
    of_token = preview(Foresight(token.position, 0), Answer("reroll", "red-1"), words)
    assert of_token == "fire · sets off no card · 1 reroll token"
    asked = late_morning(dice="red:fire", bursts=10, rerolls=2)
    of_one, of_three = [
        preview(Foresight(asked.position, 0), Answer(verb, "red-1"), words) for verb in ("reroll", "turn")
    ]
    assert (of_one, of_three) == ("fire · sets off no card · 1 reroll", "fire · sets off no card · 3 rerolls")


def test_it_is_said_which_cards_a_die_sets_off_and_which_it_holds_back():  # GL-F2, GL-H3, GL-H4
    at = late_morning(adventurer="moloch", company="mindaroo-7", dice="orange:stone red:fire blue:water", rerolls=3)

    def foreseen(*answer: str, language: str = "en") -> str:
        return preview(Foresight(at.position, 0), Answer(*answer), GAME.words(language)).rpartition(" · ")[0]

    assert foreseen("reroll", "orange-1") == "stone · sets off Moloc'h"
    assert foreseen("reroll", "red-1") == "fire · holds back Mindaroo 7"
    assert foreseen("turn", "blue-1") == "water · sets off no card"
    assert foreseen("turn", "blue-1", language="ru") == "вода · картам не нужен"
    at("red: turn red-1")
    assert foreseen("face", "stone") == "sets off Moloc'h"
    assert foreseen("face", "air") == "holds back Mindaroo 7"
    cancelled = late_morning(adventurer="moloch", dice="red:fire black:stone", rerolls=3)
    cancelled("red: turn red-1")
    of_stone = preview(Foresight(cancelled.position, 0), Answer("face", "stone"), GAME.words("en"))
    assert of_stone.startswith("sets off no card"), "the curse takes stone away"


def test_from_ten_the_spaces_are_nine_seven_five_four_to_nought():  # GL-F4
    at = late_morning(dice="red:fire", bursts=10, chance=" ".join("1" * 8))
    gone = []
    for _ in range(8):
        at("red: reroll red-1", "red: alone", "red: throw")
        gone.append(at.table.bursts[0])
    assert gone == [9, 7, 5, 4, 3, 2, 1, 0]
    assert at.finished


def test_beyond_99_the_track_gives_no_rerolls():  # GL-F5
    assert late_morning(dice="red:fire", bursts=100).finished
    assert late_morning(dice="red:fire", bursts=99).offers("red").startswith("reroll red-1")


def test_kept_dice_stay():  # GL-F6
    at = late_morning(dice="red:fire", rerolls=1)
    at("red: keep")
    assert at.finished
    assert faces(at) == "fire"

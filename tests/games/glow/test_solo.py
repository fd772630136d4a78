"""The solo variant."""

import pytest

from strannik.core.chance import Chance
from strannik.games.glow import GAME
from strannik.games.glow.cards import DICE
from strannik.games.glow.setup import prepare_solo
from strannik.games.glow.steps.afternoon_archipelago import Sail
from strannik.games.glow.steps.solo import (
    NextSoloDay,
    RollTomDice,
    SoloMorning,
    SoloRecruit,
    closed_spaces,
    move_boat,
    replace_tile,
    tom_acts,
)
from strannik.games.glow.table import Table, Tom
from tests.games.glow.builders import play, player, sail, table
from tests.harness import Play

TILES = [f"tile-{number}" for number in range(1, 9)]


def alone(board: str = "province", chance: str = "", tom: Tom | None = None, **settings: object) -> Table:
    red = settings.pop("red", player())
    made = table(board=board, chance=chance, red=red, **settings)
    prepare_solo(made)
    made.tom = [tom or Tom(boats=["0"] * 4)]
    made.tiles, made.tile_pile = TILES[:5], TILES[5:]
    return made


def start(seed: str = "solo", board: str = "province") -> Play:
    return Play(GAME, GAME.start(1, Chance(seed, 1), {"board": board}))


def test_fourteen_companions_no_spells_and_no_black_die():  # GL-M1
    table = start().table
    assert (len(table.deck_a), len(table.deck_b)) == (16, 16)
    assert (len(table.removed_a), len(table.removed_b)) == (7, 7)
    assert table.spell_pile == []
    assert (table.tom[0].bursts, table.tom[0].band) == (10, 0)
    assert "kaar-20" in table.removed_a


def test_tom_gets_two_dice_of_the_reserve_not_of_your_colour():  # GL-M1, GL-M2
    at = start()
    at("red: choose noctiluca")
    assert [DICE[die].colour for die in at.table.reserve] == ["green", "blue", "azure", "red", "orange", "yellow"]
    at("red: give-tom yellow-1")
    at.refuses("red: give-tom yellow-1", clause="GL-M2", die="yellow-1")
    at("red: give-tom green-1")
    assert at.table.tom_dice == ["yellow-1", "green-1"]
    braccio = start()
    braccio("red: choose braccio")
    braccio.refuses("red: give-tom green-3", clause="GL-M2")
    assert "purple-1" in braccio.table.reserve


def test_toms_dice_give_him_footprints_and_bursts_or_close_a_space():  # GL-M2, GL-M3
    made = alone(chance="6 6")
    made.box.remove("purple-1")
    made.box.remove("yellow-1")
    made.tom_dice = ["purple-1", "yellow-1"]
    at = play(made, RollTomDice())
    assert (at.table.tom[0].footprints, at.table.tom[0].bursts) == (2, 13)
    assert closed_spaces(at.table) == []
    at.table.chance.script = [4, 2]
    again = play(at.table, RollTomDice())
    assert closed_spaces(again.table) == [0, 1]


def test_spaces_with_toms_dice_get_no_companion():  # GL-M3
    made = alone()
    made.tom_dice = [made.reserve.pop(0), made.reserve.pop(0)]
    made.faces |= {made.tom_dice[0]: "fire", made.tom_dice[1]: "air"}
    at = play(made, SoloMorning())
    assert at.table.standing() == [1, 2, 4]
    # His dice are dice: his spaces get no footprint either.
    assert at.table.track_footprints == [0, 1, 1, 0, 1]


def test_recruiting_lets_the_tile_act_and_throws_toms_dice_again():  # GL-M4, GL-M5
    made = alone(chance="3 3", track="torke-3 dvol-22 thoape-2")
    made.removed_a = [companion for companion in made.removed_a if companion != "torke-3"]
    made.tom_dice = [made.reserve.pop(0), made.reserve.pop(0)]
    made.faces |= {made.tom_dice[0]: "plant", made.tom_dice[1]: "plant"}
    made.track_footprints = [0, 0, 0, 2, 2]
    at = play(made, SoloRecruit(0))
    at("red: recruit dvol-22")
    # Tile 2: two steps, so Tom scores 2, and his camp goes to the first village.
    assert (at.table.tom[0].band, at.table.tom[0].bursts, at.table.tom[0].camp) == (2, 12, "village-3")
    assert at.table.tiles == ["tile-1", "tile-8", "tile-3", "tile-4", "tile-5"]
    assert at.table.track_footprints == [0, 0, 0, 2, 0]
    assert closed_spaces(at.table) == [3, 3]


@pytest.mark.parametrize(
    ("tile", "band", "bursts"), [("tile-1", 5, 15), ("tile-3", 6, 16), ("tile-7", 3, 17), ("tile-8", 4, 19)]
)
def test_tom_scores_the_place_of_his_band_and_the_tiles_bursts(tile, band, bursts):  # GL-M4
    made = alone(tom=Tom(band=3))
    tom_acts(made, tile)
    assert (made.tom[0].band, made.tom[0].bursts) == (band, bursts)


def test_toms_camp_goes_up_to_the_richest_village_and_stays_there():  # GL-M4
    made = alone()
    camps = []
    for _ in range(8):
        tom_acts(made, "tile-2")
        camps.append(int(made.tom[0].camp.removeprefix("village-")))
    assert camps == [3, 5, 8, 10, 12, 15, 20, 20]


def test_toms_boats_go_outward_by_the_lowest_or_highest_number():  # GL-M4, GL-M6
    made = alone(board="archipelago")
    went = []
    for highest in (False, True, False, True, True, False):
        move_boat(made, highest)
        went.append(sorted(made.tom[0].boats, key=int))
    assert went == [
        ["0", "0", "0", "6"],
        ["0", "0", "6", "10"],
        ["0", "3", "6", "10"],
        ["3", "6", "8", "10"],
        ["5", "6", "8", "10"],
        ["5", "7", "8", "10"],
    ]


def test_when_the_tiles_run_out_deck_b_begins_and_the_second_time_is_the_end():  # GL-M4
    made = alone()
    decks = []
    for _ in range(8):
        replace_tile(made, 0)
        decks.append(made.second_deck)
    assert decks == [False] * 3 + [True] * 5
    assert made.tile_pile == []


def test_nobody_sails_to_the_closed_islands():  # GL-M6
    made = alone(board="archipelago", red=player(dice="fire"))
    at = play(made, Sail(0))
    at.refuses("red: sail 0-1", clause="GL-M6")
    assert "sail 0-1" in sail(dice="fire").offers("red")


def test_tom_makes_a_last_camp_if_he_can_pay():  # GL-M7
    rich = play(alone(tom=Tom(camp="village-12", footprints=3), day=8), NextSoloDay())
    assert (rich.table.tom[0].camp, rich.table.tom[0].footprints) == ("village-15", 1)
    poor = play(alone(tom=Tom(camp="village-15", footprints=2), day=8), NextSoloDay())
    assert (poor.table.tom[0].camp, poor.table.tom[0].footprints) == ("village-15", 2)


@pytest.mark.parametrize(
    ("bursts", "footprints", "tom", "winners"),
    [
        (40, 0, Tom(bursts=50), [0]),
        (40, 0, Tom(bursts=54), []),
        (37, 3, Tom(bursts=52, footprints=2), [0]),
        (36, 1, Tom(bursts=50, footprints=1), []),
    ],
)
def test_you_win_with_more_points_or_as_many_and_more_footprints(bursts, footprints, tom, winners):  # GL-M7
    # Pocana's four points and ten for fireflies come to what is given.
    at = play(alone(red=player(bursts=bursts, footprints=footprints), tom=tom))
    assert at.result.winners == winners


@pytest.mark.parametrize("board", ["province", "archipelago"])
def test_a_whole_game_lasts_eight_days(board):  # GL-M4
    for seed in range(5):
        at = start(f"whole {seed}", board)
        for _ in range(2000):
            if at.finished:
                break
            offer = at.position.offers[0]
            at.position.play(0, offer[len(offer) * seed // 5])
        assert at.finished
        assert at.table.day == 8

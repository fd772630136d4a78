"""Side by side: the result never depends on who is quicker. [GL-D1]"""

import pytest

from strannik.core.chance import Chance, derived_seed
from strannik.core.position import Position
from strannik.core.saving import fingerprint, save_position
from strannik.core.step import Step
from strannik.games.glow import GAME
from strannik.games.glow.steps.day import RestOfDay, journey
from strannik.games.glow.steps.evening import Evening
from strannik.games.glow.steps.noon import Noon
from strannik.games.glow.table import Table
from tests.games.glow.builders import play, player, side_by_side, table

LONGEST = 600


def finish(position: Position, quick: list[int], seed: str) -> str:
    """Play on with the quickest waiting seat always moving first; what a seat says depends on that seat alone."""
    said = {seat: Chance(derived_seed(seed, seat), 0) for seat in quick}
    for _ in range(LONGEST):
        if position.finished:
            return fingerprint(position)
        seat = next(seat for seat in quick if seat in position.offers)
        offer = position.offers[seat]
        position.play(seat, offer[said[seat].below(len(offer))])
    raise AssertionError("the day does not end")


def day(seed: str, board: str, company: list[str], cemetery: str = "") -> Position:
    """The rest of a day for three players, with dice to roll and rerolls to spend."""
    made: Table = table(
        board=board,
        cemetery=cemetery,
        red=player(
            company=company[0],
            dice="red-1:fire red-2:fire red-3:fire small-red-1:fire black:fire",
            rerolls=2,
            footprints=4,
        ),
        blue=player(
            adventurer="orium",
            company=company[1],
            dice="yellow-1:air yellow-2:air small-blue-1:air small-green-1:air",
            footprints=3,
            boats="0 10 6 0",
            at="15",
        ),
        green=player(
            adventurer="eoles",
            company=company[2],
            dice="azure-1:air azure-2:air small-azure-1:stone small-orange-1:fire",
            rerolls=1,
            spells="spell-3",
            at="40",
        ),
        day=5,
    )
    made.chance = Chance(seed, 3)
    for seat, name in enumerate(company):
        for sketal in [one for one in name.split() if one.startswith("sketal")]:
            made.link(seat, sketal, made.dice_for(sketal)[0])
    position = Position(made, [Evening(), RestOfDay()])
    position.begin()
    return position


COMPANIES = [
    ["dvol-22 lumipili-18", "sketal-15 kapao-43", "briki-11 torke-26"],
    ["xargok-10 ladawa-5", "sketal-15 sketal-16", "cromaug-41 kapao-43"],
    ["sketal-44 zellyf-30", "cromaug-41 dvol-35", "xargok-10 sketal-13"],
]


@pytest.mark.parametrize("board", ["province", "archipelago"])
@pytest.mark.parametrize("company", COMPANIES, ids=["plain", "xargok and cromaug", "sketals"])
def test_two_orders_of_clicking_give_the_same_evening(board, company):  # GL-D1
    cemetery = "kaar-20 sketal-14 sketal-17 oshra-9"
    for seed in range(6):
        found = {
            finish(day(f"lanes {seed}", board, company, cemetery), order, f"said {seed}")
            for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0])
        }
        assert len(found) == 1


def test_cromaug_sees_the_cemetery_of_the_morning_however_slow():  # GL-H1, GL-D1
    made = table(
        red=player(company="cromaug-41", dice="red:air"),
        blue=player(
            company="briki-11 sketal-16", links={"sketal-16": "blue-3"}, dice="water water fire fire fire blue-3:fire"
        ),
        cemetery="dvol-22 sketal-44",
        reserve="red-4 black",
    )
    at = side_by_side(made, [Noon(0)], [Noon(1)])
    at("blue: resolve briki-11")
    assert at.table.fallen[1] == ["briki-11", "sketal-16"]
    assert at.offers("red") == "revive dvol-22 | revive sketal-44 | decline"
    # The blue die that went back today is not there for the Sketal that comes back today.
    at("red: revive sketal-44")
    assert at.table.links["sketal-44"] == "red-4"


def test_a_spell_taken_at_noon_can_pay_for_a_skull_in_the_afternoon():  # GL-H8, GL-I3
    made = table(
        red=player(company="xargok-10", dice="red-1:fire red-2:fire", bursts=0),
        blue=player(adventurer="orium", dice="yellow-1:air", at="15", bursts=0),
        chance="4 4 3",
    )
    at = play(made, RestOfDay())
    # Blue's journey waits for red's cards, which need nobody's answer here.
    at("blue: go 16")
    assert at.offers("blue") == "discard hidden-spell"


def test_nobody_waits_on_other_days():  # GL-D1
    made = table(
        red=player(dice="red-1:fire", rerolls=1, bursts=0),
        blue=player(adventurer="orium", dice="yellow-1:fire", bursts=0),
        chance="4 4",
    )
    at = play(made, RestOfDay())
    assert at.offers("red").startswith("reroll")
    at("blue: go 1")
    assert at.table.places == ["start", "1"]
    assert at.waiting == "red"


def test_the_first_step_of_the_afternoon_fits_the_board():  # GL-C1
    steps: list[Step] = [journey(table(board=board, red=player()), 0) for board in ("province", "archipelago")]
    assert [type(step).__name__ for step in steps] == ["Travel", "Sail"]


def test_games_can_be_saved_and_loaded_in_the_middle_of_lanes():  # GL-D1
    position = day("saved", "province", COMPANIES[1], "kaar-20")
    again = GAME.load(save_position(position))
    assert fingerprint(again) == fingerprint(position)
    assert again.offers == position.offers

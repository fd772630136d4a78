"""Options: defaults, what may be typed for a value, and what is refused."""

from collections.abc import Callable
from pathlib import Path

import pytest

from strannik.box.box import Box
from strannik.box.game import Game
from strannik.box.shelf import find_box, find_game, game_ids
from strannik.core.options import Option, OptionError, settle

OPTIONS = [Option("variant", ["base", "experienced"]), Option("arrange", [False, True]), Option("rounds", [8, 6])]


def test_what_is_not_given_takes_its_default() -> None:
    assert settle(OPTIONS, {}) == {"variant": "base", "arrange": False, "rounds": 8}


@pytest.mark.parametrize(("typed", "meant"), [("true", True), ("yes", True), ("on", True), ("no", False), (True, True)])
def test_switches_may_be_typed_in_several_ways(typed: str, meant: bool) -> None:
    assert settle(OPTIONS, {"arrange": typed})["arrange"] is meant


def test_numbers_may_be_typed() -> None:
    assert settle(OPTIONS, {"rounds": "6"})["rounds"] == 6


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"varient": "base"}, "there is no option 'varient'; did you mean 'variant'?"),
        ({"variant": "expert"}, "option 'variant' is 'expert'; expected one of: base, experienced"),
        ({"rounds": 7}, "option 'rounds' is 7; expected one of: 8, 6"),
    ],
)
def test_what_cannot_be_chosen_is_refused_in_a_sentence(given: dict[str, str], problem: str) -> None:
    with pytest.raises(OptionError) as refused:
        settle(OPTIONS, given)
    assert str(refused.value) == problem


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(OptionError, match="there is no game 'farawy'; did you mean 'faraway'"):
        find_game("farawy")


@pytest.mark.parametrize(
    ("target", "problem"),
    [
        (
            "no_such_package:GAME",
            "the game 'broken' is installed but cannot be loaded: No module named 'no_such_package'",
        ),
        ("json:dumps", "the game 'broken' is installed but json:dumps is not a game"),
    ],
)
@pytest.mark.parametrize("find", [find_game, find_box])
def test_a_game_that_cannot_be_loaded_says_so(
    find: Callable[[str], Box], target: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[strannik.games]\nbroken = {target}\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OptionError) as refused:
        find("broken")
    assert str(refused.value) == problem


@pytest.mark.parametrize("id", game_ids())
def test_a_game_is_what_its_box_says(id: str) -> None:
    game = find_game(id)
    assert find_box(id).label() == game.label()
    assert game.id == id


def test_a_box_holds_a_game_and_nothing_else() -> None:
    from strannik.games import faraway

    assert isinstance(faraway.GAME, Game)
    with pytest.raises(AttributeError, match="has no attribute 'NOTHING'"):
        _ = faraway.NOTHING


@pytest.mark.parametrize("seats", [1, 7])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"faraway is for 2 to 6 players, not {seats}"):
        find_game("faraway").check_seats(seats)

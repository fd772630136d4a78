from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import EntryPoint

import pytest

from strannik.box.replay import verify
from strannik.box.shelf import find_game, game_entry
from strannik.cli.simulating.sim import Plan, play_portion
from strannik.cli.simulating.tally import Tally
from strannik.core.record import read_record
from strannik.core.result import Sheet, together
from tests.cli.running import Done, refused, strannik, works

TIMES = ("seconds", "games_per_second", "decisions_per_second")


def sim(*arguments: object) -> dict:
    return json.loads(works("sim", "faraway", "--json", *arguments))


def without_times(summary: dict) -> dict:
    return {name: value for name, value in summary.items() if name not in TIMES}


def test_the_summary_says_what_was_played_and_how_it_went():
    summary = sim("--games", 6, "--seats", 4, "--seed", 7, "--bots", "random")
    assert (summary["game"], summary["seats"], summary["seed"]) == ("faraway", 4, 7)
    assert summary["games"] == summary["finished"] == 6
    assert summary["decisions"] > 6 * 4 * 15
    assert all(summary[name] > 0 for name in TIMES)
    random = summary["bots"]["random"]
    assert (random["games"], random["wins"]) == (24, 6)
    assert random["mean_score"] > 0
    assert summary["statistics"] == random["statistics"]
    assert random["statistics"]["region_fame"] + random["statistics"]["sanctuary_fame"] == pytest.approx(
        random["mean_score"], abs=0.001
    )


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_processes():
    arguments = ("--games", 60, "--seats", 3, "--seed", 11, "--bots", "random")
    alone = sim(*arguments, "--jobs", 1)
    assert without_times(sim(*arguments, "--jobs", 2)) == without_times(alone)
    assert without_times(sim(*arguments, "--jobs", 3)) == without_times(alone)


def test_there_are_no_more_processes_than_portions_to_play(monkeypatch):
    started = []

    def start(processes, **more):
        started.append(processes)
        return ProcessPoolExecutor(processes, **more)

    monkeypatch.setattr("strannik.cli.simulating.sim.ProcessPoolExecutor", start)
    assert sim("--games", 2, "--jobs", 200)["games"] == 2
    assert started == [2]


def test_another_seed_gives_other_games():
    one, other = sim("--games", 5, "--seed", 1), sim("--games", 5, "--seed", 2)
    assert one["bots"] != other["bots"]


def test_bots_move_on_from_seat_to_seat():
    plan = Plan("faraway", 8, 4, 0, ["a", "b", "c", "d"], {}, None)
    seatings = [plan.seating(index) for index in range(8)]
    for seat in range(4):
        assert sorted(seating[seat] for seating in seatings) == sorted("aabbccdd")


def test_portions_cover_every_game_once():
    for games in (1, 49, 50, 51, 999, 5001):
        plan = Plan("faraway", games, 2, 0, ["a", "b"], {}, None)
        assert [index for portion in plan.portions() for index in portion] == list(range(games))


def test_a_short_list_of_bots_is_used_over_and_over():
    summary = sim("--games", 4, "--seats", 5, "--bots", "random,greedy")
    assert {name: bot["games"] for name, bot in summary["bots"].items()} == {"random": 12, "greedy": 8}
    assert sum(bot["wins"] for bot in summary["bots"].values()) == 4


def test_seats_follow_from_the_bots_if_not_said():
    assert sim("--games", 1, "--bots", "random")["seats"] == 2
    assert sim("--games", 1, "--bots", "random,random,random")["seats"] == 3


def test_options_are_played_with():
    summary = sim("--games", 1, "--option", "variant=experienced", "--option", "arrange=yes")
    assert summary["options"] == {"variant": "experienced", "arrange": True}


def test_records_are_of_the_very_games_that_are_counted(tmp_path):
    arguments = ("--games", 3, "--seats", 3, "--seed", 5)
    counted = sim(*arguments, "--records", tmp_path / "kept" / "here")
    assert without_times(counted) == without_times(sim(*arguments))
    files = sorted((tmp_path / "kept" / "here").iterdir())
    assert [file.name for file in files] == ["faraway-5-1.jsonl", "faraway-5-2.jsonl", "faraway-5-3.jsonl"]
    game = find_game("faraway")
    matches = [verify(game, read_record(file.read_text(), file.name), file.name) for file in files]
    points = [sheet.total for match in matches for sheet in game.result(match.position.table).sheets]
    assert sum(points) / len(points) == pytest.approx(counted["bots"]["random"]["mean_score"], abs=0.001)


def test_records_are_the_same_on_every_run(tmp_path):
    for folder, jobs in (("a", 1), ("b", 2)):
        works("sim", "faraway", "--games", 4, "--seed", 3, "--records", tmp_path / folder, "--jobs", jobs, "--json")
    first, second = ([file.read_bytes() for file in sorted((tmp_path / folder).iterdir())] for folder in ("a", "b"))
    assert len(first) == 4
    assert first == second


def test_people_get_a_table():
    printed = works("sim", "faraway", "--games", 2, "--bots", "random,greedy")
    assert "2 of 2 games finished" in printed
    assert "Mean score" in printed
    assert "Fame from sanctuaries" in printed


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["farawya"], "there is no game 'farawya'; did you mean 'faraway'?"),
        (["faraway", "--bots", "randon"], "randon"),
        (["faraway", "--bots", ""], "''"),
        (["faraway", "--bots", "random,random,random", "--seats", "2"], "3 bots are named for 2 seats"),
        (["faraway", "--seats", "1"], "faraway is for 2 to 6 players, not 1"),
        (["faraway", "--seats", "7"], "faraway is for 2 to 6 players, not 7"),
        (["faraway", "--option", "varaint=base"], "there is no option 'varaint'; did you mean 'variant'?"),
        (["faraway", "--option", "variant=hard"], "expected one of: base, experienced"),
        (["faraway", "--option", "variant"], "expected NAME=VALUE"),
        (["faraway", "--option", "=base"], "expected NAME=VALUE"),
        (["faraway", "--option", "variant=base", "--option", "variant=base"], "is given twice"),
        (["faraway", "--games", "0"], "--games"),
        (["faraway", "--games", "many"], "--games"),
        (["faraway", "--jobs", "0"], "--jobs"),
        (["faraway", "--seed", "x"], "--seed"),
        (["faraway", "--speed", "1"], "--speed"),
        ([], "GAME"),
    ],
)
def test_bad_input_is_one_sentence(arguments, told):
    assert told in refused("sim", *arguments)


def test_nothing_is_written_if_anything_is_wrong(tmp_path):
    refused("sim", "faraway", "--bots", "nobody", "--records", tmp_path / "records")
    assert list(tmp_path.iterdir()) == []


def test_an_interrupt_ends_quietly(monkeypatch):
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("strannik.cli.simulating.sim.play_portion", interrupted)
    assert strannik("sim", "faraway") == Done(130, "", "")


def test_a_file_cannot_be_a_folder_for_records(tmp_path):
    (tmp_path / "file").write_text("mine")
    assert "file" in refused("sim", "faraway", "--records", tmp_path / "file")
    assert (tmp_path / "file").read_text() == "mine"


def test_installed_games_are_looked_up_once_however_many_portions_there_are(monkeypatch):
    looked: list[str] = []

    def entry(id: str) -> EntryPoint:
        looked.append(id)
        return game_entry(id)

    monkeypatch.setattr("strannik.box.shelf.game_entry", entry)
    find_game.cache_clear()
    plan = Plan("faraway", games=4, seats=2, seed=1, bots=["random", "random"], options={}, records=None)
    for portion in plan.portions():
        play_portion(plan, portion)
    assert looked == ["faraway"]


def test_what_became_of_everybody_is_counted():
    tally = Tally()
    for name in ("saved", "lost", "saved"):
        one = Tally()
        one.count(["random"], together([Sheet(0, [])], name == "saved", name), {})
        tally.add(one)
    assert tally.outcomes == {"saved": 2, "lost": 1}
    assert tally.bots["random"].wins == 2

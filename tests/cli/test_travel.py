"""`strannik travel`: whole journeys by bots, printed game by game."""

from __future__ import annotations

import json

import pytest

from strannik.cli.simulating import travel
from tests.cli.running import refused, works
from tests.core import toy_journey


@pytest.fixture(autouse=True)
def caravan(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caravan of the toys is what is installed."""
    monkeypatch.setattr(travel, "find_game", lambda id: toy_journey.GAME)


def test_a_journey_is_told_game_by_game_and_ends_with_everybodys_points():
    told = works("travel", "caravan", "--bots", "random", "--seats", 3, "--lang", "en").splitlines()
    assert len(told) == 3 + 2
    assert told[0].endswith("miles.")
    assert told[3].startswith("the baker: ")


def test_what_was_agreed_on_holds_for_the_whole_journey():
    said = works("travel", "caravan", "--bots", "random", "--option", "evenings=2", "--json")
    summary = json.loads(said)
    assert summary["games"][0]["outcome"] == "camp"
    assert len(summary["games"]) == 2
    assert [sorted(one["points"]) for one in summary["travellers"]] == [["evening-1", "evening-2"]] * 2
    assert works("travel", "caravan", "--bots", "random", "--option", "evenings=2", "--json") == said


def test_many_journeys_are_summed_up_stage_by_stage():
    said = works("travel", "caravan", "--bots", "random", "--seats", 3, "--journeys", 4, "--json")
    summary = json.loads(said)
    assert (summary["journeys"], summary["seats"]) == (4, 3)
    assert sum(summary["endings"].values()) == 4
    assert summary["won"] == summary["endings"]["sea"] > 0
    assert summary["brought"] == {}
    assert sum([stage["games"] for stage in summary["stages"]]) == 4 * 3
    for stage in summary["stages"]:
        assert stage["best_score"] >= stage["mean_score"]
        assert stage["least"].keys() == stage["statistics"].keys()
        assert all([stage["least"][name] <= mean for name, mean in stage["statistics"].items()])
    assert works("travel", "caravan", "--bots", "random", "--seats", 3, "--journeys", 4, "--json") == said
    told = works("travel", "caravan", "--bots", "random", "--seats", 3, "--journeys", 4, "--lang", "en")
    assert "4 × 3" in told


def test_what_cannot_be_travelled_is_refused(monkeypatch):
    assert "there is no option 'mode'" in refused("travel", "caravan", "--option", "mode=campaign")
    monkeypatch.undo()
    assert "there is no journey to travel" in refused("travel", "faraway")

"""`strannik book report`: how each part of a book treated the bots that travelled by it."""

from __future__ import annotations

import json

import pytest

from strannik.cli.books.report import in_turn
from strannik.cli.simulating.travel import End, TravellingBots
from strannik.games.nearfar.decks import CAMPAIGN_MODE
from strannik.games.nearfar.trail import Card, Trail, packed
from tests.cli.running import refused, works

READ = ["2 1 1 won", "2 2 1 lost", "3 17 2 won", "11 147 2 bonus"]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Every journey ends with the same chronicle, so that nobody has to wait for one; how many travelled each time."""
    sizes: list[int] = []

    def travel(company: TravellingBots, seed):
        sizes.append(len(company.players))
        assert len(set(company.heroes)) == len(company.players)
        cards = [Card(hero) for hero in company.heroes]
        cards[0].read = READ
        carried = packed(Trail(CAMPAIGN_MODE, cards, list(range(len(cards)))))
        yield End({}, None, {}, carried)

    monkeypatch.setattr(TravellingBots, "travel", travel)
    return sizes


def test_every_part_is_told_with_each_number_of_travellers(told):
    report = json.loads(works("book", "report", "nearfar", "--journeys", 2, "--json"))
    assert told == [2, 2, 3, 3, 4, 4]
    assert (report["game"], report["journeys"]) == ("nearfar", 2)
    assert [(row["title"], row["travellers"]) for row in report["parts"]][:4] == [
        ("Broken Plains", 2),
        ("Broken Plains", 3),
        ("Broken Plains", 4),
        ("The Last Ruin", 2),
    ]
    first = report["parts"][0]
    assert (first["read"], first["well"], first["checked"], first["passed"]) == (4, 0.5, 4, 0.5)


def test_everybody_travels_in_turn():
    heroes = ["anna", "boris", "vera"]
    assert [in_turn(heroes, 2, journey) for journey in range(3)] == [
        ["anna", "boris"],
        ["vera", "anna"],
        ["boris", "vera"],
    ]
    assert in_turn([], 2, 0) == []


def test_it_is_drawn_and_printed(told, tmp_path):
    picture = tmp_path / "report.svg"
    said = works("book", "report", "nearfar", "--seats", 3, "--journeys", 1, "--lang", "ru", "--out", picture)
    assert told == [3]
    assert "Изломанные" in said
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_what_cannot_be_reported_on():
    assert "faraway has no adventure book" in refused("book", "report", "faraway")
    assert "there is no option 'mod'" in refused("book", "report", "nearfar", "--option", "mod=campaign")
    assert "greedi" in refused("book", "report", "nearfar", "--bots", "greedi")

"""Before the next game of a campaign: talents are learnt at its home, and what is open for the game is agreed on."""

from __future__ import annotations

import pytest

from strannik.campaign import export, ledger
from tests.server.caravan import Journey, caravan_server, founded


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("before")
    with caravan_server(f"sqlite:///{folder}/tables.sqlite3") as running:
        yield running


@pytest.fixture
def journey(server) -> Journey:
    """Vera is Anna's, Grear a bot's."""
    travellers = [{"mine": True, "hero": "vera"}, {"hero": "grear"}]
    return founded(server, game="nearfar", options={"mode": "campaign"}, travellers=travellers)


def lessons(home) -> dict[str, bool]:
    [learning] = home["learning"]
    assert learning["traveller"] == 0
    return {lesson["thing"]: lesson["enough"] for lesson in learning["lessons"]}


def test_what_my_traveller_can_learn_stands_at_home(journey):  # NF-17.3
    found = lessons(journey.home("Anna"))
    assert len(found) == 18
    assert [talent for talent, enough in found.items() if enough] == ["fishing"]
    assert "learning" not in journey.home(), "whoever only looks on learns nothing"


def test_a_talent_is_learnt_at_home(journey):  # NF-17.3, NF-17.4
    journey.done("POST", "/travellers/0/lessons", "Anna", {"thing": "fishing"})
    home = journey.home("Anna", lang="en")
    assert "fishing" not in lessons(home)
    assert not any(lessons(home).values())
    [sheet] = [area for area in home["scene"]["areas"] if area["id"] == "traveller-0"]
    assert "• Fishing. A food when a game begins." in sheet["text"]
    journey.open()
    assert "learning" not in journey.home("Anna")


def test_what_was_learnt_goes_along_with_the_file(journey):
    journey.done("POST", "/travellers/0/lessons", "Anna", {"thing": "fishing"})
    scroll = export.read(journey.ask("GET", "/file", "Anna").text)
    [learnt] = [line.entry for line in scroll.campaign.lines if isinstance(line.entry, ledger.Learnt)]
    assert (learnt.traveller, learnt.thing) == (0, "fishing")
    assert scroll.campaign.branch(1).carried == learnt.carried


def test_another_way_begins_before_it_was_learnt(journey):
    journey.done("POST", "/travellers/0/lessons", "Anna", {"thing": "fishing"})
    journey.done("POST", "/branches", "Anna", {"after": 0})
    assert "fishing" in lessons(journey.home("Anna", branch=2))
    assert "fishing" not in lessons(journey.home("Anna", branch=1))


def test_what_cannot_be_learnt_is_one_sentence_and_changes_nothing(journey):
    journey.join("Boris", traveller=1)
    before = journey.home("Anna")
    for who, traveller, thing, status in (
        ("Anna", 0, "meditation", 422),
        ("Anna", 0, "flying", 422),
        ("Anna", 1, "fishing", 403),
        ("Anna", 7, "fishing", 404),
        ("Boris", 0, "fishing", 403),
    ):
        answer = journey.ask("POST", f"/travellers/{traveller}/lessons", who, {"thing": thing})
        assert answer.status_code == status, answer.text
        assert answer.json()["text"].endswith(".")
    dear = journey.ask("POST", "/travellers/0/lessons", "Anna", {"thing": "meditation"}, lang="ru").json()
    assert "нужно опыта: 4, а осталось: 1" in dear["text"]
    assert journey.home("Anna") == before


def test_nobody_learns_in_the_middle_of_a_game(journey):  # NF-17.3
    journey.open()
    answer = journey.ask("POST", "/travellers/0/lessons", "Anna", {"thing": "fishing"})
    assert (answer.status_code, answer.json()["code"]) == (409, "campaign-game-is-open")


def test_a_caravan_learns_nothing(server):
    caravan = founded(server)
    assert "learning" not in caravan.home("Anna")
    answer = caravan.ask("POST", "/travellers/0/lessons", "Anna", {"thing": "fishing"})
    assert (answer.status_code, answer.json()["code"]) == (409, "campaign-nothing-to-learn")


def test_each_game_may_have_another_town_more_camps_and_a_platypus(journey):  # NF-1.3.6, NF-27.2, NF-27.3
    assert [option["name"] for option in journey.home("Anna")["options"]] == ["town", "longer", "platypus"]
    table = journey.open(options={"town": "day", "longer": True, "platypus": "blue"})
    options = table.get("").json()["options"]
    assert {name: options[name] for name in ("town", "longer", "platypus", "map")} == {
        "town": "day", "longer": True, "platypus": "blue", "map": 2,
    }  # fmt: skip


@pytest.mark.parametrize(
    "options", [{"map": 3}, {"more_adventures": True}, {"town": "dawn"}, {"weather": "rain"}, {"platypus": "yellow"}]
)
def test_what_the_journey_has_settled_or_nobody_knows_is_refused(journey, options):
    before = journey.home("Anna")
    answer = journey.ask("POST", "/games", "Anna", {"options": options})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-option"), answer.text
    assert journey.home("Anna") == before

"""A company decides aloud: everybody sees who proposes what, and may think better of it."""

import pytest

from strannik.server import library
from strannik.server.library import installed
from tests.core import toy_company


@pytest.fixture
def company(table_server, monkeypatch):
    known = library.find_game
    monkeypatch.setattr(library, "find_game", lambda id: toy_company.GAME if id == toy_company.GAME.id else known(id))
    installed.cache_clear()
    yield table_server.table("Anna", "Boris", "Clara", game=toy_company.GAME.id)
    installed.cache_clear()


def propose(table, seat, path, id):
    made = table.post("/moves", seat, {"n": table.scene(seat)["n"], "id": id, "say": f"propose {path}"})
    assert made.status_code == 200, made.text


def test_everybody_sees_who_is_for_what_until_enough_agree(visit, company):
    anna = visit().sit_at(company, 0)
    anna.wait_until_asked()
    aloud = anna.page.get_by_role("list", name="Proposed so far").get_by_role("listitem")
    propose(company, 1, "ford", "first")
    aloud.first.wait_for()
    assert aloud.all_inner_texts() == ["Boris\nTake the ford"]
    propose(company, 1, "ridge", "second thoughts")
    anna.wait_until("() => document.body.textContent.includes('Take the ridge')")
    assert aloud.all_inner_texts() == ["Boris\nTake the ridge"]
    anna.page.get_by_role("button", name="Take the ridge", exact=True).click()
    aloud.first.wait_for(state="detached")
    assert company.scene(0)["prompt"]["question"] == "How do you spend the night?"

"""An enemy's turn of five blows is seen as five moments, by whoever wants to; told in words to all."""

import pytest

from strannik.server import library
from strannik.server.library import installed
from tests.core import toy_raid

WATCHED = """() => {
  window.moments = [];
  const look = () => {
    const lines = [...document.querySelectorAll('aside ol .line')];
    const told = lines.filter((line) => line.textContent.includes('Blow')).length;
    if (told && told !== window.moments.at(-1)) window.moments.push(told);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.fixture
def raid(table_server, monkeypatch):
    """A table at which the raiders come as soon as the second friend has rested."""
    known = library.find_game
    monkeypatch.setattr(library, "find_game", lambda id: toy_raid.GAME if id == toy_raid.GAME.id else known(id))
    installed.cache_clear()
    table = table_server.table("Anna", "Boris", game=toy_raid.GAME.id)
    rest(table, 0)
    yield table
    installed.cache_clear()


def rest(table, seat):
    made = table.post("/moves", seat, {"n": table.scene(seat)["n"], "id": f"rest {seat}", "say": "rest"})
    assert made.status_code == 200, made.text


def watching(visit, raid, **chosen):
    """Anna, with the log before her, when the raiders come."""
    anna = visit(**chosen).sit_at(raid, 0)
    anna.page.get_by_role("button", name="Log", exact=True).click()
    anna.page.wait_for_selector("aside ol")
    anna.page.evaluate(WATCHED)
    rest(raid, 1)
    return anna


def test_blow_after_blow_is_seen_and_told(visit, raid):
    anna = watching(visit, raid, motion="no-preference", settings={"speed": 1})
    anna.wait_until_asked()
    assert anna.page.evaluate("window.moments") == [1, 2, 3, 4, 5]
    assert anna.page.locator("aside ol .line", has_text="Blow").count() == 5, "everything is told once"


def test_a_key_shows_how_it_ends(visit, raid):
    anna = watching(visit, raid, motion="no-preference", settings={"speed": 0.25})
    anna.wait_until("() => window.moments.length === 1")
    anna.page.keyboard.press("Shift")
    anna.wait_until_asked()
    assert anna.page.evaluate("window.moments") == [1, 5]
    assert anna.page.locator("aside ol .line", has_text="Blow").count() == 5


@pytest.mark.parametrize("chosen", [{"motion": "reduce", "settings": {"speed": 1}}, {"motion": "no-preference"}])
def test_who_wants_no_motion_waits_for_nothing_and_hears_everything(visit, raid, chosen):
    anna = watching(visit, raid, **chosen)
    anna.wait_until_asked()
    assert anna.page.locator("aside ol .line", has_text="Blow").count() == 5

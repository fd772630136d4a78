"""Every page passes axe-core without violations that are more than minor, by day and by the fire."""

from pathlib import Path

import pytest

from strannik.games.glow.cards import CARDS
from strannik.games.glow.cards import acts as times
from tests.browser.screenshots import Moment, bring_to
from tests.browser.test_formal import rerolls

AXE = Path(__file__).parent.parent.parent / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("moderate", "serious", "critical")

PLACES = {
    "lobby": ("", "article .button.main"),
    "rules": ("rules/faraway", ".clause"),
    "score": ("score/faraway", "form .button.main"),
    "nowhere": ("nowhere", "main h1"),
}


def violations(page):
    """What axe finds, one line for each kind."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{entry['id']}: {entry['help']} ({entry['nodes'][0]['target']}: {entry['nodes'][0].get('failureSummary', '')})"
        for entry in found["violations"]
        if entry["impact"] in GRAVE
    ]


@pytest.mark.parametrize("theme", ["paper", "fire"])
@pytest.mark.parametrize("name", PLACES)
def test_pages(visit, name, theme):
    place, sign = PLACES[name]
    page = visit(settings={"theme": theme}).open(place).page
    page.wait_for_selector(sign)
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["paper", "fire"])
def test_the_table_its_log_and_its_dialogs(visit, table_server, theme):
    me = visit(settings={"theme": theme}).sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.click("button[aria-label=Log]")
    assert violations(me.page) == []
    me.page.click("button[aria-label='Table menu']")
    assert violations(me.page) == []
    me.page.keyboard.press("Escape")
    me.page.locator("[data-area=market] .piece").first.click()
    me.page.wait_for_selector("dialog .sentence")
    assert violations(me.page) == []


def test_making_a_table_and_gathering(visit, table_server):
    me = visit().lobby()
    me.page.click("article:has(h2:text-is('Faraway')) button:has-text('New table')")
    me.page.wait_for_selector("dialog form")
    assert violations(me.page) == []
    me.page.keyboard.press("Escape")
    me.page.click("button[aria-label=Settings]")
    assert violations(me.page) == []
    gathering = visit().open(f"table/{table_server.table('Anna', 'open').id}").page
    gathering.wait_for_selector("text=Anna invites you to Faraway")
    assert violations(gathering) == []


def test_the_end_and_the_replay(visit, finished):
    me = visit().open(f"table/{finished.id}")
    me.page.wait_for_selector("dialog .actions")
    assert violations(me.page) == []
    me.open(f"replay/{finished.id}").page.wait_for_selector("#felt .piece")
    assert violations(me.page) == []


def test_how_often_a_card_acts_is_said_too(visit, table_server):
    def acts(position):
        dice, company = position.table.shown(0), position.table.company[0]
        return rerolls(position) and any(times(CARDS[card], dice) for card in company)

    me = visit().sit_at(bring_to(table_server, Moment("", "glow", ["Anna", "Boris"], "acts", acts)), 0)
    noted = me.page.locator("[data-area=company-0] .piece:has(.badge)").first
    assert noted.locator(".badge").inner_text() in noted.get_attribute("aria-label")
    assert violations(me.page) == []

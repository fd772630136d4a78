"""A campaign of Aftermath in the page, alone with two heroes: mission 1, the colony, the next mission, resuming."""

from __future__ import annotations

import pytest

from tests.browser.steady import LAPTOP
from tests.browser.test_aftermath import Party, step
from tests.browser.test_campaigns import SET_OUT, begin, come_with_token
from tests.browser.test_whole_games import seeded  # noqa: F401
from tests.browser.visit import ENDED
from tests.server.caravan import Journey
from tests.server.running import Table

NEXT = ".next .button.main"


def set_out(me, running) -> Journey:
    """Begin a campaign in the page with two heroes of one's own, and nobody else."""
    begin(me.lobby(), "Aftermath", "en")
    me.page.fill("dialog .field .input", "Home")
    me.page.locator("dialog .traveller").nth(1).locator("select").first.select_option(index=0)
    me.page.locator("dialog .traveller").nth(2).locator("button").click()
    me.page.click(f"dialog >> text='{SET_OUT['en']}'")
    me.page.wait_for_selector(".campaign h1")
    ((id, token),) = me.page.evaluate("Object.entries(JSON.parse(localStorage.getItem('strannik.campaigns')))")
    return Journey(running, id, {"Anna": token})


def sit_down(me, running, journey) -> Party:
    """Open the next evening from the campaign's page, with both heroes."""
    me.page.click(NEXT)
    me.wait_until_asked()
    table = Table(running, me.page.url.rpartition("/")[2], dict.fromkeys((0, 1), journey.tokens["Anna"]))
    return Party(me, table, *me.page.locator(".seats .name").all_inner_texts())


@pytest.mark.long
def test_alone_from_mission_1_to_the_first_page_of_the_next_and_again(visit, table_server):
    me = visit(**LAPTOP)
    journey = set_out(me, table_server)
    party = sit_down(me, table_server, journey)
    party.skip(lambda position: step(position) == "ChooseMission")
    assert party.position.table.phase == 1
    party.play_on(until=lambda: step(party.position) == "TakeAlong")
    (chosen,) = party.position.table.chosen
    party.play_on()
    me.page.wait_for_selector(ENDED)
    won = "1" in party.position.table.won
    food = party.position.table.count("food")
    me.page.click("dialog .actions .button.main")
    me.page.wait_for_selector("[data-area=way] li.next")
    assert me.page.inner_text("[data-area=way] li:first-child .badge") == ("✓" if won else "✗")
    counted = [text.split() for text in me.page.locator("[data-area=company] .count").all_inner_texts()]
    assert ["Food", str(food)] in counted, "the colony has its own sheet"
    assert me.page.locator("[data-area=points], article strong").count() == 0, "nobody has points"
    second = sit_down(me, table_server, journey)
    second.play_on(until=lambda: second.position.table.page == 10 and step(second.position) == "Act")
    second.answer()
    n = second.table.scene(0)["n"]
    me.page.close()
    again = come_with_token(visit(**LAPTOP), journey, "Anna")
    again.page.click(NEXT)
    again.wait_until_asked()
    assert again.n == n
    resumed = Party(again, second.table, *second.names)
    resumed.answer()
    assert again.n > n
    assert resumed.position.table.mission == chosen

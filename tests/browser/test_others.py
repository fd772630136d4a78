"""What lies before the others is one tap away: their name opens it, large."""

import pytest

from strannik.box.shelf import find_game, game_ids
from tests.browser.test_axe import violations
from tests.browser.test_every_game import answer_something
from tests.browser.test_phone import PHONE, width_of

ANSWERS = 4


@pytest.mark.parametrize("id", [id for id in game_ids() if find_game(id).most > 1])
def test_a_name_opens_what_lies_before_that_player(visit, table_server, id):
    """At a desk, and then on a phone at the same table."""
    table = table_server.table("Anna", *["bot"] * (max(find_game(id).fewest, 2) - 1), game=id)
    desk = visit().sit_at(table, 0)
    for _ in range(ANSWERS):
        desk.wait_until_asked()
        answer_something(desk)
    for device, size in (("desk", {}), ("phone", PHONE)):
        me = visit(**size).sit_at(table, 0) if size else desk
        me.wait_until_asked()
        assert_a_name_opens_what_lies_there(me, table)
        me.picture(f"others-{id}-{device}")


def assert_a_name_opens_what_lies_there(me, table):
    scene = table.scene(0)["scene"]
    theirs = [area["id"] for area in scene["areas"] if area["id"] in scene["panels"][1]["areas"]]
    me.page.locator("ul[aria-label=Players] button").nth(1).click()
    me.page.wait_for_selector("dialog .areas")
    me.page.wait_for_load_state("networkidle")
    shown = me.page.locator("dialog [data-area]").evaluate_all("all => all.map(area => area.dataset.area)")
    assert shown == theirs
    assert shown, "there is nothing to see of this player"
    assert width_of(me.page) <= me.page.viewport_size["width"]
    assert violations(me.page) == []

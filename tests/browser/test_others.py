"""What lies before the others is one tap away: their name opens it, large."""

import pytest

from strannik.box.shelf import find_game, game_ids
from tests.browser.test_axe import violations
from tests.browser.test_every_game import answer_something
from tests.browser.test_phone import PHONE, width_of

ANSWERS = 4


@pytest.mark.parametrize("device", ["desk", "phone"])
@pytest.mark.parametrize("id", [id for id in game_ids() if find_game(id).most > 1])
def test_a_name_opens_what_lies_before_that_player(visit, table_server, id, device):
    table = table_server.table("Anna", *["bot"] * (max(find_game(id).fewest, 2) - 1), game=id)
    me = visit(**(PHONE if device == "phone" else {})).sit_at(table, 0)
    for _ in range(ANSWERS):
        me.wait_until_asked()
        answer_something(me)
    me.wait_until_asked()
    scene = table.scene(0)["scene"]
    theirs = [area["id"] for area in scene["areas"] if area["id"] in scene["panels"][1]["areas"]]
    me.page.locator("ul[aria-label=Players] button").nth(1).click()
    me.page.wait_for_selector("dialog .areas")
    me.page.wait_for_load_state("networkidle")
    shown = me.page.locator("dialog [data-area]").evaluate_all("all => all.map(area => area.dataset.area)")
    assert shown == theirs
    assert shown, "there is nothing to see of this player"
    me.picture(f"others-{id}-{device}")
    assert width_of(me.page) <= me.page.viewport_size["width"]
    assert violations(me.page) == []

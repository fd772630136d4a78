"""A campaign of Near and Far in the browser: alone with bots to the second map; a friend comes by the link; the way."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_axe import violations
from tests.browser.test_campaigns import SET_OUT, begin
from tests.browser.test_phone import PHONE, width_of
from tests.browser.test_whole_games import seeded  # noqa: F401
from tests.browser.traveller import Traveller
from tests.browser.visit import MOMENT, PATIENCE
from tests.server.running import Table

ANSWERS = 60
"""What is waited for is asked within so many answers."""

DESK = {"width": 1440, "height": 900}
DEVICES = {"desk": DESK, "phone": PHONE}
ENDED = "document.querySelector('dialog .sheets')"
HELD = "localStorage.getItem('strannik.campaigns')"
KEY = f"Object.values(JSON.parse({HELD}))[0]"


def at_the_table(me, server) -> Table:
    """The table that the page shows, spoken to with the page's own key."""
    table = Table(server, me.page.url.rpartition("/")[2], {})
    token = me.page.evaluate(KEY)
    seats = table.running.http.get(table.url(""), headers={"authorization": f"Bearer {token}"}).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
    table.tokens[0] = token
    return table


class Alone(Traveller):
    """Somebody who takes a bot's advice until something is on offer for which they have waited."""

    def answer_until(self, offered: str) -> Any:
        """The first option whose words begin so."""
        self.wishes = []
        for _ in range(ANSWERS):
            self.me.wait_until_asked()
            for option in self.shown()["prompt"].get("options", []):
                if option["say"].startswith(offered):
                    return option
            self.answer()
        raise AssertionError(f"nothing like {offered!r} is on offer")

    def choose(self, option: Any) -> None:
        shown = self.shown()
        self.press(option, shown["scene"]["areas"])
        self.page.wait_for_selector(f".screen:not([data-n='{shown['n']}'])")


def wait_for_the_end(me, table: Table) -> None:
    for _ in range(PATIENCE // MOMENT):
        if table.state() == "finished":
            return
        me.page.wait_for_timeout(MOMENT)
    raise AssertionError("the game does not end")


@pytest.mark.long
def test_alone_with_bots_to_the_second_map(visit, table_server):
    """The first map is played at a desk; what came of it is read there and on a phone, where one goes on."""
    me = visit(**DESK).lobby()
    begin(me, "Near and Far", "en")
    me.page.click(f"dialog >> text='{SET_OUT['en']}'")
    me.page.wait_for_selector(".campaign h1")
    me.page.click(".next .button.main")
    me.wait_until_asked()
    table = at_the_table(me, table_server)
    traveller = Alone(me, table)
    traveller.answer_until("learn fishing")
    me.picture("journey-talents")
    traveller.choose(traveller.answer_until("done"))  # the first star is saved up
    traveller.answer_until("visit ")
    me.picture("journey-first-map")
    me.look_away()
    assert table.post("/seats/0/bot", 0, {"bot": "greedy"}, method="PUT").status_code == 200
    wait_for_the_end(me, table)
    me.open(f"table/{table.id}")
    me.wait_until(ENDED)
    me.picture("journey-end")
    me.page.click("dialog .actions .button.main")
    assert_the_way_and_the_story_can_be_read(me, "desk")
    phone = visit(**PHONE).open()
    phone.page.evaluate("held => localStorage.setItem('strannik.campaigns', held)", me.page.evaluate(HELD))
    phone.page.goto(me.page.url)
    me.page.close()
    assert_the_way_and_the_story_can_be_read(phone, "phone")
    learn_and_go_on(phone, table_server, table)


def assert_the_way_and_the_story_can_be_read(me, device):
    me.page.wait_for_selector("[data-area=way] li.marked")
    me.page.wait_for_load_state("networkidle")
    me.picture(f"journey-home-{device}")
    assert me.page.locator("[data-area=way] li.marked").count() == 1
    assert violations(me.page) == []
    me.page.click("text='The story so far'")
    me.page.wait_for_selector("article h3")
    me.picture(f"journey-chronicle-{device}")
    assert width_of(me.page) <= me.page.viewport_size["width"]
    me.page.click("main p a")


def learn_and_go_on(me, table_server, first):
    """Learn a talent, agree on something for the evening, and come to the second map."""
    me.page.click("summary:has-text('learn before the game')")
    me.page.click("li:has(b:text-is('Fishing')) .button")
    me.page.wait_for_selector("[data-area=traveller-0]:has-text('A food when a game begins')")
    me.picture("journey-learnt")
    assert violations(me.page) == []
    me.page.click("text='What do we agree on tonight?'")
    me.page.select_option(".next select:has(option[value=day])", "day")
    me.page.click(".next .button.main")
    me.wait_until_asked()
    second = at_the_table(me, table_server)
    assert second.id != first.id
    game = second.behind.match.position.table
    assert (game.talents(0), game.side) == (["fishing"], "day")
    Alone(me, second).answer_until("visit ")
    me.picture("journey-second-map")


@pytest.mark.parametrize("device", DEVICES)
def test_a_friend_comes_by_the_link_and_both_sit_down(visit, device):
    anna = visit(settings={"name": "Anna"}).lobby()
    begin(anna, "Near and Far", "en")
    anna.page.click(f"dialog >> text='{SET_OUT['en']}'")
    anna.page.wait_for_selector(".campaign h1")
    address = anna.page.inner_text(".address").strip()
    boris = visit("ru", **DEVICES[device])
    boris.page.goto(address)
    boris.page.fill(".join .input", "Борис")
    boris.page.select_option(".join select", "traveller 1")
    if device == "phone":
        assert width_of(boris.page) <= PHONE["width"]
    assert violations(boris.page) == []
    boris.page.click(".join .button.main")
    boris.page.click(".next .button.main")
    boris.wait_until_asked()
    ends = boris.page.locator("[role=tab]").evaluate_all("all => all.map(tab => tab.getBoundingClientRect().right)")
    assert max(ends) <= DEVICES[device]["width"], "with hero and story beside them, the rivals' tabs are still in sight"
    anna.page.wait_for_selector("[data-area=traveller-1]:has-text('Борис')")
    anna.page.click(".next a.button.main")
    anna.wait_until_asked()
    assert anna.table == boris.table
    for number, one in enumerate((anna, boris)):
        key = one.page.evaluate(KEY)
        headers = {"authorization": f"Bearer {key}"}
        seats = one.page.request.get(f"{one.url}api/tables/{one.table}", headers=headers).json()["seats"]
        assert [seat["name"] for seat in seats][:2] == ["Anna", "Борис"]
        assert seats[number]["kind"] == "person"


@pytest.mark.parametrize("width", [360, 768, 1440, 2560])
def test_the_way_stands_in_even_rows(visit, width):
    me = visit(width=width, height=900).lobby()
    begin(me, "Near and Far", "en")
    me.page.click(f"dialog >> text='{SET_OUT['en']}'")
    me.page.wait_for_selector("[data-area=way] li")
    tops = me.page.locator("[data-area=way] li").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    rows = [tops.count(top) for top in sorted(set(tops))]
    assert rows == ([2] * 5 if width == 360 else [5, 5])
    assert width_of(me.page) <= width

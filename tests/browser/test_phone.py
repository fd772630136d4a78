"""The table on a phone: one column, the question at the bottom, nothing wider than the screen."""

from collections import defaultdict
from itertools import pairwise

import pytest

from strannik.box.shelf import find_game, game_ids
from strannik.games.rollplayer.steps.dice import TakeInitiative
from tests.browser.screenshots import Moment, bring_to

PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
"""With a dot for every pixel: nothing lies elsewhere by finer dots, and they take four times as long to paint."""


@pytest.fixture
def phone(visit, table_server):
    table = table_server.table("Anna", "bot", "bot")
    return visit(settings={"confirm": True}, **PHONE).sit_at(table, 0)


@pytest.fixture
def phone_in_company(visit, table_server):
    table = table_server.table("Anna", "Boris")
    return visit(settings={"confirm": True}, **PHONE).sit_at(table, 0)


def width_of(page):
    return page.evaluate("document.documentElement.scrollWidth")


def tapped(phone):
    """Tap the first thing that is lit: what it was, and when."""
    phone.wait_until_asked()
    first = phone.page.locator("#felt .piece.open").first
    thing, before = first.get_attribute("data-piece"), phone.n
    first.tap()
    return thing, before


def test_one_tap_plays_where_it_can_be_taken_back_and_the_way_back_asks_nobody(phone):
    thing, before = tapped(phone)
    phone.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    phone.page.wait_for_selector(f"[data-area=path-0] [data-piece='{thing}']")
    phone.wait_until_asked()
    assert phone.page.inner_text(".prompt .undo button").startswith("Undo")
    before = phone.n
    phone.page.locator(".prompt .undo button").tap()
    phone.page.wait_for_selector(f"[data-area=hand] [data-piece='{thing}'].open")


def test_in_company_a_tap_asks_for_a_yes_and_then_plays(phone_in_company):
    phone = phone_in_company
    phone.wait_until_asked()
    phone.picture("phone-table")
    first = phone.page.locator("#felt .piece.open").first
    thing = first.get_attribute("data-piece")
    first.tap()
    before = phone.n
    phone.page.locator(".prompt .answers .button.main").tap()
    phone.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    assert thing in phone.page.locator("[data-area=hand] .piece:has(.badge)").first.get_attribute("data-piece")


PLACES = """() => ['hand', 'market', 'path-0', 'sanctuaries-0', 'path-1', 'path-2', 'sheet'].map(name => {
    const box = document.querySelector(name === 'sheet' ? '.prompt' : `[data-area=${name}]`).getBoundingClientRect();
    return [name, name === 'sheet' ? Math.round(box.height) : Math.round((box.top + scrollY)*100)/100];
})"""
"""How high the sheet of the question is, and how far down the page the rest lies."""


def test_everything_keeps_its_place_whatever_is_asked_and_told(phone):
    """Sanctuaries come and go, mine, the others' and those to choose from, and move nothing."""
    places = defaultdict(set)
    for _ in range(8):
        phone.wait_until_asked()
        phone.page.wait_for_load_state("networkidle")
        for name, place in phone.page.evaluate(PLACES):
            places[name].add(place)
        phone.answer()
    assert all(len(seen) == 1 for seen in places.values()), places
    (hand,), (market,), (path,) = (places[name] for name in ("hand", "market", "path-0"))
    assert hand < market < path
    assert phone.page.locator("[data-area^=sanctuaries] .piece").count(), "somebody has found one meanwhile"


@pytest.mark.parametrize("id", game_ids())
def test_my_chip_comes_first_and_is_whole(visit, table_server, id):
    table = table_server.table("Anna", "Boris", game=id)
    me = visit("ru", **PHONE).sit_at(table, 1)
    first = me.page.locator(".panels li").first
    assert first.get_attribute("data-seat") == "1"
    box = first.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]


def test_the_question_stays_in_reach_of_a_thumb(phone):
    phone.wait_until_asked()
    box = phone.page.locator(".prompt").bounding_box()
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)
    assert phone.page.locator("#felt .area").first.get_attribute("data-area") == "hand"


def test_a_long_press_shows_a_card_large(phone):
    phone.wait_until_asked()
    session = phone.page.context.new_cdp_session(phone.page)
    phone.page.locator("[data-area=market] .piece").first.scroll_into_view_if_needed()
    box = phone.page.locator("[data-area=market] .piece").first.bounding_box()
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + 20}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    phone.page.wait_for_selector("dialog .sentence")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    phone.picture("phone-zoom")


@pytest.mark.parametrize("place", ["", "rules/faraway", "score/faraway"])
def test_no_page_is_wider_than_the_phone(visit, place):
    page = visit("ru", **PHONE).open(place).page
    page.wait_for_selector("main h1")
    assert width_of(page) <= PHONE["width"]


@pytest.mark.parametrize("id", ["nearfar", "rollplayer"])
def test_what_is_ticked_on_a_score_pad_is_as_large_as_a_finger(visit, id):
    page = visit("ru", **PHONE).open(f"score/{id}").page
    page.wait_for_selector("form")
    rows = page.locator("label:has(input[type=checkbox])")
    assert rows.count()
    for row in rows.all():
        assert row.bounding_box()["height"] >= 40
        assert row.locator("input").bounding_box()["width"] >= 20
    rows.first.tap(position={"x": 60, "y": 4})
    assert rows.first.locator("input").is_checked()


def test_the_table_is_not_wider_than_the_phone(phone):
    phone.wait_until_asked()
    assert width_of(phone.page) <= PHONE["width"]


@pytest.mark.parametrize("id", game_ids())
def test_no_table_is_wider_than_the_phone_and_its_question_is_in_sight(visit, table_server, id):
    seats = ["Anna", *["bot"] * (min(find_game(id).most, 4) - 1)]
    me = visit("ru", **PHONE).sit_at(table_server.table(*seats, game=id), 0)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    assert me.page.evaluate("[innerWidth, innerHeight]") == [PHONE["width"], PHONE["height"]]
    assert width_of(me.page) <= PHONE["width"]
    prompt = me.page.locator(".prompt").bounding_box()
    assert prompt["y"] + prompt["height"] == pytest.approx(PHONE["height"], abs=1)
    boxes = [part.bounding_box() for part in me.page.locator(".prompt .said > *").all()]
    assert all(one["y"] + one["height"] <= two["y"] + 1 for one, two in pairwise(boxes)), "no words lie over others"


def takes_a_die(position):
    return position.waiting == [0] and isinstance(position.agenda[-1], TakeInitiative)


def test_a_board_that_is_asked_about_is_seen_whole(visit, table_server):
    taking = Moment("", "rollplayer", ["Anna", "Boris"], "hero 1", takes_a_die)
    me = visit(**PHONE).sit_at(bring_to(table_server, taking), 0)
    me.wait_until_asked()
    below = "innerHeight - document.querySelector('.screen > footer').offsetHeight"
    sheet = "document.querySelector('[data-area=sheet-0]').getBoundingClientRect()"
    me.page.evaluate(f"scrollBy({{ top: {sheet}.top - ({below} - 120), behavior: 'instant' }})")
    me.answer()
    me.page.wait_for_selector("[data-area=sheet-0].asked")
    me.wait_until(f"{sheet}.top >= 0 && {sheet}.bottom <= {below}")


@pytest.mark.parametrize("id", game_ids())
def test_a_tablet_held_upright_shows_the_whole_table_without_scrolling(visit, table_server, id):
    me = visit("ru", width=768, height=1024, has_touch=True)
    me.sit_at(table_server.table("Anna", "bot", "bot", game=id), 0)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    assert width_of(me.page) <= 768
    assert me.page.evaluate("document.documentElement.scrollHeight") <= 1024
    lit = me.page.locator("#felt .piece.open").first.bounding_box()
    assert lit["width"] > 60
    me.picture(f"tablet-{id}")


def test_on_a_tablet_held_upright_a_path_is_one_row(visit, table_server):
    page = visit(width=768, height=1024, has_touch=True).sit_at(table_server.table("Anna", "bot", "bot"), 0).page
    tops = page.locator("[data-area=path-0] .slot").evaluate_all("all => all.map(slot => slot.offsetTop)")
    assert len(tops) == 8
    assert len(set(tops)) == 1


def test_on_a_wide_screen_map_and_town_lie_side_by_side(visit, table_server):
    me = visit(width=1920, height=1080).sit_at(table_server.table("Anna", "bot", game="nearfar"), 0)
    me.wait_until_asked()
    me.page.get_by_role("tab", name="Town").click()
    land, town = (me.page.locator(f"[data-area={area}] .board").bounding_box() for area in ("map", "town"))
    assert land["x"] + land["width"] <= town["x"]
    assert min(land["width"], town["width"]) > 400


WIDEST = """
window.widest = 0;
const look = () => { window.widest = Math.max(window.widest, innerWidth); requestAnimationFrame(look); };
addEventListener('DOMContentLoaded', look);
"""


def test_cards_that_fly_from_somebody_out_of_sight_make_the_page_no_wider(visit, table_server):
    """A phone would draw everything smaller meanwhile."""
    table = table_server.table("Anna", "Boris", "Vera")
    anna = visit(motion="no-preference", settings={"speed": 1}, **PHONE)
    anna.page.add_init_script(WIDEST)
    anna.sit_at(table, 0)
    anna.wait_until_asked()
    anna.answer()
    for seat in (1, 2):
        assert table.move(seat).status_code == 200
    anna.page.wait_for_selector("[data-area=path-2] [data-piece]")
    while 0 not in table.waiting():
        assert table.move(table.waiting()[0]).status_code == 200
    anna.wait_until_asked()
    assert anna.page.evaluate("window.widest") == PHONE["width"]


def test_no_row_of_places_is_much_shorter_than_the_others(phone):
    phone.wait_until_asked()
    tops = phone.page.locator("[data-area=path-1] .slot").evaluate_all("all => all.map(slot => slot.offsetTop)")
    rows = [tops.count(top) for top in sorted(set(tops))]
    assert sum(rows) == 8
    assert max(rows) - min(rows) <= 1

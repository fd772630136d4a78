"""A large board: it fits, and is brought nearer by wheel, fingers, keys and buttons; costs stand on its places."""

import msgspec
import pytest

from strannik.server.library import installed
from strannik.show.scene import Anchor, Area, Piece, leaf, row, tabs
from tests.browser.test_axe import violations
from tests.browser.test_phone import PHONE, width_of

WIDE, HIGH, PLACES = 1600, 1000, 30
BOARD, FRAME = "[data-area=map] .board", "[data-area=map] .frame"

AT_REST = """async places => {
    const look = () => JSON.stringify(
        [innerWidth, innerHeight, ...places.map(one => document.querySelector(one)?.getBoundingClientRect())]
    );
    for (let still = 0, last = look(); still < 6; ) {
        await new Promise(requestAnimationFrame);
        const now = look();
        still = now === last ? still + 1 : 0;
        last = now;
    }
}"""
"""Nothing has moved for six frames: whatever a new size of the window sets off has run its course."""


def atlas(view):
    """Thirty places; those in the far corner are the regions in the seat's hand, the others just lie there."""
    hand = [number for number in view.table.hands[view.seat] if number]
    anchors = [
        Anchor(f"place-{n}", 80 + 150 * (n % 10), 120 + 160 * (n // 10), f"Place {n}", f"place {n}")
        for n in range(PLACES)
    ]
    anchors += [
        Anchor(f"far-{number}", 1330 + 90 * at, 900, f"Far place {number}", number, f"−{at + 1} »")
        for at, number in enumerate(hand)
    ]
    stone = Piece("stone", "stone", "A milestone.", ["stone"], "icon-fame", "place-0")
    return Area("map", "board", "The map", [stone], backdrop="cover", width=WIDE, height=HIGH, anchors=anchors)


@pytest.fixture
def journey(monkeypatch):
    """Faraway played on a map of thirty places, its hand left out."""
    game = installed("faraway")
    plain = game.scene

    def scene(view, words):
        shown = plain(view, words)
        rest = [area for area in shown.areas if area.id == "market"]
        layout = row(leaf("map", grow=3), leaf("market"))
        return msgspec.structs.replace(shown, areas=[atlas(view), *rest], layout=layout)

    monkeypatch.setattr(game, "scene", scene)


@pytest.fixture
def me(visit, table_server, journey):
    person = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    person.wait_until_asked()
    person.page.wait_for_load_state("networkidle")
    return person


def box(page, selector=BOARD):
    return page.locator(selector).bounding_box()


def is_whole(page):
    board, frame = box(page), box(page, FRAME)
    return board["width"] <= frame["width"] + 1 and board["height"] <= frame["height"] + 1


def at_rest(me):
    """Where the board lies once it, its frame and the window have kept their sizes for a few frames."""
    me.page.evaluate(AT_REST, [BOARD, FRAME])
    return box(me.page)


def share(page, x, y):
    """Which part of the board lies at a point of the window."""
    board = box(page)
    return (x - board["x"]) / board["width"], (y - board["y"]) / board["height"]


def test_it_fits_and_says_what_each_place_costs(me):
    assert is_whole(me.page)
    lit = me.page.locator(".anchor.open")
    assert lit.count() == 3
    assert sorted(me.page.locator(".board > .cost").all_inner_texts()) == ["−1 »", "−2 »", "−3 »"]
    assert "Costs −1 »." in lit.first.get_attribute("aria-label")
    me.picture("board")
    assert violations(me.page) == []
    assert lit.first.evaluate("one => getComputedStyle(one).outlineStyle") == "none", "a frame is for focus alone"
    lit.first.click()
    me.page.wait_for_selector("button:has-text('Choose again')")


def test_the_wheel_brings_nearer_what_is_under_the_pointer(me):
    frame = box(me.page, FRAME)
    x, y = frame["x"] + frame["width"] * 0.3, frame["y"] + frame["height"] * 0.5
    before, size = share(me.page, x, y), box(me.page)["width"]
    me.page.mouse.move(x, y)
    me.page.mouse.wheel(0, -240)
    me.page.wait_for_selector(f"{FRAME}.near")
    assert box(me.page)["width"] > size * 1.5
    assert share(me.page, x, y) == pytest.approx(before, abs=0.01)
    me.picture("board-near")
    me.page.mouse.wheel(0, 2000)
    me.page.wait_for_selector(f"{FRAME}:not(.near)")
    assert is_whole(me.page)


def test_a_drag_moves_the_board_and_is_no_click(me):
    frame = box(me.page, FRAME)
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.wheel(0, -300)
    me.page.wait_for_selector(f"{FRAME}.near")
    before = box(me.page)
    me.page.mouse.down()
    me.page.mouse.move(x - 40, y - 30, steps=4)
    me.page.mouse.up()
    after = box(me.page)
    assert (after["x"] - before["x"], after["y"] - before["y"]) == pytest.approx((-40, -30), abs=1)
    assert me.page.locator("dialog").count() == 0
    for _ in range(4):
        me.page.mouse.move(frame["x"] + 30, y)
        me.page.mouse.down()
        me.page.mouse.move(frame["x"] + frame["width"] - 30, y, steps=6)
        me.page.mouse.up()
    assert box(me.page)["x"] == pytest.approx(frame["x"], abs=1), "no bare frame beside the board"


def test_keys_and_buttons_do_the_same(me):
    me.page.locator(".anchor.open").first.focus()
    whole = box(me.page)["width"]
    me.page.keyboard.press("+")
    me.page.wait_for_selector(f"{FRAME}.near")
    nearer = box(me.page)["width"]
    assert nearer > whole * 1.3
    me.page.keyboard.press("-")
    me.page.wait_for_selector(f"{FRAME}:not(.near)")
    me.page.click("button[aria-label='Nearer (+)']")
    me.page.click("button[aria-label='Nearer (+)']")
    assert box(me.page)["width"] > nearer
    me.page.keyboard.press("0")
    me.page.wait_for_selector(f"{FRAME}:not(.near)")
    assert is_whole(me.page)


def test_the_board_looks_where_the_question_is(me, table_server):
    frame = box(me.page, FRAME)
    me.page.mouse.move(frame["x"] + 20, frame["y"] + frame["height"] * 0.2)
    me.page.mouse.wheel(0, -500)
    me.page.wait_for_selector(f"{FRAME}.near")
    size = box(me.page)["width"]
    assert box(me.page, ".anchor.open >> nth=0")["x"] > frame["x"] + frame["width"]
    me.page.locator(".anchor.open").first.dispatch_event("click")
    me.page.click("button:has-text('Choose again')")
    me.wait_until_asked()
    lit = box(me.page, ".anchor.open >> nth=0")
    assert frame["x"] < lit["x"] < frame["x"] + frame["width"]
    assert frame["y"] < lit["y"] < frame["y"] + frame["height"]
    assert box(me.page)["width"] == pytest.approx(size, abs=1)


def fingers(session, kind, *points):
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def test_two_fingers_on_a_phone(visit, table_server, journey):
    me = visit("ru", **PHONE).sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    me.page.click("button[aria-label='Всё поле (0)']")
    me.wait_until(f"!document.querySelector('{FRAME}.near')")
    assert is_whole(me.page)
    me.picture("phone-board")
    session = me.page.context.new_cdp_session(me.page)
    frame = box(me.page, FRAME)
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    fingers(session, "touchStart", (x - 30, y), (x + 30, y))
    for spread in range(35, 76, 5):
        fingers(session, "touchMove", (x - spread, y), (x + spread, y))
    fingers(session, "touchEnd")
    me.page.wait_for_selector(f"{FRAME}.near")
    assert box(me.page)["width"] == pytest.approx(frame["width"] * 2.5, rel=0.1)
    assert width_of(me.page) <= PHONE["width"]
    me.picture("phone-board-near")
    before = box(me.page)
    fingers(session, "touchStart", (x, y))
    for way in range(5, 41, 5):
        fingers(session, "touchMove", (x - way, y))
    fingers(session, "touchEnd")
    assert box(me.page)["x"] == pytest.approx(before["x"] - 40, abs=2)
    assert violations(me.page) == []


def test_a_board_in_a_tab_is_looked_at_as_before(visit, table_server, monkeypatch):
    """Another tab hides it; when it comes back it lies as it lay, and fits its window all the same."""
    game = installed("faraway")
    plain = game.scene

    def scene(view, words):
        shown = plain(view, words)
        areas = [atlas(view), *[area for area in shown.areas if area.id in ("market", "regions")]]
        layout = row(leaf("regions"), tabs(leaf("map"), leaf("market"), grow=3))
        return msgspec.structs.replace(shown, areas=areas, layout=layout)

    monkeypatch.setattr(game, "scene", scene)
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.click("[role=tab]:has-text('Market')")
    me.page.wait_for_selector("[data-area=market] .piece")
    me.page.click("[role=tab]:has-text('The map')")
    me.page.wait_for_selector(FRAME)
    me.page.wait_for_load_state("networkidle")
    me.page.set_viewport_size({"width": 900, "height": 620})
    me.wait_until("innerWidth === 900 && innerHeight === 620")
    at_rest(me)
    assert is_whole(me.page)
    assert box(me.page)["height"] > 150
    me.page.click("button[aria-label='Nearer (+)']")
    me.page.wait_for_selector(f"{FRAME}.near")
    near = at_rest(me)
    me.page.click("[role=tab]:has-text('Market')")
    me.page.wait_for_selector("[data-area=market] .piece")
    me.page.click("[role=tab]:has-text('The map')")
    me.page.wait_for_selector(f"{FRAME}.near")
    assert at_rest(me) == pytest.approx(near, abs=1)


IN_SIGHT = """() => {
    const frame = document.querySelector('[data-area=map] .frame').getBoundingClientRect();
    const lit = [...document.querySelectorAll('[data-area=map] .open')].map(one => one.getBoundingClientRect());
    return lit.length > 0 && lit.every(one => one.x + one.width / 2 >= frame.x && one.x + one.width / 2 <= frame.right
        && one.y + one.height / 2 >= frame.y && one.y + one.height / 2 <= frame.bottom);
}"""


def test_coming_nearer_keeps_what_can_be_chosen_in_sight(me):
    for _ in range(3):
        me.page.click("button[aria-label='Nearer (+)']")
        at_rest(me)
        assert me.page.evaluate(IN_SIGHT)
    assert not is_whole(me.page)

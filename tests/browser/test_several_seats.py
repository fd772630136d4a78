"""One person in several seats: both hands open, no curtain, and the seat that is asked is in front."""

from tests.browser.test_phone import PHONE, width_of
from tests.browser.visit import play_to_the_end, skip

FRONT = ".seats button[aria-pressed=true]"


def cards(me, area):
    return me.page.locator(f"[data-area='{area}'] .piece").evaluate_all("all => all.map(piece => piece.dataset.piece)")


def front(me):
    return me.page.inner_text(f"{FRONT} .name")


def made_in_the_lobby(me, *kinds):
    """A new table of Faraway, whose seats are chosen in the dialog; the first is mine."""
    me.lobby()
    me.page.click("article:has(h2:text-is('Faraway')) button:has-text('New table')")
    for seat, kind in enumerate(kinds, 2):
        me.page.select_option(f"select[aria-label='Seat {seat}']", kind)
    me.page.click("dialog .make")
    me.wait_until_asked()
    return me


def test_somebody_plays_two_seats_against_a_bot_to_the_end(visit, table_server):
    """The first round and the last ones in the page; those between over the wire."""
    me = made_in_the_lobby(visit(settings={"name": "Anna"}), "mine", "bot")
    assert me.page.locator(".seats .name").all_inner_texts() == ["Anna", "Anna 2"]
    assert (front(me), len(cards(me, "hand")), len(cards(me, "hand-1"))) == ("Anna", 3, 3)
    me.picture("two-seats")
    theirs = cards(me, "hand-1")
    me.answer()
    me.page.wait_for_selector(f"{FRONT}:has-text('Anna 2')")
    assert sorted(cards(me, "hand")) == sorted(theirs)
    assert me.page.locator(".curtain").count() == 0
    skip(table_server, lambda table: table.round == 7, me)
    play_to_the_end(me)
    assert me.page.locator(".curtain").count() == 0
    assert me.page.locator("dialog .sheets section").count() == 3


def test_another_of_my_seats_comes_to_the_front_at_one_touch_or_key(visit, table_server):
    table = table_server.table("Anna", "Boris", "Clara", together=(0, 2))
    me = visit().sit_at(table, 0, 2)
    me.wait_until_asked()
    hand = cards(me, "hand")
    me.page.click(".seats button:has-text('Clara')")
    me.page.wait_for_selector(f"{FRONT}:has-text('Clara')")
    assert sorted(cards(me, "hand-0")) == sorted(hand)
    me.page.keyboard.press("s")
    me.page.wait_for_selector(f"{FRONT}:has-text('Anna')")
    assert cards(me, "hand") == hand
    mine = me.page.locator("ul[aria-label] li:has(.me) .name").all_inner_texts()
    assert mine == ["Anna", "Clara"]
    me.page.click(".seats button:has-text('Clara')")
    me.page.wait_for_selector(f"{FRONT}:has-text('Clara')")
    me.answer()
    me.page.wait_for_selector(f"{FRONT}:has-text('Anna')")
    me.page.click(".undo button")
    me.page.wait_for_selector(".seats button.asked:has-text('Clara')")
    assert table.waiting() == [0, 1, 2]


def test_between_two_people_at_one_device_the_curtain_still_falls(visit):
    me = made_in_the_lobby(visit(settings={"name": "Anna"}), "guest", "bot")
    assert me.page.locator(".seats").count() == 0
    assert me.page.locator("[data-area=hand-1]").count() == 0
    me.answer()
    me.page.click("button:text-is('Pass the device')")
    me.page.wait_for_selector(".curtain")


def test_both_hands_and_the_way_from_one_to_the_other_fit_a_phone(visit, table_server):
    table = table_server.table("Anna", "Boris", "Clara", together=(0, 2))
    me = visit("ru", **PHONE).sit_at(table, 0, 2)
    me.wait_until_asked()
    assert width_of(me.page) <= PHONE["width"]
    assert len(cards(me, "hand-2")) == 3
    me.picture("two-seats-phone")
    me.page.tap(".seats button:has-text('Clara')")
    me.page.wait_for_selector(f"{FRONT}:has-text('Clara')")
    me.answer()
    me.page.wait_for_selector(f"{FRONT}:has-text('Anna')")


def test_two_travellers_of_one_person_show_their_artifacts_side_by_side(visit, table_server):
    table = table_server.table("Anna", "Boris", game="nearfar", together=(0, 1))
    me = visit().sit_at(table, 0, 1)
    me.wait_until_asked()
    passing = cards(me, "passing")
    me.answer()
    me.page.wait_for_selector(f"{FRONT}:has-text('Boris')")
    assert passing
    assert me.page.locator("[data-area='hand-0'] .piece").count() > 0
    me.picture("two-travellers")
    for _ in range(20):
        me.wait_until_asked()
        me.answer() if me.page.locator("#felt .piece.open").count() else me.page.locator(
            ".prompt .button.main"
        ).first.click()
    assert me.page.locator(".curtain").count() == 0

"""A page of a book over the table: read at leisure, answered by its own buttons, set aside and taken up again."""

import msgspec
import pytest

from strannik.server.library import installed
from strannik.show.scene import Area, Piece
from tests.browser.test_axe import violations
from tests.browser.test_phone import PHONE, width_of

STORY = {
    "en": ["A rope hangs over the rim of the well. It is new, and it is wet.", "Below, something knocks, three times."],
    "ru": ["С края колодца свисает верёвка. Она новая и мокрая.", "Внизу кто-то стучит: три раза."],
}


def story(view, words):
    """A page whose answers are the seat's own regions, the last of them with odds."""
    hand = [number for number in view.table.hands[view.seat] if number] if view.seat in view.table.seats else []
    answers = [
        Piece(
            f"answer-{number}",
            number,
            f"Climb down, {number}.",
            [f"Climb down ({number})", "Skill 5 · you roll with +2"],
            badge="67 %",
            say=f"explore {number}",
        )
        for number in hand
    ]
    coin = Piece("coin", "coin", "A coin.", ["coin"], "icon-fame")
    text = [*STORY[words.language], " ".join(STORY[words.language] * 4)]
    return Area("story", "page", "The dry well", [*answers, coin], note="Section 35", text=text)


@pytest.fixture
def book(monkeypatch):
    """Faraway with a page over it for as long as somebody has not answered."""
    game = installed("faraway")
    plain = game.scene

    def scene(view, words):
        shown = plain(view, words)
        return shown if view.given else msgspec.structs.replace(shown, areas=[*shown.areas, story(view, words)])

    monkeypatch.setattr(game, "scene", scene)


@pytest.mark.parametrize(("language", "device"), [("en", "desk"), ("ru", "phone")])
def test_a_page_is_read_and_answered(visit, table_server, book, language, device):
    table = table_server.table("Anna", "Boris")
    me = visit(language, **(PHONE if device == "phone" else {})).sit_at(table, 0)
    me.wait_until_asked()
    assert me.page.locator(".leaf h2").inner_text() == "The dry well"
    assert STORY[language][0] in me.page.inner_text(".leaf .read")
    assert me.page.locator(".prompt .button.main").count() == 0
    assert me.page.locator("[data-area=hand] .open").count() == 0
    me.page.wait_for_load_state("networkidle")
    me.picture(f"page-{device}-{language}")
    assert violations(me.page) == []
    assert width_of(me.page) <= me.page.viewport_size["width"]
    before = me.n
    chosen = me.page.locator(".leaf .answer.open").nth(1)
    number = chosen.get_attribute("data-piece").removeprefix("answer-")
    chosen.click()
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    me.page.wait_for_selector(".leaf", state="detached")
    assert table.scene(0)["prompt"]["given"] == [f"explore {number}"]


def test_a_page_can_be_set_aside_and_taken_up_again(visit, table_server, book):
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    me.page.click(".leaf button[aria-label='Look at the table']")
    me.page.wait_for_selector(".leaf", state="detached")
    me.page.locator("[data-area=market] .piece").first.click()
    me.page.wait_for_selector("dialog .sentence")
    me.page.keyboard.press("Escape")
    me.page.click("button:has-text('Back to the page: The dry well')")
    me.page.wait_for_selector(".leaf .answer.open")


def test_a_page_is_answered_by_keyboard(visit, table_server, book):
    me = visit().sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    for _ in range(30):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement.matches('.answer.open')"):
            break
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".leaf", state="detached")


def test_a_page_that_grows_is_read_on_from_where_one_was(visit, table_server, monkeypatch):
    game = installed("faraway")
    plain = game.scene

    def scene(view, words):
        """A long paragraph before the first region lies there, and another with every one that does."""
        shown = plain(view, words)
        text = [f"{number}. {' '.join(STORY['en'] * 30)}" for number in range(len(view.table.paths[0]) + 1)]
        return msgspec.structs.replace(
            shown, areas=[*shown.areas, msgspec.structs.replace(story(view, words), text=text)]
        )

    monkeypatch.setattr(game, "scene", scene)
    table = table_server.table("Anna", "Boris")
    me = visit("en").sit_at(table, 0)
    me.wait_until_asked()
    assert me.page.locator(".leaf .before").count() == 0
    assert me.page.evaluate("document.querySelector('.leaf .read').scrollTop") == 0
    for seat in (0, 1):
        table.move(seat, table.options(seat)[0])
    me.page.wait_for_selector(".leaf .read p.before + p")
    top, newest = [me.page.locator(place).bounding_box()["y"] for place in (".leaf .read", ".leaf .read p >> nth=1")]
    assert top <= newest < top + 60


def test_what_was_closed_is_not_read_again(visit, table_server, monkeypatch):
    game = installed("faraway")
    plain = game.scene

    def scene(view, words):
        """A page that asks nothing, and has another paragraph with every region that lies there."""
        shown = plain(view, words)
        text = [f"{number}. {' '.join(STORY['en'])}" for number in range(len(view.table.paths[0]) + 1)]
        page = msgspec.structs.replace(story(view, words), text=text, pieces=[], whole=True)
        return msgspec.structs.replace(shown, areas=[*shown.areas, page])

    monkeypatch.setattr(game, "scene", scene)
    table = table_server.table("Anna", "Boris")
    me = visit("en").sit_at(table, 0)
    me.page.click(".leaf button[aria-label='Close']")
    me.page.wait_for_selector(".leaf", state="detached")
    for seat in (0, 1):
        table.move(seat, table.options(seat)[0])
    me.page.wait_for_selector(".leaf .read p.before + p")
    assert me.page.locator(".leaf .before").count() == 1

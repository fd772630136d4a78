"""What the others did is told at my turn, a line each, and shown again on the table; at the tempo somebody chose."""

import pytest

from tests.browser.screenshots import Moment, bring_to, dealt_as
from tests.browser.steady import LAPTOP
from tests.browser.test_phone import PHONE
from tests.browser.visit import ASKED

STEPS = {"motion": "no-preference", "settings": {"speed": 1, "tempo": "step"}}
NEXT = ".prompt .answers .button.main:text-is('Go on')"


def after_one_round(visit, table_server, *others, **chosen):
    """Anna, who is asked again after the others have explored their regions too."""
    table = table_server.table("Anna", *(others or ("Boris", "Vera")))
    anna = visit(**chosen).sit_at(table, 0)
    anna.wait_until_asked()
    anna.answer()
    while 0 not in table.waiting():
        assert table.move(table.waiting()[0]).status_code == 200
    return table, anna


def test_each_rival_has_a_line_and_can_be_watched_again(visit, table_server):
    _, anna = after_one_round(visit, table_server)
    anna.wait_until_asked()
    lines = anna.page.locator(".prompt .recap button")
    assert [line.inner_text().split("\n")[0] for line in lines.all()] == ["Boris", "Vera"]
    assert "explores region" in lines.first.inner_text()
    question, lit = anna.question(), anna.page.locator("#felt .piece.open").count()
    lines.first.click()
    anna.wait_until_asked()
    assert anna.question() == question
    assert anna.page.locator("#felt .piece.open").count() == lit, "the table lies and asks as before"


def test_on_a_phone_a_rivals_line_tells_deeds_and_is_whole(visit, table_server):
    """Dice that fell, and what a card gave, are left to the log."""
    with dealt_as("lines 3"):
        table = table_server.table("Anna", "Boris", game="glow")
    anna = visit(**PHONE).sit_at(table, 0)
    while 1 not in table.waiting() or not table.options(1)[0].startswith("recruit"):
        assert table.move(table.waiting()[0]).status_code == 200
    while 1 in table.waiting():
        assert table.move(1, "keep" if "keep" in table.options(1) else "").status_code == 200
    anna.page.wait_for_selector("[data-area=dice-0] .piece.open")
    line = anna.page.locator(".prompt .recap button")
    assert line.inner_text() == "Boris sets out as Taetyss, recruits Lumipili 18, goes to a fire spot."
    assert line.evaluate("line => line.scrollHeight <= line.clientHeight + 1"), line.inner_text()


def chooses_a_die_last(position):
    """Anna takes an initiative card; both others have theirs, and own something."""
    table = position.table
    chooses = position.waiting == [0] and position.offers[0].verb == "take" and all(table.cards[1:])
    return chooses and table.start == 1


def test_what_follows_from_a_die_or_a_card_is_left_to_the_log(visit, table_server):
    moment = Moment("", "rollplayer", ["Anna", "Boris", "Vera"], "lines", chooses_a_die_last)
    anna = visit("ru", **PHONE).sit_at(bring_to(table_server, moment), 0)
    anna.page.wait_for_selector(".prompt .recap li")
    for line in anna.page.locator(".prompt .recap button").all():
        assert line.evaluate("line => line.scrollHeight <= line.clientHeight + 1"), line.inner_text()
        assert "карту инициативы" not in line.inner_text()


@pytest.mark.parametrize("screen", [{"width": 1440, "height": 900}, PHONE], ids=["desk", "phone"])
def test_the_lines_of_five_rivals_are_all_in_sight(visit, table_server, screen):
    _, anna = after_one_round(visit, table_server, "Boris", "Vera", "Gleb", "Dina", "Egor", **screen)
    anna.page.wait_for_selector(".prompt .recap li >> nth=4")
    assert (
        anna.page.evaluate("(said => said.scrollHeight - said.clientHeight)(document.querySelector('.prompt .said'))")
        <= 0
    )


def test_what_is_watched_again_is_seen_happening(visit, table_server):
    _, anna = after_one_round(visit, table_server, motion="no-preference", settings={"speed": 1})
    anna.wait_until_asked()
    placed = anna.page.locator("[data-area=path-1] [data-piece]")
    assert placed.count() == 1
    anna.page.evaluate("""() => {
        window.counts = new Set();
        const look = () => window.counts.add(document.querySelectorAll('[data-area=path-1] [data-piece]').length);
        new MutationObserver(look).observe(document.getElementById('felt'), { subtree: true, childList: true });
    }""")
    anna.page.locator(".prompt .recap button").first.click()
    anna.page.wait_for_selector(ASKED, state="detached")
    anna.wait_until_asked()
    assert anna.page.evaluate("[...window.counts].sort()") == [0, 1], "the card was gone, and was laid once more"


def test_step_by_step_every_moment_waits_for_a_press(visit, table_server):
    _, anna = after_one_round(visit, table_server, **STEPS)
    pressed = 0
    while not anna.asked:
        anna.page.wait_for_selector(f"{NEXT}, {ASKED}")
        if anna.page.locator(NEXT).count():
            anna.page.locator(NEXT).dispatch_event("pointerdown")
            pressed += 1
    assert pressed >= 1
    assert anna.page.locator(".prompt .recap button").count() == 2


def test_the_log_tells_a_turn_in_one_breath_and_shows_what_it_names(visit, table_server):
    _, anna = after_one_round(visit, table_server)
    anna.wait_until_asked()
    anna.page.keyboard.press("l")
    anna.page.wait_for_selector("aside .picture")
    mine = anna.page.locator("aside li.mine").last
    assert mine.inner_text().startswith("You ")
    picture = mine.locator(".picture").first
    assert picture.get_attribute("aria-label").startswith("Region ")
    picture.hover()
    anna.page.wait_for_selector(".zoom")
    rounds = anna.page.locator("aside li.table", has_text="Round ")
    assert rounds.first.inner_text().startswith("Round 1.")


def ends_a_turn_in_town(position):
    """Something may still be bought: otherwise the page would end the turn by itself."""
    in_town = position.waiting == [0] and not position.table.heroes[0].space
    may_buy = in_town and any(len(extra) for extra in position.extras(0))
    return may_buy and "end" in map(str, position.offers[0])


def test_what_comes_to_lie_under_a_resting_pointer_does_not_hide_what_the_others_did(visit, table_server):
    table = bring_to(table_server, Moment("", "nearfar", ["Anna", "Boris"], "rest 1", ends_a_turn_in_town))
    anna = visit(**LAPTOP).sit_at(table, 0)
    anna.wait_until_asked()
    anna.page.click(".prompt .button:text-is('End the turn')")
    while 0 not in table.waiting():
        assert table.move(1).status_code == 200
    travel = anna.page.locator(".prompt .button:text-is('Travel')")
    travel.wait_for()
    anna.page.wait_for_selector(".prompt .recap")
    assert travel.evaluate("button => button.matches(':hover')"), "it lies where the other button was pressed"
    box = travel.bounding_box()
    anna.page.mouse.move(box["x"] + 30, box["y"] + 20)
    anna.page.wait_for_selector(".prompt .hint")

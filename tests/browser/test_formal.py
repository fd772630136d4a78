"""Questions with one answer that means nothing are answered by the page; giving away is asked about once more."""

from tests.browser.screenshots import Moment, bring_to
from tests.browser.visit import ASKED


def rerolls(position):
    return 0 in position.lanes and 0 in position.waiting and position.offers[0].verb == "reroll"


def cannot_pay(position):
    """Anna is asked what she buys, and something on the market is too dear."""
    if position.waiting != [0] or position.offers[0].verb != "buy":
        return False
    return bool(position.offers[0].barred())


def test_dice_that_are_in_the_hand_are_thrown(visit, table_server):
    moment = Moment("", "glow", ["Anna", "Boris"], "throw 1", rerolls)
    anna = visit().sit_at(bring_to(table_server, moment), 0)
    anna.wait_until_asked()
    anna.page.locator("#felt .piece.open").first.dispatch_event("click")
    anna.page.click(".prompt .answers .button:has-text('Reroll')")
    anna.page.click(".prompt .answers .button:has-text('Only this one')")
    anna.wait_until("document.querySelector('.screen').dataset.asked === 'true'")
    buttons = [button.inner_text().strip() for button in anna.page.locator(".prompt .button").all()]
    assert "Throw" not in buttons


def test_a_card_that_cannot_be_bought_is_not_discarded_by_the_same_press(visit, table_server):
    moment = Moment("", "rollplayer", ["Anna", "Boris"], "dear 1", cannot_pay)
    anna = visit().sit_at(bring_to(table_server, moment), 0)
    anna.page.wait_for_selector(ASKED)
    before = anna.n
    open_cards = anna.page.locator("[data-area=market] .piece.open")
    for place in range(open_cards.count()):
        open_cards.nth(place).dispatch_event("click")
        assert anna.page.get_by_role("button", name="Discard", exact=False).count() >= 1
        anna.page.keyboard.press("Escape")
    assert anna.n == before

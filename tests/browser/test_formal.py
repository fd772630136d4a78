"""Questions with one answer that means nothing are answered by the page; giving away has a button of its own."""

import pytest

from tests.browser.screenshots import Moment, bring_to
from tests.browser.visit import ASKED


def rerolls(position):
    return 0 in position.lanes and 0 in position.waiting and position.offers[0].verb == "reroll"


def cannot_pay(position):
    """Anna is asked what she buys, and something on the market is too dear."""
    if position.waiting != [0] or position.offers[0].verb != "buy":
        return False
    return bool(position.offers[0].barred())


LATE = """
const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', { ...hear, set(listener) {
  hear.set.call(this, (event) => setTimeout(() => listener(event), JSON.parse(event.data).type === 'done' ? 600 : 0));
} });
"""
"""That something was done is heard after what is asked next."""


@pytest.mark.parametrize("network", ["", LATE])
def test_dice_that_are_in_the_hand_are_thrown(visit, table_server, network):
    moment = Moment("", "glow", ["Anna", "Boris"], "throw 1", rerolls)
    anna = visit()
    anna.page.add_init_script(network)
    anna.sit_at(bring_to(table_server, moment), 0)
    anna.wait_until_asked()
    anna.page.locator("#felt .piece.open").first.dispatch_event("click")
    anna.page.click(".prompt .answers .button:has-text('Reroll')")
    anna.page.click(".prompt .answers .button:has-text('Only this one')")
    before = anna.n
    anna.page.wait_for_selector(".prompt .answers .button:has-text('A reroll token')")
    ways = anna.page.locator(".prompt .answers .button small").all_text_contents()
    assert [way.split()[0] for way in ways] == ["tokens", "bursts"], "each says what it takes before it is pointed at"
    anna.page.click(".prompt .answers .button:has-text('A reroll token')")
    anna.page.wait_for_selector(f".screen:not([data-n='{before}']) .prompt .question:has-text('keep your dice')")


def can_only_halt(position):
    return position.waiting == [0] and list(map(str, position.offers[0])) == ["halt"]


def test_the_only_way_on_is_filled_though_it_declines_elsewhere(visit, table_server):
    anna = visit().sit_at(bring_to(table_server, Moment("", "nearfar", ["Anna", "Boris"], "one 0", can_only_halt)), 0)
    anna.page.wait_for_selector(ASKED)
    anna.page.wait_for_selector(".prompt .answers .button.main")
    assert anna.page.locator(".prompt .answers .button:not(.barred)").count() == 1


MARKET = "[data-area=market] .piece"


def at_the_market(visit, table_server, **device):
    moment = Moment("", "rollplayer", ["Anna", "Boris"], "dear 1", cannot_pay)
    anna = visit(**device).sit_at(bring_to(table_server, moment), 0)
    anna.page.wait_for_selector(ASKED)
    return anna


def test_touching_a_card_never_discards_it(visit, table_server):
    anna = at_the_market(visit, table_server)
    before = anna.n
    anna.page.locator(f"{MARKET}.barred").first.dispatch_event("click")
    anna.page.wait_for_selector(".prompt .why")
    assert anna.n == before


def test_a_card_is_discarded_by_a_button_of_its_own(visit, table_server):
    anna = at_the_market(visit, table_server)
    discard = anna.page.get_by_role("button", name="Discard a card for gold", exact=True)
    bought = anna.page.locator(f"{MARKET}.open").count()
    discard.click()
    assert discard.get_attribute("aria-pressed") == "true"
    assert anna.page.locator(f"{MARKET}.open").count() == anna.page.locator(MARKET).count() > bought
    discard.click()
    assert anna.page.locator(f"{MARKET}.open").count() == bought, "one may think better of it"
    discard.click()
    before = anna.n
    gone = anna.page.locator(f"{MARKET}.open").first.get_attribute("data-piece")
    anna.page.locator(f"[data-piece='{gone}']").dispatch_event("click")
    anna.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    assert anna.page.locator(f"{MARKET}[data-piece='{gone}']").count() == 0

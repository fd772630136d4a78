"""Half way through a choice: what was answered stays marked, what can be answered is seen, and nobody takes it away."""

from tests.browser.screenshots import Moment, bring_to
from tests.browser.test_formal import rerolls

TWO = ["Anna", "Boris"]

WATCH_WHAT_IS_ASKED = """() => {
    const screen = document.querySelector('.screen');
    window.lost = false;
    new MutationObserver(() => (window.lost ||= screen.dataset.asked !== 'true')).observe(screen, { attributes: true });
}"""


def picks_a_die(position):
    """Anna is asked which of her dice she places."""
    return 0 in position.offers and position.offers[0].verb == "pick"


def test_what_was_answered_before_stays_marked(visit, table_server):
    me = visit().sit_at(bring_to(table_server, Moment("", "rollplayer", TWO, "halfway", picks_a_die)), 0)
    me.wait_until_asked()
    die = me.answer()
    me.page.wait_for_selector("[data-area=rolled] .chosen")
    assert [piece.get_attribute("data-piece") for piece in me.page.locator(".chosen").all()] == [die]


def test_of_several_answers_each_says_what_it_costs(visit, table_server):
    me = visit("ru").sit_at(bring_to(table_server, Moment("", "glow", TWO, "prices", rerolls)), 0)
    me.wait_until_asked()
    me.page.locator("[data-area=dice-0] .open").first.dispatch_event("click")
    me.page.wait_for_selector(".prompt .answers small")
    prices = me.page.locator(".prompt .answers small").all_inner_texts()
    assert len(prices) == 2
    assert len(set(prices)) == 2
    assert all(price not in me.page.inner_text(".prompt .hint") for price in prices), "there stands what both share"
    me.picture("halfway-prices")


def test_whoever_is_choosing_keeps_their_question_while_others_play(visit, table_server):
    table = bring_to(table_server, Moment("", "glow", TWO, "beside", rerolls))
    me = visit(motion="no-preference", settings={"speed": 1}).sit_at(table, 0)
    me.wait_until_asked()
    before, question = me.n, me.question()
    me.page.evaluate(WATCH_WHAT_IS_ASKED)
    assert table.move(1, "keep").status_code == 200
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    assert me.question() == question
    assert not me.page.evaluate("window.lost")


def test_the_lamp_stands_beside_the_question_and_not_upon_undo(visit):
    me = visit(width=1440, height=900).play_against_bots("Roll Player")
    me.answer()
    undo = me.page.locator(".prompt .undo .button")
    undo.wait_for()
    lamp = me.page.locator("button[title='What would you do?']")
    me.wait_until_asked()
    lamp.wait_for()
    prompt, stands = me.page.locator(".prompt").bounding_box(), lamp.bounding_box()
    assert stands["x"] >= prompt["x"] + prompt["width"]
    assert stands["x"] + stands["width"] <= 1440

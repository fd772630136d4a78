"""A first game by ear: every sentence of the guide is announced, and whatever it suggests is reached and named."""

import pytest

from tests.browser.listening import Listener
from tests.browser.test_guides import ENDED, NEXT, SUGGESTED, WIDE, Newcomer

STEPS = 12
"""So many presses are made at each table."""


def press(ear, selector):
    """Go to the button by the Tab key, as its name is read out, and press it."""
    button = ear.page.locator(selector)
    name = button.inner_text().strip()
    assert name in ear.names("button"), "whatever is suggested has its name"
    ear.walk(name)
    assert ear.focused() == (name, "button")
    ear.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "language"), [("faraway", "ru"), ("aftermath", "en")])
def test_a_first_game_is_heard_and_played_by_keys(visit, game, language):
    me = visit(language, **WIDE)
    newcomer = Newcomer(me, game, language).begin()
    ear = Listener(me.page)
    said, reasons = set(), 0
    for _ in range(STEPS):
        newcomer.wait()
        if me.page.locator(ENDED).count():
            break
        heard = ear.listen()
        name = newcomer.sentences.get(me.page.locator(".guide .words p").first.inner_text().strip())
        if name is not None:
            assert newcomer.guide.cues[name].says.spoken(language) in heard, f"{name} is announced"
            said.add(name)
        assert ear.nameless() == []
        before = me.n
        if me.page.locator(NEXT).count():
            press(ear, NEXT)
            me.wait_until(f"!document.querySelector({NEXT!r}) || document.activeElement")
            continue
        suggested = me.page.locator(SUGGESTED).inner_text().strip()
        me.page.wait_for_selector(".guide .why")
        heard = ear.listen()
        assert suggested in heard, "what is suggested is announced"
        assert me.page.inner_text(".guide .why").strip() in heard, "and so is the reason"
        reasons += 1
        press(ear, SUGGESTED)
        me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    assert len(said) >= 5
    assert reasons >= 3

"""A summary for the cardboard table: how to play and all signs, on one sheet of paper."""

import re

import pytest

from strannik.box.shelf import find_game
from tests.browser.test_phone import PHONE, width_of

TITLES = ("faraway", "glow", "rollplayer", "nearfar", "aftermath")
LOADED = "[...document.querySelectorAll('.sheet img')].every(one => one.complete && one.naturalWidth > 0)"
SPILLS = """() => {
    const sheet = document.querySelector('.sheet'), box = sheet.getBoundingClientRect();
    const low = [...sheet.querySelectorAll('li')].map(one => one.getBoundingClientRect().bottom);
    return [Math.max(...low) - box.bottom, sheet.scrollWidth - sheet.clientWidth];
}"""


NARROW = """() => {
    const steps = [...document.querySelectorAll('.how li')].filter(one => one.querySelector('img'));
    const letter = parseFloat(getComputedStyle(document.querySelector('.sheet')).fontSize);
    const widest = Math.max(...steps.map(one => one.querySelector('img').clientWidth / letter));
    const words = Math.min(...steps.map(one => one.querySelector('span').clientWidth / letter));
    return [widest, words];
}"""
"""How wide the pictures and the words beside them are, in letters."""


def opened(me, game):
    me.open(f"summary/{game}")
    me.page.wait_for_selector(".sheet .signs li")
    me.wait_until(LOADED)
    me.wait_until("document.querySelector('.sheet').style.getPropertyValue('--face') !== ''")
    return me


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", TITLES)
def test_everything_fits_on_one_sheet(visit, game, language):
    me = opened(visit(language), game)
    words = find_game(game).words(language)
    assert words.say("how-1") in me.page.inner_text(".how")
    last = me.page.locator(".signs li").count()
    assert f"sign-{last}" in words
    assert f"sign-{last + 1}" not in words
    me.page.emulate_media(media="print")
    low, wide = me.page.evaluate(SPILLS)
    assert low <= 0, f"{low} pixels too long"
    assert wide <= 0
    paper = me.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    widest, words_beside = me.page.evaluate(NARROW)
    assert widest >= 6.5, "what is drawn can be made out"
    assert words_beside >= 11
    me.page.emulate_media(media="screen")
    me.picture(f"summary-{game}-{language}")


def test_it_is_found_from_the_rules_and_read_on_a_phone(visit):
    me = visit("ru", **PHONE)
    me.open("rules/faraway")
    me.page.click("a:has-text('На одном листе')")
    me.page.wait_for_selector(".sheet .signs li")
    assert width_of(me.page) <= PHONE["width"]

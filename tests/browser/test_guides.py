"""A newcomer's way: from an empty profile through the guided first game of every title to its end."""

import pytest

from strannik.box.shelf import find_game
from tests.browser.test_phone import PHONE, width_of
from tests.browser.visit import ENDED

WIDE = {"width": 1440, "height": 900}
NEXT = ".guide .does .button:not(.suggested)"
SUGGESTED = ".guide .suggested:not([disabled])"
SAID = ".guide .words p"
MOST = 160
"""More presses than any first game takes."""

LIT = """selector => [...document.querySelectorAll('.screen [data-area], .screen [data-piece], .screen [data-counter]')]
    .filter(one => getComputedStyle(one).outlineStyle === 'dashed').length"""


class Newcomer:
    """Somebody who reads what the guide says and does what it suggests."""

    def __init__(self, me, game, language):
        self.me = me
        self.page = me.page
        self.guide = find_game(game).guide
        self.title = find_game(game).words(language).say("game-title")
        self.language = language
        self.heard = []
        self.lit = 0

    def begin(self):
        """Press the main button of the title."""
        self.me.lobby()
        main = self.page.locator(f"article:has(h2:text-is('{self.title}')) .button.main")
        assert main.count() == 1
        main.click()
        self.page.wait_for_selector(SAID)
        return self

    def read(self):
        """Note what is said, and go on to the last of it."""
        while True:
            said = self.page.locator(SAID).first.inner_text().strip()
            if said and said not in self.heard:
                self.heard.append(said)
                self.lit += self.page.evaluate(LIT)
            further = self.page.locator(NEXT)
            if not further.count():
                return
            further.dispatch_event("click")

    def play(self):
        """Do what is suggested until the end is shown."""
        for _ in range(MOST):
            self.page.wait_for_selector(f"{SUGGESTED}, {NEXT}, {ENDED}")
            if self.me.ended:
                return self
            self.read()
            self.page.wait_for_selector(f"{SUGGESTED}, {ENDED}")
            if self.me.ended:
                return self
            before = self.me.n
            self.page.locator(SUGGESTED).dispatch_event("click")
            self.page.wait_for_selector(f".screen:not([data-n='{before}'])")
        raise AssertionError("the first game does not end")

    def sentences(self):
        return {cue.says.spoken(self.language) for cue in self.guide.cues.values()}


@pytest.mark.parametrize(
    ("game", "language", "device"),
    [
        ("faraway", "ru", PHONE),
        ("faraway", "en", WIDE),
        ("glow", "en", PHONE),
        ("glow", "ru", WIDE),
        ("rollplayer", "ru", PHONE),
        ("rollplayer", "en", WIDE),
        ("nearfar", "en", PHONE),
        ("nearfar", "ru", WIDE),
    ],
    ids=lambda value: str(value["width"]) if isinstance(value, dict) else value,
)
def test_a_newcomer_finishes_a_first_game(visit, game, language, device):
    me = visit(language, **device)
    newcomer = Newcomer(me, game, language).begin()
    assert me.page.locator(".guide").is_visible()
    me.picture(f"guide-{game}-{language}-{device['width']}")
    newcomer.play()
    me.page.wait_for_selector("dialog .note")
    assert me.page.locator("dialog .note").first.inner_text() in newcomer.sentences()
    me.picture(f"guide-{game}-{language}-{device['width']}-end")
    known = newcomer.sentences()
    spoken = [said for said in newcomer.heard if said in known]
    assert len(spoken) >= 8, newcomer.heard
    assert newcomer.lit >= 5, "what is meant is lit"
    assert width_of(me.page) <= device["width"]
    me.lobby()
    tile = me.page.locator(f"article:has(h2:text-is('{newcomer.title}'))")
    assert tile.locator(".button.main").get_attribute("class").split().count("play") == 1
    assert tile.locator(".links .link").count() == 1, "the guide is one press away"


def test_whoever_goes_their_own_way_is_followed(visit):
    me = visit("en", **WIDE)
    newcomer = Newcomer(me, "faraway", "en").begin()
    newcomer.read()
    suggested = me.page.locator(SUGGESTED)
    suggested.wait_for()
    said = suggested.get_attribute("data-say")
    others = me.page.locator("#felt [data-area=hand] .piece.open")
    names = others.evaluate_all("all => all.map(one => one.dataset.piece)")
    other = next(place for place, name in enumerate(names) if name.rpartition("-")[2] != said.rpartition(" ")[2])
    before = me.n
    others.nth(other).click()
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    me.page.wait_for_selector(f"{SAID}:has-text('Now everybody takes a new region')")


def test_the_guide_is_left_and_called_back(visit):
    me = visit("en", **WIDE)
    Newcomer(me, "faraway", "en").begin()
    me.page.click(".guide [aria-label='Play on without the guide']")
    back = me.page.locator("button:has-text('Call the guide back')")
    back.wait_for()
    assert me.page.locator(".guide").count() == 0
    me.answer()
    back.click()
    me.page.wait_for_selector(f"{SAID}:has-text('Now everybody takes a new region')")


def test_by_keyboard_alone(visit):
    """G goes on to the next sentence, and at the last of them does what is suggested."""
    me = visit("en", **WIDE)
    newcomer = Newcomer(me, "faraway", "en").begin()
    assert me.page.locator(f"{SAID}[aria-live=polite]").count() == 1, "it is heard as well"
    me.page.keyboard.press("g")
    me.page.wait_for_selector(SUGGESTED)
    newcomer.read()
    before = me.n
    me.page.keyboard.press("g")
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")


def test_what_would_you_do(visit, table_server):
    me = visit("en", **WIDE).sit_at(table_server.table("Anna", "bot", "bot"), 0)
    me.wait_until_asked()
    me.page.keyboard.press("h")
    first = me.page.locator(".advice ol li").first
    first.wait_for()
    assert "ways the game could go on" in me.page.inner_text(".advice [role=status]")
    assert "points" in first.locator(".points").inner_text()
    me.picture("hint-1440")
    before = me.n
    first.locator("button").click()
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    assert me.page.locator(".advice").count() == 0
    while not me.ended:
        me.wait_until_asked()
        if not me.ended:
            me.answer()
    me.page.wait_for_selector("dialog .note")
    assert me.page.locator("dialog .note").inner_text() == "Anna asked for advice once."


def test_a_hint_on_a_phone_in_russian(visit, table_server):
    me = visit("ru", **PHONE).sit_at(table_server.table("Анна", "bot", "bot"), 0)
    me.wait_until_asked()
    me.page.tap("button[title='Как бы вы пошли?']")
    me.page.wait_for_selector(".advice ol li")
    me.picture("hint-360")
    assert width_of(me.page) <= PHONE["width"]


def test_friends_have_no_such_button_unless_they_agreed(visit, table_server):
    me = visit("en", **WIDE).sit_at(table_server.table("Anna", "Boris"), 0)
    me.wait_until_asked()
    assert me.page.locator("button[title='What would you do?']").count() == 0
    agreed = visit("en", **WIDE).sit_at(table_server.table("Anna", "Boris", hints=True), 0)
    agreed.wait_until_asked()
    assert agreed.page.locator("button[title='What would you do?']").count() == 1

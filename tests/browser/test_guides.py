"""A newcomer's way: from an empty profile through the guided first game of every title to its end."""

import json
import re

import pytest

from strannik.box.shelf import find_game, game_ids
from strannik.show.clauses import LANGUAGES
from tests.browser.test_phone import PHONE, width_of
from tests.browser.visit import ENDED, MOMENT

WIDE = {"width": 1440, "height": 900}
TONGUES = [("ru", "en"), ("en", "ru")]
"""What is read at the desk, and what on the phone."""

NEXT = ".guide .does .button:not(.suggested, [disabled])"
SUGGESTED = ".guide .suggested:not([disabled])"
SAID = ".guide .words p"
MOST = 400
"""More looks at the table than any first game takes."""

LOOKS = 60
"""So often one looks for what is meant."""

PRESS = """selector => {
    const button = document.querySelector(selector);
    button?.click();
    return button !== null;
}"""
"""Press it if it is there: a page may be opened over the table at any moment."""

MISFITS = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const guide = box('.guide'), words = box('.guide .words'), said = box('.guide .words p');
    const wrong = [];
    if (guide.left < 0 || guide.right > innerWidth) wrong.push('the guide is too wide');
    if (guide.top < 0 || guide.bottom > innerHeight) wrong.push('the guide is too high');
    if (said.bottom > words.bottom + 1 || said.right > words.right + 1) wrong.push('the sentence');
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page');
    if (box('.screen > footer').height > innerHeight / 2) wrong.push('the table has less than half of the screen');
    return wrong;
}"""
"""What does not fit on the screen while the guide speaks."""

IN_OTHER_WORDS = f"""others => {{
    const words = document.createTreeWalker(document.querySelector('.guide .words p'), NodeFilter.SHOW_TEXT);
    while (words.nextNode() && !words.currentNode.data.trim());
    const own = words.currentNode.data;
    words.currentNode.data = others;
    const wrong = ({MISFITS})();
    words.currentNode.data = own;
    return wrong;
}}"""
"""What would not fit if the same were said in these words."""

SEEN = """() => {
    const top = document.querySelector('.screen > header').getBoundingClientRect().bottom;
    const bottom = document.querySelector('.screen > footer').getBoundingClientRect().top;
    const gold = getComputedStyle(document.querySelector('.guide')).borderTopColor;
    const lit = style => style.outlineStyle !== 'none' && style.outlineColor === gold;
    return [...document.querySelectorAll('.screen *')]
        .filter(one => lit(getComputedStyle(one)))
        .map(one => one.getBoundingClientRect())
        .filter(one => Math.min(one.bottom, bottom) - Math.max(one.top, top) >= Math.min(one.height / 2, 40))
        .length;
}"""
"""How many of the things that are lit can be seen, above the guide's own card."""


LAMPS = [1024, 1280, 1440, 1920]
"""How wide the window is in which the lamp is looked at."""

COVERED = """() => {
    const box = one => one.getBoundingClientRect();
    const lamp = box(document.querySelector('.ask'));
    if (lamp.left < 0 || lamp.right > innerWidth) return ['the lamp itself is cut'];
    const beside = one => one.left >= lamp.right || one.right <= lamp.left;
    const under = one => !beside(one) && one.top < lamp.bottom && one.bottom > lamp.top;
    const others = [...document.querySelectorAll('footer button:not(.ask)')];
    return others.filter(one => under(box(one))).map(one => one.innerText);
}"""
"""The buttons on which the lamp of good advice lies."""


class Newcomer:
    """Somebody who reads what the guide says and does what it suggests."""

    def __init__(self, me, game, language):
        self.me = me
        self.page = me.page
        self.guide = find_game(game).guide
        self.title = find_game(game).words(language).say("game-title")
        self.sentences = {cue.says.spoken(language): name for name, cue in self.guide.cues.items()}
        self.other = next(one for one in LANGUAGES if one != language)
        self.heard = {}

    @property
    def tile(self):
        return self.page.locator(f"article:has(h2:text-is('{self.title}'))")

    def begin(self):
        """Press the main button of the title."""
        self.me.lobby()
        main = self.tile.locator(".button.main")
        assert main.count() == 1
        main.click()
        self.page.wait_for_selector(SAID)
        return self

    def sit_down_beside(self, other):
        """Sit at the other's table, on the same seat, with this device and in this language."""
        keys = other.page.evaluate("localStorage.getItem('strannik.keys')")
        self.page.evaluate("keys => localStorage.setItem('strannik.keys', keys)", keys)
        self.me.open(f"table/{other.me.table}")
        self.page.wait_for_selector(f"{SAID}, {ENDED}")

    def wait(self):
        """Wait until there is something to read or to do."""
        self.page.wait_for_selector(f"{SUGGESTED}, {NEXT}, {ENDED}")

    @property
    def said(self):
        """The name of what is said now; nothing while a page is to be read first."""
        return self.sentences.get(self.page.locator(SAID).first.inner_text().strip())

    def read(self):
        """Look at everything that is said; a page that lies over the table is read and put aside."""
        while True:
            name = self.said
            if name is not None and name not in self.heard:
                assert self.page.evaluate(MISFITS) == [], name
                others = self.guide.cues[name].says.spoken(self.other)
                assert self.page.evaluate(IN_OTHER_WORDS, others) == [], (name, self.other)
                seen = self.seen(name) if self.guide.cues[name].points else 0
                if self.said == name:
                    self.heard[name] = seen
            if not self.page.evaluate(PRESS, NEXT):
                return

    def seen(self, name=None):
        """How much of what is meant is in sight, as soon as the page has gone there.

        While bots go on, a page of the book may come over the table at any moment; the same is said again after it.
        """
        for _ in range(LOOKS):
            found = self.page.evaluate(SEEN)
            if found or (name is not None and self.said != name):
                return found
            self.page.wait_for_timeout(MOMENT)
        return 0

    def do(self):
        """Do what is suggested, unless a page has come in between."""
        before = self.me.n
        if self.page.evaluate(PRESS, SUGGESTED):
            self.page.wait_for_selector(f".screen:not([data-n='{before}'])")

    def unlit(self):
        """The cues that meant something and showed nothing."""
        return [name for name, seen in self.heard.items() if self.guide.cues[name].points and not seen]


def play(*people):
    """Those who share a seat read everything, each on their own screen, and act in turn until the end is shown."""
    for turn in range(MOST):
        for one in people:
            one.wait()
        if any(one.me.ended for one in people):
            for one in people:
                one.page.wait_for_selector(ENDED)
            return
        before = {one.me.n for one in people}
        for one in people:
            one.read()
        if len(before) == 1 and {one.me.n for one in people} == before:
            people[turn % len(people)].do()
    raise AssertionError("the first game does not end")


@pytest.mark.long
@pytest.mark.parametrize(("game", "wide", "narrow"), [(game, *TONGUES[at % 2]) for at, game in enumerate(game_ids())])
def test_a_newcomer_finishes_a_first_game(visit, game, wide, narrow):
    """Every title in both languages and on both screens. Two play one game: a desk and a phone share the seat.

    Each of them sees on their own screen that what is said would fit in the other's language too.
    """
    desk = Newcomer(visit(wide, **WIDE), game, wide).begin()
    phone = Newcomer(visit(narrow, **PHONE), game, narrow).begin()
    phone.sit_down_beside(desk)
    with desk.me.painted_small(), phone.me.painted_small():
        play(desk, phone)
    assert {*desk.heard} == {*phone.heard}
    for one, language, width in ((desk, wide, WIDE["width"]), (phone, narrow, PHONE["width"])):
        assert len(one.heard) >= 8, one.heard
        assert one.unlit() == [], "what is meant is lit and in sight"
        one.page.wait_for_selector("dialog .note")
        assert one.page.locator("dialog .note").first.inner_text() in one.sentences
        assert width_of(one.page) <= width
        one.me.picture(f"guide-{game}-{language}-{width}-end")
        one.me.lobby()
        assert one.tile.locator(".button.main.play").count() == 1
        assert one.tile.locator(".links .link").count() == 1, "the guide is one press away"


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


def test_what_comes_meanwhile_takes_nobody_back_to_what_they_have_read(visit):
    """Others move on while somebody reads: a new sentence has its turn, and the one that is being read stays."""
    me = visit("en", **WIDE)
    heard = []

    def listen(socket):
        server = socket.connect_to_server()
        server.on_message(lambda message: (heard.append((socket, json.loads(message))), socket.send(message)))

    me.page.route_web_socket(re.compile("/api/tables/"), listen)
    newcomer = Newcomer(me, "faraway", "en").begin()
    assert newcomer.said == "welcome"
    me.page.click(NEXT)
    assert newcomer.said == "card"
    socket, last = next(one for one in reversed(heard) if one[1].get("guide"))
    cues = last["guide"]["cues"]
    guide = {"cues": [*cues[:2], {"name": "later", "text": "Somebody has come in."}, *cues[2:]]}
    happened = {"n": me.n, "since": me.n, "seat": last["seat"], "prompt": last["prompt"], "events": [], "changes": {}}
    socket.send(json.dumps({"type": "update", **happened, "guide": guide}))
    me.page.wait_for_timeout(10 * MOMENT)
    assert newcomer.said == "card"
    me.page.click(NEXT)
    me.page.wait_for_selector(f"{SAID}:text-is('Somebody has come in.')")
    me.page.click(NEXT)
    me.page.wait_for_selector(SUGGESTED)
    assert newcomer.said == "explore"


def test_a_bot_that_had_no_time_to_think_is_asked_again(visit):
    me = visit("en", **WIDE)
    asked = []

    def busy(route):
        asked.append(route.request.url)
        route.fulfill(json={"n": me.n, "say": ""}) if len(asked) == 1 else route.continue_()

    me.page.route("**/suggestion*", busy)
    newcomer = Newcomer(me, "aftermath", "en").begin()
    while "cards" not in newcomer.heard:
        newcomer.wait()
        newcomer.read()
        newcomer.do()
    assert len(asked) >= 2, "the guide itself suggests nothing there"


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


def test_on_a_phone_the_guide_steps_back_for_whoever_goes_to_the_table(visit):
    me = visit("ru", **PHONE)
    newcomer = Newcomer(me, "faraway", "ru").begin()
    newcomer.read()
    me.page.wait_for_selector(SUGGESTED)
    whole = me.page.locator(".guide").bounding_box()["height"]
    me.page.locator("#felt .lying").dispatch_event("click")
    me.page.wait_for_selector(".guide.strip")
    assert me.page.locator(".guide").bounding_box()["height"] < whole / 2
    assert newcomer.seen(), "what is meant stays lit"
    assert me.page.locator(SUGGESTED).is_visible()
    me.page.click(".guide .fold")
    me.page.wait_for_selector(".guide:not(.strip)")
    me.page.locator("#felt .lying").dispatch_event("click")
    me.page.wait_for_selector(".guide.strip")
    newcomer.do()
    me.page.wait_for_selector(".guide:not(.strip) .words p:has-text('берёт новый регион')")
    assert me.page.evaluate(MISFITS) == []


def test_the_eye_goes_to_what_is_meant_on_a_phone(visit):
    me = visit("en", **PHONE)
    newcomer = Newcomer(me, "aftermath", "en").begin()
    me.page.click(NEXT)
    me.page.wait_for_selector(f"{SAID}:has-text('You are a small animal')")
    assert newcomer.seen(), "the hero's sheet lies at the foot of the table"
    me.page.evaluate("scrollTo(0, 0)")
    me.wait_until(f"({SEEN})() === 0")
    me.page.click(".guide [aria-label='Show what is meant']")
    assert newcomer.seen(), "the page has gone back to it"


def test_the_eye_opens_the_tab_where_what_is_meant_lies(visit):
    me = visit("ru", **WIDE)
    newcomer = Newcomer(me, "nearfar", "ru").begin()
    tab = me.page.locator(".screen [role=tab].meant")
    tab.wait_for()
    assert tab.get_attribute("aria-selected") == "false"
    me.page.click(".guide [aria-label='Показать, о чём речь']")
    board = me.page.locator("[data-area=board-0]")
    board.wait_for()
    assert board.evaluate("one => getComputedStyle(one).outlineStyle") == "dashed"
    me.page.wait_for_selector(".guide .show", state="hidden")
    assert newcomer.seen()


def test_by_keyboard_alone(visit):
    """G goes on to the next sentence, and at the last of them does what is suggested."""
    me = visit("en", **WIDE)
    newcomer = Newcomer(me, "faraway", "en").begin()
    for _ in range(2):
        me.page.keyboard.press("g")
    me.page.wait_for_selector(SUGGESTED)
    newcomer.read()
    before = me.n
    me.page.keyboard.press("g")
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")


def test_the_lamp_of_good_advice_covers_no_other_button(visit):
    me = visit("ru", width=LAMPS[0], height=900)
    newcomer = Newcomer(me, "aftermath", "ru").begin()
    while "cards" not in newcomer.heard:
        newcomer.wait()
        newcomer.read()
        newcomer.do()
    me.page.wait_for_selector(".prompt .undo .button")
    for width in LAMPS:
        me.page.set_viewport_size({"width": width, "height": 900})
        me.wait_until(f"innerWidth === {width}")
        assert me.page.evaluate(COVERED) == [], width
        me.picture(f"guide-lamp-{width}")


def test_what_would_you_do(visit, table_server):
    table = table_server.table("Anna", "bot", "bot")
    me = visit("en", **WIDE).sit_at(table, 0)
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
    me.look_away()
    table.play_on()
    me.open(f"table/{table.id}").page.wait_for_selector("dialog .note")
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

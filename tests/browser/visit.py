"""One person at the page: what they see and what they press."""

import os
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Table

SCREENSHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"
WANTED = "PICTURES" in os.environ
"""Whether pictures of what the tests have come to are kept; taking them costs nearly as much as opening the pages."""

ASKED = ".screen[data-asked=true]"
ENDED = "dialog .sheets"
PATIENCE = 45_000
"""Milliseconds the page may take on a busy machine before a test gives up."""

KEYS = "JSON.parse(localStorage.getItem('strannik.keys'))"

SMALL = 0.1
"""Of its size a page is painted while only what is laid out is looked at."""

MOMENT = 50
"""Milliseconds between two looks."""


class Visit:
    """A page with helpers in the words of the table."""

    def __init__(self, page, url):
        self.page = page
        self.url = url.rstrip("/") + "/"
        self.complaints = []
        self.requested = []
        self.session = page.context.new_cdp_session(page)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.hear)
        page.on("request", lambda request: self.requested.append(request.url))

    def hear(self, line):
        """Note what the page complains about; that a request was refused is written by the browser itself."""
        if line.type == "error" and not line.text.startswith(("Failed to load resource", "WebSocket connection to")):
            self.complaints.append(line.text)

    def open(self, place=""):
        self.page.goto(f"{self.url}#/{place}")
        return self

    def lobby(self):
        self.open()
        self.page.wait_for_selector("article .button.main")
        return self

    def play_against_bots(self, title):
        self.lobby()
        self.page.click(f"article:has(h2:text-is('{title}')) .button.play")
        self.wait_until_asked()
        return self

    def look_away(self):
        """Go where nothing is drawn while others play on, and where one is sooner than on a page of the server's."""
        self.page.goto(f"{self.url}icon.svg")

    def sit_at(self, table, *seats):
        """Come to a table with the keys of some of its seats; without any, to watch."""
        keys = [{"table": table.id, "seat": seat, "token": table.tokens[seat]} for seat in seats]
        self.look_away()
        self.page.evaluate("keys => localStorage.setItem('strannik.keys', JSON.stringify(keys))", keys)
        self.open(f"table/{table.id}")
        self.page.wait_for_selector(".screen[data-n]")
        return self

    @property
    def table(self):
        return self.page.url.rpartition("/")[2]

    @property
    def n(self):
        return int(self.page.get_attribute(".screen", "data-n"))

    @property
    def ended(self):
        return self.page.locator(ENDED).count() > 0

    @property
    def asked(self):
        return self.page.locator(ASKED).count() > 0

    def wait_until_asked(self):
        self.page.wait_for_selector(f"{ASKED}, {ENDED}")

    def wait_until(self, script):
        """Wait until the script is true; the page's own policy does not let the browser watch it by itself."""
        for _ in range(PATIENCE // MOMENT):
            if self.page.evaluate(script):
                return
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"never true: {script}")

    def question(self):
        return self.page.inner_text(".prompt .question").strip()

    def answer(self, place=0):
        """Press one of the lit pieces, and wait until the server has taken it."""
        before = self.n
        lit = self.page.locator("#felt .piece.open")
        thing = lit.nth(place).get_attribute("data-piece")
        lit.nth(place).dispatch_event("click")
        self.page.wait_for_selector(f".screen:not([data-n='{before}'])")
        return thing

    @contextmanager
    def painted_small(self):
        """Meanwhile the page is laid out as ever and painted small: a third of the work of a game was to paint it.

        Fingers and keys find everything; a mouse would not.
        """
        self.paint(SMALL)
        yield
        self.paint(1)

    def paint(self, scale):
        touched = self.page.evaluate("matchMedia('(pointer: coarse)').matches")
        screen = {**self.page.viewport_size, "deviceScaleFactor": 1, "mobile": touched}
        self.session.send("Emulation.setDeviceMetricsOverride", {**screen, "scale": scale})

    def picture(self, name):
        if not WANTED:
            return
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")


def skip(running, until, *people):
    """These play over the wire, by their pages' own keys, until it has come to this; then they look on again."""
    keys = [key for person in people for key in person.page.evaluate(KEYS)]
    table = Table(running, people[0].table, {key["seat"]: key["token"] for key in keys})
    for person in people:
        person.look_away()
    table.play_on(lambda: until(table.behind.match.position.table))
    for person in people:
        person.open(f"table/{table.id}")


def play_to_the_end(*people, longest=200):
    """Whoever is asked answers, until everybody sees the end."""
    for _ in range(longest):
        if all(person.ended for person in people):
            return
        people[0].page.wait_for_timeout(25)
        for person in people:
            if person.asked and not person.ended:
                person.answer()
    raise AssertionError("the game did not end")

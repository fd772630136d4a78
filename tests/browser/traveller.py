"""Somebody who travels in the browser on a bot's advice: finds where the page shows an answer, and gives it there."""

import json
import re

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from tests.browser.test_whole_games import SEED, Guest
from tests.browser.visit import MOMENT, PATIENCE

WISHES = ("buy", "challenge", "fight", "adventure", "camp")
"""What should happen once at least; where it is on offer for the first time, it is done."""

NOTHING = object()


class Traveller(Guest):
    """Somebody who takes a bot's advice, and whatever of the wishes is still to be done."""

    def __init__(self, me, table):
        super().__init__(me)
        self.table = table
        self.language = "en"
        self.wishes = list(WISHES)
        self.bot = GreedyBot(Chance(SEED, 0), find_game("nearfar").hints)

    @property
    def seat(self):
        """The seat in front."""
        return 0

    @property
    def position(self):
        return self.table.behind.match.position

    def advice(self):
        """What to say now."""
        window = Window(self.position, self.seat)
        offered = [*(window.interrupts or []), *window.offer]
        wished = [answer for answer in offered if answer.verb in self.wishes]
        if wished:
            self.wishes.remove(wished[0].verb)
            return str(wished[0])
        return str(self.bot.interject(window) or self.bot.choose(window))

    def answer(self):
        shown, say = self.shown(), self.advice()
        before = shown["n"]
        options = [*shown["prompt"].get("options", []), *shown["prompt"].get("extras", [])]
        option = next(one for one in options if one["say"] == say)
        self.press(option, shown["scene"]["areas"])
        self.page.wait_for_selector(f".screen:not([data-n='{before}'])")

    def shown(self):
        """The scene that the page shows as well: where all choose side by side, the bot may have moved on meanwhile.

        Before the page shows the newest question no scene is asked for: to make one is dear.
        """
        for _ in range(PATIENCE // MOMENT):
            n = self.table.behind.n
            if self.page.locator(f".screen[data-n='{n}'][data-asked=true]").count():
                seat = self.seat
                scene = self.table.scene(seat, lang=self.language)
                asked = scene["prompt"] or {}
                if scene["n"] == n and asked.get("seat") == seat and (asked.get("options") or asked.get("extras")):
                    return scene
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError("the page does not show the newest question")

    def press(self, option, areas):
        if option.get("parting"):
            self.touch(self.page.get_by_role("button", name=option["parting"], exact=True))
        self.touch(self.place_of(option, areas))
        if self.page.locator(".prompt button:is(:text-is('Cancel'), :text-is('Отмена'))").count():
            # What alone may be meant, and cannot be regretted lightly, is named by the button that confirms it.
            alone = self.page.locator(".answers .button.main")
            self.touch(self.button(option) if self.button(option).count() else alone.first)

    def button(self, option):
        """By its words, below which may stand what comes of it."""
        label, comes = re.escape(option["label"]), re.escape(option.get("preview", ""))
        return self.page.get_by_role("button", name=re.compile(rf"^{label}(\s*{comes})?$")).first

    def place_of(self, option, areas):
        """Where the page shows the option: an answer on a page, a lit piece or place, or else a button."""
        for area in areas:
            for piece in area.get("pieces", []):
                if piece.get("say") == option["say"]:
                    return self.lit(area, f"[data-piece='{piece['id']}']")
        for area in areas:
            for piece in area.get("pieces", []):
                if piece.get("thing", NOTHING) == option.get("thing"):
                    return self.lit(area, f".open[data-piece='{piece['id']}']")
            for anchor in area.get("anchors", []):
                if anchor.get("thing", NOTHING) == option.get("thing"):
                    name = anchor.get("label") or str(anchor["thing"])
                    whole, begun = [json.dumps(text, ensure_ascii=False) for text in (name, f"{name}. ")]
                    named = f"[aria-label={whole}], [aria-label^={begun}]"
                    return self.lit(area, f".anchor.open:is({named})")
        return self.button(option)

    def lit(self, area, what):
        """Something lit in an area, which may have to be opened by its tab, or lie on a page or under one.

        A page that was put aside stays there until something else is asked or read.
        """
        place = self.page.locator(f"#felt {what}").first
        tab = self.page.get_by_role("tab", name=re.compile(f"^{area['label']}"))
        back = self.page.locator("#felt > .back")
        place.or_(tab).or_(back).first.wait_for(state="attached")
        if not place.count():
            self.touch(tab if tab.count() else back)
        elif place.evaluate("one => one.closest('[inert]') !== null"):
            self.touch(self.page.locator(".leaf .aside"))
        return place

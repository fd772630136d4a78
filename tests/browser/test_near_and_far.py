"""A whole arcade game of Near and Far against a bot, pressed to its end in the page."""

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.core.chance import Chance
from strannik.core.game import find_game
from tests.browser.test_whole_games import SEED, Guest, assert_the_end_is_true, seeded  # noqa: F401

WISHES = ("buy", "challenge", "fight", "adventure", "camp")
"""What should happen once at least; where it is on offer for the first time, it is done."""

NOTHING = object()


class Traveller(Guest):
    """Somebody who takes a bot's advice, and whatever of the wishes is still to be done."""

    def __init__(self, me, table):
        super().__init__(me)
        self.table = table
        self.wishes = list(WISHES)
        self.bot = GreedyBot(Chance(SEED, 0), find_game("nearfar").hints)

    def advice(self):
        """What to say now."""
        position = self.table.running.hub.live[self.table.id].table.match.position
        window = Window(position, 0)
        offered = [*(window.interrupts or []), *window.offer]
        wished = [answer for answer in offered if answer.verb in self.wishes]
        if wished:
            self.wishes.remove(wished[0].verb)
            return str(wished[0])
        return str(self.bot.interject(window) or self.bot.choose(window))

    def answer(self):
        before, say = self.me.n, self.advice()
        shown = self.table.scene(0)
        options = [*shown["prompt"].get("options", []), *shown["prompt"].get("extras", [])]
        option = next(one for one in options if one["say"] == say)
        self.place_of(option, shown["scene"]["areas"]).dispatch_event("click")
        if self.page.locator(".prompt button:text-is('Cancel')").count():
            self.button(option).dispatch_event("click")
        self.page.wait_for_selector(f".screen:not([data-n='{before}'])")

    def button(self, option):
        return self.page.get_by_role("button", name=option["label"], exact=True).first

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
                    return self.lit(area, f".anchor.open:is([aria-label='{name}'], [aria-label^='{name}. '])")
        return self.button(option)

    def lit(self, area, what):
        """Something lit in an area, which may have to be opened by its tab."""
        place = self.page.locator(f"#felt {what}").first
        if not place.count():
            self.page.get_by_role("tab", name=area["label"], exact=True).dispatch_event("click")
        return place


def test_an_arcade_game_with_a_duel_a_fight_an_adventure_a_camp_and_an_artifact(visit, table_server):
    table = table_server.table("Anna", "bot", game="nearfar", options={"mode": "arcade", "map": 1})
    me = visit().sit_at(table, 0)
    traveller = Traveller(me, table)
    traveller.play_on(until=lambda: "camp" not in traveller.wishes)
    me.picture("whole-nearfar-camp")
    traveller.play_on()
    match = assert_the_end_is_true(me, table, "nearfar")
    said = [made.move.say.split()[0] for made in match.history if made.move.seat == 0]
    assert set(WISHES) <= set(said)
    assert max(hero.placed for hero in match.position.table.heroes) >= 14

"""An evening of Aftermath in the page: alone with two heroes and two bots, two people who decide together, resuming."""

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from tests.browser.steady import LAPTOP
from tests.browser.test_axe import violations
from tests.browser.test_end_together import assert_it_is_told
from tests.browser.test_phone import PHONE, width_of
from tests.browser.test_whole_games import SEED, played_again, seeded  # noqa: F401
from tests.browser.traveller import Traveller
from tests.browser.visit import ASKED, ENDED, MOMENT, PATIENCE

BOARDS = ["page", "road"]
FRONT = ".seats button[aria-pressed=true] .name"
SCREENS = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900), "wall": (2560, 1300)}


class Party(Traveller):
    """Somebody with several heroes, who takes a bot's advice for whoever is in front."""

    def __init__(self, me, table, *names, language="en"):
        super().__init__(me, table)
        self.language = language
        self.names = list(names)
        self.wishes = []
        self.bot = GreedyBot(Chance(SEED, 0), find_game("aftermath").hints)
        self.pages = []

    @property
    def seat(self):
        front = self.page.locator(FRONT)
        return self.names.index(front.inner_text()) if front.count() else 0

    def advice(self):
        return str(self.bot.choose(Window(self.position, self.seat)))

    def answer(self):
        self.note_page()
        super().answer()

    def note_page(self):
        page = self.position.table.page
        if page not in self.pages:
            self.pages.append(page)

    def hurry(self, until):
        """Say it all over the wire, until it has come to this."""
        for _ in range(PATIENCE):
            position = self.position
            if position.finished or until(position):
                return
            mine = [seat for seat in position.waiting if seat in self.table.tokens]
            if not mine:
                self.page.wait_for_timeout(MOMENT)
                continue
            said = str(self.bot.choose(Window(position, mine[0])))
            assert self.table.say(mine[0], said).status_code in (200, 409)
        raise AssertionError("it never came to this")

    def skip(self, until):
        """The same, while the page looks away: otherwise it draws every move."""
        self.me.look_away()
        self.hurry(until)
        self.me.open(f"table/{self.table.id}")


def evening(visit, table_server, *seats, language="en", **device):
    """A table of two heroes of mine, and companions."""
    table = table_server.table(*seats, game="aftermath", together=(0, 1))
    me = visit(language, **device).sit_at(table, 0, 1)
    return me, Party(me, table, "Anna", "Boris", language=language), table


def on_the_first_page(position):
    """Anna may act in the hallway."""
    return position.table.page == 10 and step(position) == "Act" and position.waiting == [0]


def has_read(me):
    """What was read out is closed, as soon as the page shows the question."""
    me.wait_until_asked()
    me.page.wait_for_selector(".leaf")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".leaf", state="detached")


def step(position):
    return type(position.agenda[-1]).__name__ if position.agenda else ""


@pytest.mark.long
def test_alone_with_two_heroes_and_two_bots_from_the_opening_to_the_colony(visit, table_server):
    me, party, table = evening(visit, table_server, "Anna", "Boris", "bot", "bot", **LAPTOP)
    party.play_on(until=lambda: party.position.table.page == 10)
    me.picture("aftermath-laptop")
    assert violations(me.page) == []
    party.play_on()
    me.page.wait_for_selector("dialog .actions")
    party.sizes.assert_steady(hand=90)
    me.picture("whole-aftermath")
    assert_it_is_told(me.page, table.scene()["result"], "dialog")
    match = played_again(table)
    assert find_game("aftermath").result(match.position.table).winners == table.scene()["result"]["winners"]
    assert party.pages[0] in (0, 2)
    assert {10, 11} & set(party.pages)
    assert {12, 40} <= set(party.pages), "the mission leads to the shop"
    assert 4 in party.pages, "the evening ends in the colony"
    assert match.position.table.phase == 1
    assert violations(me.page) == []


@pytest.mark.long
def test_the_same_evening_on_a_phone(visit, table_server):
    me, party, table = evening(visit, table_server, "Anna", "Boris", "bot", "bot", language="ru", **PHONE)
    party.play_on(until=lambda: party.position.table.turn >= 3)
    assert width_of(me.page) <= PHONE["width"]
    me.picture("aftermath-phone")
    party.skip(lambda position: position.table.page == 40 and 0 in position.waiting and step(position) == "Act")
    party.play_on(until=lambda: party.position.table.page != 40 or len(party.pages) > 6)
    assert width_of(me.page) <= PHONE["width"]
    party.skip(lambda position: position.table.phase == 1 and 0 in position.waiting)
    me.wait_until_asked()
    assert violations(me.page) == []
    assert width_of(me.page) <= PHONE["width"]
    party.play_on()
    me.page.wait_for_selector(ENDED)
    assert table.state() == "finished"


def test_two_people_in_two_browsers_decide_together(visit, table_server):  # AM-24.1
    table = table_server.table("Anna", "Boris", game="aftermath")
    anna, boris = visit(**LAPTOP).sit_at(table, 0), visit("ru", **LAPTOP).sit_at(table, 1)
    for who, hero in ((anna, "grumple"), (boris, "meziah")):
        who.wait_until_asked()
        who.page.locator(f"#felt [data-piece='{hero}'].open").click()
    anna.page.click(".answers button:has-text('Leave hungry')")
    aloud = boris.page.get_by_role("list", name="Предложено")
    aloud.wait_for()
    assert aloud.inner_text().split("\n") == ["Anna", "Уйти голодными"]
    boris.picture("aftermath-together")
    boris.page.click(".answers button:has-text('Сначала поесть')")
    anna.page.wait_for_selector(".leaf .answers", state="detached")
    position = table.behind.match.position
    assert position.table.count("food") == 4, "where they do not agree, the archivist's word counts"


def test_the_browser_is_closed_in_mid_page_and_the_evening_goes_on(visit, table_server):
    me, party, table = evening(visit, table_server, "Anna", "Boris", **LAPTOP)
    party.hurry(lambda position: position.table.turn == 4 and step(position) == "Act" and 0 in position.waiting)
    me.wait_until_asked()
    held = me.page.locator("[data-area=hand] .piece").evaluate_all("all => all.map(piece => piece.dataset.piece)")
    figures = ".stands [data-piece^=hero-]"
    stood = me.page.locator(figures).evaluate_all("all => all.map(piece => piece.getAttribute('aria-label'))")
    me.page.close()
    again = visit(**LAPTOP).sit_at(table, 0, 1)
    again.wait_until_asked()
    assert (
        again.page.locator("[data-area=hand] .piece").evaluate_all("all => all.map(one => one.dataset.piece)") == held
    )
    assert again.page.locator(figures).evaluate_all("all => all.map(one => one.getAttribute('aria-label'))") == stood
    party = Party(again, table, "Anna", "Boris")
    before = again.n
    party.answer()
    assert again.n > before


def test_what_is_read_lies_over_the_table_until_it_is_closed_and_stays_in_its_tab(visit, table_server):
    me, party, _ = evening(visit, table_server, "Anna", "Boris", **LAPTOP)
    party.hurry(on_the_first_page)
    me.wait_until_asked()
    me.page.wait_for_selector(".leaf")
    read = me.page.inner_text(".leaf .read")
    assert "piano" in read
    assert violations(me.page) == []
    me.page.get_by_role("button", name="I have read it").click()
    me.page.wait_for_selector(".leaf", state="detached")
    assert me.page.locator(".back").count() == 0
    me.page.get_by_role("tab", name="The story").click()
    kept = me.page.locator("[data-area=told] .text p").all_inner_texts()
    assert any([paragraph in read for paragraph in kept])


def strangers_to_go_to(position):
    """The strangers with whom Anna has nothing to do yet, but to whom she may go."""
    if step(position) != "Act" or position.waiting != [0]:
        return []
    offered = list(position.offers[0])
    meant = {answer.thing for answer in [*offered, *[answer for answer, _ in position.offers[0].barred()]]}
    ways = [answer.thing for answer in offered if answer.verb == "go"]
    return [foe for foe in position.table.foes if foe.id not in meant and foe.space in ways]


def test_a_way_is_chosen_on_the_page_by_touching_a_space_or_whoever_stands_there(visit, table_server):
    me, party, _ = evening(visit, table_server, "Anna", "Boris", **LAPTOP)
    party.hurry(strangers_to_go_to)
    has_read(me)
    me.page.locator("#felt .anchor.space.open").first.hover()
    me.page.wait_for_selector(".prompt .hint:not(:empty)")
    stranger = strangers_to_go_to(party.position)[0]
    me.page.locator(f".stands [data-piece='foe-{stranger.id}']").click()
    me.page.wait_for_selector("[data-area=hand] h3:has-text('for the way')")
    assert me.page.locator(".light .meant").count() == 1, "it is seen where the way leads"
    name = find_game("aftermath").words("en").name(stranger.space)
    assert name in me.page.locator(".prompt .undo button").get_attribute("title")
    me.picture("aftermath-way")


def test_what_one_of_my_heroes_proposes_the_others_are_for(visit, table_server):  # AM-24.1
    me, party, _ = evening(visit, table_server, "Anna", "Boris", "bot", **LAPTOP)
    party.hurry(lambda position: step(position) == "ChooseTogether" and {0, 1} <= set(position.waiting))
    me.wait_until_asked()
    me.page.click(".answers button:has-text('Leave hungry')")
    me.page.wait_for_selector(".leaf .answers", state="detached")
    assert party.position.table.count("food") == 4, "nobody has eaten"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_fits_every_screen(visit, table_server, language):
    """Of one evening, which is brought there once."""
    table = table_server.table("Anna", "Boris", "Clara", "Dora", game="aftermath")
    Party(visit(), table, "Anna").hurry(
        lambda position: position.table.page == 11 and step(position) == "Act" and 0 in position.waiting
    )
    for screen, (width, height) in SCREENS.items():
        me = visit(language, width=width, height=height, has_touch=width < 800).sit_at(table, 0)
        assert_it_fits(me, f"aftermath-{screen}-{language}")
        me.page.close()


def assert_it_fits(me, name):
    """Nothing is wider than the screen, and what one plays on comes first."""
    width, height = me.page.viewport_size["width"], me.page.viewport_size["height"]
    me.page.wait_for_selector(ASKED)
    me.page.wait_for_selector(".leaf, [data-area=page]")
    if me.page.locator(".leaf .aside").count():
        me.page.locator(".leaf .aside").dispatch_event("click")
    me.page.wait_for_load_state("networkidle")
    me.picture(name)
    assert width_of(me.page) <= width, name
    if width > 700:
        board = me.page.locator("[data-area=page] .board").bounding_box()
        felt = me.page.locator("#felt").bounding_box()
        assert board["width"] * board["height"] > 0.4 * felt["width"] * felt["height"], name
        hand = me.page.locator("[data-area=hand] .piece").first.bounding_box()
        assert hand["y"] + hand["height"] <= height, name
        assert hand["width"] >= 90 or width < 1440, name
        assert width < 1440 or me.page.locator("[data-area=page] .cost.above").count() == 0, "a price hides a name"

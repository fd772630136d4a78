"""A whole arcade game of Near and Far against a bot by keyboard alone; stories that others read along."""

import re

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from strannik.games.nearfar.faces.town.places import SIGN_TOP, STREET, WIDE, house
from tests.browser.screenshots import Moment, bring_to
from tests.browser.steady import LAPTOP
from tests.browser.test_axe import violations
from tests.browser.test_motion import WATCH
from tests.browser.test_phone import PHONE, width_of
from tests.browser.test_sizes import SHARE
from tests.browser.test_whole_games import SEED, assert_the_end_is_true, seeded  # noqa: F401
from tests.browser.traveller import WISHES, Traveller

ANSWER_IN_SIGHT = """() => {
    const prompt = document.querySelector('.screen > footer').getBoundingClientRect().top;
    const boxes = [...document.querySelectorAll('.leaf .answer.open')].map(one => one.getBoundingClientRect());
    return boxes.some(box => box.top > 0 && box.top + 40 < prompt);
}"""
BOTTOM = "(what => document.querySelector(what).getBoundingClientRect().bottom)"


@pytest.mark.long
def test_an_arcade_game_with_a_duel_a_fight_an_adventure_a_camp_and_an_artifact(visit, table_server):
    table = table_server.table("Anna", "bot", game="nearfar", options={"mode": "arcade", "map": 1})
    me = visit(**LAPTOP).sit_at(table, 0)
    traveller = Traveller(me, table)
    traveller.play_on(until=lambda: "camp" not in traveller.wishes)
    me.picture("whole-nearfar-camp")
    traveller.play_on()
    match = assert_the_end_is_true(me, table, "nearfar")
    traveller.sizes.assert_steady(hand=100, saloon=80, party=76, passing=150)
    assert me.page.inner_text("dialog .ending") == "The last camp is pitched"
    assert violations(me.page) == []
    said = [made.move.say.split()[0] for made in match.history if made.move.seat == 0]
    assert set(WISHES) <= set(said)
    assert max(hero.placed for hero in match.position.table.heroes) >= 14


class Company:
    """Two people who take a bot's advice over the wire, but go for adventures."""

    def __init__(self, table):
        self.table = table
        self.bot = GreedyBot(Chance(SEED, 0), find_game("nearfar").hints)

    @property
    def position(self):
        return self.table.behind.match.position

    def play_until(self, step, longest=400):
        """Play on until this step is asked; who has to answer it."""
        for _ in range(longest):
            seat = self.position.waiting[0]
            if type(self.position.agenda[-1]).__name__ == step:
                return seat
            self.answer(seat)
        raise AssertionError(f"there was no {step}")

    def answer(self, seat):
        window = Window(self.position, seat)
        wished = [answer for answer in window.offer if answer.verb == "adventure"]
        said = self.table.say(seat, str(wished[0] if wished else self.bot.choose(window)))
        assert said.status_code == 200, said.text


def with_an_adventure(table_server):
    """A table of two people, one of whom has just opened an adventure: the table, who reads it, and the other."""
    table = table_server.table("Anna", "Boris", game="nearfar", options={"mode": "arcade", "map": 1})
    company = Company(table)
    reader = company.play_until("Choose")
    return company, reader, 1 - reader


def test_a_story_is_read_along_closed_and_taken_up_again(visit, table_server):
    company, reader, other = with_an_adventure(table_server)
    page = visit().sit_at(company.table, other).page
    title = page.locator(".leaf h2").inner_text()
    assert page.locator(".leaf .answer").count() == 0
    assert ["Anna", "Boris"][reader] in page.inner_text(".leaf .note")
    page.keyboard.press("Escape")
    page.wait_for_selector(".leaf", state="detached")
    page.get_by_role("button", name=f"Back to the page: {title}", exact=True).click()
    page.wait_for_selector(".leaf button[aria-label=Close]:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".leaf", state="detached")
    page.wait_for_selector("#felt .back:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".leaf")
    page.mouse.click(8, page.viewport_size["height"] / 2)
    page.wait_for_selector(".leaf", state="detached")
    company.play_until("MakeCamp")
    page.wait_for_selector("button:has-text('Back to the page')")
    assert page.locator(".leaf").count() == 0, "what was closed stays closed, whatever comes of it"


def test_how_a_story_ended_stays_until_its_reader_decides(visit, table_server):
    company, reader, other = with_an_adventure(table_server)
    me = visit().sit_at(company.table, other)
    for _ in range(20):
        if company.position.waiting == [other]:
            break
        company.answer(reader)
    me.wait_until_asked()
    me.page.wait_for_selector(".leaf.folded")
    me.wait_until(f"{BOTTOM}('.leaf') <= document.querySelector('#felt').getBoundingClientRect().top")
    me.page.get_by_role("button", name="Read the whole page").click()
    me.page.wait_for_selector(".leaf:not(.folded)")
    told = me.page.inner_text(".leaf .read")
    assert f"{['Anna', 'Boris'][reader]} has chosen: " in told
    assert me.page.locator("#felt .open").count(), "the table is not locked away"
    me.picture("nearfar-read-along-end")
    before = me.n
    company.answer(other)
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    me.page.wait_for_selector(f"[data-area=story-{reader}]", state="detached")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_on_a_phone_a_story_makes_way_for_a_question_but_not_its_outcome(visit, table_server, language):
    company, reader, other = with_an_adventure(table_server)
    me = visit(language, **PHONE).sit_at(company.table, other)
    me.page.wait_for_selector(".leaf:not(.folded)")
    while company.position.waiting != [other]:
        company.answer(reader)
    me.wait_until_asked()
    me.page.wait_for_selector(".leaf.folded")
    shown = me.page.locator(".leaf .read p")
    assert shown.count() == 1
    outcome = shown.inner_text()
    me.picture(f"phone-nearfar-folded-{language}")
    assert violations(me.page) == []
    whole = me.page.get_by_role("button", name={"en": "Read the whole page", "ru": "Прочесть всю страницу"}[language])
    assert whole.bounding_box()["height"] >= 40
    whole.click()
    me.page.wait_for_selector(".leaf:not(.folded)")
    assert shown.count() > 2
    assert shown.last.inner_text() == outcome
    me.page.click(".leaf .aside")
    me.page.wait_for_selector(".leaf", state="detached")


def test_on_a_phone_a_page_that_asks_comes_into_sight_with_its_answers(visit, table_server):
    """When it opens, and after the choice, wherever its reader has scrolled to."""
    company, reader, _ = with_an_adventure(table_server)
    me = visit(**PHONE).sit_at(company.table, reader)
    me.page.wait_for_selector(".leaf .answer.open")
    me.wait_until(ANSWER_IN_SIGHT)
    me.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    before = me.n
    company.answer(reader)
    me.page.wait_for_selector(f".screen:not([data-n='{before}']) .leaf .answer.open")
    me.wait_until(ANSWER_IN_SIGHT)


def about_to_take_a_turn(table_server, abroad=False):
    """A table of two people, one of whom has a whole turn before them, in town or on the map; and who it is."""
    company = Company(table_server.table("Anna", "Boris", game="nearfar", options={"mode": "arcade", "map": 1}))
    while True:
        seat = company.play_until("Turn")
        if not abroad or company.position.table.heroes[seat].space:
            return company, seat
        company.answer(seat)


def test_a_house_is_touched_as_a_whole_with_its_roof_and_its_sign(visit, table_server):
    company, seat = about_to_take_a_turn(table_server)
    me = visit().sit_at(company.table, seat)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    board = me.page.locator("#felt [data-area=town] .board").bounding_box()
    scale = board["width"] / WIDE
    x, _ = house("farm")

    def there(right: float, down: float) -> str:
        """What would be touched at a point of the picture."""
        point = [board["x"] + right * scale, board["y"] + down * scale]
        return me.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.getAttribute('aria-label') ?? ''", point)

    assert there(x, SIGN_TOP + 60).startswith("Farm"), "the sign is part of the house"
    assert there(x - 44, STREET - 150).startswith("Farm"), "so are the sails of the mill"
    assert not there(x + 80, STREET - 150).startswith("Farm"), "the sky above the cottage is not"
    assert me.page.locator("#felt [data-area=town] .light path.open").count() > 1
    me.page.locator("#felt .anchor.space.open[aria-label^=Farm]").focus()
    assert me.page.locator("#felt .light path.here").count() == 1, "where the keyboard is can be seen"
    before = me.n
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    assert company.position.table.heroes[seat].building == "farm"


def test_a_finger_beside_a_house_means_that_house(visit, table_server):
    company, seat = about_to_take_a_turn(table_server)
    me = visit(**PHONE).sit_at(company.table, seat)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    box = me.page.locator("#felt .anchor.open[aria-label^=Farm]").bounding_box()
    before = me.n
    me.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] - 4)
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")
    assert company.position.table.heroes[seat].building == "farm"


def may_challenge_two(position):
    """Anna may have a duel with either of two rivals in the saloon, or go in."""
    return position.waiting[:1] == [0] and str(position.offers[0]).count("challenge") == 2


def leads_a_bird(position):
    return position.waiting[:1] == [0] and position.offers[0].verb == "lead"


@pytest.mark.parametrize(
    ("reached", "seed", "rows"),
    [
        (may_challenge_two, "atlas 2", ["Challenge Boris", "Challenge Vera"]),
        (leads_a_bird, "atlas 5", ["Buy a pack bird"]),
    ],
)
def test_on_a_phone_who_stands_in_town_is_chosen_from_a_list(visit, table_server, reached, seed, rows):
    """Each of them once: of many birds one is as good as another."""
    table = bring_to(table_server, Moment("", "nearfar", ["Anna", "Boris", "Vera"], seed, reached))
    me = visit(**PHONE).sit_at(table, 0)
    me.wait_until_asked()
    listed = me.page.locator("[data-area=town] .rows .answer.open")
    assert listed.locator(".line").all_inner_texts() == rows
    me.picture(f"phone-listed-{len(rows)}")
    before = me.n
    listed.first.tap()
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")


def test_the_town_opens_with_whoever_comes_home_and_only_what_moved_lights_up(visit, table_server):
    company, seat = about_to_take_a_turn(table_server, abroad=True)
    me = visit()
    me.page.add_init_script(WATCH)
    me.sit_at(company.table, seat)
    me.page.get_by_role("tab", name="Glogo Caverns", exact=True).dispatch_event("click")
    me.page.evaluate("window.moved.length = 0")
    table = company.position.table
    house = next(one for one in ("farm", "store", "stables") if not table.rivals_at(one, seat))
    assert company.table.move(seat, f"visit {house}").status_code == 200
    me.page.wait_for_selector("[role=tab][aria-selected=true]:has-text('The town')")
    lit = {one["piece"] for one in me.page.evaluate("window.moved") if one["light"]}
    assert not [piece for piece in lit if piece.startswith(("stable-", "marker-"))]
    me.wait_until(f"{BOTTOM}('[data-area=saloon]') <= {BOTTOM}('#felt')")


def test_on_a_phone_whoever_hires_sees_the_saloon(visit, table_server):
    company = Company(table_server.table("Anna", "Boris", game="nearfar", options={"mode": "arcade", "map": 1}))
    me = visit(**PHONE).sit_at(company.table, company.play_until("Saloon"))
    me.wait_until_asked()
    me.wait_until(
        "document.querySelector('#felt [data-area=saloon]').getBoundingClientRect().top + 90"
        " < document.querySelector('.screen > footer').getBoundingClientRect().top"
    )


def test_whoever_comes_back_reads_what_happened_last(visit, table_server):
    company, seat = about_to_take_a_turn(table_server)
    me = visit().sit_at(company.table, seat)
    told = me.page.inner_text(".prompt .recap")
    assert "Boris" in told or "Anna" in told
    me.page.reload()
    me.page.wait_for_selector(".screen[data-n]")
    assert me.page.inner_text(".prompt .recap") == told


@pytest.mark.parametrize(("language", "device"), [("en", "desk"), ("ru", "phone")])
def test_nothing_is_hard_to_read(visit, table_server, language, device):
    """The story with its answers, the same read along, the town and the pages that teach the game pass axe-core.

    Colours and names come from the same places on every screen; that Russian, the longer one, fits is seen on a phone.
    """
    company, reader, other = with_an_adventure(table_server)
    size = PHONE if device == "phone" else {}
    for seat in (reader, other):
        me = visit(language, **size).sit_at(company.table, seat)
        me.page.wait_for_selector(".leaf")
        me.page.wait_for_load_state("networkidle")
        me.picture(f"nearfar-story-{seat == reader}-{device}-{language}")
        assert violations(me.page) == []
        assert width_of(me.page) <= me.page.viewport_size["width"]
    me.page.click(".leaf .aside")
    me.page.get_by_role("tab", name=re.compile({"en": "^The town", "ru": "^Город"}[language])).click()
    assert violations(me.page) == []
    assert width_of(me.page) <= me.page.viewport_size["width"]
    me.open("rules/nearfar").page.wait_for_selector(".clause")
    assert me.page.locator("section[aria-labelledby=how] li img").count() == 8
    me.page.wait_for_load_state("networkidle")
    me.picture(f"nearfar-how-{device}-{language}")
    assert violations(me.page) == []
    assert width_of(me.page) <= me.page.viewport_size["width"]


def test_whoever_is_in_town_finds_the_town_open_after_a_reload(visit, table_server):
    """The question is no longer about a house, and the map is the first tab."""
    table = table_server.table("Anna", "Boris", game="nearfar", options={"mode": "arcade", "map": 1})
    company = Company(table)
    me = company.play_until("EndTurn")
    while not company.position.table.heroes[me].building:
        company.answer(me)
        me = company.play_until("EndTurn")
    page = visit(**LAPTOP).sit_at(table, me).page
    opened = page.get_by_role("tab", name=re.compile("^The town"))
    opened.wait_for()
    assert opened.get_attribute("aria-selected") == "true"
    assert page.evaluate(SHARE, "town") >= 0.4
    page.reload()
    opened.wait_for()
    assert opened.get_attribute("aria-selected") == "true"


def test_whoever_is_abroad_finds_the_way_back_to_town(visit, table_server):
    """Houses are lit in a closed tab: the tab is marked, a button and the castle on the map lead there."""
    company, seat = about_to_take_a_turn(table_server, abroad=True)
    page = visit().sit_at(company.table, seat).page
    town = page.get_by_role("tab", name=re.compile("^The town"))
    way = page.locator(".prompt").get_by_role("button", name="Back to town", exact=True)
    page.get_by_role("tab", name="Glogo Caverns").click()
    assert "lit" in town.get_attribute("class")
    way.click()
    assert town.get_attribute("aria-selected") == "true"
    assert page.locator(".anchor.open[aria-label^=Farm]").count() == 1
    assert way.count() == 0
    page.get_by_role("tab", name="Glogo Caverns").click()
    castle = page.locator(".anchor.way, .anchor.open[aria-label^='the town']")
    assert castle.count() == 1, "it leads there, or can be walked to"
    if "way" in castle.get_attribute("class"):
        castle.click()
    else:
        way.click()
    assert town.get_attribute("aria-selected") == "true"

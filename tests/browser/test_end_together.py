"""The end of those who win or lose together: what they have in common, what each of them did, and no points."""

import pytest

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from strannik.server.config import Config
from strannik.server.library import installed
from tests.browser.test_axe import violations
from tests.browser.test_phone import PHONE, width_of
from tests.browser.test_whole_games import SEED
from tests.browser.visit import Visit
from tests.server.running import PLENTY, running_server

DESK = {"width": 1440, "height": 900}
DEVICES = {"desk": DESK, "phone": PHONE}
TOLD = "all => all.map(one => [one.querySelector('dt').innerText, one.querySelector('dd').innerText])"
WON = {"en": "Won together", "ru": "Победа общая"}
LOST = {"en": "Lost together", "ru": "Проиграли все вместе"}
FITS = "all => all.every(one => one.scrollWidth <= one.clientWidth)"

pytestmark = pytest.mark.xdist_group("together")


def played_out(running, *people):
    """An evening of Aftermath, always the same one, in which all take the greedy bot's advice over the wire."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("strannik.server.playing.promises.new_seed", lambda: SEED)
        table = running.table(*people, game="aftermath")
    bot = GreedyBot(Chance(SEED, 0), find_game("aftermath").hints)
    while True:
        position = table.behind.match.position
        if position.finished:
            return table
        seat = position.waiting[0]
        assert table.say(seat, str(bot.choose(Window(position, seat)))).status_code == 200


@pytest.fixture(scope="module")
def evening(table_server):
    return played_out(table_server, "Anna", "Boris", "Clara")


def verdict(result):
    """How it ended for all of them, in the words of the page."""
    return WON if result["winners"] else LOST


def common_and_own(result):
    """The lines of a result as they ought to be shown: once what has points, which is everybody's, then deeds."""
    halves = [[(line, *line["label"].split(": ", 1)) for line in sheet["lines"]] for sheet in result["sheets"]]
    common = [[what, much] for line, what, much in halves[0] if line["points"]]
    return common, [[[what, much] for line, what, much in own if not line["points"]] for own in halves]


def assert_it_is_told(page, result, place):
    """The page says all that the result says, each thing once, and counts nothing."""
    common, own = common_and_own(result)
    assert common, "the colony has gained or lost something"
    assert any(own), "somebody has done something"
    assert page.locator(f"{place} .common dl div").evaluate_all(TOLD) == common
    each = page.locator(f"{place} .each section")
    assert [one.locator("dl div").evaluate_all(TOLD) for one in each.all()] == own
    assert page.locator(f"{place} .common.won").count() == bool(result["winners"])
    assert page.locator(f"{place} output").count() == 0
    assert page.locator(f"{place} section, {place} dl").evaluate_all(FITS)


@pytest.mark.parametrize(("language", "device"), [("en", "desk"), ("ru", "phone")])
def test_all_read_what_the_colony_gained_and_what_each_did(visit, evening, language, device):  # AM-25.1
    me = visit(language, **DEVICES[device]).sit_at(evening, 0)
    me.page.wait_for_selector("dialog .actions")
    result = evening.scene(0, lang=language)["result"]
    assert me.page.inner_text("dialog h2") == result["outcome"]
    assert me.page.inner_text("dialog .ending") == verdict(result)[language]
    assert_it_is_told(me.page, result, "dialog")
    assert me.page.locator("dialog .each h3").all_inner_texts() == ["Anna", "Boris", "Clara"]
    assert me.page.locator("dialog .sheet").evaluate_all(FITS), "nothing sticks out of the dialog"
    me.picture(f"end-together-{device}-{language}")
    assert width_of(me.page) <= me.page.viewport_size["width"]
    assert violations(me.page) == []


def test_a_replay_tells_it_line_by_line(visit, evening):  # AM-25.1
    me = visit(**DESK, motion="no-preference", settings={"speed": 1}).open(f"replay/{evening.id}/9999")
    me.page.click("button:text-is('Show the score')")
    me.page.wait_for_selector("dialog .common .known")
    assert me.page.locator("dialog .each .known").count() == 0, "what each did is told last"
    assert me.page.locator("dialog .common.won").count() == 0
    me.page.click("button:text-is('Show all at once')")
    me.page.wait_for_selector("dialog .actions")
    assert_it_is_told(me.page, evening.scene()["result"], "dialog")


@pytest.fixture(scope="module")
def outlived(tmp_path_factory):
    """A server that cannot open a finished evening of another version."""
    database = f"sqlite:///{tmp_path_factory.mktemp('kept-together')}/tables.sqlite3"
    config = Config(database=database, bot_pause=0.0, limits=PLENTY)
    with running_server(config) as running:
        table = played_out(running, "Anna", "Boris")
        result = table.scene(lang="ru")["result"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(installed("aftermath"), "rules", "another")
        patch.setattr(installed("aftermath"), "setup", lambda *_: 1 / 0)
        with running_server(config) as running:
            yield running, table, result


@pytest.mark.parametrize("device", DEVICES)
def test_it_is_kept_when_the_table_cannot_be_opened_any_more(visit, outlived, device):  # AM-25.1
    running, table, result = outlived
    me = Visit(visit("ru", **DEVICES[device]).page, running.address)
    me.open(f"table/{table.id}")
    me.page.wait_for_selector("main .common")
    assert me.page.locator("main .outcome").all_inner_texts() == [result["outcome"], verdict(result)["ru"]]
    assert_it_is_told(me.page, result, "main")
    me.picture(f"kept-together-{device}")
    assert width_of(me.page) <= me.page.viewport_size["width"]
    assert violations(me.page) == []

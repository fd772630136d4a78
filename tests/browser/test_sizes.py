"""How large things are: mine never smaller than the others, and not smaller with larger letters."""

import re
from itertools import pairwise

import pytest

from tests.browser.screenshots import Moment, among_strangers, bring_to
from tests.browser.test_board import AT_REST
from tests.browser.test_phone import PHONE

COMPANY = ["Anna", "Boris", "Vera", "Gleb", "Dina", "Egor"]
SCREENS = {"desk": (1440, 900), "small": (1024, 768), "tablet": (768, 1024), "wide": (2560, 1440)}
ROUNDING = 1
"""Pixels."""

WIDTHS = """() => Object.fromEntries([...document.querySelectorAll('#felt [data-area]')].flatMap(area => {
    const piece = area.querySelector('.pieces:not(.board) .piece');
    return piece ? [[area.dataset.area, piece.offsetWidth]] : [];
}))"""


def all_have_found(position):
    """Anna is asked, and everybody has a sanctuary."""
    return position.waiting[:1] == [0] and all(position.table.sanctuaries)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_my_cards_are_never_smaller_than_the_others(visit, table_server, seats):
    """Whether the table was opened in a window of this size, or the window came to it."""
    table = bring_to(table_server, Moment("", "faraway", COMPANY[:seats], f"sanctuaries {seats}", all_have_found))
    me = visit(width=1440, height=900).sit_at(table, 0)
    me.wait_until_asked()
    for screen, (width, height) in SCREENS.items():
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(AT_REST, ["[data-area=path-0] .piece"])
        sizes = me.page.evaluate(WIDTHS)
        me.picture(f"sizes-{seats}-{screen}")
        for kind in ("path", "sanctuaries"):
            assert all(sizes[f"{kind}-0"] >= sizes[f"{kind}-{seat}"] for seat in range(1, seats)), (screen, sizes)


@pytest.mark.parametrize("game", ["faraway", "glow"])
def test_larger_letters_make_larger_cards(visit, table_server, game):
    table = table_server.table("Anna", "Boris", "Vera", game=game)
    for _ in range(3):
        assert table.move(table.waiting()[0]).status_code == 200
    seen = {}
    for size in (100, 125, 150):
        me = visit(width=1440, height=900, settings={"textSize": size}).sit_at(table, 0)
        me.page.wait_for_selector("[data-area=hand] .piece, [data-area=meeting] .piece")
        me.page.wait_for_load_state("networkidle")
        seen[size] = me.page.evaluate(WIDTHS)
        tops = me.page.locator("ul[aria-label=Players] li").evaluate_all("all => all.map(one => one.offsetTop)")
        assert len(set(tops)) == 1, "players stand in one row"
        me.picture(f"letters-{game}-{size}")
    for size in (125, 150):
        assert seen[size].keys() == seen[100].keys()
        smaller = {area: (seen[100][area], now) for area, now in seen[size].items() if now < seen[100][area] - ROUNDING}
        assert not smaller, smaller
    asked = "market" if game == "faraway" else "meeting"
    assert seen[150][asked] > seen[100][asked], "what the question is about, above all"


def test_with_larger_letters_the_table_scrolls_to_what_is_asked(visit, table_server):
    me = visit(width=1440, height=900, settings={"textSize": 150}).sit_at(table_server.table("Anna", "bot"), 0)
    in_sight = """area => {
        const [felt, box] = [document.getElementById('felt'), document.querySelector(`[data-area=${area}] .open`)]
            .map(one => one.getBoundingClientRect());
        return box.bottom > felt.top && box.top < felt.bottom;
    }"""
    for area in ("hand", "market"):
        me.page.wait_for_selector(f"[data-area={area}] .open")
        me.wait_until(f"({in_sight})('{area}')")
        me.answer()


SHARE = """id => {
    const [felt, board] = [document.getElementById('felt'), document.querySelector(`[data-area=${id}] .board`)];
    return board.offsetWidth * board.offsetHeight / (felt.offsetWidth * felt.offsetHeight);
}"""
"""How much of the table a board takes."""


def picks_a_die(position):
    return position.waiting[:1] == [0] and position.offers[0].verb == "pick"


def test_with_larger_letters_the_table_comes_back_to_what_is_half_in_sight(visit, table_server):
    table = bring_to(table_server, Moment("", "rollplayer", COMPANY[:2], "letters", picks_a_die))
    me = visit(width=1440, height=900, settings={"textSize": 150}).sit_at(table, 0)
    me.wait_until_asked()
    me.page.evaluate("document.getElementById('felt').scrollTo(0, 9999)")
    me.answer()
    me.wait_until("""() => {
        const [felt, sheet] = ['#felt', '[data-area=sheet-0]'].map(one => document.querySelector(one))
            .map(one => one.getBoundingClientRect());
        return sheet.top >= felt.top;
    }""")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800)])
def test_the_page_of_the_book_has_two_fifths_of_the_table(visit, table_server, width, height):
    table = bring_to(table_server, Moment("", "aftermath", COMPANY[:2], "am 1", among_strangers))
    me = visit(width=width, height=height).sit_at(table, 0)
    me.wait_until_asked()
    me.picture(f"sizes-page-{width}")
    assert me.page.evaluate(SHARE, "page") >= 0.4


def in_the_saloon(position):
    return position.waiting == [0] and type(position.agenda[-1]).__name__ == "Saloon"


@pytest.mark.parametrize(
    ("width", "height", "saloon", "party"), [(1440, 900, 80, 80), (1280, 800, 65, 70), (768, 1024, 75, 60)]
)
def test_the_town_has_two_fifths_of_the_table(visit, table_server, width, height, saloon, party):
    table = bring_to(table_server, Moment("", "nearfar", COMPANY[:3], "atlas 1", in_the_saloon))
    me = visit(width=width, height=height).sit_at(table, 0)
    me.page.wait_for_selector("[data-area=saloon] .piece.open")
    me.picture(f"sizes-town-{width}")
    assert me.page.evaluate(SHARE, "town") >= 0.4
    widths = me.page.evaluate(WIDTHS)
    assert (widths["saloon"] >= saloon, widths["party"] >= party) == (True, True), widths


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_is_asked_about_has_two_fifths_of_a_faraway_table(visit, table_server, seats):
    """Of its height or of its width."""
    me = visit(width=1440, height=900).sit_at(table_server.table("Anna", *["bot"] * (seats - 1)), 0)
    me.page.wait_for_selector("[data-area=market] .piece")
    share = me.page.evaluate("""() => {
        const [felt, market] = ['#felt', '[data-area=market]'].map(one => document.querySelector(one))
            .map(one => one.getBoundingClientRect());
        return Math.max(market.width / felt.width, market.height / felt.height);
    }""")
    assert share >= 0.4


def at_the_market(position):
    """Anna is asked what she buys."""
    return position.waiting == [0] and type(position.agenda[-1]).__name__ == "Shop"


def test_on_a_tablet_the_market_can_be_read(visit, table_server):
    table = bring_to(table_server, Moment("", "rollplayer", COMPANY[:3], "tablet", at_the_market))
    me = visit(width=768, height=1024).sit_at(table, 0)
    me.page.wait_for_selector("[data-area=market] .piece.open")
    me.picture("sizes-tablet-market")
    assert me.page.evaluate(WIDTHS)["market"] >= 130


def test_the_log_takes_no_room_from_the_table(visit, table_server):
    me = visit(width=1440, height=900).sit_at(table_server.table("Anna", "bot", "bot"), 0)
    me.wait_until_asked()
    before = me.page.evaluate(WIDTHS)
    me.page.click("button[aria-label=Log]")
    me.page.wait_for_selector("aside[aria-label=Log]")
    assert me.page.evaluate(WIDTHS) == before
    covered = me.page.evaluate(
        """() => document.querySelector('.prompt').getBoundingClientRect().top
            - document.querySelector('aside').getBoundingClientRect().bottom"""
    )
    assert covered >= 0


def walks(position):
    """Anna may go to several places of the Province."""
    steps = position.lanes[0].agenda if 0 in position.lanes else []
    return bool(steps) and type(steps[-1]).__name__ == "Travel" and len(position.offers[0]) > 3


APART = """() => {
    const lit = document.querySelectorAll('#felt .board :is(.anchor, .piece).open');
    const spots = [...lit].map(one => one.getBoundingClientRect())
        .map(box => ({x: box.x + box.width / 2, y: box.y + box.height / 2}));
    const pairs = spots.flatMap((one, at) => spots.slice(at + 1).map(two => [one.x - two.x, one.y - two.y]));
    return Math.min(...pairs.map(([across, down]) => Math.hypot(across, down)));
}"""
"""How far apart the two lit places are that lie closest together."""


def changes_a_die(position):
    """Anna is asked which of many dice she changes."""
    return position.waiting == [0] and position.offers[0].verb == "raise" and len(position.offers[0]) > 20


@pytest.mark.parametrize(
    ("game", "seed", "asked"), [("glow", "a walk", walks), ("rollplayer", "dice 0", changes_a_die)]
)
def test_on_a_phone_a_finger_tells_the_places_of_a_board_apart(visit, table_server, game, seed, asked):
    table = bring_to(table_server, Moment("", game, COMPANY[:2], seed, asked))
    me = visit(**PHONE).sit_at(table, 0)
    me.page.wait_for_selector("#felt .board .open")
    me.wait_until(f"({APART})() >= 40")
    me.picture(f"phone-{game}-apart")
    called = me.page.locator("#felt .anchor.open").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert not [label for label in called if re.search(r"[.] [a-z]", label)], called


HIDDEN = """() => {
    const box = one => one.getBoundingClientRect();
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const figures = [...document.querySelectorAll('#felt .board .piece')].map(box);
    const costs = [...document.querySelectorAll('#felt .cost')].map(box);
    return costs.filter((cost, at) => [...figures, ...costs.slice(at + 1)].some(one => over(cost, one))).length;
}"""
"""How many prices lie over a figure or over another price."""


@pytest.mark.parametrize("screen", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desk"])
def test_what_a_step_costs_hides_nobody_who_stands_beside_it(visit, table_server, screen):
    table = bring_to(table_server, Moment("", "glow", COMPANY[:3], "w1", walks_from_the_start))
    me = visit(**screen).sit_at(table, 0)
    me.page.wait_for_selector("#felt .cost.lit")
    me.wait_until(f"({HIDDEN})() === 0")


def walks_from_the_start(position):
    """Anna's company stands with the others, and may go on."""
    steps = position.lanes[0].agenda if 0 in position.lanes else []
    return bool(steps) and type(steps[-1]).__name__ == "Travel" and position.table.places[0] == "start"


@pytest.mark.parametrize(("moment", "board"), [(("glow", walks), "board"), (("rollplayer", at_the_market), "sheet-0")])
def test_on_a_phone_what_brings_a_board_nearer_stands_beside_its_title(visit, table_server, moment, board):
    game, reached = moment
    table = bring_to(table_server, Moment("", game, COMPANY[:2], "lens", reached))
    me = visit("ru", **PHONE).sit_at(table, 0)
    me.page.wait_for_selector(f"[data-area={board}] .lens")
    if not me.page.locator(f"[data-area={board}] .near").count():
        me.page.tap(f"[data-area={board}] .lens button >> nth=0")
    me.page.wait_for_selector(f"[data-area={board}] .near")
    me.picture(f"sizes-lens-{game}")
    parts = [me.page.locator(f"[data-area={board}] {part}").bounding_box() for part in (".lens", ".frame", "h3")]
    lens, frame, title = parts
    assert lens["y"] + lens["height"] <= frame["y"] + ROUNDING
    assert title["x"] + title["width"] <= lens["x"]


def drafts_beside_sanctuaries(position):
    """Anna is asked what she takes from the market, and has sanctuaries to choose from later."""
    drafts = position.waiting == [0] and type(position.agenda[-1]).__name__ == "TakeRegion"
    return drafts and len(position.table.drawn[0]) > 1 and len(position.table.paths[0]) > 4


def keeps_one_of(count):
    """Anna is asked which of so many sanctuaries she keeps."""

    def reached(position):
        asked = 0 in position.waiting and position.offers[0].verb == "keep"
        return asked and len(position.table.drawn[0]) == count

    return reached


@pytest.mark.parametrize(
    ("screen", "seats", "seed", "count", "seen"),
    [("desk", 3, "shrines 1", 4, 1), ("wide", 3, "shrines 1", 4, 1), ("desk", 6, "six 1", 5, 0.8)],
)
def test_sanctuaries_to_choose_from_do_not_cover_each_other(visit, table_server, screen, seats, seed, count, seen):
    """Four of them at all; of more at a crowded table so much of each is seen."""
    width, height = SCREENS[screen]
    table = bring_to(table_server, Moment("", "faraway", COMPANY[:seats], seed, keeps_one_of(count)))
    me = visit(width=width, height=height).sit_at(table, 0)
    me.page.wait_for_selector("[data-area=drawn] .piece.open")
    me.picture(f"sizes-drawn-{screen}-{count}")
    boxes = [piece.bounding_box() for piece in me.page.locator("[data-area=drawn] .piece").all()]
    assert len(boxes) == count
    assert all(one["x"] + one["width"] * seen <= two["x"] + ROUNDING for one, two in pairwise(boxes)), boxes


def test_on_a_phone_all_that_is_asked_about_is_in_sight(visit, table_server):
    table = bring_to(table_server, Moment("", "faraway", COMPANY[:3], "drafts", drafts_beside_sanctuaries))
    me = visit(**PHONE).sit_at(table, 0)
    me.page.wait_for_selector("[data-area=market] .piece.open")
    me.wait_until("""() => {
        const bottom = document.querySelector('footer').getBoundingClientRect().top;
        return [...document.querySelectorAll('[data-area=market] .piece')]
            .every(one => one.getBoundingClientRect().bottom <= bottom);
    }""")


@pytest.mark.parametrize(
    ("screen", "letters"), [("desk", 100), ("desk", 150), ("small", 100), ("wide", 100), ("phone", 100)]
)
def test_the_lamp_hides_neither_undo_nor_what_is_said(visit, table_server, screen, letters):
    width, height = {**SCREENS, "phone": (PHONE["width"], PHONE["height"])}[screen]
    me = visit(width=width, height=height, settings={"textSize": letters}).sit_at(table_server.table("Anna", "bot"), 0)
    me.wait_until_asked()
    me.answer()
    me.page.wait_for_selector(".prompt .undo button")
    me.page.wait_for_selector("footer .ask")
    hidden = me.page.evaluate("""() => {
        const box = one => one.getBoundingClientRect();
        const lamp = box(document.querySelector('footer .ask'));
        const over = one => one.left < lamp.right && lamp.left < one.right
            && one.top < lamp.bottom && lamp.top < one.bottom;
        const said = document.querySelectorAll('.prompt .undo span:first-of-type, .prompt .question, .prompt .recap');
        return [...said].map(box).filter(over).length;
    }""")
    assert hidden == 0
    lamp, sheet = me.page.locator("footer .ask").bounding_box(), me.page.locator(".prompt").bounding_box()
    assert lamp["x"] + lamp["width"] <= width
    assert screen != "phone" or lamp["y"] >= sheet["y"], "on a phone it hides nothing of the table either"


def asks_for_dice(position):
    """Anna is asked what she does with her dice."""
    return 0 in position.waiting and position.offers[0].verb == "reroll"


@pytest.mark.parametrize("screen", ["desk", "small", "tablet"])
def test_what_can_be_done_with_a_die_is_read_without_scrolling(visit, table_server, screen):
    """In the language with the longer words, where there are no tokens and the track is paid with."""
    width, height = SCREENS[screen]
    table = bring_to(table_server, Moment("", "glow", COMPANY[:2], "dice 1", asks_for_dice))
    me = visit(language="ru", width=width, height=height).sit_at(table, 0)
    me.page.locator("[data-area=dice-0] .piece.open").first.click()
    me.page.wait_for_selector(".prompt.halfway")
    me.picture(f"sizes-die-{screen}")
    hidden = "all => all.map(one => one.scrollHeight - one.clientHeight)"
    assert me.page.locator(".prompt :is(.said, .answers)").evaluate_all(hidden) == [0, 0]

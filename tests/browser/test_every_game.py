"""Every installed game appears by itself: in the lobby, and at a table one can play at."""

import pytest

from strannik.box.shelf import find_game, game_ids
from strannik.server.web.routes.games import pictured
from tests.browser.test_axe import violations
from tests.browser.test_phone import PHONE, width_of

ANSWERS = 6


def answer_something(me):
    """Take what is offered first: a piece, a place on a board or a button. A thing with several options asks which."""
    before = me.n
    lit = me.page.locator("#felt button.open, .prompt .button:is(.main, .declines)")
    lit.first.dispatch_event("click")
    if me.page.locator(".prompt button:text-is('Cancel')").count():
        me.page.locator(".prompt .button.main").first.dispatch_event("click")
    me.page.wait_for_selector(f".screen:not([data-n='{before}'])")


@pytest.mark.parametrize("id", game_ids())
def test_a_game_can_be_played_and_read_by_everybody(visit, table_server, id):
    game = find_game(id)
    bots = ["bot"] * (max(game.fewest, min(game.most, 2)) - 1)
    me = visit().sit_at(table_server.table("Anna", *bots, game=id), 0)
    for _ in range(ANSWERS):
        me.wait_until_asked()
        answer_something(me)
    me.wait_until_asked()
    me.page.wait_for_load_state("networkidle")
    me.picture(f"game-{id}")
    broken = "all => all.filter(picture => picture.complete && !picture.naturalWidth).map(picture => picture.src)"
    assert me.page.locator("#felt img").evaluate_all(broken) == []
    assert violations(me.page) == []


@pytest.mark.parametrize(("language", "device"), [("en", "desk"), ("ru", "phone")])
@pytest.mark.parametrize("id", game_ids())
def test_how_to_play_is_told_with_pictures(visit, id, language, device):
    """What is told is the same on every screen; that Russian, the longer one, fits is seen on a phone."""
    told = pictured("how", find_game(id).words(language))
    me = visit(language, **(PHONE if device == "phone" else {})).open(f"rules/{id}")
    me.page.wait_for_selector(".clause")
    me.page.wait_for_load_state("networkidle")
    assert me.page.locator("ol li p").all_inner_texts() == [page.text for page in told]
    seen = "all => all.map(picture => [decodeURI(picture.src).split('/').pop(), picture.naturalWidth > 0])"
    shown = me.page.locator("ol li img").evaluate_all(seen)
    assert shown == [[f"{page.face}.svg", True] for page in told if page.face]
    assert width_of(me.page) <= me.page.viewport_size["width"]
    me.picture(f"how-{id}-{device}-{language}")


def test_the_lobby_shows_every_game_with_its_cover(visit):
    me = visit("ru").lobby()
    me.page.wait_for_load_state("networkidle")
    titles = me.page.locator("article h2").all_inner_texts()
    assert sorted(titles) == sorted([find_game(id).words("ru").say("game-title") for id in game_ids()])
    loaded = me.page.locator("article img").evaluate_all("all => all.map(picture => picture.naturalWidth > 0)")
    assert loaded == [True] * len(titles)

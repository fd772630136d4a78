"""A campaign in the browser: set out, play an evening, read its chronicle, go on; a friend joins by the link."""

from __future__ import annotations

import pytest

from tests.browser.test_axe import violations
from tests.browser.test_phone import PHONE, width_of
from tests.server.caravan import Journey, caravan_server, founded

GAME = {"en": "To the Sea", "ru": "К морю"}
NEW = {"en": "Campaign…", "ru": "Поход…"}
SET_OUT = {"en": "Set out", "ru": "В путь"}
PLAY = {"en": "Play: The first evening", "ru": "Играть: Первый вечер"}

pytestmark = pytest.mark.xdist_group("caravan")


@pytest.fixture(scope="module")
def table_server(tmp_path_factory):
    """A server on which the caravan is installed."""
    folder = tmp_path_factory.mktemp("caravan")
    with caravan_server(f"sqlite:///{folder}/tables.sqlite3") as running:
        yield running


def come_with_token(me, journey: Journey, who: str):
    me.open()
    me.page.evaluate(
        "held => localStorage.setItem('strannik.campaigns', JSON.stringify(held))", {journey.id: journey.tokens[who]}
    )
    me.open(f"campaign/{journey.id}")
    me.page.wait_for_selector(".campaign h1")
    return me


def begin(me, game: str, language: str) -> None:
    """Open the dialog for a new campaign of the game."""
    me.page.click(f"article:has(h2:text-is('{game}')) >> text='{NEW[language]}'")


def play_to_the_end(me) -> None:
    """Take the first answer until the game is over."""
    for _ in range(60):
        me.wait_until_asked()
        if me.ended:
            return
        n = me.n
        me.page.locator(".prompt .button:not(.plain)").first.click()
        me.wait_until(
            f"Number(document.querySelector('.screen')?.dataset.n) > {n} || document.querySelector('dialog .sheets')"
        )
    raise AssertionError("the evening does not end")


@pytest.mark.parametrize(("language", "device"), [("en", "desk"), ("ru", "phone")])
def test_alone_with_bots_from_setting_out_to_the_second_evening(visit, table_server, language, device):
    me = visit(language, **(PHONE if device == "phone" else {})).lobby()
    begin(me, GAME[language], language)
    me.page.fill("dialog .field .input", "Sand")
    me.page.click(f"dialog >> text='{SET_OUT[language]}'")
    me.page.wait_for_selector(".campaign h1")
    assert me.page.inner_text(".campaign h1") == "Sand"
    me.page.wait_for_load_state("networkidle")
    me.picture(f"campaign-new-{device}-{language}")
    me.page.click(f"text='{PLAY[language]}'")
    play_to_the_end(me)
    me.page.click("dialog .actions .button.main")
    me.page.wait_for_selector("[data-area=way] li.marked")
    assert me.page.locator("[data-area=way] li.marked").count() == 1
    me.page.wait_for_load_state("networkidle")
    me.wait_until("[...document.images].every(image => image.complete && image.naturalWidth > 0)")
    me.picture(f"campaign-home-{device}-{language}")
    if device == "phone":
        assert width_of(me.page) <= PHONE["width"]
    assert violations(me.page) == []
    me.page.click(f"text='{ {'en': 'The story so far', 'ru': 'Что было до сих пор'}[language] }'")
    me.page.wait_for_selector("article h3")
    assert me.page.inner_text("article h3") in ("By the fire", "У костра")
    me.picture(f"campaign-chronicle-{device}-{language}")
    me.page.click("main p a")
    me.page.click(".next .button.main")
    me.wait_until_asked()


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_near_and_far_sets_out_for_its_first_map(visit, table_server, device):
    me = visit("ru", **(PHONE if device == "phone" else {})).lobby()
    begin(me, "Дальше, Ближе", "ru")
    button = me.page.locator(f"dialog >> text='{SET_OUT['ru']}'")
    place = button.bounding_box()
    assert place["y"] + place["height"] <= me.page.viewport_size["height"], "what the dialog is for is at hand"
    button.click()
    me.page.wait_for_selector(".campaign h1")
    assert me.page.locator("#ways").count() == 0, "there is no game yet from which one could go another way"
    assert me.page.locator("[data-area=way] li").count() == 10
    if device == "phone":
        assert width_of(me.page) <= PHONE["width"]
    assert me.page.inner_text(".next .button.main") == "Играть: Изломанные равнины"
    me.page.click(".next .button.main")
    me.wait_until_asked()
    assert not me.ended


def test_the_lobby_shows_my_campaigns_first(visit, table_server):
    journey = founded(table_server, title="Over the dunes")
    journey.play()
    journey.open()
    me = come_with_token(visit(), journey, "Anna").lobby()
    first = me.page.locator("main section h2, main .tiles").first
    assert first.inner_text() == "My campaigns"
    shown = me.page.locator("section:has(#my-campaigns) li")
    assert "Over the dunes" in shown.inner_text()
    assert "Your move" in shown.inner_text()
    assert me.page.locator("#my-tables").count() == 0
    shown.locator("a").click()
    me.page.click("text='Your move: to the table'")
    me.wait_until_asked()


def test_a_friend_joins_by_the_link(visit, table_server):
    journey = founded(table_server)
    journey.play()
    friend = visit("ru").open(f"campaign/{journey.id}")
    friend.page.fill(".join .input", "Борис")
    friend.page.select_option(".join select", "traveller 1")
    friend.page.click(".join .button.main")
    friend.page.wait_for_selector(".next .button.main")
    assert [person["name"] for person in journey.home()["people"]] == ["Anna", "Борис"]
    assert journey.home()["travellers"][1]["person"] == 2
    assert friend.page.locator("svg[role=img]").count() == 1
    friend.page.click(".next .button.main")
    friend.page.wait_for_selector(".screen[data-n]")


def test_another_way_by_keyboard(visit, table_server):
    journey = founded(table_server)
    journey.play()
    journey.play()
    me = come_with_token(visit(), journey, "Anna")
    button = me.page.locator("li", has_text="Game 1").locator("button")
    button.focus()
    me.page.keyboard.press("Enter")
    me.page.keyboard.type("By the river")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("nav [aria-current=page]:has-text('By the river')")
    assert [branch["name"] for branch in journey.home()["branches"]] == ["The first way", "By the river"]
    me.page.wait_for_load_state("networkidle")
    me.picture("campaign-branches")


def test_the_file_is_saved_and_opened_again(visit, table_server, tmp_path):
    journey = founded(table_server)
    journey.play()
    me = come_with_token(visit(), journey, "Anna")
    with me.page.expect_download() as caught:
        me.page.click("text='Save as a file'")
    file = tmp_path / "campaign.jsonl"
    caught.value.save_as(file)
    me.lobby()
    me.page.set_input_files(".record input", file)
    me.page.wait_for_selector(".join")
    assert "Anna, back again" in me.page.inner_text(".join")
    me.page.click(".join .button.main")
    me.page.wait_for_selector(".next .button.main")
    file.write_text(file.read_text().replace('"say":"', '"say":"x', 1))
    me.lobby()
    me.page.set_input_files(".record input", file)
    me.page.wait_for_selector(".problem")
    assert "changed or damaged" in me.page.inner_text(".problem")


def test_a_campaign_that_is_not_there(visit, table_server):
    me = visit().open("campaign/c.nothing-here")
    me.page.wait_for_selector(".trouble")
    assert me.page.inner_text(".trouble p") == "There is no such campaign."

"""The end: told in the game's own words, each point beside the very piece that brought it."""

import pytest

from tests.browser.test_axe import violations
from tests.browser.test_phone import PHONE, width_of
from tests.browser.test_whole_games import SEED

COLOURS = ("red", "blue")

pytestmark = pytest.mark.xdist_group("voyage")


@pytest.fixture(scope="module")
def voyage(table_server):
    """A game of Glow on the Archipelago that is over, always the same one: boats lie at its islands."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("strannik.server.playing.promises.new_seed", lambda: SEED)
        table = table_server.table("Anna", "Boris", game="glow", options={"board": "archipelago"})
    for turn in range(2000):
        if table.state() == "finished":
            return table
        for seat in table.waiting():
            options = [option for option in table.scene(seat)["prompt"]["options"] if "closed" not in option]
            sails = [option["say"] for option in options if option["verb"] == "sail"]
            table.move(seat, sails[0] if sails else options[turn % len(options)]["say"])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("language", "device"), [("en", "desk"), ("ru", "phone")])
def test_everybody_sees_their_own_pieces_beside_their_points(visit, voyage, language, device):
    me = visit(language, **(PHONE if device == "phone" else {})).sit_at(voyage, 0)
    me.page.wait_for_selector("dialog .actions")
    me.page.wait_for_load_state("networkidle")
    shown = [
        [picture.rpartition("/")[2] for picture in sheet.locator("img").evaluate_all("all => all.map(one => one.src)")]
        for sheet in me.page.locator("dialog section").all()
    ]
    boats = [[name for name in names if name.startswith("boat-")] for names in shown]
    assert any(boats), "nobody has sailed"
    colours = me.page.locator("dialog section").evaluate_all("all => all.map(one => one.dataset.colour)")
    assert sorted(colours) == sorted(COLOURS)
    assert boats == [[f"boat-{colour}.svg"] * len(mine) for colour, mine in zip(colours, boats, strict=True)]
    assert me.page.locator("dialog .words img, dialog .pictures span").count() == 0
    ending = {"en": "The eighth day is over", "ru": "Восьмой день позади"}[language]
    assert me.page.inner_text("dialog .ending") == ending
    me.picture(f"end-glow-{device}-{language}")
    assert width_of(me.page) <= me.page.viewport_size["width"]
    assert violations(me.page) == []


def test_the_end_has_a_name_while_it_is_told_and_for_every_game_one(visit, table_server, monkeypatch, finished):
    from strannik.server.showing.words import TableWords

    me = visit().open(f"table/{finished.id}")
    me.page.wait_for_selector("dialog .actions")
    assert me.page.inner_text("dialog .ending") == "The way back is behind you"
    known = TableWords.__contains__
    monkeypatch.setattr(TableWords, "__contains__", lambda words, name: name != "end-title" and known(words, name))
    other = visit("ru").open(f"table/{finished.id}")
    other.page.wait_for_selector("dialog .actions")
    assert other.page.inner_text("dialog .ending") == "Путешествие окончено"


def test_figures_compare_those_who_played(visit, finished):
    me = visit("ru").sit_at(finished, 0)
    me.page.wait_for_selector("dialog .actions")
    me.page.click("dialog summary")
    names = me.page.locator("dialog details thead th").all_inner_texts()
    assert sorted([name.strip() for name in names]) == ["Anna", "Boris"]
    rows = me.page.locator("dialog details tbody tr")
    assert rows.count() == len(finished.scene()["result"]["figures"]) > 0
    for row in rows.all():
        assert len(set(row.locator("td").all_inner_texts())) > 1, "what is the same for all compares nobody"
    assert violations(me.page) == []


def test_what_one_has_at_the_end_can_be_kept_as_a_picture(visit, table_server):
    table = table_server.table("Anna", game="rollplayer", mode="solo")
    table.play_on()
    me = visit().sit_at(table, 0)
    me.page.wait_for_selector("dialog .portrait img")
    wide, high = me.page.locator("dialog .portrait img").evaluate("one => [one.naturalWidth, one.naturalHeight]")
    assert wide == 1200
    assert high > 700, "the hero's sheet and their cards"
    me.page.wait_for_selector("dialog .actions")
    assert "Your hero stands ready" in me.page.inner_text("dialog")
    assert me.page.locator("dialog .sheets li img[src*=initiative]").count() == 0, "what has no picture borrows none"
    with me.page.expect_download() as kept:
        me.page.click("button:text-is('Save as a picture')")
    assert kept.value.suggested_filename == f"{table.id}.png"
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")


def test_whoever_played_alone_reads_how_the_other_did(visit, table_server):
    table = table_server.table("Anna", game="glow", mode="solo")
    table.play_on()
    me = visit().sit_at(table, 0)
    me.page.wait_for_selector("dialog .actions")
    assert me.page.inner_text("dialog .ending").startswith("The eighth day is over; Tom has ")


def test_a_finished_table_can_be_taken_off_the_list(visit, finished):
    me = visit().sit_at(finished, 0)
    me.page.wait_for_selector("dialog .actions")
    me.lobby()
    me.page.click("button[aria-label^='Take off the list']")
    me.page.wait_for_selector(f"a[href$='{finished.id}']", state="detached")
    me.page.reload()
    me.page.wait_for_selector("article .button.main")
    assert me.page.locator(f"a[href$='{finished.id}']").count() == 0
    me.open(f"table/{finished.id}").page.wait_for_selector("dialog .actions")

"""A table that this version cannot open any more: its page tells what happened and how it ended."""

import pytest

from strannik.server.config import Config
from strannik.server.library import installed
from tests.browser.visit import Visit
from tests.server.running import PLENTY, running_server


@pytest.fixture(scope="module")
def outlived(tmp_path_factory):
    """A server with two tables of another version, of which one is finished; neither can be opened."""
    database = f"sqlite:///{tmp_path_factory.mktemp('kept')}/tables.sqlite3"
    config = Config(database=database, bot_pause=0.0, limits=PLENTY)
    with running_server(config) as running:
        over, broken = running.table("Anna", "Boris"), running.table("Anna", "Boris")
        over.play_on()
        broken.move(0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(installed("faraway"), "rules", "another")
        patch.setattr(installed("faraway"), "setup", lambda *_: 1 / 0)
        with running_server(config) as running:
            yield running, over, broken


@pytest.mark.parametrize(
    ("language", "width", "heading"), [("en", 1440, "What happened"), ("ru", 360, "Что было за столом")]
)
def test_its_page_has_the_story_the_score_and_the_record(outlived, visit, language, width, heading):
    running, over, broken = outlived
    me = Visit(visit(language, width).page, running.address)
    me.open(f"table/{over.id}")
    me.page.wait_for_selector(f"h2:text-is('{heading}')")
    assert me.page.locator("main section").count() == 2
    assert me.page.locator("main ol li").count() > 20
    assert "0." in me.page.inner_text(".why")
    assert me.page.locator("a[download]").count() == 1
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.open(f"table/{broken.id}")
    me.page.wait_for_selector(f"h2:text-is('{heading}')")
    me.page.wait_for_function("!document.querySelector('main section')")
    assert me.page.locator("a[download]").count() == 0

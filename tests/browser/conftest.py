"""A real browser for the tests in this folder; where there is none, they are left out and counted."""

import json
from itertools import count
from pathlib import Path

import pytest

from strannik.server.config import Config
from strannik.server.playing import promises
from tests.browser.chromium import NONE_FOUND, find_chromium
from tests.browser.visit import Visit
from tests.left_out import leave_out
from tests.server.running import PLENTY, running_server

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def pytest_collection_modifyitems(config, items):
    mine = [item for item in items if HERE in item.path.parents]
    if mine and not find_chromium():
        leave_out(config, items, mine, "browser", NONE_FOUND)


@pytest.fixture(autouse=True)
def dealt(request, monkeypatch):
    """Each table of a test is dealt by the test's own name, so that what goes wrong once goes wrong again."""
    tables = count(1)
    monkeypatch.setattr(promises, "new_seed", lambda: f"{request.node.name} {next(tables)}")


@pytest.fixture(scope="session")
def table_server(tmp_path_factory):
    """A server with the built page, whose bots answer at once."""
    index = ROOT / "src" / "strannik" / "server" / "static" / "index.html"
    assert index.exists(), "the page has not been built: run `make client` first"
    folder = tmp_path_factory.mktemp("browser")
    with running_server(Config(database=f"sqlite:///{folder}/tables.sqlite3", bot_pause=0.0, limits=PLENTY)) as running:
        yield running


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(table_server, chromium):
    """Open the page as somebody with a device of their own; whatever the page complains about fails the test."""
    visits = []

    def come(language="en", width=1280, height=800, settings=None, motion="reduce", **device):
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-US", "ru": "ru-RU"}[language],
            reduced_motion=motion,
            **device,
        )
        chosen = json.dumps({"confirm": False, "speed": 0, "sound": False, **(settings or {})})
        context.add_init_script(
            f"localStorage.getItem('strannik.settings') ?? localStorage.setItem('strannik.settings', {chosen!r})"
        )
        visits.append(Visit(context.new_page(), table_server.address))
        return visits[-1]

    yield come
    complaints = [complaint for one in visits for complaint in one.complaints]
    for one in visits:
        one.page.context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def finished(table_server):
    """A game between two people that is over."""
    table = table_server.table("Anna", "Boris")
    table.play_on()
    return table

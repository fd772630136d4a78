"""The two pictures in the README: `python -m tests.browser.screenshots FOLDER` draws them anew."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from strannik.server.config import Config
from tests.browser.chromium import NONE_FOUND, find_chromium
from tests.browser.visit import Visit
from tests.server.running import PLENTY, running_server

SETTINGS = '{"confirm": false, "speed": 0, "sound": false, "theme": "paper"}'
ROUNDS = 11
"""How many answers Anna gives before the picture is taken: the middle of the game."""


def take(folder):
    """The lobby and a table in mid-game."""
    chromium = find_chromium()
    if not chromium:
        raise SystemExit(NONE_FOUND)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        config = Config(database=f"sqlite:///{data}/tables.sqlite3", bot_pause=0.0, limits=PLENTY)
        with running_server(config) as running, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
            context.add_init_script(f"localStorage.setItem('strannik.settings', {SETTINGS!r})")
            visit = Visit(context.new_page(), running.address)
            visit.lobby().page.wait_for_load_state("networkidle")
            visit.page.screenshot(path=folder / "lobby.png")
            visit.sit_at(running.table("Anna", "bot", "bot"), 0)
            for _ in range(ROUNDS):
                visit.wait_until_asked()
                visit.answer()
            visit.wait_until_asked()
            visit.page.wait_for_load_state("networkidle")
            visit.page.wait_for_timeout(1500)
            visit.page.screenshot(path=folder / "table.png")
            browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]))

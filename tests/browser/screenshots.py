"""The pictures of the page in README and docs: `python -m tests.browser.screenshots DOCS` takes them anew."""

import base64
import sys
import tempfile
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from strannik.core.position import Position
from strannik.games.aftermath.cards import ENEMY_VEHICLES, ROADS, VEHICLES
from strannik.games.aftermath.pages.city import CITY
from strannik.server.config import Config
from strannik.server.playing import promises
from tests.browser.chromium import NONE_FOUND, find_chromium
from tests.browser.visit import Visit
from tests.server.running import PLENTY, running_server

SETTINGS = '{"sound": false, "theme": "paper"}'
ROUNDS = 11
"""How many answers Anna gives before the picture is taken: the middle of the game."""


class Moment(NamedTuple):
    """A table of people who play as the greedy bot would, pictured where it has come to this; Anna looks."""

    picture: str
    game: str
    people: list[str]
    seed: str
    reached: Callable[[Position], bool]
    options: dict[str, Any] | None = None
    said: str = ""
    """What Anna says then."""


class Sheet(NamedTuple):
    """Faces of a game side by side, row by row, each row of its height."""

    picture: str
    game: str
    width: int
    rows: list[tuple[int, list[str]]]


def can_climb_in_anothers_turn(position: Position) -> bool:
    offered = position.interrupts(0)
    return position.waiting == [1] and offered is not None and "use climb" in map(str, offered)


def on_the_way(position: Position) -> bool:
    return position.waiting == [0] and type(position.agenda[-1]).__name__ == "Move" and position.table.round >= 16


def reads_a_story(position: Position) -> bool:
    return position.waiting == [0] and type(position.agenda[-1]).__name__ == "Choose"


def among_strangers(position: Position) -> bool:
    acting = position.waiting == [0] and type(position.agenda[-1]).__name__ == "Act"
    return acting and bool(position.table.foes) and not position.table.story


TRAVELLERS = ["Anna", "Boris", "Vera"]
MOMENTS = [
    Moment("games/aftermath/table.jpg", "aftermath", ["Anna", "Boris"], "am 1", among_strangers),
    Moment(
        "games/rollplayer/skill.png",
        "rollplayer",
        ["Anna", "Boris"],
        "hero 2",
        can_climb_in_anothers_turn,
        said="use climb",
    ),
    Moment("games/nearfar/story.jpg", "nearfar", TRAVELLERS, "atlas 1", reads_a_story, options={"map": 3}),
    Moment("games/nearfar/table.jpg", "nearfar", TRAVELLERS, "atlas 0", on_the_way, options={"map": 3}),
]


@contextmanager
def dealt_as(seed):
    """Tables made meanwhile have this seed."""
    made, promises.new_seed = promises.new_seed, lambda: seed
    try:
        yield
    finally:
        promises.new_seed = made


def bring_to(running, moment):
    """A table at that moment."""
    with dealt_as(moment.seed):
        table = running.table(*moment.people, game=moment.game, options=moment.options or {})
    bot = GreedyBot(Chance("greedy", 0), find_game(moment.game).hints)
    while True:
        position = table.behind.match.position
        if moment.reached(position):
            break
        seat = position.waiting[0]
        assert table.say(seat, str(bot.choose(Window(position, seat)))).status_code == 200
    if moment.said:
        assert table.say(0, moment.said).status_code == 200
    return table


def take_lobby_and_table(running, visit, folder):
    """The two pictures of the README."""
    visit.lobby().page.wait_for_load_state("networkidle")
    visit.page.screenshot(path=folder / "lobby.png")
    visit.sit_at(running.table("Anna", "bot", "bot"), 0)
    for _ in range(ROUNDS):
        visit.wait_until_asked()
        visit.answer()
    visit.wait_until_asked()
    settle(visit.page)
    visit.page.screenshot(path=folder / "table.png")


CARDS = ["old-compass", "jade-flute", "golden-magnet", "hunters-bow", "ashen-cloak", "council-ring"]
FOUND = ["snares-2", "fire-bomb-2", "bounty-contract", "cold-blade", "banshee-necklace"]
PEOPLE = ["aya", "togrul", "roxy", "barnaby", "thea", "miron", "koba", "ssarim", "chief-blue", "dog"]
HEROES = ["meziah", "whisper", "ringr", "grumple", "toothpick-crossbow", "tuning-fork", "compass", "throw"]
ENEMIES = ["patch", "thistle", "slipper", "bonnet", "good_night", "cat", "dustfeather", "inspired"]
SHEETS = [
    Sheet("games/aftermath/cards.png", "aftermath", 1120, [(175, HEROES), (175, ENEMIES)]),
    Sheet("games/aftermath/city.jpg", "aftermath", 1900, [(205, [f"page-{page}" for page in row]) for row in CITY]),
    Sheet(
        "games/aftermath/interiors.jpg",
        "aftermath",
        1900,
        [(205, [f"page-{page}" for page in range(first, first + 5)]) for first in (40, 45, 50, 55)],
    ),
    Sheet(
        "games/aftermath/drives.jpg",
        "aftermath",
        1900,
        [(340, [f"ride-{vehicle}" for vehicle in VEHICLES]), (250, [*ROADS, *ENEMY_VEHICLES])],
    ),
    Sheet(
        "games/nearfar/cards.png",
        "nearfar",
        1120,
        [
            (175, [*CARDS, "normal-back", "special-back"]),
            (175, [*FOUND, "enemy-4", "enemy-11", "enemy-15"]),
            (124, PEOPLE),
        ],
    ),
    Sheet(
        "games/nearfar/atlas.jpg",
        "nearfar",
        1440,
        [(290, [f"map-{number}" for number in range(row, row + 3)]) for row in (1, 4, 7)]
        + [(290, ["map-10", "map-11", "town-dusk"])],
    ),
]


def laid_out(sheet: Sheet) -> str:
    """The page on which the faces lie."""
    game = find_game(sheet.game)
    words = game.words("en")

    def image(name: str, height: int) -> str:
        drawn = base64.b64encode(game.face(name, words).encode()).decode()
        return f'<img height="{height}" src="data:image/svg+xml;base64,{drawn}">'

    rows = ["".join([image(name, height) for name in names]) for height, names in sheet.rows]
    row = '<div style="display: flex; justify-content: space-between; margin: 12px 0">'
    page = f"width: {sheet.width - 36}px; padding: 12px 18px; background: #efe6d6"
    return f'<body style="margin: 0; {page}">{"".join([f"{row}{images}</div>" for images in rows])}</body>'


AT_REST = "() => document.getAnimations().every(one => one.effect.getTiming().iterations === Infinity)"
LOOKS = 60


def settle(page):
    """Wait until everything lies still."""
    page.wait_for_load_state("networkidle")
    still = 0
    for _ in range(LOOKS):
        page.wait_for_timeout(250)
        still = still + 1 if page.evaluate(AT_REST) else 0
        if still == 6:
            return


def take(docs):
    """All of them."""
    chromium = find_chromium()
    if not chromium:
        raise SystemExit(NONE_FOUND)
    with tempfile.TemporaryDirectory() as data:
        config = Config(database=f"sqlite:///{data}/tables.sqlite3", bot_pause=0.0, limits=PLENTY)
        with running_server(config) as running, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
            context.add_init_script(f"localStorage.setItem('strannik.settings', {SETTINGS!r})")
            visit = Visit(context.new_page(), running.address)
            take_lobby_and_table(running, visit, docs / "screenshots")
            for moment in MOMENTS:
                visit.sit_at(bring_to(running, moment), 0)
                settle(visit.page)
                visit.page.screenshot(path=docs / moment.picture)
            for sheet in SHEETS:
                page = browser.new_page(viewport={"width": sheet.width, "height": 400})
                page.set_content(laid_out(sheet))
                page.screenshot(path=docs / sheet.picture, full_page=True)
            browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]))

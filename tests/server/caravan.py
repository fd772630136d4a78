"""The toy caravan on a server of its own, and a company that travels with it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from strannik.box.shelf import GROUP, find_game
from strannik.server import library
from strannik.server.config import Config
from strannik.server.library import installed
from strannik.server.showing.words import game_words
from tests.core.toy_journey import GAME
from tests.server.running import PLENTY, Running, Table, running_server

ROOT = Path(__file__).parent.parent.parent

CACHES = (find_game, installed, game_words)


def caravan_installed(folder: Path) -> AbstractContextManager[dict[str, str]]:
    """The caravan is installed like any game of somebody else's; gives what other processes need to find it."""
    return toys_installed(folder, {GAME.id: "toy_journey"})


@contextmanager
def toys_installed(folder: Path, toys: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Toys are installed, each by its id and the name of its module."""
    card = folder / "toys-1.dist-info"
    card.mkdir(parents=True, exist_ok=True)
    (card / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    points = "".join([f"{id} = tests.core.{module}:GAME\n" for id, module in toys.items()])
    (card / "entry_points.txt").write_text(f"[{GROUP}]\n{points}")
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), str(ROOT), *([before] if before else [])])
    sys.path.insert(0, str(folder))
    forget()
    try:
        yield {"PYTHONPATH": os.environ["PYTHONPATH"]}
    finally:
        sys.path.remove(str(folder))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        forget()


def forget() -> None:
    """Look for games anew."""
    for kept in CACHES:
        kept.cache_clear()
    library._all.clear()


@contextmanager
def caravan_server(database: str) -> Iterator[Running]:
    """A server on which the caravan can be played."""
    with (
        TemporaryDirectory() as folder,
        caravan_installed(Path(folder)),
        running_server(Config(database=database, bot_pause=0.0, limits=PLENTY)) as running,
    ):
        yield running


class Journey:
    """A campaign on a running server, spoken to by the tokens its people hold."""

    def __init__(self, running: Running, id: str, tokens: dict[str, str]) -> None:
        self.running = running
        self.id = id
        self.tokens = tokens

    def on(self, running: Running) -> Journey:
        """The same campaign on a server that was started anew."""
        return Journey(running, self.id, self.tokens)

    def ask(self, method: str, path: str, who: str = "", body: Any = None, **query: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.tokens[who]}"} if who else {}
        url = f"/api/campaigns/{self.id}{path}"
        return self.running.http.request(method, url, headers=headers, json=body, params=query)

    def done(self, method: str, path: str, who: str = "", body: Any = None, **query: Any) -> Any:
        answer = self.ask(method, path, who, body, **query)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def home(self, who: str = "", **query: Any) -> Any:
        return self.done("GET", "", who, **query)

    def join(self, who: str, **wanted: Any) -> int:
        made = self.done("POST", "/people", body={"name": who, **wanted})
        self.tokens[who] = made["token"]
        return int(made["person"])

    def open(self, who: str = "Anna", **wanted: Any) -> Table:
        opened = self.done("POST", "/games", who, wanted)
        return Table(self.running, opened["table"], dict.fromkeys(opened["seats"], self.tokens[who]))

    def play(self, who: str = "Anna", **wanted: Any) -> Table:
        """The next game, all of it; those of the company who sit there play their seats too."""
        table = self.open(who, **wanted)
        for other in self.tokens:
            home = self.home(other, branch=wanted.get("branch", 1))
            for seat in home.get("seats", []):
                table.tokens[seat] = self.tokens[other]
        table.play_on()
        return table


def founded(running: Running, *mine: bool, **wanted: Any) -> Journey:
    """Anna founds a company; the travellers that are not hers are played by bots."""
    travellers = [{"mine": one} for one in mine or (True, False)]
    body = {"game": GAME.id, "name": "Anna", "title": "To the sea", "travellers": travellers, **wanted}
    made = running.http.post("/api/campaigns", json=body)
    assert made.status_code == 201, made.text
    return Journey(running, made.json()["campaign"], {"Anna": made.json()["token"]})

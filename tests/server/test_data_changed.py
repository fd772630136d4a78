"""Running games go on after a number in a data file on the disk has been mended, and their records still verify."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import strannik
from strannik.box.shelf import game_ids
from strannik.core.record import Continued, read_record
from tests.server.running import PATIENCE, Running, Table

MENDED = {
    "faraway": ("data/cards.json", '"value": 4', '"value": 5'),
    "glow": ("data/cards.json", '"points": 1', '"points": 2'),
    "rollplayer": ("data/designed.json", '"cost": 3', '"cost": 4'),
    "nearfar": (
        "data/arcade.yaml",
        "{check: {skill: 5}, reward: [{token: yellow}]",
        "{check: {skill: 6}, reward: [{token: yellow}]",
    ),
    "aftermath": ("data/cards/enemies.json", '"defence": 4, "life": 1', '"defence": 3, "life": 1'),
}
"""A file of each game, what stands there, and what stands there from now on."""


@contextmanager
def served(house: Path, database: str) -> Iterator[Running]:
    """A server that plays with the package in that folder."""
    path = os.pathsep.join([str(house), str(Path(strannik.__file__).parents[2])])
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.server.apart", database],
        env={**os.environ, "PYTHONPATH": path},
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert server.stdin is not None
    assert server.stdout is not None
    try:
        yield Running(int(server.stdout.readline()))
    finally:
        server.stdin.close()
        assert server.wait(PATIENCE) == 0


@pytest.fixture(scope="module")
def played(tmp_path_factory) -> Iterator[dict[str, Table]]:
    """A table of each game: begun with one set of numbers, finished with another."""
    folder = tmp_path_factory.mktemp("mended")
    house, database = folder / "house", f"sqlite:///{folder}/tables.sqlite3"
    leave = shutil.ignore_patterns("static", "*.so")
    package = shutil.copytree(Path(strannik.__file__).parent, house / "strannik", ignore=leave)
    with served(house, database) as running:
        tables = {game: running.table("Anna", "Boris", game=game) for game in MENDED}
        for table in tables.values():
            for _ in range(6):
                assert table.move(table.waiting()[0]).status_code == 200
    for game, (file, before, after) in MENDED.items():
        text = (package / "games" / game / file).read_text(encoding="utf-8")
        assert before in text
        (package / "games" / game / file).write_text(text.replace(before, after, 1), encoding="utf-8")
    with served(house, database) as running:
        yield {game: Table(running, table.id, table.tokens) for game, table in tables.items()}


def wait_for_the_end(table: Table) -> None:
    """Look on until the bots have finished, however long they take, as long as they go on."""
    n, moved = 0, time.monotonic()
    while table.state() != "finished":
        now = table.scene()["n"]
        if now > n:
            n, moved = now, time.monotonic()
        assert time.monotonic() - moved < PATIENCE, "the bots do not finish the game"
        time.sleep(0.5)


@pytest.mark.parametrize("game", game_ids())
def test_a_game_is_played_on_to_its_end_and_its_record_says_where_the_numbers_changed(game, played):
    table = played[game]
    for seat in table.tokens:
        assert table.post(f"/seats/{seat}/bot", seat, {"bot": "greedy"}, method="PUT").status_code == 200
    wait_for_the_end(table)
    record = read_record(table.get("/record").text, game)
    seams = [entry for entry in record if isinstance(entry, Continued)]
    assert [seam.continued for seam in seams] == [6]
    assert table.get("/fairness").json()["verified"]

"""A new verb of the table touches four files: one is added here to a copy of them, and everything follows from it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import strannik

ROOT = Path(__file__).parents[2]
SOURCE = Path(strannik.__file__).parent

LOG = '''
@tells("whom")
class Waved(Line, tag="waved", frozen=True):
    """Somebody waves to somebody else."""

    seat: int
    whom: str
    id: str = ""

    def do(self, table: RunningTable, at: float) -> list[Event]:
        table.playing()
        return [event_of(self, table.who(self.seat))]


LogEntry = (
    Waved
    |'''

VERB = '''
class SendWave(TableVerb, tag="wave", kw_only=True):
    """Wave to somebody."""

    path = "wave"

    whom: Annotated[str, Meta(max_length=40)]

    def command(self, seat: int) -> Make:
        return once(seat, self.id, None, lambda table: log.Waved(seat, self.whom, self.id))


Verb = SendWave |'''

CHANGES = {
    "table/log.py": [("\nLogEntry = (\n   ", LOG)],
    "server/playing/verbs.py": [
        ("\nVerb =", VERB),
        ("commands import Make, ", "commands import Make, once, "),
        ("\n\nclass TableVerb", "\nfrom strannik.table import log\n\n\nclass TableVerb"),
    ],
    "table/data/strings/en.ftl": [("event-Left", "event-Waved = { $who } waves to { $whom }.\nevent-Left")],
    "table/data/strings/ru.ftl": [("event-Left", "event-Waved = { $who } машет: { $whom }.\nevent-Left")],
}

TRIED = """
import sys
from tests.server.running import running_server
from strannik.server.config import Config

with running_server(Config(database=sys.argv[1], bot_pause=0.0)) as server:
    table = server.table("Anna", "Boris")
    by_http = table.post("/wave", 0, {"id": "1", "whom": "Boris"})
    assert by_http.status_code == 200, by_http.text
    assert [one["sentence"] for one in by_http.json()["events"]] == ["Anna waves to Boris."]
    assert table.post("/wave", 0, {"id": "1", "whom": "Boris"}).json()["n"] == by_http.json()["n"], "once"
    assert table.post("/wave", 0, {"id": "2", "whom": "B" * 41}).json()["code"] == "unreadable"
    with table.socket(1, lang="ru") as connection:
        connection.send(type="wave", id="3", whom="Anna")
        connection.until("done")
    paths = server.http.get("/api/openapi.json").json()["paths"]
    assert paths["/api/tables/{table}/wave"]["post"]["description"] == "Wave to somebody."
with running_server(Config(database=sys.argv[1], bot_pause=0.0)) as server:
    table.running = server
    told = [one for one in table.scene(0, lang="ru")["log"] if one["event"] == "Waved"]
    assert [one["sentence"] for one in told] == ["Anna машет: Boris.", "Boris машет: Anna."]
print("waved")
"""


def copy(place: Path, within: Path) -> None:
    """The package with its changed files; whatever has none in it is the same folder or file."""
    place.mkdir()
    for entry in within.iterdir():
        name = entry.relative_to(SOURCE).as_posix()
        if name in CHANGES:
            text = entry.read_text(encoding="utf-8")
            for old, new in CHANGES[name]:
                assert text.count(old) == 1, f"{name}: {old!r}"
                text = text.replace(old, new)
            (place / entry.name).write_text(text, encoding="utf-8")
        elif any(changed.startswith(f"{name}/") for changed in CHANGES):
            copy(place / entry.name, entry)
        elif entry.name != "__pycache__":
            (place / entry.name).symlink_to(entry)


def test_a_verb_that_is_declared_in_four_files_is_spoken_stored_told_and_described(tmp_path: Path) -> None:
    assert len(CHANGES) == 4
    copy(tmp_path / "strannik", SOURCE)
    tried = subprocess.run(
        [sys.executable, "-c", TRIED, f"sqlite:///{tmp_path}/tables.sqlite3"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (tried.stdout, tried.returncode) == ("waved\n", 0), tried.stderr

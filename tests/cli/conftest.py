from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import works


@pytest.fixture(scope="session")
def belongings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what commands keep, with a database that is made once."""
    return tmp_path_factory.mktemp("belongings")


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, belongings: Path) -> None:
    """English, 80 columns, no colours and nobody's own belongings, wherever the tests run."""
    monkeypatch.setenv("STRANNIK_DATA", str(belongings))
    for name in ("STRANNIK_LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of the record of a finished game."""
    folder = tmp_path_factory.mktemp("records")
    works("sim", "faraway", "--games", 1, "--seats", 3, "--seed", 7, "--records", folder, "--json")
    (file,) = folder.iterdir()
    return file.read_text().splitlines(keepends=True)


@pytest.fixture
def written(tmp_path: Path) -> object:
    """Write lines into a file; returns its path."""

    def write(lines: list[str]) -> Path:
        path = tmp_path / "game.jsonl"
        path.write_text("".join(lines))
        return path

    return write

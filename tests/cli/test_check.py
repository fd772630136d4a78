"""`strannik check` finds what an author of a game forgets: tried on the example game, mended and broken."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from strannik.box.shelf import GROUP, find_game
from strannik.cli.check import CLEAN, FOUND, check_game
from tests.cli.running import refused

EXAMPLE = Path(__file__).parents[2] / "docs" / "example_game" / "src"

Mend = Callable[..., list[str]]

OPTION = """from strannik.core.options import Option

GAME = Game(
    options=[Option("swap", [False, True])],"""
STATISTICS = """GAME = Game(
    statistics=lambda table: {"cargo": 3.0},"""


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Mend]:
    """Install the example game with some of its text changed, and say what the check finds."""
    shutil.copytree(EXAMPLE, tmp_path, dirs_exist_ok=True)
    info = tmp_path / "strannik_dusk-1.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: strannik-dusk\nVersion: 1\n")
    info.joinpath("entry_points.txt").write_text(f"[{GROUP}]\ndusk = strannik_dusk:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)

    def check(file: str = "", before: str = "", after: str = "") -> list[str]:
        if file:
            path = tmp_path / "strannik_dusk" / file
            text = path.read_text(encoding="utf-8")
            assert before in text
            path.write_text(text.replace(before, after), encoding="utf-8")
        code = check_game("dusk", 1, as_json=True)
        findings = json.loads(capsys.readouterr().out)
        assert code == (FOUND if findings else CLEAN)
        return [f"{finding['where']}: {finding['what']}" for finding in findings]

    yield check
    find_game.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "strannik_dusk"]:
        del sys.modules[name]


def test_the_example_has_nothing_to_mend(checked: Mend) -> None:
    assert checked() == []


@pytest.mark.parametrize(
    ("file", "before", "after", "told"),
    [
        ("data/strings/ru.ftl", "game-blurb", "game-blurt", "ru: game-blurb: there is no such message"),
        ("data/strings/ru.ftl", "verb-camp", "werb-camp", "ru: verb-camp: there is no such message"),
        ("data/strings/en.ftl", "mode-table", "mode-chair", "en: mode-table: there is no such message"),
        ("data/strings/en.ftl", "event-Camped", "event-Cramped", "en: event-Camped: there is no such message"),
        ("data/strings/ru.ftl", "{ $dice }", "", "ru: event-Walked: does not use the same facts as in en: $dice"),
        ("__init__.py", "GAME = Game(", OPTION, "ru: option-swap-true: there is no such message"),
        ("__init__.py", "GAME = Game(", STATISTICS, "en: stat-cargo: there is no such message"),
        ("rules.py", "table.dice[:]", "['cargo-7']", "name-cargo-7: there is no such message"),
        ("rules.py", 'Line("way"', 'Line("path"', "ru: line-path: there is no such message"),
        ("rules.py", "DU-3]", "DU-4]", "DU-4: is cited by the code, but no clause of the rulebook"),
        ("rules.py", 'Bar("DU-2", seat=seat)', 'Bar("DU-2")', "cannot be said"),
        ("rules.py", "[Line(", "[] and [Line(", None),
        ("rules.py", "for seat in table.seats])", "for seat in table.seats[1:]])", "Games end"),
        ("rules.py", "table.day += 1", "table.day += 1; table.ways[table.day]", "IndexError"),
    ],
)
def test_what_an_author_forgets_is_found(checked: Mend, file: str, before: str, after: str, told: str | None) -> None:
    findings = checked(file, before, after)
    if told is None:
        assert findings == []  # nobody but the author can know how points are counted
    else:
        assert any(told in finding for finding in findings), findings


def test_an_unknown_game_is_one_sentence_and_exit_code_two() -> None:
    assert "did you mean 'faraway'?" in refused("check", "farawey")

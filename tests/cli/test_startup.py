"""Commands that only list things must not load what only others need."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = ("starlette", "sqlalchemy", "textual", "uvicorn", "yaml", "fluent", "babel", "strannik.games", "strannik.bots")

PROGRAM = """
import sys
from strannik.cli import run
code = run(sys.argv[1:])
print(*sys.modules, sep="\\n", file=sys.stderr)
sys.exit(code)
"""


def loaded(*arguments: str, stdin: str = "") -> set[str]:
    program = [sys.executable, "-c", PROGRAM, *arguments]
    done = subprocess.run(program, input=stdin, capture_output=True, text=True, check=True)
    assert done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [("--help",), ("sim", "--help"), ("terminal", "--help")])
def test_help_loads_nothing_heavy(arguments):
    modules = loaded(*arguments)
    assert "strannik.cli.commands" in modules
    assert not modules.intersection(HEAVY)


@pytest.mark.parametrize("arguments", [("games",), ("games", "--json"), ("rule", "FA-9")])
def test_what_is_read_on_the_boxes_opens_none_of_them(arguments):
    modules = loaded(*arguments)
    assert "strannik.games.faraway" in modules
    assert not modules.intersection(("starlette", "sqlalchemy", "textual", "uvicorn", "strannik.core.position"))
    assert not [name for name in modules if name.startswith("strannik.games.faraway.")]


def test_the_list_of_games_reads_no_rulebooks():
    assert "yaml" not in loaded("games")


def test_a_game_in_the_terminal_loads_no_web_framework():
    loaded("terminal", "faraway", stdin="quit\n")  # the first time, the database is made
    modules = loaded("terminal", "faraway", stdin="1\nquit\n")
    assert "strannik.table.running" in modules
    heavy = ("starlette", "uvicorn", "alembic", "textual", "strannik.server.app", "strannik.server.web")
    assert not modules.intersection(heavy)

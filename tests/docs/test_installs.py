"""Installs are the same everywhere: what was tried together is written down, and taken by `make setup` and CI alike."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WANTED = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]]
PINNED = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines() if line)


def plain(name: str) -> str:
    """A package's name as package indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("wanted", [wanted for wanted in WANTED if not wanted.startswith("setuptools")])
def test_every_dependency_has_one_version_that_was_tried(wanted: str) -> None:
    """Setuptools is the installer's own, and `pip freeze` leaves it out."""
    name = re.match(r"[\w.-]+", wanted)[0]  # type: ignore[index]
    pinned = {plain(each): number for each, number in PINNED.items()}
    assert plain(name) in pinned
    assert version(name) == pinned[plain(name)]


def test_setup_and_continuous_integration_take_these_versions() -> None:
    assert "--constraint constraints.txt" in (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_what_the_short_way_stands_on_is_bounded_above() -> None:
    (uvicorn,) = [wanted for wanted in WANTED if wanted.startswith("uvicorn")]
    assert re.search(r"<\d", uvicorn)

"""Files: the texts that lie in a package, one by one or a folder of chapters."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def resource(package: str, name: str) -> str:
    """The text of a file inside a package."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


def chapters(package: str, name: str, ending: str) -> list[tuple[str, str]]:
    """A text by its place: one file, or a folder of that name with a file for each chapter, in their order."""
    single = files(package).joinpath(name + ending)
    if single.is_file():
        return [(name + ending, single.read_text(encoding="utf-8"))]
    found = [entry for entry in files(package).joinpath(name).iterdir() if entry.name.endswith(ending)]
    return [(f"{name}/{entry.name}", entry.read_text(encoding="utf-8")) for entry in sorted(found, key=_by_name)]


def _by_name(entry: Traversable) -> str:
    return entry.name

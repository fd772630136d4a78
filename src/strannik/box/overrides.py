"""A user's own folder, and what lies there to replace a game's designed content.

Whoever owns a cardboard game may write its true numbers into `content/<game>.json` in that
folder. Whoever writes adventures lays them into `content/<game>/<book>`, and their texts into
`content/<game>/strings/<language>`. The game checks these files like its own data, and the hash of
the content tells records played with them from others.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from strannik.core.data import DataError

FOLDER_VARIABLE: Final = "STRANNIK_DATA"


def data_folder() -> Path:
    """Where the user's things are kept: `STRANNIK_DATA`, or the usual place for such things."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("strannik", appauthor=False)


def own_content_path(game: str) -> Path:
    """Where a user's own content for a game would lie."""
    return data_folder() / "content" / f"{game}.json"


def own_content(game: str) -> str | None:
    """The text of the user's own content for a game, if there is any."""
    path = own_content_path(game)
    return path.read_text(encoding="utf-8") if path.is_file() else None


def own_chapters(game: str, place: str, ending: str) -> list[tuple[str, str]]:
    """The texts that a user has laid beside those of a game, by their paths and in the order of their names."""
    folder = data_folder() / "content" / game / place
    found = sorted(folder.glob(f"*{ending}")) if folder.is_dir() else []
    return [(path.as_posix(), _read(path)) for path in found]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise DataError(path.as_posix(), "", f"is not a text in UTF-8 (at byte {error.start})") from None

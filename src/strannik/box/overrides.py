"""A user's own folder, and what lies there to replace a game's designed content.

Whoever owns a cardboard game may write its true numbers into `content/<game>.json` in that
folder. The game checks the file like its own data, and the hash of the content tells records
played with it from others.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

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

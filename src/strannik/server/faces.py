"""Pictures of games, under addresses that change whenever the pictures might."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from strannik.core.data import DataError
from strannik.core.game import Game
from strannik.server.library import installed
from strannik.server.version import VERSION
from strannik.server.words import game_words

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._~+-]{0,119}")

DRAWN_FROM: Final = (".py", ".json", ".yaml", ".ftl")


@cache
def version(game_id: str, package: str, content: str) -> str:
    """A hash of everything the pictures are made from."""
    digest = sha256(f"{VERSION} {game_id} {content}".encode())
    for folder in (package, "strannik.core"):
        _add(digest, files(folder))
    return digest.hexdigest()[:16]


def _add(digest: object, folder: Traversable) -> None:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            _add(digest, entry)
        elif entry.name.endswith(DRAWN_FROM):
            digest.update(entry.name.encode() + entry.read_bytes())  # type: ignore[attr-defined]


def address(game: Game, language: str) -> str:
    """What the address of each of the game's pictures begins with."""
    return f"/faces/{game.id}/{version(game.id, game.package, game.content)}/{language}/"


@lru_cache(maxsize=4096)
def _drawn(game_id: str, name: str, language: str) -> bytes:

    return installed(game_id).face(name, game_words(game_id, language)).encode()


def draw(game: Game, name: str, language: str) -> bytes | None:
    """The picture of that name, if there is one."""
    if not NAME.fullmatch(name):
        return None
    try:
        return _drawn(game.id, name, language)
    except (LookupError, ValueError, DataError):
        return None

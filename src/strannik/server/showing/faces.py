"""Pictures of games, under addresses that change whenever the pictures might."""

from __future__ import annotations

import re
from collections import OrderedDict
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from strannik.box.game import Game
from strannik.core.data import DataError
from strannik.server.library import boxes, installed
from strannik.server.showing.words import game_words
from strannik.server.version import VERSION

NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._~+-]{0,119}")

LONG_NUMBER: Final = re.compile(r"\d{5}")
"""No picture has one in its name."""

DRAWN_FROM: Final = (".py", ".json", ".yaml", ".ftl", ".svg", ".css")


@cache
def version(game_id: str, package: str, content: str) -> str:
    """A hash of everything the pictures are made from."""
    digest = sha256(f"{VERSION} {game_id} {content}".encode())
    for folder in (package, "strannik.show"):
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


def themes() -> bytes:
    """The light of every game's table, as the games bring it in `data/art/table.css`; one without it lies on paper."""
    sheets = [files(box.package) / "data" / "art" / "table.css" for box in boxes()]
    return b"\n".join([sheet.read_bytes() for sheet in sheets if sheet.is_file()])


class Album:
    """Pictures that were drawn before, as many as there is room for; those longest unasked for go first.

    Some have numbers in their names, and anybody may ask for any number.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self.filled = 0
        self._pictures: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()

    def picture(self, game_id: str, name: str, language: str) -> bytes:
        found = self._pictures.get((game_id, name, language))
        if found is None:
            found = installed(game_id).face(name, game_words(game_id, language)).encode()
            self._pictures[game_id, name, language] = found
            self.filled += len(found)
            while self.filled > self.room:
                self.filled -= len(self._pictures.popitem(last=False)[1])
        else:
            self._pictures.move_to_end((game_id, name, language))
        return found


album: Final = Album(64 * 1024 * 1024)


def draw(game: Game, name: str, language: str) -> bytes | None:
    """The picture of that name, if there is one."""
    if not NAME.fullmatch(name) or LONG_NUMBER.search(name):
        return None
    try:
        return album.picture(game.id, name, language)
    except (LookupError, ValueError, DataError):
        return None

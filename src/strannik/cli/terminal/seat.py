"""Seats: how somebody at the terminal sits at a table, whether it is kept here or by a server elsewhere."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from strannik.box.overrides import data_folder
from strannik.cli.files import write_whole
from strannik.server.messages import Hint, Problem, SceneShown, Suggested
from strannik.server.messages.common import Language
from strannik.server.playing.verbs import TableVerb

KEPT: Final = "terminal-seats.json"
"""The tokens of seats, by the address of their table; readable by their owner alone."""


class Refused(Exception):
    """The table says why not, in the person's language."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem


class Seat(Protocol):
    """One person's seat, or several of theirs: all that the dialogue asks of a table. What is refused is a `Refused`.

    `new` says that the game begins with this sitting; `address` is what `--join` takes to come back.
    """

    language: Language
    new: bool

    @property
    def address(self) -> str: ...

    @property
    def here(self) -> bool:
        """Whether the table is kept on this machine."""
        ...

    def scene(self, n: int = 0) -> SceneShown:
        """All that is seen from the seat, with what has happened after n."""
        ...

    def say(self, verb: TableVerb) -> None:
        """Say something at the table. It is stored when this returns."""
        ...

    def wait(self, n: int) -> None:
        """Come back when something has happened after n, or after a while in any case."""
        ...

    def guide(self, seat: int, wanted: bool) -> None:
        """Play on without the guide, or with it again."""
        ...

    def suggestion(self, seat: int) -> Suggested:
        """A sensible answer, in a guided game, and why."""
        ...

    def hint(self, seat: int, n: int) -> Hint:
        """What a strong player would do; it is written down."""
        ...

    def record(self) -> str:
        """The record of the game as far as it may be had now."""
        ...


def kept_token(address: str) -> str:
    """The token by which the seat at this table is one's own; nothing if it is not."""
    return _kept().get(address, "")


def keep_token(address: str, token: str) -> None:
    data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(data_folder() / KEPT, msgspec.json.encode({**_kept(), address: token}).decode(), mode=0o600)


def _kept() -> dict[str, str]:
    path = data_folder() / KEPT
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}

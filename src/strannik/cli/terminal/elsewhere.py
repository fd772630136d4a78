"""A seat at a table that a server keeps: somebody else's, or one's own that was begun in the browser.

Everything goes over HTTP as the page does it; the token of a seat is kept, so that one can come back to it.
"""

from __future__ import annotations

import getpass
import re
import secrets
import urllib.error
import urllib.request
from typing import Any, Final, TypeVar

import msgspec

from strannik.box.overrides import data_folder
from strannik.cli.files import write_whole
from strannik.core.options import OptionError
from strannik.server.messages import Problem, SceneShown, SeatTaken, TableInfo
from strannik.table.seats import new_token

T = TypeVar("T")

LINK: Final = re.compile(r"(?P<server>https?://[^#\s]+?)/?#/table/(?P<table>[\w-]+)(/[a-z]{2})?/?")
SECONDS: Final = 30.0

KEPT: Final = "terminal-seats.json"
"""The tokens of seats, by the address of their table; readable by their owner alone."""


class Refused(Exception):
    """The server says why not, in the person's language."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem


class SeatElsewhere:
    """One person's seat at a table by its link."""

    def __init__(self, link: str, language: str) -> None:
        found = LINK.fullmatch(link.strip())
        if found is None:
            raise OptionError(f"{link!r} is no link to a table; expected one such as http://192.168.1.5:8080/#/table/…")
        self.server = found["server"]
        self.address = f"{self.server}/api/tables/{found['table']}"
        self.language = language
        self.token = _kept().get(self.address, "")

    def info(self) -> TableInfo:
        return self._ask(TableInfo, "")

    def sit_down(self, name: str) -> None:
        """Take the first open seat, unless one has been taken before; what is added to chance is drawn here."""
        if self.token:
            return
        token = new_token()
        wanted = {"name": name or getpass.getuser(), "token": token, "nonce": secrets.token_hex(16)}
        self._ask(SeatTaken, "/seats", wanted)
        self.token = token
        _keep(self.address, token)

    def scene(self, n: int = 0) -> SceneShown:
        """All that the seat sees, with what has happened after n."""
        return self._ask(SceneShown, f"/scene?n={n}")

    def say(self, path: str, **said: Any) -> None:
        """Say something at the table: a move, a word to all, and so on. It is stored when this returns."""
        self._ask(dict[str, Any], path, {"id": secrets.token_hex(8), **said})

    def wait(self, n: int) -> None:
        """Come back when something has happened after n, or after a while in any case."""
        with self._open(f"/stream?n={n}", None) as lines:
            for line in lines:
                if msgspec.json.decode(line).get("n", -1) > n or b'"pong"' in line[:20]:
                    return

    def _ask(self, kind: type[T], path: str, body: dict[str, Any] | None = None) -> T:
        with self._open(path, body) as answer:
            return msgspec.json.decode(answer.read(), type=kind)

    def _open(self, path: str, body: dict[str, Any] | None) -> Any:
        headers = {"accept-language": self.language, "content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else msgspec.json.encode(body)
        asked = urllib.request.Request(f"{self.address}{path}", data, headers)
        try:
            return urllib.request.urlopen(asked, timeout=SECONDS)  # LINK lets http and https pass alone
        except urllib.error.HTTPError as error:
            raise Refused(_problem(error.read())) from None
        except (urllib.error.URLError, TimeoutError) as error:
            raise OptionError(f"{self.server} does not answer: {getattr(error, 'reason', error)}") from None


def _problem(body: bytes) -> Problem:
    try:
        return msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        raise OptionError("what answers at this address is no table of Strannik") from None


def _kept() -> dict[str, str]:
    path = data_folder() / KEPT
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str]) if path.exists() else {}


def _keep(address: str, token: str) -> None:
    data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(data_folder() / KEPT, msgspec.json.encode({**_kept(), address: token}).decode(), mode=0o600)

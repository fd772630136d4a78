"""A seat at a table that a server keeps: somebody else's, or one's own that was begun in the browser.

Everything goes over HTTP as the page does it; the token of a seat is kept, so that one can come back to it.
"""

from __future__ import annotations

import getpass
import re
import secrets
import socket
import urllib.error
import urllib.request
from typing import Any, Final, TypeVar

import msgspec

from strannik.cli.terminal.seat import Refused, keep_token, kept_token
from strannik.core.options import OptionError
from strannik.server.messages import (
    Accepted,
    GuideWanted,
    Hint,
    HintRequest,
    Problem,
    SceneShown,
    SeatTaken,
    Suggested,
    TakeSeat,
)
from strannik.server.messages.common import Language
from strannik.server.playing.verbs import TableVerb
from strannik.table.seats import new_token

T = TypeVar("T")

LINK: Final = re.compile(
    r"(?P<server>https?://[^#\s]+?)/?#/table/(?P<table>[\w-]+)(/[a-z]{2}|/(?P<token>[\w-]{32,64}))?/?"
)
"""The link of a table, perhaps with the language of its invitation, or with the token of a seat."""

SECONDS: Final = 30.0


class NobodyAnswers(OptionError):
    """There is no server at the address of a link."""


class SeatElsewhere:
    """One person's seat at a table by its link."""

    new = False
    here = False

    def __init__(self, link: str, language: Language) -> None:
        found = LINK.fullmatch(link.strip())
        if found is None:
            told = f"{link!r} is no link to a table; expected one such as http://192.168.1.5:8080/#/table/…"
            raise OptionError(told, "refused-link", link=link)
        self.server = found["server"]
        self.table = found["table"]
        self.language = language
        self.token = found["token"] or kept_token(self._api)

    @property
    def address(self) -> str:
        return f"{self.server}/#/table/{self.table}"

    @property
    def _api(self) -> str:
        return f"{self.server}/api/tables/{self.table}"

    def sit_down(self, name: str) -> None:
        """Take the first open seat, unless one has been taken before; what is added to chance is drawn here."""
        token = self.token or new_token()
        if not self.token:
            called = name or getpass.getuser()
            self._ask(SeatTaken, "/seats", TakeSeat(called, token=token, nonce=secrets.token_hex(16)))
            self.token = token
        else:
            self.scene()  # whose token is of no seat is refused
        keep_token(self._api, token)

    def scene(self, n: int = 0) -> SceneShown:
        return self._ask(SceneShown, f"/scene?n={n}")

    def say(self, verb: TableVerb) -> None:
        self._ask(Accepted, f"/{verb.path}", verb)

    def guide(self, seat: int, wanted: bool) -> None:
        self._ask(Accepted, f"/seats/{seat}/guide", GuideWanted(wanted), "PUT")

    def suggestion(self, seat: int) -> Suggested:
        return self._ask(Suggested, f"/seats/{seat}/suggestion")

    def hint(self, seat: int, n: int) -> Hint:
        return self._ask(Hint, f"/seats/{seat}/hint", HintRequest(n, secrets.token_hex(8)))

    def record(self) -> str:
        """The record, which nobody may have before the game is over."""
        try:
            with self._open("/record") as answer:
                return str(answer.read().decode())
        except Refused:
            return ""

    def wait(self, n: int) -> None:
        with self._open(f"/stream?n={n}") as lines:
            for line in lines:
                if msgspec.json.decode(line).get("n", -1) > n or b'"pong"' in line[:20]:
                    return

    def _ask(self, kind: type[T], path: str, body: msgspec.Struct | None = None, method: str | None = None) -> T:
        with self._open(path, body, method) as answer:
            return msgspec.json.decode(answer.read(), type=kind)

    def _open(self, path: str, body: msgspec.Struct | None = None, method: str | None = None) -> Any:
        headers = {"accept-language": self.language, "content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else msgspec.json.encode(body)
        asked = urllib.request.Request(f"{self._api}{path}", data, headers, method=method)
        try:
            return urllib.request.urlopen(asked, timeout=SECONDS)  # LINK lets http and https pass alone
        except urllib.error.HTTPError as error:
            raise Refused(_problem(error.read())) from None
        except (urllib.error.URLError, TimeoutError) as error:
            reason = getattr(error, "reason", error)
            told = f"{self.server} does not answer: {reason}"
            raise NobodyAnswers(
                told, "refused-silent", server=self.server, kind=kind_of(reason), why=str(reason)
            ) from None


def kind_of(reason: object) -> str:
    """What keeps an address from answering, where there are words for that; the system knows no reader's language."""
    kinds = {ConnectionRefusedError: "closed", socket.gaierror: "unknown", TimeoutError: "slow"}
    return next((kind for cause, kind in kinds.items() if isinstance(reason, cause)), "else")


def _problem(body: bytes) -> Problem:
    try:
        return msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        raise OptionError("what answers at this address is no table of Strannik", "refused-stranger") from None

"""Middleware, which every request passes: floods are slowed down, other sites kept out, answers marked as ours."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from strannik.server.config import Config
from strannik.server.errors import RequestError, problem
from strannik.server.web.http import encode_message, language
from strannik.server.web.limits import Buckets

logger = logging.getLogger(__name__)

SAFE: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{sockets}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

MARKS: Final = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}

HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]_-]{1,255}")

ALLOWED: Final = {
    "access-control-allow-methods": "GET, POST, PUT, DELETE",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
}
"""What a page of a site that may play here may ask for."""

MAKING: Final = ("/api/tables", "/api/records", "/api/campaigns", "/api/campaigns/file")
"""Where something new is made."""

ALL_GAMES: Final = "/api/games"
"""Where all games are asked for."""

HAS_PORT: Final = re.compile(r":\d*$")
IS_NUMBER: Final = re.compile(r"[0-9.]+")

AT_HOME: Final = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".localhost", ".fritz.box")
"""Ends of names that mean something in one's own network only: nobody on the internet can have such a name."""


class Gate:
    """Plain ASGI around the application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        limits = config.limits
        self.app = app
        self.origins = {origin.rstrip("/") for origin in config.origins}
        self.at_home = config.at_home
        self.requests = Buckets(limits.requests, limits.requests_per_second)
        self.new_tables = Buckets(limits.new_tables, limits.new_tables_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        marked = Marked(send, {**self._marks(headers), **self._shared(headers)})
        trouble = self._refusal(scope, headers)
        if trouble is not None:
            await _refuse(trouble, scope, receive, send if scope["type"] == "websocket" else marked)
            return
        await games_loaded(scope)
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        if scope["method"] == "OPTIONS" and self._invited(headers):
            await Response(status_code=204, headers=ALLOWED)(scope, receive, marked)
            return
        try:
            await self.app(scope, receive, marked)
        except ClientDisconnect:
            return
        except Exception as error:
            if marked.started:
                raise
            # Our own fault: it is written down here, and the client gets a sentence.
            logger.exception("%s %s failed", scope["method"], scope["path"])
            await _refuse(error, scope, receive, marked)

    def _refusal(self, scope: Scope, headers: Headers) -> RequestError | None:
        """Why the request may not pass."""
        client = scope["client"][0] if scope.get("client") else ""
        writes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if self.at_home and not self._own_name(headers.get("host", "")):
            return RequestError(421, "wrong-host")
        if writes and not self._same_site(headers):
            return RequestError(403, "wrong-origin")
        if scope["path"].startswith("/api/") and not self.requests.take(client):
            return RequestError(429, "too-many")
        if writes and _makes(scope["path"]) and not self.new_tables.take(client):
            return RequestError(429, "too-many")
        return None

    def _same_site(self, headers: Headers) -> bool:
        """A browser says where the page comes from; programs say nothing."""
        origin = headers.get("origin")
        return origin is None or host_of(origin) == headers.get("host") or self._invited(headers)

    def _invited(self, headers: Headers) -> bool:
        """Whether the page is one of another site that may play here."""
        return headers.get("origin") in self.origins

    def _own_name(self, host: str) -> bool:
        """Whether a server at home is called by an address or a name of its network.

        Any other name is one that somebody on the internet lets point here, so that their page could pass for ours.
        """
        name = host.rpartition(":")[0] if HAS_PORT.search(host) else host
        if not name or name.startswith("[") or "." not in name or IS_NUMBER.fullmatch(name):
            return True
        return name.lower().endswith(AT_HOME) or host in [host_of(origin) for origin in self.origins]

    def _marks(self, headers: Headers) -> dict[str, str]:
        """What every answer says of itself. The page may open sockets to where it came from, and nowhere else."""
        host = headers.get("host", "")
        sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
        return {**MARKS, "content-security-policy": POLICY.format(sockets=sockets)}

    def _shared(self, headers: Headers) -> dict[str, str]:
        """What lets a page of a site that may play here read the answer."""
        if not self._invited(headers):
            return {"vary": "origin"} if self.origins else {}
        return {"access-control-allow-origin": headers["origin"], "vary": "origin"}


async def games_loaded(scope: Scope) -> None:
    """Let whoever asks for all games wait until they are loaded; a table needs its own game alone."""
    if scope["path"] == ALL_GAMES:
        loading: asyncio.Future[None] = scope["app"].state.loading
        if not loading.done():
            await asyncio.wait([loading])


def host_of(origin: str) -> str:
    """The host in an origin; nothing if it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _makes(path: str) -> bool:
    """Whether a table, or something as large, is made by it."""
    return path in MAKING or path.endswith("/guided")


class Marked:
    """Sends an answer on, with our marks in its head."""

    def __init__(self, send: Send, marks: dict[str, str]) -> None:
        self.send = send
        self.marks = marks
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in self.marks.items():
                if name == "vary":
                    headers.add_vary_header(value)
                else:
                    headers.setdefault(name, value)
        await self.send(message)


async def _refuse(error: Exception, scope: Scope, receive: Receive, send: Send) -> None:
    status, said = problem(error, language(HTTPConnection(scope)))
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": said.code})
        return
    headers: dict[str, Any] = {"retry-after": "1"} if status == 429 else {}
    await Response(encode_message(said), status, headers, "application/json")(scope, receive, send)

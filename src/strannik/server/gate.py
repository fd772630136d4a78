"""The gate every request passes: who floods is slowed down, other sites are kept out, answers are marked as ours."""

from __future__ import annotations

import logging
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from strannik.server.config import Config
from strannik.server.limits import Buckets
from strannik.server.troubles import Trouble, problem
from strannik.server.web import encode_message, language

logger = logging.getLogger(__name__)

SAFE: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

MARKS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}


class Gate:
    """Plain ASGI around the application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        limits = config.limits
        self.app = app
        self.origins = set(config.origins)
        self.requests = Buckets(limits.requests, limits.requests_per_second)
        self.new_tables = Buckets(limits.new_tables, limits.new_tables_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        trouble = self._trouble(scope)
        if trouble is not None:
            await _refuse(trouble, scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        marked = Marked(send)
        try:
            await self.app(scope, receive, marked)
        except Exception as error:
            if marked.started:
                raise
            # Our own fault: it is written down here, and the client gets a sentence.
            logger.exception("%s %s failed", scope["method"], scope["path"])
            await _refuse(error, scope, receive, marked)

    def _trouble(self, scope: Scope) -> Trouble | None:
        """Why the request may not pass."""
        client = scope["client"][0] if scope.get("client") else ""
        writes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if writes and not self._same_site(Headers(scope=scope)):
            return Trouble(403, "wrong-origin")
        if scope["path"].startswith("/api/") and not self.requests.take(client):
            return Trouble(429, "too-many")
        if writes and scope["path"] in ("/api/tables", "/api/records") and not self.new_tables.take(client):
            return Trouble(429, "too-many")
        return None

    def _same_site(self, headers: Headers) -> bool:
        """A browser says where the page comes from; programs say nothing."""
        origin = headers.get("origin")
        return origin is None or urlsplit(origin).netloc == headers.get("host") or origin in self.origins


class Marked:
    """Sends an answer on, with our marks in its head."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in MARKS.items():
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

"""HTTP in our own words: bodies read and answers written by msgspec, and the OpenAPI document made from both."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Annotated, Any, Final, TypeVar, cast

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from strannik.server.errors import RequestError
from strannik.server.messages import Language, Problem
from strannik.server.playing.campaigns import Campaigns
from strannik.server.playing.hub import UNSAID, Hub, one_of, seats_by
from strannik.server.playing.live import LiveTable
from strannik.server.showing.front import first_asked
from strannik.server.showing.presenter import Reader, reader_at
from strannik.show.clauses import LANGUAGES
from strannik.table.seats import key_of

T = TypeVar("T")

Lang = Annotated[Language | None, Meta(description="The language of sentences.")]

Front = Annotated[int, Meta(ge=UNSAID, le=31, description="Which of one's seats is in front; -1: one that is asked.")]

SUBPROTOCOL: Final = "strannik"
TOKEN_OFFERED: Final = "token."
"""A browser's WebSocket can send no header of its own, but it may offer subprotocols: ours, and one with the token."""

WORTH_PACKING: Final = 1500
LARGE: Final = 64 * 1024

encode_message = msgspec.json.Encoder().encode


def answer(request: Request, message: Any, status: int = 200) -> Response:
    """A message as JSON, packed if it is long and the client can unpack it."""
    return packed(request, encode_message(message), "application/json", {"cache-control": "no-store"}, status)


def packed(
    request: Request, data: bytes, media_type: str, headers: dict[str, str] | None = None, status: int = 200
) -> Response:
    headers = {"vary": "accept-encoding", **(headers or {})}
    if len(data) < WORTH_PACKING or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(data, status, headers, media_type)
    headers["content-encoding"] = "gzip"
    if len(data) > LARGE:
        return PackedBeside(data, status, headers, media_type)
    return Response(gzip.compress(data, 5), status, headers, media_type)


class PackedBeside(Response):
    """A large answer: it is packed in a thread, so that nobody else waits for it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.body = await asyncio.to_thread(gzip.compress, bytes(self.body), 5)
        self.headers["content-length"] = str(len(self.body))
        await super().__call__(scope, receive, send)


async def read(request: Request, limit: int) -> bytes:
    """The body, if it is not too large."""
    declared = request.headers.get("content-length", "")
    if declared.isdigit() and int(declared) > limit:
        raise RequestError(413, "too-large")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise RequestError(413, "too-large")
    return bytes(data)


async def read_as(request: Request, kind: type[T]) -> T:
    """The body as a message."""
    data = await read(request, hub_of(request).config.limits.body)
    message: T = decode(data, kind)
    return message


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(data: bytes | str, kind: Any) -> Any:
    return understood(data, _decoder(kind))


def understood(data: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    """What the data says, or a clear refusal."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError(400, "unreadable", detail=str(error)) from None


def hub_of(request: Any) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def campaigns_of(request: Any) -> Campaigns:
    campaigns: Campaigns = request.app.state.campaigns
    return campaigns


def language(request: Any, asked: Language | None = None) -> Language:
    """The language asked for, or the first of the browser's that we speak."""
    wanted = [asked or request.query_params.get("lang")]
    wanted += [entry.strip()[:2] for entry in request.headers.get("accept-language", "").lower().split(",")]
    for one in wanted:
        if one in LANGUAGES:
            return cast(Language, one)
    return LANGUAGES[0]


def token_of(request: Any) -> str:
    """The seat token a request carries, if any; never in its address, which others write into their logs."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return str(token.strip())
    offered = [str(one) for one in request.scope.get("subprotocols", ()) if one.startswith(TOKEN_OFFERED)]
    return offered[0].removeprefix(TOKEN_OFFERED) if offered else ""


def client_of(request: Any) -> str:
    """The address a request comes from."""
    return request.client.host if request.client else ""


def token_key(request: Any) -> str:
    """What is kept of the token; nothing if there is none."""
    token = token_of(request)
    return key_of(token) if token else ""


def reader_of(request: Any, live: LiveTable, lang: Language | None = None, front: int = UNSAID) -> Reader:
    """Who asks: the seats of the token, the one in front that is wanted there or is asked, or a spectator."""
    seats = seats_by(live, token_key(request))
    if seats:
        front = first_asked(live.table, seats) if front == UNSAID else one_of(seats, front)
    return reader_at(seats, language(request, lang), front)


def own_reader(request: Any, live: LiveTable, lang: Language | None = None) -> Reader:
    """Who wants something, and must have a seat for it."""
    if not token_of(request):
        raise RequestError(401, "no-token")
    return reader_of(request, live, lang)


def speaker(request: Any, live: LiveTable, seat: int, lang: Language | None = None) -> Reader:
    """Who wants something as that one of their seats."""
    reader = own_reader(request, live, lang)
    return reader_at(reader.held, reader.lang, one_of(reader.held, seat))


def openapi_problem(text: str) -> dict[str, Any]:
    """How a refusal is described."""
    schema = {"$ref": f"#/components/schemas/{Problem.__name__}"}
    return {"description": text, "content": {"application/json": {"schema": schema}}}

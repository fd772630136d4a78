"""Playing: what a seat sees, what it says, and what is told as it happens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from starlette.responses import Response, StreamingResponse

from strannik.core.view import View
from strannik.server.live import LiveTable
from strannik.server.messages import (
    Accepted,
    ChatRequest,
    ConsentRequest,
    FrameShown,
    MoveRequest,
    Pong,
    SceneShown,
    UndoRequest,
    ViewShown,
)
from strannik.server.news import News
from strannik.server.show import Reader, Showing
from strannik.server.troubles import Trouble
from strannik.server.viewer import Viewer
from strannik.server.web import (
    Lang,
    answer,
    client_of,
    encode_message,
    hub_of,
    language,
    own_seat,
    read_as,
    reader_of,
    route,
    token_key,
)
from strannik.server.wishes import chatted, consented, moved, undone
from strannik.table.running import Happened

router = APIRouter()

logger = logging.getLogger(__name__)

BEAT_SECONDS: Final = 20.0

Since = Annotated[int, Query(ge=0, le=2_147_483_647, description="Tell what happened after this n.")]


def accepted(request: Request, live: LiveTable, reader: Reader, happened: Happened) -> Response:
    """The answer to something that is stored: the new n, and what happened, for this reader."""
    showing = live.showing(reader)
    return answer(request, Accepted(happened.n, showing.told(happened), _frames(showing, happened)))


def _frames(showing: Showing, happened: Happened) -> list[FrameShown]:
    """The moments on the way. What happened stands, also if they cannot be shown."""
    try:
        return News([happened]).frames(showing, showing.before(happened))[0] if happened.frames else []
    except Exception:
        logger.exception("table %s: the moments of entry %d cannot be shown", showing.id, happened.n)
        return []


@route(router, "GET", "/api/tables/{table}/scene", SceneShown)
async def scene(request: Request, table: str, n: Since = 0, lang: Lang = None) -> Response:
    """Everything the seat sees, with the log after n."""
    live = await hub_of(request).find(table)
    await live.settled()
    return answer(request, live.showing(reader_of(request, live, lang)).whole(n))


@route(router, "GET", "/api/tables/{table}/view", ViewShown)
async def view(request: Request, table: str, lang: Lang = None) -> Response:
    """The seat's view as raw data, and the moves that are open to it."""
    live = await hub_of(request).find(table)
    await live.settled()
    reader = reader_of(request, live, lang)
    match = live.table.match
    if match is None:
        raise Trouble(409, "not-started")
    offers = [match.position.offers.get(reader.seat), *match.position.extras(reader.seat)]
    options = [str(move) for offer in offers if offer is not None for move in offer]
    seen = View(match.position, reader.seat).save()
    state = live.showing(reader).info().state
    return answer(request, ViewShown(live.table.n, reader.seat, state, seen, options))


@route(router, "POST", "/api/tables/{table}/moves", Accepted, body=MoveRequest)
async def move(request: Request, table: str, lang: Lang = None) -> Response:
    """Make a move. It is answered when it is stored; the same id twice is one move."""
    wanted = await read_as(request, MoveRequest)
    live = await hub_of(request).find(table)
    reader = Reader(own_seat(request, live), language(request, lang))
    return accepted(request, live, reader, await live.perform(moved(reader.seat, wanted.n, wanted.id, wanted.say)))


@route(router, "POST", "/api/tables/{table}/undo", Accepted, body=UndoRequest)
async def undo(request: Request, table: str, lang: Lang = None) -> Response:
    """Take back in the way the undo offer said."""
    wanted = await read_as(request, UndoRequest)
    live = await hub_of(request).find(table)
    reader = Reader(own_seat(request, live), language(request, lang))
    return accepted(request, live, reader, await live.perform(undone(reader.seat, wanted.n, wanted.id, wanted.kind)))


@route(router, "POST", "/api/tables/{table}/consent", Accepted, body=ConsentRequest)
async def consent(request: Request, table: str, lang: Lang = None) -> Response:
    """Agree to going back, or not."""
    wanted = await read_as(request, ConsentRequest)
    live = await hub_of(request).find(table)
    reader = Reader(own_seat(request, live), language(request, lang))
    agreed = consented(reader.seat, wanted.n, wanted.id, wanted.agree)
    return accepted(request, live, reader, await live.perform(agreed))


@route(router, "POST", "/api/tables/{table}/chat", Accepted, body=ChatRequest)
async def chat(request: Request, table: str, lang: Lang = None) -> Response:
    """Say something to everybody at the table."""
    wanted = await read_as(request, ChatRequest)
    live = await hub_of(request).find(table)
    reader = Reader(own_seat(request, live), language(request, lang))
    return accepted(request, live, reader, await live.perform(chatted(reader.seat, wanted.id, wanted.text)))


async def _heard(viewer: Viewer) -> bytes | int:
    """What is to be sent next; where nothing happens, a beat from time to time shows whether the line still holds."""
    try:
        return await asyncio.wait_for(viewer.next(), BEAT_SECONDS)
    except TimeoutError:
        return encode_message(Pong(time.time()))


@route(router, "GET", "/api/tables/{table}/stream", bytes)
async def stream(request: Request, table: str, n: Since = 0, lang: Lang = None) -> Response:
    """The messages of the WebSocket as NDJSON, one a line, for programs."""
    live = await hub_of(request).find(table)
    viewer = Viewer(reader_of(request, live, lang), token_key(request), client=client_of(request))
    hub_of(request).admit(live, viewer)

    async def lines() -> AsyncIterator[bytes]:
        try:
            await live.settled()
            live.connect(viewer, n)
            while isinstance(message := await _heard(viewer), bytes):
                yield message + b"\n"
        finally:
            live.disconnect(viewer)

    return StreamingResponse(lines(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})

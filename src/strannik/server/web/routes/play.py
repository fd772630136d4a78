"""Playing: what a seat sees, what it says, and what is told as it happens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from strannik.core.view import View
from strannik.server.errors import RequestError
from strannik.server.messages import (
    Accepted,
    FrameShown,
    Pong,
    SceneShown,
    ViewShown,
)
from strannik.server.playing.commands import Make, held
from strannik.server.playing.hub import UNSAID
from strannik.server.playing.live import LiveTable
from strannik.server.playing.verbs import VERBS, TableVerb
from strannik.server.showing.broadcast import Broadcast
from strannik.server.showing.presenter import Reader, Showing
from strannik.server.showing.viewer import Viewer
from strannik.server.web.http import (
    Front,
    Lang,
    answer,
    client_of,
    encode_message,
    hub_of,
    read_as,
    reader_of,
    speaker,
    token_key,
)
from strannik.server.web.routing import Handler, Router, route
from strannik.table.running import Happened

router = Router()

logger = logging.getLogger(__name__)

BEAT_SECONDS: Final = 20.0

Since = Annotated[int, Meta(ge=0, le=2_147_483_647, description="Tell what happened after this n.")]


def accepted(request: Request, live: LiveTable, reader: Reader, happened: Happened) -> Response:
    """The answer to something that is stored: the new n, and what happened, for this reader."""
    showing = live.showing(reader)
    return answer(request, Accepted(happened.n, showing.told(happened), _frames(showing, happened)))


async def performed(request: Request, live: LiveTable, seat: int, make: Make) -> Happened:
    """Let something happen for the seat of the token, if it is still that when its turn has come."""
    return await live.perform(held(token_key(request), seat, make))


def _frames(showing: Showing, happened: Happened) -> list[FrameShown]:
    """The moments on the way. What happened stands, also if they cannot be shown."""
    try:
        return Broadcast([happened], {}).frames(showing, showing.before(happened))[0] if happened.frames else []
    except Exception:
        logger.exception("table %s: the moments of entry %d cannot be shown", showing.id, happened.n)
        return []


@route(router, "GET", "/api/tables/{table}/scene", SceneShown)
async def scene(request: Request, table: str, n: Since = 0, lang: Lang = None, seat: Front = UNSAID) -> Response:
    """Everything the seat sees, with the log after n."""
    live = await hub_of(request).find(table)
    await live.settled()
    return answer(request, live.showing(reader_of(request, live, lang, seat)).whole(n))


@route(router, "GET", "/api/tables/{table}/view", ViewShown)
async def view(request: Request, table: str, lang: Lang = None, seat: Front = UNSAID) -> Response:
    """The seat's view as raw data, and the moves that are open to it."""
    live = await hub_of(request).find(table)
    await live.settled()
    reader = reader_of(request, live, lang, seat)
    match = live.table.match
    if match is None:
        raise RequestError(409, "not-started")
    offers = [match.position.offers.get(reader.seat), *match.position.extras(reader.seat)]
    options = [str(move) for offer in offers if offer is not None for move in offer]
    seen = View(match.position, reader.seat, reader.seats).save()
    state = live.showing(reader).info().state
    return answer(request, ViewShown(live.table.n, reader.seat, state, seen, options))


def saying(verb: type[TableVerb]) -> Handler:
    """The route by which a seat says this. It is answered when it is stored."""

    async def say(request: Request, table: str, lang: Lang = None) -> Response:
        wanted = await read_as(request, verb)
        live = await hub_of(request).find(table)
        reader = speaker(request, live, wanted.seat, lang)
        return accepted(request, live, reader, await performed(request, live, reader.seat, wanted.command(reader.seat)))

    say.__name__, say.__doc__ = verb.path, verb.__doc__
    return say


for each in VERBS:
    route(router, "POST", f"/api/tables/{{table}}/{each.path}", Accepted, body=each)(saying(each))


async def _heard(viewer: Viewer) -> bytes | int:
    """What is to be sent next; where nothing happens, a beat from time to time shows whether the line still holds."""
    try:
        return await asyncio.wait_for(viewer.next(), BEAT_SECONDS)
    except TimeoutError:
        return encode_message(Pong(time.time()))


@route(router, "GET", "/api/tables/{table}/stream", bytes)
async def stream(request: Request, table: str, n: Since = 0, lang: Lang = None, seat: Front = UNSAID) -> Response:
    """The messages of the WebSocket as NDJSON, one a line, for programs."""
    live = await hub_of(request).find(table)
    viewer = Viewer(reader_of(request, live, lang, seat), token_key(request), client=client_of(request))
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

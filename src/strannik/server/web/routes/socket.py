"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from strannik.server.errors import RequestError, problem
from strannik.server.messages import Refused
from strannik.server.playing.hub import UNSAID
from strannik.server.showing.viewer import Viewer
from strannik.server.web.conversation import UNWANTED, Conversation
from strannik.server.web.direct import short_way
from strannik.server.web.http import SUBPROTOCOL, client_of, hub_of, language, reader_of, token_key
from strannik.server.web.routing import Router

router = Router()

logger = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

LAST_WORDS_SECONDS: Final = 5.0


@router.websocket("/api/tables/{table}/ws")
async def socket(websocket: WebSocket) -> None:
    """Send the scene, then whatever changes; take moves and the like."""
    table = websocket.path_params["table"]
    await websocket.accept(SUBPROTOCOL if SUBPROTOCOL in websocket.scope["subprotocols"] else None)
    lang = language(websocket)
    try:
        hub = hub_of(websocket)
        live = await hub.find(table)
        way = short_way(websocket.scope)
        write = None if way is None else way.write
        reader = reader_of(websocket, live)
        front = number(websocket, "seat", UNSAID)
        # A seat that was left meanwhile does not keep its person from the others.
        reader = reader._replace(seat=front) if front in reader.held else reader
        viewer = Viewer(reader, token_key(websocket), write, client_of(websocket))
        hub.admit(live, viewer)
    except Exception as error:
        await _refuse(websocket, error, lang)
        return
    n = number(websocket, "n", 0)
    await live.settled()
    live.connect(viewer, n)
    sending = asyncio.ensure_future(_send(websocket, viewer))
    conversation = Conversation(websocket, live, viewer)
    if way is not None:
        way.listen(conversation.hear)
    try:
        await conversation.listen()
    except WebSocketDisconnect:
        pass
    finally:
        live.disconnect(viewer)
        if viewer.ended:
            await asyncio.wait([sending], timeout=LAST_WORDS_SECONDS)
        sending.cancel()


def number(websocket: WebSocket, name: str, otherwise: int) -> int:
    """A number in the address of the connection."""
    asked = websocket.query_params.get(name, "")
    return int(asked) if asked.isdigit() and len(asked) < 10 else otherwise


async def _refuse(websocket: WebSocket, error: Exception, lang: str) -> None:
    """Say why there is nothing to see here, and hang up."""
    if not isinstance(error, RequestError):
        logger.error("a connection failed", exc_info=error)
    _, said = problem(error, lang)
    await websocket.send_text(encode(Refused("", said.code, said.text)).decode())
    await websocket.close(UNWANTED)


async def _send(websocket: WebSocket, viewer: Viewer) -> None:
    """Send what waits, until there is nothing more to come."""
    try:
        while isinstance(message := await viewer.next(), bytes):
            await websocket.send_text(message.decode())
            viewer.sent()
        await websocket.close(message)
    except (WebSocketDisconnect, RuntimeError):
        # The client is gone; who listens to it notices and cleans up.
        return

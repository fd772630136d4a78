"""The application: storage, tables and addresses put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from strannik.campaign.mistakes import CampaignError
from strannik.core.refusal import Refusal
from strannik.server.config import Config
from strannik.server.errors import RequestError, problem
from strannik.server.garbage import Collector
from strannik.server.playing.campaigns import Campaigns
from strannik.server.playing.copies import Copies
from strannik.server.playing.hub import Hub
from strannik.server.playing.thinking.bots import BotPool
from strannik.server.storage.failure import StorageFails
from strannik.server.storage.migrate import migrate
from strannik.server.storage.store import Store
from strannik.server.storage.writer import LogWriter
from strannik.server.threads import LAST_PATIENCE, PATIENCE
from strannik.server.web.http import answer, language
from strannik.server.web.middleware import Gate
from strannik.server.web.openapi import describe
from strannik.server.web.routes import campaigns, finished, games, guides, pages, play, socket, tables
from strannik.show.clauses import LANGUAGES
from strannik.table.improper import Improper

TIDY_SECONDS = 60.0
REMOVE_SECONDS = 3600.0
CATCH_UP_SECONDS = 1.0
"""So long the page may be behind a terminal that plays at the same table."""

logger = logging.getLogger(__name__)
WARM_UP_SECONDS = 1.0

MISTAKES = (RequestError, CampaignError, Improper, Refusal, StorageFails, HTTPException)

PARTS = (games, tables, guides, play, socket, finished, campaigns, pages)


def create_app(config: Config, writes: type[LogWriter] = LogWriter) -> Starlette:
    """The server; its storage opens when it starts and closes when it stops."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(config.database)
        migrate(store)
        writer = writes(store.ledger(), asyncio.get_running_loop())
        pool = BotPool(config.workers)
        hub = Hub(config, store, writer, pool)
        app.state.hub = hub
        app.state.loading = asyncio.ensure_future(asyncio.to_thread(load_games))
        copies = Copies(store.folder / "copies")
        app.state.campaigns = Campaigns(hub, copies)
        # The first page is more urgent than the first bot.
        warming = asyncio.get_running_loop().call_later(WARM_UP_SECONDS, pool.warm_up)
        tasks = [
            asyncio.ensure_future(_tidy(hub)),
            asyncio.ensure_future(_remove_old(hub)),
            asyncio.ensure_future(_catch_up(hub)),
            asyncio.ensure_future(_wake_clocked(hub)),
            app.state.loading,
        ]
        yield
        warming.cancel()
        for task in tasks:
            task.cancel()
        hub.close()
        hub.threads.patience = PATIENCE if writer.failing else LAST_PATIENCE
        await hub.keep_changed()
        await copies.close()
        await writer.close()
        hub.threads.close()
        pool.close()
        store.close()

    app = Starlette(
        routes=[Route("/api/openapi.json", _document), *[route for part in PARTS for route in part.router.routes]],
        middleware=[Middleware(Gate, config=config)],
        exception_handlers=dict.fromkeys(MISTAKES, _mistake),
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return app


@cache
def described() -> dict[str, Any]:
    """The OpenAPI document."""
    return describe([part.router for part in PARTS])


async def _document(request: Request) -> Response:
    return answer(request, described())


def load_games() -> None:
    """Load the games with their words, beside the event loop: whoever asks for all of them waits, and nobody else."""
    for lang in LANGUAGES:
        games.listed(lang)


async def _tidy(hub: Hub) -> None:
    """Put tables away that nobody uses, and collect what is left of them."""
    collector = Collector()
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        await hub.keep_changed()
        tables = len(hub.live)
        hub.put_away()
        collector.look(hub.used, tables - len(hub.live))


async def _catch_up(hub: Hub) -> None:
    """Look now and then whether a terminal, or another server on the same database, has gone on with a table."""
    while True:
        await asyncio.sleep(CATCH_UP_SECONDS)
        try:
            await hub.catch_up()
        except StorageFails as error:
            logger.warning("what is played elsewhere could not be read: %s", error)
        except Exception:
            logger.exception("what is played elsewhere could not be shown")


async def _wake_clocked(hub: Hub) -> None:
    """Let clocks run on that ran when the server was stopped; until the database can be read they stand still."""
    while True:
        try:
            await hub.wake_clocked()
            return
        except StorageFails as error:
            logger.warning("tables with clocks could not be found: %s", error)
        await asyncio.sleep(TIDY_SECONDS)


async def _remove_old(hub: Hub) -> None:
    """Remove what was uploaded long ago, now and then."""
    while True:
        await asyncio.sleep(REMOVE_SECONDS)
        try:
            await hub.remove_old_uploads()
        except StorageFails as error:
            logger.warning("old uploads could not be removed: %s", error)


async def _mistake(request: Request, error: Exception) -> Response:
    """One sentence for every mistake."""
    lang = language(request)
    if isinstance(error, HTTPException):
        codes = {405: "method", 404: "unknown-page"}
        error = RequestError(error.status_code, codes.get(error.status_code, "unreadable"), detail=error.detail)
    words = None
    if isinstance(error, Refusal):
        live = request.app.state.hub.live.get(request.path_params.get("table", ""))
        words = None if live is None else live.words(lang)
    status, said = problem(error, lang, words)
    response = answer(request, said, status)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response

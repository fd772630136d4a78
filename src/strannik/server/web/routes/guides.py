"""Guided first games, and what a strong player would do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from strannik.server.errors import RequestError
from strannik.server.messages import (
    Accepted,
    GuideWanted,
    Hint,
    HintRequest,
    NewGuided,
    SeatKey,
    Suggested,
    TableMade,
)
from strannik.server.playing.commands import once
from strannik.server.playing.first_games import set_up
from strannik.server.playing.live import LiveTable
from strannik.server.playing.thinking.advice import told_hint, told_suggestion
from strannik.server.web.http import Lang, answer, hub_of, read_as, speaker
from strannik.server.web.routes.games import known_game
from strannik.server.web.routes.play import accepted, performed
from strannik.server.web.routing import Router, route
from strannik.table import log
from strannik.table.seats import key_of, new_token, tidy

router = Router()

T = TypeVar("T")


@route(router, "POST", "/api/games/{game}/guided", TableMade, body=NewGuided, status=201)
async def make_guided(request: Request, game: str) -> Response:
    """Make the guided first game of this title: a prepared deal, bots for company, and somebody who explains."""
    wanted = await read_as(request, NewGuided)
    guide = known_game(game).guide
    if guide is None:
        raise RequestError(404, "no-first-game")
    # The first time this takes a moment, where much is prepared.
    opened, prepared = await asyncio.to_thread(set_up, game)
    token = new_token()
    places = [log.Place("person", tidy(wanted.name), "", key_of(token)), *opened.places]
    made = msgspec.structs.replace(opened, places=places, language=wanted.language or "")
    live = await hub_of(request).open(made, prepared=prepared)
    return answer(request, TableMade(live.id, [SeatKey(0, token)]), 201)


@route(router, "PUT", "/api/tables/{table}/seats/{seat}/guide", Accepted, body=GuideWanted)
async def guide(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """Play on without the guide, or with it again."""
    wanted = await read_as(request, GuideWanted)
    live = await hub_of(request).find(table)
    live.table.seat(seat)
    reader = speaker(request, live, seat, lang)
    happened = await performed(request, live, seat, lambda now: log.Guided(seat, wanted.wanted))
    return accepted(request, live, reader, happened)


@route(router, "GET", "/api/tables/{table}/seats/{seat}/suggestion", Suggested)
async def suggestion(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """A sensible answer to what the seat is asked, in a guided game, and why."""
    live = await hub_of(request).find(table)
    await live.settled()
    live.table.seat(seat)
    reader = speaker(request, live, seat, lang)
    if live.table.guiding.lesson(seat) is None:
        raise RequestError(409, "no-guide")
    say = await still_asked(live, seat, hub_of(request).advisers.suggest(live, seat))
    return answer(request, told_suggestion(live.table, reader, live.words(reader.lang), say))


@route(router, "POST", "/api/tables/{table}/seats/{seat}/hint", Hint, body=HintRequest)
async def hint(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """What a strong player would do here. It is written down, and told when the game is over."""
    wanted = await read_as(request, HintRequest)
    live = await hub_of(request).find(table)
    await live.settled()
    live.table.seat(seat)
    reader = speaker(request, live, seat, lang)
    if seat not in live.table.waiting():
        raise RequestError(409, "not-your-question")
    await performed(request, live, seat, once(seat, wanted.id, wanted.n, lambda now: log.Hinted(seat, wanted.id)))
    await live.settled()
    found = await still_asked(live, seat, hub_of(request).advisers.advise(live, seat))
    return answer(request, told_hint(live.table, reader, live.words(reader.lang), found))


async def still_asked(live: LiveTable, seat: int, thinking: Awaitable[T]) -> T:
    """What was thought about the seat's question, if it is still the same one."""
    asked = live.table.asked_at[seat]
    found = await thinking
    await live.settled()
    if live.table.asked_at[seat] != asked:
        raise RequestError(409, "stale", live.table.n)
    return found

"""Guided first games, and what a strong player would do."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from strannik.bots.advising import WORLDS, verdict
from strannik.bots.preparing import guided_match, moves_of
from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.server.errors import Trouble
from strannik.server.library import installed
from strannik.server.messages import (
    Accepted,
    GuideWanted,
    Hint,
    HintOption,
    HintRequest,
    NewGuided,
    SeatKey,
    Suggested,
    TableMade,
)
from strannik.server.playing.advice import Advised
from strannik.server.playing.bot_specs import known_bot
from strannik.server.playing.commands import once
from strannik.server.playing.live import LiveTable
from strannik.server.showing.presenter import Reader
from strannik.server.web.http import Lang, answer, hub_of, read_as, speaker
from strannik.server.web.routes.games import known_game
from strannik.server.web.routes.play import accepted, performed
from strannik.server.web.routing import Router, route
from strannik.show.asking import label
from strannik.show.guide import Guide
from strannik.table import log
from strannik.table.seats import key_of, new_token, tidy

router = Router()


@route(router, "POST", "/api/games/{game}/guided", TableMade, body=NewGuided, status=201)
async def make_guided(request: Request, game: str) -> Response:
    """Make the guided first game of this title: a prepared deal, bots for company, and somebody who explains."""
    wanted = await read_as(request, NewGuided)
    guide = known_game(game).guide
    if guide is None:
        raise Trouble(404, "no-first-game")
    # The first time this takes a moment, where much is prepared.
    opened, prepared = await asyncio.to_thread(set_up, game)
    token = new_token()
    places = [log.Place("person", tidy(wanted.name), "", key_of(token)), *opened.places]
    made = msgspec.structs.replace(opened, places=places, language=wanted.language or "")
    live = await hub_of(request).open(made, prepared=prepared)
    return answer(request, TableMade(live.id, [SeatKey(0, token)]), 201)


@cache
def set_up(id: str) -> tuple[log.Opened, list[log.Moved]]:
    """A guided table of the game without its person, and the moves that lie before theirs."""
    game = installed(id)
    guide = game.guide
    assert isinstance(guide, Guide)
    match = guided_match(game, guide)
    options = match.header.options
    opened = log.Opened(
        game=id,
        rules=game.rules,
        content=game.content_for(options),
        mode=guide.mode or game.modes[0].name,
        options=options,
        seed=guide.seed,
        places=[log.Place("bot", "", known_bot(bot)) for bot in guide.bots],
        guided=True,
    )
    return opened, [log.Moved(seat, say, by="guide") for seat, say in moves_of(match)]


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
async def suggestion(request: Request, table: str, seat: int) -> Response:
    """A sensible answer to what the seat is asked, in a guided game."""
    live = await hub_of(request).find(table)
    await live.settled()
    live.table.seat(seat)
    speaker(request, live, seat)
    if live.table.guiding.lesson(seat) is None:
        raise Trouble(409, "no-guide")
    n = live.table.n
    return answer(request, Suggested(n, await hub_of(request).advisers.suggest(live, seat)))


@route(router, "POST", "/api/tables/{table}/seats/{seat}/hint", Hint, body=HintRequest)
async def hint(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """What a strong player would do here. It is written down, and told when the game is over."""
    wanted = await read_as(request, HintRequest)
    live = await hub_of(request).find(table)
    await live.settled()
    live.table.seat(seat)
    reader = speaker(request, live, seat, lang)
    if seat not in live.table.waiting():
        raise Trouble(409, "not-your-question")
    await performed(request, live, seat, once(seat, wanted.id, wanted.n, lambda now: log.Hinted(seat, wanted.id)))
    await live.settled()
    asked, n = live.table.asked_at[seat], live.table.n
    found = await hub_of(request).advisers.advise(live, seat)
    await live.settled()
    if live.table.asked_at[seat] != asked:
        raise Trouble(409, "stale", live.table.n)
    return answer(request, told_hint(live, reader, n, found))


def told_hint(live: LiveTable, reader: Reader, n: int, found: list[Advised]) -> Hint:
    """The advice in words and numbers, with what each answer brings at once as the seat can foresee it."""
    match = live.table.match
    assert match is not None
    words, preview = live.words(reader.lang), live.table.game.preview
    ahead = Foresight(match.position, reader.seat, reader.seats)
    options = [
        HintOption(
            say=str(one.answer),
            label=label(one.answer, words),
            preview="" if preview is None else preview(ahead, one.answer, words),
            points=one.points,
            tried=one.tried,
            then="" if one.then is None else label(Answer(*one.then), words),
        )
        for one in found
    ]
    kind, lead = verdict([one.points for one in found])
    return Hint(n, words.say(f"hint-{kind}", {"worlds": WORLDS, "lead": lead}), WORLDS, options)

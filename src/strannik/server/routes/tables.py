"""Making a table, sitting down at it, and what belongs to the seats."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from strannik.core.game import Game
from strannik.core.options import OptionError, Settings, settle
from strannik.server.bot_specs import DEFAULT, known_bot
from strannik.server.faces import address
from strannik.server.hub import Hub, seat_by
from strannik.server.keeping import decode_card
from strannik.server.library import installed
from strannik.server.live import LiveTable
from strannik.server.messages import (
    Accepted,
    HandToBot,
    MyTable,
    MyTables,
    NewTable,
    PauseTable,
    Rematch,
    RematchMade,
    SeatKey,
    SeatPlan,
    SeatTaken,
    SeedPromise,
    TableInfo,
    TableMade,
    TakeSeat,
    Tokens,
)
from strannik.server.routes.games import known_game
from strannik.server.routes.play import accepted
from strannik.server.show import Reader, Showing
from strannik.server.storage.store import Found
from strannik.server.troubles import Trouble
from strannik.server.web import Lang, answer, decode, hub_of, language, own_seat, read, read_as, reader_of, route
from strannik.server.wishes import AlreadyDone
from strannik.table import log
from strannik.table.events import Finished
from strannik.table.running import Happened, RunningTable
from strannik.table.seats import key_of, new_token, tidy

logger = logging.getLogger(__name__)

router = APIRouter()


@route(router, "POST", "/api/promises", SeedPromise, status=201)
async def promise(request: Request) -> Response:
    """Commit to the seed of a table that is going to be made, so that who makes it may add to chance after that."""
    return answer(request, SeedPromise(hub_of(request).promises.make()), 201)


@route(router, "POST", "/api/tables", TableMade, body=NewTable, status=201)
async def make_table(request: Request) -> Response:
    """Make a table. The game starts as soon as no seat is open."""
    wanted = await read_as(request, NewTable)
    game = known_game(wanted.game)
    mode = known_mode(game, wanted)
    options = known_options(game, wanted, mode)
    tokens = [new_token() if plan.kind == "mine" else "" for plan in wanted.seats]
    opened = log.Opened(
        game=game.id,
        rules=game.rules,
        content=game.content_for(options),
        mode=mode,
        options=options,
        seed=hub_of(request).promises.keep(wanted.commitment),
        places=[place(plan, token) for plan, token in zip(wanted.seats, tokens, strict=True)],
        name=tidy(wanted.name),
        clock=wanted.clock,
        language=wanted.language or "",
    )
    live = await hub_of(request).open(opened)
    keys = [SeatKey(seat, token) for seat, token in enumerate(tokens) if token]
    return answer(request, TableMade(live.id, keys), 201)


def known_mode(game: Game, wanted: NewTable) -> str:
    """The mode asked for, or the first for so many players."""
    seats = len(wanted.seats)
    modes = [mode for mode in game.modes if wanted.mode in ("", mode.name)]
    if not modes:
        names = ", ".join([mode.name for mode in game.modes])
        raise Trouble(422, "bad-option", detail=f"there is no mode {wanted.mode!r}; expected one of: {names}")
    for mode in modes:
        if mode.fewest <= seats <= mode.most:
            return mode.name
    raise Trouble(422, "bad-option", detail=f"{modes[0].name} is for {modes[0].fewest} to {modes[0].most} players")


def known_options(game: Game, wanted: NewTable, mode: str) -> Settings:
    """All options with their values; a game whose modes differ in their rules has an option `mode`."""
    given = dict(wanted.options)
    if any([option.name == "mode" for option in game.options]):
        given["mode"] = mode
    try:
        return settle(game.options, given)
    except OptionError as error:
        raise Trouble(422, "bad-option", detail=str(error)) from None


def place(plan: SeatPlan, token: str) -> log.Place:
    match plan.kind:
        case "mine":
            return log.Place("person", tidy(plan.name), "", key_of(token), plan.nonce)
        case "bot":
            return log.Place("bot", tidy(plan.name), known_bot(plan.bot))
    return log.Place("open")


@route(router, "GET", "/api/tables/{table}", TableInfo)
async def table_info(request: Request, table: str, lang: Lang = None) -> Response:
    """What everybody may know about a table."""
    live = await hub_of(request).find(table)
    await live.settled()
    return answer(request, live.showing(reader_of(request, live, lang)).info())


@route(router, "POST", "/api/tables/{table}/seats", SeatTaken, body=TakeSeat, status=201)
async def take_seat(request: Request, table: str) -> Response:
    """Sit down in an open seat; the token that comes back is the right to play it.

    Whoever brings a token of their own may ask again when they heard no answer: they sit there already.
    """
    wanted = await read_as(request, TakeSeat)
    name = tidy(wanted.name)
    if not name:
        raise Trouble(422, "empty-name")
    live = await hub_of(request).find(table)
    token = wanted.token or new_token()
    key = key_of(token)

    def entry(now: RunningTable) -> log.Joined:
        if now.seat_of(key) is not None:
            raise AlreadyDone(sat_down(now, key))
        seat = now.open_seat() if wanted.seat == -1 else wanted.seat
        return log.Joined(seat, name, key, wanted.nonce)

    happened = await live.perform(entry)
    seat = seat_by(live, key)
    return answer(request, SeatTaken(live.id, seat, token, happened.n), 201)


def sat_down(table: RunningTable, key: str) -> Happened:
    """When whoever has this key took their seat; who made the table has it from the beginning."""
    joined = [one for one in table.happened if isinstance(one.entry, log.Joined) and one.entry.key == key]
    return joined[-1] if joined else table.happened[0]


def _own(request: Request, live: LiveTable, seat: int) -> int:
    live.table.seat(seat)
    if own_seat(request, live) != seat:
        raise Trouble(403, "not-your-seat")
    return seat


@route(router, "DELETE", "/api/tables/{table}/seats/{seat}", Accepted)
async def leave_seat(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """Leave for good. Before the game the seat is open again; in the game a bot goes on until somebody takes it."""
    live = await hub_of(request).find(table)
    reader = Reader(_own(request, live, seat), language(request, lang))
    happened = await live.perform(lambda now: log.Left(seat, DEFAULT))
    return accepted(request, live, reader, happened)


@route(router, "PUT", "/api/tables/{table}/seats/{seat}/bot", Accepted, body=HandToBot)
async def hand_to_bot(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """Let a bot play one's own seat, an open one, or that of somebody who is away."""
    wanted = await read_as(request, HandToBot)
    live = await hub_of(request).find(table)
    reader = Reader(own_seat(request, live), language(request, lang))
    happened = await live.hand_over(seat, known_bot(wanted.bot), reader.seat)
    return accepted(request, live, reader, happened)


@route(router, "DELETE", "/api/tables/{table}/seats/{seat}/bot", Accepted)
async def take_back_from_bot(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """Play one's own seat again."""
    live = await hub_of(request).find(table)
    reader = Reader(_own(request, live, seat), language(request, lang))
    return accepted(request, live, reader, await live.perform(lambda now: log.PersonBack(seat)))


@route(router, "POST", "/api/tables/{table}/pause", Accepted, body=PauseTable)
async def pause(request: Request, table: str, lang: Lang = None) -> Response:
    """Stop the game and its clocks, or go on."""
    wanted = await read_as(request, PauseTable)
    live = await hub_of(request).find(table)
    reader = Reader(own_seat(request, live), language(request, lang))
    entry = log.Paused(reader.seat) if wanted.paused else log.Resumed(reader.seat)
    return accepted(request, live, reader, await live.perform(lambda now: entry))


@route(router, "POST", "/api/tables/{table}/rematch", RematchMade, body=Rematch)
async def rematch(request: Request, table: str) -> Response:
    """The same people at a new table, each with the token they have; the first seat moves on by one."""
    wanted: Rematch = decode(await read(request, hub_of(request).config.limits.body) or b"{}", Rematch)
    live = await hub_of(request).find(table)
    seat = own_seat(request, live)
    async with live.rematching:
        if not live.table.next:
            if live.table.state != "finished":
                raise Trouble(409, "still-playing")
            seed = hub_of(request).promises.keep(wanted.commitment)
            following = await hub_of(request).open(next_game(live.table, seed, seat, wanted.nonce))
            await live.perform(lambda now: log.Rematched(following.id))
    return answer(request, RematchMade(live.table.next))


def next_game(table: RunningTable, seed: str, asker: int, nonce: str) -> log.Opened:
    """The same game with new chance, to which who asks for it adds; whoever sat second begins."""
    places = [
        log.Place("person", place.name, "", place.key, nonce if seat == asker else "")
        if place.kind == "person"
        else log.Place("bot", place.name, place.bot)
        for seat, place in enumerate(table.seats)
    ]
    return msgspec.structs.replace(table.opened, seed=seed, places=[*places[1:], places[0]])


@route(router, "POST", "/api/mine", MyTables, body=Tokens)
async def my_tables(request: Request, lang: Lang = None) -> Response:
    """The tables at which one of the tokens has a seat, the latest first."""
    wanted = await read_as(request, Tokens)
    hub = hub_of(request)
    places = {key_of(token): index for index, token in enumerate(wanted.tokens)}
    found = await hub.threads.ask_storage(hub.store.find_seats, list(places))
    spoken = language(request, lang)
    shown = []
    for one in found:
        try:
            shown.append(await listed(hub, one, places[one.key], Reader(one.seat, spoken)))
        except Exception:
            logger.exception("table %s cannot be listed", one.table_id)
    return answer(request, MyTables(shown))


async def listed(hub: Hub, found: Found, token: int, reader: Reader) -> MyTable:
    """A table on the list: as it is in memory, or as it was kept; only if it was not, it is opened."""
    live = hub.live.get(found.table_id)
    if live is None and found.kept_n == found.n:
        return from_card(found, token, reader)
    try:
        live = live or await hub.find(found.table_id)
        return await my_table(live, found, token, reader)
    except Exception:
        if found.kept:
            return from_card(found, token, reader)
        logger.exception("table %s cannot be opened, and nothing is kept of it", found.table_id)
        return from_log(await asyncio.to_thread(hub.store.read_log, found.table_id), found, token, reader)


def from_log(lines: list[tuple[float, str]], found: Found, token: int, reader: Reader) -> MyTable:
    """A table of which nothing is known but how it was made."""
    opened = log.decode(lines[0][1])
    assert isinstance(opened, log.Opened)
    return MyTable(
        token=token,
        table=found.table_id,
        name=opened.name,
        game=opened.game,
        title=opened.game,
        cover=cover_of(opened.game, reader.lang),
        state="playing",
        seat=found.seat,
        my_turn=False,
        seats=[place.name for place in opened.places],
        updated=found.updated,
        n=found.n,
    )


def from_card(found: Found, token: int, reader: Reader) -> MyTable:
    """A table as it was kept last."""
    card = decode_card(found.kept)
    words = card.words[reader.lang]
    return MyTable(
        token=token,
        table=found.table_id,
        name=card.name,
        game=card.game,
        title=words.title,
        cover=cover_of(card.game, reader.lang),
        state=card.state,
        seat=found.seat,
        my_turn=found.seat in card.waiting,
        seats=words.seats,
        updated=found.updated,
        n=found.n,
        status=words.ended or words.status,
    )


def cover_of(game: str, lang: str) -> str:
    """The address of a game's cover; none if the game is not installed any more."""
    try:
        return f"{address(installed(game), lang)}cover.svg"
    except OptionError:
        return ""


async def my_table(live: LiveTable, found: Found, token: int, reader: Reader) -> MyTable:
    await live.settled()
    showing = live.showing(reader)
    info = showing.info()
    scene = showing.scene()
    return MyTable(
        token=token,
        table=live.id,
        name=info.name,
        game=info.game,
        title=info.title,
        cover=f"{info.faces}cover.svg",
        state=info.state,
        seat=found.seat,
        my_turn=found.seat in live.table.waiting(),
        seats=[seat.name for seat in info.seats],
        updated=found.updated,
        n=live.table.n,
        status=how_it_ended(showing) or ("" if scene is None else scene.status),
    )


def how_it_ended(showing: Showing) -> str:
    """The sentence by which the end of the game was told; nothing as long as it is played."""
    for happened in reversed(showing.table.happened):
        for event in happened.told:
            if isinstance(event, Finished):
                return showing.sentence(event, {})
    return ""

"""Making a table, sitting down at it, and what belongs to the seats."""

from __future__ import annotations

import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from strannik.box.game import Game
from strannik.campaign.mistakes import CampaignError
from strannik.core.options import OptionError, Settings, settle
from strannik.server.errors import RequestError, Unplayable
from strannik.server.library import installed
from strannik.server.messages import (
    Accepted,
    HandToBot,
    Language,
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
from strannik.server.playing.commands import AlreadyDone, handed_over
from strannik.server.playing.hub import UNSAID, Hub, seats_by
from strannik.server.playing.keeping import decode_card
from strannik.server.playing.live import LiveTable
from strannik.server.playing.thinking.bot_specs import DEFAULT, known_bot
from strannik.server.showing.faces import address
from strannik.server.showing.front import asked
from strannik.server.showing.presenter import Reader, Showing, reader_at
from strannik.server.storage.failure import StorageFails
from strannik.server.storage.store import Found
from strannik.server.web.http import (
    Lang,
    answer,
    decode,
    hub_of,
    language,
    own_reader,
    read,
    read_as,
    reader_of,
    speaker,
)
from strannik.server.web.routes.games import known_game
from strannik.server.web.routes.play import accepted, performed
from strannik.server.web.routing import Router, route
from strannik.table import log
from strannik.table.events import Finished
from strannik.table.running import Happened, RunningTable
from strannik.table.seats import key_of, new_token, tidy

logger = logging.getLogger(__name__)

router = Router()


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
    tokens = tokens_for(wanted.seats)
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
        hints=wanted.hints,
    )
    live = await hub_of(request).open(opened)
    keys = [SeatKey(seat, token) for seat, token in enumerate(tokens) if token]
    return answer(request, TableMade(live.id, keys), 201)


def tokens_for(plans: list[SeatPlan]) -> list[str]:
    """A token for each seat that is mine, the same for seats of the same person."""
    people: dict[int, str] = {}
    for place, plan in enumerate(plans):
        if plan.kind == "mine":
            people.setdefault(_person(plan, place), new_token())
    return [people[_person(plan, place)] if plan.kind == "mine" else "" for place, plan in enumerate(plans)]


def _person(plan: SeatPlan, place: int) -> int:
    """The number of the plan's person; who is called by none has one that nobody can be called by."""
    return plan.person if plan.person >= 0 else -1 - place


def known_mode(game: Game, wanted: NewTable) -> str:
    """The mode asked for, or the first for so many players."""
    seats = len(wanted.seats)
    modes = [mode for mode in game.modes if wanted.mode in ("", mode.name)]
    if not modes:
        names = ", ".join([mode.name for mode in game.modes])
        raise RequestError(422, "bad-option", detail=f"there is no mode {wanted.mode!r}; expected one of: {names}")
    for mode in modes:
        if mode.fewest <= seats <= mode.most:
            return mode.name
    fewest, most = modes[0].fewest, modes[0].most
    told = f"{modes[0].name} is for {fewest} to {most} players, not {seats}"
    raise Unplayable(game.id, OptionError(told, "refused-seats", fewest=fewest, most=most, seats=seats))


def known_options(game: Game, wanted: NewTable, mode: str) -> Settings:
    """All options with their values; a game whose modes differ in their rules has an option `mode`."""
    given = dict(wanted.options)
    if any([option.name == "mode" for option in game.options]):
        given["mode"] = mode
    try:
        return settle(game.options, given)
    except OptionError as error:
        raise Unplayable(game.id, error) from None


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

    Whoever brings a token of their own may ask again when they heard no answer: they sit there already. With the token
    of a seat they have, they take the seat they name as well.
    """
    wanted = await read_as(request, TakeSeat)
    name = tidy(wanted.name)
    if not name:
        raise RequestError(422, "empty-name")
    live = await hub_of(request).find(table)
    token = wanted.token or new_token()
    key = key_of(token)

    def entry(now: RunningTable) -> log.Joined:
        mine = now.seats_of(key)
        if wanted.seat in mine or (mine and wanted.seat == UNSAID):
            raise AlreadyDone(sat_down(now, key, wanted.seat))
        seat = now.open_seat() if wanted.seat == UNSAID else wanted.seat
        return log.Joined(seat, name, key, wanted.nonce)

    happened = await live.perform(entry)
    seats = seats_by(live, key)
    taken = happened.entry.seat if isinstance(happened.entry, log.Joined) else wanted.seat
    seat = taken if taken in seats else seats[0]
    return answer(request, SeatTaken(live.id, seat, token, happened.n), 201)


def sat_down(table: RunningTable, key: str, seat: int) -> Happened:
    """When whoever has this key took that seat, or any; who made the table has it from the beginning."""
    joined = [one for one in table.happened if isinstance(one.entry, log.Joined) and one.entry.key == key]
    there = [one for one in joined if isinstance(one.entry, log.Joined) and seat in (UNSAID, one.entry.seat)]
    return there[-1] if there else table.happened[0]


def _own(request: Request, live: LiveTable, seat: int, lang: Language | None) -> Reader:
    """Whoever has this seat, and now wants something about it."""
    live.table.seat(seat)
    return speaker(request, live, seat, lang)


@route(router, "DELETE", "/api/tables/{table}/seats/{seat}", Accepted)
async def leave_seat(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """Leave for good. Before the game the seat is open again; in the game a bot goes on until somebody takes it."""
    live = await hub_of(request).find(table)
    reader = _own(request, live, seat, lang)
    happened = await performed(request, live, seat, lambda now: log.Left(seat, DEFAULT))
    return accepted(request, live, reader, happened)


@route(router, "PUT", "/api/tables/{table}/seats/{seat}/bot", Accepted, body=HandToBot)
async def hand_to_bot(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """Let a bot play one's own seat, an open one, or that of somebody who is away."""
    wanted = await read_as(request, HandToBot)
    live = await hub_of(request).find(table)
    reader = own_reader(request, live, lang)
    handing = handed_over(seat, known_bot(wanted.bot), reader, live.company, live.grace)
    happened = await performed(request, live, reader.seat, handing)
    return accepted(request, live, reader, happened)


@route(router, "DELETE", "/api/tables/{table}/seats/{seat}/bot", Accepted)
async def take_back_from_bot(request: Request, table: str, seat: int, lang: Lang = None) -> Response:
    """Play one's own seat again."""
    live = await hub_of(request).find(table)
    reader = _own(request, live, seat, lang)
    happened = await performed(request, live, seat, lambda now: log.PersonBack(seat))
    return accepted(request, live, reader, happened)


@route(router, "POST", "/api/tables/{table}/pause", Accepted, body=PauseTable)
async def pause(request: Request, table: str, lang: Lang = None) -> Response:
    """Stop the game and its clocks, or go on."""
    wanted = await read_as(request, PauseTable)
    live = await hub_of(request).find(table)
    reader = own_reader(request, live, lang)
    entry = log.Paused(reader.seat) if wanted.paused else log.Resumed(reader.seat)
    return accepted(request, live, reader, await performed(request, live, reader.seat, lambda now: entry))


@route(router, "POST", "/api/tables/{table}/rematch", RematchMade, body=Rematch)
async def rematch(request: Request, table: str) -> Response:
    """The same people at a new table, each with the token they have; the first seat moves on by one."""
    wanted: Rematch = decode(await read(request, hub_of(request).config.limits.body) or b"{}", Rematch)
    live = await hub_of(request).find(table)
    reader = own_reader(request, live)
    async with live.rematching:
        if not live.table.next:
            if live.table.state != "finished":
                raise RequestError(409, "still-playing")
            if live.table.opened.campaign:
                raise CampaignError("goes-on")
            seed = hub_of(request).promises.keep(wanted.commitment)
            following = await hub_of(request).open(next_game(live.table, seed, reader.seat, wanted.nonce))
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
    for (key, table), rows in grouped(found).items():
        reader = reader_at(tuple([one.seat for one in rows]), spoken, rows[0].seat)
        try:
            shown.append(await listed(hub, rows[0], places[key], reader))
        except StorageFails:
            # Not this table is at fault; the others would only wait as long.
            raise
        except Exception:
            logger.exception("table %s cannot be listed", table)
    return answer(request, MyTables(shown))


def grouped(found: list[Found]) -> dict[tuple[str, str], list[Found]]:
    """The seats by whose they are, those of one person at one table together."""
    together: dict[tuple[str, str], list[Found]] = {}
    for one in sorted(found, key=lambda one: (-one.updated, one.seat)):
        together.setdefault((one.key, one.table_id), []).append(one)
    return together


async def listed(hub: Hub, found: Found, token: int, reader: Reader) -> MyTable:
    """A table on the list: as it is in memory, or as it was kept; only if it was not, it is opened."""
    live = hub.live.get(found.table_id)
    if live is None and found.kept_n == found.n:
        return from_card(found, token, reader)
    try:
        live = live or await hub.find(found.table_id)
        return await my_table(live, found, token, reader)
    except StorageFails:
        raise
    except Exception:
        if found.kept:
            return from_card(found, token, reader)
        logger.exception("table %s cannot be opened, and nothing is kept of it", found.table_id)
        lines = await hub.threads.ask_storage(hub.store.read_log, found.table_id)
        return from_log(lines, found, token, reader)


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
        mine=list(reader.held),
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
        mine=list(reader.held),
        my_turn=any([seat in card.waiting for seat in reader.held]),
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
        mine=list(reader.held),
        my_turn=bool(asked(live.table, reader.held)),
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

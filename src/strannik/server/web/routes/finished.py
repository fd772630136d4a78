"""Finished games: records, replay, fairness."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from strannik.box.match import Made, Match
from strannik.box.replay import verify
from strannik.core.data import DataError
from strannik.core.options import OptionError
from strannik.core.record import Entry, Header, Unsaid, commitment, read_record, write_record
from strannik.core.zones import WATCHER
from strannik.server.errors import RequestError
from strannik.server.library import installed
from strannik.server.messages import Fairness, KeptLine, KeptTable, RecordRead, Replayed, Timeline, TimelineMove
from strannik.server.playing import keeping
from strannik.server.playing.hub import recorded
from strannik.server.playing.live import LiveTable
from strannik.server.showing.presenter import Reader, Showing, position_scene
from strannik.server.showing.words import game_words
from strannik.server.web.http import Lang, answer, hub_of, language, packed, read
from strannik.server.web.routing import Router, route
from strannik.show.asking import label

router = Router()

MoveNumber = Annotated[int, Meta(ge=0, le=2_147_483_647, description="After this many moves.")]
EVERYBODY: Final = -1
SeatSeen = Annotated[int, Meta(ge=WATCHER, le=31, description="From this seat; -1 sees all cards, -2 is a spectator.")]


def finished_match(live: LiveTable) -> Match:
    """The match, if it is over: before that, its record would give hidden cards away."""
    match = live.table.match
    if match is None or not match.position.finished:
        raise RequestError(409, "still-playing")
    return match


@route(router, "GET", "/api/tables/{table}/record", str)
async def record(request: Request, table: str) -> Response:
    """The record of a finished game as JSON Lines, with the names of those who played."""
    live = await hub_of(request).find(table)
    await live.settled()
    finished_match(live)
    text = live.table.record()
    name = f"{live.table.game.id}-{live.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return packed(request, text.encode(), "text/plain; charset=utf-8", headers)


@route(router, "GET", "/api/tables/{table}/fairness", Fairness)
async def fairness(request: Request, table: str, lang: Lang = None) -> Response:
    """Play the finished game again from its seed and compare every move, die and shuffle."""
    live = await hub_of(request).find(table)
    await live.settled()
    match = finished_match(live)
    problem = await live.checked_once(partial(hub_of(request).threads.check, _problem, match))
    words = game_words(live.table.game.id, language(request, lang))
    text = words.say("fair") if not problem else words.say("unfair", {"detail": problem})
    shown = Fairness(not problem, live.table.commitment, live.table.opened.seed, match.n, text, live.table.nonces)
    return answer(request, shown)


def _problem(match: Match) -> str:
    """What is wrong with the record of the match; nothing if all follows from the seed."""
    try:
        verify(match.game, read_record(write_record(match.entries), "record"), "record")
    except DataError as error:
        return str(error)
    return ""


@route(router, "GET", "/api/tables/{table}/timeline", Timeline)
async def timeline(request: Request, table: str, lang: Lang = None) -> Response:
    """The moves of a finished game that stand."""
    live = await hub_of(request).find(table)
    await live.settled()
    match = finished_match(live)
    showing = live.showing(Reader(WATCHER, language(request, lang)))
    moves = [_timeline_move(made, showing) for made in match.history]
    return answer(request, Timeline(showing.info(), moves))


def _timeline_move(made: Made, showing: Showing) -> TimelineMove:
    move = made.move
    if isinstance(move, Unsaid):
        again = showing.words.say("event-Retracted", {"who": showing.names[move.unsay], "you": "no"})
        return TimelineMove(move.n, move.unsay, "", again)
    # A move from before an upgrade may say something that means nothing any more.
    named = move.say if made.answer is None else label(made.answer, showing.words, made.called)
    return TimelineMove(move.n, move.seat, move.say, named)


@route(router, "GET", "/api/tables/{table}/replay", Replayed)
async def replay(
    request: Request, table: str, n: MoveNumber = 0, seat: SeatSeen = WATCHER, lang: Lang = None
) -> Response:
    """A finished game after its n-th move, as a seat saw it then, or with the cards of all open."""
    live = await hub_of(request).find(table)
    await live.settled()
    match = finished_match(live)
    if seat >= 0:
        live.table.seat(seat)
    n = min(n, match.n)
    lang = language(request, lang)
    every = tuple(range(len(live.table.seats)))
    showing = live.showing(Reader(WATCHER, lang, every) if seat == EVERYBODY else Reader(seat, lang))
    position = match.after(max(0, n - 1))
    events = match.history[n - 1].again(position) if n > match.first else []
    return answer(
        request,
        Replayed(
            n=n,
            last=match.n,
            seat=seat,
            scene=position_scene(position, live.table, showing.reader, showing.words),
            waiting=position.waiting,
            events=[showing.tell(event, n, 0.0) for event in events],
            result=showing.result() if n == match.n else None,
        ),
    )


@route(router, "GET", "/api/tables/{table}/kept", KeptTable)
async def kept_table(request: Request, table: str, lang: Lang = None) -> Response:
    """A table as it was stored last: its story and its result in words, for good, whatever version plays it now."""
    shown, text = await hub_of(request).threads.ask_storage(hub_of(request).store.read_kept, table)
    if not text:
        raise RequestError(404, "unknown-table")
    card, kept = keeping.decode_card(shown), keeping.decode(text)
    words, story = card.words[language(request, lang)], kept.stories[language(request, lang)]
    return answer(
        request,
        KeptTable(
            table=table,
            title=words.title,
            name=card.name,
            seats=words.seats,
            version=kept.version,
            rules=kept.rules,
            state=kept.state,
            story=[KeptLine(one.n, one.at, one.sentence) for one in story.told],
            result=story.result,
            record=kept.record if kept.state == "finished" else "",
        ),
    )


@route(router, "POST", "/api/records", RecordRead, body=str, status=201)
async def upload(request: Request) -> Response:
    """Verify a record and keep it: its game can be replayed by the table id that comes back."""
    hub = hub_of(request)
    data = await read(request, hub.config.limits.record)
    if data.count(b"\n") > hub.config.limits.record_lines:
        raise RequestError(413, "record-too-long", most=hub.config.limits.record_lines)
    try:
        match = await hub.threads.check(_verified, data)
    except (DataError, OptionError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError(422, "bad-record", line=_line(error)) from None
    game = match.game
    opened, following = recorded(game, match.entries)
    table = await hub.keep_record(opened, following)
    result = game.result(match.position.table)
    return answer(
        request,
        RecordRead(
            table=table,
            game=game.id,
            title=game_words(game.id, language(request)).say("game-title"),
            seats=len(opened.places),
            moves=match.n,
            points=[sheet.total for sheet in result.sheets],
            winners=result.winners,
            commitment=commitment(opened.seed),
        ),
        201,
    )


def _line(error: Exception) -> int:
    """The line of a record that is wrong, 0 where it is none that can be read."""
    place = error.place if isinstance(error, DataError) else ""
    return int(place.removeprefix("line ")) if place.startswith("line ") else 0


def _verified(data: bytes) -> Match:
    entries: list[Entry] = read_record(data.decode(), "record")
    header = entries[0]
    assert isinstance(header, Header)
    match = verify(installed(header.game), entries, "record")
    for first, last in match.unchecked:
        problem = f"lines {first} to {last} were played under other rules and cannot be checked here"
        raise DataError("record", f"line {first}", problem)
    match.entries[-1] = entries[-1]  # which has the names: nothing can verify them
    return match

"""Commands: what people want to happen at a table, made into an entry of its log when it is their turn."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from strannik.core.refusal import Refusal
from strannik.server.errors import RequestError
from strannik.server.showing.presenter import Company, Reader, Showing
from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.running import Happened, RunningTable
from strannik.table.seats import JOINERS, tidy

Make = Callable[[RunningTable], log.LogEntry]
"""What is to happen, made when it is its turn; or it raises why it cannot."""

Heard = Callable[[Happened], None]
Failed = Callable[[BaseException], None]
"""Called when it has happened and is stored, or cannot happen."""


class Command(NamedTuple):
    """Something that somebody wants to happen."""

    make: Make
    heard: Heard
    failed: Failed


CarriedOut = tuple[Command, Happened]
"""A command and what came of it, now or when the same was asked for before."""


class AlreadyDone(Exception):
    """The same message came before."""

    def __init__(self, happened: Happened) -> None:
        super().__init__("already done")
        self.happened = happened


class GoneAway(Exception):
    """Who asked does not wait for it any more."""


def moved(seat: int, n: int, id: str, say: str) -> Make:
    """A person's move, in answer to what was asked at n."""
    return once(seat, id, n, lambda table: log.Moved(seat, say, id))


def undone(seat: int, n: int, id: str, kind: str) -> Make:
    """Take back in the way that was offered; if the offer has changed, that is stale."""

    def entry(table: RunningTable) -> log.LogEntry:
        offer = Showing("", table, Reader(seat, "en"), Company()).undo()
        if offer is None:
            table.playing()
            raise Refusal("core.nothing-to-undo")
        if offer.kind != kind:
            raise RequestError(409, "stale", table.n)
        made: dict[str, type[log.Retracted | log.Undone | log.UndoAsked]]
        made = {"retract": log.Retracted, "undo": log.Undone, "consent": log.UndoAsked}
        return made[kind](seat, id)

    return once(seat, id, n, entry)


def consented(seat: int, n: int, id: str, agree: bool) -> Make:
    """Agree, or not, to the proposal that was made at n, and to no other."""

    def entry(table: RunningTable) -> log.LogEntry:
        if table.proposal is not None and table.proposal.n != n:
            raise RequestError(409, "stale", table.n)
        return log.Consented(seat, agree, id)

    return once(seat, id, None, entry)


def handed_over(seat: int, bot: str, asker: Reader, company: Company, grace: float) -> Make:
    """Let a bot play a seat: one's own, an open one, or that of somebody who has been away for so many seconds."""

    def entry(table: RunningTable) -> log.LogEntry:
        away = company.away(seat, time.monotonic(), grace)
        if table.seat(seat).kind == "person" and seat not in asker.held and not away:
            raise Improper("not-away")
        return log.BotSat(seat, bot)

    return entry


def chatted(seat: int, id: str, text: str) -> Make:
    """Something said to everybody, without signs that nobody can see or that turn the line around."""
    said = tidy(text, but=JOINERS)
    if not said.strip(JOINERS):
        raise RequestError(422, "empty-chat")
    return once(seat, id, None, lambda table: log.Chat(seat, said, id))


def held(key: str, seat: int, make: Make) -> Make:
    """Make it only if the seat, when it is its turn, still belongs to the token with which it was asked for."""

    def entry(table: RunningTable) -> log.LogEntry:
        if table.seat(seat).key != key:
            raise RequestError(401, "unknown-token")
        return make(table)

    return entry


def once(seat: int, id: str, n: int | None, make: Make) -> Make:
    """Make it, unless the same message came before; if it answers what was asked at n, that must not have changed."""

    def entry(table: RunningTable) -> log.LogEntry:
        before = table.already(seat, id)
        if before is not None:
            raise AlreadyDone(before)
        if n is not None and not table.asked_at[seat] <= n <= table.n:
            table.playing()
            raise RequestError(409, "stale", table.n)
        return make(table)

    return entry

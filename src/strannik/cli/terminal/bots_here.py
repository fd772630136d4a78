"""Bots at a table of this machine: they think in the same process, one after another, when their turn has come."""

from __future__ import annotations

from strannik.core.chance import derived_seed
from strannik.server.playing.players import answers
from strannik.server.playing.thinking.bots import chosen
from strannik.table import log
from strannik.table.running import RunningTable


def next_of_bots(table: RunningTable) -> log.Moved | None:
    """What the first bot says that has something to say now. Who may speak unasked comes before who is asked."""
    match = table.match
    if match is None or table.state != "playing":
        return None
    position = match.position
    for seat in sorted([seat for seat, place in enumerate(table.seats) if place.bot], key=position.offers.__contains__):
        if seat in position.offers or position.interrupts(seat):
            seed = derived_seed("bot", table.opened.seed, table.n, seat)
            said = chosen(table.game, position, seat, table.seats[seat].bot, seed, answers(match, seat))
            if said:
                return log.Moved(seat, said, by="bot")
    return None

"""In front: which of somebody's seats lies before them, where they hold several."""

from __future__ import annotations

from strannik.server.showing.presenter import Reader
from strannik.table.running import RunningTable


def asked(table: RunningTable, seats: tuple[int, ...]) -> list[int]:
    """The seats at which their person has something to answer now."""
    waiting = table.waiting()
    return [seat for seat in seats if seat in waiting and table.seats[seat].by_person]


def first_asked(table: RunningTable, seats: tuple[int, ...]) -> int:
    """The seat that somebody sees in front who has just come: the first that is asked, or else their first."""
    return (asked(table, seats) or list(seats))[0]


def led_on(table: RunningTable, reader: Reader, before: list[int]) -> Reader:
    """The reader after something happened: where the seat in front has answered, the next that is asked comes there.

    `before` are the seats that were asked till then. Whoever looks at a seat that was not asked is led away from it
    only by a new question.
    """
    if not reader.seats:
        return reader
    mine = asked(table, reader.seats)
    fresh = [seat for seat in mine if seat not in before]
    if reader.seat in mine or not mine or not (fresh or reader.seat in before):
        return reader
    following = [seat for seat in mine if seat > reader.seat]
    return reader._replace(seat=(following or mine)[0])

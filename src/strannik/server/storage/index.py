"""The index by which tables are found, written together with the lines of the log that it follows from."""

from __future__ import annotations

from typing import Final, NamedTuple

from strannik.table import log

TABLE: Final = "INSERT INTO tables (id, game, made) VALUES (:id, :game, :made)"
OPEN_SEAT: Final = "DELETE FROM seats WHERE table_id = :id AND seat = :seat"
SEAT: Final = "INSERT INTO seats (table_id, seat, key) VALUES (:id, :seat, :key)"


class Indexed(NamedTuple):
    """A change of the index, for any database."""

    sql: str
    facts: dict[str, str | int | float]


def changes(id: str, at: float, entry: log.LogEntry) -> tuple[Indexed, ...]:
    """What the index is to say after this entry: whose keys open the seats of the table."""
    match entry:
        case log.Opened(game=game, places=places):
            keys = [(seat, place.key) for seat, place in enumerate(places) if place.key]
            seats = [Indexed(SEAT, {"id": id, "seat": seat, "key": key}) for seat, key in keys]
            return Indexed(TABLE, {"id": id, "game": game, "made": at}), *seats
        case log.Joined(seat=seat, key=key):
            return _opened(id, seat), Indexed(SEAT, {"id": id, "seat": seat, "key": key})
        case log.Left(seat=seat):
            return (_opened(id, seat),)
    return ()


def _opened(id: str, seat: int) -> Indexed:
    return Indexed(OPEN_SEAT, {"id": id, "seat": seat})

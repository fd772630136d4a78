"""Views: what one seat sees of a position."""

from __future__ import annotations

from typing import Any

from strannik.core.chance import Chance
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.saving import may_hide, save_answers, save_step
from strannik.core.step import Step
from strannik.core.table import Table, shared
from strannik.core.zones import EVERYONE, OWNER, UNOWNED, WATCHER, face_down, own_zones, zones_of


class View:
    """One seat's view: the table with every hidden thing turned face down, and the moment of the game.

    A face-down thing shows as 0 (numbers) or "" (ids), so how many there are can be seen. `doing` names the step
    that everybody is at, "" when the game is over.
    `common` is for whoever shows several seats the same moment: what is made for all of them is
    kept there and made once, so it must not depend on the seat.
    """

    def __init__(self, position: Position, seat: int, moment: Moment | None = None) -> None:
        self.seat = seat
        self._moment = moment
        self._table: Table | None = seen_table(position.table, seat) if moment is None else None
        self.common: dict[Any, Any] = {} if moment is None else moment.common
        self.waiting = position.waiting if moment is None else moment.waiting
        self.given: list[Answer] = position.given(seat)
        self.doing = type(position.agenda[-1]).__name__ if position.agenda else ""
        self._agenda = steps_seen(position.agenda, seat) if moment is None else None
        lane = position.lanes.get(seat)
        self.lane = [] if lane is None else steps_seen(lane.agenda, seat)
        self.finished = position.finished

    @property
    def table(self) -> Table:
        """The table as the seat sees it, turned over when it is first looked at."""
        if self._table is None:
            assert self._moment is not None
            self._table = self._moment.table(self.seat)
        return self._table

    @property
    def open_table(self) -> Table:
        """The table for what looks alike to everybody; only what everybody sees may be read of it."""
        return self.table if self._moment is None else self._moment.open_table

    @property
    def agenda(self) -> list[dict[str, Any]]:
        """The steps to come as the seat sees them, the next one last."""
        if self._agenda is None:
            assert self._moment is not None
            self._agenda = self._moment.agenda(self.seat)
        return self._agenda

    def own(self, zone: str) -> list[Any]:
        """What lies in the seat's own place of a zone that it alone sees, without the rest of the table."""
        if self._moment is not None:
            return self._moment.own(zone, self.seat)
        place: list[Any] = getattr(self.table, zone)[self.seat]
        return place

    @property
    def step(self) -> dict[str, Any]:
        """The step this seat is at, in its own lane where it has one; nothing when the game is over."""
        steps = self.lane or self.agenda
        return steps[-1] if steps else {}

    def save(self) -> dict[str, Any]:
        """The view as plain data, as programs receive it."""
        table = self.table.save()
        del table["chance"], table["news"]
        return {
            "seat": self.seat,
            "table": table,
            "agenda": self.agenda,
            "lane": self.lane,
            "waiting": self.waiting,
            "given": save_answers(self.given),
            "finished": self.finished,
        }


class Moment:
    """One moment of a game for all who look at it: what everybody sees is turned over once for all of them.

    Its views share what lies on the table: they are there to be looked at before anything else happens.
    """

    def __init__(self, position: Position) -> None:
        self.common: dict[Any, Any] = {}
        self.waiting = position.waiting
        self._position = position
        self.open_table: Table = _turned(shared(position.table), WATCHER)
        self._agenda: list[dict[str, Any]] | None = None

    def view(self, seat: int) -> View:
        return View(self._position, seat, self)

    def table(self, seat: int) -> Table:
        """The table as everybody sees it, but with the seat's own things face up."""
        table: Table = shared(self.open_table)
        if seat in table.seats:
            for name in own_zones(type(table)):
                places = getattr(table, name)[:]
                places[seat] = getattr(self._position.table, name)[seat]
                setattr(table, name, places)
        return table

    def own(self, zone: str, seat: int) -> list[Any]:
        """What lies in a seat's own place."""
        table = self._position.table
        if zone not in own_zones(type(table)):
            raise LookupError(f"{zone} is not seen by its owner alone")
        place: list[Any] = getattr(table, zone)[seat]
        return place

    def agenda(self, seat: int) -> list[dict[str, Any]]:
        """The steps as the seat sees them: mostly as everybody does."""
        if self._agenda is None:
            steps = self._position.agenda
            if any([may_hide(step) for step in steps]):
                return steps_seen(steps, seat)
            self._agenda = steps_seen(steps, WATCHER)
        return self._agenda


def steps_seen(steps: list[Step], seat: int) -> list[dict[str, Any]]:
    return [save_step(step, seat) for step in steps]


def seen_table(table: Table, seat: int) -> Table:
    """A copy of the table with what the seat may not see turned face down, and no seed."""
    return _turned(table.clone(), seat)


def _turned(table: Table, seat: int) -> Table:
    """The table itself, turned so: only its fields change, not what was in them."""
    table.chance = Chance("", len(table.seats))
    for name, zone in zones_of(type(table)).items():
        if zone.seen_by == EVERYONE:
            continue
        places = getattr(table, name)
        if zone.for_each_seat:
            seen = seat if zone.seen_by == OWNER else UNOWNED
            setattr(table, name, [face_down(place) if owner != seen else place for owner, place in enumerate(places)])
        else:
            setattr(table, name, face_down(places))
    return table

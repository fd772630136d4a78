"""Views: what one person sees of a position, from one seat or several."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from strannik.core.chance import Chance
from strannik.core.events import field_names
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.saving import save_answers, save_step
from strannik.core.step import Kept, Step
from strannik.core.table import Table, shared
from strannik.core.zones import OWNER, WATCHER, face_down, hidden_zones, own_zones, owner_of, zones_of


class View:
    """What somebody sees from a seat: the table with every hidden thing turned face down, and the question.

    A face-down thing shows as 0 (numbers) or "" (ids), so how many there are can be seen. `seats` are all seats of
    whoever looks, whose secrets are open together; `seat` is the one in front: `offer` is its question, if it has
    one, and `given` what it has answered so far; `answered` is that of all `seats`. `proposals` are what each seat has
    said in an open question. `alike` is a place for what is made of the moment for all who look at it, and looks the
    same to them.
    """

    def __init__(
        self, position: Position, seat: int, seats: tuple[int, ...] = (), moment: Moment | None = None
    ) -> None:
        self.seat = seat
        self.seats = seats or (seat,)
        self._moment = moment
        self.alike: dict[object, Any] = {} if moment is None else moment.alike
        self._table: Table | None = seen_table(position.table, self.seats) if moment is None else None
        self.waiting = position.waiting if moment is None else moment.waiting
        self.offer = position.offers.get(seat)
        self.given: list[Answer] = position.given(seat)
        self.answered: dict[int, list[Answer]] = {seat: self.given}
        if seats:
            self.answered = {mine: position.given(mine) for mine in seats}
        self.proposals: dict[int, list[Answer]] = position.proposals
        lane = position.lanes.get(seat)
        self._agenda = position.agenda[:]
        self._lane: list[Step] = [] if lane is None else lane.agenda[:]
        self._step: Step | None = None
        self.finished = position.finished

    @property
    def table(self) -> Table:
        """The table as the seat sees it, turned over when it is first looked at."""
        if self._table is None:
            assert self._moment is not None
            self._table = self._moment.table(self.seats)
        return self._table

    @property
    def agenda(self) -> list[Step]:
        """The steps to come as they are seen, the next one last."""
        return seen_steps(self._agenda, self.seats)

    @property
    def lane(self) -> list[Step]:
        """The steps to come in the seat's own lane, where it has one."""
        return seen_steps(self._lane, self.seats)

    @property
    def step(self) -> Step | None:
        """The step that waits for this seat, in its own lane where it has one; None when the game is over."""
        steps = self._lane or self._agenda
        if self._step is None and steps:
            self._step = seen_step(steps[-1], self.seats)
        return self._step

    def save(self) -> dict[str, Any]:
        """The view as plain data, as programs receive it."""
        table = self.table.save()
        del table["chance"], table["news"]
        return {
            "seat": self.seat,
            "seats": list(self.seats),
            "table": table,
            "agenda": [save_step(step) for step in self.agenda],
            "lane": [save_step(step) for step in self.lane],
            "waiting": self.waiting,
            "given": save_answers(self.given),
            "proposals": {str(seat): save_answers(self.proposals[seat]) for seat in sorted(self.proposals)},
            "finished": self.finished,
        }


class Moment:
    """One moment of a game for all who look at it: what everybody sees is turned over once for all of them.

    Its views share what lies on the table: they are there to be looked at before anything else happens. `alike` is what
    was made for all of them, at an earlier moment too if nothing has changed since that everybody sees.
    """

    def __init__(self, position: Position, alike: dict[object, Any] | None = None) -> None:
        self.waiting = position.waiting
        self.alike: dict[object, Any] = {} if alike is None else alike
        self._position = position
        self._open_table: Table = _turned(shared(position.table), (WATCHER,))
        own = own_zones(type(position.table))
        self._own = [(name, getattr(self._open_table, name), getattr(position.table, name)) for name in own]
        self._views: dict[tuple[int, tuple[int, ...]], View] = {}

    def view(self, seat: int, seats: tuple[int, ...] = ()) -> View:
        """What somebody sees from a seat: the same view, however often they look."""
        known = self._views.get((seat, seats))
        if known is None:
            known = self._views[seat, seats] = View(self._position, seat, seats, self)
        return known

    def table(self, seats: tuple[int, ...]) -> Table:
        """The table as everybody sees it, but with what these seats alone may see face up."""
        table: Table = shared(self._open_table)
        for name, hidden, face_up in self._own:
            places = hidden[:]
            for seat in seats:
                if seat in table.seats:
                    places[seat] = face_up[seat]
            setattr(table, name, places)
        return table


def seen_steps(steps: list[Step], seats: tuple[int, ...]) -> list[Step]:
    return [seen_step(step, seats) for step in steps]


def seen_step(step: Step, seats: tuple[int, ...]) -> Step:
    """The step with what these seats may not see turned face down; the step itself if they may see all of it."""
    if isinstance(step, Kept):
        return step.of(seats)
    hidden = zones_of(type(step))
    seen: dict[str, Any] = {}
    for name in field_names(type(step)):
        value = getattr(step, name)
        if isinstance(value, int | str):
            continue
        zone = hidden.get(name)
        if zone is not None and zone.hidden_from(seats, owner_of(step)):
            seen[name] = face_down(value)
        elif (turned := _seen(value, seats)) is not value:
            seen[name] = turned
    if not seen:
        return step
    copy: Step = replace(step, **seen)  # type: ignore[type-var]
    return copy


def _seen(value: Any, seats: tuple[int, ...]) -> Any:
    """What a step holds, with the steps in it as they are seen; the same object if nothing in it is hidden."""
    if isinstance(value, Step):
        return seen_step(value, seats)
    if isinstance(value, list):
        entries = [_seen(entry, seats) for entry in value]
        return entries if any([seen is not entry for seen, entry in zip(entries, value, strict=True)]) else value
    if isinstance(value, dict):
        seen = {key: _seen(entry, seats) for key, entry in value.items()}
        return seen if any([seen[key] is not value[key] for key in value]) else value
    return value


def seen_table(table: Table, seats: tuple[int, ...]) -> Table:
    """A copy of the table with what these seats may not see turned face down, and no seed."""
    return _turned(table.clone(), seats)


def _turned(table: Table, seats: tuple[int, ...]) -> Table:
    """The table itself, turned so: only its fields change, not what was in them."""
    table.chance = Chance("", len(table.seats))
    for name, zone in hidden_zones(type(table)).items():
        places = getattr(table, name)
        if zone.for_each_seat:
            seen = seats if zone.seen_by == OWNER else ()
            turned = [place if owner in seen else face_down(place) for owner, place in enumerate(places)]
            setattr(table, name, turned)
        else:
            setattr(table, name, face_down(places))
    return table

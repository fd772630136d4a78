"""Views: what one seat sees of a position."""

from __future__ import annotations

from typing import Any

from strannik.core.chance import Chance
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.saving import save_answers, save_step
from strannik.core.table import Table
from strannik.core.zones import UNOWNED, face_down, zones_of


class View:
    """One seat's view: the table with every hidden thing turned face down, and the moment of the game.

    A face-down thing shows as 0 (numbers) or "" (ids), so how many there are can be seen.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self.table: Table = seen_table(position.table, seat)
        self.waiting = position.waiting
        self.given: list[Answer] = position.given(seat)
        self.agenda = [save_step(step, seat) for step in position.agenda]
        lane = position.lanes.get(seat)
        self.lane = [] if lane is None else [save_step(step, seat) for step in lane.agenda]
        self.finished = position.finished

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


def seen_table(table: Table, seat: int) -> Table:
    """A copy of the table with what the seat may not see turned face down, and no seed."""
    copy: Table = table.clone()
    copy.chance = Chance("", len(table.seats))
    for name, zone in zones_of(type(table)).items():
        places = getattr(copy, name)
        if zone.for_each_seat:
            hidden = [
                face_down(place) if zone.hidden_from(seat, owner) else place for owner, place in enumerate(places)
            ]
            setattr(copy, name, hidden)
        elif zone.hidden_from(seat, UNOWNED):
            setattr(copy, name, face_down(places))
    return copy

"""Facts: what the book may ask about before it goes on. [AM-2.2]"""

from __future__ import annotations

from typing import Any

from strannik.games.aftermath.gear import noisy, owner
from strannik.games.aftermath.table import Table


def holds(table: Table, seat: int, name: str, wanted: Any) -> bool:
    """Whether something is so at the table."""
    match name:
        case "mission":
            return wanted == table.mission or wanted in table.taken_along
        case "won":
            return wanted in table.won
        case "counter":
            return table.affords(wanted)
        case "players":
            return len(table.seats) >= int(wanted)
        case "visited":
            return wanted in table.visited and (wanted != table.page or table.revisited)
        case "situation":
            return bool(table.situation == wanted)
        case "has_item":
            return wanted in table.stash or owner(table, wanted) >= 0
        case "hero":
            return table.seat_of(wanted) >= 0
        case "phase":
            return table.phase >= int(wanted)
        case "built":
            return wanted in table.built
        case "late":
            return table.late is wanted
        case "noise":
            return any([noisy(table, one) for one in table.standing()]) is wanted
        case "standing":
            return all([len(table.here(space)) >= count for space, count in wanted.items()])
        case "enemies_left":
            return bool(table.foes) is wanted
    raise LookupError(f"this game knows no condition {name!r}")

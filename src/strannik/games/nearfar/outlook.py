"""What a hero on the map may hope for: the best place to camp within reach, by steps, hearts and enemies on the way."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import ENEMIES
from strannik.games.nearfar.country import NOBODY_ACTS, TOWN
from strannik.games.nearfar.maps import ENEMY
from strannik.games.nearfar.table import Table

CAMP_HEARTS: Final = 3
NEAR: Final = 0.86
"""How much of a hope is left a step farther away."""

HOPE: Final = 0.48
"""How much of what may come is counted before it has come."""

HEART: Final = 1.25
"""What a heart is worth that is not needed now: dear enough that not every adventure is saved with hearts."""

ROOMY: Final = 8
IDLE: Final = 0.4
"""With fewer empty spaces on the map a heart is worth less, and this share of it when it can buy no camp any more."""

OVERDUE: Final = 25
LATE: Final = 0.1
"""After so many rounds nothing is put off any more, so that the game comes to its end, and this share of a heart's
worth is left."""

FARTHEST: Final = 0.2
"""What is farther away than this is not looked at."""

ADVENTURE: Final = 3.4
BARE_ADVENTURE: Final = 2.8
"""What an adventure is worth with hearts to help it, and without."""

CAMP: Final = 2.9
"""A camp's point, and how it hurries the end along."""

FOUND: Final = 0.55
"""What a coin or a gem is worth."""

HALF_ROUTE: Final = 0.4
"""How much of a route one may hope for who has its first space."""


class Walker:
    """A hero with so many hearts, and what it can do on the way."""

    def __init__(self, table: Table, seat: int, hearts: int) -> None:
        self.seat = seat
        self.hearts = hearts
        self.search: int = table.icons(seat, "search") + table.power(seat, "camp_yield")
        self.late: bool = overdue(table)
        self.heart: float = HEART * (LATE if self.late else IDLE + (1.0 - IDLE) * min(1.0, room(table) / ROOMY))
        self.daring: float = 1.0
        if table.enemies and not table.icons(seat, "caution"):
            lacking = ENEMIES[table.enemies[0]].strength - table.icons(seat, "combat")
            self.daring = min(1.0, max(0.15, (7.0 - lacking + 0.3 * hearts) / 6.0))


def overdue(table: Table) -> bool:
    """Whether the game should be over."""
    return table.round > OVERDUE


def room(table: Table) -> int:
    """How many spaces of the map have no camp."""
    return len(table.map.spaces) - 1 - len(table.camps)


def hope(table: Table, traveller: Walker, start: str) -> float:
    """About how many points the hero will make of its hearts from this space on."""
    chart = table.map
    camps = table.camps
    best = 0.0
    reached: dict[str, tuple[float, int]] = {start: (1.0, 0)}
    edge = [start]
    while edge:
        beyond: list[str] = []
        for here in edge:
            share, spent = reached[here]
            camped = here == TOWN or here in camps
            if not camped or here in table.tokens:
                best = max(best, share * stay(table, traveller, here, spent))
            if here != start and not camped:
                spent += 1
            share *= NEAR
            if spent > traveller.hearts or share < FARTHEST:
                continue
            for there in chart.neighbours(here):
                if there in reached:
                    continue
                farther = share
                if (
                    traveller.daring < 1.0
                    and chart.path(here, there).symbol == ENEMY
                    and not (camped and (there == TOWN or there in camps))
                ):
                    farther *= traveller.daring
                reached[there] = (farther, spent)
                beyond.append(there)
        edge = beyond
    return HOPE * best + traveller.heart * traveller.hearts


def stay(table: Table, traveller: Walker, space: str, spent: int) -> float:
    """What the space itself offers to a hero that has spent so many hearts on the way there.

    When the game should be over, nobody goes anywhere for an adventure's sake.
    """
    hearts = traveller.hearts - spent
    worth = -traveller.heart * spent
    if space in table.tokens and not traveller.late:
        worth += ADVENTURE if hearts > 1 else BARE_ADVENTURE
    if hearts >= CAMP_HEARTS and not table.camped(space):
        worth += camp_worth(table, traveller, space) - traveller.heart * CAMP_HEARTS
    return worth


def camp_worth(table: Table, traveller: Walker, space: str) -> float:
    """What a camp on the space brings, now and in the end."""
    kind = table.map.spaces[space].kind
    worth = CAMP
    if kind == "coin" or kind == "gem":
        worth += FOUND * traveller.search
    elif space != TOWN:
        worth += route_worth(table, traveller.seat, space, kind)
    if table.map.spaces[space].mammoth and not any(
        [table.camps.get(other) == traveller.seat for other in table.map.mammoths()]
    ):
        worth += 6.0
    return worth


def route_worth(table: Table, seat: int, space: str, route: str) -> float:
    """The points of a route that a camp here completes, or a share of those it begins."""
    sole, shared = table.map.routes[route]
    owners = [table.camps.get(other, NOBODY_ACTS) for other in table.map.route_spaces(route) if other != space]
    if owners[0] == seat:
        return float(sole)
    return HALF_ROUTE * sole if owners[0] == NOBODY_ACTS else float(shared)

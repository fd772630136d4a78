"""Scoring: bursts on the track, printed points, the journey, fireflies, footprints."""

from __future__ import annotations

from typing import Final

from strannik.core.result import Line, Result, Sheet, ranked
from strannik.games.glow.cards import CARDS, COMPANIONS
from strannik.games.glow.maps import ISLANDS, PROVINCE, SPOTS
from strannik.games.glow.table import Table

FIREFLY_BONUS: Final = 10


def fireflies(table: Table, seat: int) -> int:
    """Firefly tokens and those printed on companions in play. [GL-L4]"""
    return table.fireflies[seat] + sum([COMPANIONS[companion].fireflies for companion in table.company[seat]])


def lit(table: Table, seat: int) -> bool:
    """Whether there are at least as many fireflies as companions, none of whom is enough too. [GL-L4]"""
    return fireflies(table, seat) >= len(table.company[seat])


def printed(table: Table, seat: int) -> list[Line]:
    """The points of the adventurer, once there is one, and of every companion in play. [GL-L4]"""
    cards = [card for card in (table.adventurers[seat], *table.company[seat]) if card]
    return [Line("card", card, CARDS[card].points) for card in cards if CARDS[card].points]


def journey(table: Table, seat: int) -> list[Line]:
    """The village with the camp, or every island with a boat. [GL-L4]"""
    if table.board == PROVINCE:
        camp = table.camps[seat]
        return [Line("village", camp, SPOTS[camp].points)] if SPOTS[camp].points else []
    return [
        Line("island", f"island-{boat}", ISLANDS[boat].points) for boat in table.boats[seat] if ISLANDS[boat].points
    ]


def sheet(table: Table, seat: int) -> Sheet:
    """One player's points; most reroll tokens decide a tie. [GL-L4, GL-L5]"""
    lines = [Line("bursts", "", table.bursts[seat]), *printed(table, seat), *journey(table, seat)]
    if lit(table, seat):
        lines.append(Line("fireflies", fireflies(table, seat), FIREFLY_BONUS))
    lines.append(Line("footprints", table.footprints[seat], table.footprints[seat]))
    return Sheet(seat, lines, [table.rerolls[seat]])


def result(table: Table) -> Result:
    """Most bursts win, then most reroll tokens, then victory is shared; alone you must beat Tom. [GL-L5, GL-M7]"""
    if not table.tom:
        return ranked([sheet(table, seat) for seat in table.seats])
    mine = sheet(table, 0)
    tom = table.tom[0]
    theirs = tom_points(table)
    wins = mine.total > theirs or (mine.total == theirs and table.footprints[0] > tom.footprints)
    return Result([mine], [0] if wins else [])


def tom_points(table: Table) -> int:
    """Tom's bursts, his camp or boats, and his footprints. [GL-M7]"""
    tom = table.tom[0]
    if table.board == PROVINCE:
        places = SPOTS[tom.camp].points if tom.camp else 0
    else:
        places = sum([ISLANDS[boat].points for boat in tom.boats])
    return tom.bursts + places + tom.footprints

"""How enemies leave the track, and the situation turns. [AM-5.4, AM-7.11, AM-14.2]"""

from __future__ import annotations

from strannik.games.aftermath.events.turns import SituationTurned
from strannik.games.aftermath.figures import Foe
from strannik.games.aftermath.table import ALL_QUIET, Table


def leave_track(table: Table, foe: Foe) -> None:
    """Take the figure away, and its card from the track unless other tokens share it. [AM-7.11, AM-14.1]

    Cards below move up; the threat under it goes to the first free place, so that their number is the same. [AM-14.2]
    With the last enemy the situation becomes quiet. [AM-5.4, AM-14.4]
    """
    table.foes.remove(foe)
    for item in foe.carries:
        table.stolen.remove(item)
        table.item_discard.append(item)
    if not any([other.card == foe.card for other in table.foes]):
        slot = table.track.index(foe.card)
        del table.track[slot]
        table.close_up(slot)
    calm_down(table)


def calm_down(table: Table) -> None:
    """Where no enemy is left, all is quiet. [AM-5.4]"""
    if not table.foes and not table.quiet:
        turn_situation(table, ALL_QUIET)


def turn_situation(table: Table, situation: str) -> None:
    """Turn the situation token, if it shows the other side. [AM-5.1]"""
    if table.situation != situation:
        table.situation = situation
        table.tell(SituationTurned(situation))
        table.beat()

"""Outlook: what a place on the board will be worth, by the days that are left."""

from __future__ import annotations

from math import exp
from typing import Final

from strannik.games.glow.maps import ISLANDS, SPOTS, VILLAGES, miles_from

STEPS_A_DAY: Final = 3.2
STEPS_A_FOOTPRINT: Final = 0.7
FARTHEST: Final = 36
"""Steps beyond which it makes no difference how far one could go."""

SAILED: Final = 0.8
"""How likely a boat is to get where it wants to go on a given day."""


def _toll(spot: str, kinds: list[tuple[str, int]]) -> float:
    """About how many steps entering the spot is worth."""
    there = SPOTS[spot]
    toll = 1.0 + 0.9 * there.cost
    if there.absent:
        toll = 0.75
    for kind, count in kinds:
        if kind.startswith("discard"):
            toll += 1.8
        elif count < 0:
            toll += 2.0
        else:
            toll -= 0.25 * count
    return toll


def _ways_to(village: str) -> dict[str, float]:
    """How far the village is from every spot, in steps."""
    far = {village: 0.0}
    waiting = [village]
    while waiting:
        here = waiting.pop(0)
        for other, effects in SPOTS[here].ways.items():
            kinds = [(effect.kind, effect.count) for effect in effects]
            kinds += [(effect.kind, effect.count) for effect in SPOTS[here].effects]
            reach = far[here] + _toll(here, kinds)
            if other not in far or reach < far[other] - 1e-9:
                far[other] = reach
                waiting.append(other)
    return far


FAR: Final[dict[str, dict[str, float]]] = {village: _ways_to(village) for village in VILLAGES}


def _reached(far: float, reach: int) -> float:
    """How likely a camp is made in a village so far away, with so many steps to go."""
    if not reach:
        return 0.0
    slack = (reach - far) / (0.8 + 0.22 * far)
    return 0.98 / (1.0 + exp(-1.7 * slack)) if far else 0.98


def _hopes() -> dict[str, list[list[float]]]:
    """For every spot, steps left and camp (by its place among the villages): the camp's worth in the end."""
    hopes: dict[str, list[list[float]]] = {}
    for spot in SPOTS:
        by_reach: list[list[float]] = []
        for reach in range(FARTHEST + 1):
            by_camp: list[float] = []
            for camp in range(len(VILLAGES) + 1):
                held = float(SPOTS[VILLAGES[camp - 1]].points) if camp else 0.0
                best = held
                for village in VILLAGES:
                    points = SPOTS[village].points
                    if points > held:
                        likely = _reached(FAR[village][spot], reach)
                        best = max(best, held + (points - held) * likely)
                by_camp.append(best + _nearness(spot, held))
            by_reach.append(by_camp)
        hopes[spot] = by_reach
    return hopes


def _nearness(spot: str, held: float) -> float:
    """A little for being near what is better than the camp, so that no step on the way counts for nothing."""
    near = 0.0
    for village in VILLAGES:
        points = SPOTS[village].points
        if points > held:
            near = max(near, (points - held) / (3.0 + FAR[village][spot]))
    return 0.25 * near


HOPES: Final = _hopes()
CAMP_PLACE: Final[dict[str, int]] = {"start": 0, **{village: place + 1 for place, village in enumerate(VILLAGES)}}


def province_hope(place: str, camp: str, days: int, footprints: int) -> float:
    """What the camp will be worth in the end for a company that stands there. [GL-L4]"""
    reach = int(STEPS_A_DAY * days + STEPS_A_FOOTPRINT * footprints) if days else 0
    return HOPES[place][min(FARTHEST, reach)][CAMP_PLACE[camp]]


MILES: Final = {island: miles_from(island) for island in ISLANDS}
HARBOURS: Final[list[tuple[str, int]]] = [(island.id, island.points) for island in ISLANDS.values() if island.points]
ODDS_SAILED: Final = [SAILED**far for far in range(12)]


def archipelago_hope(boats: list[str], days: int) -> float:
    """What the boats will be worth in the end: each day the best voyage that is left begins or goes on. [GL-L4]"""
    total = 0.0
    for boat in boats:
        total += ISLANDS[boat].points
    free = [harbour for harbour in HARBOURS if harbour[0] not in boats]
    waiting = boats[:]
    while days > 0 and waiting and free:
        best = 0.0
        chosen = -1
        harbour = free[0]
        for place, boat in enumerate(waiting):
            held = ISLANDS[boat].points
            for one in free:
                far = MILES[boat][one[0]]
                if one[1] > held and far <= days:
                    rate = (one[1] - held) * ODDS_SAILED[far] / far
                    if rate > best:
                        best = rate
                        chosen = place
                        harbour = one
        if chosen < 0:
            break
        far = MILES[waiting[chosen]][harbour[0]]
        total += best * far
        days -= far
        del waiting[chosen]
        free.remove(harbour)
    return total

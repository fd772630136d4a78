"""Redealing: other worlds that look the same to one person, and what is hidden from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from strannik.core.chance import Chance
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.saving import ask_again
from strannik.core.step import Kept, Step, Together
from strannik.core.zones import OWNER, UNOWNED, Zone, hidden_zones, owner_of, zones_of

Way: TypeAlias = tuple[Zone, int, Any, int]
"""A thing that left a place (1) or came to it (-1): the zone, whose it is, the thing, and which of the two."""


def redeal(position: Position, seats: tuple[int, ...], chance: Chance) -> Position:
    """A copy in which everything that whoever holds these seats cannot see is dealt anew, with other chance ahead.

    What other seats have already said under seal is said anew too, since it may concern
    cards that lie elsewhere now; what they proposed for all to hear stands.
    """
    world = position.clone()
    places = _hidden_places(world, seats)
    pools: dict[str, list[Any]] = {}
    for pool, place, _ in places:
        pools.setdefault(pool, []).extend(place)
    for things in pools.values():
        things.sort()  # so that what is imagined follows from what is known, and from nothing else
        chance.shuffle(things)
    lots = world.table.lots()
    if lots:
        # What somebody holds is of the lot it was of; whatever is left lies in the piles.
        for pool, place, held in places:
            if held:
                place[:] = [_of_lot(pools[pool], lots.get(thing, ""), lots) for thing in place]
    for pool, place, held in places:
        if not (held and lots):
            things, count = pools[pool], len(place)
            if count:
                place[:] = things[: -count - 1 : -1]
                del things[-count:]
    world.table.chance = chance.fork(len(world.table.seats))
    if position.answers or position.lanes or any([other not in seats for other in position.offers]):
        _say_anew(world, position, seats, chance)
    return world


def _of_lot(things: list[Any], lot: str, lots: Mapping[Any, str]) -> Any:
    """Take the last of the things that is of the lot."""
    index = len(things) - 1
    while lots.get(things[index], "") != lot:
        index -= 1
    return things.pop(index)


def _hidden_places(world: Position, seats: tuple[int, ...]) -> list[tuple[str, list[Any], bool]]:
    """Every list of things in the world that these seats cannot see, with its pool and their back, and whether
    somebody holds them.
    """
    found: list[tuple[str, list[Any], bool]] = []
    table = world.table
    for name, zone in hidden_zones(type(table)).items():
        if zone.for_each_seat:
            for owner, place in enumerate(getattr(table, name)):
                if place and zone.hidden_from(seats, owner):
                    found.append((zone.pool + zone.back, place, zone.seen_by == OWNER))
        else:
            found.append((zone.pool + zone.back, getattr(table, name), False))
    for agenda in _agendas(world):
        for index, step in enumerate(agenda):
            if isinstance(step, Kept):
                agenda[index] = step.of(seats)
                continue
            zones = hidden_zones(type(step))
            if not zones:
                continue
            owner = owner_of(step)
            hidden = {name: zone for name, zone in zones.items() if zone.hidden_from(seats, owner)}
            if hidden:
                agenda[index] = _own_copy(step, hidden)
                for name, zone in hidden.items():
                    held = zone.seen_by == OWNER
                    found.append((zone.pool + zone.back, getattr(agenda[index], name), held))
    return found


def _agendas(position: Position) -> list[list[Step]]:
    """Every list of steps to come; lanes that are not open yet are made the position's own."""
    found = [position.agenda, *[lane.agenda for lane in position.lanes.values()]]
    for agenda in found:
        for index, step in enumerate(agenda):
            if isinstance(step, Together) and step.lanes:
                lanes = {seat: lane[:] for seat, lane in step.lanes.items()}
                agenda[index] = Together(lanes)
                found += lanes.values()
    return found


def _own_copy(step: Step, hidden: dict[str, Zone]) -> Step:
    copy: Step = replace(step, **{name: list(getattr(step, name)) for name in hidden})  # type: ignore[type-var]
    return copy


def _say_anew(world: Position, position: Position, seats: tuple[int, ...], chance: Chance) -> None:
    """Replace what the others have answered by answers that fit the new world."""
    if world.proposals:
        ask_again(world)
        return
    finished = [other for other in world.answers if other not in seats and other not in position.offers]
    world.answers = {other: given for other, given in world.answers.items() if other in seats}
    for other, lane in world.lanes.items():
        if other not in seats:
            lane.given = []
    ask_again(world)
    for other in sorted(finished):
        question = world.offers.get(other)
        given: list[Answer] = []
        while question is not None:
            given = [*given, question[chance.below(len(question))]]
            question = world.agenda[-1].ask(world.table, other, given)
        world.answers[other] = given
        world.offers.pop(other, None)


def census(position: Position) -> dict[str, list[Any]]:
    """Everything that lies in zones, by pool, sorted: the same from the first move to the last."""
    counted: dict[str, list[Any]] = {}
    table = position.table
    for name, zone in zones_of(type(table)).items():
        places = getattr(table, name) if zone.for_each_seat else [getattr(table, name)]
        for place in places:
            counted.setdefault(zone.pool, []).extend(place)
    for step in _holders(position):
        for zone, _, things in _held(step):
            counted.setdefault(zone.pool, []).extend(things)
    return {pool: sorted(things) for pool, things in counted.items()}


def _steps(position: Position) -> list[Step]:
    """Every step to come, also in lanes, opened or not."""
    found = position.agenda[:]
    for lane in position.lanes.values():
        found += lane.agenda
    for step in found:
        if isinstance(step, Together):
            for agenda in step.lanes.values():
                found += agenda
    return found


def _holders(position: Position) -> list[Step]:
    """The steps to come that can hold something; most cannot."""
    return [step for step in _steps(position) if zones_of(type(step))]


def _held(step: Step) -> list[tuple[Zone, int, list[Any]]]:
    """What a step holds in zones: the zone, whose it is, and the things."""
    return [(zone, owner_of(step), getattr(step, name)) for name, zone in zones_of(type(step)).items()]


def learnt(before: Position, after: Position, people: list[tuple[int, ...]] | None = None) -> list[int]:
    """The seats that know more after than before: a die fell, a hidden thing was seen, or a seal was broken.

    `people` are the seats of each person, who knows what one of them knows; without it everybody holds one.
    """
    if before.table.chance.used != after.table.chance.used:
        return list(after.table.seats)
    sealed = _unsealed(before, after)
    wiser: list[int] = []
    others: list[tuple[int, ...]] = []
    for seats in [(seat,) for seat in after.table.seats] if people is None else people:
        if any([other not in seats for other in sealed]):
            wiser += seats
        else:
            others.append(seats)
    ways = _ways(before, after) if others else []
    left = [(zone, owner) for zone, owner, _, count in ways if count > 0]
    if left:  # mostly nothing has left a hidden place
        for seats in others:
            # Where nothing has left a place that is hidden from them, nothing need be counted.
            if any([zone.hidden_from(seats, owner) for zone, owner in left]) and _turned_up(ways, seats):
                wiser += seats
    return sorted(wiser)


def _unsealed(before: Position, after: Position) -> list[int]:
    """The seats that had answered under seal and whose answers have been carried out since."""
    if not before.answers or before.open or any([step is before.agenda[-1] for step in after.agenda]):
        return []
    return [seat for seat in before.answers if seat not in before.offers]


def _turned_up(ways: list[Way], seats: tuple[int, ...]) -> bool:
    """Whether something that was hidden from these seats is not hidden any more."""
    left: dict[tuple[str, Any], int] = {}
    for zone, owner, thing, count in ways:
        if zone.hidden_from(seats, owner):
            kind = (zone.pool + zone.back, thing)
            left[kind] = left.get(kind, 0) + count
    return any([count > 0 for count in left.values()])


def _ways(before: Position, after: Position) -> list[Way]:
    """What left a place that somebody cannot see between the two positions, and what came to one."""
    ways: list[Way] = []
    for name, zone in hidden_zones(type(after.table)).items():
        old, new = getattr(before.table, name), getattr(after.table, name)
        if old == new:
            continue
        if zone.for_each_seat:
            for owner, place in enumerate(old):
                if place != new[owner]:
                    _compare(zone, owner, place, new[owner], ways)
        else:
            _compare(zone, UNOWNED, old, new, ways)
    gone, come = _holders(before), _holders(after)
    # A step is never changed, so one that still waits holds what it held.
    for step in gone:
        if not any([step is other for other in come]):
            ways += [(zone, owner, thing, 1) for zone, owner, things in _held(step) for thing in things]
    for step in come:
        if not any([step is other for other in gone]):
            ways += [(zone, owner, thing, -1) for zone, owner, things in _held(step) for thing in things]
    return ways


def _compare(zone: Zone, owner: int, old: list[Any], new: list[Any], ways: list[Way]) -> None:
    """Add what left the place, and what came to it."""
    # Most piles are only drawn from or added to at their end: what lies below need not be counted.
    short = min(len(old), len(new))
    same = short if old[:short] == new[:short] else 0
    left = old[same:]
    for thing in new[same:]:
        if thing in left:
            left.remove(thing)
        else:
            ways.append((zone, owner, thing, -1))
    ways += [(zone, owner, thing, 1) for thing in left]

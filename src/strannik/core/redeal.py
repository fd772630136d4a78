"""Redealing: other worlds that look the same from one seat, and what is hidden from it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from strannik.core.chance import Chance
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.saving import ask_again
from strannik.core.step import Step, Together
from strannik.core.zones import UNOWNED, Zone, owner_of, zones_of


def redeal(position: Position, seat: int, chance: Chance) -> Position:
    """A copy in which everything the seat cannot see is dealt anew, with other chance ahead.

    What other seats have already said under seal is said anew too, since it may concern
    cards that lie elsewhere now.
    """
    world = position.clone()
    places = _hidden_places(world, seat)
    pools: dict[str, list[Any]] = {}
    for pool, place in places:
        pools.setdefault(pool, []).extend(place)
    for things in pools.values():
        things.sort()  # so that what is imagined follows from what the seat knows, and from nothing else
        chance.shuffle(things)
    for pool, place in places:
        things = pools[pool]
        place[:] = [things.pop() for _ in place]
    world.table.chance = chance.fork(len(world.table.seats))
    if position.answers or position.lanes or any([other != seat for other in position.offers]):
        _say_anew(world, position, seat, chance)
    return world


def _hidden_places(world: Position, seat: int) -> list[tuple[str, list[Any]]]:
    """Every list of things in the world that the seat cannot see, with its pool and their back."""
    found: list[tuple[str, list[Any]]] = []
    table = world.table
    for name, zone in zones_of(type(table)).items():
        if zone.for_each_seat:
            for owner, place in enumerate(getattr(table, name)):
                if place and zone.hidden_from(seat, owner):
                    found.append((zone.pool + zone.back, place))
        elif zone.hidden_from(seat, UNOWNED):
            found.append((zone.pool + zone.back, getattr(table, name)))
    for agenda in _agendas(world):
        for index, step in enumerate(agenda):
            hidden = {
                name: zone for name, zone in zones_of(type(step)).items() if zone.hidden_from(seat, owner_of(step))
            }
            if hidden:
                agenda[index] = _own_copy(step, hidden)
                found += [(zone.pool + zone.back, getattr(agenda[index], name)) for name, zone in hidden.items()]
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


def _say_anew(world: Position, position: Position, seat: int, chance: Chance) -> None:
    """Replace what the others have answered by answers that fit the new world."""
    finished = [other for other in world.answers if other != seat and other not in position.offers]
    world.answers = {other: given for other, given in world.answers.items() if other == seat}
    for other, lane in world.lanes.items():
        if other != seat:
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
    for step in [step for agenda in _agendas(position) for step in agenda]:
        for name, zone in zones_of(type(step)).items():
            counted.setdefault(zone.pool, []).extend(getattr(step, name))
    return {pool: sorted(things) for pool, things in counted.items()}


def learnt(before: Position, after: Position) -> list[int]:
    """The seats that know more after than before: a die fell, a hidden thing was seen, or a seal was broken."""
    if before.table.chance.used != after.table.chance.used:
        return list(after.table.seats)
    sealed = _unsealed(before, after)
    was, now = before.clone(), after.clone()
    return [
        seat for seat in after.table.seats if any([other != seat for other in sealed]) or _turned_up(was, now, seat)
    ]


def _unsealed(before: Position, after: Position) -> list[int]:
    """The seats that had answered under seal and whose answers have been carried out since."""
    if not before.answers or any([step is before.agenda[-1] for step in after.agenda]):
        return []
    return [seat for seat in before.answers if seat not in before.offers]


def _turned_up(before: Position, after: Position, seat: int) -> bool:
    """Whether something that was hidden from the seat is not hidden any more."""
    was: list[tuple[str, list[Any]]] = []
    now = _hidden_places(after, seat)
    for place in _hidden_places(before, seat):
        # What lies as it lay, a long deck above all, need not be counted.
        if place in now:
            now.remove(place)
        else:
            was.append(place)
    return bool(_things(was) - _things(now))


def _things(places: list[tuple[str, list[Any]]]) -> Counter[tuple[str, Any]]:
    return Counter([(pool, thing) for pool, place in places for thing in place])

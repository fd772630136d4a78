"""Moving: play cards, and walk as far as they carry. [AM-13.1.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.aftermath.cards import ACTIONS, value_of
from strannik.games.aftermath.events.turns import Moved
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.pages.distance import TooFar
from strannik.games.aftermath.pages.geometry import MIXED, ROUGH, Outset, Range, Ways
from strannik.games.aftermath.pages.page import COLOURED
from strannik.games.aftermath.steps.arrive import arrive, stops
from strannik.games.aftermath.steps.checks import PLAY
from strannik.games.aftermath.steps.terrain import crowds, entered, harmful, slow_in_rubble, slowing
from strannik.games.aftermath.table import Table

GO: Final = "go"


def outset(table: Table, seat: int) -> Outset:
    """The ways from where a hero stands: what is read ends them, terrain, enemies and equipment change what they cost.

    [AM-13.1.2, AM-13.1.3, AM-13.1.7]
    """
    if table.charges or (table.terrain and slowing(table)):
        return worked_out(table, seat)
    hero, ground = table.heroes[seat], table.ground()
    whence = (
        hero.space,
        hero.keepsake,
        tuple(hero.conditions),
        tuple(table.equipped[seat]),
        tuple(table.used),
        tuple(table.objectives),
        tuple(table.tokens),
        table.revisited,
    )
    found = ground.known.get(whence)
    if found is None:
        found = worked_out(table, seat)
        ground.keep(whence, found)
    return found


def worked_out(table: Table, seat: int) -> Outset:
    """The same from the beginning."""
    vault, ends = power(table, seat, "vault"), tuple(stops(table))
    rough = max(1, ROUGH - vault) if vault else ROUGH
    rubble, crowded = slow_in_rubble(table, seat), tuple(crowds(table))
    harm, added = tuple(harmful(table)), pace(table, seat)
    return table.ground().outset(table.heroes[seat].space, added, rough, rubble, ends, crowded, harm)


def ways_from(table: Table, seat: int, colour: str) -> Ways:
    """The ways from a hero's space for cards of this colour. [AM-13.1.4]"""
    return outset(table, seat).ways(colour)


def colour_of(cards: list[str]) -> str:
    """The colour that all cards share, if it is one of a line. [AM-13.1.4]"""
    colour = ACTIONS[cards[0]].colour
    for card in cards:
        if ACTIONS[card].colour != colour:
            return MIXED
    return colour if colour in COLOURED else MIXED


def points(table: Table, seat: int, cards: list[str]) -> int:
    """What the cards played for a move are worth. [AM-13.1.1]"""
    return value_of(cards) + pace(table, seat)


def pace(table: Table, seat: int) -> int:
    """What is added to every move: whoever is slowed loses the first point. [AM-20.1]"""
    return power(table, seat, "stride") - power(table, seat, "slow")


def colours_held(table: Table, seat: int) -> list[str]:
    """The colours of lines on this page of which the hero holds a card, and none."""
    held = {ACTIONS[card].colour for card in table.hands[seat]}
    return [MIXED, *[colour for colour in table.ground().colours if colour in held]]


def destinations(table: Table, seat: int) -> Offer:
    """Every space the hero could walk to; those that no cards of the hand reach are closed. [AM-13.1.1, AM-13.1.5]"""
    hand, walk = table.hands[seat], outset(table, seat)
    has = min(value_of(hand) + walk.pace, walk.plain.farthest)  # whatever more they have changes nothing
    known = walk.ranges.get(has)
    if known is None:
        known = walk.ranges[has] = range_of(walk, has)
    return further(walk, hand, has, known) if known.eased else known.offer


def further(walk: Outset, hand: list[str], has: int, known: Range) -> Offer:
    """What is offered where cards of one colour might lead further than all together. [AM-13.1.4]"""
    made: list[int] = []
    leads = False
    for colour, least in known.eased.items():
        points = points_of(walk, hand, colour)
        made.append(points)
        leads = leads or points >= least
    if not leads:
        return known.offer
    kept = tuple(made)
    if kept not in known.further:
        known.further[kept] = leading(walk, has, too_far(walk, hand, has))
    return known.further[kept]


def points_of(walk: Outset, cards: list[str], colour: str) -> int:
    """How far the cards of one colour carry, if there are any. [AM-13.1.4]"""
    points, held = walk.pace, False
    for card in cards:
        action = ACTIONS[card]
        if action.colour == colour:
            points += action.value
            held = True
    return points if held else 0


def range_of(walk: Outset, has: int) -> Range:
    """How far so many points carry. [AM-13.1.1, AM-13.1.4]"""
    far = walk.plain.beyond(has)
    eased: dict[str, int] = {}
    for colour in walk.ground.colours if far else []:
        costs = walk.ways(colour).costs
        least = min([costs[space] for space in far])
        if least <= has:
            eased[colour] = least
    return Range(leading(walk, has, far), eased)


def leading(walk: Outset, has: int, closed: list[str]) -> Offer:
    """The spaces one could walk to, but for those too far away for so many points. [AM-13.1.1]"""
    return Offer(GO, walk.plain.spaces, TooFar(walk.plain.costs, closed, has), (), "AM-13.1.1")


def too_far(walk: Outset, cards: list[str], has: int) -> list[str]:
    """The spaces to which cards that make so many points do not carry, all together by any way or those of one colour
    over lines of theirs. [AM-13.1.4]
    """
    found = walk.plain.beyond(has)
    for colour in walk.ground.colours:
        costs, made = walk.ways(colour).costs, points_of(walk, cards, colour)
        found = [space for space in found if costs[space] > made]
    return found


def cards_for_move(table: Table, seat: int, space: str, played: list[str]) -> Offer | None:
    """The cards that may be played for a move there; None when those played carry so far. [AM-13.1.1, AM-13.1.4]"""
    hand, walk = table.hands[seat], outset(table, seat)
    left, needed = hand, walk.plain.costs[space] - walk.pace
    if played:
        points = value_of(played)
        if points >= needed or points + walk.pace >= walk.ways(colour_of(played)).costs[space]:
            return None
        left = hand[:]
        for card in played:
            left.remove(card)
    if value_of(hand) >= needed:
        return Offer(PLAY, left, NOTHING_CLOSED, (), "AM-13.1.1")
    closed: dict[Thing, Bar] = {}
    for card in left:
        colour = colour_of([*played, card])
        alike = [other for other in hand if ACTIONS[other].colour == colour]
        # Mixed cards do not carry so far, but those of one colour might.
        if colour == MIXED or value_of(alike) + walk.pace < walk.ways(colour).costs[space]:
            closed[card] = Bar("AM-13.1.4", card=card, space=space)
    return Offer(PLAY, left, closed, clause="AM-13.1.1")


def walk(table: Table, seat: int, space: str, cards: list[str]) -> list[Step]:
    """Play the cards and set out. [AM-13.1.1, AM-13.1.8]"""
    way = ways_from(table, seat, colour_of(cards)).path(space)
    table.play(seat, cards)
    table.put_away()
    return go_along(table, seat, way)


def go_along(table: Table, seat: int, path: list[str]) -> list[Step]:
    """The figure goes from space to space, past enemies too; what is read at the end ends the move. [AM-13.1.6]"""
    hero = table.heroes[seat]
    steps: list[Step] = []
    for number, space in enumerate(path, 1):
        origin, hero.space = hero.space, space
        table.tell(Moved(seat, origin, space))
        table.beat()
        if table.tokens:
            steps = entered(table, seat, space)
            if steps and number < len(path):
                return [*steps, WalkOn(seat, path[number:])]
    return steps + arrive(table, seat)


@dataclass
class WalkOn(Step):
    """Whoever met something on the way goes on, if still on the page. [AM-13.1.6]"""

    me: int
    path: list[str]

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return go_along(table, self.me, self.path) if table.heroes[self.me].here else []

"""Moving: play cards, and walk as far as they carry. [AM-13.1.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.aftermath.cards import ACTIONS
from strannik.games.aftermath.events import Moved
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.geometry import ROUGH, WALKED
from strannik.games.aftermath.pages import COLOURED, DASHED
from strannik.games.aftermath.steps.arrive import arrive, stops
from strannik.games.aftermath.steps.checks import PLAY
from strannik.games.aftermath.steps.terrain import crossing, entered, harmful
from strannik.games.aftermath.table import Table

GO: Final = "go"
MIXED: Final = ""
"""Cards of more than one colour make no line easier. [AM-13.1.4]"""

HARM: Final = 64
"""So much finer than points are the weights by which a way is chosen: of two equally long ones the harmless."""


class Ways:
    """The shortest ways from a hero's space: what each space costs, and from where one comes there."""

    def __init__(self, table: Table, seat: int, colour: str) -> None:
        start = table.heroes[seat].space
        self.weights: dict[str, int] = {start: 0}
        self.back: dict[str, str] = {}
        ground = table.ground()
        vault = power(table, seat, "vault")
        edge = [start]
        while edge:
            further: list[str] = []
            for here in edge:
                if here != start and stops(table, here):
                    continue
                for there, line in ground.lines[here].items():
                    if line not in WALKED:
                        continue
                    step = line_cost(line, colour, vault) + crossing(table, seat, here, there, line)
                    weight = self.weights[here] + HARM * step + int(harmful(table, there))
                    if there not in self.weights or weight < self.weights[there]:
                        self.weights[there] = weight
                        self.back[there] = here
                        further.append(there)
            edge = further

    def cost(self, space: str) -> int:
        """How many movement points it takes to come there."""
        return self.weights[space] // HARM

    def path(self, space: str) -> list[str]:
        """The spaces on the way there, the last one included."""
        found = [space]
        while found[-1] in self.back:
            found.append(self.back[found[-1]])
        return found[-2::-1]


def line_cost(line: str, colour: str, vault: int) -> int:
    """What it costs to cross a line: 1 for a dashed one or one in the colour of all cards played, else 3; who can vault
    crosses coloured lines more easily. [AM-13.1.2, AM-13.1.3, AM-13.1.4]
    """
    if line in (DASHED, colour):
        return 1
    return max(1, ROUGH - vault)


def colour_of(cards: list[str]) -> str:
    """The colour that all cards share, if it is one of a line. [AM-13.1.4]"""
    colour = ACTIONS[cards[0]].color
    if colour not in COLOURED or any([ACTIONS[card].color != colour for card in cards]):
        return MIXED
    return colour


def points(table: Table, seat: int, cards: list[str]) -> int:
    """What the cards played for a move are worth: whoever is slowed loses the first of it. [AM-13.1.1, AM-20.1]"""
    return table.total(cards) + power(table, seat, "stride") - power(table, seat, "slow")


def colours_held(table: Table, seat: int) -> list[str]:
    """The colours of lines of which the hero holds a card, and none."""
    held = {ACTIONS[card].color for card in table.hands[seat]}
    return [MIXED, *[colour for colour in COLOURED if colour in held]]


def destinations(table: Table, seat: int) -> Offer:
    """Every space the hero could walk to; those that no cards of the hand reach are closed. [AM-13.1.1, AM-13.1.5]"""
    hand = table.hands[seat]
    start = table.heroes[seat].space
    by_colour = {colour: Ways(table, seat, colour) for colour in colours_held(table, seat)}
    there = [space for space in by_colour[MIXED].weights if space != start]
    closed: dict[Thing, Bar] = {}
    for space in there:
        if not any([reaches(table, seat, hand, colour, ways.cost(space)) for colour, ways in by_colour.items()]):
            needed, has = by_colour[MIXED].cost(space), points(table, seat, hand)
            closed[space] = Bar("AM-13.1.1", space=space, needed=needed, has=has)
    return Offer(GO, there, closed, clause="AM-13.1.1")


def reaches(table: Table, seat: int, cards: list[str], colour: str, cost: int) -> bool:
    """Whether these cards, or those of one colour among them, carry so far."""
    chosen = cards if colour == MIXED else [card for card in cards if ACTIONS[card].color == colour]
    return bool(chosen) and points(table, seat, chosen) >= cost


def cards_for_move(table: Table, seat: int, space: str, played: list[str]) -> Offer | None:
    """The cards that may be played for a move there; None when those played carry so far. [AM-13.1.1, AM-13.1.4]"""
    colours = [colour_of(played)] if played else colours_held(table, seat)
    ways = {colour: Ways(table, seat, colour) for colour in dict.fromkeys([MIXED, *colours])}
    if played:
        colour = colour_of(played)
        if points(table, seat, played) >= ways[colour].cost(space):
            return None
    left = [card for card in table.hands[seat] if card not in played]
    closed: dict[Thing, Bar] = {}
    for card in left:
        if not carries_on(table, seat, space, [*played, card], left, ways):
            closed[card] = Bar("AM-13.1.4", card=card, space=space)
    return Offer(PLAY, left, closed, clause="AM-13.1.1")


def carries_on(table: Table, seat: int, space: str, played: list[str], left: list[str], ways: dict[str, Ways]) -> bool:
    """Whether these cards, with more from the hand where need be, carry so far."""
    everything = [*played, *[card for card in left if card not in played]]
    if points(table, seat, everything) >= ways[MIXED].cost(space):
        return True
    colour = colour_of(played)
    return colour != MIXED and reaches(table, seat, everything, colour, ways[colour].cost(space))


def walk(table: Table, seat: int, space: str, cards: list[str]) -> list[Step]:
    """Play the cards and set out. [AM-13.1.1, AM-13.1.8]"""
    way = Ways(table, seat, colour_of(cards)).path(space)
    table.play(seat, cards)
    table.put_away()
    return [WalkOn(seat, way)]


@dataclass
class WalkOn(Step):
    """The figure goes from space to space, past enemies too; what is read at the end ends the move. [AM-13.1.6]"""

    me: int
    path: list[str]

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        hero = table.heroes[self.me]
        if not hero.here:
            return []
        origin, hero.space = hero.space, self.path[0]
        table.tell(Moved(self.me, origin, hero.space))
        table.beat()
        steps = entered(table, self.me, hero.space)
        if len(self.path) > 1:
            return [*steps, WalkOn(self.me, self.path[1:])]
        return [*steps, *arrive(table, self.me)]

"""Moving: play cards, and walk as far as they carry. [AM-13.1.1]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.aftermath.cards import ACTIONS
from strannik.games.aftermath.events.turns import Moved
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.pages.geometry import ROUGH, WALKED
from strannik.games.aftermath.pages.page import COLOURED, DASHED
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
    """The shortest ways from a space: what each space costs, and from where one comes there. They never change."""

    def __init__(self, table: Table, seat: int, colour: str) -> None:
        start = table.heroes[seat].space
        weights: dict[str, int] = {start: 0}
        self.back: dict[str, str] = {}
        ground, rough = table.ground(), max(1, ROUGH - power(table, seat, "vault"))
        terrain, tokens = bool(table.terrain), bool(table.tokens)
        ends = [space for space in table.sheet().readable if space != start and stops(table, space)]
        edge = [start]
        while edge:
            further: list[str] = []
            for here in edge:
                if here in ends:
                    continue
                for there, line in ground.lines[here].items():
                    if line not in WALKED:
                        continue
                    step = line_cost(line, colour, rough)
                    if terrain:
                        step += crossing(table, seat, there, line)
                    weight = weights[here] + HARM * step + int(tokens and harmful(table, there))
                    if there not in weights or weight < weights[there]:
                        weights[there] = weight
                        self.back[there] = here
                        further.append(there)
            edge = further
        del weights[start]
        self.costs: dict[str, int] = {space: weight // HARM for space, weight in weights.items()}

    def cost(self, space: str) -> int:
        """How many movement points it takes to come there."""
        return self.costs[space]

    def path(self, space: str) -> list[str]:
        """The spaces on the way there, the last one included."""
        found = [space]
        while found[-1] in self.back:
            found.append(self.back[found[-1]])
        return found[-2::-1]


_ways: dict[str, Ways] = {}
MOST_KEPT: Final = 4096


def ways_from(table: Table, seat: int, colour: str) -> Ways:
    """The ways from a hero's space for cards of this colour, worked out once for all that a way depends on."""
    return kept_ways(table, seat, colour, ground_key(table, seat))


def kept_ways(table: Table, seat: int, colour: str, ground: str) -> Ways:
    """The same, for whoever knows already what ways depend on."""
    key = colour + ground
    found = _ways.get(key)
    if found is None:
        if len(_ways) >= MOST_KEPT:
            _ways.clear()
        found = _ways[key] = Ways(table, seat, colour)
    return found


def ground_key(table: Table, seat: int) -> str:
    """All that ways depend on: where they begin, lines, what is read where, tokens, terrain and equipment."""
    key = f"{table.heroes[seat].space} {power(table, seat, 'vault')} {table.revisited}"
    for section in table.sheet().read_once:
        if section in table.used:
            key += f" {section}"
    if table.objectives:
        key += f" {table.objectives}"
    if table.tokens:
        key += f" {table.tokens}"
    if table.lines:
        key += f" {sorted(table.lines.items())}"
    if table.terrain:
        foes = sorted([foe.space for foe in table.foes])
        key += f" {table.terrain} {foes} {power(table, seat, 'surefoot')}"
    return key


def line_cost(line: str, colour: str, rough: int) -> int:
    """What it costs to cross a line: 1 for a dashed one or one in the colour of all cards played, else what rough ways
    cost the hero. [AM-13.1.2, AM-13.1.3, AM-13.1.4]
    """
    return 1 if line in (DASHED, colour) else rough


def colour_of(cards: list[str]) -> str:
    """The colour that all cards share, if it is one of a line. [AM-13.1.4]"""
    colour = ACTIONS[cards[0]].colour
    if colour not in COLOURED or any([ACTIONS[card].colour != colour for card in cards]):
        return MIXED
    return colour


def points(table: Table, seat: int, cards: list[str]) -> int:
    """What the cards played for a move are worth. [AM-13.1.1]"""
    return table.total(cards) + pace(table, seat)


def pace(table: Table, seat: int) -> int:
    """What is added to every move: whoever is slowed loses the first point. [AM-20.1]"""
    return power(table, seat, "stride") - power(table, seat, "slow")


def colours_held(table: Table, seat: int) -> list[str]:
    """The colours of lines on this page of which the hero holds a card, and none."""
    held = {ACTIONS[card].colour for card in table.hands[seat]}
    return [MIXED, *[colour for colour in table.ground().colours if colour in held]]


class Legs:
    """How far cards carry: all together by any way, or those of one colour over lines of theirs. [AM-13.1.4]"""

    def __init__(self, table: Table, seat: int, cards: list[str]) -> None:
        ground, added = ground_key(table, seat), pace(table, seat)
        made: dict[str, int] = {}
        for card in cards:
            action = ACTIONS[card]
            made[action.colour] = made.get(action.colour, 0) + action.value
        self.mixed = kept_ways(table, seat, MIXED, ground)
        self.has = sum(made.values()) + added
        self.too_far: list[str] = [space for space, needed in self.mixed.costs.items() if needed > self.has]
        for colour in table.ground().colours:
            if self.too_far and colour in made:
                costs, has = kept_ways(table, seat, colour, ground).costs, made[colour] + added
                self.too_far = [space for space in self.too_far if costs[space] > has]


def destinations(table: Table, seat: int) -> Offer:
    """Every space the hero could walk to; those that no cards of the hand reach are closed. [AM-13.1.1, AM-13.1.5]"""
    legs = Legs(table, seat, table.hands[seat])
    closed: dict[Thing, Bar] = {}
    for space in legs.too_far:
        closed[space] = Bar("AM-13.1.1", space=space, needed=legs.mixed.costs[space], has=legs.has)
    return Offer(GO, list(legs.mixed.costs), closed, clause="AM-13.1.1")


def cards_for_move(table: Table, seat: int, space: str, played: list[str]) -> Offer | None:
    """The cards that may be played for a move there; None when those played carry so far. [AM-13.1.1, AM-13.1.4]"""
    ground, added = ground_key(table, seat), pace(table, seat)
    mixed = kept_ways(table, seat, MIXED, ground).costs[space]
    if played:
        colour = colour_of(played)
        cost = mixed if colour == MIXED else kept_ways(table, seat, colour, ground).costs[space]
        if table.total(played) + added >= cost:
            return None
    hand = table.hands[seat]
    left = [card for card in hand if card not in played]
    if table.total(hand) + added >= mixed:
        return Offer(PLAY, left, clause="AM-13.1.1")
    closed: dict[Thing, Bar] = {}
    for card in left:
        if not carries_on(table, seat, space, [*played, card]):
            closed[card] = Bar("AM-13.1.4", card=card, space=space)
    return Offer(PLAY, left, closed, clause="AM-13.1.1")


def carries_on(table: Table, seat: int, space: str, played: list[str]) -> bool:
    """Whether these cards, with more of their colour where need be, carry so far where mixed ones do not."""
    colour = colour_of(played)
    if colour == MIXED:
        return False
    alike = [card for card in table.hands[seat] if ACTIONS[card].colour == colour]
    return points(table, seat, alike) >= ways_from(table, seat, colour).costs[space]


def walk(table: Table, seat: int, space: str, cards: list[str]) -> list[Step]:
    """Play the cards and set out. [AM-13.1.1, AM-13.1.8]"""
    way = ways_from(table, seat, colour_of(cards)).path(space)
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

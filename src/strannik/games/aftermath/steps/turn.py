"""A player's turn: draw, disaster, growing threat, actions, threat level. [AM-10.0]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Offer
from strannik.core.step import Choice, Step
from strannik.core.zones import EVERYONE, zone
from strannik.games.aftermath.cards import DISASTER
from strannik.games.aftermath.company import HAND
from strannik.games.aftermath.decks import LOTS
from strannik.games.aftermath.events.turns import (
    DisasterDrawn,
    DisasterIdle,
    Drew,
    Nightfall,
    ThreatsCleared,
    TurnBegan,
    TurnSkipped,
)
from strannik.games.aftermath.gear import power
from strannik.games.aftermath.pages.page import DISASTER_SECTION, THREAT
from strannik.games.aftermath.steps import conditions, terrain
from strannik.games.aftermath.steps.actions import Act
from strannik.games.aftermath.steps.arrive import ReadWhereYouStand
from strannik.games.aftermath.steps.checks import die
from strannik.games.aftermath.steps.enemies import EnemyTurn
from strannik.games.aftermath.steps.missions import nobody_left
from strannik.games.aftermath.steps.rest import OfferRest
from strannik.games.aftermath.steps.travel import ChangePage
from strannik.games.aftermath.steps.wounds import ComeBack
from strannik.games.aftermath.table import Table
from strannik.story.reading import Read

THREATENING: Final = 4
"""So many threat cards bring the threat section of the page. [AM-10.5.1]"""

LONGEST_NIGHT: Final = 40
"""How many turns each player may take in a mission; after that it is lost. [AM-29.1]"""


@dataclass
class BeginTurn(Step):
    """A turn has five steps; who is defeated comes back first, or is passed over while enemies are near. [AM-10.0]

    [AM-10.7, AM-16.5]
    """

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return begin_turn(table, self.me)


def begin_turn(table: Table, seat: int) -> list[Step]:
    """A turn begins, unless the mission has taken too long. [AM-10.0, AM-10.7, AM-16.5, AM-29.1]"""
    if table.turn >= LONGEST_NIGHT * len(table.seats):
        table.tell(Nightfall(table.turn))
        return nobody_left(table)
    table.turn += 1
    hero = table.heroes[seat]
    if hero.defeated and not table.quiet:
        table.tell(TurnSkipped(seat))
        return [NextTurn(seat)]
    table.active = seat
    table.forget_old_story()
    table.tell(TurnBegan(seat, table.turn))
    return [ComeBack(seat), TakeTurn(seat)] if hero.defeated else five_steps(table, seat)


@dataclass
class TakeTurn(Step):
    """The five steps in order. [AM-10.0, AM-10.6]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return five_steps(table, self.me)


def five_steps(table: Table, seat: int) -> list[Step]:
    """What a turn is made of once it has begun; who came where they stand in their own turn has read what is there.

    [AM-9.12, AM-10.0, AM-10.6]
    """
    hero = table.heroes[seat]
    if hero.conditions:
        conditions.turn_begins(table, seat)
    turn = TURNS[seat]
    return [turn[0], ReadWhereYouStand(seat), *turn[1:]] if hero.pushed else turn


@dataclass
class DrawUp(Choice):
    """Discard what you like of the cards left in hand, then draw up to five. [AM-10.1]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given and given[-1].verb == "draw":
            return None
        gone = [answer.name for answer in given]
        hand = table.hands[seat]
        left = [card for card in hand if card not in gone] if gone else hand
        return Offer("discard", left, NOTHING_CLOSED, ["draw"], "AM-10.1") if left else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for answer in given:
            if answer.verb == "discard":
                table.let_go(self.me, answer.name)
        drawn = draw(table, self.me, hand_size(table, self.me) - len(table.hands[self.me]))
        steps: list[Step] = []
        black: list[str] = []
        for card in drawn:
            if card == DISASTER:
                steps.append(Disaster(self.me))
            elif card in LOTS:
                black.append(card)
        if black:
            steps.append(GrowingThreat(self.me, black))
        return steps


def hand_size(table: Table, seat: int) -> int:
    """Up to how many cards a player draws: five, unless something says otherwise. [AM-10.1]"""
    return HAND + power(table, seat, "hand")


def draw(table: Table, seat: int, count: int) -> list[str]:
    """Draw action cards: black ones and disasters are shown at once, all others go into the hand. [AM-10.1, AM-10.2]

    They count among those drawn and are not replaced. The black ones are the caller's, to be laid on the track.
    """
    drawn = table.draw_actions(count)
    kept: list[str] = []
    for card in drawn:
        if card not in LOTS:
            kept.append(card)
        elif card == DISASTER:
            table.discarded.append(card)
    table.hands[seat] += kept
    if drawn:
        table.tell(Drew(seat, len(kept), kept))
    return drawn


@dataclass
class TrimHand(Choice):
    """Whoever holds more than five cards discards down to five. [AM-10.1]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if len(table.hands[seat]) - len(given) <= HAND:
            return None
        gone = [answer.name for answer in given]
        return Offer("let-go", [card for card in table.hands[seat] if card not in gone], clause="AM-10.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for answer in given:
            table.let_go(self.me, answer.name)
        return []


@dataclass
class Disaster(Step):
    """The black die and the time against the value of the page's disaster, which comes only once. [AM-10.2, AM-4.2]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        page = table.sheet()
        if table.page in table.ruined or not page.value:
            table.tell(DisasterIdle(self.me))
            return []
        rolled, time = die(table), table.count("time")
        comes = rolled + time >= page.value
        table.tell(DisasterDrawn(self.me, rolled, time, page.value, comes))
        table.beat()
        if not comes:
            return []
        table.ruined.append(table.page)
        return [Read(self.me, page.section(DISASTER_SECTION))]


@dataclass
class GrowingThreat(Step):
    """The black cards drawn go onto the track in an order nobody chose, as far as there is room. [AM-10.3]"""

    me: int
    cards: list[str] = zone("action", seen_by=EVERYONE)

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        cards = self.cards[:]
        if len(cards) > 1:
            table.chance.shuffle(cards)
        for card in cards:
            table.add_threat(card)
        if cards:
            table.beat()
        return []


@dataclass
class EndOfActions(Step):
    """What conditions and terrain do to a hero when the actions are over. [AM-20.1]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return conditions.turn_ends(table, self.me) + terrain.turn_ends(table, self.me)


@dataclass
class ThreatLevel(Step):
    """Four threats while all is quiet bring the threat section; as many threats as enemies bring the enemies' turn.

    The situation is read once, also when everybody has left. [AM-3.3.6, AM-10.5.1, AM-10.5.2, AM-10.5.3]
    """

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        threats = len(table.threats)
        if not table.quiet:
            return [EnemyTurn()] if threats >= len(table.track) else []
        page = table.sheet()
        if threats < THREATENING or not page.has(THREAT):
            return []
        return [Read(self.me, page.section(THREAT)), ClearTrack()]


@dataclass
class ClearTrack(Step):
    """If all is still quiet after the threat section, the track is cleared. [AM-10.5.4]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.quiet and table.threats:
            table.tell(ThreatsCleared(len(table.threats)))
            table.discard_threats()
        return []


@dataclass
class NextTurn(Step):
    """The next player clockwise takes a turn; whoever has left the page takes none. When nobody is left who could, or
    the book says so, the page is changed. [AM-3.3, AM-9.11, AM-10.6]
    """

    last: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.active = -1
        if not table.sent_to and table.anybody_stands():
            for seat in table.in_order(self.last + 1):
                if not table.heroes[seat].left:
                    return begin_turn(table, seat)
        return [ChangePage()]


MOST_SEATS: Final = 4
TURNS: Final[list[list[Step]]] = [
    [DrawUp(seat), Act(seat), EndOfActions(seat), ThreatLevel(seat), OfferRest(), NextTurn(seat)]
    for seat in range(MOST_SEATS)
]
"""The five steps of each seat, and what ends the turn: always the same, so they are made only once. [AM-10.0]"""


@dataclass
class StartPage(Step):
    """The archivist takes the first turn on a page. [AM-3.3.2, AM-1.11]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.sent_to:
            return [ChangePage()]
        return [BeginTurn(table.archivist)] if table.on_map else []

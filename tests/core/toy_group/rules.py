"""Friends repair a shelter with cards of matching colour or value while enemies come near."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.options import Settings
from strannik.core.position import Position
from strannik.core.result import Line, Result, Sheet, together
from strannik.core.seats import seat_name
from strannik.core.step import Choice, Over, Step
from strannik.core.table import Part, parts
from strannik.core.table import Table as CoreTable
from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones

HAND: Final = 4
LIFE: Final = 2
SHELTER: Final = 30
SPACES: Final = 5
TURNS: Final = 16
COLOURS: Final = ("red", "grey", "gold")
VALUES: Final = 6
CARDS: Final = tuple([f"{colour}-{value}" for colour in COLOURS for value in range(1, VALUES + 1)])
BLACK: Final = tuple([f"black-{value}" for value in range(1, 5)])


@dataclass
class Drew(Event):
    """A friend filled their hand."""

    seat: int
    cards: list[str] = zone("card", seen_by=OWNER)


@dataclass
class Repaired(Event):
    """A card was spent on the shelter."""

    seat: int
    card: str
    done: int


@dataclass
class Struck(Event):
    """A friend struck at an enemy."""

    seat: int
    enemy: int
    total: int


@dataclass
class Voted(Event):
    """A friend's vote became known."""

    seat: int
    vote: str


@dataclass
class Wounded(Event):
    """An enemy's blow hit."""

    seat: int
    wounds: int


@dataclass
class Friend(Part):
    """One player's figure."""

    at: int = 0
    wounds: int = 0


@dataclass
class Enemy(Part):
    """A figure nobody plays."""

    at: int = SPACES - 1
    life: int = 5


@dataclass
class Table(CoreTable):
    deck: list[str] = zone("card", seen_by=NOBODY)
    hands: list[list[str]] = zones("card", seen_by=OWNER)
    spent: list[str] = zone("card", seen_by=EVERYONE)
    slot: list[str] = zone("card", seen_by=EVERYONE)
    threat: list[str] = zone("card", seen_by=EVERYONE)
    friends: list[Friend] = parts(Friend)
    enemies: list[Enemy] = parts(Enemy)
    repaired: int = 0
    turn: int = 0

    @property
    def archivist(self) -> int:
        """Whoever takes the turn keeps the book. [GR-7]"""
        return (self.turn - 1) % len(self.seats)

    def spend(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.spent += cards

    def fill_hand(self, seat: int) -> None:
        """Draw up to four; black cards go to the threat at once. [GR-1]"""
        drawn: list[str] = []
        while len(self.hands[seat]) < HAND:
            if not self.deck:
                self.deck, self.spent = self.spent, []
                self.chance.shuffle(self.deck)
            if not self.deck:
                break
            card = self.deck.pop()
            if colour(card) == "black":
                self.threat.append(card)
            else:
                self.hands[seat].append(card)
                drawn.append(card)
        self.tell(Drew(seat, drawn))

    def nearest(self, enemy: Enemy) -> list[int]:
        closest = min([abs(friend.at - enemy.at) for friend in self.friends])
        return [seat for seat in self.seats if abs(self.friends[seat].at - enemy.at) == closest]


def colour(card: str) -> str:
    return card.partition("-")[0]


def value(card: str) -> int:
    return int(card.partition("-")[2])


def matches(card: str, first: str) -> bool:
    return colour(card) == colour(first) or value(card) == value(first)


def not_matching(cards: list[str], first: str) -> dict[Thing, Bar]:
    """Cards that go with the first neither in colour nor in value. [GR-2]"""
    return {card: Bar("GR-2", card=card, first=first) for card in cards if not matches(card, first)}


@dataclass
class Turn(Step):
    """Draw, act, and see what the threat does; after sixteen turns it is too late. [GR-1, GR-9]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.turn == TURNS:
            return [Over()]
        table.turn += 1
        me = table.archivist
        table.fill_hand(me)
        return [Act(me), ThreatLevel(), Turn()]


@dataclass
class Act(Choice):
    """Any number of actions, as long as the cards suffice. [GR-2, GR-3, GR-4]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        hand = table.hands[seat]
        if not given:
            return self.ask_what(table, seat, hand)
        match given[0].verb:
            case "run" if len(given) == 1:
                here = table.friends[seat].at
                return Offer("to", [space for space in (here - 1, here + 1) if 0 <= space < SPACES], clause="GR-4")
            case "strike" if given[-1].verb != "roll":
                left = [card for card in hand if card not in [answer.thing for answer in given]]
                if left:
                    return Offer("add", left, closed=not_matching(left, given[0].name), words=["roll"], clause="GR-2")
        return None

    def ask_what(self, table: Table, seat: int, hand: list[str]) -> Offer:
        here = table.friends[seat].at
        alone: dict[Thing, Bar] = {}
        if not [enemy for enemy in table.enemies if enemy.at == here]:
            alone = {card: Bar("GR-3", space=here) for card in hand}
        other = not_matching(hand, table.slot[0]) if table.slot else {}
        return (
            Offer("repair", hand, closed=other, words=["end"], clause="GR-2")
            | Offer("strike", hand, closed=alone, clause="GR-3")
            | Offer("run", hand, clause="GR-4")
        )

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        cards = [answer.name for answer in given if answer.verb in ("repair", "strike", "run", "add")]
        match given[0].verb:
            case "end":
                return []
            case "repair":
                return self.repair(table, cards[0])
            case "run":
                table.friends[self.me].at = given[1].number
                table.spend(self.me, cards)
                return [Act(self.me)]
        total = sum([value(card) for card in cards])
        table.spend(self.me, cards)
        return [Strike(self.me, total), Act(self.me)]

    def repair(self, table: Table, card: str) -> list[Step]:
        """The first card lies in the slot; when the shelter is whole, all win. [GR-5]"""
        table.repaired += value(card)
        table.tell(Repaired(self.me, card, table.repaired))
        if table.slot:
            table.spend(self.me, [card])
        else:
            table.hands[self.me].remove(card)
            table.slot.append(card)
        return [Over()] if table.repaired >= SHELTER else [Act(self.me)]


@dataclass
class Strike(Step):
    """Add a die; four beats nothing, what is above is wounds. [GR-3]"""

    me: int
    total: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        here = table.friends[self.me].at
        enemy = next(enemy for enemy in table.enemies if enemy.at == here)
        total = self.total + table.chance.roll(self.me)
        enemy.life -= max(0, total - 4)
        table.tell(Struck(self.me, here, total))
        table.enemies = [enemy for enemy in table.enemies if enemy.life > 0]
        return []


@dataclass
class ThreatLevel(Step):
    """As much threat as enemies: every enemy acts, from first to last. [GR-6]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if not table.enemies or len(table.threat) < len(table.enemies):
            return []
        table.spent += table.threat
        table.threat = []
        return [Activate(number) for number in range(len(table.enemies))]


@dataclass
class Activate(Step):
    """An enemy goes for the nearest friend; where several are, the group says whom. [GR-6, GR-7]"""

    enemy: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        nearest = table.nearest(table.enemies[self.enemy])
        return [Approach(self.enemy, nearest[0])] if len(nearest) == 1 else [Vote(self.enemy, nearest)]


@dataclass
class Vote(Step):
    """Sealed: everyone names the target; where they disagree, the archivist decides. [GR-7]"""

    enemy: int
    targets: list[int]

    def seats(self, table: Table) -> list[int]:
        return table.seats

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("target", [seat_name(target) for target in self.targets], clause="GR-7")

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.seats:
            table.tell(Voted(seat, answers[seat][0].name))
        named = [answers[seat][0].seat for seat in table.seats]
        if named.count(named[0]) == len(named):
            return [Approach(self.enemy, named[0])]
        return [Decide(table.archivist, self.enemy, self.targets)]


@dataclass
class Decide(Choice):
    """The archivist decides alone. [GR-7]"""

    me: int
    enemy: int
    targets: list[int]

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("decide", [seat_name(target) for target in self.targets], clause="GR-7")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        return [Approach(self.enemy, given[0].seat)]


@dataclass
class Approach(Step):
    """Two spaces towards the target, and a blow if it stands there. [GR-6]"""

    enemy: int
    target: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        enemy, there = table.enemies[self.enemy], table.friends[self.target].at
        way = max(-2, min(2, there - enemy.at))
        enemy.at += way
        return [Defend(self.target)] if enemy.at == there else []


@dataclass
class Defend(Choice):
    """Lay a card and roll, five or more parries; two wounds end it for everybody. [GR-8]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("defend", table.hands[seat], words=["suffer"], clause="GR-8")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        friend = table.friends[self.me]
        if given[0].verb == "defend":
            card = given[0].name
            table.spend(self.me, [card])
            if value(card) + table.chance.roll(self.me) >= 5:
                return []
        friend.wounds += 1
        table.tell(Wounded(self.me, friend.wounds))
        return [Over()] if friend.wounds == LIFE else []


def setup(seats: int, settings: Settings, chance: Chance, carried: Carried | None) -> Position:
    table = Table(list(range(seats)), chance)
    table.deck = [*CARDS, *BLACK]
    chance.shuffle(table.deck)
    table.hands = [[] for _ in table.seats]
    table.friends = [Friend() for _ in table.seats]
    table.enemies = [Enemy() for _ in range(int(settings["enemies"]))]
    return Position(table, [Turn()])


def result(table: Table) -> Result:
    """All win together or lose together. [GR-5, GR-8, GR-9]"""
    whole = table.repaired >= SHELTER
    sheets = [Sheet(seat, [Line("shelter", "", table.repaired)]) for seat in table.seats]
    return together(sheets, whole, "sheltered" if whole else "overrun", {"repaired": table.repaired})

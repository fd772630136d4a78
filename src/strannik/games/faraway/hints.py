"""What bots may use to judge a Faraway position.

A region will see what is explored after it, so a path is worth more than it shows: what is still
ahead counts by its average, and a quest that falls short by the chance that enough will come.
The constants marked as found by play were tried out until the bots that use them scored no better, and rounded.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from strannik.core.offer import Offer, Thing
from strannik.games.faraway.cards import BIOMES, CLUE, FLAT, ICONS, NONE, PER, REGIONS, SANCTUARIES, Card
from strannik.games.faraway.score import see
from strannik.games.faraway.table import ROUNDS, Table

PLAYED: Final = 0.8
"""Of the ten regions that pass through a hand eight are explored. [FA-4]"""

PURSUIT: Final = 2.4
"""A drafted region brings so many times the icons of an average one, being chosen for them. (Found by play.)"""

ASCENTS: Final = 0.4
"""Sanctuaries in a round to come, after a low number. (Found by play.)"""

FIND: Final = 2.3
"""What a sanctuary brings besides its icons, with one to choose from. (Found by play.)"""

CHOICE: Final = 1.0
"""What it brings more for each further one to choose from. (Found by play.)"""

LATER: Final = 0.8
"""A region still in the hand will see less than one explored now. (Found by play.)"""

RAREST: Final = 0.5
"""The biome that comes last to a set comes half as often as the average one. (Found by play.)"""

NOW: Final = 0.3
"""How much more a region is worth explored now than kept for later. (Found by play.)"""

ICONS_NOW: Final = 0.08
"""The same for its icons: they help as much when they come later. (Found by play.)"""

ASCENDING: Final = 7.3
"""What a sanctuary is worth with all it does. (Found by play.)"""

LOW: Final = 0.022
"""What a number one lower is worth, for each round after this one. (Found by play.)"""

DRAFTED: Final = 0.6
"""A region taken counts by its icons first: there may be better ones to explore. (Found by play.)"""

FINE: Final = 8
MOST: Final = 12 * FINE
"""Expected icons are looked up in steps of one eighth, up to twelve."""


def _average(cards: list[Card]) -> list[float]:
    """How many of each icon a card has on average."""
    return [sum([card.icons.count(icon) for card in cards]) / len(cards) for icon in range(len(ICONS))]


def _at_least(count: int, expected: float) -> float:
    """The chance that at least so many come where so many are expected (as for rare events, after Poisson)."""
    fewer, exactly = 0.0, exp(-expected)
    for number in range(count):
        fewer += exactly
        exactly *= expected / (number + 1)
    return 1.0 - fewer


AVERAGES: Final = list(zip(_average(list(REGIONS.values())), _average(list(SANCTUARIES.values())), strict=True))
"""Of each icon, how many a region has on average and how many a sanctuary."""

LARGEST_QUEST: Final = max([count for card in REGIONS.values() for _, count in card.needs])
CHANCES: Final = [[_at_least(short, n / FINE) for n in range(MOST + 1)] for short in range(LARGEST_QUEST + 1)]
ROOM: Final = [sqrt(1 - number / (len(REGIONS) + 1)) for number in range(len(REGIONS) + 1)]
"""How much room a number leaves for higher ones."""


def _served(icon: int) -> float:
    """What one more icon that everybody sees adds to an average region: its count, and its share of the quest."""
    total = 0.0
    for card in REGIONS.values():
        if icon in card.counts:
            total += card.value
        # Cards that count find about three; and every other quest is fulfilled, or hopeless, without this icon.
        asked = sum([count for _, count in card.needs])
        usual = card.value if card.kind == FLAT else 3 * card.value
        total += sum([0.5 * usual * count / asked**2 for wonder, count in card.needs if wonder == icon])
    return total / len(REGIONS)


SERVED: Final = [_served(icon) for icon in range(len(ICONS))]


def fulfilled(card: Card, seen: list[int], ahead: list[float]) -> float:
    """The chance that the card's quest will be fulfilled."""
    chance = 1.0
    for icon, count in card.needs:
        short = count - seen[icon]
        if short > 0:
            chance *= CHANCES[short][min(int(ahead[icon] * FINE), MOST)]
    return chance


def measure(card: Card, seen: list[int], ahead: list[float]) -> float:
    """The fame the card will bring if its quest is fulfilled."""
    if card.kind == FLAT:
        return card.value
    if card.kind == PER:
        times = 0.0
        for icon in card.counts:
            times += seen[icon] + ahead[icon]
        return card.value * times
    return card.value * min([seen[biome] + RAREST * ahead[biome] for biome in range(len(BIOMES))])


def promise(card: Card, seen: list[int], ahead: list[float]) -> float:
    """The fame the card is likely to bring."""
    if card.kind == NONE:
        return 0.0
    if not card.needs:
        return measure(card, seen, ahead)
    return measure(card, seen, ahead) * fulfilled(card, seen, ahead)


def want(card: Card, seen: list[int], ahead: list[float], wanted: list[float]) -> None:
    """Add what one more of each icon would do for the card."""
    if card.kind == NONE:
        return
    met = 1.0
    if card.needs:
        met = fulfilled(card, seen, ahead)
        fame = met * measure(card, seen, ahead)
        for icon, count in card.needs:
            short = count - seen[icon]
            if short > 0:
                expected = min(int(ahead[icon] * FINE), MOST)
                chance = CHANCES[short][expected]
                if chance:
                    wanted[icon] += fame * (CHANCES[short - 1][expected] / chance - 1)
    if card.kind == PER:
        for icon in card.counts:
            wanted[icon] += card.value * met
    elif card.kind != FLAT:
        # One more biome makes a set only where the others are there.
        coming = [seen[biome] + ahead[biome] for biome in range(len(BIOMES))]
        rarest = min(coming)
        for biome in range(len(BIOMES)):
            if coming[biome] < rarest + 0.5:
                wanted[biome] += 0.5 * card.value * met


class Prospect:
    """What a seat has, and what it may expect to see until the end."""

    def __init__(self, table: Table, seat: int) -> None:
        self.path = table.paths[seat]
        self.hand = [REGIONS[region] for region in table.hands[seat]]
        self.found = [SANCTUARIES[sanctuary] for sanctuary in table.sanctuaries[seat]]
        self.left = ROUNDS - len(self.path)
        self.last = self.path[-1] if self.path else 0
        self.drawn = len(table.drawn[seat]) + table.owed[seat]
        self.finds = ASCENTS * self.left * ROOM[self.last] + (1.0 if self.drawn else 0.0)
        self.seen = [0] * len(ICONS)
        for card in self.found:
            see(self.seen, card)
        self.played = min(PLAYED, self.left / 3)
        drafted = PURSUIT * max(0.0, self.left - self.played * len(self.hand))
        finds = self.finds
        self.ahead = [drafted * region + finds * sanctuary for region, sanctuary in AVERAGES]
        for card in self.hand:
            for icon in card.icons:
                self.ahead[icon] += self.played

    def promised(self, card: Card) -> float:
        """What a region is likely to bring if it is explored next."""
        seen = self.seen[:]
        see(seen, card)
        return promise(card, seen, self.ahead)

    def walk_back(self, wanted: list[float]) -> list[int]:
        """Go the way back, adding up what is wanted on it; returns what is seen in the end."""
        seen = self.seen[:]
        for place in range(len(self.path) - 1, -1, -1):
            card = REGIONS[self.path[place]]
            see(seen, card)
            want(card, seen, self.ahead, wanted)
        for card in self.found:
            want(card, seen, self.ahead, wanted)
        wanted[CLUE] += CHOICE * self.finds
        return seen


def exploring(prospect: Prospect, thing: Thing, wanted: list[float], clues: int) -> float:
    """How much a region of the hand appeals as the next to explore."""
    assert isinstance(thing, int)
    card = REGIONS[thing]
    later = min(1.0, (prospect.left - 1) / 3)
    appeal = prospect.promised(card) * (1 - (1 - NOW) * later)
    for icon in card.icons:
        appeal += wanted[icon] * (1 - (1 - ICONS_NOW) * later)
    if prospect.path and thing > prospect.last:
        appeal += ASCENDING + CHOICE * clues
    return appeal - LOW * thing * (prospect.left - 1)


def taking(prospect: Prospect, thing: Thing, wanted: list[float]) -> float:
    """How much a region of the market appeals."""
    assert isinstance(thing, int)
    card = REGIONS[thing]
    appeal = DRAFTED * prospect.promised(card)
    for icon in card.icons:
        appeal += wanted[icon]
    return appeal


def keeping(prospect: Prospect, things: list[Thing], wanted: list[float], seen: list[int]) -> list[float]:
    """How much each drawn sanctuary appeals: its icons serve also the hand and what comes after."""
    for card in prospect.hand:
        mine = prospect.seen[:]
        see(mine, card)
        want(card, mine, prospect.ahead, wanted)
    appeals: list[float] = []
    for thing in things:
        assert isinstance(thing, str)
        card = SANCTUARIES[thing]
        appeal = promise(card, seen, prospect.ahead)
        for icon in card.icons:
            appeal += wanted[icon] + prospect.left * SERVED[icon]
        appeals.append(appeal)
    return appeals


class Hints:
    """Judges by what the path is likely to be worth in the end."""

    def value(self, table: Table, seat: int) -> float:
        """The fame of path and sanctuaries with what is ahead, of the hand, and of sanctuaries to come."""
        prospect = Prospect(table, seat)
        seen, ahead = prospect.seen, prospect.ahead
        total = FIND * prospect.finds + CHOICE * max(0, prospect.drawn - 1)
        for icon in range(len(ICONS)):
            if seen[icon]:
                total += SERVED[icon] * seen[icon] * prospect.left
        for card in prospect.hand:
            total += LATER * prospect.played * prospect.promised(card)
        for place in range(len(prospect.path) - 1, -1, -1):
            card = REGIONS[prospect.path[place]]
            see(seen, card)
            total += promise(card, seen, ahead)
        for card in prospect.found:
            total += promise(card, seen, ahead)
        return total + CHOICE * seen[CLUE] * prospect.finds

    def lean(self, table: Table, seat: int, offer: Offer) -> list[float]:
        """How much each answer appeals at first sight: what its card brings, and what its icons do for others."""
        prospect = Prospect(table, seat)
        wanted = [0.0] * len(ICONS)
        seen = prospect.walk_back(wanted)
        if offer.verb == "explore":
            return [exploring(prospect, thing, wanted, seen[CLUE]) for thing in offer.things]
        if offer.verb == "take":
            return [taking(prospect, thing, wanted) for thing in offer.things]
        if offer.verb == "keep" and table.drawn[seat]:
            return keeping(prospect, offer.things, wanted, seen)
        if offer.verb == "keep":
            return [taking(prospect, answer.thing, wanted) for answer in offer]
        return [0.0] * len(offer)

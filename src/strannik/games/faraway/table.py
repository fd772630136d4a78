"""The table of Faraway: decks, market, hands, and each player's way across the continent."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.table import Table as CoreTable
from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones
from strannik.games.faraway.cards import clues_on
from strannik.games.faraway.events import Drew, Explored, Found, MarketClosed, MarketOpened, Took

ROUNDS: Final = 8


@dataclass
class Table(CoreTable):
    """Everything that lies on the table. `owed` counts sanctuaries that a short deck still owes. [FA-3, FA-11]"""

    deck: list[int] = zone("region", seen_by=NOBODY)
    market: list[int] = zone("region", seen_by=EVERYONE)
    removed: list[int] = zone("region", seen_by=EVERYONE)
    hands: list[list[int]] = zones("region", seen_by=OWNER)
    paths: list[list[int]] = zones("region", seen_by=EVERYONE)
    sanctuary_deck: list[str] = zone("sanctuary", seen_by=NOBODY)
    drawn: list[list[str]] = zones("sanctuary", seen_by=OWNER)
    sanctuaries: list[list[str]] = zones("sanctuary", seen_by=EVERYONE)
    owed: list[int] = field(default_factory=list)
    arrange: bool = False

    @property
    def round(self) -> int:
        """The round being played: each one before it has removed a region from the game. [FA-4, FA-10]"""
        return len(self.removed) + 1

    def deal_hands(self, count: int) -> None:
        """Deal regions from the deck to every seat. [FA-3]"""
        for seat in self.seats:
            self.hands[seat] = self.deck[-count:]
            del self.deck[-count:]

    def open_market(self) -> None:
        """Lay out one region more than there are players. [FA-3.1, FA-4]"""
        size = len(self.seats) + 1
        self.market = self.deck[-size:]
        del self.deck[-size:]
        self.tell(MarketOpened(self.round, self.market[:]))

    def close_market(self) -> None:
        """Remove the region nobody took from the game. [FA-10]"""
        region = self.market.pop()
        self.removed.append(region)
        self.tell(MarketClosed(region))

    def lay(self, seat: int, region: int) -> None:
        """Add a region from the hand to the right end of the path. [FA-5]"""
        self.hands[seat].remove(region)
        self.paths[seat].append(region)
        self.tell(Explored(seat, region))

    def take(self, seat: int, region: int) -> None:
        """Take a region from the market into the hand. [FA-9]"""
        self.market.remove(region)
        self.hands[seat].append(region)
        self.tell(Took(seat, region))

    def clues(self, seat: int) -> int:
        """The clues on the seat's regions and sanctuaries. [FA-7]"""
        return clues_on(self.paths[seat], self.sanctuaries[seat])

    def discovers(self, seat: int) -> bool:
        """Whether the region just explored took longer than the one before it. [FA-6, FA-6.1]"""
        path = self.paths[seat]
        return len(path) > 1 and path[-1] > path[-2]

    def draw_sanctuaries(self, seat: int, count: int) -> None:
        """Draw as many as the deck has; the rest is owed. [FA-12]"""
        available = min(count, len(self.sanctuary_deck))
        self.owed[seat] = count - available
        if available:
            drawn = self.sanctuary_deck[-available:]
            del self.sanctuary_deck[-available:]
            self.drawn[seat] += drawn
            self.tell(Drew(seat, drawn))

    def keep(self, seat: int, sanctuary: str, under: list[str]) -> None:
        """Keep one of the drawn sanctuaries and put the others under the deck, first one lowest. [FA-9.1, FA-9.2]"""
        self.drawn[seat] = []
        self.sanctuaries[seat].append(sanctuary)
        self.sanctuary_deck[:0] = under
        self.tell(Found(seat, sanctuary))

    def in_exploration_order(self) -> list[int]:
        """The seats by the number of the region just explored, lowest first. [FA-9]"""
        last = [path[-1] for path in self.paths]
        return [last.index(region) for region in sorted(last)]

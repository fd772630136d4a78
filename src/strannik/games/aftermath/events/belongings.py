"""What is told of items, conditions and abilities."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event

# Items, conditions and abilities


@dataclass
class ItemGained(Event):
    """An item came from the deck, the book or a repair."""

    seat: int
    item: str


@dataclass
class ItemStashed(Event):
    """An item went to the colony's supply box."""

    seat: int
    item: str


@dataclass
class ItemEquipped(Event):
    """A hero put an item on."""

    seat: int
    item: str


@dataclass
class ItemStowed(Event):
    """A hero put an item into the backpack."""

    seat: int
    item: str


@dataclass
class ItemGiven(Event):
    """A hero gave another one an item."""

    seat: int
    other: str
    item: str


@dataclass
class ItemScrapped(Event):
    """An item was taken apart for parts."""

    seat: int
    item: str
    parts: int


@dataclass
class ItemDropped(Event):
    """An item was discarded, for nothing."""

    seat: int
    item: str


@dataclass
class ItemSpent(Event):
    """An item was discarded for its effect."""

    seat: int
    item: str


@dataclass
class ItemBroke(Event):
    """An item broke, or was found broken; it waits to be repaired."""

    item: str


@dataclass
class BatteriesGained(Event):
    """A hero took batteries from the supply."""

    seat: int
    count: int


@dataclass
class ItemCharged(Event):
    """A hero put a battery on an item."""

    seat: int
    item: str


@dataclass
class BatteryGiven(Event):
    """A hero gave another one a battery."""

    seat: int
    other: str


@dataclass
class ConditionGained(Event):
    """A condition came over a hero."""

    seat: int
    condition: str


@dataclass
class ConditionLost(Event):
    """A hero is rid of a condition, or has used it up."""

    seat: int
    condition: str


@dataclass
class AbilityUsed(Event):
    """A hero used an ability."""

    seat: int
    ability: str


@dataclass
class AbilityLearnt(Event):
    """A hero, of this game or not, has a new ability."""

    hero: str
    ability: str


@dataclass
class CardLent(Event):
    """A hero added a card to another's check."""

    seat: int
    other: str
    card: str


@dataclass
class CardRecalled(Event):
    """A hero took a card back from the discard."""

    seat: int
    card: str


@dataclass
class HeavyThrown(Event):
    """A hero threw a heavy object to another space."""

    seat: int
    space: str


@dataclass
class Mended(Event):
    """A hero repaired a broken item."""

    seat: int
    item: str

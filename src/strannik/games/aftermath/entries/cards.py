"""Cards as the data files hold them, every field checked when it is read."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from strannik.box.files import resource
from strannik.core.data import DataError, decode

PACKAGE: Final = "strannik.games.aftermath"

Skill = Literal["agility", "strength", "resilience", "intuition"]
Colour = Literal["green", "red", "blue", "yellow", "white", "black", "none"]
Purpose = Literal["melee", "ranged", "defence", "search", "communicate", "recover", "drive"]
"""What a check is made for: bonuses may count for one of these only, or for a skill in every check."""

Slot = Literal["head", "body", "paw", "gadget"]
Keyword = Literal["noise", "two_paw", "thrown", "sharp", "light"]
Kind = Literal["weapon", "armour", "gadget", "consumable", "improvement", "stash"]
Class = Literal["sharpie", "odd1", "knowsit", "big"]
Counter = Literal["time", "clues", "parts", "food", "population", "morale"]
Timing = Literal["action", "check", "attacked", "searched"]
Trigger = Literal["defeated_melee", "defeated_ranged", "searched", "defended", "communicated", "rested", "arrived"]
Power = Literal[
    "absorb",
    "against_boss",
    "burning",
    "calm",
    "carry",
    "cold_trail",
    "hand",
    "hidden",
    "medic",
    "muffled",
    "next_check",
    "night_eyes",
    "no_batteries",
    "poisoned",
    "reach",
    "scared",
    "scatter",
    "seen",
    "slow",
    "steady",
    "stride",
    "surefoot",
    "vault",
]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Cost = Annotated[int, msgspec.Meta(ge=1, le=4)]
Difficulty = Annotated[int, msgspec.Meta(ge=3, le=9)]
Effect = Annotated[dict[str, Any], msgspec.Meta(min_length=1, max_length=1)]
"""`vocabulary` knows which effects there are."""

T = TypeVar("T")


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What every entry is: nothing in it that is not known."""


class GoalEntry(Record):
    """A personal goal: what must be built, had in the stash, and counted."""

    built: str
    stash: str = ""
    counters: dict[Counter, Positive] = {}


class HeroEntry(Record):
    """A character card with its box."""

    species: str
    class_: Class = msgspec.field(name="class")
    life: Positive
    bonus: dict[Skill, Positive]
    item: str
    ability: str
    keepsake: str
    goal: GoalEntry
    big: bool = False


class ActionEntry(Record):
    """An action card; a card of a hero is an influence card. `decks` are those it lies in."""

    colour: Colour
    value: Count
    symbols: list[Skill] = []
    decks: list[Literal["base", "harder"]] = []
    hero: str = ""
    starts: dict[Purpose, Positive] = {}


class ItemEntry(Record):
    """An item card."""

    kind: Kind
    repair: Cost
    slot: Slot | Literal[""] = ""
    bonus: dict[Skill | Purpose, int] = {}
    batteries: Count = 0
    charged: dict[Skill | Purpose, Positive] = {}
    power: dict[Power, int] = {}
    charged_power: dict[Power, Positive] = {}
    when: dict[Trigger, list[Effect]] = {}
    discard: list[Effect] = []
    range: Count = 0
    keywords: list[Keyword] = []
    hero: str = ""
    improvement: str = ""
    discovery: bool = False


class RemovalEntry(Record):
    """How a condition is lost: by a check, by a quiet start of the turn, or by being used."""

    skill: Skill | Literal[""] = ""
    difficulty: Difficulty | Literal[0] = 0
    quiet: bool = False
    used: bool = False


class ConditionEntry(Record):
    """A condition card, of which there are so many copies."""

    copies: Positive
    negative: bool
    removal: RemovalEntry
    power: dict[Power, int]


class AbilityEntry(Record):
    """An ability card: its class, what it costs, when it is used and what it does."""

    class_: Class = msgspec.field(name="class")
    cost: Cost
    timing: Timing
    effects: list[Effect]
    once_per_page: bool = False
    hero: str = ""


class OpensEntry(Record):
    """When a mission is offered: after a mission was played or won, with so many clues, or by the book."""

    played: list[str] = []
    won: list[str] = []
    clues: Count = 0
    by_book: bool = False


class MissionEntry(Record):
    """A mission card. `pages` are all that it needs besides the way there."""

    kind: str
    main: bool
    cell: Annotated[list[Count], msgspec.Meta(min_length=2, max_length=2)]
    distance: Positive
    limit: Positive
    location: Positive
    pages: list[Positive]
    success: str
    failure: str
    clues: Count = 0
    opens: OpensEntry = msgspec.field(default_factory=OpensEntry)
    discovery: bool = False


class ImprovementEntry(Record):
    """A colony improvement: its price, what it needs, what it yields in each colony phase, and what else it changes.

    Its plan is at hand from a colony phase on, or after a mission, if not before.
    """

    parts: Positive
    needs: str = ""
    yields: dict[Counter, Positive] = {}
    from_phase: Count = 0
    after_mission: str = ""
    discovery: bool = False


class WayEntry(Record):
    """One way an event may end: its price, what must be known or built for it, and what comes of it."""

    pay: dict[Counter, Positive] = {}
    do: list[Effect] = []
    knows: str = ""
    built: str = ""


class EventEntry(Record):
    """A colony event: good, bad or by choice; it may wait for a mission. The group takes one of the open ways."""

    mood: Literal["good", "bad", "choice"]
    ways: Annotated[list[WayEntry], msgspec.Meta(min_length=1)]
    after: str = ""


class RoadEntry(Record):
    """A road card: a hazard for one slot or for all, and what comes of it."""

    slot: Literal["driver", "gunner", "mechanic", "spotter", "all", "group"]
    skill: Skill | Literal["any", ""] = ""
    difficulty: Count = 0
    per_player: Count = 0
    success: list[Effect] = []
    fail: list[Effect] = []
    rounds: Count = 0
    calls: bool = False


class EnemyVehicleEntry(Record):
    """An enemy vehicle: which slot it attacks, how strongly, how hard it is to shake off, and how it boards."""

    slot: Literal["driver", "gunner", "mechanic", "spotter", "nearest"]
    strength: Difficulty
    defence: Difficulty
    life: Positive
    boards: Count = 0


class VehicleEntry(Record):
    """A hero vehicle: a role for each of its slots, from A on."""

    slots: Annotated[list[Literal["driver", "gunner", "mechanic", "spotter"]], msgspec.Meta(min_length=2)]


class DriveCards(Record):
    """The drive cards."""

    vehicles: dict[str, VehicleEntry]
    enemies: dict[str, EnemyVehicleEntry]
    roads: dict[str, RoadEntry]


class DiscoveryEntry(Record):
    """A card of the discovery deck: the deck it goes under."""

    deck: Literal["mission", "encounter", "enemy", "item", "plan", "keepsake", "drawing", "letter"]
    hero: str = ""
    clues: Count = 0
    ending: str = ""
    power: dict[Power, Positive] = {}
    bonus: dict[Skill | Purpose, Positive] = {}


def read(name: str, kind: type[T]) -> T:
    """A file of cards."""
    return decode(resource(PACKAGE, f"data/cards/{name}.json"), kind, source(name))


def source(name: str) -> str:
    return f"aftermath/data/cards/{name}.json"


def check_items(items: dict[str, ItemEntry]) -> dict[str, ItemEntry]:
    """Refuse an item that does nothing, that has no place, or too many that make noise."""
    for id, item in items.items():
        place = source("items")
        does = (item.bonus, item.charged, item.power, item.charged_power, item.when, item.discard, item.improvement)
        if not any(does) and item.kind != "stash":
            raise DataError(place, id, "the item does nothing")
        if not item.slot and item.kind in ("weapon", "armour", "gadget"):
            raise DataError(place, id, "a weapon, armour or gadget needs a slot")
        if bool(item.charged or item.charged_power) != bool(item.batteries):
            raise DataError(place, id, "batteries and what they do go together")
    loud = [id for id, item in items.items() if "noise" in item.keywords]
    if 3 * len(loud) > len(items):
        raise DataError(source("items"), "keywords", f"{len(loud)} items make noise: more than a third")
    return items

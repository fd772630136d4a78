"""Characters, action cards, items, conditions, abilities, missions and the colony's cards, as the rules read them."""

from __future__ import annotations

from typing import Any, Final

from strannik.games.aftermath.entries.cards import (
    AbilityEntry,
    ActionEntry,
    ConditionEntry,
    DiscoveryEntry,
    DriveCards,
    EnemyVehicleEntry,
    EventEntry,
    HeroEntry,
    ImprovementEntry,
    ItemEntry,
    MissionEntry,
    RoadEntry,
    WayEntry,
    check_items,
    read,
)

SKILLS: Final = ("agility", "strength", "resilience", "intuition")
"""What can be tested. [AM-0.4]"""

COLOURS: Final = ("green", "red", "blue", "yellow", "white", "black")
COUNTERS: Final = ("time", "clues", "parts", "food", "population", "morale")
WHITE: Final = "white"
BLACK: Final = "black"
DISASTER: Final = "disaster"
SLOTS: Final = ("head", "body", "paw", "paw", "gadget")
"""The places of a character's equipment. [AM-13.7.3]"""

BACKPACK: Final = 2
"""How many items a backpack holds. [AM-13.7.3]"""


class Goal:
    """A personal goal: an improvement that stands, perhaps a thing in the stash, and counters that are high enough.
    [AM-26.3]
    """

    def __init__(self, built: str, stash: str, counters: dict[str, int]) -> None:
        self.built = built
        self.stash = stash
        self.counters = counters


class Character:
    """A character card: class, life, bonuses, and what lies in its box at first. [AM-0.1, AM-1.3]"""

    def __init__(self, id: str, entry: HeroEntry) -> None:
        self.id = id
        self.species: str = entry.species
        self.class_: str = str(entry.class_)
        self.life: int = entry.life
        self.bonus: dict[str, int] = {str(skill): amount for skill, amount in entry.bonus.items()}
        self.item: str = entry.item
        self.ability: str = entry.ability
        self.keepsake: str = entry.keepsake
        self.big: bool = entry.big
        goal = entry.goal
        self.goal: Goal = Goal(goal.built, goal.stash, {str(name): amount for name, amount in goal.counters.items()})


class ActionCard:
    """An action card: a colour, a value, and the skills whose checks it may start. [AM-0.3, AM-11.2]

    An influence card is its `hero`'s, and adds what `starts` says to a check for this purpose that it starts. [AM-1.4]
    """

    def __init__(self, id: str, entry: ActionEntry) -> None:
        self.id = id
        self.colour: str = str(entry.colour)
        self.value: int = entry.value
        self.symbols: list[str] = [str(skill) for skill in entry.symbols]
        self.decks: list[str] = [str(deck) for deck in entry.decks]
        self.hero: str = entry.hero
        self.starts: dict[str, int] = {str(purpose): amount for purpose, amount in entry.starts.items()}

    def may_start(self, skill: str) -> bool:
        """Whether the card may be the first of a check of this skill; a white one starts any. [AM-11.2]"""
        return self.colour == WHITE or skill in self.symbols

    def matches(self, first: ActionCard) -> bool:
        """Whether the card may be added to one that was played first: by colour or by value. [AM-11.3]"""
        return self.colour == first.colour or self.value == first.value


class Item:
    """An item card. [AM-17.5]

    `bonus` and `power` work while it is equipped, `charged` and `charged_power` for each battery on it. `when` gives
    effects by what happened to the wearer, `discard` those for which it is discarded.
    """

    def __init__(self, id: str, entry: ItemEntry) -> None:
        self.id = id
        self.kind: str = str(entry.kind)
        self.slot: str = str(entry.slot)
        self.repair: int = entry.repair
        self.bonus: dict[str, int] = {str(what): amount for what, amount in entry.bonus.items()}
        self.batteries: int = entry.batteries
        self.charged: dict[str, int] = {str(what): amount for what, amount in entry.charged.items()}
        self.power: dict[str, int] = {str(what): amount for what, amount in entry.power.items()}
        self.charged_power: dict[str, int] = {str(what): amount for what, amount in entry.charged_power.items()}
        self.when: dict[str, list[Any]] = {str(trigger): list(does) for trigger, does in entry.when.items()}
        self.discard: list[Any] = list(entry.discard)
        self.range: int = entry.range
        self.keywords: list[str] = [str(word) for word in entry.keywords]
        self.hero: str = entry.hero
        self.improvement: str = entry.improvement
        self.discovery: bool = entry.discovery

    @property
    def noise(self) -> bool:
        """Whether the wearer cannot hide. [AM-9.7]"""
        return "noise" in self.keywords

    @property
    def paws(self) -> int:
        """How many paws it takes. [AM-13.7.3]"""
        return 0 if self.slot != "paw" else 2 if "two_paw" in self.keywords else 1

    @property
    def stash(self) -> bool:
        """Whether it goes to the colony's supply box as soon as somebody gains it. [AM-13.7.4, AM-17.1]"""
        return self.kind in ("stash", "improvement")


class ConditionCard:
    """A condition card: how many there are, what it does, and how one gets rid of it. [AM-20.1, AM-20.3, AM-20.5]

    It is lost by a check of `skill`, at the start of a turn on a space without enemies (`quiet`), or by being `used`.
    """

    def __init__(self, id: str, entry: ConditionEntry) -> None:
        self.id = id
        self.copies: int = entry.copies
        self.negative: bool = entry.negative
        self.skill: str = str(entry.removal.skill)
        self.difficulty: int = entry.removal.difficulty
        self.quiet: bool = entry.removal.quiet
        self.used: bool = entry.removal.used
        self.power: dict[str, int] = {str(what): amount for what, amount in entry.power.items()}


class AbilityCard:
    """An ability card: for whom, for how many white points, when, and what it does. [AM-13.3, AM-22.1]"""

    def __init__(self, id: str, entry: AbilityEntry) -> None:
        self.id = id
        self.class_: str = str(entry.class_)
        self.cost: int = entry.cost
        self.timing: str = str(entry.timing)
        self.effects: list[Any] = list(entry.effects)
        self.once_per_page: bool = entry.once_per_page
        self.hero: str = entry.hero


class Mission:
    """A mission card; its place is where it is completed. [AM-3.2, AM-25.4]"""

    def __init__(self, id: str, entry: MissionEntry) -> None:
        self.id = id
        self.kind: str = entry.kind
        self.main: bool = entry.main
        self.cell: list[int] = list(entry.cell)
        self.distance: int = entry.distance
        self.limit: int = entry.limit
        self.location: int = entry.location
        self.pages: list[int] = list(entry.pages)
        self.success: str = entry.success
        self.failure: str = entry.failure
        self.clues: int = entry.clues
        self.after_played: list[str] = list(entry.opens.played)
        self.after_won: list[str] = list(entry.opens.won)
        self.at_clues: int = entry.opens.clues
        self.by_book: bool = entry.opens.by_book
        self.discovery: bool = entry.discovery


class Improvement:
    """A colony improvement. [AM-30.1]"""

    def __init__(self, id: str, entry: ImprovementEntry) -> None:
        self.id = id
        self.parts: int = entry.parts
        self.needs: str = entry.needs
        self.yields: dict[str, int] = {str(counter): amount for counter, amount in entry.yields.items()}
        self.from_phase: int = entry.from_phase
        self.after_mission: str = entry.after_mission
        self.discovery: bool = entry.discovery


class Way:
    """One way a colony event may end."""

    def __init__(self, entry: WayEntry) -> None:
        self.pay: dict[str, int] = {str(counter): amount for counter, amount in entry.pay.items()}
        self.do: list[Any] = list(entry.do)
        self.knows: str = entry.knows
        self.built: str = entry.built


class ColonyEvent:
    """A colony event: good, bad, or by choice. It waits until the mission that it is `after` was played. [AM-30.4]"""

    def __init__(self, id: str, entry: EventEntry) -> None:
        self.id = id
        self.mood: str = str(entry.mood)
        self.ways: list[Way] = [Way(way) for way in entry.ways]
        self.after: str = entry.after


class Road:
    """A road card: whom the hazard meets, what passes it, and what comes of it either way."""

    def __init__(self, id: str, entry: RoadEntry) -> None:
        self.id = id
        self.slot: str = str(entry.slot)
        self.skill: str = str(entry.skill)
        self.difficulty: int = entry.difficulty
        self.per_player: int = entry.per_player
        self.success: list[Any] = list(entry.success)
        self.fail: list[Any] = list(entry.fail)
        self.rounds: int = entry.rounds
        self.calls: bool = entry.calls


class EnemyVehicle:
    """An enemy vehicle: which slot it attacks and how strongly, and how it is shaken off."""

    def __init__(self, id: str, entry: EnemyVehicleEntry) -> None:
        self.id = id
        self.slot: str = str(entry.slot)
        self.strength: int = entry.strength
        self.defence: int = entry.defence
        self.life: int = entry.life
        self.boards: int = entry.boards


class DiscoveryCard:
    """A card of the discovery deck: the deck under which it is put. [AM-8.1, AM-26.7]"""

    def __init__(self, id: str, entry: DiscoveryEntry) -> None:
        self.id = id
        self.deck: str = str(entry.deck)
        self.hero: str = entry.hero
        self.clues: int = entry.clues
        self.ending: str = entry.ending
        self.power: dict[str, int] = {str(what): amount for what, amount in entry.power.items()}
        self.bonus: dict[str, int] = {str(what): amount for what, amount in entry.bonus.items()}


CHARACTERS: Final[dict[str, Character]] = {
    id: Character(id, entry) for id, entry in read("heroes", dict[str, HeroEntry]).items()
}
HEROES: Final = tuple(CHARACTERS)
ACTIONS: Final[dict[str, ActionCard]] = {
    id: ActionCard(id, entry) for id, entry in read("actions", dict[str, ActionEntry]).items()
}
"""Every action card, influence cards too, by its id."""

VALUES: Final[dict[str, int]] = {card.id: card.value for card in ACTIONS.values()}
"""What each action card is worth. [AM-1.5]"""

INFLUENCE: Final[dict[str, str]] = {card.hero: card.id for card in ACTIONS.values() if card.hero}
"""Whose influence card is which. [AM-1.4]"""


def value_of(cards: list[str]) -> int:
    """What action cards are worth together. [AM-1.5]"""
    total = 0
    for card in cards:
        total += VALUES[card]
    return total


def action_deck(harder: bool) -> list[str]:
    """The 37 cards that are shuffled at first; the harder deck has more threats and less heroism. [AM-1.5]"""
    deck = "harder" if harder else "base"
    return [card.id for card in ACTIONS.values() if deck in card.decks]


ITEMS: Final[dict[str, Item]] = {
    id: Item(id, entry) for id, entry in check_items(read("items", dict[str, ItemEntry])).items()
}
ITEM_DECK: Final = [item.id for item in ITEMS.values() if not item.hero and not item.discovery]
"""What is shuffled into the item deck; starting items lie with their heroes. [AM-1.3, AM-1.5]"""

CONDITIONS: Final[dict[str, ConditionCard]] = {
    id: ConditionCard(id, entry) for id, entry in read("conditions", dict[str, ConditionEntry]).items()
}
ABILITIES: Final[dict[str, AbilityCard]] = {
    id: AbilityCard(id, entry) for id, entry in read("abilities", dict[str, AbilityEntry]).items()
}
MISSIONS: Final[dict[str, Mission]] = {
    id: Mission(id, entry) for id, entry in read("missions", dict[str, MissionEntry]).items()
}
IMPROVEMENTS: Final[dict[str, Improvement]] = {
    id: Improvement(id, entry) for id, entry in read("improvements", dict[str, ImprovementEntry]).items()
}
COLONY_EVENTS: Final[dict[str, ColonyEvent]] = {
    id: ColonyEvent(id, entry) for id, entry in read("colony", dict[str, EventEntry]).items()
}
DISCOVERIES: Final[dict[str, DiscoveryCard]] = {
    id: DiscoveryCard(id, entry) for id, entry in read("discovery", dict[str, DiscoveryEntry]).items()
}

_drive: Final = read("drive", DriveCards)

VEHICLES: Final[dict[str, list[str]]] = {id: [str(role) for role in one.slots] for id, one in _drive.vehicles.items()}
"""The roles of a hero vehicle's slots, from A on."""

ENEMY_VEHICLES: Final[dict[str, EnemyVehicle]] = {id: EnemyVehicle(id, entry) for id, entry in _drive.enemies.items()}
ROADS: Final[dict[str, Road]] = {id: Road(id, entry) for id, entry in _drive.roads.items()}

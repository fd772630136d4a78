"""Dice, classes and cards as the rules read them."""

from __future__ import annotations

from typing import Any, Final

from strannik.games.rollplayer.entries import CardEntry, ClassEntry, GoalEntry, read_content

ATTRIBUTES: Final = ("str", "dex", "con", "int", "wis", "cha")
COLUMNS: Final = 3
CELLS: Final[list[str]] = [f"{attr}{column}" for attr in ATTRIBUTES for column in range(1, COLUMNS + 1)]
"""The 18 cells of a sheet, row by row: str1, str2, … cha3. [RP-3.1.3]"""

COLOURS: Final = ("green", "blue", "red", "purple", "black", "white", "gold")
GOLD: Final = 6
"""The place of gold in COLOURS."""

MARKET_TYPES: Final = ("weapon", "armor", "skill", "trait")
ARROWS: Final = ("lawful", "chaotic", "good", "evil")
CENTRE: Final = 4
"""Where every alignment token starts; the grid is read row by row, lawful good first."""

DEFAULTS: Final[dict[str, int]] = {
    "gold_die_gold": 2,
    "row_gold": 1,
    "discard_gold": 2,
    "discard_steps": 0,
    "purchases": 1,
    "cards_from_discard": 0,
    "refreshes": 1,
    "ignores_arrows": 0,
    "change_action_price": 0,
    "strength_dice": 1,
    "constitution_amount": 1,
    "intelligence_dice": 1,
    "intelligence_rolls": 1,
    "wisdom_steps": 1,
    "extra_armor": 0,
}
"""What a hero can do without any class ability or weapon; what a card says comes before it. [RP-3.1.4]"""

BACKSTORY_STARS: Final = (0, 0, 1, 1, 3, 3, 6)
"""Stars by the number of matches."""


def moved(place: int, arrow: str) -> int:
    """Where the token comes to along the arrow, or -1 if it would leave the grid."""
    row, column = place // 3, place % 3
    if arrow == "lawful":
        return place - 1 if column > 0 else -1
    if arrow == "chaotic":
        return place + 1 if column < 2 else -1
    if arrow == "good":
        return place - 3 if row > 0 else -1
    return place + 3 if row < 2 else -1


class Goal:
    """What a row should come to, and the stars for it."""

    def __init__(self, entry: GoalEntry) -> None:
        self.low = entry.min
        self.high = entry.max
        self.stars = entry.stars

    def met(self, score: int) -> bool:
        return self.low <= score <= self.high

    def short(self, score: int) -> int:
        """How much the score lacks (above 0) or has too much (below 0)."""
        if score < self.low:
            return self.low - score
        return min(0, self.high - score)


class HeroClass:
    """A side of a class card."""

    def __init__(self, id: str, entry: ClassEntry) -> None:
        self.id = id
        self.colour = COLOURS.index(entry.colour)
        self.colour_name: str = entry.colour
        self.goals: list[Goal] = [Goal(entry.goals[attr]) for attr in ATTRIBUTES]
        self.power: dict[str, int] = {str(what): amount for what, amount in entry.power.items()}
        self.discount: dict[str, int] = {str(what): amount for what, amount in entry.discount.items()}


class Trait:
    """What a trait gives stars for: the name of the condition and its numbers."""

    def __init__(self, entry: Any) -> None:
        self.op: str = entry.__struct_config__.tag
        self.attr: int = ATTRIBUTES.index(entry.attr) if hasattr(entry, "attr") else -1
        self.count: int = getattr(entry, "count", 0)
        self.max: int = getattr(entry, "max", 0)
        self.stars: int = getattr(entry, "stars", 0)
        self.each: int = getattr(entry, "stars_each", 0)
        self.per: int = getattr(entry, "gold", getattr(entry, "dice", 1))
        self.cells: list[int] = list(getattr(entry, "cells", []))
        self.type: str = getattr(entry, "type", "")
        self.colour: int = COLOURS.index(entry.colour) if hasattr(entry, "colour") else -1
        self.alone: bool = getattr(entry, "exclude_self", False)


class Card:
    """A card of the market."""

    def __init__(self, id: str, entry: CardEntry) -> None:
        self.id = id
        self.type: str = entry.type
        self.rank: int = entry.rank
        self.cost = entry.cost
        self.hands = entry.hands
        self.arrow: str = entry.arrow
        self.when: str = entry.when
        self.armor_set: str = entry.armor_set
        self.power: dict[str, int] = {str(what): amount for what, amount in entry.power.items()}
        self.discount: dict[str, int] = {str(what): amount for what, amount in entry.discount.items()}
        self.die_bonus: dict[str, int] = {str(colour): amount for colour, amount in entry.die_bonus.items()}
        self.action_gold: dict[str, int] = {str(attr): amount for attr, amount in entry.action_gold.items()}
        self.trait: Trait | None = None if entry.stars is None else Trait(entry.stars)
        self.effect: list[Any] = list(entry.effect)


class ArmorSet:
    """A set of armour: stars by the number of cards, and the class colours it names."""

    def __init__(self, size: int, stars: list[int], colours: list[int]) -> None:
        self.size = size
        self.stars: list[int] = [0, *stars]
        self.colours = colours


_content: Final = read_content()

COLOUR_OF: Final[list[int]] = [
    -1,
    *[place for place, colour in enumerate(COLOURS) for _ in range(_content.dice[colour])],
]
"""The colour of each die, as a place in COLOURS; dice are numbered from 1."""

DICE: Final[list[int]] = list(range(1, len(COLOUR_OF)))

RACES: Final[dict[str, list[int]]] = {
    race: [modifiers[attr] for attr in ATTRIBUTES] for race, modifiers in _content.races.items()
}
CLASSES: Final[dict[str, HeroClass]] = {id: HeroClass(id, entry) for id, entry in _content.classes.items()}
BACKSTORIES: Final[dict[str, list[tuple[int, int]]]] = {
    story: [(cells[attr][0] - 1, COLOURS.index(cells[attr][1])) for attr in ATTRIBUTES]
    for story, cells in _content.backstories.items()
}
"""For each attribute the column, counted from 0, and the colour that belongs there."""

ALIGNMENTS: Final[dict[str, list[int]]] = {id: list(grid) for id, grid in _content.alignments.items()}
ARMOR_SETS: Final[dict[str, ArmorSet]] = {
    id: ArmorSet(entry.size, list(entry.stars), [COLOURS.index(colour) for colour in entry.colours])
    for id, entry in _content.armor_sets.items()
}
MARKET: Final[dict[str, Card]] = {id: Card(id, entry) for id, entry in _content.market.items()}

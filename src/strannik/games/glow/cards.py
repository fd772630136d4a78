"""Adventurers, companions, spells and dice: what they ask for, what they do, what they show."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.entries import CardEntries, CardEntry, DieEntry, Effects, read

ELEMENTS: Final = ("plant", "water", "air", "fire", "stone")
SYMBOLS: Final = (*ELEMENTS, "footprints2", "bursts3")
"""What dice are counted by: the places of `shown`. The curse's -2 is no symbol. [GL-G3]"""

SYMBOL_PLACE: Final[dict[str, int]] = {symbol: place for place, symbol in enumerate(SYMBOLS)}

MINUS: Final = "minus2"
BLACK: Final = "black"
"""The black die, of which there is one."""

CROMAUG: Final = "cromaug-41"
KAAR: Final = "kaar-20"
XARGOK: Final = "xargok-10"


class Effect:
    """One printed effect: its kind and how much of it."""

    def __init__(self, kind: str, count: int) -> None:
        self.kind = kind
        self.count = count


def read_effects(entries: Effects) -> list[Effect]:
    return [Effect(kind, count) for entry in entries for kind, count in entry.items()]


class Card:
    """A card or spell as the rules read it. Elements are places in SYMBOLS."""

    def __init__(self, entry: CardEntry) -> None:
        when = entry.when
        self.id = entry.id
        self.deck: str = entry.deck
        self.colour: str = entry.colour or ""
        self.dice: dict[str, int] = {str(colour): count for colour, count in entry.dice.items()}
        self.points = entry.points
        self.fireflies = entry.fireflies
        self.rerolls = entry.rerolls
        self.die: str = entry.die
        self.conditional = when is not None
        self.need: list[tuple[int, int]] = []
        self.absent: list[int] = []
        self.same = 0
        if when is not None:
            self.need = [(SYMBOL_PLACE[element], count) for element, count in when.need.items()]
            self.absent = [SYMBOL_PLACE[element] for element in when.absent]
            self.same = when.same
        self.once = entry.repeat == "once"
        self.effects = read_effects(entry.effects)
        kinds = [effect.kind for effect in self.effects]
        self.skull = "skull" in kinds
        self.takes_last = "discard_last_companion" in kinds

    def total(self, kind: str) -> int:
        """How much of one kind of effect the card has."""
        return sum([effect.count for effect in self.effects if effect.kind == kind])


def acts(card: Card, shown: list[int]) -> int:
    """How many times the card acts with so many of each symbol. [GL-H4]"""
    if not card.conditional:
        return 0
    for element in card.absent:
        if shown[element]:
            return 0
    times = 1
    if card.same:
        times = 0
        for count in shown:
            times += count // card.same
    elif card.need:
        times = -1
        for element, needed in card.need:
            sets = shown[element] // needed
            if times < 0 or sets < times:
                times = sets
    return 1 if times > 1 and card.once else times


class Die:
    """A die: its colour, its size and its six faces."""

    def __init__(self, entry: DieEntry) -> None:
        self.id = entry.id
        self.colour: str = entry.colour
        self.big = entry.big
        self.faces: list[str] = [*ELEMENTS, str(entry.sixth)]

    @property
    def different(self) -> list[str]:
        """Its faces, each named once: what it can be turned to. [GL-F2]"""
        return self.faces[:5] if self.faces[5] in ELEMENTS else self.faces


_cards: Final = read("cards", CardEntries)

ADVENTURERS: Final[dict[str, Card]] = {entry.id: Card(entry) for entry in _cards.adventurers}
COMPANIONS: Final[dict[str, Card]] = {entry.id: Card(entry) for entry in _cards.companions}
SPELLS: Final[dict[str, Card]] = {entry.id: Card(entry) for entry in _cards.spells}
CARDS: Final[dict[str, Card]] = {**ADVENTURERS, **COMPANIONS, **SPELLS}
DICE: Final[dict[str, Die]] = {entry.id: Die(entry) for entry in _cards.dice}


def printed_rerolls(company: list[str]) -> list[str]:
    """The companions with a printed reroll, once for each symbol. [GL-F3]"""
    return [companion for companion in company for _ in range(COMPANIONS[companion].rerolls)]

"""What is told at a Roll Player table.

What follows from a die or a card is a detail: a rival's turn is told in a line, and the log has all of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Detail, Event


@dataclass
class StartRolled(Event):
    """Everybody rolled for the first turn; ties rolled again."""

    seat: int
    rolled: list[int]


@dataclass
class RaceTaken(Event):
    """A player took a character sheet."""

    seat: int
    race: str


@dataclass
class ClassDieDrawn(Detail):
    """A player drew a die to find a class; gold and colours in use are drawn again."""

    seat: int
    colour: str


@dataclass
class ClassTaken(Event):
    """A player chose a side of the class card."""

    seat: int
    role: str


@dataclass
class PastDealt(Event):
    """A player was dealt a backstory and an alignment."""

    seat: int
    backstory: str
    alignment: str


@dataclass
class DiceRolled(Detail):
    """Dice were drawn from the bag and rolled: by a player at set-up, or for the pool."""

    seat: int
    dice: list[int]
    values: list[int]


@dataclass
class PoolLaid(Event):
    """The pool lies on the initiative cards in ascending order."""

    dice: list[int]
    cards: list[int]


@dataclass
class InitiativeTaken(Detail):
    """A player took an initiative card."""

    seat: int
    number: int


@dataclass
class DiePlaced(Event):
    """A die was placed on a sheet."""

    seat: int
    die: int
    cell: str
    value: int


@dataclass
class GoldGained(Detail):
    """A player gained gold: for a row, a gold die, a coin, a discarded card or by an ability."""

    seat: int
    gold: int
    why: str


@dataclass
class DieTurned(Detail):
    """A die on a sheet shows another value."""

    seat: int
    cell: str
    before: int
    value: int


@dataclass
class DieRerolled(Detail):
    """A die on a sheet was rolled; the player may keep the old value."""

    seat: int
    cell: str
    rolled: list[int]


@dataclass
class DiceSwapped(Detail):
    """Two dice on a sheet changed places."""

    seat: int
    cell: str
    other: str


@dataclass
class DieMoved(Detail):
    """A die moved to another row of the same sheet."""

    seat: int
    cell: str
    row: str


@dataclass
class DieExchanged(Event):
    """A die of a sheet was exchanged for one of the bag or the pool."""

    seat: int
    cell: str
    colour: str
    value: int


@dataclass
class PoolDieChanged(Event):
    """A player changed a die of the pool."""

    seat: int
    number: int
    before: int
    value: int


@dataclass
class TokenMoved(Detail):
    """A player's alignment moved."""

    seat: int
    arrow: str


@dataclass
class CharismaTaken(Detail):
    """A player took a charisma token."""

    seat: int


@dataclass
class CardBought(Event):
    """A player bought a card."""

    seat: int
    card: str
    gold: int


@dataclass
class CardDiscarded(Event):
    """A player put a card of the market on the discard pile for gold."""

    seat: int
    card: str


@dataclass
class CardDropped(Event):
    """A player put an own card on the discard pile."""

    seat: int
    card: str


@dataclass
class CardAdded(Event):
    """A card came from the discard pile to the market."""

    seat: int
    card: str


@dataclass
class SkillUsed(Event):
    """A player used a skill."""

    seat: int
    card: str


@dataclass
class SkillReadied(Detail):
    """A player readied a skill."""

    seat: int
    card: str


@dataclass
class EnemyRolled(Event):
    """The enemy die fell in a solo game."""

    seat: int
    value: int


@dataclass
class CardTrashed(Event):
    """A card went to the trash in a solo game."""

    seat: int
    card: str


@dataclass
class MarketOpened(Event):
    """Cards were laid out for the market."""

    cards: list[str]


@dataclass
class DeckShuffled(Event):
    """The deck ran out and the discard pile became the new one."""


@dataclass
class RoundBegan(Event):
    """A round began, with this start player."""

    seat: int
    round: int

"""Turns begin and end, goods come and go, and the game comes to its end."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Detail, Event


@dataclass
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    round: int


@dataclass
class Gained(Event):
    """Goods, hearts or reputation came: of what, how much, and from where."""

    seat: int
    what: str
    amount: int


@dataclass
class Spent(Detail):
    """Goods, hearts or reputation went."""

    seat: int
    what: str
    amount: int


@dataclass
class LastRound(Event):
    """Somebody placed the last camp of the board: the round is played to its end."""

    seat: int


@dataclass
class NoRoomLeft(Event):
    """Somebody placed the last camp for which there was room: the round is played to its end."""

    seat: int


@dataclass
class Standstill(Event):
    """The map is full and nobody has placed a camp for two rounds: this round is the last."""


@dataclass
class DeckShuffled(Event):
    """A spent deck was made anew from its discards."""

    deck: str

"""What is told of what a page lays out: terrain, tokens, lines, light and exits."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event

# What a page lays out


@dataclass
class TerrainLaid(Event):
    """A terrain card was laid out."""

    terrain: str


@dataclass
class TerrainLifted(Event):
    """A terrain card was put away."""

    terrain: str


@dataclass
class TokenLaid(Event):
    """A token was laid on a space."""

    token: str
    space: str


@dataclass
class TokenLifted(Event):
    """A token was taken from a space."""

    token: str
    space: str


@dataclass
class LineChanged(Event):
    """The line between two spaces is another one now."""

    one: str
    other: str
    line: str


@dataclass
class LightChanged(Event):
    """Spaces were lit or went dark."""

    spaces: list[str]
    lit: bool


@dataclass
class ExitChanged(Event):
    """An exit opened or closed."""

    exit: str
    open: bool


@dataclass
class PickedOver(Event):
    """The party came late in the day to a place of the city: others have searched it."""

"""Lines, light, exits and terrain of a page change. [AM-9.2, AM-9.9]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from strannik.core.effects import named
from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.events.ground import (
    ExitChanged,
    LightChanged,
    LineChanged,
    TerrainLaid,
    TerrainLifted,
    TokenLifted,
)
from strannik.games.aftermath.steps.conditions import lose_condition
from strannik.games.aftermath.steps.terrain import FIRE, RAIN
from strannik.games.aftermath.table import Table

Line = Literal["dashed", "red", "blue", "green", "white", "double"]
Answers = dict[int, list[Answer]]


@dataclass
class SetBorder(Step):
    """The line between two spaces becomes another one. [AM-9.2]"""

    me: int
    line: Line
    between: list[str] = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        one, other = self.between
        if table.line(one, other) != self.line:
            table.change_line(one, other, self.line)
            table.tell(LineChanged(one, other, self.line))
        return []


@dataclass
class Light(Step):
    """Spaces are lit, or have the sun again."""

    me: int
    spaces: list[str] = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.lit += [space for space in self.spaces if space not in table.lit]
        table.dark = [space for space in table.dark if space not in self.spaces]
        table.tell(LightChanged(self.spaces, True))
        return []


@dataclass
class Darken(Step):
    """Spaces lose their light, and the sun."""

    me: int
    spaces: list[str] = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.lit = [space for space in table.lit if space not in self.spaces]
        table.dark += [space for space in self.spaces if space not in table.dark]
        table.tell(LightChanged(self.spaces, False))
        return []


@dataclass
class OpenExit(Step):
    """An exit is open. [AM-9.9]"""

    me: int
    exit: str = named("exit")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.exit in table.closed:
            table.closed.remove(self.exit)
            table.tell(ExitChanged(self.exit, True))
        return []


@dataclass
class CloseExit(Step):
    """An exit is shut; if somebody has left by it, the others may take another. [AM-9.9, AM-9.10]"""

    me: int
    exit: str = named("exit")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.exit not in table.closed:
            table.closed.append(self.exit)
            table.tell(ExitChanged(self.exit, False))
            if table.way_out == self.exit:
                table.way_out = ""
        return []


@dataclass
class Terrain(Step):
    """A terrain card is laid out; rain puts fires out. [AM-1.6]"""

    me: int
    terrain: str = named("terrain")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.terrain not in table.terrain:
            table.terrain.append(self.terrain)
            table.tell(TerrainLaid(self.terrain))
        if self.terrain == RAIN:
            put_out_fires(table)
        return []


def put_out_fires(table: Table) -> None:
    """No fire burns in the rain, and nobody."""
    for token in table.tokens[:]:
        kind, _, space = token.partition(":")
        if kind == FIRE:
            table.tokens.remove(token)
            table.tell(TokenLifted(FIRE, space))
    for seat in table.seats:
        lose_condition(table, seat, "burning")


@dataclass
class TerrainOff(Step):
    """A terrain card is put away. [AM-1.6]"""

    me: int
    terrain: str = named("terrain")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        if self.terrain in table.terrain:
            table.terrain.remove(self.terrain)
            table.tell(TerrainLifted(self.terrain))
        return []


WORDS: Final = (SetBorder, Light, Darken, OpenExit, CloseExit, Terrain, TerrainOff)

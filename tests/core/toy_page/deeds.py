"""What a page may do: the steps that its sections name."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from strannik.core.effects import Vocabulary, amount, effects, named, placed
from strannik.core.offer import Answer
from strannik.core.step import Over, Step
from strannik.story.reading import Read
from tests.core.toy_page.pages import PAGES, spaces_with
from tests.core.toy_page.table import ENEMIES, Table, border

Line = Literal["dashed", "red", "green", "blue", "white", "double"]
Answers = dict[int, list[Answer]]


@dataclass
class Gain(Step):
    """Counters go up."""

    me: int
    food: int = 0
    parts: int = 0
    clues: int = 0
    time: int = 0

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for what in ("food", "parts", "clues", "time"):
            table.count(what, getattr(self, what))
        return []


@dataclass
class GainItem(Step):
    """An item comes, whole or broken."""

    me: int
    unbroken: int = 0
    broken: int = 0

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.count("items", self.unbroken + self.broken)
        return []


@dataclass
class Wound(Step):
    """Somebody is wounded."""

    me: int
    who: Literal["self", "everybody"]
    n: int = amount()

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for seat in table.seats if self.who == "everybody" else [self.me]:
            table.figures[seat].wounds += self.n
        return []


@dataclass
class PlaceSearch(Step):
    """Search tokens are laid out."""

    me: int
    places: list[str] = named("search")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.tokens += [f"search:{place}" for place in self.places]
        return []


@dataclass
class PlaceObjective(Step):
    """An objective token is laid out."""

    me: int
    place: str = named("objective")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.tokens.append(f"objective:{self.place}")
        return []


@dataclass
class Encounter(Step):
    """Enemies come, so many for each player."""

    me: int
    random: str = named("enemy")
    count: dict[str, int] = field(default_factory=dict)
    situation: Literal["all_quiet", "enemies"] = "all_quiet"
    loot: list[dict[str, int]] = field(default_factory=list)

    def do(self, table: Table, answers: Answers) -> list[Step]:
        count = min(self.count["max"], self.count["per_player"] * len(table.seats))
        table.foes += spaces_with(table.book(), "enemy_spawn")[:1] * count
        table.situation = self.situation
        return []


@dataclass
class EncounterCard(Step):
    """Somebody turns up."""

    me: int
    count: int = amount()

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.foes += spaces_with(table.book(), "enemy_spawn")[:1] * self.count
        return []


@dataclass
class Hunt(Step):
    """Strangers turn into enemies."""

    me: int
    so: bool

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.situation = ENEMIES
        return []


@dataclass
class GroupCheck(Step):
    """A work begins to which everybody may add, turn after turn; what comes of it stands in the book."""

    me: int
    id: str
    skill: str = named("skill")
    difficulty: dict[str, int] = field(default_factory=dict)
    success: list[Step] = effects()
    place: str = placed()

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.work, table.done = self.place, 0
        table.needed = self.difficulty["per_player"] * len(table.seats)
        return []


@dataclass
class SetBorder(Step):
    """A border opens or closes."""

    me: int
    line: Line
    between: list[str] = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.borders[border(*self.between)] = self.line
        return []


@dataclass
class Light(Step):
    """Spaces are lit."""

    me: int
    spaces: list[str] = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.lit += [space for space in self.spaces if space not in table.lit]
        return []


@dataclass
class Darken(Step):
    """Spaces go dark."""

    me: int
    spaces: list[str] = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.lit = [space for space in table.lit if space not in self.spaces]
        return []


@dataclass
class MoveFigures(Step):
    """The page moves figures."""

    me: int
    who: Literal["self", "everybody"]
    to: str = named("space")

    def do(self, table: Table, answers: Answers) -> list[Step]:
        for seat in table.seats if self.who == "everybody" else [self.me]:
            table.figures[seat].at = self.to
        return []


@dataclass
class Travel(Step):
    """The company goes to the next page, which is read from its start."""

    me: int
    where: Literal["adjacent"]

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.open_page(max(PAGES))
        return [Read(self.me, "START")]


@dataclass
class MissionSuccess(Step):
    """The mission is done, and so is the game."""

    me: int
    mission: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.outcome = "success"
        return [Over()]


@dataclass
class MissionFailure(Step):
    """The mission is lost, and so is the game."""

    me: int
    mission: int

    def do(self, table: Table, answers: Answers) -> list[Step]:
        table.outcome = "failure"
        return [Over()]


VOCABULARY: Final = Vocabulary(
    [
        Gain,
        GainItem,
        Wound,
        PlaceSearch,
        PlaceObjective,
        Encounter,
        EncounterCard,
        Hunt,
        GroupCheck,
        SetBorder,
        Light,
        Darken,
        MoveFigures,
        Travel,
        MissionSuccess,
        MissionFailure,
    ],
    {"enemy": ["raider", "roach"], "skill": ["strength", "resilience"], "clue": ["chalk", "wedge"]},
)

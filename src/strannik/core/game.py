"""Games: the type card of a game, and how installed games are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol, runtime_checkable

from strannik.core.chance import Chance
from strannik.core.clauses import Rulebook, joined, read_rulebook
from strannik.core.data import chapters, nearest, resource
from strannik.core.offer import Offer
from strannik.core.options import Option, OptionError, Setting, Settings, settle
from strannik.core.own import own_content
from strannik.core.position import Position
from strannik.core.prompt import Preview
from strannik.core.result import Result
from strannik.core.saving import load_position
from strannik.core.scene import Scene
from strannik.core.step import Step
from strannik.core.table import Table
from strannik.core.view import View
from strannik.core.words import Words

GROUP: Final = "strannik.games"
"""The entry-point group by which games are found, ours and others'."""


class Hints(Protocol):
    """What bots may use to judge a position: a game's own idea of how well a seat stands."""

    def value(self, table: Any, seat: int) -> float:
        """About how many points the seat will have in the end."""


@runtime_checkable
class LeaningHints(Hints, Protocol):
    """Hints that also know what appeals at first sight, so that a bot can play on without trying everything."""

    def lean(self, table: Any, seat: int, offer: Offer) -> list[float]:
        """How much each open answer appeals to the seat, in the order of the offer."""


@runtime_checkable
class StagedHints(Hints, Protocol):
    """Hints that know where a game comes to rest: there they judge better than thinking further ahead would."""

    def stage(self, table: Any, seat: int) -> int:
        """How far the game has come for the seat; it never goes back."""


class ScorePad(Protocol):
    """Points for a cardboard table: what people lay down in, points with a breakdown out."""

    def __call__(self, entry: Any, source: str) -> dict[str, Any]: ...


@dataclass
class Mode:
    """A way to play: the message `mode-<name>` explains it."""

    name: str
    fewest: int
    most: int


@dataclass
class Game:
    """The type card: everything the table, the bots and the commands need to know of a game.

    `face` draws a picture by its name as SVG: cards, backs, boards, icons, and `cover` for the lobby.
    `replaceable` says that a user's own content may stand in for what was designed for this project.
    """

    id: str
    package: str
    rules: str
    clause_prefix: str
    modes: Sequence[Mode]
    table: type[Table]
    steps: Mapping[str, type[Step]]
    setup: Callable[[int, Settings, Chance], Position]
    result: Callable[[Any], Result]
    hints: Hints
    scene: Callable[[View, Words], Scene]
    face: Callable[[str, Words], str]
    score_pad: ScorePad
    statistics: Callable[[Any], Mapping[str, Sequence[float]]]
    options: Sequence[Option] = field(default_factory=list)
    preview: Preview | None = None
    replaceable: bool = False

    @cached_property
    def fewest(self) -> int:
        return min([mode.fewest for mode in self.modes])

    @cached_property
    def most(self) -> int:
        return max([mode.most for mode in self.modes])

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise OptionError(f"{self.id} is for {self.fewest} to {self.most} players, not {seats}")

    def start(self, seats: int, chance: Chance, options: Mapping[str, Setting] | None = None) -> Position:
        """The first position: set up, and waiting for the first answers."""
        self.check_seats(seats)
        position = self.setup(seats, settle(self.options, options or {}), chance)
        position.begin()
        return position

    def load(self, saved: Mapping[str, Any]) -> Position:
        """A position that `save_position` wrote."""
        return load_position(saved, self.table, self.steps)

    @cached_property
    def rulebook(self) -> Rulebook:
        return joined(
            [read_rulebook(text, f"{self.id}/{name}") for name, text in chapters(self.package, "rulebook", ".yaml")]
        )

    def words(self, language: str) -> Words:
        """The game's sentences and the core's in one language."""
        if language not in self._words:
            place = f"data/strings/{language}"
            core = chapters("strannik.core", place, ".ftl")
            own = chapters(self.package, place, ".ftl")
            texts = [
                *[(f"core/{name}", text) for name, text in core],
                *[(f"{self.id}/{name}", text) for name, text in own],
            ]
            self._words[language] = Words(language, texts, [core_rulebook(), self.rulebook])
        return self._words[language]

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    @cached_property
    def content(self) -> str:
        """A hash of the cards and numbers this game is played with, the user's own too (words do not count)."""
        digest = sha256()
        for path, data in sorted(_contents(files(self.package) / "data", "")):
            digest.update(path.encode() + b"\0" + data + b"\0")
        own = own_content(self.id) if self.replaceable else None
        if own is not None:
            digest.update(b"own\0" + own.encode())
        return digest.hexdigest()[:16]


def _contents(folder: Traversable, inside: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        path = f"{inside}/{entry.name}"
        if entry.is_dir() and entry.name not in ("strings", "__pycache__"):
            found += _contents(entry, path)
        elif entry.is_file() and entry.name.endswith((".json", ".yaml")):
            found.append((path, entry.read_bytes()))
    return found


@cache
def core_rulebook() -> Rulebook:
    """The clauses that hold at every table."""
    return read_rulebook(resource("strannik.core", "rulebook.yaml"), "core/rulebook.yaml")


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def find_game(id: str) -> Game:
    """An installed game by its id."""
    for entry in entry_points(group=GROUP):
        if entry.name == id:
            return _loaded(entry)
    raise OptionError(f"there is no game {id!r}; {nearest(id, game_ids())}")


def _loaded(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except (ImportError, AttributeError) as error:
        raise OptionError(f"the game {entry.name!r} is installed but cannot be loaded: {error}") from error
    if not isinstance(game, Game):
        raise OptionError(f"the game {entry.name!r} is installed but {entry.value} is not a game")
    return game

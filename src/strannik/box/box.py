"""Boxes: what a game says on its box, its words, its rulebook and what its content is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, cached_property
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

import msgspec

from strannik.box.files import chapters, resource
from strannik.box.overrides import own_chapters, own_content
from strannik.core.data import decode, read_yaml
from strannik.core.options import Option, OptionError, Settings
from strannik.show.clauses import LANGUAGES, Rulebook, joined, read_rulebook
from strannik.show.guide import Guide, read_guide
from strannik.show.words import Words

GUIDE: Final = "guide.yaml"
"""Where a game's guide lies: beside its rulebook, for what is said changes no game."""

OWN: Final = "own.json"
BESIDE: Final = "own/"
"""What the user's own content is called among the data files, and how the chapters of their own books begin."""


Weight = Literal["light", "medium", "heavy"]


@dataclass
class Mode:
    """A way to play: the message `mode-<name>` explains it."""

    name: str
    fewest: int
    most: int


@dataclass(kw_only=True)
class Box:
    """A game from outside: who can play it, what to agree on first, its words and its rulebook.

    `replaceable` says that a user's own content may stand in for what was designed for this project; `own_books` are
    the adventure books in which a user's own sections may stand in for ours. `uses` says whether a table with these
    settings is played with a data file, such as `maps/03.yaml`; without it, with all.
    `alone` is how many seats one person takes who plays alone, where that is more than one.
    `minutes` is how long a game takes people, from and to; `weight` how much there is to learn and to think about.
    """

    id: str
    package: str
    rules: str
    clause_prefix: str
    modes: Sequence[Mode]
    options: Sequence[Option] = field(default_factory=list)
    replaceable: bool = False
    own_books: Sequence[str] = ()
    alone: int | None = None
    minutes: tuple[int, int] | None = None
    weight: Weight | None = None
    uses: Callable[[str, Settings], bool] | None = None

    def label(self) -> dict[str, Any]:
        """All that stands on the box, for the game that is in it."""
        return {entry.name: getattr(self, entry.name) for entry in fields(Box)}

    def inside(self, name: str) -> Any:
        """The package's `__getattr__`, by which `GAME` is taken from its module `game` when somebody asks for it."""
        if name != "GAME":
            raise AttributeError(f"module {self.package!r} has no attribute {name!r}")
        return import_module(f"{self.package}.game").GAME

    @cached_property
    def fewest(self) -> int:
        return min([mode.fewest for mode in self.modes])

    @cached_property
    def most(self) -> int:
        return max([mode.most for mode in self.modes])

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            told = f"{self.id} is for {self.fewest} to {self.most} players, not {seats}"
            raise OptionError(told, "refused-seats", fewest=self.fewest, most=self.most, seats=seats)

    @cached_property
    def rulebook(self) -> Rulebook:
        return joined(
            [read_rulebook(text, f"{self.id}/{name}") for name, text in chapters(self.package, "rulebook", ".yaml")]
        )

    @cached_property
    def guide(self) -> Guide | None:
        """The game's guided first game (`guide.yaml`), if it brings one."""
        if not files(self.package).joinpath(GUIDE).is_file():
            return None
        return read_guide(resource(self.package, GUIDE), f"{self.id}/{GUIDE}")

    def words(self, language: str) -> Words:
        """The game's sentences and the core's in one language."""
        if language not in self._words:
            place = f"data/strings/{language}"
            core = chapters("strannik.show", place, ".ftl")
            own = chapters(self.package, place, ".ftl")
            texts = [
                *self._own_texts(language),
                *[(f"show/{name}", text) for name, text in core],
                *[(f"{self.id}/{name}", text) for name, text in own],
            ]
            self._words[language] = Words(language, texts, [core_rulebook(), self.rulebook])
        return self._words[language]

    def _own_texts(self, language: str) -> list[tuple[str, str]]:
        """The texts of a user's own sections; what stands in one language only is read in that one by everybody."""
        if not self.own_books:
            return []
        order = [language, *[other for other in LANGUAGES if other != language]]
        return [text for one in order for text in own_chapters(self.id, f"strings/{one}", ".ftl")]

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    @cached_property
    def content(self) -> str:
        """A hash of all cards and numbers in the box, the user's own too; words, pictures, comments do not count."""
        return _hashed(self._files)

    def content_for(self, settings: Settings) -> str:
        """A hash of the cards and numbers that a table with these settings is played with."""
        if self.uses is None:
            return self.content
        used = tuple([path for path in self._files if path == OWN or self.uses(path.removeprefix(BESIDE), settings)])
        if used not in self._slices:
            self._slices[used] = _hashed({path: self._files[path] for path in used})
        return self._slices[used]

    @cached_property
    def _slices(self) -> dict[tuple[str, ...], str]:
        return {}

    @cached_property
    def _files(self) -> dict[str, bytes]:
        """What the data files say, by their paths: plain data in one way of writing, so that only what counts does."""
        found = _contents(files(self.package) / "data", "")
        own = own_content(self.id) if self.replaceable else None
        if own is not None:
            found.append((OWN, own))
        plain = {path: _plain(text, f"{self.id}/{path}") for path, text in sorted(found)}
        for book in self.own_books:
            for path, text in own_chapters(self.id, book, ".yaml"):
                plain[f"{BESIDE}{book}/{path.rpartition('/')[2]}"] = _plain(text, path)
        return plain


UNCOUNTED: Final = ("art", "strings", "__pycache__")
"""What may change without any table noticing it."""


def _contents(folder: Traversable, inside: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in UNCOUNTED:
            found += _contents(entry, f"{inside}{entry.name}/")
        elif entry.is_file() and entry.name.endswith((".json", ".yaml")):
            found.append((f"{inside}{entry.name}", entry.read_text(encoding="utf-8")))
    return found


def _plain(text: str, source: str) -> bytes:
    data = read_yaml(text, source) if source.endswith(".yaml") else decode(text, Any, source)
    return msgspec.json.encode(data, order="sorted")


def _hashed(contents: Mapping[str, bytes]) -> str:
    digest = sha256()
    for path, data in contents.items():
        digest.update(path.encode() + b"\0" + data + b"\0")
    return digest.hexdigest()[:16]


@cache
def core_rulebook() -> Rulebook:
    """The clauses that hold at every table."""
    return read_rulebook(resource("strannik.show", "rulebook.yaml"), "show/rulebook.yaml")

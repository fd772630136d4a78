"""The adventures: the arcade deck, and the letters of map 1 for the first journey. [NF-15.2, NF-16.1.1]

The rules read an adventure's `options`: of each its `check` ("" for none) with the `threshold`, what to `pay`, and the
raw effect entries of `reward` and `bonus`. Its texts are the messages `adventure-<id>-title`, `-read`, `-option-1`,
`-outcome-1` and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strannik.games.nearfar.worth import frame
from strannik.story.option import Option as Option
from strannik.story.section import Section as Adventure
from strannik.story.volume import Volume

_PACKAGE: Final = "strannik.games.nearfar"
_DECK: Final = Volume(_PACKAGE, "arcade", frame(least=4, most=10))
_BOOK: Final = Volume(_PACKAGE, "book", frame(least=4, most=8))

BOOKS: Final = (_DECK, _BOOK)
ARCADE: Final[Mapping[str, Adventure]] = _DECK
JOURNEY: Final[Mapping[str, Adventure]] = _BOOK

"""The adventures: the arcade deck, and the letters of map 1 for the first journey. [NF-15.2, NF-16.1.1]

An adventure is a section, and how it is read is told in `story.reading`. Its texts are the messages
`adventure-<id>-title`, `-read`, `-option-1`, `-outcome-1` and so on.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from strannik.games.nearfar.worth import frame
from strannik.story.option import Option as Option
from strannik.story.volume import Volume

_PACKAGE: Final = "strannik.games.nearfar"
_DECK: Final = Volume(_PACKAGE, "arcade", partial(frame, least=4, most=10))
_BOOK: Final = Volume(_PACKAGE, "book", partial(frame, least=4, most=8))

BOOKS: Final = (_DECK, _BOOK)
ARCADE: Final = _DECK
JOURNEY: Final = _BOOK

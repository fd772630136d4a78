"""The adventures: the arcade deck, the letters of map 1 for the first journey, and the book of the long journeys.

An adventure is a section, and how it is read is told in `story.reading`. Its texts are the messages
`adventure-<id>-title`, `-read`, `-option-1`, `-outcome-1` and so on; in the book of the long journeys, which has the
numbers of maps 2 to 11, the side adventures, the eight stories and the bosses, they begin with `section-`.
[NF-15.2, NF-16.1.1]
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from strannik.games.nearfar.worth import frame
from strannik.story.book import Book
from strannik.story.option import Option as Option
from strannik.story.reading import LOST
from strannik.story.volume import Volume

if TYPE_CHECKING:
    from strannik.show.words import Words

FAILURES: Final = 8
"""How many sentences there are for a failure of which the book tells nothing, for each kind of check."""


class LongBook(Volume):
    """The book of the long journeys: a file for each land, by the number of its map, and one for each hero's story."""

    def title(self, part: str, words: Words) -> str:
        name = part.rpartition("/")[2]
        thing = f"map-{int(name)}" if name.isdigit() else name
        return words.name(thing)


_PACKAGE: Final = "strannik.games.nearfar"
_DECK: Final = Volume(_PACKAGE, "arcade", partial(frame, least=4, most=10))
_BOOK: Final = Volume(_PACKAGE, "book", partial(frame, least=4, most=8))
_CAMPAIGN: Final = LongBook(_PACKAGE, "campaign", partial(frame, least=4, most=12, stories=True), own=True)

BOOKS: Final = (_DECK, _BOOK, _CAMPAIGN)
ARCADE: Final = _DECK
JOURNEY: Final = _BOOK
CAMPAIGN: Final = _CAMPAIGN


def failing(book: Book, option: Option) -> str:
    """The message that tells of a failure: the book's own, or else one that is always the same for the same story."""
    if option.has_failure:
        return book.message(book.sections[option.section], f"failure-{option.number}")
    which = sum(option.section.encode()) % FAILURES + 1
    return f"page-failing-{option.check or 'skill'}-{which}"


def ending(section: str, number: int, end: str) -> str:
    """The message that tells how an option of the long journeys' book ended, when it is read again.

    What the book does not know any more has a message without words.
    """
    if end != LOST:
        return f"section-{section}-outcome-{number}"
    known = CAMPAIGN.book.sections.get(section)
    ways = [option for option in known.options if option.number == number] if known else []
    return failing(CAMPAIGN.book, ways[0]) if ways else f"section-{section}-failure-{number}"

"""Reading a book: every key, type, name and id is checked, and an error says what would have been right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from strannik.core.data import DataError, read_yaml
from strannik.core.effects import Kinds
from strannik.story.book import Book
from strannik.story.entry import Entry, found
from strannik.story.frame import Frame, Head
from strannik.story.proving.ways import endless_round
from strannik.story.reader import SectionReader

BOOK_KEYS: Final = ("texts", "starts", "sections")

ALL: Final = "all"
"""Reading may begin anywhere."""

MADE: Final = {"clue": "learn", "flag": "set_flag"}
"""What exists because some section makes it, and by which word."""


def read_book(text: str, source: str, frame: Frame) -> Book:
    """The book that a YAML text describes."""
    return read_chapters([(source, text)], source, frame)


def read_chapters(
    chapters: Sequence[tuple[str, str]], source: str, frame: Frame, own: Sequence[tuple[str, str]] = ()
) -> Book:
    """The book that several files describe together, each by its place; what stands above its sections is in the first.

    A section may lead to another file's, and ask for what is learnt there. Those of a reader's `own` files stand in for
    the others of the same ids, or are added.
    """
    keys = [*BOOK_KEYS, *frame.head_keys]
    entries = [Entry(read_yaml(text, place), keys, place, "") for place, text in chapters]
    written = _sections(entries) | _sections([Entry(read_yaml(text, place), keys, place, "") for place, text in own])
    first = entries[0]
    head = _head(first, frame)
    kinds = _kinds(written, head.kinds, frame.vocabulary.kinds)
    starts = first.given.get("starts", ALL) if not head.starts else list(head.starts)
    readers = {id: SectionReader(frame, kinds, place, id) for id, (place, _) in written.items()}
    book = Book(
        source=source,
        texts=first.typed("texts", "section"),
        starts=list(written) if starts == ALL else [],
        sections={id: readers[id].section(given) for id, (_, given) in written.items()},
        always=frame.texts,
        bonus_above=frame.bonus_above,
        head={key: first.given[key] for key in frame.head_keys if key in first},
    )
    if starts != ALL:
        begin = Entry({"starts": starts}, BOOK_KEYS, first.source, "")
        book.starts.extend(begin.things("starts", "section", next(iter(readers.values()))))
    endless = endless_round(book)
    if endless:
        problem = f"reading goes round and nobody is asked: {' → '.join(endless)}; let one of these sections be once"
        raise DataError(book.sections[endless[0]].source, endless[0], problem)
    return book


def _sections(entries: list[Entry]) -> dict[str, tuple[str, Any]]:
    """Every section as it is written, with its file."""
    written: dict[str, tuple[str, Any]] = {}
    for entry in entries:
        if "sections" not in entry:
            raise DataError(entry.source, "", "sections is missing")
        given = entry.given["sections"]
        if not isinstance(given, dict) or not given:
            raise entry.refuse("sections", f"expected sections by their ids, found {found(given)}")
        for id, section in given.items():
            if str(id) in written:
                raise DataError(entry.source, str(id), f"the section stands in {written[str(id)][0]} too")
            written[str(id)] = (entry.source, section)
    return written


def _head(entry: Entry, frame: Frame) -> Head:
    return Head() if frame.head is None else frame.head(entry.given, entry.source)


def _kinds(written: Mapping[str, tuple[str, Any]], *others: Kinds) -> Kinds:
    """By kind, what there is: the sections, what they make, and what the game and the head of the book add."""
    kinds: dict[str, list[str]] = {"section": list(written)}
    for kind, word in MADE.items():
        made = [id for _, section in written.values() for id in made_by(section, word)]
        kinds[kind] = list(dict.fromkeys(made))
    for other in others:
        for kind, ids in other.items():
            kinds[kind] = [*kinds.get(kind, []), *ids]
    return kinds


def made_by(given: Any, word: str) -> list[str]:
    """Everything that is made by a word, however deep it stands."""
    if isinstance(given, list):
        return [id for one in given for id in made_by(one, word)]
    if not isinstance(given, dict):
        return []
    found = [id for key, one in given.items() if key != word for id in made_by(one, word)]
    made = given.get(word, [])
    made = list(made.values()) if isinstance(made, dict) else made if isinstance(made, list) else [made]
    return found + [str(id) for id in made if type(id) in (str, int)]

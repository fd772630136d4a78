"""Ways: no jump leads nowhere, every section can be reached, and no reading goes round for ever."""

from __future__ import annotations

from strannik.core.data import nearest
from strannik.story.book import Book
from strannik.story.lint.finding import Finding
from strannik.story.section import Section
from strannik.story.ways import reach, ways


def lint_ways(book: Book) -> list[Finding]:
    return [*lost_starts(book), *dangling_jumps(book), *unreachable_sections(book), *endless_readings(book)]


def lost_starts(book: Book) -> list[Finding]:
    return [
        Finding(book.source, "starts", f"there is no section {start!r}", nearest(start, book.sections))
        for start in book.starts
        if start not in book.sections
    ]


def dangling_jumps(book: Book) -> list[Finding]:
    return [
        Finding(
            book.source,
            f"{way.section.id}.{way.place}",
            f"leads to {way.target!r}, which does not exist",
            nearest(way.target, book.sections),
        )
        for way in ways(book)
        if way.target not in book.sections
    ]


def unreachable_sections(book: Book) -> list[Finding]:
    there = reach(book).sections
    return [
        Finding(book.source, id, "cannot be reached", "name it in starts, or let an open option lead to it")
        for id in book.sections
        if id not in there
    ]


def endless_readings(book: Book) -> list[Finding]:
    """Rounds in which nobody decides, rolls or pays anything, and which no once-only section ends."""
    found: list[Finding] = []
    told: set[str] = set()
    for id in book.sections:
        path = [id]
        while (following := _only_way(book, path[-1])) and following not in path:
            path.append(following)
        if following and following not in told:
            round_trip = path[path.index(following) :]
            told.update(round_trip)
            found.append(
                Finding(
                    book.source,
                    following,
                    f"reading goes round for ever: {' → '.join([*round_trip, following])}",
                    "let one of these sections be once, end, or leave a choice",
                )
            )
    return found


def _only_way(book: Book, id: str) -> str:
    """Where reading goes on by itself, if it does."""
    section = book.sections.get(id)
    if section is None or section.once:
        return ""
    if not section.options:
        return section.goto
    return section.options[0].goto if len(section.options) == 1 and _decides_nothing(section) else ""


def _decides_nothing(section: Section) -> bool:
    option = section.options[0]
    return not (option.check or option.pay or option.conditional)

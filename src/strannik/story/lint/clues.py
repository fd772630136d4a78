"""Clues: what is asked for can be learnt, and what is learnt is asked for."""

from __future__ import annotations

from strannik.core.data import nearest
from strannik.story.book import Book
from strannik.story.lint.finding import Finding
from strannik.story.ways import reach


def lint_clues(book: Book) -> list[Finding]:
    return [*clues_nobody_learns(book), *clues_nobody_asks_for(book)]


def clues_nobody_learns(book: Book) -> list[Finding]:
    there = reach(book).clues
    written = {clue for clue, _ in _learnt(book)}
    found: list[Finding] = []
    for section, option in book.options:
        for clue in option.clues:
            if clue in there:
                continue
            place = f"{section.id}.options[{option.number - 1}].if"
            if clue in written:
                found.append(
                    Finding(
                        book.source, place, f"nobody can have learnt {clue!r}", "it must be learnt where one can get"
                    )
                )
            else:
                right = nearest(clue, written) if written else "let a section or an option learn it"
                found.append(Finding(book.source, place, f"{clue!r} is never learnt", right))
    return found


def clues_nobody_asks_for(book: Book) -> list[Finding]:
    asked = {clue for _, option in book.options for clue in option.clues}
    return [
        Finding(
            book.source, place, f"{clue!r} is never asked for", "let the if of an option ask for it, or leave it out"
        )
        for clue, place in _learnt(book)
        if clue not in asked
    ]


def _learnt(book: Book) -> list[tuple[str, str]]:
    """Every clue that is learnt, with the place."""
    found = [(clue, f"{section.id}.learn") for section in book.sections.values() for clue in section.learn]
    for section, option in book.options:
        found += [(clue, f"{section.id}.options[{option.number - 1}].learn") for clue in option.learn]
    return found

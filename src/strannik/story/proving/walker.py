"""The walker: reads a whole book, both sides of every condition and of every check."""

from __future__ import annotations

from strannik.story.book import Book
from strannik.story.condition import Supposed
from strannik.story.proving.hits import Hits
from strannik.story.proving.ways import NOTHING_SUPPOSED, Study, known_of, suppositions


def walk(book: Book) -> Hits:
    """Begin everywhere, knowing nothing and with what each condition on the way asks for, and try all there is."""
    study = Study(book)
    hits = Hits()
    due: list[tuple[str, Supposed]] = [(start, NOTHING_SUPPOSED) for start in book.starts]
    been: set[tuple[str, Supposed]] = set()
    while due:
        id, known = due.pop()
        section = book.sections[id]
        for supposed in suppositions(section):
            place = (id, known | supposed)
            if place in been or not study.reach.facts >= known_of(supposed):
                continue
            been.add(place)
            for run in study.runs(section, known | supposed):
                hits.count(run.table.trace)
                due += [(target, run.known) for target in run.targets]
    return hits

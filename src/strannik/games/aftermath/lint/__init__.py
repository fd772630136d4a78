"""What must hold of the pages besides what holds of every book, rule by rule."""

from __future__ import annotations

from strannik.story.book import Book
from strannik.story.lint.finding import Finding
from strannik.story.lint.texts import Texts


def lint_pages(book: Book, texts: Texts) -> list[Finding]:
    return []

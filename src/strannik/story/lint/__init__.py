"""The linter: what is wrong with a book although it can be read.

Every section can be reached, every clue can be had and is asked for, every check can be passed,
every option is possible for somebody and worse than none, every text is there in both languages, as long as it should
be, names what it pays and is told once, and rewards keep to the balance.

`balance` what an option gives suits what it asks for
`choices` no option is worse than its neighbour in everything, and no file tells the same again and again
`clues`   clues and flags: what is asked for can be had, and what is made is asked for
`finding` what the linter complains about
`options` every check can be passed, every price paid, and every option is open to somebody
`prose`   texts are as long as the book wants them, name what they pay, and say nothing twice
`texts`   every title, situation, heading and outcome is there in both languages, and nothing is left over
`ways`    every section can be reached, and no reading goes round for ever
"""

from __future__ import annotations

from collections.abc import Sequence

from strannik.story.book import Book
from strannik.story.frame import Frame
from strannik.story.lint.balance import lint_balance
from strannik.story.lint.choices import lint_choices
from strannik.story.lint.clues import lint_clues
from strannik.story.lint.finding import Finding as Finding
from strannik.story.lint.options import lint_options
from strannik.story.lint.prose import lint_prose
from strannik.story.lint.texts import Texts, lint_texts, read_texts, surplus_texts
from strannik.story.lint.ways import lint_ways
from strannik.story.proving.ways import Study
from strannik.story.volume import Volume


def lint(book: Book, frame: Frame, texts: Texts) -> list[Finding]:
    """Everything that is wrong with one book."""
    study = Study(book)
    return [
        *lint_ways(study),
        *lint_clues(study, frame),
        *lint_options(study, frame),
        *lint_choices(book),
        *lint_balance(book, frame),
        *lint_texts(book, texts),
        *lint_prose(book, frame, texts),
    ]


def lint_volumes(package: str, volumes: Sequence[Volume]) -> list[Finding]:
    """Everything that is wrong with the books of a game, texts that belong to none of them too."""
    texts = read_texts(package)
    found = [finding for volume in volumes for finding in lint(volume.book, volume.frame, texts)]
    found += [finding for volume in volumes for finding in volume.findings(texts)]
    return [*found, *surplus_texts([volume.book for volume in volumes], texts)]

"""`strannik book`: adventure books checked, and drawn."""

from __future__ import annotations

from pathlib import Path

import msgspec

from strannik.box.game import Game
from strannik.box.shelf import find_game
from strannik.cli.files import write_whole
from strannik.core.data import nearest
from strannik.core.options import OptionError
from strannik.story.volume import Volume, volumes

CLEAN = 0
FOUND = 1
"""The exit code that says something is to be mended."""


def lint_books(id: str, as_json: bool) -> int:
    """Print what is wrong with the books of a game; returns the exit code."""
    from strannik.story.lint import lint_volumes

    game = find_game(id)
    books = books_of(game)
    findings = lint_volumes(game.package, books)
    if as_json:
        print(msgspec.json.encode(findings).decode())
    else:
        for finding in findings:
            print(finding)
        for volume in books:
            print(summary(volume))
        print(f"{len(findings)} to mend" if findings else "nothing to mend")
    return FOUND if findings else CLEAN


def draw_books(id: str, language: str, name: str | None, out: Path | None) -> None:
    """Draw the books of a game, one of them, or a part of one, into a file or to standard output."""
    from strannik.story.drawing.picture import draw_volumes
    from strannik.story.lint.texts import read_texts

    game = find_game(id)
    texts = {**read_texts("strannik.show")[language], **read_texts(game.package)[language]}
    chosen = [volume for volume in books_of(game) if name in (None, volume.name)]
    holding = [volume for volume in books_of(game) if name in volume.parts()]
    if chosen:
        drawing = draw_volumes(chosen, texts)
    elif holding:
        drawing = holding[0].draw(str(name), texts, game.words(language))
    else:
        names = [one for volume in books_of(game) for one in (volume.name, *volume.parts())]
        raise OptionError(f"{id} has no book {name!r}; {nearest(str(name), names)}")
    if out is None:
        print(drawing)
    else:
        write_whole(out, drawing + "\n")


def books_of(game: Game) -> list[Volume]:
    """The game's books; it is a mistake to ask for them where there are none."""
    found = volumes(game.package)
    if not found:
        raise OptionError(f"{game.id} has no adventure book")
    return found


def summary(volume: Volume) -> str:
    """A book in one line."""
    book = volume.book
    clues = {clue for _, option in book.options for clue in option.clues}
    counts = [(len(book.sections), "section"), (len(book.options), "option"), (len(clues), "clue")]
    return f"{book.source}: " + ", ".join([f"{count} {noun}{'s' * (count != 1)}" for count, noun in counts])

"""The page as a board: every space is an area, lit and touched as a whole."""

from __future__ import annotations

from typing import Final

from strannik.core.view import View
from strannik.show.scene import Anchor, Area, Panel, Piece, Scene, column, leaf
from strannik.show.words import Words
from tests.core.toy_page.table import Table

CELL: Final = 10


def scene(view: View, words: Words) -> Scene:
    """The open page with the figures on it."""
    table = view.table
    assert isinstance(table, Table)
    head = table.book().head
    spaces = [space(id, entry["cells"][0], words) for id, entry in head["spaces"].items()]
    figures = [
        Piece(f"figure-{seat}", f"figure-{seat}", words.say("game-title"), face="figure", at=figure.at, owner=seat)
        for seat, figure in enumerate(table.figures)
    ]
    title, (width, height) = words.say("game-title"), (CELL * head["grid"]["w"], CELL * head["grid"]["h"])
    page = Area("page", "board", title, figures, backdrop="ground", width=width, height=height, anchors=spaces)
    return Scene(title, "", [page], [Panel(seat) for seat in table.seats], column(leaf("page")))


def space(id: str, cells: str, words: Words) -> Anchor:
    """A space with its outline: a rectangle of cells, written as `0,3-4,7`."""
    (left, top), (right, bottom) = [[int(part) for part in corner.split(",")] for corner in cells.split("-")]
    x, y, wide, high = CELL * left, CELL * top, CELL * (right - left + 1), CELL * (bottom - top + 1)
    outline = f"M{x} {y}h{wide}v{high}h{-wide}Z"
    return Anchor(id, x + wide / 2, y + high / 2, words.say(f"name-{id}"), id, shape=outline)

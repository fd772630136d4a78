"""The town board, warm at dusk and bright by day: a street of houses with their signs, and under it what they need.

`boards` what the rules say on the boards under the street: what goods are worth, the mine, the reputation track
`places` where things stand on the town board, in the coordinates of its picture
"""

from __future__ import annotations

from strannik.games.nearfar.faces.art import composed, drawing
from strannik.games.nearfar.faces.town.boards import mine, reputation, trade
from strannik.games.nearfar.faces.town.places import HIGH, HOUSES, SKY, WIDE
from strannik.show.svg import group, picture, placed, rect, tag
from strannik.show.words import Words, capital

__all__ = ["house_face", "town_face"]


def town_face(side: str, words: Words) -> str:
    """The whole board, day or dusk up. [NF-25.1]"""
    day = side == "day"
    signs = {building: capital(words.name(building)) for building in HOUSES}
    boards = {"trade": words.say("board-trade"), "paddock": words.say("board-paddock")}
    street = placed(composed(f"town/{side}", signs | boards), 0, -SKY)
    drawn = [street, trade(), mine(day), reputation(day)]
    edge = tag("defs", tag("clipPath", rect(0, 0, WIDE, HIGH, 14), id="edge"))
    return picture(WIDE, HIGH, edge, group(*drawn, clip_path="url(#edge)"), title=words.name("town"))


def house_face(building: str, title: str) -> str:
    """One house by itself, by day."""
    drawn = drawing(f"houses/{building}")
    return picture(drawn.width, drawn.height, placed(drawn.inside, -drawn.left, -drawn.top), title=title)

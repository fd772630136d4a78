"""Scenes: one seat's view laid out, so that any client can draw it without knowing a rule.

A game turns a view into areas with pieces in them, a panel for each player, and a layout. The
browser draws pieces by their faces (SVG made by the game from the same data), the terminal by
their lines of text, and a screen reader reads their sentences.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from strannik.core.offer import Thing

AreaKind = Literal["board", "row", "strip", "fan", "grid", "pile", "slots", "text", "page"]
"""How pieces lie: on a picture at named anchors; side by side; likewise, with the title before them; overlapping like
a hand; in columns; on top of each other; in named places that may be empty; or no pieces but words. A page of a book
lies over the table as long as it is in the scene and is no part of the layout: a title, paragraphs
to be read at leisure, and the answers below them."""

Size = Literal["small", "normal", "large"]

NodeKind = Literal["column", "row", "tabs", "screens", "area"]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that lies on the table.

    `id` stays the same wherever the piece goes, so that its way can be shown. `thing` is what
    moves call it: an option about that thing lights the piece. `face` names its picture, `at` is
    its anchor or slot, `badge` a short live note on it such as the points it would bring now.
    `text` is the face in a few short lines for the terminal, `tint` a colour of the game's
    palette and `mark` the sign that goes with it, since colour never stands alone.

    `cost` is a few signs shown only while the piece can be chosen: what that takes. `say` is the
    one move a piece stands for where its thing would not tell: an answer on a page, whose first
    line of text is what one does, the others what it means. `owner` is whose piece it is where
    pieces of several seats lie together, -1 if nobody's. A die `tumbles` when its face changes. `width` is how wide
    a piece is on a board, in the coordinates of its picture; 0: as wide as most are.
    """

    id: str
    thing: Thing
    sentence: str
    text: list[str] = []
    face: str = ""
    at: str = ""
    badge: str = ""
    tint: str = ""
    mark: str = ""
    cost: str = ""
    say: str = ""
    owner: int = -1
    tumbles: bool = False
    width: float = 0


class Anchor(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place on a board, in the coordinates of its picture, or a slot with its label.

    A place that can be chosen itself (a space of a map) has a thing, as pieces have, and a cost. One that is an area
    (a house, a room) has a shape, an SVG path in the same coordinates: it is lit and touched as a whole. One that
    stands for a closed tab has the words of that tab's `way`. Its `sentence` explains it to whoever points at it.
    `near` are the places one step away, for those who cannot see the ways between them. `face` is its picture where
    it stands in a list.
    """

    id: str
    x: float = 0
    y: float = 0
    label: str = ""
    thing: Thing = ""
    cost: str = ""
    shape: str = ""
    way: str = ""
    sentence: str = ""
    near: list[str] = []
    face: str = ""


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the table; `seat` is whose it is, -1 if it is everybody's.

    `backdrop` is the face drawn under a board, `width` and `height` its coordinates; `columns`
    is for a grid; `text` are the paragraphs of a text area or a page; `note` is a few words beside
    the label. On a page the label is the title and the backdrop a picture above it. `room` is for
    how many pieces there is room, so that they keep their size while they come and go; 0: for those
    that lie there. `source` is the area from which what is new here comes: the deck of a market. Where
    something can be chosen on a narrow screen, what is `listed` stands there in words, one to a row.
    """

    id: str
    kind: AreaKind
    label: str
    pieces: list[Piece] = []
    seat: int = -1
    size: Size = "normal"
    backdrop: str = ""
    width: float = 0
    height: float = 0
    anchors: list[Anchor] = []
    columns: int = 0
    text: list[str] = []
    note: str = ""
    room: int = 0
    whole: bool = False
    source: str = ""
    listed: bool = False


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number beside a player's name; `icon` names a face."""

    id: str
    label: str
    value: int
    icon: str = ""


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player at a glance, and the areas to open when somebody wants to see more.

    `plays` is what the one is called whom they play, where questions speak of those; `figure` names that one's face.
    """

    seat: int
    counters: list[Counter] = []
    areas: list[str] = []
    plays: str = ""
    figure: str = ""


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the layout: columns, rows and tabs of nodes, with areas as leaves.

    `grow` says how the free space is shared. On a narrow screen everything is one column, in
    which nodes with a higher `first` come earlier. Of tabs the one is open which the question is
    about; while it is about none of them, the one that is `now`, or else the first. `way` is what the
    way to a tab is called: a button for it stands among the answers while something there can be
    chosen and another tab is open. The nodes of `screens` are the same table for screens of different shapes, of which
    one is shown: the usual one, one for very wide screens, one for those that stand upright.
    """

    kind: NodeKind
    nodes: list[Node] = []
    area: str = ""
    label: str = ""
    grow: float = 1
    first: int = 0
    now: bool = False
    way: str = ""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a seat sees. `status` is one line about the moment; `theme` names palette and backdrop.

    It shows the table, the step and the seat's own answers. Who else has answered under seal is no part
    of it; who is asked stands in the prompt.
    """

    title: str
    status: str
    areas: list[Area]
    panels: list[Panel]
    layout: Node
    theme: str = ""


def leaf(area: str, grow: float = 1, first: int = 0, label: str = "") -> Node:
    """A layout node that is an area; its label is what a tab calls it, if not by its own."""
    return Node("area", area=area, grow=grow, first=first, label=label)


def column(*nodes: Node, grow: float = 1, label: str = "", now: bool = False, way: str = "") -> Node:
    """Nodes below each other."""
    return Node("column", nodes=list(nodes), grow=grow, label=label, now=now, way=way)


def row(*nodes: Node, grow: float = 1, label: str = "") -> Node:
    """Nodes side by side."""
    return Node("row", nodes=list(nodes), grow=grow, label=label)


def tabs(*nodes: Node, grow: float = 1, label: str = "") -> Node:
    """Nodes of which one is open; each needs a label, or is an area, which has one."""
    return Node("tabs", nodes=list(nodes), grow=grow, label=label)


def screens(usual: Node, wide: Node, upright: Node, *large: Node) -> Node:
    """The same table for screens of different shapes, and perhaps one for large letters, where it is higher than the
    window; a client that knows one shape takes the usual.
    """
    return Node("screens", nodes=[usual, wide, upright, *large])

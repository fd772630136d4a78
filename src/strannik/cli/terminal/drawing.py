"""Drawing: any game's scene as lines of text.

Cards are small boxes made of a piece's lines, with its colour and sign, the number of the option
it belongs to on the upper edge, and its badge on the lower one. Small areas take one line each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from msgspec.structs import replace
from rich.cells import cell_len
from rich.color import ANSI_COLOR_NAMES
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from strannik.core.offer import Thing
from strannik.show.scene import Anchor, Area, Node, Panel, Piece, Scene
from strannik.show.words import Words

CLEARER = {"blue": "bright_blue", "black": "bright_black"}
"""Colours that are hard to read on a dark ground, and what is used instead."""

WIDEST = 37
"""How wide the inside of a box may be: two of them fit into 80 columns."""

CELL = 8
"""How wide a cell of a row is."""

RULED = "─  ─"
"""The least there is of a line about its title."""

GAP = " "
APART = "   "


def tint(name: str) -> str:
    """The style for a colour of a game's palette; a colour the terminal does not know is left out."""
    if name.startswith("#") or name in ANSI_COLOR_NAMES:
        return CLEARER.get(name, name)
    return ""


def draw(
    console: Console, scene: Scene, me: int, lit: Mapping[Thing, str], known: Mapping[str, Area] | None = None
) -> list[str]:
    """Print the scene for a seat, without the pages of a book; `lit` gives the numbers of the options about a thing.

    What a narrow screen shows first comes last here, next to the question. Of what is `known` only that is printed
    which has changed or can be chosen from; returns what the rest is called.
    """
    known = known or {}
    left_out: list[str] = []
    console.print(Rule(Text.assemble((scene.title, "bold"), f" · {scene.status}" if scene.status else ""), style="dim"))
    areas = {area.id: area for area in scene.areas}
    piles: list[Area] = []
    pages = [area for area in scene.areas if area.kind == "page"]
    # A layout may have a place for what is not always there, or for what lies open already.
    nodes = [node for node in leaves(scene.layout) if node.area in areas and not is_read(areas[node.area], pages)]
    for node in sorted(nodes, key=lambda node: (node.first, areas[node.area].seat)):
        area = areas[node.area]
        if known.get(area.id) == area and not concerns(area, lit):
            left_out += [area.label] if area.pieces or area.text else []
            continue
        if area.kind == "pile" and area.size == "small":
            piles.append(area)
            continue
        draw_piles(console, piles)
        piles = []
        draw_area(console, area, me, lit)
    draw_piles(console, piles)
    return left_out + [page.label for page in pages if was_read(page, known)]


def draw_pages(
    console: Console, scene: Scene, lit: Mapping[Thing, str], known: Mapping[str, Area] | None = None
) -> None:
    """Print the pages of a book that lie open, next to the question that is asked on them."""
    known = known or {}
    for page in [area for area in scene.areas if area.kind == "page" and not was_read(area, known)]:
        draw_page(console, page, lit, known[page.id].text if page.id in known else [])


def was_read(page: Area, known: Mapping[str, Area]) -> bool:
    """Whether a page has nothing that has not been read before."""
    read = known[page.id].text if page.id in known else []
    return page.kind == "page" and bool(page.text) and not page.pieces and set(page.text) <= set(read)


def is_read(area: Area, pages: Sequence[Area]) -> bool:
    """Whether it is a page of a book, or text that stands on one which lies open."""
    open_text = [paragraph for page in pages for paragraph in page.text]
    told_there = area.kind == "text" and area.text != [] and all([text in open_text for text in area.text])
    return area.kind == "page" or told_there


def concerns(area: Area, lit: Mapping[Thing, str]) -> bool:
    """Whether something here can be chosen."""
    places = [*[piece.thing for piece in area.pieces], *[anchor.thing for anchor in area.anchors]]
    return any([thing != "" and thing in lit for thing in places])


def leaves(node: Node) -> list[Node]:
    """The nodes of a layout that are areas, in order."""
    if node.kind == "area":
        return [node]
    shown = node.nodes[:1] if node.kind == "screens" else node.nodes
    return [leaf for child in shown for leaf in leaves(child)]


def draw_piles(console: Console, piles: Sequence[Area]) -> None:
    """Small piles beside each other, since there is little to see of them."""
    if piles:
        console.print(Text("   ".join([f"{pile.label}: {pile.note}" for pile in piles]), style="dim"))


def draw_area(console: Console, area: Area, me: int, lit: Mapping[Thing, str]) -> None:
    """One area with its label; an empty one only if it has places to be filled. My own small pieces are told whole."""
    heading = Text.assemble((area.label, "bold"), (f"  {area.note}" if area.note else "", "dim"))
    if area.text:
        console.print(heading)
        for paragraph in area.text:
            console.print(Text(paragraph))
    elif area.size == "small" and area.pieces:
        told = [chip(piece, lit, len(piece.text) if area.seat == me else 1) for piece in area.pieces]
        for line in flow(heading, told, console.width):
            console.print(line, no_wrap=True, overflow="crop")
    elif area.kind == "board":
        console.print(heading)
        for line in places(area, console.width, lit):
            console.print(line, no_wrap=True, overflow="crop")
    elif area.size != "small" and (area.pieces or area.anchors):
        console.print(heading)
        for line in boxes(area.pieces, console.width, lit, area.columns):
            console.print(line, no_wrap=True, overflow="crop")


def draw_page(console: Console, page: Area, lit: Mapping[Thing, str], read: Sequence[str] = ()) -> None:
    """A page of a book: its title, those of its paragraphs that nobody has read, what lies on it, and the answers with
    what they mean.
    """
    title = Text.assemble((page.label, "bold"), f" · {page.note}" if page.note else "")
    if title.cell_len + len(RULED) <= console.width:
        console.print(Rule(title, style="dim"))
    else:
        console.print(Rule(Text(page.label, style="bold"), style="dim"), Text(page.note, style="dim"))
    for paragraph in [paragraph for paragraph in page.text if paragraph not in read]:
        console.print(Text(paragraph), "")
    things = [chip(piece, {}) for piece in page.pieces if not piece.say]
    for line in flow(Text(), things, console.width) if things else []:
        console.print(line)
    for answer in [piece for piece in page.pieces if piece.say]:
        badge = f"  {answer.badge}" if answer.badge else ""
        number = f"[{lit[answer.thing]}] " if answer.thing in lit else "• "
        console.print(Text.assemble(number, (line_at(answer, 0), "bold"), badge))
        for meaning in answer.text[1:]:
            console.print(Text(f"  {meaning}", style="dim"))


def places(area: Area, width: int, lit: Mapping[Thing, str]) -> list[Text]:
    """The places of a board that hold something or can be chosen, each with what lies there; then the rest.

    What lies beside a place and is called like it, a figure or a camp, is told with it. Bare places on the way are told
    in a few words, so that a walk can be planned.
    """
    lines: list[Text] = []
    bare: list[Text] = []
    named = [anchor for anchor in area.anchors if anchor.label]
    known = {anchor.id for anchor in named}
    things = {anchor.thing for anchor in named if anchor.thing != ""}
    for anchor in [anchor for anchor in named if not in_row(anchor, named)]:
        beside = [piece for piece in area.pieces if piece.at not in known and piece.thing == anchor.thing != ""]
        here = [chip(piece, {}) for piece in [*[piece for piece in area.pieces if piece.at == anchor.id], *beside]]
        number = f"[{lit[anchor.thing]}] " if anchor.thing in lit else ""
        cost = f"  {anchor.cost}" if number and anchor.cost else ""
        near = f" → {', '.join(anchor.near)}" if anchor.near else ""
        if here or number:
            told = Text.assemble((f"  {number}", "bold"), anchor.label, (f"{cost} {near}" if near else cost, "dim"))
            lines += flow(told, here, width)
        elif near:
            bare.append(Text(f"{anchor.label}{near}", style="dim"))
    lines += flow(Text(), bare, width) if bare else []
    lines += rows([anchor for anchor in named if in_row(anchor, named)], area.pieces, lit)
    loose = [chip(piece, lit) for piece in area.pieces if piece.at not in known and piece.thing not in things]
    loose = [text for text in loose if text.plain]
    return lines + (flow(Text(), loose, width) if loose else [])


def in_row(anchor: Anchor, named: Sequence[Anchor]) -> bool:
    """Whether it is one of several places of the same name, such as the cells of a row."""
    return len([other for other in named if other.label == anchor.label]) > 1


def rows(cells: Sequence[Anchor], pieces: Sequence[Piece], lit: Mapping[Thing, str]) -> list[Text]:
    """Places of the same name as one line each: what lies in every cell, and the number of what can be chosen.

    What is no place for anything only explains a picture.
    """
    lines = []
    laid = {piece.at for piece in pieces}
    cells = [cell for cell in cells if cell.thing != "" or cell.id in laid or not cell.sentence]
    for label in dict.fromkeys([cell.label for cell in cells]):
        drawn = []
        for cell in [cell for cell in cells if cell.label == label]:
            here = [chip(piece, lit) for piece in pieces if piece.at == cell.id]
            empty = Text(
                f"[{lit[cell.thing]}]" if cell.thing in lit else "·", style="bold" if cell.thing in lit else "dim"
            )
            drawn.append(Text(" ").join(here) if here else empty)
        padded = [Text.assemble(cell, " " * max(0, CELL - cell.cell_len)) for cell in drawn]
        lines.append(Text.assemble("  ", *padded, f" {label}"))
    return lines


def chip(piece: Piece, lit: Mapping[Thing, str], lines: int = 1) -> Text:
    """A piece in a few words: its first lines, and its badge."""
    text = Text(" ".join([line for line in piece.text[:lines] if line]) or piece.mark, style=tint(piece.tint))
    if piece.badge:
        text.append(f" +{piece.badge}" if piece.badge.isdigit() else f" {piece.badge}", style="dim")
    if piece.thing in lit:
        text = Text.assemble((f"[{lit[piece.thing]}] ", "bold"), text)
    return text


def flow(heading: Text, chips: Sequence[Text], width: int) -> list[Text]:
    """The chips after their heading, on as many lines as the width needs, none of them torn apart."""
    lines = [heading]
    for each in chips:
        if lines[-1].cell_len + len(APART) + each.cell_len > width:
            lines.append(Text())
        lines[-1] = Text.assemble(lines[-1], APART, each)
    return lines


def boxes(pieces: Sequence[Piece], width: int, lit: Mapping[Thing, str], columns: int = 0) -> list[Text]:
    """The pieces as boxes side by side, in as many rows as the width or the columns of a grid need."""
    if not pieces:
        return []
    pieces = [replace(piece, text=folded(piece.text)) for piece in pieces]
    numbers = [len(lit[piece.thing]) + 2 for piece in pieces if piece.thing in lit]
    inner = max([5, *numbers, *[cell_len(line) for piece in pieces for line in piece.text]])
    across = max(1, (width + len(GAP)) // (inner + 2 + len(GAP)))
    if columns:
        across = min(across, columns)
    lines: list[Text] = []
    for first in range(0, len(pieces), across):
        beside = pieces[first : first + across]
        shown = [row for row in range(most_lines(beside)) if any([line_at(piece, row) for piece in beside])]
        drawn = [box(piece, inner, shown, lit) for piece in beside]
        lines += [Text(GAP).join(row) for row in zip(*drawn, strict=True)]
    return lines


def folded(lines: Sequence[str]) -> list[str]:
    """The lines of a piece, sentences folded so that several boxes have room beside each other."""
    return [part for line in lines for part in (wrap(line, WIDEST) or [""])]


def most_lines(pieces: Sequence[Piece]) -> int:
    return max([len(piece.text) for piece in pieces])


def line_at(piece: Piece, row: int) -> str:
    return piece.text[row] if row < len(piece.text) else ""


def box(piece: Piece, inner: int, shown: Sequence[int], lit: Mapping[Thing, str]) -> list[Text]:
    """One piece: its option's number on the upper edge, its lines, its badge on the lower edge."""
    colour = tint(piece.tint)
    edge = f"bold {colour}" if piece.thing in lit else f"dim {colour}"
    number = f"[{lit[piece.thing]}]" if piece.thing in lit else ""
    badge = f" {piece.badge} " if piece.badge else ""
    top = Text.assemble(("╭", edge), (number, "bold reverse"), ("─" * (inner - cell_len(number)) + "╮", edge))
    bottom = Text.assemble(("╰" + "─" * (inner - cell_len(badge)), edge), (badge, "dim"), ("╯", edge))
    middle = [
        Text.assemble(("│", edge), (line + " " * (inner - cell_len(line)), colour), ("│", edge))
        for line in [line_at(piece, row) for row in shown]
    ]
    return [top, *middle, bottom]


def panels(scene: Scene, names: Mapping[int, str], waiting: Sequence[int], words: Words, width: int) -> Table:
    """The players at a glance: a row for each and a column for each counter, or the other way round if that is wider
    than the terminal.
    """
    counters = list({counter.id: counter.label for panel in scene.panels for counter in panel.counters}.items())
    players = [player(panel, names, waiting, words) for panel in scene.panels]
    counted = [
        {counter.id: str(counter.value).replace("-", "−") for counter in panel.counters} for panel in scene.panels
    ]
    across = max([name.cell_len for name in players], default=0) + sum([cell_len(label) + 2 for _, label in counters])
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    if across + 2 <= width:
        for _, label in counters:
            table.add_column(label, justify="right")
        for name, values in zip(players, counted, strict=True):
            table.add_row(name, *[values.get(id, "") for id, _ in counters])
    else:
        for name in players:
            table.add_column(name, justify="right")
        for id, label in counters:
            table.add_row(Text(label, style="dim"), *[values.get(id, "") for values in counted])
    return table


def player(panel: Panel, names: Mapping[int, str], waiting: Sequence[int], words: Words) -> Text:
    """What a player is called, and whether the others wait for them."""
    called = f" ({names[panel.seat]})" if names[panel.seat] else ""
    return Text.assemble("▸ " if panel.seat in waiting else "  ", words.seat(panel.seat), (called, "dim"))


def enlarged(piece: Piece, console: Console) -> None:
    """One piece to be looked at: its box and its sentence."""
    for line in boxes([piece], console.width, {}):
        console.print(line)
    console.print(Text(piece.sentence))

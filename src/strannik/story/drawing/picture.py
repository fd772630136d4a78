"""The picture of a book: its sections with their options, and the ways between them, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from strannik.show.svg import (
    ACCENT,
    CALM,
    INK,
    LINE,
    PAPER,
    SANS,
    circle,
    data,
    group,
    mix,
    path,
    picture,
    placed,
    rect,
    tag,
)
from strannik.story.book import Book
from strannik.story.drawing.layout import HEADER, OPTION, WIDTH, Box, asked, effects_text, lay_out, notes
from strannik.story.drawing.layout import LINE as NOTE
from strannik.story.frame import Frame
from strannik.story.option import Option
from strannik.story.proving.ways import Way
from strannik.story.volume import Volume

MARGIN: Final = 40
HEADING: Final = 44
COLOURS: Final = (CALM, ACCENT, "#7a5c99", "#a8772a")
"""For the kinds of checks, in the order in which the game names them."""

STROKES: Final[Mapping[str, Mapping[str, str]]] = {
    "goto": {"stroke": INK},
    "fail_goto": {"stroke": ACCENT, "stroke-dasharray": "7 5"},
    "side": {"stroke": CALM, "stroke-dasharray": "2 5"},
    "later": {"stroke": "#7a5c99", "stroke-dasharray": "10 4"},
}


def draw_volumes(volumes: Sequence[Volume], texts: Mapping[str, str], chapter: str = "") -> str:
    """The books of a game below one another, file by file, with the words of one language; or one file of them."""
    drawn, width, height = draw_books([(volume.book, volume.frame) for volume in volumes], texts, chapter)
    return picture(width, height, rect(0, 0, width, height, fill=PAPER), drawn, title=texts.get("book-title", ""))


def draw_books(
    books: Sequence[tuple[Book, Frame]], texts: Mapping[str, str], chapter: str = ""
) -> tuple[str, float, float]:
    """Books below one another, and how wide and high that is."""
    width, top = 0.0, float(MARGIN)
    drawn: list[str] = [tag("defs", arrows())]
    for book, frame in books:
        colours = {kind: COLOURS[at % len(COLOURS)] for at, kind in enumerate(frame.checks)}
        for source, layout in lay_out(book).items():
            if chapter not in ("", source):
                continue
            drawn.append(text(source, MARGIN, top + 16, 20, font_weight="bold"))
            if layout.ways:
                drawn.append(text(texts.get("book-legend", ""), MARGIN, top + 36, 12, fill=LINE))
            lines = [way_line(layout.boxes[way.section.id], layout.boxes[way.target], way) for way in layout.ways]
            cards = [box_card(book, box, colours, texts) for box in layout.boxes.values()]
            drawn.append(placed(group(*lines, *cards), MARGIN, top + HEADING))
            width = max(width, layout.width)
            top += HEADING + layout.height + MARGIN
    return group(*drawn), width + 2 * MARGIN, top


def arrows() -> str:
    """The heads of the ways, one for each kind."""
    return "".join(
        [
            tag(
                "marker",
                path("M0 0L9 4.5L0 9Z", fill=stroke["stroke"]),
                id=f"arrow-{key}",
                markerWidth=9,
                markerHeight=9,
                refX=8,
                refY="4.5",
                orient="auto",
            )
            for key, stroke in STROKES.items()
        ]
    )


def way_line(start: Box, end: Box, way: Way) -> str:
    """A soft curve from an option to the section it leads to: onwards, backwards, or round within a column."""
    ax, bx = start.x + WIDTH, end.x
    leaving, arriving = 1, -1
    if end.x < start.x:
        ax, bx, leaving, arriving = start.x, end.x + WIDTH, -1, 1
    elif end.x == start.x:
        bx, arriving = ax, 1
    ay, by = start.level(way), end.door
    bend = max(45.0, abs(bx - ax) / 2)
    curve = data("M", ax, ay, "C", ax + leaving * bend, ay, bx + arriving * bend, by, bx + arriving * 2, by)
    return path(curve, fill="none", stroke_width=1.8, marker_end=f"url(#arrow-{way.key})", **STROKES[way.key])


def box_card(book: Book, box: Box, colours: Mapping[str, str], texts: Mapping[str, str]) -> str:
    """One section: its id and title, what it does, and its options."""
    section = box.section
    title = texts.get(book.message(section, "title"), "")
    edge = INK if section.id in book.starts else LINE
    parts = [
        rect(0, 0, WIDTH, box.height, 8, fill="#ffffff", stroke=edge, stroke_width=1.6),
        text(
            short(" · ".join([section.id, title] if title else [section.id]), WIDTH - 24, 15),
            12,
            22,
            15,
            font_weight="bold",
        ),
    ]
    for at, note in enumerate(notes(section)):
        parts.append(text(short(note, WIDTH - 24, 12), 12, HEADER + NOTE * at + 10, 12, fill=LINE))
    top = HEADER + NOTE * len(notes(section))
    for option in section.options:
        heading = texts.get(book.message(section, f"option-{option.number}"), "")
        row = option_row(option, heading, colours)
        parts.append(placed(row, 0, top + OPTION * (option.number - 1)))
    return placed(group(*parts), box.x, box.y)


def option_row(option: Option, heading: str, colours: Mapping[str, str]) -> str:
    """An option: its number in the colour of its check, its heading, and below what it asks for and gives."""
    colour = colours.get(option.check, LINE)
    return group(
        rect(4, 1, WIDTH - 8, OPTION - 4, 5, fill=mix(colour, "#ffffff", 0.88)),
        circle(19, OPTION / 2 - 1, 10, fill=colour),
        text(str(option.number), 19, OPTION / 2 + 3.5, 13, fill="#ffffff", text_anchor="middle", font_weight="bold"),
        text(short(heading, WIDTH - 48, 13), 37, 18, 13),
        text(short(terms(option), WIDTH - 48, 11), 37, 34, 11, fill=mix(colour, INK, 0.5)),
    )


def terms(option: Option) -> str:
    """Condition, price and check, then reward, bonus and what else follows, in the words of the book."""
    asks = [f"{'optional ' * option.optional}if {option.condition}" if option.condition else "else" * option.otherwise]
    asks += [f"pay {', '.join([f'{count} {good}' for good, count in option.pay.items()])}" if option.pay else ""]
    asks += [f"{option.check} {asked(option)}" if option.check else ""]
    given = [effects_text(option.reward) + (f" (+ {effects_text(option.bonus)})" if option.bonus else "")]
    given += [f"learns {', '.join(option.learn)}" if option.learn else ""]
    given += [f"failure: {effects_text(option.fail)}" if option.fail else ""]
    sides = [" · ".join([part for part in side if part]) for side in (asks, given)]
    return " → ".join([side for side in sides if side])


def text(words: str, x: float, y: float, size: float, **attributes: object) -> str:
    settings: dict[str, object] = {"font_family": SANS, "fill": INK, **attributes}
    return tag("text", escape(words), x=x, y=y, font_size=size, **settings) if words else ""


def short(words: str, width: float, size: float) -> str:
    """The words, cut where they would not fit."""
    longest = int(width / (size * 0.5))
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"

"""Blueprints for authors: a page with all its sections, and the ways of a mission through the city."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.cards import MISSIONS
from strannik.games.aftermath.faces.page.plan import plan
from strannik.games.aftermath.faces.page.sheet import page_face
from strannik.games.aftermath.lint.missions import ENDS, Journey, laid, routes_in_time
from strannik.games.aftermath.lint.walk import WON
from strannik.games.aftermath.pages.city import cell_of
from strannik.games.aftermath.pages.page import page_of
from strannik.show.svg import ACCENT, CALM, INK, LINE, PAPER, data, group, mix, path, picture, placed, rect, tag
from strannik.show.words import Words
from strannik.story.drawing.picture import draw_books, short, text
from strannik.story.frame import Frame

WIDTH: Final = 190
HEIGHT: Final = 64
COLUMN: Final = 270
ROW: Final = 150
MARGIN: Final = 50
HEADING: Final = 56
SHEET: Final = 900
"""How wide a page is drawn."""

Point = tuple[float, float]


def page_blueprint(book: PageBook, number: int, frame: Frame, texts: Mapping[str, str], words: Words) -> str:
    """A page as players see it, and below it every section with what it asks for and gives."""
    page = book.pages[number]
    sections = {id: section for id, section in book.sections.items() if page_of(id) == number}
    starts = [id for id in book.starts if id in sections]
    alone = PageBook(page.source, book.texts, starts, sections, book.always, head={"pages": {number: page}})
    drawn, width, height = draw_books([(alone, frame)], texts)
    one = plan(number)
    tall = SHEET * one.height / one.width
    face = page_face(number, words).replace(
        "<svg ", f'<svg x="{MARGIN}" y="{MARGIN}" width="{SHEET}" height="{tall}" ', 1
    )
    whole = max(width, SHEET + 2 * MARGIN)
    below = placed(drawn, 0, MARGIN + tall)
    ground = rect(0, 0, whole, MARGIN + tall + height, fill=PAPER)
    return picture(whole, MARGIN + tall + height, ground, face, below, title=words.name(f"page-{number}"))


def mission_blueprint(book: PageBook, mission: str, words: Words) -> str:
    """The pages of a mission as they lie in the city, and every way between them with its hours."""
    card = MISSIONS[mission]
    journey = Journey(book, mission, True)
    ways = routes_in_time(journey, card.limit)
    quickest = min(
        [[page for page, _ in route] for route in ways], key=lambda route: hours_of(journey, route), default=[]
    )
    at = places(journey, [card.location, *card.pages])
    kept = [*zip(quickest, [*quickest[1:], WON], strict=True)]
    lines = [leg(at[start], at[end], hours, (start, end) in kept) for (start, end), hours in journey.legs.items()]
    boxes = [box(name, point, words) for name, point in at.items()]
    tokens = [sum([laid(book, *one) for one in route]) for route in ways]
    heading = words.say(
        "book-mission", {"hours": journey.fastest[WON], "limit": card.limit, "routes": len(ways), "tokens": max(tokens)}
    )
    width = max([x for x, _ in at.values()]) + WIDTH + 2 * MARGIN
    height = max([y for _, y in at.values()]) + HEIGHT + 2 * MARGIN + HEADING
    title = words.name(f"mission-{mission}")
    return picture(
        width,
        height,
        tag("defs", tip()),
        rect(0, 0, width, height, fill=PAPER),
        text(title, MARGIN, MARGIN, 22, font_weight="bold"),
        text(heading, MARGIN, MARGIN + 24, 14, fill=mix(INK, LINE, 0.5)),
        placed(group(*lines, *boxes), MARGIN, MARGIN + HEADING),
        title=title,
    )


def tip() -> str:
    """The head of an arrow."""
    size: dict[str, object] = {"markerWidth": 9, "markerHeight": 9, "markerUnits": "userSpaceOnUse"}
    return tag("marker", path("M0 0L9 4.5L0 9Z", fill=INK), id="tip", refX=8, refY="4.5", orient="auto", **size)


def hours_of(journey: Journey, route: list[str]) -> int:
    """How long a route takes to its end."""
    return sum([journey.legs[start, end] for start, end in zip(route, [*route[1:], WON], strict=True)])


def places(journey: Journey, inside: list[int]) -> dict[str, Point]:
    """Where each page stands: those of the city in their cells, what lies inside in a row below, success under it."""
    names = list(dict.fromkeys([name for leg in journey.legs for name in leg if name not in ENDS]))
    cells = {name: cell_of(int(name)) for name in names}
    streets = {name: cell for name, cell in cells.items() if cell is not None}
    below = 1 + max([row for _, row in streets.values()])
    last = max([column for column, _ in streets.values()])
    rooms = [name for name in names if name not in streets]
    rooms.sort(key=lambda name: (int(name) not in inside, int(name)))
    found = {name: (float(column * COLUMN), float(row * ROW)) for name, (column, row) in streets.items()}
    found.update({name: (float((last + at) * COLUMN), float(below * ROW)) for at, name in enumerate(rooms)})
    found[WON] = (float(last * COLUMN), float((below + 1) * ROW))
    return found


def box(name: str, point: Point, words: Words) -> str:
    """A page: its number and its name."""
    won = name == WON
    title = words.say("book-mission-won") if won else words.name(f"page-{name}")
    parts = [
        rect(
            0, 0, WIDTH, HEIGHT, 10, fill=mix(CALM, "#ffffff", 0.8) if won else "#ffffff", stroke=INK, stroke_width=1.6
        ),
        text("" if won else name, 14, 24, 15, font_weight="bold"),
        text(short(title, WIDTH - 28, 15), 14, 46, 15),
    ]
    return placed(group(*parts), *point)


def leg(start: Point, end: Point, hours: int, kept: bool) -> str:
    """A way from one page to another, beside the way back, with its hours; those of the quickest route stand out."""
    ax, ay = start[0] + WIDTH / 2, start[1] + HEIGHT / 2
    bx, by = end[0] + WIDTH / 2, end[1] + HEIGHT / 2
    far = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    dx, dy = (bx - ax) / far, (by - ay) / far
    side, stop = 10.0, edge(dx, dy)
    ax, ay = ax - dy * side + dx * stop, ay + dx * side + dy * stop
    bx, by = bx - dy * side - dx * stop, by + dx * side - dy * stop
    colour, thick = (ACCENT, 3.2) if kept else (LINE, 1.6)
    line = path(data("M", ax, ay, "L", bx, by), stroke=colour, stroke_width=thick, marker_end="url(#tip)")
    label = text(
        str(hours), (ax + bx) / 2 - dy * 11, (ay + by) / 2 + dx * 11 + 4, 12, fill=colour, text_anchor="middle"
    )
    return group(line, label)


def edge(dx: float, dy: float) -> float:
    """How far from its middle a way leaves a box."""
    across = WIDTH / 2 / abs(dx) if dx else float("inf")
    down = HEIGHT / 2 / abs(dy) if dy else float("inf")
    return min(across, down) + 4

"""The picture of a page: its ground, its spaces with their names, props and marks, and the lines between them."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.faces.art import art, colour, drawing
from strannik.games.aftermath.faces.page.lines import border
from strannik.games.aftermath.faces.page.marks import mark
from strannik.games.aftermath.faces.page.plan import RIM, PagePlan, plan, sway
from strannik.games.aftermath.faces.page.spots import NAME_HIGH, spots
from strannik.games.aftermath.faces.palette import CREAM, MOSS_DARK, NIGHT, SOOT
from strannik.show.letters import block, fitted, line, width_of
from strannik.show.svg import gradient, group, number, path, picture, placed, rect, tag
from strannik.show.words import Words

NAME_SIZE: Final = 19.0
TINTS: Final = (("#fff6df", 0.16), (SOOT, 0.1), ("#fff6df", 0.05), (colour("rust-dark"), 0.1), (MOSS_DARK, 0.1))
"""What tells neighbouring spaces apart: a little more light, shadow, rust or moss."""

FILLED: Final = 0.9
"""How much of its box a prop fills."""

TILT: Final = 2.5
LESSER: Final = 0.62
OTHERS: Final = range(4)
"""Those besides the first of a few props, and how wide they are beside it."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def page_face(page: int, words: Words) -> str:
    """A page of the book as a board."""
    one = plan(page)
    title = words.name(f"page-{page}")
    defs = tag(
        "defs",
        ground(one.page.ground),
        gradient("light", (0, "#fff1c9"), (0.55, "#fff1c9"), (1, NIGHT)),
        tag("clipPath", rect(0, 0, one.width, one.height, 22), id="edge"),
    )
    inside = [floor(one), *[space_ground(one, id, at) for at, id in enumerate(one.page.spaces)], light(one)]
    inside += [props(one, id) for id in one.page.spaces]
    inside += [lines(one), frame(one)]
    inside += [marks(one, id) + name(one, id, words) for id in one.page.spaces]
    return picture(one.width, one.height, defs, group(*inside, clip_path="url(#edge)"), title=title)


def ground(name: str) -> str:
    """What the page is painted on, close up as a mouse sees it: a piece of ground that repeats itself."""
    piece = drawing(f"grounds/{name}")
    size = {"width": number(piece.width), "height": number(piece.height)}
    return tag("pattern", piece.inside, id="ground", **size, patternUnits="userSpaceOnUse")


def floor(one: PagePlan) -> str:
    """The ground of the whole page; where nobody can go it lies in shadow."""
    ground = rect(0, 0, one.width, one.height, fill="url(#ground)")
    return ground + rect(0, 0, one.width, one.height, fill=SOOT, fill_opacity=0.62)


def space_ground(one: PagePlan, id: str, at: int) -> str:
    """The ground of a space in its own light, darker towards its edge."""
    outline = one.outlines[id]
    tint, opacity = TINTS[at % len(TINTS)]
    return (
        path(outline, fill="url(#ground)", fill_rule="evenodd")
        + path(outline, fill=tint, fill_opacity=opacity, fill_rule="evenodd")
        + path(outline, fill="none", stroke=SOOT, stroke_opacity=0.1, stroke_width=26)
        + path(outline, fill="none", stroke=SOOT, stroke_opacity=0.12, stroke_width=13)
    )


def light(one: PagePlan) -> str:
    """Evening light from above that fades towards the foot."""
    return rect(0, 0, one.width, one.height, fill="url(#light)", fill_opacity=0.13)


def props(one: PagePlan, id: str) -> str:
    """What stands in a space, the first one largest: side by side or one below the other, as there is more room."""
    names = one.page.spaces[id].props
    if not names:
        return ""
    room = spots(one.page.number, id).props
    aside, below = beside(names, room), stacked(names, room)
    boxes = max([aside, below], key=lambda found: seen(names[0], found[0]))
    drawn = []
    for prop, (left, top, wide, high) in zip(names, boxes, strict=True):
        _, tilt = sway(f"{id} {prop} {left}", TILT)
        drawn.append(
            placed(art(f"props/{prop}", 0, 0, wide * FILLED, high * FILLED), left + wide / 2, top + high / 2, 1, tilt)
        )
    return group(*drawn)


def beside(names: list[str], room: Box) -> list[Box]:
    """Boxes from left to right."""
    left, top, wide, high = room
    unit = wide / (1 + LESSER * (len(names) - 1))
    lesser = [(left + unit * (1 + LESSER * place), top + high * 0.3, unit * LESSER, high * 0.7) for place in OTHERS]
    return [(left, top, unit, high), *lesser[: len(names) - 1]]


def stacked(names: list[str], room: Box) -> list[Box]:
    """The first one above, the others below it side by side."""
    left, top, wide, high = room
    if len(names) == 1:
        return [room]
    above = high * 0.62
    each = wide / (len(names) - 1)
    lesser = [(left + each * place, top + above, each, high - above) for place in OTHERS]
    return [(left, top, wide, above), *lesser[: len(names) - 1]]


def seen(prop: str, box: Box) -> float:
    """How large a prop can be drawn in a box."""
    one = drawing(f"props/{prop}")
    return min(box[2] / one.width, box[3] / one.height)


def lines(one: PagePlan) -> str:
    """Easy lines first, so that walls lie over their ends."""
    order = ("dashed", "green", "blue", "red", "white", "double")
    drawn = []
    for kind in order:
        for (first, second), runs in one.borders.items():
            if one.page.lines[first][second] == kind:
                drawn += [border(kind, run) for run in runs]
    return "".join(drawn)


def frame(one: PagePlan) -> str:
    """A dark rim about the page and a pale line within it."""
    outer = rect(RIM / 2, RIM / 2, one.width - RIM, one.height - RIM, 16, fill="none", stroke=SOOT, stroke_width=RIM)
    inner = RIM + 1
    return outer + rect(
        inner,
        inner,
        one.width - 2 * inner,
        one.height - 2 * inner,
        8,
        fill="none",
        stroke=CREAM,
        stroke_opacity=0.55,
        stroke_width=2,
    )


def marks(one: PagePlan, id: str) -> str:
    return "".join([mark(called, x, y) for called, (x, y) in spots(one.page.number, id).marks.items()])


def name(one: PagePlan, id: str, words: Words) -> str:
    """The name of a space on a strip of torn paper."""
    text = words.name(id)
    spot = spots(one.page.number, id)
    x, y = spot.name
    edge = min(24.0, spot.name_width * 0.13)
    room = spot.name_width - edge
    size = fitted(text, room, NAME_SIZE, "serif-bold")
    if size >= NAME_SIZE * 0.8:
        wide, high = width_of(text, size, "serif-bold") + edge, NAME_HIGH
        drawn = line(text, x, y + size * 0.34, size, face="serif-bold", fill=SOOT)
    else:
        wide, high = spot.name_width, NAME_HIGH * 1.62
        y += (high - NAME_HIGH) / 2 if spot.stand_rows else 0
        drawn = block(text, x, y, room, NAME_SIZE * 0.86, 2, "serif-bold", fill=SOOT)
    return strip(x - wide / 2, y - high / 2, wide, high) + drawn


def strip(left: float, top: float, wide: float, high: float) -> str:
    """A strip of paper with uneven ends."""
    right, foot = left + wide, top + high
    torn = (
        f"M{left:.1f} {top:.1f}L{right:.1f} {top + 1:.1f}L{right - 4:.1f} {top + high * 0.3:.1f}"
        f"L{right + 1:.1f} {top + high * 0.55:.1f}L{right - 3:.1f} {top + high * 0.8:.1f}L{right:.1f} {foot:.1f}"
        f"L{left + 1:.1f} {foot - 1:.1f}L{left + 4:.1f} {top + high * 0.7:.1f}L{left - 1:.1f} {top + high * 0.4:.1f}Z"
    )
    shadow = path(torn, fill=SOOT, fill_opacity=0.35, transform="translate(1.5 2.5)")
    return shadow + path(torn, fill=CREAM, fill_opacity=0.94)

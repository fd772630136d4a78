"""Pictures beside the pages that teach Faraway: its own cards, laid as the sentence says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.faraway.faces.art import colour
from strannik.games.faraway.faces.backs import region_back
from strannik.games.faraway.faces.icons import chip, icon
from strannik.games.faraway.faces.region import region
from strannik.games.faraway.faces.sanctuary import sanctuary
from strannik.show.lessons import HIGH, WIDE, arrow, lit, scene, shown
from strannik.show.svg import ACCENT, CALM, INK, PAPER, circle, numeral, path, placed, rect

GOLD: Final = colour("gold")
TALL: Final = 88 / 63
"""How much higher than wide a card is."""


def lesson(name: str) -> str:
    """One of the scenes."""
    return scene(LESSONS[name](), ground=PAPER, ink=INK, title=name)


def land(number: int, x: float, y: float, wide: float, turn: float = 0) -> str:
    return shown(region(number, ""), x, y, wide, f"r{number}", turn)


def explore() -> str:
    """One of three is chosen, and the others' choices lie face down."""
    hidden = [shown(region_back(""), x, 28, 28, f"b{x}") for x in (28, 132)]
    hand = land(8, 44, 96, 38, -9) + land(61, 116, 96, 38, 9)
    chosen = land(36, 80, 72, 42) + lit(80, 72, 44, 44 * TALL, GOLD)
    return "".join(hidden) + hand + chosen + arrow(80, 41, 80, 12, ACCENT)


def discover() -> str:
    """A number higher than the one before it finds sanctuaries, and one of them is kept."""
    way = land(12, 28, 80, 42) + land(47, 72, 80, 42)
    higher = arrow(30, 46, 68, 30, ACCENT, 8)
    kept = lit(116, 60, 36, 36 * TALL, GOLD)
    found = shown(sanctuary("S03", ""), 136, 76, 32, "s3", 10) + shown(sanctuary("S07", ""), 116, 60, 34, "s7")
    return way + higher + found + kept + chip("clue", 116, 108, 9) + numeral("+1", 138, 114, 12, fill=INK)


def market() -> str:
    """Whoever explored the lowest number takes first."""
    offered = "".join([land(number, x, 33, 36) for number, x in ((20, 38), (5, 80), (66, 122))])
    mine = land(12, 50, 104, 30) + numeral("1", 24, 112, 17, fill=ACCENT) + arrow(50, 84, 76, 62, ACCENT)
    theirs = land(47, 112, 104, 30) + numeral("2", 138, 112, 17, fill=CALM) + arrow(112, 84, 122, 62, CALM)
    return offered + mine + theirs


def way_back() -> str:
    """Laid from left to right, paid from right to left."""
    laid = "".join([land(number, 20 + 17 * at, 64, 30) for at, number in enumerate((36, 17, 45, 25, 8, 48, 7, 5))])
    unpaid = rect(4, 42, 85, 44, fill=PAPER, fill_opacity=0.62)
    there = arrow(14, 38, 146, 38, CALM, 12) + numeral("1", 14, 34, 9, fill=CALM) + numeral("8", 146, 34, 9, fill=CALM)
    return laid + unpaid + there + arrow(146, 88, 98, 88, ACCENT, -8) + placed(icon("fame"), 82, 100, 1.7)


def fame() -> str:
    """What a region needs must be seen by then."""
    needs = land(36, 40, 64, 60)
    seen = land(8, 96, 44, 36) + land(48, 134, 44, 36)
    sight = "".join([lit(x, 44, 38, 38 * TALL, GOLD) for x in (96, 134)])
    enough = chip("chimera", 94, 96, 9) + chip("chimera", 116, 96, 9)
    yes = circle(140, 96, 10, fill=CALM) + path(
        "M135 96L139 100.5L146 91.5", fill="none", stroke=PAPER, stroke_width=2.6
    )
    edge = rect(76, 80, WIDE - 84, HIGH - 96, 8, fill="none", stroke=INK, stroke_opacity=0.25)
    return needs + seen + sight + edge + enough + yes


LESSONS: Final[dict[str, Callable[[], str]]] = {
    "lesson-explore": explore,
    "lesson-discover": discover,
    "lesson-market": market,
    "lesson-way-back": way_back,
    "lesson-fame": fame,
}

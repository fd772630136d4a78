"""The reputation track, from -6 to 12, with the points of its steps."""

from __future__ import annotations

from typing import Final

from strannik.core.svg import gradient, mix, numeral, path, picture, rect, tag
from strannik.games.nearfar.cards import LOWEST_REPUTATION, REPUTATION_DUSK, reputation_points
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import CREAM, FLAME, INK, SOFT

WIDTH: Final = 640
HEIGHT: Final = 62
STEP: Final = 31
GOOD: Final = "#f0c04a"
BAD: Final = "#5a4a6a"


def step_at(reputation: int) -> tuple[float, float]:
    """The middle of a step of the track."""
    return 44 + STEP * (reputation - LOWEST_REPUTATION + 0.5), 24.0


def reputation_track(day: bool, title: str) -> str:
    """The track on either side of the town; only by day a bad name costs points. [NF-8.1, NF-8.4]"""
    defs = tag("defs", gradient("name", (0, mix(BAD, INK, 0.3)), (0.34, "#b9a88a"), (1, GOOD), down=False))
    ground = rect(1, 1, WIDTH - 2, HEIGHT - 2, 10, fill=CREAM, stroke=SOFT, stroke_width=1.4)
    band = rect(44, 8, STEP * len(REPUTATION_DUSK), 32, 5, fill="url(#name)", stroke=INK, stroke_width=1)
    drawn = []
    for reputation in range(LOWEST_REPUTATION, LOWEST_REPUTATION + len(REPUTATION_DUSK)):
        x, y = step_at(reputation)
        text = str(reputation).replace("-", "−")
        drawn.append(rect(x - 14, y - 14, 28, 28, 5, fill=CREAM, fill_opacity=0.55, stroke=INK, stroke_width=0.5))
        drawn.append(numeral(text, x, y + 4.6, 11 if reputation else 14, fill=INK))
    return picture(WIDTH, HEIGHT, defs, ground, band, *drawn, *bands(day), icon("reputation", 22, 24, 2.6), title=title)


def bands(day: bool) -> list[str]:
    """Points under the steps that share them."""
    drawn: list[str] = []
    steps = list(range(LOWEST_REPUTATION, LOWEST_REPUTATION + len(REPUTATION_DUSK)))
    for points in sorted({reputation_points(step, day) for step in steps}):
        if points == 0:
            continue
        within = [step_at(step)[0] for step in steps if reputation_points(step, day) == points]
        left, right = min(within) - 13, max(within) + 13
        middle = (left + right) / 2
        colour = FLAME if points < 0 else SOFT
        drawn.append(path(f"M{left} 42V45H{right}V42", fill="none", stroke=colour, stroke_width=1.2))
        drawn.append(numeral(str(points).replace("-", "−"), middle - 4, 57.4, 9, fill=INK if points > 0 else "#8d2a22"))
        drawn.append(icon("vp", middle + 7, 53.4, 0.9))
    return drawn

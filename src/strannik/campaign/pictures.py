"""Pictures of a campaign: everybody's points from game to game, and the ways it has gone as a tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strannik.campaign.campaign import Campaign
from strannik.core.journey import Standing
from strannik.show import letters
from strannik.show.svg import INK, LINE, PAPER, circle, group, numeral, path, picture, polygon, rect, ring, straight
from strannik.show.words import Words

WIDTH: Final = 460
HEIGHT: Final = 370
LEFT: Final = 40
RIGHT: Final = 124
TOP: Final = 22
BOTTOM: Final = 140
LETTERS: Final = 14
"""As small as they may be: a phone shows the picture at seven tenths of its size."""

SLANT: Final = -66
LONGEST: Final = 128
"""Stages stand close together, and their names are long: they stand aslant, in the room below the lines."""

COLOURS: Final = ("#b5402b", "#2f5f9e", "#3f7a4a", "#c79416", "#8b8275", "#3a3640")
"""Those of the seats, in their order."""

STEP: Final = 84
LANE: Final = 58
MARGIN: Final = 40


def points(standing: Standing, names: Sequence[str], words: Words) -> str:
    """A line for each traveller: the sum of all points after each stage that is behind.

    A stage that was played again stands there once, with the points of all its games.
    """
    stages = list(dict.fromkeys([stage.thing for stage in standing.stages if stage.state == "behind"]))
    sums = [_sums(traveller.points, stages) for traveller in standing.travellers]
    most = max([1, *[one for line in sums for one in line]])
    least = min([0, *[one for line in sums for one in line]])
    across = (WIDTH - LEFT - RIGHT) / max(1, len(stages))
    drawn = [rect(0, 0, WIDTH, HEIGHT, 10, fill=PAPER), *_ladder(least, most), *_feet(stages, across, words)]
    ends = _apart([_height(line[-1], least, most) for line in sums])
    for number, line in enumerate(sums):
        places = [(LEFT + at * across, _height(value, least, most)) for at, value in enumerate(line)]
        colour = COLOURS[number % len(COLOURS)]
        drawn.append(path(straight(places), fill="none", stroke=colour, stroke_width=3, stroke_linejoin="round"))
        drawn += [group(_mark(number, colour), transform=f"translate({x:.1f} {y:.1f})") for x, y in places[1:]]
        label = f"{names[number]}  {line[-1]}"
        size = letters.fitted(label, RIGHT - 18, LETTERS + 1, "sans-bold")
        drawn.append(letters.line(label, WIDTH - RIGHT + 12, ends[number] + 5, size, "start", "sans-bold", fill=colour))
    return picture(WIDTH, HEIGHT, *drawn, title=words.say("home-points"))


def _sums(by_stage: dict[str, int], stages: Sequence[str]) -> list[int]:
    sums = [0]
    for stage in stages:
        sums.append(sums[-1] + by_stage.get(stage, 0))
    return sums


def _height(value: float, least: int, most: int) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (most - value) / (most - least)


def _apart(heights: Sequence[float]) -> list[float]:
    """The same heights, moved so that no two lines of words lie on one another."""
    placed = list(heights)
    order = sorted(range(len(placed)), key=lambda at: placed[at])
    for below, above in zip(order[1:], order, strict=False):
        placed[below] = max(placed[below], placed[above] + LETTERS + 4)
    return placed


def _ladder(least: int, most: int) -> list[str]:
    rungs = sorted({least, 0, most, (least + most) // 2})
    drawn = []
    for value in rungs:
        y = _height(value, least, most)
        drawn.append(path(straight([(LEFT, y), (WIDTH - RIGHT, y)]), stroke=LINE, stroke_opacity=0.35))
        text = str(value).replace("-", "−")
        drawn.append(numeral(text, LEFT - 8, y + 4, 11, "end", fill=INK))
    return drawn


def _feet(stages: Sequence[str], across: float, words: Words) -> list[str]:
    drawn = []
    for at, stage in enumerate(stages, 1):
        name = words.name(stage)
        size = letters.fitted(name, LONGEST, LETTERS, "sans")
        told = letters.line(name, 0, 0, size, "end", "sans", fill=INK)
        x, y = LEFT + at * across + 4, HEIGHT - BOTTOM + 16
        drawn.append(group(told, transform=f"translate({x:.1f} {y}) rotate({SLANT})"))
    return drawn


def _mark(number: int, colour: str) -> str:
    """Colour never stands alone: everybody has a shape too."""
    if number % 4 == 0:
        return circle(0, 0, 5, fill=colour)
    return polygon(ring([4, 3, 6][number % 4 - 1], 6.5), fill=colour)


def tree_size(campaign: Campaign) -> tuple[float, float]:
    """How large the picture of the ways is."""
    deepest = max([len(campaign.behind(branch.tip)) + bool(branch.open) for branch in campaign.branches])
    return 2 * MARGIN + max(3, deepest) * STEP, 2 * MARGIN + (len(campaign.branches) - 1) * LANE


def tree(campaign: Campaign, here: int, words: Words) -> str:
    """Every game a place, every way a line; where we are is filled."""
    width, height = tree_size(campaign)
    lanes = {branch.number: lane for lane, branch in enumerate(campaign.branches)}
    way = {game.number for game in campaign.behind(campaign.branch(here).tip)}
    places = {0: (float(MARGIN), float(MARGIN))}
    for number, game in campaign.games.items():
        depth = len(campaign.behind(game.after)) + 1
        places[number] = (MARGIN + depth * STEP, MARGIN + lanes[game.branch] * LANE)
    drawn = [rect(0, 0, width, height, 10, fill=PAPER)]
    for number, game in campaign.games.items():
        drawn.append(_branch_line(places[game.after], places[number], number in way, game.ended is None))
    for branch in campaign.branches:
        if branch.tip == branch.start and not branch.open and branch.number != 1:
            x, y = places[branch.start]
            drawn.append(_branch_line((x, y), (x + STEP / 2, MARGIN + lanes[branch.number] * LANE), False, True))
    tip = campaign.branch(here).tip
    drawn += [_place(number, *place, number in way or number == 0, number == tip) for number, place in places.items()]
    return picture(width, height, *drawn, title=words.say("home-branches"))


def _branch_line(start: tuple[float, float], end: tuple[float, float], ours: bool, unfinished: bool) -> str:
    (ax, ay), (bx, by) = start, end
    middle = (ax + bx) / 2
    curve = f"M{ax:.1f} {ay:.1f}C{middle:.1f} {ay:.1f} {middle:.1f} {by:.1f} {bx:.1f} {by:.1f}"
    dashes = "5 5" if unfinished else None
    colour = COLOURS[0] if ours else LINE
    return path(curve, fill="none", stroke=colour, stroke_width=4 if ours else 3, stroke_dasharray=dashes)


def _place(number: int, x: float, y: float, ours: bool, tip: bool) -> str:
    colour = COLOURS[0] if ours else LINE
    halo = circle(x, y, 23, fill="none", stroke=colour, stroke_width=2) if tip else ""
    if number == 0:
        return halo + circle(x, y, 9, fill=colour)
    return halo + circle(x, y, 18, fill=colour) + numeral(number, x, y + 7, 14, fill=PAPER)

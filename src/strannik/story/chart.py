"""The chart of a book's readings: how many sections of each part went well, and what they were worth, as SVG."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strannik.show import letters
from strannik.show.svg import ACCENT, CALM, INK, LINE, PAPER, mix, numeral, path, picture, rect, straight
from strannik.show.words import Words
from strannik.story.readings import Count, Readings

NAME: Final = 168
SHARE: Final = 340
WORTH: Final = 150
GAP: Final = 56
MARGIN: Final = 22
HEAD: Final = 86
BAR: Final = 9
ROW: Final = 14
"""The height of a bar, and from one to the next."""

COLOURS: Final = (CALM, ACCENT, "#c79416", "#7a5c99", "#3f7a4a", "#3a3640")
"""For each number of travellers, whose number stands beside its bar as well."""


def draw_readings(readings: Readings, words: Words) -> str:
    """A row for each part of the book, with a bar for each number of travellers; the aim lies behind them as a band."""
    parts = readings.parts()
    numbers = sorted({number for counts in parts.values() for number in counts})
    most = max([1.0, *[count.mean for counts in parts.values() for count in counts.values()]])
    tall = ROW * len(numbers) + 12
    width, height = 2 * MARGIN + NAME + SHARE + GAP + WORTH + 30, HEAD + tall * len(parts) + MARGIN
    drawn = [rect(0, 0, width, height, 10, fill=PAPER), *_head(numbers, words), *_scale(readings, height, words)]
    for at, (part, counts) in enumerate(parts.items()):
        top = HEAD + tall * at
        title = readings.volume.title(part, words)
        size = letters.fitted(title, NAME - 14, 15, "sans-bold")
        foot = top + (ROW * (len(numbers) - 1) + BAR) / 2 + size / 3
        drawn.append(letters.line(title, MARGIN, foot, size, "start", "sans-bold", fill=INK))
        drawn += _bars(top, counts, numbers, most)
    return picture(width, height, *drawn, title=words.say("book-report"))


def _head(numbers: list[int], words: Words) -> list[str]:
    """What the columns and the colours mean."""
    left, right = MARGIN + NAME, MARGIN + NAME + SHARE + GAP
    drawn = [letters.line(words.say("book-report"), MARGIN, 30, 18, "start", "serif", fill=INK)]
    drawn.append(letters.line(words.say("book-report-well"), left, 58, 13, "start", "sans", fill=INK))
    drawn.append(letters.line(words.say("book-report-worth"), right, 58, 13, "start", "sans", fill=INK))
    pen = right + WORTH + 30.0
    told = words.say("book-report-travellers")
    pen -= letters.width_of(told, 13, "sans")
    drawn.append(letters.line(told, pen, 30, 13, "start", "sans", fill=INK))
    for at, number in reversed(list(enumerate(numbers))):
        pen -= 34
        drawn.append(rect(pen, 20, 12, 12, 2, fill=COLOURS[at % len(COLOURS)]))
        drawn.append(numeral(number, pen + 21, 31, 11, fill=INK))
    return drawn


def _scale(readings: Readings, height: float, words: Words) -> list[str]:
    """The band of what is aimed at, and lines at every quarter."""
    left, foot = MARGIN + NAME, height - MARGIN
    drawn = []
    balance = readings.volume.frame.balance
    if balance is not None and balance.aim is not None:
        low, high = balance.aim
        band = mix(CALM, PAPER, 0.8)
        drawn.append(rect(left + SHARE * low, HEAD - 8, SHARE * (high - low), foot - HEAD + 8, fill=band))
        middle = left + SHARE * (low + high) / 2
        drawn.append(letters.line(words.say("book-report-aim"), middle, HEAD - 26, 12, "middle", "sans", fill=CALM))
    for quarter in range(5):
        x = left + SHARE * quarter / 4
        drawn.append(path(straight([(x, HEAD - 8), (x, foot)]), stroke=LINE, stroke_opacity=0.35))
        drawn.append(numeral(25 * quarter, x, HEAD - 12, 9, fill=LINE))
    return drawn


def _bars(top: float, counts: Mapping[int, Count], numbers: list[int], most: float) -> list[str]:
    left, right = MARGIN + NAME, MARGIN + NAME + SHARE + GAP
    drawn = []
    for at, number in enumerate(numbers):
        count = counts.get(number, Count())
        y, colour = top + ROW * at, COLOURS[at % len(COLOURS)]
        drawn.append(numeral(number, left - 10, y + BAR, 9, fill=colour))
        if not count.read:
            continue
        drawn.append(rect(left, y, max(1.0, SHARE * count.share), BAR, 2, fill=colour))
        share = str(round(100 * count.share))
        drawn.append(letters.line(share, left + SHARE + 30, y + BAR, 12, "end", "sans", fill=INK))
        drawn.append(rect(right, y, max(1.0, WORTH * count.mean / most), BAR, 2, fill=mix(colour, PAPER, 0.35)))
        worth = f"{count.mean:.1f}"
        drawn.append(letters.line(worth, right + WORTH + 8, y + BAR, 12, "start", "sans", fill=INK))
    return drawn

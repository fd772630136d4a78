"""Charts of how a book went: for each part of it and each number of travellers a share that went well, and a mean, as
SVG.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from strannik.show import letters
from strannik.show.svg import ACCENT, CALM, INK, LINE, PAPER, mix, numeral, path, picture, rect, straight
from strannik.show.words import Words
from strannik.story.proving.readings import Readings
from strannik.story.proving.trial import Trial

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

Bars = Mapping[int, tuple[float, float]]
"""By the number of travellers: how many went well, from 0 to 1, and the mean that stands beside it."""


@dataclass(frozen=True)
class Chart:
    """What is drawn: headings for the shares, the means and the numbers of travellers, and rows, each with its title;
    and what is aimed at.
    """

    title: str
    headings: Sequence[str]
    rows: Sequence[tuple[str, Bars]]
    aim: tuple[float, float] | None

    @property
    def numbers(self) -> list[int]:
        """With how many it was travelled."""
        return sorted({number for _, bars in self.rows for number in bars})


def draw_readings(readings: Readings, words: Words) -> str:
    """A row for each part of the book: how many of its sections went well, and what they were worth."""
    balance = readings.volume.frame.balance
    rows = [
        (readings.volume.title(part, words), {number: (one.share, one.mean) for number, one in counts.items()})
        for part, counts in readings.parts().items()
    ]
    headings = [words.say(message) for message in ("book-report-well", "book-report-worth", "book-report-travellers")]
    return draw(Chart(words.say("book-report"), headings, rows, None if balance is None else balance.aim), words)


def draw_trials(trials: Sequence[Trial], aim: tuple[float, float], words: Words) -> str:
    """A row for each mission: how many of its games were won, and how many turns they took."""
    rows: dict[str, dict[int, tuple[float, float]]] = {}
    for trial in trials:
        mean = trial.turns / trial.games if trial.games else 0.0
        rows.setdefault(words.name(f"mission-{trial.mission}"), {})[trial.heroes] = (trial.share, mean)
    headings = [words.say(message) for message in ("book-trial-won", "book-trial-turns", "book-trial-heroes")]
    return draw(Chart(words.say("book-trial"), headings, list(rows.items()), aim), words)


def draw(chart: Chart, words: Words) -> str:
    """A row for each part, with a bar for each number of travellers; the aim lies behind them as a band."""
    numbers = chart.numbers
    most = max([1.0, *[mean for _, bars in chart.rows for _, mean in bars.values()]])
    tall = ROW * len(numbers) + 12
    width, height = 2 * MARGIN + NAME + SHARE + GAP + WORTH + 30, HEAD + tall * len(chart.rows) + MARGIN
    drawn = [rect(0, 0, width, height, 10, fill=PAPER), *_head(chart), *_scale(chart, height, words)]
    for at, (title, bars) in enumerate(chart.rows):
        top = HEAD + tall * at
        size = letters.fitted(title, NAME - 26, 15, "sans-bold")
        foot = top + (ROW * (len(numbers) - 1) + BAR) / 2 + size / 3
        drawn.append(letters.line(title, MARGIN, foot, size, "start", "sans-bold", fill=INK))
        drawn += _bars(top, bars, numbers, most)
    return picture(width, height, *drawn, title=chart.title)


def _head(chart: Chart) -> list[str]:
    """What the columns and the colours mean."""
    left, right = MARGIN + NAME, MARGIN + NAME + SHARE + GAP
    share, mean, travellers = chart.headings
    drawn = [letters.line(chart.title, MARGIN, 30, 18, "start", "serif", fill=INK)]
    drawn.append(letters.line(share, left, 58, 13, "start", "sans", fill=INK))
    drawn.append(letters.line(mean, right, 58, 13, "start", "sans", fill=INK))
    pen = right + WORTH + 30.0
    pen -= letters.width_of(travellers, 13, "sans")
    drawn.append(letters.line(travellers, pen, 30, 13, "start", "sans", fill=INK))
    for at, number in reversed(list(enumerate(chart.numbers))):
        pen -= 34
        drawn.append(rect(pen, 20, 12, 12, 2, fill=COLOURS[at % len(COLOURS)]))
        drawn.append(numeral(number, pen + 21, 31, 11, fill=INK))
    return drawn


def _scale(chart: Chart, height: float, words: Words) -> list[str]:
    """The band of what is aimed at, and lines at every quarter."""
    left, foot = MARGIN + NAME, height - MARGIN
    drawn = []
    if chart.aim is not None:
        low, high = chart.aim
        band = mix(CALM, PAPER, 0.8)
        drawn.append(rect(left + SHARE * low, HEAD - 8, SHARE * (high - low), foot - HEAD + 8, fill=band))
        middle = left + SHARE * (low + high) / 2
        drawn.append(letters.line(words.say("book-report-aim"), middle, HEAD - 26, 12, "middle", "sans", fill=CALM))
    for quarter in range(5):
        x = left + SHARE * quarter / 4
        drawn.append(path(straight([(x, HEAD - 8), (x, foot)]), stroke=LINE, stroke_opacity=0.35))
        drawn.append(numeral(25 * quarter, x, HEAD - 12, 9, fill=LINE))
    return drawn


def _bars(top: float, bars: Bars, numbers: list[int], most: float) -> list[str]:
    left, right = MARGIN + NAME, MARGIN + NAME + SHARE + GAP
    drawn = []
    for at, number in enumerate(numbers):
        y, colour = top + ROW * at, COLOURS[at % len(COLOURS)]
        drawn.append(numeral(number, left - 10, y + BAR, 9, fill=colour))
        if number not in bars:
            continue
        share, mean = bars[number]
        drawn.append(rect(left, y, max(1.0, SHARE * share), BAR, 2, fill=colour))
        percent = str(round(100 * share))
        drawn.append(letters.line(percent, left + SHARE + 30, y + BAR, 12, "end", "sans", fill=INK))
        drawn.append(rect(right, y, max(1.0, WORTH * mean / most), BAR, 2, fill=mix(colour, PAPER, 0.35)))
        drawn.append(letters.line(f"{mean:.1f}", right + WORTH + 8, y + BAR, 12, "start", "sans", fill=INK))
    return drawn

"""Figures and tokens: heroes on their bases, enemies, search and objective tokens, counters, dice."""

from __future__ import annotations

import re
from typing import Final

from strannik.core.seats import SEATS
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.faces.art import art, colour, standing
from strannik.games.aftermath.faces.foes import figure_of
from strannik.games.aftermath.faces.page.lines import border
from strannik.games.aftermath.faces.page.marks import cap
from strannik.games.aftermath.faces.palette import (
    BONE,
    CREAM,
    DARK_SUITS,
    LINES,
    MOSS,
    NAVY,
    NIGHT,
    PAPER,
    RUST,
    SOOT,
    STEEL,
    YELLOW,
    YELLOW_DARK,
)
from strannik.show.letters import line
from strannik.show.svg import circle, ellipse, numeral, path, picture, placed, rect

SEAT_COLOURS: Final = {seat: colour(f"seat-{seat}") for seat in ("red", "blue", "green", "yellow")}
SEAT_SHAPES: Final = {
    "red": "M0-5.4A5.4 5.4 0 1 0 0.01-5.4Z",
    "blue": "M0-6.2L6.2 0L0 6.2L-6.2 0Z",
    "green": "M0-5.8L6 5H-6Z",
    "yellow": "M-5-5H5V5H-5Z",
}
"""The shape of each seat, as it stands beside the player's name, since colour never stands alone."""

SHADOW: Final = re.compile(r'<(ellipse|path)[^>]*fill-opacity="0.18"[^>]*/>')

FIGURE_WIDE: Final = 76.0
FIGURE_HIGH: Final = 96.0
TOKEN: Final = 48.0
PILL_WIDE: Final = 62.0
PILL_HIGH: Final = 28.0

TOKENS: Final = {
    "fire": "fire",
    "trap": "trap",
    "heavy": "heavy",
    "hook": "hook",
    "aim": "aim",
    "lit": "lamp",
    "dark": "hunting",
    "closed": "lock",
    "wound": "wound",
    "poisoned": "poisoned",
    "battery": "battery",
    "broken": "broken",
    "hunting": "hunting",
    "archivist": "archivist",
    "noise": "noise",
    "read": "read",
}
COUNTERS: Final = {
    "time": NAVY,
    "clues": YELLOW_DARK,
    "parts": colour("gunmetal"),
    "food": DARK_SUITS["yellow"],
    "population": MOSS,
    "morale": RUST,
}
MOST: Final = 30
SITUATIONS: Final = {"all_quiet": "quiet", "enemies": "enemies"}


def figure(hero: str, seat: str, title: str) -> str:
    """A hero's figure on a base of the seat's colour."""
    colour = SEAT_COLOURS[seat]
    base = ellipse(FIGURE_WIDE / 2, 84, 33, 10.5, fill=SOOT, fill_opacity=0.5)
    base += ellipse(FIGURE_WIDE / 2, 81, 32, 10, fill=colour, stroke=SOOT, stroke_width=2)
    base += ellipse(FIGURE_WIDE / 2, 80, 25, 6.6, fill=CREAM, fill_opacity=0.4)
    plate = placed(
        circle(0, 0, 9, fill=CREAM, stroke=SOOT, stroke_width=1.6)
        + path(SEAT_SHAPES[seat], fill=colour, stroke=SOOT, stroke_width=0.8),
        FIGURE_WIDE - 13,
        FIGURE_HIGH - 14,
    )
    halo = standing(f"figures/{hero}", FIGURE_WIDE / 2, 83, 66, 80)
    return picture(FIGURE_WIDE, FIGURE_HIGH, base, outlined(halo), halo, plate, title=title)


def outlined(drawn: str) -> str:
    """A pale rim about a figure, so that it stands out from any ground."""
    return f'<g stroke="{CREAM}" stroke-width="7" stroke-linejoin="round">{_stroked(drawn)}</g>'


def _stroked(drawn: str) -> str:
    """The same shapes without strokes of their own, and without shadows."""
    drawn = SHADOW.sub("", drawn)
    for attribute in ("stroke", "stroke-width", "stroke-opacity"):
        drawn = _without(drawn, attribute)
    return drawn


def _without(drawn: str, attribute: str) -> str:
    parts = drawn.split(f' {attribute}="')
    return parts[0] + "".join([part.split('"', 1)[1] for part in parts[1:]])


def foe(card: str, title: str) -> str:
    """An enemy's figure on a dark base; a boss has a gilded one."""
    boss = ENEMIES[card].boss
    rim = YELLOW if boss else colour("red-dark")
    base = ellipse(FIGURE_WIDE / 2, 84, 33, 10.5, fill=SOOT, fill_opacity=0.5)
    base += ellipse(FIGURE_WIDE / 2, 81, 32, 10, fill=rim, stroke=SOOT, stroke_width=2)
    base += ellipse(FIGURE_WIDE / 2, 80, 25, 6.6, fill=NIGHT, fill_opacity=0.55)
    drawn = standing(figure_of(card), FIGURE_WIDE / 2, 83, 68, 80)
    return picture(FIGURE_WIDE, FIGURE_HIGH, base, outlined(drawn), drawn, title=title)


def round_token(sign: str, title: str, fill: str = BONE, dark: str = STEEL) -> str:
    """A sign on a bottle cap."""
    half = TOKEN / 2
    return picture(
        TOKEN, TOKEN, placed(cap(fill, dark, 21.5), half, half) + art(f"signs/{sign}", half, half, 26, 26), title=title
    )


def search_token(difficulty: str, title: str) -> str:
    """A search token, its number up. [AM-1.8]"""
    half = TOKEN / 2
    disc = circle(half, half, 22, fill=YELLOW, stroke=SOOT, stroke_width=2)
    inner = circle(half, half, 18, fill=CREAM, stroke=YELLOW_DARK, stroke_width=1.6)
    glass = art("signs/search", half - 3, half - 3, 34, 34)
    return picture(
        TOKEN, TOKEN, disc, inner, glass, numeral(difficulty, half - 6.4, half + 1.6, 15, fill=SOOT), title=title
    )


def objective(title: str) -> str:
    half = TOKEN / 2
    disc = circle(half, half, 22, fill=RUST, stroke=SOOT, stroke_width=2)
    return picture(TOKEN, TOKEN, disc, art("signs/star", half, half - 1, 36, 36), title=title)


def changed_line(kind: str, title: str) -> str:
    """A plate that says what a line is now."""
    plate = rect(1, 1, 62, 30, 8, fill=PAPER, stroke=SOOT, stroke_width=2)
    drawn = border(kind, [(10 + 4.4 * place, 16) for place in range(11)])
    dark = rect(6, 6, 52, 20, 4, fill=colour("asphalt-light"))
    return picture(64, 32, plate, dark, drawn, title=title)


def counter(name: str, value: str, title: str) -> str:
    """A counter of the campaign board with its value. [AM-0.6]"""
    plate = rect(1, 1, PILL_WIDE - 2, PILL_HIGH - 2, 13, fill=COUNTERS[name], stroke=SOOT, stroke_width=1.6)
    number = numeral(value, 43, 19.4, 14, fill=CREAM)
    return picture(PILL_WIDE, PILL_HIGH, plate, art(f"signs/{name}", 16, PILL_HIGH / 2, 21, 21), number, title=title)


def situation(which: str, title: str) -> str:
    """The situation token. [AM-5.1]"""
    fill, dark = (colour("moss-light"), MOSS) if which == "all_quiet" else (LINES["red"], colour("red-dark"))
    return round_token(SITUATIONS[which], title, fill, dark)


def die(colour: str, value: str, title: str) -> str:
    """A white or a black die. [AM-11.5]"""
    fill, ink = (CREAM, SOOT) if colour == "white" else (NIGHT, CREAM)
    body = rect(2, 2, 44, 44, 9, fill=fill, stroke=SOOT, stroke_width=2)
    shine = rect(6, 6, 36, 36, 6, fill="none", stroke=ink, stroke_opacity=0.3, stroke_width=1.4)
    return picture(TOKEN, TOKEN, body, shine, numeral(value, 24, 34, 23, fill=ink), title=title)


def party(title: str) -> str:
    """The marker of the party on the city map."""
    half = TOKEN / 2
    disc = placed(cap(YELLOW, YELLOW_DARK, 22), half, half)
    return picture(TOKEN, TOKEN, disc, art("signs/paw", half, half, 27, 27), title=title)


def mission_flag(number: str, title: str) -> str:
    """Where a mission leads, on the city map."""
    pole = art("signs/morale", 24, 24, 42, 42)
    return picture(TOKEN, TOKEN, pole, line(number, 33, 22, 13, face="sans-bold", fill=CREAM), title=title)


PLAYERS: Final = SEATS[:4]

"""Tokens: spells, companies, camps, boats, markers, and Tom's tiles."""

from __future__ import annotations

from strannik.games.glow.cards import Card
from strannik.games.glow.entries import TileEntry
from strannik.games.glow.faces.art import fragment
from strannik.games.glow.faces.card import condition, effects
from strannik.games.glow.faces.icons import burst_number, icon, lit
from strannik.games.glow.faces.palette import HAZE, LIGHTS, NIGHT, PALE, RIM, SEAT_PAINTS, defs, halo
from strannik.show.svg import circle, group, number, numeral, path, picture, placed, polygon, rect, ring

SIZE = 40.0

SEAT_MARKS = {"red": 3, "blue": 4, "green": 5, "yellow": 6}
"""Every seat's sign besides its colour: corners of a polygon."""


def spell(face: Card, title: str) -> str:
    """A spell, face up: what triggers it and what it does."""
    scale = 0.95 if face.same else 1.12
    return picture(
        SIZE,
        SIZE,
        defs(),
        halo("violet", 20, 20, 20, 0.5),
        fragment("tokens/spell"),
        condition(face, 20, 13.2, scale),
        effects(face, 20, 27.4, 1.2),
        title=title,
    )


def spell_back(title: str) -> str:
    """A spell, face down."""
    disc = circle(20, 20, 19, fill="#1a0f2c", stroke=LIGHTS["violet"], stroke_width=1)
    return picture(
        SIZE, SIZE, defs(), disc, halo("violet", 20, 20, 17), placed(icon("cast_spells"), 20, 20, 2.6), title=title
    )


def sign(seat: str, x: float, y: float, r: float) -> str:
    """A seat's sign, since colour never stands alone."""
    return placed(polygon(ring(SEAT_MARKS[seat], r), fill=NIGHT), x, y)


def company(seat: str) -> str:
    """A band of three with a light, in the colour of the seat."""
    band = fragment("tokens/company", paint=SEAT_PAINTS[seat])
    return picture(28, 28, band, sign(seat, 14, 17.6, 2.5), title=seat)


def camp(seat: str) -> str:
    """A tent in the colour of the seat."""
    tent = fragment("tokens/camp", paint=SEAT_PAINTS[seat])
    return picture(28, 28, defs(), halo("bursts", 14, 18, 12, 0.5), tent, sign(seat, 14, 12.5, 2.3), title=seat)


def boat(seat: str) -> str:
    """A boat with a lantern and a sail in the colour of the seat."""
    boat = fragment("tokens/boat", paint=SEAT_PAINTS[seat])
    return picture(28, 28, defs(), halo("bursts", 14, 17, 13, 0.45), boat, sign(seat, 17.2, 12.6, 2.2), title=seat)


def marker(seat: str) -> str:
    """The marker on the score track."""
    paint = SEAT_PAINTS[seat]
    ball = circle(14, 14, 10, fill=paint, stroke=PALE, stroke_width=1.2)
    return picture(28, 28, circle(14, 14, 13.4, fill=paint, opacity=0.3), ball, sign(seat, 14, 14, 4.8), title=seat)


def tom(title: str) -> str:
    """Tom: a grey wanderer with one bright eye."""
    eye = halo("fire", 14, 11.4, 5) + circle(14, 11.4, 1.3, fill=PALE)
    return picture(28, 28, defs(), fragment("tokens/tom"), eye, title=title)


def tile(entry: TileEntry, title: str) -> str:
    """A tile of Tom's: how far his band goes, his bursts, and whether camp or boat moves."""
    plate = rect(1, 1, 58, 26, 5, fill=HAZE, stroke=RIM, stroke_width=0.8)
    steps = placed(icon("companions"), 10, 14, 1.3) + numeral(f"+{entry.steps}", 23, 17.4, 8, fill=PALE)
    bonus = burst_number(entry.bursts, 37, 14, 1.1) if entry.bursts else ""
    move = ""
    if entry.move:
        turn = "" if entry.move == "min" else "rotate(180)"
        arrow = group(path("M-2.6-1.4H2.6L0 2.4Z", fill=PALE), transform=turn or None)
        move = lit("camp", 50, 11.4, 0.9) + placed(arrow, 50, 22)
    return picture(60, 28, defs(), plate, steps, bonus, move, title=title)


def footprints(count: int) -> str:
    """Footprints that lie on a space of the track."""
    text = (
        numeral(count, 19, 22.5, 11, fill=PALE, stroke=NIGHT, stroke_width=number(60), paint_order="stroke")
        if count > 1
        else ""
    )
    return picture(
        28,
        28,
        defs(),
        halo("footprints", 14, 14, 14, 0.7),
        placed(icon("footprints"), 12, 13, 1.9),
        text,
        title=str(count),
    )

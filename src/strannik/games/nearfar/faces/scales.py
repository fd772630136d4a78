"""The scales of the town hall: what is given in one pan, what is taken in the other."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK, PARCHMENT
from strannik.show.letters import line
from strannik.show.svg import Point, circle, data, mix, numeral, path, picture, rect, straight
from strannik.show.words import Words

WIDE: Final = 420.0
HIGH: Final = 252.0
GIVEN: Final = 105.0
TAKEN: Final = 315.0
"""The middle of each pan."""

LEVEL: Final = 140.0
SINKS: Final = 14.0
"""How high the pans hang, and how far the heavier one sinks."""

PAN: Final = 172.0
PITCH: Final = 33.0
TOKEN: Final = 32.0
WORTH: Final = 40.0
BEAM: Final = 62.0
TILTS: Final = {"left": 1, "even": 0, "right": -1}
"""How far the left pan hangs below the right one, by which of them is heavier."""

BRASS: Final = mix(GOLD, INK, 0.25)
MOST_WORTH: Final = 40
"""More than five goods of the dearest kind and whatever a cart adds."""


def tilt(value: int, worth: int) -> str:
    """Which pan is heavier."""
    return "even" if value == worth else "left" if value > worth else "right"


def pan(middle: float, heavier: str) -> float:
    """How high a pan hangs."""
    sinks = TILTS[heavier] * SINKS
    return LEVEL + (sinks if middle == GIVEN else -sinks)


def lying(middle: float, heavier: str, place: int, many: int) -> Point:
    """Where one of several goods lies in a pan."""
    return middle + (place - (many - 1) / 2) * PITCH, pan(middle, heavier) - TOKEN / 2 - 1


def worth_at(middle: float, heavier: str) -> Point:
    """Where what is in a pan is counted."""
    return middle, pan(middle, heavier) + 40


def scales(heavier: str, words: Words) -> str:
    """The scales, with the heavier pan lower."""
    sinks = TILTS[heavier] * SINKS
    centre = WIDE / 2
    foot = path(
        data(
            "M",
            centre - 46,
            HIGH - 6,
            "h",
            92.0,
            "q",
            -4.0,
            -16.0,
            -34.0,
            -18.0,
            "h",
            -24.0,
            "q",
            -30.0,
            2.0,
            -34.0,
            18.0,
        )
        + "Z",
        fill=BRASS,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
    )
    post = rect(centre - 5, BEAM - 12, 10, HIGH - BEAM - 8, 4, fill=BRASS, stroke=INK, stroke_width=2)
    ends = [(GIVEN, BEAM + sinks), (TAKEN, BEAM - sinks)]
    beam = path(straight(ends), fill="none", stroke=INK, stroke_width=11, stroke_linecap="round") + path(
        straight(ends), fill="none", stroke=GOLD, stroke_width=7, stroke_linecap="round"
    )
    knob = circle(centre, BEAM, 11, fill=GOLD, stroke=INK, stroke_width=2)
    sides = [
        side(middle, top, pan(middle, heavier), words.say(message))
        for (middle, top), message in zip(ends, PANS, strict=True)
    ]
    ground = rect(1, 1, WIDE - 2, HIGH - 2, 16, fill=PARCHMENT, stroke=mix(GOLD, INK, 0.5), stroke_width=2)
    return picture(WIDE, HIGH, ground, post, foot, beam, knob, *sides, title=words.say("area-scales"))


PANS: Final = ("pan-given", "pan-taken")


def side(middle: float, top: float, low: float, called: str) -> str:
    """A pan on its chains, and whose it is."""
    chains = straight([(middle - PAN / 2, low), (middle, top), (middle + PAN / 2, low)])
    bowl = data("M", middle - PAN / 2, low, "h", PAN, "q", -18.0, 22.0, -PAN / 2, 22.0, "t", -PAN / 2, -22.0) + "Z"
    return (
        path(chains, fill="none", stroke=INK, stroke_width=1.6, stroke_dasharray="5 3")
        + path(bowl, fill=GOLD, stroke=INK, stroke_width=2, stroke_linejoin="round")
        + line(called, middle, top - 18, 17, face="serif-bold", fill=INK)
    )


def worth_plate(worth: int, title: str) -> str:
    """What lies in a pan is worth so much."""
    plate = rect(1, 1, 42, 30, 8, fill=CREAM, stroke=INK, stroke_width=2)
    return picture(44, 32, plate, numeral(worth, 22, 25, 18, fill=INK), title=title)

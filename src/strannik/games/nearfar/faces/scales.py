"""The scales of the town hall: what is given in one pan, what is taken in the other."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK
from strannik.show.letters import line
from strannik.show.svg import Point, circle, numeral, path, picture, placed, rect, straight
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

PANS: Final = ("pan-given", "pan-taken")
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
    ends = [(GIVEN, BEAM + sinks), (TAKEN, BEAM - sinks)]
    beam = [
        path(straight(ends), fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")
        for colour, width in ((INK, 11), (GOLD, 7))
    ]
    knob = circle(WIDE / 2, BEAM, 11, fill=GOLD, stroke=INK, stroke_width=2)
    sides = [
        side(middle, top, pan(middle, heavier), words.say(message))
        for (middle, top), message in zip(ends, PANS, strict=True)
    ]
    return picture(WIDE, HIGH, fragment("town/scales"), *beam, knob, *sides, title=words.say("area-scales"))


def side(middle: float, top: float, low: float, called: str) -> str:
    """A pan on its chains, and whose it is."""
    chains = straight([(middle - PAN / 2, low), (middle, top), (middle + PAN / 2, low)])
    name = line(called, middle, top - 18, 17, face="serif-bold", fill=INK)
    hung = path(chains, fill="none", stroke=INK, stroke_width=1.6, stroke_dasharray="5 3")
    return hung + placed(fragment("town/pan"), middle, low) + name


def worth_plate(worth: int, title: str) -> str:
    """What lies in a pan is worth so much."""
    plate = rect(1, 1, 42, 30, 8, fill=CREAM, stroke=INK, stroke_width=2)
    return picture(44, 32, plate, numeral(worth, 22, 25, 18, fill=INK), title=title)

"""The road of a drive page: the vehicle with its places, the road ahead, and who follows. [AM-31.1]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.cards import VEHICLES
from strannik.games.aftermath.faces.art import art, colour
from strannik.games.aftermath.faces.palette import ASPHALT, CREAM, NAVY, NIGHT, SOOT, YELLOW, YELLOW_LIGHT
from strannik.show.letters import block
from strannik.show.svg import Point, circle, gradient, mix, path, picture, polygon, rect, tag
from strannik.show.words import Words

WIDE: Final = 1000.0
HIGH: Final = 560.0
PLACES: Final[dict[str, list[Point]]] = {
    "skate": [(630, 250), (350, 230), (490, 130)],
    "truck": [(700, 270), (325, 200), (450, 105), (570, 190)],
    "boat": [(650, 230), (515, 115), (435, 250), (295, 190)],
}
"""Where the slots of each vehicle are, from A on."""

LETTERS: Final = "ABCD"
ROAD_AT: Final[Point] = (880, 170)
CHASER_AT: Final[Point] = (110, 190)
DAMAGE_AT: Final[Point] = (500, 470)


def place_at(vehicle: str, role: str) -> Point:
    """Where somebody with this role sits."""
    return PLACES[vehicle][VEHICLES[vehicle].index(role)]


def ride_board(vehicle: str, words: Words) -> str:
    """A street downhill, seen from the side, and the vehicle on it; the boat goes by night on the canal."""
    afloat = vehicle == "boat"
    sky = (NIGHT, "#3a4a5e", colour("water")) if afloat else ("#8a5a3a", "#d99a5a", YELLOW_LIGHT)
    defs = tag(
        "defs",
        gradient("sky", (0, sky[0]), (0.6, sky[1]), (1, sky[2])),
        tag("clipPath", rect(0, 0, WIDE, HIGH, 20), id="edge"),
    )
    parts = [
        rect(0, 0, WIDE, HIGH, fill="url(#sky)"),
        houses(),
        street(afloat),
        art(f"things/{vehicle}", 480, 310, 480, 300),
    ]
    parts += [slot(vehicle, role, number, words) for number, role in enumerate(VEHICLES[vehicle])]
    return picture(WIDE, HIGH, defs, f'<g clip-path="url(#edge)">{"".join(parts)}</g>', title=words.name(vehicle))


def houses() -> str:
    roofs = "M0 300V180L60 130L120 180V230H200V150H280V210L340 160L400 210V260H520V170H620V240"
    roofs += "L690 190L760 240V200H860V260L930 210L1000 250V420H0Z"
    return path(roofs, fill=SOOT, fill_opacity=0.55)


def street(afloat: bool) -> str:
    """Asphalt with a broken line down its middle, or water."""
    ground = NAVY if afloat else ASPHALT
    road = polygon([(0, 360), (1000, 430), (1000, 560), (0, 560)], fill=ground)
    kerb = path("M0 360L1000 430", stroke=mix(CREAM, ground, 0.4), stroke_width=8)
    middle = path(
        "M0 470L1000 520",
        stroke=CREAM if not afloat else colour("water-light"),
        stroke_opacity=0.8,
        stroke_width=7,
        stroke_dasharray="46 34",
    )
    return road + kerb + middle


def slot(vehicle: str, role: str, number: int, words: Words) -> str:
    """A lettered place in the vehicle with what one does there."""
    x, y = PLACES[vehicle][number]
    seat = circle(x, y, 46, fill=CREAM, fill_opacity=0.55, stroke=SOOT, stroke_width=3, stroke_dasharray="9 6")
    plate = rect(x - 66, y + 40, 132, 27, 6, fill=CREAM, stroke=SOOT, stroke_width=1.6)
    named = block(words.name(role), x + 8, y + 53.5, 104, 15, 1, "serif-bold", fill=SOOT)
    letter = circle(x - 62, y + 53, 15, fill=YELLOW, stroke=SOOT, stroke_width=2) + block(
        LETTERS[number], x - 62, y + 53, 24, 17, 1, "sans-bold", fill=SOOT
    )
    return seat + plate + named + letter

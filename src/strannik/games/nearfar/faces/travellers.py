"""Those of the long journeys: the eight who travel, as character cards, and the four who wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.back import MIDDLE
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import BONE, CREAM, GLASS, GOLD, INK, LINE, PARCHMENT, PEN, STEEL, WOOD
from strannik.games.nearfar.faces.people.humans import human
from strannik.games.nearfar.faces.people.lizards import lizard
from strannik.games.nearfar.faces.people.looks import BLACK, BROWN, CHESTNUT, DARK, FAIR, GREY, PALE, TAN, WHITE, Look
from strannik.games.nearfar.faces.things.garments import crown
from strannik.games.nearfar.faces.things.tools import spade
from strannik.show.letters import block
from strannik.show.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card,
    circle,
    ellipse,
    gradient,
    group,
    mix,
    path,
    placed,
    polygon,
    rect,
    tag,
)
from strannik.show.words import Words

TOP: Final = 46
"""Where the portrait ends and the words begin."""

HEROES: Final[dict[str, str]] = {
    "rin": "#8a4a3a",
    "eyim": "#5a6a72",
    "grear": "#7a5a2c",
    "vera": "#3f6b66",
    "tanian": "#4a5588",
    "kikli": "#a8703d",
    "riza": "#6a3f62",
    "shardling": "#2f5f78",
}
"""The sky behind each."""


def rin() -> str:
    soot = circle(-4, 0, 1, fill=INK, fill_opacity=0.5) + circle(5, -6, 0.8, fill=INK, fill_opacity=0.5)
    return human(Look(FAIR, CHESTNUT, "braids", "#6b3a2c", "band", "#8d2a22", mark="scar")) + soot


def eyim() -> str:
    return human(Look(DARK, GREY, "short", "#8a949a", "hood", "#6a7680", beard="short"))


def grear() -> str:
    return human(Look(TAN, BLACK, "mohawk", "#8a5a33", "", beard="full", mark="scar"))


def vera() -> str:
    pencil = placed(
        rect(-7, -0.9, 12, 1.8, 0.6, fill=GOLD, **LINE) + polygon([(5, -0.9), (8, 0), (5, 0.9)], fill=BONE, **LINE),
        9,
        -8,
        1,
        -50,
    )
    return human(Look(BROWN, BLACK, "bun", "#3d6b66", "")) + pencil


def tanian() -> str:
    lids = path("M-5-3Q-3.2-1.8-1.4-3M1.4-3Q3.2-1.8 5-3", **{**PEN, "stroke_width": 1.4})
    return human(Look(PALE, WHITE, "long", "#4a5588", "circlet", "#9fd0e6")) + lids


def kikli() -> str:
    flour = ellipse(5, 0.4, 2.4, 1.4, fill=CREAM, fill_opacity=0.8)
    return lizard(Look("#b8863a", "#e9c46a", "frill", "#f1ede4")) + flour


def riza() -> str:
    return human(Look(TAN, BLACK, "curly", "#6a3f62", "hat", "#3f2f4a", mark="mask"))


def shardling() -> str:
    body = polygon([(0, -18), (9, -6), (7, 12), (0, 20), (-7, 12), (-9, -6)], fill=GLASS, **LINE)
    facets = path(
        "M0-18L-2-2L-9-6M-2-2L7 12M-2-2L0 20M0-18L9-6L-2-2", **{**PEN, "stroke": "#5f98a8", "stroke_width": 0.7}
    )
    eyes = circle(-3, 0, 1.2, fill=INK) + circle(3, 0, 1.2, fill=INK) + path("M-2 5Q0 6.6 2 5", **PEN)
    sparks = "".join(
        [
            placed(polygon([(0, -2.6), (0.7, 0), (0, 2.6), (-0.7, 0)], fill=CREAM), x, y)
            for x, y in ((-14, -8), (13, -12), (14, 6))
        ]
    )
    return body + facets + eyes + sparks


PORTRAITS: Final[dict[str, Callable[[], str]]] = {
    "rin": rin,
    "eyim": eyim,
    "grear": grear,
    "vera": vera,
    "tanian": tanian,
    "kikli": kikli,
    "riza": riza,
    "shardling": shardling,
}


def character_card(id: str, words: Words) -> str:
    """A traveller: who it is, and what for. [NF-3.3.2]"""
    colour, name = HEROES[id], words.name(id)
    light = gradient("sky", (0, mix(colour, INK, 0.15)), (0.7, mix(colour, CREAM, 0.5)), (1, mix(colour, CREAM, 0.75)))
    frame = tag("defs", tag("clipPath", rect(0, 0, CARD_WIDTH, TOP), id="window"))
    sky = rect(0, 0, CARD_WIDTH, TOP, fill="url(#sky)") + circle(MIDDLE, 22, 18, fill=CREAM, fill_opacity=0.35)
    bust = group(placed(PORTRAITS[id](), MIDDLE, 26, 1.1), clip_path="url(#window)")
    plate = rect(0, TOP, CARD_WIDTH, CARD_HEIGHT - TOP, fill=PARCHMENT) + path(
        f"M0 {TOP}H63", stroke=INK, stroke_width=0.6
    )
    band = rect(4, TOP - 4.4, CARD_WIDTH - 8, 10, 3, fill=colour, stroke=INK, stroke_width=0.6)
    title = block(name, MIDDLE, TOP + 0.6, 50, 6.6, 1, fill=CREAM, face="serif-bold")
    about = block(words.say(f"about-{id}"), MIDDLE, 68, 55, 4.6, 5, face="serif")
    return card(frame, sky, bust, plate, band, title, about, title=name, defs=light)


# Who waits in the Last Ruin, drawn about the origin within 40 by 40


def zag() -> str:
    tool = placed(spade(STEEL), 14, 2, 0.7, 20)
    return human(Look(TAN, GREY, "short", "#7a5a33", "hat", "#5a4326", beard="moustache")) + tool


def shreya() -> str:
    sword = placed(
        polygon([(-1, 10), (-1, -14), (0, -17), (1, -14), (1, 10)], fill=STEEL, **LINE)
        + rect(-4, 10, 8, 1.8, 0.6, fill=GOLD, **LINE),
        -15,
        4,
        1,
        -12,
    )
    return human(Look(BROWN, BLACK, "long", "#2f4a6b", "bandana", "#b8392f", mark="earrings")) + sword


def queen() -> str:
    mask = path("M-7.4-7Q0-10 7.4-7L6.4 1Q0 8-6.4 1Z", fill=BONE, **LINE) + path(
        "M-4.6-3.4L-1.8-2.6M4.6-3.4L1.8-2.6", **{**PEN, "stroke_width": 1.6}
    )
    tusk = path("M-7 1Q-15 4-14-8Q-11 0-6.4-1.4Z", fill=CREAM, **LINE)
    ruler = placed(
        rect(-1.6, -15, 3.2, 26, 0.4, fill=WOOD, **LINE)
        + path("M-1.6-11H0M-1.6-7H0M-1.6-3H0M-1.6 1H0M-1.6 5H0", **PEN),
        16,
        4,
    )
    return (
        human(Look(PALE, WHITE, "long", "#efe4c9", "circlet", "#efe4c9"))
        + tusk
        + group(tusk, transform="scale(-1 1)")
        + mask
        + ruler
    )


def king() -> str:
    cup = placed(path("M-4-4H4Q4 3 0 3.4Q-4 3-4-4ZM0 3.4V6M-3 7H3", fill=GOLD, **LINE), -14, 10)
    return (
        human(Look(FAIR, WHITE, "long", "#a8322b", "", beard="long"))
        + placed(crown(GOLD, ["#a8322b"] * 3), 0, -14, 0.62)
        + cup
    )


BOSS_BUSTS: Final[dict[str, Callable[[], str]]] = {
    "boss-zag": zag,
    "boss-shreya": shreya,
    "boss-queen": queen,
    "boss-king": king,
}


def seal(x: float, y: float) -> str:
    """The mark of those whom all must beat."""
    return circle(x, y, 5, fill="#8d2a22", stroke=INK, stroke_width=0.6) + icon("chiefs", x, y, 0.66)

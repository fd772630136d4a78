"""What a journey gives: talents as cards, clues as slips. Emblems are drawn about the origin within 36 by 36."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.cards import TALENTS
from strannik.games.nearfar.faces.back import MIDDLE
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import (
    BONE,
    BRASS,
    CREAM,
    DARK_STEEL,
    DARK_WOOD,
    FLAME,
    GLASS,
    GOLD,
    INK,
    JADE,
    LEATHER,
    LINE,
    PARCHMENT,
    PEN,
    SHADE,
    STEEL,
    WOOD,
)
from strannik.games.nearfar.faces.things.garments import glove
from strannik.games.nearfar.faces.things.papers import chart, contract, volume
from strannik.games.nearfar.faces.things.tools import lantern
from strannik.show.letters import block
from strannik.show.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card,
    circle,
    ellipse,
    gradient,
    mix,
    numeral,
    path,
    picture,
    placed,
    polygon,
    rect,
    ring,
)
from strannik.show.words import Words

HEAD: Final = 14
FOOT: Final = 58
COLOUR: Final = "#4f4a78"
"""The band of talents, as evening is in the hills."""

SLIP_WIDTH: Final = 44
SLIP_HEIGHT: Final = 26


def star(radius: float) -> str:
    return polygon(ring(5, radius, radius * 0.46), fill=GOLD, **LINE)


def martial_arts() -> str:
    return glove("#a8493a", "#6d2a20") + path("M-15 10L-10 6M-16 2L-11 1M15 10L10 6M16 2L11 1", **PEN)


def potion_brewing() -> str:
    flask = path("M-4-14H4V-5L12 10Q13 15 8 15H-8Q-13 15-12 10L-4-5Z", fill=GLASS, **LINE)
    brew = path("M-8.4 3H8.4L11 9.6Q12 13.6 8 13.6H-8Q-12 13.6-11 9.6Z", fill=JADE)
    bubbles = circle(-3, 7, 1.6, fill=CREAM) + circle(3, 10, 1.1, fill=CREAM) + circle(1, -10, 1.2, fill=JADE)
    return flask + brew + bubbles + rect(-5.4, -16.4, 10.8, 3, 1.2, fill=WOOD, **LINE)


def knowledge() -> str:
    return volume("#35557f", star(4))


def piano() -> str:
    case = path("M-16-10Q-2-16 6-8Q10-4 16-4V2H-16Z", fill=DARK_WOOD, **LINE)
    keys = rect(-16, 2, 32, 9, 0.8, fill=CREAM, **LINE)
    white = path("M-12 2V11M-8 2V11M-4 2V11M0 2V11M4 2V11M8 2V11M12 2V11", **{**PEN, "stroke_width": 0.6})
    black = "".join([rect(x, 2, 2, 5, fill=INK) for x in (-13, -9, -1, 3, 11)])
    return case + keys + white + black + rect(-13, 11, 3, 6, fill=DARK_WOOD) + rect(10, 11, 3, 6, fill=DARK_WOOD)


def treasure_hunting() -> str:
    return chart("#8a5a33") + placed(icon("artifact", 0, 0, 0.8), 9, -9)


def cooking() -> str:
    pot = path("M-13-2H13Q14 13 6 15H-6Q-14 13-13-2Z", fill=DARK_STEEL, **LINE) + rect(
        -15, -4.4, 30, 3.4, 1.6, fill=STEEL, **LINE
    )
    steam = path("M-6-8Q-9-11-6-14M0-8Q-3-12 0-16M6-8Q3-11 6-14", **{**PEN, "stroke": SHADE, "stroke_width": 1.4})
    fire = path("M-7 19Q-9 15-4 15Q-3 17-1 14.6Q2 17 4 15Q9 15 7 19Z", fill=FLAME, **LINE)
    return fire + pot + steam


def meditation() -> str:
    petal = path("M0 8Q-6 0 0-12Q6 0 0 8Z", fill="#e9a8b8", **LINE)
    petals = "".join([placed(petal, 0, 2, 1, turn) for turn in (-60, 60, -32, 32, 0)])
    return (
        petals
        + path("M-15 12Q0 18 15 12Q8 8 0 9Q-8 8-15 12Z", fill=JADE, **LINE)
        + circle(0, -14.6, 2.4, fill=GOLD, **LINE)
    )


def sharp_tongue() -> str:
    bubble = path("M-15-12Q0-19 15-12Q20-2 13 5Q4 10-3 7L-10 14L-9 6Q-20 0-15-12Z", fill=CREAM, **LINE)
    blade = polygon([(-9, 1), (7, -9), (11, -10), (9, -6), (-7, 4)], fill=STEEL, **LINE)
    return bubble + blade + placed(rect(-3, -1.4, 6, 2.8, 0.8, fill=BRASS, **LINE), -8.6, 3, 1, -32)


def bounty_hunting() -> str:
    return contract("#8d2a22", icon("enemies", 0, 0, 0.9))


def bribery() -> str:
    hand = path("M-16 6Q-6 0 2 3L12-1Q16-2 15 2L4 10Q-4 15-16 13Z", fill="#c98f63", **LINE)
    return hand + placed(icon("coins", 0, 0, 1.1), 5, -6) + placed(icon("coins", 0, 0, 0.8), -5, -10)


def politics() -> str:
    stairs = rect(-16, 11, 32, 4, 0, fill=BONE, **LINE) + rect(-13, 8, 26, 3, 0, fill=BONE, **LINE)
    pillars = "".join([rect(x, -6, 4, 14, 0.8, fill=CREAM, **LINE) for x in (-11, -4.6, 1.8, 8)])
    return stairs + pillars + polygon([(-15, -6), (0, -16), (15, -6)], fill=BRASS, **LINE) + placed(star(3), 0, -9.6)


def scrounging() -> str:
    sack = path("M-10-6Q-17 8-10 15H10Q17 8 10-6Q0-2-10-6Z", fill=LEATHER, **LINE)
    neck = path("M-8-12Q0-8 8-12L10-6Q0-2-10-6Z", fill=mix(LEATHER, CREAM, 0.3), **LINE)
    patch = rect(-6, 3, 8, 7, 1, fill="#5d6f4a", **LINE) + path("M-6 5H-8M-6 8H-8M2 5H4M2 8H4", **PEN)
    return sack + neck + patch + path("M-11-7Q0-3 11-7", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 1.8})


def bird_breeding() -> str:
    nest = path("M-16 4Q0 10 16 4Q14 16 0 16Q-14 16-16 4Z", fill=WOOD, **LINE) + path(
        "M-13 9Q0 13 13 9M-10 13H10", **PEN
    )
    eggs = "".join([ellipse(x, y, 4, 5.2, fill=CREAM, **LINE) for x, y in ((-6, 2), (6, 2), (0, 0))])
    return eggs + nest + icon("bird", 0, -10, 1)


def fishing() -> str:
    fish = path("M-14 6Q-6-4 6 4L13-2V12L6 8Q-6 15-14 6Z", fill="#7fa8b8", **LINE) + circle(-9, 5, 1.1, fill=INK)
    rod = path("M-15-16L10-12Q14-11 13-4M13-4Q13 0 10 0", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 1.4})
    return fish + path("M-5 2Q-3 6-5 10M1 3Q3 6 1 9", **PEN) + rod


def storytelling() -> str:
    flames = path("M-6 14Q-10 6-3 2Q-2-6 4-12Q4-4 8-1Q12 8 6 14Z", fill=FLAME, **LINE) + path(
        "M-2 14Q-4 9 1 6Q5 9 3 14Z", fill=GOLD
    )
    logs = path("M-13 16L13 12M-13 12L13 16", **{**PEN, "stroke": DARK_WOOD, "stroke_width": 3})
    return logs + flames + placed(icon("adventure", 0, 0, 0.8), -10, -9) + placed(icon("reputation", 0, 0, 0.8), 12, -9)


def spelunking() -> str:
    cave = path("M-17 15Q-17-14 0-15Q17-14 17 15Z", fill="#54504a", **LINE) + path(
        "M-10-10L-8-3L-6-11M4-13L6-5L8-12", fill=SHADE
    )
    return cave + placed(lantern(GOLD, BRASS), 0, 2, 0.66)


def gem_trading() -> str:
    scale = path("M-13-8H13M0-14V13M-7 14H7", **{**PEN, "stroke": BRASS, "stroke_width": 1.8})
    pans = path("M-18 2Q-13 8-8 2ZM8 2Q13 8 18 2Z", fill=BRASS, **LINE) + path(
        "M-13-8L-18 2M-13-8L-8 2M13-8L8 2M13-8L18 2", **PEN
    )
    return scale + pans + icon("gems", -13, -2, 0.7) + icon("coins", 13, -2, 0.7)


def persuasion() -> str:
    left = path("M-18-4L-8-7L2 0L-2 6L-16 8Z", fill="#c98f63", **LINE)
    right = path("M18-4L8-7L-3 1Q-4 6 1 6L16 8Z", fill="#e8bd93", **LINE)
    return left + right + path("M-4 3L-2 9M0 4L2 9M4 4L6 8", **PEN) + placed(icon("hearts", 0, 0, 0.8), 0, -13)


EMBLEMS: Final[dict[str, Callable[[], str]]] = {
    "martial-arts": martial_arts,
    "potion-brewing": potion_brewing,
    "knowledge": knowledge,
    "piano": piano,
    "treasure-hunting": treasure_hunting,
    "cooking": cooking,
    "meditation": meditation,
    "sharp-tongue": sharp_tongue,
    "bounty-hunting": bounty_hunting,
    "bribery": bribery,
    "politics": politics,
    "scrounging": scrounging,
    "bird-breeding": bird_breeding,
    "fishing": fishing,
    "storytelling": storytelling,
    "spelunking": spelunking,
    "gem-trading": gem_trading,
    "persuasion": persuasion,
}


def talent_card(id: str, words: Words) -> str:
    """A talent: its emblem, what it does, and the stars it costs. [NF-17.5]"""
    name = words.name(id)
    name = name[:1].upper() + name[1:]
    band = rect(0, 0, CARD_WIDTH, HEAD, fill=COLOUR) + path(f"M0 {HEAD}H{CARD_WIDTH}", stroke=INK, stroke_width=0.6)
    title = block(name, MIDDLE, 7, 57, 6, 2, fill=CREAM, face="serif-bold")
    sky = rect(0, HEAD, CARD_WIDTH, FOOT - HEAD, fill="url(#sky)")
    disc = circle(MIDDLE, (HEAD + FOOT) / 2, 20, fill=CREAM, fill_opacity=0.6)
    emblem = placed(EMBLEMS[id](), MIDDLE, (HEAD + FOOT) / 2, 1.02)
    plate = rect(0, FOOT, CARD_WIDTH, CARD_HEIGHT - FOOT, fill=PARCHMENT) + path(
        f"M0 {FOOT}H63", stroke=INK, stroke_width=0.6
    )
    about = block(words.say(f"about-{id}"), MIDDLE, 72, 57, 4.6, 4, face="sans")
    price = placed(star(6.4), 8, 22) + numeral(str(TALENTS[id].cost), 8, 24, 5, fill=INK)
    light = gradient("sky", (0, mix(COLOUR, CREAM, 0.4)), (1, mix(COLOUR, CREAM, 0.85)))
    return card(sky, disc, emblem, band, title, plate, about, price, title=name, defs=light)


def clue_slip(name: str) -> str:
    """A clue: one word on a grey slip, torn from something larger. [NF-16.3.1]"""
    torn = "M1 3L6 1.6L12 3L20 1.4L28 3L36 1.6L43 3V23L37 24.6L30 23L22 24.8L14 23L7 24.6L1 23Z"
    paper = path(torn, fill="#cfc9ba", **LINE)
    rules = path("M5 8H39M5 19H39", stroke=SHADE, stroke_width=0.4)
    blot = circle(37, 20, 2.2, fill="#5a5468", fill_opacity=0.5) + circle(
        39.6, 18.4, 0.9, fill="#5a5468", fill_opacity=0.5
    )
    word = block(name, SLIP_WIDTH / 2, 13.6, 38, 6.4, 2, face="serif-bold")
    return picture(SLIP_WIDTH, SLIP_HEIGHT, paper, rules, blot, word, title=name)

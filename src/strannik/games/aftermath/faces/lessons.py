"""Pictures for the pages that teach the game, composed of its own cards, tokens and signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.aftermath.faces.art import art, standing
from strannik.games.aftermath.faces.page.ground import boards
from strannik.games.aftermath.faces.page.lines import border
from strannik.games.aftermath.faces.page.marks import cap, mark
from strannik.games.aftermath.faces.palette import (
    BONE,
    CREAM,
    DARK_SUITS,
    MOSS_DARK,
    NIGHT,
    PAPER,
    SOOT,
    STEEL,
    SUITS,
    YELLOW,
    YELLOW_LIGHT,
)
from strannik.show.svg import circle, ellipse, mix, numeral, path, picture, placed, rect, tag

WIDE: Final = 320
HIGH: Final = 180
SYMBOLS: Final = {
    "green": "agility",
    "red": "strength",
    "blue": "resilience",
    "yellow": "intuition",
    "white": "heroism",
    "black": "threat",
}


def small_card(colour: str, value: int, x: float, y: float, turn: float = 0) -> str:
    """An action card at a glance."""
    body = rect(-19, -27, 38, 54, 4, fill=SUITS[colour], stroke=SOOT, stroke_width=1.4)
    disc = circle(0, 3, 12, fill=CREAM, stroke=DARK_SUITS[colour], stroke_width=2)
    corner = circle(-12, -19, 6.4, fill=DARK_SUITS[colour], stroke=CREAM, stroke_width=0.8)
    number = numeral(str(value), -12, -15.6, 7.4, fill=CREAM)
    return placed(body + disc + art(f"signs/{SYMBOLS[colour]}", 0, 3, 16, 16) + corner + number, x, y, 1, turn)


def die(x: float, y: float, value: int, fill: str, ink: str) -> str:
    body = rect(-15, -15, 30, 30, 6, fill=fill, stroke=SOOT, stroke_width=1.6)
    return placed(body + numeral(str(value), 0, 7, 16, fill=ink), x, y)


def sheet(*inside: str, ground: str = PAPER) -> str:
    return rect(0, 0, WIDE, HIGH, fill=ground) + "".join(inside)


def floor() -> str:
    """Boards under everything."""
    return tag("defs", boards()) + rect(0, 0, WIDE, HIGH, fill="url(#ground)")


def hand() -> str:
    """Five cards are drawn; black ones go to the track."""
    colours = [("green", 2, -22), ("red", 1, -11), ("yellow", 3, 0), ("white", 2, 11)]
    fan = [
        small_card(colour, value, 84 + place * 34, 112 - (2 - abs(place - 1.5)) * 4, turn)
        for place, (colour, value, turn) in enumerate(colours)
    ]
    arrow = path("M206 84Q232 56 256 66", fill="none", stroke=SOOT, stroke_width=3, stroke_dasharray="5 4")
    slots = [
        rect(236, 22 + place * 30, 66, 26, 5, fill=SOOT, fill_opacity=0.25, stroke=CREAM, stroke_opacity=0.6)
        for place in range(5)
    ]
    threat = (
        rect(238, 54, 30, 22, 4, fill=NIGHT, stroke=CREAM)
        + art("signs/threat", 247, 65, 13, 13)
        + numeral("2", 261, 70, 11, fill=CREAM)
    )
    return sheet(*fan, arrow, *slots, threat, ground=mix(MOSS_DARK, PAPER, 0.45))


def move() -> str:
    """A dashed line costs one, a coloured one three, or one with cards of its colour."""
    lines = border("dashed", [(110.0, float(y)) for y in range(-6, 190, 6)]) + border(
        "red", [(214.0, float(y)) for y in range(-6, 190, 6)]
    )
    hero = ellipse(56, 130, 26, 7, fill=SOOT, fill_opacity=0.35) + standing("figures/meziah", 56, 132, 70, 92)
    way = path(
        "M86 108Q150 66 252 104",
        fill="none",
        stroke=CREAM,
        stroke_width=4,
        stroke_dasharray="3 9",
        stroke_linecap="round",
    )
    costs = [plate(110, 62, "1"), plate(214, 62, "3")]
    cheaper = plate(262, 62, "1") + small_card("red", 2, 262, 118) + small_card("red", 3, 292, 122, 8)
    return floor() + lines + way + hero + "".join(costs) + cheaper


def plate(x: float, y: float, value: str) -> str:
    return placed(cap(YELLOW, "#a8791a", 16) + numeral(value, 0, 6.4, 15, fill=SOOT), x, y)


def check() -> str:
    """The first card bears the skill, the others match it; then the die is added."""
    first = rect(30, 52, 48, 64, 7, fill=YELLOW_LIGHT) + small_card("yellow", 2, 54, 84)
    plus = [numeral("+", x, 92, 20, fill=SOOT) for x in (92, 156, 214)]
    cards = small_card("yellow", 1, 124, 84) + small_card("green", 2, 184, 84)
    against = art("signs/search", 296, 84, 26, 26) + numeral("5", 282, 138, 26, fill=SOOT)
    bonus = art("signs/intuition", 54, 142, 22, 22) + numeral("+1", 82, 150, 16, fill=SOOT)
    return sheet(first, *plus, cards, die(244, 84, 2, CREAM, SOOT), against, bonus)


def threat() -> str:
    """As many threats as enemies, and they act: the value says what they do."""
    slot = rect(20, 40, 280, 48, 8, fill=SOOT, fill_opacity=0.3)
    stub = (
        rect(22, 42, 44, 44, 6, fill=NIGHT, stroke=CREAM)
        + art("signs/threat", 36, 64, 20, 20)
        + numeral("3", 55, 71, 18, fill=CREAM)
    )
    card = rect(66, 42, 232, 44, 6, fill=PAPER, stroke=SOOT) + art("figures/raider", 90, 64, 40, 42)
    cells = []
    for place, strength in enumerate((4, 5, 6)):
        x = 124 + place * 56
        fill = YELLOW_LIGHT if place == 2 else BONE
        cells.append(
            rect(x, 48, 50, 32, 5, fill=fill, stroke=SOOT)
            + circle(x + 11, 64, 8, fill=SOOT)
            + numeral(str(place + 1), x + 11, 68.6, 10, fill=CREAM)
        )
        cells.append(art("signs/attack", x + 28, 64, 14, 14) + numeral(str(strength), x + 42, 69.6, 13, fill=SOOT))
    tokens = placed(cap("#a3ab62", "#74803f", 22), 112, 134) + art("signs/quiet", 112, 134, 28, 28)
    tokens += placed(cap("#d2402f", "#7f241d", 22), 206, 134) + art("signs/enemies", 206, 134, 28, 28)
    turn = path(
        "M138 134H178M170 127L179 134L170 141", fill="none", stroke=CREAM, stroke_width=4, stroke_linecap="round"
    )
    return sheet(slot, stub, card, *cells, tokens, turn, ground=MOSS_DARK)


def book() -> str:
    """Numbers are read, stars are reached, glasses are searched, doors are left by."""
    marks = ["poi:1", "objective:o", "search:s", "hide", "exit:e"]
    row = [placed(mark(name, 0, 0), 44 + place * 58, 60, 1.15) for place, name in enumerate(marks)]
    props = [
        art(f"props/{name}", 44 + place * 58, 132, 50, 60)
        for place, name in enumerate(("telephone", "sacks", "umbrella-stand", "boot", "front-door"))
    ]
    return floor() + "".join(row) + "".join(props)


def talk() -> str:
    """While all is quiet, strangers can be won over."""
    hero = ellipse(96, 150, 34, 8, fill=SOOT, fill_opacity=0.3) + standing("figures/whisper", 96, 152, 90, 116)
    rat = ellipse(226, 150, 34, 8, fill=SOOT, fill_opacity=0.3) + standing("figures/raider", 226, 152, 90, 116)
    said = art("signs/talk", 158, 52, 46, 46) + art("signs/intuition", 158, 50, 22, 22)
    return floor() + hero + rat + said


def rest() -> str:
    """Food heals, conditions pass, things are mended, time goes by."""
    fire = art("signs/fire", 160, 116, 60, 60)
    company = [standing(f"figures/{hero}", x, 152, 60, 84) for hero, x in (("ringr", 96), ("grumple", 228))]
    shown = [("food", "wound", 48), ("rest", "condition", 140), ("parts", "broken", 232)]
    rows = []
    for gives, takes, x in shown:
        rows.append(
            rect(x - 12, 18, 74, 34, 8, fill=CREAM, fill_opacity=0.9) + art(f"signs/{gives}", x + 6, 35, 22, 22)
        )
        rows.append(
            path(f"M{x + 20} 35h10m-4-4l4 4l-4 4", fill="none", stroke=SOOT, stroke_width=2)
            + art(f"signs/{takes}", x + 44, 35, 22, 22)
        )
    return sheet(*company, fire, *rows, ground=NIGHT)


def together() -> str:
    """Everybody says what they are for; the archivist has the last word."""
    heroes = (("meziah", "exit"), ("whisper", "exit"), ("ringr", "search"), ("grumple", "exit"))
    drawn = []
    for place, (hero, sign) in enumerate(heroes):
        x = 50 + place * 74
        bubble = path(
            "M-20-17H20V15H4L-6 26V15H-20Z", fill=CREAM, stroke=SOOT, stroke_width=1.8, stroke_linejoin="round"
        )
        drawn.append(standing(f"figures/{hero}", x, 168, 64, 86) + placed(bubble, x + 6, 44))
        drawn.append(art(f"signs/{sign}", x + 6, 43, 24, 24))
    last_word = placed(cap(CREAM, STEEL, 17), 306, 150) + art("signs/archivist", 306, 150, 22, 22)
    return sheet(*drawn, last_word, ground=mix(YELLOW, PAPER, 0.6))


LESSONS: Final[dict[str, Callable[[], str]]] = {
    "hand": hand,
    "move": move,
    "check": check,
    "threat": threat,
    "book": book,
    "talk": talk,
    "rest": rest,
    "together": together,
}


def lesson(name: str, title: str) -> str:
    return picture(WIDE, HIGH, LESSONS[name](), title=title)

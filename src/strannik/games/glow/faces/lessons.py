"""Pictures beside the pages that teach Glow: its own cards, dice and boards, laid as the sentence says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.glow.cards import ADVENTURERS, COMPANIONS
from strannik.games.glow.faces.archipelago import archipelago
from strannik.games.glow.faces.card import companion, hero
from strannik.games.glow.faces.dice import die
from strannik.games.glow.faces.icons import burst_number, icon, lit
from strannik.games.glow.faces.palette import GOLD, NIGHT, PALE, RIM, defs
from strannik.games.glow.faces.province import province
from strannik.games.glow.faces.tokens import boat, company
from strannik.games.glow.faces.tracks import score_track
from strannik.show.lessons import arrow, scene, shown
from strannik.show.lessons import lit as edged
from strannik.show.svg import numeral, placed

TALL: Final = 88 / 63
MET: Final = ("likyar-1", "thoape-2", "hymoros-21", "dvol-22", "okans-23")
"""Who waits at the meeting track."""


def lesson(name: str) -> str:
    """One of the scenes."""
    return scene(defs(), LESSONS[name](), ground=NIGHT, ink=RIM, title=name)


def rolled(colour: str, side: str, x: float, y: float, wide: float, turn: float = 0) -> str:
    return shown(die(colour, True, side, ""), x, y, wide, f"d{x:.0f}{y:.0f}".replace("-", "m"), turn)


def morning() -> str:
    """Five wait, and with the one that is recruited come the dice on its space."""
    waiting = ""
    for place, id in enumerate(MET):
        y = 44 if place == 2 else 56
        waiting += shown(companion(COMPANIONS[id], ""), 20 + 30 * place, y, 28, f"c{place}")
    brought = [shown(die("blue", False, "none", ""), x, 90, 18, f"s{x}") for x in (71, 89)]
    chosen = edged(80, 44, 30, 30 * TALL, GOLD) + "".join(brought) + arrow(80, 102, 80, 122, GOLD)
    return waiting + chosen + placed(icon("footprints"), 50, 88, 1.3) + placed(icon("footprints"), 140, 88, 1.3)


def dice() -> str:
    """All dice are rolled; a reroll throws again, three of them turn a die."""
    sides = (("red", "fire", -8), ("green", "water", 6), ("blue", "plant", -4), ("purple", "air", 9))
    throw = "".join([rolled(colour, side, 26 + 36 * at, 30, 30, turn) for at, (colour, side, turn) in enumerate(sides)])
    again = lit("rerolls", 14, 92, 1.5) + rolled("red", "fire", 36, 92, 22) + arrow(50, 92, 60, 92, PALE)
    turned = "".join([lit("rerolls", x, 92, 1.1) for x in (96, 110, 124)])
    return throw + again + rolled("red", "stone", 73, 92, 22) + turned + rolled("green", "stone", 145, 92, 22)


def noon() -> str:
    """The dice show what the card needs, so it acts."""
    dice = rolled("azure", "air", 28, 42, 32, -6) + rolled("orange", "stone", 28, 86, 32, 5)
    card = shown(hero(ADVENTURERS["eoles"], ""), 116, 64, 78, "eoles")
    return dice + arrow(48, 46, 74, 90, GOLD, 6) + arrow(48, 86, 74, 96, GOLD, 4) + card


def on_foot() -> str:
    """The company on its way through the province, led by the dice."""
    board = shown(province(""), 80, 58, 156, "land")
    here = shown(company("red"), 47, 26, 20, "we")
    return board + here + rolled("red", "fire", 118, 114, 24) + lit("footprints", 144, 114, 1.6)


def by_boat() -> str:
    """A boat among the islands, and as many different elements as its route asks for."""
    board = shown(archipelago(""), 80, 58, 156, "sea")
    sail = shown(boat("blue"), 84, 52, 20, "boat")
    return board + sail + rolled("blue", "water", 118, 114, 24) + rolled("green", "plant", 144, 114, 24)


def counting() -> str:
    """The score track, and a firefly for every companion."""
    track = shown(score_track(""), 80, 26, 152, "track")
    each = ""
    for place in range(3):
        each += shown(companion(COMPANIONS[MET[place]], ""), 22 + 32 * place, 86, 30, f"e{place}")
        each += lit("fireflies", 32 + 32 * place, 64, 1.5)
    return track + each + numeral("+", 114, 92, 14, fill=PALE) + burst_number(10, 138, 86, 2.4)


LESSONS: Final[dict[str, Callable[[], str]]] = {
    "lesson-morning": morning,
    "lesson-dice": dice,
    "lesson-noon": noon,
    "lesson-province": on_foot,
    "lesson-archipelago": by_boat,
    "lesson-counting": counting,
}

"""Pictures beside the pages that teach Roll Player: its own dice and cards, laid as the sentence says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.rollplayer.faces.dice import die, matching_die
from strannik.games.rollplayer.faces.emblems import ACTIONS, coin, emblem, star
from strannik.games.rollplayer.faces.market import class_card, initiative, market_card
from strannik.games.rollplayer.faces.palette import COIN, DARK_WOOD, PARCHMENT, SHADE
from strannik.games.rollplayer.faces.sheet import score
from strannik.show.lessons import arrow, lit, scene, shown
from strannik.show.svg import ACCENT, INK, group, numeral, placed, rect
from strannik.show.words import Words

TALL: Final = 88 / 63


def lesson(name: str, words: Words) -> str:
    """One of the scenes."""
    return scene(LESSONS[name](words), ground=PARCHMENT, ink=DARK_WOOD, title=name)


def cube(colour: str, value: int, x: float, y: float, wide: float, turn: float = 0) -> str:
    return shown(die(colour, value, ""), x, y, wide, f"d{x:.0f}-{y:.0f}", turn)


def goals(words: Words) -> str:
    """A row of three dice that comes to the number which the class wants."""
    row = rect(64, 20, 90, 40, 6, fill=SHADE)
    dice = cube("red", 5, 82, 40, 22) + cube("purple", 6, 107, 40, 22) + cube("green", 6, 132, 40, 22)
    met = shown(score(17, 0, ""), 84, 84, 30, "met") + arrow(82, 56, 84, 68, ACCENT)
    stars = placed(star(9), 112, 84) + placed(star(9), 134, 84)
    own = cube("purple", 3, 84, 112, 18) + placed(star(7), 106, 112)
    return shown(class_card("monk", words), 32, 64, 56, "class") + row + dice + met + stars + own


def drafting(words: Words) -> str:
    """Dice in ascending order on the initiative cards; one is taken."""
    cards = (("green", 2, 0), ("red", 4, 1), ("blue", 6, 0))
    drawn = ""
    for place, (colour, value, gold) in enumerate(cards):
        card = initiative(place + 1, gold, (colour, value), "")
        drawn += shown(card, 30 + 50 * place, 58, 44, f"i{place}")
    return drawn + lit(80, 58, 47, 47 * TALL, ACCENT) + arrow(80, 94, 80, 122, ACCENT)


def rows(words: Words) -> str:
    """What the six rows do: turn over, swap, change by one, roll again, move the alignment, a token."""
    drawn = ""
    shows = {"str": (2, 5), "con": (3, 4), "int": (1, 5)}
    for place, (name, action) in enumerate(ACTIONS.items()):
        x, y = 20 + 76 * (place // 3), 24 + 40 * (place % 3)
        drawn += rect(x - 14, y - 16, 72, 33, 6, fill=SHADE) + placed(emblem(action), x, y, 0.7)
        if name in shows:
            before, after = shows[name]
            drawn += cube("blue", before, x + 24, y, 17) + cube("blue", after, x + 48, y, 17)
            drawn += arrow(x + 33, y, x + 39.5, y, ACCENT)
    return drawn


def market(words: Words) -> str:
    """Three cards to buy, and what one pays with; or two coins for none of them."""
    drawn = ""
    for place, id in enumerate(("longbow", "mystic_robes", "concentrate")):
        drawn += shown(market_card(id, words), 30 + 50 * place, 46, 46, f"m{place}")
    bought = lit(80, 46, 48, 48 * TALL, ACCENT) + arrow(80, 114, 80, 84, ACCENT)
    return drawn + bought + "".join([placed(coin(8), x, 108) for x in (44, 56, 68, 96, 108)])


def skill(words: Words) -> str:
    """A skill is used and rests, and the alignment moves by its arrow."""
    ready = shown(market_card("concentrate", words), 42, 64, 66, "ready") + lit(42, 64, 68, 68 * TALL, COIN)
    rests = group(shown(market_card("concentrate", words), 124, 46, 44, "rests", 90), opacity=0.6)
    moved = group(placed(emblem("step"), 122, 100, 0.9), transform="matrix(-1 0 0 1 244 0)")
    return ready + arrow(78, 46, 89, 46, ACCENT) + rests + moved


def stars(words: Words) -> str:
    """Goals, class dice, the past: all of it comes to stars."""
    lines = (
        shown(score(17, 0, ""), 28, 26, 26, "row") + placed(star(8), 62, 26) + placed(star(8), 80, 26),
        cube("purple", 4, 28, 62, 24) + placed(star(8), 62, 62),
        shown(matching_die("red", 5, ""), 28, 98, 24, "past") + placed(star(8), 62, 98),
    )
    sum = placed(star(30), 124, 62) + numeral("27", 124, 70, 18, fill=INK)
    return "".join(lines) + arrow(78, 74, 92, 66, ACCENT) + sum


LESSONS: Final[dict[str, Callable[[Words], str]]] = {
    "lesson-goals": goals,
    "lesson-drafting": drafting,
    "lesson-rows": rows,
    "lesson-market": market,
    "lesson-skill": skill,
    "lesson-stars": stars,
}

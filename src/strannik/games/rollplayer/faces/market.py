"""Cards of the market, initiative cards, class and people cards, and backs."""

from __future__ import annotations

from typing import Final

from strannik.games.rollplayer.cards import ARMOR_SETS, ATTRIBUTES, CLASSES, COLOURS, MARKET, RACES, Card, Trait
from strannik.games.rollplayer.faces.armor import armor, set_sign
from strannik.games.rollplayer.faces.art import drawings, fragment
from strannik.games.rollplayer.faces.blocks import block_below
from strannik.games.rollplayer.faces.dice import body, pip
from strannik.games.rollplayer.faces.emblems import (
    CONDITIONS,
    CRESTS,
    DICE,
    EFFECTS,
    TRAITS,
    arrow,
    coin,
    dice_of,
    emblem,
    grid,
    hands,
    star,
)
from strannik.games.rollplayer.faces.palette import (
    CREAM,
    DARK_WOOD,
    DIE,
    LABEL,
    LIGHT_WOOD,
    PARCHMENT,
    SHADE,
    SOFT,
    TYPE,
    WOOD,
)
from strannik.games.rollplayer.faces.people import medallion
from strannik.games.rollplayer.sentences import ability_text, face_text, goal_sign
from strannik.show.letters import block
from strannik.show.svg import (
    CARD_WIDTH,
    INK,
    card,
    circle,
    mix,
    numeral,
    path,
    placed,
    polygon,
    rect,
    ring,
)
from strannik.show.words import Words

MIDDLE: Final = CARD_WIDTH / 2
HEAD: Final = 13.5
"""Where the head ends and the picture begins."""
SCENE: Final = 51
"""Where the picture ends and what a card does begins."""


def market_card(id: str, words: Words) -> str:
    """A card of the market: name, price, emblem, what it does, and its arrow."""
    one = MARKET[id]
    colour = TYPE[one.type]
    band = rect(0, 0, CARD_WIDTH, HEAD, fill=colour) + path(
        f"M0 {HEAD}H{CARD_WIDTH}", stroke=DARK_WOOD, stroke_width=0.7
    )
    name = block(words.name(id), 26, 6.9, 44, 6, 2, fill=CREAM, face="serif-bold")
    price = placed(coin(6.6, str(one.cost)), 55.4, 7)
    drawn = placed(pictured(one), MIDDLE, (HEAD + SCENE) / 2 - 0.6, 0.96)
    if one.trait is not None and one.trait.attr >= 0:
        short = words.say(f"short-{ATTRIBUTES[one.trait.attr]}")
        drawn += block(short, 11, 18.4, 18, 5, 1, face="sans-bold", fill=mix(colour, INK, 0.3))
    ranks = [
        circle(5 + 3.4 * at, SCENE - 3.4, 1.2, fill=colour, stroke=CREAM, stroke_width=0.5) for at in range(one.rank)
    ]
    parts = [fragment("scenes/hall", kind=colour), drawn, *ranks, band, name, price, foot(one, words)]
    return card(*parts, title=words.name(id), ground=PARCHMENT)


def foot(one: Card, words: Words) -> str:
    """What the card does, with the signs of its kind."""
    colour = TYPE[one.type]
    kind = block(
        words.say(f"type-{one.type}"),
        18 if one.arrow or one.hands else MIDDLE,
        83.6,
        30,
        4.4,
        1,
        fill=colour,
        face="serif-bold",
    )
    if one.type == "armor":
        return kind + armor_foot(one, words)
    panel = rect(3.4, 52.8, CARD_WIDTH - 6.8, 23.4, 2.4, fill=LABEL, stroke=LIGHT_WOOD, stroke_width=0.5)
    text = panel + block(face_text(one, words), MIDDLE, 64.6, 53.5, 4.9, 3, face="sans")
    signs = ""
    if one.hands:
        signs = placed(hands(one.hands, 3.4), 51, 82)
    if one.arrow:
        compass = circle(0, 0, 5.2, fill=LABEL, stroke=colour, stroke_width=0.9) + arrow(one.arrow, 3.8, colour)
        signs = placed(compass, 54.6, 81)
    return text + kind + signs


def armor_foot(one: Card, words: Words) -> str:
    """The star table of the set, and the class colours it names."""
    kind = ARMOR_SETS[one.armor_set]
    wide = 10.4
    left = MIDDLE - (kind.size - 1) * wide / 2
    drawn = []
    for count in range(1, kind.size + 1):
        x = left + wide * (count - 1)
        drawn.append(rect(x - 4.6, 54, 9.2, 18, 1.6, fill=LABEL, stroke=LIGHT_WOOD, stroke_width=0.5))
        drawn.append(numeral(str(count), x, 60.4, 4.4, fill=SOFT) + placed(star(4.4), x, 66.6))
        drawn.append(numeral(str(kind.stars[count]), x, 68.2, 3.6, fill=INK))
    colours = [
        placed(
            circle(0, 0, 2.9, fill=DIE[COLOURS[colour]], stroke=INK, stroke_width=0.4) + pip(COLOURS[colour], 1.3),
            54 - 7 * at,
            82.4,
        )
        for at, colour in enumerate(kind.colours)
    ]
    sign = placed(set_sign(one.armor_set, 3.6), 9, 82.4)
    return "".join(drawn) + "".join(colours) + sign


def pictured(one: Card) -> str:
    """The picture in the middle of a card."""
    if one.type == "weapon":
        return emblem(one.id) if one.id in drawings("emblems") else star(10)
    if one.type == "armor":
        return armor(one.id, one.armor_set)
    if one.trait is not None:
        shown = emblem(TRAITS[one.id]) if one.id in TRAITS else condition(one.trait)
        return emblem("laurel") + placed(shown, 0, 0, 0.7)
    (name, given), *_ = one.effect[0].items()
    return emblem("climb" if given.get("change") == "adjust" else EFFECTS[name])


def condition(trait: Trait) -> str:
    """What a trait looks at."""
    if trait.op == "token_in":
        return grid(trait.cells)
    if trait.op == "per_dice_of_color":
        return dice_of(COLOURS[trait.colour])
    if trait.op in DICE:
        return dice_of(DICE[trait.op])
    return armor("helm", "chain") if trait.op == "armor_set_size_at_least" else emblem(CONDITIONS[trait.op])


def market_back(title: str) -> str:
    return card(fragment("backs/market"), title=title, ground=WOOD)


def initiative(number: int, gold: int, die: tuple[str, int] | None, title: str) -> str:
    """An initiative card with its coin and its die, or without."""
    shown = numeral(str(number), MIDDLE, 26.6, 15, fill=INK)
    drawn = placed(body(*die), MIDDLE - 17, 44, 34 / 24) if die else ""
    purse = placed(coin(7), 53, 10) if gold else ""
    return card(fragment("backs/initiative"), shown, drawn, purse, title=title)


def enemy(value: int, words: Words) -> str:
    """The enemy of a solo game beside the initiative cards: a skull, a black die, and what it is. [RP-3.8]"""
    shown = placed(fragment("backs/skull"), MIDDLE, 20)
    drawn = placed(body("black", value), MIDDLE - 17, 44, 34 / 24)
    name = block(words.say("label-enemy"), MIDDLE, 36.8, 54, 5.6, 1, fill=PARCHMENT, face="serif-bold")
    return card(fragment("backs/initiative"), shown, drawn, name, title=words.say("piece-enemy", {"value": value}))


def portrait_card(race: str, side: str, words: Words) -> str:
    """One of the two portraits of a people. [RP-3.2.2]"""
    bust = placed(medallion(race, side, LIGHT_WOOD), MIDDLE, 36, 0.62)
    name = block(words.name(side), MIDDLE, 75, 56, 6.2, 1, face="serif-bold")
    return card(bust, name, title=f"{words.name(race)}, {words.name(side)}", ground=PARCHMENT)


def class_card(id: str, words: Words) -> str:
    """A class to choose: colour, goals with stars, ability."""
    role = CLASSES[id]
    colour = DIE[role.colour_name]
    ink = INK if role.colour_name in ("white", "gold") else CREAM
    band = rect(0, 0, CARD_WIDTH, 20, fill=colour) + path(f"M0 20H{CARD_WIDTH}", stroke=DARK_WOOD, stroke_width=0.6)
    rays = placed(polygon(ring(12, 15, 6), fill=CREAM, fill_opacity=0.28), 12, 10)
    plate = circle(0, 0, 8.6, fill=PARCHMENT, stroke=DARK_WOOD, stroke_width=0.8)
    crest = plate + placed(emblem(CRESTS[id]), 0, 0, 0.42)
    name = block(words.name(id), 41, 9, 38, 6.6, 1, fill=ink, face="serif-bold")
    signs = [rays, placed(crest, 12, 10), placed(pip(role.colour_name, 1.7), 41, 16)]
    rows = []
    for row, attr in enumerate(ATTRIBUTES):
        goal, y = role.goals[row], 25.6 + 6.2 * row
        rows.append(rect(4, y - 3, CARD_WIDTH - 8, 5.8, 1.4, fill=SHADE if row % 2 == 0 else PARCHMENT))
        rows.append(block(words.say(f"short-{attr}"), 11.4, y, 14, 4.2, 1, face="sans-bold"))
        rows.append(numeral(goal_sign(goal).replace("–", "−"), 30.6, y + 1.9, 4.6, fill=INK))
        rows += [placed(star(2.1), 43.4 + 4.2 * at, y) for at in range(goal.stars)]
    ability = block(words.say(f"ability-{id}"), MIDDLE, 65, 56, 5, 1, face="serif-bold")
    does = block_below(ability_text(role, words), MIDDLE, 69.4, 56, 4.6, 3, fill=SOFT, face="sans")
    return card(band, *signs, name, *rows, ability, does, title=words.name(id), ground=PARCHMENT)


def people_card(race: str, words: Words) -> str:
    """A people to choose: the bust, and what it changes."""
    bust = placed(medallion(race, "sun", LIGHT_WOOD), MIDDLE, 31, 0.56)
    name = block(words.name(race), MIDDLE, 63, 56, 7, 1, face="serif-bold")
    changes = [(attr, amount) for attr, amount in zip(ATTRIBUTES, RACES[race], strict=True) if amount]
    notes = []
    for at, (attr, amount) in enumerate(changes):
        x = MIDDLE + 24 * (at - (len(changes) - 1) / 2)
        sign = f"+{amount}" if amount > 0 else f"−{-amount}"
        notes.append(block(words.say(f"short-{attr}"), x - 4, 77, 12, 4.6, 1, face="sans-bold"))
        notes.append(numeral(sign, x + 7, 79, 5.4, fill=INK))
    return card(bust, name, *notes, title=words.name(race), ground=PARCHMENT)

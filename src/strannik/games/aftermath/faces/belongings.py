"""Cards that heroes hold or suffer: characters, items, abilities, conditions."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.card_text import ability_text, condition_text, item_use
from strannik.games.aftermath.cards import ABILITIES, CHARACTERS, CONDITIONS, ITEMS, Item
from strannik.games.aftermath.faces.art import colour
from strannik.games.aftermath.faces.card import (
    MIDDLE,
    beside,
    counted,
    foot,
    head,
    note,
    said,
    scene,
    sheet,
    sign,
    stamped,
)
from strannik.games.aftermath.faces.page.marks import cap
from strannik.games.aftermath.faces.palette import (
    BONE,
    CREAM,
    MOSS,
    NAVY,
    PLUM,
    RUST,
    SOOT,
    STEEL,
    SUITS,
    WOOD,
    YELLOW_DARK,
)
from strannik.games.aftermath.sentences import title
from strannik.show.letters import block
from strannik.show.svg import CARD_HEIGHT, CARD_WIDTH, numeral, placed
from strannik.show.words import Words

ITEM_TINTS: Final = {
    "weapon": RUST,
    "armour": colour("gunmetal"),
    "gadget": NAVY,
    "consumable": MOSS,
    "improvement": SUITS["blue"],
    "stash": WOOD,
}
SLOT_SIGNS: Final = {"head": "head", "body": "body", "paw": "hand", "gadget": "gadget"}
KEYWORD_SIGNS: Final = {"noise": "noise", "light": "lamp"}
CLASS_HERO: Final = {character.class_: id for id, character in CHARACTERS.items()}
PICTURE_FOOT: Final = 55.0
"""Where the picture of an item ends."""

HERO_TINTS: Final = {"meziah": SUITS["green"], "whisper": SUITS["blue"], "ringr": YELLOW_DARK, "grumple": SUITS["red"]}


def item_card(id: str, words: Words) -> str:
    """An item: its slot before the name, what it does below, what its repair takes in the corner. [AM-17.5]"""
    one = ITEMS[id]
    tint = ITEM_TINTS[one.kind]
    parts = [
        scene(f"items/{id}", 13, PICTURE_FOOT, 36),
        head(title(id, words), tint, 13),
        stamped(slot_sign(one), 7.4, 7.2, BONE, STEEL),
    ]
    parts += [foot(PICTURE_FOOT, tint), said(item_use(one, words), PICTURE_FOOT + 1.5, CARD_HEIGHT - 11)]
    return sheet(words.name(id), tint, *parts, *edge(one))


def slot_sign(one: Item) -> str:
    if one.slot:
        return SLOT_SIGNS[one.slot]
    return {"improvement": "improvement", "stash": "stash"}.get(one.kind, "pack")


def edge(one: Item) -> list[str]:
    """The foot of an item: batteries and range, keywords, and the repair."""
    y = CARD_HEIGHT - 6.6
    drawn = [beside(one.repair, "parts", CARD_WIDTH - 11, y, 7)]
    x = 7.0
    if one.range:
        drawn.append(beside(one.range, "range", x, y, 6.4))
        x += 11
    for _ in range(one.batteries):
        drawn.append(sign("battery", x, y, 7))
        x += 6
    if one.paws == 2:
        drawn.append(sign("hand", x, y, 5.6) + sign("hand", x + 4.4, y, 5.6))
        x += 10
    for keyword in one.keywords:
        if keyword in KEYWORD_SIGNS:
            drawn.append(sign(KEYWORD_SIGNS[keyword], x, y, 6.4))
            x += 7
    return drawn


def ability_card(id: str, words: Words) -> str:
    """An ability: whose class, and for how many white points. [AM-13.3.1]"""
    one = ABILITIES[id]
    hero = CLASS_HERO[one.class_]
    tint = HERO_TINTS[hero]
    cost = placed(cap(CREAM, BONE, 23), CARD_WIDTH - 7.6, 7.4, 0.28)
    cost += numeral(str(one.cost), CARD_WIDTH - 7.6, 10.2, 6.4, fill=SOOT) + sign("heroism", CARD_WIDTH - 7.6, 16.6, 7)
    parts = [scene(f"figures/{hero}", 13, 46, 30), head(title(id, words), tint, 3, 14), cost, foot(46, tint)]
    parts += [said(ability_text(one, words), 47.5, CARD_HEIGHT - 10), note(words.name(one.class_), CARD_HEIGHT - 6)]
    return sheet(words.name(id), tint, *parts)


def condition_card(id: str, words: Words) -> str:
    """A condition: what it does and how it goes. [AM-20.1, AM-20.3]"""
    one = CONDITIONS[id]
    tint = PLUM if one.negative else MOSS
    corner = stamped("condition" if one.negative else "boon", 7.4, 7.2, BONE, STEEL)
    parts = [scene(f"things/{id}", 13, 46, 30), head(title(id, words), tint, 13), corner, foot(46, tint)]
    parts.append(said(condition_text(one, words), 47.5, CARD_HEIGHT - 12))
    if one.skill:
        parts.append(
            sign(one.skill, MIDDLE - 5, CARD_HEIGHT - 6.6, 8)
            + numeral(str(one.difficulty), MIDDLE + 5, CARD_HEIGHT - 4, 6, fill=SOOT)
        )
    return sheet(words.name(id), tint, *parts)


def hero_card(id: str, words: Words) -> str:
    """A character: portrait, life and bonuses. [AM-1.3]"""
    one = CHARACTERS[id]
    tint = HERO_TINTS[id]
    parts = [
        scene(f"figures/{id}", 13, 64, 46),
        head(title(id, words), tint, 3, 14),
        counted(one.life, "life", CARD_WIDTH - 7.4, 7, 10.5),
    ]
    parts += [foot(64, tint)]
    for place, (skill, amount) in enumerate(one.bonus.items()):
        x = MIDDLE - 13 + place * 26
        parts.append(sign(skill, x - 3, 72.5, 10) + numeral(f"+{amount}", x + 7, 75, 5.4, fill=SOOT))
    parts.append(
        block(
            f"{words.name(one.species)} · {words.name(one.class_)}",
            MIDDLE,
            82.6,
            CARD_WIDTH - 8,
            4,
            1,
            "sans",
            fill=SOOT,
        )
    )
    return sheet(words.name(id), tint, *parts)

"""Emblems: what weapons, actions and conditions look like, about the origin, some 30 across."""

from __future__ import annotations

from typing import Final

from strannik.games.rollplayer.faces.art import fragment
from strannik.games.rollplayer.faces.dice import body
from strannik.games.rollplayer.faces.palette import COIN, COIN_EDGE, INK, SHADE
from strannik.show.svg import circle, group, numeral, placed, polygon, rect, ring

ACTIONS: Final = {"str": "flip", "dex": "swap", "con": "adjust", "int": "reroll", "wis": "step", "cha": "token"}
EFFECTS: Final = {
    "flip_own_die": "flip",
    "swap_two_own_dice": "swap",
    "adjust_own_die": "adjust",
    "reroll_own_die": "reroll",
    "move_alignment": "step",
    "take_charisma": "token",
    "gain_gold": "purse",
    "move_own_die": "move",
    "take_die_from_bag": "search",
    "take_pool_die_to_sheet": "negotiate",
    "change_unclaimed_pool_dice": "intimidate",
    "buy_top_of_market_deck": "lock",
    "buy_from_discard_pile": "footprints",
    "copy_skill": "copy",
}
CONDITIONS: Final = {
    "goal_met": "bullseye",
    "goals_met_at_least": "bullseye",
    "score_at_most": "low",
    "backstory_matches_at_least": "book",
    "per_owned_card": "cards",
    "per_gold": "purse",
    "weapon_hands_used": "longsword",
}
DICE: Final = {"dice_of_one_color_at_least": "green", "class_color_dice_at_least": "blue"}
"""Conditions that look at dice, whatever their colour."""

CRESTS: Final = {
    "cleric": "blessed_mace",
    "paladin": "tower_shield",
    "druid": "leaf",
    "ranger": "longbow",
    "monk": "quarterstaff",
    "bard": "lute",
    "rogue": "jeweled_dagger",
    "thief": "lock",
    "sorcerer": "flame",
    "wizard": "book",
    "warrior": "longsword",
    "barbarian": "axe",
}
"""What stands for each class."""

TRAITS: Final = {"loyal": "heart_shield", "courageous": "flame"}
"""Traits that are shown by something else than what they look at."""


def emblem(name: str) -> str:
    return fragment(f"emblems/{name}")


def star(size: float, fill: str = COIN) -> str:
    return polygon(ring(5, size, size * 0.45), fill=fill, stroke=COIN_EDGE, stroke_width=size * 0.09)


def coin(size: float, value: str = "") -> str:
    inner = numeral(value, 0, size * 0.42, size * 0.85, fill=INK) if value else star(size * 0.5, COIN_EDGE)
    edge = circle(0, 0, size, fill=COIN, stroke=COIN_EDGE, stroke_width=size * 0.14)
    rim = circle(0, 0, size * 0.78, fill="none", stroke="#fff", stroke_opacity=0.5, stroke_width=size * 0.07)
    return group(edge, rim, inner)


def arrow(direction: str, size: float, fill: str = INK) -> str:
    """An arrow of the alignment grid: lawful is left, chaotic right, good up, evil down."""
    turn = {"good": 0, "chaotic": 90, "evil": 180, "lawful": 270}[direction]
    head = polygon([(0, -size), (size * 0.75, 0), (-size * 0.75, 0)], fill=fill)
    tail = rect(-size * 0.26, -size * 0.1, size * 0.52, size * 0.95, fill=fill)
    return placed(head + tail, 0, 0, turn=turn)


def dice_of(colour: str) -> str:
    spots = [placed(body(colour, value), x, y, 0.6) for x, y, value in ((-15, -13, 2), (1, -13, 5), (-7, 2, 3))]
    return "".join(spots)


def grid(cells: list[int]) -> str:
    """The alignment grid with some cells marked."""
    drawn = []
    for cell in range(9):
        x, y = -13.5 + 9.2 * (cell % 3), -13.5 + 9.2 * (cell // 3)
        fill = COIN if cell in cells else SHADE
        drawn.append(rect(x, y, 8.4, 8.4, 1, fill=fill, stroke=INK, stroke_width=0.9, stroke_linejoin="round"))
        if cell in cells:
            drawn.append(placed(star(3), x + 4.2, y + 4.4))
    return "".join(drawn)


def hands(count: int, size: float = 3) -> str:
    """One open hand for each a weapon needs."""
    start = -(count - 1) * size * 1.5
    return "".join([placed(emblem("palm"), start + place * size * 3, 0, size / 6) for place in range(count)])

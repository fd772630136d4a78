"""Emblems: what weapons, actions and conditions look like, about the origin, some 30 across."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.rollplayer.faces.armor import helm
from strannik.games.rollplayer.faces.dice import body, pip
from strannik.games.rollplayer.faces.lines import DARK_STEEL, LEATHER, LINE, STEEL, STROKE
from strannik.games.rollplayer.faces.palette import COIN, COIN_EDGE, DIE, LIGHT_WOOD, SHADE, WOOD
from strannik.show.svg import INK, circle, ellipse, group, numeral, path, placed, polygon, rect, ring


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


# Weapons


def longsword() -> str:
    blade = polygon([(0, -17), (2.4, -13), (2.4, 6), (-2.4, 6), (-2.4, -13)], fill=STEEL, **LINE)
    middle = path("M0 -14V5", stroke=DARK_STEEL, stroke_width=0.8)
    guard = rect(-7, 6, 14, 2.6, 1.2, fill=COIN, **LINE)
    grip = rect(-1.4, 8.6, 2.8, 6, 0, fill=LEATHER, **LINE) + circle(0, 16, 2, fill=COIN, **LINE)
    return placed(blade + middle + guard + grip, 0, 0, turn=35)


def blessed_mace() -> str:
    handle = rect(-1.5, -4, 3, 20, 1, fill=WOOD, **LINE)
    flanges = polygon(ring(8, 8.4, 5.4), fill=STEEL, **LINE)
    head = circle(0, 0, 4.2, fill=DARK_STEEL, **LINE) + circle(0, 0, 1.8, fill=COIN)
    return placed(handle + placed(flanges + head, 0, -8), 0, 0, turn=30)


def jeweled_dagger() -> str:
    blade = polygon([(0, -14), (2.8, -3), (2, 3), (-2, 3), (-2.8, -3)], fill=STEEL, **LINE)
    guard = path("M-7 1Q0 6 7 1L6 5.4Q0 8.6 -6 5.4Z", fill=COIN, **LINE)
    grip = rect(-1.6, 6, 3.2, 6.4, 0, fill=LEATHER, **LINE) + polygon(ring(4, 2.6), fill=DIE["red"], **LINE)
    return placed(blade + guard + grip + placed(polygon(ring(4, 2.4), fill=DIE["blue"], **LINE), 0, 14), 0, 0, turn=-30)


def longbow() -> str:
    bow = path("M-6 -17Q12 -10 8 0Q12 10 -6 17", **STROKE, stroke=WOOD, stroke_width=3)
    string = path("M-6 -17V17", stroke=INK, stroke_width=0.6)
    shaft = path("M-12 0H14", stroke=LIGHT_WOOD, stroke_width=1.4) + polygon(
        [(18, 0), (13, -2.6), (13, 2.6)], fill=STEEL
    )
    return bow + string + shaft


def tower_shield() -> str:
    plate = path("M-11 -15Q0 -19 11 -15V6Q10 15 0 18Q-10 15 -11 6Z", fill=DARK_STEEL, **LINE)
    field = path("M-8 -12.4Q0 -15.4 8 -12.4V5.4Q7.4 12 0 14.6Q-7.4 12 -8 5.4Z", fill=DIE["red"])
    return (
        plate + field + path("M0 -13V13M-7 -1H7", stroke=COIN, stroke_width=2.4) + circle(0, -1, 3, fill=COIN, **LINE)
    )


def ancient_spear() -> str:
    shaft = rect(-0.9, -8, 1.8, 27, 0, fill=WOOD, **LINE)
    head = polygon([(0, -18), (3.6, -9), (0, -6), (-3.6, -9)], fill=STEEL, **LINE)
    ribbon = path("M0 -5Q6 -3 4 3M0 -4Q-5 0 -3 5", **STROKE, stroke=DIE["red"], stroke_width=1.6)
    return placed(shaft + ribbon + head, 0, 0, turn=28)


def quarterstaff() -> str:
    pole = rect(-1.6, -18, 3.2, 36, 1.4, fill=WOOD, **LINE)
    bands = [rect(-2.1, y, 4.2, 2.4, 0, fill=COIN, **LINE) for y in (-15, -1.2, 12.6)]
    return placed(pole + "".join(bands), 0, 0, turn=40)


def heavy_crossbow() -> str:
    stock = rect(-2, -8, 4, 25, 1, fill=WOOD, **LINE)
    limbs = path("M-16 -4Q-8 -13 0 -10Q8 -13 16 -4", **STROKE, stroke=DARK_STEEL, stroke_width=3)
    string = path("M-16 -4L0 3L16 -4", **STROKE, stroke=INK, stroke_width=0.7)
    return stock + limbs + string + polygon([(0, -18), (2.4, -12), (-2.4, -12)], fill=STEEL, **LINE)


# Actions and conditions


def flip() -> str:
    return placed(placed(body("red", 1), -17, -12, 0.8) + placed(body("red", 6), 1, -5, 0.8), 0, 0) + path(
        "M-4 12Q4 17 10 15", **STROKE, stroke=INK, stroke_width=1.4
    )


def swap() -> str:
    dice = placed(body("blue", 2), -19, -9, 0.75) + placed(body("green", 5), 1, -9, 0.75)
    ways = path(
        "M-8 -13Q0 -19 9 -13M9 -13L4.4 -13.6M9 -13L7 -17M8 13Q0 19 -9 13M-9 13L-4.4 13.6M-9 13L-7 17",
        **STROKE,
        stroke=INK,
        stroke_width=1.4,
    )
    return dice + ways


def adjust() -> str:
    up = polygon([(14, -13), (19, -6), (9, -6)], fill=INK)
    down = polygon([(14, 13), (19, 6), (9, 6)], fill=INK)
    return placed(body("white", 3), -17, -10.5, 0.88) + up + down


def reroll() -> str:
    turning = path("M-13 -8A15.5 15.5 0 1 1 -15 5", **STROKE, stroke=INK, stroke_width=1.6)
    return (
        placed(body("purple", 4), -9, -9, 0.75) + turning + polygon([(-15.6, -3), (-17.6, -11), (-9.6, -8)], fill=INK)
    )


def step() -> str:
    cells = [rect(-13 + 9 * x, -13 + 9 * y, 8, 8, 1, fill=SHADE, **LINE) for x in range(3) for y in range(3)]
    return "".join(cells) + circle(0, 0, 3.2, fill=INK) + placed(arrow("chaotic", 4.4), 9.4, 0)


def token() -> str:
    mask = path("M-11 -8Q0 -13 11 -8Q12 9 0 15Q-12 9 -11 -8Z", fill=COIN, **LINE)
    eyes = path("M-6 -2Q-4 -4.6 -2 -2M2 -2Q4 -4.6 6 -2", **STROKE, stroke=INK, stroke_width=1.5)
    return mask + eyes + path("M-5 4Q0 10 5 4", **STROKE, stroke=INK, stroke_width=1.5)


def purse() -> str:
    bag = path("M-4 -9H4L3 -5Q13 0 10 11Q8 15 0 15Q-8 15 -10 11Q-13 0 -3 -5Z", fill=LEATHER, **LINE)
    return bag + placed(coin(5), 0, 5) + path("M-5 -6H5", stroke=INK, stroke_width=1.6)


def move() -> str:
    cells = [rect(-18 + 13 * x, -14 + 15 * y, 11, 11, 1.5, fill=SHADE, **LINE) for x in range(3) for y in range(2)]
    way = path("M-6 -2Q4 -1 12 2", **STROKE, stroke=INK, stroke_width=1.4)
    return "".join(cells) + placed(body("gold", 2), -17.4, -13.4, 0.42) + placed(body("gold", 2), 8.6, 1.6, 0.42) + way


def search() -> str:
    bag = path("M-13 -4Q-8 -9 -3 -4Q6 2 3 12Q0 16 -6 16Q-16 16 -17 9Q-18 2 -13 -4Z", fill=WOOD, **LINE)
    glass = circle(7, -6, 7.6, fill="#fff", fill_opacity=0.55, stroke=INK, stroke_width=1.8)
    return (
        bag
        + glass
        + path("M12.6 -0.4L18 6", **STROKE, stroke=INK, stroke_width=2.6)
        + placed(body("gold", 3), 2.6, -10.4, 0.37)
    )


def pool(sign: str = "") -> str:
    cards = [rect(-18 + 12.4 * x, -9, 11, 18, 1.4, fill=LIGHT_WOOD, **LINE) for x in range(3)]
    dice = [
        placed(body(colour, value), -17 + 12.4 * x, -4.4, 0.375)
        for x, (colour, value) in enumerate((("red", 1), ("blue", 4), ("green", 6)))
    ]
    return "".join(cards) + "".join(dice) + sign


def climb() -> str:
    return pool(polygon([(0, -16), (4, -11), (-4, -11)], fill=INK) + polygon([(0, 16), (4, 11), (-4, 11)], fill=INK))


def intimidate() -> str:
    turn = path("M-12 -11A14 9 0 0 1 12 -11", **STROKE, stroke=INK, stroke_width=1.5)
    return pool(turn + polygon([(14.5, -8), (8.6, -10), (13, -14.4)], fill=INK))


def negotiate() -> str:
    ways = path(
        "M-14 14H10M10 14L6 11.4M10 14L6 16.6M14 -13H-10M-10 -13L-6 -15.6M-10 -13L-6 -10.4",
        **STROKE,
        stroke=INK,
        stroke_width=1.5,
    )
    return pool(ways)


def lock() -> str:
    bow = path("M-7 -2V-8Q-7 -15 0 -15Q7 -15 7 -8V-6", **STROKE, stroke=DARK_STEEL, stroke_width=3)
    plate = rect(-11, -2, 22, 17, 2, fill=COIN, **LINE)
    return bow + plate + circle(0, 5, 2.4, fill=INK) + rect(-1, 6, 2, 6, fill=INK)


def footprints() -> str:
    def foot(x: float, y: float, turn: float) -> str:
        return placed(
            ellipse(0, 0, 3, 5.4, fill=INK, fill_opacity=0.8) + ellipse(0, 8, 2.4, 2.6, fill=INK, fill_opacity=0.8),
            x,
            y,
            turn=turn,
        )

    return foot(-8, 6, 20) + foot(1, -3, 20) + foot(6, -13, 20) + foot(12, 3, 20)


def copy() -> str:
    hands = path("M-17 2L-8 -6L0 -1L8 -6L17 2L10 9L4 5L0 9L-5 5L-10 9Z", fill=SHADE, **LINE)
    return hands + path("M-3 2L4 7M-8 -6L-1 0", **STROKE, stroke=INK, stroke_width=1.2)


def cards(count: int = 3) -> str:
    fan = [
        placed(rect(-6, -12, 12, 18, 1.6, fill=SHADE, **LINE) + star(3.4), 0, 2, turn=turn)
        for turn in range(-20, 21, 20)
    ]
    return "".join(fan[:count])


def dice_of(colour: str) -> str:
    spots = [placed(body(colour, value), x, y, 0.6) for x, y, value in ((-15, -13, 2), (1, -13, 5), (-7, 2, 3))]
    return "".join(spots)


def grid(cells: list[int]) -> str:
    """The alignment grid with some cells marked."""
    drawn = []
    for cell in range(9):
        x, y = -13.5 + 9.2 * (cell % 3), -13.5 + 9.2 * (cell // 3)
        drawn.append(rect(x, y, 8.4, 8.4, 1, fill=COIN if cell in cells else SHADE, **LINE))
        if cell in cells:
            drawn.append(placed(star(3), x + 4.2, y + 4.4))
    return "".join(drawn)


def bullseye() -> str:
    rings = [
        circle(0, 0, radius, fill=fill, **LINE)
        for radius, fill in ((14, "#fff"), (10, DIE["red"]), (6, "#fff"), (2.6, DIE["red"]))
    ]
    return "".join(rings)


def book() -> str:
    pages = path("M0 -9Q-8 -14 -17 -10V11Q-8 7 0 12Q8 7 17 11V-10Q8 -14 0 -9Z", fill="#fff8e6", **LINE)
    marks = [
        placed(pip(colour, 2, DIE[colour]), x, y)
        for colour, x, y in (("red", -9, -3), ("blue", -9, 4), ("green", 9, -3), ("purple", 9, 4))
    ]
    return pages + path("M0 -9V12", stroke=INK, stroke_width=0.9) + "".join(marks)


def low() -> str:
    """A score that should be small."""
    return (
        placed(body("black", 1), -17, -9, 0.62)
        + placed(body("black", 2), -2, -9, 0.62)
        + path("M16 -12V10M16 10L11.6 4M16 10L20 4", **STROKE, stroke=INK, stroke_width=2)
    )


def hands(count: int, size: float = 3) -> str:
    """One open hand for each a weapon needs."""
    palm = path(
        "M-3 5V0L-5.4 -2.4L-4 -4L-2 -2.4V-6H-0.6V-3L0.2 -7H1.6V-3L2.8 -6.4H4L3.4 5Z",
        fill=SHADE,
        stroke=INK,
        stroke_width=0.6,
    )
    start = -(count - 1) * size * 1.5
    return "".join([placed(palm, start + place * size * 3, 0, size / 6) for place in range(count)])


WEAPONS: Final[dict[str, Callable[[], str]]] = {
    "longsword": longsword,
    "blessed_mace": blessed_mace,
    "jeweled_dagger": jeweled_dagger,
    "longbow": longbow,
    "tower_shield": tower_shield,
    "ancient_spear": ancient_spear,
    "quarterstaff": quarterstaff,
    "heavy_crossbow": heavy_crossbow,
}
ACTIONS: Final[dict[str, Callable[[], str]]] = {
    "str": flip,
    "dex": swap,
    "con": adjust,
    "int": reroll,
    "wis": step,
    "cha": token,
}
EFFECTS: Final[dict[str, Callable[[], str]]] = {
    "flip_own_die": flip,
    "swap_two_own_dice": swap,
    "adjust_own_die": adjust,
    "reroll_own_die": reroll,
    "move_alignment": step,
    "take_charisma": token,
    "gain_gold": purse,
    "move_own_die": move,
    "take_die_from_bag": search,
    "take_pool_die_to_sheet": negotiate,
    "change_unclaimed_pool_dice": intimidate,
    "buy_top_of_market_deck": lock,
    "buy_from_discard_pile": footprints,
    "copy_skill": copy,
}
CONDITIONS: Final[dict[str, Callable[[], str]]] = {
    "goal_met": bullseye,
    "goals_met_at_least": bullseye,
    "score_at_most": low,
    "backstory_matches_at_least": book,
    "dice_of_one_color_at_least": lambda: dice_of("green"),
    "class_color_dice_at_least": lambda: dice_of("blue"),
    "per_owned_card": cards,
    "per_gold": purse,
    "armor_set_size_at_least": lambda: helm(STEEL),
    "weapon_hands_used": longsword,
}

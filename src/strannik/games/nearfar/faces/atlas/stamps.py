"""Brushes for what stands: trees, rocks, hills and ruins, each with its foot at the origin and about 40 high."""

from __future__ import annotations

from typing import Any, Final

from strannik.show.svg import circle, ellipse, mix, path, polygon, rect

INK_LINE: Final[dict[str, Any]] = {
    "stroke": "#1f1a17",
    "stroke_opacity": 0.55,
    "stroke_width": 1.6,
    "stroke_linejoin": "round",
}


def shadow(wide: float, strength: float = 0.22) -> str:
    return ellipse(4, 1, wide, wide * 0.32, fill="#000", fill_opacity=strength)


def round_tree(leaf: str, trunk: str = "#4a3526") -> str:
    """A broad tree, lit from the left."""
    crown = path("M-17-18C-22-28-13-40-3-38C4-46 18-40 17-30C24-24 20-12 10-13C4-8-10-8-17-18Z", fill=leaf, **INK_LINE)
    lit = path("M-13-22C-16-29-9-36-2-34C2-37 7-36 8-33C0-33-7-29-13-22Z", fill=mix(leaf, "#ffffff", 0.32))
    return shadow(17) + path("M-2.5 0L-1.5-14H2L3 0Z", fill=trunk) + crown + lit


def pine(leaf: str, trunk: str = "#4a3526") -> str:
    tiers = [
        polygon([(-15, -6), (0, -26), (15, -6)], fill=leaf, **INK_LINE),
        polygon([(-12, -17), (0, -36), (12, -17)], fill=mix(leaf, "#ffffff", 0.1), **INK_LINE),
        polygon([(-8, -28), (0, -46), (8, -28)], fill=mix(leaf, "#ffffff", 0.22), **INK_LINE),
    ]
    return shadow(14) + rect(-2, -7, 4, 8, fill=trunk) + "".join(tiers)


def bare_tree(wood: str) -> str:
    limbs = "M0 0C-1-12 1-18 0-24M0-12C-6-16-9-20-12-30M-9-22C-13-23-16-24-18-28"
    limbs += "M0-18C5-22 8-26 10-36M6-24C10-25 14-26 17-31"
    return shadow(11) + path(limbs, fill="none", stroke=wood, stroke_width=3, stroke_linecap="round")


def palm(leaf: str, trunk: str = "#7a5a35") -> str:
    stem = path("M0 0C-3-12-1-24 5-34", fill="none", stroke=trunk, stroke_width=4, stroke_linecap="round")
    leaves = "".join(
        [
            path(
                "M0 0C8-8 19-7 24 2C16-2 8-1 0 0Z", fill=leaf, transform=f"translate(5 -34) rotate({turn})", **INK_LINE
            )
            for turn in (10, -35, -90, -150, -190, -225)
        ]
    )
    return shadow(15) + stem + leaves


def fern(leaf: str) -> str:
    blades = "".join(
        [
            path("M0 0C-3-8-2-16 1-22C4-15 3-7 0 0Z", fill=leaf, transform=f"rotate({turn})")
            for turn in (-62, -32, 0, 32, 62)
        ]
    )
    return shadow(13, 0.15) + blades


def tuft(colour: str) -> str:
    return path(
        "M-9 0C-8-6-9-9-12-12M-4 0C-4-8-4-12-6-17M1 0C1-8 2-13 4-18M6 0C7-6 9-9 13-11",
        fill="none",
        stroke=colour,
        stroke_width=2.2,
        stroke_linecap="round",
    )


def rock(stone: str) -> str:
    body = polygon([(-18, 0), (-13, -13), (-3, -20), (9, -15), (17, -3), (14, 2)], fill=stone, **INK_LINE)
    lit = polygon([(-13, -13), (-3, -20), (1, -11), (-8, -4)], fill=mix(stone, "#ffffff", 0.3))
    dark = polygon([(9, -15), (17, -3), (14, 2), (4, 0), (1, -11)], fill=mix(stone, "#000000", 0.18))
    return shadow(19) + body + lit + dark


def peak(stone: str, snow: str) -> str:
    """A mountain with snow on it and one side in the shade."""
    body = polygon([(-46, 0), (-20, -38), (-6, -58), (6, -52), (24, -26), (48, 0)], fill=stone, **INK_LINE)
    shade = polygon(
        [(-6, -58), (6, -52), (24, -26), (48, 0), (8, 0), (14, -18), (-2, -32)], fill=mix(stone, "#000000", 0.24)
    )
    cap = polygon(
        [(-20, -38), (-6, -58), (6, -52), (14, -41), (7, -37), (1, -42), (-5, -35), (-11, -40), (-15, -34)], fill=snow
    )
    return shadow(46, 0.16) + body + shade + cap


def mesa(stone: str) -> str:
    """A table mountain in layers."""
    body = path("M-48 0L-34-16L-30-38H26L32-18L50 0Z", fill=stone, **INK_LINE)
    top = path("M-30-38C-16-45 14-45 26-38C14-33-16-33-30-38Z", fill=mix(stone, "#ffffff", 0.36), **INK_LINE)
    shade = path("M26-38L32-18L50 0H14L12-16L10-34.500Z", fill=mix(stone, "#000000", 0.22))
    layers = path(
        "M-33-22C-12-17 14-17 31-21M-38-11C-12-6 20-6 39-11",
        fill="none",
        stroke=mix(stone, "#000000", 0.35),
        stroke_width=1.8,
    )
    return shadow(52, 0.18) + body + shade + top + layers


def spire(stone: str) -> str:
    """A tooth of rock."""
    body = polygon([(-14, 0), (-9, -22), (-3, -46), (3, -34), (7, -38), (13, 0)], fill=stone, **INK_LINE)
    dark = polygon([(-3, -46), (3, -34), (7, -38), (13, 0), (2, 0)], fill=mix(stone, "#000000", 0.28))
    return shadow(14) + body + dark


def crystal(colour: str) -> str:
    left = polygon(
        [(-12, 0), (-17, -14), (-12, -25), (-5, -12), (-4, 0)], fill=mix(colour, "#000000", 0.15), **INK_LINE
    )
    right = polygon([(3, 0), (4, -13), (11, -22), (15, -10), (11, 0)], fill=mix(colour, "#000000", 0.22), **INK_LINE)
    middle = polygon([(-7, 0), (-8, -24), (0, -40), (7, -23), (6, 0)], fill=colour, **INK_LINE)
    lit = polygon([(-7, 0), (-8, -24), (0, -40), (-1, 0)], fill=mix(colour, "#ffffff", 0.45))
    return shadow(16) + left + right + middle + lit


def mushroom(cap: str, stem: str) -> str:
    stalk = path("M-4 0C-3-8-3-14-2-18H3C3-12 4-6 5 0Z", fill=stem, **INK_LINE)
    hat = path("M-17-16C-16-30-6-36 1-36C10-36 17-28 18-16C8-12-8-12-17-16Z", fill=cap, **INK_LINE)
    spots = circle(-6, -24, 3, fill=stem) + circle(5, -28, 2.4, fill=stem) + circle(10, -20, 2, fill=stem)
    return shadow(13) + stalk + hat + spots


def cactus(leaf: str) -> str:
    arms = path(
        "M-11-14V-19M-11-14C-11-9-6-9 0-9M11-20V-26M11-20C11-15 6-15 0-15",
        fill="none",
        stroke=leaf,
        stroke_width=6,
        stroke_linecap="round",
    )
    stem = path("M0 0V-34", stroke=leaf, stroke_width=8.5, stroke_linecap="round")
    ribs = path("M-1.500 0V-34", stroke=mix(leaf, "#ffffff", 0.4), stroke_width=1.4)
    return shadow(12) + arms + stem + ribs


def bones(colour: str) -> str:
    """The skull of a long dead ox."""
    horns = path(
        "M-7-12C-16-12-19-18-18-24M7-12C16-12 19-18 18-24",
        fill="none",
        stroke=colour,
        stroke_width=3.6,
        stroke_linecap="round",
    )
    skull = path("M-8-14C-8-19 8-19 8-14C8-9 5-7 4.500 0H-4.500C-5-7-8-9-8-14Z", fill=colour, **INK_LINE)
    eyes = ellipse(-3.6, -11, 2, 2.6, fill="#4a3c2a") + ellipse(3.6, -11, 2, 2.6, fill="#4a3c2a")
    return shadow(12, 0.15) + horns + skull + eyes


def cloud(colour: str) -> str:
    body = path(
        "M-62 8C-78 6-76-14-58-14C-58-32-34-38-24-26C-16-44 16-44 22-26C34-36 58-28 54-12C74-14 76 8 58 8Z", fill=colour
    )
    fold = path(
        "M-46 2C-38-6-26-6-20 1M4 0C12-9 26-8 30 2",
        fill="none",
        stroke=mix(colour, "#6b7d92", 0.35),
        stroke_width=2.4,
        stroke_linecap="round",
    )
    return body + fold


def hut(wall: str, roof: str) -> str:
    walls = rect(-13, -14, 26, 15, fill=wall, **INK_LINE)
    thatch = polygon([(-18, -13), (0, -32), (18, -13)], fill=roof, **INK_LINE)
    return shadow(18) + walls + thatch + rect(-3.500, -9, 7, 10, fill="#3b2a1c")


def column(stone: str) -> str:
    """A standing column with a broken top."""
    shaft = path("M-6 0V-34L-2-38L2-33L6-36V0Z", fill=stone, **INK_LINE)
    flutes = path("M-2-1V-34M2.500-1V-32", stroke=mix(stone, "#000000", 0.3), stroke_width=1.3)
    base = rect(-9, -4, 18, 6, 1, fill=mix(stone, "#ffffff", 0.15), **INK_LINE)
    return shadow(12) + shaft + flutes + base


def arch(stone: str) -> str:
    """A gate whose one side has come down."""
    body = path("M-26 0V-32C-26-52 18-52 20-34L21-24L13-28L12-33C9-41-16-41-16-28V0Z", fill=stone, **INK_LINE)
    stones = path(
        "M-26-12H-16M-26-24H-16M-20-38L-14-33M-3-46.500V-38", stroke=mix(stone, "#000000", 0.35), stroke_width=1.4
    )
    rubble = polygon([(8, 1), (11, -7), (18, -9), (24, 1)], fill=mix(stone, "#000000", 0.12), **INK_LINE)
    return shadow(26) + body + stones + rubble


def blocks(stone: str) -> str:
    back = polygon([(-2, -12), (10, -17), (18, -12), (17, -2), (2, 0)], fill=mix(stone, "#000000", 0.15), **INK_LINE)
    front = polygon([(-18, -9), (-8, -14), (2, -10), (2, 1), (-16, 2)], fill=stone, **INK_LINE)
    lit = polygon([(-18, -9), (-8, -14), (2, -10), (-7, -6)], fill=mix(stone, "#ffffff", 0.35))
    return shadow(19) + back + front + lit


def hull(wood: str) -> str:
    """A ship that lies where the sea left it, with a broken mast."""
    body = path("M-64-22C-46-16 40-18 70-34C66-8 44 6 12 8C-24 9-54 0-64-22Z", fill=wood, **INK_LINE)
    deck = path("M-64-22C-46-16 40-18 70-34C50-22-30-12-64-22Z", fill=mix(wood, "#000000", 0.4))
    planks = path(
        "M-56-10C-20 0 40-4 64-18M-44 0C-10 6 30 4 52-4",
        fill="none",
        stroke=mix(wood, "#000000", 0.35),
        stroke_width=1.8,
    )
    hole = path("M8-8L20-12L26-4L16 1Z", fill="#231a14")
    mast = path(
        "M-12-16L-20-62M-36-48L-2-54",
        fill="none",
        stroke=mix(wood, "#000000", 0.3),
        stroke_width=4.500,
        stroke_linecap="round",
    )
    rag = path("M-33-46C-30-34-24-32-17-34L-20-50Z", fill="#e6dcc4", **INK_LINE)
    return shadow(66, 0.2) + mast + rag + body + deck + planks + hole


def ribs(bone: str) -> str:
    """What is left of a whale."""
    arcs = "".join(
        [
            f"M{x} 2C{x - 7} {-18 - 12 * up} {x + 3} {-26 - 20 * up} {x + 15} {-28 - 20 * up}"
            for x, up in ((-46, 0.3), (-30, 0.7), (-13, 1), (4, 1), (21, 0.7), (38, 0.2))
        ]
    )
    spine = path("M-60 4C-30-4 30-4 66 4", fill="none", stroke=bone, stroke_width=6, stroke_linecap="round")
    skull = path("M62 6C66-10 84-14 96-4C88 2 80 8 62 6Z", fill=bone, **INK_LINE)
    back = path(arcs, fill="none", stroke="#3b3226", stroke_width=7, stroke_linecap="round", stroke_opacity=0.35)
    return (
        shadow(66, 0.16)
        + back
        + path(arcs, fill="none", stroke=bone, stroke_width=5, stroke_linecap="round")
        + spine
        + skull
    )


def shell(colour: str) -> str:
    fan = path("M0 0C-13-4-14-16-8-20C-4-24 5-24 8-20C14-16 13-4 0 0Z", fill=colour, **INK_LINE)
    return fan + path("M0-1L-8-17M0-1L-3-21M0-1L3-21M0-1L8-17", stroke=mix(colour, "#000000", 0.3), stroke_width=1.2)


def starfish(colour: str) -> str:
    return path("M0-15L4-5L14-4L6 2L9 12L0 6L-9 12L-6 2L-14-4L-4-5Z", fill=colour, **INK_LINE)


def anchor(iron: str) -> str:
    return path(
        "M0-34A4 4 0 1 0 .1-34M0-26V0M-9-20H9M-17-10C-15 3 15 3 17-10M-21-7L-17-11L-12-7M21-7L17-11L12-7",
        fill="none",
        stroke=iron,
        stroke_width=3.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def volcano(stone: str, fire: str) -> str:
    body = path("M-58 0C-34-14-26-44-16-58H14C24-42 34-14 60 0Z", fill=stone, **INK_LINE)
    shade = path("M14-58C24-42 34-14 60 0H10C16-20 6-40 4-56Z", fill=mix(stone, "#000000", 0.3))
    mouth = ellipse(-1, -58, 15, 4.500, fill=fire)
    flow = path(
        "M-8-57C-10-42-4-38-8-26C-10-18-4-14-6-6M4-57C6-46 2-40 6-32",
        fill="none",
        stroke=fire,
        stroke_width=4.500,
        stroke_linecap="round",
    )
    return shadow(58, 0.2) + body + shade + mouth + flow


def boat(sail: str) -> str:
    hull_ = path("M-20-4C-10 0 10 0 22-6C18 6 8 8-4 8C-12 8-18 4-20-4Z", fill="#7a4d2c", **INK_LINE)
    mast = path("M0-4V-36", stroke="#3b2a1c", stroke_width=2.4)
    cloth = path("M2-35C16-28 19-16 16-8H2Z", fill=sail, **INK_LINE) + path(
        "M-2-31C-11-24-13-15-11-8H-2Z", fill=mix(sail, "#000000", 0.12), **INK_LINE
    )
    return mast + cloth + hull_


def serpent(skin: str) -> str:
    """Three loops of something long, and its head."""
    loops = path(
        "M-44 4C-44-14-24-14-24 4M-18 4C-18-18 6-18 6 4",
        fill="none",
        stroke=skin,
        stroke_width=9,
        stroke_linecap="round",
    )
    neck = path("M14 4C14-22 24-34 38-30", fill="none", stroke=skin, stroke_width=9, stroke_linecap="round")
    head = path("M30-36C40-42 54-36 54-29C46-24 36-24 30-28Z", fill=skin, **INK_LINE) + circle(
        43, -33, 1.8, fill="#fff6df"
    )
    return loops + neck + head

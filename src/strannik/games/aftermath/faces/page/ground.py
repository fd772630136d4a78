"""What a page is painted on: floors, streets and other grounds as a mouse sees them, close up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.aftermath.faces.page.plan import sway
from strannik.show.svg import circle, ellipse, mix, path, rect, tag

TILE: Final = 240
"""How large the piece of ground is that repeats itself."""


def pattern(colour: str, *inside: str) -> str:
    """A piece of ground that repeats itself."""
    return tag(
        "pattern",
        rect(0, 0, TILE, TILE, fill=colour),
        *inside,
        id="ground",
        width=TILE,
        height=TILE,
        patternUnits="userSpaceOnUse",
    )


def specks(key: str, count: int, colour: str, size: float, opacity: float) -> str:
    """Grains strewn about."""
    drawn = []
    for place in range(count):
        right, down = sway(f"{key} {place}", TILE / 2 - 6)
        large, _ = sway(f"{key} size {place}", 0.45)
        drawn.append(circle(TILE / 2 + right, TILE / 2 + down, size * (1 + large), fill=colour, fill_opacity=opacity))
    return "".join(drawn)


def cracks(colour: str, opacity: float, *lines: str) -> str:
    return path(
        "".join(lines), fill="none", stroke=colour, stroke_width=2, stroke_opacity=opacity, stroke_linecap="round"
    )


def asphalt() -> str:
    return pattern(
        "#5d5b57",
        specks("dark", 34, "#3c3a38", 3.2, 0.5),
        specks("pale", 30, "#8d8a83", 2.4, 0.55),
        cracks("#2f2d2b", 0.5, "M20 60L60 82L74 120L120 132", "M190 10L176 52L196 86"),
    )


def floor_tiles() -> str:
    half = TILE / 2
    dark = rect(0, 0, half, half, fill="#b9a27c", fill_opacity=0.55) + rect(
        half, half, half, half, fill="#b9a27c", fill_opacity=0.55
    )
    joints = path(f"M0 0H{TILE}M0 {half}H{TILE}M0 0V{TILE}M{half} 0V{TILE}", stroke="#7c6a4e", stroke_width=4)
    worn = cracks("#7c6a4e", 0.6, "M18 20L44 34L40 58", "M150 170L186 178L200 210", "M140 30L160 24")
    return pattern("#d8c8a3", dark, joints, worn, specks("crumb", 14, "#8a7650", 2.4, 0.6))


def boards() -> str:
    planks = []
    for row in range(4):
        y = row * 60
        shade = mix("#a87d4d", "#8a6138", (row * 37 % 10) / 10)
        planks.append(rect(0, y, TILE, 60, fill=shade))
        grain = f"M0 {y + 16}Q60 {y + 8} 120 {y + 16}T240 {y + 16}M0 {y + 34}Q70 {y + 44} 130 {y + 34}T240 {y + 34}"
        planks.append(path(grain, fill="none", stroke="#6b4826", stroke_width=1.6, stroke_opacity=0.5))
        seam = 60 + row * 97 % 170
        planks.append(path(f"M0 {y}H{TILE}M{seam} {y}V{y + 60}", stroke="#4f351c", stroke_width=3.4))
        planks.append(circle(seam - 9, y + 12, 2.6, fill="#4f351c") + circle(seam + 9, y + 48, 2.6, fill="#4f351c"))
    return pattern("#a07546", *planks)


def brick() -> str:
    stones = []
    for row in range(6):
        for column in range(-1, 3):
            x, y = column * 80 + row % 2 * 40, row * 40
            shade = mix("#a8644a", "#8a4a36", (row * 7 + column * 5) % 10 / 10)
            stones.append(rect(x + 2, y + 2, 76, 36, 4, fill=shade))
    return pattern("#cbb79a", *stones, specks("chip", 18, "#6b3524", 2.6, 0.6))


def snow() -> str:
    drifts = [
        ellipse(70, 70, 80, 16, fill="#cfdbe0", fill_opacity=0.7),
        ellipse(190, 150, 70, 14, fill="#cfdbe0", fill_opacity=0.7),
        ellipse(60, 205, 60, 12, fill="#dde6e8", fill_opacity=0.8),
    ]
    return pattern("#e9eeec", *drifts, specks("flake", 30, "#ffffff", 3, 0.9), specks("grit", 12, "#97a3a6", 1.8, 0.6))


def grass() -> str:
    blades = []
    for place in range(46):
        right, down = sway(f"blade {place}", TILE / 2 - 12)
        x, y = TILE / 2 + right, TILE / 2 + down
        lean, high = sway(f"lean {place}", 8)
        blades.append(f"M{x:.0f} {y:.0f}q{lean / 2:.0f} {-9 + high / 3:.0f} {lean:.0f} {-16 + high / 2:.0f}")
    dark = path("".join(blades[:24]), fill="none", stroke="#4a5a2c", stroke_width=3, stroke_linecap="round")
    pale = path("".join(blades[24:]), fill="none", stroke="#a3ae62", stroke_width=3, stroke_linecap="round")
    return pattern("#7c8a48", dark, pale, specks("clover", 10, "#e6dfae", 3, 0.7))


def metal() -> str:
    seams = path(f"M0 0H{TILE}M0 120H{TILE}M0 0V120M120 120V240", stroke="#4a5457", stroke_width=4)
    rivets = [circle(x, y, 4, fill="#566164") for x in (12, 108, 132, 228) for y in (12, 108, 132, 228)]
    bumps = []
    for row in range(6):
        for column in range(6):
            x, y = column * 40 + 20, row * 40 + 20
            turn = "M-7 0L7 0" if (row + column) % 2 else "M0-7L0 7"
            bumps.append(
                path(turn, transform=f"translate({x} {y})", stroke="#a9b2b2", stroke_width=4, stroke_linecap="round")
            )
    rusty = ellipse(180, 60, 34, 16, fill="#a8522c", fill_opacity=0.35) + ellipse(
        60, 200, 26, 12, fill="#a8522c", fill_opacity=0.3
    )
    return pattern("#848e90", *bumps, seams, *rivets, rusty)


def carpet() -> str:
    knots = []
    for row in range(4):
        for column in range(4):
            x, y = column * 60 + 30, row * 60 + 30
            fill = "#c98a4b" if (row + column) % 2 else "#5d2a26"
            knots.append(path(f"M{x} {y - 15}L{x + 15} {y}L{x} {y + 15}L{x - 15} {y}Z", fill=fill, fill_opacity=0.55))
            knots.append(circle(x, y, 4, fill="#e8c98b", fill_opacity=0.7))
    weave = path(
        "".join([f"M0 {y}H{TILE}" for y in range(6, TILE, 12)]), stroke="#4d1f1d", stroke_width=1.6, stroke_opacity=0.35
    )
    return pattern("#8a403a", *knots, weave)


def water() -> str:
    ripples = []
    for row in range(6):
        y = row * 40 + 20
        ripples.append(f"M0 {y}q30-12 60 0t60 0t60 0t60 0")
    return pattern(
        "#4f7d8c",
        path("".join(ripples[::2]), fill="none", stroke="#86b0b6", stroke_width=3.4, stroke_opacity=0.7),
        path("".join(ripples[1::2]), fill="none", stroke="#2f5563", stroke_width=3.4, stroke_opacity=0.6),
        specks("foam", 12, "#dcecea", 3, 0.6),
    )


def soil() -> str:
    furrows = [f"M0 {row * 60 + 30}q30-9 60 0t60 0t60 0t60 0" for row in range(4)]
    sprouts = []
    for place in range(14):
        right, down = sway(f"sprout {place}", TILE / 2 - 14)
        x, y = TILE / 2 + right, TILE / 2 + down
        sprouts.append(f"M{x:.0f} {y:.0f}q-2-7-9-8M{x:.0f} {y:.0f}q2-7 9-8M{x:.0f} {y:.0f}v7")
    return pattern(
        "#6b4a33",
        path("".join(furrows), fill="none", stroke="#4a3122", stroke_width=9, stroke_opacity=0.5),
        path("".join(furrows), fill="none", stroke="#8d6748", stroke_width=3, stroke_opacity=0.6),
        specks("clod", 34, "#43301f", 4, 0.5),
        specks("pebble", 18, "#b09a80", 2.6, 0.7),
        path("".join(sprouts), fill="none", stroke="#8fa05a", stroke_width=3.4, stroke_linecap="round"),
    )


def panes() -> str:
    half = TILE / 2
    deep = [ellipse(x, y, 62, 40, fill="#5f8a5a", fill_opacity=0.4) for x, y in ((52, 62), (190, 176), (170, 40))]
    shine = path(
        f"M16 96L86 20M34 104L104 30M{half + 16} 216L{half + 86} 140M{half + 38} 220L{half + 100} 156",
        stroke="#f2fbf6",
        stroke_width=5,
        stroke_opacity=0.45,
        stroke_linecap="round",
    )
    bars = path(f"M0 0H{TILE}M0 {half}H{TILE}M0 0V{TILE}M{half} 0V{TILE}", stroke="#e9efe6", stroke_width=7)
    edges = path(f"M0 5H{TILE}M0 {half + 5}H{TILE}M5 0V{TILE}M{half + 5} 0V{TILE}", stroke="#54736c", stroke_width=3)
    return pattern("#8db5a6", *deep, shine, edges, bars)


def sky() -> str:
    banks = [
        ellipse(x, y, wide, high, fill="#f4ede0", fill_opacity=0.55)
        for x, y, wide, high in (
            (50, 66, 46, 13),
            (82, 58, 34, 15),
            (176, 152, 52, 14),
            (206, 144, 30, 14),
            (40, 206, 30, 8),
        )
    ]
    gusts = path(
        "M12 118q40-14 84 0t70-6M120 34q30-10 60 2M96 226q34-12 70 0",
        fill="none",
        stroke="#eef4f4",
        stroke_width=3.4,
        stroke_opacity=0.6,
        stroke_linecap="round",
    )
    return pattern("#8fb0c0", *banks, gusts, specks("swift", 5, "#5d7482", 2.6, 0.6))


def felt() -> str:
    return pattern("#6b7a52", specks("nap", 60, "#596844", 5, 0.5), specks("fluff", 40, "#8a9870", 3.4, 0.5))


def dark() -> str:
    return pattern(
        "#3a3d44",
        specks("damp", 30, "#2a2c33", 6, 0.6),
        specks("glint", 16, "#6f7884", 2, 0.6),
        cracks("#23252b", 0.7, "M20 40L70 60L84 110", "M150 150L200 160L220 220"),
    )


GROUNDS: Final[dict[str, Callable[[], str]]] = {
    "asphalt": asphalt,
    "floor-tiles": floor_tiles,
    "boards": boards,
    "brick": brick,
    "snow": snow,
    "grass": grass,
    "metal": metal,
    "carpet": carpet,
    "water": water,
    "soil": soil,
    "panes": panes,
    "sky": sky,
    "felt": felt,
    "dark": dark,
}
"""What pages may be painted on."""

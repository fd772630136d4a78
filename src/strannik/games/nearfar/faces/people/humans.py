"""Busts of people, drawn about the origin within 36 by 36, put together from what a look names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK, LEAF, LINE, PEN
from strannik.games.nearfar.faces.people.looks import Look
from strannik.show.svg import circle, ellipse, mix, path, placed, polygon, rect, ring


def human(look: Look) -> str:
    """A person from the shoulders up."""
    behind = BACK_HAIR[look.style](look.hair) + BACK_WEAR.get(look.wear, _none)(look.cloth)
    front = FRONT_HAIR[look.style](look.hair) if look.wear in ("", "band", "circlet", "wreath") else fringe(look)
    beard = BEARDS[look.beard](look.hair)
    marks = MARKS[look.mark]()
    return behind + shoulders(look.garb) + head(look.skin) + beard + front + WEAR[look.wear](look.cloth) + marks


def shoulders(garb: str) -> str:
    coat = path("M-17 20Q-16 9-6 7.6H6Q16 9 17 20Z", fill=garb, **LINE)
    return coat + path("M-6 7.6Q0 15 6 7.6L4 5.4H-4Z", fill=mix(garb, CREAM, 0.45), **LINE)


def head(skin: str) -> str:
    neck = path("M-3.6 3H3.6V8.6Q0 12-3.6 8.6Z", fill=mix(skin, INK, 0.16), **LINE)
    ears = ellipse(-8, -2.4, 1.8, 2.6, fill=skin, **LINE) + ellipse(8, -2.4, 1.8, 2.6, fill=skin, **LINE)
    face = path("M-7.8-4Q-8-12.6 0-12.6Q8-12.6 7.8-4Q7.6 4 0 6.4Q-7.6 4-7.8-4Z", fill=skin, **LINE)
    eyes = ellipse(-3.2, -3.2, 1.1, 1.4, fill=INK) + ellipse(3.2, -3.2, 1.1, 1.4, fill=INK)
    glints = circle(-2.8, -3.7, 0.4, fill=CREAM) + circle(3.6, -3.7, 0.4, fill=CREAM)
    brows = path("M-5.2-6Q-3.2-7-1.6-5.8M1.6-5.8Q3.2-7 5.2-6", **{**PEN, "stroke_width": 0.9})
    mouth = path("M-2.2 2.6Q0 4 2.2 2.6", **{**PEN, "stroke_width": 0.8})
    nose = path("M0-2.4Q1.6 0.2-0.4 0.8", **{**PEN, "stroke_width": 0.7})
    cheeks = ellipse(-4.8, 0.2, 1.5, 1, fill="#c8553d", fill_opacity=0.22) + ellipse(
        4.8, 0.2, 1.5, 1, fill="#c8553d", fill_opacity=0.22
    )
    return neck + ears + face + cheeks + eyes + glints + brows + mouth + nose


def _none(_: str) -> str:
    return ""


def long_back(hair: str) -> str:
    return path("M-9-6Q-10-15 0-15Q10-15 9-6Q12 6 10.6 13Q6 15 0 14Q-6 15-10.6 13Q-12 6-9-6Z", fill=hair, **LINE)


def braids_back(hair: str) -> str:
    locks = [
        placed(ellipse(0, 0, 2.4, 2.8, fill=hair, **LINE), x * side, y)
        for x, y in ((8.6, 2), (9.4, 6.4), (9.6, 10.8), (9.4, 15))
        for side in (-1, 1)
    ]
    return "".join(locks)


def curls(hair: str) -> str:
    return "".join(
        [
            circle(x, y, 4, fill=hair, **LINE)
            for x, y in ((-9, 3), (-10, -3), (-8, -9), (-3, -13), (3, -13), (8, -9), (10, -3), (9, 3))
        ]
    )


def cut_front(hair: str) -> str:
    return path("M-8.4-3Q-10-15 0-15Q10-15 8.4-3Q7.4-8.6 4-9.6Q-1-7.8-5-10Q-7.6-8-8.4-3Z", fill=hair, **LINE)


def parted(hair: str) -> str:
    return path("M-8.6-1Q-10.4-15 0-15.4Q10.4-15 8.6-1Q8-8 1-11Q-6-8-8.6-1Z", fill=hair, **LINE)


def bun_front(hair: str) -> str:
    return circle(0, -16, 4, fill=hair, **LINE) + parted(hair)


def mohawk(hair: str) -> str:
    return path("M-2.6-11L-4-18L-1-16L0-19.4L2-16L4.4-18L2.6-11Q0-12.4-2.6-11Z", fill=hair, **LINE)


BACK_HAIR: Final[dict[str, Callable[[str], str]]] = {
    "short": _none,
    "bald": _none,
    "mohawk": _none,
    "bun": _none,
    "long": long_back,
    "braids": braids_back,
    "curly": curls,
}
FRONT_HAIR: Final[dict[str, Callable[[str], str]]] = {
    "short": cut_front,
    "bald": _none,
    "mohawk": mohawk,
    "bun": bun_front,
    "long": parted,
    "braids": parted,
    "curly": cut_front,
}


def fringe(look: Look) -> str:
    """What shows of the hair under a hat."""
    if look.style == "bald":
        return ""
    return path("M-8.2-2Q-9-9-6-10H6Q9-9 8.2-2Q7.4-6.6 5.4-7.6H-5.4Q-7.4-6.6-8.2-2Z", fill=look.hair, **LINE)


def full_beard(hair: str) -> str:
    beard = path("M-7.9-2Q-8.6 9 0 11.4Q8.6 9 7.9-2Q6.4 1.4 3.6 1Q0-0.4-3.6 1Q-6.4 1.4-7.9-2Z", fill=hair, **LINE)
    return beard + path("M-1.8 3.4Q0 4.6 1.8 3.4", **{**PEN, "stroke": "#6b2f28", "stroke_width": 1.1})


def long_beard(hair: str) -> str:
    beard = path(
        "M-7.9-2Q-10 12-3 17Q0 19.6 3 17Q10 12 7.9-2Q6.4 1.4 3.6 1Q0-0.4-3.6 1Q-6.4 1.4-7.9-2Z", fill=hair, **LINE
    )
    strands = path("M-3 6Q-3 11-1 15M3 6Q3 11 1 15", **{**PEN, "stroke": mix(hair, INK, 0.35), "stroke_width": 0.6})
    return beard + strands + path("M-1.8 3Q0 4.2 1.8 3", **{**PEN, "stroke": "#6b2f28", "stroke_width": 1.1})


def short_beard(hair: str) -> str:
    return path("M-7.4 0Q-6.6 6.6 0 7.6Q6.6 6.6 7.4 0Q5 5 2.6 4.6Q0 3.8-2.6 4.6Q-5 5-7.4 0Z", fill=hair, **LINE)


def moustache(hair: str) -> str:
    return path("M0 1.4Q-3-0.4-6.4 3.4Q-2.6 3.6 0 2.4Q2.6 3.6 6.4 3.4Q3-0.4 0 1.4Z", fill=hair, **LINE)


BEARDS: Final[dict[str, Callable[[str], str]]] = {
    "": _none,
    "full": full_beard,
    "long": long_beard,
    "short": short_beard,
    "moustache": moustache,
}


def scarf(cloth: str) -> str:
    top = path("M-9-4Q-10-15.6 0-15.6Q10-15.6 9-4Q6-9.4 0-9.4Q-6-9.4-9-4Z", fill=cloth, **LINE)
    return top + path(
        "M-8-7Q0-13 8-7",
        **{**PEN, "stroke": mix(cloth, CREAM, 0.6), "stroke_width": 1.1, "stroke_dasharray": "1.4 1.6"},
    )


def scarf_back(cloth: str) -> str:
    return path("M-9-6Q-14 6-11 14H11Q14 6 9-6Z", fill=mix(cloth, INK, 0.25), **LINE)


def turban(cloth: str) -> str:
    wrap = path("M-10-6Q-12-18 0-18Q12-18 10-6Q5-10 0-9.6Q-5-10-10-6Z", fill=cloth, **LINE)
    folds = path(
        "M-9-9Q0-18 9-10M-6-7.8Q2-17 9-13M-9-13Q-2-10 4-9.4",
        **{**PEN, "stroke": mix(cloth, INK, 0.35), "stroke_width": 0.8},
    )
    return wrap + folds + polygon([(0, -13.6), (1.8, -11.4), (0, -9), (-1.8, -11.4)], fill="#39a0a8", **LINE)


def fur_hat(cloth: str) -> str:
    crown = path("M-7-10L0-20L7-10Z", fill="#8d3f4d", **LINE)
    tufts = [circle(x, -8.6, 2.6, fill=cloth, **LINE) for x in (-8, -4, 0, 4, 8)]
    return crown + "".join(tufts)


def veil(cloth: str) -> str:
    cover = path("M-7.8 0Q0 3 7.8 0Q7.4 9 0 11Q-7.4 9-7.8 0Z", fill=cloth, **LINE)
    return (
        scarf(cloth) + cover + path("M-5 4Q0 6.4 5 4", **{**PEN, "stroke": mix(cloth, INK, 0.3), "stroke_width": 0.7})
    )


def band(cloth: str) -> str:
    return path("M-8.6-7.4Q0-11.4 8.6-7.4L8.8-5Q0-9-8.8-5Z", fill=cloth, **LINE)


def cap(cloth: str) -> str:
    top = path("M-9-7Q-10-16 0-16Q10-16 9-7Q0-10.6-9-7Z", fill=cloth, **LINE)
    return top + path("M-9-7Q0-10.6 9-7Q11-5.4 12-4.4Q2-8-9.6-5.4Z", fill=mix(cloth, INK, 0.3), **LINE)


def bandana(cloth: str) -> str:
    dots = [circle(x, y, 0.7, fill=CREAM) for x, y in ((-5, -9), (-1, -12), (3, -10), (0, -8), (6, -8.6))]
    knot = path("M8.6-7L13-9L12-5.6L14-3L9-5Z", fill=cloth, **LINE)
    return knot + path("M-8.8-5Q-10-15.6 0-15.6Q10-15.6 8.8-5Q0-9-8.8-5Z", fill=cloth, **LINE) + "".join(dots)


def hat(cloth: str) -> str:
    brim = ellipse(0, -8, 14.6, 3.6, fill=cloth, **LINE)
    crown = path("M-7.4-8.4Q-8-18-3-18Q0-16.4 3-18Q8-18 7.4-8.4Q0-6-7.4-8.4Z", fill=mix(cloth, CREAM, 0.12), **LINE)
    return brim + crown + path("M-7.4-9.6Q0-7.2 7.4-9.6V-11.6Q0-9-7.5-11.6Z", fill="#c8a24a", **LINE)


def hood(cloth: str) -> str:
    edge = path("M-8.6 4Q-11-12 0-14Q11-12 8.6 4L11.6 7Q16-14 0-19Q-16-14-11.6 7Z", fill=cloth, **LINE)
    return edge + path(
        "M-9 3Q-10.4-10 0-12.6Q10.4-10 9 3", **{**PEN, "stroke": mix(cloth, CREAM, 0.4), "stroke_width": 0.8}
    )


def circlet(cloth: str) -> str:
    return path("M-8.4-7.6Q0-11 8.4-7.6", **{**PEN, "stroke": cloth, "stroke_width": 1.6}) + circle(
        0, -9.4, 1.6, fill="#4a78b5", **LINE
    )


def pointed_hat(cloth: str) -> str:
    cone = path("M-8-8Q-4-14-1-20.4Q2-20.4 3-18Q4-13 8-8Q0-5.4-8-8Z", fill=cloth, **LINE)
    stars = [placed(polygon(ring(4, 1.7, 0.6), fill="#f4d35e"), x, y) for x, y in ((-2, -11), (2.6, -13.4))]
    return ellipse(0, -7.6, 13.4, 3, fill=mix(cloth, INK, 0.2), **LINE) + cone + "".join(stars)


def wreath(cloth: str) -> str:
    leaves = [
        placed(path("M0 0Q2-2 0-4.4Q-2-2 0 0Z", fill=cloth, stroke=INK, stroke_width=0.5), x, y, 1, turn)
        for x, y, turn in (
            (-8, -6, -70),
            (-6.4, -8.6, -40),
            (-3, -10, -15),
            (1, -10.4, 10),
            (4.6, -9.6, 35),
            (7.6, -7, 65),
        )
    ]
    return "".join(leaves) + circle(0, -11, 1.7, fill="#e9a0b0", **LINE)


BACK_WEAR: Final[dict[str, Callable[[str], str]]] = {"scarf": scarf_back, "veil": scarf_back}
WEAR: Final[dict[str, Callable[[str], str]]] = {
    "": _none,
    "scarf": scarf,
    "turban": turban,
    "fur-hat": fur_hat,
    "veil": veil,
    "band": band,
    "cap": cap,
    "bandana": bandana,
    "hat": hat,
    "hood": hood,
    "circlet": circlet,
    "pointed-hat": pointed_hat,
    "wreath": wreath,
}


def eyepatch() -> str:
    return path("M-8.4-7L8.4-4.4", **{**PEN, "stroke_width": 1}) + ellipse(3.2, -3.2, 2.4, 2.2, fill=INK)


def mask() -> str:
    shape = path("M-8-5.4Q0-7.6 8-5.4Q8.4-0.6 4-1Q1.2-1.2 0-3Q-1.2-1.2-4-1Q-8.4-0.6-8-5.4Z", fill="#33302c", **LINE)
    return (
        shape
        + ellipse(-3.4, -3.4, 1.4, 1, fill=CREAM)
        + ellipse(3.4, -3.4, 1.4, 1, fill=CREAM)
        + circle(-3.2, -3.4, 0.6, fill=INK)
        + circle(3.6, -3.4, 0.6, fill=INK)
    )


def scar() -> str:
    return path("M3.4-8L6 1M3.6-4.6L5.8-5M4.4-1.6L6.4-2", **{**PEN, "stroke": "#8a3a2c", "stroke_width": 0.8})


def freckles() -> str:
    return "".join(
        [
            circle(x, y, 0.45, fill="#a5683a")
            for x, y in ((-5, -0.4), (-3.6, 0.6), (-5.2, 1), (5, -0.4), (3.6, 0.6), (5.2, 1))
        ]
    )


def earrings() -> str:
    return circle(-8.2, 1.6, 1.3, fill=GOLD, **LINE) + circle(8.2, 1.6, 1.3, fill=GOLD, **LINE)


def star() -> str:
    return placed(polygon(ring(4, 2, 0.7), fill="#f4d35e", stroke=INK, stroke_width=0.4), 0, -8.6)


def chain() -> str:
    links = path("M-9 9Q0 19 9 9", **{**PEN, "stroke": GOLD, "stroke_width": 1.8})
    return links + placed(rect(-2.2, -2.2, 4.4, 4.4, 0.8, fill=LEAF, **LINE), 0, 14.6, 1, 45)


MARKS: Final[dict[str, Callable[[], str]]] = {
    "": str,
    "eyepatch": eyepatch,
    "mask": mask,
    "scar": scar,
    "freckles": freckles,
    "earrings": earrings,
    "star": star,
    "chain": chain,
}

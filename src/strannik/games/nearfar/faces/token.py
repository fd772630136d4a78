"""Tokens: companions, animals, pack animals, goods and chiefs."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import ANIMALS, COMPANIONS
from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.icons import icon, plate
from strannik.games.nearfar.faces.palette import CREAM, DARK_TRIBE, GOLD, INK, PARCHMENT, TRIBE
from strannik.games.nearfar.faces.people import chief_bust, companion_bust
from strannik.show.letters import block
from strannik.show.svg import gradient, group, mix, numeral, path, picture, placed, rect, tag
from strannik.show.words import Words

WIDTH: Final = 44
HEIGHT: Final = 56
"""The size of a companion's token."""

PACK_WIDTH: Final = 54
PACK_HEIGHT: Final = 44
"""The size of a pack animal's token."""


def companion_token(id: str, words: Words) -> str:
    """A companion: face, name, price, tribe and icons."""
    one = COMPANIONS[id]
    price = icon("coins", 7.4, 7.6, 1.12) + plate(str(one.cost), 7.4, 7.6, 3.4)
    sign = icon(one.tribe, 36.4, 7.8, 1.1)
    return bust_token(companion_bust(id), one.icons, TRIBE[one.tribe], price + sign, words.name(id))


def animal_token(id: str, words: Words) -> str:
    """A dog, a cat or a platypus."""
    return bust_token(fragment(f"animals/{id}"), ANIMALS[id].icons, "#9a8468", "", words.name(id))


def bust_token(bust: str, icons: dict[str, int], colour: str, signs: str, name: str) -> str:
    """A face in a frame, its icons below."""
    frame = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 5, fill=colour, stroke=INK, stroke_width=0.8)
    window = rect(3, 3, WIDTH - 6, 34, 3.4)
    clip = tag(
        "defs",
        tag("clipPath", window, id="window"),
        gradient("air", (0, mix(colour, CREAM, 0.5)), (1, mix(colour, CREAM, 0.86))),
    )
    scene = group(
        rect(3, 3, WIDTH - 6, 34, fill="url(#air)"), placed(bust, WIDTH / 2, 21.4, 0.84), clip_path="url(#window)"
    )
    rim = rect(3, 3, WIDTH - 6, 34, 3.4, fill="none", stroke=INK, stroke_width=0.6)
    label = rect(3, 33.4, WIDTH - 6, 6.6, 1.6, fill=PARCHMENT, stroke=INK, stroke_width=0.5)
    called = block(name, WIDTH / 2, 36.6, 36, 5, 1, face="serif-bold")
    strip = rect(3, 41.4, WIDTH - 6, 11.6, 3, fill=CREAM, stroke=INK, stroke_width=0.5)
    return picture(WIDTH, HEIGHT, clip, frame, scene, rim, label, called, strip, icon_row(icons), signs, title=name)


def icon_row(icons: dict[str, int]) -> str:
    """The icons of a token side by side, with their numbers."""
    pitch = min(11, 37 / max(1, len(icons)))
    scale = min(0.84, pitch / 10.6)
    first = WIDTH / 2 - pitch * (len(icons) - 1) / 2
    drawn = []
    for place, (name, count) in enumerate(icons.items()):
        x = first + pitch * place
        drawn.append(icon(name, x - (0.6 if count > 1 else 0), 47, scale))
        if count > 1:
            drawn.append(plate(str(count), x + 3, 50, 2.3))
    return "".join(drawn)


def chief_token(tribe: str, words: Words) -> str:
    """A tribe's chief: 5 points, and one flag towards hiring."""
    colour = TRIBE[tribe]
    signs = icon(tribe, 36.4, 7.8, 1.1)
    worth = rect(3, 41.4, WIDTH - 6, 11.6, 3, fill=CREAM, stroke=INK, stroke_width=0.5)
    points = numeral("5", 17, 50.2, 7, fill=INK) + icon("vp", 27, 47.2, 0.95)
    frame = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 5, fill=DARK_TRIBE[tribe], stroke=INK, stroke_width=0.8)
    gilt = rect(1.6, 1.6, WIDTH - 3.2, HEIGHT - 3.2, 4.2, fill="none", stroke=GOLD, stroke_width=1)
    clip = tag("defs", tag("clipPath", rect(4, 4, WIDTH - 8, 35, 3), id="window"))
    rays = [path(f"M0 0L{x} -40L{x + 5} -40Z", fill=CREAM, fill_opacity=0.3) for x in range(-42, 40, 12)]
    ground = rect(4, 4, WIDTH - 8, 35, fill=mix(colour, CREAM, 0.35))
    scene = group(
        ground,
        placed("".join(rays), WIDTH / 2, 30),
        placed(chief_bust(tribe), WIDTH / 2, 23.4, 0.84),
        clip_path="url(#window)",
    )
    rim = rect(4, 4, WIDTH - 8, 35, 3, fill="none", stroke=INK, stroke_width=0.6)
    return picture(
        WIDTH, HEIGHT, clip, frame, gilt, scene, rim, signs, worth, points, title=words.name(f"chief-{tribe}")
    )


def pack_token(animal: str, words: Words) -> str:
    """A bird or a turtle: one step more, and a treasure on its back."""
    colour = "#8fb3ad" if animal == "bird" else "#a9b98a"
    frame = rect(
        0.5, 0.5, PACK_WIDTH - 1, PACK_HEIGHT - 1, 6, fill=mix(colour, CREAM, 0.4), stroke=INK, stroke_width=0.8
    )
    ground = path("M1 36Q18 32 30 35T53 34V38Q53 43 48 43H6Q1 43 1 38Z", fill=mix(colour, INK, 0.1))
    step = icon("movement", 45.6, 9, 0.9)
    sign = (
        icon("hearts", 46, 21, 0.7) + path("M42 25L50 17", stroke=INK, stroke_width=1.2) if animal == "turtle" else ""
    )
    return picture(
        PACK_WIDTH,
        PACK_HEIGHT,
        frame,
        ground,
        placed(fragment(f"animals/pack-{animal}"), 23, 21, 1.02),
        step,
        sign,
        title=words.name(animal),
    )


def goods_token(good: str, title: str) -> str:
    """A coin, a gem, a loaf, a tribe's token, a heart … as large as a piece."""
    return picture(24, 24, icon(good, 12, 12, 2.2), title=title)


def renown_token(by: int, title: str) -> str:
    """A step of the reputation track to be paid for, up or down."""
    colour = "#f2c7a0" if by > 0 else "#b9b3c9"
    frame = rect(1, 1, WIDTH - 2, WIDTH - 2, 6, fill=colour, stroke=INK, stroke_width=1)
    amount = numeral(f"{by:+}".replace("-", "−"), WIDTH / 2, 37, 15, fill=INK)
    return picture(WIDTH, WIDTH, frame, icon("reputation", WIDTH / 2, 13, 1.5), amount, title=title)

"""Tokens: companions, animals, pack animals, goods and chiefs."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import ANIMALS, COMPANIONS
from strannik.games.nearfar.faces.art import colour, composed, fragment
from strannik.games.nearfar.faces.icons import icon, plate, sign
from strannik.games.nearfar.faces.palette import DARK_TRIBE, INK, TRIBE
from strannik.games.nearfar.faces.people import chief_bust, companion_bust
from strannik.show.svg import numeral, picture, rect
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
    signs = price + icon(one.tribe, 36.4, 7.8, 1.1)
    return bust_token(companion_bust(id), one.icons, TRIBE[one.tribe], signs, words.name(id))


def animal_token(id: str, words: Words) -> str:
    """A dog, a cat or a platypus."""
    return bust_token(fragment(f"animals/{id}"), ANIMALS[id].icons, colour("animal-frame"), "", words.name(id))


def bust_token(bust: str, icons: dict[str, int], colour: str, signs: str, name: str) -> str:
    """A face in a frame, its icons below."""
    given = {"bust": bust, "name": name, "icons": icon_row(icons), "signs": signs}
    return picture(WIDTH, HEIGHT, composed("tokens/bust", given, frame=colour), title=name)


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
    given = {"bust": chief_bust(tribe), "tribe": sign(tribe)}
    drawn = composed("tokens/chief", given, frame=DARK_TRIBE[tribe], banner=TRIBE[tribe])
    return picture(WIDTH, HEIGHT, drawn, title=words.name(f"chief-{tribe}"))


def pack_token(animal: str, words: Words) -> str:
    """A bird or a turtle: one step more, and a treasure on its back."""
    return picture(PACK_WIDTH, PACK_HEIGHT, fragment(f"tokens/pack-{animal}"), title=words.name(animal))


def goods_token(good: str, title: str) -> str:
    """A coin, a gem, a loaf, a tribe's token, a heart … as large as a piece."""
    return picture(24, 24, icon(good, 12, 12, 2.2), title=title)


def renown_token(by: int, title: str) -> str:
    """A step of the reputation track to be paid for, up or down."""
    colour = "#f2c7a0" if by > 0 else "#b9b3c9"
    frame = rect(1, 1, WIDTH - 2, WIDTH - 2, 6, fill=colour, stroke=INK, stroke_width=1)
    amount = numeral(f"{by:+}".replace("-", "−"), WIDTH / 2, 37, 15, fill=INK)
    return picture(WIDTH, WIDTH, frame, icon("reputation", WIDTH / 2, 13, 1.5), amount, title=title)

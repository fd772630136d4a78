"""Busts of companions, chiefs and travellers, about the origin within 40 by 40.

How each of them looks stands in `data/art/people/looks.yaml`; they are put together from the drawings beside it, and
those of the lizardfolk from `data/art/lizards`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from strannik.games.nearfar.faces.art import colour, fragment, plan

BEHIND: Final = ("long", "braids", "curly")
"""Hair of which something shows behind the head."""

FRONT: Final = {"short": "cut", "curly": "cut", "long": "parted", "braids": "parted", "bun": "bun", "mohawk": "mohawk"}
BALD: Final = "bald"
OPEN: Final = ("", "band", "circlet", "wreath")
"""What is worn so that the hair shows."""

WRAPPED: Final = ("scarf", "veil")
"""What hangs down the back as well."""

PLAIN: Final = "small"
"""Lizardfolk without a crest."""


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of skin and hair, dressed in `garb`, with something on the head and perhaps a mark of their own."""

    skin: str
    hair: str
    style: str
    garb: str
    folk: Literal["people", "lizards"] = "people"
    wear: str = ""
    cloth: str = ""
    beard: str = ""
    mark: str = ""


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    companions: dict[str, Look]
    chiefs: dict[str, Look]
    travellers: dict[str, Look]


@cache
def looks() -> Looks:
    return plan("people/looks", Looks)


def companion_bust(id: str) -> str:
    """A companion from the shoulders up."""
    return bust(looks().companions[id])


def chief_bust(tribe: str) -> str:
    """A tribe's chief from the shoulders up."""
    return bust(looks().chiefs[tribe])


def traveller_bust(id: str) -> str:
    """One of the long journeys from the shoulders up, or nothing if they look like nobody else."""
    return bust(looks().travellers[id]) if id in looks().travellers else ""


def bust(look: Look) -> str:
    """Head and shoulders, and all that is on them."""
    return (lizard(look) if look.folk == "lizards" else human(look)) + worn(look)


def human(look: Look) -> str:
    beard = fragment(f"people/beard-{look.beard}", hair=dye(look.hair)) if look.beard else ""
    return behind(look) + shoulders(look) + fragment("people/head", skin=dye(look.skin)) + beard + front(look)


def lizard(look: Look) -> str:
    crest = fragment(f"lizards/crest-{look.style}", hair=dye(look.hair)) if look.style != PLAIN else ""
    return crest + shoulders(look) + fragment("lizards/head", scales=dye(look.skin))


def behind(look: Look) -> str:
    """What shows of hair and cloth behind the head."""
    hair = fragment(f"people/hair-behind-{look.style}", hair=dye(look.hair)) if look.style in BEHIND else ""
    return hair + (fragment("people/wear-behind", fabric=dye(look.cloth)) if look.wear in WRAPPED else "")


def shoulders(look: Look) -> str:
    return fragment("people/shoulders", garb=dye(look.garb))


def front(look: Look) -> str:
    """The hair over the brow, or what shows of it under a hat."""
    if look.style == BALD:
        return ""
    return fragment(f"people/hair-{FRONT[look.style] if look.wear in OPEN else 'fringe'}", hair=dye(look.hair))


def worn(look: Look) -> str:
    """What is on the head, and the mark."""
    wear = fragment(f"{look.folk}/wear-{look.wear}", fabric=dye(look.cloth)) if look.wear else ""
    return wear + (fragment(f"{look.folk}/mark-{look.mark}") if look.mark else "")


def dye(named: str) -> str:
    """A colour of the palette, or one of its own."""
    return named if named.startswith("#") else colour(named)

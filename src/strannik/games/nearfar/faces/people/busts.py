"""Busts of people and of lizardfolk, about the origin within 40 by 40, put together from what a look names."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.people.looks import Look

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


def human(look: Look) -> str:
    """A person from the shoulders up."""
    beard = fragment(f"people/beard-{look.beard}", hair=look.hair) if look.beard else ""
    wear = fragment(f"people/wear-{look.wear}", fabric=look.cloth) if look.wear else ""
    head = fragment("people/head", skin=look.skin)
    return behind(look) + shoulders(look) + head + beard + front(look) + wear + mark(look, "people")


def behind(look: Look) -> str:
    """What shows of hair and cloth behind the head."""
    hair = fragment(f"people/hair-behind-{look.style}", hair=look.hair) if look.style in BEHIND else ""
    return hair + (fragment("people/wear-behind", fabric=look.cloth) if look.wear in WRAPPED else "")


def shoulders(look: Look) -> str:
    return fragment("people/shoulders", garb=look.garb)


def front(look: Look) -> str:
    """The hair over the brow, or what shows of it under a hat."""
    if look.style == BALD:
        return ""
    return fragment(f"people/hair-{FRONT[look.style] if look.wear in OPEN else 'fringe'}", hair=look.hair)


def mark(look: Look, kind: str) -> str:
    return fragment(f"{kind}/mark-{look.mark}") if look.mark else ""


def lizard(look: Look) -> str:
    """One of the lizardfolk from the shoulders up."""
    crest = fragment(f"lizards/crest-{look.style}", hair=look.hair) if look.style != PLAIN else ""
    wear = fragment(f"lizards/wear-{look.wear}", fabric=look.cloth) if look.wear else ""
    return crest + shoulders(look) + fragment("lizards/head", scales=look.skin) + wear + mark(look, "lizards")

"""Faraway's cards in words and in the signs of the terminal."""

from __future__ import annotations

from functools import cache
from typing import Final

from strannik.games.faraway.cards import BIOMES, FLAT, NONE, PER, WONDERS, Card
from strannik.show.laying import laid
from strannik.show.words import Words

SIGNS: Final = {
    "red": "♣",
    "green": "≈",
    "blue": "▲",
    "yellow": "⌂",
    "stone": "◆",
    "chimera": "♞",
    "thistle": "✿",
    "clue": "⚑",
    "night": "☾",
}
"""One sign for everything that quests count; the message `legend` explains them."""


@laid
def sentence(words: Words, card: Card) -> str:
    """All that stands on a card, for whoever cannot see it: biome and time, what it shows and needs, what it pays."""
    if isinstance(card.thing, int):
        first = words.say(
            "card-region",
            {"number": card.thing, "biome": biome(card, words), "night": "yes" if card.night else "no"},
        )
    else:
        first = words.say("card-sanctuary", {"id": card.thing, "biome": biome(card, words) if card.biome else "none"})
    parts = [first]
    shown = icons(card, words)
    if shown:
        parts.append(words.say("card-shows", {"icons": ", ".join(shown)}))
    needed = [
        words.say(f"icons-{wonder}", {"count": card.requires[wonder]}) for wonder in WONDERS if card.requires[wonder]
    ]
    if needed:
        parts.append(words.say("card-needs", {"icons": ", ".join(needed)}))
    parts.append(pays(card, words))
    return " ".join(parts)


def biome(card: Card, words: Words) -> str:
    """What the card's biome is called."""
    return words.say(f"biome-{card.biome}")


def icons(card: Card, words: Words) -> list[str]:
    """What the card shows besides its biome; a region's time of day is told with the biome."""
    shown = [
        words.say(f"icons-{wonder}", {"count": card.wonders[wonder]}) for wonder in WONDERS if card.wonders[wonder]
    ]
    if card.clue:
        shown.append(words.say("icons-clue", {"count": card.clue}))
    if card.night and isinstance(card.thing, str):
        shown.append(words.say("icons-night"))
    return shown


def pays(card: Card, words: Words) -> str:
    """The fame the card pays. [FA-14, FA-16]"""
    return words.say(f"card-pays-{card.kind}", {"value": card.value, "what": counted(card, words)})


def counted(card: Card, words: Words) -> str:
    """What a card pays for, each time it is seen."""
    if not card.what:
        return ""
    if card.what[0] not in BIOMES:
        return words.say(f"each-{card.what[0]}")
    names = [words.say(f"of-{name}") for name in card.what]
    if len(names) == 1:
        return words.say("each-biome", {"biome": names[0]})
    return words.say("each-either", {"biome": names[0], "other": names[1]})


@cache
def lines(card: Card) -> list[str]:
    """The card in four short lines: name, what it shows, what it needs, what it pays."""
    name = [str(card.thing), SIGNS.get(card.biome, "·")] + [SIGNS["night"]] * card.night
    shown = "".join([SIGNS[wonder] * card.wonders[wonder] for wonder in WONDERS]) + SIGNS["clue"] * card.clue
    needed = "".join([SIGNS[wonder] * card.requires[wonder] for wonder in WONDERS])
    return [" ".join(name), shown, needed and needed + "→", formula(card)]


def formula(card: Card) -> str:
    """The fame in signs: `8`, `4×✿`, `10×♣≈▲⌂`."""
    if card.kind == NONE:
        return ""
    if card.kind == FLAT:
        return str(card.value)
    counted = card.what if card.kind == PER else list(BIOMES)
    return f"{card.value}×" + "".join([SIGNS[name] for name in counted])

"""Glow's cards, dice and places in words and in the signs of the terminal."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.cards import KAAR, SYMBOLS, Card, Effect
from strannik.games.glow.maps import PROVINCE, Island, Route, Spot
from strannik.games.glow.solo_data import TILES
from strannik.show.words import Words, capital

SIGNS: Final = {
    "plant": "♣",
    "water": "≈",
    "air": "☁",
    "fire": "▲",
    "stone": "◆",
    "footprints2": "»»",
    "bursts3": "✶3",
    "minus2": "✶−2",
    "": "·",
    "footprints": "»",
    "bursts": "✶",
    "fireflies": "✧",
    "rerolls": "↻",
    "skull": "☠",
    "cast_spells": "@",
    "resurrect": "↑",
    "discard_last_companion": "☠!",
    "discard_companion_or_spell": "☠?",
}
"""One sign for everything that dice and cards show."""

TOKENS: Final = ("bursts", "footprints", "fireflies", "rerolls")


def sentence(card: Card, words: Words) -> str:
    """A card by its name and all that stands on it, for whoever cannot see it."""
    return f"{capital(words.say('card-name', {'card': card.id}))} {details(card, words)}".rstrip()


def details(card: Card, words: Words) -> str:
    """All that stands on a card."""
    parts = []
    for name, value in (("points", card.points), ("fireflies", card.fireflies), ("rerolls", card.rerolls)):
        if value:
            lost = "-lost" if value < 0 else ""
            parts.append(words.say(f"card-{name}{lost}", {"count": abs(value)}))
    dice = sum(card.dice.values())
    if dice:
        parts.append(words.say("card-dice", {"count": dice, "colour-id": card.colour}))
    if card.die:
        parts.append(words.say("card-die", {"die-id": words.say(f"kind-{card.die}")}))
    if card.id == KAAR:
        parts.append(words.say("card-kaar"))
    if card.conditional:
        rule = words.say("card-rule", {"when": when(card, words), "then": then(card, 1, words)})
        parts.append(capital(rule))
        if card.once:
            parts.append(words.say("card-once"))
    return " ".join(parts)


def when(card: Card, words: Words) -> str:
    """The condition in words."""
    if card.same:
        return words.say("when-same", {"count": card.same})
    parts = [words.say("when-need", {"count": count, "what": SYMBOLS[element]}) for element, count in card.need]
    absent = [SYMBOLS[element] for element in card.absent]
    parts += [words.say("when-absent", {"what": element, "what-id": element}) for element in absent]
    return " + ".join(parts)


def then(card: Card, times: int, words: Words) -> str:
    """The effects in words, for so many times."""
    return ", ".join([happens(effect, times, words) for effect in card.effects])


def happens(effect: Effect, times: int, words: Words) -> str:
    """One effect in words."""
    if effect.kind in TOKENS:
        kind = "gives" if effect.count > 0 else "takes"
        return words.say(f"effect-{kind}", {"what": effect.kind, "amount": abs(effect.count) * times})
    return words.say(f"effect-{effect.kind}")


def lines(card: Card, words: Words) -> list[str]:
    """The card in three short lines of signs."""
    needed = [SIGNS[SYMBOLS[element]] * count for element, count in card.need]
    needed += ["≠" + SIGNS[SYMBOLS[element]] for element in card.absent]
    if card.same:
        needed.append("=" * card.same)
    effects = [signed(effect.kind, effect.count) for effect in card.effects]
    rule = f"{' '.join(needed)} → {' '.join(effects)}" if card.conditional else ""
    printed = (("fireflies", card.fireflies), ("rerolls", card.rerolls), ("bursts", card.points))
    return [words.name(card.id), rule, " ".join([signed(kind, count) for kind, count in printed if count])]


def signed(kind: str, count: int) -> str:
    """A sign with its number: `✶−4`; a skull needs none."""
    return f"{SIGNS[kind]}{count}".replace("-", "−") if kind in TOKENS else SIGNS[kind]


def spot_tip(spot: Spot, words: Words) -> str:
    """What a spot asks for and gives. [GL-J3, GL-J5]"""
    parts = [words.say("tip-village", {"points": spot.points})] if spot.village else []
    if spot.need:
        parts.append(words.say("tip-need", {"element": spot.need}))
    if spot.absent:
        parts.append(words.say("tip-absent", {"element": spot.absent}))
    return " ".join([*parts, *toll(spot.cost, spot.effects, words)])


def island_tip(island: Island, words: Words) -> str:
    """What an island is worth and gives."""
    return " ".join([words.say("tip-island", {"points": island.points}), *toll(0, island.effects, words)])


def route_tip(route: Route, words: Words) -> str:
    """How many different elements a route takes, and its footprints. [GL-K2]"""
    parts = []
    if route.elements:
        fewest, most = min(route.elements), max(route.elements)
        number = str(most) if fewest == most else f"{fewest}–{most}"
        parts.append(words.say("tip-route", {"number-id": number}))
    return " ".join([*parts, *toll(route.cost, [], words)]) or words.say("tip-free")


def tile_tip(tile: str, board: str, words: Words) -> str:
    """What a tile of Tom's makes him do. [GL-M4]"""
    entry = TILES[tile]
    move = (entry.move if board != PROVINCE else "camp") if entry.move else "none"
    return words.say("tip-tile", {"steps": entry.steps, "bursts": entry.bursts, "move": move})


def toll(footprints: int, effects: list[Effect], words: Words) -> list[str]:
    """What coming somewhere costs, and what happens then."""
    parts = [words.say("tip-cost", {"what": "footprints", "amount": footprints})] if footprints else []
    if effects:
        parts.append(words.say("tip-effects", {"effects": ", ".join([happens(one, 1, words) for one in effects])}))
    return parts

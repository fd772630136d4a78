"""Roll Player's cards and classes in words, made from the same data as the rules."""

from __future__ import annotations

from typing import Any

from strannik.games.rollplayer.cards import (
    ALIGNMENTS,
    ARMOR_SETS,
    ATTRIBUTES,
    BACKSTORY_STARS,
    CLASSES,
    COLOURS,
    MARKET,
    Card,
    Goal,
    HeroClass,
    Trait,
)
from strannik.games.rollplayer.score import Finished
from strannik.games.rollplayer.table import Hero
from strannik.show.words import Words


def rules_text(card: Card, words: Words) -> str:
    """What stands on a card, without its name and price."""
    if card.trait is not None:
        return trait_text(card.trait, words)
    if card.type == "skill":
        return " ".join([effect_text(effect, words) for effect in card.effect])
    if card.type == "armor":
        return armor_text(card.armor_set, words)
    return " ".join(power_texts(card.power, card.discount, words) + weapon_texts(card, words))


def face_text(card: Card, words: Words) -> str:
    """What stands on the face of a card, where a drawing tells which cells of the grid are meant."""
    if card.trait is not None and card.trait.op == "token_in":
        return words.say("trait-marked", {"stars": card.trait.stars})
    return rules_text(card, words)


def effect_text(effect: dict[str, Any], words: Words) -> str:
    """A step of a skill in a sentence."""
    (name, given), *_ = effect.items()
    facts = {"count": 1, "amount": 1, "price": 0, "change": "", **given}
    return words.say(f"effect-{name}", facts)


def trait_text(trait: Trait, words: Words) -> str:
    """What a trait gives stars for."""
    facts = {
        "stars": trait.stars,
        "count": trait.count,
        "max": trait.max,
        "each": trait.each,
        "per": trait.per,
        "attr": ATTRIBUTES[trait.attr] if trait.attr >= 0 else "",
        "attr-id": ATTRIBUTES[trait.attr] if trait.attr >= 0 else "",
        "colour": COLOURS[trait.colour] if trait.colour >= 0 else "",
        "colour-id": COLOURS[trait.colour] if trait.colour >= 0 else "",
        "type": trait.type,
        "alone": "yes" if trait.alone else "no",
        "cells": ", ".join([words.say(f"cell-{cell}") for cell in trait.cells]),
    }
    return words.say(f"trait-{trait.op}", facts)


def armor_text(kind: str, words: Words) -> str:
    """The stars of a set."""
    armor = ARMOR_SETS[kind]
    stars = one_of([str(points) for points in armor.stars[1:]], words)
    colours = one_of([words.name(COLOURS[colour]) for colour in armor.colours], words)
    facts = {"set": kind, "set-id": kind, "most": len(armor.stars) - 1, "stars": stars, "colours": colours}
    return words.say("card-armor", facts)


def one_of(names: list[str], words: Words) -> str:
    """Several things, of which one is meant."""
    *others, last = names
    return f"{', '.join(others)} {words.say('or')} {last}"


def power_texts(power: dict[str, int], discount: dict[str, int], words: Words) -> list[str]:
    """What a class or a weapon changes."""
    texts = [words.say(f"power-{what}", {"amount": amount}) for what, amount in power.items()]
    return texts + [words.say(f"discount-{kind}", {"amount": amount}) for kind, amount in discount.items()]


def weapon_texts(card: Card, words: Words) -> list[str]:
    """What only weapons do."""
    texts = []
    for colour, amount in card.die_bonus.items():
        message = "bonus-class" if colour == "class" else "bonus-colour"
        texts.append(words.say(message, {"colour": colour, "colour-id": colour, "amount": amount}))
    for attr, gold in card.action_gold.items():
        texts.append(words.say("action-gold", {"attr": attr, "attr-id": attr, "gold": gold}))
    return texts


def card_sentence(id: str, words: Words) -> str:
    """All that stands on a market card."""
    card = MARKET[id]
    parts = [words.say("card-head", {"card": id, "type": words.say(f"type-{card.type}"), "cost": card.cost})]
    if card.hands:
        parts.append(words.say("card-hands", {"hands": card.hands}))
    if card.type == "skill":
        parts.append(words.say(f"when-{card.when}"))
    parts.append(rules_text(card, words))
    if card.arrow:
        parts.append(words.say("card-arrow", {"arrow": card.arrow}))
    return " ".join(parts)


def ability_text(role: HeroClass, words: Words) -> str:
    """What the class can do."""
    return " ".join(power_texts(role.power, role.discount, words))


def goal_text(goal: Goal, words: Words) -> str:
    """A goal in words."""
    form = "exact" if goal.low == goal.high else "least" if goal.high >= 99 else "range"
    return words.say(f"goal-{form}", {"low": goal.low, "high": goal.high})


def printed(number: int) -> str:
    """A number as it is printed, with a true minus."""
    return str(number).replace("-", "−")


def goal_sign(goal: Goal) -> str:
    """A goal as it is printed: 17, 16-17 or 14+."""
    if goal.low == goal.high:
        return str(goal.low)
    return f"{goal.low}+" if goal.high >= 99 else f"{goal.low}–{goal.high}"


def gap_text(goal: Goal, score: int, words: Words) -> str:
    """How far a score is from its goal."""
    gap = goal.short(score)
    if gap == 0:
        return words.say("gap-met")
    return words.say("gap-short" if gap > 0 else "gap-over", {"gap": abs(gap)})


def class_sentence(id: str, words: Words) -> str:
    """A class with its ability and goals."""
    head = words.say("class-head", {"role": id, "colour": CLASSES[id].colour_name})
    return " ".join([head, *class_lines(id, words)])


def class_lines(id: str, words: Words) -> list[str]:
    """What a class can do, and what it strives for."""
    role = CLASSES[id]
    goals = ", ".join([f"{words.name(attr)} {goal_sign(role.goals[row])}" for row, attr in enumerate(ATTRIBUTES)])
    return [f"{words.say(f'ability-{id}')}. {ability_text(role, words)}", f"{goals}."]


def row_label(counted: Finished | None, line: int, words: Words) -> str:
    """What a row comes to and should come to."""
    if counted is None:
        return words.name(ATTRIBUTES[line])
    goal = goal_text(counted.role.goals[line], words)
    return words.say("place-row", {"row": ATTRIBUTES[line], "score": printed(counted.scores[line]), "goal": goal})


def row_tip(line: int, words: Words) -> str:
    """What a die placed in a row does: what its sign means, without the name, which the row has already."""
    return words.say(f"sign-{line + 1}").partition(". ")[2]


def align_tip(hero: Hero, cell: int, words: Words) -> str:
    """What it is worth if the token ends in a cell."""
    stars = ALIGNMENTS[hero.alignment][cell]
    return words.say("tip-align", {"stars": f"+{stars}" if stars > 0 else printed(stars)})


def past_tip(words: Words) -> str:
    """What a backstory asks for, and what dice in their places are worth."""
    two, four, six = [BACKSTORY_STARS[matches] for matches in (2, 4, 6)]
    return words.say("tip-past", {"two": two, "four": four, "six": six})

"""Aftermath's cards in words, for cards and tips."""

from __future__ import annotations

from strannik.games.aftermath.cards import Ability, Condition, Improvement, Item
from strannik.show.words import Words


def item_brief(one: Item, words: Words) -> str:
    return ""


def ability_brief(one: Ability, words: Words) -> str:
    return ""


def condition_brief(one: Condition, words: Words) -> str:
    return ""


def improvement_brief(one: Improvement, words: Words) -> str:
    return ""


def terrain_brief(id: str, words: Words) -> str:
    return words.say(f"terrain-{id}")

"""Decks: there are as many cards as there should be, enemies enough for every encounter, and numbers that suit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.cards import (
    ABILITIES,
    CONDITIONS,
    DISCOVERIES,
    ENEMY_VEHICLES,
    INFLUENCE,
    ITEMS,
    MISSIONS,
    ROADS,
    VEHICLES,
    AbilityCard,
    Item,
    action_deck,
)
from strannik.games.aftermath.encounter_cards import ENCOUNTERS
from strannik.games.aftermath.enemies import ENEMIES, EnemyCard
from strannik.games.aftermath.lint.effects import sections_with
from strannik.games.aftermath.search_tokens import SEARCH_TOKENS
from strannik.games.aftermath.steps.attacks import Attack
from strannik.games.aftermath.steps.deeds.meetings import Encounter
from strannik.games.aftermath.steps.deeds.ways import GroupCheck
from strannik.games.aftermath.steps.terrain import TERRAINS
from strannik.story.lint.finding import Finding

PLAYERS: Final = 4
TRACK: Final = 5
"""No encounter has more enemy cards than the threat track has slots."""

TOTALS: Final = {
    "action": 37, "influence": 4, "item": 51, "condition": 17, "ability": 20, "encounter": 17, "mission": 8,
    "enemy": 22, "terrain": 10, "drive": 13, "discovery": 47, "search token": 21,
}  # fmt: skip

DEFENCE: Final = range(3, 8)
STRENGTH: Final = range(3, 9)
COST: Final = range(1, 5)
SHARE: Final = range(4, 9)
"""What suits: the defence and strength of enemies, prices of abilities and repairs, a player's share of a work."""

CARDS: Final = "aftermath/data/cards"


def totals() -> dict[str, int]:
    """How many cards of each kind there are."""
    return {
        "action": len(action_deck(False)),
        "influence": len(INFLUENCE),
        "item": len([item for item in ITEMS.values() if not item.discovery]),
        "condition": sum([condition.copies for condition in CONDITIONS.values()]),
        "ability": len(ABILITIES),
        "encounter": len(ENCOUNTERS),
        "mission": len([mission for mission in MISSIONS.values() if not mission.discovery]),
        "enemy": len([enemy for enemy in ENEMIES.values() if not enemy.discovery]),
        "terrain": len(TERRAINS),
        "drive": len(ROADS) + len(ENEMY_VEHICLES) + len(VEHICLES),
        "discovery": len(DISCOVERIES),
        "search token": len(SEARCH_TOKENS),
    }


def lint_decks(book: PageBook) -> list[Finding]:
    """Everything that is wrong with the cards, and with what pages ask of them."""
    return [
        *wrong_totals(totals()),
        *crowds(book, ENEMIES),
        *wrong_enemies(list(ENEMIES.values())),
        *wrong_prices(list(ABILITIES.values()), list(ITEMS.values())),
        *wrong_numbers(book),
    ]


def wrong_totals(there: Mapping[str, int]) -> list[Finding]:
    """V-16: decks that have too many or too few cards."""
    return [
        Finding(CARDS, kind, f"there are {there.get(kind, 0)}", f"{count} would be right")
        for kind, count in TOTALS.items()
        if there.get(kind, 0) != count
    ]


def crowds(book: PageBook, enemies: Mapping[str, EnemyCard]) -> list[Finding]:
    """V-15: encounters with more enemies than there are, or than the track holds."""
    found: list[Finding] = []
    for section, effect in sections_with(book, Encounter):
        given = effect.arguments
        wanted = most_of(given.get("count", 0))
        of_type = [card for card in enemies.values() if card.type == given.get("random") and not card.boss]
        shared = any([card.tokens for card in of_type])
        there = sum([card.tokens or 1 for card in of_type if not card.discovery])
        if given.get("random") and wanted > there:
            problem = f"{wanted} enemies of the type {given['random']} may be asked for"
            found.append(Finding(section.source, section.id, problem, f"there are {there}"))
        cards = len(given.get("enemies", [])) + bool(given.get("boss")) + (1 if shared and wanted else wanted)
        if cards > TRACK:
            found.append(Finding(section.source, section.id, f"{cards} enemy cards may come", f"at most {TRACK}"))
    return found


def most_of(count: Any) -> int:
    """The most enemies that a count may mean."""
    if not isinstance(count, dict):
        return int(count)
    return int(min(count.get("max", PLAYERS * count["per_player"]), PLAYERS * count["per_player"]))


def wrong_enemies(enemies: Sequence[EnemyCard]) -> list[Finding]:
    """V-17: enemies that cannot be hit, or hit too hard."""
    found: list[Finding] = []
    for enemy in enemies:
        found += _outside("enemies.json", f"{enemy.id}.defence", enemy.defence, DEFENCE)
        for number, action in enumerate(enemy.actions, 1):
            if action.strength:
                found += _outside("enemies.json", f"{enemy.id}.actions[{number}]", action.strength, STRENGTH)
    return found


def wrong_prices(abilities: Sequence[AbilityCard], items: Sequence[Item]) -> list[Finding]:
    """V-17: abilities and repairs that cost too little or too much."""
    found = [one for ability in abilities for one in _outside("abilities.json", ability.id, ability.cost, COST)]
    return found + [one for item in items for one in _outside("items.json", item.id, item.repair, COST)]


def wrong_numbers(book: PageBook) -> list[Finding]:
    """V-17: attacks and works of the book that are too easy or too hard."""
    found: list[Finding] = []
    for section, effect in sections_with(book, Attack):
        strength = effect.arguments["strength"]
        if strength not in STRENGTH:
            right = f"{STRENGTH.start} to {STRENGTH.stop - 1} would be right"
            found.append(Finding(section.source, section.id, f"attacks with {strength}", right))
    for section, effect in sections_with(book, GroupCheck):
        difficulty = effect.arguments["difficulty"]
        share = difficulty["per_player"] if isinstance(difficulty, dict) else 0
        if share not in SHARE:
            right = f"per_player from {SHARE.start} to {SHARE.stop - 1}"
            found.append(Finding(section.source, section.id, f"asks for {difficulty}", right))
    return found


def _outside(file: str, place: str, value: int, right: range) -> list[Finding]:
    if value in right:
        return []
    return [Finding(f"{CARDS}/{file}", place, f"is {value}", f"{right.start} to {right.stop - 1} would be right")]

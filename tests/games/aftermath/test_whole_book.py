"""The book is whole: as many pages, missions and discoveries as were meant, and a way to each of them."""

from __future__ import annotations

from strannik.games.aftermath.book import ADVENTURE, ENCOUNTERS
from strannik.games.aftermath.campaign.goals import in_the_book
from strannik.games.aftermath.cards import CHARACTERS, DISCOVERIES, MISSIONS
from strannik.games.aftermath.lint.effects import effects_of
from strannik.games.aftermath.pages.city import cell_of
from strannik.games.aftermath.pages.page import DRIVE, MAP, STORY
from strannik.games.aftermath.steps.colony import THRESHOLDS
from strannik.games.aftermath.steps.deeds.gifts import TakeItem
from strannik.games.aftermath.steps.missions import Discovery, Ending, Plan
from strannik.story.proving.walker import walk

BOOK = ADVENTURE.book


def pages(kind: str) -> list[int]:
    return [number for number, page in BOOK.pages.items() if page.kind == kind]


def test_there_are_as_many_pages_as_were_meant() -> None:
    city = [number for number in pages(MAP) if cell_of(number) is not None]
    inside = [number for number in pages(MAP) if cell_of(number) is None]
    assert len(city) == 20
    assert len(inside) == 20
    assert len(pages(DRIVE)) >= 2
    assert len([number for number in pages(STORY) if number != ENCOUNTERS]) >= 8


def test_there_are_eight_missions_and_twelve_to_be_discovered() -> None:
    assert len([card for card in MISSIONS.values() if not card.discovery]) == 8
    assert len([card for card in MISSIONS.values() if card.discovery]) == 12
    assert [id for id, card in MISSIONS.items() if not in_the_book(card)] == []


def test_the_eight_missions_are_of_eight_kinds() -> None:  # AM-25.4
    kinds = {card.kind for card in MISSIONS.values() if not card.discovery}
    assert kinds == {"fetch", "rescue", "sabotage", "chase", "stealth", "puzzle", "escort", "boss"}


def test_every_threshold_of_clues_is_told() -> None:
    assert [section for section in THRESHOLDS.values() if section not in BOOK.sections] == []


def test_every_card_of_the_discovery_deck_can_be_found() -> None:
    assert len(DISCOVERIES) == 47
    assert [id for id in DISCOVERIES if id not in found()] == []


def test_walkers_come_to_every_section() -> None:
    hits = walk(BOOK)
    assert [id for id in BOOK.sections if not hits.sections[id]] == []


def found() -> set[str]:
    """What sections hand out, missions that open, drawings for clues, keepsakes for goals, and letters for endings."""
    effects = [effect for section in BOOK.sections.values() for effect in effects_of(section)]
    cards = {effect.arguments["card"] for effect in effects if effect.step is Discovery}
    cards |= {effect.arguments["item"] for effect in effects if effect.step is TakeItem}
    plans = {effect.arguments["improvement"] for effect in effects if effect.step is Plan}
    cards |= {f"plan-{plan.replace('_', '-')}" for plan in plans}
    cards |= {f"mission-{id}" for id in MISSIONS}
    cards |= {id for id, card in DISCOVERIES.items() if card.deck == "drawing" and card.clues in THRESHOLDS}
    cards |= {hero.keepsake for hero in CHARACTERS.values()}
    endings = {effect.arguments["page"] for effect in effects if effect.step is Ending} | {"91"}
    return cards | {id for id, card in DISCOVERIES.items() if card.ending in endings}

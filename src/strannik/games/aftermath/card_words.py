"""What cards may say: the words of pages, and those of cards alone; every card is read when this is."""

from __future__ import annotations

from typing import Any, Final

from strannik.core.effects import Effect, Vocabulary
from strannik.games.aftermath.cards import ABILITIES, COLONY_EVENTS, ITEMS, ROADS
from strannik.games.aftermath.pages.vocabulary import VOCABULARY
from strannik.games.aftermath.steps import road
from strannik.story.reading import Learn

_read: Final[dict[str, list[Effect]]] = {}
"""Effects by how their entries are written: most are used again and again."""


def effects(entries: list[Any], place: str = "effects") -> list[Effect]:
    """The effects that the entries of a card name, checked once."""
    written = str(entries)
    found = _read.get(written)
    if found is None:
        found = _read[written] = CARDS.read(entries, "aftermath/data/cards", place)
    return found


CARDS: Final = Vocabulary([*VOCABULARY.steps.values(), *road.DEEDS, Learn], {**VOCABULARY.kinds, "page": []})

for _item in ITEMS.values():
    effects(_item.discard, f"{_item.id}.discard")
    for _trigger, _entries in _item.when.items():
        effects(_entries, f"{_item.id}.when.{_trigger}")
for _ability in ABILITIES.values():
    effects(_ability.effects, f"{_ability.id}.effects")
for _event in COLONY_EVENTS.values():
    for _number, _way in enumerate(_event.ways, 1):
        effects(_way.do, f"{_event.id}.ways[{_number}]")
for _road in ROADS.values():
    effects([*_road.success, *_road.fail], _road.id)

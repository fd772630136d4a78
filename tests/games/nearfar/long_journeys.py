"""Long journeys for tests: a small book of adventures, stories and bosses, and companies that travel by it.

The book stands in for the one that Near and Far ships, so that scenarios know every number in it.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from strannik.box.box import core_rulebook
from strannik.box.files import chapters
from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.games.nearfar import GAME
from strannik.games.nearfar.book import CAMPAIGN
from strannik.games.nearfar.cards import BOSSES
from strannik.games.nearfar.company import Traveller
from strannik.games.nearfar.decks import CAMPAIGN_MODE, CHARACTER_MODE
from strannik.games.nearfar.maps import MAPS
from strannik.games.nearfar.setup import carry, setup
from strannik.games.nearfar.steps.turn import BeginTurn
from strannik.games.nearfar.table import Table
from strannik.games.nearfar.trail import HEROES, Card, Trail, packed
from strannik.show.words import Words
from strannik.story.loader import read_book
from strannik.story.table import Notes
from tests.games.nearfar.builders import Seated, hero, on_the_table
from tests.harness import Play, placed

LABELS = [str(number) for number in range(1, 162) if number != 129]
SIDES = [str(number) for number in range(162, 202)]

BRIDGE = {
    "options": [
        {"check": {"skill": 5}, "reward": [{"food": 4}], "bonus": [{"coins": 1}], "learn": ["rope"]},
        {"check": {"combat": 6}, "reward": [{"token": "green"}], "bonus": [{"food": 2}], "side": "162"},
    ]
}
"""Like label 1: whoever ties the knot learns ROPE, whoever fights for the toll notes side adventure 162."""

WELL = {
    "options": [
        {"if": ["rope", "key"], "reward": [{"gems": 6}, {"reputation": 1}]},
        {"if": ["rope"], "reward": [{"coins": 6}]},
        {"else": True, "check": {"skill": 6}, "reward": [{"coins": 3}], "bonus": [{"food": 2}]},
        {"else": True, "check": {"combat": 6}, "reward": [{"gems": 3}], "bonus": [{"food": 2}]},
    ]
}
"""Like label 159: with ROPE it opens of itself, with ROPE and KEY it opens wider; without them one has to work."""

TREE = {
    "options": [
        {"check": {"skill": 5}, "reward": [{"food": 2}, {"coins": 1}], "bonus": [{"food": 2}], "learn": ["key"]},
        {"if": ["rope"], "optional": True, "reward": [{"food": 6}]},
        {"pay": {"coins": 1}, "check": {"combat": 5}, "reward": [{"coins": 3}], "bonus": [{"food": 2}]},
    ]
}
"""Whoever has ROPE may use it here, but need not."""

BILL = {
    "options": [
        {"check": {"skill": 5}, "reward": [{"coins": 2}], "bonus": [{"food": 2}], "learn": ["rope"]},
        {"check": {"combat": 6}, "reward": [{"gems": 3}], "bonus": [{"food": 2}]},
    ]
}
"""A side adventure: the bill for the bridge."""


def story(hero: str) -> dict[str, Any]:
    """A story in small: an introduction and ten steps, of which the third and the ninth have two ways on."""
    sections: dict[str, Any] = {f"{hero}-0": {"do": [{"chapter": f"{hero}-1"}]}}
    for number in range(1, 10):
        way = {"check": {"skill": 6}, "reward": [{"coins": 3}], "bonus": [{"food": 2}], "fail": []}
        sections[f"{hero}-{number}"] = {
            "do": [{"chapter": f"{hero}-{number + 1}"}],
            "options": [way, {**way, "check": {"combat": 6}}],
        }
    ways = {number: [f"{hero}-{number + 1}", f"{hero}-{number + 1}b"] for number in (3, 9)}
    for number, leads in ways.items():
        sections[f"{hero}-{number}"] = {
            "options": [
                {"check": {check: 6}, "reward": [{"coins": 3}, {"chapter": there}], "fail": [{"chapter": there}]}
                for check, there in zip(("skill", "combat"), leads, strict=True)
            ]
        }
    sections[f"{hero}-4b"] = {
        "do": [{"chapter": f"{hero}-5"}],
        "learn": ["soot"],
        "options": [{"reward": [{"food": 1}]}],
    }
    for end in (f"{hero}-10", f"{hero}-10b"):
        sections[end] = {
            "options": [{"reward": [{"gems": 1}]}, {"if": ["soot"], "optional": True, "reward": [{"gems": 6}]}]
        }
    return sections


def sections() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, label in enumerate(LABELS):
        found[label] = (BRIDGE, WELL, TREE)[number % 3]
    found |= dict.fromkeys(SIDES, BILL)
    for name in HEROES:
        found |= story(name)
    for boss in BOSSES:
        found[boss] = {
            "options": [{"if": ["rope"], "reward": [{"reputation": 2}]}, {"else": True, "reward": [{"coins": 1}]}]
        }
    return found | {"closing-won": [], "closing-lost": []}


@pytest.fixture
def small_book(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small book lies where the great one would."""
    text = json.dumps({"texts": "section", "sections": sections()})
    monkeypatch.setitem(vars(CAMPAIGN), "book", read_book(text, "small", CAMPAIGN.frame))


def settings(mode: str, map: int, more: bool = False) -> dict[str, Any]:
    return {
        "mode": mode, "map": map, "town": "dusk", "more_adventures": more, "longer": False, "platypus": "nobody",
    }  # fmt: skip


def begun(trail: Trail, map: int, seed: str = "a long way") -> Position:
    """The next game of this journey, at its first question."""
    seats = len(trail.seated)
    position = setup(seats, settings(trail.mode, map, trail.more), Chance(seed, seats), packed(trail))
    position.begin()
    return position


def carrying(*cards: Card, mode: str = CAMPAIGN_MODE, behind: str = "", **terms: Any) -> Trail:
    """A journey of these travellers, with these maps behind them."""
    maps = [int(word) for word in behind.split()]
    return Trail(mode, list(cards), list(range(len(cards))), maps, **terms)


def card(hero: str = "vera", talents: str = "", clues: str = "", noted: str = "", **more: Any) -> Card:
    return Card(hero, talents=talents.split(), clues=clues.split(), noted=noted.split(), **more)


def on_a_journey(
    table: Table, talents: str = "", rival_talents: str = "", clues: str = "", noted: str = "", completed: int = 0,
    chapter: str = "", bosses: str = "",
) -> Table:  # fmt: skip
    """Make a table of builders part of a journey: red is Vera, with talents and notes, the others have none."""
    if table.mode not in (CAMPAIGN_MODE, CHARACTER_MODE):
        table.mode = CAMPAIGN_MODE
    table.company = [Traveller(hero) for hero in HEROES[: len(table.seats)]]
    table.seated = list(table.seats)
    table.terms = {"named_first": 1, "more": 0, "lost": 0}
    mine = table.company[0]
    mine.talents, mine.completed, mine.chapter = talents.split(), completed, chapter
    table.company[1].talents = rival_talents.split()
    table.notes["0"] = Notes(clues.split(), [], [], noted.split())
    table.bosses = bosses.split()
    return table


def pair(**more: Any) -> list[Card]:
    """Vera, of whom more may be said, and Grear."""
    return [card("vera", **more), card("grear")]


def carried_of(table: Table) -> Carried:
    """What is carried on from this table."""
    found = carry(table)
    assert found is not None
    return found


def space_of(map: int, label: str) -> str:
    """Where on a map the adventure with this label is."""
    [space] = [space.id for space in MAPS[map].spaces.values() if space.book == label]
    return space


def travelling(
    red: Seated, blue: Seated | None = None, *others: Seated, step: Step | None = None, **terms: Any
) -> Play:
    """Red's turn, or another step, in a game of a journey; `terms` are those of builders and of `on_a_journey`."""
    names = ("talents", "rival_talents", "clues", "noted", "completed", "chapter", "bosses")
    journey = {name: terms.pop(name) for name in names if name in terms}
    table = on_the_table(red, blue or hero(), *others, **{"mode": CAMPAIGN_MODE, "map": 2, **terms})
    return placed(GAME, on_a_journey(table, **journey), step or BeginTurn(0))


def adventure(label: str, map: int = 2, **terms: Any) -> Play:
    """Red takes the adventure that lies on the space with this label."""
    space = space_of(map, label)
    play = travelling(hero(at=space, **terms.pop("red", {})), map=map, tokens=space, **terms)
    play("red: adventure")
    return play


def small_texts(language: str) -> str:
    """A message for every text of the small book."""
    book = CAMPAIGN.book
    messages = [message for section in book.sections.values() for message in book.messages(section)]
    return "".join([f"{message} = {message.replace('-', ' ')} ({language})\n" for message in messages])


def words_of(language: str) -> Words:
    """Near and Far's words, with those of the small book in the place of the great one's."""
    folder = f"data/strings/{language}"
    texts = [*chapters("strannik.show", folder, ".ftl"), *chapters(GAME.package, folder, ".ftl")]
    kept = [(name, text) for name, text in texts if "section-" not in text]
    return Words(language, [*kept, ("small.ftl", small_texts(language))], [core_rulebook(), GAME.rulebook])

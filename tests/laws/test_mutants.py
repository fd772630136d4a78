"""The laws tried on games that break them: by leaks, and by scenes that do not hang together."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from strannik.box.game import Game
from strannik.box.shelf import find_game
from strannik.checks.laws import showing
from strannik.checks.secrets import asked_alike, told_alike
from strannik.checks.subject import Subject, reached
from strannik.core.chance import Chance
from strannik.core.events import Event
from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.core.view import View
from strannik.show.scene import Scene, leaf
from strannik.show.words import Words
from tests.core import toy_lanes, toy_skills
from tests.core.toy_lanes.rules import Welcome
from tests.core.toy_skills.rules import TakeDie

FARAWAY = find_game("faraway")
MOVES = 25


@dataclass
class Babbled(Event):
    """Somebody says aloud what nobody may know."""

    card: int | str


def break_the_law_of_telling(game: Game) -> None:
    """Play on until somebody is told what they may not know."""
    match, players = reached(Subject(game, 3, {}), 7, 0)
    for number in range(MOVES):
        seat, answer = players.choose()
        told_alike(match.position, seat, answer, Chance(f"mutant {number}", 0))
        match.play(seat, answer)


def babbling(done: Any, deck: str) -> Any:
    """The same step, after which everybody is told what lies on top of a deck."""

    def told_too_much(self: Any, table: Any, given: list[Answer]) -> Any:
        following = done(self, table, given)
        table.tell(Babbled(getattr(table, deck)[-1]))
        return following

    return told_too_much


@pytest.mark.parametrize(
    ("game", "step", "deck"),
    [(toy_skills.GAME, TakeDie, "skill_deck"), (toy_lanes.GAME, Welcome, "deck")],
    ids=["an id", "a number"],
)
def test_an_event_that_tells_a_hidden_card_breaks_a_law(
    game: Game, step: Any, deck: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step, "done", babbling(step.done, deck))
    with pytest.raises(AssertionError):
        break_the_law_of_telling(game)


def test_the_same_games_without_it_keep_the_law() -> None:
    for game in (toy_skills.GAME, toy_lanes.GAME):
        break_the_law_of_telling(game)


def peeking(ahead: Foresight, answer: Answer, words: Words) -> str:
    """A preview that looks past what the seat can foresee."""
    table = ahead._position.table
    assert isinstance(table, toy_skills.GAME.table)
    return str(table.skill_deck[-1])  # type: ignore[attr-defined]


def test_a_preview_that_prints_the_top_of_a_hidden_deck_breaks_a_law() -> None:
    match, _ = reached(Subject(toy_skills.GAME, 3, {}), 7, 12)
    asked_alike(toy_skills.GAME, match.position, Chance("mutant", 0))
    with pytest.raises(AssertionError):
        asked_alike(replace(toy_skills.GAME, preview=peeking), match.position, Chance("mutant", 0))


def test_a_scene_in_which_a_piece_lies_twice_or_an_area_nowhere_breaks_a_law() -> None:
    def doubled(view: View, words: Words) -> Scene:
        seen = FARAWAY.scene(view, words)
        return msgspec.structs.replace(seen, areas=[*seen.areas, *seen.areas])

    def forgotten(view: View, words: Words) -> Scene:
        return msgspec.structs.replace(FARAWAY.scene(view, words), layout=leaf("nothing"), panels=[])

    showing.every_scene_hangs_together(Subject(FARAWAY, 3, {}), 7, 12)
    for scene, says in ((doubled, "two places"), (forgotten, "nowhere")):
        with pytest.raises(AssertionError, match=says):
            showing.every_scene_hangs_together(Subject(replace(FARAWAY, scene=scene), 3, {}), 7, 12)


def test_a_picture_that_is_none_breaks_a_law() -> None:
    spoilt = replace(FARAWAY, face=lambda name, words: "")
    showing.every_picture_of_a_scene_can_be_drawn(Subject(FARAWAY, 3, {}))
    with pytest.raises(AssertionError, match="is no picture"):
        showing.every_picture_of_a_scene_can_be_drawn(Subject(spoilt, 3, {}))

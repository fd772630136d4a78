"""Every guide leads through its game, however one plays; and one that does not is found out."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strannik.bots.preparing import FIRST
from strannik.box.game import Game
from strannik.box.lesson import begun
from strannik.box.shelf import find_game, game_ids
from strannik.checks.guides import SUGGESTED, WAYS, Walk, check_guide
from strannik.core.chance import Chance
from strannik.core.data import DataError
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.show.clauses import LANGUAGES
from strannik.show.guide import Guide, read_guide

GAMES = [game for game in [find_game(id) for id in game_ids()] if game.guide is not None]
TITLES = ("faraway", "glow", "rollplayer", "nearfar", "aftermath")
LONG = 80
"""More answers than this are no quarter of an hour: most take a touch, and none needs half a minute."""

every_guide = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def guide_of(game: Game) -> Guide:
    assert game.guide is not None
    return game.guide


@pytest.fixture(scope="module")
def faraway() -> Game:
    return find_game("faraway")


def test_every_title_brings_a_guide():
    assert {game.id for game in GAMES} >= set(TITLES)


def test_guides_are_walked_by_those_who_obey_and_by_those_who_do_not():
    assert {*WAYS} == {SUGGESTED, "greedy", "random", "fuzz"}


@every_guide
def test_every_cue_comes_and_points_at_something(game):
    assert check_guide(game) == []


@every_guide
def test_whoever_does_what_is_suggested_is_through_in_a_quarter_of_an_hour(game):
    walk = Walk(game, guide_of(game), SUGGESTED, 0).run()
    assert 15 <= walk.answers <= LONG
    assert walk.match.position.finished
    assert FIRST in game.result(walk.match.position.table).winners, "a first game should be a pleasure"


@every_guide
def test_what_is_said_is_short(game):
    for name, cue in guide_of(game).cues.items():
        for text in [cue.says, *([cue.why] if cue.why else [])]:
            for language in LANGUAGES:
                assert 20 <= len(text.spoken(language)) <= 330, (name, language)


@every_guide
def test_what_is_said_does_not_depend_on_what_the_seat_cannot_know(game):
    """In other worlds that look the same to the seat, the guide has said the same and says the same."""
    walk = Walk(game, guide_of(game), "random", 7)
    for _ in range(60):
        if walk.match.position.finished:
            break
        true = walk.match.position
        said = walk.lesson.said(walk.match, "en")
        walk.match.position = redeal(true, (FIRST,), Chance("another deal", 0))
        assert walk.lesson.said(walk.match, "en") == said
        assert begun(walk.guide, walk.match).heard == begun_at(walk, true)
        walk.match.position = true
        walk._move()


def begun_at(walk: Walk, position: Position) -> dict[str, int]:
    """What a lesson would say that begins at this position of the match."""
    walk.match.position = position
    return begun(walk.guide, walk.match).heard


def changed(game: Game, change: Mapping[str, Any]) -> Game:
    """The game with a cue more, or with another one in its place."""
    guide = guide_of(game)
    cues = {name: msgspec.to_builtins(cue) for name, cue in guide.cues.items()} | dict(change)
    other = Game(**game.label(), **{name: getattr(game, name) for name in OWN})
    other.__dict__["guide"] = msgspec.convert({**msgspec.to_builtins(guide), "cues": cues}, Guide)
    return other


OWN = [name for name in Game.__dataclass_fields__ if name not in ("guide", *find_game("faraway").label())]
SAYS = {"en": "A sentence for whoever reads this.", "ru": "Предложение для того, кто это читает."}


@pytest.mark.parametrize(
    ("cue", "problem"),
    [
        ({"when": {"ask": "fly"}}, "never comes, however one plays"),
        ({"when": {"event": "Explored", "where": {"seat": "me", "region": 99}}}, "never comes, however one plays"),
        ({"when": {"ask": "take"}, "points": ["nowhere-*"]}, "points at nothing: 'nowhere-*'"),
        ({"when": {"ask": "take"}, "points": ["counter.coins"]}, "points at nothing: 'counter.coins'"),
        (
            {"when": {"ask": "take"}, "suggests": ["take 99"], "why": SAYS},
            "suggests 'take 99', which is never open then",
        ),
        ({"when": {"ask": "take", "times": 99}, "seldom": True}, "never comes, however one plays"),
    ],
)
def test_a_cue_that_is_no_use_is_found(faraway, cue, problem):
    found = check_guide(changed(faraway, {"spoilt": {"says": SAYS, **cue}}))
    assert [(one.where, one.what) for one in found] == [("cues.spoilt", problem)]


GUIDE = """
seed: x
bots: [greedy]
cues:
  one: {when: start, says: {en: "Hello.", ru: "Привет."}}
"""


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ('  two: {when: start, says: {en: "Hello."}}', "cues[...].says: Object missing required field `ru`"),
        ('  two: {when: start, says: {en: "Hello.", ru: ""}}', "cues.two.says: a sentence is empty"),
        ('  two: {when: {ask: a, event: B}, says: {en: "A", ru: "Б"}}', "either a question (ask) or an event"),
        ('  two: {when: {ask: a, after: [onne]}, says: {en: "A", ru: "Б"}}', "did you mean 'one'?"),
        ('  two: {when: {ask: a}, suggests: [a], says: {en: "A", ru: "Б"}}', "what is suggested needs a why"),
        ('  two: {whenn: start, says: {en: "A", ru: "Б"}}', "unknown field `whenn`"),
        ('  one: {when: start, says: {en: "A", ru: "Б"}}', "'one' is given twice"),
    ],
)
def test_a_mistake_in_a_guide_is_told_with_its_place(more, problem):
    with pytest.raises(DataError) as told:
        read_guide(GUIDE + more, "game/guide.yaml")
    assert str(told.value).startswith("game/guide.yaml: ")
    assert problem in str(told.value)


def test_a_guide_is_no_content(faraway):
    assert "guide.yaml" not in faraway._files


def test_a_game_from_outside_brings_its_own(monkeypatch):
    monkeypatch.setattr(sys, "path", [str(Path(__file__).parents[2] / "docs" / "example_game" / "src"), *sys.path])
    from strannik_dusk import GAME

    assert check_guide(GAME) == []
    walk = Walk(GAME, guide_of(GAME), SUGGESTED, 0).run()
    assert ("walk", "walk 1") in walk.meant


def test_a_game_without_a_guide_has_nothing_to_mend():
    from tests.core.toys import TOYS

    assert TOYS[0].guide is None
    assert check_guide(TOYS[0]) == []

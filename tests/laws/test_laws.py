"""Every law holds for every installed game and every toy."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from strannik._form import form
from strannik.box.shelf import find_game, game_ids
from strannik.checks.laws import AT_ANY_MOMENT, MOMENTS, OF_WHOLE_GAMES, LawOfGames, LawOfMoments
from strannik.checks.subject import Subject, subjects
from strannik.server.showing.words import _with_table
from strannik.show.clauses import LANGUAGES
from strannik.show.words import Words
from tests.core.toys import TOYS

GAMES = [*[find_game(id) for id in game_ids()], *TOYS]

SUBJECTS = [subject for game in GAMES for subject in subjects(game) if form() == "plain" or not subject.options]
"""What compiling can break shows in every size; that options come out the same is told by the records."""


@cache
def kept(id: str, language: str) -> Words:
    """The words of a game as the server says them: a sentence that was said is remembered."""
    game = next(game for game in GAMES if game.id == id)
    return _with_table(game.words(language))


@pytest.fixture(autouse=True)
def said(subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES:
        monkeypatch.setitem(subject.game._words, language, kept(subject.game.id, language))


DRAWN = {game.id: cache(game.face) for game in GAMES}
"""Every picture is drawn once, however many subjects show it: a name means the same picture at each table."""

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=str)


def at_any_moment(law: LawOfMoments) -> Callable[..., None]:
    """A test that tries the law after different numbers of random moves, the same ones on every run."""

    def test(subject: Subject, seed: int, moves: int) -> None:
        law(subject, seed, moves)

    test.__name__ = test.__qualname__ = f"test_{law.__name__}"
    moments = given(seed=some.integers(0, 999), moves=some.sampled_from(MOMENTS))
    calm = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    tried: Callable[..., None] = calm(moments(every_game(test)))
    return tried


# Each law is a test of its own: Hypothesis remembers a test's settings once for every subject.
globals().update({f"test_{law.__name__}": at_any_moment(law) for law in AT_ANY_MOMENT})


@every_game
@pytest.mark.parametrize("law", OF_WHOLE_GAMES, ids=lambda law: law.__name__)
def test_of_whole_games(law: LawOfGames, subject: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subject.game, "face", DRAWN[subject.game.id])
    law(subject)

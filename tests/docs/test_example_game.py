"""The example game: a package of its own, found by its entry point and played like any other."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from strannik.bots.playout import play_out
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.match import Match
from strannik.box.replay import verify
from strannik.box.shelf import GROUP, find_game, game_ids
from strannik.core.chance import Chance, ScriptedChance
from strannik.core.data import DataError
from strannik.core.notation import read_line
from strannik.core.options import OptionError
from strannik.core.position import Position
from strannik.core.record import read_record, write_record
from strannik.core.refusal import Barred
from strannik.core.view import View
from strannik.server.errors import RequestError
from strannik.server.web.routes.games import game_info, game_with_pad
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.show.telling import tell

PACKAGE = Path(__file__).parents[2] / "docs" / "example_game"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package as an installer would leave it: its sources importable, its entry points written down."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = tmp_path / f"strannik_dusk-{project['version']}.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 0\n")
    named = [f"{name} = {value}" for name, value in project["entry-points"][GROUP].items()]
    info.joinpath("entry_points.txt").write_text("\n".join([f"[{GROUP}]", *named, ""]))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(PACKAGE / "src")
    yield
    find_game.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "strannik_dusk"]:
        del sys.modules[name]


@pytest.fixture
def dusk(installed: None) -> Game:
    return find_game("dusk")


def test_it_is_found_as_soon_as_it_is_installed(dusk: Game) -> None:
    assert "dusk" in game_ids()
    assert dusk.words("ru").say("game-title") == "Сумерки"


def test_it_is_not_found_before() -> None:
    assert "dusk" not in game_ids()
    with pytest.raises(OptionError, match="there is no game 'dusk'"):
        find_game("dusk")


def test_it_is_as_small_as_the_guide_says() -> None:
    lines = [line for source in PACKAGE.rglob("*.py") for line in source.read_text(encoding="utf-8").splitlines()]
    assert 50 < len(lines) <= 120


def test_a_walk_and_a_camp(dusk: Game) -> None:
    position = dusk.start(2, ScriptedChance([6, 5, 4, 3, 1], 2))
    say(position, "red: walk 2", "red: walk 1", "red: camp", "blue: walk 2")
    assert position.table.ways == [15, 0]
    assert position.waiting == [0]


def test_camping_without_a_step_is_barred(dusk: Game) -> None:
    position = dusk.start(2, Chance("", 2))
    with pytest.raises(Barred) as refused:
        say(position, "red: camp")
    sentences = [dusk.words(language).refusal(refused.value.clause, refused.value.bar.facts) for language in LANGUAGES]
    assert sentences == ["Red has not walked a step today.", "Красный: за день ещё ни шагу."]


@pytest.mark.parametrize("bot", ["random", "greedy", "search:20", "fuzz"])
def test_bots_play_it_to_the_end(dusk: Game, bot: str) -> None:
    position = dusk.start(3, Chance("evening", 3))
    assert play_out(position, [make_bot(bot, dusk, Chance(f"bot {seat}", 0)) for seat in range(3)]) > 10
    result = dusk.result(position.table)
    assert [sheet.total for sheet in result.sheets] == position.table.ways
    assert result.winners


def test_its_record_verifies_and_a_changed_one_does_not(dusk: Game) -> None:
    match = Match(dusk, 2, "a quiet evening")
    chance = Chance("bots", 0)
    while not match.position.finished:
        seat = match.position.waiting[0]
        match.play(seat, make_bot("random", dusk, chance).choose(Window(match.position, seat)))
    text = write_record(match.entries)
    assert verify(dusk, read_record(text, "dusk.jsonl"), "dusk.jsonl").position.finished
    die = text.index('"faces":6,"gave":[') + len('"faces":6,"gave":[')
    changed = text[:die] + str(5 - int(text[die])) + text[die + 1 :]
    with pytest.raises(DataError, match="chance did not give"):
        verify(dusk, read_record(changed, "dusk.jsonl"), "dusk.jsonl")


def test_everything_it_says_is_said_in_both_languages(dusk: Game) -> None:
    for language in LANGUAGES:
        words = dusk.words(language)
        match = Match(dusk, 2, "a talk")
        chance = Chance("bots", 0)
        while not match.position.finished:
            seat = match.position.waiting[0]
            assert prompt(match.position, seat, words).question
            news = match.play(seat, make_bot("random", dusk, chance).choose(Window(match.position, seat)))
            assert all(tell(news, (seat,), words))
            scene = dusk.scene(View(match.position, seat), words)
            assert dusk.face(scene.areas[0].pieces[0].face, words).startswith("<svg")


def say(position: Position, *lines: str) -> None:
    for line in lines:
        position.play(*read_line(position, line))


def test_a_game_need_not_have_a_score_pad(dusk: Game) -> None:
    assert dusk.score_pad is None
    with pytest.raises(OptionError, match="dusk has no score pad"):
        dusk.pad()
    assert not game_info(dusk, "en").score_pad
    with pytest.raises(RequestError, match="no-score-pad"):
        game_with_pad("dusk")

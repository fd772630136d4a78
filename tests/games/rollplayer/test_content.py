"""Content: what is known, what was designed, and what a user's own file replaces."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from strannik.box.overrides import own_content, own_content_path
from strannik.core.data import DataError
from strannik.games.rollplayer import GAME
from strannik.games.rollplayer.entries import content_source, read_content
from strannik.games.rollplayer.steps.skills import EFFECTS


@pytest.fixture
def own(tmp_path, monkeypatch):
    """Writes a user's own content."""
    monkeypatch.setenv("STRANNIK_DATA", str(tmp_path))

    def write(content: object) -> Path:
        path = own_content_path("rollplayer")
        path.parent.mkdir(exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    return write


def test_facts_are_not_in_the_designed_file():  # RP-4.3
    folder = Path(__file__).parents[3] / "src" / "strannik" / "games" / "rollplayer" / "data"
    known, designed = [json.loads((folder / name).read_text()) for name in ("cards.json", "designed.json")]
    for kind, records in designed.items():
        for id, record in records.items():
            assert not set(record) & set(known[kind][id]), f"{kind}.{id} is designed where it is known"
    assert known["market"]["reckless"]["cost"] == 6
    assert designed["armor_sets"]["chain"]["stars"][3] == 7
    assert "white" in designed["armor_sets"]["chain"]["colors"]


def test_every_skill_has_an_effect_that_is_a_step():  # RP-4.4
    skills = [id for id, card in read_content().market.items() if card.type == "skill"]
    assert [len(EFFECTS[id]) for id in skills] == [1] * 13


def test_without_own_content_there_is_ours(own):
    assert own_content("rollplayer") is None
    assert content_source() == "rollplayer/data/designed.json"


def test_own_content_replaces_field_by_field(own):  # RP-4.3
    ours = read_content()
    own({"market": {"proud": {"cost": 9}, "longsword": {"hands": 2}}, "classes": {"monk": {"power": {"purchases": 3}}}})
    theirs = read_content()
    assert (theirs.market["proud"].cost, theirs.market["longsword"].hands) == (9, 2)
    assert theirs.market["proud"].stars == ours.market["proud"].stars
    assert theirs.classes["monk"].power == {"purchases": 3}
    assert theirs.market["weak"] == ours.market["weak"]


PROBLEMS = [
    ("{", "Input data was truncated"),
    ({"cards": {}}, "Object contains unknown field `cards`"),
    ({"market": {"prowd": {"cost": 1}}}, "market: there is no 'prowd'; did you mean 'proud'?"),
    ({"market": {"proud": {"cost": "much"}}}, "market.proud.cost: Expected `int`, got `str`"),
    ({"market": {"proud": {"cost": -1}}}, "market.proud.cost: Expected `int` >= 0"),
    ({"market": {"proud": {"price": 4}}}, "market.proud: Object contains unknown field `price`"),
    ({"market": {"proud": {"arrow": "north"}}}, "market.proud.arrow: Invalid enum value 'north'"),
    ({"market": {"proud": {"stars": {"op": "goal_met", "stars": 2}}}}, "missing required field `attr`"),
    ({"market": {"proud": {"stars": {"op": "shines"}}}}, "market.proud.stars.op: Invalid value 'shines'"),
    ({"market": {"longsword": {"hands": 0}}}, "market.longsword: a weapon needs 1 or 2 hands"),
    ({"market": {"climb": {"effect": []}}}, "market.climb: a skill needs an effect"),
    (
        {"armor_sets": {"mystic": {"stars": [1, 2]}}},
        "armor_sets.mystic.stars: expected stars for 1 to 3 cards, found 2",
    ),
    ({"classes": {"monk": {"power": {"flight": 1}}}}, "classes.monk.power: Invalid enum value 'flight'"),
]


@pytest.mark.parametrize(("content", "problem"), PROBLEMS)
def test_wrong_content_is_refused_with_its_place(own, content, problem):
    path = own(content)
    with pytest.raises(DataError) as raised:
        read_content()
    assert problem in str(raised.value)
    assert str(raised.value).startswith(str(path))


def test_an_effect_that_is_no_step_is_refused(own):
    path = own({"market": {"climb": {"effect": [{"fly": {}}]}}})
    script = "from strannik.games.rollplayer import GAME"
    failed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert f"{path}: market.climb.effect[0]: there is no step 'fly'" in failed.stderr


def test_the_content_hash_tells_games_apart_and_the_game_is_played_with_it(own):  # RP-4.3
    path = own({"market": {"reckless": {"cost": 2, "arrow": "evil"}}})
    script = (
        "from strannik.games.rollplayer import GAME; from strannik.games.rollplayer.cards import MARKET;"
        "print(GAME.content, MARKET['reckless'].cost, MARKET['reckless'].arrow)"
    )
    played = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    path.unlink()
    plain = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert played[1:] == ["2", "evil"]
    assert plain[1] == "6"
    assert played[0] != plain[0] == GAME.content

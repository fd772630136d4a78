"""Guided first games over HTTP, hints, and both after a restart."""

from __future__ import annotations

import uuid
from typing import Any

import msgspec
import pytest

from strannik.box.shelf import find_game
from strannik.server.config import Config
from strannik.server.library import installed
from strannik.server.playing.thinking.advice import TOGETHER, summed_up
from strannik.show.clauses import LANGUAGES
from strannik.show.guide import Guide, read_guide
from strannik.table import log
from tests.server.running import PLENTY, Running, Table, running_server

TITLES = ("faraway", "glow", "rollplayer", "nearfar", "aftermath")
ME = 0


def guided(server: Running, game: str = "faraway", **more: Any) -> Table:
    made = server.http.post(f"/api/games/{game}/guided", json={"name": "Anna", **more})
    assert made.status_code == 201, made.text
    answer = made.json()
    return Table(server, answer["table"], {key["seat"]: key["token"] for key in answer["seats"]})


def asked(table: Table) -> dict[str, Any]:
    """The scene as soon as the person is asked, or the game is over."""

    with table.socket(ME, lang="en") as socket:
        message = socket.until("scene")
        while not ((message.get("prompt") or {}).get("options") or message.get("result")):
            message = socket.until("update", "scene")
    return table.scene(ME, lang="en")


def cues(scene: dict[str, Any]) -> list[str]:
    return [cue["name"] for cue in scene["guide"]["cues"]]


def suggestion(table: Table) -> Any:
    return table.get(f"/seats/{ME}/suggestion", ME)


def hint(table: Table, seat: int = ME, n: int | None = None, **query: Any) -> Any:
    n = table.scene(seat)["n"] if n is None else n
    return table.post(f"/seats/{seat}/hint", seat, {"n": n, "id": uuid.uuid4().hex}, **query)


@pytest.mark.parametrize("game", TITLES)
def test_a_guided_game_of_every_title_begins_with_words_and_a_move_to_make(server, game):
    table = guided(server, game)
    scene = asked(table)
    guide = find_game(game).guide
    assert guide is not None
    assert scene["table"]["guided"] is True
    assert [seat["kind"] for seat in scene["table"]["seats"]] == ["person", *["bot" for _ in guide.bots]]
    first = scene["guide"]["cues"][0]
    assert first["text"] == guide.cues["welcome"].says.en
    assert first["spots"], "something is pointed at"
    say, why = suggestion(table).json()["say"], suggestion(table).json()["why"]
    assert why, "and a reason"
    prompt = scene["prompt"]
    assert say in [option["say"] for option in [*prompt["options"], *prompt.get("extras", [])]]
    assert table.move(ME, say).status_code == 200


def test_the_guide_speaks_the_readers_language(server):
    table = guided(server)
    guide = find_game("faraway").guide
    assert guide is not None
    for lang in ("en", "ru"):
        assert table.scene(ME, lang=lang)["guide"]["cues"][0]["text"] == guide.cues["welcome"].says.spoken(lang)


def test_only_whoever_is_guided_hears_the_guide(server):
    table = guided(server)
    assert table.scene()["guide"] is None
    assert suggestion(Table(server, table.id, {})).status_code == 401


def test_one_leaves_the_guide_and_calls_it_back(server):
    table = guided(server)
    assert cues(asked(table)) == ["welcome", "card", "explore"]
    left = table.post(f"/seats/{ME}/guide", ME, {"wanted": False}, "PUT", lang="en")
    assert [event["sentence"] for event in left.json()["events"]] == ["Anna plays on without the guide."]
    assert table.scene(ME)["guide"] == {"cues": [], "left": True}
    assert suggestion(table).json()["code"] == "no-guide"
    table.post(f"/seats/{ME}/guide", ME, {"wanted": True}, "PUT")
    assert cues(table.scene(ME)) == ["welcome", "card", "explore"]


def test_a_suggestion_that_nobody_had_time_for_is_thought_of_when_it_is_asked_for_again(server, monkeypatch):
    table = guided(server)
    asked(table)
    advisers = server.hub.advisers
    with monkeypatch.context() as hurried:
        hurried.setattr(advisers, "seconds", 0.0)
        assert suggestion(table).json()["say"] == ""
    assert suggestion(table).json()["say"]


def test_a_whole_guided_game_by_what_is_suggested(server):
    table = guided(server)
    heard: list[str] = []
    scene = asked(table)
    while scene["table"]["state"] == "playing":
        heard += [name for name in cues(scene) if name not in heard]
        assert table.move(ME, suggestion(table).json()["say"]).status_code == 200
        scene = asked(table)
    heard += cues(scene)
    guide = find_game("faraway").guide
    assert guide is not None
    assert set(heard) == set(guide.cues)


def test_a_game_without_a_guide_is_told_so(server):
    assert server.http.post("/api/games/nowhere/guided", json={}).status_code == 404
    table = server.table("Anna", "bot")
    assert table.scene(ME)["guide"] is None
    assert table.post(f"/seats/{ME}/guide", ME, {"wanted": False}, "PUT").json()["code"] == "no-guide"


OTHER_GUIDE = """
seed: another
bots: [greedy]
cues:
  only: {when: {ask: take}, says: {en: "Another guide by now.", ru: "Теперь другой проводник."}, points: [market]}
"""


@pytest.mark.parametrize("now", ["the same", "another", "none"])
def test_a_running_guided_table_survives_a_restart_and_another_guide(tmp_path, monkeypatch, now):
    config = Config(database=f"sqlite:///{tmp_path}/tables.sqlite3", bot_pause=0.0, limits=PLENTY)
    with running_server(config) as server:
        table = guided(server)
        table.move(ME, suggestion(table).json()["say"])
        scene = asked(table)
        said, options = cues(scene), [option["say"] for option in scene["prompt"]["options"]]
        assert said == ["take"]
    guides: dict[str, Guide | None] = {
        "the same": installed("faraway").guide,
        "another": read_guide(OTHER_GUIDE, "guide.yaml"),
        "none": None,
    }
    monkeypatch.setitem(installed("faraway").__dict__, "guide", guides[now])
    with running_server(config) as server:
        again = Table(server, table.id, table.tokens)
        scene = asked(again)
        assert [option["say"] for option in scene["prompt"]["options"]] == options
        expected = {"the same": ["take"], "another": ["only"], "none": None}[now]
        assert (None if scene["guide"] is None else cues(scene)) == expected
        assert again.move(ME, options[0]).status_code == 200


def test_a_hint_is_words_and_numbers_in_the_readers_language(server):
    table = server.table("Anna", "bot", "bot")
    scene = asked(table)
    assert scene["table"]["hints"] is True
    given = hint(table, lang="en").json()
    options = {option["say"]: option for option in scene["prompt"]["options"]}
    assert 2 <= len(given["options"]) <= 3
    for one in given["options"]:
        assert one["say"] in options
        assert one["why"], "every answer comes with a reason"
        assert one["why"] == options[one["say"]].get("preview", one["why"])
        assert one["points"] > 0
        assert 0 < one["tried"] <= given["worlds"]
    assert "ways the game could go on" in given["text"]
    russian = hint(table, lang="ru").json()
    assert "продолжений" in russian["text"]
    assert [one["say"] for one in russian["options"]] == [one["say"] for one in given["options"]]
    assert [one["points"] for one in russian["options"]] == [one["points"] for one in given["options"]]


def test_friends_are_not_advised_unless_they_agreed_on_it(server):
    table = server.table("Anna", "Boris")
    assert table.scene(ME)["table"].get("hints", False) is False
    refused = hint(table)
    assert (refused.status_code, refused.json()["code"]) == (409, "no-hints")
    agreed = server.table("Anna", "Boris", hints=True)
    assert hint(agreed).status_code == 200
    forbidden = server.table("Anna", "bot", hints=False)
    assert hint(forbidden).json()["code"] == "no-hints"


def test_a_hint_is_for_ones_own_question_that_is_still_asked(server):
    table = server.table("Anna", "Boris", hints=True)
    n = table.scene(0)["n"]
    assert hint(Table(server, table.id, {}), n=n).status_code == 401
    assert table.post("/seats/1/hint", 0, {"n": n, "id": "x" * 8}).json()["code"] == "not-your-seat"
    assert table.post("/seats/9/hint", 0, {"n": n, "id": "x" * 8}).status_code == 404
    table.move(0)
    assert hint(table, 0).json()["code"] == "not-your-question"
    assert hint(table, 1, n=99_999).json()["code"] == "stale"


@pytest.mark.parametrize("points", [[], [1.0], [1.0, 1.0], [1.0, 0.9], [2.0, 1.0], [9.0, 1.0]])
@pytest.mark.parametrize("manner", ["", TOGETHER])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_advice_can_be_summed_up(language, manner, points):
    """A lead of a tenth is none to speak of, but it is not nothing either."""
    assert summed_up(points, manner, installed("aftermath").words(language)).endswith((".", "!"))


def test_the_same_message_twice_is_one_hint(server):
    table = server.table("Anna", "bot", "bot")
    body = {"n": asked(table)["n"], "id": uuid.uuid4().hex}
    first, again = [table.post(f"/seats/{ME}/hint", ME, body).json() for _ in range(2)]
    assert first["options"] == again["options"]
    live = server.hub.live[table.id]
    assert live.table.guiding.hints[ME] == 1


def test_who_asked_for_hints_is_told_at_the_end(server):
    table = server.table("Anna", "bot")
    asked(table)
    hint(table)
    hint(table)
    scene = asked(table)
    while scene["table"]["state"] == "playing":
        assert not [one for one in scene["log"] if one["event"] == "HintsUsed"]
        table.move(ME)
        scene = asked(table)
    told = {
        lang: [one for one in table.scene(lang=lang)["log"] if one["event"] == "HintsUsed"] for lang in ("en", "ru")
    }
    assert [one["sentence"] for one in told["en"]] == ["Anna asked for advice 2 times."]
    assert [one["sentence"] for one in told["ru"]] == ["Anna: советов за игру — 2."]
    assert told["en"][0]["fields"]["times"] == 2


def test_a_table_of_before_has_no_guide_and_hints_by_who_is_there():
    old = b'{"type":"opened","game":"x","rules":"1","content":"x","mode":"x","options":{},"seed":"s","places":[]}'
    opened = log.decode(old)
    assert isinstance(opened, log.Opened)
    assert (opened.guided, opened.hints) == (False, None)
    assert msgspec.json.decode(log.encode(opened))["guided"] is False

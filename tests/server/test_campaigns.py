"""Campaigns over HTTP: a company sets out, plays, comes and goes, goes another way, and takes its file along."""

from __future__ import annotations

import json

import pytest

from strannik.campaign import export
from tests.core.toy_journey import GAME, rules
from tests.server.caravan import Journey, caravan_installed, caravan_server, founded
from tests.server.running import Table, eventually
from tests.server.test_storage import Process


@pytest.fixture(scope="module")
def caravan(tmp_path_factory):
    """One server for all tests that change only campaigns of their own."""
    folder = tmp_path_factory.mktemp("caravan")
    with caravan_server(f"sqlite:///{folder}/tables.sqlite3") as running:
        yield running


def refused(answer, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["code"] == code
    assert answer.json()["text"]


def test_a_company_plays_from_the_first_evening_to_the_last(caravan):
    journey = founded(caravan)
    home = journey.home("Anna")
    assert home["name"] == "To the sea"
    assert home["nexts"] == ["The first evening"]
    assert home["me"] == 1
    assert [one["person"] for one in home["travellers"]] == [1, 0]
    for number in (1, 2, 3):
        table = journey.play()
        assert caravan.http.get(f"/api/tables/{table.id}").json()["campaign"] == journey.id
        home = journey.home("Anna")
        assert [place["game"] for place in home["places"] if place["over"]] == list(range(1, number + 1))
    assert home["over"]
    assert home["nexts"] == []
    assert "table" not in home
    refused(journey.ask("POST", "/games", "Anna", {}), 409, "campaign-journey-over")


def test_the_home_is_a_scene_in_both_languages(caravan):
    journey = founded(caravan)
    journey.play()
    for lang, title in (("en", "Bread"), ("ru", "Хлеб")):
        home = journey.home("Anna", lang=lang)
        areas = {area["id"]: area for area in home["scene"]["areas"]}
        assert [piece["badge"] for piece in areas["way"]["pieces"] if "badge" in piece] == ["✓", "→"]
        assert any(line.startswith(title) for line in areas["traveller-0"]["text"])
        for name in ("points", "tree"):
            assert areas[name]["backdrop"] == name
            drawn = caravan.http.get(f"{home['faces']}{name}.svg")
            assert drawn.status_code == 200
            assert drawn.text.startswith("<svg")
    assert caravan.http.get(f"{home['faces']}cover.svg").status_code == 200
    assert caravan.http.get(f"{home['game_faces']}cover.svg").status_code == 200
    journey.done("POST", "/notes", "Anna", {"text": "Drawn once."})
    later = journey.home("Anna", lang="ru")
    assert later["game_faces"] == home["game_faces"], "what is drawn of the game is not drawn for every line"
    assert later["faces"] != home["faces"]
    assert caravan.http.get(f"{home['faces']}<nothing>.svg").status_code == 404


def test_the_chronicle_can_be_read_again_from_the_first_evening(caravan):
    journey = founded(caravan)
    journey.play()
    journey.play()
    journey.done("POST", "/notes", "Anna", {"text": "Mind the well."})
    told = journey.done("GET", "/chronicle", lang="en")
    assert [chapter["title"] for chapter in told["chapters"]] == ["Game 1", "Game 2"]
    assert told["chapters"][0]["tales"][0]["title"] == "By the fire"
    assert "makes camp" in told["chapters"][0]["ended"]
    assert told["chapters"][0]["story"]
    assert told["notes"][0]["text"] == "Mind the well."
    assert journey.done("GET", "/chronicle", lang="ru")["chapters"][0]["tales"][0]["title"] != "By the fire"


def test_friends_join_by_the_link_take_a_traveller_or_bring_one(caravan):
    journey = founded(caravan)
    assert journey.join("Boris", traveller=1) == 2
    assert journey.join("Clara", hero="singer") == 3
    home = journey.home("Clara")
    assert home["me"] == 3
    assert [one["person"] for one in home["travellers"]] == [1, 2, 3]
    assert home["travellers"][2]["called"] == "The singer (Clara)"
    table = journey.open("Clara")
    assert [seat["name"] for seat in table.get("").json()["seats"]] == ["Anna", "Boris", "Clara"]
    assert journey.home("Boris")["seats"] == [1]


def test_joining_twice_with_one_token_is_joining_once(caravan):
    journey = founded(caravan)
    token = "t" * 40
    assert journey.join("Boris", traveller=1, token=token) == 2
    assert journey.join("Boris", traveller=1, token=token) == 2
    assert len(journey.home()["people"]) == 2


def test_one_person_plays_several_travellers_and_lets_bots_sit_in(caravan):
    journey = founded(caravan, True, True)
    evening = journey.open(bots=[1])
    assert sorted(evening.tokens) == [0]
    assert evening.get("").json()["seats"][1]["kind"] == "bot"
    evening.play_on()
    assert [one["person"] for one in journey.home()["travellers"]] == [1, 1]
    table = journey.open()
    assert sorted(table.tokens) == [0, 1]
    assert [seat["name"] for seat in table.get("").json()["seats"]] == ["Anna", "Anna 2"]
    journey.done("PUT", "/travellers/1", "Anna", {"mine": False})
    assert [one["person"] for one in journey.home()["travellers"]] == [1, 0]


def test_who_leaves_may_come_back(caravan):
    journey = founded(caravan)
    journey.join("Boris", traveller=1)
    journey.done("DELETE", "/people/me", "Boris")
    assert journey.home("Boris").get("me", 0) == 0
    assert [one["here"] for one in journey.home()["people"]] == [True, False]
    refused(journey.ask("POST", "/people", body={"name": "Thief", "person": 1}), 409, "campaign-already-here")
    assert journey.join("Boris", person=2) == 2
    assert [one["person"] for one in journey.home()["travellers"]] == [1, 2]


def test_from_any_game_one_can_go_another_way(caravan):
    journey = founded(caravan)
    journey.play()
    journey.play()
    made = journey.done("POST", "/branches", "Anna", {"after": 1, "name": "By the river"})
    assert made == {"branch": 2}
    assert journey.home()["branch"] == 2
    journey.play(branch=2)
    journey.play(branch=1)
    home = journey.home(branch=2)
    assert [place["game"] for place in home["places"] if place["mine"]] == [1, 3]
    assert [branch["name"] for branch in home["branches"]] == ["The first way", "By the river"]
    assert journey.home(branch=1)["over"]
    assert not home["over"]


def test_what_cannot_be_is_one_sentence_and_changes_nothing(caravan):
    journey = founded(caravan)
    journey.play()
    stranger = Journey(caravan, journey.id, {"Nobody": "x" * 40})
    before = journey.home()
    for method, path, body in (
        ("POST", "/games", {}),
        ("POST", "/branches", {"after": 0}),
        ("POST", "/notes", {"text": "Hello"}),
        ("PUT", "/travellers/0", {"mine": True}),
        ("POST", "/travellers", {}),
        ("DELETE", "/people/me", None),
        ("GET", "/file", None),
    ):
        refused(stranger.ask(method, path, "Nobody", body), 403, "campaign-no-member")
    refused(journey.ask("POST", "/branches", "Anna", {"after": 9}), 404, "campaign-no-game")
    refused(journey.ask("POST", "/games", "Anna", {"branch": 7}), 404, "campaign-no-branch")
    refused(journey.ask("POST", "/games", "Anna", {"which": 7}), 404, "campaign-no-such-next")
    refused(journey.ask("POST", "/games", "Anna", {"absent": [0, 1]}), 422, "bad-option")
    refused(journey.ask("POST", "/games", "Anna", {"absent": [2]}), 404, "campaign-no-traveller")
    refused(journey.ask("POST", "/games", "Anna", {"bots": [9]}), 404, "campaign-no-traveller")
    refused(journey.ask("PUT", "/travellers/9", "Anna", {"mine": True}), 404, "campaign-no-traveller")
    refused(journey.ask("GET", "", branch=5), 404, "campaign-no-branch")
    refused(journey.ask("POST", "/people", body={"name": "Boris", "traveller": 0}), 403, "campaign-not-your-traveller")
    refused(journey.ask("POST", "/people", body={"name": "Boris", "hero": "baker"}), 422, "campaign-company-full")
    refused(journey.ask("POST", "/people", body={"name": "  "}), 422, "empty-name")
    assert journey.ask("POST", "/branches", "Anna", {"after": -1}).status_code == 400
    assert journey.home() == before


@pytest.mark.parametrize("id", ["c.nothing-here", "c.............", "nothing", "c.<script>ab"])
def test_a_campaign_that_is_not_there(caravan, id):
    assert Journey(caravan, id, {}).ask("GET", "").status_code == 404


def test_a_campaign_is_no_table_and_a_table_no_campaign(caravan):
    journey = founded(caravan)
    table = journey.open()
    assert caravan.http.get(f"/api/tables/{journey.id}").status_code == 404
    refused(Journey(caravan, table.id, {}).ask("GET", ""), 404, "campaign-unknown")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "faraway"}, "campaign-no-journey"),
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"evenings": 9}}, "campaign-cannot-begin"),
        ({"travellers": [{}]}, "campaign-cannot-begin"),
        ({"travellers": [{"hero": "baker"}, {"hero": "baker"}]}, "campaign-cannot-begin"),
        ({"name": " "}, "empty-name"),
    ],
)
def test_a_company_that_cannot_set_out(caravan, wanted, code):
    body = {"game": GAME.id, "name": "Anna", "travellers": [{}, {}], **wanted}
    answer = caravan.http.post("/api/campaigns", json=body)
    assert answer.status_code in (404, 422)
    assert answer.json()["code"] == code


def test_a_game_is_being_played(caravan):
    journey = founded(caravan)
    table = journey.open()
    refused(journey.ask("POST", "/games", "Anna", {}), 409, "campaign-game-is-open")
    refused(journey.ask("POST", "/travellers", "Anna", {}), 409, "campaign-game-is-open")
    refused(journey.ask("POST", "/branches", "Anna", {"after": 1}), 409, "campaign-still-played")
    home = journey.home("Anna")
    assert home["table"] == table.id
    assert home["my_turn"]
    assert journey.join("Late") == 2
    table.play_on()
    refused(table.post("/rematch", 0, {}), 409, "campaign-goes-on")


def test_my_campaigns_say_where_we_are_and_whose_turn_it_is(caravan):
    journey = founded(caravan)
    other = founded(caravan, title="The other one")
    tokens = [other.tokens["Anna"], journey.tokens["Anna"], "unknown"]

    def mine() -> dict:
        found = caravan.http.post("/api/campaigns/mine", json={"tokens": tokens}).json()["campaigns"]
        return {one["campaign"]: one for one in found}

    assert set(mine()) == {journey.id, other.id}
    table = journey.open()
    assert list(mine()) == [journey.id, other.id]
    shown = mine()[journey.id]
    assert (shown["token"], shown["my_turn"], shown["table"], shown["behind"]) == (1, True, table.id, 0)
    table.play_on()
    shown = mine()[journey.id]
    assert (shown["my_turn"], shown["table"], shown["behind"], shown["ahead"]) == (False, "", 1, 2)
    assert shown["status"] == "The next game is ready: The second evening."
    assert shown["tables"] == [table.id]


def test_the_file_goes_on_on_another_server(caravan, tmp_path):
    journey = founded(caravan)
    journey.play()
    journey.play()
    journey.done("POST", "/branches", "Anna", {"after": 1})
    journey.play(branch=2)
    journey.open(branch=1)
    answer = journey.ask("GET", "/file", "Anna")
    assert answer.headers["content-disposition"].endswith('.jsonl"')
    assert journey.tokens["Anna"] not in answer.text
    with caravan_server(f"sqlite:///{tmp_path}/other.sqlite3") as elsewhere:
        read = elsewhere.http.post("/api/campaigns/file", content=answer.content)
        assert read.status_code == 201, read.text
        assert (read.json()["games"], read.json()["checked"]) == (3, 3)
        there = Journey(elsewhere, read.json()["campaign"], {})
        assert there.home()["people"] == [{"person": 1, "name": "Anna", "here": False}]
        told, here = there.done("GET", "/chronicle", branch=1), journey.done("GET", "/chronicle", branch=1)
        assert [one["tales"] for one in told["chapters"]] == [one["tales"] for one in here["chapters"]]
        assert there.join("Anna", person=1) == 1
        there.play(branch=1)
        assert there.home(branch=1)["over"]
        replayed = elsewhere.http.get(f"/api/tables/{there.home()['places'][0]['table']}/timeline")
        assert replayed.status_code == 200
        again = elsewhere.http.post("/api/campaigns/file", content=there.ask("GET", "/file", "Anna").content)
        assert (again.json()["games"], again.json()["checked"]) == (4, 4)


def test_a_damaged_file_is_refused_and_nothing_is_stored(caravan):
    journey = founded(caravan)
    journey.play()
    text = journey.ask("GET", "/file", "Anna").text
    before = len(caravan.hub.store.find_campaigns())
    for damaged, code in (
        (text[:-200], "campaign-cut-off"),
        (text.replace('"say":"', '"say":"x', 1), "campaign-seal-broken"),
        ("".join(text.splitlines(keepends=True)[:-1]), "campaign-cut-off"),
        ("hello", "campaign-not-a-campaign"),
        (text.replace('"strannik-campaign":1', '"strannik-campaign":2'), "campaign-later-version"),
        (resealed(text.replace("toy-journey", "chess")), "campaign-other-game"),
        (resealed(text.replace("toy-journey", "faraway")), "campaign-no-journey"),
        (resealed(text.replace('"crew":[1,0]', '"crew":[9,0]')), "campaign-unusable"),
        (resealed(text.replace('"branch":1', '"branch":4')), "campaign-damaged"),
    ):
        refused(caravan.http.post("/api/campaigns/file", content=damaged.encode()), 422, code)
    refused(caravan.http.post("/api/campaigns/file", content=b"\xff\xfe"), 422, "campaign-not-a-campaign")
    assert len(caravan.hub.store.find_campaigns()) == before


def resealed(text: str) -> str:
    lines = text.splitlines()
    body = "".join(f"{line}\n" for line in lines[:-1])
    return body + json.dumps({"sealed": len(lines) - 1, "seal": export._seal(body)}) + "\n"


def test_both_write_at_once_and_nothing_is_lost(caravan):
    from concurrent.futures import ThreadPoolExecutor

    journey = founded(caravan)
    texts = [f"Note {number}" for number in range(12)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda text: journey.ask("POST", "/notes", "Anna", {"text": text}).status_code, texts))
    assert answers == [200] * len(texts)
    assert sorted(note["text"] for note in journey.home()["notes"]) == sorted(texts)


def test_a_dated_copy_is_laid_down_after_every_game(caravan):
    journey = founded(caravan)
    journey.play()
    journey.home()
    folder = caravan.hub.store.folder / "copies" / journey.id
    eventually(lambda: list(folder.glob("*.jsonl")))
    (copy,) = folder.glob("*.jsonl")
    assert export.read(copy.read_text(encoding="utf-8")).campaign.games


def test_the_lobby_knows_which_games_have_campaigns(caravan):
    games = {game["id"]: game for game in caravan.http.get("/api/games", params={"lang": "en"}).json()["games"]}
    kind = games[GAME.id]["campaign"]
    assert [option["name"] for option in kind["options"]] == ["evenings"]
    assert ("baker", "the baker") in [(hero["value"], hero["label"]) for hero in kind["heroes"]]
    assert games["faraway"]["campaign"] is None


def test_killed_in_the_middle_of_a_game_nothing_is_lost(tmp_path):
    """`strannik serve` as a process of its own, killed without a word, twice."""
    with caravan_installed(tmp_path / "caravan"):
        first = Process(tmp_path)
        try:
            journey = founded(first.running)
            journey.join("Boris", traveller=1)
            journey.play()
            table = journey.open()
            for who, seat in (("Anna", 0), ("Boris", 1)):
                table.tokens[seat] = journey.tokens[who]
                assert table.move(seat).status_code == 200
            n = table.scene(0)["n"]
        finally:
            first.kill()
        second = Process(tmp_path)
        try:
            again = Table(second.running, table.id, table.tokens)
            assert again.scene(0)["n"] == n
            assert journey.on(second.running).home("Boris")["table"] == table.id
            again.play_on()
        finally:
            second.kill()
        third = Process(tmp_path)
        try:
            home = journey.on(third.running).home("Anna")
            assert [place["over"] for place in home["places"]] == [True, True]
            assert home["nexts"] == ["The third evening"]
            text = journey.on(third.running).ask("GET", "/file", "Anna").text
            read = third.running.http.post("/api/campaigns/file", content=text.encode()).json()
            assert (read["games"], read["checked"]) == (2, 2)
        finally:
            third.kill()


def test_the_game_of_a_campaign_goes_on_after_the_rules_have_changed(tmp_path, monkeypatch):
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    with caravan_server(database) as before:
        journey = founded(before)
        journey.play()
        told = journey.done("GET", "/chronicle")
        journey.play()
    monkeypatch.setattr(rules, "DAYS", 4)
    monkeypatch.setattr(GAME, "rules", "another")
    with caravan_server(database) as after:
        again = journey.on(after)
        home = again.home("Anna")
        assert [place["over"] for place in home["places"]] == [True, True]
        assert again.done("GET", "/chronicle")["chapters"][0] == told["chapters"][0]
        again.play()
        assert again.home()["over"]
        text = again.ask("GET", "/file", "Anna").text
        read = after.http.post("/api/campaigns/file", content=text.encode()).json()
        assert (read["games"], read["checked"]) == (3, 1)


def test_a_campaign_survives_on_every_database(database):
    with caravan_server(database) as first:
        journey = founded(first)
        journey.join("Boris", traveller=1)
        journey.play()
        table = journey.open()
        for _ in range(2):
            seat = table.waiting()[0]
            table.tokens[seat] = journey.tokens["Anna" if seat == 0 else "Boris"]
            assert table.move(seat).status_code == 200
        moved = table.scene(0)["n"]
    with caravan_server(database) as second:
        again = journey.on(second)
        home = again.home("Anna")
        assert home["table"] == table.id
        assert Table(second, table.id, table.tokens).scene(0)["n"] == moved
        resumed = Table(second, table.id, {0: journey.tokens["Anna"], 1: journey.tokens["Boris"]})
        resumed.play_on()
        assert [place["over"] for place in again.home()["places"]] == [True, True]
        text = again.ask("GET", "/file", "Anna").text
        assert second.http.post("/api/campaigns/file", content=text.encode()).json()["checked"] == 2

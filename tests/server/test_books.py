"""Rules, score pad, pages, and the OpenAPI document."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from strannik.server.library import playable
from strannik.server.messages import ServerMessage
from tests.server.running import Running


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_rulebook_has_every_clause_in_both_languages(server: Running, lang: str):
    book = server.http.get("/api/games/faraway/rulebook", params={"lang": lang}).json()
    clauses = {clause["id"]: clause["says"] for chapter in book["chapters"] for clause in chapter["clauses"]}
    assert "FA-9" in clauses
    assert "core.not-your-choice" in clauses
    assert all(clauses.values())
    assert all(chapter["where"] for chapter in book["chapters"])
    game = next(game for game in server.http.get("/api/games").json()["games"] if game["id"] == "faraway")
    assert len(book["how"]) == 6
    assert all(server.http.get(f"{game['faces']}{page['face']}.svg").status_code == 200 for page in book["how"])


def test_the_lobby_says_with_how_many_seats_one_may_play_alone(server: Running):  # AM-27.1
    games = {game["id"]: game for game in server.http.get("/api/games").json()["games"]}
    alone = {id: game["alone"] for id, game in games.items() if game["alone"]}
    assert alone["aftermath"] == 2, "who plays alone leads two heroes"
    assert (alone["glow"], alone["rollplayer"]) == (1, 1)
    assert "faraway" not in alone
    assert "nearfar" not in alone


def test_the_language_follows_the_browser(server: Running):
    russian = {"accept-language": "ru-RU,ru;q=0.9,en;q=0.8"}
    assert server.http.get("/api/games/faraway/rulebook", headers=russian).json()["title"] == "Дальние дали"
    french = {"accept-language": "fr-FR,fr"}
    assert server.http.get("/api/games/faraway/rulebook", headers=french).json()["title"] == "Faraway"


def test_the_score_pad_counts(server: Running):
    pad = server.http.get("/api/games/faraway/score").json()
    assert "regions" in str(pad["schema"])
    assert pad["labels"]["regions"].startswith("Numbers of the regions")
    entry = {"regions": [1, 2, 3, 4, 5, 6, 7, 8], "sanctuaries": []}
    counted = server.http.post("/api/games/faraway/score", json=entry).json()
    assert counted["points"]["total"] == sum(counted["points"]["regions"])
    refused = server.http.post("/api/games/faraway/score", json={"regions": [1, 1]})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-entry")
    assert server.http.post("/api/games/faraway/score", content=b"{").status_code == 400
    assert server.http.post("/api/games/faraway/score", json=7).status_code == 422


def test_those_who_win_or_lose_together_fill_in_one_sheet(server: Running):
    for id, together in (("aftermath", True), ("faraway", False)):
        assert server.http.get(f"/api/games/{id}/score").json()["schema"].get("together", False) is together


def choices(shape: Any) -> Iterator[tuple[list[str], list[str], list[str]]]:
    """Whatever a schema lets one choose from, with names and pictures."""
    if isinstance(shape, dict) and "enum" in shape:
        yield shape["enum"], shape["names"], shape.get("faces", [])
    for part in shape.values() if isinstance(shape, dict) else shape if isinstance(shape, list) else []:
        yield from choices(part)


@pytest.mark.parametrize("id", [game.id for game in playable()])
def test_what_a_score_pad_offers_has_names_in_the_language(server: Running, id: str):
    for lang, letters in (("en", "[А-Яа-я]"), ("ru", "[A-Za-z]")):
        pad = server.http.get(f"/api/games/{id}/score", params={"lang": lang}).json()
        for ids, names, faces in choices(pad["schema"]):
            assert len(ids) == len(names)
            assert not set(ids) & set(names)
            # What is printed on a card reads the same in every language.
            assert not any([re.search(letters, name.replace(id, "")) for id, name in zip(ids, names, strict=True)])
            assert len(faces) in (0, len(ids))
            assert all([server.http.get(f"{pad['faces']}{face}.svg").status_code == 200 for face in faces])


DICE = {attr: ["red5", "blue4", "white3"] for attr in ("str", "dex", "con", "int", "wis", "cha")}
HERO = {"race": "elf", "class": "ranger", "backstory": "mentor", "alignment": "rebel", "at": "neutral"}
GLOW = {"adventurer": "orium", "bursts": 3}

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("faraway", {"regions": [1, 2, 3]}),
    ("faraway", {"regions": [1, 2, 3, 4, 5, 6, 7, 99]}),
    ("faraway", {"regions": [1, 2, 3, 4, 5, 6, 7, 7]}),
    ("faraway", {"regions": [1, 2, 3, 4, 5, 6, 7, 8], "sanctuaries": [f"S{n:02}" for n in range(1, 9)]}),
    ("glow", {**GLOW, "camp": "village-3", "boats": ["1"]}),
    ("glow", {**GLOW, "boats": ["1", "2"]}),
    ("glow", {**GLOW, "boats": ["1", "1", "2", "3"]}),
    ("glow", {**GLOW, "fireflies": -1}),
    ("rollplayer", {**HERO, "rows": {**DICE, "str": ["red5"]}}),
    ("rollplayer", {**HERO, "rows": {attr: ["red5", "red4", "red3"] for attr in DICE}}),
    ("nearfar", {"camps": 2, "mine_camps": 3}),
]


@pytest.mark.parametrize(("game", "entry"), WRONG)
def test_what_is_wrong_on_a_pad_is_said_in_the_language(server: Running, game: str, entry: dict[str, Any]):
    for lang, letters in (("en", "[А-Яа-я]"), ("ru", "[A-Za-z]")):
        refused = server.http.post(f"/api/games/{game}/score", json=entry, params={"lang": lang})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-entry")
        assert not re.search(letters, refused.json()["text"]), refused.json()["text"]


def test_sanctuaries_are_found_on_the_pad_by_their_pictures(server: Running):
    pad = server.http.get("/api/games/faraway/score").json()
    [(ids, _, faces)] = choices(pad["schema"])
    assert (len(ids), len(set(faces))) == (45, 45)


def test_any_address_of_the_client_gets_its_page(server: Running):
    for path in ("/", "/t/abcdefgh", "/replay/x/y", "/rules/faraway"):
        page = server.http.get(path, follow_redirects=True)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert "<title>" in page.text
        assert server.http.head(path, follow_redirects=True).status_code == 200


def test_the_server_says_how_it_is(server: Running):
    health = server.http.get("/healthz").json()
    assert health["status"] == "ok"
    assert health["version"]


def references(shape: Any) -> set[str]:
    if isinstance(shape, dict):
        found = {shape["$ref"]} if isinstance(shape.get("$ref"), str) else set()
        return found.union(*[references(part) for part in shape.values()])
    if isinstance(shape, list):
        return set().union(*[references(part) for part in shape])
    return set()


def test_the_document_is_whole(server: Running):
    document = server.http.get("/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in schemas
    assert {"ServerMessage", "ClientMessage", "SceneShown", "Updated", "Problem"} <= set(schemas)
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation["summary"], path
            assert operation.get("description") or operation["summary"]
    assert "/api/tables/{table}/moves" in document["paths"]


def test_messages_are_what_the_document_says(server: Running):
    table = server.table("Anna", "Boris")
    shown = table.get("/scene", 0)
    decoded = msgspec.json.decode(shown.content, type=ServerMessage)
    assert msgspec.to_builtins(decoded) == shown.json()


def test_long_answers_are_packed(server: Running):
    table = server.table("Anna", "Boris")
    assert table.get("/scene", 0).headers["content-encoding"] == "gzip"
    plain = server.http.get(table.url("/scene"), headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_what_is_learnt_soonest_stands_first(server):
    games = server.http.get("/api/games").json()["games"]
    assert [game["id"] for game in games] == ["faraway", "glow", "rollplayer", "nearfar", "aftermath"]

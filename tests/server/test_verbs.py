"""A verb of the table is declared once, and HTTP, WebSocket, log and words follow."""

from __future__ import annotations

import pytest

from strannik.server.playing.verbs import VERBS, SendChat, SendMove, TableVerb
from strannik.server.showing.words import game_words
from strannik.show.clauses import LANGUAGES
from strannik.table.events import EVENTS, TableEvent
from tests.server.running import Running


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.path)
def test_a_verb_has_an_address_and_a_message(server: Running, verb: type[TableVerb]) -> None:
    table = server.table("Anna", "Boris")
    assert table.post(f"/{verb.path}", 0, {}).json()["code"] == "unreadable", "not a page that is unknown"
    kind = verb.__struct_config__.tag
    with table.socket(0) as connection:
        connection.send(type=kind)
        assert connection.until("refused")["code"] == "unreadable"
    document = server.http.get("/api/openapi.json").json()
    told = document["paths"][f"/api/tables/{{table}}/{verb.path}"]["post"]
    assert told["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith(verb.__name__)
    assert "type" not in document["components"]["schemas"][verb.__name__]["required"]


def test_the_same_is_said_over_both(server: Running) -> None:
    table = server.table("Anna", "Boris")
    over_http = table.post("/chat", 0, {"id": "1", "text": "hello"})
    typed = table.post("/chat", 0, {"type": "chat", "id": "2", "text": "hello again"})
    other = table.post("/chat", 0, {"type": "move", "id": "3", "text": "hello"})
    assert (over_http.status_code, typed.status_code, other.status_code) == (200, 200, 400)
    assert [SendMove.path, SendChat.path] == ["moves", "chat"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS.values(), ids=lambda event: event.__name__)
def test_whatever_an_entry_tells_has_words(event: type[TableEvent], language: str) -> None:
    assert f"event-{event.__name__}" in game_words("faraway", language)

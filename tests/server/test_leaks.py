"""Nothing leaks: everything a seat, a spectator and the open API can obtain of a running game, searched.

Two ways: hidden cards are dealt anew behind the server's back, and what a reader who may not see
them obtains must not change by a letter; and the seed, the keys and hidden cards are searched for.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest

from strannik.core.chance import Chance
from strannik.core.redeal import redeal
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.games.faraway.events import Drew
from strannik.server.library import playable
from strannik.server.showing.presenter import Company, Reader, Showing
from strannik.table import log
from strannik.table.running import RunningTable
from tests.server.running import PATIENCE, Running, Table
from tests.table.tables import new_running


def obtained(table: Table, seat: int) -> dict[str, Any]:
    """Everything this seat can read: scenes in both languages, raw view, the socket's first message, my tables."""
    found: dict[str, Any] = {}
    for lang in ("en", "ru"):
        found[f"scene {lang}"] = table.scene(seat, lang=lang)
        found[f"info {lang}"] = table.get("", seat, lang=lang).json()
    found["view"] = table.get("/view", seat).json()
    for path in ("/record", "/timeline", "/replay", "/replay?seat=1", "/fairness"):
        found[path] = table.get(path, seat).json()
    with table.socket(seat, n=0) as socket:
        found["socket"] = socket.until("scene")
    asked = {"tokens": [table.tokens[seat]]} if seat in table.tokens else {"tokens": []}
    found["mine"] = table.running.http.post("/api/mine", json=asked).json()
    return found


def without_undo(found: dict[str, Any]) -> dict[str, Any]:
    """Without the undo offer, which looks back at positions that are not dealt anew here."""
    return {name: {**one, "undo": None} if isinstance(one, dict) else one for name, one in found.items()}


def positions(table: Table) -> Any:
    return table.running.hub.live[table.id].table.match


def test_other_hidden_cards_look_the_same(server: Running):
    """At every moment of a game, dealing anew what a reader cannot see changes nothing the reader obtains."""
    table = server.table("Anna", "Boris", "Clara", options={"variant": "experienced", "arrange": True})
    for moment in range(60):
        if table.state() == "finished":
            break
        if moment % 10 == 4:
            for seat in (0, 2, -2):
                before = without_undo(obtained(table, seat))
                match = positions(table)
                true = match.position
                match.position = redeal(true, (seat,), Chance(f"other {moment}", 3))
                try:
                    assert without_undo(obtained(table, seat)) == before
                finally:
                    match.position = true
        table.move(table.waiting()[0])
    assert moment > 30


def drawn_by(table: Any, seat: int) -> set[str]:
    """The sanctuaries the seat has drawn: it knows them although they are back under the deck."""
    events = [event for happened in table.happened for event in happened.told]
    return {card for event in events if isinstance(event, Drew) and event.seat == seat for card in event.sanctuaries}


def test_the_seed_and_hidden_cards_are_in_no_message(server: Running):
    """Raw search: the seed, tokens and their keys, and sanctuaries nobody has seen yet."""
    table = server.table("Anna", "Boris", "bot")
    live = server.hub.live[table.id]
    secrets = [live.table.opened.seed, *[place.key for place in live.table.opened.places if place.key]]
    texts: list[str] = []
    with table.socket(0) as anna, table.socket() as watcher:
        # Two people have more than 32 moves to make in eight rounds, so the game is not over here.
        for moment in range(25):
            hidden = set(live.table.match.position.table.sanctuary_deck)
            for seat in (0, 1, -2) if moment % 4 == 0 else ():
                said = str(obtained(table, seat))
                # The bot may have moved meanwhile: what was hidden before and after was hidden all the time.
                hidden &= set(live.table.match.position.table.sanctuary_deck)
                for card in hidden - drawn_by(live.table, seat):
                    assert f"'{card}'" not in said
                    assert f"sanctuary-{card}" not in said
                texts.append(said)
            mine = [seat for seat in table.waiting() if seat in table.tokens]
            if mine:
                table.move(mine[0])
        assert table.state() == "playing"
        anna.send(type="ping")
        watcher.send(type="ping")
        for socket in (anna, watcher):
            message: dict[str, Any] = {}
            while message.get("type") != "pong":
                message = socket.next()
                texts.append(str(message))
    for secret in [*secrets, *table.tokens.values()]:
        assert not [text for text in texts if secret in text]


def test_sealed_choices_are_told_to_nobody(server: Running):
    table = server.table("Anna", "Boris", "Clara")
    before = table.scene(1)
    say = table.options(0)[1]
    table.move(0, say)
    after = table.scene(1)
    assert after["log"] == before["log"]
    assert after["scene"]["areas"] == before["scene"]["areas"]
    assert after["prompt"]["options"] == before["prompt"]["options"]
    table.undo(0, "retract")
    assert [told["event"] for told in table.scene(1)["log"]][-1] == "Retracted"
    assert say not in str(table.scene(1)["log"])


@pytest.mark.parametrize("id", [game.id for game in playable()])
def test_no_game_shows_what_is_hidden(id: str):
    """The same for every game, without the network: whatever is hidden from a reader may be dealt anew unnoticed."""
    game = next(game for game in playable() if game.id == id)
    running = new_running(game, "leaks")
    seats = len(running.seats)
    chance = Chance("moves", seats)
    for moment in range(400):
        if running.state == "finished":
            break
        if moment % 25 == 3:
            for seat in (*range(seats), WATCHER):
                unnoticed(running, Reader(seat, "en" if moment % 2 else "ru"), moment)
        assert running.match is not None
        seat = chance.pick(running.waiting())
        offer = running.match.position.offers[seat]
        running.apply(log.Moved(seat, str(offer[chance.below(len(offer))])), 1.0)
    assert moment > 20


def unnoticed(running: RunningTable, reader: Reader, moment: int) -> None:
    """Everything the reader is shown stays the same when what it cannot see is dealt anew."""
    assert running.match is not None

    def shown() -> Any:
        whole = msgspec.to_builtins(Showing("table", running, reader, Company()).whole(0))
        assert running.match is not None
        return {**whole, "undo": None, "view": View(running.match.position, reader.seat).save()}

    true = running.match.position
    before = shown()
    running.match.position = redeal(true, (reader.seat,), Chance(f"other {moment}", len(running.seats)))
    try:
        assert shown() == before
    finally:
        running.match.position = true


@contextmanager
def listening(table: Table, seat: int, transport: str) -> Iterator[Iterator[dict[str, Any]]]:
    """What a reader hears by the WebSocket or by the stream, message by message."""
    if transport == "socket":
        with table.socket(seat) as socket:
            yield iter(socket.next, None)
    else:
        address = f"{table.running.address}{table.url('/stream')}"
        with httpx.stream("GET", address, headers=table.headers(seat), timeout=PATIENCE) as stream:
            yield (json.loads(line) for line in stream.iter_lines())


def until_said(heard: Iterator[dict[str, Any]], text: str) -> list[dict[str, Any]]:
    """Everything that is heard until somebody says this."""
    messages: list[dict[str, Any]] = []
    for message in heard:
        messages.append(message)
        if any([told["fields"].get("text") == text for told in message.get("events", [])]):
            return messages
    raise AssertionError("nobody says it")


@pytest.mark.parametrize("transport", ["socket", "stream"])
@pytest.mark.parametrize("seats", [("Anna", "open", "Boris"), ("Anna", "Dana", "Boris")], ids=["gathering", "playing"])
def test_who_has_left_a_seat_hears_what_a_spectator_hears(server: Running, transport: str, seats: tuple[str, ...]):
    """Leaving ends the right to see the seat's cards on connections that are open, too."""
    table = server.table(*seats)
    with listening(table, 0, transport) as left, listening(table, -2, transport) as watching:
        assert (next(left)["seat"], next(watching)["seat"]) == (0, -2)
        table.post("/chat", 2, {"id": "1", "text": "Anna leaves now"})
        for heard in (left, watching):
            until_said(heard, "Anna leaves now")
        assert table.post("/seats/0", 0, method="DELETE").status_code == 200
        del table.tokens[0]
        assert table.get("").json()["seats"][0]["here"] is False
        for name in ("Clara", "Dana")[: seats.count("open") + 1]:
            table.join(name)
        for _ in range(6):
            table.move(table.waiting()[0])
        table.post("/chat", 2, {"id": "2", "text": "that was a round"})
        scene, *after = until_said(left, "that was a round")
        assert (scene["type"], scene["seat"]) == ("scene", -2)
        assert [told["event"] for told in scene["log"]] == ["Left"]
        spectator = [message for message in until_said(watching, "that was a round") if message["n"] > scene["n"]]
        assert after == spectator
        assert len(after) >= 7

"""One person in several seats: all their hands at once, a question for each, and nobody else sees more for it."""

import json
import uuid
from typing import Any

import msgspec
import pytest

from strannik.core.chance import Chance
from strannik.core.redeal import redeal
from strannik.core.zones import WATCHER
from strannik.games.nearfar.events.town import DuelWon
from strannik.server import library
from strannik.server.library import installed, playable
from strannik.server.showing.broadcast import Telling
from strannik.server.showing.presenter import Company, Reader, Showing
from strannik.table import log
from strannik.table.running import Happened
from tests.core import toy_company
from tests.server.running import Running, Table, eventually
from tests.server.test_live import by_id, patched
from tests.table.tables import new_running


def hands(scene: dict[str, Any]) -> dict[int, list[str]]:
    """The regions that somebody sees in whose hand."""
    areas = [area for area in scene["areas"] if area["id"].startswith("hand")]
    return {area["seat"]: [piece["id"] for piece in area.get("pieces", [])] for area in areas}


def sides(server: Running) -> Table:
    """Anna in the first and the third seat, Boris in the second."""
    return server.table("Anna", "Boris", "Anna's friend", together=(0, 2))


def test_one_token_opens_all_seats_of_a_person(server: Running):
    table = sides(server)
    assert table.tokens[0] == table.tokens[2] != table.tokens[1]
    shown = table.get("/scene", 0).json()
    assert (shown["seat"], shown["seats"]) == (0, [0, 2])
    assert [shown["prompt"]["seat"], *[other["seat"] for other in shown["others"]]] == [0, 2]
    assert all(asked["options"] for asked in [shown["prompt"], *shown["others"]])
    assert table.get("/scene", 1).json()["others"] == []
    assert table.get("/scene").json()["seats"] == []


def test_people_at_one_device_still_have_a_token_each(server: Running):
    table = server.table("Anna", "Boris", "Clara")
    assert len(set(table.tokens.values())) == 3


def test_all_hands_lie_open_at_once_and_only_to_whoever_holds_them(server: Running):
    table = sides(server)
    true = server.hub.live[table.id].table.match.position.table.hands
    for seat in (0, 2):
        seen = hands(table.scene(seat)["scene"])
        assert {owner: sorted(held) for owner, held in seen.items()} == {
            owner: sorted([f"region-{region}" for region in true[owner]]) for owner in (0, 2)
        }
    assert set(hands(table.scene(1)["scene"])) == {1}
    assert hands(table.scene()["scene"]) == {}


def test_whoever_holds_several_seats_says_which_one_speaks(server: Running):
    table = sides(server)
    shown = table.get("/scene", 0).json()
    body = {"n": shown["n"], "id": uuid.uuid4().hex, "say": shown["prompt"]["options"][0]["say"]}
    unsaid = table.post("/moves", 0, body)
    assert (unsaid.status_code, unsaid.json()["code"]) == (422, "which-seat")
    foreign = table.post("/moves", 0, {**body, "seat": 1})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "not-your-seat")
    assert table.post("/moves", 1, {**body, "seat": 0}).status_code == 403
    assert table.get("/scene", 0, seat=1).status_code == 403
    assert table.get("/view", 0, seat=2).json()["view"]["seat"] == 2
    assert table.post("/moves", 0, {**body, "seat": 0}).status_code == 200
    assert table.waiting() == [1, 2]


def test_the_next_seat_comes_to_the_front_when_the_one_there_has_answered(server: Running):
    table = sides(server)
    with table.socket(0) as anna:
        shown = anna.until("scene")
        scene = shown["scene"]
        anna.send(type="move", n=shown["n"], id="m1", say=shown["prompt"]["options"][0]["say"], seat=0)
        update = anna.until("update")
        assert (update["seat"], update["prompt"]["seat"]) == (2, 2)
        assert [other["seat"] for other in update["others"]] == [0]
        scene = patched(scene, update)
        assert by_id(scene) == by_id(table.scene(2)["scene"])
        anna.send(type="move", n=update["n"], id="m2", say=update["prompt"]["options"][0]["say"], seat=2)
        update = anna.until("update")
        assert (update["seat"], update["prompt"]["waiting"]) == (2, [1])
        table.move(1)
        update = anna.until("update")
        asked = {0, 2} & set(update["prompt"]["waiting"])
        assert update["seat"] in asked or not asked


def test_somebody_puts_another_of_their_seats_in_front_and_is_not_led_away(server: Running):
    table = sides(server)
    with table.socket(0) as anna:
        n = anna.until("scene")["n"]
        anna.send(type="front", seat=2)
        assert anna.until("scene")["seat"] == 2
        table.move(1)
        assert anna.until("update")["seat"] == 2
        anna.send(type="front", seat=1)
        assert anna.until("refused")["code"] == "not-your-seat"
        anna.send(type="language", lang="ru")
        assert anna.until("scene")["seat"] == 2
    with table.socket(2, n=n, seat=2) as again:
        assert again.until("scene")["seat"] == 2


def test_two_windows_of_one_person_stay_in_step_with_different_seats_in_front(server: Running):
    table = sides(server)
    with table.socket(0, seat=0) as left, table.socket(0, seat=2) as right:
        scenes = [left.until("scene")["scene"], right.until("scene")["scene"]]
        for seat in (0, 1, 2):
            table.move(seat)
            for place, socket in enumerate((left, right)):
                update = socket.until("update")
                for moment in [*update.get("frames", []), update]:
                    scenes[place] = patched(scenes[place], moment)
                assert by_id(scenes[place]) == by_id(table.scene(update["seat"])["scene"])


def test_whoever_sits_already_takes_another_seat_with_their_token(server: Running):
    table = server.table("Anna", "open", "open")
    body = {"name": "Anna's friend", "token": table.tokens[0]}
    with table.socket(0) as anna:
        assert anna.until("scene")["seats"] == [0]
        taken = table.post("/seats", body={**body, "seat": 1})
        assert (taken.status_code, taken.json()["seat"]) == (201, 1)
        assert anna.until("scene")["seats"] == [0, 1]
    again = table.post("/seats", body={**body, "seat": 1}).json()
    assert (again["seat"], again["n"]) == (1, taken.json()["n"])
    assert table.post("/seats", body=body).json()["seat"] in (0, 1)
    assert table.get("").json()["seats"][2]["kind"] == "open"


def test_my_tables_lists_a_table_once_for_all_seats_of_a_person(server: Running):
    table = sides(server)
    mine = server.http.post("/api/mine", json={"tokens": [table.tokens[0]]}).json()["tables"]
    assert [(one["seat"], one["mine"], one["my_turn"]) for one in mine] == [(0, [0, 2], True)]


def test_seats_are_handed_over_and_left_one_by_one(server: Running):
    table = sides(server)
    assert table.post("/seats/2/bot", 0, method="PUT").status_code == 200
    with table.socket(0) as anna:
        assert anna.until("scene")["seat"] == 0
    assert table.post("/seats/2/bot", 0, method="DELETE").status_code == 200
    assert table.post("/seats/1", 0, method="DELETE").status_code == 403
    assert table.post("/seats/0", 0, method="DELETE").status_code == 200
    assert table.get("/scene", 0).json()["seats"] == [2]

    def asked() -> dict:
        if 1 in table.waiting():  # the bot may have answered already: the others go on to the next question
            table.move(1)
        shown = table.get("/scene", 0).json()
        return shown if shown["prompt"].get("options") else {}

    shown = eventually(asked)
    said = {"n": shown["n"], "id": "one is left", "say": shown["prompt"]["options"][0]["say"]}
    assert table.post("/moves", 0, said).status_code == 200


def test_taking_back_follows_the_seat_that_spoke_last(server: Running):
    table = sides(server)
    table.move(0)
    shown = table.get("/scene", 0).json()
    assert shown["seat"] == 2
    assert (shown["undo"]["kind"], shown["undo"]["seat"]) == ("retract", 0)
    assert table.undo(0, "retract").status_code == 200
    assert table.waiting() == [0, 1, 2]


def test_a_whole_game_is_played_by_one_person_in_both_seats(server: Running):
    table = server.table("Anna", "Anna's friend", together=(0, 1))
    table.play_on()
    shown = table.get("/scene", 0).json()
    assert [sheet["seat"] for sheet in shown["result"]["sheets"]] == [0, 1]
    told = json.dumps(shown["log"], ensure_ascii=False)
    assert "Anna's friend" in told
    assert "You explore" not in told


@pytest.mark.parametrize("game", [game.id for game in playable()])
def test_nothing_hidden_shows_to_whoever_holds_two_seats(game: str):
    """Dealing anew what neither of the seats can see changes nothing their person obtains, front by front."""
    running = new_running(next(one for one in playable() if one.id == game), "two seats")
    if len(running.seats) < 2:
        return
    for moment in range(40):
        match = running.match
        assert match is not None
        if running.state == "finished":
            break
        if moment % 8 == 5:
            true = match.position
            for front in (0, 1):
                reader = Reader(front, "en", (0, 1))
                before = obtained(running, reader)
                match.position = redeal(true, (0, 1), Chance(f"other {moment}", len(running.seats)))
                assert obtained(running, reader) == before
                match.position = true
        seat = running.waiting()[moment % len(running.waiting())]
        offer = match.position.offers[seat]
        running.apply(log.Moved(seat, str(offer[moment % len(offer)])), 0.0)


def obtained(running: Any, reader: Reader) -> Any:
    showing = Showing("t", running, reader, Company())
    return showing.scene(), showing.prompt(), showing.others()


def test_a_spectator_is_told_no_more_for_it(server: Running):
    table = sides(server)
    for seat in (0, 1, 2):
        table.move(seat)
    match = server.hub.live[table.id].table.match
    true = match.position
    before = table.scene(), table.scene(1)
    for place, seats in enumerate(((WATCHER,), (1,))):
        match.position = redeal(true, seats, Chance("other", 3))
        shown = table.scene() if place == 0 else table.scene(1)
        assert {**shown, "undo": None} == {**before[place], "undo": None}
        match.position = true


def test_only_who_is_attacked_hears_that_they_are():
    """Near and Far names the rival of a duel: what is made once for all who hear the same is not made for them."""
    running = new_running(next(one for one in playable() if one.id == "nearfar"), "a duel")
    fought = Happened(1, 0.0, log.Moved(0, ""), [DuelWon(0, "seat-blue")])
    line = Telling(fought, fought.told[0])
    readers = [Reader(1, "en"), Reader(2, "en"), Reader(1, "en", (1, 2)), Reader(WATCHER, "en")]
    told = [msgspec.json.decode(line.told(Showing("t", running, reader, Company())))["sentence"] for reader in readers]
    assert told == ["Player 1 wins the duel with you.", *["Player 1 wins the duel with Player 2."] * 3]


@pytest.fixture
def company(server: Running, monkeypatch):
    """A toy in which a company decides aloud and packs in secret: Anna in two seats, Boris in the third."""
    known = library.find_game
    monkeypatch.setattr(library, "find_game", lambda id: toy_company.GAME if id == toy_company.GAME.id else known(id))
    installed.cache_clear()
    yield server.table("Anna", "Anna 2", "Boris", game=toy_company.GAME.id, together=(0, 1))
    installed.cache_clear()


def test_what_each_of_my_friends_packs_is_told_to_me_and_to_nobody_else(company: Table):
    told = {seat: company.scene(seat)["log"] for seat in (0, 2, WATCHER)}
    packed = {
        seat: [bool(one["fields"]["supplies"][0]) for one in log if one["event"] == "Packed"]
        for seat, log in told.items()
    }
    assert packed == {0: [True, True, False], 2: [False, False, True], WATCHER: [False, False, False]}
    hands = company.get("/view", 0).json()["view"]["table"]["hands"]
    assert [bool(hand[0]) for hand in hands] == [True, True, False]


def test_in_an_open_question_the_next_of_my_seats_speaks_when_one_has(company: Table):
    with company.socket(0) as anna:
        shown = anna.until("scene")
        assert shown["seat"] == 0
        anna.send(type="move", n=shown["n"], id="m1", say="propose ridge", seat=0)
        update = anna.until("update")
        assert update["seat"] == 1
        assert [one["seat"] for one in update["prompt"]["proposals"]] == [0]
        anna.send(type="move", n=update["n"], id="m2", say="propose ridge", seat=1)
        assert anna.until("update")["prompt"].get("proposals", []) == []


def test_two_travellers_of_one_person_play_rounds_of_near_and_far(server: Running):
    table = server.table("Anna", "Anna 2", "bot", game="nearfar", together=(0, 1))
    for _ in range(40):
        for seat in table.waiting():
            if seat in table.tokens:
                assert table.move(seat).status_code == 200
    shown = table.get("/scene", 0).json()
    areas = {area["id"]: area for area in shown["scene"]["areas"]}
    for mine in (0, 1):
        held = areas["hand" if mine == shown["seat"] else f"hand-{mine}"]
        assert not any([piece["face"].endswith("-back") for piece in held.get("pieces", [])])
    assert all(piece["face"].endswith("-back") for piece in areas["hand-2"].get("pieces", []))

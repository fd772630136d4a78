"""Making tables, sitting down, and playing over HTTP."""

import uuid

import pytest

from tests.server.running import Running, eventually


def test_the_lobby_knows_the_games(server: Running):
    listed = server.http.get("/api/games?lang=ru").json()
    faraway = next(game for game in listed["games"] if game["id"] == "faraway")
    assert faraway["title"] == "Дальние дали"
    assert (faraway["fewest"], faraway["most"]) == (2, 6)
    variant = next(option for option in faraway["options"] if option["name"] == "variant")
    assert variant["default"] == "base"
    assert len(variant["choices"]) == 2
    assert all(choice["label"] for choice in variant["choices"])
    assert faraway["default_bot"] in [bot["spec"] for bot in faraway["bots"]]
    assert all(bot["explained"] for bot in faraway["bots"])
    cover = server.http.get(faraway["cover"])
    assert cover.headers["content-type"] == "image/svg+xml"
    assert "immutable" in cover.headers["cache-control"]


def test_a_table_gathers_people_and_begins(server: Running):
    table = server.table("Anna", "open", name="Friday")
    shown = table.scene(0)
    assert shown["table"]["state"] == "gathering"
    assert shown["scene"] is None
    assert shown["prompt"] is None
    seat = table.join("Boris")
    assert seat == 1
    shown = table.scene(1, lang="ru")
    assert shown["table"]["state"] == "playing"
    assert [one["name"] for one in shown["table"]["seats"]] == ["Anna", "Boris"]
    assert shown["table"]["name"] == "Friday"
    assert [told["event"] for told in shown["log"]][:2] == ["Joined", "Started"]
    assert shown["log"][0]["sentence"] == "Boris садится за стол."


def test_a_move_is_answered_with_events(server: Running):
    table = server.table("Anna", "Boris")
    first = table.move(0)
    assert first.json()["events"] == []
    second = table.move(1).json()
    assert "Explored" in [told["event"] for told in second["events"]]
    assert all(told["sentence"] for told in second["events"])
    assert table.scene(0)["n"] == second["n"]


def test_sealed_choices_do_not_make_each_other_stale(server: Running):
    table = server.table("Anna", "Boris")
    n = table.scene(1)["n"]
    assert table.move(0).status_code == 200
    assert table.move(1, n=n).status_code == 200


def test_a_stale_move_is_refused_with_the_present_number(server: Running):
    table = server.table("Anna", "Boris")
    n = table.scene(0)["n"]
    say = table.options(0)[0]
    table.move(0)
    table.move(1)
    refused = table.move(0, say, n=n)
    assert refused.status_code == 409
    assert refused.json()["code"] == "stale"
    assert refused.json()["n"] == table.scene(0)["n"]
    ahead = table.move(0, say, n=n + 1000)
    assert ahead.status_code == 409


def test_the_same_id_twice_is_one_move(server: Running):
    table = server.table("Anna", "Boris")
    id = uuid.uuid4().hex
    say, n = table.options(0)[0], table.scene(0)["n"]
    first = table.move(0, say, n, id)
    second = table.move(0, say, n, id)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    assert table.scene(0)["n"] == first.json()["n"]


def test_the_rules_refuse_with_clause_and_text(server: Running):
    table = server.table("Anna", "Boris")
    refused = table.move(0, "explore 999")
    assert refused.status_code == 422
    assert refused.json()["clause"] == "core.not-on-offer"
    table.move(0)
    refused = table.move(0, "explore 1")
    assert refused.status_code == 422
    assert refused.json() == {
        "code": "not-yours",
        "clause": "core.not-your-choice",
        "text": "Anna is not asked anything now.",
    }
    russian = table.post("/moves", 0, {"n": 2, "id": "x", "say": "explore 1"}, lang="ru").json()
    assert russian["text"] == "Anna — сейчас вас ни о чём не спрашивают."


def test_undo_says_what_it_takes_back(server: Running):
    table = server.table("Anna", "Boris")
    assert table.scene(0)["undo"] is None
    say = table.options(0)[0]
    table.move(0, say)
    offer = table.scene(0)["undo"]
    assert (offer["kind"], offer["say"]) == ("retract", say)
    assert offer["label"]
    assert table.scene(1)["undo"] is None
    assert table.undo(0, "undo").status_code == 409
    assert table.undo(0, "retract").status_code == 200
    assert table.options(0)[0] == say
    assert table.undo(0, "retract").status_code == 422


def test_going_back_needs_consent_and_does_not_tell_what_was_chosen(server: Running):
    table = server.table("Anna", "Boris")
    table.move(0)
    table.move(1)
    assert table.scene(0)["undo"]["kind"] == "consent"
    assert table.undo(0, "consent").status_code == 200
    assert table.scene(0)["table"]["proposal"]["say"] != ""
    assert table.scene(1)["table"]["proposal"]["say"] == ""
    assert (
        table.post("/consent", 1, {"n": table.scene()["table"]["proposal"]["n"], "id": "c", "agree": True}).status_code
        == 200
    )
    assert "proposal" not in table.scene(0)["table"]


def test_chat_is_kept_as_it_was_written(server: Running):
    table = server.table("Anna", "Boris")
    text = "<script>alert('привет')</script>"
    assert table.post("/chat", 0, {"id": "1", "text": text}).status_code == 200
    said = [told for told in table.scene(1)["log"] if told["event"] == "Chat"]
    assert said[0]["fields"]["text"] == text
    assert said[0]["sentence"] == f"Anna: {text}"


def test_a_game_against_bots_goes_to_its_end(server: Running):
    table = server.table("Anna", "bot", "bot")
    table.play_on()
    shown = table.scene(0)
    assert shown["table"]["state"] == "finished"
    assert shown["log"][-1]["event"] == "Finished"
    sheets = shown["result"]["sheets"]
    assert len(sheets) == 3
    assert all(sheet["total"] == sum(line["points"] for line in sheet["lines"]) for sheet in sheets)
    assert all(line["label"] for sheet in sheets for line in sheet["lines"])
    best = max(sheet["total"] for sheet in sheets)
    assert all(sheets[seat]["total"] == best for seat in shown["result"]["winners"])


def test_bots_alone_play_for_spectators(server: Running):
    table = server.table("bot", "bot")
    with table.socket() as watching:
        message = watching.until("scene")
        for _ in range(500):
            if (message.get("table") or {}).get("state") == "finished":
                break
            message = watching.until("update")
        assert message["table"]["state"] == "finished"


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Running):
    table = server.table("Anna", "Boris")
    assert table.post("/seats/0/bot", 0, {}, method="PUT").status_code == 200
    with table.socket(0) as anna:
        message = anna.until("scene")
        for _ in range(50):
            if 0 not in message["prompt"]["waiting"]:
                break
            message = anna.until("update")
    assert table.waiting() == [1]
    assert table.move(0, "explore 1").status_code == 409
    assert table.post("/seats/0/bot", 1, method="DELETE").status_code == 403
    assert table.post("/seats/0/bot", 0, method="DELETE").status_code == 200
    assert table.scene(0)["table"]["seats"][0]["bot"] == ""


def test_somebody_who_is_here_is_not_replaced_by_others(server: Running):
    table = server.table("Anna", "Boris")
    with table.socket(1) as boris:
        boris.until("scene")
        refused = table.post("/seats/1/bot", 0, {}, method="PUT")
        assert refused.status_code == 403
        assert refused.json()["code"] == "not-away"
    server.hub.live[table.id].grace = 0.0
    eventually(lambda: table.post("/seats/1/bot", 0, {}, method="PUT").status_code == 200)


def test_leaving_opens_the_seat_to_others(server: Running):
    table = server.table("Anna", "Boris", "open")
    assert table.post("/seats/1", 0, method="DELETE").status_code == 403
    assert table.post("/seats/1", 1, method="DELETE").status_code == 200
    gone = table.get("/scene", 1)
    assert gone.status_code == 401
    assert table.join("Clara") == 1
    assert table.join("Dora") == 2
    assert table.state() == "playing"
    assert server.http.post(table.url("/seats"), json={"name": "Late"}).json()["code"] == "no-open-seat"


def test_pause_and_go_on(server: Running):
    table = server.table("Anna", "Boris")
    say, n = table.options(0)[0], table.scene(0)["n"]
    assert table.post("/pause", 1, {"paused": True}).status_code == 200
    shown = table.scene(0)
    assert shown["table"]["state"] == "paused"
    assert shown["prompt"]["waiting"] == []
    assert table.move(0, say, n).json()["code"] == "paused"
    assert table.post("/pause", 0, {"paused": False}).status_code == 200
    assert table.move(0, say, n).status_code == 200


def test_a_rematch_keeps_the_tokens(server: Running):
    table = server.table("Anna", "Boris")
    assert table.post("/rematch", 0).status_code == 409
    table.play_on()
    first = table.post("/rematch", 0)
    second = table.post("/rematch", 1)
    assert first.status_code == 200
    assert first.json() == second.json()
    following = server.http.get(
        f"/api/tables/{first.json()['table']}/scene", headers={"authorization": f"Bearer {table.tokens[1]}"}
    ).json()
    assert following["seat"] == 0
    assert [seat["name"] for seat in following["table"]["seats"]] == ["Boris", "Anna"]
    assert table.scene(0)["table"]["next"] == first.json()["table"]


def test_my_tables_are_found_by_my_tokens(server: Running):
    table = server.table("Anna", "Boris")
    other = server.table("Anna", "open")
    asked = {"tokens": [table.tokens[1], "nonsense", other.tokens[0]]}
    mine = server.http.post("/api/mine", json=asked).json()["tables"]
    assert [(one["table"], one["token"], one["seat"]) for one in mine] == [(other.id, 2, 0), (table.id, 0, 1)]
    assert [one["state"] for one in mine] == ["gathering", "playing"]
    assert [one["my_turn"] for one in mine] == [False, True]


def test_options_and_modes_are_checked(server: Running):
    def refused(**more) -> str:
        plans = [{"kind": "mine", "name": "A"}, {"kind": "bot"}]
        made = server.http.post("/api/tables", json={"game": "faraway", "seats": plans, **more})
        assert made.status_code in (404, 422), made.text
        return str(made.json()["code"])

    assert refused(options={"variant": "wild"}) == "bad-option"
    assert refused(options={"no": 1}) == "bad-option"
    assert refused(mode="solo") == "bad-option"
    assert refused(seats=[{"kind": "bot"}]) == "bad-option"
    assert refused(seats=[{"kind": "bot"}] * 7) == "bad-option"
    assert refused(seats=[{"kind": "bot"}, {"kind": "bot", "bot": "no such"}]) == "unknown-bot"
    assert refused(game="chess") == "unknown-game"
    experienced = server.table("Anna", "Boris", options={"variant": "experienced"})
    assert len(experienced.options(0)) == 5


def test_the_view_is_data_for_programs(server: Running):
    table = server.table("Anna", "Boris")
    seen = table.get("/view", 0).json()
    assert seen["seat"] == 0
    assert len(seen["view"]["table"]["hands"][0]) == 3
    assert seen["view"]["table"]["hands"][1] == [0, 0, 0]
    assert sorted(seen["options"]) == sorted(f"explore {card}" for card in seen["view"]["table"]["hands"][0])


def test_a_table_invites_in_a_language_and_so_does_its_rematch(server: Running):
    table = server.table("Anna", "Boris", language="ru")
    assert table.get("", lang="en").json()["language"] == "ru"
    table.play_on()
    following = table.post("/rematch", 0).json()["table"]
    assert server.http.get(f"/api/tables/{following}").json()["language"] == "ru"
    assert "language" not in server.table("Anna", "Boris").get("").json()
    seats = [{"kind": "mine"}] * 2
    refused = server.http.post("/api/tables", json={"game": "faraway", "seats": seats, "language": "xx"})
    assert refused.status_code == 400


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"mode": "journey", "options": {"map": 3}}, "первое странствие ведёт по карте 1, по Пещерам глого."),
        ({"options": {"platypus": "green"}}, "этим цветом никто не играет (Зелёный), а значит, и утконос"),
        ({"seats": [{"kind": "bot"}] * 6}, "здесь от 2 до 4 игроков."),
    ],
)
def test_why_a_game_cannot_be_played_so_is_said_in_the_readers_language(server: Running, more, said):
    wanted = {"game": "nearfar", "seats": [{"kind": "mine", "name": "A"}, {"kind": "bot"}], **more}
    made = server.http.post("/api/tables", params={"lang": "ru"}, json=wanted)
    assert made.status_code == 422
    assert made.json()["text"].startswith(f"Так в эту игру играть нельзя: {said}")

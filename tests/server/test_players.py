"""Who plays when no person does: the clock, bots, workers that die; and how a server stops."""

import asyncio
import os
import signal
from contextlib import ExitStack
from dataclasses import replace
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from strannik.bots.random import PATIENCE
from strannik.core.position import Position
from strannik.core.saving import save_position
from strannik.server.config import Config
from strannik.server.playing import live
from strannik.server.playing.clocks import WallClock
from strannik.server.playing.players import SHORTEST, THOUGHTS, Players, in_time
from strannik.server.playing.thinking.bots import BotPool, Question, Said, Thinking, anything, think
from strannik.table import log
from strannik.table.running import RunningTable
from tests.core import toy_company, toy_skills
from tests.server.running import PLENTY, Running, Socket, running_server
from tests.table.tables import BOT, options, person, table


def question(position: Position, bot: str = "greedy", rank: int = 0) -> Question:
    """What the bot in seat 1 is asked at some table."""
    return Question("a table", lambda: rank, "faraway", position, 1, bot, "seed")


def event(socket: Socket, name: str) -> dict:
    """The next event of this name."""
    return events(socket, name, 1)[0]


def events(socket: Socket, name: str, count: int) -> list[dict]:
    """The next so many events of this name; one message may tell of several."""
    found: list[dict] = []
    for _ in range(500):
        found += [told for told in socket.until("update")["events"] if told["event"] == name]
        if len(found) >= count:
            return found
    raise AssertionError(f"{name} is told only {len(found)} times")


def let_time_pass(server: Running, id: str) -> None:
    """As if everybody had been asked long ago."""
    live = server.hub.live[id]

    def late() -> None:
        live.table.wake(0.0)
        live.players.look()

    server.hub.writer.loop.call_soon_threadsafe(late)


def test_when_time_is_up_a_bot_chooses_once(server: Running):
    made = server.table("Anna", "Boris", clock={"seconds": 600, "then": "move"})
    with made.socket(0) as anna:
        shown = anna.until("scene")
        assert shown["table"]["clock"] == {"seconds": 600, "then": "move"}
        assert all(seat["deadline"] > 0 for seat in shown["table"]["seats"])
        let_time_pass(server, made.id)
        assert {told["fields"]["seat"] for told in events(anna, "TimeOut", 2)} == {0, 1}
    seats = made.get("").json()["seats"]
    assert [seat["bot"] for seat in seats] == ["", ""]
    assert made.waiting() != []


def test_a_clock_that_only_shows_moves_nobody(server: Running):
    made = server.table("Anna", "Boris", clock={"seconds": 600, "then": "show"})
    let_time_pass(server, made.id)
    assert made.post("/chat", 0, {"id": "x", "text": "tick"}).status_code == 200
    assert made.waiting() == [0, 1]
    refused = server.http.post(
        "/api/tables", json={"game": "faraway", "seats": [{"kind": "bot"}] * 2, "clock": {"seconds": 1}}
    )
    assert refused.status_code == 400


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(tmp_path):
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0.0, limits=PLENTY)) as server:
        made = server.table("Anna", "bot")
        with made.socket(0) as anna:
            anna.until("scene")
            for _ in range(3):
                for worker in server.hub.pool.quick.workers:
                    if worker.pid:
                        os.kill(worker.pid, signal.SIGKILL)
                for _ in range(4):
                    mine = [seat for seat in made.waiting() if seat == 0]
                    if mine:
                        made.move(0)
                    else:
                        anna.until("update")
        made.play_on()
        assert made.get("/fairness").json()["verified"] is True


def test_a_bot_thinks_behind_its_window_and_says_something_open():
    running = table(person("Anna"), BOT)
    assert running.match is not None
    position = running.match.position
    for bot in ("random", "greedy", "search:20"):
        task = msgspec.json.encode(Thinking("faraway", save_position(position), 1, bot, "seed"))
        assert think(task) in options(running, 1)
        assert think(task) == think(task)
    assert anything(question(position)).say in options(running, 1)


def test_a_bot_that_is_called_anew_remembers_what_it_has_answered():
    """When a game drags on, the random bot gives every other time the answer it has given least."""
    running = table(person("Anna"), BOT)
    assert running.match is not None
    kept, *usual = list(running.match.position.offers[1])
    given = [(answer.verb, answer.thing) for answer in usual for _ in range(PATIENCE)]
    saved = save_position(running.match.position)
    tasks = [Thinking("faraway", saved, 1, "random", f"seed {number}", given) for number in range(60)]
    fresh = [Thinking("faraway", saved, 1, "random", f"seed {number}") for number in range(60)]
    said, said_at_first = [[think(msgspec.json.encode(task)) for task in all] for all in (tasks, fresh)]
    assert said.count(str(kept)) > 30 > said_at_first.count(str(kept))
    assert set(said) == {str(answer) for answer in (kept, *usual)}


def test_a_table_tells_a_bot_all_that_its_seat_has_answered(tmp_path, monkeypatch):
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0.0, limits=PLENTY)) as server:
        think_it_over, told = server.hub.pool.think, []

        async def overhear(question, seconds):
            told.append([str(answer) for answer in question.given])
            return await think_it_over(question, seconds)

        monkeypatch.setattr(server.hub.pool, "think", overhear)
        made = server.table("Anna", "bot")
        made.play_on()
        match = server.hub.live[made.id].table.match
        answered = [made.move.say for made in match.history if made.move.seat == 1]
    assert told == [answered[:place] for place in range(len(answered))]


async def _asked(*bots: tuple[str, float]) -> list[Said]:
    running = table(person("Anna"), BOT)
    assert running.match is not None
    pool = BotPool(1)
    try:
        return [await pool.think(question(running.match.position, bot), seconds) for bot, seconds in bots]
    finally:
        pool.close()


def test_a_bot_that_fails_does_not_stop_the_table_and_says_so(caplog):
    first, second = asyncio.run(_asked(("no such bot", 30.0), ("no such bot", 30.0)))
    assert {first.say, second.say} <= set(options(table(person("Anna"), BOT), 1))
    assert first.guessed
    assert second.guessed
    failures = [one for one in caplog.records if "failed" in one.message]
    assert [bool(one.exc_info) for one in failures] == [True, False]


def test_a_bot_that_thinks_too_long_is_sent_home_and_the_next_is_served():
    slow, quick = asyncio.run(_asked(("search:60s", 2.0), ("search:20", 60.0)))
    assert slow.guessed
    assert not quick.guessed


def test_a_bot_that_waits_long_for_its_turn_has_all_its_time_to_think(monkeypatch):
    """Somebody else's searching bot holds the only worker until both others are waiting."""

    async def crowd() -> list[Said]:
        running = table(person("Anna"), BOT)
        assert running.match is not None
        position = running.match.position
        pool = BotPool(1)
        await pool.slow.turns.take("elsewhere", lambda: 0)
        waiting = [asyncio.ensure_future(pool.think(question(position, "search:20"), 60.0)) for _ in range(2)]
        greedy = await pool.think(question(position, "greedy"), 60.0)
        assert not any(one.done() for one in waiting)
        assert pool.health().waiting == 2
        pool.slow.turns.leave()
        try:
            return [greedy, *[await one for one in waiting]]
        finally:
            pool.close()

    assert [said.guessed for said in asyncio.run(crowd())] == [False] * 3


def test_a_guess_is_told_in_both_languages(tmp_path, monkeypatch):
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0.0, limits=PLENTY)) as server:

        async def fail(question, seconds):
            return anything(question)

        monkeypatch.setattr(server.hub.pool, "think", fail)
        made = server.table("Anna", "bot")
        with made.socket(0) as anna:
            scene = anna.until("scene")
            told = [one for one in scene["log"] if one["event"] == "Guessed"] or [event(anna, "Guessed")]
            assert told[0]["sentence"] == "Blue: the bot could not think this time and chose at random."
        russian = [one["sentence"] for one in made.scene(0, lang="ru")["log"] if one["event"] == "Guessed"]
        assert russian[0] == "Синий: на этот раз бот не смог подумать и выбрал наугад."


def test_bots_alone_wait_until_somebody_looks(tmp_path, monkeypatch):
    monkeypatch.setattr(live, "LOOK_SECONDS", 0.0)
    config = Config(database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=0.0, limits=PLENTY)
    with running_server(config) as server:
        asked = []
        monkeypatch.setattr(server.hub.pool, "think", lambda *question: asked.append(question))
        made = server.table("bot", "bot", "bot")
        sitting = server.hub.live[made.id]
        assert sitting.players.resting
        assert sitting.table.n == 1
        monkeypatch.undo()
        assert asked == []
        with made.socket() as watcher:
            watcher.until("update")
        made.play_on()
        assert server.http.get("/healthz").json()["bots"].keys() == {"thinking", "waiting", "longest"}


def test_only_so_many_tables_of_bots_alone(tmp_path):
    limits = replace(PLENTY, bot_tables=2)
    config = Config(database=f"sqlite:///{tmp_path}/t.sqlite3", bot_pause=60.0, limits=limits)
    with running_server(config) as server, ExitStack() as watching:
        for _ in range(2):
            watching.enter_context(server.table("bot", "bot").socket()).until("scene")
        refused = server.http.post("/api/tables", json={"game": "faraway", "seats": [{"kind": "bot"}] * 2})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-bots")
        assert server.table("Anna", "bot").waiting() == [0, 1]


def test_a_server_that_stops_says_goodbye(tmp_path):
    with running_server(Config(database=f"sqlite:///{tmp_path}/t.sqlite3", limits=PLENTY)) as server:
        made = server.table("Anna", "Boris")
        with made.socket(0) as anna, httpx.stream("GET", f"{server.address}{made.url('/stream')}") as stream:
            anna.until("scene")
            lines = stream.iter_lines()
            next(lines)
            assert server.server is not None
            server.server.should_exit = True
            with pytest.raises(ConnectionClosed):
                anna.until("pong")
            assert all(line for line in lines)


class Listening(Players):
    """Notes which seats are set to work instead of letting them think."""

    def __init__(self, live) -> None:
        super().__init__(live, None, Config())
        self.started: list[int] = []

    def _start(self, seat, bot, by) -> None:
        self.started.append(seat)


def test_where_all_propose_aloud_bots_let_the_people_speak_first():
    company = toy_company.GAME
    places = [person("Anna"), BOT, person("Boris"), BOT]
    opened = log.Opened(company.id, company.rules, company.content, "table", {}, "company", places)
    running = RunningTable(company, opened, 0.0)
    players = Listening(SimpleNamespace(table=running, wall=WallClock()))
    players.look()
    assert players.started == []
    running.apply(log.Moved(2, "propose ford"), 1.0)
    players.look()
    assert players.started == [], "Anna has not spoken yet"
    running.apply(log.Moved(0, "propose ridge"), 2.0)
    players.look()
    assert players.started == [1, 3]


def test_bots_that_think_for_long_have_the_less_time_the_more_they_choose():
    running = table(person("Anna"), BOT)
    players = Listening(SimpleNamespace(table=running, wall=WallClock()))
    assert running.match is not None
    assert players.time_to_think(running.match) == THOUGHTS / 2
    players._left -= THOUGHTS / 2
    assert players.time_to_think(running.match) == THOUGHTS / 4
    players._left = -1.0
    assert players.time_to_think(running.match) == SHORTEST
    running.apply(log.Moved(0, options(running, 0)[0]), 101.0)
    assert players.time_to_think(running.match) == THOUGHTS / 2, "a person has spoken"
    assert in_time("search", 1.5) == "search:500/1.50s"
    assert in_time("greedy", 1.5) == "greedy"


def with_skills(game):
    """A table of a bot and Anna, at which both have a skill that they may use in the other's turn."""
    opened = log.Opened(game.id, game.rules, game.content, "table", {}, "skills", [BOT, person("Anna")])
    running = RunningTable(game, opened, 0.0)
    players = Listening(SimpleNamespace(table=running, wall=WallClock()))
    assert running.match is not None
    assert not players.somebody_could_act(running.match.position), "under seal nobody may"
    for seat in (0, 0, 1, 1):
        running.apply(log.Moved(seat, options(running, seat)[0], by="person" if seat else "bot"), 1.0)
    assert (running.match.position.waiting, running.match.position.interrupters()) == ([0], [0, 1])
    return players, running


def test_bots_leave_time_once_to_whoever_could_use_a_skill_in_their_turn():
    players, running = with_skills(toy_skills.GAME)
    position = running.match.position
    assert players.somebody_could_act(position)
    assert not players.somebody_could_act(position), "Anna has had time for this"
    running.apply(log.Moved(1, "use " + options_of_skill(position, 1)), 2.0)
    assert not players.somebody_could_act(running.match.position), "it is Anna who is asked now"


def test_bots_wait_for_nothing_that_is_done_beside_the_game():
    players, running = with_skills(replace(toy_skills.GAME, aside=frozenset({"use"})))
    assert not players.somebody_could_act(running.match.position)


def options_of_skill(position: Position, seat: int) -> str:
    offered = position.interrupts(seat)
    assert offered is not None
    return str(offered[0].thing)

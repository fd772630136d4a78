"""Tables for tests: Faraway with known seats, spoken to by what its people do."""

from __future__ import annotations

from typing import Literal

from strannik.box.game import Game
from strannik.box.shelf import find_game
from strannik.core.options import settle
from strannik.table import log
from strannik.table.running import Happened, RunningTable

FARAWAY = find_game("faraway")


def person(name: str, key: str = "") -> log.Place:
    return log.Place("person", name, "", key or f"key of {name}")


OPEN = log.Place("open")
BOT = log.Place("bot", bot="random")


def opened(*places: log.Place, seed: str = "a table for tests", **options: str | bool) -> log.Opened:
    settings = {"variant": "base", "arrange": False} | options
    return log.Opened(FARAWAY.id, FARAWAY.rules, FARAWAY.content, "table", settings, seed, list(places))


def table(*places: log.Place, clock: log.Clock | None = None, **options: str | bool) -> RunningTable:
    made = opened(*places, **options)
    if clock is not None:
        made = log.Opened(
            made.game, made.rules, made.content, made.mode, made.options, made.seed, made.places, clock=clock
        )
    return RunningTable(FARAWAY, made, 100.0)


def new_running(game: Game, seed: str) -> RunningTable:
    """Any game with three people, or as many as can play it."""
    seats = min(max(game.fewest, 3), game.most)
    mode = next(mode for mode in game.modes if mode.fewest <= seats <= mode.most)
    chosen = {"mode": mode.name} if any(option.name == "mode" for option in game.options) else {}
    places = [person(f"Player {seat + 1}") for seat in range(seats)]
    settings = settle(game.options, chosen)
    return RunningTable(
        game, log.Opened(game.id, game.rules, game.content_for(settings), mode.name, settings, seed, places), 0.0
    )


def options(running: RunningTable, seat: int) -> list[str]:
    """What the seat may say."""
    assert running.match is not None
    return [str(answer) for answer in running.match.position.offers[seat]]


def move(running: RunningTable, seat: int, choice: int = 0, at: float = 101.0, id: str = "") -> Happened:
    """The seat takes one of its open answers."""
    return running.apply(log.Moved(seat, options(running, seat)[choice], id), at)


def play_on(running: RunningTable) -> None:
    """Everybody takes their first answer until the game is over."""
    for _ in range(1000):
        if running.state == "finished":
            return
        seat = running.waiting()[0]
        by: Literal["bot", "person"] = "bot" if running.seats[seat].bot else "person"
        running.apply(log.Moved(seat, options(running, seat)[0], by=by), 150.0)
    raise AssertionError("the game does not end")


def names(happened: Happened) -> list[str]:
    return [type(event).__name__ for event in happened.told]

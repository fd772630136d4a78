"""Measuring one game in the form that runs here; `strannik bench` starts this in a process of its own.

Every figure is the best of several short runs, and counts the processor's time rather than the
clock's, since a busy machine only ever makes things slower. The calibration loop is plain Python
that never changes: dividing by it makes figures from different machines comparable.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import process_time

import msgspec

from strannik._form import form
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.match import Match
from strannik.box.replay import replay
from strannik.box.shelf import find_game
from strannik.core.chance import Chance, derived_seed
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.saving import save_position
from strannik.core.view import View

SEATS = 4
RUNS = 5
LOOPS = 20_000
GAMES = 20
LONGEST = 2_000
"""Random players may wander for a very long time; a game is left after so many decisions."""

ENOUGH = 10_000
"""How many decisions make a run, where fewer than GAMES games come to that."""

CALLS = 200
ITERATIONS = 60


class Figures(msgspec.Struct):
    """What was measured of one game: rates a second, and microseconds for one call."""

    game: str
    form: str
    seats: int
    loops: float
    games: float
    decisions: float
    decisions_a_game: float
    late_to_early: float
    clone: float
    view: float
    redeal: float
    save: float
    replay: float
    search: float


def loop() -> int:
    """The calibration: arithmetic, a list and a dict, as rules have them."""
    counts: dict[int, int] = {}
    things: list[int] = []
    state = 1
    for number in range(LOOPS):
        state = (state * 75 + 74) % 65537
        counts[state & 15] = counts.get(state & 15, 0) + 1
        if number & 7 == 0:
            things.append(state)
    return len(things) + len(counts)


def best(task: Callable[[], object], times: int) -> float:
    """How often a second the task can be done, at best."""
    fastest = float("inf")
    for _ in range(RUNS):
        began = process_time()
        for _ in range(times):
            task()
        fastest = min(fastest, process_time() - began)
    return times / fastest


class Bench:
    """One game on the bench."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = min(SEATS, game.most)
        self.played = 0
        self.decisions = 0

    def play(self) -> Position:
        """One random game from set-up to score, or the beginning of a long one."""
        self.played += 1
        position = self.game.start(self.seats, Chance(derived_seed("bench", self.played), self.seats))
        chance = Chance(derived_seed("bots", self.played), 0)
        self.decisions += play_out(position, [RandomBot(chance) for _ in range(self.seats)], LONGEST)
        self.game.result(position.table)
        return position

    def games(self) -> int:
        """How many games make a run."""
        return min(GAMES, ENOUGH * self.played // self.decisions)

    def middle(self) -> Position:
        """A position about half-way through a game."""
        match = self.match(self.decisions // self.played // 2)
        return match.position

    def match(self, moves: int) -> Match:
        """A recorded random game up to so many moves."""
        match = Match(self.game, self.seats, derived_seed("bench", "match"))
        chance = Chance(derived_seed("bench", "moves"), 0)
        bots = [RandomBot(chance) for _ in range(self.seats)]
        while match.n < moves and not match.position.finished:
            seat = match.position.waiting[0]
            match.play(seat, bots[seat].choose(Window(match.position, seat)))
        return match

    def late_to_early(self) -> float:
        """What a move costs in the last third of a game, over what it costs in the first."""
        spent: list[list[float]] = []
        for number in range(self.games()):
            chance = Chance(derived_seed("late", number), self.seats)
            position = self.game.start(self.seats, chance)
            times: list[float] = []
            while not position.finished and len(times) < LONGEST:
                seat = position.waiting[0]
                offer = position.offers[seat]
                answer = offer[chance.fork(0).below(len(offer))]
                began = process_time()
                position.play(seat, answer)
                times.append(process_time() - began)
            spent.append(times)
        early = [sorted(times[: len(times) // 3])[len(times) // 6] for times in spent]
        late = [sorted(times[-(len(times) // 3) :])[len(times) // 6] for times in spent]
        return min(late) / min(early)

    def search_rate(self) -> float:
        """Iterations of the search bot a second in the first round."""
        position = self.game.start(self.seats, Chance("bench", self.seats))
        seat = position.waiting[0]

        def think() -> object:
            bot = make_bot(f"search:{ITERATIONS}", self.game, Chance("think", 0))
            return bot.choose(Window(position, seat))

        return best(think, 1) * ITERATIONS

    def figures(self) -> Figures:
        """Everything."""
        loops = best(loop, 3)
        self.play()
        games = best(self.play, self.games())
        position = self.middle()
        seat = position.waiting[0]
        worlds = Chance("worlds", 0)
        match = self.match(LONGEST)
        decisions = self.decisions / self.played
        return Figures(
            game=self.game.id,
            form=form(),
            seats=self.seats,
            loops=loops,
            games=games,
            decisions=games * decisions,
            decisions_a_game=decisions,
            late_to_early=self.late_to_early(),
            clone=1e6 / best(position.clone, CALLS),
            view=1e6 / best(lambda: View(position, seat).save(), CALLS),
            redeal=1e6 / best(lambda: redeal(position, (seat,), worlds), CALLS),
            save=1e6 / best(lambda: save_position(position), CALLS),
            replay=best(lambda: replay(self.game, match.entries, match.seed, "bench"), 2),
            search=self.search_rate(),
        )


def main() -> None:
    """Print the figures of the game named on the command line."""
    print(msgspec.json.encode(Bench(find_game(sys.argv[1])).figures()).decode())


if __name__ == "__main__":
    main()

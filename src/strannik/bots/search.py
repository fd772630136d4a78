"""The bot that thinks ahead in imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from time import perf_counter
from typing import Final

from strannik.bots.agreeing import foregone_answer
from strannik.bots.greedy import GreedyBot, mean
from strannik.bots.window import Window
from strannik.box.game import Hints, LeaningHints, StagedHints
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer, Thing
from strannik.core.position import Position

ITERATIONS: Final = 500
"""How many worlds it thinks through for one choice, unless told otherwise."""

HORIZON: Final = 300
"""After so many answers it stops and judges by the hints, where a game is longer than that."""

CURIOSITY: Final = 1.0
"""How much it tries what it knows little of, in units of how much results differ."""

RIVALRY: Final = 0.2
"""How much the best of the others' points count against its own."""


class Budget:
    """How long to think about one choice: a number of iterations, of seconds, or both, whichever comes first.

    A limit of 0 is none.
    """

    def __init__(self, iterations: int = ITERATIONS, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def spent(self, iterations: int, started: float) -> bool:
        if self.iterations and iterations >= self.iterations:
            return True
        return self.seconds > 0 and iterations > 0 and perf_counter() - started >= self.seconds


class Try:
    """An answer, and what it has led to over all the worlds in which it was on offer.

    `total` is what was striven for, `points` the points alone of whoever gave it.
    """

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.points = 0.0
        self.then: dict[tuple[str, Thing], Try] = {}

    def promise(self, curiosity: float) -> float:
        """The mean result, and more for what was offered often and tried seldom."""
        return self.total / self.visits + curiosity * sqrt(log(self.offered) / self.visits)


class Visit:
    """One seat's answer on one way through the trees."""

    def __init__(self, seat: int, tried: Try) -> None:
        self.seat = seat
        self.tried = tried


class SearchBot(GreedyBot):
    """Plays on in many worlds that may be the true one, each time a little wiser, and does what it tried most.

    Every seat has a tree of its own answers and chooses in it by its own results, so nobody knows
    what another says under seal. Where its own tree ends, the bot goes on by what appeals at
    first sight, and the others by chance; a game whose hints do not know that is judged there. Where hints weigh
    answers by themselves, everybody is taken to follow them.
    """

    def __init__(self, chance: Chance, hints: Hints, budget: Budget) -> None:
        super().__init__(chance, hints)
        self.budget = budget
        self.curiosity = CURIOSITY
        self.leaning: LeaningHints | None = hints if isinstance(hints, LeaningHints) else None
        self.staged: StagedHints | None = hints if isinstance(hints, StagedHints) else None
        self.iterations = 0
        self.trees: dict[int, Try] = {}
        self.rewards = 0.0
        self.squares = 0.0

    def choose(self, window: Window) -> Answer:
        foregone = foregone_answer(window)
        if foregone is not None:
            return foregone
        tries = self.ponder(window)
        most = tries[0]
        for tried in tries:
            if tried.visits > most.visits:
                most = tried
        return most.answer

    def ponder(self, window: Window) -> list[Try]:
        """Every answer that was tried, with what it led to."""
        started = perf_counter()
        self.iterations = 0
        self.trees = {}
        self.rewards = 0.0
        self.squares = 0.0
        while not self.budget.spent(self.iterations, started):
            self._iterate(window)
        return list(self.trees[window.seat].then.values())

    def _iterate(self, window: Window) -> None:
        """Play one world to its end and remember how it went."""
        world = window.imagine(self.chance)
        if not self.trees:
            self.trees = {seat: Try(Answer("")) for seat in world.table.seats}
        visits = self._play_on(world, window.seat)
        points = [self.hints.value(world.table, seat) for seat in world.table.seats]
        rewards = [reward(points, self.team(world.table, seat)) for seat in world.table.seats]
        for visit in visits:
            visit.tried.visits += 1
            visit.tried.total += rewards[visit.seat]
            visit.tried.points += points[visit.seat]
        self.iterations += 1
        mine = rewards[window.seat]
        self.rewards += mine
        self.squares += mine * mine

    def _play_on(self, world: Position, me: int) -> list[Visit]:
        """Answer for everybody, by the trees as far as they reach; returns the way through them."""
        visits: list[Visit] = []
        here = self.trees.copy()
        curiosity = self.curiosity * self._spread()
        stage = self._stage(world, me)
        for _ in range(HORIZON):
            if not world.agenda or self._stage(world, me) > stage:
                break
            seat = me if me in world.offers else min(world.offers)
            offer = world.offers[seat]
            tree = here.get(seat)
            if tree is None:
                if seat == me and self.leaning is None and self.weighing is None:
                    break
                world.play(seat, offer[self._first_sight(world, seat, offer, me)])
                continue
            tried = self._select(tree, offer, curiosity)
            if tried is None:
                tried = self._expand(world, seat, tree, offer, me)
                del here[seat]
            else:
                here[seat] = tried
            visits.append(Visit(seat, tried))
            world.play(seat, tried.answer)
        return visits

    def _stage(self, world: Position, me: int) -> int:
        """How far the game has come; where it comes to the next rest, the hints judge."""
        return 0 if self.staged is None else self.staged.stage(world.table, me)

    def _spread(self) -> float:
        """How much results differ: their standard deviation so far."""
        if not self.iterations:
            return 0.0
        mean = self.rewards / self.iterations
        return sqrt(max(0.0, self.squares / self.iterations - mean * mean))

    def _select(self, tree: Try, offer: Offer, curiosity: float) -> Try | None:
        """The most promising answer, or None as long as one has not been tried."""
        best: Try | None = None
        promise = 0.0
        new = False
        for index in range(len(offer)):
            answer = offer[index]
            tried = tree.then.get((answer.verb, answer.thing))
            if tried is None:
                new = True
                continue
            tried.offered += 1
            hope = tried.promise(curiosity)
            if best is None or hope > promise:
                best, promise = tried, hope
        return None if new else best

    def _expand(self, world: Position, seat: int, tree: Try, offer: Offer, me: int) -> Try:
        """Try something new: for itself what appeals most, for others anything."""
        new = [index for index in range(len(offer)) if (offer[index].verb, offer[index].thing) not in tree.then]
        index = new[self.chance.below(len(new))]
        leanings = self._leanings(world, seat, offer, me) if len(new) > 1 else []
        if leanings:
            index = most_appealing(leanings, new, index)
        answer = offer[index]
        tried = Try(answer)
        tried.offered = 1
        tree.then[answer.verb, answer.thing] = tried
        return tried

    def _first_sight(self, world: Position, seat: int, offer: Offer, me: int) -> int:
        """Where the answer stands that is given without thinking: for itself what appeals most, for others any."""
        count = len(offer)
        index = self.chance.below(count)
        leanings = self._leanings(world, seat, offer, me) if count > 1 else []
        return most_appealing(leanings, range(count), index) if leanings else index

    def _leanings(self, world: Position, seat: int, offer: Offer, me: int) -> list[float]:
        """How much each answer appeals without thinking: what the hints weigh for anybody, or where they do not, what
        appeals to the thinker; nothing where nobody can say.
        """
        weights = [] if self.weighing is None else self.weighing.weigh(world, seat)
        if weights or seat != me or self.leaning is None:
            return weights
        return self.leaning.lean(world.table, seat, offer)


def most_appealing(leanings: list[float], among: Sequence[int], index: int) -> int:
    """Where the strongest of these leanings stands; the index given, if none is stronger."""
    for other in among:
        if leanings[other] > leanings[index]:
            index = other
    return index


def reward(points: list[float], team: list[int]) -> float:
    """What a team (mostly of one) strives for: points of its own, and not too many for the best of the others."""
    own = mean([points[seat] for seat in team])
    others = [points[other] for other in range(len(points)) if other not in team]
    return own - RIVALRY * max(others) if others else own

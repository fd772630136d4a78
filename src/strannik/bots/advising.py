"""Advising: what a strong player would do here, and what it reckons comes of it."""

from __future__ import annotations

from typing import Final

from strannik.bots.greedy import GreedyBot
from strannik.bots.search import Budget, SearchBot, Try
from strannik.bots.window import Window
from strannik.box.game import Hints
from strannik.core.chance import Chance
from strannik.core.offer import Answer

WORLDS: Final = 300
"""How many worlds are thought through for one piece of advice."""

FEW: Final = 3
"""So many of the best answers are told."""

CURIOSITY: Final = 2.0
"""An adviser looks at the second best more often than a player would, so as to know how much worse it is."""

CLOSE: Final = 0.5
"""Answers that differ by fewer points than this are as good as each other."""

CLEAR: Final = 3.0
"""From here on one of them is clearly better."""

LIKELY: Final = 0.4
"""What one would say next is told if it was in so large a part of the worlds."""


class Advice:
    """One answer: about how many points the seat ends with, in how large a part of the worlds it was tried.

    `then` is what the seat would mostly say next, if that is likely.
    """

    def __init__(self, answer: Answer, points: float, share: float, then: Answer | None) -> None:
        self.answer = answer
        self.points = points
        self.share = share
        self.then = then


def advise(window: Window, hints: Hints, chance: Chance, worlds: int = WORLDS) -> list[Advice]:
    """The best few answers to the seat's question, the first of them the one to give.

    Of those that are as good as each other it is the one that somebody would give who looks one step ahead: why can be
    seen. All of it follows from the window and from chance: in worlds that the seat cannot tell apart it is the same.
    """
    if len(window.offer) == 1:
        return [Advice(window.offer[0], 0.0, 1.0, None)]
    bot = SearchBot(chance, hints, Budget(worlds))
    bot.curiosity = CURIOSITY
    tries = sorted(bot.ponder(window), key=_visits, reverse=True)
    plain = GreedyBot(chance, hints).choose(window)
    return [_advice(tried, bot.iterations) for tried in plain_first(tries, plain)[:FEW]]


def plain_first(tries: list[Try], plain: Answer) -> list[Try]:
    """The same tries, before all others the plain answer if it is as good as the best."""
    best = _points(tries[0])
    for tried in tries:
        if tried.answer == plain and tried.visits and best - _points(tried) < CLOSE:
            return [tried, *[other for other in tries if other is not tried]]
    return tries


def verdict(points: list[float]) -> tuple[str, float]:
    """In a word how much the first of the best is better than the second, and by how many points."""
    if len(points) < 2:
        return "only", 0.0
    lead = round(points[0] - points[1], 1)
    return ("close" if lead < CLOSE else "better" if lead < CLEAR else "clear"), lead


def _visits(tried: Try) -> int:
    return tried.visits


def _points(tried: Try) -> float:
    return tried.points / tried.visits


def _advice(tried: Try, worlds: int) -> Advice:
    then: Answer | None = None
    most = LIKELY * tried.visits
    for following in tried.then.values():
        if following.visits > most:
            then, most = following.answer, float(following.visits)
    return Advice(tried.answer, _points(tried), tried.visits / worlds, then)

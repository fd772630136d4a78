"""Playing a game out with bots."""

from __future__ import annotations

import sys
from collections.abc import Callable

from strannik.bots.bot import Bot
from strannik.bots.window import Window
from strannik.core.position import Position


def play_out(
    position: Position, bots: list[Bot], longest: int = sys.maxsize, watching: Callable[[Position], None] | None = None
) -> int:
    """Let the bots play to the end, or for as long as asked; returns the number of decisions they made.

    After every answer each of them may once do what it may do at any time. Whoever is `watching` sees the position
    after every round of answers.
    """
    windows = [Window(position, seat) for seat in range(len(bots))]
    decisions = 0
    while position.agenda and decisions < longest:
        for seat in position.waiting:
            if seat not in position.offers:
                continue  # enough have agreed before it was this seat's turn to speak, or the game is over
            position.play(seat, bots[seat].choose(windows[seat]))
            decisions += 1
        for seat in position.interrupters():
            answer = bots[seat].interject(windows[seat])
            if answer is not None:
                position.play(seat, answer)
                decisions += 1
        if watching is not None:
            watching(position)
    return decisions

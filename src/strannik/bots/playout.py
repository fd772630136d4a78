"""Playing a game out with bots."""

from __future__ import annotations

from strannik.bots.bot import Bot
from strannik.bots.window import Window
from strannik.core.position import Position


def play_out(position: Position, bots: list[Bot]) -> int:
    """Let the bots play to the end; returns the number of decisions they made."""
    windows = [Window(position, seat) for seat in range(len(bots))]
    decisions = 0
    while not position.finished:
        for seat in position.waiting:
            position.play(seat, bots[seat].choose(windows[seat]))
            decisions += 1
        decisions += interject(position, bots, windows)
    return decisions


def interject(position: Position, bots: list[Bot], windows: list[Window]) -> int:
    """Let every bot once do what it may do at any time; returns how many did."""
    count = 0
    if position.finished or not position.agenda[-1].interruptible():
        return 0
    for seat in position.table.seats:
        answer = bots[seat].interject(windows[seat])
        if answer is not None:
            position.play(seat, answer)
            count += 1
    return count

"""Seams: where a game goes on from a stored position, since its log cannot be played again."""

from __future__ import annotations

from strannik.core.events import Event
from strannik.core.record import Entry, Move, TakenBack, Unsaid
from strannik.table import events, log


def last_seam(entries: list[log.LogEntry]) -> tuple[log.Continued | None, int]:
    """The last seam of a log, if there is one, and after which entry the game is played again."""
    for n in range(len(entries), 0, -1):
        entry = entries[n - 1]
        if isinstance(entry, log.Continued) and entry.position is not None:
            return entry, n - 1 if entry.left_out else entry.n
    return None, 0


def retold(seam: log.Continued, n: int) -> list[Event]:
    """What could be heard of the n-th entry before the seam, sentence by sentence."""
    heard = {lang: [sentence for number, sentence in lines if number == n] for lang, lines in seam.story.items()}
    count = min([len(sentences) for sentences in heard.values()], default=0)
    return [events.Retold({lang: said[place] for lang, said in heard.items()}) for place in range(count)]


def moves_in(lines: list[Entry]) -> int:
    """How many moves stand at the end of a record."""
    moves = 0
    for line in lines:
        if isinstance(line, Move | Unsaid):
            moves = line.n
        elif isinstance(line, TakenBack):
            moves = line.undo
    return moves

"""Checking a game from one end to the other: its words, its clauses, its steps, its guide, and the laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

from strannik.box.game import Game
from strannik.checks.clauses import check_clauses
from strannik.checks.finding import Finding
from strannik.checks.guides import check_guide
from strannik.checks.laws import AT_ANY_MOMENT, MOMENTS, OF_WHOLE_GAMES
from strannik.checks.names import check_names
from strannik.checks.steps import check_steps
from strannik.checks.subject import Subject, subjects
from strannik.checks.words import check_words

SEEDS: Final = 1
"""How many games each law is tried in, at every moment of MOMENTS."""


PARTS: Final = {
    "words": check_words,
    "names": check_names,
    "clauses": check_clauses,
    "steps": check_steps,
    "guide": check_guide,
}
"""What is looked at once, however the game is set up."""


class Trial(NamedTuple):
    """One thing to try: what it is about, and how."""

    name: str
    run: Callable[[], list[Finding]]


def trials(game: Game, seeds: int = SEEDS) -> list[Trial]:
    """All that is tried, in order."""
    tried = [Trial(name, partial(part, game)) for name, part in PARTS.items()]
    for subject in subjects(game):
        tried.append(Trial(str(subject), lambda subject=subject: list(_laws(subject, seeds))))  # type: ignore[misc]
    return tried


def _laws(subject: Subject, seeds: int) -> Iterator[Finding]:
    """What breaks a law when the game is set up so: each law once, where it is broken first."""
    for law in AT_ANY_MOMENT:
        told = _first_broken(law.__doc__ or "", subject, law, [(s, moves) for s in range(seeds) for moves in MOMENTS])
        if told is not None:
            yield told
    for whole in OF_WHOLE_GAMES:
        try:
            whole(subject)
        except Exception as error:
            yield _broken(whole.__doc__ or "", str(subject), error)


def _first_broken(
    says: str, subject: Subject, law: Callable[[Subject, int, int], None], moments: list[tuple[int, int]]
) -> Finding | None:
    for seed, moves in moments:
        try:
            law(subject, seed, moves)
        except Exception as error:
            return _broken(says, f"{subject}, game {seed}, after {moves} moves", error)
    return None


def _broken(says: str, where: str, error: Exception) -> Finding:
    """A law that is broken; an error that is no failed law is told too."""
    reason = "" if isinstance(error, AssertionError) and not str(error) else f" ({type(error).__name__}: {error})"
    return Finding("laws", where, f"this is a law, and it does not hold: {says}{reason}")

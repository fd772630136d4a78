"""Trials: missions that companions play are won as often as they should be, and come to an end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strannik.story.lint.finding import Finding
from strannik.story.proving.trial import Trial as Trial

LEAST: Final = 0.5
MOST: Final = 0.9
"""How many of a mission's games are won, at the first try."""

LONGEST: Final = 120
"""No game has more turns."""

ENOUGH: Final = 50
"""From so few games nothing follows about how often a mission is won."""


def lint_trials(trials: Sequence[Trial]) -> list[Finding]:
    """V-20: missions that are won too rarely or too often, or never end."""
    found: list[Finding] = []
    for trial in trials:
        place = f"mission {trial.mission}, {trial.heroes} heroes"
        if trial.games >= ENOUGH and not LEAST <= trial.share <= MOST:
            right = f"{LEAST:.0%} to {MOST:.0%} would be right"
            found.append(Finding("trial", place, f"{trial.won} of {trial.games} are won", right))
        if trial.longest > LONGEST:
            found.append(Finding("trial", place, f"a game had {trial.longest} turns", f"at most {LONGEST}"))
    return found

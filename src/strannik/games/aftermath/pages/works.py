"""Works: group checks as the book states them. [AM-12.1]"""

from __future__ import annotations

from collections.abc import Sequence

from strannik.core.effects import Effect
from strannik.games.aftermath.table import Table


class Work:
    """A group check: its skill, what is needed in all, where one must stand ("" for anywhere), and what comes of it."""

    def __init__(self, skill: str, needed: int, space: str, success: Sequence[Effect]) -> None:
        self.skill = skill
        self.needed = needed
        self.space = space
        self.success = success


def work_at(table: Table, id: str) -> Work:
    """The group check that was started under this id."""
    return work_of(table, table.works[id])


def work_of(table: Table, place: str) -> Work:
    """The group check that stands at this place of the book."""
    stated = table.book().held[place].arguments
    difficulty = stated["difficulty"]
    needed = difficulty if isinstance(difficulty, int) else difficulty["per_player"] * len(table.seats)
    return Work(stated["skill"], needed, stated.get("at", ""), stated["success"])

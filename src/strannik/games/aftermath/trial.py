"""Trying the adventure book: companions play its missions, and every page is judged by what it cost them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from strannik.core.options import Settings
from strannik.games.aftermath import BOX
from strannik.games.aftermath.lint.trial import LEAST, MOST, lint_trials
from strannik.games.aftermath.table import Table
from strannik.story.lint.finding import Finding
from strannik.story.proving.trial import Look, Trial, TrialGround


class Missions(TrialGround):
    """Every mission by itself, from the start values."""

    aim = (LEAST, MOST)

    def missions(self) -> list[str]:
        [choices] = [option.choices for option in BOX.options if option.name == "mission"]
        return [str(mission) for mission in choices]

    def settings(self, mission: str) -> Settings:
        [choices] = [option.choices for option in BOX.options if option.name == "mission"]
        [chosen] = [choice for choice in choices if str(choice) == mission]
        return {"mission": chosen}

    def look(self, table: Table) -> Look:
        wounds = sum([hero.hurts for hero in table.heroes])
        defeats = sum([hero.defeats for hero in table.heroes])
        page = str(table.page) if table.on_map and not table.outcome else ""
        return Look(page, table.turn, wounds, defeats)

    def outcome(self, table: Table) -> tuple[bool, int, bool]:
        return table.mission in table.won, table.count("time"), table.late

    def findings(self, trials: Sequence[Trial]) -> list[Finding]:
        return lint_trials(trials)


GROUND: Final = Missions()

"""The check that lies before whoever looks at the table. [AM-11.5, AM-11.6]"""

from __future__ import annotations

from strannik.games.aftermath.odds import Test, defence
from strannik.games.aftermath.scene.sketch import Sketch
from strannik.games.aftermath.steps.actions import CHECKED, Act, check_of
from strannik.games.aftermath.steps.attacks import Defend
from strannik.games.aftermath.steps.checks import PLAY, Check


def test_ahead(sketch: Sketch) -> tuple[Test, list[str]] | None:
    """The check for which this seat is choosing cards, and those it has chosen; None if there is none."""
    step, given = sketch.step, sketch.view.given
    if not sketch.my_choice:
        return None
    played = [answer.name for answer in given if answer.verb == PLAY]
    if isinstance(step, Defend):
        return defence(sketch.table, step), played
    if isinstance(step, Check):
        return Test(step.me, step.purpose, step.skills, step.difficulty, step.hindered), played
    if isinstance(step, Act) and given and given[0].verb in CHECKED:
        check = check_of(sketch.table, sketch.me, given[0].verb, given[0].name)
        return Test(check.me, check.purpose, [check.skill], check.difficulty, check.hindered), played
    return None

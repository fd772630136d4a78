"""Which pages lie over the table: that of whoever decides, and stories of others that have just ended."""

from __future__ import annotations

from strannik.games.nearfar.scene import fights, story
from strannik.games.nearfar.scene.page import Leaf
from strannik.games.nearfar.scene.sketch import Sketch
from strannik.games.nearfar.steps.adventure import Check
from strannik.games.nearfar.steps.camp import MakeCamp
from strannik.games.nearfar.steps.chapters import Introduce
from strannik.games.nearfar.steps.duel import Defend, PressHome
from strannik.games.nearfar.steps.move import Fight, Move
from strannik.games.nearfar.steps.turn import Turn
from strannik.show.scene import Area
from strannik.story.reading import Choose


def pages(sketch: Sketch) -> list[Area]:
    """What is to be read now; nothing most of the time."""
    if isinstance(sketch.step, Introduce) and sketch.my_choice:
        return [story.introduction(Leaf(sketch, sketch.me))]
    if sketch.view.finished or sketch.beginning:
        return []
    read = [current(sketch), *[story.outcome(Leaf(sketch, seat)) for seat in heard_of(sketch)]]
    return [page for page in read if page is not None]


def current(sketch: Sketch) -> Area | None:
    """The page of the one who is asked. Everybody hears a story that is read; only its hero answers. [NF-15.2]"""
    step = sketch.step
    if not sketch.view.waiting:
        return attacked(sketch, step) if isinstance(step, Defend) else None
    leaf = Leaf(sketch, sketch.view.waiting[0])
    match step:
        case Choose():
            return story.adventure(leaf, step)
        case Check():
            return story.check(leaf, step)
        case Fight():
            return fights.fight(leaf, step)
        case Defend():
            return fights.defence(leaf, step)
        case PressHome():
            return fights.duel(leaf, step)
        case Turn() | Move():
            return fights.on_the_way(leaf)
        case MakeCamp() if leaf.answers:
            return story.outcome(leaf)
    return None


def attacked(sketch: Sketch, step: Defend) -> Area | None:
    """Whoever is attacked and can do nothing about it sees the dice fall all the same. [NF-6.2]"""
    return fights.defence(Leaf(sketch, step.attacker), step) if step.me == sketch.me else None


def heard_of(sketch: Sketch) -> list[int]:
    """Whose stories the reader may still look up: of those who had their turns since the reader's own.

    They are put away as soon as the reader begins to decide. Whoever has no seat follows the one whose turn it is.
    """
    table, me = sketch.table, sketch.me
    if not sketch.playing:
        return [table.active]
    if table.active == me and (not isinstance(sketch.step, Turn) or sketch.view.given):
        return []
    since = [(me + place) % len(table.seats) for place in range(1, len(table.seats))]
    return since if table.active == me else since[: since.index(table.active) + 1]

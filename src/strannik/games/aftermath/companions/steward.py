"""The steward: what companions are for at home and in a vehicle, where nobody's cards decide."""

from __future__ import annotations

from typing import Any, Final

from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.games.aftermath.campaign.colony import chapter, supper
from strannik.games.aftermath.campaign.goals import LAST, WHEEL, all_goals
from strannik.games.aftermath.cards import CHARACTERS, HEROES, IMPROVEMENTS, MISSIONS
from strannik.games.aftermath.companions.errands import errand_worth, wished
from strannik.games.aftermath.companions.stakes import OLD_RIVER, TOLD, counter_worth
from strannik.games.aftermath.steps.building import BuildUp
from strannik.games.aftermath.steps.colony import ChooseMission, ResolveEvent, TakeAlong
from strannik.games.aftermath.steps.drive import TakePlace
from strannik.games.aftermath.table import Table

TOWARDS_A_GOAL: Final = 6.0
HANDSOME: Final = 1.0
"""What something is worth that is merely good to have."""

WEARY: Final = 2
"""With so little morale, or so few people, a colony that has what it wished for sets out no more."""

NEARLY: Final = 9
"""With so many clues it is worth while to look for the others."""

RESERVE: Final = 8
"""So many parts are kept for goals."""

SKILLS: Final = {"driver": "agility", "gunner": "agility", "mechanic": "intuition", "spotter": "intuition"}
NOTHING: Final[list[float]] = []


def at_home(position: Position, seat: int) -> list[float]:
    """How good each open answer is to the colony; nothing if something else is asked."""
    table: Table = position.table  # type: ignore[assignment]
    step, offer = position.agenda[-1], position.offers[seat]
    if isinstance(step, ResolveEvent):
        return [settled(table, step, answer) for answer in offer]
    if isinstance(step, BuildUp):
        return [built(table, answer) for answer in offer]
    if isinstance(step, ChooseMission):
        return [chosen(table, answer) for answer in offer]
    if isinstance(step, TakeAlong):
        return [0.0 if answer.verb == "take-along" else 1.0 for answer in offer]
    if isinstance(step, TakePlace):
        bonus = table.character(seat).bonus
        return [float(bonus.get(SKILLS[answer.name], 0)) for answer in offer]
    return NOTHING


def chosen(table: Table, answer: Answer) -> float:
    """What brings the goals nearer comes first, then the end; a colony that may fall closes the book at once. [AM-26.4]

    Before the end whoever keeps a wheel looks for its place; then all go to the switch, once it can be found, and those
    who know enough to touch it go there again.
    """
    if answer.verb != "set-out":
        return 2.0 if min(table.count("morale"), table.count("population")) <= WEARY else 0.7
    mission = answer.name.removeprefix("mission-")
    if not all_goals(table.fulfilled):
        return errand_worth(table, mission)
    knows = [what for what in (OLD_RIVER, TOLD) if table.knows(table.archivist, what)]
    if mission == LAST:
        return 0.9 if knows or mission not in table.won else 0.5
    if OLD_RIVER not in knows and table.knows(table.archivist, WHEEL) and table.count("clues") >= NEARLY:
        return 1.0 if MISSIONS[mission].main else 0.95
    open_end = LAST in chapter(table).offered()
    return 0.8 if MISSIONS[mission].main and mission not in table.won and not open_end else 0.4


# News


def settled(table: Table, step: ResolveEvent, answer: Answer) -> float:
    """What a way out of an event is worth, less its price; to ignore it is worth nothing."""
    if answer.verb != "settle":
        return 0.0
    way = step.ways(table)[answer.name]
    worth = -sum([price(table, what) * amount for what, amount in way.pay.items()], 0.0)
    return worth + sum([effect_worth(table, entry) for entry in way.do], 0.0)


def price(table: Table, what: str) -> float:
    """What a step of a counter is worth now; food that supper will need is worth more."""
    scarce = what == "food" and table.count("food") <= supper(table.count("population"))
    return counter_worth(table, what) * (2.0 if scarce else 1.0)


def effect_worth(table: Table, entry: dict[str, Any]) -> float:
    gained: dict[str, int] = entry.get("gain", {})
    lost: dict[str, int] = entry.get("lose", {})
    if not gained and not lost:
        return 0.5
    worth = sum([price(table, what) * amount for what, amount in gained.items() if not useless(table, what)], 0.0)
    return worth - sum([price(table, what) * amount for what, amount in lost.items()], 0.0)


def useless(table: Table, what: str) -> bool:
    """Whether a counter cannot rise now. [AM-6.2, AM-6.3]"""
    return table.count(what) >= table.most(what) or (what == "morale" and table.cheered)


# Building


def built(table: Table, answer: Answer) -> float:
    """What goals need comes first, then whatever can be afforded beside them. [AM-30.6, AM-30.9]"""
    match answer.verb:
        case "build":
            return building(table, answer.name)
        case "pursue":
            return pursuing(table, answer.name)
        case "use-up":
            return 0.5
    return 0.0


def building(table: Table, improvement: str) -> float:
    if improvement in [CHARACTERS[hero].goal.built for hero in HEROES if hero not in table.fulfilled]:
        return TOWARDS_A_GOAL
    left = table.count("parts") - IMPROVEMENTS[improvement].parts
    return HANDSOME if left >= RESERVE else -HANDSOME


def pursuing(table: Table, way: str) -> float:
    """The pea while there is food, the chassis once the workshop stands, the lamp where it costs little."""
    match way:
        case "spare-the-pea":
            return TOWARDS_A_GOAL - 1 if "garden" in wished(table) else -HANDSOME
        case "buy-the-chassis":
            affordable = "workshop" in table.built or table.count("parts") >= RESERVE + IMPROVEMENTS["workshop"].parts
            return TOWARDS_A_GOAL - 1 if affordable and "toy-truck" in wished(table) else -HANDSOME
    return HANDSOME if table.count("food") > supper(table.count("population")) else -HANDSOME

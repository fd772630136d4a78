"""Stakes: what things are worth to companions, in about the worth of a food."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from strannik.core.effects import Effect
from strannik.games.aftermath.campaign.goals import WHEEL, all_goals
from strannik.games.aftermath.cards import ACTIONS, CONDITIONS, ITEMS, SKILLS, WHITE
from strannik.games.aftermath.odds import Test, best
from strannik.games.aftermath.table import ENEMIES, Table
from strannik.story.option import Option
from strannik.story.reading import met

COUNTER: Final = {"food": 1.0, "parts": 0.9, "clues": 1.8, "population": 1.5, "morale": 1.8, "time": -0.8}
NEEDED: Final = {"morale": 3, "population": 5}
"""With so much of what a colony lives by, or less, losing some of it is twice as bad. [AM-6.5]"""

CARD: Final = [0.0, 0.35, 0.62, 0.9]
"""What an action card of this value is worth in the hand."""

HEROIC: Final = 0.25
WOUND: Final = -1.6
CONDITION: Final = -1.0
ENEMY: Final = -1.8
STRANGER: Final = 0.2
ITEM: Final = 1.4
THREAT: Final = -0.6
RUIN: Final = -20.0
"""What would end the campaign is worth any price. [AM-6.5]"""

LEARNT: Final = 0.4
KEPT_WHEEL: Final = 8.0
INKLING: Final = 6
"""With so many clues it is known that the hum is a sound, and somebody will want to stop it."""

OLD_RIVER: Final = "old_river"
TOLD: Final = "told"
SILENCE: Final = "90"
WISHED_END: Final = {"92": 30.0, SILENCE: 25.0, "91": 20.0}
DROWNING: Final = 5.0
UNFINISHED: Final = -15.0
"""What the endings are worth: the old river, silence, the hum; silence of which nobody was warned; any too soon."""

DEEPEST: Final = 3
PLAIN: Final = {
    "Heal": 0.8,
    "Battery": 0.4,
    "Draw": 0.5,
    "Discard": -0.5,
    "Hunt": -1.5,
    "MissionFailure": -8.0,
    "EncounterCard": -1.0,
    "SetFlag": 0.2,
    "RemoveEnemies": 1.5,
    "Boost": 0.5,
    "DiscardThreat": 0.7,
    "TakeItem": 1.2,
    "BreakItem": -1.0,
    "LoseItem": -1.0,
}
"""Words whose worth hardly depends on anything."""


def counter_worth(table: Table, what: str) -> float:
    """What a step of a counter is worth now: what a colony cannot do without is worth more where there is little."""
    worth = COUNTER.get(what, 0.4)
    return 2.0 * worth if table.count(what) <= NEEDED.get(what, -1) else worth


def card_worth(card: str) -> float:
    """What an action card is worth in the hand; a white one may start anything."""
    action = ACTIONS[card]
    return CARD[action.value] + (HEROIC if action.colour == WHITE else 0.0)


def hand_worth(cards: Sequence[str]) -> float:
    return sum([card_worth(card) for card in cards], 0.0)


def item_worth(item: str) -> float:
    """What an item is worth: what it would cost to repair says how good it is."""
    return 0.5 + 0.5 * ITEMS[item].repair


def option_worth(table: Table, seat: int, option: Option, depth: int = 0) -> float:
    """What may be expected of an option for whoever takes it."""
    worth = sum([-counter_worth(table, what) * count for what, count in option.pay.items()], 0.0)
    good = effects_worth(table, seat, option.reward, depth)
    good += sum([learnt_worth(table, clue) for clue in option.learn], 0.0)
    if option.goto:
        good += section_worth(table, seat, option.goto, depth)
    if not option.check:
        return worth + good
    odds = test_odds(table, seat, option)
    bad = effects_worth(table, seat, option.fail, depth)
    if option.fail_goto:
        bad += section_worth(table, seat, option.fail_goto, depth)
    return worth + odds * good + (1.0 - odds) * bad


def test_odds(table: Table, seat: int, option: Option) -> float:
    """How likely the hero passes the check with the cards at hand."""
    return best(table, test_of(table, seat, option), table.hands[seat]) / 100


def test_of(table: Table, seat: int, option: Option) -> Test:
    """The check of an option, as it lies before the hero."""
    skills = list(SKILLS) if option.check == "any" else [option.check]
    return Test(seat, "book", skills, option.needed(len(table.seats)), bool(option.terms.get("hindered", False)))


def section_worth(table: Table, seat: int, section: str, depth: int) -> float:
    if depth >= DEEPEST:
        return 0.0
    return effects_worth(table, seat, table.book().sections[section].do, depth + 1)


def effects_worth(table: Table, seat: int, effects: Sequence[Effect], depth: int = 0) -> float:
    return sum([effect_worth(table, seat, effect, depth) for effect in effects], 0.0)


def effect_worth(table: Table, seat: int, effect: Effect, depth: int) -> float:
    """What one word of the book is worth."""
    arguments, name = effect.arguments, effect.step.__name__
    match name:
        case "Lose" if ruinous(table, arguments):
            return RUIN
        case "Gain" | "Lose":
            sign = 1.0 if name == "Gain" else -1.0
            counted = {what: count for what, count in arguments.items() if what in COUNTER}
            return float(sum([sign * counter_worth(table, what) * count for what, count in counted.items()], 0.0))
        case "Wound" | "Attack":
            return WOUND * (arguments.get("n", 1) if name == "Wound" else 0.6)
        case "Condition":
            return CONDITION if CONDITIONS[arguments["id"]].negative else 0.8
        case "RemoveCondition":
            return 0.5
        case "GainItem":
            return float(ITEM * arguments.get("unbroken", 0) + 0.5 * arguments.get("broken", 0))
        case "Encounter":
            return ENEMY if arguments["situation"] == ENEMIES else STRANGER
        case "Situation":
            return ENEMY if arguments["situation"] == ENEMIES and table.foes else 0.0
        case "AddThreat":
            return THREAT * int(arguments["n"])
        case "Learn":
            return learnt_worth(table, arguments["clue"])
        case "Ending":
            return ending_worth(table, arguments["page"])
        case "Goto":
            return section_worth(table, seat, arguments["section"], depth)
        case "Branch":
            fork = table.book().forks[arguments["place"]]
            branch = fork.then if met(table, seat, fork.condition) else fork.otherwise
            return effects_worth(table, seat, branch, depth)
        case "Choose":
            return choice_worth(table, seat, arguments["place"], depth)
        case "Try":
            return option_worth(table, seat, table.book().ways[arguments["place"]], depth)
        case "GroupCheck":
            return 0.5 * effects_worth(table, seat, arguments["success"], depth)
    return PLAIN.get(name, 0.0)


def learnt_worth(table: Table, clue: str) -> float:
    """What it is worth to know something for good; a wheel is kept by those who begin to see what it is for."""
    return KEPT_WHEEL if clue == WHEEL and table.count("clues") >= INKLING else LEARNT


def ending_worth(table: Table, page: str) -> float:
    """What companions think of an end of the book, by what they have done: not before all have what they wished for;
    then the old river, then silence where the low streets were warned, else the hum. [AM-26.3, AM-26.4]
    """
    if not all_goals(table.fulfilled):
        return UNFINISHED
    if page == SILENCE and not table.knows(table.archivist, TOLD):
        return DROWNING
    return WISHED_END[page]


def ruinous(table: Table, lost: Mapping[str, int]) -> bool:
    """Whether a loss would leave the colony without people or without hope. [AM-6.5]"""
    return any([0 < table.count(what) <= lost.get(what, 0) for what in ("population", "morale")])


def choice_worth(table: Table, seat: int, place: str, depth: int) -> float:
    """What a choice is worth: the best of its options, which may be to let it be."""
    if depth >= DEEPEST:
        return 0.0
    return max([option_worth(table, seat, option, depth + 1) for option in table.book().choices[place]])

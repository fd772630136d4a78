"""What goods and effects are worth, and the frames in which adventures are balanced.

The unit is the trade value: a food, a heart. The numbers are this project's own design.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strannik.core.effects import Effect
from strannik.games.nearfar.hero import TRIBES
from strannik.games.nearfar.spoken import REFRAINS, SPOKEN
from strannik.story.frame import Balance, Check, Frame
from strannik.story.option import Option
from strannik.story.reader import own_effects

PRICES: Final[Mapping[str, float]] = {"food": 1, "coins": 2, "gems": 2, "yellow": 4, "red": 5, "green": 6, "blue": 7}

AMOUNTS: Final[Mapping[str, float]] = {
    "coins": PRICES["coins"],
    "gems": PRICES["gems"],
    "food": PRICES["food"],
    "hearts": 1,
    "reputation": 2,
    "treasure": 4,
    "bird": 3,
    "artifact": 1,
    "free_camp": 4,
}
"""Effects that are counted, with what one is worth."""

NAMED: Final[Mapping[str, float]] = {"find": 6, "companion": 6}
"""Effects that name what is gained."""

LOST_REPUTATION: Final = 2 / 3
"""A step of reputation lost weighs less than one gained: three of them pay for a coin."""

MOST_PAID: Final[Mapping[str, int]] = {"food": 3, "coins": 4, "gems": 4, **dict.fromkeys(TRIBES, 1)}
"""What a traveller can be expected to have about them."""

BEST_TOTAL: Final = 6 + 6 + 8
"""A six on the die, a late party's icons and its hearts."""

LENGTHS: Final[Mapping[str, tuple[int, int]]] = {"read": (60, 140), "outcome": (25, 60), "failure": (15, 60)}
"""How many words a text of the long journeys has: to be read aloud in a minute."""

AIM: Final = (0.65, 0.8)
"""How many adventures should go well."""

BONUS: Final = 2
"""So much more than the threshold brings the bonus too. [NF-15.6]"""


def value(effect: Effect) -> float:
    """What one effect is worth."""
    (name, given), *_ = effect.entry.items()
    if name == "chapter":
        return 0.0
    if name == "token":
        return PRICES[given]
    if name in NAMED:
        return NAMED[name]
    if name == "reputation" and given < 0:
        return LOST_REPUTATION * int(given)
    return AMOUNTS[name] * int(given)


def gain(option: Option) -> float:
    """What an option gives less what it costs."""
    price = sum([PRICES[good] * count for good, count in option.pay.items()])
    return sum([value(effect) for effect in own_effects(option.reward)]) - price


def bonus(option: Option) -> float:
    return sum([value(effect) for effect in own_effects(option.bonus)])


def expected(option: Option) -> float | None:
    """Twice the threshold less six; what needs no check is a small kindness.

    What a clue opens pays for the way there: twelve without a check, fifteen for two clues, a little more with one.
    """
    if option.check:
        return 2 * option.threshold - (5 if option.conditional else 6)
    return 9 + 3 * len(option.clues) if option.conditional else 1


def frame(least: int, most: int, stories: bool = False) -> Frame:
    """The frame for a book whose thresholds lie between these."""
    # Rewards change the table, and at the table books are read, so the two meet only when a book is opened.
    from strannik.games.nearfar.steps.rewards import STORIES, VOCABULARY

    return Frame(
        vocabulary=STORIES if stories else VOCABULARY,
        checks={kind: Check(least, most, BEST_TOTAL) for kind in ("skill", "combat")},
        goods=MOST_PAID,
        bonus_above=BONUS,
        balance=Balance(gain, expected, 1, bonus, 2, 1, clue_tolerance=2, aim=AIM),
        clue_distance=2 if stories else 0,
        lengths=LENGTHS if stories else {},
        spoken=SPOKEN if stories else {},
        refrains=REFRAINS if stories else {},
    )

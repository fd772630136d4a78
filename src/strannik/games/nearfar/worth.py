"""What goods and effects are worth, and the frames in which adventures are balanced.

The unit is the trade value: a food, a heart. The numbers are this project's own design.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from strannik.core.data import DataError, nearest
from strannik.games.nearfar.hero import TRIBES
from strannik.story.frame import Balance, Check, Frame
from strannik.story.option import Option

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

BONUS_ABOVE: Final = 2
KEBAB: Final = re.compile(r"[a-z]+(-[a-z]+)*")


def read_effect(entry: Any, source: str, place: str) -> None:
    """Check one entry of a reward: `{coins: 2}`, `{token: yellow}`, `{find: cold-blade}`."""
    if not isinstance(entry, dict) or len(entry) != 1:
        raise DataError(source, place, f"expected {{effect: amount or name}}, found {entry!r}")
    (name, given), *_ = entry.items()
    known = [*AMOUNTS, *NAMED, "token"]
    if name not in known:
        raise DataError(source, place, f"there is no effect {name!r}; {nearest(str(name), known)}")
    place = f"{place}.{name}"
    if name in AMOUNTS and (type(given) is not int or given == 0 or (given < 0 and name != "reputation")):
        raise DataError(source, place, f"expected a number from 1, found {given!r}")
    if name == "token" and given not in TRIBES:
        raise DataError(source, place, f"there is no tribe {given!r}; {nearest(str(given), TRIBES)}")
    if name == "companion" and given not in ("any", *TRIBES):
        raise DataError(source, place, f"there is no companion {given!r}; {nearest(str(given), ['any', *TRIBES])}")
    if name == "find" and not (isinstance(given, str) and KEBAB.fullmatch(given)):
        raise DataError(source, place, f"expected the id of a find such as cold-blade, found {given!r}")


def value(entry: Mapping[str, Any]) -> float:
    """What one effect is worth."""
    (name, given), *_ = entry.items()
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
    return sum([value(entry) for entry in option.reward]) - price


def bonus(option: Option) -> float:
    return sum([value(entry) for entry in option.bonus])


def expected(option: Option) -> float | None:
    """Twice the threshold less six; what needs no check is a small kindness; clues are paid for elsewhere."""
    if option.conditional:
        return None
    return 2 * option.threshold - 6 if option.check else 1


def frame(least: int, most: int) -> Frame:
    """The frame for a book whose thresholds lie between these."""
    return Frame(
        effects=read_effect,
        checks={kind: Check(least, most, BEST_TOTAL) for kind in ("skill", "combat")},
        goods=MOST_PAID,
        bonus_above=BONUS_ABOVE,
        balance=Balance(gain, expected, 1, bonus, 2, 1),
    )

"""Pictures of Roll Player, drawn as SVG from the card data.

Names: `die-red-5`, `match-red-5` (it matches the backstory), `pool-2-1-red-5` (initiative card, coins, die),
`initiative-2-1` (its die taken), `card-longbow`, `class-monk`, `people-elf`, `portrait-elf-moon`,
`enemy-4` (the die of a solo game), `sheet-none`, `sheet-elf-sun` (no class yet),
`sheet-elf-sun-monk-mentor-rebel`, `score-15-2` (a row and how far it is from its goal, `m1` being one too much),
`token-red`, `back`, `cover`, `icon-…`, `lesson-…`.

`armor`   one shape for each place of the body, one colour for each set
`art`     the drawings in `data/art`, filled with the colours of the palette
`blocks`  blocks of words under a heading
`cover`   a guild table at evening, dice mid-roll, a hero in the making
`dice`    seven colours, each with pips of its own shape, so that colour never stands alone
`emblems` what weapons, actions and conditions look like, about the origin, some 30 across
`market`  cards of the market, initiative cards, class and people cards, and backs
`palette` the colours that code draws with, taken from the palette of the drawings
`people`  six peoples as busts in a medallion, by sun or by moon, about the origin, 44 in radius
`sheet`   medallion, six rows of cells with goals, alignment grid and backstory
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from strannik.core.data import DataError
from strannik.games.rollplayer.cards import ALIGNMENTS, BACKSTORIES, CLASSES, COLOURS, MARKET, RACES
from strannik.games.rollplayer.faces.art import ART
from strannik.games.rollplayer.faces.cover import cover
from strannik.games.rollplayer.faces.dice import die, matching_die
from strannik.games.rollplayer.faces.emblems import ACTIONS, coin, emblem, star
from strannik.games.rollplayer.faces.market import (
    class_card,
    enemy,
    initiative,
    market_back,
    market_card,
    people_card,
    portrait_card,
)
from strannik.games.rollplayer.faces.sheet import begun_sheet, empty_sheet, score, sheet, token
from strannik.games.rollplayer.steps.prepare import SIDES
from strannik.show.lessons import lesson, lessons
from strannik.show.svg import picture, placed
from strannik.show.words import Words

__all__ = ["face", "names"]

ICONS: Final[dict[str, Callable[[], str]]] = {
    "gold": lambda: coin(14),
    "stars": lambda: star(16),
    "charisma": lambda: emblem("token"),
    **{attribute: partial(emblem, name) for attribute, name in ACTIONS.items()},
}
VALUES: Final = ("1", "2", "3", "4", "5", "6")


def face(name: str, words: Words) -> str:
    """The picture of that name."""
    if name in lessons(ART):
        return lesson(ART, name, name, lambda other: face(other, words))
    kind, *parts = name.split("-")
    drawn = _drawn(kind, parts, name, words)
    if drawn is None:
        raise DataError("rollplayer", name, "there is no such picture")
    return drawn


def _drawn(kind: str, parts: Sequence[str], name: str, words: Words) -> str | None:
    match kind, *parts:
        case ("cover",):
            return cover(words.say("game-title"))
        case ("back",):
            return market_back(words.say("area-deck"))
        case "card", id if id in MARKET:
            return market_card(id, words)
        case "class", id if id in CLASSES:
            return class_card(id, words)
        case "people", race if race in RACES:
            return people_card(race, words)
        case "portrait", race, side if race in RACES and side in SIDES:
            return portrait_card(race, side, words)
        case "enemy", value if value in VALUES:
            return enemy(int(value), words)
        case "die", colour, value if colour in COLOURS and value in VALUES:
            return die(colour, int(value), words.name(colour + value))
        case "match", colour, value if colour in COLOURS and value in VALUES:
            return matching_die(colour, int(value), words.name(colour + value))
        case "token", colour if colour in COLOURS:
            return token(colour, words.name(colour))
        case "icon", thing if thing in ICONS:
            return picture(40, 40, placed(ICONS[thing](), 20, 20), title=words.name(thing))
    return _table_face(kind, parts, name, words)


def _table_face(kind: str, parts: Sequence[str], name: str, words: Words) -> str | None:
    """Pictures that depend on how things stand."""
    match kind, *parts:
        case "initiative", number, gold if number.isdigit() and gold in ("0", "1"):
            return initiative(int(number), int(gold), None, number)
        case "pool", number, gold, colour, value if number.isdigit() and colour in COLOURS and value in VALUES:
            return initiative(int(number), int(gold), (colour, int(value)), number)
        case "score", value, gap if _signed(value) is not None and _signed(gap) is not None:
            return score(_signed(value) or 0, _signed(gap) or 0, value)
        case "sheet", "none":
            return empty_sheet(words)
        case "sheet", race, side if race in RACES and side in SIDES:
            return begun_sheet(race, side, words)
        case "sheet", race, side, role, backstory, alignment if (
            race in RACES and side in SIDES and role in CLASSES and backstory in BACKSTORIES and alignment in ALIGNMENTS
        ):
            return sheet(race, side, role, backstory, alignment, words)
    return None


def signed(value: int) -> str:
    """A number as a part of a name."""
    return f"m{-value}" if value < 0 else str(value)


def _signed(text: str) -> int | None:
    digits = text.removeprefix("m")
    if not digits.isdigit():
        return None
    return -int(digits) if text.startswith("m") else int(digits)


def names() -> list[str]:
    """Pictures to print: cards, classes, peoples, dice, and one of each of the others."""
    return [
        "cover",
        "back",
        *lessons(ART),
        *[f"card-{id}" for id in MARKET],
        *[f"class-{id}" for id in CLASSES],
        *[f"people-{race}" for race in RACES],
        *[f"portrait-{race}-{side}" for race in RACES for side in SIDES],
        "enemy-4",
        *[f"die-{colour}-{value}" for colour in COLOURS for value in VALUES],
        *[f"token-{colour}" for colour in COLOURS],
        *[f"icon-{name}" for name in ICONS],
        "initiative-1-0",
        "match-red-5",
        "pool-2-1-gold-4",
        "score-15-2",
        "score-18-m1",
        "score-17-0",
        "sheet-none",
        "sheet-elf-sun",
        "sheet-elf-sun-ranger-mentor-rebel",
    ]

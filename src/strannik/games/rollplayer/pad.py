"""The score pad: a finished character sheet of a cardboard table in, stars with a breakdown out."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from strannik.core.data import DataError, nearest
from strannik.games.rollplayer.cards import (
    ALIGNMENTS,
    ATTRIBUTES,
    BACKSTORIES,
    CLASSES,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    DICE,
    MARKET,
    RACES,
)
from strannik.games.rollplayer.score import Finished, lines
from strannik.games.rollplayer.table import HANDS, Hero
from strannik.show.pad import EACH_ONCE, NotCounted, one_of

ROWS_OF_GRID: Final = ("good", "neutral", "evil")
COLUMNS_OF_GRID: Final = ("lawful", "neutral", "chaotic")
CELLS: Final = ["neutral" if column == row else f"{column} {row}" for row in ROWS_OF_GRID for column in COLUMNS_OF_GRID]

SHOWN: Final = [(colour, value) for colour in COLOURS for value in range(1, 7)]
DIE: Final = {
    "type": "string",
    "enum": [f"{colour}{value}" for colour, value in SHOWN],
    "faces": [f"die-{colour}-{value}" for colour, value in SHOWN],
}
SIX_ROWS: Final = msgspec.Meta(
    extra_json_schema={"properties": {attr: {"type": "array", "items": DIE} for attr in ATTRIBUTES}}
)

EXAMPLE: Final = (
    '{"race": "elf", "class": "ranger", "backstory": "mentor", "alignment": "rebel", "at": "chaotic good",'
    ' "rows": {"str": ["red5", "gold6", "blue5"], …}, "cards": ["longbow"], "gold": 3, "solo": false}'
)


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A finished sheet: dice are written as colour and value from the left, `at` is the token's cell."""

    race: Annotated[str, one_of(RACES, face="people-{}")]
    role: Annotated[str, one_of(CLASSES, face="class-{}")] = msgspec.field(name="class")
    backstory: Annotated[str, one_of(BACKSTORIES)] = ""
    alignment: Annotated[str, one_of(ALIGNMENTS)] = ""
    at: Annotated[str, one_of(CELLS, "cell {}")] = "neutral"
    rows: Annotated[dict[str, list[str]], SIX_ROWS] = {}
    cards: Annotated[list[Annotated[str, one_of(MARKET, face="card-{}")]], EACH_ONCE] = []
    gold: Annotated[int, msgspec.Meta(ge=0)] = 0
    solo: bool = False


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    """Stars line by line, the total, and what decides ties. [RP-3.7]"""
    try:
        laid = msgspec.convert(entry, Entry)
    except msgspec.ValidationError as error:
        raise DataError(source, "", f"{error}; expected {EXAMPLE}") from None
    sheet = read_sheet(laid, source)
    counted = lines(sheet, laid.solo)
    return {
        "lines": [{"what": line.what, "thing": line.thing, "stars": line.points} for line in counted],
        "total": sum([line.points for line in counted]),
        "scores": dict(zip(ATTRIBUTES, sheet.scores, strict=True)),
        "gold": laid.gold,
        "class_dice": sheet.colours[sheet.role.colour],
    }


def read_sheet(laid: Entry, source: str) -> Finished:
    """The sheet as scoring reads it, everything on it checked."""
    for place, found, known in (
        ("race", laid.race, list(RACES)),
        ("class", laid.role, list(CLASSES)),
        ("backstory", laid.backstory, list(BACKSTORIES)),
        ("alignment", laid.alignment, list(ALIGNMENTS)),
    ):
        if found not in known:
            raise DataError(source, place, f"there is no {found!r}; {nearest(found, known)}")
    hero = Hero(laid.race, "", laid.role, laid.backstory, laid.alignment, token(laid.at, source), laid.gold)
    values = [0] * len(COLOUR_OF)
    rows = read_rows(laid.rows, values, source)
    check_cards(laid.cards, source)
    return Finished(hero, rows, values, laid.cards)


def token(at: str, source: str) -> int:
    """The cell of the grid by its words: "lawful good", "neutral", "neutral evil"."""
    words = at.split()
    cells = {
        f"{column} {row}": 3 * down + across
        for down, row in enumerate(ROWS_OF_GRID)
        for across, column in enumerate(COLUMNS_OF_GRID)
    }
    name = "neutral neutral" if words == ["neutral"] else " ".join(words)
    if name not in cells:
        raise DataError(source, "at", f"there is no {at!r}; {nearest(name, cells)}")
    return cells[name]


def read_rows(given: dict[str, list[str]], values: list[int], source: str) -> list[list[int]]:
    """Three dice for each attribute, from the left."""
    bag = list(DICE)
    rows: list[list[int]] = []
    for attr in ATTRIBUTES:
        dice = given.get(attr, [])
        if len(dice) != COLUMNS:
            problem = f"expected {COLUMNS} dice, found {len(dice)}"
            raise NotCounted(source, f"rows.{attr}", problem, "count", expected=COLUMNS, found=len(dice))
        rows.append([read_die(text, bag, values, source, f"rows.{attr}") for text in dice])
    unknown = [attr for attr in given if attr not in ATTRIBUTES]
    if unknown:
        raise DataError(source, "rows", f"there is no {unknown[0]!r}; {nearest(unknown[0], ATTRIBUTES)}")
    return rows


def read_die(text: str, bag: list[int], values: list[int], source: str, place: str) -> int:
    """A die such as red5, taken from those that are left."""
    colour, value = text[:-1], text[-1:]
    if colour not in COLOURS or value not in "123456":
        raise DataError(source, place, f"there is no die {text!r}; write colour and value, such as red5")
    left = [die for die in bag if COLOURS[COLOUR_OF[die]] == colour]
    if not left:
        raise NotCounted(source, place, f"there are not so many {colour} dice in the game", "dice", colour=colour)
    bag.remove(left[0])
    values[left[0]] = int(value)
    return left[0]


def check_cards(cards: list[str], source: str) -> None:
    """Refuse cards that do not exist, lie there twice, or need too many hands."""
    for card in cards:
        if card not in MARKET:
            raise DataError(source, "cards", f"there is no {card!r}; {nearest(card, MARKET)}")
        if cards.count(card) > 1:
            raise NotCounted(source, "cards", f"{card} is given twice", "twice", thing=card)
    hands = sum([MARKET[card].hands for card in cards])
    if hands > HANDS:
        problem = f"these weapons need {hands} hands; a hero has {HANDS}"
        raise NotCounted(source, "cards", problem, "hands", hands=hands, most=HANDS)

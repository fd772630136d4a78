"""Content as the data files have it, every field checked when it is read.

`cards.json` holds what is known of the printed game, `designed.json` what was designed here because
nobody publishes it. A user's own content has the shape of `designed.json`; each field it gives
replaces ours. [RP-4.3] Their keys are spelt `color`, as in the sheets the facts came from, and stay so.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from strannik.box.files import resource
from strannik.box.overrides import own_content, own_content_path
from strannik.core.data import DataError, decode, nearest

PACKAGE: Final = "strannik.games.rollplayer"
CARDS: Final = "data/cards.json"
DESIGNED: Final = "data/designed.json"

Attribute = Literal["str", "dex", "con", "int", "wis", "cha"]
Colour = Literal["green", "blue", "red", "purple", "black", "white", "gold"]
Arrow = Literal["lawful", "chaotic", "good", "evil"]
CardType = Literal["weapon", "trait", "skill", "armor"]
ArmorSet = Literal["chain", "leather", "mystic"]
Moment = Literal["any_time", "dice_phase", "pool_die", "own_market_turn"]
Amount = Literal[
    "gold_die_gold",
    "row_gold",
    "discard_gold",
    "discard_steps",
    "purchases",
    "cards_from_discard",
    "refreshes",
    "ignores_arrows",
    "change_action_price",
    "strength_dice",
    "constitution_amount",
    "intelligence_dice",
    "intelligence_rolls",
    "wisdom_steps",
    "extra_armor",
]
Place = Annotated[int, msgspec.Meta(ge=0, le=8)]
Column = Annotated[int, msgspec.Meta(ge=1, le=3)]
Cost = Annotated[int, msgspec.Meta(ge=0)]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What every entry is: nothing in it that is not known."""


class GoalMet(Record, tag="goal_met", tag_field="op"):
    attr: Attribute
    stars: int


class GoalsMetAtLeast(Record, tag="goals_met_at_least", tag_field="op"):
    count: int
    stars: int


class ScoreAtMost(Record, tag="score_at_most", tag_field="op"):
    attr: Attribute
    max: int
    stars: int


class TokenIn(Record, tag="token_in", tag_field="op"):
    cells: list[Place]
    stars: int


class BackstoryMatchesAtLeast(Record, tag="backstory_matches_at_least", tag_field="op"):
    count: int
    stars: int


class DiceOfOneColourAtLeast(Record, tag="dice_of_one_color_at_least", tag_field="op"):
    count: int
    stars: int


class ClassColourDiceAtLeast(Record, tag="class_color_dice_at_least", tag_field="op"):
    count: int
    stars: int


class PerOwnedCard(Record, tag="per_owned_card", tag_field="op"):
    type: CardType
    stars_each: int
    max: int
    exclude_self: bool = False


class PerGold(Record, tag="per_gold", tag_field="op"):
    gold: Annotated[int, msgspec.Meta(ge=1)]
    stars_each: int
    max: int


class PerDiceOfColour(Record, tag="per_dice_of_color", tag_field="op"):
    colour: Colour = msgspec.field(name="color")
    dice: Annotated[int, msgspec.Meta(ge=1)]
    stars_each: int
    max: int


class ArmorSetSizeAtLeast(Record, tag="armor_set_size_at_least", tag_field="op"):
    count: int
    stars: int


class WeaponHandsUsed(Record, tag="weapon_hands_used", tag_field="op"):
    count: int
    stars: int


Stars = (
    GoalMet
    | GoalsMetAtLeast
    | ScoreAtMost
    | TokenIn
    | BackstoryMatchesAtLeast
    | DiceOfOneColourAtLeast
    | ClassColourDiceAtLeast
    | PerOwnedCard
    | PerGold
    | PerDiceOfColour
    | ArmorSetSizeAtLeast
    | WeaponHandsUsed
)


class GoalEntry(Record):
    """A class goal: from `min` to `max`, or `min` and more."""

    min: int
    stars: int
    max: int = 99


class ClassEntry(Record):
    """A side of a class card."""

    colour: Colour = msgspec.field(name="color")
    goals: dict[Attribute, GoalEntry]
    power: dict[Amount, int] = {}
    discount: dict[CardType | Literal["any"], int] = {}


class ArmorSetEntry(Record):
    """A set of armour: stars for one card, two cards and so on, and whose class it names."""

    size: int
    stars: list[int]
    colours: list[Colour] = msgspec.field(name="colors")


class CardEntry(Record):
    """A card of the market."""

    type: CardType
    rank: Literal[1, 2]
    cost: Cost
    hands: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    arrow: Arrow | Literal[""] = ""
    when: Moment = "any_time"
    armor_set: ArmorSet | Literal[""] = ""
    power: dict[Amount, int] = {}
    discount: dict[CardType | Literal["any"], int] = {}
    die_bonus: dict[Colour | Literal["class"], int] = {}
    action_gold: dict[Attribute, int] = {}
    stars: Stars | None = None
    effect: list[Any] = []


class Entries(Record):
    """Everything the game is played with."""

    dice: dict[str, int]
    races: dict[str, dict[Attribute, int]]
    classes: dict[str, ClassEntry]
    backstories: dict[str, dict[Attribute, tuple[Column, Colour]]]
    alignments: dict[str, list[int]]
    armor_sets: dict[ArmorSet, ArmorSetEntry]
    market: dict[str, CardEntry]


class Replaced(Record):
    """What a content file may give: fields of known classes, armour sets and market cards."""

    classes: dict[str, dict[str, Any]] = {}
    armor_sets: dict[str, dict[str, Any]] = {}
    market: dict[str, dict[str, Any]] = {}


RECORDS: Final[dict[str, Any]] = {"classes": ClassEntry, "armor_sets": ArmorSetEntry, "market": CardEntry}
"""What a content file may give fields of."""


def content_source() -> str:
    """The file that has the last word, to be named where something in it is wrong."""
    if own_content("rollplayer") is None:
        return f"rollplayer/{DESIGNED}"
    return str(own_content_path("rollplayer"))


def read_content() -> Entries:
    """The known facts, the designed values, and over both what the user's own content says."""
    content = decode(resource(PACKAGE, CARDS), dict[str, Any], f"rollplayer/{CARDS}")
    replace(content, resource(PACKAGE, DESIGNED), f"rollplayer/{DESIGNED}")
    own = own_content("rollplayer")
    if own is not None:
        replace(content, own, content_source())
    return checked(content, content_source())


def replace(content: dict[str, Any], text: str, source: str) -> None:
    """Let the fields a content file gives replace those of the same records."""
    given = decode(text, Replaced, source)
    for kind in RECORDS:
        records = content[kind]
        for id, fields in getattr(given, kind).items():
            if id not in records:
                raise DataError(source, kind, f"there is no {id!r}; {nearest(id, records)}")
            records[id] = records[id] | fields


def checked(content: dict[str, Any], source: str) -> Entries:
    """The content with every field checked, and what no single field can tell."""
    for kind, model in RECORDS.items():
        for id, record in content[kind].items():
            check_record(record, model, source, f"{kind}.{id}")
    entries = msgspec.convert(content, Entries)
    for set_id, armor in entries.armor_sets.items():
        if len(armor.stars) != armor.size:
            problem = f"expected stars for 1 to {armor.size} cards, found {len(armor.stars)} numbers"
            raise DataError(source, f"armor_sets.{set_id}.stars", problem)
    for id, card in entries.market.items():
        if card.type == "trait" and (card.stars is None or not card.arrow):
            raise DataError(source, f"market.{id}", "a trait needs an arrow and stars")
        if card.type == "skill" and not card.effect:
            raise DataError(source, f"market.{id}", "a skill needs an effect")
        if card.type == "weapon" and not card.hands:
            raise DataError(source, f"market.{id}", "a weapon needs 1 or 2 hands")
    return entries


def check_record(record: Any, model: Any, source: str, place: str) -> None:
    """Refuse a record with a wrong field, naming the field."""
    try:
        msgspec.convert(record, model)
    except msgspec.ValidationError as error:
        problem, _, inside = str(error).partition(" - at `")
        inside = inside.replace("key` in `", "").strip("`").removeprefix("$")
        raise DataError(source, place + inside, problem) from None

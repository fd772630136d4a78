"""Cards and the town's numbers as the data files have them, every field checked when it is read."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec

from strannik.box.files import resource
from strannik.core.data import DataError, decode

PACKAGE: Final = "strannik.games.nearfar"

Tribe = Literal["yellow", "green", "blue", "red"]
Good = Literal["coins", "gems", "food", "yellow", "green", "blue", "red"]
Icon = Literal["skill", "combat", "movement", "caution", "search", "hearts"]
Building = Literal["hall", "saloon", "stables", "store", "farm", "hut", "mine", "any"]
Trigger = Literal["enemy_defeated", "treasure_gained", "treasure_crossed", "camp_placed", "adventure_won", "duel_won"]
Power = Literal[
    "trade_value",
    "trades",
    "leave_free",
    "camp_yield",
    "doubles",
    "toll",
    "mine_hire",
    "bomb",
    "duel",
    "unbought",
    "hunt",
    "rations",
    "meditation",
    "any_enemy",
    "bribe",
    "politics",
    "aside",
    "breeding",
    "caving",
    "gems_for_coins",
    "browse",
]
Measure = Literal[
    "coins",
    "gems",
    "food",
    "camps",
    "mine_camps",
    "enemies",
    "treasures",
    "artifacts",
    "finds",
    "chiefs",
    "tokens",
    "routes",
    "reputation",
    "companions",
    "companions_yellow",
    "companions_green",
    "companions_blue",
    "companions_red",
    "pack_animals",
]
Requirement = Literal["reputation_min", "reputation_max", "chiefs", "enemies", "mine_camps", "routes"]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
Effect = Annotated[dict[str, int | str], msgspec.Meta(min_length=1, max_length=1)]
"""`steps.rewards` knows which effects there are."""

Effects = Annotated[list[Effect], msgspec.Meta(min_length=1)]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """What every entry is: nothing in it that is not known."""


class PerEntry(Record):
    """So many points for each `of` of a measure."""

    what: Measure
    each: int
    of: Positive = 1


class MostEntry(Record):
    """Points for having strictly most of some measures together."""

    what: Annotated[list[Measure], msgspec.Meta(min_length=1)]
    vp: Positive


class RankEntry(Record):
    """Points for the first and the second place in a measure."""

    what: Measure
    first: Positive
    tie_first: Count
    second: Count


class PointsEntry(Record):
    """One way to points at the end of the game."""

    per: PerEntry | None = None
    most: MostEntry | None = None
    rank: RankEntry | None = None


class HeldEntry(Record):
    """What a card does for whoever holds it."""

    icons: dict[Icon, int] = {}
    visit: dict[Building, Effects] = {}
    when: dict[Trigger, Effects] = {}
    at_once: list[Effect] = []
    avoid: dict[Good, Positive] | None = None
    power: dict[Power, Positive] = {}
    points: list[PointsEntry] = []
    vp: int = 0


Held = TypeVar("Held", bound=HeldEntry)
T = TypeVar("T")


class ArtifactEntry(HeldEntry, kw_only=True):
    """An artifact, with what it costs and what its buyer must have."""

    kind: Literal["normal", "special"]
    cost: dict[Good, Positive]
    requires: dict[Requirement, int] = {}


class TreasureEntry(HeldEntry, kw_only=True):
    """A treasure, of which there may be two."""

    copies: Literal[1, 2]


class TalentEntry(HeldEntry, kw_only=True):
    """A talent, with the experience it costs."""

    cost: Positive


class CompanionEntry(Record):
    """A companion's token."""

    tribe: Tribe
    cost: Count
    icons: dict[Icon, Positive]


class AnimalEntry(Record):
    """An animal's token."""

    icons: dict[Icon, Positive]


class EnemyEntry(Record):
    """An enemy card."""

    strength: Positive
    vp: Count


class MineEntry(Record):
    """The mine: what each cell asks, what its row and its column give, and which cells raise reputation by day."""

    numbers: list[list[Count]]
    rows: list[dict[Literal["coins", "gems"], Positive]]
    columns: list[dict[Literal["coins", "gems"], Positive]]
    day_reputation: list[str]


class ReputationEntry(Record):
    """Points along the reputation track, from its lowest step to its highest."""

    dusk: list[int]
    day: list[int]


class TownEntry(Record):
    """The numbers printed on the town board and the player boards."""

    trade: dict[Good, Positive]
    mine: MineEntry
    slots: list[Literal["", "coin", "gem", "vp"]]
    reputation: ReputationEntry
    animals: dict[str, AnimalEntry]


def read_artifacts() -> dict[str, ArtifactEntry]:
    return _checked(_read("artifacts", dict[str, ArtifactEntry]), "artifacts")


def read_treasures() -> dict[str, TreasureEntry]:
    return _checked(_read("treasures", dict[str, TreasureEntry]), "treasures")


def read_finds() -> dict[str, HeldEntry]:
    return _checked(_read("finds", dict[str, HeldEntry]), "finds")


def read_talents() -> dict[str, TalentEntry]:
    return _checked(_read("talents", dict[str, TalentEntry]), "talents")


def read_companions() -> dict[str, CompanionEntry]:
    return _read("companions", dict[str, CompanionEntry])


def read_enemies() -> dict[str, EnemyEntry]:
    return _read("enemies", dict[str, EnemyEntry])


def read_bosses() -> dict[str, EnemyEntry]:
    return _read("bosses", dict[str, EnemyEntry])


def read_town() -> TownEntry:
    return checked_town(_read("town", TownEntry), _source("town"))


def _read(name: str, kind: type[T]) -> T:
    return decode(resource(PACKAGE, f"data/{name}.json"), kind, _source(name))


def _source(name: str) -> str:
    return f"nearfar/data/{name}.json"


def _checked(cards: dict[str, Held], name: str) -> dict[str, Held]:
    for id, card in cards.items():
        check_card(id, card, _source(name))
    return cards


def check_card(id: str, card: HeldEntry, source: str) -> None:
    """Refuse a card that does nothing, or points that are not of exactly one kind."""
    for place, points in enumerate(card.points):
        given = [name for name in ("per", "most", "rank") if getattr(points, name) is not None]
        if len(given) != 1:
            found = " and ".join(given) or "none"
            raise DataError(source, f"{id}.points[{place}]", f"expected one of per, most, rank; found {found}")
    does = (card.icons, card.visit, card.when, card.at_once, card.avoid, card.power, card.points, card.vp)
    if not any(does):
        raise DataError(source, id, "the card does nothing")


def checked_town(town: TownEntry, source: str) -> TownEntry:
    """The town's numbers, if they have the shape of the boards. [NF-5.8.1, NF-8.1, NF-18.6]"""
    mine = town.mine
    if [len(row) for row in mine.numbers] != [4, 4, 4]:
        raise DataError(source, "mine.numbers", "expected 3 rows of 4 cells")
    if len(mine.rows) != 3 or len(mine.columns) != 4:
        raise DataError(source, "mine", "expected rewards of 3 rows and of 4 columns")
    cells = [f"r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)]
    for cell in mine.day_reputation:
        if cell not in cells:
            raise DataError(source, "mine.day_reputation", f"expected cells from r1c1 to r3c4, found {cell!r}")
    if len(town.slots) != 14:
        raise DataError(source, "slots", f"expected 14 camp slots, found {len(town.slots)}")
    for side, points in (("dusk", town.reputation.dusk), ("day", town.reputation.day)):
        if len(points) != 19:
            raise DataError(source, f"reputation.{side}", f"expected points from -6 to 12, found {len(points)}")
    return town

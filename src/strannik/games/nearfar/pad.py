"""The score pad: what lies before a player of a cardboard table in, points with a breakdown out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Final, Literal

import msgspec

from strannik.core.chance import Chance
from strannik.core.data import DataError, nearest
from strannik.core.options import Settings
from strannik.games.nearfar.cards import ARTIFACTS, COMPANIONS, ENEMIES, FINDS, MINE, PROPERTIES, SPECIAL, TREASURES
from strannik.games.nearfar.country import DUSK
from strannik.games.nearfar.decks import ARCADE_MODE
from strannik.games.nearfar.hero import BIRD, PACK, TRIBES
from strannik.games.nearfar.maps import COUNT, MAPS
from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.setup import laid_table
from strannik.games.nearfar.table import Table
from strannik.show.pad import EACH_ONCE, NotCounted, one_of

Count = Annotated[int, msgspec.Meta(ge=0)]
Route = Literal["pepper", "part", "blood", "tea"]
Chief = Annotated[Literal["yellow", "green", "blue", "red"], one_of(TRIBES, "chief-{}")]

ME: Final = 0
RIVALS: Final = 3
COMPARED: Final = ("rival_coins", "rival_gems", "rival_food", "rival_enemies")

EXAMPLE: Final = (
    '{"map": 3, "side": "dusk", "camps": 14, "mine_camps": 3, "sole_routes": ["tea"], "artifacts": [ids],'
    ' "unbought": 1, "enemies": [4, 6], "treasures": [ids], "coins": 3, "gems": 2, "tokens": 1, "chiefs": ["blue"],'
    ' "reputation": 5, "companions": [ids], "rival_coins": [2, 5]}'
)


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """What a player has at the end.

    `camps` are all that were placed, those in the mine and on enemies too; enemies are named by their strength.
    `mammoths` says whether a camp stands beside the mammoths of map 10. What the rivals have is asked for only by
    cards that compare, a number for each rival.
    """

    camps: Count
    map: Annotated[int, msgspec.Meta(ge=1, le=COUNT)] = 1
    side: Annotated[Literal["dusk", "day"], one_of(("dusk", "day"), "side-{}")] = DUSK
    longer: bool = False
    mine_camps: Annotated[int, msgspec.Meta(ge=0, le=len(MINE))] = 0
    sole_routes: Annotated[list[Route], EACH_ONCE] = []
    shared_routes: Annotated[list[Route], EACH_ONCE] = []
    mammoths: bool = False
    artifacts: Annotated[list[Annotated[str, one_of(ARTIFACTS)]], EACH_ONCE] = []
    unbought: Count = 0
    enemies: list[int] = []
    treasures: Annotated[list[Annotated[str, one_of(TREASURES)]], EACH_ONCE] = []
    finds: Annotated[list[Annotated[str, one_of(FINDS)]], EACH_ONCE] = []
    companions: Annotated[list[Annotated[str, one_of(COMPANIONS)]], EACH_ONCE] = []
    coins: Count = 0
    gems: Count = 0
    food: Count = 0
    tokens: Count = 0
    chiefs: Annotated[list[Chief], EACH_ONCE] = []
    pack_animals: Annotated[int, msgspec.Meta(ge=0, le=PACK)] = 0
    reputation: Annotated[int, msgspec.Meta(ge=-6, le=12)] = 0
    rival_coins: list[Count] = []
    rival_gems: list[Count] = []
    rival_food: list[Count] = []
    rival_enemies: list[Count] = []


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    """Points line by line, the total, and what decides ties. [NF-23.2, NF-24.1]"""
    try:
        laid = msgspec.convert(entry, Entry)
    except msgspec.ValidationError as error:
        raise DataError(source, "", f"{error}; expected {EXAMPLE}") from None
    check(laid, source)
    counted = sheet(table_of(laid), ME)
    return {
        "lines": [{"what": line.what, "thing": line.thing, "points": line.points} for line in counted.lines],
        "total": counted.total,
        "reputation": counted.tie[0],
        "coins_and_gems": counted.tie[1],
    }


def check(laid: Entry, source: str) -> None:
    """Refuse what cannot lie before one player at the end of a game."""
    known(laid.artifacts, ARTIFACTS, source, "artifacts")
    known(laid.treasures, TREASURES, source, "treasures")
    known(laid.finds, FINDS, source, "finds")
    known(laid.companions, COMPANIONS, source, "companions")
    known([f"enemy-{strength}" for strength in laid.enemies], ENEMIES, source, "enemies")
    known([*laid.sole_routes, *laid.shared_routes], ("pepper", "part", "blood", "tea"), source, "shared_routes")
    known(list(laid.chiefs), TRIBES, source, "chiefs")
    if len(laid.treasures) > PACK:
        problem = f"expected {PACK} at most, found {len(laid.treasures)}"
        raise NotCounted(source, "treasures", problem, "many", most=PACK, found=len(laid.treasures))
    elsewhere = laid.mine_camps + len(laid.enemies) + 2 * len(laid.sole_routes) + len(laid.shared_routes)
    if laid.camps < elsewhere:
        problem = f"{laid.camps} in all, but {elsewhere} in the mine, on enemies and on trade routes"
        raise NotCounted(source, "camps", problem, "camps", camps=laid.camps, elsewhere=elsewhere)
    check_mammoths(laid, laid.camps - elsewhere, source)
    check_rivals(laid, source)


def check_mammoths(laid: Entry, free: int, source: str) -> None:
    """Refuse a camp beside mammoths where there are none, or without a camp to stand there. [NF-26.10.1]"""
    if not laid.mammoths:
        return
    land = MAPS[laid.map]
    if not land.mammoths():
        raise NotCounted(source, "mammoths", f"there are none on map {laid.map}", "mammoths", map=laid.map)
    on_the_way = [space for route in laid.sole_routes for space in land.route_spaces(route) if space in land.mammoths()]
    if not free and not on_the_way:
        problem = f"all {laid.camps} camps stand in the mine, on enemies and on trade routes"
        raise NotCounted(source, "mammoths", problem, "mammoth-camp", camps=laid.camps)


def check_rivals(laid: Entry, source: str) -> None:
    """Refuse more rivals than there can be, and a comparison with only some of them. [NF-1.1.1, NF-23.6]"""
    counts = {field: len(getattr(laid, field)) for field in COMPARED}
    for field, count in counts.items():
        if count > RIVALS:
            raise NotCounted(
                source, field, f"expected {RIVALS} at most, found {count}", "many", most=RIVALS, found=count
            )
    rivals = max(1, *counts.values())
    for card in [*laid.artifacts, *laid.treasures, *laid.finds]:
        for points in PROPERTIES[card].points:
            for what in points.what if points.kind != "per" else []:
                if counts[f"rival_{what}"] != rivals:
                    problem = f"{card} compares: expected a number for each rival"
                    raise NotCounted(source, f"rival_{what}", problem, "rivals", card=card)


def known(things: list[Any], pool: Collection[str], source: str, place: str) -> None:
    """Refuse what the pool does not have, or not twice."""
    for thing in things:
        if thing not in pool:
            raise DataError(source, place, f"there is no {thing!r}; {nearest(thing, pool)}")
        if things.count(thing) > 1:
            raise NotCounted(source, place, f"{thing} is given twice", "twice", thing=thing)


def table_of(laid: Entry) -> Table:
    """A table on which exactly this lies, with as many rivals as there may be."""
    seats = 1 + max(1, *[len(getattr(laid, field)) for field in COMPARED])
    settings: Settings = {"mode": ARCADE_MODE, "map": laid.map, "town": laid.side, "platypus": "nobody"}
    table = laid_table(seats, settings | {"longer": laid.longer}, Chance("pad", seats))
    table.special_bought[ME] = [artifact for artifact in laid.artifacts if ARTIFACTS[artifact].kind == SPECIAL]
    table.bought[ME] = [artifact for artifact in laid.artifacts if ARTIFACTS[artifact].kind != SPECIAL]
    table.hands[ME] = [""] * laid.unbought
    table.defeated[ME] = [f"enemy-{strength}" for strength in laid.enemies]
    table.treasures[ME], table.finds[ME], table.parties[ME] = laid.treasures, laid.finds, laid.companions
    table.chiefs = dict.fromkeys(laid.chiefs, ME)
    lay_camps(table, laid)
    hero = table.heroes[ME]
    hero.reputation, hero.placed = laid.reputation, laid.camps
    hero.goods |= {"coins": laid.coins, "gems": laid.gems, "food": laid.food, TRIBES[0]: laid.tokens}
    animals = max(laid.pack_animals, len(laid.treasures))
    hero.pack, hero.loads = [BIRD] * animals, laid.treasures + [""] * (animals - len(laid.treasures))
    for good, rivals in (("coins", laid.rival_coins), ("gems", laid.rival_gems), ("food", laid.rival_food)):
        for seat in table.seats[1:]:
            table.heroes[seat].goods[good] = rivals[seat - 1] if seat <= len(rivals) else 0
    for seat, count in enumerate(laid.rival_enemies, 1):
        table.defeated[seat] = [""] * count
    return table


def lay_camps(table: Table, laid: Entry) -> None:
    """Camps in the mine, on the spaces of trade routes, and beside the mammoths."""
    table.mine = dict.fromkeys(list(MINE)[: laid.mine_camps], ME)
    for route in laid.sole_routes:
        table.camps |= dict.fromkeys(table.map.route_spaces(route), ME)
    for route in laid.shared_routes:
        table.camps |= dict(zip(table.map.route_spaces(route), (ME, 1), strict=True))
    if laid.mammoths:
        table.camps |= dict.fromkeys([space for space in table.map.mammoths() if space not in table.camps], ME)

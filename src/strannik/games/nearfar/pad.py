"""The score pad: what lies before the players of a cardboard table in, points with a breakdown out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Any, Final, Literal

import msgspec

from strannik.core.chance import Chance
from strannik.core.data import DataError, nearest
from strannik.core.options import Settings
from strannik.core.seats import seat_name
from strannik.games.nearfar.cards import ARTIFACTS, COMPANIONS, ENEMIES, FINDS, MINE, SPECIAL, TREASURES
from strannik.games.nearfar.hero import BIRD, PACK, TRIBES, Hero
from strannik.games.nearfar.maps import COUNT, MAPS, ROUTES
from strannik.games.nearfar.score import result
from strannik.games.nearfar.setup import laid_table as empty_table
from strannik.games.nearfar.table import ARCADE_MODE, DUSK, Table

Count = Annotated[int, msgspec.Meta(ge=0)]

EXAMPLE: Final = (
    '{"map": 3, "side": "dusk", "players": [{"camps": 14, "mine_camps": 3, "routes": {"tea": 2}, "artifacts": [ids],'
    ' "unbought": 1, "enemies": [strengths], "treasures": [ids], "coins": 3, "gems": 2, "tokens": {"red": 1},'
    ' "chiefs": ["blue"], "reputation": 5, "companions": [ids]}, …]}'
)


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """What one player has at the end.

    `camps` are all that were placed, those in the mine and on enemies too. `routes` says on how many of a route's two
    spaces a camp of the player stands, `mammoths` whether one stands beside the mammoths of map 10.
    """

    camps: Count
    mine_camps: Count = 0
    routes: dict[Literal["pepper", "part", "blood", "tea"], Annotated[int, msgspec.Meta(ge=1, le=2)]] = {}
    mammoths: bool = False
    artifacts: list[str] = []
    unbought: Count = 0
    enemies: list[int] = []
    treasures: list[str] = []
    finds: list[str] = []
    companions: list[str] = []
    coins: Count = 0
    gems: Count = 0
    food: Count = 0
    tokens: dict[Literal["yellow", "green", "blue", "red"], Count] = {}
    chiefs: list[Literal["yellow", "green", "blue", "red"]] = []
    pack_animals: Annotated[int, msgspec.Meta(ge=0, le=PACK)] = 0
    reputation: Annotated[int, msgspec.Meta(ge=-6, le=12)] = 0


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game: the map, the side of the town, whether it was a longer one, and the players in turn order."""

    players: Annotated[list[Player], msgspec.Meta(min_length=2, max_length=4)]
    map: Annotated[int, msgspec.Meta(ge=1, le=COUNT)] = 1
    side: Literal["dusk", "day"] = DUSK
    longer: bool = False


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    """Points line by line for every player, totals, and who won. [NF-23.2, NF-24.1]"""
    try:
        laid = msgspec.convert(entry, Entry)
    except msgspec.ValidationError as error:
        raise DataError(source, "", f"{error}; expected {EXAMPLE}") from None
    counted = result(laid_table(laid, source))
    return {
        "players": [
            {
                "seat": seat_name(sheet.seat),
                "lines": [{"what": line.what, "thing": line.thing, "points": line.points} for line in sheet.lines],
                "total": sheet.total,
                "tie": {"reputation": sheet.tie[0], "coins_and_gems": sheet.tie[1]},
            }
            for sheet in counted.sheets
        ],
        "winners": [seat_name(seat) for seat in counted.winners],
    }


def laid_table(laid: Entry, source: str) -> Table:
    """A table on which exactly this lies, everything checked."""
    settings: Settings = {"mode": ARCADE_MODE, "map": laid.map, "town": laid.side, "platypus": "nobody"}
    settings["longer"] = laid.longer
    table = empty_table(len(laid.players), settings, Chance("pad", len(laid.players)))
    dealt: list[str] = []
    for seat, player in enumerate(laid.players):
        lay_player(table, seat, player, Place(source, f"players[{seat}]", dealt))
    lay_routes(table, laid.players, source)
    return table


class Place:
    """Where in the entry something stands; what was named once cannot lie before somebody else."""

    def __init__(self, source: str, path: str, dealt: list[str]) -> None:
        self.source = source
        self.path = path
        self.dealt = dealt

    def wrong(self, what: str, problem: str) -> DataError:
        return DataError(self.source, f"{self.path}.{what}", problem)

    def known(self, what: str, things: list[str], pool: Collection[str]) -> list[str]:
        """These very things of the pool."""
        for thing in things:
            if thing not in pool:
                raise self.wrong(what, f"there is no {thing!r}; {nearest(thing, pool)}")
            if thing in self.dealt:
                raise self.wrong(what, f"{thing} is given twice")
            self.dealt.append(thing)
        return list(things)


def lay_player(table: Table, seat: int, player: Player, place: Place) -> None:
    """One player's things on the table."""
    owned = place.known("artifacts", player.artifacts, ARTIFACTS)
    table.special_bought[seat] = [artifact for artifact in owned if ARTIFACTS[artifact].kind == SPECIAL]
    table.bought[seat] = [artifact for artifact in owned if ARTIFACTS[artifact].kind != SPECIAL]
    table.hands[seat] = [""] * player.unbought
    table.defeated[seat] = place.known("enemies", [f"enemy-{number}" for number in player.enemies], ENEMIES)
    table.treasures[seat] = place.known("treasures", player.treasures, TREASURES)
    table.finds[seat] = place.known("finds", player.finds, FINDS)
    table.parties[seat] = place.known("companions", player.companions, COMPANIONS)
    lay_camps(table, seat, player, place)
    for tribe in player.chiefs:
        if tribe in table.chiefs:
            raise place.wrong("chiefs", f"the chief of {tribe} is given twice")
        table.chiefs[tribe] = seat
    hero = table.heroes[seat]
    hero.reputation = player.reputation
    hero.goods |= {"coins": player.coins, "gems": player.gems, "food": player.food}
    hero.goods |= {tribe: player.tokens.get(tribe, 0) for tribe in TRIBES}
    load_animals(hero, player, place)


def load_animals(hero: Hero, player: Player, place: Place) -> None:
    """Pack animals, as many as are named or as the treasures need."""
    if len(player.treasures) > PACK:
        raise place.wrong("treasures", f"{len(player.treasures)} treasures; pack animals carry {PACK} at most")
    count = max(player.pack_animals, len(player.treasures))
    hero.pack = [BIRD] * count
    hero.loads = player.treasures + [""] * (count - len(player.treasures))


def lay_camps(table: Table, seat: int, player: Player, place: Place) -> None:
    """The number of camps placed, and those of them in the mine."""
    table.heroes[seat].placed = player.camps
    in_mine_and_on_enemies = player.mine_camps + len(player.enemies)
    if player.camps < in_mine_and_on_enemies:
        raise place.wrong("camps", f"{player.camps} in all, but {in_mine_and_on_enemies} in the mine and on enemies")
    free = [cell for cell in MINE if cell not in table.mine]
    if player.mine_camps > len(free):
        raise place.wrong("mine_camps", f"expected {len(free)} at most, found {player.mine_camps}")
    table.mine |= dict.fromkeys(free[: player.mine_camps], seat)


def lay_routes(table: Table, players: list[Player], source: str) -> None:
    """Camps on the spaces of trade routes and beside the mammoths."""
    chart = MAPS[table.map_number]
    for route in ROUTES:
        spaces = chart.route_spaces(route)
        owners = [seat for seat, player in enumerate(players) for _ in range(player.routes.get(route, 0))]
        if len(owners) > len(spaces):
            raise DataError(source, f"routes.{route}", f"{len(owners)} camps on {len(spaces)} spaces")
        table.camps |= dict(zip(spaces, owners, strict=False))
    mammoths = [space for space in chart.mammoths() if space not in table.camps]
    for seat, player in enumerate(players):
        if player.mammoths and mammoths:
            table.camps[mammoths.pop()] = seat

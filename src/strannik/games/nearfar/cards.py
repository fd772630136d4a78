"""Artifacts, treasures, finds, companions, enemies and the numbers of the boards, as the rules read them."""

from __future__ import annotations

from typing import Any, Final

from strannik.games.nearfar.entries import (
    ArtifactEntry,
    CompanionEntry,
    EnemyEntry,
    HeldEntry,
    MineEntry,
    PointsEntry,
    TalentEntry,
    TreasureEntry,
    read_artifacts,
    read_bosses,
    read_companions,
    read_enemies,
    read_finds,
    read_talents,
    read_town,
    read_treasures,
)
from strannik.games.nearfar.hero import TRIBES

NORMAL: Final = "normal"
SPECIAL: Final = "special"
LEAST: Final = "reputation_min"
MOST: Final = "reputation_max"
"""How artifacts ask for a reputation that is good, or bad, enough. [NF-20.3]"""

ICONS: Final = ("skill", "combat", "movement", "caution", "search", "hearts")
ENTRANCE: Final = "r1c1"
"""The cell where digging begins: top row, leftmost. [NF-5.8.3]"""

LOWEST_REPUTATION: Final = -6


class Points:
    """One way to points at the end: `per` so many of a measure, for the `most` of measures together, or by `rank`.

    `vp` are the points for each `of` of a measure, for having strictly most, or for the first place.
    """

    def __init__(self, entry: PointsEntry) -> None:
        self.kind: str = "per"
        self.what: list[str] = []
        self.vp: int = 0
        self.of: int = 1
        self.tie_first: int = 0
        self.second: int = 0
        if entry.per is not None:
            self.what = [str(entry.per.what)]
            self.vp = entry.per.each
            self.of = entry.per.of
        if entry.most is not None:
            self.kind = "most"
            self.what = [str(what) for what in entry.most.what]
            self.vp = entry.most.vp
        if entry.rank is not None:
            self.kind = "rank"
            self.what = [str(entry.rank.what)]
            self.vp = entry.rank.first
            self.tie_first = entry.rank.tie_first
            self.second = entry.rank.second


class Properties:
    """What a bought artifact, a held treasure or a find does for its owner. [NF-1.5.7, NF-20.4, NF-21.2, NF-22.1]

    `visit` and `when` give effects by building (or `any`) and by what happened, `at_once` those of the moment the
    card comes. `avoid` is the price of slipping past an enemy, None if the card does not say so. `vp` are printed
    points, `points` those that depend on how the game ends.
    """

    def __init__(self, id: str, entry: HeldEntry) -> None:
        self.id = id
        self.icons: dict[str, int] = {str(icon): count for icon, count in entry.icons.items()}
        self.visit: dict[str, list[Any]] = {str(building): list(does) for building, does in entry.visit.items()}
        self.when: dict[str, list[Any]] = {str(trigger): list(does) for trigger, does in entry.when.items()}
        self.at_once: list[Any] = list(entry.at_once)
        self.avoid: dict[str, int] | None = None
        if entry.avoid is not None:
            self.avoid = {str(good): amount for good, amount in entry.avoid.items()}
        self.power: dict[str, int] = {str(what): amount for what, amount in entry.power.items()}
        self.points: list[Points] = [Points(points) for points in entry.points]
        self.vp: int = entry.vp


class ArtifactCard(Properties):
    """An artifact: goods to pay, and what must only be had. [NF-20.2]"""

    def __init__(self, id: str, entry: ArtifactEntry) -> None:
        super().__init__(id, entry)
        self.kind: str = entry.kind
        self.cost: dict[str, int] = {str(good): amount for good, amount in entry.cost.items()}
        self.requires: dict[str, int] = {str(what): needed for what, needed in entry.requires.items()}

    def asks_no_more(self, other: ArtifactCard) -> bool:
        """Whether whoever can buy the other can buy this one."""
        for good, amount in self.cost.items():
            if amount > other.cost.get(good, 0):
                return False
        for what, needed in self.requires.items():
            asked = other.requires.get(what)
            if asked is None or (asked > needed if what == MOST else asked < needed):
                return False
        return True


def reached_first(kind: str) -> list[str]:
    """Of the artifacts of a kind those of which nobody can buy any before one of these."""
    first: list[str] = []
    for id, card in ARTIFACTS.items():
        if card.kind == kind and not any([ARTIFACTS[other].asks_no_more(card) for other in first]):
            first = [other for other in first if not card.asks_no_more(ARTIFACTS[other])]
            first.append(id)
    return first


def token_of(price: dict[str, int]) -> str:
    """A tribe whose token is among the price, "" if there is none."""
    for tribe in TRIBES:
        if tribe in price:
            return tribe
    return ""


def hardest_of(price: dict[str, int]) -> tuple[str, int]:
    """Of what a price names a token, else that of which it names most; only coins may be paid in something else.

    [NF-17.5.17]
    """
    token = token_of(price)
    if token:
        return token, price[token]
    named = [(amount, good) for good, amount in price.items() if good != "coins"]
    amount, good = max(named, default=(0, "coins"))
    return good, amount


class TreasureCard(Properties):
    """A treasure; `kind` is what both copies of it share. [NF-21.1]"""

    def __init__(self, id: str, kind: str, entry: TreasureEntry) -> None:
        super().__init__(id, entry)
        self.kind = kind


class FindCard(Properties):
    """A find, taken by its name. [NF-22.1]"""


class Talent(Properties):
    """A talent, bought for experience and kept for the whole journey. [NF-17.4, NF-17.5]

    What it gives in a building or in the end is told as on a card: a food for brewers and pianists, points for
    storytellers. [NF-17.5.2, NF-17.5.4, NF-17.5.15, NF-17.5.18]
    """

    def __init__(self, id: str, entry: TalentEntry) -> None:
        super().__init__(id, entry)
        self.cost: int = entry.cost


class CompanionCard:
    """A companion of a tribe, or an animal, which has none. [NF-9.2, NF-9.4]"""

    def __init__(self, id: str, tribe: str, cost: int, icons: dict[str, int]) -> None:
        self.id = id
        self.tribe = tribe
        self.cost = cost
        self.icons = icons


class Enemy:
    """An enemy of a strength, and the points printed on it. [NF-13.3, NF-13.5]"""

    def __init__(self, id: str, entry: EnemyEntry) -> None:
        self.id = id
        self.strength: int = entry.strength
        self.vp: int = entry.vp


class Cell:
    """A cell of the mine: the skill it needs and what digging there gives. [NF-5.8.1]

    `coins` and `gems` are those of its row and its column together, `reputation` is gained by day only.
    """

    def __init__(self, row: int, column: int, mine: MineEntry) -> None:
        self.id = cell_id(row, column)
        self.row = row
        self.column = column
        self.need: int = mine.numbers[row - 1][column - 1]
        self.coins: int = mine.rows[row - 1].get("coins", 0) + mine.columns[column - 1].get("coins", 0)
        self.gems: int = mine.rows[row - 1].get("gems", 0) + mine.columns[column - 1].get("gems", 0)
        self.reputation: int = 1 if self.id in mine.day_reputation else 0
        beside = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        self.neighbours: list[str] = [cell_id(r, c) for r, c in beside if 1 <= r <= 3 and 1 <= c <= 4]


def cell_id(row: int, column: int) -> str:
    """How a cell of the mine is called: r1c1 to r3c4."""
    return f"r{row}c{column}"


def companion(id: str, entry: CompanionEntry) -> CompanionCard:
    return CompanionCard(id, str(entry.tribe), entry.cost, {str(icon): count for icon, count in entry.icons.items()})


def copies(kind: str, entry: TreasureEntry) -> list[TreasureCard]:
    """The cards of a treasure: one by its own name, or two numbered ones."""
    if entry.copies == 1:
        return [TreasureCard(kind, kind, entry)]
    return [TreasureCard(f"{kind}-{number}", kind, entry) for number in range(1, entry.copies + 1)]


_town: Final = read_town()

ARTIFACTS: Final[dict[str, ArtifactCard]] = {id: ArtifactCard(id, entry) for id, entry in read_artifacts().items()}
TREASURES: Final[dict[str, TreasureCard]] = {
    card.id: card for kind, entry in read_treasures().items() for card in copies(kind, entry)
}
FINDS: Final[dict[str, FindCard]] = {id: FindCard(id, entry) for id, entry in read_finds().items()}
REACHED_FIRST: Final[dict[str, list[str]]] = {kind: reached_first(kind) for kind in (NORMAL, SPECIAL)}
"""Who can buy none of these can buy none at all: asked at nearly every turn, of all that a hand might hold."""

TOKEN: Final[dict[str, str]] = {id: token_of(card.cost) for id, card in ARTIFACTS.items()}
"""A token without which the artifact is not bought, "" if it costs none."""

HARDEST: Final[dict[str, tuple[str, int]]] = {id: hardest_of(card.cost) for id, card in ARTIFACTS.items()}
"""A good of which it takes so many to buy the artifact, and how many: most hands need no closer look."""

REACHED_FIRST_WITH: Final[dict[str, dict[str, list[str]]]] = {
    kind: {token: [id for id in first if TOKEN[id] == token] for token in ("", *TRIBES)}
    for kind, first in REACHED_FIRST.items()
}
"""The same by that token."""

ASKING_FOR_REPUTATION: Final[dict[str, dict[int, list[ArtifactCard]]]] = {
    bound: {
        reputation: [card for card in ARTIFACTS.values() if card.requires.get(bound) == reputation]
        for reputation in {card.requires[bound] for card in ARTIFACTS.values() if bound in card.requires}
    }
    for bound in (LEAST, MOST)
}
"""The artifacts that ask for just this reputation, at least or at most. [NF-20.3]"""

PROPERTIES: Final[dict[str, Properties]] = {**ARTIFACTS, **TREASURES, **FINDS}
"""Every card that can be held, by its id."""

TALENTS: Final[dict[str, Talent]] = {id: Talent(id, entry) for id, entry in read_talents().items()}
WORKING: Final[dict[str, Properties]] = {**PROPERTIES, **TALENTS}
"""Everything whose properties may work for somebody: cards and talents."""

COMPANIONS: Final[dict[str, CompanionCard]] = {id: companion(id, entry) for id, entry in read_companions().items()}
ANIMALS: Final[dict[str, CompanionCard]] = {
    id: CompanionCard(id, "", 0, {str(icon): count for icon, count in entry.icons.items()})
    for id, entry in _town.animals.items()
}
_icons: Final[dict[str, dict[str, int]]] = {
    **{id: companion.icons for id, companion in COMPANIONS.items()},
    **{id: animal.icons for id, animal in ANIMALS.items()},
    **{id: card.icons for id, card in WORKING.items()},
}
WITH_ICON: Final[dict[str, dict[str, int]]] = {
    icon: {id: icons[icon] for id, icons in _icons.items() if icon in icons} for icon in ICONS
}
"""By the icon, who and what has it, and how often: asked at nearly every decision."""

WITH_POWER: Final[dict[str, dict[str, int]]] = {
    what: {id: card.power[what] for id, card in WORKING.items() if what in card.power}
    for what in sorted({what for card in WORKING.values() for what in card.power})
}
"""By what the rules allow, the cards and talents that add to it, and how much."""

TAUGHT: Final = frozenset([what for what, having in WITH_POWER.items() if TALENTS.keys() >= having.keys()])
"""What only talents add to."""

ENEMIES: Final[dict[str, Enemy]] = {id: Enemy(id, entry) for id, entry in read_enemies().items()}
"""The enemies in order of strength. [NF-3.1.11]"""

BOSSES: Final[dict[str, Enemy]] = {id: Enemy(id, entry) for id, entry in read_bosses().items()}
"""Who waits in the Last Ruin, the weakest first; each is called like the section that is read when it is defeated.
[NF-26.11.1]"""

FOES: Final[dict[str, Enemy]] = {**ENEMIES, **BOSSES}

TRADE: Final[dict[str, int]] = {str(good): worth for good, worth in _town.trade.items()}
"""What a good is worth in trade. [NF-5.2.3]"""

MINE: Final[dict[str, Cell]] = {
    cell_id(row, column): Cell(row, column, _town.mine) for row in (1, 2, 3) for column in (1, 2, 3, 4)
}
MINE_ROWS: Final[list[dict[str, int]]] = [{str(good): n for good, n in row.items()} for row in _town.mine.rows]
MINE_COLUMNS: Final[list[dict[str, int]]] = [{str(good): n for good, n in row.items()} for row in _town.mine.columns]
"""The rewards printed left of the rows and above the columns of the mine. [NF-5.8.6]"""

SLOTS: Final[list[str]] = [str(slot) for slot in _town.slots]
"""What lies under the 14 camps of a player board: coin, gem, vp or nothing. [NF-18.6]"""

REPUTATION_DUSK: Final[list[int]] = list(_town.reputation.dusk)
REPUTATION_DAY: Final[list[int]] = list(_town.reputation.day)


def reputation_points(reputation: int, day: bool) -> int:
    """The points of a step of the reputation track, on either side of the town. [NF-8.4, NF-25.4]"""
    track = REPUTATION_DAY if day else REPUTATION_DUSK
    return track[reputation - LOWEST_REPUTATION]

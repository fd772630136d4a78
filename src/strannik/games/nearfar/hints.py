"""What bots may use to judge a Near and Far position.

A hero is judged by the points it has, by what goods, companions, animals and cards will still bring in the rounds that
are left, and by what its hearts may lead to on the map.
"""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import ANIMALS, ARTIFACTS, COMPANIONS, PROPERTIES, Artifact, Properties
from strannik.games.nearfar.hero import MOST_HEARTS, PACK, PARTY, TRIBES, Hero
from strannik.games.nearfar.outlook import HALF_ROUTE, Traveller, hope
from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.table import CHIEF_FLAGS, NOBODY_ACTS, TOWN, Table

ICON: Final = {"hearts": 1.9, "skill": 1.8, "combat": 1.6, "movement": 2.2, "search": 1.9, "caution": 1.8}
"""What an icon is worth over a whole game."""

MONEY: Final = 0.25
"""What a coin or a gem is worth besides its half point, over a whole game, as long as there are not too many."""

MUCH_MONEY: Final = 5
FOOD: Final[list[float]] = [0.0, 0.8, 1.4, 1.8, 2.1, 2.3, 2.5]
TOKEN: Final = 0.7
FLAGS: Final[list[float]] = [0.0, 0.5, 1.5, 3.1, 0.0]
"""The hope for a chief with so many flags."""

ANIMAL: Final[list[float]] = [0.0, 2.8, 5.2, 7.0]
TREASURES: Final[list[float]] = [0.0, 0.6, 1.8, 0.0]
"""The hope for three treasures with so many; the third one brings the points themselves."""

VISIT: Final = 2.0
TRIGGER: Final = 1.5
POWER: Final = {"trade_value": 0.5, "trades": 0.5, "leave_free": 1.5, "camp_yield": 2.0, "doubles": 0.7, "toll": 0.8}
OTHER_POWER: Final = 0.8
IN_HAND: Final[list[float]] = [1.0, 1.0, 1.0, 0.9]
"""How much of the hopes for unbought artifacts comes true, the best first."""

HALL: Final = "hall"
TRADE: Final = 1.8
RICH: Final = 7
"""With so many coins and gems a visit to the town hall seems a good idea, before it is known what to do there."""

SCARCE: Final = 0.65
"""How much less likely an artifact is to be bought for each token that is missing."""

UNBOUGHT: Final = 1.0
"""How much of the point that an unbought artifact costs is left out while there is time to buy it."""

REPUTATION: Final = 0.15
FROM_TOWN: Final = 0.7
"""How much of a hope on the map is left for whoever is still in town."""

ROUNDS: Final = 20
"""About how many rounds a game takes."""

OVERDUE: Final = 30
"""After so many rounds nothing is put off any more, so that the game comes to its end."""

LAST_TRAVEL: Final = 0.3
AHEAD: Final = 4.0
"""To be ahead when the game ends is worth hurrying for."""

CAMP: Final = 0.9
"""What a camp is worth besides its point: it is a step to the end of the game."""

IN_MINE: Final = 2.7
"""How much less of that a camp in the mine is: it opens no way, and the end comes before there is much to count."""


class Hints:
    """Judges a hero by the points to be expected."""

    def value(self, table: Table, seat: int) -> float:
        return Outlook(table, seat).value()


class Outlook:
    """What one hero may still come to. `left` is how much of the game is still ahead, from 1 to 0."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hero: Hero = table.heroes[seat]
        self.left: float = 0.0 if table.last_round else max(0.05, 1.0 - table.round / ROUNDS)

    def value(self) -> float:
        mine = self.table.measure(self.seat, "mine_camps")
        points = sheet(self.table, self.seat).total + CAMP * self.hero.placed - IN_MINE * mine
        if self.table.last_round:
            return points + LAST_TRAVEL * self.travel() + (AHEAD if self._ahead() else 0.0)
        if self.table.round > OVERDUE:
            return points + LAST_TRAVEL * self.travel()
        hoped = self.goods() + self.party() + self.pack() + self.cards() + self.hand() + self.chiefs() + self.routes()
        hoped += self.trade()
        return points + hoped + self.travel()

    def _ahead(self) -> bool:
        """Whether nobody has more points."""
        points = [sheet(self.table, seat).total for seat in self.table.seats]
        return points[self.seat] == max(points)

    def goods(self) -> float:
        """What goods can still buy, besides their points."""
        goods = self.hero.goods
        money = min(MUCH_MONEY, goods["coins"] + goods["gems"]) * MONEY + (goods["coins"] + goods["gems"]) % 2 * 0.5
        return (money + food_worth(goods["food"])) * self.left + REPUTATION * self.left * (self.hero.reputation % 2)

    def trade(self) -> float:
        """With much money and artifacts in hand there is something to trade for in the town hall."""
        goods = self.hero.goods
        if self.hero.building != HALL or not self.table.hand(self.seat):
            return 0.0
        return TRADE if goods["coins"] + goods["gems"] >= RICH else 0.0

    def chiefs(self) -> float:
        """The hope for chiefs that nobody has yet, and tokens for artifacts."""
        hoped = 0.0
        for tribe in TRIBES:
            hoped += TOKEN * self.left * min(2, self.hero.goods[tribe])
            if tribe not in self.table.chiefs:
                hoped += FLAGS[min(CHIEF_FLAGS, self.table.flags(self.seat, tribe))] * min(1.0, 2 * self.left)
        return hoped

    def party(self) -> float:
        """The icons of those who go along, and of the best who could."""
        now = sum([icons_worth(COMPANIONS[one].icons) for one in self.table.parties[self.seat]])
        animal = icons_worth(ANIMALS[self.hero.animal].icons)
        if self.hero.follows:
            now += animal
        best = sorted([animal, *self._best_of_tribes()], reverse=True)[:PARTY]
        return self.left * (0.3 * now + 0.7 * sum(best))

    def _best_of_tribes(self) -> list[float]:
        found: dict[str, float] = {}
        for one in self.table.companions(self.seat):
            companion = COMPANIONS[one]
            found[companion.tribe] = max(found.get(companion.tribe, 0.0), icons_worth(companion.icons))
        return list(found.values())

    def pack(self) -> float:
        """Animals carry farther, and three treasures are worth five points."""
        held = len(self.table.treasures[self.seat])
        return ANIMAL[min(PACK, len(self.hero.pack))] * self.left + TREASURES[min(PACK, held)] * min(1.0, 2 * self.left)

    def cards(self) -> float:
        """What cards that are held will still do."""
        return self.left * sum([card_worth(PROPERTIES[card]) for card in self.table.held(self.seat)])

    def hand(self) -> float:
        """The hopes for unbought artifacts; what they cost in the end counts less as long as the end is far."""
        hopes = sorted([self.artifact_hope(ARTIFACTS[one]) for one in self.table.hand(self.seat) if one], reverse=True)
        far = min(1.0, 2.0 * self.left)
        total = 0.0
        for place, one in enumerate(hopes[: len(IN_HAND)]):
            total += IN_HAND[place] * one + (UNBOUGHT * far if one > 0 else 0.0)
        return total

    def artifact_hope(self, card: Artifact) -> float:
        """What buying the artifact would gain, by how near its price is."""
        goods = self.hero.goods
        due = sum(card.cost.values())
        there = sum([min(goods[good], amount) for good, amount in card.cost.items()])
        gain = card.vp + self.left * card_worth(card) - self.price(card)
        if gain <= 0:
            return 0.0
        near = there / due
        tokens = sum([amount for good, amount in card.cost.items() if good in TRIBES and goods[good] < amount])
        hoped: float = gain * (0.3 + 0.5 * near * near) * SCARCE**tokens
        return hoped * 0.5 if card.requires else hoped

    def price(self, card: Artifact) -> float:
        """What the goods that an artifact costs are worth otherwise: their points, and what else they could buy."""
        goods = self.hero.goods
        total = 0.0
        money = 0
        for good, amount in card.cost.items():
            if good == "food":
                total += self.left * (food_worth(max(amount, goods[good])) - food_worth(max(0, goods[good] - amount)))
            elif good in TRIBES:
                total += (1.0 + TOKEN * self.left) * amount
            else:
                total += 0.5 * amount
                money += amount
        held = goods["coins"] + goods["gems"]
        return total + MONEY * self.left * (min(MUCH_MONEY, held) - min(MUCH_MONEY, max(0, held - money)))

    def routes(self) -> float:
        """Routes of which one space is the hero's own and the other still empty."""
        table, hoped = self.table, 0.0
        for route, (sole, _) in table.map.routes.items():
            owners = [table.camps.get(space, NOBODY_ACTS) for space in table.map.route_spaces(route)]
            if self.seat in owners and NOBODY_ACTS in owners:
                hoped += HALF_ROUTE * sole
        return hoped * min(1.0, 2 * self.left)

    def travel(self) -> float:
        """What the hearts may lead to on the map."""
        table, seat = self.table, self.seat
        if not self.hero.in_town:
            return hope(table, Traveller(table, seat, self.hero.hearts), self.hero.space)
        hearts = min(MOST_HEARTS, table.icons(seat, "hearts"))
        return FROM_TOWN * hope(table, Traveller(table, seat, hearts), TOWN)


def food_worth(amount: int) -> float:
    """What so much food is worth over a whole game: birds first, then artifacts."""
    return FOOD[min(amount, len(FOOD) - 1)]


def icons_worth(icons: dict[str, int]) -> float:
    """What these icons are worth over a whole game."""
    return sum([ICON[icon] * count for icon, count in icons.items()])


def card_worth(card: Properties) -> float:
    """What a card does over a whole game, besides its printed points."""
    worth = icons_worth(card.icons) + VISIT * len(card.visit) + TRIGGER * len(card.when)
    worth += sum([POWER.get(power, OTHER_POWER) * min(2, amount) for power, amount in card.power.items()])
    if card.avoid is not None:
        worth += 1.0
    return worth + sum([1.2 for _ in card.points])

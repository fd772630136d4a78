"""What bots may use to judge a Near and Far position.

A hero is judged by the points it has, by what goods, companions, animals and cards will still bring in the rounds that
are left, and by what its hearts may lead to on the map.
"""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import (
    ANIMALS,
    ARTIFACTS,
    COMPANIONS,
    MINE,
    PROPERTIES,
    TRADE,
    ArtifactCard,
    Properties,
)
from strannik.games.nearfar.country import CHIEF_FLAGS, NOBODY_ACTS, TOWN
from strannik.games.nearfar.hero import GOODS, MOST_HEARTS, PACK, PARTY, TRIBES, Hero
from strannik.games.nearfar.outlook import HALF_ROUTE, Walker, hope, overdue, room
from strannik.games.nearfar.prospects import prospects
from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.steps.hall import MOST_GOODS
from strannik.games.nearfar.table import Table

LOOKS: Final = 48
WORLDS: Final = 3
"""How many ways to go on a bot should look at, and in how many worlds where a die falls."""

ICON: Final = {"hearts": 2.2, "skill": 1.8, "combat": 1.6, "movement": 2.2, "search": 1.9, "caution": 1.8}
"""What an icon is worth over a whole game."""

MONEY: Final = 0.25
"""What a coin or a gem is worth besides its half point, over a whole game, as long as there are not too many."""

MUCH_MONEY: Final = 5
FOOD: Final[list[float]] = [0.0, 0.8, 1.4, 1.8, 2.1, 2.3, 2.5]
TOKEN: Final = 0.7
FLAGS: Final[list[float]] = [0.0, 0.5, 1.5, 3.1, 0.0]
"""The hope for a chief with so many flags."""

ANIMAL: Final[list[float]] = [0.0, 3.4, 6.2, 8.0]
TREASURES: Final[list[float]] = [0.0, 0.6, 1.8, 0.0]
"""The hope for three treasures with so many; the third one brings the points themselves."""

VISIT: Final = 2.0
TRIGGER: Final = 1.5
POWER: Final = {"trade_value": 0.5, "trades": 0.5, "leave_free": 1.5, "camp_yield": 2.0, "doubles": 0.7, "toll": 0.8}
OTHER_POWER: Final = 0.8
HALL: Final = "hall"
TO_TRADE: Final = 0.3
"""How much of an artifact's gain seems near in the town hall when only a trade is missing. With much more of it the
trade itself would be no gain: whoever has traded no longer hopes to."""

FAR_PRICE: Final = 0.8
NEAR_PRICE: Final = 0.95
"""How likely an artifact is to be bought while nothing of its price is there, early, and when all of it is."""

AFTER_ANOTHER: Final = 0.95
"""How much less likely it is to be bought from afar for each better one in the hand."""

SCARCE: Final = 0.8
"""How much less likely that is for each token that is missing."""

MISSING: Final = 0.4
"""How much less likely while the buyer lacks what the artifact asks to have."""

UNBOUGHT: Final = 1.0
KEEPING: Final = 1.2
"""What an unbought artifact costs in the end, and what one just drawn must promise to be kept."""

REPUTATION: Final = 0.15
FROM_TOWN: Final = 0.7
"""How much of a hope on the map is left for whoever is still in town."""

ROUNDS: Final = 20
"""About how many rounds a game takes."""

LAST_TRAVEL: Final = 0.3
AHEAD: Final = 4.0
"""To be ahead when the game ends is worth hurrying for."""

CAMP: Final = 2.4
"""What a camp is worth besides its point: it is a step to the end of the game."""

BEHIND: Final = 3
CATCHING_UP: Final = 2.5
"""How many camps fewer than the leader's still keep pace, and what each one beyond them costs: whoever falls far behind
finds neither room on the map nor time for anything else."""

IN_MINE: Final = 4.5
"""How much less of that a camp in the mine is: it opens no way, and the end comes before there is much to count."""

ON_ENEMY: Final = 1.4
"""How much less a camp on an enemy is for each rival: they take the spaces of the map, while enemies wait."""

UNENDING: Final = 28
"""After so many rounds a camp in the mine or on an enemy is as good as any."""

MUCH_ROOM: Final = 3
LITTLE_ROOM: Final = 5
"""With fewer empty spaces on the map, for each player or for all, the mine may be the only place for another camp."""

DIGGING: Final = 2.5
HIRING: Final = 0.3
"""What an icon of skill is worth then, up to what the deepest cell needs, and the coins and food to hire it."""

PRESSING: Final = 2.0
ENDING: Final = 4.0
"""When the game should be over, a way to a camp and the camp itself must count more than a coin in town."""

IN_TOWN: Final = 1.0
"""When the game should be over and the map is full, there is nothing left to do but in town."""

DEEPEST: Final = max([cell.need for cell in MINE.values()])


class Hints:
    """Judges a hero by the points to be expected."""

    def value(self, table: Table, seat: int) -> float:
        return Outlook(table, seat).value()

    def care(self) -> tuple[int, int]:
        """A turn is many answers long, and most travels come to a throw of the die."""
        return LOOKS, WORLDS


class Outlook:
    """What one hero may still come to. `left` is how much of the game is still ahead, from 1 to 0."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.hero: Hero = table.heroes[seat]
        self.left: float = 0.0 if table.last_round else max(0.05, 1.0 - table.round / ROUNDS)

    def value(self) -> float:
        points = sheet(self.table, self.seat).total + self.camps() + prospects(self.table, self.seat)
        if self.table.last_round:
            return points + LAST_TRAVEL * self.travel() + (AHEAD if self._ahead() else 0.0)
        if overdue(self.table):
            return points + (PRESSING * self.travel() if room(self.table) else IN_TOWN * self.hero.in_town)
        hoped = self.goods() + self.party() + self.pack() + self.cards() + self.hand() + self.chiefs() + self.routes()
        hoped += self.trade()
        return points + hoped + self.travel()

    def camps(self) -> float:
        """What camps are worth besides their points; those in the mine and on enemies as much as others once the map is
        full or the game will not end.
        """
        empty = room(self.table)
        seats = len(self.table.seats)
        shunned = 0.0 if self.table.round > UNENDING else min(1.0, empty / (MUCH_ROOM * seats))
        camp = CAMP + ENDING if overdue(self.table) else CAMP
        off_map = IN_MINE * self.table.measure(self.seat, "mine_camps")
        off_map += ON_ENEMY * (seats - 1) * self.table.measure(self.seat, "enemies")
        return camp * self.hero.placed - CATCHING_UP * self.behind() - shunned * off_map + self.digging(empty)

    def behind(self) -> int:
        """How many camps are missing to keep pace with whoever has placed the most."""
        most = max([hero.placed for hero in self.table.heroes])
        return max(0, most - BEHIND - self.hero.placed)

    def digging(self, empty: int) -> float:
        """Where the map is nearly full, only whoever has the skill for the mine can still make camp, or has companions
        in reserve who have it.
        """
        if empty >= LITTLE_ROOM:
            return 0.0
        now = self.table.icons(self.seat, "skill")
        skill = 0.5 * min(DEEPEST, now) + 0.5 * min(DEEPEST, now + self.skill_in_reserve())
        means = min(DEEPEST, self.hero.goods["coins"]) + min(PACK, self.hero.goods["food"])
        return (DIGGING * skill + HIRING * means) * (1.0 - empty / LITTLE_ROOM)

    def skill_in_reserve(self) -> int:
        """How much more skill another party would have."""
        animal = ANIMALS[self.hero.animal].icons.get("skill", 0)
        skills: dict[str, int] = {}
        for one in self.table.companions(self.seat):
            companion = COMPANIONS[one]
            skills[companion.tribe] = max(skills.get(companion.tribe, 0), companion.icons.get("skill", 0))
        best = sorted([animal, *skills.values()], reverse=True)[:PARTY]
        now = sum([COMPANIONS[one].icons.get("skill", 0) for one in self.table.parties[self.seat]])
        return max(0, sum(best) - now - (animal if self.hero.follows else 0))

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
        """In the town hall, what is gained by trading for what an artifact in hand still lacks."""
        if self.hero.building != HALL:
            return 0.0
        return TO_TRADE * max([self._one_trade_away(ARTIFACTS[one]) for one in self.table.hand(self.seat)], default=0.0)

    def _one_trade_away(self, card: ArtifactCard) -> float:
        """The gain of an artifact that a single trade, many goods for one or one for many, brings within reach."""
        goods = self.hero.goods
        lacking = [TRADE[good] for good, amount in card.cost.items() for _ in range(amount - goods[good])]
        if not 0 < len(lacking) <= MOST_GOODS or self.misses(card):
            return 0.0
        spare = [TRADE[good] for good in GOODS for _ in range(goods[good] - card.cost.get(good, 0))]
        given = sorted(spare, reverse=True)[: MOST_GOODS if len(lacking) == 1 else 1]
        return max(0.0, self.gain(card) + UNBOUGHT) if sum(given) >= sum(lacking) else 0.0

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
        return self.left * sum([CARD_WORTH[card] for card in self.table.cards(self.seat)])

    def hand(self) -> float:
        """The hopes for unbought artifacts, the best first, each with the goods that those before it leave over.

        Artifacts just drawn count as far as they are worth keeping.
        """
        goods = dict(self.hero.goods)
        hopes: dict[str, float] = {one: self.hope_for(ARTIFACTS[one], goods, 0) for one in self.table.hand(self.seat)}
        drawn = self.table.just_drawn(self.seat)
        for one in drawn:
            hopes[one] = self.hope_for(ARTIFACTS[one], goods, 0) - KEEPING
        total = 0.0
        liked = sorted([(hoped, one) for one, hoped in hopes.items() if hoped > 0], reverse=True)
        for place, (_, one) in enumerate(liked):
            hoped = self.hope_for(ARTIFACTS[one], goods, place)
            total += max(0.0, hoped - KEEPING) if one in drawn else hoped
            for good, amount in ARTIFACTS[one].cost.items():
                goods[good] = max(0, goods[good] - amount)
        return total

    def hope_for(self, card: ArtifactCard, goods: dict[str, int], place: int) -> float:
        """What is gained by buying the artifact, the point lost otherwise included, by how near these goods come.

        `place` says how many better ones are to be bought before it.
        """
        gain = self.gain(card) + UNBOUGHT
        if gain <= 0:
            return 0.0
        due = sum(card.cost.values())
        near = sum([min(goods[good], amount) for good, amount in card.cost.items()]) / due
        tokens = sum([max(0, amount - goods[good]) for good, amount in card.cost.items() if good in TRIBES])
        soon = FAR_PRICE * AFTER_ANOTHER**place * min(1.0, 2.0 * self.left)
        hoped: float = gain * (soon + (NEAR_PRICE - soon) * near * near) * SCARCE**tokens
        return hoped * MISSING if self.misses(card) else hoped

    def misses(self, card: ArtifactCard) -> bool:
        """Whether the hero lacks what the artifact only asks to have."""
        for what, needed in card.requires.items():
            has = self.hero.reputation if what.startswith("reputation") else self.table.measure(self.seat, what)
            if has > needed if what == "reputation_max" else has < needed:
                return True
        return False

    def gain(self, card: ArtifactCard) -> float:
        """What a bought artifact is worth, less its price."""
        return card.vp + self.left * CARD_WORTH[card.id] - self.price(card)

    def price(self, card: ArtifactCard) -> float:
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
        held = max(money, goods["coins"] + goods["gems"])
        return total + MONEY * self.left * (min(MUCH_MONEY, held) - min(MUCH_MONEY, held - money))

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
            return hope(table, Walker(table, seat, self.hero.hearts), self.hero.space)
        hearts = min(MOST_HEARTS, table.icons(seat, "hearts"))
        return FROM_TOWN * hope(table, Walker(table, seat, hearts), TOWN)


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


CARD_WORTH: Final = {id: card_worth(card) for id, card in PROPERTIES.items()}
"""What every card does over a whole game."""

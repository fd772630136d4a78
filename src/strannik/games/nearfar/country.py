"""The country: the town, the map, and what heroes have, gain and spend in it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Bar
from strannik.core.seats import seat_thing
from strannik.core.table import parts
from strannik.games.nearfar.cards import COMPANIONS, ENTRANCE, MINE, SLOTS, TAUGHT, WITH_ICON, WITH_POWER
from strannik.games.nearfar.company import Company
from strannik.games.nearfar.events.belongings import PackAnimalCame
from strannik.games.nearfar.events.town import ChiefCame, Hired
from strannik.games.nearfar.events.turns import Gained, LastRound, NoRoomLeft, Spent
from strannik.games.nearfar.hero import LEAST_REPUTATION, MOST_HEARTS, MOST_REPUTATION, PACK, TRIBES, Hero
from strannik.games.nearfar.maps import MAPS, Map

TOWN: Final = "town"
"""The town's space on the map, which never is empty. [NF-12.4]"""

DUSK: Final = "dusk"
DAY: Final = "day"
BUILDINGS: Final = ("hall", "saloon", "stables", "store", "farm", "hut", "mine")
CHIEF_FLAGS: Final = 4
DUMMY: Final = "dummy"
"""The figure that stands in the town hall when two play. [NF-6.5]"""

NOBODY_ACTS: Final = -1


@dataclass
class Country(Company):
    """Everything that lies on the table.

    `camps` and `mine` say whose camp stands where, `tokens` which spaces still hold an adventure, `chiefs` whose the
    chiefs are, `stables` how many pack animals are left there. `active` is whose turn it is; `last_round` is on from
    the moment a player places the last camp of the board; `idle` counts the rounds without a new camp since the map is
    full. [NF-1.4.1, NF-3.1.4, NF-23.1.1]
    """

    heroes: list[Hero] = parts(Hero)
    camps: dict[str, int] = field(default_factory=dict)
    mine: dict[str, int] = field(default_factory=dict)
    tokens: list[str] = field(default_factory=list)
    chiefs: dict[str, int] = field(default_factory=dict)
    stables: int = 0
    map_number: int = 1
    side: str = DUSK
    board_camps: int = 14
    first: int = 0
    active: int = NOBODY_ACTS
    round: int = 0
    last_round: bool = False
    idle: int = 0

    # Who and what

    @property
    def map(self) -> Map:
        return MAPS[self.map_number]

    @property
    def day(self) -> bool:
        return self.side == DAY

    def from_first(self) -> list[int]:
        """The seats clockwise from the first player. [NF-1.2.1]"""
        return self.seats[self.first :] + self.seats[: self.first]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % len(self.seats)

    # Icons and powers

    def icons(self, seat: int, icon: str) -> int:
        """The active icons of a kind: of the party, and of every card held. [NF-1.5.7]"""
        hero = self.heroes[seat]
        having = WITH_ICON[icon]
        count = having.get(hero.animal, 0) if hero.follows else 0
        for bearer in self.parties[seat] + self.held(seat):
            if bearer in having:
                count += having[bearer]
        return count

    def power(self, seat: int, what: str) -> int:
        """How much the held cards add to what the rules allow. [NF-5.2.4, NF-21.2]"""
        if what in TAUGHT and not self.seated:
            return 0
        having = WITH_POWER[what]
        count = 0
        for card in self.held(seat):
            if card in having:
                count += having[card]
        return count

    # Goods, hearts, reputation

    def gain(self, seat: int, good: str, amount: int) -> None:
        """Take goods from the supply, which never runs out; tokens may bring a chief. [NF-1.4.2, NF-9.5]"""
        if amount <= 0:
            return
        self.heroes[seat].goods[good] += amount
        self.tell(Gained(seat, good, amount))
        if good in TRIBES:
            self.welcome_chief(seat, good)

    def due(self, seat: int, price: dict[str, int]) -> dict[str, int]:
        """A price as the seat pays it: with the talent, coins that are missing are paid in gems. [NF-17.5.17]"""
        coins = self.heroes[seat].goods["coins"]
        if not self.seated or price.get("coins", 0) <= coins or not self.power(seat, "gems_for_coins"):
            return price
        return {**price, "coins": coins, "gems": price.get("gems", 0) + price["coins"] - coins}

    def missing(self, seat: int, price: dict[str, int]) -> str:
        """The first good of which the seat has too little to pay the price, "" if there is none."""
        goods = self.heroes[seat].goods
        due = self.due(seat, price) if self.seated else price
        for good, amount in due.items():
            if goods[good] < amount:
                return good
        return ""

    def pay(self, seat: int, price: dict[str, int]) -> None:
        """Pay goods to the supply; the caller has seen that they are there."""
        for good, amount in self.due(seat, price).items():
            if amount:
                self.heroes[seat].goods[good] -= amount
                self.tell(Spent(seat, good, amount))

    def gain_hearts(self, seat: int, amount: int) -> None:
        """Move the heart marker up, to 13 at most. [NF-7.1, NF-7.5]"""
        hero = self.heroes[seat]
        gained = min(amount, MOST_HEARTS - hero.hearts)
        if gained > 0:
            hero.hearts += gained
            self.tell(Gained(seat, "hearts", gained))

    def stamina(self, seat: int) -> int:
        """How many hearts the seat can spend; with meditation food serves as well. [NF-7.6, NF-17.5.7]"""
        hero = self.heroes[seat]
        if self.seated and self.power(seat, "meditation"):
            return hero.hearts + hero.goods["food"]
        return hero.hearts

    def spend_hearts(self, seat: int, amount: int) -> None:
        """Move the heart marker down; what it lacks is eaten, since food can do all that hearts can. [NF-7.6]"""
        hearts = min(amount, self.heroes[seat].hearts)
        if hearts > 0:
            self.heroes[seat].hearts -= hearts
            self.tell(Spent(seat, "hearts", hearts))
        if amount > hearts:
            self.pay(seat, {"food": amount - hearts})

    def change_reputation(self, seat: int, steps: int) -> None:
        """Move the reputation marker, as far as the track goes. [NF-8.1, NF-8.2]"""
        hero = self.heroes[seat]
        there = max(LEAST_REPUTATION, min(MOST_REPUTATION, hero.reputation + steps))
        change, hero.reputation = there - hero.reputation, there
        if change > 0:
            self.tell(Gained(seat, "reputation", change))
        elif change < 0:
            self.tell(Spent(seat, "reputation", -change))

    # Tribes

    def companions(self, seat: int) -> list[str]:
        """The companions of the seat, party and reserve."""
        return self.parties[seat] + self.reserves[seat]

    def party(self, seat: int) -> list[str]:
        """Who goes along: the companions of the party, and the animal if it follows. [NF-9.1, NF-9.4]"""
        hero = self.heroes[seat]
        return [*self.parties[seat], hero.animal] if hero.follows else self.parties[seat][:]

    def waiting(self, seat: int) -> list[str]:
        """Who waits in the reserve, the animal too."""
        hero = self.heroes[seat]
        return self.reserves[seat][:] if hero.follows else [*self.reserves[seat], hero.animal]

    def of_tribe(self, seat: int, tribe: str) -> int:
        """How many companions of the tribe the seat has."""
        return len([one for one in self.companions(seat) if COMPANIONS[one].tribe == tribe])

    def flags(self, seat: int, tribe: str) -> int:
        """The flags that bring a chief: companions and tokens. [NF-9.5]"""
        return self.of_tribe(seat, tribe) + self.heroes[seat].goods[tribe]

    def welcome_chief(self, seat: int, tribe: str) -> None:
        """The first player with four flags of a tribe takes its chief at once and for good. [NF-9.5]"""
        if tribe not in self.chiefs and self.flags(seat, tribe) >= CHIEF_FLAGS:
            self.chiefs[tribe] = seat
            self.tell(ChiefCame(seat, f"chief-{tribe}"))

    def price(self, seat: int, companion: str) -> int:
        """What hiring costs: a coin less for each flag of the tribe, the chief's too. [NF-5.3.2]"""
        tribe = COMPANIONS[companion].tribe
        flags = self.flags(seat, tribe) + (self.chiefs.get(tribe, NOBODY_ACTS) == seat)
        return max(0, COMPANIONS[companion].cost - flags)

    def hire(self, seat: int, companion: str) -> None:
        """Pay for a companion of the row, who waits in the reserve at first; the row is refilled at once. [NF-5.3.1]"""
        coins = self.price(seat, companion)
        self.pay(seat, {"coins": coins})
        self.row.remove(companion)
        self.fill_row()
        self.tell(Hired(seat, companion, coins))
        self.welcome(seat, companion)

    def welcome(self, seat: int, companion: str) -> None:
        """A companion comes to the seat's reserve, and with the fourth flag the chief. [NF-9.5]"""
        self.reserves[seat].append(companion)
        self.welcome_chief(seat, COMPANIONS[companion].tribe)

    # The town

    def opponents_at(self, building: str, seat: int) -> list[int]:
        """The other players whose figures stand in the building."""
        return [other for other, hero in enumerate(self.heroes) if hero.building == building and other != seat]

    def rivals_at(self, building: str, seat: int) -> list[str]:
        """Whom a visitor meets there; with two players the town hall is never empty. [NF-3.1.13, NF-5.1.3, NF-6.5]"""
        opponents = self.opponents_at(building, seat)
        if opponents:
            return [seat_thing(other) for other in opponents]
        return [DUMMY] if building == "hall" and len(self.seats) == 2 else []

    def collect_toll(self, seat: int, building: str) -> None:
        """With the crown of guile every opponent in the building pays a coin, if there is one. [NF-20.7.5]"""
        toll = self.power(seat, "toll")
        if not toll:
            return
        for other in self.opponents_at(building, seat):
            coins = min(toll, self.heroes[other].goods["coins"])
            self.pay(other, {"coins": coins})
            self.gain(seat, "coins", coins)

    def diggable(self) -> list[str]:
        """The entrance of an empty mine, then every free cell beside a camp. [NF-5.8.2, NF-5.8.3, NF-5.8.4]"""
        if not self.mine:
            return [ENTRANCE]
        return [
            cell for cell in MINE if cell not in self.mine and not self.mine.keys().isdisjoint(MINE[cell].neighbours)
        ]

    # Pack animals

    def no_room_for_animals(self, seat: int) -> Bar | None:
        """Why no pack animal can come: three are there already, or the stables are empty. [NF-10.2, NF-15.9.2]"""
        if len(self.heroes[seat].pack) >= PACK:
            return Bar("NF-10.2", most=PACK)
        return None if self.stables else Bar("NF-5.4.3")

    def lead_away(self, seat: int, animal: str) -> None:
        """A bird or a turtle comes from the stables to a free place of the player board. [NF-5.4.1, NF-10.1]"""
        self.stables -= 1
        self.heroes[seat].pack.append(animal)
        self.heroes[seat].loads.append("")
        self.tell(PackAnimalCame(seat, animal))

    # Camps

    def camped(self, space: str) -> bool:
        """Whether a camp stands on the space; the town counts as one. [NF-12.4, NF-13.1, NF-14.1]"""
        return space == TOWN or space in self.camps

    def slot_reward(self, placed: int) -> str:
        """What lies under the camp that leaves the board next: a coin, a gem or nothing. [NF-18.6, NF-18.7, NF-27.2]

        In the longer game the two camps that stand before the first slot leave the board first.
        """
        slot = placed - (self.board_camps - len(SLOTS))
        return SLOTS[slot] if 0 <= slot < len(SLOTS) else ""

    def take_camp(self, seat: int) -> None:
        """Take the next camp off the board, gain what its slot shows; the last one ends the game. [NF-18.6, NF-23.1]"""
        hero = self.heroes[seat]
        reward = self.slot_reward(hero.placed)
        hero.placed += 1
        self.idle = 0
        if reward == "coin":
            self.gain(seat, "coins", 1)
        elif reward == "gem":
            self.gain(seat, "gems", 1)
        if self.last_round:
            return
        if hero.placed == self.board_camps:
            self.last_round = True
            self.tell(LastRound(seat))
        elif not self.room_for_camps():
            self.last_round = True
            self.tell(NoRoomLeft(seat))

    def map_full(self) -> bool:
        """Whether every space but the town has its camp; then enemies stand in nobody's way any more. [NF-13.1]"""
        return len(self.camps) >= len(self.map.spaces) - 1

    def room_for_camps(self) -> bool:
        """Whether anybody can place another camp: on an empty space, or in a free cell of the mine. [NF-23.1.1]"""
        return not self.map_full() or len(self.mine) < len(MINE)

    # Treasures

    def capacity(self, seat: int) -> int:
        """How many treasures the pack animals can carry, and with the talent one more. [NF-14.2, NF-17.5.12]"""
        return min(PACK, len(self.heroes[seat].pack)) + self.place_aside(seat)

    def place_aside(self, seat: int) -> int:
        """Whether there is a place beside the board for a treasure that no animal carries. [NF-17.5.12]"""
        return self.power(seat, "aside") if self.seated else 0

    def aside(self, seat: int) -> list[str]:
        """The treasure that lies there."""
        loads = self.heroes[seat].loads
        return [treasure for treasure in self.treasures[seat] if treasure not in loads]

    def animals(self, seat: int) -> list[str]:
        """The pack animals as they can be told apart: by the treasure they carry, or else by their kind. [NF-10.4]"""
        hero = self.heroes[seat]
        return [load or animal for animal, load in zip(hero.pack, hero.loads, strict=True)]

    # What requirements and end-of-game points count

    def measure(self, seat: int, what: str) -> int:
        """How much of something the seat has, for requirements and points. [NF-20.2, NF-23.6]"""
        hero = self.heroes[seat]
        if what in hero.goods:
            return hero.goods[what]
        match what:
            case "camps":
                return hero.placed
            case "mine_camps":
                return list(self.mine.values()).count(seat)
            case "enemies":
                return len(self.defeated[seat])
            case "treasures":
                return len(self.treasures[seat])
            case "artifacts":
                return len(self.owned(seat))
            case "finds":
                return len(self.finds[seat])
            case "chiefs":
                return list(self.chiefs.values()).count(seat)
            case "tokens":
                return sum([hero.goods[tribe] for tribe in TRIBES])
            case "routes":
                return len([route for route in self.map.routes if self.route_share(seat, route) > 0])
            case "reputation":
                return hero.reputation
            case "companions":
                return len(self.companions(seat))
            case "pack_animals":
                return len(hero.pack)
            case "hearts":
                return hero.hearts
        return self.of_tribe(seat, what.removeprefix("companions_"))

    def route_share(self, seat: int, route: str) -> int:
        """The points of a laid route for the seat: sole control more than shared. [NF-19.2]"""
        owners = [self.camps.get(space, NOBODY_ACTS) for space in self.map.route_spaces(route)]
        if NOBODY_ACTS in owners or seat not in owners:
            return 0
        sole, shared = self.map.routes[route]
        return sole if owners[0] == owners[1] else shared

"""The table of Near and Far: the town, the map, the decks, and each player's hero."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.core.table import Table as CoreTable
from strannik.core.table import parts
from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones
from strannik.games.nearfar.cards import ARTIFACTS, COMPANIONS, PROPERTIES, SLOTS, Artifact
from strannik.games.nearfar.events import ArtifactBought, ChiefCame, DeckShuffled, Gained, LastRound, Spent
from strannik.games.nearfar.hero import (
    LEAST_REPUTATION,
    MOST_HEARTS,
    MOST_REPUTATION,
    PACK,
    TRIBES,
    Hero,
)
from strannik.games.nearfar.maps import MAPS, Map

TOWN: Final = "town"
"""The town's space on the map, which never is empty. [NF-12.4]"""

DUSK: Final = "dusk"
DAY: Final = "day"
BUILDINGS: Final = ("hall", "saloon", "stables", "store", "farm", "hut", "mine")
CHIEF_FLAGS: Final = 4
ANIMAL_ICONS: Final = {"search": 1, "skill": 1, "hearts": 2}
"""What a dog, a cat or a platypus in the party gives. [NF-9.4]"""

NOBODY_ACTS: Final = -1


@dataclass
class Table(CoreTable):
    """Everything that lies on the table.

    Artifacts are two pools, since their backs differ: `hands` and `special_hands` are what a seat holds unbought,
    `passing` what goes round in the draft, `looked` and `special_looked` what was drawn and is not yet kept.
    `drawn` are treasures being looked at, `reading` is the arcade card being read. `camps` and `mine` say whose camp
    stands where, `tokens` which spaces still hold an adventure, `chiefs` whose the chiefs are. `active` is whose turn
    it is; `last_round` is on from the moment a player places the last camp of the board. [NF-2, NF-3]
    """

    bag: list[str] = zone("companion", seen_by=NOBODY)
    row: list[str] = zone("companion", seen_by=EVERYONE)
    dismissed: list[str] = zone("companion", seen_by=EVERYONE)
    parties: list[list[str]] = zones("companion", seen_by=EVERYONE)
    reserves: list[list[str]] = zones("companion", seen_by=EVERYONE)

    deck: list[str] = zone("artifact", seen_by=NOBODY)
    passing: list[list[str]] = zones("artifact", seen_by=OWNER)
    hands: list[list[str]] = zones("artifact", seen_by=OWNER)
    looked: list[list[str]] = zones("artifact", seen_by=OWNER)
    bought: list[list[str]] = zones("artifact", seen_by=EVERYONE)
    dropped: list[str] = zone("artifact", seen_by=EVERYONE)

    special_deck: list[str] = zone("special", seen_by=NOBODY)
    special_hands: list[list[str]] = zones("special", seen_by=OWNER)
    special_looked: list[list[str]] = zones("special", seen_by=OWNER)
    special_bought: list[list[str]] = zones("special", seen_by=EVERYONE)
    special_dropped: list[str] = zone("special", seen_by=EVERYONE)

    treasure_deck: list[str] = zone("treasure", seen_by=NOBODY)
    drawn: list[list[str]] = zones("treasure", seen_by=OWNER)
    treasures: list[list[str]] = zones("treasure", seen_by=EVERYONE)
    lost_treasures: list[str] = zone("treasure", seen_by=EVERYONE)

    arcade: list[str] = zone("arcade", seen_by=NOBODY)
    reading: list[str] = zone("arcade", seen_by=EVERYONE)
    arcade_over: list[str] = zone("arcade", seen_by=EVERYONE)

    enemies: list[str] = zone("enemy", seen_by=EVERYONE)
    defeated: list[list[str]] = zones("enemy", seen_by=EVERYONE)
    unfound: list[str] = zone("find", seen_by=EVERYONE)
    finds: list[list[str]] = zones("find", seen_by=EVERYONE)

    heroes: list[Hero] = parts(Hero)
    camps: dict[str, int] = field(default_factory=dict)
    mine: dict[str, int] = field(default_factory=dict)
    tokens: list[str] = field(default_factory=list)
    chiefs: dict[str, int] = field(default_factory=dict)
    stables: int = 0
    mode: str = "arcade"
    map_number: int = 1
    side: str = DUSK
    board_camps: int = 14
    first: int = 0
    active: int = NOBODY_ACTS
    round: int = 0
    last_round: bool = False

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

    def hand(self, seat: int) -> list[str]:
        """The unbought artifacts of the seat, normal ones first."""
        return self.hands[seat] + self.special_hands[seat]

    def owned(self, seat: int) -> list[str]:
        """The bought artifacts of the seat."""
        return self.bought[seat] + self.special_bought[seat]

    def held(self, seat: int) -> list[str]:
        """Every card whose properties work for the seat: bought artifacts, treasures, finds. [NF-1.5.7]"""
        return self.bought[seat] + self.special_bought[seat] + self.treasures[seat] + self.finds[seat]

    # Icons and powers

    def icons(self, seat: int, icon: str) -> int:
        """The active icons of a kind: of the party, and of every card held. [NF-1.5.7]"""
        count = ANIMAL_ICONS.get(icon, 0) if self.heroes[seat].follows else 0
        for companion in self.parties[seat]:
            count += COMPANIONS[companion].icons.get(icon, 0)
        for card in self.held(seat):
            count += PROPERTIES[card].icons.get(icon, 0)
        return count

    def power(self, seat: int, what: str) -> int:
        """How much the held cards add to what the rules allow. [NF-20.7, NF-21.2]"""
        return sum([PROPERTIES[card].power.get(what, 0) for card in self.held(seat)])

    # Goods, hearts, reputation

    def gain(self, seat: int, good: str, amount: int) -> None:
        """Take goods from the supply, which never runs out; tokens may bring a chief. [NF-1.4.2, NF-9.5]"""
        if amount <= 0:
            return
        self.heroes[seat].goods[good] += amount
        self.tell(Gained(seat, good, amount))
        if good in TRIBES:
            self.welcome_chief(seat, good)

    def pay(self, seat: int, price: dict[str, int]) -> None:
        """Pay goods to the supply; the caller has seen that they are there."""
        for good, amount in price.items():
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

    def spend_hearts(self, seat: int, amount: int) -> None:
        if amount > 0:
            self.heroes[seat].hearts -= amount
            self.tell(Spent(seat, "hearts", amount))

    def change_reputation(self, seat: int, steps: int) -> None:
        """Move the reputation marker, as far as the track goes. [NF-8.1]"""
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
            self.tell(ChiefCame(seat, tribe))

    # Camps

    def camped(self, space: str) -> bool:
        """Whether a camp stands on the space; the town counts as one. [NF-12.4, NF-13.1, NF-14.1]"""
        return space == TOWN or space in self.camps

    def slot_reward(self, placed: int) -> str:
        """What lies under the camp that leaves the board next: a coin, a gem or nothing. [NF-18.6, NF-27.2, A-53]

        In the longer game the two camps that stand before the first slot leave the board first.
        """
        slot = placed - (self.board_camps - len(SLOTS))
        return SLOTS[slot] if 0 <= slot < len(SLOTS) else ""

    def take_camp(self, seat: int) -> None:
        """Take the next camp off the player board, gain what its slot shows; the last one ends the game. [NF-18.6]"""
        hero = self.heroes[seat]
        reward = self.slot_reward(hero.placed)
        hero.placed += 1
        if reward == "coin":
            self.gain(seat, "coins", 1)
        elif reward == "gem":
            self.gain(seat, "gems", 1)
        if hero.placed == self.board_camps and not self.last_round:
            self.last_round = True
            self.tell(LastRound(seat))

    # Decks

    def draw_artifact(self) -> str:
        """The top normal artifact, or "" if none is left; a spent deck is made anew. [A-17]"""
        if not self.deck:
            self.deck, self.dropped = self.dropped, []
            self.renew(self.deck, "artifact")
        return self.deck.pop() if self.deck else ""

    def draw_special(self) -> str:
        if not self.special_deck:
            self.special_deck, self.special_dropped = self.special_dropped, []
            self.renew(self.special_deck, "special")
        return self.special_deck.pop() if self.special_deck else ""

    def draw_treasure(self) -> str:
        if not self.treasure_deck:
            self.treasure_deck, self.lost_treasures = self.lost_treasures, []
            self.renew(self.treasure_deck, "treasure")
        return self.treasure_deck.pop() if self.treasure_deck else ""

    def draw_arcade(self) -> str:
        if not self.arcade:
            self.arcade, self.arcade_over = self.arcade_over, []
            self.renew(self.arcade, "arcade")
        return self.arcade.pop() if self.arcade else ""

    def renew(self, deck: list[str], name: str) -> None:
        """Shuffle what was a discard pile and is a deck now."""
        if deck:
            self.chance.shuffle(deck)
            self.tell(DeckShuffled(name))

    # Treasures

    def capacity(self, seat: int) -> int:
        """How many treasures the pack animals can carry. [NF-14.2]"""
        return min(PACK, len(self.heroes[seat].pack))

    # Artifacts, bought at any moment of one's own turn

    def unmet(self, seat: int, artifact: str) -> Bar | None:
        """Why the seat cannot buy the artifact now, or None if it can. [NF-20.2, NF-20.3]"""
        card: Artifact = ARTIFACTS[artifact]
        hero = self.heroes[seat]
        for good, amount in card.cost.items():
            if hero.goods[good] < amount:
                return Bar("NF-20.2", card=artifact, good=good, needed=amount, has=hero.goods[good])
        for what, needed in card.requires.items():
            if what == "reputation_min":
                if hero.reputation < needed:
                    return Bar("NF-20.3", card=artifact, needed=needed, has=hero.reputation)
            elif what == "reputation_max":
                if hero.reputation > needed:
                    return Bar("NF-20.3", card=artifact, needed=needed, has=hero.reputation)
            elif self.measure(seat, what) < needed:
                return Bar("NF-20.2.1", card=artifact, what=what, needed=needed, has=self.measure(seat, what))
        return None

    def interrupts(self, seat: int) -> Offer | None:
        """Buy an artifact in one's own turn. [NF-4.3, NF-20.2, A-16]"""
        if seat != self.active:
            return None
        hand = self.hand(seat)
        if not hand:
            return None
        closed: dict[Thing, Bar] = {}
        for artifact in hand:
            bar = self.unmet(seat, artifact)
            if bar is not None:
                closed[artifact] = bar
        return Offer("buy", hand, closed, clause="NF-20.2")

    def interrupt(self, seat: int, answer: Answer) -> Step:
        # Steps need the table, so the table meets them only here.
        from strannik.games.nearfar.steps.artifacts import BuyArtifact

        return BuyArtifact(seat, answer.name)

    def lay_out(self, seat: int, artifact: str) -> None:
        """Turn an artifact of the hand face up before its owner. [NF-20.4]"""
        if artifact in self.hands[seat]:
            self.hands[seat].remove(artifact)
            self.bought[seat].append(artifact)
        else:
            self.special_hands[seat].remove(artifact)
            self.special_bought[seat].append(artifact)
        self.tell(ArtifactBought(seat, artifact))

    # What requirements and end-of-game points count

    def measure(self, seat: int, what: str) -> int:
        """How much of something the seat has, for requirements and points. [NF-20.2, NF-23.6]"""
        hero = self.heroes[seat]
        if what in hero.goods:
            return hero.goods[what]
        if what.startswith("companions_"):
            return self.of_tribe(seat, what.removeprefix("companions_"))
        counts = {
            "camps": hero.placed,
            "mine_camps": len([owner for owner in self.mine.values() if owner == seat]),
            "enemies": len(self.defeated[seat]),
            "treasures": len(self.treasures[seat]),
            "artifacts": len(self.owned(seat)),
            "finds": len(self.finds[seat]),
            "chiefs": len([owner for owner in self.chiefs.values() if owner == seat]),
            "tokens": sum([hero.goods[tribe] for tribe in TRIBES]),
            "routes": len([route for route in self.map.routes if self.route_share(seat, route) > 0]),
            "reputation": hero.reputation,
            "companions": len(self.companions(seat)),
            "pack_animals": len(hero.pack),
            "hearts": hero.hearts,
        }
        return counts[what]

    def route_share(self, seat: int, route: str) -> int:
        """The points of a laid route for the seat: sole control more than shared. [NF-19.2]"""
        owners = [self.camps.get(space, NOBODY_ACTS) for space in self.map.route_spaces(route)]
        if NOBODY_ACTS in owners or seat not in owners:
            return 0
        sole, shared = self.map.routes[route]
        return sole if owners[0] == owners[1] else shared

"""The table of Roll Player: bag, market, initiative row, and each player's character sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.core.table import Part, parts
from strannik.core.table import Table as CoreTable
from strannik.core.zones import EVERYONE, NOBODY, zone, zones
from strannik.games.rollplayer.cards import (
    ATTRIBUTES,
    CELLS,
    CENTRE,
    CLASSES,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    DEFAULTS,
    GOLD,
    MARKET,
    HeroClass,
    moved,
)
from strannik.games.rollplayer.events import (
    CardBought,
    CardDropped,
    CharismaTaken,
    DeckShuffled,
    DiePlaced,
    DieTurned,
    GoldGained,
    MarketOpened,
    SkillReadied,
    SkillUsed,
    TokenMoved,
)

ROWS: Final = len(ATTRIBUTES)
HANDS: Final = 2
CHARISMA_TOKENS: Final = 6
CELL_PLACE: Final[dict[str, int]] = {cell: place for place, cell in enumerate(CELLS)}
ROW_OF: Final[dict[str, int]] = {attr: row for row, attr in enumerate(ATTRIBUTES)}

ROLL: Final = "roll"
DICE: Final = "dice"
SHOP: Final = "market"
CLEANUP: Final = "cleanup"
"""The phases of a round: skills may be bound to one."""

NOBODY_SHOPS: Final = -1


@dataclass
class Hero(Part):
    """A character: what was chosen and dealt, gold, and where the alignment token stands.

    `claimed` is the initiative card in front of the player, 0 for none; `exhausted` are used skills.
    """

    race: str = ""
    side: str = ""
    role: str = ""
    backstory: str = ""
    alignment: str = ""
    place: int = CENTRE
    gold: int = 0
    charisma: int = 0
    claimed: int = 0
    exhausted: list[str] = field(default_factory=list)


@dataclass
class Table(CoreTable):
    """Everything that lies on the table. `rows` holds six rows of dice for each seat, one seat after the other;
    `rolled` are dice that a seat has still to place; `second_deck` are the cards of the second rank, under the deck.

    `values` is what each die shows, 0 while it is in the bag; `initiative` holds the die on each card and
    `coins` the gold on it; `bought` counts the purchases of the `shopper`, of which a discard takes all. [RP-3.1]
    What is in the bag everybody can count, since all other dice lie open; which die comes out of it is chance.
    """

    bag: list[int] = zone("die", seen_by=EVERYONE)
    aside: list[int] = zone("die", seen_by=EVERYONE)
    rolled: list[list[int]] = zones("die", seen_by=EVERYONE)
    initiative: list[list[int]] = zones("die", seen_by=EVERYONE)
    rows: list[list[int]] = zones("die", seen_by=EVERYONE)
    deck: list[str] = zone("market", seen_by=NOBODY)
    second_deck: list[str] = zone("market", seen_by=NOBODY, back="second rank")
    market: list[str] = zone("market", seen_by=EVERYONE)
    discard: list[str] = zone("market", seen_by=EVERYONE)
    trash: list[str] = zone("market", seen_by=EVERYONE)
    box: list[str] = zone("market", seen_by=EVERYONE)
    cards: list[list[str]] = zones("market", seen_by=EVERYONE)
    heroes: list[Hero] = parts(Hero)
    values: list[int] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    start: int = 0
    round: int = 0
    phase: str = ROLL
    shopper: int = NOBODY_SHOPS
    bought: int = 0
    starting_dice: int = 0
    friendly: bool = False

    # Who and what

    @property
    def solo(self) -> bool:
        return len(self.seats) == 1

    @property
    def size(self) -> int:
        """How many initiative cards, pool dice and market cards there are. [RP-3.2.8, RP-3.2.9, RP-3.10.2]"""
        return max(3, len(self.seats) + 1)

    def from_start(self) -> list[int]:
        """The seats clockwise from the start player."""
        return self.seats[self.start :] + self.seats[: self.start]

    def role(self, seat: int) -> HeroClass:
        return CLASSES[self.heroes[seat].role]

    def power(self, seat: int, what: str) -> int:
        """How much of something the hero can do, by class and weapons."""
        amount = max(DEFAULTS[what], self.role(seat).power.get(what, 0))
        for card in self.cards[seat]:
            amount = max(amount, MARKET[card].power.get(what, 0))
        return amount

    # The sheet

    def row(self, seat: int, row: int) -> list[int]:
        """The dice of one attribute, from the left."""
        return self.rows[ROWS * seat + row]

    def cells(self, seat: int) -> list[str]:
        """The cells of the seat's sheet that hold a die."""
        found: list[str] = []
        for row in range(ROWS):
            found += CELLS[COLUMNS * row : COLUMNS * row + len(self.row(seat, row))]
        return found

    def die_at(self, seat: int, cell: str) -> int:
        place = CELL_PLACE[cell]
        return self.row(seat, place // COLUMNS)[place % COLUMNS]

    def value_at(self, seat: int, cell: str) -> int:
        return self.values[self.die_at(seat, cell)]

    def full_rows(self, seat: int) -> dict[Thing, Bar]:
        """The rows that take no further die. [RP-3.3.B2]"""
        return {
            attr: Bar("RP-3.3.B2", row=attr)
            for row, attr in enumerate(ATTRIBUTES)
            if len(self.row(seat, row)) == COLUMNS
        }

    def sheets_full(self) -> bool:
        """Whether every row of every sheet is full. [RP-3.6.1]"""
        return all([len(row) == COLUMNS for row in self.rows])

    def place(self, seat: int, die: int, attr: str) -> None:
        """Put a die into the leftmost empty cell of a row; gain gold for a third die and a gold die. [RP-3.3.B3]"""
        row = self.row(seat, ROW_OF[attr])
        row.append(die)
        self.tell(DiePlaced(seat, die, f"{attr}{len(row)}", self.values[die]))
        if len(row) == COLUMNS:
            self.gain(seat, self.power(seat, "row_gold"), "row")
        self.welcome(seat, die)

    def welcome(self, seat: int, die: int) -> None:
        """Gain the gold for a gold die that has come to the sheet. [RP-3.3.B3, RP-3.8.13, RP-3.8.14]"""
        if COLOUR_OF[die] == GOLD:
            self.gain(seat, self.power(seat, "gold_die_gold"), "gold_die")

    def turn(self, seat: int, cell: str, value: int) -> None:
        """Let the die in the cell show another value."""
        die = self.die_at(seat, cell)
        self.tell(DieTurned(seat, cell, self.values[die], value))
        self.values[die] = value

    def put(self, seat: int, cell: str, die: int) -> int:
        """Put a die into the place of another, which is returned."""
        place = CELL_PLACE[cell]
        row = self.row(seat, place // COLUMNS)
        old = row[place % COLUMNS]
        row[place % COLUMNS] = die
        return old

    # Gold and alignment

    def gain(self, seat: int, gold: int, why: str) -> None:
        """Take gold from the supply, which never runs out. [RP-3.1.5, RP-3.5]"""
        self.heroes[seat].gold += gold
        self.tell(GoldGained(seat, gold, why))

    def acted(self, seat: int, attr: str) -> None:
        """Take the gold that weapons give for an attribute action."""
        for card in self.cards[seat]:
            gold = MARKET[card].action_gold.get(attr, 0)
            if gold:
                self.gain(seat, gold, "weapon")

    def move_token(self, seat: int, arrow: str) -> None:
        self.heroes[seat].place = moved(self.heroes[seat].place, arrow)
        self.tell(TokenMoved(seat, arrow))

    def take_charisma(self, seat: int) -> bool:
        """Take a charisma token, if one of the six is left. [RP-3.1.5, RP-3.3.B4.CHA]"""
        if sum([hero.charisma for hero in self.heroes]) >= CHARISMA_TOKENS:
            return False
        self.heroes[seat].charisma += 1
        self.tell(CharismaTaken(seat))
        return True

    # Dice in the bag and the pool

    def draw_die(self) -> int:
        """Draw a die from the bag without looking. [RP-3.1.1]"""
        place = self.chance.below(len(self.bag))
        die = self.bag[place]
        self.bag[place] = self.bag[-1]
        self.bag.pop()
        return die

    def roll_dice(self, count: int) -> list[int]:
        """Draw that many dice and roll them."""
        dice = [self.draw_die() for _ in range(count)]
        for die in dice:
            self.values[die] = self.chance.roll()
        return dice

    def return_die(self, die: int) -> None:
        self.values[die] = 0
        self.bag.append(die)

    def bag_colours(self) -> list[str]:
        """The colours that are still in the bag."""
        return [colour for place, colour in enumerate(COLOURS) if any([COLOUR_OF[die] == place for die in self.bag])]

    def unclaimed(self) -> list[int]:
        """The initiative cards that still have their die."""
        return [number for number in range(1, self.size + 1) if self.initiative[number - 1]]

    def gather_pool(self) -> list[int]:
        """Take the dice off the unclaimed cards, to lay them anew."""
        dice = [place.pop() for place in self.initiative if place]
        return dice

    # The market

    def may_still_buy(self, seat: int) -> bool:
        """Whether a purchase of this round is still ahead of the seat."""
        if self.shopper == seat:
            return self.bought < self.power(seat, "purchases")
        return self.heroes[seat].claimed > 0

    def price(self, seat: int, card: str) -> int:
        """What a purchase costs after class and weapon discounts, before charisma. [RP-3.3.C1, RP-3.8.12]"""
        kind = MARKET[card].type
        discounts = [self.role(seat).discount, *[MARKET[owned].discount for owned in self.cards[seat]]]
        off = sum([discount.get("any", 0) + discount.get(kind, 0) for discount in discounts])
        return max(0, MARKET[card].cost - off)

    def too_dear(self, seat: int, cards: list[str]) -> dict[Thing, Bar]:
        """The cards that gold and charisma do not pay for. [RP-3.3.C1]"""
        hero = self.heroes[seat]
        means = hero.gold + hero.charisma
        return {
            card: Bar("RP-3.3.C1", card=card, price=self.price(seat, card), gold=means)
            for card in cards
            if self.price(seat, card) > means
        }

    def pay(self, seat: int, card: str, price: int, tokens: int) -> None:
        """Pay for a card, partly with charisma tokens. [RP-3.3.C1]"""
        hero = self.heroes[seat]
        hero.charisma -= tokens
        hero.gold -= price - tokens
        self.tell(CardBought(seat, card, price - tokens))

    def discard_card(self, card: str) -> None:
        """Move a market card to the discard pile."""
        self.market.remove(card)
        self.discard.append(card)

    def drop(self, seat: int, card: str) -> None:
        """Put an own card on the discard pile, without a refund. [RP-3.3.C4]"""
        self.cards[seat].remove(card)
        self.discard.append(card)
        self.tell(CardDropped(seat, card))

    def owned(self, seat: int, kind: str) -> list[str]:
        return [card for card in self.cards[seat] if MARKET[card].type == kind]

    def hands(self, seat: int) -> int:
        """How many hands the weapons need."""
        return sum([MARKET[card].hands for card in self.cards[seat]])

    def undealt(self) -> int:
        """How many cards are left to draw before the discard pile is needed."""
        return len(self.deck) + len(self.second_deck)

    def draw_card(self) -> str:
        """The top card of the deck; a spent deck is made anew from the discard pile. [RP-3.2.7, RP-3.3.D4]"""
        if not self.deck:
            self.deck, self.second_deck = self.second_deck, []
        if not self.deck:
            self.deck = self.discard
            self.discard = []
            self.chance.shuffle(self.deck)
            self.tell(DeckShuffled())
        return self.deck.pop()

    def open_market(self) -> None:
        """Lay out as many cards as there are initiative cards. [RP-3.2.8, RP-3.3.D4]"""
        while len(self.market) < self.size and (self.undealt() or self.discard):
            self.market.append(self.draw_card())
        self.tell(MarketOpened(self.market[:]))

    # Skills

    def exhaust(self, seat: int, card: str) -> None:
        """Turn a skill that is used sideways. [RP-3.4.1]"""
        self.heroes[seat].exhausted.append(card)
        self.tell(SkillUsed(seat, card))

    def ready(self, seat: int, card: str) -> None:
        self.heroes[seat].exhausted.remove(card)
        self.tell(SkillReadied(seat, card))

    def untimely(self, seat: int, card: str) -> Bar | None:
        """Why the card's effect is out of place at this moment, or None. [RP-3.8]"""
        when = MARKET[card].when
        if when == "dice_phase" and self.phase != DICE:
            return Bar("RP-3.8.4", card=card)
        if when == "pool_die" and not self.unclaimed():
            return Bar("RP-3.8.11", card=card)
        if when == "own_market_turn" and (self.shopper != seat or self.bought >= self.power(seat, "purchases")):
            return Bar("RP-3.8.10", card=card)
        if card == "search" and not self.bag:
            return Bar("RP-3.8.7", card=card)
        return None

    def blocked(self, seat: int, card: str) -> Bar | None:
        """Why the card's arrow or moment does not let the seat use its effect now. [RP-3.4.2]"""
        arrow = MARKET[card].arrow
        if arrow and moved(self.heroes[seat].place, arrow) < 0:
            return Bar("RP-3.4.2", card=card, arrow=arrow)
        return self.untimely(seat, card)

    def copyable(self, seat: int) -> list[str]:
        """The skills of the other players, for Diplomacy. [RP-3.8.2]"""
        found: list[str] = []
        for other in self.seats:
            if other != seat:
                found += [card for card in self.owned(other, "skill") if MARKET[card].arrow]
        return found

    def unusable(self, seat: int, card: str) -> Bar | None:
        """Why the seat may not use its skill now, or None if it may. [RP-3.4]"""
        if card in self.heroes[seat].exhausted:
            return Bar("RP-3.4.1", card=card)
        if MARKET[card].arrow:
            return self.blocked(seat, card)
        if not any([self.blocked(seat, other) is None for other in self.copyable(seat)]):
            return Bar("RP-3.8.2", card=card)
        return None

    def usable(self, seat: int) -> bool:
        """Whether the seat has a skill it could use now."""
        return any([self.unusable(seat, card) is None for card in self.owned(seat, "skill")])

    def interrupts(self, seat: int) -> Offer | None:
        """Use a skill, or lay a weapon down. [RP-3.4.3, RP-3.3.C4]"""
        skills, weapons = self.owned(seat, "skill"), self.owned(seat, "weapon")
        if not skills and not weapons:
            return None
        closed: dict[Thing, Bar] = {}
        for card in skills:
            bar = self.unusable(seat, card)
            if bar is not None:
                closed[card] = bar
        return Offer("use", skills, closed, clause="RP-3.4.3") | Offer("drop", weapons, clause="RP-3.3.C4")

    def interrupt(self, seat: int, answer: Answer) -> Step:
        # Steps need the table, so the table meets them only here.
        from strannik.games.rollplayer.steps.skills import LayDown, UseSkill

        if answer.verb == "use":
            return UseSkill(seat, answer.name)
        return LayDown(seat, answer.name)

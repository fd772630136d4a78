"""Items: gained, equipped, stowed, handed over, charged, spent, broken and scrapped. [AM-17.1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Bar, Offer, Thing
from strannik.core.seats import seat_name
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import ITEMS
from strannik.games.aftermath.events.belongings import (
    BatteriesGained,
    BatteryGiven,
    ItemBroke,
    ItemCharged,
    ItemDropped,
    ItemEquipped,
    ItemGained,
    ItemGiven,
    ItemScrapped,
    ItemSpent,
    ItemStashed,
    ItemStowed,
)
from strannik.games.aftermath.gear import (
    closed,
    gain_batteries,
    in_the_way,
    room_in_backpack,
    take_away,
    uncharge,
    unchargeable,
    unequippable,
    unstowable,
)
from strannik.games.aftermath.table import Table

GIVE_BATTERY: Final = "give-battery"
TAKE_BATTERY: Final = "take-battery"
GIVEN: Final = "batteries-given"
TAKEN: Final = "batteries-taken"
DONE: Final = "done"
SCRAP: Final = "scrap"
EQUIP: Final = "equip"
STOW: Final = "stow"
HAND: Final = "hand"
"""To hand an item to somebody on one's own space."""


# What becomes of an item


def gain_item(table: Table, seat: int, item: str) -> list[Step]:
    """An unbroken item comes: improvements and stash goods go to the colony, anything else must be put somewhere.

    [AM-13.7.4, AM-17.1]
    """
    table.tell(ItemGained(seat, item))
    if ITEMS[item].stash:
        table.stash.append(item)
        table.tell(ItemStashed(seat, item))
        return []
    table.gained.append(item)
    return [PlaceItem(seat, item)]


def draw_item(table: Table, seat: int) -> list[Step]:
    """The top card of the item deck is gained, if there is one. [AM-13.4.2, AM-17.1]"""
    item = table.draw_item()
    return gain_item(table, seat, item) if item else []


def draw_broken(table: Table) -> None:
    """The top card of the item deck lies broken. [AM-13.4.2, AM-17.2]"""
    item = table.draw_item()
    if item:
        table.broken.append(item)
        table.tell(ItemBroke(item))


def take_named_item(table: Table, seat: int, item: str) -> list[Step]:
    """A particular item is taken from its deck or from the box, and the deck is shuffled; one that somebody has is not
    taken again. [AM-8.2, AM-8.5]
    """
    at_home = [id for box in table.away.values() for id in [*box.equipped, *box.backpack]]
    for place in (table.item_box, table.item_discard, table.item_deck):
        if item in place and item not in at_home:
            place.remove(item)
            if place is table.item_deck:
                table.chance.shuffle(table.item_deck)
            return gain_item(table, seat, item)
    return []


def break_item(table: Table, seat: int, item: str) -> None:
    """An item breaks in play and waits to be repaired; its batteries are lost. [AM-17.2]"""
    take_away(table, seat, item)
    table.broken.append(item)
    table.tell(ItemBroke(item))


def lose_item(table: Table, seat: int, item: str) -> None:
    """An item is discarded, without its effect. [AM-17.4]"""
    take_away(table, seat, item)
    table.item_discard.append(item)
    table.tell(ItemDropped(seat, item))


def equip(table: Table, seat: int, item: str) -> None:
    table.equipped[seat].append(item)
    table.tell(ItemEquipped(seat, item))


def stow(table: Table, seat: int, item: str) -> None:
    """Into the backpack, without batteries. [AM-18.2]"""
    uncharge(table, item)
    table.backpacks[seat].append(item)
    table.tell(ItemStowed(seat, item))


def happened(table: Table, seat: int, trigger: str) -> list[Step]:
    """What equipped items give when this happens to the hero. [AM-13.7.2]"""
    steps: list[Step] = []
    for id in table.equipped[seat]:
        given = ITEMS[id].when.get(trigger)
        if given:
            steps += made(seat, given)
    return steps


def made(seat: int, entries: list[dict[str, object]]) -> list[Step]:
    """What the entries of a card do, as steps of the seat."""
    # What cards bring may bring cards, so these meet only here.
    from strannik.games.aftermath.card_words import effects

    return [effect.made(seat) for effect in effects(entries)]


# Gaining one


@dataclass
class PlaceItem(Choice):
    """Equip the gained item, stow it, hand it to somebody on your space, or scrap it for its repair cost. [AM-17.1]"""

    me: int
    item: str
    handed: bool = False

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        item = self.item
        words = [EQUIP, STOW] if self.handed else [EQUIP, STOW, SCRAP]
        bars: dict[Thing, Bar | None] = {EQUIP: unequippable(table, seat, item), STOW: unstowable(table, seat, item)}
        offer = Offer("place", [], closed(bars), words, "AM-17.1")
        others = [] if self.handed else hands_free(table, seat, item)
        return offer | Offer(HAND, table.named_heroes(others), clause="AM-17.1") if others else offer

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        item = self.item
        match given[0].verb:
            case "hand":
                other = table.seat_of(given[0].name)
                table.tell(ItemGiven(self.me, seat_name(other), item))
                return [PlaceItem(other, item, True)]
            case "scrap":
                scrap(table, self.me, item)
                return []
        table.gained.remove(item)
        if given[0].verb == EQUIP:
            equip(table, self.me, item)
        else:
            stow(table, self.me, item)
        return []


def scrap(table: Table, seat: int, item: str) -> None:
    """A gained item is taken apart: parts equal to its repair cost. [AM-17.1]"""
    table.gained.remove(item)
    table.item_discard.append(item)
    table.tell(ItemScrapped(seat, item, ITEMS[item].repair))
    table.gain("parts", ITEMS[item].repair)


def beside(table: Table, seat: int) -> list[int]:
    """The other heroes on one's space; nobody is beside whoever has left or is defeated. [AM-13.7.1]"""
    space = table.heroes[seat].space
    return [other for other in table.here(space) if other != seat] if space else []


def hands_free(table: Table, seat: int, item: str) -> list[int]:
    """Who on one's space could equip or stow an item. [AM-17.1]"""
    return [other for other in beside(table, seat) if has_room(table, other, item)]


def has_room(table: Table, seat: int, item: str) -> bool:
    return unequippable(table, seat, item) is None or unstowable(table, seat, item) is None


# Equip and trade

POST_BOX: Final = "post_box"


def post_is_here(table: Table, seat: int) -> bool:
    """Where a page begins, a post box saves the card that equipping and trading takes, once a page. [AM-30.7]"""
    hero = table.heroes[seat]
    if POST_BOX not in table.built or POST_BOX in hero.used:
        return False
    return hero.space in table.sheet().hero_spawns


@dataclass
class EquipAndTrade(Choice):
    """Rearrange your items and batteries, and give to and take from those on your space, each item once, until done.

    [AM-13.7.1, AM-13.7.3, AM-18.1, AM-18.2, AM-18.4]
    """

    me: int
    moved: list[str] = field(default_factory=list)

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return self.first_question(table, seat)
        if given[0].verb == "give" and len(given) == 1:
            return self.to_whom(table, seat, given[0].name)
        return None

    def first_question(self, table: Table, seat: int) -> Offer:
        offer = Offer(DONE, (), NOTHING_CLOSED, [DONE], "AM-13.7.1")
        free = [item for item in table.backpacks[seat] if item not in self.moved]
        worn = [item for item in table.equipped[seat] if item not in self.moved]
        wearable = [item for item in free if ITEMS[item].slot]
        if wearable:
            offer |= Offer("equip-item", wearable, unwearable(table, seat, wearable), clause="AM-13.7.3")
        if worn:
            offer |= Offer("stow-item", worn, closed({item: unstowable(table, seat, item) for item in worn}))
        if worn or free:
            offer |= Offer("drop-item", [*worn, *free], NOTHING_CLOSED, (), "AM-13.7.3")
        others = beside(table, seat)
        if others:
            offer = self.trade(table, seat, offer, others, [*worn, *free])
        hero = table.heroes[seat]
        powered = [item for item in table.equipped[seat] if ITEMS[item].batteries]
        if hero.batteries and powered:
            offer |= Offer("charge", powered, closed({item: unchargeable(table, item) for item in powered}))
        return offer

    def trade(self, table: Table, seat: int, offer: Offer, others: list[int], mine: list[str]) -> Offer:
        """What may go to and come from those on one's space. [AM-13.7.1, AM-18.4]"""
        theirs = [item for other in others for item in [*table.equipped[other], *table.backpacks[other]]]
        theirs = [item for item in theirs if item not in self.moved]
        if mine:
            offer |= Offer("give", mine, closed({item: nobody_takes(table, others, item) for item in mine}))
        if theirs:
            offer |= Offer("take", theirs, closed({item: no_room(table, seat, item) for item in theirs}))
        if TAKEN not in self.moved and table.heroes[seat].batteries:
            offer |= Offer(GIVE_BATTERY, table.named_heroes(others), clause="AM-18.4")
        rich = [other for other in others if table.heroes[other].batteries]
        if GIVEN not in self.moved and rich:
            offer |= Offer(TAKE_BATTERY, table.named_heroes(rich), clause="AM-18.4")
        return offer

    def to_whom(self, table: Table, seat: int, item: str) -> Offer:
        others = beside(table, seat)
        bars: dict[Thing, Bar | None] = {table.heroes[other].id: no_room(table, other, item) for other in others}
        return Offer("to", table.named_heroes(others), closed(bars), clause="AM-13.7.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        verb = given[0].verb
        if verb == DONE:
            return []
        if verb == GIVE_BATTERY:
            return self.hand_battery(table, self.me, table.seat_of(given[0].name), GIVEN)
        if verb == TAKE_BATTERY:
            return self.hand_battery(table, table.seat_of(given[0].name), self.me, TAKEN)
        item = given[0].name
        match verb:
            case "equip-item":
                put_on(table, self.me, item)
            case "stow-item":
                table.equipped[self.me].remove(item)
                stow(table, self.me, item)
            case "drop-item":
                lose_item(table, self.me, item)
            case "charge":
                table.heroes[self.me].batteries -= 1
                table.charges[item] = table.charges.get(item, 0) + 1
                table.tell(ItemCharged(self.me, item))
                return [self]
            case "give":
                return self.hand_over(table, self.me, table.seat_of(given[1].name), item)
            case "take":
                [holder] = [other for other in beside(table, self.me) if holds(table, other, item)]
                return self.hand_over(table, holder, self.me, item)
        return [EquipAndTrade(self.me, [*self.moved, item])]

    def hand_over(self, table: Table, giver: int, taker: int, item: str) -> list[Step]:
        """The item goes at once into a slot or a backpack. [AM-13.7.1]"""
        take_away(table, giver, item)
        table.gained.append(item)
        table.tell(ItemGiven(giver, seat_name(taker), item))
        return [PlaceItem(taker, item, True), EquipAndTrade(self.me, [*self.moved, item])]

    def hand_battery(self, table: Table, giver: int, taker: int, way: str) -> list[Step]:
        """Batteries go round like items: given or taken, not both. [AM-18.4]"""
        table.heroes[giver].batteries -= 1
        table.heroes[taker].batteries += 1
        table.tell(BatteryGiven(giver, seat_name(taker)))
        return [EquipAndTrade(self.me, [*[one for one in self.moved if one != way], way])]


def holds(table: Table, seat: int, item: str) -> bool:
    return item in table.equipped[seat] or item in table.backpacks[seat]


def put_on(table: Table, seat: int, item: str) -> None:
    """An item comes out of the backpack, and what was in its slot goes in. [AM-13.7.1]"""
    table.backpacks[seat].remove(item)
    for other in in_the_way(table, seat, ITEMS[item]):
        table.equipped[seat].remove(other)
        stow(table, seat, other)
    equip(table, seat, item)


def unwearable(table: Table, seat: int, items: list[str]) -> dict[Thing, Bar]:
    """Items that would push more out of their slots than the backpack can hold. [AM-13.7.3]"""
    found: dict[Thing, Bar] = {}
    for item in items:
        taken = in_the_way(table, seat, ITEMS[item])
        if len(taken) > room_in_backpack(table, seat) + 1:
            found[item] = Bar("AM-13.7.3", item=item, taken=taken[0])
    return found


def no_room(table: Table, seat: int, item: str) -> Bar | None:
    """Why somebody can neither equip nor stow an item. [AM-17.1]"""
    return None if has_room(table, seat, item) else unstowable(table, seat, item)


def nobody_takes(table: Table, others: list[int], item: str) -> Bar | None:
    """Why nobody on the space can take an item. [AM-17.1]"""
    for other in others:
        if has_room(table, other, item):
            return None
    return unstowable(table, others[0], item)


# Discarding for an effect


@dataclass
class SpendItem(Step):
    """Discard an item of one's own for its effect. [AM-13.11.1, AM-17.4]"""

    me: int
    item: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        take_away(table, self.me, self.item)
        table.item_discard.append(self.item)
        table.tell(ItemSpent(self.me, self.item))
        return made(self.me, ITEMS[self.item].discard)


@dataclass
class SpendStash(Step):
    """Discard stash goods for their effect, in the colony phase. [AM-17.4]"""

    me: int
    item: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.stash.remove(self.item)
        table.item_discard.append(self.item)
        table.tell(ItemSpent(self.me, self.item))
        return made(self.me, ITEMS[self.item].discard)


@dataclass
class TakeBatteries(Step):
    """Batteries come from the supply, as far as there are any. [AM-18.5]"""

    me: int
    count: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        came = gain_batteries(table, self.me, self.count)
        if came:
            table.tell(BatteriesGained(self.me, came))
        return []

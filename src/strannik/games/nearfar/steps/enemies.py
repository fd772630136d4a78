"""Enemies on the paths: who stands in the way, how to slip past, and what a victory brings."""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.nearfar.cards import ENEMIES, PROPERTIES
from strannik.games.nearfar.events import EnemyAvoided, EnemyDefeated, EnemyMet
from strannik.games.nearfar.maps import ENEMY
from strannik.games.nearfar.steps.camp import pitch
from strannik.games.nearfar.steps.rewards import happened
from strannik.games.nearfar.steps.treasures import release
from strannik.games.nearfar.table import Table

CAUTION: Final = "caution"
FIGHT: Final = Offer("fight", words=["fight"], clause="NF-13.2")


def in_the_way(table: Table, here: str, there: str) -> bool:
    """Whether an active enemy stands between two spaces, as long as any enemy is left. [NF-13.1, NF-13.8]"""
    if not table.enemies or table.map.path(here, there).symbol != ENEMY:
        return False
    return not (table.camped(here) and table.camped(there))


def strength(table: Table) -> int:
    """The strength of the active enemy, the top one of the deck. [NF-13.3]"""
    return ENEMIES[table.enemies[0]].strength


def meeting(table: Table, seat: int) -> Offer:
    """Fight, or slip past by caution, by a card, or by setting a pack animal free. [NF-1.5.4, NF-13.2, NF-13.7]

    A card such as the mirror hat slips past as caution does, for its price if it has one. [NF-13.10, NF-20.7.2]
    """
    hero = table.heroes[seat]
    ways: list[str] = [CAUTION] if table.icons(seat, CAUTION) else []
    closed: dict[Thing, Bar] = {}
    for card in table.held(seat):
        price = PROPERTIES[card].avoid
        if price is None:
            continue
        ways.append(card)
        for good, amount in price.items():
            if hero.goods[good] < amount:
                closed[card] = Bar("NF-13.7", card=card, good=good, needed=amount, has=hero.goods[good])
    offer = FIGHT
    if ways:
        offer = offer | Offer("avoid", ways, closed, clause="NF-13.7")
    if hero.pack:
        offer = offer | Offer("release", sorted(set(animals(table, seat))), clause="NF-10.4")
    return offer


def animals(table: Table, seat: int) -> list[str]:
    """The pack animals as they can be told apart: by the treasure they carry, or else by their kind. [NF-10.4]"""
    hero = table.heroes[seat]
    return [load or animal for animal, load in zip(hero.pack, hero.loads, strict=True)]


def slip_past(table: Table, seat: int, way: Answer) -> list[str]:
    """Pay for slipping past the enemy, who stays; the pack animals set free for it. [NF-13.7]"""
    if way.verb == "release":
        animal = release(table, seat, animals(table, seat).index(way.name))
        table.tell(EnemyAvoided(seat, table.enemies[0], animal))
        return [animal]
    price = None if way.name == CAUTION else PROPERTIES[way.name].avoid
    if price is not None:
        table.pay(seat, price)
    table.tell(EnemyAvoided(seat, table.enemies[0], way.name))
    return []


def meet(table: Table, seat: int) -> int:
    """Roll against the active enemy; what the die shows. [NF-13.4]"""
    die = table.chance.roll(seat)
    table.tell(EnemyMet(seat, table.enemies[0], die, die + table.icons(seat, "combat")))
    table.beat()
    return die


def defeat(table: Table, seat: int) -> list[Step]:
    """Take the enemy and place the next camp on it; the next enemy is active now. [NF-13.5]"""
    enemy = table.enemies.pop(0)
    table.defeated[seat].append(enemy)
    table.tell(EnemyDefeated(seat, enemy))
    return [*pitch(table, seat), *happened(table, seat, "enemy_defeated")]

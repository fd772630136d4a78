"""Enemies on the paths: who stands in the way, how to slip past, and what a victory brings."""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.nearfar.cards import BOSSES, PROPERTIES, WORKING
from strannik.games.nearfar.events.journey import BossFell
from strannik.games.nearfar.events.wilds import EnemyAvoided, EnemyDefeated, EnemyMet
from strannik.games.nearfar.maps import ENEMY
from strannik.games.nearfar.steps.camp import pitch
from strannik.games.nearfar.steps.rewards import happened
from strannik.games.nearfar.steps.treasures import release
from strannik.games.nearfar.table import Table
from strannik.story.reading import Read

CAUTION: Final = "caution"
FIGHT: Final = Offer("fight", words=["fight"], clause="NF-13.2")
AGAINST: Final = "against"
"""To fight somebody by name, where several can be fought."""

PASS: Final = Offer("pass", words=["pass"], clause="NF-26.11.1")


def in_the_way(table: Table, here: str, there: str) -> bool:
    """Whether an active enemy stands between two spaces, as long as an enemy or a boss is left. [NF-13.1, NF-13.8]"""
    if not (table.enemies or table.bosses) or table.map.path(here, there).symbol != ENEMY:
        return False
    return not (table.camped(here) and table.camped(there))


def foes(table: Table, seat: int) -> list[str]:
    """Who can be fought: the top enemy of the deck, for bounty hunters any of it, and any boss that is left.

    [NF-13.3, NF-13.9, NF-17.5.9, NF-26.11.1]
    """
    if not table.seated:
        return table.enemies[:1]
    enemies = table.enemies if table.power(seat, "any_enemy") else table.enemies[:1]
    return [*enemies, *table.bosses]


def meeting(table: Table, seat: int) -> Offer:
    """Fight, or slip past by caution, by a card, or by setting a pack animal free. [NF-1.5.4, NF-13.2, NF-13.7]

    A card such as the mirror hat slips past as caution does, for its price if it has one. Where only bosses are left,
    whoever does not want to fight them just passes. [NF-13.10, NF-20.7.2, NF-26.11.1]
    """
    against = foes(table, seat)
    offer = FIGHT if len(against) == 1 and table.enemies else Offer(AGAINST, against, clause="NF-13.9")
    if not table.enemies:
        return offer | PASS
    hero = table.heroes[seat]
    ways: list[str] = [CAUTION] if table.icons(seat, CAUTION) else []
    closed: dict[Thing, Bar] = {}
    for card in table.held(seat):
        price = WORKING[card].avoid
        if price is None:
            continue
        ways.append(card)
        good = table.missing(seat, price)
        if good:
            needed = table.due(seat, price)[good]
            closed[card] = Bar("NF-13.7", card=card, good=good, needed=needed, has=hero.goods[good])
    if ways:
        offer = offer | Offer("avoid", ways, closed, clause="NF-13.7")
    if hero.pack:
        offer = offer | Offer("release", sorted(set(table.animals(seat))), clause="NF-10.4")
    return offer


def slip_past(table: Table, seat: int, way: Answer) -> list[str]:
    """Pay for slipping past the enemy, who stays; the pack animals set free for it. [NF-13.7]"""
    if way.verb == "pass":
        return []
    if way.verb == "release":
        animal = release(table, seat, table.animals(seat).index(way.name))
        table.tell(EnemyAvoided(seat, table.enemies[0], animal))
        return [animal]
    price = None if way.name == CAUTION else PROPERTIES[way.name].avoid
    if price is not None:
        table.pay(seat, price)
    table.tell(EnemyAvoided(seat, table.enemies[0], way.name))
    return []


def meet(table: Table, seat: int, foe: str) -> int:
    """Roll against an enemy; what the die shows. [NF-13.4]"""
    die = table.chance.roll(seat)
    table.tell(EnemyMet(seat, foe, die, die + table.icons(seat, "combat")))
    table.beat()
    return die


def defeat(table: Table, seat: int, foe: str) -> list[Step]:
    """Take the enemy and place the next camp on it; the next enemy is active now. [NF-13.5]

    A boss is taken like an enemy, and its story is read at once. [NF-26.11.2]
    """
    table.defeated[seat].append(foe)
    if foe in BOSSES:
        table.bosses.remove(foe)
        table.tell(BossFell(seat, foe, len(table.bosses)))
        return [*pitch(table, seat), *happened(table, seat, "enemy_defeated"), Read(seat, foe)]
    table.enemies.remove(foe)
    table.tell(EnemyDefeated(seat, foe))
    return [*pitch(table, seat), *happened(table, seat, "enemy_defeated")]

"""Taking a hero: the character card with its starting item and ability. [AM-1.3]"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import CHARACTERS, HEROES
from strannik.games.aftermath.events.turns import HeroTaken
from strannik.games.aftermath.table import Table


@dataclass
class TakeHero(Choice):
    """Take one of the characters that nobody has, with its box; a person may have several. [AM-1.3, AM-27.2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        free = [hero for hero in HEROES if table.seat_of(hero) < 0]
        return Offer("be", free, clause="AM-1.3") if len(free) > 1 else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        free = [hero for hero in HEROES if table.seat_of(hero) < 0]
        take_hero(table, self.me, given[0].name if given else free[0])
        return []


def take_hero(table: Table, seat: int, hero: str) -> None:
    """The starting item is equipped, the starting ability known. [AM-1.3, AM-1.11]"""
    character = CHARACTERS[hero]
    table.heroes[seat].id = hero
    table.heroes[seat].abilities = [character.ability]
    table.item_box.remove(character.item)
    table.equipped[seat] = [character.item]
    table.tell(HeroTaken(seat, hero))

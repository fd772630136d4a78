"""Evening: small dice go back to the track, the fallen to the cemetery, and spells are handed out."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.glow.cards import DICE, ELEMENTS
from strannik.games.glow.events import SpellTaken
from strannik.games.glow.table import EVENING, Table


@dataclass
class HandOutSpells(Step):
    """Everyone who owes it to Xar'gok takes a spell face down, in turn order, while there are any. [GL-H8]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.in_turn_order():
            for _ in range(min(table.owed[seat], len(table.spell_pile))):
                spell = table.spell_pile.pop()
                table.hidden_spells[seat].append(spell)
                table.tell(SpellTaken(seat, [spell]))
        table.owed = [0] * len(table.seats)
        return []


@dataclass
class EndJourney(Step):
    """The player's day is done; others may still be on their way. [GL-D1]"""

    me: int

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.hours[self.me] = EVENING
        return []


@dataclass
class Evening(Step):
    """Gather what the day has left: in turn order, small dice to the track, the fallen to the
    cemetery, dice of fallen Sketals to the reserve; then the first-player marker passes on.

    A die that shows no element is rolled again until it does. [GL-L1, GL-L3, GL-H7]
    """

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for seat in table.in_turn_order():
            small = [die for die in table.dice[seat] if not DICE[die].big]
            table.dice[seat] = [die for die in table.dice[seat] if DICE[die].big]
            for die in small:
                if table.faces[die] not in ELEMENTS:
                    faces = [face for face in DICE[die].faces if face in ELEMENTS]
                    table.faces[die] = table.chance.pick(faces, seat)
                table.put_on_track(die)
            table.cemetery += table.fallen[seat]
            table.fallen[seat] = []
            table.reserve += table.returned[seat]
            table.returned[seat] = []
            table.trodden[seat], table.used[seat] = [], []
        table.first = (table.first + 1) % len(table.seats)
        return []

"""Before the first day: adventurers, dice, the meeting track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.glow.cards import ADVENTURERS, BLACK, DICE, ELEMENTS
from strannik.games.glow.events import SetOut
from strannik.games.glow.maps import TRACK
from strannik.games.glow.table import Table

RESERVED: Final = ("green", "blue", "azure", "red", "orange")
"""The colours of which a big die lies in the reserve. [GL-C5]"""

LAST_PLAYER_REROLLS: Final = 2


@dataclass
class ChooseAdventurer(Choice):
    """Choose one of the adventurers nobody has chosen yet. [GL-C2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        return None if given else Offer("choose", table.unchosen, clause="GL-C2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        set_out(table, self.me, given[0].name)
        return []


def set_out(table: Table, seat: int, adventurer: str) -> None:
    """Take the adventurer and the big dice on its card. [GL-C2]"""
    table.unchosen.remove(adventurer)
    table.adventurers[seat] = adventurer
    for colour, count in ADVENTURERS[adventurer].dice.items():
        dice = [die for die in table.box if DICE[die].big and DICE[die].colour == colour][:count]
        for die in dice:
            table.box.remove(die)
        table.dice[seat] += dice
    table.tell(SetOut(seat, adventurer))


@dataclass
class FillReserve(Step):
    """Lay out one big die of five colours and the black die; what nobody uses stays in the box. [GL-C3, GL-C5]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for colour in RESERVED:
            reserve_big(table, colour)
        table.box.remove(BLACK)
        table.reserve.append(BLACK)
        table.gain(table.in_turn_order()[-1], "rerolls", LAST_PLAYER_REROLLS)
        return [RollTrackDice()]


def reserve_big(table: Table, colour: str) -> None:
    """Put one big die of the colour into the reserve."""
    for die in table.box:
        if DICE[die].big and DICE[die].colour == colour:
            table.box.remove(die)
            table.reserve.append(die)
            return


@dataclass
class RollTrackDice(Step):
    """Roll the nine small dice and put each on the space of its element. [GL-C8]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for die in [die for die in table.box if not DICE[die].big and die != BLACK]:
            table.box.remove(die)
            # All six faces are equally likely, and a face that is no element is rolled again.
            faces = [face for face in DICE[die].faces if face in ELEMENTS]
            space = TRACK.index(table.chance.pick(faces))
            table.faces[die] = TRACK[space]
            table.track_dice[space].append(die)
        return []

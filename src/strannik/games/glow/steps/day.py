"""A day: morning in turn order, then everybody at their own pace, then the evening."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer
from strannik.core.step import Step, Together
from strannik.games.glow.cards import CROMAUG, XARGOK
from strannik.games.glow.maps import PROVINCE
from strannik.games.glow.steps.afternoon_archipelago import Sail
from strannik.games.glow.steps.afternoon_province import Travel
from strannik.games.glow.steps.evening import EndJourney, HandOutSpells
from strannik.games.glow.steps.late_morning import RollDice
from strannik.games.glow.steps.noon import Noon
from strannik.games.glow.table import Table


@dataclass
class RestOfDay(Step):
    """Late morning, noon and afternoon side by side. [GL-D1]

    A lane touches only its player's things, with three exceptions that are kept apart: what
    falls, goes back or is used up waits with its player until the evening, so that the only
    lane that may take from the cemetery and the reserve at noon (Cromaug's) sees both as they
    were in the morning; a black die that Kaar brings at noon lies on the track, where nobody
    looks before the next morning; and spells. Xar'gok hands these out after everybody's cards
    and before anybody's journey, since a spell just taken can pay for a skull on the board: on
    the rare days on which it may act, the lanes meet once between noon and afternoon. [GL-H8]
    """

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if spells_may_fly(table):
            return [
                Together({seat: [RollDice(seat), Noon(seat)] for seat in table.seats}),
                HandOutSpells(),
                Together({seat: [journey(table, seat), EndJourney(seat)] for seat in table.seats}),
            ]
        return [
            Together(
                {seat: [RollDice(seat), Noon(seat), journey(table, seat), EndJourney(seat)] for seat in table.seats}
            )
        ]


def spells_may_fly(table: Table) -> bool:
    """Whether somebody has Xar'gok, or may bring it back by Cromaug. [GL-H8]"""
    played = [companion for company in table.company for companion in company]
    return XARGOK in played or (CROMAUG in played and XARGOK in table.cemetery)


def journey(table: Table, seat: int) -> Step:
    """The first step of a player's afternoon on the board in use. [GL-C1]"""
    return Travel(seat) if table.board == PROVINCE else Sail(seat)

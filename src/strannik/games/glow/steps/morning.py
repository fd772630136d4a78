"""Morning: recruiting companions, in turn order."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Offer
from strannik.core.step import Choice, Step
from strannik.games.glow.cards import BLACK, KAAR
from strannik.games.glow.events import DayBroke, SentAway
from strannik.games.glow.maps import TRACK
from strannik.games.glow.steps.day import RestOfDay
from strannik.games.glow.steps.evening import Evening
from strannik.games.glow.table import DAWN, DAYS, SPACES, Table


@dataclass
class Morning(Step):
    """A new day: companions come to the track, spells are turned up, everybody recruits. [GL-E1, GL-E2, GL-E3]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.day += 1
        table.hours = [DAWN] * len(table.seats)
        lay_footprints(table, [])
        deal(table)
        table.turn_spells_up()
        turns: list[Step] = []
        for seat in table.in_turn_order():
            turns.append(Recruit(seat))
            if len(table.seats) == 2 and seat == table.first:
                turns.append(SendAway(seat))
        return [*turns, EndMorning(), RestOfDay(), Evening(), NextDay()]


def lay_footprints(table: Table, closed: list[int]) -> None:
    """Every space without a die gets a footprint, on top of those lying there; Tom's dice count too. [GL-C8, GL-L2]"""
    for space in range(SPACES):
        if not table.track_dice[space] and space not in closed:
            table.track_footprints[space] += 1


def deal(table: Table) -> None:
    """Five companions come to the track: deck A lies on deck B, and both are one pile. [GL-C6, GL-L2]"""
    for space in range(SPACES):
        deck = table.deck_a or table.deck_b
        table.meeting[space] = [deck.pop()]
    table.tell(DayBroke(table.day, [table.companion_at(space) for space in range(SPACES)]))


@dataclass
class Recruit(Choice):
    """Take a companion with the dice and footprints of its space.

    The owner of Kaar first moves the black die away from that space. A Sketal brings its big
    die at once, Kaar brings the black die into the game. [GL-E2, GL-E4, GL-E5, GL-E6]
    """

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return Offer("recruit", [table.companion_at(space) for space in table.standing()], clause="GL-E2")
        companion = given[0].name
        space = table.space_of(companion)
        asked = len(given) - 1
        if table.protected(seat) and BLACK in table.track_dice[space]:
            if not asked:
                return Offer(
                    "move-black",
                    [f"space-{TRACK[other]}" for other in table.standing() if other != space],
                    clause="GL-E6",
                )
            asked -= 1
        dice = table.dice_for(companion)
        return Offer("take", dice, clause="GL-E4") if len(dice) > 1 and not asked else None

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        companion = given[0].name
        dice = table.dice_for(companion)
        for answer in given[1:]:
            if answer.verb == "move-black":
                table.place_black_die(self.me, TRACK.index(answer.name.removeprefix("space-")))
            else:
                dice = [answer.name]
        table.recruit(self.me, companion)
        if dice:
            table.link(self.me, companion, dice[0])
        if companion == KAAR:
            table.bring_black_die(self.me, table.standing())
        return []


@dataclass
class SendAway(Choice):
    """With two players the first player sends one of the remaining companions to the cemetery. [GL-E3]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        return Offer("send-away", [table.companion_at(space) for space in table.standing()], clause="GL-E3")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        companion = given[0].name
        table.meeting[table.space_of(companion)] = []
        table.cemetery.append(companion)
        table.tell(SentAway(self.me, companion))
        return []


@dataclass
class EndMorning(Step):
    """Whoever nobody recruited goes to the cemetery; dice and footprints stay. [GL-E7]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        for space in table.standing():
            table.cemetery += table.meeting[space]
            table.meeting[space] = []
        return []


@dataclass
class NextDay(Step):
    """Eight days, then the game is over. [GL-L4]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return [Morning()] if table.day < DAYS else []

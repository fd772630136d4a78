"""What an answer would change, in a few words: goods, hearts, reputation, points."""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.core.words import Words
from strannik.games.nearfar.hero import GOODS
from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.sentences import signed
from strannik.games.nearfar.steps.adventure import Check
from strannik.games.nearfar.steps.end import EndTurn
from strannik.games.nearfar.steps.turn import BeginTurn, Round
from strannik.games.nearfar.table import Table
from strannik.story.reading import Choose

ELSEWHERE: Final = (EndTurn, BeginTurn, Round)
"""Where what follows no longer comes of the answer."""

UNREAD: Final = (Choose, Check)
"""What an adventure gives is read only when it has been won: told is no more than what is spent on it. [NF-15.2]"""

FACE_DOWN: Final = ("bag", "deck", "special_deck", "treasure_deck", "arcade")


def preview(position: Position, seat: int, answer: Answer, words: Words) -> str:
    """The change by this answer as far as it is certain; nothing where more is asked first."""
    table = position.table
    assert isinstance(table, Table)
    if table.round == 0:
        return ""
    after = carried_out(position, table, seat, answer)
    return "" if after is None else changes(table, after, seat, words)


def carried_out(position: Position, table: Table, seat: int, answer: Answer) -> Table | None:
    """A copy of the table on which this was done, up to the next question, die or hidden card."""
    offer = position.offers.get(seat)
    if offer is not None and offer.takes(answer):
        step, given = position.agenda[-1], [*position.given(seat), answer]
    else:
        step, given = table.interrupt(seat, answer), []
    if step.ask(table, seat, given) is not None:
        return None
    before: Table = table.clone()
    after: Table = table.clone()
    following = step.do(after, {seat: given})
    if isinstance(step, UNREAD):
        following = []
    while certain(before, after):
        before = after.clone()
        if not following or isinstance(following[0], ELSEWHERE) or asks(following[0], after):
            return after
        first, *rest = following
        following = [*first.do(after, {}), *rest]
    return before if before.news != table.news else None


def certain(before: Table, after: Table) -> bool:
    """Whether nothing was rolled or drawn between the two."""
    drawn = [deck for deck in FACE_DOWN if len(getattr(before, deck)) != len(getattr(after, deck))]
    return after.chance.used == before.chance.used and not drawn


def asks(step: Step, table: Table) -> bool:
    return any([step.ask(table, seat, []) is not None for seat in step.seats(table)])


def changes(before: Table, after: Table, seat: int, words: Words) -> str:
    """How one hero differs between two tables."""
    old, new = before.heroes[seat], after.heroes[seat]
    counted = [(good, new.goods[good] - old.goods[good]) for good in GOODS]
    counted.append(("hearts", new.hearts - old.hearts))
    counted.append(("reputation", new.reputation - old.reputation))
    counted.append(("vp", sheet(after, seat).total - sheet(before, seat).total))
    parts = [words.say(f"preview-{what}", {"count": abs(by), "signed": signed(by)}) for what, by in counted if by]
    return " · ".join(parts)

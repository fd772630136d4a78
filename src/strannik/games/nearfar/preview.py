"""What an answer would change, in a few words: goods, hearts, reputation, points."""

from __future__ import annotations

from typing import Final

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.core.table import Table as GameTable
from strannik.games.nearfar.country import TOWN
from strannik.games.nearfar.hero import GOODS
from strannik.games.nearfar.score import sheet
from strannik.games.nearfar.sentences import signed
from strannik.games.nearfar.steps.adventure import Check
from strannik.games.nearfar.steps.end import EndTurn
from strannik.games.nearfar.steps.turn import BeginTurn, Round
from strannik.games.nearfar.table import Table
from strannik.show.words import Words
from strannik.story.reading import Choose

ELSEWHERE: Final = (EndTurn, BeginTurn, Round)
"""Where what follows no longer comes of the answer."""

UNREAD: Final = (Choose, Check)
"""What an adventure gives is read only when it has been won: told is no more than what is spent on it. [NF-15.2]"""


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """The change by this answer as far as it is certain; nothing where more is asked first."""
    table, seat = ahead.view.table, ahead.view.seat
    assert isinstance(table, Table)
    if table.round == 0:
        return ""
    unread = ahead.answers(answer) and isinstance(ahead.view.step, UNREAD)
    after = ahead.foresee(answer, (Step,) if unread else ELSEWHERE)
    parts = [] if after is None else changes(table, after, seat, words)
    return " · ".join([*parts, *(lies_there(table, answer.name, words) if answer.verb == "go" else [])])


def lies_there(table: Table, space: str, words: Words) -> list[str]:
    """What one comes to: a camp, past which the way is free, or what a camp would find; perhaps a book. [NF-12.4]"""
    if space == TOWN:
        return []
    free = words.say("preview-no-camp", {"what-id": words.say(f"space-{table.map.spaces[space].kind}")})
    lies = words.say("preview-camped") if space in table.camps else free
    return [lies, *([words.say("space-adventure")] if space in table.tokens else [])]


def changes(before: Table, after: GameTable, seat: int, words: Words) -> list[str]:
    """How one hero differs between two tables."""
    assert isinstance(after, Table)
    old, new = before.heroes[seat], after.heroes[seat]
    counted = [(good, new.goods[good] - old.goods[good]) for good in GOODS]
    counted.append(("hearts", new.hearts - old.hearts))
    counted.append(("reputation", new.reputation - old.reputation))
    counted.append(("vp", sheet(after, seat).total - sheet(before, seat).total))
    return [words.say(f"preview-{what}", {"count": abs(by), "signed": signed(by)}) for what, by in counted if by]

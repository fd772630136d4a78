"""What an answer would change, in a few words: stars, gold, and how a row would stand to its goal."""

from __future__ import annotations

from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.words import Words
from strannik.games.rollplayer.cards import ATTRIBUTES
from strannik.games.rollplayer.score import Finished, finished, total
from strannik.games.rollplayer.sentences import goal_sign
from strannik.games.rollplayer.steps.effects import GainGold
from strannik.games.rollplayer.steps.market import FollowArrow
from strannik.games.rollplayer.table import ROWS, Table


def preview(position: Position, seat: int, answer: Answer, words: Words) -> str:
    """The change by this answer alone; nothing where chance or hidden cards would decide, or where more is asked."""
    table = position.table
    assert isinstance(table, Table)
    if not table.heroes[seat].alignment:
        return ""
    after = carried_out(position, table, seat, answer)
    return "" if after is None else changes(table, after, seat, words)


def carried_out(position: Position, table: Table, seat: int, answer: Answer) -> Table | None:
    """A copy of the table on which just this was done, and not what follows from the others' turns."""
    offer = position.offers.get(seat)
    given = [*position.given(seat), answer]
    if offer is not None and offer.takes(answer):
        step = position.lanes[seat].agenda[-1] if position.lanes else position.agenda[-1]
        if step.ask(table, seat, given) is not None:
            return None
    else:
        step = table.interrupt(seat, answer)
        if step.ask(table, seat, []) is not None:
            return None
    after: Table = table.clone()
    for following in step.do(after, {seat: given}):
        if isinstance(following, FollowArrow | GainGold) and following.ask(after, seat, []) is None:
            following.do(after, {})
    if after.chance.used != table.chance.used or after.undealt() != table.undealt():
        return None
    return after


def changes(before: Table, after: Table, seat: int, words: Words) -> str:
    """How one hero differs between two tables."""
    old, new = finished(before, seat), finished(after, seat)
    parts = rows(old, new, words)
    stars = total(new, after.solo) - total(old, before.solo)
    gold = after.heroes[seat].gold - before.heroes[seat].gold
    if stars:
        parts.append(words.say("preview-stars", {"stars": abs(stars), "sign": "+" if stars > 0 else "−"}))
    if gold:
        parts.append(words.say("preview-gold", {"gold": abs(gold), "sign": "+" if gold > 0 else "−"}))
    return " · ".join(parts)


def rows(old: Finished, new: Finished, words: Words) -> list[str]:
    """The rows whose score changes, beside their goals."""
    return [
        words.say(
            "preview-score",
            {
                "row": words.say(f"short-{ATTRIBUTES[row]}"),
                "score": new.scores[row],
                "goal": goal_sign(new.role.goals[row]),
            },
        )
        for row in range(ROWS)
        if old.scores[row] != new.scores[row]
    ]

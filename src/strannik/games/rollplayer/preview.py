"""What an answer would change, in a few words: stars, gold, and how a row would stand to its goal."""

from __future__ import annotations

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.core.table import Table as GameTable
from strannik.games.rollplayer.cards import ATTRIBUTES, MARKET
from strannik.games.rollplayer.score import Finished, finished, total
from strannik.games.rollplayer.sentences import goal_sign, printed, rules_text
from strannik.games.rollplayer.table import ROWS, Table
from strannik.show.words import Words


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """The change by this answer alone; nothing where chance or hidden cards would decide, or where more is asked."""
    table, seat = ahead.view.table, ahead.view.seat
    assert isinstance(table, Table)
    if not table.heroes[seat].alignment:
        return ""
    after = ahead.foresee(answer)
    if after is None:
        return ""
    bought = lasting(answer.name, words) if answer.verb == "buy" else ""
    return " · ".join([part for part in (bought, changes(table, after, seat, words)) if part])


def lasting(card: str, words: Words) -> str:
    """What a weapon or a skill does from now on: stars that are counted at once do not tell."""
    return rules_text(MARKET[card], words).rstrip(".") if MARKET[card].type in ("weapon", "skill") else ""


def changes(before: Table, after: GameTable, seat: int, words: Words) -> str:
    """How one hero differs between two tables."""
    assert isinstance(after, Table)
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
                "score": printed(new.scores[row]),
                "goal": goal_sign(new.role.goals[row]),
            },
        )
        for row in range(ROWS)
        if old.scores[row] != new.scores[row]
    ]

"""Campaigns of Aftermath evening by evening, and how their ends are told."""

from __future__ import annotations

from collections.abc import Callable

from strannik.bots.bot import Bot
from strannik.bots.registry import make_bot
from strannik.core.carried import Carried
from strannik.core.chance import Chance, derived_seed
from strannik.core.journey import Standing
from strannik.core.position import Position
from strannik.games.aftermath import GAME

Play = Callable[[Position, list[Bot]], object]
"""Lets bots play a game to its end."""


def evening(carried: Carried, seats: int, seed: str, bot: str, play: Play) -> Carried:
    """The next mission, and what it leaves behind."""
    position = GAME.start(seats, Chance(seed, seats), GAME.journey.nexts(carried)[0], carried)
    play(position, [make_bot(bot, GAME, Chance(derived_seed(seed, seat), 0)) for seat in range(seats)])
    kept = GAME.carry(position.table)
    assert kept is not None
    return kept


def told_end(carried: Carried) -> Standing:
    """How a campaign ended: the home page and the chronicle know it in both languages."""
    standing = GAME.journey.standing(carried)
    assert (standing.over, GAME.journey.nexts(carried)) == (True, [])
    for language in ("en", "ru"):
        words = GAME.words(language)
        assert words.say(f"outcome-{standing.outcome}", standing.facts)
        for passage in GAME.journey.chronicle(carried):
            assert words.say(passage.title)
            assert all([words.say(text) for text in passage.paragraphs])
    return standing

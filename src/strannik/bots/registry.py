"""Bots by name."""

from __future__ import annotations

from typing import Final

from strannik.bots.bot import Bot
from strannik.bots.fuzz import FuzzBot
from strannik.bots.greedy import GreedyBot
from strannik.bots.random import RandomBot
from strannik.bots.search import Budget, SearchBot
from strannik.box.game import Game
from strannik.core.chance import Chance
from strannik.core.options import OptionError, unknown

PLAYERS: Final = ("random", "greedy", "search")
"""Who sits down with people, the weakest first."""

NAMES: Final = (*PLAYERS, "fuzz")

LONGEST: Final = 3600.0
"""Nobody waits longer than an hour for one answer."""


def bot_names() -> list[str]:
    """The bots there are."""
    return list(NAMES)


def make_bot(spec: str, game: Game, chance: Chance) -> Bot:
    """The bot a spec asks for: `random`, `greedy`, `fuzz`, `search`, `search:200` (iterations), `search:0.5s`, or both
    limits as in `search:200/0.5s`.
    """
    name, colon, budget = spec.partition(":")
    if name not in NAMES:
        raise unknown("bot", name, NAMES)
    if name == "search":
        return SearchBot(chance, game.hints, read_budget(spec, budget) if colon else Budget())
    if colon:
        told = f"bot {name!r} has no budget to set, so {spec!r} means nothing; expected {name!r}"
        raise OptionError(told, "refused-budget-set", name=name, spec=spec)
    if name == "greedy":
        return GreedyBot(chance, game.hints)
    return FuzzBot(chance) if name == "fuzz" else RandomBot(chance)


def read_budget(spec: str, text: str) -> Budget:
    """A number of iterations, of seconds with an `s` after it, or both with a slash between them."""
    worlds, _, time = text.rpartition("/") if text.endswith("s") else (text, "", "")
    try:
        iterations = int(worlds) if worlds or not time else 0
        seconds = float(time[:-1]) if time else 0.0
        if iterations >= (1 if worlds else 0) and (0 < seconds <= LONGEST or not time):
            return Budget(iterations, seconds)
    except ValueError:
        pass
    raise OptionError(
        f"bot {spec!r} has no budget it can use; expected iterations as in 'search:200', seconds as in 'search:0.5s', "
        "or both as in 'search:200/0.5s'",
        "refused-budget",
        spec=spec,
    )

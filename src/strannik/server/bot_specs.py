"""The bots a game offers, in words."""

from __future__ import annotations

from strannik.core.game import Game
from strannik.server.messages import BotInfo


def default_bot(game: Game) -> str:
    return "random"


def bots_of(game: Game, lang: str) -> list[BotInfo]:
    return [BotInfo("random", "random", "random")]


def known_bot(game: Game, spec: str) -> str:
    return spec or default_bot(game)

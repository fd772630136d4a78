"""The bots that can sit at a table, in words."""

from __future__ import annotations

from typing import Final

from strannik.bots.registry import PLAYERS
from strannik.box.game import Game
from strannik.server.errors import RequestError
from strannik.server.messages import BotInfo
from strannik.server.showing.words import game_words

DEFAULT: Final = "greedy"


def bots_of(game: Game, lang: str) -> list[BotInfo]:
    """The bots as the lobby shows them, by the messages `bot-<name>` and `bot-<name>-says`."""
    words = game_words(game.id, lang)
    return [BotInfo(bot, words.say(f"bot-{bot}"), words.say(f"bot-{bot}-says")) for bot in PLAYERS]


def known_bot(spec: str) -> str:
    """The bot asked for; nothing asks for the usual one. Budgets are the host's, not the guests'."""
    if spec and spec not in PLAYERS:
        raise RequestError(422, "unknown-bot")
    return spec or DEFAULT

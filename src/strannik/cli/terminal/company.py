"""Company: the bots at the other seats."""

from __future__ import annotations

from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.match import Match
from strannik.cli.terminal.saved import Private
from strannik.core.chance import Chance, derived_seed
from strannik.core.offer import Answer


class Company:
    """Chooses for every seat but the person's own.

    A bot's chance follows from the seed, its seat and the number of the move, so that a game goes
    on after a pause as it would have gone on without one.
    """

    def __init__(self, game: Game, private: Private) -> None:
        self.private = private
        self.me = private.seat
        self.bots = {
            seat: make_bot(name, game, Chance("", 0)) for seat, name in enumerate(private.bots) if seat != self.me
        }

    def name(self, seat: int) -> str:
        """Which bot sits there; nothing for the person's own seat."""
        return self.private.bots[seat]

    def choose(self, match: Match, seat: int) -> Answer:
        """The bot's answer to its question."""
        self._give_chance(match, seat, "choose")
        return self.bots[seat].choose(Window(match.position, seat))

    def interject(self, match: Match, seat: int) -> Answer | None:
        """What the bot does although nobody asks it, if anything."""
        self._give_chance(match, seat, "interject")
        return self.bots[seat].interject(Window(match.position, seat))

    def _give_chance(self, match: Match, seat: int, occasion: str) -> None:
        self.bots[seat].chance = Chance(derived_seed(self.private.seed, occasion, seat, match.n), 0)

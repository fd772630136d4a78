"""Suggesting: what somebody who learns a game could do."""

from __future__ import annotations

from strannik.bots.greedy import GreedyBot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.core.chance import Chance
from strannik.core.offer import Answer, Offer


class SuggestingBot(GreedyBot):
    """Looks one step ahead for somebody else, who will wonder why.

    Where nothing is gained it does nothing, and of answers that are equally good it takes the first. It does not draw
    anybody away from a question that the guide wants answered undisturbed.
    """

    def __init__(self, chance: Chance, game: Game) -> None:
        super().__init__(chance, game.hints)
        self.declining = game.declining
        self.undisturbed = [] if game.guide is None else game.guide.undisturbed

    def order(self, offer: Offer) -> list[int]:
        places = range(len(offer))
        nothing = [place for place in places if offer[place].verb in self.declining]
        return [*nothing, *[place for place in places if place not in nothing]]

    def interject(self, window: Window) -> Answer | None:
        if window.asked and any([answer.verb in self.undisturbed for answer in window.offer]):
            return None
        return super().interject(window)

"""What is found: the reward of a search token. [AM-13.4.2]"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer
from strannik.core.step import Step
from strannik.games.aftermath.events.turns import Searched
from strannik.games.aftermath.gear import gain_batteries
from strannik.games.aftermath.search_tokens import SEARCH_TOKENS
from strannik.games.aftermath.steps.abilities import after_search
from strannik.games.aftermath.steps.items import draw_broken, draw_item, happened
from strannik.games.aftermath.table import Table


@dataclass
class TakeReward(Step):
    """Turn the token over, take what it shows, and put it out of the game. [AM-13.4.1, AM-13.4.2]"""

    me: int
    place: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        token = SEARCH_TOKENS[table.turn_search(table.searches.pop(self.place))]
        table.tell(Searched(self.me, token.id))
        table.beat()
        found = {"food": token.food, "parts": token.parts, "clues": token.clues}
        for what, count in found.items():
            if count:
                table.gain(what, count)
        if token.batteries:
            gain_batteries(table, self.me, token.batteries)
        for _ in range(token.broken):
            draw_broken(table)
        steps: list[Step] = []
        for _ in range(token.items):
            steps += draw_item(table, self.me)
        kinds = [what for what, count in found.items() if count]
        return [*steps, *happened(table, self.me, "searched"), *after_search(table, self.me, kinds)]

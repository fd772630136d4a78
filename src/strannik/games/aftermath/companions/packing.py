"""Belongings: when a companion uses an ability or an item, and what is worn."""

from __future__ import annotations

from strannik.core.offer import Answer
from strannik.games.aftermath.cards import ABILITIES, ITEMS
from strannik.games.aftermath.companions.judging import Judge
from strannik.games.aftermath.gear import unchargeable, unequippable
from strannik.games.aftermath.steps.conditions import negative


class Packer(Judge):
    """Judges what a hero has, and what could be done with it."""

    def using(self, ability: str) -> float:
        """A few abilities are worth their white cards at the right moment."""
        words = [str(next(iter(effect))) for effect in ABILITIES[ability].effects]
        if "discard_threat" in words:
            return 1.2 if len(self.table.threats) >= 3 else -1.0
        if "tend" in words:
            return 1.0 if self.hero.wounds >= 2 else -1.0
        return -0.5

    def using_up(self, item: str) -> float:
        """Items are used up when they help now."""
        table, hero = self.table, self.hero
        words = [str(next(iter(effect))) for effect in ITEMS[item].discard]
        found = -0.6
        for word in words:
            match word:
                case "heal" | "tend" if hero.wounds + 1 >= table.life(self.seat):
                    found = max(found, 1.5)
                case "discard_threat" if len(table.threats) >= 3:
                    found = max(found, 1.0)
                case "draw" if len(self.hand) <= 2:
                    found = max(found, 0.8)
                case "strike" if not table.quiet:
                    found = max(found, self.in_reach(item))
                case "shed" if negative(table, self.seat):
                    found = max(found, 0.8)
                case "gain":
                    found = max(found, 0.4)
        return found

    def in_reach(self, item: str) -> float:
        """A throw that cannot miss is worth it where an enemy is near enough."""
        [reach] = [int(effect["strike"]) for effect in ITEMS[item].discard if "strike" in effect]
        near = self.table.ground().ranges(self.hero.space)
        return 1.6 if any([near.get(foe.space, 99) <= reach for foe in self.table.foes]) else -0.6

    def rearranging(self) -> float:
        """A card for putting on what lies in the backpack, or batteries into what is worn."""
        table = self.table
        idle = [item for item in table.backpacks[self.seat] if unequippable(table, self.seat, item) is None]
        powered = [item for item in table.equipped[self.seat] if unchargeable(table, item) is None]
        return 0.7 if idle or (powered and self.hero.batteries) else -1.0

    def tidying(self) -> list[float]:
        """Put on what fits, charge what can be charged, and leave it at that."""
        worth = {"equip": 2.0, "charge": 1.5, "done": 1.0}
        return [worth.get(answer.verb, 0.0) + self.fits_free(answer) for answer in self.offer]

    def fits_free(self, answer: Answer) -> float:
        """Nothing that is worn makes room for something else."""
        taken = answer.verb == "equip" and unequippable(self.table, self.seat, answer.name) is not None
        return -2.0 if taken else 0.0

    def placing(self, answer: Answer) -> float:
        """An item is worn if it can be, else kept; and if there is no room, taken apart."""
        return {"equip": 3.0, "stow": 2.0, "scrap": 1.0}.get(answer.verb, 1.5)

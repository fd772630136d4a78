"""Odds: what dice are likely to show, and how often cards will act with them."""

from __future__ import annotations

from typing import Final

from strannik.games.glow.cards import DICE, SYMBOLS, Card

COLOURS: Final = ("green", "blue", "azure", "red", "orange", "purple", "yellow", "black")
ANY_SMALL: Final = len(COLOURS)
"""A small die of which nobody knows yet which one it will be."""

COLOUR_PLACE: Final[dict[str, int]] = {colour: place for place, colour in enumerate(COLOURS)}


def _faces() -> list[list[float]]:
    """For each colour, and for any small die, how likely each symbol is."""
    chances: list[list[float]] = []
    small = [0.0] * len(SYMBOLS)
    counted = 0
    for colour in COLOURS:
        chance = [0.0] * len(SYMBOLS)
        for die in DICE.values():
            if die.colour == colour:
                chance = [die.faces.count(symbol) / 6 for symbol in SYMBOLS]
                if not die.big and colour != "black":
                    counted += 1
                    small = [much + more for much, more in zip(small, chance, strict=True)]
        chances.append(chance)
    chances.append([much / counted for much in small])
    return chances


FACE_ODDS: Final = _faces()


class Odds:
    """What a set of dice will show: `tails[symbol][n]` is the chance of at least n of the symbol."""

    def __init__(self, counts: list[int]) -> None:
        self.none: list[float] = [1.0] * len(SYMBOLS)
        self.tails: list[list[float]] = []
        for symbol in range(len(SYMBOLS)):
            exactly = [1.0]
            for colour, count in enumerate(counts):
                chance = FACE_ODDS[colour][symbol]
                for _ in range(count):
                    exactly = _added(exactly, chance)
            self.none[symbol] = exactly[0]
            tail: list[float] = [0.0] * len(exactly)
            total = 0.0
            for much in range(len(exactly) - 1, -1, -1):
                total += exactly[much]
                tail[much] = total
            self.tails.append(tail)

    def sets(self, symbol: int, needed: int) -> float:
        """The expected number of separate sets of so many of the symbol."""
        tail = self.tails[symbol]
        total = 0.0
        much = needed
        while much < len(tail):
            total += tail[much]
            much += needed
        return total

    def acts(self, card: Card) -> float:
        """How often the card will act in a day, on average. [GL-H4]"""
        if not card.conditional:
            return 0.0
        times = 1.0
        for element in card.absent:
            times *= self.none[element]
        if card.same:
            total = 0.0
            for symbol in range(len(SYMBOLS)):
                total += self.sets(symbol, card.same)
            times *= total
        elif len(card.need) == 1:
            element, needed = card.need[0]
            times *= self.sets(element, needed)
        elif card.need:
            times *= self._pairs(card.need[0][0], card.need[1][0])
        return min(times, 1.0) if card.once else times

    def _pairs(self, one: int, other: int) -> float:
        """The expected number of pairs of two elements, as if they fell independently."""
        total = 0.0
        first, second = self.tails[one], self.tails[other]
        for much in range(1, min(len(first), len(second))):
            total += first[much] * second[much]
        return total


def _added(exactly: list[float], chance: float) -> list[float]:
    """The chances of each number with one more die."""
    longer = [0.0] * (len(exactly) + 1)
    for much, likely in enumerate(exactly):
        longer[much] += likely * (1.0 - chance)
        longer[much + 1] += likely * chance
    return longer


_known: dict[str, Odds] = {}


def odds_of(dice: list[str], more: int, big_only: bool) -> Odds:
    """The odds of these dice (or the big ones of them) and so many small ones that are still to come."""
    counts = [0] * (len(COLOURS) + 1)
    for id in dice:
        die = DICE[id]
        if die.big or not big_only:
            counts[COLOUR_PLACE[die.colour]] += 1
    counts[ANY_SMALL] = more
    key = " ".join([str(count) for count in counts])
    found = _known.get(key)
    if found is None:
        found = Odds(counts)
        _known[key] = found
    return found

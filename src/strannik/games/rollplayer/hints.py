"""What bots may use to judge a Roll Player position.

A hero is judged by the stars it will about have: goals by the chance that dice still to come meet
them, the backstory by what may still match, cards by what they are worth over the rounds left.
"""

from __future__ import annotations

from typing import Final

from strannik.games.rollplayer.cards import (
    ALIGNMENTS,
    ARMOR_SETS,
    BACKSTORIES,
    COLOR_OF,
    COLUMNS,
    MARKET,
    Goal,
    Trait,
)
from strannik.games.rollplayer.score import GOLD_PER_STAR, Finished, finished, shield_stars, trait_stars
from strannik.games.rollplayer.table import ROWS, Table

CHOOSING: Final = 1.9
"""How often a player gets a second choice, by picking among dice and rows."""

MENDING: Final = (1.0, 0.42, 0.16, 0.05)
"""The chance that a full row that misses its goal by so much is still mended, with many rounds to go."""

SOON: Final = 5
"""With so many dice to come there is time to mend what is wrong."""

STORY: Final = (0.0, 0.35, 1.0, 1.7, 3.0, 4.1, 6.0)
"""Stars for matches with the backstory, the steps smoothed out."""

GOLD_STARS: Final = 0.33
"""What a gold is worth while there is something to buy with it."""

SPENT: Final = 4
"""The gold a purchase takes, about."""


def _sums() -> list[list[float]]:
    """For no, one, two and three dice: the chance of every sum."""
    tables = [[1.0]]
    for dice in range(1, COLUMNS + 1):
        before, chances = tables[-1], [0.0] * (6 * dice + 1)
        for total, chance in enumerate(before):
            for face in range(1, 7):
                chances[total + face] += chance / 6
        tables.append(chances)
    return tables


SUMS: Final = _sums()


def within(dice: int, low: int, high: int) -> float:
    """The chance that so many dice come to something from low to high."""
    chances = SUMS[dice]
    return sum([chances[total] for total in range(max(0, low), min(high, len(chances) - 1) + 1)])


def steered(chance: float) -> float:
    """The chance for somebody who chooses."""
    missed: float = (1.0 - min(1.0, chance)) ** CHOOSING
    return 1.0 - missed


def goal_chance(goal: Goal, score: int, empty: int, left: int) -> float:
    """The chance that a row with so many empty cells ends at its goal."""
    if not empty:
        miss = abs(goal.short(score))
        if miss == 0:
            return 1.0
        time = min(left, SOON) / SOON
        return MENDING[miss] * time if miss < len(MENDING) else 0.0
    low, high = goal.low - score, goal.high - score
    exact = steered(within(empty, low, high))
    near = steered(within(empty, low - 1, high + 1))
    return 0.65 * exact + 0.35 * near


class Hints:
    """Judges a hero by the stars to be expected."""

    def value(self, table: Table, seat: int) -> float:
        if not table.heroes[seat].alignment:
            return 0.0
        return Outlook(table, seat).value()


class Outlook:
    """What one hero may still come to."""

    def __init__(self, table: Table, seat: int) -> None:
        self.sheet: Finished = finished(table, seat)
        self.hero = table.heroes[seat]
        self.solo = table.solo
        self.left: int = COLUMNS * ROWS - sum([len(row) for row in self.sheet.rows])
        self.purchases: int = self.left + (1 if table.may_still_buy(seat) else 0)
        self.goals: list[float] = [
            goal_chance(
                self.sheet.role.goals[row], self.sheet.scores[row], COLUMNS - len(self.sheet.rows[row]), self.left
            )
            for row in range(ROWS)
        ]

    def value(self) -> float:
        sheet = self.sheet
        stars = float(sheet.colors[sheet.role.color])
        for row in range(ROWS):
            stars += sheet.role.goals[row].stars * self.goals[row]
        return stars + self.alignment() + self.backstory() + self.armor() + self.cards() + self.gold()

    def alignment(self) -> float:
        """The cell of the token, and how near a better one is."""
        grid, place = ALIGNMENTS[self.hero.alignment], self.hero.place
        here = float(grid[place])
        if not self.left:
            return here
        best = here
        for cell in range(len(grid)):
            away = abs(cell // 3 - place // 3) + abs(cell % 3 - place % 3)
            best = max(best, grid[cell] - 0.7 * away)
        hope = min(self.left, SOON) / SOON * 0.5
        return (1.0 - hope) * here + hope * best

    def backstory(self) -> float:
        return STORY[0] + self._story(self.matches())

    def matches(self) -> float:
        """Matches so far, and some of those that may still come."""
        matches = 0.0
        for row, (column, color) in enumerate(BACKSTORIES[self.hero.backstory]):
            dice = self.sheet.rows[row]
            if column >= len(dice):
                matches += 0.28
            elif COLOR_OF[dice[column]] == color:
                matches += 1.0
            elif self.left:
                matches += 0.06
        return matches

    def _story(self, matches: float) -> float:
        whole = min(5, int(matches))
        return STORY[whole] + (STORY[whole + 1] - STORY[whole]) * (matches - whole)

    def armor(self) -> float:
        """Stars of the sets, and a share of the next card of each set that is begun."""
        counts = self.sheet.armor()
        stars = 0.0
        hope = 0.22 * min(self.purchases, 6) / 6
        for kind, count in counts.items():
            armor = ARMOR_SETS[kind]
            stars += armor.stars[count] + (self.sheet.role.color in armor.colors)
            if count < armor.size:
                stars += hope * (armor.stars[count + 1] - armor.stars[count])
        for card in self.sheet.cards:
            extra = MARKET[card].power.get("extra_armor", 0)
            if extra:
                stars += shield_stars(counts, extra) + hope
        return stars

    def cards(self) -> float:
        """What traits, skills and weapons are worth from now on."""
        worth = 0.0
        for id in self.sheet.cards:
            card = MARKET[id]
            if card.trait is not None:
                worth += self.trait(card.trait)
            elif card.type == "skill":
                worth += 0.2 * min(self.left, 6) + (0.0 if id in self.hero.exhausted else 0.25)
            elif card.type == "weapon" and not card.die_bonus:
                worth += 0.12 * self.left
        return worth

    def trait(self, trait: Trait) -> float:
        """The stars of a trait, or the chance of them."""
        now = float(trait_stars(trait, self.sheet))
        if not self.left:
            return now
        if trait.op == "goal_met":
            return trait.stars * self.goals[trait.attr]
        if trait.op == "goals_met_at_least":
            return trait.stars * self._odds(sum(self.goals), trait.count)
        if trait.op == "score_at_most":
            empty = COLUMNS - len(self.sheet.rows[trait.attr])
            return trait.stars * steered(within(empty, 0, trait.max - self.sheet.plain[trait.attr]))
        if trait.op == "backstory_matches_at_least":
            return trait.stars * self._odds(self.matches(), trait.count)
        if trait.op == "token_in":
            return max(now, trait.stars * 0.4)
        if trait.op == "class_color_dice_at_least":
            own = self.sheet.colors[self.sheet.role.color]
            return trait.stars * self._odds(own + self.left * 0.25, trait.count)
        if trait.op == "dice_of_one_color_at_least":
            return trait.stars * self._odds(max(self.sheet.colors) + self.left * 0.25, trait.count)
        return now + min(1.0, 0.1 * self.left)

    def _odds(self, expected: float, needed: int) -> float:
        """About the chance to reach a number when so much is to be expected."""
        return min(1.0, max(0.0, 0.55 + 0.45 * (expected - needed)))

    def gold(self) -> float:
        """Gold is worth something as long as it can be spent."""
        spent = min(self.hero.gold + self.hero.charisma, self.purchases * SPENT)
        kept = self.hero.gold // GOLD_PER_STAR if self.solo and not self.purchases else 0
        return GOLD_STARS * spent + kept + 0.01 * self.hero.gold

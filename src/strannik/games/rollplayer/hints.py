"""What bots may use to judge a Roll Player position.

A hero is judged by the stars it will about have: goals by the chance that dice still to come meet
them, the backstory by what may still match, cards by what they are worth over the rounds left.
"""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.games.rollplayer.cards import (
    ALIGNMENTS,
    ARMOR_SETS,
    BACKSTORIES,
    COLOUR_OF,
    COLUMNS,
    DEFAULTS,
    GOLD,
    MARKET,
    Card,
    Goal,
    Trait,
    moved,
)
from strannik.games.rollplayer.score import GOLD_PER_STAR, Finished, finished, shield_stars, trait_stars
from strannik.games.rollplayer.table import CELL_PLACE, ROW_OF, ROWS, Table

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

BOUGHT: Final = 0.85
"""How many cards are bought in a round, about, by somebody who pays less for them."""

ACTIONS: Final[dict[str, str]] = {
    "strength_dice": "str",
    "constitution_amount": "con",
    "intelligence_dice": "int",
    "intelligence_rolls": "int",
    "wisdom_steps": "wis",
}
"""The row whose action a power makes better."""

ACTION_STARS: Final[dict[str, float]] = {
    "strength_dice": 0.3,
    "constitution_amount": 0.2,
    "intelligence_dice": 0.2,
    "intelligence_rolls": 0.15,
    "wisdom_steps": 0.3,
}
"""What such a power is worth each time, about."""

BONUS_STARS: Final = 0.08
"""What a bonus for dice of a colour is worth for every die still to come, of whatever colour."""

ROUNDS_AHEAD: Final = 3
"""Thinking ahead stops at every third round."""


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


_known: Final[dict[tuple[int, int, int], float]] = {}
"""Chances that were worked out before: dice to come, and from where to where they must lead."""


def goal_chance(goal: Goal, score: int, empty: int, left: int) -> float:
    """The chance that a row with so many empty cells ends at its goal."""
    if not empty:
        miss = abs(goal.short(score))
        if miss == 0:
            return 1.0
        time = min(left, SOON) / SOON
        return MENDING[miss] * time if miss < len(MENDING) else 0.0
    low, high = goal.low - score, min(goal.high - score, 18)
    chance = _known.get((empty, low, high), -1.0)
    if chance < 0:
        exact, near = within(empty, low, high), within(empty, low - 1, high + 1)
        chance = 0.65 * steered(exact) + 0.35 * steered(near)
        _known[empty, low, high] = chance
    return chance


class Hints:
    """Judges a hero by the stars to be expected."""

    def value(self, table: Table, seat: int) -> float:
        if not table.heroes[seat].alignment:
            return 0.0
        return Outlook(table, seat).value()

    def stage(self, table: Table, seat: int) -> int:
        """Some rounds ahead chance has more to say than the player, and the hints judge better."""
        return table.round // ROUNDS_AHEAD

    def lean(self, table: Table, seat: int, offer: Offer) -> list[float]:
        """How much each answer appeals at first sight: what it does for goals, backstory, alignment and purse."""
        if not table.heroes[seat].alignment:
            return [0.0] * len(offer)
        outlook = Outlook(table, seat)
        return [outlook.appeal(table, seat, offer[index]) for index in range(len(offer))]


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
        stars = float(sheet.colours[sheet.role.colour])
        for row in range(ROWS):
            stars += sheet.role.goals[row].stars * self.goals[row]
        return stars + self.alignment() + self.backstory() + self.armor() + self.cards() + self.gold()

    def alignment(self) -> float:
        return self.alignment_at(self.hero.place)

    def alignment_at(self, place: int) -> float:
        """A cell of the grid, and how near a better one is."""
        grid = ALIGNMENTS[self.hero.alignment]
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
        matches = self.matches()
        whole = min(5, int(matches))
        return STORY[whole] + (STORY[whole + 1] - STORY[whole]) * (matches - whole)

    def matches(self) -> float:
        """Matches so far, and some of those that may still come."""
        matches = 0.0
        for row, (column, colour) in enumerate(BACKSTORIES[self.hero.backstory]):
            dice = self.sheet.rows[row]
            if column >= len(dice):
                matches += 0.28
            elif COLOUR_OF[dice[column]] == colour:
                matches += 1.0
            elif self.left:
                matches += 0.06
        return matches

    def armor(self) -> float:
        """Stars of the sets, and a share of the next card of each set that is begun."""
        counts = self.sheet.armor()
        stars = 0.0
        hope = 0.22 * min(self.purchases, 6) / 6
        for kind, count in counts.items():
            armor = ARMOR_SETS[kind]
            stars += armor.stars[count] + (self.sheet.role.colour in armor.colours)
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
            worth += self.card(id)
        return worth

    def card(self, id: str) -> float:
        """What a trait, a skill or a weapon is worth from now on."""
        card = MARKET[id]
        if card.trait is not None:
            return self.trait(card.trait)
        if card.type == "skill":
            return 0.2 * min(self.left, 6) + (0.0 if id in self.hero.exhausted else 0.25)
        return self.weapon(card) if card.type == "weapon" else 0.0

    def weapon(self, card: Card) -> float:
        """What a weapon will bring: gold saved or gained, better actions for dice to come, and its bonus on them."""
        gold = BOUGHT * self.purchases * sum(card.discount.values())
        for attr, amount in card.action_gold.items():
            gold += amount * self.empty(ROW_OF[attr])
        stars = 0.0
        for what, amount in card.power.items():
            more = max(0, amount - max(DEFAULTS[what], self.sheet.role.power.get(what, 0)))
            if what == "row_gold":
                gold += more * sum([self.empty(row) > 0 for row in range(ROWS)])
            elif what in ACTION_STARS:
                stars += more * ACTION_STARS[what] * self.empty(ROW_OF[ACTIONS[what]])
        stars += BONUS_STARS * sum(card.die_bonus.values()) * self.left
        return stars + GOLD_STARS * gold

    def empty(self, row: int) -> int:
        """How many dice a row will still take; each brings its action."""
        return COLUMNS - len(self.sheet.rows[row])

    def trait(self, trait: Trait) -> float:
        """The stars of a trait, or the chance of them."""
        now = float(trait_stars(trait, self.sheet))
        if not self.left:
            return now
        if trait.op == "goal_met":
            return trait.stars * self.unarmed(trait.attr)
        if trait.op == "goals_met_at_least":
            return trait.stars * self._odds(sum([self.unarmed(row) for row in range(ROWS)]), trait.count)
        if trait.op == "score_at_most":
            empty = COLUMNS - len(self.sheet.rows[trait.attr])
            return trait.stars * steered(within(empty, 0, trait.max - self.sheet.plain[trait.attr]))
        if trait.op == "backstory_matches_at_least":
            return trait.stars * self._odds(self.matches(), trait.count)
        if trait.op == "token_in":
            return max(now, trait.stars * 0.4)
        if trait.op == "class_color_dice_at_least":
            own = self.sheet.colours[self.sheet.role.colour]
            return trait.stars * self._odds(own + self.left * 0.25, trait.count)
        if trait.op == "dice_of_one_color_at_least":
            return trait.stars * self._odds(max(self.sheet.colours) + self.left * 0.25, trait.count)
        return now + min(1.0, 0.1 * self.left)

    def unarmed(self, row: int) -> float:
        """The chance that a row meets its goal without the bonuses of weapons, which traits leave out."""
        sheet = self.sheet
        if sheet.plain[row] == sheet.scores[row]:
            return self.goals[row]
        return goal_chance(sheet.role.goals[row], sheet.plain[row], self.empty(row), self.left)

    def _odds(self, expected: float, needed: int) -> float:
        """About the chance to reach a number when so much is to be expected."""
        return min(1.0, max(0.0, 0.55 + 0.45 * (expected - needed)))

    def gold(self) -> float:
        """Gold is worth something as long as it can be spent."""
        spent = min(self.hero.gold + self.hero.charisma, self.purchases * SPENT)
        kept = self.hero.gold // GOLD_PER_STAR if self.solo and not self.purchases else 0
        return GOLD_STARS * spent + kept + 0.01 * self.hero.gold

    # First sight

    def appeal(self, table: Table, seat: int, answer: Answer) -> float:
        """What an answer seems to bring."""
        verb = answer.verb
        if verb == "take":
            number = answer.number
            die = table.initiative[number - 1][0]
            rows = [self.placed(die, row) for row in range(ROWS) if len(self.sheet.rows[row]) < COLUMNS]
            return max(rows) + self.die(table, seat, die) + GOLD_STARS * table.coins[number - 1]
        if verb == "place":
            dice = table.rolled[seat]
            return self.placed(dice[0], ROW_OF[answer.name]) if len(dice) == 1 else 0.0
        if verb == "flip":
            return self.turned(answer.name, 7 - 2 * table.value_at(seat, answer.name))
        if verb in ("raise", "lower") and isinstance(answer.thing, str):
            return self.turned(answer.name, 1 if verb == "raise" else -1)
        if verb == "move":
            return self.alignment_at(moved(self.hero.place, answer.name)) - self.alignment()
        if verb == "buy":
            return self.bought(answer.name) - GOLD_STARS * table.price(seat, answer.name)
        if verb in ("discard", "gold"):
            return GOLD_STARS * table.power(seat, "discard_gold")
        return 0.1 if verb == "reroll" else 0.0

    def die(self, table: Table, seat: int, die: int) -> float:
        """What a die is worth wherever it lies."""
        colour = COLOUR_OF[die]
        gold = GOLD_STARS * table.power(seat, "gold_die_gold") if colour == GOLD else 0.0
        return gold + (1.0 if colour == self.sheet.role.colour else 0.0)

    def placed(self, die: int, row: int) -> float:
        """What a die would do for a row: its goal, its cell of the backstory, its gold."""
        sheet = self.sheet
        dice, colour = sheet.rows[row], COLOUR_OF[die]
        empty = COLUMNS - len(dice) - 1
        goal = sheet.role.goals[row]
        score = sheet.scores[row] + sheet.values[die] + sheet.bonus[colour]
        gain = goal.stars * (goal_chance(goal, score, empty, self.left - 1) - self.goals[row])
        column, wanted = BACKSTORIES[self.hero.backstory][row]
        if column == len(dice):
            gain += 0.8 if wanted == colour else -0.25
        return gain if empty else gain + GOLD_STARS

    def turned(self, cell: str, change: int) -> float:
        """What another value of a die would do for its row."""
        row = CELL_PLACE[cell] // COLUMNS
        goal, empty = self.sheet.role.goals[row], COLUMNS - len(self.sheet.rows[row])
        return goal.stars * (goal_chance(goal, self.sheet.scores[row] + change, empty, self.left) - self.goals[row])

    def bought(self, id: str) -> float:
        """What a card would bring."""
        card = MARKET[id]
        if card.type == "armor":
            armor, count = ARMOR_SETS[card.armor_set], self.sheet.armor().get(card.armor_set, 0)
            named = not count and self.sheet.role.colour in armor.colours
            return armor.stars[count + 1] - armor.stars[count] + named
        worth = self.card(id)
        if card.trait is not None:
            place = moved(self.hero.place, card.arrow)
            worth += 0.0 if place < 0 else self.alignment_at(place) - self.alignment()
        return worth

"""Final scoring: goals, class dice, alignment, backstory, armour and traits."""

from __future__ import annotations

from typing import Final

from strannik.core.result import Line, Result, Sheet, ranked
from strannik.games.rollplayer.cards import (
    ALIGNMENTS,
    ARMOR_SETS,
    ATTRIBUTES,
    BACKSTORIES,
    BACKSTORY_STARS,
    CLASSES,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    MARKET,
    RACES,
    Trait,
)
from strannik.games.rollplayer.table import ROWS, Hero, Table

GOLD_PER_STAR: Final = 8
"""In a solo game, gold left over is worth something. [RP-3.10.6]"""

TITLES: Final = (22, 26, 30, 34, 38)
"""The stars that lift a solo hero to the next title. [RP-3.10.7]"""


class Finished:
    """What scoring looks at: a hero, six rows of dice, what the dice show, and the cards."""

    def __init__(self, hero: Hero, rows: list[list[int]], values: list[int], cards: list[str]) -> None:
        self.hero = hero
        self.rows = rows
        self.values = values
        self.cards = cards
        self.role = CLASSES[hero.role]
        self.bonus: list[int] = die_bonuses(cards, self.role.colour)
        self.plain: list[int] = []
        self.scores: list[int] = []
        self.colours: list[int] = [0] * len(COLOURS)
        self._count()

    def _count(self) -> None:
        """Row scores with and without weapon bonuses, and dice by colour. [RP-3.7.1]"""
        modifiers = RACES[self.hero.race]
        for row in range(ROWS):
            plain, bonus = modifiers[row], 0
            for die in self.rows[row]:
                plain += self.values[die]
                bonus += self.bonus[COLOUR_OF[die]]
                self.colours[COLOUR_OF[die]] += 1
            self.plain.append(plain)
            self.scores.append(plain + bonus)

    def goal_met(self, row: int) -> bool:
        return self.role.goals[row].met(self.scores[row])

    def goals_met(self) -> int:
        return sum([self.goal_met(row) for row in range(ROWS)])

    def goal_met_unarmed(self, row: int) -> bool:
        """Whether the dice alone meet the goal: so traits look at it. [RP-3.7.6, RP-3.8.3]"""
        return self.role.goals[row].met(self.plain[row])

    def matches(self) -> int:
        """How many dice match the backstory in colour and cell. [RP-3.7.4]"""
        return sum(
            [
                column < len(self.rows[row]) and COLOUR_OF[self.rows[row][column]] == colour
                for row, (column, colour) in enumerate(BACKSTORIES[self.hero.backstory])
            ]
        )

    def armor(self) -> dict[str, int]:
        """The cards of each armour set that has any."""
        counts: dict[str, int] = {}
        for card in self.cards:
            kind = MARKET[card].armor_set
            if kind:
                counts[kind] = counts.get(kind, 0) + 1
        return counts

    def hands(self) -> int:
        return sum([MARKET[card].hands for card in self.cards])

    def of_type(self, kind: str) -> int:
        return sum([MARKET[card].type == kind for card in self.cards])


def die_bonuses(cards: list[str], colour: int) -> list[int]:
    """What weapons add to dice, by colour; "class" means the hero's own. [RP-3.8.3]"""
    bonus = [0] * len(COLOURS)
    for card in cards:
        for name, amount in MARKET[card].die_bonus.items():
            bonus[colour if name == "class" else COLOURS.index(name)] += amount
    return bonus


def finished(table: Table, seat: int) -> Finished:
    """What the seat would score with now."""
    rows = table.rows[ROWS * seat : ROWS * (seat + 1)]
    return Finished(table.heroes[seat], rows, table.values, table.cards[seat])


def lines(sheet: Finished, solo: bool) -> list[Line]:
    """The stars of one hero, entry by entry. [RP-3.7, RP-3.7.2, RP-3.7.3]"""
    role, hero = sheet.role, sheet.hero
    found = [
        Line("goal", attr, role.goals[row].stars if sheet.goal_met(row) else 0) for row, attr in enumerate(ATTRIBUTES)
    ]
    found.append(Line("class", role.colour_name, sheet.colours[role.colour]))
    found.append(Line("alignment", hero.alignment, ALIGNMENTS[hero.alignment][hero.place]))
    found.append(Line("backstory", hero.backstory, BACKSTORY_STARS[sheet.matches()]))
    found += armor_lines(sheet)
    for card in sheet.cards:
        trait = MARKET[card].trait
        if trait is not None:
            found.append(Line("trait", card, trait_stars(trait, sheet)))
    if solo:
        found.append(Line("gold", "", hero.gold // GOLD_PER_STAR))
    return found


def armor_lines(sheet: Finished) -> list[Line]:
    """Stars by the size of each set, one more for a set of the own class, and the best use of a shield. [RP-3.7.5]"""
    counts = sheet.armor()
    found: list[Line] = []
    for kind, count in counts.items():
        stars = ARMOR_SETS[kind].stars[count]
        found.append(Line("armor", kind, stars + (sheet.role.colour in ARMOR_SETS[kind].colours)))
    for card in sheet.cards:
        extra = MARKET[card].power.get("extra_armor", 0)
        if extra:
            found.append(Line("shield", card, shield_stars(counts, extra)))
    return found


def shield_stars(counts: dict[str, int], extra: int) -> int:
    """What the shield adds to the one begun and incomplete set that gains most by it. [RP-3.8.9]"""
    gains = [0]
    for kind, count in counts.items():
        armor = ARMOR_SETS[kind]
        gains.append(armor.stars[min(armor.size, count + extra)] - armor.stars[count])
    return max(gains)


def trait_stars(trait: Trait, sheet: Finished) -> int:
    """The stars of a trait; die bonuses of weapons do not count for its condition. [RP-3.7.6, RP-3.8.3]"""
    op = trait.op
    if op == "per_owned_card":
        return min(trait.max, trait.each * (sheet.of_type(trait.type) - trait.alone))
    if op == "per_gold":
        return min(trait.max, trait.each * (sheet.hero.gold // trait.per))
    if op == "per_dice_of_color":
        return min(trait.max, trait.each * (sheet.colours[trait.colour] // trait.per))
    return trait.stars if fulfilled(trait, sheet) else 0


def fulfilled(trait: Trait, sheet: Finished) -> bool:
    """Whether the condition of a trait holds."""
    op = trait.op
    if op == "score_at_most":
        full = len(sheet.rows[trait.attr]) == COLUMNS
        return full and sheet.plain[trait.attr] <= trait.max
    if op == "goal_met":
        return sheet.goal_met_unarmed(trait.attr)
    if op == "token_in":
        return sheet.hero.place in trait.cells
    return counted(op, sheet) >= trait.count


def counted(op: str, sheet: Finished) -> int:
    """The number that a trait asks to be large enough."""
    if op == "goals_met_at_least":
        return sum([sheet.goal_met_unarmed(row) for row in range(ROWS)])
    if op == "backstory_matches_at_least":
        return sheet.matches()
    if op == "weapon_hands_used":
        return sheet.hands()
    if op == "dice_of_one_color_at_least":
        return max(sheet.colours)
    if op == "class_color_dice_at_least":
        return sheet.colours[sheet.role.colour]
    return max([0, *sheet.armor().values()])


def total(sheet: Finished, solo: bool) -> int:
    """All stars of one hero."""
    return sum([line.points for line in lines(sheet, solo)])


def title(stars: int) -> int:
    """The rank a solo hero has reached, 0 being the lowest. [RP-3.10.7]"""
    return sum([stars >= least for least in TITLES])


def hurting(table: Table, seat: int) -> list[str]:
    """The own cards without which, alone or together, the hero would have more stars. [RP-3.6.2]

    Bonuses of weapons add up in one row, so two may have to go where the loss of one would not help; any other card
    counts for itself.
    """
    cards = table.cards[seat]
    weapons = table.owned(seat, "weapon")
    now = stars_without(table, seat, [])
    found: list[str] = []
    for away in [*[[card] for card in cards if card not in weapons], *sets_of(weapons)]:
        then = stars_without(table, seat, away)
        if then > now:
            found += [card for card in away if then > stars_without(table, seat, [it for it in away if it != card])]
    return [card for card in cards if card in found]


def stars_without(table: Table, seat: int, away: list[str]) -> int:
    """The stars of a hero who has put these cards away."""
    sheet = finished(table, seat)
    kept = [card for card in sheet.cards if card not in away]
    return total(Finished(sheet.hero, sheet.rows, sheet.values, kept), table.solo)


def sets_of(cards: list[str]) -> list[list[str]]:
    """All sets of these cards but the empty one."""
    found: list[list[str]] = []
    for card in cards:
        found += [[*others, card] for others in [[], *found]]
    return found


def result(table: Table) -> Result:
    """Most stars win; ties go to more gold, then to fewer dice of the class colour. [RP-3.7.7]

    Alone nobody is beaten: the stars earn a title. [RP-3.10.7]
    """
    sheets = []
    for seat in table.seats:
        sheet = finished(table, seat)
        tie = [sheet.hero.gold, -sheet.colours[sheet.role.colour]]
        sheets.append(Sheet(seat, lines(sheet, table.solo), tie))
    if table.solo:
        stars = sheets[0].total
        return Result(sheets, [], "title", {"rank": title(stars), "stars": stars})
    return ranked(sheets)

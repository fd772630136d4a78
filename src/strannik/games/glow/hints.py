"""What bots may use to judge a Glow position: expected dice for cards and journey."""

from __future__ import annotations

from math import exp
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.position import Position
from strannik.games.glow.cards import BLACK, CARDS, DICE, ELEMENTS, MINUS, SYMBOL_PLACE, Card, acts
from strannik.games.glow.maps import ISLANDS, PROVINCE, ROUTES, SPOTS, rerolls_below
from strannik.games.glow.odds import odds_of
from strannik.games.glow.outlook import archipelago_hope, province_hope
from strannik.games.glow.score import FIREFLY_BONUS, fireflies, sheet
from strannik.games.glow.steps.afternoon_archipelago import heading
from strannik.games.glow.steps.late_morning import CARD, TOKEN, TRACK_SPACE, TURNING, Reroll, turnable
from strannik.games.glow.table import AFTERNOON, DAWN, DAYS, EVENING, NOON, ROLLED, Table

SMALL_DICE: Final = 2
"""How many small dice a player usually takes along."""

FOOTPRINT: Final = 1.1
REROLL: Final = 0.9
MOST_REROLLS: Final = 4
"""Reroll tokens beyond this are hardly ever used."""

FIREFLY: Final = 0.7
SPELLS_CAST: Final = 3.0
BROUGHT_BACK: Final = 3.5
STEP: Final = 0.55
"""What a die is worth for the journey, whatever it shows."""

PRICES: Final = {CARD: 0.0, TOKEN: 1.0, TRACK_SPACE: 2.0}
"""With what a reroll is paid: first with what costs least."""

LOOKS: Final = 32
WORLDS: Final = 8
"""How many ways to go on a bot looks at, and in how many worlds where dice are thrown."""

DEEP: Final = 7
"""How many steps ahead a walk is looked at."""

LONGEST_WALK: Final = 64
"""More than there are spots to walk to in a day."""

SPECIAL_FOOTPRINTS: Final = SYMBOL_PLACE["footprints2"]
SPECIAL_BURSTS: Final = SYMBOL_PLACE["bursts3"]


def effect_worth(card: Card) -> float:
    """About what one action of the card is worth, in points; what a skull takes is counted elsewhere."""
    worth = 0.0
    for effect in card.effects:
        if effect.kind == "bursts":
            worth += effect.count
        elif effect.kind == "footprints":
            worth += FOOTPRINT * effect.count
        elif effect.kind == "rerolls":
            worth += REROLL * effect.count
        elif effect.kind == "fireflies":
            worth += FIREFLY * effect.count
        elif effect.kind == "cast_spells":
            worth += SPELLS_CAST
        elif effect.kind == "resurrect":
            worth += BROUGHT_BACK
        elif effect.kind == "discard_last_companion":
            worth -= 3.0
    return worth


WORTH: Final[dict[str, float]] = {id: effect_worth(card) for id, card in CARDS.items()}


class Hints:
    """Judges by points now, what the cards will bring on the days left, fireflies, and the way ahead."""

    def value(self, table: Table, seat: int) -> float:
        hour = table.hours[seat]
        left = DAYS - table.day
        if not left and hour == EVENING:
            return float(sheet(table, seat).total)
        ahead = left + 1 if hour == DAWN else left
        total = table.bursts[seat] + FOOTPRINT * table.footprints[seat]
        total += min(table.rerolls[seat], MOST_REROLLS) * (REROLL if ahead else 0.0)
        if table.adventurers[seat]:
            total += self.cards(table, seat, hour, ahead)
        if hour == ROLLED:
            return total + self.today(table, seat)
        if NOON <= hour <= AFTERNOON:
            return total + self.journey(table, seat, table.shown(seat), 0)
        evenings = left + 1 if hour == DAWN else left
        if table.board == PROVINCE:
            return total + province_hope(table.places[seat], table.camps[seat], evenings, table.footprints[seat])
        return total + archipelago_hope(table.boats[seat], evenings)

    def stage(self, table: Table, seat: int) -> int:
        """The day rests before the journey, after each of its steps, and in the evening."""
        hour = table.hours[seat]
        if hour < AFTERNOON:
            return table.day * LONGEST_WALK
        walked = len(table.trodden[seat]) + 1 if hour == AFTERNOON else LONGEST_WALK - 1
        return table.day * LONGEST_WALK + walked

    def weigh(self, position: Position, seat: int) -> list[float]:
        """What dice promise that are thrown again, by their odds, and what that costs; nothing for other questions.

        To try it out would show luck: of many throws one falls well in every world.
        """
        steps = position.lanes[seat].agenda if seat in position.lanes else position.agenda
        step, table = steps[-1], position.table
        if not isinstance(step, Reroll):
            return []
        assert isinstance(table, Table)
        return Rethrow(self, step, table, seat).weights(position.given(seat), position.offers[seat])

    def care(self) -> tuple[int, int]:
        """Dice thrown again fall well in some world or other: that is no reason to pay for them with points."""
        return LOOKS, WORLDS

    def lean(self, table: Table, seat: int, offer: Offer) -> list[float]:
        """At first sight: keep the dice, let the best card act, bring back the best companion."""
        found: list[float] = []
        for answer in offer:
            if answer.verb in ("resolve", "revive"):
                found.append(WORTH[answer.name])
            else:
                found.append(1.0 if answer.verb == "keep" else 0.0)
        return found

    def cards(self, table: Table, seat: int, hour: int, ahead: int) -> float:
        """Printed points, and what the cards will bring in the days that are left."""
        today = odds_of(table.dice[seat], 0, False) if hour == DAWN and ahead else None
        later = odds_of(table.dice[seat], SMALL_DICE, True)
        days = ahead - 1 if today is not None else ahead
        total = 0.0
        income = 0.0
        for id in (table.adventurers[seat], *table.company[seat], *table.spells[seat]):
            card = CARDS[id]
            often = later.acts(card)
            first = today.acts(card) if today is not None else 0.0
            if card.skull or id in table.spells[seat]:
                stays = (1.0 - min(first, 1.0)) * (1.0 - min(often, 1.0)) ** days
                total += stays * card.points + (1.0 - stays) * WORTH[id]
                total += stays * card.rerolls * REROLL * 0.8 * days
            else:
                total += card.points + WORTH[id] * (first + often * days)
                income += card.total("fireflies") * (first + often * days)
        total += len(table.dice[seat]) * STEP if today is not None else 0.0
        total += len([die for die in table.dice[seat] if DICE[die].big]) * STEP * days
        return total + self.glow(table, seat, income, ahead)

    def glow(self, table: Table, seat: int, income: float, ahead: int) -> float:
        """The firefly bonus by how likely it is. [GL-L4]"""
        arriving = DAYS - table.day if table.hours[seat] != DAWN else max(0, ahead - 1)
        missing = len(table.company[seat]) + 0.55 * arriving - fireflies(table, seat) - income
        return FIREFLY_BONUS / (1.0 + exp((missing - 0.5) / (0.15 + 0.3 * ahead)))

    def today(self, table: Table, seat: int) -> float:
        """What the dice on the table will bring at noon and on the way; those in the hand by their odds."""
        shown = table.shown(seat)
        open_ = [die for die in table.dice[seat] if not table.faces[die]]
        total = self.journey(table, seat, shown, len(open_))
        cards = [CARDS[id] for id in (table.adventurers[seat], *table.company[seat], *table.spells[seat])]
        if not open_:
            return total + self.noon(table, seat, cards, shown)
        expected = 0.0
        first = DICE[open_[0]].faces
        second = DICE[open_[1]].faces if len(open_) > 1 else [""]
        for one in first:
            for other in second:
                seen = shown[:]
                for face in (one, other):
                    if face in SYMBOL_PLACE:
                        seen[SYMBOL_PLACE[face]] += 1
                expected += self.noon(table, seat, cards, seen)
        return total + expected / (len(first) * len(second))

    def noon(self, table: Table, seat: int, cards: list[Card], shown: list[int]) -> float:
        """What noon brings with so many of each symbol."""
        total = 2 * FOOTPRINT * shown[SPECIAL_FOOTPRINTS] + 3.0 * shown[SPECIAL_BURSTS]
        for card in cards:
            times = acts(card, shown)
            if times:
                total += WORTH[card.id] * times
                if card.skull:
                    total -= card.points + card.rerolls * REROLL * (DAYS - table.day)
                    total -= STEP * (DAYS - table.day) * (2 if card.die else 0)
        if BLACK in table.dice[seat] and table.faces[BLACK] == MINUS:
            total -= 2.0
        return total

    def journey(self, table: Table, seat: int, shown: list[int], unknown: int) -> float:
        """The best place to be this evening with these dice."""
        left = DAYS - table.day
        if table.board != PROVINCE:
            return self.voyage(table, seat, shown, left)
        dice = shown[: len(ELEMENTS)]
        for die in table.used[seat]:
            dice[SYMBOL_PLACE[table.faces[die]]] -= 1
        walk = Walk(table.camps[seat], left, self.held(table, seat, shown), shown)
        return walk.best(table.places[seat], dice, 0, table.trodden[seat], DEEP) + 0.35 * unknown

    def held(self, table: Table, seat: int, shown: list[int]) -> int:
        """The footprints there will be for the journey."""
        coming = 2 * shown[SPECIAL_FOOTPRINTS] if table.hours[seat] == ROLLED else 0
        return table.footprints[seat] + coming

    def voyage(self, table: Table, seat: int, shown: list[int], left: int) -> float:
        """The best sailing with so many different elements."""
        different = len([count for count in shown[: len(ELEMENTS)] if count])
        boats = table.boats[seat]
        best = archipelago_hope(boats, left)
        held = self.held(table, seat, shown)
        for route in ROUTES.values():
            if not (route.a in boats or route.b in boats):
                continue
            there = heading(boats, route)
            short = max(0, min(route.elements) - different) if route.elements else 0
            if not there or (route.elements and different > max(route.elements)) or route.cost + short > held:
                continue
            moved = boats[:]
            moved[moved.index(route.other(there))] = there
            found = place_worth(there) - FOOTPRINT * (route.cost + short)
            best = max(best, archipelago_hope(moved, left) + found)
        return best


def place_worth(island: str) -> float:
    """What an island gives whoever lands there."""
    worth = 0.0
    for effect in ISLANDS[island].effects:
        if effect.kind == "footprints":
            worth += FOOTPRINT * effect.count
        elif effect.kind == "rerolls":
            worth += REROLL * effect.count
        elif effect.kind == "fireflies":
            worth += FIREFLY * effect.count
        else:
            worth -= 2.5
    return worth


class Rethrow:
    """Weighs the ways to throw dice again, to turn one, and to leave them, by what they leave before noon. [GL-F2]"""

    def __init__(self, hints: Hints, step: Reroll, table: Table, seat: int) -> None:
        self.hints = hints
        self.step = step
        self.table = table.clone()
        self.seat = seat

    def weights(self, given: list[Answer], offer: Offer) -> list[float]:
        """How good each answer is to what is asked next."""
        if len(given) > 1:
            return [-PRICES[answer.name] for answer in offer]
        return [self.weight([*given, answer]) for answer in offer]

    def weight(self, given: list[Answer]) -> float:
        """The best that can come of what has been said so far."""
        first = given[0]
        if first.verb == "keep":
            return self.hints.value(self.table, self.seat)
        if first.verb == "turn":
            faces = [given[1].name] if len(given) > 1 else turnable(self.table, first.name)
            return max([self.after({first.name: face}, TURNING) for face in faces])
        if len(given) > 1:
            return self.after(dict.fromkeys([first.name, *self.second(given[1])], ""), 1)
        others = [[other] for other in self.table.dice[self.seat] if other != first.name]
        return max([self.after(dict.fromkeys([first.name, *second], ""), 1) for second in [[], *others]])

    def second(self, answer: Answer) -> list[str]:
        return [] if answer.verb == "alone" else [answer.name]

    def after(self, faces: dict[str, str], due: int) -> float:
        """How the seat stands with these faces, or with dice in the hand, and with so many rerolls paid."""
        table, seat = self.table, self.seat
        before = {die: table.faces[die] for die in faces}
        bursts, tokens = table.bursts[seat], table.rerolls[seat]
        paid = self.step.sources(table, seat)[:due]
        table.rerolls[seat] -= paid.count(TOKEN)
        spaces = paid.count(TRACK_SPACE)
        table.bursts[seat] = rerolls_below(bursts)[spaces - 1] if spaces else bursts
        table.faces.update(faces)
        value = self.hints.value(table, seat)
        table.faces.update(before)
        table.bursts[seat], table.rerolls[seat] = bursts, tokens
        return value


class Walk:
    """Looks for the best evening on the Province with the dice of today."""

    def __init__(self, camp: str, left: int, footprints: int, shown: list[int]) -> None:
        self.camp = camp
        self.left = left
        self.footprints = footprints
        self.shown = shown

    def best(self, here: str, dice: list[int], paid: int, seen: list[str], deep: int) -> float:
        """The most that can be made of it from here on. [GL-J1, GL-J3]"""
        spot = SPOTS[here]
        held = self.footprints - paid
        best = province_hope(here, self.camp, self.left, held) - FOOTPRINT * paid
        if spot.points > SPOTS[self.camp].points:
            best = max(best, province_hope(here, here, self.left, held) - FOOTPRINT * paid)
        if not deep:
            return best
        for other, effects in spot.ways.items():
            if other in seen:
                continue
            there = SPOTS[other]
            cost = there.cost
            element = SYMBOL_PLACE[there.need] if there.need else -1
            uses = element >= 0 and dice[element] > 0
            if element >= 0 and not uses:
                cost += 1
            if there.absent and self.shown[SYMBOL_PLACE[there.absent]]:
                cost += 1
            if paid + cost > self.footprints or (cost and paid + cost > 4):
                continue
            left = dice
            if uses:
                left = dice[:]
                left[element] -= 1
            found = 0.0
            for effect in [*effects, *there.effects]:
                found += 0.8 * effect.count if effect.kind != "discard_companion_or_spell" else -2.5
            best = max(best, found + self.best(other, left, paid + cost, [*seen, here], deep - 1))
        return best

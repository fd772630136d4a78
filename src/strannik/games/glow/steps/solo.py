"""The solo variant: one player against Tom, who moves by tiles and dice."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.glow.cards import ADVENTURERS, DICE, ELEMENTS
from strannik.games.glow.events import DayBroke, TomCamped, TomWent
from strannik.games.glow.maps import CENTRE, ISLANDS, PROVINCE, ROUTES, SPOTS, TRACK, VILLAGES, Route, miles_from
from strannik.games.glow.solo_data import CLOSED_ISLANDS, TILES
from strannik.games.glow.steps.day import RestOfDay
from strannik.games.glow.steps.evening import Evening
from strannik.games.glow.steps.morning import EndMorning, lay_footprints
from strannik.games.glow.steps.prepare import RESERVED, RollTrackDice, reserve_big
from strannik.games.glow.table import DAWN, DAYS, SPACES, Table


@dataclass
class PrepareSolo(Step):
    """The reserve also gets a purple and a yellow die unless their adventurer is played. [GL-M1, GL-M2]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        own = ADVENTURERS[table.adventurers[0]].colour
        for colour in (*RESERVED, "purple", "yellow"):
            if colour in RESERVED or colour != own:
                reserve_big(table, colour)
        return [ChooseTomDice(0), RollTrackDice(), RollTomDice(), SoloMorning()]


@dataclass
class ChooseTomDice(Choice):
    """Choose two dice of the reserve for Tom, not of your own adventurer's colour. [GL-M2]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if len(given) == 2:
            return None
        own = ADVENTURERS[table.adventurers[seat]].colour
        closed: dict[Thing, Bar] = {die: Bar("GL-M2", die=die) for die in table.reserve if DICE[die].colour == own}
        for answer in given:
            closed[answer.thing] = Bar("GL-M2", die=answer.thing)
        return Offer("give-tom", table.reserve, closed=closed, clause="GL-M2")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        for answer in given:
            table.reserve.remove(answer.name)
            table.tom_dice.append(answer.name)
        return []


@dataclass
class RollTomDice(Step):
    """Roll Tom's dice: footprints and bursts go to him, an element closes its space. [GL-M2, GL-M5]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        tom = table.tom[0]
        for die in table.tom_dice:
            table.faces[die] = face = DICE[die].faces[table.chance.roll() - 1]
            if face == "footprints2":
                tom.footprints += 2
            elif face == "bursts3":
                tom.bursts += 3
        return []


def closed_spaces(table: Table) -> list[int]:
    """The spaces on which one of Tom's dice lies. [GL-M3]"""
    return [TRACK.index(table.faces[die]) for die in table.tom_dice if table.faces[die] in ELEMENTS]


@dataclass
class SoloMorning(Step):
    """Companions come to the spaces without Tom's dice; you recruit one, and Tom acts. [GL-M3, GL-M4]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        table.day += 1
        table.hours = [DAWN]
        lay_footprints(table, closed_spaces(table))
        deck = table.deck_b if table.second_deck else table.deck_a
        for space in range(SPACES):
            if deck and space not in closed_spaces(table):
                table.meeting[space] = [deck.pop()]
        table.tell(DayBroke(table.day, [table.companion_at(space) for space in table.standing()]))
        return [SoloRecruit(0), EndMorning(), RestOfDay(), Evening(), NextSoloDay()]


@dataclass
class SoloRecruit(Choice):
    """Recruit; the tile of that space acts for Tom, and his dice are thrown again. [GL-M4, GL-M5]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if given:
            return None
        return Offer("recruit", [table.companion_at(space) for space in table.standing()], clause="GL-M4")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        companion = given[0].name
        space = table.space_of(companion)
        dice = table.dice_for(companion)
        table.recruit(self.me, companion)
        if dice:
            table.link(self.me, companion, dice[0])
        for closed in closed_spaces(table):
            table.track_footprints[closed] = 0
        tom_acts(table, table.tiles[space])
        replace_tile(table, space)
        return [RollTomDice()]


def tom_acts(table: Table, tile: str) -> None:
    """Tom's band goes on and scores its place, the tile's bursts are added, camp or boat moves. [GL-M4]"""
    tom = table.tom[0]
    entry = TILES[tile]
    tom.band += entry.steps
    tom.bursts += tom.band + entry.bursts
    table.tell(TomWent(tom.band, tom.band + entry.bursts))
    if entry.move:
        if table.board == PROVINCE:
            move_camp(table)
        else:
            move_boat(table, entry.move == "max")


def move_camp(table: Table) -> None:
    """Tom's camp goes to the village with the next higher value. [GL-M4]"""
    better = next_village(table.tom[0].camp)
    if better:
        table.tom[0].camp = better
        table.tell(TomCamped(better))


def next_village(camp: str) -> str:
    """The next richer village, or nothing after the richest."""
    place = VILLAGES.index(camp) + 1 if camp else 0
    return VILLAGES[place] if place < len(VILLAGES) else ""


def move_boat(table: Table, highest: bool) -> None:
    """A boat of Tom, the nearest to the centre that can, sails outward along the lowest or highest number. [GL-M4]"""
    boats = table.tom[0].boats
    far = miles_from(CENTRE)
    for _, _, boat in sorted([(far[boat], int(boat), boat) for boat in boats]):
        routes = [ROUTES[route] for route in ISLANDS[boat].routes]
        outward = [route for route in routes if far[route.other(boat)] > far[boat] and _free(route.other(boat), boats)]
        if outward:
            route = max(outward, key=_demand) if highest else min(outward, key=_demand)
            boats[boats.index(boat)] = route.other(boat)
            table.tell(TomCamped(f"island-{route.other(boat)}"))
            return


def _free(island: str, boats: list[str]) -> bool:
    return island not in boats and island not in CLOSED_ISLANDS


def _demand(route: Route) -> int:
    return min(route.elements)


def replace_tile(table: Table, space: int) -> None:
    """Lay the next tile; when the pile runs out first, the used ones are shuffled and deck B begins. [GL-M4]"""
    if not table.tile_pile and table.second_deck:
        return
    table.used_tiles.append(table.tiles[space])
    if not table.tile_pile:
        table.second_deck = True
        table.tile_pile = table.used_tiles
        table.used_tiles = []
        table.chance.shuffle(table.tile_pile)
    table.tiles[space] = table.tile_pile.pop()


@dataclass
class NextSoloDay(Step):
    """After eight days the tiles have run out twice; Tom makes his last camp. [GL-M4, GL-M7]"""

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.day < DAYS:
            return [SoloMorning()]
        tom = table.tom[0]
        better = next_village(tom.camp)
        if table.board == PROVINCE and better and tom.footprints >= SPOTS[better].cost:
            tom.footprints -= SPOTS[better].cost
            move_camp(table)
        return []

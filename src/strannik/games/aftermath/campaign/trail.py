"""The trail: what a campaign keeps between two games, as plain data. [AM-26.8]"""

from __future__ import annotations

from typing import Final

import msgspec

from strannik.core.carried import Carried, unpacked
from strannik.core.journey import free_hero
from strannik.core.options import OptionError
from strannik.games.aftermath.campaign.goals import Chapter
from strannik.games.aftermath.cards import CHARACTERS, COLONY_EVENTS, HEROES, ITEM_DECK
from strannik.games.aftermath.figures import Hero, HeroBox
from strannik.games.aftermath.table import Table
from strannik.story.table import Notes

VERSION: Final = 1
KEPT: Final = ("clues", "parts", "food", "population", "morale")
"""The counters that outlive a mission; time begins anew. [AM-26.8]"""

START_VALUES: Final = {"time": 0, "clues": 0, "parts": 2, "food": 4, "population": 8, "morale": 8}
"""What the colony begins with. [AM-6.1]"""


class Box(msgspec.Struct, forbid_unknown_fields=True):
    """A hero's box. [AM-1.3, AM-26.8]"""

    abilities: list[str]
    equipped: list[str]
    backpack: list[str] = []
    batteries: int = 0
    keepsake: str = ""


class Trail(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign so far. `travellers` are heroes in the order of joining, `seated` those who play next.

    `learnt` and `once` are what the party has noted for good, `events` the colony events that have been. `evenings` are
    the missions played and how each ended (`1 won`), `read` what was read, each with its evening (`1 page-12-start`).
    """

    travellers: list[str]
    seated: list[int]
    boxes: dict[str, Box]
    counters: dict[str, int]
    harder: bool = False
    immortal: bool = False
    stash: list[str] = []
    broken: list[str] = []
    plans: list[str] = []
    built: list[str] = []
    fulfilled: list[str] = []
    missions: list[str] = []
    won: list[str] = []
    failed: list[str] = []
    chosen: list[str] = []
    discovered: list[str] = []
    events: list[str] = []
    learnt: list[str] = []
    once: list[str] = []
    phase: int = 0
    evenings: list[str] = []
    read: list[str] = []
    ending: str = ""
    fallen: bool = False

    @property
    def over(self) -> bool:
        """Whether the campaign is: scattered, or read to one of its ends. [AM-26.4, AM-26.5]"""
        return self.fallen or bool(self.ending)


def starting_box(hero: str) -> Box:
    """A hero's box at the beginning of a campaign. [AM-26.7]"""
    character = CHARACTERS[hero]
    return Box([character.ability], [character.item])


def new_trail(heroes: list[str], harder: bool = False, immortal: bool = False) -> Trail:
    """A campaign at its beginning: boxes and decks as they were in the box. [AM-26.7]"""
    trail = Trail([], [], {hero: starting_box(hero) for hero in HEROES}, dict(START_VALUES), harder, immortal)
    for number, hero in enumerate(heroes):
        taken = [*trail.travellers, *heroes[number + 1 :]]
        trail.travellers.append(free_hero(hero, HEROES, taken))
        trail.seated.append(number)
    return trail


def opened(carried: Carried) -> Trail:
    return unpacked(carried, Trail)


def packed(trail: Trail) -> Carried:
    return Carried(VERSION, msgspec.to_builtins(trail))


def chapter(trail: Trail) -> Chapter:
    """How the campaign stands, as far as missions go."""
    return Chapter(trail.won, trail.failed, trail.missions, trail.counters["clues"], trail.learnt)


def next_missions(trail: Trail) -> list[str]:
    """What may be played next: what the group has chosen, or else whatever is open and in the book. [AM-26.1]"""
    if trail.over:
        return []
    offered = chapter(trail).offered()
    chosen = [mission for mission in trail.chosen[:1] if mission in offered]
    return chosen or offered


# From the trail to the table and back


def spread_out(table: Table, carried: Carried) -> None:
    """Everybody takes their hero's box, and the colony is as it was left. [AM-1.3, AM-26.2, AM-26.8]"""
    trail = opened(carried)
    check_fits(table, trail)
    table.counters = {**START_VALUES, **trail.counters, "time": 0}
    table.harder, table.immortal = trail.harder, trail.immortal
    table.stash, table.broken = trail.stash[:], trail.broken[:]
    table.plans, table.built, table.fulfilled = trail.plans[:], trail.built[:], trail.fulfilled[:]
    table.won, table.failed, table.phase = trail.won[:], trail.failed[:], trail.phase
    table.missions = [*dict.fromkeys([table.mission, *trail.chosen, *trail.missions])]
    table.taken_along = trail.chosen[1:] if table.mission in trail.chosen[:1] else []
    table.travellers, table.seated = trail.travellers[:], trail.seated[:]
    table.evenings, table.chronicle = trail.evenings[:], trail.read[:]
    table.discovered = trail.discovered[:]
    table.event_discard = trail.events[:]
    table.event_deck = [event for event in table.event_deck if event not in trail.events]
    table.notes[table.reader(0)] = Notes(trail.learnt[:], [], trail.once[:], [])
    table.used = trail.once[:]
    for seat, number in enumerate(trail.seated):
        sit_down(table, seat, trail.travellers[number], trail.boxes[trail.travellers[number]])
    for hero in HEROES:
        if table.seat_of(hero) < 0:
            box = trail.boxes[hero]
            table.away[hero] = HeroBox(box.abilities[:], box.equipped[:], box.backpack[:], box.batteries, box.keepsake)
    sort_items(table, trail)


def sit_down(table: Table, seat: int, hero: str, box: Box) -> None:
    """A player takes a hero's box. [AM-1.3]"""
    table.heroes[seat] = Hero(hero, abilities=box.abilities[:], batteries=box.batteries, keepsake=box.keepsake)
    table.equipped[seat], table.backpacks[seat] = box.equipped[:], box.backpack[:]


def sort_items(table: Table, trail: Trail) -> None:
    """What somebody has is in no deck; found discoveries are among the others from now on, and so are starting items
    that were lost. [AM-8.4, AM-26.8]
    """
    placed = [*table.stash, *table.broken]
    for seat in table.seats:
        placed += [*table.equipped[seat], *table.backpacks[seat]]
    kept_away = [item for box in table.away.values() for item in [*box.equipped, *box.backpack]]
    built = [f"plan-{improvement.replace('_', '-')}" for improvement in table.built]
    out = [*placed, *kept_away, *built]
    found_once = [item for item in table.item_box if item in trail.discovered]
    lost = [character.item for character in CHARACTERS.values()]
    deck = [*ITEM_DECK, *found_once, *lost]
    table.item_deck = [item for item in table.item_deck if item not in out]
    fresh = [item for item in deck if item not in out and item not in table.item_deck]
    if fresh:
        table.item_deck += fresh
        table.chance.shuffle(table.item_deck)
    table.item_box = [item for item in table.item_box if item not in placed and item not in table.item_deck]
    table.item_box += [item for item in [*kept_away, *built] if item not in table.item_box]
    found = [card for card in table.encounter_box if card in trail.discovered]
    if found:
        table.encounter_box = [card for card in table.encounter_box if card not in found]
        table.encounter_deck += found
        table.chance.shuffle(table.encounter_deck)


def check_fits(table: Table, trail: Trail) -> None:
    """Refuse a game that cannot be the next one of this campaign."""
    if len(trail.seated) != len(table.seats):
        raise OptionError(f"{len(trail.seated)} of this campaign sit down for the next game, not {len(table.seats)}")
    missions = next_missions(trail)
    if not missions:
        raise OptionError("this campaign is over, or its next pages are not written yet")
    if table.mission not in missions:
        raise OptionError(f"next comes mission {' or '.join(missions)}, not mission {table.mission}")


def gathered(table: Table) -> Carried:
    """What the campaign keeps of a finished game. [AM-26.8]"""
    boxes = {hero: gathered_box(table, hero) for hero in HEROES}
    notes = table.notes_of(table.archivist)
    counters = {what: table.count(what) for what in KEPT}
    travellers = table.travellers or [table.heroes[seat].id for seat in table.seats]
    return packed(
        Trail(
            travellers[:],
            table.seated[:] if table.travellers else table.seats[:],
            boxes,
            counters,
            table.harder,
            table.immortal,
            table.stash[:],
            table.broken[:],
            table.plans[:],
            table.built[:],
            table.fulfilled[:],
            [mission for mission in table.missions if mission not in table.won],
            table.won[:],
            table.failed[:],
            table.chosen[:],
            table.discovered[:],
            [event for event in COLONY_EVENTS if event in table.event_discard],
            notes.clues[:],
            notes.read[:],
            table.phase,
            [*table.evenings, f"{table.mission} {table.outcome}"],
            table.chronicle[:],
            table.ending,
            table.outcome == "fallen",
        )
    )


def gathered_box(table: Table, hero: str) -> Box:
    """What goes back into a hero's box. [AM-26.8]"""
    seat = table.seat_of(hero)
    if seat < 0:
        kept = table.away.get(hero)
        if kept is None:
            return starting_box(hero)
        return Box(kept.abilities[:], kept.equipped[:], kept.backpack[:], kept.batteries, kept.keepsake)
    one = table.heroes[seat]
    worn, carried = table.equipped[seat][:], table.backpacks[seat][:]
    return Box(one.abilities[:], worn, carried, one.batteries, one.keepsake)

"""The trail: what a company carries from one game of a long journey into the next, as plain data.

Kept are the character, experience, talents, clues, noted side adventures or the place in the story, and the points of
every map; everything else is new in every game. [NF-28.2]
"""

from __future__ import annotations

from typing import Final

import msgspec

from strannik.core.carried import Carried, unpacked
from strannik.core.journey import free_hero
from strannik.core.options import OptionError
from strannik.games.nearfar.company import BEFORE_THE_RUIN, LAST_RUIN, SQUARES, Traveller
from strannik.games.nearfar.country import Country
from strannik.games.nearfar.decks import CAMPAIGN_MODE
from strannik.story.table import Notes

VERSION: Final = 1
HEROES: Final = ("vera", "grear", "kikli", "tanian", "riza", "rin", "shardling", "eyim")
"""Whom one can travel as. Shardling and Rin are best where two play, and Rin and Eyim do not go together. [NF-3.3.4]"""

FIRST_MAP: Final = 2
MAPS_AHEAD: Final = range(FIRST_MAP, LAST_RUIN)
"""The maps before the Last Ruin. [NF-1.3.2, NF-1.3.3]"""

SKIPPED: Final = 3
"""How many maps are left out where more adventures lie on each. [NF-27.1]"""


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A traveller's character card. `once` are the sections that are read only once and were. See `Traveller`."""

    hero: str
    completed: int = 0
    talents: list[str] = []
    clues: list[str] = []
    noted: list[str] = []
    once: list[str] = []
    chapter: str = ""
    points: dict[str, int] = {}
    read: list[str] = []


class Trail(msgspec.Struct, forbid_unknown_fields=True):
    """A journey so far: its mode, everybody's card, who plays next, the maps behind, and what was agreed on.

    `more` is the variant with more adventures, `named_first` puts the first of them on spaces with a name. `lost`
    counts the games lost in the Last Ruin; `over` says that the last game was won. [NF-3.2.2, NF-26.11.3, NF-27.1]
    """

    mode: str
    cards: list[Card]
    seated: list[int]
    behind: list[int] = []
    named_first: bool = True
    more: bool = False
    lost: int = 0
    over: bool = False


def new_trail(mode: str, heroes: list[str], named_first: bool = True, more: bool = False) -> Trail:
    """A journey at its beginning, for heroes who are named or, where they are not, any who are free."""
    trail = Trail(mode, [], [], named_first=named_first, more=more)
    for number, hero in enumerate(heroes):
        taken = [*[card.hero for card in trail.cards], *heroes[number + 1 :]]
        trail.cards.append(Card(free_hero(hero, HEROES, taken)))
        trail.seated.append(number)
    return trail


def joined(trail: Trail, hero: str) -> Trail:
    """One more traveller; in a campaign, with a row of squares filled for each game missed. [NF-27.4]"""
    missed = SQUARES * len(trail.behind) if trail.mode == CAMPAIGN_MODE else 0
    card = Card(free_hero(hero, HEROES, [card.hero for card in trail.cards]), completed=missed)
    return msgspec.structs.replace(trail, cards=[*trail.cards, card], seated=[*trail.seated, len(trail.cards)])


def opened(carried: Carried) -> Trail:
    return unpacked(carried, Trail)


def packed(trail: Trail) -> Carried:
    return Carried(VERSION, msgspec.to_builtins(trail))


# Which way it goes on


def next_maps(trail: Trail) -> list[int]:
    """The maps that may come next, none when the journey is over."""
    if trail.over:
        return []
    return next_of_campaign(trail) if trail.mode == CAMPAIGN_MODE else next_of_stories(trail)


def next_of_campaign(trail: Trail) -> list[int]:
    """Maps 2 to 11 in their order; with more adventures on each, three of them are left out. [NF-1.3.2, NF-27.1]"""
    played = len(trail.behind)
    first = max(trail.behind, default=FIRST_MAP - 1) + 1
    to_skip = SKIPPED - (first - FIRST_MAP - played) if trail.more else 0
    maps = [number for number in MAPS_AHEAD if first <= number <= first + to_skip]
    may_follow = [number for number in maps if LAST_RUIN - 1 - number >= to_skip - (number - first)]
    return may_follow if may_follow else [LAST_RUIN]


def next_of_stories(trail: Trail) -> list[int]:
    """Any map but the first, again too, the new ones first, until everybody has eight steps behind; then the Last Ruin.

    [NF-1.3.3, NF-16.4.6]
    """
    if all([trail.cards[traveller].completed >= BEFORE_THE_RUIN for traveller in trail.seated]):
        return [LAST_RUIN]
    fresh = [number for number in MAPS_AHEAD if number not in trail.behind]
    return [*fresh, *[number for number in MAPS_AHEAD if number in trail.behind]]


# From the trail to the table and back


def spread_out(trail: Trail, table: Country) -> None:
    """Lay everybody's character card on the table. [NF-3.3.2, NF-3.3.3]"""
    for number, card in enumerate(trail.cards):
        table.company.append(
            Traveller(card.hero, card.completed, card.talents[:], card.chapter, dict(card.points), card.read[:])
        )
        if card.clues or card.noted or card.once:
            table.notes[str(number)] = Notes(card.clues[:], [], card.once[:], card.noted[:])
    table.seated, table.behind = trail.seated[:], trail.behind[:]
    table.terms = {"named_first": int(trail.named_first), "more": int(trail.more), "lost": trail.lost}


def gathered(table: Country, points: list[int]) -> Trail:
    """What the company carries on from a finished game, with the points of every seat. [NF-28.1, NF-28.2]

    What was lost in the Last Ruin is played again: its points do not count, what was learnt there stays. [NF-26.11.3]
    """
    defeated = bool(table.bosses)
    here = str(table.map_number)
    won = {} if defeated else dict(zip(table.seated, points, strict=True))
    cards = []
    for number, one in enumerate(table.company):
        notes = table.notes.get(str(number), Notes())
        so_far = dict(one.points)
        if number in won:
            so_far[here] = so_far.get(here, 0) + won[number]
        cards.append(
            Card(
                one.hero,
                one.completed,
                one.talents[:],
                notes.clues[:],
                notes.noted[:],
                notes.read[:],
                one.chapter,
                so_far,
                one.read[:],
            )
        )
    return Trail(
        table.mode,
        cards,
        table.seated[:],
        table.behind[:] if defeated else [*table.behind, table.map_number],
        bool(table.terms["named_first"]),
        bool(table.terms["more"]),
        table.terms["lost"] + defeated,
        table.map_number == LAST_RUIN and not defeated,
    )


def check_fits(trail: Trail, mode: str, map_number: int, seats: int, more: bool) -> None:
    """Refuse a game that cannot be the next one of this journey."""
    if trail.mode != mode:
        raise OptionError(f"this journey is played in {trail.mode} mode, not in {mode} mode")
    if len(trail.seated) != seats:
        raise OptionError(f"{len(trail.seated)} of this journey sit down for the next game, not {seats}")
    maps = next_maps(trail)
    if not maps:
        raise OptionError("this journey is over")
    if map_number not in maps:
        told = f"next comes map {' or '.join([str(number) for number in maps])}, not map {map_number}"
        raise OptionError(told, "refused-map", map=map_number)
    if trail.more != more:
        raise OptionError(f"on this journey more_adventures is {str(trail.more).lower()} in every game")

"""The long journeys: campaign and character mode, from the first game to the champions. [NF-1.3.2, NF-1.3.3]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from strannik.core.carried import Carried
from strannik.core.journey import Entry, Learning, Lesson, Passage, Stage, Standing, Traveller
from strannik.core.offer import Thing
from strannik.core.options import Option, OptionError, Settings
from strannik.games.nearfar.book import ending
from strannik.games.nearfar.cards import TALENTS
from strannik.games.nearfar.company import LAST_RUIN, ROWS, SQUARES, earned
from strannik.games.nearfar.decks import CAMPAIGN_MODE, TRAVELLING
from strannik.games.nearfar.steps.adventure import READ
from strannik.games.nearfar.trail import (
    HEROES,
    MAPS_AHEAD,
    Card,
    Trail,
    joined,
    new_trail,
    next_maps,
    opened,
    packed,
)

OPTIONS: Final = [Option("mode", TRAVELLING), Option("named_first", [True, False]), Option("more", [False, True])]


class LongJourney:
    """Ten games in a row, or as many as the stories take."""

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def heroes(self) -> Sequence[str]:
        return HEROES

    def begin(self, settings: Settings, heroes: Sequence[str]) -> Carried:
        more, named_first = bool(settings["more"]), bool(settings["named_first"])
        return packed(new_trail(str(settings["mode"]), list(heroes), named_first, more))

    def join(self, carried: Carried, hero: str) -> Carried:
        return packed(joined(opened(carried), hero))

    def seat(self, carried: Carried, travellers: Sequence[int]) -> Carried:
        trail = opened(carried)
        strangers = [one for one in travellers if not 0 <= one < len(trail.cards)]
        if strangers or len(set(travellers)) != len(travellers):
            raise OptionError("a seat is taken by somebody who travels along, and everybody has one at most")
        return packed(msgspec.structs.replace(trail, seated=list(travellers)))

    def nexts(self, carried: Carried) -> list[Settings]:
        trail = opened(carried)
        return [{"mode": trail.mode, "map": number, "more_adventures": trail.more} for number in next_maps(trail)]

    def standing(self, carried: Carried) -> Standing:
        trail = opened(carried)
        standing = Standing(stages(trail), [traveller(trail, card) for card in trail.cards], trail.seated)
        if trail.over:
            standing.over = True
            standing.champions = champions(trail)
            standing.outcome = "champions" if len(standing.champions) > 1 else "champion"
            best = trail.cards[standing.champions[0]]
            standing.facts = {"hero": best.hero, "points": total(best)}
        return standing

    def learning(self, carried: Carried, traveller: int) -> Learning:
        """The talents a traveller does not have yet, and the experience to buy them with. [NF-17.3]"""
        trail = opened(carried)
        card = trail.cards[traveller]
        lessons = [Lesson(id, talent.cost) for id, talent in TALENTS.items() if id not in card.talents]
        return Learning("experience", experience(trail, card), lessons)

    def learn(self, carried: Carried, traveller: int, thing: str) -> Carried:
        """A talent is bought between two games, for good. [NF-17.3, NF-17.4]"""
        trail = opened(carried)
        card = trail.cards[traveller]
        if thing not in TALENTS or thing in card.talents:
            raise OptionError(f"there is no talent {thing!r} to learn", "refused-talent")
        cost, left = TALENTS[thing].cost, experience(trail, card)
        if cost > left:
            raise OptionError(
                f"{thing} costs {cost} experience, and {left} is left", "refused-dear", cost=cost, left=left
            )
        cards = trail.cards[:]
        cards[traveller] = msgspec.structs.replace(card, talents=[*card.talents, thing])
        return packed(msgspec.structs.replace(trail, cards=cards))

    def chronicle(self, carried: Carried) -> list[Passage]:
        trail = opened(carried)
        found: list[Passage] = []
        for number, card in enumerate(trail.cards):
            found += [passage(number, line) for line in card.read]
        return found


def total(card: Card) -> int:
    """The points of all maps. [NF-28.1]"""
    return sum(card.points.values())


def champions(trail: Trail) -> list[int]:
    """Whoever has the most points of all maps together. [NF-28.1]"""
    most = max([total(card) for card in trail.cards])
    return [number for number, card in enumerate(trail.cards) if total(card) == most]


def place(number: int | str) -> str:
    """A map as a thing with a name."""
    return f"map-{number}"


def stages(trail: Trail) -> list[Stage]:
    """The maps behind in their order, those that may come next, and those ahead."""
    coming = next_maps(trail)
    ahead = [number for number in [*MAPS_AHEAD, LAST_RUIN] if number not in [*trail.behind, *coming]]
    if trail.mode == CAMPAIGN_MODE:
        ahead = [number for number in ahead if number > max(trail.behind, default=0)]
    found = [Stage(place(number), "behind", place(number)) for number in trail.behind]
    found += [Stage(place(number), "open", place(number)) for number in coming]
    return [] if not found else found + [Stage(place(number), "ahead", place(number)) for number in ahead]


def experience(trail: Trail, card: Card) -> int:
    """What is left of the stars of a card. [NF-17.3]"""
    return earned(trail.mode, card.completed) - sum([TALENTS[talent].cost for talent in card.talents])


def traveller(trail: Trail, card: Card) -> Traveller:
    """A character card as a page shows it. [NF-17.2]"""
    entries = [Entry("experience", [experience(trail, card)]), Entry("stars", [earned(trail.mode, card.completed)])]
    if trail.mode == CAMPAIGN_MODE:
        entries.append(Entry("squares", [min(card.completed, ROWS * SQUARES)]))
    else:
        entries.append(Entry("steps", [card.completed]))
    lists: list[tuple[str, list[Thing]]] = [
        ("talents", list(card.talents)),
        ("clues", [f"clue-{clue}" for clue in card.clues]),
        ("sides", [len(card.noted)] if card.noted else []),
    ]
    entries += [Entry(what, things) for what, things in lists if things]
    points = {place(number): points for number, points in card.points.items()}
    return Traveller(card.hero, points, total(card), entries, card.hero)


def passage(number: int, line: str) -> Passage:
    """What a line of a card says, as the messages that tell it."""
    stage, section, option, end = line.split(" ")
    paragraphs = [f"section-{section}-read"]
    if end != READ and option != "0":
        paragraphs.append(f"section-{section}-option-{option}")
        paragraphs.append(ending(section, int(option), end))
    return Passage(place(stage), number, f"section-{section}-title", paragraphs)

"""What would come of a choice, as far as the one who chooses can know it."""

from __future__ import annotations

from functools import lru_cache

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.games.faraway.cards import ICONS, REGIONS, SANCTUARIES
from strannik.games.faraway.score import paid, see
from strannik.games.faraway.table import ROUNDS, Table
from strannik.show.words import Words


class Addition:
    """What one more card would come to, beside what lies there now.

    `gain` is how much more fame there would be in all, `helped` are the regions that would pay more or see one more
    wonder of their quest. `notes` are what each card is marked with: more fame, or the wonders of its quest, a tick for
    every one that is seen by then and a dot for one that is missing; where none is seen, nothing is said. The new card
    itself says how much more fame there is in all. [FA-13, FA-14, FA-17]
    """

    def __init__(
        self, path: tuple[int, ...], found: tuple[str, ...], way: tuple[int, ...], finds: tuple[str, ...]
    ) -> None:
        before, after = paid(path, found), paid(way, finds)
        known, met = wonders_met(path, found), wonders_met(way, finds)
        self.gain = after.total - before.total
        self.helped: list[str] = []
        self.notes: dict[str, str] = {}
        for place, region in enumerate(way):
            new = place == len(path)
            more = self.gain if new else after.regions[place] - before.regions[place]
            if more:
                self.notes[f"region-{region}"] = f"+{more}"
            elif met[place] and (new or met[place] != known[place]):
                missing = sum(REGIONS[region].requires.values()) - met[place]
                self.notes[f"region-{region}"] = f"{'✓' * met[place]}{'·' * missing}"
            if not new and (more > 0 or met[place] > known[place]):
                self.helped.append(str(region))
        for place, sanctuary in enumerate(finds):
            more = self.gain if place == len(found) else after.sanctuaries[place] - before.sanctuaries[place]
            if more:
                self.notes[f"sanctuary-{sanctuary}"] = f"+{more}"


addition = lru_cache(maxsize=1000)(Addition)
"""What a card would come to is asked twice, in words and for the marks on cards, and again at the next question."""


def ahead_of(ahead: Foresight, answer: Answer) -> Addition | None:
    """What the card of the answer would come to. A region of the market counts as if it were explored next."""
    table, seat, thing = ahead.view.table, ahead.view.seat, answer.thing
    assert isinstance(table, Table)
    path, found = tuple(table.paths[seat]), tuple(table.sanctuaries[seat])
    if answer.verb in ("explore", "take") and isinstance(thing, int):
        return addition(path, found, (*path, thing), found)
    if answer.verb == "keep" and thing in SANCTUARIES:
        return addition(path, found, path, (*found, answer.name))
    return None


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """The fame a card would add if the way back began now, the sanctuaries it leads to, and what it is good for."""
    come = ahead_of(ahead, answer)
    if come is None:
        return ""
    table, seat, thing = ahead.view.table, ahead.view.seat, answer.thing
    assert isinstance(table, Table)
    said: list[str] = []
    if answer.verb != "take" and come.gain:
        said.append(words.say("preview-gain", {"gain": come.gain}))
    if answer.verb == "explore" and isinstance(thing, int):
        said += draws(table, seat, thing, words)
    if come.helped:
        said.append(words.say("preview-serves", {"count": len(come.helped), "regions": come.helped}))
    if isinstance(thing, int):
        said += waits(table.paths[seat], table.sanctuaries[seat], thing, words)
    return " · ".join(said)


def lights(ahead: Foresight, answer: Answer) -> dict[str, str]:
    """What a card would mean for what lies there."""
    come = ahead_of(ahead, answer)
    return {} if come is None else come.notes


@lru_cache(maxsize=1000)
def wonders_met(path: tuple[int, ...], sanctuaries: tuple[str, ...]) -> list[int]:
    """How many of the wonders that each region asks for are seen when it is turned up. [FA-13, FA-14, FA-15]"""
    seen = in_sight(list(sanctuaries))
    met = [0] * len(path)
    for place in range(len(path) - 1, -1, -1):
        card = REGIONS[path[place]]
        see(seen, card)
        met[place] = sum([min(seen[icon], count) for icon, count in card.needs])
    return met


def in_sight(sanctuaries: list[str]) -> list[int]:
    """How many of each icon the sanctuaries show, before any region is turned up. [FA-13]"""
    seen = [0] * len(ICONS)
    for sanctuary in sanctuaries:
        see(seen, SANCTUARIES[sanctuary])
    return seen


def waits(path: list[int], found: list[str], region: int, words: Words) -> list[str]:
    """The wonders that the region's own quest would still wait for, while there are regions to come. [FA-14]"""
    if len(path) + 1 >= ROUNDS:
        return []
    seen, card = in_sight(found), REGIONS[region]
    see(seen, card)
    missing = [
        words.say(f"icons-{ICONS[icon]}", {"count": count - seen[icon]})
        for icon, count in card.needs
        if count > seen[icon]
    ]
    return [words.say("preview-waits", {"icons": missing})] if missing else []


def draws(table: Table, seat: int, region: int, words: Words) -> list[str]:
    """How many sanctuaries the region would let the seat draw. [FA-6, FA-7]"""
    path = table.paths[seat]
    if not path or region < path[-1]:
        return []
    return [words.say("preview-draws", {"count": 1 + table.clues(seat) + REGIONS[region].clue})]

"""What would come of a choice, as far as the one who chooses can know it."""

from __future__ import annotations

from functools import lru_cache

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.games.faraway.cards import ICONS, REGIONS, SANCTUARIES
from strannik.games.faraway.score import paid, see
from strannik.games.faraway.table import ROUNDS, Table
from strannik.show.words import Words


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """The fame a card would add if the way back began now, the sanctuaries it leads to, and what it is good for."""
    table, seat = ahead.view.table, ahead.view.seat
    assert isinstance(table, Table)
    path, found, thing = table.paths[seat], table.sanctuaries[seat], answer.thing
    if answer.verb in ("explore", "take") and isinstance(thing, int):
        way = [*path, thing]
        serves = [*served(path, found, way, found, words), *waits(path, found, thing, words)]
        if answer.verb == "take":
            return " · ".join(serves)
        return " · ".join([*gain(table, seat, way, found, words), *draws(table, seat, thing, words), *serves])
    if answer.verb == "keep" and thing in SANCTUARIES:
        more = [*found, answer.name]
        return " · ".join([*gain(table, seat, path, more, words), *served(path, found, path, more, words)])
    return ""


def lights(ahead: Foresight, answer: Answer) -> dict[str, str]:
    """What a card would mean for what lies there: more fame, or one more of the wonders that quests ask for.

    The card itself says how much more fame there is in all. A tick stands for every wonder that is seen by then, a
    dot for one that is missing; where none is seen, nothing is said. A region of the market counts as if it were
    explored next. [FA-13, FA-14]
    """
    table, seat = ahead.view.table, ahead.view.seat
    assert isinstance(table, Table)
    path, found, thing = table.paths[seat], table.sanctuaries[seat], answer.thing
    if answer.verb in ("explore", "take") and isinstance(thing, int):
        way, finds = [*path, thing], found
    elif answer.verb == "keep" and thing in SANCTUARIES:
        way, finds = path, [*found, answer.name]
    else:
        return {}
    now, then = (tuple(path), tuple(found)), (tuple(way), tuple(finds))
    before, after, known, met = paid(*now), paid(*then), wonders_met(*now), wonders_met(*then)
    notes: dict[str, str] = {}
    for place, region in enumerate(way):
        new = place == len(path)
        more = after.total - before.total if new else after.regions[place] - before.regions[place]
        ticks = f"{'✓' * met[place]}{'·' * (sum(REGIONS[region].requires.values()) - met[place])}"
        if more:
            notes[f"region-{region}"] = f"+{more}"
        elif met[place] and (new or met[place] != known[place]):
            notes[f"region-{region}"] = ticks
    for place, sanctuary in enumerate(finds):
        new = place == len(found)
        more = after.total - before.total if new else after.sanctuaries[place] - before.sanctuaries[place]
        if more:
            notes[f"sanctuary-{sanctuary}"] = f"+{more}"
    return notes


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


def gain(table: Table, seat: int, path: list[int], found: list[str], words: Words) -> list[str]:
    """How much more fame these cards would pay than those that lie there. [FA-13, FA-17]"""
    now = paid(tuple(table.paths[seat]), tuple(table.sanctuaries[seat])).total
    more = paid(tuple(path), tuple(found)).total - now
    return [words.say("preview-gain", {"gain": more})] if more else []


def served(path: list[int], found: list[str], way: list[int], finds: list[str], words: Words) -> list[str]:
    """The regions of the path that would pay more, or see one more wonder of their quest. [FA-13, FA-14]"""
    now, then = (tuple(path), tuple(found)), (tuple(way), tuple(finds))
    before, after, known, met = paid(*now).regions, paid(*then).regions, wonders_met(*now), wonders_met(*then)
    helped = [str(lies) for place, lies in enumerate(path) if after[place] > before[place] or met[place] > known[place]]
    return [words.say("preview-serves", {"count": len(helped), "regions-id": ", ".join(helped)})] if helped else []


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
    return [words.say("preview-waits", {"icons": ", ".join(missing)})] if missing else []


def draws(table: Table, seat: int, region: int, words: Words) -> list[str]:
    """How many sanctuaries the region would let the seat draw. [FA-6, FA-7]"""
    path = table.paths[seat]
    if not path or region < path[-1]:
        return []
    return [words.say("preview-draws", {"count": 1 + table.clues(seat) + REGIONS[region].clue})]

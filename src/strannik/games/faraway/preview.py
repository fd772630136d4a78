"""What would come of a choice, as far as the one who chooses can know it."""

from __future__ import annotations

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.games.faraway.cards import REGIONS, SANCTUARIES
from strannik.games.faraway.scene import paid
from strannik.games.faraway.table import Table
from strannik.show.words import Words


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """The fame a card would add if the way back began now, and the sanctuaries a region leads to."""
    table, seat = ahead.view.table, ahead.view.seat
    assert isinstance(table, Table)
    path, found, thing = table.paths[seat], table.sanctuaries[seat], answer.thing
    if answer.verb == "explore" and isinstance(thing, int):
        return " · ".join([gain(table, seat, [*path, thing], found, words), *draws(table, seat, thing, words)])
    if answer.verb == "keep" and thing in SANCTUARIES:
        return gain(table, seat, path, [*found, answer.name], words)
    return ""


def gain(table: Table, seat: int, path: list[int], found: list[str], words: Words) -> str:
    """How much more fame these cards would pay than those that lie there. [FA-13, FA-17]"""
    now = paid(tuple(table.paths[seat]), tuple(table.sanctuaries[seat])).total
    return words.say("preview-gain", {"gain": paid(tuple(path), tuple(found)).total - now})


def draws(table: Table, seat: int, region: int, words: Words) -> list[str]:
    """How many sanctuaries the region would let the seat draw. [FA-6, FA-7]"""
    path = table.paths[seat]
    if not path or region < path[-1]:
        return []
    return [words.say("preview-draws", {"count": 1 + table.clues(seat) + REGIONS[region].clue})]

"""The score pad: what lies before the players of a cardboard table in, points with a breakdown out."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from strannik.core.chance import Chance
from strannik.core.data import DataError, nearest
from strannik.games.glow.cards import ADVENTURERS, COMPANIONS
from strannik.games.glow.maps import ARCHIPELAGO, BOATS, ISLANDS, PROVINCE, START, VILLAGES
from strannik.games.glow.score import sheet
from strannik.games.glow.setup import laid_table
from strannik.show.pad import EACH_ONCE, EITHER, NotCounted, one_of


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """What one player has at the end: marker, cards, tokens, and a camp or the islands of four boats."""

    adventurer: Annotated[str, one_of(ADVENTURERS, face="{}")]
    bursts: int
    companions: Annotated[list[Annotated[str, one_of(COMPANIONS, face="{}")]], EACH_ONCE] = []
    fireflies: int = 0
    footprints: int = 0
    rerolls: int = 0
    camp: Annotated[str, one_of(VILLAGES), EITHER] = ""
    boats: Annotated[list[Annotated[str, one_of(ISLANDS, "island-{}")]], EITHER] = []


EXPECTED = '{"adventurer": name, "bursts": number, "companions": [ids], "camp": "village-12" or "boats": [4 islands]}'


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    """Points for the track, each card, the journey, fireflies and footprints, and the total. [GL-L4]"""
    try:
        laid = msgspec.convert(entry, Entry)
    except msgspec.ValidationError as error:
        raise DataError(source, "", f"{error}; expected {EXPECTED}") from None
    check(laid, source)
    table = laid_table(1, ARCHIPELAGO if laid.boats else PROVINCE, Chance("pad", 1))
    table.adventurers = [laid.adventurer]
    table.company = [laid.companions]
    table.bursts, table.fireflies, table.footprints = [laid.bursts], [laid.fireflies], [laid.footprints]
    table.rerolls, table.camps, table.boats = [laid.rerolls], [laid.camp or START], [laid.boats]
    counted = sheet(table, 0)
    lines = [{"what": line.what, "thing": line.thing, "points": line.points} for line in counted.lines]
    return {"lines": lines, "total": counted.total, "tie": laid.rerolls}


def check(laid: Entry, source: str) -> None:
    """Refuse what cannot lie before one player at the end of a game."""
    if laid.adventurer not in ADVENTURERS:
        raise DataError(
            source, "adventurer", f"there is no {laid.adventurer!r}; {nearest(laid.adventurer, ADVENTURERS)}"
        )
    for companion in laid.companions:
        if companion not in COMPANIONS:
            raise DataError(source, "companions", f"there is no {companion!r}; {nearest(companion, COMPANIONS)}")
        if laid.companions.count(companion) > 1:
            raise NotCounted(source, "companions", f"{companion} is given twice", "twice", thing=companion)
    for name in ("bursts", "fireflies", "footprints", "rerolls"):
        if getattr(laid, name) < 0:
            problem = f"expected 0 or more, found {getattr(laid, name)}"
            raise NotCounted(source, name, problem, "least", least=0)
    if laid.camp and laid.camp not in VILLAGES:
        raise DataError(source, "camp", f"there is no {laid.camp!r}; {nearest(laid.camp, VILLAGES)}")
    if laid.camp and laid.boats:
        problem = "expected a camp (Province) or boats (Archipelago), found both"
        raise NotCounted(source, "camp", problem, "camp-and-boats")
    if laid.boats and len(laid.boats) != BOATS:
        problem = f"expected {BOATS} islands, found {len(laid.boats)}"
        raise NotCounted(source, "boats", problem, "count", expected=BOATS, found=len(laid.boats))
    for boat in laid.boats:
        if boat not in ISLANDS:
            raise DataError(source, "boats", f"there is no island {boat!r}; they are numbered 0 to {len(ISLANDS) - 1}")
        if boat != "0" and laid.boats.count(boat) > 1:
            problem = f"two boats at island {boat}; only the centre holds more than one"
            raise NotCounted(source, "boats", problem, "twice", thing=f"island-{boat}")

"""Lots: what is shown as soon as it is drawn is never imagined in anybody's hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from strannik.core.chance import Chance
from strannik.core.offer import Thing
from strannik.core.position import Position
from strannik.core.redeal import redeal
from strannik.core.table import Table
from strannik.core.zones import NOBODY, OWNER, zone, zones

THREATS = ["threat-1", "threat-2", "threat-3"]


@dataclass
class Camp(Table):
    """A deck in which threats lie among other cards; whoever draws one shows it, so that no hand has one."""

    deck: list[str] = zone("card", seen_by=NOBODY)
    hands: list[list[str]] = zones("card", seen_by=OWNER)

    def lots(self) -> Mapping[Thing, str]:
        return dict.fromkeys(THREATS, "threat")


def camp() -> Position:
    table = Camp([0, 1], Chance("a camp", 2))
    table.deck = [*THREATS, "d", "e", "f"]
    table.hands = [["a"], ["b", "c"]]
    return Position(table, [])


def test_no_imagined_hand_holds_what_cannot_be_held():
    seen: set[str] = set()
    for number in range(60):
        table = redeal(camp(), (0,), Chance(f"world {number}", 0)).table
        assert isinstance(table, Camp)
        assert not set(table.hands[1]) & set(THREATS)
        assert sorted([*table.deck, *table.hands[1]]) == sorted([*THREATS, "b", "c", "d", "e", "f"])
        seen |= set(table.hands[1])
    assert seen == {"b", "c", "d", "e", "f"}


def test_where_they_lie_in_the_deck_is_imagined_anew():
    places: set[int] = set()
    for number in range(60):
        table = redeal(camp(), (0,), Chance(f"world {number}", 0)).table
        assert isinstance(table, Camp)
        places |= {index for index, card in enumerate(table.deck) if card in THREATS}
    assert places == set(range(6))

"""How the parts of a Faraway table lie: market, my way and hand in the middle, the others beside or below."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from strannik.core.zones import WATCHER
from strannik.show.scene import Node, column, leaf, row, screens

FEW: Final = 3
"""So many others sit at both sides; fewer sit at one."""

MINE: Final = 5
MINE_BESIDE: Final = 3.9
"""How much wider the middle of the table is than one side, with others at both sides and at one."""

CHOICES: Final = 1.35
SHRINES: Final = 0.89
"""How much higher than my path the row of market and hand is (two fifths of the table), and that of the sanctuaries."""

LARGE: Final = (1.5, 1.08, 0.95, 1.25)
"""How high, where letters are large, those rows and my path are, and that of the others below."""

TO_KEEP: Final = 3.8
DECKS: Final = 1.5
"""How wide the sanctuaries to choose from lie, of which four do not cover each other, and both decks beside them."""

BESIDE: Final = 2.2
BELOW: Final = 1.7
"""How much higher another's path is than their sanctuaries, beside my things and below them."""

HAND_ROOM: Final = 3
"""For how many cards there is always room in a hand."""

FOUND: Final = 2.7
HELD: Final = 3.6
"""How wide my sanctuaries lie beside the hand, and as wide as this those to choose from: both are asked about alike."""


@cache
def layout(others: tuple[int, ...], me: int, open_hands: tuple[int, ...]) -> Node:
    """The market, my way and my hand; a few others at one side, many at both, and below on an upright screen.

    Those with open hands are played by me as well.
    """
    decks = [leaf("deck"), leaf("sanctuary-deck")]
    market = leaf("market", grow=6, first=4)
    if me == WATCHER:
        return column(row(decks[0], market, decks[1]), row(*[watched(seat) for seat in others], grow=2.6))
    path, found = leaf(f"path-{me}", first=3), leaf(f"sanctuaries-{me}", grow=3, first=3)
    hand, chosen = leaf("hand", grow=HELD, first=6), leaf("drawn", grow=HELD, first=3)
    below = row(*[strips((seat,), open_hands, BELOW) for seat in others], grow=1.3)
    if len(others) < FEW:
        # what every turn is about lies side by side, and is as large as the whole width allows
        choices = row(replace(market, grow=len(others) + 2), replace(hand, grow=HAND_ROOM), grow=CHOICES)
        shrines = row(found, replace(chosen, grow=TO_KEEP), row(*decks, grow=DECKS), grow=SHRINES)
        mine = [choices, path, shrines]
        usual = row(column(*mine, grow=MINE_BESIDE), strips(others, open_hands))
        # whoever needs large letters needs large cards: the others make way, and are seen by scrolling
        widely = row(*[replace(strip(seat, seat in open_hands), kind="row") for seat in others])
        large = [replace(one, grow=grow) for one, grow in zip([*mine, widely], LARGE, strict=True)]
        return screens(usual, usual, column(*mine, replace(below, grow=1.5)), column(*large))
    held = row(replace(found, grow=FOUND), hand, chosen, grow=1.05)
    left, right = strips(others[::2], open_hands), strips(others[1::2], open_hands)
    top, wide = row(decks[0], market, decks[1], grow=1.1), replace(market, grow=1.1)
    beside = row(left, column(top, path, held, grow=MINE), right)
    if len(others) % 2:
        # the decks lie where one player fewer sits, so that all sit in places of one size
        beside = row(left, column(wide, path, held, grow=MINE), column(*right.nodes, row(*decks)))
    upright = column(wide, path, held, row(*below.nodes, column(*decks, grow=0.6), grow=1.3))
    return screens(beside, beside, upright)


def watched(seat: int) -> Node:
    """What somebody who only looks sees of a player: the path above all, and the hand as far as it lies open."""
    way = [leaf(f"path-{seat}", grow=3.2, first=2), leaf(f"sanctuaries-{seat}", grow=1.2, first=2)]
    return column(*way, leaf(f"hand-{seat}", grow=1.8, first=1))


def strips(seats: tuple[int, ...], open_hands: tuple[int, ...], path: float = BESIDE) -> Node:
    """Some players' paths with their sanctuaries, below each other, and their hands as far as they lie open."""
    return column(*[strip(seat, seat in open_hands, path) for seat in seats])


def strip(seat: int, open_hand: bool, path: float = BESIDE) -> Node:
    way = [leaf(f"path-{seat}", grow=path, first=1), leaf(f"sanctuaries-{seat}", first=1)]
    return column(*way, leaf(f"hand-{seat}", grow=2.2, first=5), grow=1.5) if open_hand else column(*way)

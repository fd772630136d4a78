"""Faraway tables set by hand.

Only what matters is named; the other cards are put out of the way. Decks are written from the
top: the first card named is the next to be drawn.
"""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event
from strannik.core.notation import SEATS
from strannik.core.options import Setting
from strannik.games.faraway import GAME
from strannik.games.faraway.cards import REGIONS, SANCTUARIES
from strannik.games.faraway.score import Fame, fame
from strannik.games.faraway.steps.round import ROUND
from strannik.games.faraway.table import ROUNDS, Table
from tests.harness import Play, Supply, begin, numbers, placed, scripted

HAND = 3
LONGEST = 500


@dataclass
class Player:
    """One player's cards."""

    hand: list[int]
    path: list[int]
    found: list[str]


def player(hand: str = "", path: str = "", found: str = "") -> Player:
    """A player; a hand or path that is not written is filled with cards that show no clue."""
    return Player(numbers(hand), numbers(path), found.split())


def table(
    *, market: str = "", deck: str = "", sanctuary_deck: str = "", arrange: bool = False, **players: Player
) -> Play:
    """The beginning of a round: the seats named by colour, red and blue first."""
    seated = [players[colour] for colour in SEATS[: len(players)]]
    explored = max([len(one.path) for one in seated])
    set_up = Table(list(range(len(seated))), scripted(len(seated)), arrange=arrange)
    _lay_regions(set_up, seated, explored, numbers(market), numbers(deck))
    sanctuaries = Supply(SANCTUARIES)
    set_up.sanctuaries = [sanctuaries.named(one.found) for one in seated]
    set_up.drawn = [[] for _ in seated]
    top = sanctuaries.named(sanctuary_deck.split())
    set_up.sanctuary_deck = [*sanctuaries.rest(), *top[::-1]]
    set_up.owed = [0] * len(seated)
    return placed(GAME, set_up, *ROUND)


def _lay_regions(set_up: Table, seated: list[Player], explored: int, market: list[int], deck: list[int]) -> None:
    """Lay the regions that are named, then fill up what the round needs from the others."""
    regions = Supply(sorted(REGIONS, key=lambda region: REGIONS[region].clue))
    hands = [regions.named(one.hand) for one in seated]
    paths = [regions.named(one.path) for one in seated]
    top = regions.named(deck)
    set_up.market = regions.named(market)
    set_up.hands = [hand or regions.any(HAND) for hand in hands]
    set_up.paths = [path or regions.any(explored)[::-1] for path in paths]
    assert all(len(path) == explored for path in set_up.paths), "everybody has explored the same number of regions"
    if not market and explored < ROUNDS - 1:
        set_up.market = regions.any(len(seated) + 1)
    set_up.removed = regions.any(explored)
    set_up.deck = [*regions.rest(), *top[::-1]]


def dealt(seats: int, **options: Setting) -> Play:
    """The game set up by its own rules, with decks in the order of the numbers: 68 and S45 are on top."""
    return begin(GAME, seats, **options)


def score(path: str, found: str = "") -> Fame:
    """What a path and sanctuaries are worth."""
    return fame(numbers(path), found.split())


def fame_of(region: int, after: str = "", found: str = "") -> int:
    """What a region is worth if these were explored after it."""
    return score(f"{region} {after}", found).regions[0]


def play_first(play: Play) -> list[Event]:
    """Play to the end, everybody always taking the first of what is open; returns all that happened."""
    told: list[Event] = []
    for _ in range(LONGEST):
        if play.finished:
            return told
        for colour in play.waiting.split():
            play(f"{colour}: {play.offer(colour)[0]}")
            told += play.news
    raise AssertionError(f"the game goes on after {LONGEST} rounds of questions")

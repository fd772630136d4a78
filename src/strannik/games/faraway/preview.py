"""What would come of a choice, as far as the one who chooses can know it."""

from __future__ import annotations

from functools import lru_cache

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.games.faraway.cards import ICONS, REGIONS, SANCTUARIES, Card
from strannik.games.faraway.scene import piece_id
from strannik.games.faraway.score import paid, see, worth
from strannik.games.faraway.table import ROUNDS, Table
from strannik.show.words import Words


class Onlooker:
    """A card that lies there: what it sees when it is counted, what it pays by that, and which icons would move it.

    As long as its quest is not fulfilled, only what is `missing` does; then what it pays for. [FA-14, FA-16]
    """

    def __init__(self, card: Card, seen: list[int], points: int) -> None:
        self.card = card
        self.seen = seen
        self.points = points
        self.missing = short_of(card, seen)
        self.moved_by = [icon for icon, _ in self.missing] if self.missing else card.pays_for


class Sight:
    """Who would see one more card: a region sees what lies to its right, a sanctuary everything. [FA-13, FA-17]

    `first` is what the sanctuaries show before any region is turned up, `whole` what is seen in the end.
    """

    def __init__(self, path: tuple[int, ...], found: tuple[str, ...]) -> None:
        pays, seen = paid(path, found), [0] * len(ICONS)
        for sanctuary in found:
            see(seen, SANCTUARIES[sanctuary])
        self.first = seen
        regions: list[Onlooker] = []
        for place in range(len(path) - 1, -1, -1):
            card = REGIONS[path[place]]
            seen = with_card(seen, card)
            regions.append(Onlooker(card, seen, pays.regions[place]))
        self.whole = seen
        places = enumerate(found)
        shrines = [Onlooker(SANCTUARIES[one], seen, pays.sanctuaries[place]) for place, one in places]
        self.onlookers = [one for one in [*regions[::-1], *shrines] if one.moved_by]


sight = lru_cache(maxsize=1000)(Sight)


class Addition:
    """What one more card would come to, beside what lies there now.

    Whichever it is, all that lies there sees its icons too. `gain` is how much more fame there would be in all,
    `helped` are the regions that would pay more or see one more wonder of their quest, and `missing` the wonders that
    the quest of the card itself would not see yet. `notes` are what each card is marked with: more fame, or the wonders
    of its quest, a tick for every one that is seen by then and a dot for one that is missing; where none is seen,
    nothing is said. The new card itself says how much more fame there is in all. [FA-13, FA-14, FA-17]
    """

    def __init__(self, path: tuple[int, ...], found: tuple[str, ...], card: Card) -> None:
        self.helped: list[str] = []
        self.notes: dict[str, str] = {}
        now, is_region = sight(path, found), isinstance(card.thing, int)
        own = with_card(now.first if is_region else now.whole, card)
        self.gain = worth(card, own)
        for onlooker in now.onlookers:
            if not card.shows.isdisjoint(onlooker.moved_by):
                self._move(onlooker, with_card(onlooker.seen, card))
        self.missing = short_of(card, own) if is_region else []
        if self.gain:
            self.notes[piece_id(card)] = f"+{self.gain}"
        elif is_region:
            self._tick(card, self.missing)

    def _move(self, onlooker: Onlooker, seen: list[int]) -> None:
        """Add what it means for a card that it would see so much."""
        card = onlooker.card
        more = worth(card, seen) - onlooker.points
        self.gain += more
        if more:
            self.notes[piece_id(card)] = f"+{more}"
        elif onlooker.missing:
            self._tick(card, short_of(card, seen))
        if isinstance(card.thing, int) and (more or onlooker.missing):
            self.helped.append(str(card.thing))

    def _tick(self, card: Card, missing: list[tuple[int, int]]) -> None:
        """Mark a card with the wonders of its quest, if any of them is seen."""
        short = sum([count for _, count in missing])
        met = sum(card.requires.values()) - short
        if met:
            self.notes[piece_id(card)] = f"{'✓' * met}{'·' * short}"


addition = lru_cache(maxsize=1000)(Addition)
"""What a card would come to is asked twice, in words and for the marks on cards, and again at the next question."""


def with_card(seen: list[int], card: Card) -> list[int]:
    """What is seen when this card is turned up beside it. [FA-15, FA-16]"""
    more = seen[:]
    see(more, card)
    return more


def short_of(card: Card, seen: list[int]) -> list[tuple[int, int]]:
    """The wonders that the card's quest needs and that are not seen, each with how many. [FA-14]"""
    return [(icon, count - seen[icon]) for icon, count in card.needs if count > seen[icon]]


def ahead_of(ahead: Foresight, answer: Answer) -> Addition | None:
    """What the card of the answer would come to. A region of the market counts as if it were explored next."""
    table, seat, thing = ahead.view.table, ahead.view.seat, answer.thing
    assert isinstance(table, Table)
    if answer.verb in ("explore", "take") and isinstance(thing, int):
        card = REGIONS[thing]
    elif answer.verb == "keep" and thing in SANCTUARIES:
        card = SANCTUARIES[answer.name]
    else:
        return None
    return addition(tuple(table.paths[seat]), tuple(table.sanctuaries[seat]), card)


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
    said += waits(table, seat, come, words)
    return " · ".join(said)


def lights(ahead: Foresight, answer: Answer) -> dict[str, str]:
    """What a card would mean for what lies there."""
    come = ahead_of(ahead, answer)
    return {} if come is None else come.notes


def waits(table: Table, seat: int, come: Addition, words: Words) -> list[str]:
    """The wonders that the region's own quest would still wait for, while there are regions to come. [FA-14]"""
    if not come.missing or len(table.paths[seat]) + 1 >= ROUNDS:
        return []
    missing = [words.say(f"icons-{ICONS[icon]}", {"count": count}) for icon, count in come.missing]
    return [words.say("preview-waits", {"icons": missing})]


def draws(table: Table, seat: int, region: int, words: Words) -> list[str]:
    """How many sanctuaries the region would let the seat draw. [FA-6, FA-7]"""
    path = table.paths[seat]
    if not path or region < path[-1]:
        return []
    return [words.say("preview-draws", {"count": 1 + table.clues(seat) + REGIONS[region].clue})]

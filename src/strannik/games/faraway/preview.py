"""What would come of a choice, as far as the one who chooses can know it."""

from __future__ import annotations

from strannik.core.foresight import Foresight
from strannik.core.offer import Answer
from strannik.games.faraway.cards import ICONS, REGIONS, SANCTUARIES, Card
from strannik.games.faraway.scene import piece_id
from strannik.games.faraway.score import FULFILLED, lacking, paid, seen_with, worth
from strannik.games.faraway.table import ROUNDS, Table
from strannik.show.laying import laid
from strannik.show.words import Words


class Addition:
    """What one more card would come to, beside what lies there now.

    Whichever it is, all that lies there sees its icons too. `gain` is how much more fame there would be in all,
    `helped` are the regions that would pay more or see one more wonder of their quest, and `missing` the wonders that
    the quest of a new region itself would not see yet. `notes` are what each card is marked with: more fame, or the
    wonders of its quest, a tick for every one that is seen by then and a dot for one that is missing; where none is
    seen, nothing is said. The new card itself says how much more fame there is in all. [FA-13, FA-14, FA-17]
    """

    def __init__(self, path: tuple[int, ...], found: tuple[str, ...], card: Card) -> None:
        now, shown, region = paid(path, found), card.icons, isinstance(card.thing, int)
        seen = seen_with(now.views[-1] if region else now.seen, card)
        self.gain = worth(card, seen)
        self.helped: list[str] = []
        self.notes: dict[str, str] = {}
        self.missing = lacking(card, seen) if region else FULFILLED
        for place, explored in enumerate(path):
            other, waits = REGIONS[explored], now.missing[place]
            if not (other.awaits if waits else other.gathers).isdisjoint(shown):
                seen = seen_with(now.views[place], card)
                more, missing = worth(other, seen) - now.regions[place], lacking(other, seen) if waits else waits
                if more or missing != waits:
                    self.gain += more
                    self.helped.append(str(explored))
                    self._mark(other, more, missing)
        for place, sanctuary in enumerate(found):
            other = SANCTUARIES[sanctuary]
            if not other.minds.isdisjoint(shown):
                more = worth(other, seen_with(now.seen, card)) - now.sanctuaries[place]
                if more:
                    self.gain += more
                    self._mark(other, more, FULFILLED)
        self._mark(card, self.gain, self.missing)

    def _mark(self, card: Card, more: int, missing: list[tuple[int, int]]) -> None:
        """Mark a card with how much more fame it means, or with the wonders of its quest, if any of them is seen."""
        if more:
            self.notes[piece_id(card)] = f"+{more}"
        elif card.needs:
            short = sum([count for _, count in missing])
            met = sum([count for _, count in card.needs]) - short
            if met:
                self.notes[piece_id(card)] = f"{'✓' * met}{'·' * short}"


def ahead_of(ahead: Foresight, answer: Answer) -> Addition | None:
    """What the card of the answer would come to, reckoned once for the words and for the marks on cards."""
    known, asked = ahead.reckoned, (answer.verb, answer.thing)
    if asked not in known:
        known[asked] = added(ahead, answer)
    come: Addition | None = known[asked]
    return come


def added(ahead: Foresight, answer: Answer) -> Addition | None:
    """What the card of the answer would come to. A region of the market counts as if it were explored next."""
    table, seat, thing = ahead.view.table, ahead.view.seat, answer.thing
    assert isinstance(table, Table)
    if answer.verb in ("explore", "take") and isinstance(thing, int):
        card = REGIONS[thing]
    elif answer.verb == "keep" and thing in SANCTUARIES:
        card = SANCTUARIES[answer.name]
    else:
        return None
    return Addition(tuple(table.paths[seat]), tuple(table.sanctuaries[seat]), card)


def preview(ahead: Foresight, answer: Answer, words: Words) -> str:
    """The fame a card would add if the way back began now, the sanctuaries it leads to, and what it is good for."""
    come = ahead_of(ahead, answer)
    if come is None:
        return ""
    table, seat, thing = ahead.view.table, ahead.view.seat, answer.thing
    assert isinstance(table, Table)
    path = table.paths[seat]
    said: list[str] = []
    if answer.verb != "take" and come.gain:
        said.append(gain(words, come.gain))
    if answer.verb == "explore" and isinstance(thing, int) and path and thing > path[-1]:
        said.append(draws(words, 1 + table.clues(seat) + REGIONS[thing].clue))
    if come.helped:
        said.append(serves(words, tuple(come.helped)))
    if come.missing and len(path) + 1 < ROUNDS:
        said.append(waits(words, tuple(come.missing)))
    return " · ".join(said)


def lights(ahead: Foresight, answer: Answer) -> dict[str, str]:
    """What a card would mean for what lies there."""
    come = ahead_of(ahead, answer)
    return {} if come is None else come.notes


@laid
def gain(words: Words, more: int) -> str:
    """How much more fame there would be in all."""
    return words.say("preview-gain", {"gain": more})


@laid
def draws(words: Words, count: int) -> str:
    """How many sanctuaries a region would let its player draw. [FA-6, FA-7]"""
    return words.say("preview-draws", {"count": count})


@laid
def serves(words: Words, regions: tuple[str, ...]) -> str:
    """The regions that a card would help."""
    return words.say("preview-serves", {"count": len(regions), "regions": list(regions)})


@laid
def waits(words: Words, missing: tuple[tuple[int, int], ...]) -> str:
    """The wonders that a region's own quest would still wait for, while there are regions to come. [FA-14]"""
    icons = [words.say(f"icons-{ICONS[icon]}", {"count": count}) for icon, count in missing]
    return words.say("preview-waits", {"icons": ", ".join(icons)})

"""Decks: every card that is drawn, held, played and discarded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Thing
from strannik.core.table import seldom
from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones
from strannik.games.aftermath.book import ADVENTURE
from strannik.games.aftermath.cards import ACTIONS, BLACK, DISASTER
from strannik.games.aftermath.events.turns import DeckShuffled, Discarded, ThreatGrew
from strannik.story.book import Book
from strannik.story.table import StoryTable
from strannik.story.teller import Teller

SLOTS_OF_TRACK: Final = 5
"""How many enemies, and how many threats, the track holds. [AM-0.8]"""

DIFFICULTIES: Final = (4, 5, 7)
"""The numbers on search tokens, a pile for each. [AM-1.8]"""

LOTS: Final[Mapping[Thing, str]] = {
    id: card.colour for id, card in ACTIONS.items() if card.colour == BLACK or id == DISASTER
}
"""The cards that are shown when they are drawn. [AM-10.2, AM-10.3]"""

PARTY: Final = "party"
"""Whose notes are read: all share them."""


@dataclass
class Decks(StoryTable):
    """All cards, each kind a pool; the top of a deck is its end. [AM-1.5, AM-1.6, AM-1.7]

    `played` lies in front of whoever makes a check; `threats` are the threat cards of the track from slot 1 down,
    `bare` the slots above others whose card an enemy has spent, and `work_card` is the card of the group-check slot.
    Boxes hold what is not in this game, or not yet. `reserved` counts, for each pile of search tokens, how many of it
    were laid out and not turned over: what they are is drawn when somebody finds out, which is the same, as nobody
    knows the order of a pile. [AM-0.8, AM-1.8, AM-9.5]
    """

    deck: list[str] = zone("action", seen_by=NOBODY)
    hands: list[list[str]] = zones("action", seen_by=OWNER)
    played: list[str] = zone("action", seen_by=EVERYONE)
    discarded: list[str] = zone("action", seen_by=EVERYONE)
    threats: list[str] = zone("action", seen_by=EVERYONE)
    bare: list[int] = seldom(field(default_factory=list))
    work_card: list[str] = zone("action", seen_by=EVERYONE)
    action_box: list[str] = zone("action", seen_by=EVERYONE)

    item_deck: list[str] = zone("item", seen_by=NOBODY)
    equipped: list[list[str]] = zones("item", seen_by=EVERYONE)
    backpacks: list[list[str]] = zones("item", seen_by=EVERYONE)
    gained: list[str] = zone("item", seen_by=EVERYONE)
    broken: list[str] = zone("item", seen_by=EVERYONE)
    stash: list[str] = zone("item", seen_by=EVERYONE)
    item_discard: list[str] = zone("item", seen_by=EVERYONE)
    item_box: list[str] = zone("item", seen_by=EVERYONE)
    stolen: list[str] = zone("item", seen_by=EVERYONE)

    encounter_deck: list[str] = zone("encounter", seen_by=NOBODY)
    encounter_discard: list[str] = zone("encounter", seen_by=EVERYONE)
    encounter_box: list[str] = zone("encounter", seen_by=EVERYONE)

    event_deck: list[str] = zone("event", seen_by=NOBODY)
    event_discard: list[str] = zone("event", seen_by=EVERYONE)

    search_4: list[str] = zone("search", seen_by=NOBODY, back="4")
    search_5: list[str] = zone("search", seen_by=NOBODY, back="5")
    search_7: list[str] = zone("search", seen_by=NOBODY, back="7")
    found_tokens: list[str] = zone("search", seen_by=EVERYONE)
    reserved: dict[str, int] = field(default_factory=dict)

    def lots(self) -> Mapping[Thing, str]:
        """Threats and disasters are shown when they are drawn: nobody holds one. [AM-10.2, AM-10.3]"""
        return LOTS

    # What is read

    def book(self) -> Book:
        """The adventure book. [AM-2.1]"""
        return ADVENTURE.book

    def teller(self) -> Teller:
        """Who reads it to the party. [AM-2.1]"""
        return ADVENTURE.teller

    def reader(self, seat: int) -> str:
        """All read the same book together."""
        return PARTY

    # Action cards

    def draw_action(self) -> str:
        """The top action card, or "" if there is none; a spent deck is made anew from the discard. [AM-8.3]"""
        if not self.deck and self.discarded:
            self.deck, self.discarded = self.discarded, []
            self.chance.shuffle(self.deck)
            self.tell(DeckShuffled("action"))
        return self.deck.pop() if self.deck else ""

    def draw_actions(self, count: int) -> list[str]:
        """So many action cards, or all there are. [AM-8.3]"""
        drawn: list[str] = []
        if 0 < count <= len(self.deck):
            drawn = self.deck[: -count - 1 : -1]
            del self.deck[-count:]
            return drawn
        for _ in range(count):
            card = self.draw_action()
            if card:
                drawn.append(card)
        return drawn

    def play(self, seat: int, cards: list[str]) -> None:
        """Lay cards from the hand in front of you."""
        for card in cards:
            self.hands[seat].remove(card)
            self.played.append(card)

    def put_away(self) -> None:
        """Discard what was played. [AM-11.9, AM-13.1.8]"""
        self.discarded += self.played
        self.played = []

    def discard(self, seat: int, card: str) -> None:
        """Discard an action card from the hand."""
        self.hands[seat].remove(card)
        self.discarded.append(card)

    def let_go(self, seat: int, card: str) -> None:
        """Discard an action card from the hand before everybody."""
        self.discard(seat, card)
        self.tell(Discarded(seat, card))

    # The threat track

    def threat_slots(self) -> list[int]:
        """The slots on which threats lie, in their order, counted from 0."""
        return [slot for slot in range(len(self.threats) + len(self.bare)) if slot not in self.bare][
            : len(self.threats)
        ]

    def threat_at(self, slot: int) -> str:
        """The threat card of a slot; "" if none lies there."""
        slots = self.threat_slots()
        return self.threats[slots.index(slot)] if slot in slots else ""

    def add_threat(self, card: str) -> None:
        """Lay a black card on the first slot without a threat, or discard it where none is free. [AM-10.3]"""
        if len(self.threats) < SLOTS_OF_TRACK:
            self.tell(ThreatGrew(card, self.lay_threat(card) + 1))
        else:
            self.discarded.append(card)

    def lay_threat(self, card: str) -> int:
        """Lay a threat card on the first slot without one: which that is. [AM-10.3, AM-14.2]"""
        slot = min([*self.bare, len(self.threats)])
        self.bare = [other for other in self.bare if other != slot]
        self.threats.insert(slot, card)
        return slot

    def spend_threat(self, card: str) -> None:
        """Discard a threat card on which an enemy has acted; those below stay where they lie. [AM-15.6]"""
        self.bare.append(self.threat_slots()[self.threats.index(card)])
        self.threats.remove(card)
        self.discarded.append(card)

    def close_up(self, slot: int) -> None:
        """Threats below a slot move up one, and the one that lay there goes to the first slot without. [AM-14.2]"""
        card = self.threat_at(slot)
        if card:
            self.threats.remove(card)
        self.bare = [other - 1 if other > slot else other for other in self.bare if other != slot]
        if card:
            self.lay_threat(card)

    def discard_threats(self) -> None:
        """Clear the threats from the track."""
        self.discarded += self.threats
        self.threats, self.bare = [], []

    def discard_threat(self) -> str:
        """Remove the lowest threat card of the track; "" if there is none. [AM-13.2.2]"""
        if not self.threats:
            return ""
        self.discarded.append(self.threats.pop())
        return self.discarded[-1]

    # Items and encounters

    def draw_item(self) -> str:
        """The top item, or "" if none is left; a spent deck is made anew from the discard. [AM-8.4]"""
        if not self.item_deck and self.item_discard:
            self.item_deck, self.item_discard = self.item_discard, []
            self.chance.shuffle(self.item_deck)
            self.tell(DeckShuffled("item"))
        return self.item_deck.pop() if self.item_deck else ""

    def draw_encounter(self) -> str:
        """The top encounter card, or "" if none is left; a spent deck is made anew. [AM-8.4]"""
        if not self.encounter_deck and self.encounter_discard:
            self.encounter_deck, self.encounter_discard = self.encounter_discard, []
            self.chance.shuffle(self.encounter_deck)
            self.tell(DeckShuffled("encounter"))
        return self.encounter_deck.pop() if self.encounter_deck else ""

    # Search tokens

    def search_pile(self, difficulty: int) -> list[str]:
        """The tokens with this number, face down."""
        return self.search_4 if difficulty == 4 else self.search_5 if difficulty == 5 else self.search_7

    def reserve_search(self) -> int:
        """Take a token of the lowest number there is: the number, or 0 where no token is left. [AM-9.5]"""
        for difficulty in DIFFICULTIES:
            laid_out = self.reserved.get(str(difficulty), 0)
            if len(self.search_pile(difficulty)) > laid_out:
                self.reserved[str(difficulty)] = laid_out + 1
                return difficulty
        return 0

    def turn_search(self, difficulty: int) -> str:
        """Turn over a token with this number that was laid out; it never comes back. [AM-13.4.1]"""
        self.reserved[str(difficulty)] -= 1
        token = self.search_pile(difficulty).pop()
        self.found_tokens.append(token)
        return token

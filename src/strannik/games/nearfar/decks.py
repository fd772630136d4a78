"""The cards and companions on the table: where they lie, who sees them, how they are drawn and put away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.zones import EVERYONE, NOBODY, OWNER, zone, zones
from strannik.games.nearfar.book import ARCADE, CAMPAIGN, JOURNEY
from strannik.games.nearfar.cards import COMPANIONS
from strannik.games.nearfar.events.belongings import ArtifactBought, ArtifactsDrawn
from strannik.games.nearfar.events.town import RowReplaced
from strannik.games.nearfar.events.turns import DeckShuffled
from strannik.story.book import Book
from strannik.story.table import StoryTable
from strannik.story.teller import Teller

ARCADE_MODE: Final = "arcade"
JOURNEY_MODE: Final = "journey"
CAMPAIGN_MODE: Final = "campaign"
CHARACTER_MODE: Final = "character"
TRAVELLING: Final = (CAMPAIGN_MODE, CHARACTER_MODE)
"""The modes whose games follow one another. [NF-1.3.2, NF-1.3.3]"""

ROW: Final = 5
"""How many companions stand in the saloon. [NF-3.1.3]"""


@dataclass
class Decks(StoryTable):
    """Everything that is drawn, held and discarded.

    Artifacts are two pools, since their backs differ: `hands` and `special_hands` are what a seat holds unbought,
    `passing` what goes round in the draft, `looked` and `special_looked` what was drawn and is not yet kept.
    `drawn` are treasures being looked at, `reading` is the arcade card being read; `mode` says in which book adventures
    are read. [NF-2.1, NF-3.1.2, NF-20.1]
    """

    bag: list[str] = zone("companion", seen_by=NOBODY)
    row: list[str] = zone("companion", seen_by=EVERYONE)
    dismissed: list[str] = zone("companion", seen_by=EVERYONE)
    parties: list[list[str]] = zones("companion", seen_by=EVERYONE)
    reserves: list[list[str]] = zones("companion", seen_by=EVERYONE)

    deck: list[str] = zone("artifact", seen_by=NOBODY)
    passing: list[list[str]] = zones("artifact", seen_by=OWNER)
    hands: list[list[str]] = zones("artifact", seen_by=OWNER)
    looked: list[list[str]] = zones("artifact", seen_by=OWNER)
    bought: list[list[str]] = zones("artifact", seen_by=EVERYONE)
    dropped: list[str] = zone("artifact", seen_by=EVERYONE)

    special_deck: list[str] = zone("special", seen_by=NOBODY)
    special_hands: list[list[str]] = zones("special", seen_by=OWNER)
    special_looked: list[list[str]] = zones("special", seen_by=OWNER)
    special_bought: list[list[str]] = zones("special", seen_by=EVERYONE)
    special_dropped: list[str] = zone("special", seen_by=EVERYONE)

    treasure_deck: list[str] = zone("treasure", seen_by=NOBODY)
    drawn: list[list[str]] = zones("treasure", seen_by=OWNER)
    treasures: list[list[str]] = zones("treasure", seen_by=EVERYONE)
    lost_treasures: list[str] = zone("treasure", seen_by=EVERYONE)

    arcade: list[str] = zone("arcade", seen_by=NOBODY)
    reading: list[str] = zone("arcade", seen_by=EVERYONE)
    arcade_over: list[str] = zone("arcade", seen_by=EVERYONE)

    enemies: list[str] = zone("enemy", seen_by=EVERYONE)
    defeated: list[list[str]] = zones("enemy", seen_by=EVERYONE)
    unfound: list[str] = zone("find", seen_by=EVERYONE)
    finds: list[list[str]] = zones("find", seen_by=EVERYONE)
    mode: str = ARCADE_MODE

    # What is read

    def book(self) -> Book:
        """The book of adventures, or the arcade deck, whose cards are read like its sections. [NF-16.1.1]

        In character mode an arcade card may be read instead of the book. [NF-16.4.5]
        """
        if self.mode == ARCADE_MODE or self.reading:
            return ARCADE.book
        return JOURNEY.book if self.mode == JOURNEY_MODE else CAMPAIGN.book

    def teller(self) -> Teller:
        # What adventures bring changes the table, so these meet only when one is read.
        from strannik.games.nearfar.steps.adventure import ADVENTURES

        return ADVENTURES

    # Held by a seat

    def hand(self, seat: int) -> list[str]:
        """The unbought artifacts of the seat, normal ones first."""
        return self.hands[seat] + self.special_hands[seat]

    def owned(self, seat: int) -> list[str]:
        """The bought artifacts of the seat."""
        return self.bought[seat] + self.special_bought[seat]

    def cards(self, seat: int) -> list[str]:
        """Every card whose properties work for the seat: bought artifacts, treasures, finds. [NF-1.5.7]"""
        return self.bought[seat] + self.special_bought[seat] + self.treasures[seat] + self.finds[seat]

    # Drawing

    def draw_artifact(self) -> str:
        """The top normal artifact, or "" if none is left; a spent deck is made anew. [NF-20.6.1]"""
        if not self.deck:
            self.deck, self.dropped = self.dropped, []
            self.renew(self.deck, "artifact")
        return self.deck.pop() if self.deck else ""

    def draw_special(self) -> str:
        if not self.special_deck:
            self.special_deck, self.special_dropped = self.special_dropped, []
            self.renew(self.special_deck, "special")
        return self.special_deck.pop() if self.special_deck else ""

    def draw_treasure(self) -> str:
        if not self.treasure_deck:
            self.treasure_deck, self.lost_treasures = self.lost_treasures, []
            self.renew(self.treasure_deck, "treasure")
        return self.treasure_deck.pop() if self.treasure_deck else ""

    def draw_arcade(self) -> str:
        if not self.arcade:
            self.arcade, self.arcade_over = self.arcade_over, []
            self.renew(self.arcade, "arcade")
        return self.arcade.pop() if self.arcade else ""

    def renew(self, deck: list[str], name: str) -> None:
        """Shuffle what was a discard pile and is a deck now."""
        if deck:
            self.chance.shuffle(deck)
            self.tell(DeckShuffled(name))

    def draw_companion(self, tribe: str = "") -> str:
        """A companion out of the bag, of the tribe if one is named, or "" if there is none. [NF-5.3.7, NF-15.9.1]

        The bag is kept mixed. Where those that were drawn in vain go back, it is mixed again.
        """
        if not self._in_bag(tribe):
            self.bag, self.dismissed = self.bag + self.dismissed, []
            self.renew(self.bag, "companion")
        if not self._in_bag(tribe):
            return ""
        vain: list[str] = []
        while tribe and COMPANIONS[self.bag[-1]].tribe != tribe:
            vain.append(self.bag.pop())
        found = self.bag.pop()
        if vain:
            self.bag += vain
            self.chance.shuffle(self.bag)
        return found

    def _in_bag(self, tribe: str) -> bool:
        return any([COMPANIONS[one].tribe == tribe for one in self.bag]) if tribe else bool(self.bag)

    def fill_row(self) -> None:
        """Draw companions until five stand in the row, as long as there are any. [NF-5.3.1]"""
        while len(self.row) < ROW:
            companion = self.draw_companion()
            if not companion:
                return
            self.row.append(companion)

    def replace_row(self, seat: int) -> None:
        """Discard the whole row and draw a new one. [NF-5.3.5]"""
        replaced, self.row = self.row, []
        self.dismissed += replaced
        self.fill_row()
        self.tell(RowReplaced(seat, self.row[:]))

    # Artifacts, kept, discarded, bought

    def look_at_artifacts(self, seat: int, normal: int, special: int) -> None:
        """Draw artifacts of both decks for the seat to look at. [NF-5.5.1]"""
        self.looked[seat] = [card for card in [self.draw_artifact() for _ in range(normal)] if card]
        self.special_looked[seat] = [card for card in [self.draw_special() for _ in range(special)] if card]
        looked, specials = self.looked[seat], self.special_looked[seat]
        self.tell(ArtifactsDrawn(seat, len(looked), len(specials), looked[:], specials[:]))

    def just_drawn(self, seat: int) -> list[str]:
        """The artifacts that the seat has drawn and neither kept nor discarded yet."""
        return self.looked[seat] + self.special_looked[seat]

    def keep_artifacts(self, seat: int, kept: list[str]) -> list[str]:
        """Add these of the artifacts just drawn to the hand; the others, which are returned, are discarded."""
        gone = [card for card in self.just_drawn(seat) if card not in kept]
        self.hands[seat] += [card for card in self.looked[seat] if card in kept]
        self.dropped += [card for card in self.looked[seat] if card not in kept]
        self.special_hands[seat] += [card for card in self.special_looked[seat] if card in kept]
        self.special_dropped += [card for card in self.special_looked[seat] if card not in kept]
        self.looked[seat] = []
        self.special_looked[seat] = []
        return gone

    def drop(self, seat: int, artifact: str) -> None:
        """Discard an unbought artifact of the hand. [NF-20.6]"""
        if artifact in self.hands[seat]:
            self.hands[seat].remove(artifact)
            self.dropped.append(artifact)
        else:
            self.special_hands[seat].remove(artifact)
            self.special_dropped.append(artifact)

    def lay_out(self, seat: int, artifact: str) -> None:
        """Turn an artifact of the hand face up before its owner. [NF-20.4]"""
        if artifact in self.hands[seat]:
            self.hands[seat].remove(artifact)
            self.bought[seat].append(artifact)
        else:
            self.special_hands[seat].remove(artifact)
            self.special_bought[seat].append(artifact)
        self.tell(ArtifactBought(seat, artifact))

"""The table of Glow: the meeting track, everybody's company and dice, and the journey."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.table import Part, nested, parts
from strannik.core.table import Table as CoreTable
from strannik.core.zones import EVERYONE, NOBODY, zone, zones
from strannik.games.glow.cards import BLACK, COMPANIONS, DICE, ELEMENTS, KAAR, SYMBOL_PLACE, SYMBOLS
from strannik.games.glow.events import (
    BlackDieCame,
    DieTaken,
    Fell,
    Gained,
    Lost,
    Recruited,
    Rolled,
    SpellGone,
    SpellsTurned,
)
from strannik.games.glow.maps import PROVINCE, TRACK

DAYS: Final = 8
SPACES: Final = 5

DAWN: Final = 0
ROLLED: Final = 1
NOON: Final = 2
AFTERNOON: Final = 3
EVENING: Final = 4
"""How far a player has come through the day: `table.hours`."""


@dataclass
class Tom(Part):
    """The opponent of the solo variant. [GL-M1]"""

    bursts: int = 10
    band: int = 0
    footprints: int = 0
    camp: str = ""
    boats: list[str] = field(default_factory=list)


@dataclass
class Table(CoreTable):
    """Everything that lies on the table.

    Lanes of different players run side by side, so what they share must not depend on who is
    quicker: companions that fall, dice that go back and spells that are used up lie with their
    player (`fallen`, `returned`, `spent`) until the evening gathers them, and `owed` counts the
    spells each player is to take when all have resolved their cards. `faces` says what each rolled
    die shows, `links` which die came with which Sketal, `trodden` which spots a company has left
    today, `used` which dice it has used up on its way.
    """

    board: str = PROVINCE
    day: int = 0
    first: int = 0
    hours: list[int] = field(default_factory=list)
    unchosen: list[str] = field(default_factory=list)
    adventurers: list[str] = field(default_factory=list)

    deck_a: list[str] = zone("companion", seen_by=NOBODY, back="A")
    deck_b: list[str] = zone("companion", seen_by=NOBODY, back="B")
    removed_a: list[str] = zone("companion", seen_by=NOBODY, back="A")
    removed_b: list[str] = zone("companion", seen_by=NOBODY, back="B")
    meeting: list[list[str]] = zones("companion", seen_by=EVERYONE)
    company: list[list[str]] = zones("companion", seen_by=EVERYONE)
    fallen: list[list[str]] = zones("companion", seen_by=EVERYONE)
    cemetery: list[str] = zone("companion", seen_by=EVERYONE)

    spell_pile: list[str] = zone("spell", seen_by=NOBODY)
    hidden_spells: list[list[str]] = zones("spell", seen_by=NOBODY)
    spells: list[list[str]] = zones("spell", seen_by=EVERYONE)
    spent: list[list[str]] = zones("spell", seen_by=EVERYONE)
    owed: list[int] = field(default_factory=list)

    dice: list[list[str]] = zones("die", seen_by=EVERYONE)
    track_dice: list[list[str]] = zones("die", seen_by=EVERYONE)
    reserve: list[str] = zone("die", seen_by=EVERYONE)
    returned: list[list[str]] = zones("die", seen_by=EVERYONE)
    box: list[str] = zone("die", seen_by=EVERYONE)
    faces: dict[str, str] = field(default_factory=dict)
    links: dict[str, str] = field(default_factory=dict)
    track_footprints: list[int] = field(default_factory=list)

    bursts: list[int] = field(default_factory=list)
    footprints: list[int] = field(default_factory=list)
    fireflies: list[int] = field(default_factory=list)
    rerolls: list[int] = field(default_factory=list)

    places: list[str] = field(default_factory=list)
    trodden: list[list[str]] = nested()
    used: list[list[str]] = nested()
    camps: list[str] = field(default_factory=list)
    boats: list[list[str]] = nested()

    tom: list[Tom] = parts(Tom)
    tom_dice: list[str] = zone("die", seen_by=EVERYONE)
    tiles: list[str] = zone("tile", seen_by=EVERYONE)
    tile_pile: list[str] = zone("tile", seen_by=NOBODY)
    used_tiles: list[str] = zone("tile", seen_by=EVERYONE)
    second_deck: bool = False

    def in_turn_order(self) -> list[int]:
        """The seats from the first player on. [GL-E2]"""
        return self.seats[self.first :] + self.seats[: self.first]

    def gain(self, seat: int, what: str, amount: int) -> None:
        """Move the marker or take tokens; a loss is cut at none. [GL-H6]"""
        held = self.tokens(what)
        before = held[seat]
        held[seat] = max(0, before + amount)
        if held[seat] > before:
            self.tell(Gained(seat, what, held[seat] - before))
        elif held[seat] < before:
            self.tell(Lost(seat, what, before - held[seat]))

    def tokens(self, what: str) -> list[int]:
        """What everybody has of bursts, footprints, fireflies or reroll tokens."""
        if what == "bursts":
            return self.bursts
        if what == "footprints":
            return self.footprints
        return self.fireflies if what == "fireflies" else self.rerolls

    def companion_at(self, space: int) -> str:
        """Who stands at a space of the track, if anybody."""
        return self.meeting[space][0] if self.meeting[space] else ""

    def space_of(self, companion: str) -> int:
        """The space at which the companion stands."""
        return [self.companion_at(space) for space in range(SPACES)].index(companion)

    def standing(self) -> list[int]:
        """The spaces that hold a companion."""
        return [space for space in range(SPACES) if self.meeting[space]]

    def recruit(self, seat: int, companion: str) -> None:
        """Take the companion with all small dice and footprints of its space. [GL-E2]"""
        space = self.space_of(companion)
        self.meeting[space] = []
        self.company[seat].append(companion)
        self.tell(Recruited(seat, companion))
        self.dice[seat] += self.track_dice[space]
        self.track_dice[space] = []
        footprints = self.track_footprints[space]
        self.track_footprints[space] = 0
        self.gain(seat, "footprints", footprints)

    def dice_for(self, companion: str) -> list[str]:
        """The big dice in the reserve that the companion may bring. [GL-E4]"""
        colour = COMPANIONS[companion].die
        if not colour:
            return []
        return [die for die in self.reserve if DICE[die].big and (colour == "any" or DICE[die].colour == colour)]

    def link(self, seat: int, companion: str, die: str) -> None:
        """Give the die from the reserve to whoever has recruited the Sketal. [GL-E4]"""
        self.reserve.remove(die)
        self.dice[seat].append(die)
        self.faces[die] = ""
        self.links[companion] = die
        self.tell(DieTaken(seat, companion, die))

    def protected(self, seat: int) -> bool:
        """Whether Kaar keeps the black die away from the player. [GL-E6, GL-G4]"""
        return KAAR in self.company[seat]

    def turn_spells_up(self) -> None:
        """Reveal every spell that was taken face down. [GL-E1]"""
        for seat in self.seats:
            if self.hidden_spells[seat]:
                self.tell(SpellsTurned(seat, self.hidden_spells[seat][:]))
                self.spells[seat] += self.hidden_spells[seat]
                self.hidden_spells[seat] = []

    def roll(self, seat: int, dice: list[str]) -> None:
        """Roll the dice of one player. [GL-F1]"""
        for die in dice:
            self.faces[die] = DICE[die].faces[self.chance.roll(seat) - 1]
        self.tell(Rolled(seat, dice[:], [self.faces[die] for die in dice]))

    def cancelled(self, seat: int) -> str:
        """The element that the black die takes away from the player, if any. [GL-G1]"""
        if BLACK not in self.dice[seat]:
            return ""
        symbol = self.faces[BLACK]
        return symbol if symbol in ELEMENTS else ""

    def shown(self, seat: int, without: str = "") -> list[int]:
        """How many effective dice, but for the one left out, show each of SYMBOLS. [GL-G1, GL-G2, GL-G3]"""
        shown = [0] * len(SYMBOLS)
        for die in self.dice[seat]:
            place = SYMBOL_PLACE.get(self.faces[die], -1)
            if place >= 0 and die != without:
                shown[place] += 1
        cancelled = self.cancelled(seat)
        if cancelled:
            shown[SYMBOL_PLACE[cancelled]] = 0
        return shown

    def fall(self, seat: int, companion: str, die: str = "") -> None:
        """Send the companion to the cemetery; a die linked to it (or the one named) goes back. [GL-H7]"""
        self.company[seat].remove(companion)
        self.fallen[seat].append(companion)
        self.tell(Fell(seat, companion))
        if companion in self.links:
            die = die or self.links[companion]
            del self.links[companion]
            self.dice[seat].remove(die)
            self.returned[seat].append(die)
            self.faces[die] = ""
            if die in self.used[seat]:
                self.used[seat].remove(die)

    def drop_spell(self, seat: int, spell: str) -> None:
        """Take a spell, hidden or revealed, out of the game. [GL-H9, GL-I3]"""
        held = self.spells[seat] if spell in self.spells[seat] else self.hidden_spells[seat]
        held.remove(spell)
        self.spent[seat].append(spell)
        self.tell(SpellGone(seat, spell))

    def put_on_track(self, die: str) -> None:
        """Put a small die on the space of the element it shows. [GL-L1]"""
        self.track_dice[TRACK.index(self.faces[die])].append(die)

    def bring_black_die(self, seat: int, spaces: list[int]) -> None:
        """Kaar puts the black die on one of the spaces by chance, if it is still in the reserve. [GL-E5]"""
        if BLACK in self.reserve:
            self.reserve.remove(BLACK)
            self.place_black_die(seat, self.chance.pick(spaces, seat))

    def place_black_die(self, seat: int, space: int) -> None:
        """Put the black die on a space, from wherever on the track it lies. [GL-E6]"""
        for dice in self.track_dice:
            if BLACK in dice:
                dice.remove(BLACK)
        self.track_dice[space].append(BLACK)
        self.faces[BLACK] = TRACK[space]
        self.tell(BlackDieCame(seat, TRACK[space]))

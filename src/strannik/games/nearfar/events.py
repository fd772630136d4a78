"""What is told at a Near and Far table."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event
from strannik.core.zones import OWNER, zone


@dataclass
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    round: int


@dataclass
class Gained(Event):
    """Goods, hearts or reputation came: of what, how much, and from where."""

    seat: int
    what: str
    amount: int


@dataclass
class Spent(Event):
    """Goods, hearts or reputation went."""

    seat: int
    what: str
    amount: int


@dataclass
class Drafted(Event):
    """Everybody kept an artifact and passed the rest to the left."""

    left: int


@dataclass
class ArtifactsDropped(Event):
    """A player discarded artifacts, face up."""

    seat: int
    artifacts: list[str]


@dataclass
class ArtifactsDrawn(Event):
    """A player drew artifacts and looks at them; the others see only how many of each kind."""

    seat: int
    normal: int
    special: int
    artifacts: list[str] = zone("artifact", seen_by=OWNER)
    specials: list[str] = zone("special", seen_by=OWNER)


@dataclass
class ArtifactBought(Event):
    """A player bought an artifact from the hand."""

    seat: int
    artifact: str


@dataclass
class Visited(Event):
    """A figure was put into a building."""

    seat: int
    building: str


@dataclass
class DuelFought(Event):
    """Both rolled: the attacker's and the defender's totals, before hearts."""

    seat: int
    rival: str
    manner: str
    die: int
    total: int
    rival_die: int
    rival_total: int


@dataclass
class DuelWon(Event):
    """The attacker won the right to act."""

    seat: int
    rival: str


@dataclass
class Jailed(Event):
    """The attacker lost and went to jail."""

    seat: int


@dataclass
class Hired(Event):
    """A companion joined a hero, for so many coins."""

    seat: int
    companion: str
    coins: int


@dataclass
class RowReplaced(Event):
    """The whole row of companions was replaced."""

    seat: int
    companions: list[str]


@dataclass
class PartySet(Event):
    """Who goes along now, animal and companions."""

    seat: int
    party: list[str]


@dataclass
class ChiefCame(Event):
    """A chief joined the first player with four flags of the tribe."""

    seat: int
    chief: str


@dataclass
class PackAnimalCame(Event):
    """A bird or a turtle came from the stables."""

    seat: int
    animal: str


@dataclass
class PackAnimalLeft(Event):
    """A bird or a turtle went back to the stables, and the treasure it carried, if any, was lost."""

    seat: int
    animal: str
    treasure: str


@dataclass
class TreasureDrawn(Event):
    """A player drew treasures to look at."""

    seat: int
    count: int
    treasures: list[str] = zone("treasure", seen_by=OWNER)


@dataclass
class TreasureKept(Event):
    """A treasure lies on a pack animal."""

    seat: int
    treasure: str


@dataclass
class TreasureDropped(Event):
    """A treasure went to the discard pile."""

    seat: int
    treasure: str


@dataclass
class FindTaken(Event):
    """A find was taken by its name."""

    seat: int
    find: str


@dataclass
class GiftLost(Event):
    """Something that was given came to nothing: a treasure, a bird, a find or a companion."""

    seat: int
    gift: str


@dataclass
class Dug(Event):
    """A camp was placed in the mine."""

    seat: int
    cell: str


@dataclass
class LeftTown(Event):
    """A hero left town with so many hearts."""

    seat: int
    hearts: int


@dataclass
class Moved(Event):
    """A figure took a step along a path."""

    seat: int
    origin: str
    space: str


@dataclass
class TurnedBack(Event):
    """A figure had to go back to the space it came from."""

    seat: int
    space: str


@dataclass
class EnemyMet(Event):
    """A hero rolled against an enemy."""

    seat: int
    enemy: str
    die: int
    total: int


@dataclass
class EnemyDefeated(Event):
    """An enemy was beaten and carries a camp now."""

    seat: int
    enemy: str


@dataclass
class EnemyAvoided(Event):
    """A hero slipped past an enemy by a way of its own."""

    seat: int
    enemy: str
    by: str


@dataclass
class EnemyWon(Event):
    """A hero was beaten back."""

    seat: int
    enemy: str


@dataclass
class AdventureRead(Event):
    """An adventure was opened."""

    seat: int
    adventure: str


@dataclass
class OptionChosen(Event):
    """An option was announced."""

    seat: int
    adventure: str
    option: int


@dataclass
class Checked(Event):
    """A die fell for a check: what it shows, and the total with icons."""

    seat: int
    what: str
    die: int
    total: int
    needed: int


@dataclass
class AdventureWon(Event):
    """An adventure succeeded, perhaps with its bonus."""

    seat: int
    adventure: str
    option: int
    bonus: bool


@dataclass
class AdventureLost(Event):
    """An adventure failed."""

    seat: int
    adventure: str


@dataclass
class Camped(Event):
    """A camp was placed on the map."""

    seat: int
    space: str


@dataclass
class LastRound(Event):
    """Somebody placed the last camp of the board: the round is played to its end."""

    seat: int


@dataclass
class NoRoomLeft(Event):
    """Somebody placed the last camp for which there was room: the round is played to its end."""

    seat: int


@dataclass
class Standstill(Event):
    """The map is full and nobody has placed a camp for two rounds: this round is the last."""


@dataclass
class DeckShuffled(Event):
    """A spent deck was made anew from its discards."""

    deck: str


@dataclass
class ExperienceGained(Event):
    """A star was filled; so much experience is there to be spent now."""

    seat: int
    experience: int


@dataclass
class TalentLearnt(Event):
    """A talent was bought for experience."""

    seat: int
    talent: str
    cost: int


@dataclass
class ClueLearnt(Event):
    """A clue was noted for good."""

    seat: int
    clue: str


@dataclass
class SideNoted(Event):
    """A side adventure will catch up with a traveller."""

    seat: int


@dataclass
class BossesWait(Event):
    """The bosses of the Last Ruin were laid out."""

    bosses: list[str]


@dataclass
class BossFell(Event):
    """A boss was defeated; so many are left."""

    seat: int
    boss: str
    left: int


@dataclass
class AnimalFreed(Event):
    """A pack animal was let go for hearts."""

    seat: int
    animal: str


@dataclass
class Bribed(Event):
    """A coin opened an occupied building."""

    seat: int
    building: str


@dataclass
class Caved(Event):
    """A die was thrown in the mine for another gem."""

    seat: int
    die: int

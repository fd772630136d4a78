"""What is told at an Aftermath table."""

from __future__ import annotations

from dataclasses import dataclass

from strannik.core.events import Event
from strannik.core.zones import OWNER, zone


# Turns


@dataclass
class TurnBegan(Event):
    """A player's turn began."""

    seat: int
    turn: int


@dataclass
class TurnSkipped(Event):
    """A defeated hero cannot come back yet."""

    seat: int


@dataclass
class Drew(Event):
    """A player drew action cards; the others see how many."""

    seat: int
    count: int
    cards: list[str] = zone("action", seen_by=OWNER)


@dataclass
class Discarded(Event):
    """A player discarded an action card."""

    seat: int
    card: str


@dataclass
class DisasterDrawn(Event):
    """The disaster card came, and the black die says whether the page's disaster does: time and die against value."""

    seat: int
    die: int
    time: int
    value: int
    comes: bool


@dataclass
class DisasterIdle(Event):
    """The disaster card came, but here it has nothing left to do."""

    seat: int


@dataclass
class DeckShuffled(Event):
    """A deck was made anew from its discard."""

    deck: str


@dataclass
class ThreatGrew(Event):
    """A threat card was laid on the track, in this slot."""

    card: str
    slot: int


@dataclass
class ThreatsCleared(Event):
    """All threat cards left the track."""

    count: int


@dataclass
class ThreatLifted(Event):
    """The lowest threat card left the track."""

    card: str


# Counters


@dataclass
class Counted(Event):
    """A counter of the campaign board changed: by how much, and to what."""

    what: str
    change: int
    now: int


# Checks and actions


@dataclass
class Rolled(Event):
    """A check was made: for what, with which skill; what was needed and what it came to. `black` is -1 if not rolled."""

    seat: int
    purpose: str
    skill: str
    needed: int
    total: int
    white: int
    black: int
    passed: bool


@dataclass
class NotTried(Event):
    """A hero let a check be."""

    seat: int
    skill: str


@dataclass
class Moved(Event):
    """A hero walked from one space to another."""

    seat: int
    origin: str
    space: str


@dataclass
class Placed(Event):
    """A hero was put on a space."""

    seat: int
    space: str


@dataclass
class Left(Event):
    """A hero left the page by an exit."""

    seat: int
    exit: str


@dataclass
class InspiredBy(Event):
    """A hero gave another one an action card; only these two see which."""

    seat: int
    other: str
    cards: list[str] = zone("action", seen_by=OWNER)


@dataclass
class WorkBegan(Event):
    """A group check was started by the book."""

    work: str
    needed: int


@dataclass
class WorkedOn(Event):
    """A hero added a card to the group check."""

    seat: int
    card: str
    count: int
    needed: int


@dataclass
class WorkDone(Event):
    """A group check was completed."""

    work: str


@dataclass
class Searched(Event):
    """A search token was turned over."""

    seat: int
    token: str


# Pages


@dataclass
class PageOpened(Event):
    """A page was opened, perhaps one where the party has been before."""

    page: str
    revisited: bool


@dataclass
class PageLeft(Event):
    """The party left a page, and this player keeps the campaign board now."""

    seat: int
    page: str


@dataclass
class SectionRead(Event):
    """A section of a page was read out."""

    seat: int
    page: str
    section: str


@dataclass
class OptionTaken(Event):
    """One way of a section was chosen."""

    seat: int
    section: str
    number: int


@dataclass
class SituationTurned(Event):
    """The situation token was turned."""

    situation: str


@dataclass
class Nightfall(Event):
    """The mission went on for longer than any night: it is lost."""

    turns: int


# Items, conditions and abilities


@dataclass
class ItemGained(Event):
    """An item came from the deck, the book or a repair."""

    seat: int
    item: str


@dataclass
class ItemStashed(Event):
    """An item went to the colony's supply box."""

    seat: int
    item: str


@dataclass
class ItemEquipped(Event):
    """A hero put an item on."""

    seat: int
    item: str


@dataclass
class ItemStowed(Event):
    """A hero put an item into the backpack."""

    seat: int
    item: str


@dataclass
class ItemGiven(Event):
    """A hero gave another one an item."""

    seat: int
    other: str
    item: str


@dataclass
class ItemScrapped(Event):
    """An item was taken apart for parts."""

    seat: int
    item: str
    parts: int


@dataclass
class ItemDropped(Event):
    """An item was discarded, for nothing."""

    seat: int
    item: str


@dataclass
class ItemSpent(Event):
    """An item was discarded for its effect."""

    seat: int
    item: str


@dataclass
class ItemBroke(Event):
    """An item broke, or was found broken; it waits to be repaired."""

    item: str


@dataclass
class BatteriesGained(Event):
    """A hero took batteries from the supply."""

    seat: int
    count: int


@dataclass
class ItemCharged(Event):
    """A hero put a battery on an item."""

    seat: int
    item: str


@dataclass
class BatteryGiven(Event):
    """A hero gave another one a battery."""

    seat: int
    other: str


@dataclass
class ConditionGained(Event):
    """A condition came over a hero."""

    seat: int
    condition: str


@dataclass
class ConditionLost(Event):
    """A hero is rid of a condition, or has used it up."""

    seat: int
    condition: str


@dataclass
class AbilityUsed(Event):
    """A hero used an ability."""

    seat: int
    ability: str


@dataclass
class AbilityLearnt(Event):
    """A hero, of this game or not, has a new ability."""

    hero: str
    ability: str


@dataclass
class CardLent(Event):
    """A hero added a card to another's check."""

    seat: int
    other: str
    card: str


@dataclass
class CardRecalled(Event):
    """A hero took a card back from the discard."""

    seat: int
    card: str


@dataclass
class HeavyThrown(Event):
    """A hero threw a heavy object to another space."""

    seat: int
    space: str


@dataclass
class Mended(Event):
    """A hero repaired a broken item."""

    seat: int
    item: str


# Enemies


@dataclass
class EncounterCame(Event):
    """Enemies or strangers came."""

    enemies: list[str]
    situation: str


@dataclass
class EncounterDrawn(Event):
    """An encounter card was turned over."""

    seat: int
    encounter: str


@dataclass
class NoRoom(Event):
    """The track is full: an enemy did not come."""

    enemy: str


@dataclass
class EnemyGaveWay(Event):
    """An enemy made room for a boss."""

    enemy: str


@dataclass
class EnemyTurnBegan(Event):
    """The enemies act."""

    count: int


@dataclass
class EnemyActs(Event):
    """An enemy acts on a threat of this value."""

    enemy: str
    threat: int


@dataclass
class EnemyDozes(Event):
    """An enemy is asleep in the shade."""

    enemy: str


@dataclass
class EnemyCalled(Event):
    """An enemy calls: a threat card will come."""

    enemy: str


@dataclass
class EnemyMoved(Event):
    """An enemy went from one space to another."""

    enemy: str
    origin: str
    space: str


@dataclass
class EnemyStrikes(Event):
    """An enemy goes for a hero with this strength."""

    enemy: str
    seat: int
    strength: int


@dataclass
class Attacked(Event):
    """Something of the page goes for a hero with this strength."""

    seat: int
    strength: int


@dataclass
class AttackFailed(Event):
    """A hero came away unhurt."""

    seat: int


@dataclass
class PartCounted(Event):
    """A raider counts a part instead of striking."""

    seat: int
    enemy: str


@dataclass
class BatteryDropped(Event):
    """A drone flies home with a battery."""

    seat: int
    enemy: str


@dataclass
class ItemStolen(Event):
    """An enemy took an item."""

    seat: int
    item: str
    enemy: str


@dataclass
class BatteryLost(Event):
    """A hero lost a battery."""

    seat: int


@dataclass
class Shoved(Event):
    """A hero was pushed to another space."""

    seat: int
    space: str


@dataclass
class EnemyWounded(Event):
    """An enemy was wounded, and has so many wounds of so much life now."""

    seat: int
    enemy: str
    wounds: int
    life: int


@dataclass
class TailShed(Event):
    """A lizard left its tail instead of a wound."""

    enemy: str


@dataclass
class EnemyDefeated(Event):
    """An enemy was defeated; nobody did it where the seat is below 0."""

    seat: int
    enemy: str


@dataclass
class EnemyLeft(Event):
    """An enemy left without being defeated."""

    enemy: str


@dataclass
class TalkedOver(Event):
    """A stranger was won over and joins the colony."""

    seat: int
    enemy: str


@dataclass
class Outwitted(Event):
    """An enemy was got rid of without a fight."""

    seat: int
    enemy: str


@dataclass
class LootTaken(Event):
    """Whoever defeated the last of an encounter takes its loot."""

    seat: int


@dataclass
class HuntersCame(Event):
    """Those who hunted the party have found it."""

    enemies: list[str]


# Wounds and rest


@dataclass
class HeroWounded(Event):
    """A hero was wounded."""

    seat: int
    count: int
    poisoned: bool


@dataclass
class HeroHealed(Event):
    """A hero lost wounds."""

    seat: int
    count: int


@dataclass
class HeroDefeated(Event):
    """A hero was defeated and is out of the page."""

    seat: int


@dataclass
class HeroReturned(Event):
    """A defeated hero came back."""

    seat: int
    space: str


@dataclass
class Rested(Event):
    """The group rested."""


@dataclass
class ItemRepaired(Event):
    """A broken item was repaired for parts."""

    item: str
    parts: int


# What a page lays out


@dataclass
class TerrainLaid(Event):
    """A terrain card was laid out."""

    terrain: str


@dataclass
class TerrainLifted(Event):
    """A terrain card was put away."""

    terrain: str


@dataclass
class TokenLaid(Event):
    """A token was laid on a space."""

    token: str
    space: str


@dataclass
class TokenLifted(Event):
    """A token was taken from a space."""

    token: str
    space: str


@dataclass
class LineChanged(Event):
    """The line between two spaces is another one now."""

    one: str
    other: str
    line: str


@dataclass
class LightChanged(Event):
    """Spaces were lit or went dark."""

    spaces: list[str]
    lit: bool


@dataclass
class ExitChanged(Event):
    """An exit opened or closed."""

    exit: str
    open: bool


# Missions and the campaign


@dataclass
class MissionEnded(Event):
    """A mission was fulfilled, or failed."""

    mission: str
    won: bool


@dataclass
class MissionAdded(Event):
    """A mission card came into the group's hand."""

    mission: str


@dataclass
class MissionRemoved(Event):
    """A mission card left the group's hand."""

    mission: str


@dataclass
class PlanFound(Event):
    """The plan of an improvement came to the colony."""

    improvement: str


@dataclass
class InfluenceJoined(Event):
    """A hero's influence card is in play."""

    seat: int
    card: str


@dataclass
class Discovered(Event):
    """A card was taken from the discovery deck."""

    card: str


@dataclass
class CampaignEnded(Event):
    """The campaign is over: `fallen`, or the page of the ending."""

    how: str


@dataclass
class CampaignRevived(Event):
    """An immortal colony pulled itself together."""

    count: int


# Setting up


@dataclass
class HeroTaken(Event):
    """A player took a hero."""

    seat: int
    hero: str


# The colony


@dataclass
class CameHome(Event):
    """The party is home, and a colony phase begins."""

    phase: int


@dataclass
class EventDrawn(Event):
    """Something happened in the colony."""

    happening: str


@dataclass
class EventIgnored(Event):
    """The lookout saw it coming, and nothing came of it."""

    happening: str


@dataclass
class WayTaken(Event):
    """The group settled what happened in the colony, this way."""

    way: str


@dataclass
class Fed(Event):
    """The colony had supper: so much was eaten, so much was missing."""

    eaten: int
    missing: int


@dataclass
class Built(Event):
    """An improvement stands."""

    improvement: str


@dataclass
class GoalReached(Event):
    """A hero's personal goal is reached; so many are now."""

    hero: str
    count: int


@dataclass
class KeepsakeGiven(Event):
    """A hero was given a keepsake."""

    hero: str
    keepsake: str


@dataclass
class SetOut(Event):
    """The group will set out for this mission next."""

    mission: str


# Driving


@dataclass
class SatDown(Event):
    """A hero took a place in the vehicle."""

    seat: int
    role: str


@dataclass
class RoadAhead(Event):
    """A road card lies ahead, the first, the second and so on."""

    road: str
    number: int


@dataclass
class Called(Event):
    """A hero called a colour, and both dice fell."""

    seat: int
    color: str
    white: int
    black: int
    crossed: bool


@dataclass
class VehicleDamaged(Event):
    """The vehicle took damage: so much of what it can bear."""

    vehicle: str
    damage: int
    most: int


@dataclass
class ChaserShaken(Event):
    """An enemy vehicle fell behind."""

    seat: int
    enemy: str


@dataclass
class DriveEnded(Event):
    """The drive is over: arrived, or on foot."""

    arrived: bool

"""Encounters: who comes, where they stand, and how they are talked round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Bar, Offer, Thing
from strannik.core.step import Step
from strannik.games.aftermath.decks import SLOTS_OF_TRACK
from strannik.games.aftermath.enemies import ENEMIES as ENEMY_CARDS
from strannik.games.aftermath.enemies import WayRound, of_type
from strannik.games.aftermath.events.enemies import (
    EncounterCame,
    EnemyGaveWay,
    EnemyLeft,
    HuntersCame,
    NoRoom,
    Outwitted,
    TalkedOver,
)
from strannik.games.aftermath.events.turns import ThreatLifted
from strannik.games.aftermath.figures import Foe
from strannik.games.aftermath.steps.group import Agreed
from strannik.games.aftermath.steps.items import happened
from strannik.games.aftermath.steps.leaving import leave_track, turn_situation
from strannik.games.aftermath.steps.wounds import defeat_enemy
from strannik.games.aftermath.table import ENEMIES, Table

OUTWIT: Final = "outwit"
NO_ENCOUNTER: Final = 0
"""Hunters and newcomers of an enemy turn belong to none: they bring no loot. [AM-10.2.1]"""


# Who is there to come


def supply(table: Table, type: str) -> list[str]:
    """The cards of a type that are neither in play nor hunting, bosses left out. [AM-7.5, AM-7.7]"""
    found = [card for card in table.discovered if card in ENEMY_CARDS and ENEMY_CARDS[card].type == type]
    cards = [*of_type(type), *found]
    return [card for card in cards if card not in table.track and card not in table.hunting]


def random_enemies(table: Table, type: str, count: int) -> list[str]:
    """So many enemies of a type, at random: from the supply first, then of those that hunt. [AM-7.5, AM-7.7]

    A shared card stands for as many of its tokens as there are. [AM-7.11]
    """
    shared = [card for card in of_type(type) if ENEMY_CARDS[card].tokens]
    if shared:
        return tokens(table, shared[0], count)
    cards = supply(table, type)
    table.chance.shuffle(cards)
    chosen = cards[:count]
    for card in hunters(table, type)[: count - len(chosen)]:
        table.hunting.remove(card)
        chosen.append(card)
    return chosen


def hunters(table: Table, type: str) -> list[str]:
    """Those of a type that hunt the party, bosses left out. [AM-7.5, AM-7.7]"""
    alike = [card for card in table.hunting if ENEMY_CARDS[card].type == type]
    return [card for card in alike if not ENEMY_CARDS[card].boss and card not in table.track]


def tokens(table: Table, card: str, count: int) -> list[str]:
    """Tokens of a shared card, as far as they reach; those that hunt come last. [AM-7.7, AM-7.11, AM-7.12]"""
    in_play = len([foe for foe in table.foes if foe.card == card])
    free = ENEMY_CARDS[card].tokens - in_play - table.hunting.count(card)
    chosen = [card] * min(count, free)
    while len(chosen) < count and card in table.hunting:
        table.hunting.remove(card)
        chosen.append(card)
    return chosen


def named_enemies(table: Table, cards: list[str]) -> list[str]:
    """Enemies called by name, those left out that are in play already. [AM-7.1, AM-7.7]"""
    chosen = [card for card in cards if card not in table.track]
    for card in chosen:
        if card in table.hunting:
            table.hunting.remove(card)
    table.chance.shuffle(chosen)
    return chosen


# How they come


@dataclass
class Arrive(Agreed):
    """Enemies are put on the track and on spaces, as evenly as possible; the group says which space gets one more.

    [AM-7.1, AM-7.2, AM-7.3, AM-7.4]
    """

    cards: list[str]
    spaces: list[str]
    situation: str
    loot: list[str] = field(default_factory=list)
    more: list[str] = field(default_factory=list)
    hunters: bool = False

    def question(self, table: Table) -> Offer:
        left = len(finding_room(table, self.cards)) % len(self.spaces) - len(self.more)
        if left <= 0:
            return Offer("reinforce", (), NOTHING_CLOSED, (), "AM-7.3")
        return Offer("reinforce", [space for space in self.spaces if space not in self.more], clause="AM-7.3")

    def taken(self, table: Table, answer: Answer) -> list[Step]:
        more = [*self.more, answer.name]
        return [Arrive(self.cards, self.spaces, self.situation, self.loot, more, self.hunters)]

    def pointless(self, table: Table) -> list[Step]:
        number = NO_ENCOUNTER
        if not self.hunters:
            table.encounters += 1
            number = table.encounters
        came = self.put_all(table, number)
        if not came:
            return []
        if self.loot:
            table.spoils[str(number)] = list(self.loot)
        kinds = list(dict.fromkeys(came))
        table.tell(HuntersCame(kinds) if self.hunters else EncounterCame(kinds, self.situation))
        if self.situation == ENEMIES:
            turn_situation(table, ENEMIES)
        table.beat()
        return []

    def put_all(self, table: Table, number: int) -> list[str]:
        """All who find room share the spaces evenly; of the others hunters go on hunting. [AM-7.3, AM-10.2.1]"""
        coming = finding_room(table, self.cards)
        each = len(coming) // len(self.spaces)
        places = [space for space in self.spaces for _ in range(each + (1 if space in self.more else 0))]
        for card, space in zip(coming, places, strict=True):
            enter(table, card, space, number)
        for card in [card for card in self.cards if card not in coming]:
            table.tell(NoRoom(card))
            if self.hunters:
                table.hunting.append(card)
        return coming


def meet(table: Table, cards: list[str], situation: str, loot: list[str], spaces: list[str]) -> list[Step]:
    """Resolve an encounter with these enemies, on these spaces or on those where enemies enter. [AM-7.1, AM-7.3]"""
    where = spaces or table.sheet().enemy_spawns
    return [Arrive(cards, where, situation, loot)] if cards and where else []


def finding_room(table: Table, cards: list[str]) -> list[str]:
    """Those whose card lies on the track or finds a slot there; a boss makes its own. [AM-7.9, AM-7.10, AM-7.11]"""
    track = table.track[:]
    found: list[str] = []
    for card in cards:
        if card not in track:
            slot = slot_for(track, card)
            if slot < 0:
                continue
            track[slot : slot + 1] = [card]
        found.append(card)
    return found


def slot_for(track: list[str], card: str) -> int:
    """The first slot without an enemy, or for a boss on a full track that of the lowest who is none; -1 if there is
    neither. [AM-7.9, AM-7.10]
    """
    if len(track) < SLOTS_OF_TRACK:
        return len(track)
    lesser = [slot for slot, other in enumerate(track) if not ENEMY_CARDS[other].boss]
    return lesser[-1] if lesser and ENEMY_CARDS[card].boss else -1


def enter(table: Table, card: str, space: str, encounter: int) -> None:
    """One enemy for whom there is room comes into play. [AM-7.9, AM-7.10, AM-7.11]"""
    enemy = ENEMY_CARDS[card]
    if card not in table.track:
        slot = slot_for(table.track, card)
        for other in table.track[slot : slot + 1]:
            give_way(table, other)
        table.track[slot : slot + 1] = [card]
    life = len(table.seats) if enemy.boss else enemy.life
    table.foes.append(Foe(foe_id(table, card), card, space, life, 0, encounter))


def foe_id(table: Table, card: str) -> str:
    """How a figure is called: like its card, or with the lowest free number where several share one."""
    if not ENEMY_CARDS[card].tokens:
        return card
    taken = [foe.id for foe in table.foes]
    return next(id for id in [f"{card}-{number}" for number in range(1, 9)] if id not in taken)


def give_way(table: Table, card: str) -> None:
    """An enemy makes room for a boss and goes back to the supply, undefeated; its threat card stays. [AM-7.10]"""
    for foe in [foe for foe in table.foes if foe.card == card]:
        table.foes.remove(foe)
        table.item_discard += foe.carries
        for item in foe.carries:
            table.stolen.remove(item)
    table.tell(EnemyGaveWay(card))


def hunt(table: Table) -> list[Step]:
    """All who hunt the party find it, but for one where it washes; those without a free slot go on hunting.

    [AM-10.2.1, AM-30.7]
    """
    cards = table.hunting
    if not cards or not table.sheet().enemy_spawns:
        return []
    table.hunting = []
    table.chance.shuffle(cards)
    if "wash_house" in table.built:
        cards = cards[1:]
    if not cards:
        return []
    return [Arrive(cards, table.sheet().enemy_spawns, ENEMIES, [], [], True)]


# How they go without a fight


@dataclass
class TurnSituation(Step):
    """The situation token is turned; enemies need somebody who is one. [AM-5.1, AM-5.3, AM-13.2.3]"""

    situation: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        if table.foes or self.situation != ENEMIES:
            turn_situation(table, self.situation)
        return []


@dataclass
class TalkedRound(Step):
    """A stranger joins the colony, and the lowest threat leaves the track. [AM-13.2.2]

    Who speaks for all roaches takes them along.
    """

    me: int
    foe: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        foe = table.foe(self.foe)
        gone = [foe]
        if "speaks" in ENEMY_CARDS[foe.card].habits:
            gone = [other for other in table.foes if ENEMY_CARDS[other.card].type == ENEMY_CARDS[foe.card].type]
        table.tell(TalkedOver(self.me, foe.id))
        for one in gone:
            leave_track(table, one)
        table.gain("population", 1)
        lifted = table.discard_threat()
        if lifted:
            table.tell(ThreatLifted(lifted))
        return happened(table, self.me, "communicated")


def outwittable(table: Table, seat: int, met: list[Foe]) -> Offer | None:
    """The enemies met on the hero's space that have a weakness, and which cannot be had by it now. [AM-14.6]"""
    found = [foe for foe in met if ENEMY_CARDS[foe.card].outwit is not None]
    if not found:
        return None
    proof = [foe for foe in found if not has_a_way(table, seat, foe)]
    closed: dict[Thing, Bar] = {foe.id: Bar("AM-14.6", enemy=foe.card) for foe in proof}
    return Offer(OUTWIT, [foe.id for foe in found], closed, clause="AM-14.6")


def has_a_way(table: Table, seat: int, foe: Foe) -> bool:
    """Whether the company has what this enemy cannot resist, or the price of an attempt. [AM-14.6]"""
    way = ENEMY_CARDS[foe.card].outwit
    if way is None:
        return False
    return settled(table, seat, way) or (way.difficulty > 0 and table.count("parts") >= way.parts)


def settled(table: Table, seat: int, way: WayRound) -> bool:
    """Whether what was learnt or built before makes a check needless. [AM-14.6]"""
    return (way.clue != "" and table.knows(seat, way.clue)) or (way.built != "" and way.built in table.built)


def outwit(table: Table, seat: int, id: str) -> list[Step]:
    """Try the enemy's own weakness: at once where that is settled, else for a price and a check. [AM-14.6]"""
    # A check may end a fight, and a fight begins with one.
    from strannik.games.aftermath.steps.checks import Check

    way = ENEMY_CARDS[table.foe(id).card].outwit
    assert way is not None
    if settled(table, seat, way):
        return [Outwit(seat, id)]
    table.lose("parts", way.parts)
    return [Check(seat, "communicate", [way.skill], way.difficulty, False, [Outwit(seat, id)], [])]


@dataclass
class Outwit(Step):
    """An enemy has been got the better of in its own way, and counts as beaten. [AM-14.6]"""

    me: int
    foe: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        foe = table.foe(self.foe)
        table.tell(Outwitted(self.me, foe.id))
        return defeat_enemy(table, self.me, foe, "")


def send_away(table: Table, foe: Foe) -> None:
    """An enemy leaves by the book's word: it is not defeated and leaves no loot. [AM-7.8]"""
    table.tell(EnemyLeft(foe.id))
    leave_track(table, foe)

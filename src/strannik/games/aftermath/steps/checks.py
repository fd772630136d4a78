"""Skill checks: cards first, then the dice. [AM-11.9]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.core.offer import Answer, Bar, Offer, Thing
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import ACTIONS, value_of
from strannik.games.aftermath.events.turns import NotTried, Rolled
from strannik.games.aftermath.gear import bonus, power
from strannik.games.aftermath.steps.abilities import UseAbility, helping
from strannik.games.aftermath.steps.conditions import spend_boost
from strannik.games.aftermath.table import Table

FACES: Final = (0, 1, 1, 2, 2, 3)
"""Both dice have the same faces. [AM-11.5]"""

NOT_ROLLED: Final = -1
PLAY: Final = "play"
ROLL: Final = "roll"
GIVE_UP: Final = "give-up"
USE: Final = "use"
DEFENCE: Final = "defence"
"""What a check is for by which an attack is met."""


def die(table: Table) -> int:
    """Roll the white or the black die. [AM-11.5, AM-11.7]"""
    return FACES[table.chance.below(len(FACES))]


def too_scared(table: Table, seat: int, skill: str) -> bool:
    """Whoever is scared starts no check of strength. [AM-20.1]"""
    return skill == "strength" and power(table, seat, "scared") > 0


def testable(table: Table, seat: int, skills: list[str]) -> list[str]:
    """The skills of these that the hero may test now. [AM-20.1]"""
    return [skill for skill in skills if not too_scared(table, seat, skill)]


def may_start(table: Table, seat: int, card: str, skills: list[str]) -> bool:
    """Whether the card may be the first of a check of one of these skills. [AM-11.2]"""
    return any([ACTIONS[card].may_start(skill) for skill in testable(table, seat, skills)])


def can_try(table: Table, seat: int, skill: str) -> bool:
    """Whether the hero holds a card with which a check of the skill can be started. [AM-11.2]"""
    if too_scared(table, seat, skill):
        return False
    for card in table.hands[seat]:
        if ACTIONS[card].may_start(skill):
            return True
    return False


def cards_for(table: Table, seat: int, skills: list[str], played: list[str], words: list[str]) -> Offer:
    """The cards of the hand that may be played next for a check. [AM-11.2, AM-11.3, AM-11.4]"""
    left = [card for card in table.hands[seat] if card not in played]
    closed: dict[Thing, Bar] = {}
    for card in left:
        if not played:
            if not may_start(table, seat, card, skills):
                closed[card] = Bar("AM-11.2", card=card, skill=skills[0] if len(skills) == 1 else "any")
        elif not ACTIONS[card].matches(ACTIONS[played[0]]):
            closed[card] = Bar("AM-11.3", card=card, first=played[0])
    offer = Offer(PLAY, left, closed, words, "AM-11.3" if played else "AM-11.2")
    abilities = helping(table, seat, played) if played else []
    return offer | Offer(USE, abilities, clause="AM-13.3.1") if abilities else offer


def bonuses(table: Table, seat: int, skill: str, purpose: str) -> int:
    """What the hero adds to a check: the character's skill, and what is equipped. [AM-11.5, AM-11.8]"""
    return table.character(seat).bonus.get(skill, 0) + bonus(table, seat, skill, purpose)


def named_skill(table: Table, seat: int, skills: list[str], first: str, purpose: str) -> str:
    """Of several skills that the first card may test, the one with which the hero is best. [AM-11.10]"""
    best, most = "", -1
    for skill in testable(table, seat, skills):
        if ACTIONS[first].may_start(skill):
            added = bonuses(table, seat, skill, purpose)
            if added > most:
                best, most = skill, added
    return best


def commit(table: Table, seat: int, given: list[Answer], check: Resolve) -> list[Step]:
    """Lay the cards out; an ability that helps comes before the dice fall. [AM-11.9]"""
    table.play(seat, cards_of(given))
    last = given[-1]
    return [UseAbility(seat, last.name), check] if last.verb == USE else [check]


def cards_of(given: list[Answer]) -> list[str]:
    """The cards that were named."""
    cards: list[str] = []
    for answer in given:
        if answer.verb == PLAY:
            cards.append(str(answer.thing))
    return cards


@dataclass
class Check(Choice):
    """A check that is asked of a hero: play cards for it and roll, or give up, which is a failure. [AM-11.1, AM-11.6]

    Whoever has no card at all cannot try.
    """

    me: int
    purpose: str
    skills: list[str]
    difficulty: int
    hindered: bool
    won: list[Step] = field(default_factory=list)
    lost: list[Step] = field(default_factory=list)

    def interruptible(self) -> bool:
        return True

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not table.hands[seat] or (given and given[-1].verb != PLAY):
            return None
        return cards_for(table, seat, self.skills, cards_of(given), [ROLL] if given else [GIVE_UP])

    def wording(self, table: Table, offer: Offer) -> str:
        return "wording-defence" if self.purpose == DEFENCE and offer.verb == PLAY else ""

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[-1].verb == GIVE_UP:
            table.tell(NotTried(self.me, self.skills[0] if len(self.skills) == 1 else "any"))
            return self.lost
        skill = named_skill(table, self.me, self.skills, given[0].name, self.purpose)
        check = Resolve(self.me, self.purpose, skill, self.difficulty, self.hindered, self.won, self.lost)
        return commit(table, self.me, given, check)


@dataclass
class Resolve(Step):
    """The dice fall: cards, bonuses and the white die against the difficulty, to which a hindered check adds the black
    one. [AM-11.5, AM-11.6, AM-11.7]
    """

    me: int
    purpose: str
    skill: str
    difficulty: int
    hindered: bool
    won: list[Step] = field(default_factory=list)
    lost: list[Step] = field(default_factory=list)

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        white = max(die(table), power(table, self.me, "steady"))
        black = max(0, die(table) - power(table, self.me, "calm")) if self.hindered else NOT_ROLLED
        started = ACTIONS[table.played[0]].starts.get(self.purpose, 0)
        added = bonuses(table, self.me, self.skill, self.purpose) + started + spend_boost(table, self.me)
        total = value_of(table.played) + added + white
        needed = self.difficulty + max(0, black)
        table.tell(Rolled(self.me, self.purpose, self.skill, needed, total, white, black, total >= needed))
        table.beat()
        table.put_away()
        return self.won if total >= needed else self.lost

"""Actions: what a hero may do with the cards in hand, in any order and as often as they suffice. [AM-10.4]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from strannik.core.offer import NOTHING_CLOSED, Answer, Bar, Offer, Thing
from strannik.core.seats import seat_name
from strannik.core.step import Choice, Step
from strannik.games.aftermath.cards import CONDITIONS
from strannik.games.aftermath.company import BUNKHOUSE
from strannik.games.aftermath.enemies import ENEMIES as ENEMY_CARDS
from strannik.games.aftermath.events.turns import InspiredBy, Left
from strannik.games.aftermath.figures import NOWHERE, Foe
from strannik.games.aftermath.gear import power, reach, spendable
from strannik.games.aftermath.steps.abilities import ACTION, UseAbility, payable
from strannik.games.aftermath.steps.checks import PLAY, ROLL, USE, Resolve, can_try, cards_for, cards_of, commit
from strannik.games.aftermath.steps.conditions import LoseCondition, shake_difficulty, shakeable
from strannik.games.aftermath.steps.encounters import TalkedRound, TurnSituation, outwit, outwittable
from strannik.games.aftermath.steps.enemies import missed
from strannik.games.aftermath.steps.group_check import add_to_work, cards_for_work, open_works
from strannik.games.aftermath.steps.items import POST_BOX, EquipAndTrade, SpendItem, post_is_here
from strannik.games.aftermath.steps.move import GO, cards_for_move, destinations, walk
from strannik.games.aftermath.steps.search import TakeReward
from strannik.games.aftermath.steps.terrain import harder, hero_sees, reach_bonus
from strannik.games.aftermath.steps.wounds import WoundEnemy
from strannik.games.aftermath.table import ENEMIES, USE_UP, Table

SEARCH: Final = "search"
TALK: Final = "talk"
STRIKE: Final = "strike"
SHOOT: Final = "shoot"
SHAKE_OFF: Final = "shake-off"
INSPIRE: Final = "inspire"
GIVE: Final = "give-card"
EQUIP: Final = "rearrange"
LEAVE: Final = "leave"
END: Final = "end-turn"
CHECKED: Final = (SEARCH, TALK, STRIKE, SHOOT, SHAKE_OFF)
"""Actions that are checks."""

PURPOSES: Final = {SEARCH: "search", TALK: "communicate", STRIKE: "melee", SHOOT: "ranged", SHAKE_OFF: "recover"}
SKILLS: Final = {SEARCH: "intuition", TALK: "intuition", STRIKE: "strength", SHOOT: "agility"}
ALSO_HIT: Final = "also-hit"
OUT_OF_REACH: Final = 99
EASILY_HIT: Final = 4
"""The highest defence that does not help against shot that scatters."""

PAID: Final = {"AM-13.1.1": "wording-way", "AM-13.7.1": "wording-discard"}
"""How it is asked for a card that is spent rather than tried: by the clause of what it pays for."""

REARRANGING: Final = Offer(EQUIP, words=[EQUIP], clause="AM-13.7.1")
ENDING: Final = Offer(END, words=[END], clause="AM-10.4")
"""What is offered in the same words at all times."""

FEW: Final = 2
"""Whoever holds no more cards than this can be inspired. [AM-13.6.1]"""


def skill_of(verb: str, thing: str) -> str:
    """The skill that an action tests; each condition has its own. [AM-13.5.1]"""
    return CONDITIONS[thing].skill if verb == SHAKE_OFF else SKILLS[verb]


def check_of(table: Table, seat: int, verb: str, thing: str) -> Resolve:
    """The check that an action is: what for, by which skill, how hard, and what comes of it."""
    purpose, skill = PURPOSES[verb], skill_of(verb, thing)
    if verb == SEARCH:  # [AM-13.4.1]
        number = table.searches[thing] + harder(table, seat, purpose, "")
        return Resolve(seat, purpose, skill, number, False, [TakeReward(seat, thing)], [])
    if verb == SHAKE_OFF:  # [AM-13.5.1]
        difficulty = shake_difficulty(table, seat, thing)
        return Resolve(seat, purpose, skill, difficulty, False, [LoseCondition(seat, thing)], [])
    card = ENEMY_CARDS[table.foe(thing).card]
    eased = harder(table, seat, purpose, thing) - edge(table, seat, purpose, thing)
    if verb == TALK:  # [AM-13.2.1, AM-13.2.2, AM-13.2.3]
        eased -= int(BUNKHOUSE in table.built)  # [AM-30.7]
        angered: list[Step] = [TurnSituation(ENEMIES)]
        return Resolve(seat, purpose, skill, card.talk + eased, True, [TalkedRound(seat, thing)], angered)
    hit: list[Step] = [WoundEnemy(seat, thing, 1, purpose)]  # [AM-13.8.1, AM-13.9.1]
    failed: list[Step] = []
    if verb == STRIKE:
        failed.append(Miss(seat, thing))
    elif power(table, seat, "scatter"):
        hit.append(Scatter(seat, thing, table.foe(thing).space))
    return Resolve(seat, purpose, skill, card.defence + eased, True, hit, failed)


@dataclass
class Miss(Step):
    """A blow that misses: some enemies know what to do about it. [AM-13.8.1]"""

    me: int
    foe: str

    def do(self, table: Table, answers: dict[int, list[Answer]]) -> list[Step]:
        return missed(table, self.me, self.foe)


@dataclass
class Scatter(Choice):
    """A scatter gun that hits also wounds others on that space who are easy to hit; which, the hero says. [AM-13.9.1]

    Where that makes no difference nobody is asked.
    """

    me: int
    foe: str
    space: str

    def others(self, table: Table) -> list[Foe]:
        here = [foe for foe in table.foes_at(self.space) if foe.id != self.foe]
        return [foe for foe in here if ENEMY_CARDS[foe.card].defence <= EASILY_HIT]

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        others, most = self.others(table), power(table, seat, "scatter")
        if len(given) >= most or len(others) <= most or len(one_of_each(others)) == 1:
            return None
        named = [answer.name for answer in given]
        return Offer(ALSO_HIT, [foe.id for foe in others if foe.id not in named], clause="AM-13.9.1")

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        named = [answer.name for answer in given] or [foe.id for foe in self.others(table)]
        return [WoundEnemy(self.me, foe, 1, "ranged") for foe in named[: power(table, self.me, "scatter")]]


def edge(table: Table, seat: int, purpose: str, foe: str) -> int:
    """How much easier a hero's weapons make an attack: some are for bosses. [AM-11.8]"""
    against_boss = purpose == "melee" and ENEMY_CARDS[table.foe(foe).card].boss
    return power(table, seat, "against_boss") if against_boss else 0


# What is on offer


def searchable(table: Table, seat: int, printed: list[str]) -> Offer | None:
    """The search tokens that lie where the hero stands. [AM-13.4.1]"""
    places = [place for place in printed if place in table.searches]
    if not places:
        return None
    return Offer(SEARCH, places, unless_startable(table, seat, "intuition", places), (), "AM-13.4.1")


def unless_startable(table: Table, seat: int, skill: str, things: list[str]) -> dict[Thing, Bar]:
    """All of these closed, if no card in the hand can start a check of the skill. [AM-11.2]"""
    if can_try(table, seat, skill):
        return {}
    return dict.fromkeys(things, Bar("AM-11.2.1", skill=skill))


def talkable(table: Table, seat: int, met: list[Foe]) -> Offer:
    """Strangers met on the hero's space, who can be talked to. [AM-13.2.1, AM-13.2.4]"""
    foes = one_of_each(met)
    ids = [foe.id for foe in foes]
    if not table.quiet:
        return Offer(TALK, ids, dict.fromkeys(ids, Bar("AM-13.2.1")), (), "AM-13.2.1")
    closed = unless_startable(table, seat, "intuition", ids)
    for foe in foes:
        if not ENEMY_CARDS[foe.card].talk:
            closed[foe.id] = Bar("AM-13.2.4", enemy=foe.card)
    return Offer(TALK, ids, closed, clause="AM-13.2.1")


def one_of_each(foes: list[Foe]) -> list[Foe]:
    """Of tokens that share a card one stands for all. [AM-7.11]"""
    cards: list[str] = []
    found: list[Foe] = []
    for foe in foes:
        if foe.card not in cards:
            cards.append(foe.card)
            found.append(foe)
    return found


def assailable(table: Table, seat: int) -> list[Offer]:
    """Enemies within reach of a blow, and those in range and sight of a shot. [AM-13.8.1, AM-13.9.1, AM-13.9.2]"""
    ranges = table.ground().ranges(table.heroes[seat].space)
    far, long = power(table, seat, "reach"), reach(table, seat) + reach_bonus(table, seat)
    close: list[str] = []
    shot: list[str] = []
    for foe in table.foes:
        away = ranges.get(foe.space, OUT_OF_REACH)
        if (away <= far or away <= long) and hero_sees(table, seat, foe.space):
            if away <= far:
                close.append(foe.id)
            if away <= long:
                shot.append(foe.id)
    offers: list[Offer] = []
    if close:
        offers.append(Offer(STRIKE, close, unless_startable(table, seat, "strength", close), (), "AM-13.8.1"))
    if shot:
        offers.append(Offer(SHOOT, shot, unless_startable(table, seat, "agility", shot), (), "AM-13.9.1"))
    return offers


def strangers(met: list[Foe]) -> Offer:
    """Strangers may not be attacked. [AM-5.2, AM-13.8.1]"""
    ids: list[Thing] = [foe.id for foe in one_of_each(met)]
    return Offer(STRIKE, ids, dict.fromkeys(ids, Bar("AM-13.8.1")), clause="AM-13.8.1")


def conditions_to_shake(table: Table, seat: int) -> Offer | None:
    """The conditions that a check can remove. [AM-13.5.1]"""
    conditions = shakeable(table, seat)
    if not conditions:
        return None
    closed: dict[Thing, Bar] = {}
    for condition in conditions:
        closed.update(unless_startable(table, seat, CONDITIONS[condition].skill, [condition]))
    return Offer(SHAKE_OFF, conditions, closed, (), "AM-13.5.1")


def inspirable(table: Table, seat: int) -> Offer | None:
    """Other players on the page, who must have few cards. [AM-13.6.1]"""
    hands = table.hands
    others: list[str | int] = []
    for other, hero in enumerate(table.heroes):
        if hero.space and other != seat:
            others.append(hero.id)
            others.append(len(hands[other]))
    if not others:
        return None
    held = tuple(others)
    offer = _inspiring.get(held)
    if offer is None:
        if len(_inspiring) >= MOST_KEPT:
            _inspiring.clear()
        offer = _inspiring[held] = inspiring(held)
    return offer


Holdings = tuple[str | int, ...]
"""Heroes, each followed by how many cards are in the hand."""

MOST_KEPT: Final = 512
_inspiring: dict[Holdings, Offer] = {}


def inspiring(others: Holdings) -> Offer:
    """The same offer whenever heroes hold so many cards. [AM-13.6.1]"""
    heroes, counts = others[::2], others[1::2]
    closed: dict[Thing, Bar] = {
        hero: Bar("AM-13.6.1", hero=hero, count=count)
        for hero, count in zip(heroes, counts, strict=True)
        if isinstance(count, int) and count > FEW
    }
    return Offer(INSPIRE, heroes, closed, (), "AM-13.6.1")


def exits(table: Table, printed: list[str]) -> Offer | None:
    """The exits where the hero stands: once somebody has left, only theirs. [AM-9.9, AM-9.10]"""
    here = [exit for exit in printed if exit not in table.closed]
    if not here:
        return None
    way_out, closed = table.way_out, NOTHING_CLOSED
    if way_out:
        closed = {exit: Bar("AM-9.10", exit=way_out) for exit in here if exit != way_out}
    return Offer(LEAVE, here, closed, (), "AM-9.9")


def has_belongings(table: Table, seat: int) -> bool:
    """Whether there is anything to rearrange or to trade. [AM-13.7.1]"""
    if table.equipped[seat]:
        return True
    space = table.heroes[seat].space
    for one, hero in enumerate(table.heroes):
        if hero.space == space and (table.equipped[one] or table.backpacks[one] or hero.batteries):
            return True
    return False


@dataclass
class Act(Choice):
    """Do one thing, or end the turn. Everything up to the dice is one choice, which can be taken back. [AM-10.4]"""

    me: int

    def ask(self, table: Table, seat: int, given: list[Answer]) -> Offer | None:
        if not given:
            return self.first_question(table) if may_act(table, seat) else None
        verb, thing = given[0].verb, str(given[0].thing)
        if verb == GO:
            return cards_for_move(table, seat, thing, cards_of(given))
        if verb in CHECKED:
            if given[-1].verb in (ROLL, USE):
                return None
            played = cards_of(given)
            return cards_for(table, seat, [skill_of(verb, thing)], played, [ROLL] if played else [])
        if len(given) > 1:
            return None
        match verb:
            case "work":
                return cards_for_work(table, seat, thing)
            case "inspire":
                return Offer(GIVE, table.hands[seat], NOTHING_CLOSED, (), "AM-13.6.1")
            case "rearrange" if not post_is_here(table, seat):
                return Offer(PLAY, table.hands[seat], NOTHING_CLOSED, (), "AM-13.7.1")
        return None

    def called(self, table: Table, answer: Answer) -> str:
        return "rearrange-free" if answer.verb == EQUIP and post_is_here(table, self.me) else ""

    def wording(self, table: Table, offer: Offer) -> str:
        return PAID.get(offer.clause, "") if offer.verb == PLAY else ""

    def first_question(self, table: Table) -> Offer:
        """Everything that the hero could do now. [AM-10.4]"""
        me = self.me
        hand, hero = table.hands[me], table.heroes[me]
        place = table.sheet().spaces[hero.space]
        met = table.foes_at(hero.space) if table.foes else []
        several: list[Offer | None] = []
        if hand:
            several.append(destinations(table, me))
            if place.searches:
                several.append(searchable(table, me, place.searches))
            if met:
                several.append(talkable(table, me, met))
            if table.works:
                several.append(open_works(table, me))
            if hero.conditions:
                several.append(conditions_to_shake(table, me))
            several.append(inspirable(table, me))
            if table.foes and not table.quiet:
                several += assailable(table, me)
            elif met:
                several.append(strangers(met))
            abilities = payable(table, me, ACTION)
            if abilities:
                several.append(Offer(USE, abilities, NOTHING_CLOSED, (), "AM-13.3.1"))
        if (hand or post_is_here(table, me)) and has_belongings(table, me):
            several.append(REARRANGING)
        items = spendable(table, me)
        if items:
            several.append(Offer(USE_UP, items, clause="AM-13.11.1"))
        if met:
            several.append(outwittable(table, me, met))
        if place.exits:
            several.append(exits(table, place.exits))
        return ENDING.joined(several)

    def done(self, table: Table, given: list[Answer]) -> list[Step]:
        if not given or given[0].verb == END:
            return []
        if given[0].verb == LEAVE:
            leave(table, self.me, given[0].name)
            return []
        return [*self.carried_out(table, given), self]

    def carried_out(self, table: Table, given: list[Answer]) -> list[Step]:
        """What an action does. [AM-10.4]"""
        me, verb, thing = self.me, given[0].verb, str(given[0].thing)
        cards = cards_of(given)
        if verb in CHECKED:
            if verb in (STRIKE, SHOOT):
                table.noise = table.heroes[me].space
            return commit(table, me, given[1:], check_of(table, me, verb, thing))
        match verb:
            case "go":
                return walk(table, me, thing, cards)
            case "work":
                return add_to_work(table, me, thing, cards[0])
            case "inspire":
                inspire(table, me, table.seat_of(thing), given[1].name)
                return []
            case "rearrange":
                for card in cards:
                    table.let_go(me, card)
                if not cards:
                    table.heroes[me].used.append(POST_BOX)
                return [EquipAndTrade(me)]
            case "use":
                return [UseAbility(me, thing)]
            case "outwit":
                return outwit(table, me, thing)
        return [SpendItem(me, thing)]


def may_act(table: Table, seat: int) -> bool:
    """Whether the hero is still on the page and the party is not on its way to another. [AM-3.3.1]"""
    return not table.sent_to and table.heroes[seat].space != NOWHERE


def leave(table: Table, seat: int, exit: str) -> None:
    """The figure goes to its card; this exit is now the only one. [AM-9.9, AM-9.10, AM-9.11]"""
    hero = table.heroes[seat]
    hero.space, hero.left = "", True
    table.way_out = exit
    table.tell(Left(seat, exit))


def inspire(table: Table, seat: int, other: int, card: str) -> None:
    """Give an action card to somebody who has few. [AM-13.6.1]"""
    table.hands[seat].remove(card)
    table.hands[other].append(card)
    table.tell(InspiredBy(seat, seat_name(other), [card]))

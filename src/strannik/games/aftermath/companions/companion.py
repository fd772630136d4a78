"""Companions: how a hero without a person goes about a mission.

They follow the route, search and read on the way what is worth it, fight and talk when it pays, put their cards
together where work is shared, and rest when they must.
"""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Answer
from strannik.games.aftermath.cards import ACTIONS, CONDITIONS
from strannik.games.aftermath.companions.envoy import Envoy
from strannik.games.aftermath.companions.errands import set_back
from strannik.games.aftermath.companions.judging import FOUND
from strannik.games.aftermath.companions.route import route
from strannik.games.aftermath.companions.stakes import (
    CARD,
    card_worth,
    effects_worth,
    item_worth,
    option_worth,
    test_odds,
)
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.odds import Test, defence
from strannik.games.aftermath.pages.works import work_at
from strannik.games.aftermath.steps.actions import CHECKED, Act, check_of
from strannik.games.aftermath.steps.arrive import poi_works
from strannik.games.aftermath.steps.attacks import Defend
from strannik.games.aftermath.steps.checks import DEFENCE, Check
from strannik.games.aftermath.steps.group_check import fits

STEP: Final = 0.75
"""What a point of the way is worth that need not be gone any more."""

ARRIVED: Final = 1.2
BEATEN: Final = 2.0
BOSS: Final = 1.0
WON_OVER: Final = 2.4
SPOILT: Final = 2.2
"""What a failed talk costs, where strangers turn into enemies."""

SHAKEN: Final = 1.1
UNHURT: Final = 1.9
HERE: Final = 3.0
"""What can be done where one stands is done before one goes on."""

WANTED: Final = 1.5
"""How much more a search is worth where something is wanted that is still to be found."""

ON_THE_WAY: Final = 10.0
WORKED: Final = 4.0
AVOIDED: Final = 0.5
OUT: Final = 2.5
FULL: Final = 4
"""So many cards left over from the last turn are too many."""

KEPT: Final = 3
NOTHING: Final[list[float]] = []


class Companion(Envoy):
    """One hero's judgement of what is asked now."""

    def weights(self) -> list[float]:
        """How good each open answer is; nothing where looking ahead is better."""
        step = self.step
        if isinstance(step, Act):
            return self.acting()
        if isinstance(step, Check):
            return self.cards_wanted(self.checked(step), self.stake_of(step), 0.0)
        if isinstance(step, Defend):
            return self.defending(step)
        return self.by_verb()

    def acting(self) -> list[float]:
        if not self.given:
            return self.first()
        verb, thing = self.given[0].verb, str(self.given[0].thing)
        if verb in CHECKED:
            check = check_of(self.table, self.seat, verb, thing)
            test = Test(self.seat, check.purpose, [check.skill], check.difficulty, check.hindered)
            return self.cards_wanted(test, self.stake(verb, thing), self.risk(verb))
        if verb == "go":
            return self.following(self.cards_to(thing)[1])
        if verb == "work":
            return self.work_cards(thing)
        return [-card_worth(str(answer.thing)) for answer in self.offer]

    def first(self) -> list[float]:
        """Everything the hero could do, each thing by what it promises less the cards it takes."""
        here = self.hero.space
        target, keen = self.target()
        far = self.far_from(target)
        now = far.get(here, 99)
        found: list[float] = []
        for answer in self.offer:
            verb = answer.verb
            if verb == "go":
                found.append(self.going(answer.name, now, far, target, keen))
            elif verb in CHECKED:
                worth = self.trying(verb, answer.name)
                found.append(worth + HERE if worth > 0 else worth)
            elif verb == "work":
                found.append(self.working(answer.name))
            elif verb == "leave":
                found.append(OUT if answer.name == route(self.table).exit else -5.0)
            elif verb == "use":
                found.append(self.using(answer.name))
            elif verb == "use-up":
                found.append(self.using_up(answer.name))
            elif verb == "outwit":
                found.append(1.5)
            elif verb == "end-turn":
                found.append(0.0)
            elif verb == "rearrange":
                found.append(self.rearranging())
            else:
                found.append(-1.0)
        return found

    def target(self) -> tuple[str, float]:
        """Where this hero wants to go, and how much: along the route, or aside to what is worth it."""
        table, way = self.table, route(self.table)
        best, keen = "", 0.0
        begun = any([self.wanted_work(id) for id in table.works])
        if way.aim and (way.exit or (not begun and self.sent())):
            best, keen = way.aim, ARRIVED * 2
            if not way.exit and way.aim == self.hero.space:
                best = self.step_aside()
        for id in table.works:
            work = work_at(table, id)
            if work.space and self.wanted_work(id) and any([fits(table, work, card) for card in self.hand]):
                best, keen = work.space, ARRIVED * 2
        reached = self.far_from(self.hero.space)
        home = self.far_from(best) if best else {}
        for space, worth in self.sights():
            if space in reached and space != self.hero.space:
                aside = reached[space] + home.get(space, 0) - home.get(self.hero.space, 0)
                liking = worth - 0.28 * aside
                if liking > 0 and (not best or liking > 0.4):
                    best, keen, home = space, ARRIVED + liking, {}
                    break
        return best, keen

    def sights(self) -> list[tuple[str, float]]:
        """Spaces where something is to be found or read, the best first; not while enemies are near or it is late."""
        table = self.table
        if not table.quiet or table.late:
            return []
        found: list[tuple[str, float]] = []
        sheet = table.sheet()
        for place in table.searches:
            promise = self.search_plan(place)[0]
            if promise > 0:
                promise += WANTED if route(table).short else 0.0
                found.append((sheet.search_spaces[place], promise))
        for foe in table.foes:
            number = ENEMIES[foe.card].talk
            promise = self.plan(Test(self.seat, "communicate", ["intuition"], number, True), WON_OVER, SPOILT)[0]
            if number and promise > 0:
                found.append((foe.space, promise))
        for space in sheet.spaces.values():
            for poi in space.pois:
                section = sheet.section(poi)
                if section not in table.used and poi_works(table, poi):
                    worth = effects_worth(table, self.seat, table.book().sections[section].do)
                    found.append((space.id, worth))
        return sorted(found, key=_worth, reverse=True)

    def going(self, space: str, now: int, far: dict[str, int], target: str, keen: float) -> float:
        """What it brings to go to a space: the way that is saved, less the cards, and what waits there."""
        worth, cards = self.cards_to(space)
        if not cards:
            return -9.0
        there = far.get(space, 99)
        gain = STEP * (now - there) if target and now < 99 else -1.0
        gain += keen if space == target else 0.0
        if not self.table.quiet:
            gain -= AVOIDED * (len(self.table.foes_at(space)) - len(self.table.foes_at(self.hero.space)))
        return gain - worth - self.lost_sight(space, target)

    def lost_sight(self, space: str, target: str) -> float:
        """A point of interest stops a move: it is entered only if it is wanted or there is no way round. [AM-13.1.7]"""
        pois = self.table.sheet().spaces[space].pois
        return 0.6 if space != target and any([poi_works(self.table, poi) for poi in pois]) else 0.0

    def trying(self, verb: str, thing: str) -> float:
        check = check_of(self.table, self.seat, verb, thing)
        test = Test(self.seat, check.purpose, [check.skill], check.difficulty, check.hindered)
        return self.plan(test, self.stake(verb, thing), self.risk(verb))[0]

    def stake(self, verb: str, thing: str) -> float:
        """What an action that succeeds is worth."""
        table = self.table
        if verb == "search":
            return FOUND[table.searches[thing]]
        if verb == "shake-off":
            return SHAKEN
        card = ENEMIES[table.foe(thing).card]
        if verb == "talk":
            return WON_OVER
        return BEATEN + (BOSS if card.boss else 0.0) + (0.5 if len(table.track) <= len(table.threats) else 0.0)

    def risk(self, verb: str) -> float:
        return SPOILT if verb == "talk" else 0.0

    def working(self, id: str) -> float:
        """Cards for a work that is wanted are well spent; for one that is merely nice if nothing else is to be done."""
        return WORKED if self.wanted_work(id) else 0.3

    def wanted_work(self, id: str) -> bool:
        table, way = self.table, route(self.table)
        if table.works[id] in way.works:
            return True
        lead = way.lead
        return lead is not None and lead.page == table.page and table.works[id] in lead.works

    def work_cards(self, id: str) -> list[float]:
        """The best card first, but no more than is needed."""
        missing = work_at(self.table, id).needed - self.table.work_count
        cards = [answer.name for answer in self.offer]
        return [min(ACTIONS[card].value, missing) - 0.1 * card_worth(card) for card in cards]

    def stake_of(self, check: Check) -> float:
        """What it is worth to pass a check of the page, or to come away unhurt."""
        if check.purpose == DEFENCE:
            return UNHURT + (1.5 if self.hero.wounds + 1 >= self.table.life(self.seat) else 0.0)
        return 3.0

    def defending(self, step: Defend) -> list[float]:
        """Defend if it may work, or buy the enemy off; a wound that does not matter is borne."""
        table = self.table
        stake = UNHURT + (1.5 if self.hero.wounds + 1 >= table.life(self.seat) else 0.0)
        worth = {"defend": self.plan(defence(table, step), stake, 0.0)[0], "take-it": 0.0, "drop-battery": 1.6}
        worth["pay-part"] = 0.6 if table.count("parts") > 1 else 0.1
        return [worth.get(answer.verb, 0.0) for answer in self.offer]

    def by_verb(self) -> list[float]:
        """What is asked, by the word it is asked with; nothing where looking ahead is better."""
        table, verbs = self.table, [answer.verb for answer in self.offer]
        match verbs[0]:
            case "choose":
                return self.choosing()
            case "discard" if "draw" in verbs:
                return self.drawing_up()
            case "discard":
                return [CARD[2] - card_worth(answer.name) if answer.verb == "discard" else 0.0 for answer in self.offer]
            case "go-on" | "rest":
                wanted = "rest" if self.tired() else "go-on"
                return [1.0 if answer.verb == wanted else 0.0 for answer in self.offer]
            case "eat" | "save-food":
                hungry = table.count("food") > 2 or self.hero.wounds + 1 >= table.life(self.seat)
                return [1.0 if (answer.verb == "eat") == hungry else 0.0 for answer in self.offer]
            case "hand-over" | "break":
                return [-item_worth(answer.name) for answer in self.offer]
            case "shield" | "bear":
                scared = self.hero.wounds + 2 >= table.life(self.seat)
                return [1.0 if (answer.verb == "shield") == scared else 0.0 for answer in self.offer]
            case "equip" | "stow" | "keep":
                return [self.placing(answer) for answer in self.offer]
            case "expose" | "lure-to":
                return [self.sturdiness(answer) for answer in self.offer]
            case "stagger" | "return-to" | "walk-to":
                far = self.far_from(route(table).aim)
                return [float(-far.get(answer.name, 9)) if answer.thing else -20.0 for answer in self.offer]
            case "done" if "equip" in verbs or "charge" in verbs:
                return self.tidying()
            case "use" | "pass":
                return [1.0 if answer.verb == "pass" else 0.4 for answer in self.offer]
        return NOTHING

    def drawing_up(self) -> list[float]:
        """Whoever found little use for a full hand throws the least useful of it away before drawing."""
        if len(self.hand) < FULL or len(self.hand) - len(self.given) <= KEPT:
            return [1.0 if answer.verb == "draw" else 0.0 for answer in self.offer]
        return [-9.0 if answer.verb == "draw" else -self.usefulness(answer.name) for answer in self.offer]

    def usefulness(self, card: str) -> float:
        """What a card is worth here and now: one that fits the work at hand, or the errand, is worth more."""
        table = self.table
        wanted = [work_at(table, id) for id in table.works if self.wanted_work(id)]
        wished = any([fits(table, work, card) for work in wanted]) or card in self.cards_for_errand()
        return card_worth(card) + (2.0 if wished else 0.0)

    def choosing(self) -> list[float]:
        """A way of the page: the one that the route takes, or the one that promises most."""
        place = getattr(self.step, "place", "")
        options = {option.number: option for option in self.table.book().choices.get(place, [])}
        wanted = route(self.table).choices.get(place, 0)
        found: list[float] = []
        for answer in self.offer:
            option = options.get(answer.number)
            if option is None:
                return NOTHING
            worth = option_worth(self.table, self.seat, option) - set_back(self.table, option.pay.get("parts", 0))
            hopeless = bool(option.check) and not test_odds(self.table, self.seat, option)
            found.append(worth + (ON_THE_WAY if answer.number == wanted and not hopeless else 0.0))
        return found

    def tired(self) -> bool:
        """Whether the company had better rest: somebody is near the end, or much is amiss."""
        table, amiss = self.table, 0.0
        for seat in table.undefeated():
            hero, life = table.heroes[seat], table.life(seat)
            if hero.wounds and table.count("food"):
                amiss += 2.0 if hero.wounds + 1 >= life else 0.7 * hero.wounds
            amiss += sum([0.6 for condition in hero.conditions if CONDITIONS[condition].negative], 0.0)
        return amiss >= 2.0 + (1.0 if table.late else 0.0)

    def sturdiness(self, answer: Answer) -> float:
        """Who can best stand a blow: the one with most life left and a full hand."""
        table = self.table
        seat = table.seat_of(answer.name)
        seats = [seat] if seat >= 0 else table.here(answer.name)
        if not seats:
            return 0.0
        return max([table.life(one) - table.heroes[one].wounds + 0.3 * len(table.hands[one]) for one in seats])


def _worth(sight: tuple[str, float]) -> float:
    return sight[1]

"""The route: what the company should do next so that its mission ends well, and where to leave for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from strannik.games.aftermath.cards import MISSIONS
from strannik.games.aftermath.companions.leads import EXIT, PAGE, SUCCESS, Lead, Need, leads
from strannik.games.aftermath.companions.stakes import COUNTER, effect_worth, effects_worth
from strannik.games.aftermath.pages.frame import FRAME
from strannik.games.aftermath.pages.page import START, pages, section_name
from strannik.games.aftermath.pages.works import work_of
from strannik.games.aftermath.steps.deeds.layout import EVENING
from strannik.games.aftermath.table import Table
from strannik.story.condition import ALL, ANY, CLUE, FLAG, NOT, Condition
from strannik.story.reading import Branch, met

HOP: Final = 6.0
"""What it costs to go to another page, in about the cards it takes."""

CLOSED_WAY: Final = 4.0
UNKNOWN: Final = 3.0
"""What a condition costs of which nobody knows how to bring it about."""

TEST: Final = 0.4
WORK: Final = 0.5
HOUR: Final = 3.0
"""What it costs when time goes by."""

PAID: Final = 1.5
"""How many cards the company spends rather than what is worth a food."""

GATHERED: Final = 7.0
"""How many cards it takes to find one more of what is asked for."""

PROMISED: Final = 5.0
"""How many cards the company spends for what is worth a food at home, while it is fit."""

FIT: Final = 0.35
"""Whoever has lost more than this part of all their life would rather be home."""

SETTLED: Final = ("mission", "won", "players", "hero", "phase", "built", "has_item")
"""What the book may ask about and nobody on the way can change."""

BATTERY: Final = "battery"
NEVER: Final = 1000.0
DEEPEST: Final = 4


@dataclass
class Route:
    """What to do next: `lead` is the way that is being followed, `aim` the space to go to on this page, `exit` the exit
    to take there ("" if something is to be read). `cost` is about how many cards it takes to the end, `short` how much
    of what it costs besides is still to be found.
    """

    cost: float
    lead: Lead | None = None
    aim: str = ""
    exit: str = ""
    choices: dict[str, int] = field(default_factory=dict)
    works: list[str] = field(default_factory=list)
    short: int = 0


Means = tuple[float, Lead | None]
"""How something may be brought about: about how many cards it costs, and what comes first, if anything does."""

_routes: dict[str, Route] = {}
MOST_KEPT: Final = 4096


def route(table: Table) -> Route:
    """The best way on from here, worked out once for everything that decides it."""
    key = situation(table)
    found = _routes.get(key)
    if found is None:
        if len(_routes) >= MOST_KEPT:
            _routes.clear()
        found = _routes[key] = Planner(table).route()
    return found


def situation(table: Table) -> str:
    """All that a route depends on, in words."""
    notes = table.notes_of(0)
    known = f"{sorted(notes.flags)} {sorted(notes.clues)} {table.objectives} {table.closed} {sorted(table.used)}"
    heroes = " ".join([hero.id for hero in table.heroes])
    standing = f"{table.way_out} {len(table.foes)} {table.situation} {table.visited} {table.revisited}"
    standing += f" {bool(table.searches)} {table.count('time') >= EVENING} {sorted(table.works.values())}"
    goods = " ".join([str(min(goods_of(table, what), most)) for what, most in FRAME.goods.items()] + [str(fit(table))])
    return f"{table.mission} {table.page} {known} {heroes} {standing} {goods}"


def fit(table: Table) -> bool:
    """Whether the company can afford to go further than it must: hardly wounded, nobody defeated, and not late."""
    life = sum([table.life(seat) for seat in table.seats])
    lost = sum([hero.wounds for hero in table.heroes])
    return lost <= FIT * life and len(table.undefeated()) == len(table.seats) and not table.late


class Planner:
    """Looks for the cheapest way from here to the end of the mission."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.leads = leads(table.book())
        self.far, self.first = self.distances()
        self.fit = fit(table)

    def route(self) -> Route:
        cost, lead = self.best(f"{SUCCESS}:{self.table.mission}", 0)
        if lead is None:
            return Route(NEVER)
        way = self.towards(cost, lead)
        way.short = shortage(self.table, lead)
        return way

    def towards(self, cost: float, lead: Lead) -> Route:
        """The way to where a lead begins: to its place on this page, or off this page."""
        if shortage(self.table, lead) and lead.page == self.table.page:
            return self.foraging(cost, lead)
        if lead.page == self.table.page:
            return Route(cost, lead, lead.space, lead.exit, lead.choices, lead.works)
        way_out = self.first.get(lead.page)
        if way_out is None:
            return Route(cost, lead)
        if way_out.exit in self.table.closed:
            _, opening = self.best(f"{EXIT}:{way_out.exit}", 0)
            if opening is not None and opening.page == self.table.page:
                return Route(cost, opening, opening.space, opening.exit, opening.choices, opening.works)
        return Route(cost, lead, way_out.space, way_out.exit, {**lead.choices, **way_out.choices}, [])

    def foraging(self, cost: float, lead: Lead) -> Route:
        """What is asked for is not there: search where nobody has searched yet, here or on the nearest such page."""
        table = self.table
        fresh = [page for page in self.first if pages()[page].search_spaces and page not in table.visited]
        if table.searches or not fresh or table.count("time") >= EVENING:
            return Route(cost, lead)
        way_out = self.first[min(fresh, key=self.far.__getitem__)]
        return Route(cost, lead, way_out.space, way_out.exit, way_out.choices)

    def best(self, goal: str, depth: int) -> Means:
        """The cheapest way to something, and what must be done first for it."""
        cheapest, doing = NEVER, None
        found = self.leads.get(goal, [])
        promised = [self.promise(goal, lead) for lead in found]
        for lead, promise in zip(found, promised, strict=True):
            cost, first = self.price(lead, depth)
            cost += PROMISED * (max(promised) - promise)
            if cost < cheapest:
                cheapest, doing = cost, first
        return cheapest, doing

    def promise(self, goal: str, lead: Lead) -> float:
        """What is read at home when the mission succeeds this way is worth, if the company is fit enough to care."""
        kind, _, mission = goal.partition(":")
        if kind != SUCCESS or not self.fit:
            return 0.0
        worth = 0.0
        for effect in self.table.book().sections[MISSIONS[mission].success].do:
            if effect.step is Branch:
                fork = self.table.book().forks[effect.arguments["place"]]
                flag = fork.condition.kind == FLAG and fork.condition.name in lead.flags
                so = flag or met(self.table, 0, fork.condition)
                worth += effects_worth(self.table, 0, fork.then if so else fork.otherwise)
            else:
                worth += effect_worth(self.table, 0, effect, 0)
        return worth

    def price(self, lead: Lead, depth: int) -> Means:
        """What a lead costs with all it needs, and what comes first."""
        if not self.possible(lead) or depth > DEEPEST:
            return NEVER, None
        table = self.table
        seats = len(table.seats)
        cost = self.far.get(lead.page, NEVER) + sum([TEST * option.needed(seats) for option in lead.tests], 0.0)
        cost += TEST * seats * sum([option.needed(seats) for option in lead.for_all]) + HOUR * lead.time
        cost += PAID * sum([COUNTER.get(what, 0.4) * amount for what, amount in due(table, lead).items()], 0.0)
        cost += GATHERED * shortage(table, lead)
        cost += sum([WORK * work_of(table, place).needed for place in lead.works], 0.0)
        first = lead
        for more, earlier in self.owed(lead, depth):
            cost += more
            if earlier is not None and first is lead:
                first = earlier
        return min(cost, NEVER), first

    def owed(self, lead: Lead, depth: int) -> list[Means]:
        """What must still be brought about for a lead, each with what it costs and what comes first."""
        means = [self.means(need, depth) for need in lead.needs]
        if lead.exit and lead.exit in self.table.closed:
            means.append(self.best(f"{EXIT}:{lead.exit}", depth + 1))
        return means

    def means(self, need: Need, depth: int) -> Means:
        if met(self.table, 0, need.condition) == need.wanted:
            return 0.0, None
        return self.brought_about(need.condition, depth) if need.wanted else (NEVER, None)

    def brought_about(self, condition: Condition, depth: int) -> Means:
        """What it takes to make a condition true: all its parts, or the cheapest where any is enough."""
        if met(self.table, 0, condition):
            return 0.0, None
        if condition.kind == ALL:
            means = [self.brought_about(part, depth) for part in condition.parts]
            first = [lead for _, lead in means if lead is not None]
            return sum([cost for cost, _ in means], 0.0), first[0] if first else None
        if condition.kind == ANY:
            return min([self.brought_about(part, depth) for part in condition.parts], key=_cost)
        if condition.kind in (FLAG, CLUE):
            return self.best(f"{condition.kind}:{condition.name}", depth + 1)
        return (NEVER, None) if out_of_hand(condition) else (UNKNOWN, None)

    def obstacles(self, lead: Lead) -> float:
        """How much stands in the way of a lead, one for each thing that would have to be so; NEVER if it cannot be."""
        found = 1.0 if lead.exit and lead.exit in self.table.closed else 0.0
        for need in lead.needs:
            if met(self.table, 0, need.condition) != need.wanted:
                found += self.lacking(need.condition) if need.wanted else NEVER
        return min(found, NEVER)

    def lacking(self, condition: Condition) -> float:
        if met(self.table, 0, condition):
            return 0.0
        if condition.kind == ALL:
            return sum([self.lacking(part) for part in condition.parts], 0.0)
        if condition.kind == ANY:
            return min([self.lacking(part) for part in condition.parts])
        return NEVER if out_of_hand(condition) else 1.0

    def possible(self, lead: Lead) -> bool:
        """Whether what the lead begins with can still be opened. [AM-4.1, AM-9.6, AM-9.8]"""
        table, name = self.table, section_name(lead.root)
        if name == START:
            return lead.page != table.page
        seen = table.revisited if lead.page == table.page else lead.page in table.visited
        if name.startswith("poi."):
            return name in pages()[lead.page].repeats or not (seen or lead.root in table.used)
        if name.startswith("objective."):
            token = f"{lead.page}-{name.partition('.')[2]}"
            return token in table.objectives if lead.page == table.page else not seen
        return lead.page != table.page or table.way_out in ("", lead.exit)

    def distances(self) -> tuple[dict[int, float], dict[int, Lead]]:
        """How far every page is, and by which exit of this one it is reached."""
        far: dict[int, float] = {self.table.page: 0.0}
        first: dict[int, Lead] = {}
        edge = [self.table.page]
        ways = self.ways_out()
        while edge:
            here = edge.pop(0)
            for lead in ways.get(here, []):
                there = int(lead.name)
                cost = far[here] + HOP + CLOSED_WAY * self.obstacles(lead)
                if cost < far.get(there, NEVER):
                    far[there] = cost
                    first[there] = lead if here == self.table.page else first[here]
                    edge.append(there)
        return far, first

    def ways_out(self) -> dict[int, list[Lead]]:
        """The exits of every page that may still be taken."""
        found: dict[int, list[Lead]] = {}
        for goal, leading in self.leads.items():
            if goal.startswith(f"{PAGE}:"):
                for lead in leading:
                    if lead.exit and self.possible(lead):
                        found.setdefault(lead.page, []).append(lead)
        return found


def goods_of(table: Table, what: str) -> int:
    """How much of something the book may ask for there is; of batteries, what one hero has. [AM-18.4]"""
    return max([hero.batteries for hero in table.heroes]) if what == BATTERY else table.count(what)


def shortage(table: Table, lead: Lead) -> int:
    """How much of what a lead costs is not there. [AM-6.4]"""
    return sum([max(0, amount - goods_of(table, what)) for what, amount in due(table, lead).items()])


def due(table: Table, lead: Lead) -> dict[str, int]:
    """What is still to be paid for a lead: nothing, where the work that was paid for has begun."""
    return {} if any([work in lead.works for work in table.works.values()]) else lead.pay


def out_of_hand(condition: Condition) -> bool:
    """Whether nobody can make it so this evening: that something is not, who plays, or what was before."""
    return condition.kind == NOT or condition.name in SETTLED


def _cost(means: Means) -> float:
    return means[0]

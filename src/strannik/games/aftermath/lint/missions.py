"""Missions: each can be won, nobody is ever stuck, there is time enough, and the search tokens suffice."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from strannik.games.aftermath.book import PageBook
from strannik.games.aftermath.campaign.goals import in_the_book
from strannik.games.aftermath.cards import MISSIONS, Mission
from strannik.games.aftermath.lint.effects import effects_of
from strannik.games.aftermath.lint.walk import EXIT, LOST, OVER, WON, Point, Supposing, asked_facts
from strannik.games.aftermath.pages.city import COLONY
from strannik.games.aftermath.pages.page import MAP, START, Page
from strannik.games.aftermath.search_tokens import SEARCH_TOKENS
from strannik.games.aftermath.steps.deeds.layout import EVENING, PlaceSearchByDay
from strannik.story.lint.finding import Finding

SPARE: Final = 2
"""So much time is left at least to those who know the way."""

ENDS: Final = (WON, LOST, OVER)


class Journey:
    """All that may happen on a mission to a party that has luck or none; `worn` pages have been visited before.

    `legs` are the ways from page to page, each with the hours it takes at least, `onward` those of one page, and
    `fastest` says when one may be somewhere first.
    """

    def __init__(self, book: PageBook, mission: str, lucky: bool, worn: Sequence[int] = ()) -> None:
        self.book = book
        self.worn = worn
        self.reader = Supposing(book, mission, lucky, asked_facts(book, mission))
        self.stuck: list[int] = []
        self.legs: dict[tuple[str, str], int] = {}
        self.fastest: dict[str, int] = {}
        self._go()
        self.onward: dict[str, dict[str, int]] = {}
        for (start, end), hours in self.legs.items():
            self.onward.setdefault(start, {})[end] = hours

    def _go(self) -> None:
        """From the colony on, the quickest first, until there is nothing new."""
        due: list[tuple[int, int, str, Point]] = [(0, 0, str(COLONY), Point())]
        been: set[tuple[str, frozenset[tuple[str, str]]]] = set()
        number = 0
        while due:
            time, _, page, point = heappop(due)
            self.fastest.setdefault(page, time)
            if page in ENDS or (page, point.facts) in been:
                continue
            been.add((page, point.facts))
            left = self.leave(self.book.pages[int(page)], Point(point.facts))
            if not left and int(page) not in self.stuck:
                self.stuck.append(int(page))
            for after in left:
                leg = (page, after.end)
                self.legs[leg] = min(self.legs.get(leg, after.time), after.time)
                number += 1
                heappush(due, (time + after.time, number, after.end, after))

    def leave(self, page: Page, arriving: Point) -> list[Point]:
        """Everything that may be done on a page, and then every way out of it."""
        if page.kind != MAP:
            return [point for point in self.reader.read(page.section(START), arriving) if point.end]
        started = self.reader.read(page.section(START), arriving)
        gone = [point for point in started if point.end]
        for point in self.wander(page, [point for point in started if not point.end]):
            if point.end:
                gone.append(point)
                continue
            leaving = without_exits(point)
            for id in exits_of(page):
                if (EXIT, id) not in point.facts:
                    out = self.reader.read(page.section(f"exit.{id.partition('-')[2]}"), leaving)
                    gone += [one for one in out if one.end]
        return [without_exits(point) for point in gone]

    def wander(self, page: Page, points: list[Point]) -> list[Point]:
        """Read what the spaces hold, each as often as it brings something new; some of it leads away at once."""
        found = list(points)
        seen = {(point.facts, point.end) for point in points}
        for point in found:
            for section in [] if point.end else self.readable(page):
                for after in self.reader.read(section, point):
                    if (after.facts, after.end) not in seen:
                        seen.add((after.facts, after.end))
                        found.append(after)
        return found

    def readable(self, page: Page) -> list[str]:
        """The sections that spaces open: of a page seen before only the points of interest that repeat."""
        names = [name for space in page.spaces.values() for name in space.pois]
        if page.number in self.worn:
            return [page.section(name) for name in names if name in page.repeats]
        stars = [f"objective.{id.partition('-')[2]}" for id in page.objective_spaces]
        return [page.section(name) for name in [*names, *stars]]


def exits_of(page: Page) -> list[str]:
    return [id for space in page.spaces.values() for id in space.exits]


def without_exits(point: Point) -> Point:
    """The same without what is noted of the exits of a page that is left."""
    return Point(frozenset([fact for fact in point.facts if fact[0] != EXIT]), point.time, point.end)


def lint_missions(book: PageBook) -> list[Finding]:
    """What is wrong with the missions whose pages are all in the book."""
    return [finding for mission in MISSIONS.values() if in_the_book(mission) for finding in lint_mission(book, mission)]


def lint_mission(book: PageBook, mission: Mission) -> list[Finding]:
    lucky, luckless = Journey(book, mission.id, True), Journey(book, mission.id, False)
    again = Journey(book, mission.id, True, [mission.location, *mission.pages])
    return [
        *without_sections(book, mission),
        *not_won(mission, lucky),
        *nowhere_to_go(mission, [lucky, luckless]),
        *too_long(mission, lucky),
        *too_many_tokens(book, mission, lucky),
        *spoilt_by_returning(mission, lucky, again),
    ]


def told(mission: Mission, problem: str, right: str) -> Finding:
    return Finding("aftermath/data/cards/missions.json", mission.id, problem, right)


def without_sections(book: PageBook, mission: Mission) -> list[Finding]:
    """V-01: success and failure are told in the book."""
    return [
        told(mission, f"its section {section} is not in the book", "write it, on the page of the colony phase")
        for section in (mission.success, mission.failure)
        if section not in book.sections
    ]


def not_won(mission: Mission, lucky: Journey) -> list[Finding]:
    """V-11: who passes every check can win."""
    if WON in lucky.fastest:
        return []
    return [told(mission, "cannot be won even by those who pass every check", "let an exit lead to mission_success")]


def nowhere_to_go(mission: Mission, journeys: Sequence[Journey]) -> list[Finding]:
    """V-11: who fails every check can still leave every page."""
    stuck = sorted({page for journey in journeys for page in journey.stuck})
    return [
        told(mission, f"one may be stuck on page {page}", "leave an exit open that needs no luck") for page in stuck
    ]


def too_long(mission: Mission, lucky: Journey) -> list[Finding]:
    """V-12: the quickest way leaves some time to spare."""
    needed = lucky.fastest.get(WON, 0)
    if needed <= mission.limit - SPARE:
        return []
    return [told(mission, f"takes {needed} of {mission.limit} at least", f"at most {mission.limit - SPARE} is right")]


def too_many_tokens(book: PageBook, mission: Mission, lucky: Journey) -> list[Finding]:
    """V-13: no route to success that comes to no page twice, however long it is, needs more search tokens than there
    are. In the city none are laid from a certain hour on, so that whoever roams it finds fewer. [AM-9.5]
    """
    most = max([sum([laid(book, page, hour) for page, hour in route]) for route in routes(lucky)], default=0)
    if most <= len(SEARCH_TOKENS):
        return []
    return [told(mission, f"a route to it has {most} search places", f"there are {len(SEARCH_TOKENS)} search tokens")]


def laid(book: PageBook, page: str, hour: int) -> int:
    """How many search tokens are laid out for those who first come to a page at this hour. [AM-9.5]"""
    sheet = book.pages[int(page)]
    if hour < EVENING:
        return len(sheet.search_spaces)
    by_day = [effect for effect in effects_of(book.sections[sheet.section(START)]) if effect.step is PlaceSearchByDay]
    late = [place for effect in by_day for place in effect.arguments["places"]]
    return len([place for place in sheet.search_spaces if place not in late])


def routes(lucky: Journey) -> list[list[tuple[str, int]]]:
    """Every way to success that comes to no page twice: its pages, each with the hour at which one is there first."""
    found: list[list[tuple[str, int]]] = []
    due = [[(str(COLONY), 0)]]
    while due:
        route = due.pop()
        here, hour = route[-1]
        for end, hours in lucky.onward.get(here, {}).items():
            if end == WON:
                found.append(route)
            elif end not in ENDS and end not in [page for page, _ in route]:
                due.append([*route, (end, hour + hours)])
    return found


def routes_in_time(lucky: Journey, limit: int) -> list[list[tuple[str, int]]]:
    """The routes that keep to a limit. [AM-25.3]"""
    return [route for route in routes(lucky) if route[-1][1] + lucky.onward[route[-1][0]][WON] <= limit]


def spoilt_by_returning(mission: Mission, lucky: Journey, again: Journey) -> list[Finding]:
    """V-19: a mission can still be won by those who have been there before and left without what they came for."""
    found = [
        told(mission, f"who comes to page {page} again may be stuck there", "leave an exit that needs no token")
        for page in again.stuck
    ]
    if WON in lucky.fastest and WON not in again.fastest:
        right = "let a point of interest that repeats do what the objective does"
        found.append(told(mission, "cannot be won by those who left its pages once", right))
    return found

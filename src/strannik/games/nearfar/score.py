"""Scoring: camps, routes, cards, enemies, goods, chiefs, reputation, and what the map asks for."""

from __future__ import annotations

from typing import Final

from strannik.core.offer import Thing
from strannik.core.result import Line, Result, Sheet, ranked, together
from strannik.games.nearfar.cards import ARTIFACTS, FOES, PROPERTIES, WORKING, Points, reputation_points
from strannik.games.nearfar.company import LAST_RUIN
from strannik.games.nearfar.hero import PACK, TRIBES
from strannik.games.nearfar.table import Table

COINS_PER_POINT: Final = 2
CHIEF: Final = 5
ALL_CAMPS: Final = 2
ALL_TREASURES: Final = 5
NO_MAMMOTHS: Final = -8
FULFILLED: Final = 7


def result(table: Table) -> Result:
    """Most points win, then the higher reputation, then more coins and gems, or else all. [NF-1.1.1, NF-24.1]

    In the Last Ruin a boss that stands has beaten everybody. After the last game the points of all maps make the
    champion. [NF-26.11.3, NF-28.1]
    """
    sheets = [sheet(table, seat) for seat in table.seats]
    if table.bosses:
        return together(sheets, False, "ruin-lost", {"left": len(table.bosses)})
    found = ranked(sheets)
    if table.travelling:
        found.outcome = "journey-on"
        found.facts = {"played": len(table.behind) + 1}
        if table.map_number == LAST_RUIN:
            found.outcome, found.facts = "journey-over", final_facts(table, sheets)
    return found


def final_facts(table: Table, sheets: list[Sheet]) -> dict[str, Thing]:
    """Who has the most points of all maps, this one included, and how many."""
    totals = {one.hero: sum(one.points.values()) for one in table.company}
    for seat in table.seats:
        totals[table.traveller(seat).hero] += sheets[seat].total
    best = max(totals, key=lambda hero: totals[hero])
    return {"hero": best, "points": totals[best]}


def sheet(table: Table, seat: int) -> Sheet:
    """One player's points, all judged by how the game ended. [NF-23.2, NF-23.5, NF-23.6, NF-23.8]"""
    hero = table.heroes[seat]
    lines = [
        Line("camps", hero.placed, hero.placed),
        *routes(table, seat),
        *artifacts(table, seat),
        *[Line("enemy", enemy, FOES[enemy].vp) for enemy in table.defeated[seat]],
        *bonuses(table, seat),
        *goods(table, seat),
        Line("reputation", hero.reputation, reputation_points(hero.reputation, table.day)),
        *board(table, seat),
        *card(table, seat),
    ]
    tie = [hero.reputation, hero.goods["coins"] + hero.goods["gems"]]
    return Sheet(seat, [line for line in lines if line.points or line.what == "camps"], tie)


def routes(table: Table, seat: int) -> list[Line]:
    """The trade routes that are laid, alone or together with another. [NF-19.2, NF-23.3]"""
    return [Line("route", route, table.route_share(seat, route)) for route in table.map.routes]


def artifacts(table: Table, seat: int) -> list[Line]:
    """What is printed on bought artifacts, less one for each that is still in the hand; the learned are forgiven three.
    [NF-17.5.3, NF-20.6, NF-23.4]
    """
    unbought = max(0, len(table.hand(seat)) - table.power(seat, "unbought"))
    printed = [Line("artifact", artifact, ARTIFACTS[artifact].vp) for artifact in table.owned(seat)]
    return [*printed, Line("unbought", unbought, -unbought)]


def bonuses(table: Table, seat: int) -> list[Line]:
    """What cards are worth by how the game ended, and what is printed on treasures and finds. [NF-23.6]"""
    lines = [Line("card", card, PROPERTIES[card].vp) for card in table.treasures[seat] + table.finds[seat]]
    for card in table.held(seat):
        earned = sum([points_for(table, seat, points) for points in WORKING[card].points])
        lines.append(Line("bonus", card, earned))
    return lines


def points_for(table: Table, seat: int, points: Points) -> int:
    """The points of one condition: for each of a measure, for strictly most, or by rank.

    [NF-20.7.1, NF-20.7.10, NF-21.3.2, NF-21.3.7]
    """
    if points.kind == "per":
        return points.vp * (measured(table, seat, points.what) // points.of)
    mine = measured(table, seat, points.what)
    others = [measured(table, other, points.what) for other in table.seats if other != seat]
    if points.kind == "most":
        return points.vp if all([mine > other for other in others]) else 0
    return rank_points(mine, others, points)


def rank_points(mine: int, others: list[int], points: Points) -> int:
    """The first place alone, shared for less, or the second alone. [NF-21.3.1]"""
    above = len([other for other in others if other > mine])
    beside = len([other for other in others if other == mine])
    if above == 0:
        return points.tie_first if beside else points.vp
    return points.second if above == 1 and not beside else 0


def measured(table: Table, seat: int, what: list[str]) -> int:
    """How much of these things the seat has, all together."""
    return sum([table.measure(seat, one) for one in what])


def goods(table: Table, seat: int) -> list[Line]:
    """A point for two coins or gems, one for each token, five for each chief; food counts nothing. [NF-23.7]"""
    held = table.heroes[seat].goods
    money = held["coins"] + held["gems"]
    tokens = sum([held[tribe] for tribe in TRIBES])
    chiefs = [Line("chief", f"chief-{tribe}", CHIEF) for tribe, owner in table.chiefs.items() if owner == seat]
    return [Line("money", money, money // COINS_PER_POINT), Line("tokens", tokens, tokens), *chiefs]


def card(table: Table, seat: int) -> list[Line]:
    """In the Last Ruin, for every square filled or the whole story told. [NF-17.6]"""
    if table.map_number != LAST_RUIN or not table.fulfilled(seat):
        return []
    return [Line("fulfilled", table.traveller(seat).hero, FULFILLED)]


def board(table: Table, seat: int) -> list[Line]:
    """All camps placed, three treasures carried, and no camp beside the mammoths. [NF-23.9, NF-26.10.1, NF-27.2]"""
    hero = table.heroes[seat]
    lines: list[Line] = []
    if hero.placed >= table.board_camps:
        lines.append(Line("all-camps", table.board_camps, ALL_CAMPS))
    if len([load for load in hero.loads if load]) == PACK:
        lines.append(Line("all-treasures", PACK, ALL_TREASURES))
    mammoths = table.map.mammoths()
    if mammoths and not any([table.camps.get(space) == seat for space in mammoths]):
        lines.append(Line("mammoths", "", NO_MAMMOTHS))
    return lines

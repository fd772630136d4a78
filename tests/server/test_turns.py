"""Turns: many tables wait for few workers."""

import asyncio

from strannik.server.playing.thinking.turns import Turns


async def served(*waiting: tuple[str, int], places: int = 1) -> list[str]:
    """The tables in the order in which they are served, when all of them came while the workers were busy."""
    turns = Turns(places)
    for _ in range(places):
        await turns.take("somebody", lambda: 0)
    order: list[str] = []

    async def ask(table: str, rank: int) -> None:
        await turns.take(table, lambda: rank)
        order.append(table)
        turns.leave()

    asking = [asyncio.ensure_future(ask(table, rank)) for table, rank in waiting]
    await asyncio.sleep(0)
    assert turns.waiting == len(waiting)
    for _ in range(places):
        turns.leave()
    await asyncio.gather(*asking)
    assert turns.free == places
    assert turns.longest > 0
    return order


def test_each_table_has_one_question_before_any_has_a_second():
    greedy_crowd = [("crowd", 0)] * 4
    assert asyncio.run(served(*greedy_crowd, ("Anna's", 0), ("Boris's", 0))) == [
        "crowd",
        "Anna's",
        "Boris's",
        "crowd",
        "crowd",
        "crowd",
    ]


def test_tables_with_people_come_before_those_nobody_looks_at():
    assert asyncio.run(served(("empty", 2), ("watched", 1), ("played", 0))) == ["played", "watched", "empty"]


def test_who_asks_seldom_does_not_come_before_everybody_else():
    async def scenario() -> list[str]:
        turns = Turns(1)
        for _ in range(100):
            await turns.take("busy", lambda: 0)
            turns.leave()
        return await served(("busy", 0), ("rare", 0))

    assert asyncio.run(scenario()) == ["busy", "rare"]


def test_who_goes_away_leaves_the_line():
    async def scenario() -> int:
        turns = Turns(1)
        await turns.take("first", lambda: 0)
        gone = asyncio.ensure_future(turns.take("gone", lambda: 0))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 0
        called = asyncio.ensure_future(turns.take("called and gone", lambda: 0))
        await asyncio.sleep(0)
        turns.leave()
        called.cancel()
        await asyncio.gather(called, return_exceptions=True)
        return turns.free

    assert asyncio.run(scenario()) == 1

"""The caravan's journey: which evening comes next, who travels, and how everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from strannik.core.carried import Carried
from strannik.core.journey import Entry, Passage, Stage, Standing, Traveller
from strannik.core.options import Option, OptionError, Settings
from tests.core.toy_journey.rules import BREAD, EVENINGS, MISSED, arrives, new_pack, opened, packed

HEROES: Final = ("baker", "guide", "potter", "singer")


class Caravan:
    """Three evenings in a row, or two for the hurried. [JO-4]"""

    def options(self) -> Sequence[Option]:
        return [Option("evenings", [EVENINGS, 2])]

    def heroes(self) -> Sequence[str]:
        return HEROES

    def begin(self, settings: Settings, heroes: Sequence[str]) -> Carried:
        named: list[str] = []
        for number, hero in enumerate(heroes):
            named.append(chosen(hero, [*named, *heroes[number + 1 :]]))
        return packed(new_pack(named, int(settings["evenings"])))

    def join(self, carried: Carried, hero: str) -> Carried:
        pack = opened(carried)
        return packed(
            msgspec.structs.replace(
                pack,
                heroes=[*pack.heroes, chosen(hero, pack.heroes)],
                bread=[*pack.bread, BREAD],
                stones=[*pack.stones, []],
                seated=[*pack.seated, len(pack.heroes)],
                points=[*pack.points, [MISSED] * pack.evenings],
            )
        )

    def seat(self, carried: Carried, travellers: Sequence[int]) -> Carried:
        pack = opened(carried)
        if len(set(travellers)) != len(travellers) or not set(travellers) <= set(range(len(pack.heroes))):
            raise OptionError("a seat is taken by somebody who travels along, and everybody has one at most")
        return packed(msgspec.structs.replace(pack, seated=list(travellers)))

    def nexts(self, carried: Carried) -> list[Settings]:
        pack = opened(carried)
        return [{}] if pack.evenings < pack.last else []

    def standing(self, carried: Carried) -> Standing:
        pack = opened(carried)
        stages = [Stage(f"evening-{number}", "ahead") for number in range(1, pack.last + 1)]
        for stage in stages[: pack.evenings]:
            stage.state = "behind"
        for stage in stages[pack.evenings : pack.evenings + 1]:
            stage.state = "open"
        travellers = [
            Traveller(
                hero,
                {f"evening-{at}": points for at, points in enumerate(pack.points[number], 1) if points != MISSED},
                len(pack.stones[number]),
                [Entry("bread", [pack.bread[number]]), Entry("stones", list(pack.stones[number]))],
            )
            for number, hero in enumerate(pack.heroes)
        ]
        standing = Standing(stages, travellers, pack.seated)
        if pack.evenings == pack.last:
            arrived = arrives(pack.way, len(pack.seated))
            standing.over = True
            standing.champions = list(range(len(pack.heroes))) if arrived else []
            standing.outcome, standing.facts = ("sea" if arrived else "sand"), {"way": pack.way}
        return standing

    def chronicle(self, carried: Carried) -> list[Passage]:
        pack = opened(carried)
        return [Passage(f"evening-{number}", 0, "tale-title", ["tale-read"]) for number in range(1, pack.evenings + 1)]


def chosen(hero: str, taken: Sequence[str]) -> str:
    """The hero asked for, or one who is free."""
    free = [other for other in HEROES if other not in taken]
    if not hero and free:
        return free[0]
    if hero not in HEROES or hero in taken:
        raise OptionError(f"nobody can travel as {hero!r}")
    return hero

"""What every toy has in common: all of a type card that its shape does not need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from strannik.box.box import Mode
from strannik.box.game import Game
from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.effects import steps_in
from strannik.core.journey import Journey
from strannik.core.options import Option, Settings
from strannik.core.position import Position
from strannik.core.result import Result
from strannik.core.view import View
from strannik.show.scene import Area, Panel, Scene, column, leaf
from strannik.show.words import Words


def toy(
    package: str,
    prefix: str,
    most: int,
    rules: ModuleType,
    setup: Callable[[int, Settings, Chance, Carried | None], Position],
    result: Callable[[Any], Result],
    options: Sequence[Option] = (),
    carry: Callable[[Any], Carried] | None = None,
    engines: Sequence[ModuleType] = (),
    journey: Journey | None = None,
    shown: Callable[[View, Words], Scene] | None = None,
) -> Game:
    """A toy as a game like any other, played by two to `most`; `engines` are steps it has from elsewhere.

    What is not `shown` in a way of its own is shown in words.
    """
    return Game(
        id=package.rpartition(".")[2].replace("_", "-"),
        package=package,
        rules="1",
        clause_prefix=prefix,
        modes=[Mode("table", 2, most)],
        table=rules.Table,
        steps=steps_in(rules, *engines),
        setup=setup,
        result=result,
        hints=ByResult(result),
        scene=shown or scene,
        face=face,
        score_pad=score_pad,
        statistics=ByResult(result).points,
        options=options,
        carry=carry,
        journey=journey,
    )


class ByResult:
    """Judges a position by the points it would give now."""

    def __init__(self, result: Callable[[Any], Result]) -> None:
        self.result = result

    def value(self, table: Any, seat: int) -> float:
        return float(self.result(table).sheets[seat].total)

    def team(self, table: Any, seat: int) -> list[int]:
        """All, where all win or lose together."""
        return list(table.seats) if self.result(table).together else [seat]

    def points(self, table: Any) -> Mapping[str, Sequence[float]]:
        return {"points": [float(sheet.total) for sheet in self.result(table).sheets]}


def scene(view: View, words: Words) -> Scene:
    """The whole view in words: every field of the table, a line each."""
    table = view.save()["table"]
    lines = [f"{name}: {value}" for name, value in table.items()]
    area = Area("table", "text", words.say("game-title"), text=lines)
    return Scene(words.say("game-title"), "", [area], [Panel(seat) for seat in table["seats"]], column(leaf("table")))


def face(name: str, words: Words) -> str:
    return f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><title>{name}</title></svg>"


def score_pad(entry: Any, source: str) -> dict[str, Any]:
    return {"total": sum(entry)}

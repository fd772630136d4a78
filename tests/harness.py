"""Tests read like a table talking: a game in play, spoken to in the notation of players and records.

    play = Play(GAME, position)
    play("red: explore 36", "blue: explore 12")
    assert play.offers("blue") == "take 5 | take 9 | take 60"
    play.refuses("red: take 5", clause="core.not-your-choice")

Each move is checked on the way: nothing is lost or doubled, and a refused move changes nothing
and can say why in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

from strannik.box.game import Game
from strannik.core.chance import Chance, ScriptedChance
from strannik.core.events import Event, told
from strannik.core.notation import read_line, read_seat, seat_name
from strannik.core.offer import Offer, Thing
from strannik.core.options import Setting
from strannik.core.position import Position
from strannik.core.redeal import census
from strannik.core.refusal import Refusal
from strannik.core.result import Result
from strannik.core.saving import fingerprint
from strannik.core.step import Step
from strannik.core.table import Table
from strannik.core.view import View
from strannik.show.clauses import LANGUAGES

T = TypeVar("T", int, str)


class Play:
    """A game in play. Calling it makes moves."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        self.news: list[Event] = []
        self._counted = census(position)

    @property
    def table(self) -> Any:
        return self.position.table

    @property
    def waiting(self) -> str:
        """Who is asked something, in words: `red blue`."""
        return " ".join([seat_name(seat) for seat in self.position.waiting])

    @property
    def finished(self) -> bool:
        return self.position.finished

    @property
    def result(self) -> Result:
        return self.game.result(self.table)

    def seat(self, who: str) -> int:
        return read_seat(who, len(self.table.seats))

    def __call__(self, *lines: str) -> None:
        """Make the moves; afterwards `news` is what happened by them."""
        self.news = []
        for line in lines:
            seat, answer = read_line(self.position, line)
            self.news += self.position.play(seat, answer)
            assert census(self.position) == self._counted, f"something was lost or doubled by {line!r}"

    def offer(self, who: str) -> Offer | None:
        return self.position.offers.get(self.seat(who))

    def offers(self, who: str) -> str:
        """What is open to the seat, in words: `keep S01 | keep S02`; nothing if it is not asked."""
        offer = self.offer(who)
        return "" if offer is None else str(offer)

    def extras(self, who: str) -> str:
        """What the seat may do although it is not asked."""
        offer = self.position.interrupts(self.seat(who))
        return "" if offer is None else str(offer)

    def closed(self, who: str) -> dict[str, str]:
        """What is on offer to the seat but closed, with the clause that closes it."""
        offer = self.offer(who)
        return {} if offer is None else {str(answer): bar.clause for answer, bar in offer.barred()}

    def refuses(self, line: str, clause: str, **facts: Thing) -> None:
        """The move is refused by the clause (with these facts, if any are given)."""
        before = fingerprint(self.position)
        with pytest.raises(Refusal) as raised:
            self(line)
        refusal = raised.value
        assert refusal.clause == clause, f"{line!r} is refused by {refusal}, not by {clause}"
        assert {name: refusal.bar.facts.get(name) for name in facts} == facts
        assert fingerprint(self.position) == before, f"{line!r} was refused but changed something"
        self._explained(refusal)

    def _explained(self, refusal: Refusal) -> None:
        for language in LANGUAGES:
            assert self.game.words(language).refusal(refusal.clause, refusal.bar.facts)

    def take_back(self, who: str) -> bool:
        """Unsay the seat's last answer to a step that is still waiting."""
        return self.position.take_back(self.seat(who))

    def view(self, who: str) -> View:
        """What the seat sees."""
        return View(self.position, self.seat(who))

    def heard(self, seat: int) -> list[dict[str, Any]]:
        """The news of the last moves as the seat hears them."""
        return [told(event, (seat,)) for event in self.news]


def begin(game: Game, seats: int, dice: Sequence[int] = (), **options: Setting) -> Play:
    """The game set up by its own rules: dice come as written, shuffles leave the order of the data files."""
    return Play(game, game.start(seats, ScriptedChance(dice, seats), options))


def placed(game: Game, table: Table, *steps: Step) -> Play:
    """The game in the middle: a table set by hand, and the steps that come next, in order."""
    position = Position(table, list(steps)[::-1])
    position.begin()
    return Play(game, position)


def scripted(seats: int, dice: str | Sequence[int] = ()) -> Chance:
    """Chance that gives these numbers: `"3 4"`."""
    return ScriptedChance(numbers(dice) if isinstance(dice, str) else dice, seats)


def numbers(text: str) -> list[int]:
    """`"3 36 45"` as numbers."""
    return [int(word) for word in text.split()]


class Supply:
    """Things of one pool that a test hands out; whatever it does not name is left over, in order."""

    def __init__(self, things: Iterable[T]) -> None:
        self.left: list[Any] = list(things)

    def named(self, things: Sequence[T]) -> list[T]:
        """These very things."""
        for thing in things:
            assert thing in self.left, f"{thing} does not exist or is named twice"
            self.left.remove(thing)
        return list(things)

    def any(self, count: int) -> list[Any]:
        """So many of those that nobody has named: call this after all `named`."""
        assert count <= len(self.left), f"{count} more are needed, {len(self.left)} are left"
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def rest(self) -> list[Any]:
        """Everything that is still left."""
        return self.any(len(self.left))

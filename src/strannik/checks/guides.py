"""Guides: every cue comes, points at something, and suggests what can be done, however one plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from strannik.bots.bot import Bot
from strannik.bots.preparing import FIRST, guided_match
from strannik.bots.registry import make_bot
from strannik.bots.suggesting import SuggestingBot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.lesson import Lesson, begun, open_to
from strannik.box.match import Match
from strannik.checks.finding import Finding
from strannik.checks.subject import LONGEST, kept_record
from strannik.core.chance import Chance, derived_seed
from strannik.core.events import Event
from strannik.core.offer import Answer
from strannik.core.view import View
from strannik.show.clauses import LANGUAGES
from strannik.show.guide import Guide, pointed_at

SUGGESTED: Final = "suggested"
"""Whoever does what is suggested, and what a bot would do where nothing is."""

WAYS: Final = (SUGGESTED, "greedy", "random", "random", "fuzz", "fuzz", "greedy")
"""How whoever is guided plays, game by game."""

NUMBERED: Final = 4
"""Walks are numbered from here on. What need not happen is met in one of them or in none, as chance will have it."""


class Walk:
    """One game with its guide, from where the person comes to its end.

    `came` are the cues that were said, `lost` those that pointed at nothing, `meant` the moves that were suggested.
    """

    def __init__(self, game: Game, guide: Guide, way: str, number: int) -> None:
        self.game = game
        self.guide = guide
        self.way = way
        self.match: Match = guided_match(game, guide)
        self.lesson: Lesson = begun(guide, self.match)
        chance = Chance(derived_seed("walk", game.id, way, number), 0)
        me = SuggestingBot(chance, game) if way == SUGGESTED else make_bot(way, game, chance)
        self.bots: list[Bot] = [me, *[make_bot(name, game, chance) for name in guide.bots]]
        self.came: set[str] = set()
        self.lost: set[tuple[str, str]] = set()
        self.meant: set[tuple[str, str]] = set()
        self.answers = 0

    def run(self) -> Walk:
        with kept_record(self.match):
            self._look()
            while not self.match.position.finished and self.match.n < LONGEST:
                self._move()
        return self

    def _move(self) -> None:
        position = self.match.position
        suggested = self._suggested()
        if suggested is not None:
            self.answers += 1
            self._follow(self.match.play(FIRST, suggested))
            return
        for seat in position.interrupters():
            answer = self.bots[seat].interject(Window(position, seat))
            if answer is not None:
                self._follow(self.match.play(seat, answer))
                return
        seat = position.waiting[0]
        self.answers += seat == FIRST
        self._follow(self.match.play(seat, self.bots[seat].choose(Window(position, seat))))

    def _suggested(self) -> Answer | None:
        """What the guide says one could do, for whoever does that."""
        said = [cue.suggests for cue in self.lesson.said(self.match, LANGUAGES[0]) if cue.suggests]
        if self.way != SUGGESTED or not said:
            return None
        offers = open_to(self.match.position, FIRST)
        return next((answer for offer in offers for answer in offer if str(answer) == said[-1]), None)

    def _follow(self, events: Iterable[Event]) -> None:
        self.lesson.follow(self.match, events)
        self._look()

    def _look(self) -> None:
        """Look at what is said now, the first time it is."""
        fresh = [name for name in self.lesson.now(self.match) if name not in self.came]
        if not fresh:
            return
        scene = self.game.scene(View(self.match.position, FIRST), self.game.words(LANGUAGES[0]))
        for cue in self.lesson.said(self.match, LANGUAGES[0], scene):
            if cue.suggests:
                self.meant.add((cue.name, cue.suggests))
        for name in fresh:
            self.came.add(name)
            points = self.guide.cues[name].points
            self.lost |= {(name, point) for point in points if not pointed_at(point, FIRST, scene)}


def walks(game: Game, guide: Guide) -> list[Walk]:
    """The guide played in every way."""
    return [Walk(game, guide, way, number).run() for number, way in enumerate(WAYS, NUMBERED)]


def check_guide(game: Game) -> list[Finding]:
    """What is to be mended in the game's guide; nothing if it brings none."""
    try:
        guide = game.guide
        if guide is None:
            return []
        walked = walks(game, guide)
    except Exception as error:
        return [Finding("guide", "guide.yaml", f"{type(error).__name__}: {error}")]
    return [Finding("guide", f"cues.{where}", what) for where, what in _problems(guide, walked)]


def _problems(guide: Guide, walked: list[Walk]) -> Iterator[tuple[str, str]]:
    first = walked[0]
    for name, cue in guide.cues.items():
        if not any([name in walk.came for walk in walked]):
            yield name, "never comes, however one plays"
        elif not cue.seldom and name not in first.came:
            yield name, "does not come to whoever does what is suggested; what need not happen is `seldom`"
        for move in cue.suggests:
            if not any([(name, move) in walk.meant for walk in walked]):
                yield name, f"suggests {move!r}, which is never open then"
    for name, point in sorted(set().union(*[walk.lost for walk in walked])):
        yield name, f"points at nothing: {point!r}"

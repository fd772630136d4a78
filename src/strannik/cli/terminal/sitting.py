"""A sitting: one person at a match with bots, what has been told, and where it is kept."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from strannik.box.match import Match
from strannik.cli.retelling import Chapter, story
from strannik.cli.terminal.company import Company
from strannik.cli.terminal.guiding import lesson_so_far, seen_cues
from strannik.cli.terminal.saved import SavedGame
from strannik.core.events import Event
from strannik.core.offer import Answer
from strannik.core.record import Move
from strannik.core.redeal import learnt
from strannik.core.refusal import Refusal
from strannik.core.view import View
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.show.guide import SaidCue
from strannik.show.prompt import Prompt
from strannik.show.scene import Scene
from strannik.show.telling import tell
from strannik.show.words import Words


class Sitting:
    """The match as the person at the terminal lives it."""

    def __init__(self, match: Match, company: Company, language: str, saved: SavedGame | None) -> None:
        self.match = match
        self.company = company
        self.me = company.me
        self.language = language
        self.saved = saved
        self.chapters: list[Chapter] = story(match)
        self.lesson = lesson_so_far(match, company.private)
        self.guided = self.lesson is not None
        self.heard = 0 if match.n == 0 else len(self.chapters)
        self.passed = -1
        self._seen: tuple[int, str] = (0, "")
        if saved is not None and not saved.exists():
            saved.begin(match, company.private)

    @cached_property
    def languages(self) -> dict[str, Words]:
        return {language: self.match.game.words(language) for language in LANGUAGES}

    @property
    def words(self) -> Words:
        return self.languages[self.language]

    @property
    def over(self) -> bool:
        return self.match.position.finished

    @property
    def prompt(self) -> Prompt:
        """What the person is asked now."""
        self._look()
        return self._prompt

    @property
    def scene(self) -> Scene:
        """What the person sees now."""
        self._look()
        return self._scene

    def _look(self) -> None:
        """Make prompt and scene anew if something was said since, or in another language."""
        moment = (len(self.match.entries), self.language)
        if self._seen != moment:
            self._prompt = prompt(self.match.position, self.me, self.words, self.match.game.preview)
            self._scene = self.match.game.scene(View(self.match.position, self.me), self.words)
            self._seen = moment

    def others(self) -> list[int]:
        """The other seats that are asked something."""
        return [seat for seat in self.match.position.waiting if seat != self.me]

    def may_interject(self) -> bool:
        """Whether the person could do something before the others go on, and has not declined yet."""
        extra = self.match.position.interrupts(self.me)
        return extra is not None and len(extra) > 0 and self.passed != self.match.n

    def decline(self) -> None:
        """Let the others go on."""
        self.passed = self.match.n

    def play(self, seat: int, answer: Answer) -> None:
        """Make a move; the person's own is kept at once, the bots' when the person is asked again."""
        events = self.match.play(seat, answer)
        self.follow(events)
        self.chapters.append(Chapter(self.match.history[-1].move, events))
        if seat == self.me:
            self.keep()

    def follow(self, events: list[Event]) -> None:
        """Let the guide hear what happened."""
        if self.lesson is not None:
            self.lesson.follow(self.match, events)

    @property
    def cues(self) -> list[SaidCue]:
        """What the guide says now, if it may speak."""
        return seen_cues(self.lesson if self.guided else None, self.match, self.language, self.scene)

    def let_one_move(self) -> None:
        """Let the first of the others answer, and all of them do what they may do at any time."""
        seat = self.others()[0]
        self.play(seat, self.company.choose(self.match, seat))
        for seat in self.match.position.table.seats:
            position = self.match.position
            if seat == self.me or seat not in position.interrupters():
                continue
            answer = self.company.interject(self.match, seat)
            if answer is not None:
                self.play(seat, answer)

    def undo(self) -> str:
        """Go back to before the person's last move, unless something hidden was seen since; bots always agree.

        Returns the move that was taken back.
        """
        match = self.match
        mine = [n for n, made in enumerate(match.history) if isinstance(made.move, Move) and made.move.seat == self.me]
        if not mine or mine[-1] < match.floor:
            raise Refusal("core.nothing-to-undo")
        made = match.history[mine[-1]]
        assert isinstance(made.move, Move)
        if match.position.given(self.me):
            match.unsay(self.me)
        elif learnt(*match.stretch(mine[-1])):
            raise Refusal("core.undo-after-reveal", move=made.move.say)
        else:
            match.rewind(mine[-1])
        self.follow([])
        self.chapters = story(match)
        self.heard = len(self.chapters)
        self.keep()
        return made.move.say

    def news(self) -> list[str]:
        """What happened since the person last listened."""
        told = [
            line for chapter in self.chapters[self.heard :] for line in tell(chapter.events, (self.me,), self.words)
        ]
        self.heard = len(self.chapters)
        return told

    def log(self) -> list[str]:
        """Everything that happened so far."""
        return [line for chapter in self.chapters for line in tell(chapter.events, (self.me,), self.words)]

    def advised(self) -> None:
        """Count that the person asked for advice; it is told at the end, also after a pause."""
        self.company.private.hints += 1
        if self.saved is not None:
            self.saved.keep_private(self.company.private)

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.saved is not None:
            self.saved.write(self.match)

    def keep_in(self, path: Path) -> None:
        """Keep the game in this file from now on."""
        saved = SavedGame(path)
        saved.begin(self.match, self.company.private)
        self.saved = saved

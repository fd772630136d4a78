"""Advice: what a bot suggests in a guided game, and what a strong one would do, thought of beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Final, NamedTuple, TypeVar

import msgspec

from strannik.bots.advising import WORLDS, advise, verdict
from strannik.bots.suggesting import SuggestingBot
from strannik.bots.window import Window
from strannik.box.game import Game, TeamHints
from strannik.core.chance import Chance, derived_seed
from strannik.core.foresight import Foresight
from strannik.core.offer import Answer, Thing
from strannik.core.position import Position
from strannik.server.errors import RequestError
from strannik.server.library import installed
from strannik.server.messages import Hint, HintOption, Suggested
from strannik.server.playing.live import LiveTable
from strannik.server.playing.thinking.bot_specs import DEFAULT
from strannik.server.playing.thinking.bots import SLOW, BotPool, Question, Thinking, spoken
from strannik.server.showing.presenter import Reader
from strannik.show.asking import label, reason
from strannik.show.words import Words
from strannik.table.running import RunningTable

T = TypeVar("T")

KEPT: Final = 200
"""So many answers are kept for those who ask the same again."""

TOGETHER: Final = "-together"
"""How messages end that speak of everybody's good instead of one's own points."""

LEADING: Final = ("better", "clear")
"""The verdicts that name a lead, and so say whose it is."""


class Advised(msgspec.Struct):
    """An answer with what it is worth, as it comes from a worker."""

    verb: str
    thing: Thing
    points: float
    tried: int
    then: tuple[str, Thing] | None

    @property
    def answer(self) -> Answer:
        return Answer(self.verb, self.thing)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(list[Advised]).decode


def propose(task: bytes) -> str:
    """In a worker: what somebody who learns the game could answer."""
    asked = msgspec.json.decode(task, type=Thinking)
    game = installed(asked.game)
    return proposed(game, game.load(asked.position), asked.seat, asked.seed)


def proposed(game: Game, position: Position, seat: int, seed: str) -> str:
    """What somebody who learns the game could say here."""
    return spoken(SuggestingBot(Chance(seed, 0), game), Window(position, seat))


def ponder(task: bytes) -> str:
    """In a worker: the best few answers to the seat's question."""
    asked = msgspec.json.decode(task, type=Thinking)
    game = installed(asked.game)
    return encode(pondered(game, game.load(asked.position), asked.seat, asked.seed)).decode()


def pondered(game: Game, position: Position, seat: int, seed: str) -> list[Advised]:
    """The best few answers to the seat's question, the best first."""
    return [
        Advised(
            one.answer.verb,
            one.answer.thing,
            round(one.points, 1),
            round(one.share * WORLDS),
            None if one.then is None else (one.then.verb, one.then.thing),
        )
        for one in advise(Window(position, seat), game.hints, Chance(seed, 0))
    ]


class Reasons:
    """Why a seat could give this or that answer, from what it can see and foresee."""

    def __init__(self, table: RunningTable, reader: Reader, words: Words) -> None:
        assert table.match is not None
        self.game = table.game
        self.words = words
        self.ahead = Foresight(table.match.position, reader.seat, reader.seats)
        self.scene = table.game.scene(self.ahead.view, words)

    def of(self, answer: Answer) -> str:
        return reason(self.ahead, answer, self.words, self.game.preview, self.scene)

    def of_said(self, say: str) -> str:
        """The reason for what is said so, of all that the seat may say now."""
        view = self.ahead.view
        for offer in [*([] if view.offer is None else [view.offer]), *self.ahead.extras]:
            for answer in offer:
                if str(answer) == say:
                    return self.of(answer)
        return ""


def told_suggestion(table: RunningTable, reader: Reader, words: Words, say: str) -> Suggested:
    """A suggestion with its reason."""
    return Suggested(table.n, say, Reasons(table, reader, words).of_said(say) if say else "")


def told_hint(table: RunningTable, reader: Reader, words: Words, found: list[Advised]) -> Hint:
    """The advice in words and numbers, with what comes of each answer as the seat can foresee it."""
    reasons = Reasons(table, reader, words)
    manner = TOGETHER if isinstance(table.game.hints, TeamHints) else ""
    options = [
        HintOption(
            say=str(one.answer),
            label=label(one.answer, words),
            why=reasons.of(one.answer),
            points=one.points,
            told=words.say(f"hint-points{manner}", {"points": one.points}),
            tried=one.tried,
            then="" if one.then is None else label(Answer(*one.then), words),
        )
        for one in found
    ]
    return Hint(table.n, summed_up([one.points for one in found], manner, words), WORLDS, options)


def summed_up(points: list[float], manner: str, words: Words) -> str:
    """The advice in a sentence; whose lead it is, everybody's or one's own, is said where there is one to speak of."""
    kind, lead = verdict(points)
    return words.say(f"hint-{kind}{manner if kind in LEADING else ''}", {"worlds": WORLDS, "lead": lead})


def thinking_seed(kind: str, table: RunningTable, seat: int) -> str:
    """The chance of who thinks about the seat's question follows from what everybody may know."""
    return derived_seed(kind, table.commitment, table.asked_at[seat], seat)


class Asked(NamedTuple):
    """A question for which advice was asked."""

    kind: str
    table: str
    seat: int
    at: int


class Advisers:
    """Advice for people. The same question is thought about once, however often somebody asks."""

    def __init__(self, pool: BotPool, seconds: float) -> None:
        self.pool = pool
        self.seconds = seconds
        self._suggested: dict[Asked, asyncio.Future[str]] = {}
        self._advised: dict[Asked, asyncio.Future[list[Advised]]] = {}

    async def suggest(self, live: LiveTable, seat: int) -> str:
        """A sensible answer, found quickly; nothing if nobody had the time, and whoever asks again may be luckier."""
        asked, question = self._question(live, seat, "suggestion", DEFAULT)
        say = await _once(self._suggested, asked, lambda: self._suggestion(question))
        if not say:
            self._suggested.pop(asked, None)
        return say

    async def advise(self, live: LiveTable, seat: int) -> list[Advised]:
        """The best few answers, thought about for a while."""
        asked, question = self._question(live, seat, "hint", SLOW)
        return await _once(self._advised, asked, lambda: self._advice(question))

    async def _suggestion(self, question: Question) -> str:
        said = await self.pool.think(question, self.seconds, propose)
        return "" if said.guessed else said.say

    async def _advice(self, question: Question) -> list[Advised]:
        return decode(await self.pool.slow.think(question, self.seconds, ponder))

    def _question(self, live: LiveTable, seat: int, kind: str, bot: str) -> tuple[Asked, Question]:
        """What the seat is asked now."""
        table = live.table
        if table.match is None or seat not in table.waiting():
            raise RequestError(409, "not-your-question")
        asked = Asked(kind, live.id, seat, table.asked_at[seat])
        seed = thinking_seed(kind, table, seat)
        position = table.match.position.clone()
        return asked, Question(live.id, live.rank, table.game.id, position, seat, bot, seed)


async def _once(kept: dict[Asked, asyncio.Future[T]], asked: Asked, think: Callable[[], Coroutine[None, None, T]]) -> T:
    """What was thought of the question before, or is being thought, or is thought now."""
    thinking = kept.get(asked)
    if thinking is None or (thinking.done() and (thinking.cancelled() or thinking.exception() is not None)):
        thinking = kept[asked] = asyncio.ensure_future(think())
        while len(kept) > KEPT:
            del kept[next(iter(kept))]
    return await asyncio.shield(thinking)

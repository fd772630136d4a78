"""Showing a table: what one reader, in one seat and language, gets to see of it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, cast

import msgspec

from strannik.box.match import Match
from strannik.core.events import Detail, Event, told
from strannik.core.notation import seat_name
from strannik.core.position import Position
from strannik.core.result import Result
from strannik.core.view import Moment, View
from strannik.core.zones import WATCHER, own_zones
from strannik.server.messages import (
    Figure,
    Guidance,
    Language,
    Proposal,
    SceneShown,
    ScoreLine,
    ScoreSheet,
    SeatInfo,
    ShownResult,
    TableInfo,
    TableState,
    Told,
    UndoKind,
    UndoOffer,
)
from strannik.server.showing.faces import address
from strannik.server.showing.words import TableWords, game_words
from strannik.show.asking import label, prompt
from strannik.show.prompt import Prompt
from strannik.show.scene import Scene
from strannik.show.telling import ending, outcome, sentence, spoken_to
from strannik.show.words import Words
from strannik.table import events as table_events
from strannik.table.running import Happened, RunningTable
from strannik.table.taking_back import latest, said, way_back

MOST_CHAT: Final = 100
"""So many lines of chat go with a scene."""


class Reader(NamedTuple):
    """Who looks: from a seat (or as a spectator), in a language.

    Whoever holds several `seats` sees what lies open to any of them, with the one in front that is `seat`.
    """

    seat: int
    lang: Language
    seats: tuple[int, ...] = ()

    @property
    def held(self) -> tuple[int, ...]:
        return self.seats or (self.seat,)


def reader_at(seats: tuple[int, ...], lang: Language, front: int) -> Reader:
    """Whoever holds these seats, or none, with the one in front if it is theirs."""
    if len(seats) > 1:
        return Reader(front if front in seats else seats[0], lang, seats)
    return Reader(seats[0] if seats else WATCHER, lang)


@dataclass
class Company:
    """Who is connected to a table: how often each seat, how many just watch, and when a seat was last seen.

    Nobody was seen before it `began`, when the table was made or read: who is on the way back is not away.
    """

    here: dict[int, int] = field(default_factory=dict)
    seen: dict[int, float] = field(default_factory=dict)
    began: float = field(default_factory=time.monotonic)

    def came(self, reader: Reader) -> None:
        for seat in reader.held:
            self.here[seat] = self.here.get(seat, 0) + 1

    def went(self, reader: Reader, at: float) -> None:
        for seat in reader.held:
            self.here[seat] -= 1
            self.seen[seat] = at

    def away(self, seat: int, at: float, grace: float) -> bool:
        """Whether the seat's player has been gone for a while: a line that broke for a moment is not leaving."""
        return not self.seats(seat) and at - self.seen.get(seat, self.began) >= grace

    def seats(self, seat: int) -> bool:
        return self.here.get(seat, 0) > 0

    @property
    def watching(self) -> int:
        return self.here.get(WATCHER, 0)


def seat_names(table: RunningTable, lang: str) -> list[str]:
    """What seats are called: by the people in them, bots by their colour."""
    words = game_words(table.game.id, lang)
    return [place.name or words.seat(seat) for seat, place in enumerate(table.seats)]


def words_at(table: RunningTable, lang: str) -> TableWords:
    """The words of this table, in which seats are called by who sits there."""
    return TableWords(game_words(table.game.id, lang), seat_names(table, lang))


class Showing:
    """One table for one reader; those who show it often give its words."""

    def __init__(
        self, id: str, table: RunningTable, reader: Reader, company: Company, words: TableWords | None = None
    ) -> None:
        self.id = id
        self.table = table
        self.reader = reader
        self.held = reader.held
        self.company = company
        self.words = words or words_at(table, reader.lang)
        self.names = self.words.names

    def whole(self, since: int) -> SceneShown:
        """Everything, with the log after that n."""
        scene = self.scene()
        return SceneShown(
            n=self.table.n,
            seat=self.reader.seat,
            lang=self.reader.lang,
            table=self.info(),
            scene=scene,
            prompt=self.prompt(),
            undo=self.undo(),
            result=self.result(),
            log=self.log(since),
            seats=[seat for seat in self.held if seat != WATCHER],
            others=self.others(),
            guide=self.guidance(scene),
        )

    def log(self, since: int) -> list[Told]:
        """What happened after that n; of a long chat no more than the newest."""
        told = [one for happened in self.table.happened[max(0, since) :] for one in self.told(happened)]
        chat = [one.n for one in told if one.event == "Chat"]
        first = chat[-MOST_CHAT] if len(chat) > MOST_CHAT else 0
        return [one for one in told if one.event != "Chat" or one.n >= first]

    def told(self, happened: Happened) -> list[Told]:
        """What the reader may hear of it."""
        return [self.tell(event, happened.n, happened.at) for event in happened.told]

    def tell(self, event: Event, n: int, at: float) -> Told:
        """An event as the reader may hear it."""
        if isinstance(event, table_events.Retold):
            return Told(n, at, "Retold", {}, self.says(event))
        heard = told(event, self.held)
        said = self.sentence(event, heard)
        return Told(n, at, heard.pop("event"), heard, said, isinstance(event, Detail))

    def says(self, event: Event) -> str:
        """What the reader may hear of an event, in words alone."""
        if isinstance(event, table_events.Retold):
            return event.sentences.get(self.reader.lang, "")
        return self.sentence(event, told(event, self.held))

    def sentence(self, event: Event, heard: dict[str, Any]) -> str:
        """The event in words; events of the table call people by name."""
        if isinstance(event, table_events.TableEvent):
            if isinstance(event, table_events.Finished):
                return self.finished(event)
            if "who" in heard and not heard["who"]:
                heard = {**heard, "who": self.names[heard["seat"]]}
        return sentence(heard, self.words, spoken_to(self.held))

    def finished(self, event: table_events.Finished) -> str:
        """How the game ended: what became of everybody, or else who won."""
        result = Result([], event.winners, event.outcome, event.facts, event.together)
        told = {"ending-id": "outcome", "outcome": outcome(result, self.words), "winners": []}
        if not event.outcome:
            told = {"ending-id": ending(result), "outcome": "", "winners": [self.names[seat] for seat in event.winners]}
        return sentence({"event": "Finished", **told}, self.words)

    def scene(self, moment: Moment | None = None) -> Scene | None:
        """The table laid out; those who show it to several readers give the moment they all look at."""
        match = self.table.match
        if match is None:
            return None
        moment = moment or Moment(match.position)
        return self.table.game.scene(moment.view(self.reader.seat, self.reader.seats), self.words)

    def before(self, happened: Happened) -> Scene | None:
        """The table as it lay before the last move."""
        match = self.table.match
        if match is None or not match.history or happened.n != self.table.n:
            return None
        return self.scene(Moment(match.after(match.n - 1)))

    def prompt(self, moment: Moment | None = None) -> Prompt | None:
        """What the seat in front is asked; those who ask several readers give the moment they all look at."""
        return None if self.table.match is None else self._prompt(self.table.match, self.reader.seat, moment)

    def others(self, moment: Moment | None = None) -> list[Prompt]:
        """What the reader's other seats are asked."""
        match, seats = self.table.match, self.reader.seats
        if match is None or not seats:
            return []
        return [self._prompt(match, seat, moment) for seat in seats if seat != self.reader.seat]

    def _prompt(self, match: Match, seat: int, moment: Moment | None) -> Prompt:
        if self.table.paused_since is not None:
            return Prompt(seat, [])
        game = self.table.game
        return prompt(match.position, seat, self.words, game.preview, game.manners, self.reader.seats, moment)

    def guidance(self, scene: Scene | None) -> Guidance | None:
        """What the guide says to the seat in front, who sees this scene; nothing at tables without one."""
        guiding, match, seat = self.table.guiding, self.table.match, self.reader.seat
        if match is None or seat not in guiding.lessons:
            return None
        lesson = guiding.lesson(seat)
        if lesson is None:
            return Guidance([], left=True)
        return Guidance(lesson.said(match, self.reader.lang, scene))

    def still_asked(self, before: Prompt) -> Prompt:
        """The same question as before, when only others may have answered theirs."""
        waiting = self.table.waiting()
        return before if before.waiting == waiting else msgspec.structs.replace(before, waiting=waiting)

    def undo(self) -> UndoOffer | None:
        """What the reader could take back."""
        table = self.table
        if table.match is None or table.paused_since is not None or self.reader.seat == WATCHER:
            return None
        seat = latest(table.match, self.held, self.reader.seat)
        if table.seats[seat].bot or table.proposal is not None:
            return None
        way = way_back(table.match, seat, table.people)
        if way is None:
            return None
        kind, (answer, called) = way
        return UndoOffer(kind, str(answer), label(answer, self.words, called), seat)

    def undo_after_others(self, before: UndoOffer | None) -> UndoOffer | None:
        """The same after moves of others: what could be taken back still can, but no longer alone."""
        match = self.table.match
        if before is None or match is None or match.position.finished:
            return self.undo()
        kind: UndoKind = "retract" if match.position.given(before.seat) else "consent"
        return before if before.kind == kind else UndoOffer(kind, before.say, before.label, before.seat)

    def result(self) -> ShownResult | None:
        return shown_result(self.table, self.words)

    def seats(self) -> list[SeatInfo]:
        waiting = self.table.waiting()
        return [
            SeatInfo(
                seat=seat,
                colour=seat_name(seat),
                name=self.names[seat],
                kind=place.kind,
                bot=place.bot,
                here=self.company.seats(seat),
                waiting=seat in waiting,
                deadline=self.table.deadline(seat),
            )
            for seat, place in enumerate(self.table.seats)
        ]

    def info(self) -> TableInfo:
        opened = self.table.opened
        return TableInfo(
            id=self.id,
            name=opened.name,
            game=opened.game,
            title=self.words.say("game-title"),
            mode=opened.mode,
            options=opened.options,
            state=cast(TableState, self.table.state),
            faces=address(self.table.game, self.reader.lang),
            commitment=self.table.commitment,
            seats=self.seats(),
            watching=self.company.watching,
            clock=opened.clock,
            proposal=self.proposal(),
            next=self.table.next,
            language=opened.language,
            nonces=self.table.nonces if any(self.table.nonces) else [],
            campaign=opened.campaign,
            guided=self.table.guiding.guide is not None,
            hints=self.table.hints_allowed,
            secrets=bool(own_zones(self.table.game.table)),
        )

    def proposal(self) -> Proposal | None:
        """Who asks to go back. What their move was may be a secret, so only they are told."""
        asked, match = self.table.proposal, self.table.match
        if asked is None or match is None:
            return None
        before = match.after(asked.move.n - 1)
        moment = position_scene(before, self.table, self.reader, self.words).status
        if asked.seat not in self.held:
            return Proposal(asked.seat, "", "", moment, asked.asked, asked.agreed, asked.n)
        answer, called = said(match, asked.move)
        named = label(answer, self.words, called)
        return Proposal(asked.seat, asked.move.say, named, moment, asked.asked, asked.agreed, asked.n)


def position_scene(position: Position, table: RunningTable, reader: Reader, words: Words) -> Scene:
    """A position as the reader sees it."""
    return table.game.scene(View(position, reader.seat, reader.seats), words)


def shown_result(table: RunningTable, words: Words) -> ShownResult | None:
    """The score sheets, when the game is over."""
    if table.match is None or not table.match.position.finished:
        return None
    result = table.game.result(table.match.position.table)
    sheets = [
        ScoreSheet(
            seat=sheet.seat,
            total=sheet.total,
            winner=sheet.seat in result.winners,
            lines=[
                ScoreLine(line.what, _line_label(line.what, line.thing, words), line.thing, line.points)
                for line in sheet.lines
            ],
        )
        for sheet in result.sheets
    ]
    return ShownResult(
        sheets=sheets,
        winners=result.winners,
        seed=table.opened.seed,
        title=words.say("end-title", {"seats": len(sheets)}) if "end-title" in words else "",
        outcome=outcome(result, words),
        together=result.together,
        figures=figures(table, words),
    )


def figures(table: RunningTable, words: Words) -> list[Figure]:
    """What else tells the players of a finished game apart."""
    assert table.match is not None
    counted = table.game.statistics(table.match.position.table)
    found = [Figure(words.say(f"stat-{name}"), list(values)) for name, values in counted.items()]
    return [figure for figure in found if len(figure.values) == len(table.seats) and len(set(figure.values)) > 1]


def _line_label(what: str, thing: int | str, words: Words) -> str:
    message = f"line-{what}"
    return words.say(message, {"thing": thing}) if message in words else what

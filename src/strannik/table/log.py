"""The table's log: everything that happened at a table, one entry a line, in order.

The log is the truth: a table is what follows from its entries. It is kept on the server, for it
holds the seed; what people may have is the record of a finished game.

An entry says what it does at the table when its turn has come, and by `tells` what everybody hears of it.
"""

from __future__ import annotations

from sys import intern
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from strannik.core.carried import Carried
from strannik.core.events import Event
from strannik.core.options import Settings
from strannik.table.events import UndoRefused, event_of, tells
from strannik.table.improper import Improper
from strannik.table.seats import Place as Place
from strannik.table.seats import Seat
from strannik.table.taking_back import Proposal, agreed, last_move

if TYPE_CHECKING:
    from strannik.table.running import RunningTable


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each move; when they are over, a bot makes that one move (`move`) or nothing happens (`show`)."""

    seconds: Annotated[int, Meta(ge=5, le=604_800)]
    then: Literal["move", "show"] = "move"


class Line(msgspec.Struct, frozen=True):
    """One entry of the log."""

    def do(self, table: RunningTable, at: float) -> list[Event]:
        """Let it happen; if it cannot, an Improper or a Refusal is raised and nothing has changed."""
        raise NotImplementedError


class Opened(Line, tag="opened", frozen=True):
    """The table was made. `rules` and `content` say what it was made for, `language` in which one is invited to it.

    `carried` is what a journey brings along, `campaign` the campaign whose game it is. `guided` if it is a first game
    with the guide that the game brings; `hints` says whether one may ask what a strong player would do: nothing leaves
    it to who is there.
    """

    game: str
    rules: str
    content: str
    mode: str
    options: Settings
    seed: str
    places: list[Place]
    name: str = ""
    clock: Clock | None = None
    language: str = ""
    carried: Carried | None = None
    campaign: str = ""
    guided: bool = False
    hints: bool | None = None

    def do(self, table: RunningTable, at: float) -> list[Event]:
        raise Improper("already-started")


# Who sits where


class Sitting(Line, frozen=True):
    """Somebody, or a bot, comes or goes."""

    seat: int

    def do(self, table: RunningTable, at: float) -> list[Event]:
        place = table.seat(self.seat)
        if table.state == "finished":
            raise Improper("finished")
        return self.sit(table, place)

    def sit(self, table: RunningTable, place: Seat) -> list[Event]:
        raise NotImplementedError


@tells()
class Joined(Sitting, tag="joined", frozen=True):
    """Somebody took an open seat; `nonce` is what they added to chance."""

    seat: int
    name: str
    key: str
    nonce: str = ""

    def sit(self, table: RunningTable, place: Seat) -> list[Event]:
        if place.kind != "open":
            raise Improper("not-open")
        added = self.nonce if table.match is None else place.nonce
        table.seats[self.seat] = Seat("person", self.name, "", self.key, added)
        return [event_of(self, self.name), *table.start_if_full()]


@tells()
class Left(Sitting, tag="left", frozen=True):
    """Somebody left for good; in a running game the bot goes on in the open seat."""

    seat: int
    bot: str

    def sit(self, table: RunningTable, place: Seat) -> list[Event]:
        if place.kind != "person":
            raise Improper("no-person")
        playing = table.match is not None
        table.seats[self.seat] = Seat("open", "", self.bot if playing else "", "", place.nonce if playing else "")
        return [event_of(self, place.name)]


@tells("bot")
class BotSat(Sitting, tag="bot-sat", frozen=True):
    """A bot plays the seat from now on: in its own right, or for a person who is away."""

    seat: int
    bot: str

    def sit(self, table: RunningTable, place: Seat) -> list[Event]:
        if place.kind == "bot":
            raise Improper("no-person")
        if place.kind == "open" and table.match is None:
            table.seats[self.seat] = Seat("bot", "", self.bot, "")
        else:
            place.bot = self.bot
        return [event_of(self, place.name), *table.start_if_full()]


@tells()
class PersonBack(Sitting, tag="person-back", frozen=True):
    """The person plays the seat again."""

    seat: int

    def sit(self, table: RunningTable, place: Seat) -> list[Event]:
        if place.kind != "person" or not place.bot:
            raise Improper("no-person")
        place.bot = ""
        return [event_of(self, place.name)]


# What is said, and unsaid


class Moved(Line, tag="moved", frozen=True, omit_defaults=True):
    """A seat said something. `by` says who spoke for it: the person, a bot, or a bot because time was up.

    What a guide has prepared was said by the `guide`, before anybody came.

    `guessed` if the bot could not think and took something that was open.
    """

    seat: int
    say: str
    id: str = ""
    by: Literal["person", "bot", "clock", "guide"] = "person"
    guessed: bool = False

    def __post_init__(self) -> None:
        # The same is said again and again: it is remembered once for all tables, and for their records.
        msgspec.structs.force_setattr(self, "say", intern(self.say))

    def do(self, table: RunningTable, at: float) -> list[Event]:
        return table.move(self)


@tells()
class Retracted(Line, tag="retracted", frozen=True):
    """A seat unsaid its last answer to the step that still waits; what it had chosen stays its secret."""

    seat: int
    id: str = ""

    def do(self, table: RunningTable, at: float) -> list[Event]:
        table.person(self.seat)
        table.playing().unsay(self.seat)
        return [event_of(self, table.who(self.seat))]


class Undone(Line, tag="undone", frozen=True):
    """A seat took back its last move, nobody having learnt anything by it."""

    seat: int
    id: str = ""

    def do(self, table: RunningTable, at: float) -> list[Event]:
        table.person(self.seat)
        table.playing().undo(self.seat, table.people)
        return table.went_back(self.seat)


@tells()
class UndoAsked(Line, tag="undo-asked", frozen=True):
    """A seat asks to go back to before its last move; where there is nobody else to ask, it goes back at once."""

    seat: int
    id: str = ""

    def do(self, table: RunningTable, at: float) -> list[Event]:
        match = table.playing()
        table.person(self.seat)
        if table.proposal is not None:
            raise Improper("proposal-open")
        move = last_move(match, self.seat)
        mine = table.held_with(self.seat)
        others = [other for other, place in enumerate(table.seats) if other not in mine and place.by_person]
        if not others:
            match.rewind(move.n - 1)
            return table.went_back(self.seat)
        table.proposal = Proposal(self.seat, move, others, [], table.n + 1)
        return [event_of(self, table.who(self.seat))]


class Consented(Line, tag="consented", frozen=True):
    """A seat agrees to going back, or does not; the one who asked may withdraw."""

    seat: int
    agree: bool
    id: str = ""

    def do(self, table: RunningTable, at: float) -> list[Event]:
        match, proposal = table.playing(), table.proposal
        if proposal is None:
            raise Improper("no-proposal")
        mine = table.held_with(self.seat)
        if not self.agree and (proposal.seat in mine or self.seat in proposal.asked):
            table.proposal = None
            return [UndoRefused(self.seat, table.who(self.seat))]
        if self.seat not in proposal.asked:
            raise Improper("not-asked")
        table.proposal = agreed(proposal, mine)
        if any([other not in table.proposal.agreed for other in proposal.asked if table.seats[other].by_person]):
            return []
        match.rewind(proposal.move.n - 1)
        return table.went_back(proposal.seat)


class Rewound(Line, tag="rewound", frozen=True):
    """The game went back to just after this move: only in games that came as records."""

    move: int

    def do(self, table: RunningTable, at: float) -> list[Event]:
        table.playing().rewind(self.move)
        return []


# What happens beside the game


@tells("text")
class Chat(Line, tag="chat", frozen=True):
    """Somebody said something to everybody."""

    seat: int
    text: str
    id: str = ""

    def do(self, table: RunningTable, at: float) -> list[Event]:
        table.seat(self.seat)
        return [event_of(self, table.who(self.seat))]


@tells()
class Paused(Line, tag="paused", frozen=True):
    """The game stands still."""

    seat: int

    def do(self, table: RunningTable, at: float) -> list[Event]:
        table.playing()
        table.paused_since = at
        return [event_of(self, table.who(self.seat))]


@tells()
class Resumed(Line, tag="resumed", frozen=True):
    """The game goes on; nobody's time ran meanwhile."""

    seat: int

    def do(self, table: RunningTable, at: float) -> list[Event]:
        paused = table.paused_since
        if paused is None:
            raise Improper("not-paused")
        table.since = [since + at - paused for since in table.since]
        table.paused_since = None
        return [event_of(self, table.who(self.seat))]


class Guided(Line, tag="guided", frozen=True):
    """A seat plays on without the guide, or wants it back."""

    seat: int
    wanted: bool

    def do(self, table: RunningTable, at: float) -> list[Event]:
        return table.guiding.guided(self.seat, table.who(self.seat), self.wanted)


class Hinted(Line, tag="hinted", frozen=True):
    """A seat asked what a strong player would do."""

    seat: int
    id: str = ""

    def do(self, table: RunningTable, at: float) -> list[Event]:
        table.playing()
        return table.guiding.hinted(self.seat, table.hints_allowed)


@tells("rules", "left_out")
class Continued(Line, tag="continued", frozen=True):
    """From here on the game is played by other rules or with other content.

    If its lines do not come out the same under these, it goes on from `position`, in which it was after its n-th entry
    with this `record`; `story` is what everybody could hear until then, by language and with the number of each entry.
    Where the moves after that cannot be made any more, so many are `left_out`.
    """

    rules: str
    content: str
    n: int = 0
    position: dict[str, Any] | None = None
    record: str = ""
    story: dict[str, list[tuple[int, str]]] = {}
    left_out: int = 0

    def do(self, table: RunningTable, at: float) -> list[Event]:
        if table.match is not None and self.position is None:
            table.match.go_on()
        return [event_of(self, "")]


@tells("table")
class Rematched(Line, tag="rematched", frozen=True):
    """The same people go on at another table."""

    table: str

    def do(self, table: RunningTable, at: float) -> list[Event]:
        if table.state != "finished":
            raise Improper("still-playing")
        table.next = self.table
        return [event_of(self, "")]


LogEntry = (
    Opened
    | Joined
    | Left
    | BotSat
    | PersonBack
    | Moved
    | Retracted
    | Undone
    | UndoAsked
    | Consented
    | Chat
    | Paused
    | Resumed
    | Guided
    | Hinted
    | Rewound
    | Continued
    | Rematched
)

BESIDE = (Sitting, Paused, Resumed, Chat, Guided, Hinted)
"""What does not touch the game itself, so that it happens also where the game was played by other rules."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(LogEntry).decode

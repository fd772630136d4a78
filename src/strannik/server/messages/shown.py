"""What a table shows: its seats, its state, and what happened."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from strannik.core.options import Setting
from strannik.server.messages.common import TableState, UndoKind
from strannik.server.messages.games import ScoreLine
from strannik.show.guide import SaidCue
from strannik.show.scene import Area, Node, Panel, Piece
from strannik.table.log import Clock


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat: `bot` is the bot that plays it now, also in place of a person; `here` says whether somebody is connected.

    `deadline` is when the clock runs out, in seconds since 1970, 0 if it does not run.
    """

    seat: int
    colour: str
    name: str
    kind: Literal["open", "person", "bot"]
    bot: str
    here: bool
    waiting: bool
    deadline: float = 0


class Proposal(msgspec.Struct, frozen=True):
    """Somebody asks to go back to before their move `say`; it happens when all in `asked` have agreed.

    `moment` is how the reader saw the moment to which all would go back, `n` when it was asked: whoever agrees says it
    again.
    """

    seat: int
    say: str
    label: str
    moment: str
    asked: list[int]
    agreed: list[int]
    n: int


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody may know about a table: `next` is the table of the rematch, `language` that of the invitation.

    `nonces` are what has been added to chance so far, seat by seat; none if nobody has.
    `campaign` is the one whose game it is. `guided` says that it is a first game with a guide, `hints` whether one may
    ask what a strong player would do, `secrets` whether seats hold anything that only they may see.
    """

    id: str
    name: str
    game: str
    title: str
    mode: str
    options: dict[str, Setting]
    state: TableState
    faces: str
    commitment: str
    seats: list[SeatInfo]
    watching: int
    clock: Clock | None = None
    proposal: Proposal | None = None
    next: str = ""
    language: str = ""
    nonces: list[str] = []
    campaign: str = ""
    guided: bool = False
    hints: bool = False
    secrets: bool = False


class UndoOffer(msgspec.Struct, frozen=True):
    """What the undo button would take back, how, and which of the reader's seats had said it."""

    kind: UndoKind
    say: str
    label: str
    seat: int


class Told(msgspec.Struct, frozen=True):
    """One thing that happened, as the reader may know it: `fields` by the event's own names, and a sentence.

    Events of the game have their game's names (`Explored`); those of the table are `Joined`,
    `Left`, `BotSat`, `PersonBack`, `Started`, `Chat`, `WentBack`, `Retracted`, `UndoAsked`,
    `UndoRefused`, `Paused`, `Resumed`, `Continued`, `TimeOut`, `Guessed`,
    `GuideLeft`, `GuideBack`, `HintsUsed`, `Finished` and `Rematched`. A `detail` goes with
    something greater that is told.
    """

    n: int
    at: float
    event: str
    fields: dict[str, Any]
    sentence: str
    detail: bool = False


class Guidance(msgspec.Struct, frozen=True):
    """What the guide says to the seat in front, if anything just now; `left` if they play on without it."""

    cues: list[SaidCue]
    left: bool = False


class ScoreSheet(msgspec.Struct, frozen=True):
    """One seat's points."""

    seat: int
    total: int
    winner: bool
    lines: list[ScoreLine]


class Figure(msgspec.Struct, frozen=True):
    """Something worth counting when a game is over, for every seat in order."""

    label: str
    values: list[float]


class ShownResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game ended; the seed is no secret any more. `title` is how this game calls its end, if it does.

    `outcome` is a sentence on what became of everybody, where a game ends in more than points; `together` says that
    the seats won or lost as one company. `figures` are what else can be compared.
    """

    sheets: list[ScoreSheet]
    winners: list[int]
    seed: str
    title: str = ""
    outcome: str = ""
    together: bool = False
    figures: list[Figure] = []


class ChangedArea(Area, frozen=True, omit_defaults=True):
    """An area that is new or looks different. A piece that lies there just as before is given by its id alone."""

    pieces: list[Piece | str] = msgspec.field(default_factory=list)  # type: ignore[assignment]  # as sent


class Changes(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the scene differs from the one before: areas that changed or are new, ids of areas that are gone.

    `panels` are those of seats where something is counted anew. `layout` is whole, and present only if it changed.
    """

    areas: list[ChangedArea] = []
    gone: list[str] = []
    panels: list[Panel] = []
    layout: Node | None = None
    status: str | None = None
    theme: str | None = None

"""The table's log: everything that happened at a table, one entry a line, in order.

The log is the truth: a table is what follows from its entries. It is kept on the server, for it
holds the seed; what people may have is the record of a finished game.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from strannik.core.carried import Carried
from strannik.core.options import Settings

SeatKind = Literal["open", "person", "bot"]


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each move; when they are over, a bot makes that one move (`move`) or nothing happens (`show`)."""

    seconds: Annotated[int, Meta(ge=5, le=604_800)]
    then: Literal["move", "show"] = "move"


class Place(msgspec.Struct, frozen=True):
    """A seat as the table was made.

    `key` is the hash of the token of whoever sits there, `nonce` what they added to chance.
    """

    kind: SeatKind
    name: str = ""
    bot: str = ""
    key: str = ""
    nonce: str = ""


class Opened(msgspec.Struct, tag="opened", frozen=True):
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


class Joined(msgspec.Struct, tag="joined", frozen=True):
    """Somebody took an open seat; `nonce` is what they added to chance."""

    seat: int
    name: str
    key: str
    nonce: str = ""


class Left(msgspec.Struct, tag="left", frozen=True):
    """Somebody left for good; in a running game the bot goes on in the open seat."""

    seat: int
    bot: str


class BotSat(msgspec.Struct, tag="bot-sat", frozen=True):
    """A bot plays the seat from now on: in its own right, or for a person who is away."""

    seat: int
    bot: str


class PersonBack(msgspec.Struct, tag="person-back", frozen=True):
    """The person plays the seat again."""

    seat: int


class Moved(msgspec.Struct, tag="moved", frozen=True, omit_defaults=True):
    """A seat said something. `by` says who spoke for it: the person, a bot, or a bot because time was up.

    What a guide has prepared was said by the `guide`, before anybody came.

    `guessed` if the bot could not think and took something that was open.
    """

    seat: int
    say: str
    id: str = ""
    by: Literal["person", "bot", "clock", "guide"] = "person"
    guessed: bool = False


class Retracted(msgspec.Struct, tag="retracted", frozen=True):
    """A seat unsaid its last answer to the step that still waits."""

    seat: int
    id: str = ""


class Undone(msgspec.Struct, tag="undone", frozen=True):
    """A seat took back its last move, nobody having learnt anything by it."""

    seat: int
    id: str = ""


class UndoAsked(msgspec.Struct, tag="undo-asked", frozen=True):
    """A seat asks to go back to before its last move."""

    seat: int
    id: str = ""


class Consented(msgspec.Struct, tag="consented", frozen=True):
    """A seat agrees to going back, or does not; the one who asked may withdraw."""

    seat: int
    agree: bool
    id: str = ""


class Chat(msgspec.Struct, tag="chat", frozen=True):
    """Somebody said something to everybody."""

    seat: int
    text: str
    id: str = ""


class Paused(msgspec.Struct, tag="paused", frozen=True):
    """The game stands still."""

    seat: int


class Resumed(msgspec.Struct, tag="resumed", frozen=True):
    """The game goes on."""

    seat: int


class Guided(msgspec.Struct, tag="guided", frozen=True):
    """A seat plays on without the guide, or wants it back."""

    seat: int
    wanted: bool


class Hinted(msgspec.Struct, tag="hinted", frozen=True):
    """A seat asked what a strong player would do."""

    seat: int
    id: str = ""


class Rewound(msgspec.Struct, tag="rewound", frozen=True):
    """The game went back to just after this move: only in games that came as records."""

    move: int


class Continued(msgspec.Struct, tag="continued", frozen=True):
    """From here on the game is played by other rules or with other content.

    If its lines do not come out the same under these, it goes on from `position`, in which it was after its n-th entry
    with this `record`; `story` is what everybody could hear until then, by language and with the number of each entry.
    """

    rules: str
    content: str
    n: int = 0
    position: dict[str, Any] | None = None
    record: str = ""
    story: dict[str, list[tuple[int, str]]] = {}


class Rematched(msgspec.Struct, tag="rematched", frozen=True):
    """The same people go on at another table."""

    table: str


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

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(LogEntry).decode

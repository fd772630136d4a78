"""What is said while a game is played, over WebSocket, stream and HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from strannik.server.messages.common import Language, SeatNumber, TableState
from strannik.server.messages.shown import Changes, Guidance, SeatInfo, ShownResult, TableInfo, Told, UndoOffer
from strannik.show.prompt import Prompt
from strannik.show.scene import Scene


class SceneShown(msgspec.Struct, frozen=True, tag="scene", tag_field="type"):
    """Everything the seat sees: sent first, after a change of language, and by `GET …/scene`.

    `scene` is null until the game starts. `log` are the events after the n that was asked for. `seats` are all that
    the reader holds; `seat` is the one in front, whose question is the `prompt`, and `others` are what is asked at the
    others. `guide` is there in a first game with a guide.
    """

    n: int
    seat: int
    lang: Language
    table: TableInfo
    scene: Scene | None
    prompt: Prompt | None
    undo: UndoOffer | None
    result: ShownResult | None
    log: list[Told]
    seats: list[int]
    others: list[Prompt]
    guide: Guidance | None = None


class FrameShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment on the way: how the scene differs from the moment before, when so many of the events had happened."""

    events: int
    changes: Changes


class Updated(msgspec.Struct, frozen=True, tag="update", tag_field="type", omit_defaults=True):
    """What is new since the message before, whose n was `since`. `table` is sent only if anything else of it changed
    than who is waited for, which every prompt says.

    `frames` are moments on the way, in order: `changes` is what is left to change after the last of them. `seat` is the
    one in front now, -2 for who only watches: the next of the reader's seats comes to the front when the one there has
    answered.
    """

    n: int
    since: int
    events: list[Told]
    changes: Changes
    seat: int
    prompt: Prompt | None = None
    others: list[Prompt] = []
    undo: UndoOffer | None = None
    table: TableInfo | None = None
    result: ShownResult | None = None
    frames: list[FrameShown] = []
    guide: Guidance | None = None


class SeatsChanged(msgspec.Struct, frozen=True, tag="seats", tag_field="type"):
    """Somebody came or went; nothing in the log."""

    seats: list[SeatInfo]
    watching: int


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The client's message with this id is stored."""

    id: str
    n: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """The client's message is refused and nothing changed; `id` is empty if it could not be read."""

    id: str
    code: str
    text: str
    clause: str = ""
    n: int = -1


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """Still here."""

    at: float


ServerMessage = SceneShown | Updated | SeatsChanged | Done | Refused | Pong


# Client to server, besides what a seat says: see `playing.verbs`


class SendLanguage(msgspec.Struct, tag="language", tag_field="type"):
    """Go on in this language; the answer is a whole scene."""

    lang: Language


class SendFront(msgspec.Struct, tag="front", tag_field="type"):
    """Put another of one's seats in front; the answer is a whole scene."""

    seat: SeatNumber


class SendPing(msgspec.Struct, tag="ping", tag_field="type"):
    """Is anybody there?"""


class Accepted(msgspec.Struct, frozen=True, omit_defaults=True):
    """It is stored: the table's new n, what happened, and the moments on the way.

    The first of the `frames` differs from the scene before.
    """

    n: int
    events: list[Told]
    frames: list[FrameShown] = []


class ViewShown(msgspec.Struct, frozen=True):
    """The seat's view as raw data, for programs."""

    n: int
    seat: int
    state: TableState
    view: dict[str, Any]
    options: list[str]

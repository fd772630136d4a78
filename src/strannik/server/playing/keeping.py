"""Keeping: what is stored of a table besides its log, so that it outlives the version it was played with.

The newest row alone is kept for each table: how lists show it, its story and its result in words, the position, and the
record so far. It is written beside the moves, never before one: when a game begins and when it is over, when a table is
put away, when the server stops, and now and then.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from strannik.box.match import without_seed
from strannik.core.position import Position
from strannik.core.record import Entry, write_record
from strannik.core.zones import WATCHER
from strannik.server.messages import ShownResult, TableState
from strannik.server.showing.presenter import Company, Reader, Showing, position_scene
from strannik.server.storage.store import KeptRow
from strannik.server.version import VERSION
from strannik.show.clauses import LANGUAGES
from strannik.table import log
from strannik.table.running import Happened, RunningTable


class KeptSentence(msgspec.Struct, array_like=True):
    """A line of the story, as everybody may hear it."""

    n: int
    at: float
    sentence: str


class CardInWords(msgspec.Struct):
    """A table on a list, in one language: `status` is its moment, such as its round, `ended` how it ended."""

    title: str
    seats: list[str]
    status: str
    ended: str


class Card(msgspec.Struct):
    """A table on a list."""

    game: str
    name: str
    version: str
    state: TableState
    waiting: list[int]
    words: dict[str, CardInWords]


class Story(msgspec.Struct):
    """What happened and how it ended, in one language."""

    told: list[KeptSentence]
    result: ShownResult | None


class Kept(msgspec.Struct):
    """A table after its n-th log entry, by the version that played it."""

    n: int
    version: str
    rules: str
    content: str
    state: TableState
    stories: dict[str, Story]
    position: dict[str, Any] | None
    record: str


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Kept).decode
decode_card = msgspec.json.Decoder(Card).decode


class Moment(NamedTuple):
    """A table as it is now: what may change while somebody writes it down is copied."""

    id: str
    table: RunningTable
    happened: list[Happened]
    position: Position | None
    entries: list[Entry]
    state: str
    waiting: list[int]


def moment(id: str, table: RunningTable) -> Moment:
    match = table.match
    position = None if match is None else match.position.clone()
    return Moment(id, table, table.happened[:], position, table.recorded(), table.state, table.waiting())


def kept(now: Moment) -> tuple[Card, Kept]:
    """All that is stored of it."""
    table = now.table
    state = msgspec.convert(now.state, TableState)
    shown = {lang: Showing(now.id, table, Reader(WATCHER, lang), Company()) for lang in LANGUAGES}
    stories: dict[str, Story] = {lang: _story(now, showing) for lang, showing in shown.items()}
    card = Card(
        game=table.opened.game,
        name=table.opened.name,
        version=VERSION,
        state=state,
        waiting=now.waiting,
        words={lang: _card(now, showing, stories[lang]) for lang, showing in shown.items()},
    )
    return card, Kept(
        n=len(now.happened),
        version=VERSION,
        rules=table.game.rules,
        content=table.game.content_for(table.opened.options),
        state=state,
        stories=stories,
        position=None if now.position is None else without_seed(now.position),
        record=write_record(now.entries),
    )


def row(now: Moment) -> KeptRow:
    """All that is stored of it, as it is stored."""
    card, all_of_it = kept(now)
    return KeptRow(now.id, all_of_it.n, encode(card).decode(), encode(all_of_it).decode())


def _story(now: Moment, showing: Showing) -> Story:
    told = [KeptSentence(one.n, one.at, showing.says(event)) for one in now.happened for event in one.told]
    return Story(told, showing.result())


def _card(now: Moment, showing: Showing, story: Story) -> CardInWords:
    over = now.state == "finished"
    status = ""
    if now.position is not None and not over:
        status = position_scene(now.position, now.table, showing.reader, showing.words).status
    last = _last_move(now) if over else 0
    ended = [one.sentence for one in story.told if one.n == last][-1:]
    return CardInWords(showing.words.say("game-title"), list(showing.names), status, "".join(ended))


def _last_move(now: Moment) -> int:
    """The entry by which the game ended; people may have talked since."""
    return max([one.n for one in now.happened if isinstance(one.entry, log.Moved)], default=0)

"""Sitting down: at a new table, at one that is gone on with, or at somebody's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from strannik.box.game import Game
from strannik.box.shelf import find_game
from strannik.cli.options import read_bots, read_options, seated
from strannik.cli.storage import Storage, in_words
from strannik.cli.terminal.brought_over import bring_over
from strannik.cli.terminal.dialogue import Dialogue
from strannik.cli.terminal.elsewhere import LINK, NobodyAnswers, SeatElsewhere
from strannik.cli.terminal.here import SeatHere
from strannik.cli.terminal.record_file import RecordFile
from strannik.cli.terminal.seat import Refused, keep_token, kept_token
from strannik.cli.terminal.stored_table import StoredTable, find_table, lay_table
from strannik.core.options import OptionError, Settings
from strannik.core.record import new_seed
from strannik.server.errors import RequestError, problem
from strannik.server.messages.common import Language
from strannik.server.playing.first_games import set_up
from strannik.server.playing.hub import TABLE_ID
from strannik.table import log
from strannik.table.improper import Improper
from strannik.table.seats import key_of, new_token, tidy

USUAL_SEATS = 3


@contextmanager
def in_sentences(language: Language) -> Iterator[None]:
    """Whatever keeps somebody from sitting down is one sentence."""
    try:
        with in_words(language):
            yield
    except Refused as refused:
        raise OptionError(refused.problem.text) from None
    except (RequestError, Improper) as error:
        raise OptionError(problem(error, language)[1].text) from None


class Wanted(NamedTuple):
    """The game that somebody wants to play; what is not said may be anything."""

    seats: int | None
    bots: str
    seed: str | None
    options: Sequence[str]
    guided: bool
    name: str


def play(id: str | None, wanted: Wanted, language: Language, record: Path | None) -> None:
    """Start a game, or go on with the one whose record the file keeps."""
    if id is None:
        told = "say which game, or --join and the link of a table; `strannik games` lists the games"
        raise OptionError(told, "refused-nothing")
    game = find_game(id)
    file = _file(record)
    read_bots(game, wanted.bots)
    read_options(game, wanted.options)
    with in_sentences(language), Storage() as storage:
        if file is not None and file.exists():
            sit_at(gone_on(storage, game, file, wanted), language, file)
            return
        token = new_token()
        stored = begun(storage, game, wanted, key_of(token), language)
        keep_token(stored.id, token)
        converse(SeatHere(stored, key_of(token), language, new=len(stored.table.happened) == 1), file)


def _file(record: Path | None) -> RecordFile | None:
    if record is None:
        return None
    file = RecordFile(record)
    file.check_place()
    return file


def begun(storage: Storage, game: Game, wanted: Wanted, key: str, language: Language) -> StoredTable:
    """A new table: the person with this key has the first seat, bots have the others."""
    me = log.Place("person", tidy(wanted.name), key=key)
    if wanted.guided:
        if game.guide is None:
            raise OptionError(f"{game.id} brings no guided first game", "refused-guide", id=game.id)
        opened, prepared = set_up(game.id)
        return lay_table(
            storage, msgspec.structs.replace(opened, places=[me, *opened.places], language=language), prepared
        )
    seats = min(max(game.fewest, USUAL_SEATS), game.most) if wanted.seats is None else wanted.seats
    game.check_seats(seats)
    bots = seated(read_bots(game, wanted.bots), seats - 1) if seats > 1 else []
    options = read_options(game, wanted.options)
    opened = log.Opened(
        game=game.id,
        rules=game.rules,
        content=game.content_for(options),
        mode=str(options.get("mode", game.modes[0].name)),
        options=options,
        seed=wanted.seed or new_seed(),
        places=[me, *[log.Place("bot", bot=bot) for bot in bots]],
        language=language,
    )
    return lay_table(storage, opened)


def gone_on(storage: Storage, game: Game, file: RecordFile, wanted: Wanted) -> StoredTable:
    """The table whose record the file keeps, or that of a game which an earlier version kept there."""
    file.unfinished(game.id)
    id = file.table()
    if not id:
        token = new_token()
        id = bring_over(storage, game, file, key_of(token))
        keep_token(id, token)
    stored = find_table(storage, id)
    check_same(stored.table.opened, wanted, read_options(game, wanted.options) if wanted.options else None, file)
    return stored


def check_same(opened: log.Opened, wanted: Wanted, settings: Settings | None, file: RecordFile) -> None:
    """Refuse to resume a game as another one than it is."""
    for what, asked, kept in (
        ("seats", wanted.seats, len(opened.places)),
        ("seed", wanted.seed, opened.seed),
        ("options", settings, opened.options),
    ):
        if asked is not None and asked != kept:
            told = "" if what == "seed" else f": {kept}"
            told = f"{file.path} keeps a game with other {what}{told}; name another file for a new game"
            raise OptionError(told, "refused-kept", what=what, file=str(file.path))


def join(link: str, name: str, language: Language, record: Path | None) -> None:
    """Sit down at a table, or come back to it: by its link, or at one in this storage by its name alone."""
    file = _file(record)
    if TABLE_ID.fullmatch(link):
        with in_sentences(language), Storage() as storage:
            sit_at(find_table(storage, link), language, file, name)
        return
    seat = SeatElsewhere(link, language)
    with in_sentences(language):
        try:
            seat.sit_down(name)
        except NobodyAnswers:
            if not sat_here(link, name, language, file):
                raise
            return
        converse(seat, file)


def sat_here(link: str, name: str, language: Language, file: RecordFile | None) -> bool:
    """Sit down at the table of a link that nobody answers, if it lies in this storage: its server does not run."""
    found = LINK.fullmatch(link.strip())
    assert found is not None
    with in_sentences(language), Storage() as storage:
        if not storage.store.last_line(found["table"]):
            return False
        sit_at(find_table(storage, found["table"]), language, file, name, found["token"] or "")
    return True


def sit_at(stored: StoredTable, language: Language, file: RecordFile | None, name: str = "", token: str = "") -> None:
    """Sit down at a table of this storage and play."""
    converse(SeatHere(stored, key_at(stored, name, token or kept_token(stored.id)), language), file)


def key_at(stored: StoredTable, name: str, token: str) -> str:
    """The key by which somebody sits at a table of this storage: that of their token, or of the only person there.

    Else they take an open seat. Whoever may write into the storage is the host; but where several people play, the
    hands of the others are theirs.
    """
    table = stored.table
    if token and table.seats_of(key_of(token)):
        return key_of(token)
    people = {place.key for place in table.seats if place.kind == "person"}
    if len(people) == 1 and all([place.kind != "open" for place in table.seats]):
        return people.pop()
    token = new_token()
    seat = table.open_seat()
    stored.perform(lambda now: log.Joined(seat, tidy(name), key_of(token)))
    keep_token(stored.id, token)
    return key_of(token)


def converse(seat: SeatHere | SeatElsewhere, file: RecordFile | None) -> None:
    """Play; what lists need of a table that is kept here is kept when one leaves it."""
    try:
        Dialogue(seat, file).run()
    finally:
        if isinstance(seat, SeatHere):
            seat.stored.keep()

"""Games that earlier versions kept in files, each brought over once to a table of the storage.

What an unfinished game needs to go on lay beside its record, in `<record>.seed`: the seed, the seat, the bots.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from strannik.box.game import Game
from strannik.box.replay import replay
from strannik.cli.files import read_text
from strannik.cli.storage import Storage
from strannik.cli.terminal.record_file import RecordFile
from strannik.cli.terminal.stored_table import lay_table
from strannik.core.chance import Chance
from strannik.core.data import DataError, decode
from strannik.core.record import Entry, Header, Move
from strannik.server.playing.hub import logged
from strannik.table import log


class Private(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The seed, the person's seat, and the bots of all seats (no name at the person's own).

    A game that is `guided` may have an `opening`: so many moves were made before the person came. `hints` is how often
    they asked for advice.
    """

    seed: str
    seat: int
    bots: list[str]
    guided: bool = False
    opening: int = 0
    hints: int = 0


def bring_over(storage: Storage, game: Game, file: RecordFile, key: str, campaign: str = "") -> str:
    """Lay the table of a game that was kept in a file, with the person's seat for this key; its name."""
    from strannik.bots.registry import make_bot

    source, secret = str(file.path), _secret(file.path)
    entries = file.unfinished(game.id)
    if not secret.exists():
        problem = f"the game cannot go on without its table, and {file.beside} is missing"
        raise DataError(source, "", problem, "record-alone", missing=str(file.beside))
    private = decode(read_text(str(secret)), Private, str(secret))
    header = entries[0]
    assert isinstance(header, Header)
    if len(private.bots) != header.seats or not 0 <= private.seat < header.seats:
        raise DataError(str(secret), "bots", f"expected {header.seats} seats as in the record")
    for bot in [bot for seat, bot in enumerate(private.bots) if seat != private.seat]:
        make_bot(bot, game, Chance("", 0))
    replay(game, entries, private.seed, source)
    stored = lay_table(storage, _opened(game, header, private, key, campaign), _following(entries, private))
    file.name_table(stored.id)
    secret.unlink()
    return stored.id


def _secret(path: Path) -> Path:
    return path.with_name(f"{path.name}.seed")


def _opened(game: Game, header: Header, private: Private, key: str, campaign: str) -> log.Opened:
    return log.Opened(
        game=game.id,
        rules=header.rules,
        content=header.content,
        mode=str(header.options.get("mode", game.modes[0].name)),
        options=header.options,
        seed=private.seed,
        places=[
            log.Place("person", key=key) if seat == private.seat else log.Place("bot", bot=bot)
            for seat, bot in enumerate(private.bots)
        ],
        carried=header.carried,
        campaign=campaign,
        guided=private.guided,
    )


def _following(entries: list[Entry], private: Private) -> list[log.LogEntry]:
    """What happened at the table until now, as its log has it."""
    happened: list[log.LogEntry] = []
    for line in entries:
        opening = isinstance(line, Move) and line.n <= private.opening
        for entry in logged(line):
            if isinstance(entry, log.Moved) and (opening or entry.seat == private.seat):
                entry = msgspec.structs.replace(entry, by="guide" if opening else "person")
            happened.append(entry)
    return [*happened, *[log.Hinted(private.seat)] * private.hints]

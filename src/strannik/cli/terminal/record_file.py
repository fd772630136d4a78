"""Record files: the record of a game as it grows, and beside it which table it is of, as long as that is played.

The table itself lies in the storage, with the seed; the record of an unfinished game lacks it, as it should.
"""

from __future__ import annotations

from errno import ENOENT
from os import strerror
from pathlib import Path

import msgspec

from strannik.cli.files import read_text, write_whole
from strannik.core.data import DataError, decode
from strannik.core.options import OptionError
from strannik.core.record import Ending, Entry, Header, read_record


class TableOf(msgspec.Struct, forbid_unknown_fields=True):
    """Of which table a record is."""

    table: str


class RecordFile:
    """A file that keeps the record of a game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.beside = path.with_name(f"{path.name}.table")

    def exists(self) -> bool:
        return self.path.exists()

    def check_place(self) -> None:
        """Refuse a folder that is not there, before anything is begun."""
        if not self.path.parent.is_dir():
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(self.path))

    def begin(self, table: str, record: str) -> None:
        """Keep the record of a game from now on; of one that is played elsewhere there is none before its end."""
        if self.exists():
            raise OptionError(f"{self.path} exists already; name another file", "refused-exists", file=str(self.path))
        if record:
            self.name_table(table)
            write_whole(self.path, record)

    def name_table(self, table: str) -> None:
        """Say which table the record is of."""
        write_whole(self.beside, msgspec.json.encode(TableOf(table)).decode() + "\n", mode=0o600)

    def write(self, record: str, over: bool) -> None:
        """Keep the record as it is now; of a game that is over it says all there is."""
        if record:
            write_whole(self.path, record)
        if over:
            self.beside.unlink(missing_ok=True)

    def remove(self) -> None:
        """Keep it no longer; what it kept is kept elsewhere."""
        self.beside.unlink(missing_ok=True)
        self.path.unlink(missing_ok=True)

    def unfinished(self, game: str) -> list[Entry]:
        """The lines of the record, if it is of an unfinished game of this kind."""
        source = str(self.path)
        entries = read_record(read_text(source), source)
        header = entries[0]
        assert isinstance(header, Header)
        if header.game != game:
            problem = f"is a game of {header.game}, not of {game}"
            raise DataError(source, "line 1", problem, "record-other-game", kept=header.game, asked=game)
        if isinstance(entries[-1], Ending):
            problem = "the game is finished; `strannik replay` tells it, another file begins a new one"
            raise DataError(source, "", problem, "record-finished")
        return entries

    def table(self) -> str:
        """The table the record is of; nothing if that is not said."""
        if not self.beside.exists():
            return ""
        return decode(read_text(str(self.beside)), TableOf, str(self.beside)).table

"""Saved games: the record in one file, and what must stay secret until the end in another beside it.

The record of an unfinished game lacks the seed, as it should. What is needed to go on with it
lies in `<record>.seed`, readable by its owner alone: the seed, the seat, the bots. That file is
written before the record begins and removed when the record is finished and tells the seed itself.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from strannik.box.game import Game
from strannik.box.match import Match, replay
from strannik.cli.files import read_text, write_whole
from strannik.core.data import DataError, decode
from strannik.core.options import OptionError
from strannik.core.record import Ending, Header, read_record, write_record


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


class SavedGame:
    """A game kept in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.secret = path.with_name(f"{path.name}.seed")

    def exists(self) -> bool:
        return self.path.exists()

    def begin(self, match: Match, private: Private) -> None:
        """Keep a game that has no file yet."""
        if self.exists():
            raise OptionError(f"{self.path} exists already; name another file")
        self.keep_private(private)
        self.write(match)

    def keep_private(self, private: Private) -> None:
        """Keep what must stay secret until the end."""
        write_whole(self.secret, msgspec.json.encode(private).decode() + "\n", mode=0o600)

    def write(self, match: Match) -> None:
        """Keep the game as it is now."""
        write_whole(self.path, write_record(match.entries))
        if match.position.finished:
            self.secret.unlink(missing_ok=True)

    def resume(self, game: Game) -> tuple[Match, Private]:
        """The unfinished game that the file keeps."""
        source = str(self.path)
        entries = read_record(read_text(source), source)
        header = entries[0]
        assert isinstance(header, Header)
        if header.game != game.id:
            raise DataError(source, "line 1", f"is a game of {header.game}, not of {game.id}")
        if isinstance(entries[-1], Ending):
            raise DataError(
                source, "", "the game is finished; `strannik replay` tells it, another file begins a new one"
            )
        if not self.secret.exists():
            raise DataError(source, "", f"the game cannot go on without its seed, and {self.secret} is missing")
        private = decode(read_text(str(self.secret)), Private, str(self.secret))
        if len(private.bots) != header.seats or not 0 <= private.seat < header.seats:
            raise DataError(str(self.secret), "bots", f"expected {header.seats} seats as in the record")
        return replay(game, entries, private.seed, source), private

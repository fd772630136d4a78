"""Reading a table that another version has begun: it goes on wherever that is possible.

If every line of its log is legal under the present rules and comes out as it did, the game goes on. If not, it goes on
from the position that was kept last, as long as that can be read: with the moves that were made since, or without them
if they cannot be made any more. Either way a line of the log says from here on which rules and content hold. A table
that cannot go on stays as it was kept.
"""

from __future__ import annotations

import logging

from strannik.box.game import Game
from strannik.box.match import without_seed
from strannik.core.options import OptionError
from strannik.core.record import Header, commitment, read_record, write_record
from strannik.core.view import View
from strannik.core.zones import WATCHER
from strannik.server.errors import RequestError
from strannik.server.library import installed
from strannik.server.playing.keeping import Kept
from strannik.server.showing.words import game_words
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.table import log
from strannik.table.running import RunningTable, rebuilt

logger = logging.getLogger(__name__)

Lines = list[tuple[float, log.LogEntry]]


def read_table(lines: list[tuple[float, str]], kept: Kept | None, at: float) -> tuple[RunningTable, int]:
    """The table whose log this is, and how many lines of the log it has; one more if it goes on after an upgrade."""
    entries = [(when, log.decode(entry)) for when, entry in lines]
    opened = entries[0][1]
    assert isinstance(opened, log.Opened)
    check_promise(opened, kept)
    try:
        game = installed(opened.game)
        here = (game.rules, game.content_for(opened.options))
    except (OptionError, LookupError):
        raise other_rules(kept) from None
    made = [entry for _, entry in entries if isinstance(entry, log.Opened | log.Continued)][-1]
    if (made.rules, made.content) == here:
        return rebuilt(game, entries), len(entries)
    return gone_on(game, entries, kept, at), len(entries)


def check_promise(opened: log.Opened, kept: Kept | None) -> None:
    """Refuse a seed that is not the one that was promised when the game began."""
    if kept is None or not kept.record:
        return
    header = read_record(kept.record, "kept")[0]
    assert isinstance(header, Header)
    if commitment(opened.seed) != header.commitment:
        raise RequestError(409, "other-seed")


def other_rules(kept: Kept | None) -> RequestError:
    return RequestError(409, "other-rules", version="none" if kept is None else kept.version)


def gone_on(game: Game, entries: Lines, kept: Kept | None, at: float) -> RunningTable:
    """The table of another version, with a last line that says that it goes on."""
    here = (game.rules, game.content_for(_opened(entries).options))
    try:
        table = rebuilt(game, entries)
        if kept is None or comes_out_the_same(table, kept, entries):
            table.apply(log.Continued(*here), at)
            return table
    except Exception as error:
        logger.info("a log of other rules does not come out the same: %s", error)
    if kept is None or kept.position is None or kept.state == "finished":
        raise other_rules(kept)
    story = {lang: [(one.n, one.sentence) for one in told.told] for lang, told in kept.stories.items()}
    since = [entry for _, entry in entries[kept.n :] if not isinstance(entry, log.BESIDE)]
    for left_out in dict.fromkeys([0, len(since)]):
        continued = log.Continued(*here, kept.n, kept.position, kept.record, story, left_out)
        try:
            table = rebuilt(game, [*entries, (at, continued)])
            look_at(table)
            return table
        except Exception as error:
            logger.warning("a position of version %s cannot be gone on from: %s", kept.version, error)
    raise other_rules(kept)


def _opened(entries: Lines) -> log.Opened:
    opened = entries[0][1]
    assert isinstance(opened, log.Opened)
    return opened


def comes_out_the_same(table: RunningTable, kept: Kept, entries: Lines) -> bool:
    """Whether moves, dice and shuffles, and the position that was kept, are what they were."""
    if table.match is None:
        return True
    if not _begins_with(write_record(table.match.entries), kept.record):
        return False
    since = entries[kept.n :]
    if any([isinstance(entry, log.Continued) for _, entry in since]):
        return True  # it has gone on from a newer position than the one that was kept
    then = rebuilt(table.game, entries[: kept.n]) if since else table
    return then.match is None or kept.position == without_seed(then.match.position)


def _begins_with(played: str, record: str) -> bool:
    """Whether the lines after the header are the same as far as they were kept."""
    before = record.splitlines()[1:]
    return played.splitlines()[1 : len(before) + 1] == before


def look_at(table: RunningTable) -> None:
    """Try whether everybody can be shown the table and asked: a position that cannot be shown cannot be played."""
    if table.match is None:
        return
    position = table.match.position
    for lang in LANGUAGES:
        words = game_words(table.game.id, lang)
        for seat in [WATCHER, *position.table.seats]:
            table.game.scene(View(position, seat), words)
        for seat in position.waiting:
            prompt(position, seat, words, table.game.preview)

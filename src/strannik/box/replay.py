"""Replaying: a record played again from its seed, every line checked against what really follows."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from strannik.box.game import Game
from strannik.box.match import Match, without_seed
from strannik.core.data import DataError
from strannik.core.options import OptionError
from strannik.core.record import (
    Chanced,
    Continued,
    Ending,
    Entry,
    Header,
    Move,
    OffTheRecord,
    TakenBack,
    Unsaid,
    commitment,
    encoded,
    whose,
)
from strannik.core.refusal import Refusal


def replay(game: Game, entries: Iterable[Entry], seed: str, source: str) -> Match:
    """Play a record again from its seed, checking every line against what really follows.

    Lines that were made under other rules or with other content may come out differently now. If the record goes on
    from a stored position after them, it is checked from there on, and the match says which lines were not.
    """
    lines = list(entries)
    if isinstance(lines[-1], Ending):
        lines[-1] = msgspec.structs.replace(lines[-1], names=[])
    header = lines[0]
    assert isinstance(header, Header)
    check_nonces(header, source)
    if commitment(seed) != header.commitment:
        problem = "the seed is not the one that was committed to before the game"
        raise DataError(source, "line 1", problem, "record-seed")
    try:
        match = Match(game, header.seats, seed, header.options, header.carried, header.nonces)
    except OptionError as error:
        raise DataError(source, "line 1", str(error), error.says, **error.facts) from None
    match.entries[0] = msgspec.structs.replace(match.header, rules=header.rules, content=header.content)
    begun = 0
    while True:
        try:
            _follow_all(match, lines, source)
            return match
        except OffTheRecord as off:
            seam = _seam_after(match, lines, off, source)
            match.unchecked.append((begun + 1, seam))
            begun = seam


def _follow_all(match: Match, lines: list[Entry], source: str) -> None:
    """Let the match do what the record says from where it is."""
    for index in range(len(match.entries) if match.first else 0, len(lines)):
        entry, place = lines[index], f"line {index + 1}"
        if index >= len(match.entries):
            _follow(match, entry, source, place, index)
        if index >= len(match.entries) or match.entries[index] != entry:
            raise OffTheRecord(source, place, _mismatch(match, index + 1, entry), index)
    if len(match.entries) > len(lines):
        place = f"line {len(lines)}"
        raise OffTheRecord(source, place, "the record breaks off before chance has spoken", len(lines))


def check_nonces(header: Header, source: str) -> None:
    """Refuse a record that mixes other numbers into chance than its players can have added."""
    if header.nonces and len(header.nonces) != header.seats:
        problem = f"{header.seats} players added {len(header.nonces)} numbers to chance"
        raise DataError(source, "line 1", problem)


def _seam_after(match: Match, lines: list[Entry], off: OffTheRecord, source: str) -> int:
    """Where the record goes on from a stored position after a line that does not come out; the match goes there."""
    made = lines[0]
    for line in lines[1 : off.index]:
        if isinstance(line, Continued):
            made = line
    assert isinstance(made, Header | Continued)
    game = match.game
    here = (game.rules, game.content_for(match.header.options))
    if (made.rules, made.content) == here:
        raise off
    for index in range(off.index, len(lines)):
        line = lines[index]
        if isinstance(line, Continued) and _resumed(match, lines[: index + 1], line):
            return index
    problem = f"{off.problem}; played under rules {made.rules} of {game.id} with content {made.content}"
    told = f"{problem}; here are rules {here[0]} with content {here[1]}"
    raise DataError(source, off.place, told, "record-other-rules", rules=made.rules, here=here[0])


def _resumed(match: Match, lines: list[Entry], line: Continued) -> bool:
    """Whether the position of the line can be read, and the match went there."""
    try:
        match.resume(lines, line.position)
    except Exception:
        # Another version wrote it: whatever is wrong with it, it cannot be read here.
        return False
    return True


def _follow(match: Match, entry: Entry, source: str, place: str, index: int) -> None:
    """Let the match do what the entry says was done."""
    try:
        if isinstance(entry, Move) and 0 <= entry.seat < len(match.position.table.seats):
            match.say(entry.seat, entry.say)
        elif isinstance(entry, Unsaid):
            match.unsay(entry.unsay)
        elif isinstance(entry, TakenBack):
            match.rewind(entry.undo)
        elif isinstance(entry, Continued):
            match.entries.append(Continued(match.n, entry.rules, entry.content, without_seed(match.position)))
    except Refusal as refusal:
        raise OffTheRecord(source, place, f"the move is refused: {refusal}", index) from None


def _mismatch(match: Match, number: int, entry: Entry) -> str:
    if number > len(match.entries):
        return "does not follow from the game so far"
    due = match.entries[number - 1]
    if isinstance(entry, Chanced) and isinstance(due, Chanced):
        due_words = f"by the seed it gave {whose(due.chance)} {due.gave}"
        return f"chance did not give {whose(entry.chance)} {entry.gave}; {due_words}"
    if isinstance(entry, Ending) and isinstance(due, Ending):
        return _wrong_ending(entry, due)
    if isinstance(entry, Continued) and isinstance(due, Continued):
        return "the position is not the one the game had come to"
    return f"expected {encoded(due)}, found {encoded(entry)}"


def _wrong_ending(entry: Ending, due: Ending) -> str:
    if entry.record != due.record:
        return "the lines above are not those that were sealed when the game ended"
    return "the result is not that of the game that was played"


def verify(game: Game, entries: list[Entry], source: str) -> Match:
    """Replay a finished record and check the commitment, every die, every move and the result."""
    ending = entries[-1]
    if not isinstance(ending, Ending):
        problem = "the game is not finished, so there is no seed to verify it by"
        raise DataError(source, f"line {len(entries)}", problem, "record-unfinished")
    return replay(game, entries, ending.seed, source)

"""What lasts: no thing is lost or doubled, and games end."""

from __future__ import annotations

from strannik.bots.bot import Bot
from strannik.bots.fuzz import FuzzBot
from strannik.bots.playout import play_out
from strannik.bots.random import RandomBot
from strannik.checks.subject import LONG, LONGEST, Subject, kept_record, reached
from strannik.core.chance import Chance, derived_seed
from strannik.core.redeal import census
from strannik.core.saving import fingerprint
from strannik.core.zones import zones_of
from strannik.show.clauses import LANGUAGES
from strannik.show.telling import outcome


def things_that_lie_together_are_all_numbers_or_all_ids(subject: Subject, seed: int, moves: int) -> None:
    """Things that lie in one place are all numbers or all ids."""
    match, _ = reached(subject, seed, moves)
    table = match.position.table
    for name, zone in zones_of(type(table)).items():
        places = getattr(table, name) if zone.for_each_seat else [getattr(table, name)]
        assert all([len({type(thing) for thing in place}) <= 1 for place in places]), name


def nothing_is_lost_or_doubled(subject: Subject) -> None:
    """No card is lost or doubled."""
    match, players = reached(subject, 2, 0)
    counted = census(match.position)
    with kept_record(match):
        for _ in range(LONG):
            if match.position.finished:
                return
            players.move()
            assert census(match.position) == counted


def games_end(subject: Subject) -> None:
    """Games end, whoever plays them, with a sheet for every seat; asking how they ended changes nothing."""
    chance = Chance(derived_seed("ending", subject), 0)
    companies: list[list[Bot]] = [
        [RandomBot(chance) for _ in range(subject.seats)],
        [FuzzBot(chance) for _ in range(subject.seats)],
    ]
    for number, bots in enumerate([*companies, *companies, *companies]):
        position = subject.game.start(
            subject.seats, Chance(derived_seed("games end", number), subject.seats), subject.options
        )
        assert play_out(position, bots) < LONGEST
        ended = fingerprint(position)
        result = subject.game.result(position.table)
        assert len(result.sheets) == subject.seats
        assert set(result.winners) <= set(position.table.seats)
        assert all([outcome(result, subject.game.words(language)) or not result.outcome for language in LANGUAGES])
        assert not result.together or set(result.winners) in (set(), set(position.table.seats))
        for figures in subject.game.statistics(position.table).values():
            assert len(figures) == subject.seats
        if subject.game.carry is not None:
            subject.game.carry(position.table)
        assert fingerprint(position) == ended, "asking how a game ended changes it"

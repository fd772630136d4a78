"""The way back of a long game: few positions are kept, and every one that was can be had again."""

from strannik.box.match import EVERY, RECENT, Match
from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from strannik.core.record import TakenBack
from strannik.core.saving import fingerprint, save_position

MOVES = 2 * EVERY + RECENT + 5


def played(seed: str = "way back") -> tuple[Match, list[str], list[list[int]]]:
    """A match of so many moves, the fingerprint of every position on its way, and who was asked there."""
    match, chance = Match(find_game("nearfar"), 3, seed), Chance(seed, 0)
    prints, waiting = [fingerprint(match.position)], [match.position.waiting]
    for _ in range(MOVES):
        seat = match.position.waiting[0]
        offer = match.position.offers[seat]
        match.play(seat, offer[chance.below(len(offer))])
        prints.append(fingerprint(match.position))
        waiting.append(match.position.waiting)
    return match, prints, waiting


def test_every_position_of_a_long_game_can_be_had_again():
    match, prints, waiting = played()
    for n, print in enumerate(prints):
        again = match.after(n)
        assert fingerprint(again) == print
        assert again.waiting == waiting[n]
        assert not again.table.chance.outcomes
    assert fingerprint(match.position) == prints[-1]


def test_few_positions_are_kept():
    match, _, _ = played()
    assert len(match._kept) <= MOVES // EVERY + 1 + RECENT


def test_a_game_that_went_far_back_goes_on_as_if_it_had_never_been_further():
    for n in (MOVES - 1, MOVES - RECENT, MOVES - RECENT - 1, EVERY + 7, EVERY, 1, 0):
        match, prints, _ = played()
        forward = [(made.move.seat, made.answer) for made in match.history[n:]]
        match.rewind(n)
        assert match.entries[-1] == TakenBack(n)
        assert (match.n, fingerprint(match.position)) == (n, prints[n])
        for (seat, answer), print in zip(forward, prints[n + 1 :], strict=True):
            match.play(seat, answer)
            assert fingerprint(match.position) == print
        assert save_position(match.after(n)) == save_position(played()[0].after(n))


def test_what_may_be_undone_does_not_depend_on_what_is_kept():
    match, _, _ = played()
    whole, _, _ = played()
    for n in range(MOVES - 1, EVERY, -1):
        match.rewind(n)
        before, now = match.stretch(n - 1)
        assert fingerprint(before) == fingerprint(whole.after(n - 1))
        assert fingerprint(now) == fingerprint(match.position)
        if before.agenda[-1] in now.agenda:
            assert any(step is before.agenda[-1] for step in now.agenda)

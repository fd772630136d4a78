"""What looks the same is laid out once: for all who look at a moment, and for as long as nothing changes for them."""

from __future__ import annotations

import pytest

from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from strannik.core.view import Moment
from strannik.server.showing.broadcast import Broadcast
from strannik.server.showing.words import TableWords, game_words
from strannik.show.scene import Area, Scene
from tests.table.tables import move, person, table

ROUND = 3
"""After so many answers, one of each seat, the regions chosen under seal are turned up."""


def words_of(game_id: str, seats: int) -> TableWords:
    """The words of a new table."""
    return TableWords(game_words(game_id, "en"), [f"Player {seat}" for seat in range(seats)])


def look(game_id: str, moment: Moment, seats: int, words: TableWords | None = None) -> list[Scene]:
    words = words or words_of(game_id, seats)
    return [find_game(game_id).scene(moment.view(seat), words) for seat in range(seats)]


def area(scene: Scene, id: str) -> Area:
    return next(area for area in scene.areas if area.id == id)


@pytest.mark.parametrize(
    ("game_id", "shared", "own"), [("faraway", "market", "path-0"), ("glow", "reserve", "company-0")]
)
def test_what_everybody_sees_is_one_object_and_what_is_mine_is_not(game_id, shared, own):
    position = find_game(game_id).start(3, Chance("seen alike", 3))
    while game_id == "glow" and "" in position.table.adventurers:
        position.play(position.waiting[0], position.offers[position.waiting[0]][0])
    mine, theirs, third = look(game_id, Moment(position), 3)
    assert area(mine, shared) is area(theirs, shared) is area(third, shared)
    assert area(mine, own) != area(theirs, own)


def test_what_is_seen_alike_is_made_anew_for_every_moment_and_what_lies_as_it_lay_is_not():
    for game_id, shared, lies in (("faraway", "market", True), ("glow", "reserve", False)):
        position, words = find_game(game_id).start(3, Chance("seen alike", 3)), words_of(game_id, 3)
        [now, *_], [later, *_] = [look(game_id, Moment(position), 3, words) for _ in range(2)]
        assert area(later, shared) == area(now, shared)
        assert (area(later, shared) is area(now, shared)) == lies


def test_what_lies_as_it_lay_is_laid_out_anew_as_soon_as_one_of_its_facts_is_another():
    position, words = find_game("faraway").start(2, Chance("another fact", 2)), words_of("faraway", 2)
    [before, _] = look("faraway", Moment(position), 2, words)
    for seat in (0, 1):
        position.play(seat, position.offers[seat][0])
    [after, _] = look("faraway", Moment(position), 2, words)
    assert area(after, "path-0").pieces
    assert not area(before, "path-0").pieces
    assert area(after, "market") is area(before, "market")


def test_a_table_does_not_see_what_was_laid_out_at_another():
    positions = [find_game("faraway").start(2, Chance(seed, 2)) for seed in ("one table", "another")]
    words = words_of("faraway", 2)
    alone = [look("faraway", Moment(position), 2) for position in positions]
    # even if both had the same words, by mistake: what is remembered is known by its facts
    assert [look("faraway", Moment(position), 2, words) for position in positions] == alone


def test_a_card_is_the_same_object_at_every_table():
    position = find_game("faraway").start(2, Chance("two tables", 2))
    here, there = look("faraway", Moment(position), 2), look("faraway", Moment(position), 2)
    for one, same in zip(area(here[0], "market").pieces, area(there[0], "market").pieces, strict=True):
        assert one is same


def test_what_was_made_for_all_holds_while_answers_are_under_seal_and_not_longer():
    running = table(person("Anna"), person("Boris"), person("Vera"))
    alike: dict[object, object] = {}
    for seat in range(ROUND):
        broadcast = Broadcast([move(running, seat)], alike)
        assert (broadcast.alike is alike) == (seat < ROUND - 1)

"""What is laid out once is remembered as long as it is asked for, and a table remembers little."""

from __future__ import annotations

from strannik.box.shelf import find_game
from strannik.core.chance import Chance
from strannik.core.view import View
from strannik.server.showing.words import TableWords, game_words
from strannik.show.memory import FOR_A_SEAT, Memory


def test_what_is_asked_for_again_and_again_stays() -> None:
    memory = Memory(10)
    memory.keep(("often",), 1)
    for number in range(100):
        memory.keep((number,), number)
        assert memory.recall(("often",)) == 1
    assert memory.recall((99,)) == 99
    assert memory.recall((50,)) is None
    assert len(memory) <= 20


def test_a_table_remembers_the_parts_of_its_last_scenes_and_no_more() -> None:
    game = find_game("faraway")
    words = TableWords(game_words("faraway", "en"), [f"Player {seat}" for seat in range(6)])
    position = game.start(6, Chance("remembered", 6))
    most = 0
    while not position.finished:
        seat = position.waiting[0]
        position.play(seat, position.offers[seat][0])
        shown = [game.scene(View(position, one), words) for one in range(6)]
        again = [game.scene(View(position, one), words) for one in range(6)]
        for one, other in zip(shown, again, strict=True):
            assert one == other
            assert any([area is same for area in one.areas for same in other.areas]), "nothing is laid out twice"
        most = max(most, len(words.memory))
    assert 6 * FOR_A_SEAT < most <= 2 * 6 * FOR_A_SEAT, "more was laid out than is kept"

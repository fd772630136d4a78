"""How tables are copied is declared, field by field, and the declarations say what the annotations say.

Only the plain form can tell: compiled classes forget what their lists hold, which is why it is declared.
"""

from __future__ import annotations

import dataclasses
import typing

import pytest

from strannik.box.game import Game
from strannik.box.shelf import find_game, game_ids
from strannik.core.table import Part
from tests.core.toys import TOYS

GAMES = [*[find_game(id) for id in game_ids()], *TOYS]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_tables_declare_how_they_are_copied(game: Game) -> None:
    check_copying(game.table)


def check_copying(kind: type[Part]) -> None:
    """What a field's annotation says it holds is what its declaration says is copied."""
    hints = typing.get_type_hints(kind)
    for entry in dataclasses.fields(kind):
        if entry.name in ("seats", "chance", "news", "camera"):
            continue
        hint, place = hints[entry.name], f"{kind.__name__}.{entry.name}: {hints[entry.name]}"
        outer, inner = typing.get_origin(hint), typing.get_args(hint)
        declared = set(entry.metadata) & {"nested", "part", "parts", "zone"}
        if isinstance(hint, type) and issubclass(hint, Part):
            assert declared == {"part"}, place
            check_copying(hint)
        elif outer in (list, dict):
            assert entry.default_factory is outer, f"{place} needs a default factory to be copied"
            held = inner[-1]
            if isinstance(held, type) and issubclass(held, Part):
                assert declared == {"parts"}, place
                check_copying(held)
            elif typing.get_origin(held) in (list, dict):
                zone = entry.metadata.get("zone")
                assert "nested" in declared or (zone is not None and zone.for_each_seat), f"{place} must be nested"
            else:
                assert not declared & {"nested", "part", "parts"}, place
        else:
            assert hint in (int, str, bool, float) or outer is typing.Union or outer is typing.Literal, place

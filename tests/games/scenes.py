"""What must hold of a scene of any game besides the laws."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from strannik.box.game import Game
from strannik.checks.laws.showing import pictures_of
from strannik.show.scene import Area, Scene
from tests.harness import Play


class Shown:
    """Scenes of a game, each of which can be drawn and read."""

    def __init__(self, game: Game, names: Callable[[], list[str]]) -> None:
        self.game = game
        self.names = names

    @cached_property
    def pictures(self) -> frozenset[str]:
        return frozenset(self.names())

    def check(self, scene: Scene) -> set[str]:
        """What can be pointed at in a scene; every picture is there, and every piece can be read aloud."""
        assert pictures_of(scene) <= self.pictures
        found: set[str] = set()
        for area in scene.areas:
            for piece in area.pieces:
                assert piece.say or piece.face, piece
                assert piece.sentence, piece
                found |= {str(piece.thing), piece.say}
            found |= {str(anchor.thing) for anchor in area.anchors}
        return found

    def area(self, play: Play, who: str, area: str, language: str = "en") -> Area:
        """An area of what a seat sees."""
        laid = self.game.scene(play.view(who), self.game.words(language))
        self.check(laid)
        return next(one for one in laid.areas if one.id == area)

"""What must hold of a scene of any game besides the laws."""

from __future__ import annotations

from collections.abc import Collection

from strannik.checks.laws.showing import pictures_of
from strannik.show.scene import Scene


def pointed_at(scene: Scene, pictures: Collection[str]) -> set[str]:
    """What can be pointed at in a scene; every picture is one of these, and every piece can be read aloud."""
    assert pictures_of(scene) <= set(pictures)
    found: set[str] = set()
    for area in scene.areas:
        for piece in area.pieces:
            assert piece.say or piece.face, piece
            assert piece.sentence, piece
            found |= {str(piece.thing), piece.say}
        found |= {str(anchor.thing) for anchor in area.anchors}
    return found

from __future__ import annotations

from strannik.core.scene import Node, Scene
from strannik.core.view import View
from strannik.core.words import Words


def scene(view: View, words: Words) -> Scene:
    return Scene("", "", [], [], Node("column"))

"""Lessons: the small scenes beside the pages that teach a game, drawn in its `data/art/lessons`.

Where a scene shows a card, a die or a board of the game, its drawing has a box: `<rect data-face="region-36" …/>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from strannik.show.art import ATTRIBUTE, Art
from strannik.show.svg import picture, tag

LESSON: Final = "lesson-"
BOX: Final = re.compile(r"<rect ([^>]*data-face=[^>]*)/>")
WHOLE: Final = re.compile(r'<svg[^>]*viewBox="([^"]*)"[^>]*>(?:<title>[^<]*</title>)?(.*)</svg>', re.DOTALL)
NAMED: Final = re.compile(r'( id="|url\(#|href="#)')


def lessons(art: Art) -> list[str]:
    """The pictures of a game that teach it."""
    return [LESSON + name for name in art.drawings("lessons")]


def lesson(art: Art, name: str, title: str, face: Callable[[str], str]) -> str:
    """A scene with the pictures of the game laid into it.

    What a picture has named inside itself (gradients, edges) is called after its place, so that none takes another's.
    """
    drawn = art.drawing(f"lessons/{name.removeprefix(LESSON)}")
    many = 0

    def shown(match: re.Match[str]) -> str:
        nonlocal many
        many += 1
        attributes = dict(ATTRIBUTE.findall(match[1]))
        whole = WHOLE.fullmatch(face(attributes.pop("data-face")))
        assert whole is not None, "a picture begins with its box"
        box = {key: attributes[key] for key in ("x", "y", "width", "height")}
        inside = tag("svg", NAMED.sub(rf"\g<1>n{many}-", whole[2]), **box, viewBox=whole[1])
        return tag("g", inside, transform=attributes["transform"]) if "transform" in attributes else inside

    return picture(drawn.width, drawn.height, BOX.sub(shown, drawn.inside), title=title)

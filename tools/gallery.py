"""A gallery: all drawings of a game as its pictures show them, made by `python tools/gallery.py nearfar PAGE.html`.

A drawing opened by itself is in colour, but other drawings inside it are not: a browser gives an image no style sheet.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from strannik.show.art import TEXT, Art, written
from strannik.show.lessons import NAMED
from strannik.show.svg import number

PAGE = """<!doctype html><meta charset="utf-8"><title>{game}</title>
<style>body {{ background: #b9b2a6; font: 14px sans-serif }} figure {{ display: inline-block; margin: 8px }}
svg {{ height: 200px; max-width: 90vw; background: #f6efe2 }}</style>
{drawn}"""


def drawing(art: Art, name: str, at: int) -> str:
    """A drawing with its name; what it has named inside itself is told apart from that of the others."""
    one = art.drawing(name)
    box = " ".join([number(edge) for edge in one[:4]])
    lettered = TEXT.sub(lambda match: written(match[1], match[2]), one.inside)
    inside = NAMED.sub(rf"\g<1>n{at}-", lettered)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>'
    return f"<figure>{svg}<figcaption>{name}</figcaption></figure>"


def gallery(game: str) -> str:
    art: Art = import_module(f"strannik.games.{game}.faces.art").ART
    kinds = sorted([folder.name for folder in art.folder.iterdir() if folder.is_dir()])
    names = [f"{kind}/{name}" for kind in kinds for name in art.drawings(kind)]
    return PAGE.format(game=game, drawn="\n".join([drawing(art, name, at) for at, name in enumerate(names)]))


if __name__ == "__main__":
    game, page = sys.argv[1:]
    Path(page).write_text(gallery(game), encoding="utf-8")

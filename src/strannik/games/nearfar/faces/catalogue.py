"""Pictures of cards, tokens, pieces and player boards, by their names.

`card-mirror-hat`, `card-snares-2`, `back-special`, `companion-aya`, `animal-dog`, `chief-red`, `pack-turtle`,
`enemy-4`, `arcade-singing-well`, `camp-red`, `figure-blue`, `figure-dummy`, `marker-green`, `token-coins`,
`token-adventure`, `icon-skill`, `sign-saloon`, `die-5`, `board-red-11-7` (camps left, hearts), `cover`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from strannik.core.svg import picture, placed
from strannik.core.words import Words
from strannik.games.nearfar.book import ARCADE
from strannik.games.nearfar.cards import ANIMALS, COMPANIONS, ENEMIES, PROPERTIES, SLOTS
from strannik.games.nearfar.faces.animals import PACK_ANIMALS
from strannik.games.nearfar.faces.arcade import arcade_back, arcade_card
from strannik.games.nearfar.faces.board import LONG, board
from strannik.games.nearfar.faces.buildings import BUILDINGS
from strannik.games.nearfar.faces.card import artifact_back, held_card, treasure_back
from strannik.games.nearfar.faces.cover import cover
from strannik.games.nearfar.faces.dice import SPOTS, die
from strannik.games.nearfar.faces.foe import enemy_back, enemy_card
from strannik.games.nearfar.faces.icons import ICONS, TOKENS, icon
from strannik.games.nearfar.faces.palette import SEAT
from strannik.games.nearfar.faces.piece import camp_piece, figure_piece, marker, stranger
from strannik.games.nearfar.faces.token import (
    adventure_token,
    animal_token,
    chief_token,
    companion_token,
    goods_token,
    pack_token,
)

Drawing = Callable[[str, Words], str]
MOST_HEARTS: Final = 13


def back(deck: str, words: Words) -> str:
    """The back of a deck."""
    title = words.say(f"back-{deck}")
    if deck == "treasure":
        return treasure_back(title)
    if deck == "arcade":
        return arcade_back(title)
    return enemy_back(title) if deck == "enemy" else artifact_back(deck, title)


def camp(seat: str, words: Words) -> str:
    return camp_piece(seat, words.say(f"seat-{seat}"))


def figure(seat: str, words: Words) -> str:
    return stranger(words.name(seat)) if seat == "dummy" else figure_piece(seat, words.say(f"seat-{seat}"))


def mark(seat: str, words: Words) -> str:
    return marker(seat, words.say(f"seat-{seat}"))


def enemy(strength: str, words: Words) -> str:
    return enemy_card(f"enemy-{strength}", words)


def token(thing: str, words: Words) -> str:
    return adventure_token(words.name(thing)) if thing == "adventure" else goods_token(thing, words.name(thing))


def small_icon(name: str, words: Words) -> str:
    return picture(12, 12, icon(name, 6, 6, 1.08), title=words.name(name))


def sign(building: str, words: Words) -> str:
    return picture(12, 12, placed(BUILDINGS[building](), 6, 6, 1.08), title=words.name(building))


def thrown(value: str, words: Words) -> str:
    return die(int(value), value)


KINDS: Final[dict[str, tuple[list[str], Drawing]]] = {
    "card": (list(PROPERTIES), held_card),
    "back": (["normal", "special", "treasure", "arcade", "enemy"], back),
    "companion": (list(COMPANIONS), companion_token),
    "animal": (list(ANIMALS), animal_token),
    "chief": (list(TOKENS), chief_token),
    "pack": (list(PACK_ANIMALS), pack_token),
    "enemy": ([str(enemy.strength) for enemy in ENEMIES.values()], enemy),
    "arcade": (list(ARCADE), arcade_card),
    "camp": (list(SEAT), camp),
    "figure": ([*SEAT, "dummy"], figure),
    "marker": (list(SEAT), mark),
    "token": ([*ICONS], token),
    "icon": (list(ICONS), small_icon),
    "sign": (list(BUILDINGS), sign),
    "die": ([str(value) for value in SPOTS], thrown),
}
"""What can be drawn: for each kind the things it knows, and who draws them."""


def catalogued(name: str, words: Words) -> str | None:
    """The picture of that name, or None if it is of another kind."""
    if name == "cover":
        return cover(words.say("game-title"))
    kind, _, thing = name.partition("-")
    if kind == "board":
        return board_of(thing.split("-"), words)
    known, draw = KINDS.get(kind, ([], small_icon))
    return draw(thing, words) if thing in known else None


def board_of(parts: list[str], words: Words) -> str | None:
    """A player board by seat, camps left and hearts."""
    match parts:
        case seat, camps, hearts if seat in SEAT and camps.isdigit() and hearts.isdigit():
            if int(camps) <= len(SLOTS) + LONG and int(hearts) <= MOST_HEARTS:
                return board(seat, int(camps), int(hearts), words)
    return None


def catalogue() -> list[str]:
    """Every picture there is, and a board of each seat."""
    pictures = [f"{kind}-{thing}" for kind, (things, _) in KINDS.items() for thing in things]
    return ["cover", *pictures, *[f"board-{seat}-{camps}-5" for seat, camps in zip(SEAT, (14, 11, 0, 16), strict=True)]]

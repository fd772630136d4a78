"""Pictures of Near and Far, drawn as SVG from the data of cards, maps and boards.

Names: the id of an artifact, treasure, find, companion, animal, enemy or arcade card; `map-1` to `map-11`, `land-1`
to `land-11` without the labels of the book, `town-dusk`, `town-day` and `house-saloon`; `board-red-14-5` for a
player's board with camps left and hearts; of each seat `camp-red`, `figure-red`, `marker-red`, and as they stand on
boards `site-red`, `walker-red`, `rank-red`; `stranger`, `guard`, `adventure`; `chief-yellow`, `pack-bird`,
`good-coins`, `raise-2` and `lower-2` for reputation, `scales-left` and `worth-5` for a trade, `die-1`, `icon-<name>`;
the backs `normal-back`, `special-back`, `treasure-back`, `arcade-back`, `enemy-back`; `lesson-duel` and others for
the pages that teach the game; of the long journeys the id of a talent, a boss or a traveller, and `clue-rope` for a
clue; and `cover`.

`arcade`     arcade cards: a title, and two ways with what they ask
`art`        the drawings in `data/art`, filled with the colours of the palette
`atlas`      each map drawn from its data with a landscape and a palette of its own
`back`       backs of cards: a pattern in a frame and a sign in the middle, so that decks are told apart at a glance
`board`      a player's board: camps, hearts, party, reserve, pack animals with their treasures
`card`       artifacts of both kinds, treasures and finds
`cover`      the picture of the game in the lobby: a traveller, a camp and a long way before them, at dusk
`die`        bone, with dark pips
`foe`        enemy cards: the beast, its strength, the points it brings besides the camp
`gifts`      talents as cards, clues as slips
`icons`      goods, tribes, skills and what is counted
`palette`    the colours that code draws with, taken from the palette of the drawings
`people`     busts of companions, chiefs and travellers
`phrases`    what cards do, as sentences of icons: condition, arrow, effect
`piece`      pieces in the colours of the seats, each with a shape of its own: camps, figures, markers
`scales`     the scales of the town hall: what is given in one pan, what is taken in the other
`standing`   pieces as they stand on the boards: smaller than their place, so that what lies beneath can be read
`token`      companions, animals, pack animals, goods and chiefs
`town`       the town board, warm at dusk and bright by day: a street of houses, and under it what they need
`travellers` the eight who travel, as character cards, and the four who wait for them
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from strannik.core.data import DataError
from strannik.core.seats import SEATS
from strannik.games.nearfar.book import ARCADE
from strannik.games.nearfar.cards import ANIMALS, COMPANIONS, FOES, PROPERTIES, TALENTS
from strannik.games.nearfar.faces.arcade import arcade_card
from strannik.games.nearfar.faces.art import ART, drawings
from strannik.games.nearfar.faces.atlas import map_face, vignette
from strannik.games.nearfar.faces.back import back
from strannik.games.nearfar.faces.board import board
from strannik.games.nearfar.faces.card import held_card
from strannik.games.nearfar.faces.cover import cover
from strannik.games.nearfar.faces.die import die
from strannik.games.nearfar.faces.foe import enemy_card
from strannik.games.nearfar.faces.gifts import clue_slip, talent_card
from strannik.games.nearfar.faces.icons import ICONS, icon
from strannik.games.nearfar.faces.piece import camp_piece, figure_piece, marker, stranger
from strannik.games.nearfar.faces.scales import MOST_WORTH, TILTS, scales, worth_plate
from strannik.games.nearfar.faces.standing import adventure, guard, rank, site, walker
from strannik.games.nearfar.faces.token import (
    animal_token,
    chief_token,
    companion_token,
    goods_token,
    pack_token,
    renown_token,
)
from strannik.games.nearfar.faces.town import house_face, town_face
from strannik.games.nearfar.faces.town.places import HOUSES
from strannik.games.nearfar.faces.travellers import HEROES, character_card
from strannik.games.nearfar.hero import BIRD, GOODS, LEAST_REPUTATION, MOST_HEARTS, MOST_REPUTATION, TRIBES, TURTLE
from strannik.games.nearfar.maps import MAPS, VIGNETTES
from strannik.show.lessons import lesson, lessons
from strannik.show.svg import picture
from strannik.show.words import Words

__all__ = ["face", "names"]

PLAYERS: Final = SEATS[:4]
CLUES: Final = (
    *("rope", "hole", "renewed", "namesake", "stain", "feather", "key", "hum", "returned", "forgiven", "copy"),
    *("promise", "button", "salt", "ember", "lullaby"),
    *("chip", "soot", "list", "fix", "bridge", "pillow", "leaven", "watermark"),
)
"""The clues of the book; those of another one have no picture."""

CAMPS: Final = 16
"""Most camps that stand on a player's board."""

PLAIN: Final[dict[str, Callable[[str], str]]] = {
    "stranger": stranger,
    "guard": guard,
    "adventure": adventure,
    "cover": cover,
}
OF_SEATS: Final[dict[str, Callable[[str, str], str]]] = {
    "camp": camp_piece,
    "figure": figure_piece,
    "marker": marker,
    "site": site,
    "walker": walker,
    "rank": rank,
}


def face(name: str, words: Words) -> str:
    """The picture of that name."""
    if name in PROPERTIES:
        return held_card(name, words)
    if name in COMPANIONS:
        return companion_token(name, words)
    if name in ANIMALS:
        return animal_token(name, words)
    if name in FOES:
        return enemy_card(name, words)
    if name in TALENTS:
        return talent_card(name, words)
    if name in HEROES:
        return character_card(name, words)
    if name in ARCADE:
        return arcade_card(name, words)
    if name in PLAIN:
        return PLAIN[name](words.name(name))
    if name in names():
        return _built(name, words)
    raise DataError("nearfar", name, "there is no such picture")


def _built(name: str, words: Words) -> str:
    """A picture whose name says what is on it."""
    kind, _, thing = name.partition("-")
    match kind:
        case "map" | "land":
            return map_face(int(thing), words, labels=kind == "map")
        case "vignette":
            land, _, which = thing.partition("-")
            return vignette(int(land), int(which), words)
        case "town":
            return town_face(thing, words)
        case "house":
            return house_face(thing, words.name(thing))
        case "board":
            seat, camps, hearts = thing.split("-")
            return board(seat, int(camps), int(hearts), words)
        case "chief":
            return chief_token(thing, words)
        case "clue":
            return clue_slip(words.name(name))
        case "pack":
            return pack_token(thing, words)
        case "good":
            return goods_token(thing, words.name(thing))
        case "die":
            return die(int(thing), thing)
        case "raise" | "lower":
            return renown_token(int(thing) if kind == "raise" else -int(thing), words.name("reputation"))
        case "scales":
            return scales(thing, words)
        case "worth":
            return worth_plate(int(thing), thing)
        case "lesson":
            return lesson(ART, name, words.say("game-title"), lambda other: face(other, words))
        case "icon":
            return picture(12, 12, icon(thing, 6, 6), title=words.name(thing))
    if kind in OF_SEATS:
        return OF_SEATS[kind](thing, words.say(f"seat-{thing}"))
    return back(kind, words.name(name))


@cache
def names() -> list[str]:
    """Every picture there is."""
    return [
        *PROPERTIES,
        *COMPANIONS,
        *ANIMALS,
        *FOES,
        *TALENTS,
        *HEROES,
        *[f"clue-{clue}" for clue in CLUES],
        *ARCADE,
        *PLAIN,
        *[f"{deck}-back" for deck in drawings("backs")],
        *[f"{kind}-{number}" for kind in ("map", "land") for number in MAPS],
        *[f"vignette-{number}-{which}" for number in MAPS for which in range(VIGNETTES)],
        "town-dusk",
        "town-day",
        *[f"house-{building}" for building in HOUSES],
        *[f"{kind}-{seat}" for kind in OF_SEATS for seat in PLAYERS],
        *[
            f"board-{seat}-{camps}-{hearts}"
            for seat in PLAYERS
            for camps in range(CAMPS + 1)
            for hearts in range(MOST_HEARTS + 1)
        ],
        *[f"chief-{tribe}" for tribe in TRIBES],
        f"pack-{BIRD}",
        f"pack-{TURTLE}",
        *[f"good-{good}" for good in GOODS],
        *[f"die-{shown}" for shown in range(1, 7)],
        *[f"{verb}-{by}" for verb in ("raise", "lower") for by in range(1, MOST_REPUTATION - LEAST_REPUTATION + 2)],
        *[f"scales-{heavier}" for heavier in TILTS],
        *[f"worth-{worth}" for worth in range(MOST_WORTH + 1)],
        *lessons(ART),
        *[f"icon-{name}" for name in ICONS],
    ]

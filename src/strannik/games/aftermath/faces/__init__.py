"""Pictures of Aftermath: drawings of `data/art` composed to pages, cards, boards and tokens.

Names: `page-12` for a page that is a board; the id of an action card, item, ability, condition, hero, enemy,
improvement, encounter, colony event, vehicle, road card or discovery; `terrain-rain`, `mission-1`; `figure-meziah-red`
and `foe-patch` as they stand on a page; `row-patch-2` for an enemy on the threat track with the value of its threat
card, 0 for none, and `threat-2` for a slot without an enemy; `search-4`, `objective`, `token-fire`, `line-dashed` for a
line that changed; `count-food-4`, `situation-enemies`, `die-white-2`; the boards `track`, `city`, `colony`,
`sheet-meziah`, `ride-skate`; `room-garden` as it stands, `party` and `flag-1` on the city map; backs such as
`action-back`; `icon-<sign>`; `lesson-<name>` for the pages that teach the game; and `cover`.

`actions`      action cards: a colour with its symbol and a value; the disaster; influence cards with their hero
`art`          the drawings in `data/art`, filled with the colours of the palette
`belongings`   cards that heroes hold or suffer: characters, items, abilities, conditions
`boards`       a hero's sheet, the city, the colony
`card`         what all cards share: head, picture, foot, and backs that tell the decks apart
`colony_cards` cards of the colony and of the road: missions, improvements, events, vehicles, discoveries
`cover`        the picture of the game in the lobby: four small heroes before a door that stands open
`foes`         enemy cards: what it takes to hit, beat or talk to them, and what they do on each threat value
`page`         pages of the book as boards
`palette`      the colours that code draws with, taken from the palette of the drawings
`ride`         the vehicle with its places, the road ahead, and who follows
`tokens`       heroes on their bases, enemies, search and objective tokens, counters, dice
`track`        the adventure board: counters, the threat track with what each enemy will do, and what waits beside it
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from strannik.core.data import DataError
from strannik.games.aftermath.cards import (
    ABILITIES,
    ACTIONS,
    CHARACTERS,
    COLONY_EVENTS,
    CONDITIONS,
    COUNTERS,
    DISCOVERIES,
    ENEMY_VEHICLES,
    IMPROVEMENTS,
    ITEMS,
    MISSIONS,
    ROADS,
    VEHICLES,
)
from strannik.games.aftermath.encounter_cards import DISCOVERED, ENCOUNTERS
from strannik.games.aftermath.enemies import ENEMIES
from strannik.games.aftermath.faces.actions import action_back, action_card
from strannik.games.aftermath.faces.art import ART, art, drawings
from strannik.games.aftermath.faces.belongings import ability_card, condition_card, hero_card, item_card
from strannik.games.aftermath.faces.boards import built_room, city_board, colony_board, hero_sheet
from strannik.games.aftermath.faces.colony_cards import (
    TERRAINS,
    discovery_card,
    encounter_back,
    encounter_card,
    event_back,
    event_card,
    improvement_card,
    item_back,
    mission_card,
    road_card,
    terrain_card,
    vehicle_card,
)
from strannik.games.aftermath.faces.cover import cover
from strannik.games.aftermath.faces.foes import enemy_back, enemy_card
from strannik.games.aftermath.faces.page.sheet import page_face
from strannik.games.aftermath.faces.ride import ride_board
from strannik.games.aftermath.faces.tokens import (
    MOST,
    PLAYERS,
    SITUATIONS,
    TOKENS,
    changed_line,
    counter,
    die,
    figure,
    foe,
    mission_flag,
    objective,
    party,
    round_token,
    search_token,
    situation,
)
from strannik.games.aftermath.faces.track import enemy_row, threat_row, track_board
from strannik.games.aftermath.pages.page import MAP, pages
from strannik.show.lessons import lesson, lessons
from strannik.show.svg import picture
from strannik.show.words import Words

__all__ = ["face", "names"]

CARDS: Final[list[tuple[list[str], Callable[[str, Words], str]]]] = [
    (list(ACTIONS), action_card),
    (list(ITEMS), item_card),
    (list(ABILITIES), ability_card),
    (list(CONDITIONS), condition_card),
    (list(CHARACTERS), hero_card),
    (list(ENEMIES), enemy_card),
    (list(IMPROVEMENTS), improvement_card),
    ([f"terrain-{id}" for id in TERRAINS], lambda id, words: terrain_card(id.removeprefix("terrain-"), words)),
    ([*ENCOUNTERS, *DISCOVERED], encounter_card),
    (list(COLONY_EVENTS), event_card),
    ([*VEHICLES, *ENEMY_VEHICLES], vehicle_card),
    (list(ROADS), road_card),
    ([f"mission-{id}" for id in MISSIONS], lambda id, words: mission_card(id.removeprefix("mission-"), words)),
]
PLAIN: Final[dict[str, Callable[[str], str]]] = {
    "action-back": action_back,
    "item-back": item_back,
    "encounter-back": encounter_back,
    "event-back": event_back,
    "enemy-back": enemy_back,
    "objective": objective,
    "party": party,
    "cover": cover,
}
BOARDS: Final[dict[str, Callable[[Words], str]]] = {"track": track_board, "city": city_board, "colony": colony_board}
LINES: Final = ("dashed", "red", "blue", "green", "white", "double")
DIFFICULTIES: Final = ("4", "5", "7")
DIE: Final = ("0", "1", "2", "3")


def face(name: str, words: Words) -> str:
    """The picture of that name."""
    drawn = _cards().get(name)
    if drawn is not None:
        return drawn(name, words)
    if name in PLAIN:
        return PLAIN[name](words.name(name))
    if name in BOARDS:
        return BOARDS[name](words)
    if name in names():
        return _built(name, words)
    raise DataError("aftermath", name, "there is no such picture")


def _built(name: str, words: Words) -> str:
    """A picture whose name says what is on it."""
    kind, _, thing = name.partition("-")
    match kind:
        case "page":
            return page_face(int(thing), words)
        case "figure":
            hero, seat = thing.split("-")
            return figure(hero, seat, words.name(hero))
        case "foe":
            return foe(thing, words.name(thing))
        case "row":
            card, threat = thing.rsplit("-", 1)
            return enemy_row(card, int(threat), words)
        case "threat":
            return threat_row(int(thing), words.name("threat"))
        case "search":
            return search_token(thing, words.name("search-token"))
        case "token":
            return round_token(TOKENS[thing], words.name(f"token-{thing}"))
        case "line":
            return changed_line(thing, words.name(f"line-{thing}"))
        case "count":
            counted, value = thing.rsplit("-", 1)
            return counter(counted, value, words.name(counted))
        case "situation":
            return situation(thing, words.name(thing))
        case "die":
            colour, value = thing.split("-")
            return die(colour, value, value)
        case "sheet":
            return hero_sheet(thing, words)
        case "ride":
            return ride_board(thing, words)
        case "room":
            return built_room(thing, words.name(thing))
        case "lesson":
            return lesson(ART, name, words.say("game-title"), lambda other: face(other, words))
        case "flag":
            return mission_flag(thing.upper(), words.name(f"mission-{thing}"))
    return picture(24, 24, art(f"signs/{thing}", 12, 12, 24, 24), title=words.name(thing))


@cache
def _cards() -> dict[str, Callable[[str, Words], str]]:
    """Every card with what draws it; a card of the discovery deck that is no other card is a find."""
    found = {id: drawn for ids, drawn in CARDS for id in ids}
    return {**dict.fromkeys(DISCOVERIES, discovery_card), **found}


@cache
def names() -> list[str]:
    """Every picture there is."""
    return [
        *_cards(),
        *PLAIN,
        *BOARDS,
        *[f"page-{number}" for number, page in pages().items() if page.kind == MAP],
        *[f"figure-{hero}-{seat}" for hero in CHARACTERS for seat in PLAYERS],
        *[f"foe-{id}" for id in ENEMIES],
        *[f"row-{id}-{threat}" for id in ENEMIES for threat in DIE],
        *[f"threat-{threat}" for threat in DIE[1:]],
        *[f"search-{difficulty}" for difficulty in DIFFICULTIES],
        *[f"token-{token}" for token in TOKENS],
        *[f"line-{line}" for line in LINES],
        *[f"count-{counter}-{value}" for counter in COUNTERS for value in range(MOST + 1)],
        *[f"situation-{which}" for which in SITUATIONS],
        *[f"die-{colour}-{value}" for colour in ("white", "black") for value in DIE],
        *[f"sheet-{hero}" for hero in CHARACTERS],
        *[f"ride-{vehicle}" for vehicle in VEHICLES],
        *[f"room-{id}" for id in IMPROVEMENTS],
        *[f"flag-{id}" for id in MISSIONS],
        *lessons(ART),
        *[f"icon-{sign}" for sign in drawings("signs")],
    ]

"""Cards of the colony and of the road: missions, improvements, events, terrain, encounters, vehicles, discoveries."""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.card_text import improvement_text, keepsake_text
from strannik.games.aftermath.cards import (
    COLONY_EVENTS,
    DISCOVERIES,
    ENEMY_VEHICLES,
    IMPROVEMENTS,
    MISSIONS,
    ROADS,
    VEHICLES,
)
from strannik.games.aftermath.faces.card import (
    MIDDLE,
    back,
    beside,
    counted,
    foot,
    head,
    note,
    said,
    scene,
    sheet,
    sign,
)
from strannik.games.aftermath.faces.palette import ASPHALT, MOSS, MOSS_DARK, NAVY, PLUM, RUST, STONE, WOOD, YELLOW_DARK
from strannik.games.aftermath.sentences import title
from strannik.show.svg import CARD_HEIGHT, CARD_WIDTH
from strannik.show.words import Words

PICTURE_FOOT: Final = 48.0
MOODS: Final = {"good": MOSS, "bad": ASPHALT, "choice": WOOD}
TERRAINS: Final = (
    "darkness",
    "rain",
    "wind",
    "toxic",
    "rubble",
    "noise_sensitive",
    "high_ground",
    "slippery",
    "smoke",
    "crowded",
)


def mission_card(id: str, words: Words) -> str:
    """A mission: main or side, where, and until when. [AM-25.4]"""
    one = MISSIONS[id]
    tint = RUST if one.main else MOSS_DARK
    name = title(f"mission-{id}", words)
    parts = [
        scene("signs/star" if one.main else "signs/clues", 13, PICTURE_FOOT, 24),
        head(name, tint),
        foot(PICTURE_FOOT, tint),
    ]
    parts.append(note(words.say("face-mission-main" if one.main else "face-mission-side"), PICTURE_FOOT + 5, 3.6))
    column, row = one.cell
    known = f"page-{one.location}-title" in words
    place = words.name(f"page-{one.location}") if known else f"{'ABCDE'[column]}{row + 1}"
    parts.append(said(place, PICTURE_FOOT + 8, CARD_HEIGHT - 15))
    parts.append(beside(one.limit, "time", MIDDLE - 14, CARD_HEIGHT - 8, 9))
    parts.append(beside(one.distance, "move", MIDDLE + 8, CARD_HEIGHT - 8, 9))
    return sheet(name, tint, *parts)


def improvement_card(id: str, words: Words) -> str:
    """An improvement of the colony and what it takes to build it."""
    one = IMPROVEMENTS[id]
    parts = [
        scene(f"things/{id}", 13, PICTURE_FOOT, 30),
        head(title(id, words), NAVY, 3, 14),
        counted(one.parts, "parts", CARD_WIDTH - 7.4, 7, 10.5),
    ]
    parts += [foot(PICTURE_FOOT, NAVY), said(improvement_text(one, words), PICTURE_FOOT + 2, CARD_HEIGHT - 4)]
    return sheet(words.name(id), NAVY, *parts)


def event_card(id: str, words: Words) -> str:
    """Something that happens in the colony; what it says is read from the book."""
    tint = MOODS[COLONY_EVENTS[id].mood]
    name = title(id, words)
    return sheet(
        name,
        tint,
        scene(f"things/event-{COLONY_EVENTS[id].mood}", 13, 70, 36),
        head(name, tint),
        foot(70, tint),
        note(words.say("face-event"), 78, 4),
    )


def terrain_card(id: str, words: Words) -> str:
    """What holds on the whole page."""
    parts = [scene(f"things/{id}", 13, PICTURE_FOOT, 30), head(title(id, words), STONE), foot(PICTURE_FOOT, STONE)]
    return sheet(words.name(id), STONE, *parts, said(words.say(f"terrain-{id}"), PICTURE_FOOT + 2, CARD_HEIGHT - 4))


def encounter_card(id: str, words: Words) -> str:
    """Somebody on the way; what they want is read from the book."""
    name = title(id, words)
    return sheet(
        name,
        YELLOW_DARK,
        scene("things/encounter", 13, 70, 36),
        head(name, YELLOW_DARK),
        foot(70, YELLOW_DARK),
        note(words.say("face-encounter"), 78, 4),
    )


def vehicle_card(id: str, words: Words) -> str:
    """A vehicle of the heroes with its slots, or one that follows them."""
    name = title(id, words)
    tint = MOSS if id in VEHICLES else PLUM
    parts = [scene(f"things/{id}", 13, 60, 44), head(name, tint), foot(60, tint)]
    if id in VEHICLES:
        slots = [f"{'ABCD'[place]} {words.name(role)}" for place, role in enumerate(VEHICLES[id])]
        return sheet(name, tint, *parts, said(" · ".join(slots), 62, CARD_HEIGHT - 4))
    one = ENEMY_VEHICLES[id]
    parts += [
        beside(one.strength, "attack", 9, 74, 9),
        beside(one.defence, "defence", 28, 74, 9),
        beside(one.life, "wound", 47, 74, 9),
    ]
    return sheet(name, tint, *parts)


def road_card(id: str, words: Words) -> str:
    """What lies on the road and how it is passed."""
    one = ROADS[id]
    name = title(id, words)
    if one.skill:
        shown = f"{one.difficulty}" if one.difficulty else f"{one.per_player}×"
        below = beside(shown, one.skill, MIDDLE - 8, 74, 12)
    else:
        below = said(words.say(f"about-{id}"), 61.5, CARD_HEIGHT - 2)
    return sheet(name, ASPHALT, scene(f"things/{id}", 13, 60, 44), head(name, ASPHALT), foot(60, ASPHALT), below)


def discovery_card(id: str, words: Words) -> str:
    """A keepsake with what it does, a drawing or a letter that was found."""
    found = DISCOVERIES[id]
    name = title(id, words)
    drawn = found.deck if found.deck in ("keepsake", "drawing") else "letter"
    kept = found.deck == "keepsake"
    below = said(keepsake_text(found, words), 67.5, CARD_HEIGHT - 2) if kept else sign("clues", MIDDLE, 77, 12)
    return sheet(name, WOOD, scene(f"things/{drawn}", 13, 66, 36), head(name, WOOD), foot(66, WOOD), below)


def encounter_back(name: str) -> str:
    return back(YELLOW_DARK, "things/encounter", name)


def item_back(name: str) -> str:
    return back(NAVY, "signs/pack", name)


def event_back(name: str) -> str:
    return back(WOOD, "signs/improvement", name)

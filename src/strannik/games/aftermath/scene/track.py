"""The adventure board: counters, the threat track, group check, broken items, who hunts the party. [AM-0.8]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.cards import ACTIONS, COUNTERS
from strannik.games.aftermath.faces.tokens import MOST, PILL_WIDE
from strannik.games.aftermath.faces.track import (
    BROKEN_AT,
    HIGH,
    HUNTING_AT,
    ROW_WIDE,
    SITUATION_AT,
    SLOTS,
    WIDE,
    WORK_AT,
    counter_at,
    slot_at,
)
from strannik.games.aftermath.pages.works import work_at
from strannik.games.aftermath.scene.sketch import Sketch
from strannik.games.aftermath.sentences import action_sentence, enemy_sentence
from strannik.show.scene import Anchor, Area, Piece

TOKEN: Final = 52.0
CARD: Final = 56.0


def track(sketch: Sketch) -> Area:
    """The board with all that lies on it."""
    table = sketch.table
    anchors = [Anchor(f"slot-{place}", *slot_at(place)) for place in range(SLOTS)]
    anchors += [Anchor(f"count-{name}", *counter_at(place)) for place, name in enumerate(COUNTERS)]
    anchors += [Anchor("work", *WORK_AT), Anchor("situation", *SITUATION_AT)]
    anchors += [Anchor("hunting", *HUNTING_AT), Anchor("broken", *BROKEN_AT)]
    pieces = [*counters(sketch), *rows(sketch), *work(sketch), situation(sketch), *beside(sketch)]
    note = sketch.words.say("note-time", {"time": table.count("time"), "limit": table.limit}) if table.limit else ""
    return Area(
        "track",
        "board",
        sketch.words.say("area-track"),
        pieces,
        backdrop="track",
        width=WIDE,
        height=HIGH,
        anchors=anchors,
        note=note,
    )


def counters(sketch: Sketch) -> list[Piece]:
    """The counters of the campaign board. [AM-0.6]"""
    found = []
    for name in COUNTERS:
        value = sketch.table.count(name)
        called, at = sketch.title(name), f"count-{name}"
        told = f"{called}: {value}. {sketch.words.say(f'tip-{name}')}"
        face = f"{at}-{min(MOST, value)}"
        found.append(Piece(at, "", told, [f"{called} {value}"], face, at, width=PILL_WIDE))
    return found


def rows(sketch: Sketch) -> list[Piece]:
    """Enemies with the threat cards under them, the threats without enemies below. [AM-7.2, AM-10.3]"""
    table = sketch.table
    found = []
    for place in range(SLOTS):
        card = table.threat_at(place)
        threat = ACTIONS[card].value if card else 0
        if place < len(table.track):
            found.append(enemy(sketch, table.track[place], threat, place))
        elif card:
            told = action_sentence(card, sketch.words)
            id = f"threat-{card}"
            found.append(Piece(id, "", told, [f"☠ {threat}"], f"threat-{threat}", f"slot-{place}", width=ROW_WIDE))
    return found


def enemy(sketch: Sketch, card: str, threat: int, place: int) -> Piece:
    """An enemy on the track; touching its card is touching its figure, where there is only one."""
    told = enemy_sentence(card, sketch.words)
    if threat:
        told += " " + sketch.words.say("tip-next-action", {"threat": threat})
    figures = [foe.id for foe in sketch.table.foes if foe.card == card]
    thing = figures[0] if len(figures) == 1 else ""
    text = [f"{sketch.title(card)} ☠{threat}"]
    return Piece(f"row-{card}", thing, told, text, f"row-{card}-{threat}", f"slot-{place}", width=ROW_WIDE)


def work(sketch: Sketch) -> list[Piece]:
    """The card in the group-check slot, with how far it has come. [AM-12.2]"""
    table = sketch.table
    if not table.work_card:
        return []
    needed = work_at(table, table.work).needed
    return [sketch.action(table.work_card[0], f"{table.work_count}/{needed}", "work", CARD)]


def situation(sketch: Sketch) -> Piece:
    """The situation token. [AM-5.1]"""
    which = sketch.table.situation
    told = f"{sketch.title(which)}. {sketch.words.say(f'tip-{which}')}"
    return Piece("situation", "", told, [sketch.title(which)], f"situation-{which}", "situation", width=TOKEN + 8)


def beside(sketch: Sketch) -> list[Piece]:
    """Items to be repaired, and enemies on the party's heels. [AM-0.8]"""
    table, words = sketch.table, sketch.words
    found = []
    if table.hunting:
        told = words.say("piece-hunting", {"enemies": list(dict.fromkeys(table.hunting))})
        found.append(Piece("hunting", "", told, [], "token-hunting", "hunting", str(len(table.hunting)), width=TOKEN))
    if table.broken:
        told = words.say("piece-broken", {"items": table.broken})
        found.append(Piece("broken", "", told, [], "token-broken", "broken", str(len(table.broken)), width=TOKEN))
    return found


def broken(sketch: Sketch) -> list[Area]:
    """What lies broken, to be mended in a rest. [AM-17.2]"""
    table, words = sketch.table, sketch.words
    return (
        [Area("broken", "row", words.say("area-broken"), [sketch.item(item) for item in table.broken])]
        if table.broken
        else []
    )

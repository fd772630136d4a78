"""What belongs to a hero: the hand of action cards, the sheet with slots and backpack, what befell the hero."""

from __future__ import annotations

from typing import Final

from strannik.core.seats import seat_name
from strannik.games.aftermath.cards import ITEMS
from strannik.games.aftermath.company import HAND
from strannik.games.aftermath.faces.boards import (
    BATTERY_AT,
    CARD,
    SHEET_HIGH,
    SHEET_WIDE,
    aside_at,
    pack_at,
    slot_at,
    wound_at,
)
from strannik.games.aftermath.odds import added, chance
from strannik.games.aftermath.pages.geometry import MIXED
from strannik.games.aftermath.scene.ahead import test_ahead
from strannik.games.aftermath.scene.sketch import Sketch
from strannik.games.aftermath.steps.actions import Act
from strannik.games.aftermath.steps.move import GO, colour_of, points, ways_from
from strannik.show.scene import Anchor, Area, Counter, Panel, Piece

PLACES: Final = {"head": [0], "body": [1], "paw": [2, 3], "gadget": [4]}
WOUND: Final = 24.0
ASIDE: Final = 76.0


def hand(sketch: Sketch, seat: int) -> Area:
    """Action cards: one's own to read, with what they would do for the check at hand; others' face down."""
    table = sketch.table
    title = sketch.say("area-hand", seat)
    if seat == sketch.me:
        pieces = [sketch.action(card, badge) for card, badge in held(sketch)]
        return Area("hand", "row", title, pieces, seat, note=purpose(sketch), room=HAND)
    pieces = []
    for place, card in enumerate(table.hands[seat]):
        told = sketch.words.say("piece-hidden-action")
        pieces.append(sketch.action(card) if card else sketch.back(f"hand-{seat}-{place}", "action-back", told))
    return Area(f"hand-{seat}", "fan", title, pieces, seat, "small", room=HAND)


def purpose(sketch: Sketch) -> str:
    """What cards are being chosen for: a way and what it takes, or a check and what it comes to so far.

    While nothing is chosen it says how many are left, so that the cards keep their size.
    """
    table, given, words = sketch.table, sketch.view.given, sketch.words
    cards = [answer.name for answer in given if answer.verb == "play"]
    if isinstance(sketch.step, Act) and given and given[0].verb == GO:
        colour = colour_of(cards) if cards else MIXED
        needed = ways_from(table, sketch.me, colour).cost(given[0].name)
        has = points(table, sketch.me, cards) if cards else 0
        return words.say("note-way", {"has": has, "needed": needed})
    ahead = test_ahead(sketch)
    if ahead is None:
        return words.say("note-deck", {"count": len(table.deck)})
    test, _ = ahead
    skill = test.skills[0] if len(test.skills) == 1 else "any"
    facts = {"skill": skill, "difficulty": test.difficulty, "total": added(table, test, cards) if cards else 0}
    return words.say("note-check-hindered" if test.hindered else "note-check", facts)


def held(sketch: Sketch) -> list[tuple[str, str]]:
    """The cards in hand; while cards are chosen for a check, how likely it is with this one too."""
    table, ahead = sketch.table, test_ahead(sketch)
    open_now = [answer.name for answer in (sketch.view.offer or []) if answer.verb == "play"]
    found = []
    for card in table.hands[sketch.me]:
        badge = ""
        if ahead is not None:
            test, played = ahead
            if card in played:
                badge = "✓"
            elif card in open_now:
                badge = f"{chance(table, test, [*played, card])} %"
        found.append((card, badge))
    return found


def sheet(sketch: Sketch, seat: int) -> list[Area]:
    """A hero's sheet with everything on it. [AM-13.7.3]"""
    table, hero = sketch.table, sketch.table.heroes[seat]
    if not hero.id:
        return []
    pieces: list[Piece] = []
    anchors: list[Anchor] = []
    for item, place in worn(table.equipped[seat]):
        pieces.append(sketch.item(item, f"slot-{place}", CARD))
    anchors += [Anchor(f"slot-{place}", *slot_at(place)) for place in range(5)]
    for place, item in enumerate(table.backpacks[seat]):
        pieces.append(sketch.item(item, f"pack-{place}", CARD))
        anchors.append(Anchor(f"pack-{place}", *pack_at(place)))
    befell = [sketch.condition(one, seat, f"aside-{place}", ASIDE) for place, one in enumerate(hero.conditions)]
    befell += [
        sketch.ability(one, seat, f"aside-{len(befell) + place}", ASIDE) for place, one in enumerate(hero.abilities)
    ]
    if hero.keepsake:
        befell.append(sketch.keepsake(hero.keepsake, f"aside-{len(befell)}", ASIDE))
    anchors += [Anchor(f"aside-{place}", *aside_at(place, len(befell))) for place in range(len(befell))]
    anchors += [Anchor(f"wound-{place}", *wound_at(place)) for place in range(table.life(seat))]
    anchors.append(Anchor("batteries", *BATTERY_AT))
    return [
        Area(
            f"sheet-{seat}",
            "board",
            sketch.say("area-sheet", seat, hero=hero.id),
            [*pieces, *befell, *wounds(sketch, seat), *batteries(sketch, seat)],
            seat,
            backdrop=f"sheet-{hero.id}",
            width=SHEET_WIDE,
            height=SHEET_HIGH,
            anchors=anchors,
        )
    ]


def worn(items: list[str]) -> list[tuple[str, int]]:
    """Each equipped item with its slot; what takes both paws lies on the first. [AM-13.7.3]"""
    free = {slot: places[:] for slot, places in PLACES.items()}
    found = []
    for item in items:
        places = free[ITEMS[item].slot]
        if places:
            found.append((item, places.pop(0)))
    return found


def wounds(sketch: Sketch, seat: int) -> list[Piece]:
    """Wounds on the hearts, poisoned ones green. [AM-16.1]"""
    hero = sketch.table.heroes[seat]
    found = []
    for place in range(hero.wounds):
        kind = "poisoned" if place < hero.poisoned else "wound"
        told = sketch.words.say(f"tip-token-{kind}")
        found.append(Piece(f"wound-{seat}-{place}", "", told, ["x"], f"token-{kind}", f"wound-{place}", width=WOUND))
    return found


def batteries(sketch: Sketch, seat: int) -> list[Piece]:
    """Loose batteries. [AM-18.4]"""
    count = sketch.table.heroes[seat].batteries
    if not count:
        return []
    told = sketch.words.say("piece-batteries", {"count": count})
    return [Piece(f"batteries-{seat}", "", told, [f"{count}"], "token-battery", "batteries", str(count), width=38)]


def gained(sketch: Sketch) -> list[Area]:
    """An item that has just been gained and must be put somewhere. [AM-17.1]"""
    table = sketch.table
    if not table.gained:
        return []
    pieces = [sketch.item(item) for item in table.gained]
    return [Area("gained", "row", sketch.words.say("area-gained"), pieces, size="large")]


def played(sketch: Sketch) -> list[Area]:
    """The cards laid out for a check. [AM-11.9]"""
    table = sketch.table
    if not table.played:
        return []
    return [
        Area(
            "played",
            "row",
            sketch.words.say("area-played"),
            [sketch.action(card) for card in table.played],
            size="small",
        )
    ]


def panel(sketch: Sketch, seat: int) -> Panel:
    """What everybody may count of a hero."""
    table, hero = sketch.table, sketch.table.heroes[seat]
    if not hero.id:
        return Panel(seat, [], [])
    left = 0 if hero.defeated else max(0, table.life(seat) - hero.wounds)
    counted = {
        "life": (left, "icon-life"),
        "cards": (len(table.hands[seat]), "icon-hand-cards"),
    }
    if hero.batteries:
        counted["battery"] = (hero.batteries, "icon-battery")
    if hero.conditions:
        counted["conditions"] = (len(hero.conditions), "icon-condition")
    counters = [Counter(id, sketch.words.say(f"counter-{id}"), value, icon) for id, (value, icon) in counted.items()]
    return Panel(seat, counters, [f"sheet-{seat}"], sketch.title(hero.id), f"figure-{hero.id}-{seat_name(seat)}")

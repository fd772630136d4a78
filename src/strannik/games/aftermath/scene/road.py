"""A drive page: who sits where, what lies ahead, who follows. [AM-31.1]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.cards import ENEMY_VEHICLES, VEHICLES
from strannik.games.aftermath.faces.ride import CHASER_AT, DAMAGE_AT, HIGH, ROAD_AT, WIDE, place_at
from strannik.games.aftermath.figures import Ride
from strannik.games.aftermath.pages.page import drive_of
from strannik.games.aftermath.scene.sketch import HEART, Sketch
from strannik.show.scene import Anchor, Area, Piece

FIGURE: Final = 84.0
CARD: Final = 150.0


def road(sketch: Sketch) -> list[Area]:
    """The vehicle on the road, if the party is driving."""
    if not sketch.table.rides:
        return []
    ride = sketch.table.rides[0]
    pieces = [*seated(sketch, ride), *ahead(sketch, ride)]
    anchors = [Anchor("ahead", *ROAD_AT), Anchor("chaser", *CHASER_AT), Anchor("damage", *DAMAGE_AT)]
    for role in VEHICLES[ride.vehicle]:
        x, y = place_at(ride.vehicle, role)
        anchors.append(Anchor(role, x, y, sketch.title(role), role, sentence=sketch.words.say(f"tip-role-{role}")))
        there = [seat for seat in sketch.table.seats if ride.roles[seat] == role]
        anchors += [
            Anchor(f"rider-{seat}", x + (place - (len(there) - 1) / 2) * 54, y - 10) for place, seat in enumerate(there)
        ]
    title = sketch.words.name(f"page-{ride.page}")
    return [
        Area("road", "board", title, pieces, backdrop=f"ride-{ride.vehicle}", width=WIDE, height=HIGH, anchors=anchors)
    ]


def met_last(ride: Ride) -> str:
    """The road card that was turned over last; those still to come are in the ride."""
    cards = drive_of(ride.page).road
    return cards[len(cards) - len(ride.roads) - 1]


def seated(sketch: Sketch, ride: Ride) -> list[Piece]:
    return [sketch.hero(seat, f"rider-{seat}", FIGURE) for seat in sketch.table.seats if ride.roles[seat]]


def ahead(sketch: Sketch, ride: Ride) -> list[Piece]:
    """The road card that lies there, the vehicle that follows, and what one's own has taken. [AM-31.4, AM-31.5]"""
    words, found = sketch.words, []
    if ride.passed:
        card = met_last(ride)
        told = (
            f"{sketch.title(card)}. {words.say(f'road-{card}')}"
            if f"road-{card}" in words
            else f"{sketch.title(card)}."
        )
        found.append(Piece(f"road-{card}", "", told, [sketch.title(card)], card, "ahead", width=CARD))
    if ride.chasers and ride.passed >= ride.since:
        one = ENEMY_VEHICLES[ride.chasers[0]]
        badge = f"{one.life - ride.wounds}{HEART}"
        found.append(
            Piece(
                f"chaser-{one.id}",
                "",
                f"{sketch.title(one.id)}.",
                [sketch.title(one.id)],
                one.id,
                "chaser",
                badge,
                width=CARD,
            )
        )
    if ride.damage:
        told = words.say("piece-damage", {"count": ride.damage})
        found.append(
            Piece("damage", "", told, [f"{ride.damage}"], "token-broken", "damage", str(ride.damage), width=64)
        )
    return found

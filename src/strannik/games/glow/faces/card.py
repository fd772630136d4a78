"""Cards: adventurers, companions and their backs; conditions and effects as icon sentences."""

from __future__ import annotations

from strannik.games.glow.cards import KAAR, SYMBOLS, Card
from strannik.games.glow.faces.art import fragment
from strannik.games.glow.faces.creature import adventurer, backdrop, creature
from strannik.games.glow.faces.icons import alike, amount, brought_die, burst_number, crossed, lit
from strannik.games.glow.faces.palette import DUSK, GOLD, NIGHT, PALE, RIM, defs
from strannik.show.letters import block
from strannik.show.svg import CARD_HEIGHT, CARD_WIDTH, card, circle, path, placed, rect

MIDDLE = CARD_WIDTH / 2
STEP = 11.6
LARGE = 1.14
"""How much larger the icons of the sentence are than those about them: it is read on small cards too."""
PORTRAIT = 45.0


def condition(face: Card, x: float, y: float, scale: float = 1) -> str:
    """What the dice must show, side by side about a place."""
    if face.same:
        return alike(face.same, x, y, scale)
    signs = [(SYMBOLS[element], False) for element, count in face.need for _ in range(count)]
    signs += [(SYMBOLS[element], True) for element in face.absent]
    drawn = []
    for place, (name, barred) in enumerate(signs):
        left = x + (place - (len(signs) - 1) / 2) * STEP * scale
        drawn.append(crossed(name, left, y, scale) if barred else lit(name, left, y, scale))
    return "".join(drawn)


def effects(face: Card, x: float, y: float, scale: float = 1) -> str:
    """What happens then, side by side about a place."""
    kinds = [(effect.kind, effect.count) for effect in face.effects]
    step = STEP * 1.18 * scale
    return "".join(
        [
            amount(kind, count, x + (place - (len(kinds) - 1) / 2) * step, y, scale)
            for place, (kind, count) in enumerate(kinds)
        ]
    )


def companion(face: Card, name: str) -> str:
    """A companion with all that is printed on it."""
    figure = placed(creature(face.id), MIDDLE, 28.5, 1.2)
    return whole(face, name, figure, RIM)


def hero(face: Card, name: str) -> str:
    """An adventurer with its dice."""
    figure = placed(adventurer(face.id, face.colour), MIDDLE + 3, 30, 1.12)
    return whole(face, name, figure, GOLD)


def whole(face: Card, name: str, figure: str, rim: str) -> str:
    night = rect(0, 0, CARD_WIDTH, CARD_HEIGHT, fill="url(#sky)")
    panel = rect(0, PORTRAIT, CARD_WIDTH, CARD_HEIGHT - PORTRAIT, fill=DUSK)
    line = path(f"M0 {PORTRAIT}H{CARD_WIDTH}", stroke=rim, stroke_width=0.6)
    title = block(name, MIDDLE, PORTRAIT + 6, 58, 9, 1, fill=PALE)
    frame = rect(
        0.9, 0.9, CARD_WIDTH - 1.8, CARD_HEIGHT - 1.8, 3, fill="none", stroke=rim, stroke_width=0.7, stroke_opacity=0.8
    )
    return card(
        night,
        backdrop(face.id, CARD_WIDTH, PORTRAIT),
        figure,
        panel,
        line,
        title,
        properties(face),
        worth(face),
        rule(face),
        frame,
        title=name,
        ground=NIGHT,
        defs=defs(),
    )


def properties(face: Card) -> str:
    """Top left: fireflies, the reroll, and dice; they work while the card is in play."""
    signs = ["fireflies"] * face.fireflies + ["rerolls"] * face.rerolls
    signs += [colour for colour, count in face.dice.items() for _ in range(count)]
    if face.die:
        signs.append(face.die)
    drawn = []
    for place, sign in enumerate(signs):
        y = 8.2 + place * 11.4
        plate = circle(8.2, y, 6, fill=NIGHT, fill_opacity=0.75)
        drawn.append(
            plate + (lit(sign, 8.2, y, 0.95) if sign in ("fireflies", "rerolls") else brought_die(sign, 8.2, y))
        )
    return "".join(drawn)


def worth(face: Card) -> str:
    """On the right, below the corner in which live notes lie: bursts at the end of the game."""
    return burst_number(face.points, CARD_WIDTH - 8.6, 25, 1.05) if face.points else ""


def rule(face: Card) -> str:
    """The icon sentence: condition above, effect below."""
    if face.id == KAAR:
        return placed(fragment("cards/kaar"), MIDDLE, 72, 1.35)
    if not face.conditional:
        return placed(fragment("cards/spark"), MIDDLE, 74)
    once = placed(fragment("cards/once"), 5.2, 82.6) if face.once else ""
    then = placed(fragment("cards/then"), MIDDLE, 72.3)
    return condition(face, MIDDLE, 64.2, LARGE) + then + effects(face, MIDDLE, 80.2, LARGE) + once


def back(deck: str) -> str:
    """A companion's back: one lantern for deck A, two for deck B."""
    return card(fragment(f"backs/{deck.lower()}"), title=deck, ground=NIGHT)

"""Cards that can be held: artifacts of both kinds, treasures and finds."""

from __future__ import annotations

from typing import Final

from strannik.games.nearfar.cards import ARTIFACTS, PROPERTIES, TREASURES, ArtifactCard, Properties
from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.icons import icon
from strannik.games.nearfar.faces.palette import CREAM, GOLD, INK, KIND, PARCHMENT
from strannik.games.nearfar.faces.phrases import Glyph, apart, line, phrases, wide
from strannik.games.nearfar.sentences import kind_of
from strannik.show.letters import block, wrapped
from strannik.show.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    card,
    mix,
    numeral,
    path,
    placed,
    rect,
)
from strannik.show.words import Words

MIDDLE: Final = CARD_WIDTH / 2
HEAD: Final = 13
"""Where the head ends and the picture begins."""

FOOT: Final = 63
"""Where the picture ends and what the card does begins."""

ROOM: Final = CARD_WIDTH - 11
"""How wide a phrase may be."""

COLUMN: Final = 14.5
"""How wide the price is, left of an artifact's picture."""


def held_card(id: str, words: Words) -> str:
    """An artifact with its price, a treasure or a find."""
    one = PROPERTIES[id]
    kind = kind_of(id)
    artifact = ARTIFACTS.get(id)
    left = COLUMN if artifact is not None else 0
    thing = TREASURES[id].kind if id in TREASURES else id
    parts = [picture_of(thing, kind, left), head(words.name(id), one, kind), foot(one, kind)]
    if artifact is not None:
        parts.append(price(artifact, kind))
    return card(*parts, title=words.name(id), ground=PARCHMENT)


def picture_of(thing: str, kind: str, left: float) -> str:
    """The thing itself in a soft light, and its shadow on the ground."""
    light = fragment("cards/light", tint=KIND[kind])
    return placed(light + placed(fragment(f"things/{thing}"), MIDDLE, (HEAD + FOOT) / 2 - 1, 1.12), left / 2, 0)


def head(name: str, one: Properties, kind: str) -> str:
    """The name on a band of its kind, the printed points before it."""
    colour = KIND[kind]
    band = rect(0, 0, CARD_WIDTH, HEAD, fill=colour) + path(f"M0 {HEAD}H{CARD_WIDTH}", stroke=INK, stroke_width=0.6)
    gilt = path(f"M0 {HEAD - 1.3}H{CARD_WIDTH}", stroke=GOLD, stroke_width=0.6) if kind == "special" else ""
    shown = one.vp != 0
    middle, room = (38, 46) if shown else (MIDDLE, 57)
    size = 6.2 if len(wrapped(name, room, 6.2, "serif-bold")) == 1 else 5.2
    title = block(name, middle, 6.2, room, size, 2, fill=CREAM, face="serif-bold")
    return band + gilt + title + (worth(one.vp) if shown else "")


def worth(vp: int) -> str:
    """Printed points in a laurel."""
    small = abs(vp) < 10 and vp > 0
    return fragment("cards/laurel") + numeral(str(vp).replace("-", "−"), 8, 10.9, 5.8 if small else 4.6, fill=INK)


def price(artifact: ArtifactCard, kind: str) -> str:
    """What an artifact costs and, under a line, what its buyer must have."""
    tint = mix(KIND[kind], CREAM, 0.78)
    column = rect(0, HEAD, COLUMN, FOOT - HEAD, fill=tint) + path(
        f"M{COLUMN} {HEAD}V{FOOT}", stroke=INK, stroke_width=0.4
    )
    pitch = min(10.4, (FOOT - HEAD - 3) / (len(artifact.cost) + len(artifact.requires)))
    first = HEAD + 1.8 + pitch / 2
    drawn = []
    for place, (good, amount) in enumerate(artifact.cost.items()):
        drawn.append(due(good, amount, first + pitch * place))
    for what, needed in artifact.requires.items():
        y = first + pitch * len(artifact.cost) + 0.6
        drawn.append(
            rect(
                1,
                y - pitch / 2 + 0.2,
                COLUMN - 2,
                pitch - 0.2,
                2,
                fill=CREAM,
                stroke=INK,
                stroke_width=0.5,
                stroke_dasharray="1.4 0.9",
            )
        )
        drawn.append(had(what, needed, y + 0.2))
    return column + "".join(drawn)


def due(good: str, amount: int, y: float) -> str:
    """Goods to pay."""
    if amount == 1:
        return icon(good, COLUMN / 2, y, 0.78)
    return numeral(str(amount), 3.4, y + 2, 4.6, fill=INK) + icon(good, 9.4, y, 0.78)


def had(what: str, needed: int, y: float) -> str:
    """Something to have: a reputation of at least or at most so much, or so many of a kind."""
    name = "reputation" if what.startswith("reputation") else "camps" if what == "mine_camps" else what
    sign = f"+{needed}" if what == "reputation_min" else str(needed).replace("-", "−")
    return numeral(sign, 4.4, y + 1.8, 4, fill=INK) + icon(name, 10, y, 0.62)


def foot(one: Properties, kind: str) -> str:
    """What the card does, in icons."""
    said = rows(phrases(one))
    room = CARD_HEIGHT - FOOT - 6
    drawn = []
    for place, phrase in enumerate(said):
        scale = min(1.4 if len(said) == 1 else 0.9, ROOM / wide(phrase))
        drawn.append(line(phrase, MIDDLE, FOOT + 3 + room * (place + 0.5) / len(said), scale))
    return fragment("cards/foot", tint=KIND[kind]) + "".join(drawn)


def rows(said: list[list[Glyph]]) -> list[list[Glyph]]:
    """The phrases side by side if there is room, otherwise one below the other."""
    joined: list[Glyph] = []
    for phrase in said:
        joined += [apart(), *phrase] if joined else phrase
    return [joined] if joined and wide(joined) <= ROOM * 1.08 else said

"""Enemy cards: what it takes to hit, beat or talk to them, and what they do on each threat value. [AM-15.1]"""

from __future__ import annotations

from typing import Final

from strannik.games.aftermath.enemies import ENEMIES, Action, EnemyCard
from strannik.games.aftermath.faces.art import colour, drawings
from strannik.games.aftermath.faces.card import back, counted, foot, head, scene, sheet, sign
from strannik.games.aftermath.faces.palette import CREAM, MOSS, NIGHT, PLUM, RUST, SOOT, STONE
from strannik.games.aftermath.sentences import title
from strannik.show.svg import CARD_WIDTH, circle, mix, numeral, rect
from strannik.show.words import Words

TINTS: Final = {
    "raider": RUST,
    "brawler": "#8a5a2c",
    "scorpion": "#9a6a2f",
    "lizard": MOSS,
    "roach": colour("rust-dark"),
    "drone": "#8a7a2a",
    "cat": PLUM,
    "dustfeather": STONE,
}
DYES: Final = {
    "raider": ["", "red:blue,asphalt:rust-dark", "red:yellow,asphalt:moss-dark", "red:plum,asphalt:navy",
               "red:orange,asphalt:wood-dark", "red:cream,asphalt:plum", "red:night,asphalt:night"],
    "brawler": ["", "red:green,blue:rust", "red:yellow-dark,blue:plum", "red:blue,blue:moss", "red:soot,blue:cream"],
    "scorpion": ["", "rust:plum,rust-light:plum-light,rust-dark:navy",
                 "rust:moss,rust-light:moss-light,rust-dark:moss-dark"],
    "lizard": ["", "green:water,moss-dark:navy", "green:rust-light,moss-dark:rust-dark",
               "green:yellow-dark,moss-dark:rust"],
    "roach": ["", "rust-dark:plum,rust:plum-light"],
    "drone": ["", "yellow:orange,steel-dark:red-dark"],
    "cat": [""],
    "dustfeather": [""],
}  # fmt: skip
"""What each of a type wears or has instead of the usual colours."""

ROWS: Final = 51.0
"""Where the three actions begin."""

ROW: Final = 12.0


def figure_of(card: str) -> str:
    """The drawing of an enemy: its own if it has one, else that of its type in clothes of its own."""
    type, drawn = ENEMIES[card].type, drawings("figures")
    if card in drawn:
        return f"figures/{card}"
    kin = [id for id, one in ENEMIES.items() if one.type == type and (id == type or id not in drawn)]
    dyes = DYES[type][kin.index(card) % len(DYES[type])]
    return f"figures/{type}@{dyes}" if dyes else f"figures/{type}"


def enemy_card(id: str, words: Words) -> str:
    one = ENEMIES[id]
    tint = NIGHT if one.boss else TINTS[one.type]
    rows = [acting(one, threat, ROWS + ROW * (threat - 1)) for threat in (1, 2, 3)]
    parts = [scene(figure_of(id), 13, ROWS, 34), head(title(id, words), tint), column(one), foot(ROWS, tint), *rows]
    return sheet(words.name(id), tint, *parts)


def column(one: EnemyCard) -> str:
    """Defence, life and whether it can be talked to; a boss has as many lives as there are players. [AM-14.5]"""
    life = (
        sign("wound", 7, 31, 9) + sign("group", 12.4, 33.4, 6.4) if one.boss else counted(one.life, "wound", 7, 31, 9)
    )
    talk = counted(one.talk, "talk", 7, 42.4, 9) if one.talk else ""
    return counted(one.defence, "defence", 7, 20, 9.4) + life + talk


def acting(one: EnemyCard, threat: int, y: float) -> str:
    """One row: on this threat value so fast, so far, so strong, and what comes with it."""
    does: Action = one.action(threat)
    ground = rect(1.5, y + 0.7, CARD_WIDTH - 3, ROW - 1.4, 2, fill=mix(SOOT, CREAM, 0.9 - threat * 0.08))
    value = circle(7.4, y + ROW / 2, 4.4, fill=SOOT) + numeral(str(threat), 7.4, y + ROW / 2 + 2.3, 4.8, fill=CREAM)
    numbers = [("speed", does.speed), ("range", does.range), ("attack", does.strength)]
    drawn = []
    for place, (name, amount) in enumerate(numbers):
        x = 16.5 + place * 12.4
        drawn.append(sign(name, x, y + ROW / 2, 5.6))
        drawn.append(numeral(str(amount), x + 5.6, y + ROW / 2 + 2, 4.4, fill=SOOT))
    more = [sign(name, 54 + place * 5.4, y + ROW / 2, 5.4) for place, name in enumerate(extras(does)[:2])]
    return ground + value + "".join(drawn) + "".join(more)


def extras(does: Action) -> list[str]:
    """Signs of what else an action does; the words stand in the tip."""
    found = []
    if does.poisoned:
        found.append("poisoned")
    if does.takes:
        found.append({"item": "pack", "parts": "parts", "card": "hand-cards"}.get(does.takes, "hand"))
    if does.gives:
        found.append("condition")
    if does.shove or does.pulls:
        found.append("move")
    if does.calls or does.launches:
        found.append("enemies")
    return found


def enemy_back(name: str) -> str:
    return back(RUST, "signs/claw", name)

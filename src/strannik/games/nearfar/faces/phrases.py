"""What cards do, as sentences of icons: condition, arrow, effect. The words are in `sentences`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from strannik.games.nearfar.cards import Points, Properties
from strannik.games.nearfar.faces.art import fragment
from strannik.games.nearfar.faces.icons import building, flag, icon, sign
from strannik.games.nearfar.faces.palette import INK, PEN, SOFT
from strannik.show.svg import group, numeral, numeral_width, path, placed

GAP: Final = 1.2
ICON: Final = 10.0
"""How wide an icon is, drawn full size."""

TRIGGERS: Final[dict[str, str]] = {
    "enemy_defeated": "enemies",
    "treasure_gained": "treasure",
    "camp_placed": "camps",
    "adventure_won": "adventure",
}


class Glyph:
    """A drawing about the origin and the room it takes."""

    def __init__(self, drawn: str, width: float = ICON) -> None:
        self.drawn = drawn
        self.width = width


def one(name: str) -> Glyph:
    """An icon."""
    return Glyph(sign(name))


def text(written: str, height: float = 5.6) -> Glyph:
    """A number or a sign."""
    return Glyph(numeral(written, 0, height * 0.48, height, fill=INK), numeral_width(written, height))


def then() -> Glyph:
    """What comes before it leads to what comes after."""
    return Glyph(fragment("phrases/then"), 6)


def apart() -> Glyph:
    """A line between two phrases."""
    return Glyph(fragment("phrases/apart"), 2)


def many(name: str, count: int) -> list[Glyph]:
    """So many of an icon: up to three drawn, more as a number."""
    if 0 < count <= 3:
        return [one(name)] * count
    return [text(str(count).replace("-", "−")), one(name)]


def wide(glyphs: list[Glyph]) -> float:
    """The room a phrase takes."""
    return sum([glyph.width for glyph in glyphs]) + GAP * (len(glyphs) - 1)


def line(glyphs: list[Glyph], x: float, y: float, scale: float = 1) -> str:
    """A phrase centred at a place."""
    pen = -wide(glyphs) / 2
    drawn = []
    for glyph in glyphs:
        drawn.append(placed(glyph.drawn, pen + glyph.width / 2, 0))
        pen += glyph.width + GAP
    return placed("".join(drawn), x, y, scale)


def effects(entries: list[Any]) -> list[Glyph]:
    """Rewards as icons."""
    return [glyph for entry in entries for glyph in effect(entry)]


def effect(entry: dict[str, Any]) -> list[Glyph]:
    """One reward as icons."""
    (name, given), *_ = entry.items()
    if name == "token":
        return [one(given)]
    if name == "companion":
        return [one("companion")] if given == "any" else [one("companion"), Glyph(flag(given))]
    if name == "find":
        return [Glyph(placed(fragment(f"things/{given}"), 0, 0, 0.3))]
    if name == "reputation":
        return [text(f"+{given}" if given > 0 else f"−{-given}"), one("reputation")]
    if name == "free_camp":
        return [one("camps"), Glyph(free_heart())]
    return many(name, given)


def free_heart() -> str:
    """No hearts: one crossed out."""
    cross = path("M-4.6 4.6L4.6-4.6", stroke=INK, stroke_width=1.5, **PEN)
    return icon("hearts", 0, 0, 0.8) + cross


def at_once() -> Glyph:
    """A flash: now and once."""
    return Glyph(fragment("phrases/at-once"), 6.4)


def crossed_treasure() -> Glyph:
    """A treasure that lies on a way."""
    way = path("M-5 4.2H5", stroke=SOFT, stroke_width=1.1, stroke_dasharray="1.6 1.4", **PEN)
    return Glyph(icon("treasure", 0, -1, 0.82) + way)


def crossed_swords() -> Glyph:
    """A duel."""
    sword = icon("combat", 0, 0, 0.95)
    return Glyph(sword + group(sword, transform="scale(-1 1)"))


def trigger(name: str) -> Glyph:
    """What has to happen."""
    if name == "treasure_crossed":
        return crossed_treasure()
    return crossed_swords() if name == "duel_won" else one(TRIGGERS[name])


def trade_value(amount: int) -> list[Glyph]:
    return [one("trade"), text(f"+{amount}")]


def trades(amount: int) -> list[Glyph]:
    return [one("trade"), text(f"×{amount + 1}")]


def leave_free(amount: int) -> list[Glyph]:
    return [one("movement"), then(), Glyph(free_heart()), *([text(f"×{amount}")] if amount > 1 else [])]


def camp_yield(amount: int) -> list[Glyph]:
    return [one("camps"), then(), text(f"+{amount}"), one("coins"), text("/"), one("gems")]


def doubles(amount: int) -> list[Glyph]:
    pair = icon("companion", -2, -0.6, 0.8) + icon("companion", 2.4, 0.8, 0.8)
    return [text(f"+{amount}"), Glyph(pair, 12)]


def toll(amount: int) -> list[Glyph]:
    return [Glyph(building("any")), one("companion"), then(), *many("coins", amount)]


def mine_hire(amount: int) -> list[Glyph]:
    return [Glyph(building("mine")), then(), *many("companion", amount)]


def bomb(amount: int) -> list[Glyph]:
    return [one("bomb"), then(), text(f"+{amount}"), one("combat")]


POWERS: Final[dict[str, Callable[[int], list[Glyph]]]] = {
    "trade_value": trade_value,
    "trades": trades,
    "leave_free": leave_free,
    "camp_yield": camp_yield,
    "doubles": doubles,
    "toll": toll,
    "mine_hire": mine_hire,
    "bomb": bomb,
}


def measure(what: str) -> Glyph:
    """What is counted at the end."""
    if what.startswith("companions_"):
        tribe = what.removeprefix("companions_")
        return Glyph(icon("companion", -1.6, 0, 0.9) + icon(tribe, 3.2, 2.4, 0.55), 11)
    if what == "mine_camps":
        return Glyph(placed(building("mine"), -1, 0, 0.9) + icon("camps", 3.4, 2.4, 0.6), 11)
    return one(what)


def points(entry: Points) -> list[Glyph]:
    """Points at the end as icons."""
    what = [measure(name) for name in entry.what]
    if entry.kind == "per":
        of = [text(str(entry.of))] if entry.of > 1 else []
        return [*of, *what, then(), text(str(entry.vp)), one("vp")]
    if entry.kind == "most":
        return [podium(), *what, then(), text(str(entry.vp)), one("vp")]
    return [podium(), *what, then(), text(f"{entry.vp}/{entry.second}"), one("vp")]


def podium() -> Glyph:
    """The first place."""
    return Glyph(fragment("phrases/podium"), 9)


def phrases(card: Properties) -> list[list[Glyph]]:
    """Everything a card does, a phrase for each thing; where it does nothing else, the points it is worth."""
    said = [[glyph for name, count in card.icons.items() for glyph in many(name, count)]] if card.icons else []
    said += [[Glyph(building(name)), then(), *effects(entries)] for name, entries in card.visit.items()]
    said += [[trigger(name), then(), *effects(entries)] for name, entries in card.when.items()]
    if card.at_once:
        said.append([at_once(), *effects(card.at_once)])
    if card.avoid is not None:
        price = [glyph for good, amount in card.avoid.items() for glyph in many(good, amount)]
        said.append([*price, then(), one("caution")])
    said += [POWERS[what](amount) for what, amount in card.power.items()]
    said += [points(entry) for entry in card.points]
    return said or [[text(str(card.vp)), one("vp")]]

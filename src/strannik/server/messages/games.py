"""What can be played, the rules, and the score pad."""

from __future__ import annotations

from typing import Any

import msgspec

from strannik.core.offer import Thing
from strannik.core.options import Setting


class Choice(msgspec.Struct, frozen=True):
    """A value of an option and what it is called; `face` names its picture and `says` is a rule of its own, if any."""

    value: Setting
    label: str
    face: str = ""
    says: str = ""


class OptionInfo(msgspec.Struct, frozen=True):
    """Something to agree on before a game; `explained` is one sentence.

    `in_mode` are the choices there are in a mode, where those are fewer; `of_seats` says that they are colours of
    players, so that there are as many as sit down.
    """

    name: str
    explained: str
    choices: list[Choice]
    default: Setting
    variant: bool = False
    in_mode: dict[str, list[Setting]] = {}
    of_seats: bool = False


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play, for so many players; `face` names its picture, if it has one."""

    name: str
    label: str
    fewest: int
    most: int
    face: str = ""


class BotInfo(msgspec.Struct, frozen=True):
    """A kind of bot that can sit at this game."""

    spec: str
    label: str
    explained: str


class CampaignKind(msgspec.Struct, frozen=True):
    """That a game has campaigns: what a company agrees on before it sets out, and whom one can travel as."""

    options: list[OptionInfo]
    heroes: list[Choice]


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby shows it. `faces` is the address its pictures lie under: `{faces}{name}.svg`.

    `campaign` is there if its games can follow one another on a journey.
    `guided` says that it brings a guided first game.
    `score_pad` says whether cardboard games can be counted here.
    `alone` is how many seats one person takes who plays alone; nothing if it takes more people.
    `minutes` are from and to, `weight` is light, medium or heavy; nothing where the box does not say.
    """

    id: str
    title: str
    blurb: str
    fewest: int
    most: int
    modes: list[ModeInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]
    default_bot: str
    cover: str
    faces: str
    score_pad: bool = True
    theme: str = ""
    alone: int = 0
    minutes: list[int] = []
    weight: str = ""
    campaign: CampaignKind | None = None
    guided: bool = False


class GameList(msgspec.Struct, frozen=True):
    """All installed games, and the version of the program."""

    version: str
    games: list[GameInfo]


class ClauseInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One rule."""

    id: str
    says: str
    example: str = ""


class Chapter(msgspec.Struct, frozen=True):
    """Rules that stand in one place of the rulebook."""

    where: str
    clauses: list[ClauseInfo]


class Pictured(msgspec.Struct, frozen=True, omit_defaults=True):
    """A page of the short introduction, or a sign explained, perhaps with a picture (a face of the game).

    `mark` is how a sign is written in short notes on pieces and places; clients draw its picture instead.
    """

    text: str
    face: str = ""
    mark: str = ""


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of one game and those that hold at every table; before them a short introduction and its signs."""

    game: str
    title: str
    how: list[Pictured]
    signs: list[Pictured]
    chapters: list[Chapter]


class ScorePadInfo(msgspec.Struct, frozen=True):
    """What to write down for the score pad: the JSON Schema of an entry, and words for its fields.

    Pictures named in the schema lie under `faces`.
    """

    game: str
    title: str
    schema: dict[str, Any]
    labels: dict[str, str]
    faces: str


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of a score sheet, in words; `kind` is what all of its kind are called together, if there is a word."""

    what: str
    label: str
    thing: Thing
    points: int
    kind: str = ""


class ScorePadResult(msgspec.Struct, frozen=True):
    """The sheet in words; `points` is what `strannik score --json` prints."""

    lines: list[ScoreLine]
    total: int
    points: dict[str, Any]

"""Campaigns: making one, joining it, its home, the next game, branches, and its file."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from strannik.core.options import Setting
from strannik.server.messages.common import Language, Name, Nonce, Number, OwnToken
from strannik.server.messages.games import Choice, OptionInfo
from strannik.show.scene import Scene

Title = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=40)]


class NewTraveller(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who is to travel: mine, or a bot's until somebody takes it. No hero is any that is free."""

    mine: bool = False
    hero: Word = ""


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A company that sets out. `name` is that of who founds it, `title` that of the campaign.

    A client that brings a `token` knows itself again by it.
    """

    game: Word
    name: Name
    travellers: Annotated[list[NewTraveller], Meta(min_length=1, max_length=8)]
    title: Title = ""
    options: dict[str, Setting] = {}
    language: Language | None = None
    token: OwnToken = ""


class CampaignMade(msgspec.Struct, frozen=True):
    """The campaign, who I am in it, and my token, which is the right to play my travellers in all its games."""

    campaign: str
    person: int
    token: str


class JoinCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """Belong to a company: as somebody new, or again as `person`, who had left or came along with a file.

    `traveller` is one of those that bots play; with none (-1), one more goes along as `hero`. Whoever comes back has
    the travellers they had.
    """

    name: Name
    token: OwnToken = ""
    person: Number = 0
    traveller: Annotated[int, Meta(ge=-1, le=31)] = -1
    hero: Word = ""
    branch: Number = 1


class TakeTraveller(msgspec.Struct, forbid_unknown_fields=True):
    """Play a traveller from now on, or let a bot do so; only one's own, or one that a bot plays."""

    mine: bool
    branch: Number = 1


class LearnLesson(msgspec.Struct, forbid_unknown_fields=True):
    """A traveller of mine learns something before the next game; it stays learnt."""

    thing: Word
    branch: Number = 1


class MoreTraveller(msgspec.Struct, forbid_unknown_fields=True):
    """One more traveller of mine goes along."""

    hero: Word = ""
    branch: Number = 1


class PlayNext(msgspec.Struct, forbid_unknown_fields=True):
    """Open the next game: the n-th of those that may come next.

    A bot plays the travellers in `bots` for this evening; those in `absent` stay at home. `options` are what was agreed
    on for this game, besides what its journey has settled.
    """

    branch: Number = 1
    which: Number = 0
    bots: Annotated[list[Number], Meta(max_length=8)] = []
    absent: Annotated[list[Number], Meta(max_length=8)] = []
    options: dict[str, Setting] = {}
    commitment: Annotated[str, Meta(max_length=64)] = ""
    nonce: Nonce = ""


class GameOpened(msgspec.Struct, frozen=True):
    """The table of the next game, and which of its seats are mine: my token of the campaign plays them."""

    table: str
    game: int
    seats: list[int]


class NewBranch(msgspec.Struct, forbid_unknown_fields=True):
    """Go on from after this game (0: from the beginning) in another way; nothing of what was is lost."""

    after: Number
    name: Title = ""


class BranchMade(msgspec.Struct, frozen=True):
    """The number of the new branch."""

    branch: int


class NewNote(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be remembered."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    branch: Number = 1


class CampaignWritten(msgspec.Struct, frozen=True):
    """It is stored: the number of the last line of the ledger."""

    n: int


class PersonInfo(msgspec.Struct, frozen=True):
    """One of the company. Whoever is not `here` may come back."""

    person: int
    name: str
    here: bool


class TravellerInfo(msgspec.Struct, frozen=True):
    """A traveller; `person` is who plays it, 0 if a bot does. `called` is the hero with who plays it."""

    traveller: int
    hero: str
    called: str
    person: int
    total: int


class LessonInfo(msgspec.Struct, frozen=True):
    """Something to learn, what it does and costs, and whether there is enough left for it."""

    thing: str
    label: str
    about: str
    cost: int
    enough: bool


class LearningInfo(msgspec.Struct, frozen=True):
    """What a traveller of mine can learn before the next game; `left` says what there is to pay with."""

    traveller: int
    called: str
    left: str
    lessons: list[LessonInfo]


class PlaceInfo(msgspec.Struct, frozen=True):
    """A game of the campaign. `ended` says in a sentence how it ended, nothing while it is played.

    `mine` says that it lies on the branch that is shown.
    """

    game: int
    after: int
    branch: int
    table: str
    ended: str
    over: bool
    at: float
    mine: bool


class BranchInfo(msgspec.Struct, frozen=True):
    """A way on: after which game it left, the last game that is over, and the one that is being played."""

    branch: int
    name: str
    start: int
    tip: int
    open: int
    over: bool


class NoteInfo(msgspec.Struct, frozen=True):
    """A note, by whom and after which game."""

    at: float
    after: int
    who: str
    text: str


class CampaignHome(msgspec.Struct, frozen=True, omit_defaults=True):
    """A campaign on one of its branches. `me` is who I am in it, 0 if I do not belong to it.

    `table` is the game that is being played, `seats` are mine there; `nexts` are the games that may come next. `heroes`
    are those whom one more traveller could be, `room` says whether one more may go along. `learning` is what travellers
    of mine can learn before the next game, `options` what may be agreed on for it. Pictures of the campaign lie at
    `faces`, which changes with every line of the ledger; those of stages and travellers at `game_faces`, for good.
    """

    campaign: str
    n: int
    name: str
    game: str
    title: str
    cover: str
    faces: str
    game_faces: str
    branch: int
    status: str
    over: bool
    scene: Scene
    people: list[PersonInfo]
    travellers: list[TravellerInfo]
    nexts: list[str]
    places: list[PlaceInfo]
    branches: list[BranchInfo]
    notes: list[NoteInfo]
    me: int = 0
    table: str = ""
    seats: list[int] = []
    my_turn: bool = False
    heroes: list[Choice] = []
    room: bool = False
    language: str = ""
    learning: list[LearningInfo] = []
    options: list[OptionInfo] = []


class TaleInfo(msgspec.Struct, frozen=True):
    """Something that was read on the way."""

    title: str
    place: str
    who: str
    paragraphs: list[str]


class ChapterInfo(msgspec.Struct, frozen=True):
    """A game as it was told then: how it ended, what was read, and what happened, a line each."""

    game: int
    title: str
    table: str
    at: float
    ended: str
    points: list[int]
    tales: list[TaleInfo]
    story: list[str]


class Chronicle(msgspec.Struct, frozen=True):
    """The story so far, from the first game on."""

    campaign: str
    name: str
    chapters: list[ChapterInfo]
    notes: list[NoteInfo]


class MyCampaign(msgspec.Struct, frozen=True):
    """A campaign to which one of my tokens belongs. `token` is the place of the token in what was asked.

    `table` is the game that is being played, `tables` are all of its games.
    """

    token: int
    campaign: str
    name: str
    game: str
    title: str
    cover: str
    status: str
    behind: int
    ahead: int
    over: bool
    my_turn: bool
    table: str
    people: list[str]
    tables: list[str]
    updated: float


class MyCampaigns(msgspec.Struct, frozen=True):
    """My campaigns, the latest first."""

    campaigns: list[MyCampaign]


class CampaignRead(msgspec.Struct, frozen=True):
    """A file was read: its campaign goes on here. `checked` of its games were played again and came out the same;
    the others were played by other rules or with another book, and their seals hold.

    Whoever wants to go on joins, as one of the people.
    """

    campaign: str
    name: str
    games: int
    checked: int
    people: list[PersonInfo]

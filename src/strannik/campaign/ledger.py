"""The ledger: everything that happened to a campaign, one entry a line, in order.

The ledger is the truth and is only ever added to. Whatever rules were asked when a line was written is written down in
it: what is carried stands in every line that changes it, so that old ledgers are read without asking the rules again.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from strannik.campaign.mistakes import CampaignError
from strannik.core.carried import Carried, Upgrade
from strannik.core.options import Settings
from strannik.core.record import EndResult

VERSION: Final = 2
"""The version of a line's shape, counted from 1; every line has its own."""


def without_lessons(data: dict[str, Any]) -> dict[str, Any]:
    """In the first version nobody learnt anything between two games; every line of it is one of the second."""
    return data


UPGRADES: Final[list[Upgrade]] = [without_lessons]
"""How a line of one version becomes one of the next: the first makes version 2 out of version 1, and so on."""

# A ledger may come from anybody: whatever is counted by its numbers, they have an end.
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=60)]
Id = Annotated[str, Meta(max_length=64)]
Text = Annotated[str, Meta(max_length=2000)]

NOBODY: Final = 0
"""The number of nobody among the people, who are counted from 1."""

TRUNK: Final = 1
"""The branch a campaign begins with."""


class Founded(msgspec.Struct, tag_field="do", tag="founded", forbid_unknown_fields=True, omit_defaults=True):
    """A company sets out. `crew` says who of the people plays each traveller.

    `options` are what the company agreed on, `language` that in which others are invited.
    """

    game: Id
    name: Name
    options: Settings
    crew: list[Number]
    carried: Carried
    language: Id = ""


class Joined(msgspec.Struct, tag_field="do", tag="joined", forbid_unknown_fields=True, omit_defaults=True):
    """Somebody belongs to the company. `key` is the hash of the token by which they are known."""

    person: Number
    name: Name
    key: Id = ""


class Left(msgspec.Struct, tag_field="do", tag="left", forbid_unknown_fields=True):
    """Somebody leaves the company; their travellers stay, and bots play them until somebody else does."""

    person: Number


class CameBack(msgspec.Struct, tag_field="do", tag="came-back", forbid_unknown_fields=True, omit_defaults=True):
    """Somebody who had left, or came along with a file, is here again."""

    person: Number
    name: Name
    key: Id = ""


class Travelled(msgspec.Struct, tag_field="do", tag="travelled", forbid_unknown_fields=True):
    """One more traveller goes along, after so many games: it is the last one of those who are carried."""

    branch: Number
    traveller: Number
    person: Number
    carried: Carried


class Took(msgspec.Struct, tag_field="do", tag="took", forbid_unknown_fields=True):
    """From now on somebody else plays a traveller, or nobody: then a bot does."""

    branch: Number
    traveller: Number
    person: Number


class Learnt(msgspec.Struct, tag_field="do", tag="learnt", forbid_unknown_fields=True):
    """Between two games a traveller learnt something, and this is what is carried from now on."""

    branch: Number
    traveller: Number
    thing: Id
    carried: Carried


class Sitting(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a traveller in one game: a person, or a bot, perhaps for this evening only."""

    traveller: Number
    person: Number = NOBODY
    bot: Id = ""


class Opened(msgspec.Struct, tag_field="do", tag="opened", forbid_unknown_fields=True):
    """A game begins at this table; what is carried into it says who sits down. Seats are in order."""

    game: Number
    branch: Number
    table: Id
    options: Settings
    seats: list[Sitting]
    carried: Carried


class Ended(msgspec.Struct, tag_field="do", tag="ended", forbid_unknown_fields=True):
    """A game is over: the fingerprint of its record, how it ended, and what is carried on."""

    game: Number
    seal: Id
    result: EndResult
    carried: Carried


class Branched(msgspec.Struct, tag_field="do", tag="branched", forbid_unknown_fields=True):
    """The company also goes on from after this game (0: from the beginning)."""

    branch: Number
    name: Name
    after: Number


class Noted(msgspec.Struct, tag_field="do", tag="noted", forbid_unknown_fields=True):
    """Somebody wrote something down for later."""

    branch: Number
    person: Number
    text: Text


Entry = Founded | Joined | Left | CameBack | Travelled | Took | Learnt | Opened | Ended | Branched | Noted


class Line(msgspec.Struct, frozen=True):
    """An entry and when it was written."""

    at: float
    entry: Entry


def encode(entry: Entry) -> str:
    """An entry as it is stored."""
    return msgspec.json.encode({"v": VERSION, **msgspec.to_builtins(entry)}).decode()


def decode(text: str) -> Entry:
    """An entry, whatever version of the program wrote it."""
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise CampaignError("unreadable", detail="not JSON") from None
    if not isinstance(data, dict):
        raise CampaignError("unreadable", detail="not an entry")
    return entry_of(data)


def entry_of(data: dict[str, Any]) -> Entry:
    """The entry that plain data says."""
    data = dict(data)
    version = data.pop("v", 0)
    if type(version) is not int or version < 1:
        raise CampaignError("unreadable", detail="a line without a version")
    if version > len(UPGRADES) + 1:
        raise CampaignError("later-version")
    for upgrade in UPGRADES[version - 1 :]:
        data = upgrade(data)
    try:
        entry: Entry = msgspec.convert(data, Entry)
    except msgspec.ValidationError as error:
        raise CampaignError("unreadable", detail=str(error)) from None
    return entry

"""One file for a whole campaign: JSON Lines that a person can read, and another server can go on from.

The first line says what the file is. Then come the lines of the ledger; after each game that is over, the lines of its
record as they are, and what was told of it in each language. The last line seals them all. Tokens and tables stay at
home: whoever goes on elsewhere says there who they are. A game that is still being played stays behind, its cards being
nobody's business yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

import msgspec

from strannik.campaign import ledger
from strannik.campaign.campaign import Campaign, rebuilt
from strannik.campaign.evening import Chapter, Evening
from strannik.campaign.mistakes import CampaignError

FORMAT: Final = 1

HEAD: Final = "strannik-campaign"

MOST_LINES: Final = 2_000_000


@dataclass
class Scroll:
    """What a file holds: a campaign, and each of its finished games."""

    campaign: Campaign
    evenings: dict[int, Evening]


def write(campaign: Campaign, evenings: Mapping[int, Evening]) -> str:
    """The file of a campaign."""
    lines = [_json({HEAD: FORMAT, "game": campaign.founded.game, "name": campaign.founded.name})]
    for line in campaign.lines:
        entry = _at_home(line.entry, campaign)
        if entry is None:
            continue
        lines.append(_json({"at": _readable(line.at), "v": ledger.VERSION, **msgspec.to_builtins(entry)}))
        if isinstance(entry, ledger.Ended):
            lines += _evening(entry.game, evenings[entry.game])
    body = "".join([f"{line}\n" for line in lines])
    return body + _json({"sealed": len(lines), "seal": _seal(body)}) + "\n"


def _at_home(entry: ledger.Entry, campaign: Campaign) -> ledger.Entry | None:
    """The entry without what only means something where it was written; nothing if it is about an unfinished game."""
    match entry:
        case ledger.Joined() | ledger.CameBack():
            return msgspec.structs.replace(entry, key="")
        case ledger.Opened(game=game):
            return None if campaign.games[game].ended is None else msgspec.structs.replace(entry, table="")
    return entry


def _evening(number: int, evening: Evening) -> list[str]:
    record = evening.record.splitlines()
    told = [_json({"told": number, "lang": lang, **msgspec.to_builtins(one)}) for lang, one in evening.told.items()]
    return [_json({"record": number, "lines": len(record)}), *record, *told]


def read(text: str) -> Scroll:
    """What a file holds, if it is whole; a CampaignError says what is wrong with it, and where."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines or len(lines) > MOST_LINES:
        raise CampaignError("not-a-campaign")
    head = _data(lines[0])
    if HEAD not in head:
        raise CampaignError("not-a-campaign")
    if type(head[HEAD]) is not int or head[HEAD] > FORMAT:
        raise CampaignError("later-version")
    last = _data(lines[-1])
    if "sealed" not in last:
        raise CampaignError("cut-off")
    whole = "".join([f"{line}\n" for line in lines[:-1]])
    if (last["sealed"], last.get("seal")) != (len(lines) - 1, _seal(whole)):
        raise CampaignError("seal-broken")
    return _Reader(lines[:-1]).read()


class _Reader:
    """Goes through the lines between the first and the last."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.next = 1
        self.campaign: Campaign | None = None
        self.records: dict[int, str] = {}
        self.told: dict[int, dict[str, Chapter]] = {}

    def read(self) -> Scroll:
        while self.next < len(self.lines):
            number = self.next + 1
            data = _data(self.lines[self.next])
            self.next += 1
            try:
                self._take(data)
            except (msgspec.ValidationError, KeyError, TypeError, ValueError):
                raise CampaignError("damaged", line=number) from None
            except CampaignError as amiss:
                if amiss.code == "later-version":
                    raise
                # Whatever else cannot be: whoever opens a file has done nothing in this campaign that could be wrong.
                raise CampaignError("damaged", line=number) from None
        evenings = {game: Evening(record, self.told.get(game, {})) for game, record in self.records.items()}
        return Scroll(self.campaign or rebuilt([]), evenings)

    def _take(self, data: dict[str, Any]) -> None:
        if "record" in data:
            count = int(data["lines"])
            if not 0 < count <= len(self.lines) - self.next:
                raise ValueError(count)
            self.records[int(data["record"])] = "".join(
                [f"{line}\n" for line in self.lines[self.next : self.next + count]]
            )
            self.next += count
        elif "told" in data:
            chapter = {name: value for name, value in data.items() if name not in ("told", "lang")}
            told = self.told.setdefault(int(data["told"]), {})
            told[str(data["lang"])] = msgspec.convert(chapter, Chapter)
        else:
            at = datetime.fromisoformat(str(data.pop("at"))).timestamp()
            self._happen(ledger.entry_of(data), at)

    def _happen(self, entry: ledger.Entry, at: float) -> None:
        if self.campaign is None:
            self.campaign = rebuilt([ledger.Line(at, entry)])
        else:
            self.campaign.apply(entry, at)


def _data(line: str) -> dict[str, Any]:
    """What a line says; nothing if it cannot be read."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _json(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()


def _readable(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


def _seal(body: str) -> str:
    return sha256(body.encode()).hexdigest()

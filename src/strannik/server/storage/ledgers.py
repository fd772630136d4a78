"""Ledgers of campaigns as lines of the log, with the index by which campaigns are found."""

from __future__ import annotations

from typing import Final

from strannik.campaign import ledger
from strannik.campaign.evening import Evening, encode
from strannik.server.storage.index import Indexed
from strannik.server.storage.writer import Line

CAMPAIGN: Final = "INSERT INTO campaigns (id, game, made) VALUES (:id, :game, :made)"
LEAVE: Final = "DELETE FROM members WHERE campaign_id = :id AND person = :person"
MEMBER: Final = "INSERT INTO members (campaign_id, person, key) VALUES (:id, :person, :key)"
EVENING: Final = "INSERT INTO evenings (campaign_id, game, text) VALUES (:id, :game, :text)"


def ledger_line(id: str, n: int, at: float, entry: ledger.Entry, evening: Evening | None = None) -> Line:
    """The line of something that happened to a campaign; what is kept of a finished game goes with it."""
    return Line(id, n, at, ledger.encode(entry), changes(id, at, entry, evening))


def changes(id: str, at: float, entry: ledger.Entry, evening: Evening | None) -> tuple[Indexed, ...]:
    """What the index is to say after this line: who belongs to the campaign, and what is kept of a game."""
    match entry:
        case ledger.Founded(game=game):
            return (Indexed(CAMPAIGN, {"id": id, "game": game, "made": at}),)
        case ledger.Joined(person=person, key=key) | ledger.CameBack(person=person, key=key):
            left = Indexed(LEAVE, {"id": id, "person": person})
            return (left, Indexed(MEMBER, {"id": id, "person": person, "key": key})) if key else (left,)
        case ledger.Left(person=person):
            return (Indexed(LEAVE, {"id": id, "person": person}),)
        case ledger.Ended(game=number) if evening is not None:
            return (Indexed(EVENING, {"id": id, "game": number, "text": encode(evening).decode()}),)
    return ()

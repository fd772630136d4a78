"""The campaigns of a server: read from their ledgers, written line by line, each line stored before it counts.

Nothing of them is kept in memory: a ledger is short, and whoever else writes into it has their say. Two who write at
the same moment cannot both have the next line; the second looks again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from strannik.box.game import Game as TypeCard
from strannik.campaign import evening as evenings
from strannik.campaign import export, ledger, steward
from strannik.campaign.campaign import Campaign, Game, rebuilt
from strannik.campaign.chain import checked
from strannik.campaign.evening import Chapter, Evening, chapter
from strannik.campaign.export import Scroll
from strannik.campaign.ledger import NOBODY
from strannik.campaign.mistakes import CampaignError
from strannik.core.options import OptionError
from strannik.core.record import Ending, read_record
from strannik.server.errors import RequestError
from strannik.server.library import installed
from strannik.server.playing import hub, keeping
from strannik.server.playing.copies import Copies
from strannik.server.showing.words import game_words
from strannik.server.storage.failure import LineTaken
from strannik.server.storage.ledgers import ledger_line
from strannik.server.storage.writer import Line, line_of
from strannik.show.clauses import LANGUAGES
from strannik.table import log

logger = logging.getLogger(__name__)

CAMPAIGN_ID: Final = re.compile(r"c\.[A-Za-z0-9_-]{12}")
"""No table has a dot in its id."""

TRIES: Final = 4
"""So often somebody who finds the next line taken looks again."""

Make = Callable[[Campaign], Sequence[ledger.Entry]]
MakeGame = Callable[[Campaign], tuple[ledger.Opened, log.Opened]]


def new_id() -> str:
    return f"c.{secrets.token_urlsafe(9)}"


def type_card(campaign: Campaign) -> TypeCard:
    """The game a campaign is played with."""
    try:
        return installed(campaign.founded.game)
    except OptionError:
        raise CampaignError("other-game", game=campaign.founded.game) from None


class Campaigns:
    """The way to all campaigns."""

    def __init__(self, tables: hub.Hub, copies: Copies) -> None:
        self.hub = tables
        self.copies = copies
        self._writing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def read(self, id: str) -> Campaign:
        """The campaign as its ledger has it."""
        if not CAMPAIGN_ID.fullmatch(id):
            raise CampaignError("unknown")
        lines = await self.hub.threads.ask_storage(self.hub.store.read_log, id)
        if not lines:
            raise CampaignError("unknown")
        return rebuilt([ledger.Line(at, ledger.decode(entry)) for at, entry in lines])

    async def find(self, id: str) -> Campaign:
        """The campaign, with every game in its ledger that has come to its end since somebody looked."""
        campaign = await self.read(id)
        for number in [branch.open for branch in campaign.branches if branch.open]:
            evening = await self.evening_of(campaign, campaign.game(number))
            if evening is not None:
                campaign = await self.end(id, number, evening)
        return campaign

    async def end(self, id: str, number: int, evening: Evening) -> Campaign:
        """Write down how a game ended; whoever finds that done is content."""

        def make(now: Campaign) -> Sequence[ledger.Entry]:
            return [] if now.game(number).ended is not None else [steward.ended(now, number, evening)]

        campaign = await self.write(id, make, evening)
        self.copies.ask_for(id, lambda: self.scroll(id))
        return campaign

    async def write(self, id: str, make: Make, evening: Evening | None = None) -> Campaign:
        """Add what follows from the campaign as it is now. If something cannot be, nothing is written."""
        async with self._writing.setdefault(id, asyncio.Lock()):
            for last in range(TRIES):
                campaign = await self.read(id)
                lines = follow(id, campaign, make(campaign), evening)
                try:
                    if lines:
                        await self.hub.writer.append(*lines)
                    return campaign
                except LineTaken:
                    if last == TRIES - 1:
                        raise CampaignError("out-of-order") from None
        raise AssertionError("unreachable")

    async def found(self, entries: Sequence[ledger.Entry]) -> str:
        """A new campaign, which begins with these lines."""
        id, at = new_id(), time.time()
        campaign = rebuilt([ledger.Line(at, entry) for entry in entries])
        lines = [ledger_line(id, n, line.at, line.entry) for n, line in enumerate(campaign.lines, 1)]
        await self.hub.writer.append(*lines)
        return id

    async def bring_in(self, text: str) -> tuple[str, Scroll, list[int]]:
        """Go on here with a campaign that came as a file, if all of it is as it was played."""
        card, scroll, games = await self.hub.threads.check(read_and_checked, text)
        id = new_id()
        await self.hub.writer.append(*brought_in(id, card, scroll, games))
        return id, scroll, games

    async def evenings(self, id: str) -> dict[int, Evening]:
        """What is kept of the finished games."""
        found = await self.hub.threads.ask_storage(self.hub.store.read_evenings, id)
        return {number: evenings.decode(text) for number, text in found}

    async def scroll(self, id: str) -> tuple[Campaign, dict[int, Evening]]:
        """All there is of a campaign."""
        return await self.read(id), await self.evenings(id)

    async def open(self, id: str, make: MakeGame) -> ledger.Opened:
        """Make the table of the next game, and say so in the ledger: both are stored, or neither is."""
        async with self._writing.setdefault(id, asyncio.Lock()):
            campaign = await self.read(id)
            entry, opened = make(campaign)
            try:
                await self.hub.open(opened, entry.table, follow(id, campaign, [entry]))
            except LineTaken:
                raise CampaignError("out-of-order") from None
            return entry

    async def evening_of(self, campaign: Campaign, game: Game) -> Evening | None:
        """What is to be kept of a game, if it is over; a table that cannot be read here goes on elsewhere."""
        try:
            live = await self.hub.find(game.table)
        except RequestError:
            card, text = await self.hub.threads.ask_storage(self.hub.store.read_kept, game.table)
            if not text or keeping.decode_card(card).state != "finished":
                return None
            return written(campaign, game, keeping.decode_card(card), keeping.decode(text))
        await live.settled()
        if live.table.state != "finished":
            return None
        now = keeping.moment(live.id, live.table)
        return written(campaign, game, *await asyncio.to_thread(keeping.kept, now))


def follow(id: str, campaign: Campaign, entries: Sequence[ledger.Entry], evening: Evening | None = None) -> list[Line]:
    """Let the entries happen to the campaign, and the lines that say so."""
    first, at = campaign.n + 1, time.time()
    for entry in entries:
        campaign.apply(entry, at)
    return [ledger_line(id, n, at, entry, evening) for n, entry in enumerate(entries, first)]


def table_of(id: str, now: Campaign, entry: ledger.Opened | Game, seed: str, asker: int, nonce: str) -> log.Opened:
    """The table of a game: everybody sits there with the token they have in the campaign, and whoever has several
    travellers is numbered, so that the company can tell them apart.
    """
    card = type_card(now)
    places: list[log.Place] = []
    for sitting in entry.seats:
        if sitting.person == NOBODY:
            places.append(log.Place("bot", bot=sitting.bot))
        else:
            person = now.person(sitting.person)
            before = len([place for place in places if place.key == person.key])
            name = f"{person.name} {before + 1}" if before else person.name
            places.append(log.Place("person", name, "", person.key, nonce if person.number == asker else ""))
    return log.Opened(
        game=card.id,
        rules=card.rules,
        content=card.content_for(entry.options),
        mode=str(entry.options.get("mode", card.modes[0].name)),
        options=entry.options,
        seed=seed,
        places=places,
        name=now.founded.name,
        language=now.founded.language,
        carried=entry.carried,
        campaign=id,
    )


def written(campaign: Campaign, game: Game, card: keeping.Card, kept: keeping.Kept) -> Evening:
    """A finished game in words and as a record."""
    played = type_card(campaign)
    ending = read_record(kept.record, "kept")[-1]
    assert isinstance(ending, Ending)
    assert ending.carried is not None
    told: dict[str, Chapter] = {}
    for lang in LANGUAGES:
        story = [one.sentence for one in kept.stories[lang].told]
        words = game_words(played.id, lang)
        told[lang] = chapter(played, card.words[lang].ended, game.carried, ending.carried, story, words)
    return Evening(kept.record, told)


def brought_in(id: str, card: TypeCard, scroll: Scroll, games: Sequence[int]) -> list[Line]:
    """The lines of a campaign that came as a file: its ledger, and a table for each game that could be played again."""
    lines: list[Line] = []
    tables: dict[int, str] = {}
    for number in games:
        tables[number] = hub.new_id()
        lines += _table_lines(tables[number], id, card, scroll, number)
    for n, line in enumerate(scroll.campaign.lines, 1):
        entry = line.entry
        if isinstance(entry, ledger.Opened):
            entry = msgspec.structs.replace(entry, table=tables.get(entry.game, ""))
        evening = scroll.evenings[entry.game] if isinstance(entry, ledger.Ended) else None
        lines.append(ledger_line(id, n, line.at, entry, evening))
    return lines


def _table_lines(table: str, id: str, card: TypeCard, scroll: Scroll, number: int) -> list[Line]:
    """The log of a finished game, made from its record, with the names of those who sat there."""
    game = scroll.campaign.games[number]
    opened, following = hub.recorded(card, read_record(scroll.evenings[number].record, "record"))
    names = ["" if one.person == NOBODY else scroll.campaign.person(one.person).name for one in game.seats]
    places = [msgspec.structs.replace(place, name=name) for place, name in zip(opened.places, names, strict=True)]
    opened = msgspec.structs.replace(opened, places=places, campaign=id)
    return [line_of(table, n, game.ended_at, entry) for n, entry in enumerate([opened, *following], 1)]


def read_and_checked(text: str) -> tuple[TypeCard, Scroll, list[int]]:
    """What a file holds, its chain of games checked."""
    scroll = export.read(text)
    card = type_card(scroll.campaign)
    steward.journey_of(card)
    return card, scroll, checked(card, scroll.campaign, scroll.evenings)

"""The next game of a campaign, played in the terminal or by bots alone.

It is played at a table of the storage like any other, so that the browser may go on with it. When it is over it is
written into the ledger.
"""

from __future__ import annotations

import msgspec

from strannik.box.overrides import data_folder
from strannik.campaign import ledger, steward
from strannik.campaign.campaign import Branch, Campaign, Game
from strannik.campaign.ledger import NOBODY
from strannik.campaign.mistakes import CampaignError
from strannik.cli.campaigns.desk import Desk
from strannik.cli.options import read_bots, seated
from strannik.cli.terminal.bots_here import next_of_bots
from strannik.cli.terminal.brought_over import bring_over
from strannik.cli.terminal.here import SeatHere
from strannik.cli.terminal.record_file import RecordFile
from strannik.cli.terminal.seat import keep_token
from strannik.cli.terminal.sitting_down import converse
from strannik.cli.terminal.stored_table import StoredTable, find_table, lay_table
from strannik.core.options import OptionError, Settings
from strannik.core.record import new_seed
from strannik.server.messages.common import Language
from strannik.server.playing import keeping
from strannik.server.playing.campaigns import follow, table_of, type_card, written
from strannik.server.playing.hub import new_id
from strannik.server.storage.failure import LineTaken
from strannik.server.storage.writer import Line
from strannik.table import log
from strannik.table.seats import key_of, new_token


def play_evening(
    desk: Desk,
    id: str,
    campaign: Campaign,
    branch: Branch,
    which: int,
    bots: str,
    by_bots: bool,
    wanted: Settings,
    language: Language,
) -> ledger.Ended | None:
    """Open the next game, or take up the one that was left, and play it; nothing if it is left again."""
    names = read_bots(type_card(campaign), bots)
    if not branch.open:
        stored = _opened(desk, id, campaign, branch, which, names, by_bots, wanted)
        game = campaign.game(branch.open)
    else:
        if wanted:
            raise CampaignError("game-is-open")
        game = campaign.game(branch.open)
        stored = _taken_up(desk, id, campaign, game, names)
        if by_bots:
            _hand_to_bots(stored, game, names)
    if by_bots:
        _let_bots_play(stored)
    else:
        converse(SeatHere(stored, stored.table.seats[_mine(game)].key, language), None)
    if stored.table.state != "finished":
        return None
    evening = written(campaign, game, *keeping.kept(keeping.moment(stored.id, stored.table)))
    ended = steward.ended(campaign, game.number, evening)
    desk.write(id, campaign, [ended], evening)
    desk.lay_copy(id)
    _file(id, game).remove()
    return ended


def _opened(
    desk: Desk,
    id: str,
    campaign: Campaign,
    branch: Branch,
    which: int,
    bots: list[str],
    by_bots: bool,
    wanted: Settings,
) -> StoredTable:
    """A new game at a new table: everybody travels. Ledger and table are stored together, or neither is."""
    crew = range(len(branch.crew))
    named = seated(bots[: len(crew)], len(crew))
    seats = [
        ledger.Sitting(traveller, campaign.owner(branch, traveller))
        if campaign.owner(branch, traveller) != NOBODY
        else ledger.Sitting(traveller, bot=named[traveller])
        for traveller in crew
    ]
    entry = steward.opened(type_card(campaign), campaign, branch, which, seats, new_id(), wanted)
    lines = follow(id, campaign, [entry])
    try:
        return _laid(desk, id, campaign, campaign.game(entry.game), named, by_bots, lines)
    except LineTaken:
        raise CampaignError("out-of-order") from None


def _mine(game: Game) -> int:
    """The seat of the person at the terminal: the first traveller that is a person's."""
    return next((seat for seat, sitting in enumerate(game.seats) if sitting.person != NOBODY), 0)


def _laid(
    desk: Desk, id: str, campaign: Campaign, game: Game, bots: list[str], by_bots: bool, beside: list[Line]
) -> StoredTable:
    """The table of a game: the person at the terminal has their seat, and bots play the others."""
    token, mine = new_token(), _mine(game)
    opened = table_of(id, campaign, game, new_seed(), NOBODY, "")
    own = opened.places[mine]
    places = [log.Place("bot", bot=bot) for bot in seated(bots[: len(game.seats)], len(game.seats))]
    if not by_bots:
        places[mine] = log.Place("person", own.name, key=own.key or key_of(token))
    stored = lay_table(desk, msgspec.structs.replace(opened, places=places), id=game.table, beside=beside)
    if not own.key:
        keep_token(stored.id, token)
    return stored


def _taken_up(desk: Desk, id: str, campaign: Campaign, game: Game, bots: list[str]) -> StoredTable:
    """The table of a game that was left. Earlier versions kept such a game in a file of its own."""
    if game.table:
        return find_table(desk, game.table)
    file = _file(id, game)
    table = file.table()
    if not table and file.exists():
        token = new_token()
        table = bring_over(desk, type_card(campaign), file, key_of(token), id)
        keep_token(table, token)
    if table:
        return find_table(desk, table)
    stored = _laid(desk, id, campaign, game, bots, by_bots=False, beside=[])
    file.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.name_table(stored.id)
    return stored


def _file(id: str, game: Game) -> RecordFile:
    return RecordFile(data_folder() / "campaigns" / f"{id}-{game.number}.jsonl")


def _hand_to_bots(stored: StoredTable, game: Game, bots: list[str]) -> None:
    """Let bots play on for the people of a game that was begun, if it was begun at the terminal."""
    people = [seat for seat, place in enumerate(stored.table.seats) if place.by_person]
    if len(people) > 1:
        raise OptionError(f"game {game.number} is being played by several people, at table {stored.id}")
    named = seated(bots[: len(game.seats)], len(game.seats))
    for seat in people:
        stored.happen(log.BotSat(seat, named[seat]))


def _let_bots_play(stored: StoredTable) -> None:
    """Bots play every seat to the end."""
    while (move := next_of_bots(stored.table)) is not None:
        stored.happen(move)
    stored.store()
    stored.keep()

"""The next game of a campaign, played in the terminal or by bots alone.

It is kept in a file in the data folder while it is played, so that it can be left and gone on with; when it is over it
is written into the ledger.
"""

from __future__ import annotations

from pathlib import Path

from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.game import Game as TypeCard
from strannik.box.match import Match
from strannik.box.overrides import data_folder
from strannik.campaign import ledger, steward
from strannik.campaign.campaign import Branch, Campaign, Game
from strannik.campaign.evening import Evening, chapter
from strannik.campaign.ledger import NOBODY
from strannik.cli.campaigns.desk import Desk
from strannik.cli.options import read_bots, seated
from strannik.cli.retelling import story
from strannik.cli.terminal.company import Company
from strannik.cli.terminal.dialogue import Dialogue
from strannik.cli.terminal.saved import Private, SavedGame
from strannik.cli.terminal.sitting import Sitting
from strannik.core.chance import Chance, derived_seed
from strannik.core.options import OptionError
from strannik.core.record import Ending, new_seed, write_record
from strannik.server.playing.campaigns import type_card
from strannik.show.clauses import LANGUAGES
from strannik.show.telling import outcome, tell_all


def play_evening(
    desk: Desk, id: str, campaign: Campaign, branch: Branch, which: int, bots: str, by_bots: bool, language: str
) -> ledger.Ended | None:
    """Open the next game, or take up the one that was left, and play it; nothing if it is left again."""
    card = type_card(campaign)
    names = read_bots(card, bots)
    game = campaign.game(branch.open) if branch.open else _opened(desk, id, card, campaign, branch, which, names)
    if game.table:
        raise OptionError(f"game {game.number} is being played in the browser, at table {game.table}")
    match = _by_bots(card, game, names) if by_bots else _in_terminal(card, campaign, game, id, names, language)
    if not match.position.finished:
        return None
    evening = told(card, match, game)
    ended = steward.ended(campaign, game.number, evening)
    desk.write(id, campaign, [ended], evening)
    _file(id, game).unlink(missing_ok=True)
    return ended


def _opened(
    desk: Desk, id: str, card: TypeCard, campaign: Campaign, branch: Branch, which: int, bots: list[str]
) -> Game:
    """A new game: everybody travels, and bots play whom nobody plays."""
    crew = range(len(branch.crew))
    others = seated(bots[: len(crew)], len(crew))
    seats = [
        ledger.Sitting(traveller, campaign.owner(branch, traveller))
        if campaign.owner(branch, traveller) != NOBODY
        else ledger.Sitting(traveller, bot=others[traveller])
        for traveller in crew
    ]
    entry = steward.opened(card, campaign, branch, which, seats, "")
    desk.write(id, campaign, [entry])
    return campaign.game(entry.game)


def _file(id: str, game: Game) -> Path:
    return data_folder() / "campaigns" / f"{id}-{game.number}.jsonl"


def _by_bots(card: TypeCard, game: Game, bots: list[str]) -> Match:
    """Bots play every seat."""
    seed = new_seed()
    match = Match(card, len(game.seats), seed, game.options, game.carried)
    players = [
        make_bot(name, card, Chance(derived_seed(seed, "campaign", seat, 0), 0))
        for seat, name in enumerate(seated(bots[: len(game.seats)], len(game.seats)))
    ]
    while not match.position.finished:
        seat = match.position.waiting[0]
        match.play(seat, players[seat].choose(Window(match.position, seat)))
    return match


def _in_terminal(card: TypeCard, campaign: Campaign, game: Game, id: str, bots: list[str], language: str) -> Match:
    """The person at the terminal plays the first traveller that is a person's, bots the others."""
    saved = SavedGame(_file(id, game))
    if saved.exists():
        match, private = saved.resume(card)
    else:
        saved.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        mine = [seat for seat, sitting in enumerate(game.seats) if sitting.person != NOBODY]
        me = mine[0] if mine else 0
        named = seated(bots[: len(game.seats)], len(game.seats))
        private = Private(new_seed(), me, ["" if seat == me else named[seat] for seat in range(len(game.seats))])
        match = Match(card, len(game.seats), private.seed, game.options, game.carried)
    Dialogue(Sitting(match, Company(card, private), language, saved)).run()
    return match


def told(card: TypeCard, match: Match, game: Game) -> Evening:
    """A finished game as it is kept."""
    ending = match.entries[-1]
    assert isinstance(ending, Ending)
    assert ending.carried is not None
    result = card.result(match.position.table)
    chapters = {}
    for language in LANGUAGES:
        words = card.words(language)
        lines = [line for part in story(match) for line in tell_all(part.events, words)]
        chapters[language] = chapter(card, outcome(result, words), game.carried, ending.carried, lines, words)
    return Evening(write_record(match.entries), chapters)

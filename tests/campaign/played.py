"""Campaigns for tests: the toy caravan, or another game's journey, its evenings played by bots."""

from __future__ import annotations

from collections.abc import Callable

from strannik.bots.bot import Bot
from strannik.bots.random import RandomBot
from strannik.bots.window import Window
from strannik.box.game import Game
from strannik.box.match import Match
from strannik.campaign import ledger, steward
from strannik.campaign.campaign import Branch, Campaign
from strannik.campaign.evening import Evening, chapter
from strannik.core.carried import Carried
from strannik.core.chance import Chance
from strannik.core.record import Ending, write_record
from strannik.show.telling import outcome
from tests.core.toy_journey import GAME

LANGUAGES = ("en", "ru")


class Travels:
    """A campaign in memory with its evenings, and a clock that goes on by itself."""

    def __init__(
        self,
        *people: str,
        heroes: list[str] | None = None,
        game: Game = GAME,
        bot: Callable[[Chance], Bot] = RandomBot,
    ) -> None:
        self.game = game
        self.bot = bot
        self.at = 1_700_000_000.0
        names = people or ("Anna", "Boris")
        crew = list(range(1, len(names) + 1))
        first = steward.founded(game, "To the sea", {}, heroes or [""] * len(names), crew)
        self.campaign = Campaign(first, self.at)
        self.evenings: dict[int, Evening] = {}
        for number, name in enumerate(names, 1):
            self.write(ledger.Joined(number, name, f"key of {name}"))

    @property
    def trunk(self) -> Branch:
        return self.campaign.branch(1)

    def write(self, entry: ledger.Entry) -> None:
        self.at += 60
        self.campaign.apply(entry, self.at)

    def open(self, branch: int = 1, which: int = 0, travellers: list[int] | None = None) -> int:
        way = self.campaign.branch(branch)
        seated = list(range(len(way.crew))) if travellers is None else travellers
        seats = steward.sittings(self.campaign, way, seated, "random")
        table = f"table-{len(self.campaign.games) + 1}"
        opened = steward.opened(self.game, self.campaign, way, which, seats, table)
        self.write(opened)
        return opened.game

    def end(self, number: int, seed: str = "") -> None:
        game = self.campaign.game(number)
        seed = seed or f"game {number}"
        match = evening(self.game, len(game.seats), seed, game.carried, game.options, self.bot(Chance(seed, 0)))
        self.evenings[number] = told(self.game, match, game.carried)
        self.write(steward.ended(self.campaign, number, self.evenings[number]))

    def play(self, branch: int = 1, seed: str = "") -> int:
        number = self.open(branch)
        self.end(number, seed)
        return number

    def go_back(self, after: int, name: str = "What if") -> int:
        number = len(self.campaign.branches) + 1
        self.write(ledger.Branched(number, name, after))
        return number


def evening(game: Game, seats: int, seed: str, carried: Carried | None, options, bot: Bot) -> Match:
    """One evening, played to its end."""
    match = Match(game, seats, seed, options, carried=carried)
    while not match.position.finished:
        seat = match.position.waiting[0]
        match.play(seat, bot.choose(Window(match.position, seat)))
    return match


def told(game: Game, match: Match, before: Carried) -> Evening:
    ending = match.entries[-1]
    assert isinstance(ending, Ending)
    assert ending.carried is not None
    result = game.result(match.position.table)
    chapters = {}
    for lang in LANGUAGES:
        words = game.words(lang)
        chapters[lang] = chapter(game, outcome(result, words), before, ending.carried, ["…"], words)
    return Evening(write_record(match.entries), chapters)

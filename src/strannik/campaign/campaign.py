"""A campaign: what follows from its ledger. Nothing here is stored anywhere else.

`apply` checks an entry and lets it happen; applying the entries of a ledger gives the campaign again. Who calls brings
the time and keeps the lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from strannik.campaign import ledger
from strannik.campaign.ledger import NOBODY, TRUNK
from strannik.campaign.mistakes import CampaignError
from strannik.core.carried import Carried
from strannik.core.options import Settings


@dataclass
class Person:
    """One of the company; `key` is that of their token, nothing if nobody has claimed them here."""

    number: int
    name: str
    key: str
    here: bool = True

    @property
    def claimed(self) -> bool:
        return self.here and bool(self.key)


@dataclass
class Game:
    """A game of the campaign. `after` is the game it follows, 0 if it is a first one; `crew` is who went on from it."""

    number: int
    branch: int
    after: int
    table: str
    options: Settings
    seats: list[ledger.Sitting]
    carried: Carried
    opened_at: float
    ended: ledger.Ended | None = None
    ended_at: float = 0.0
    crew: list[int] = field(default_factory=list)


@dataclass
class Note:
    """Something written down after a game."""

    at: float
    branch: int
    after: int
    person: int
    text: str


@dataclass
class Branch:
    """A way on: from `start` (the game it leaves after, 0 is the beginning) to `tip`, the last game that is over.

    `crew` says who plays each traveller, `open` is the game that is being played, 0 if none is.
    """

    number: int
    name: str
    start: int
    tip: int
    carried: Carried
    crew: list[int]
    open: int = 0


class Campaign:
    """A campaign from its first line on."""

    def __init__(self, founded: ledger.Founded, at: float) -> None:
        self.founded = founded
        self.people: list[Person] = []
        self.games: dict[int, Game] = {}
        self.notes: list[Note] = []
        trunk = Branch(TRUNK, "", 0, 0, founded.carried, list(founded.crew))
        self.branches: list[Branch] = [trunk]
        self.lines: list[ledger.Line] = [ledger.Line(at, founded)]

    @property
    def n(self) -> int:
        """The number of the last line."""
        return len(self.lines)

    @property
    def latest(self) -> Branch:
        """The branch on which somebody last did something."""
        for line in reversed(self.lines):
            entry = line.entry
            if isinstance(entry, ledger.Opened | ledger.Branched | ledger.Travelled | ledger.Took | ledger.Learnt):
                return self.branch(entry.branch)
            if isinstance(entry, ledger.Ended):
                return self.branch(self.games[entry.game].branch)
        return self.branches[0]

    def branch(self, number: int) -> Branch:
        for branch in self.branches:
            if branch.number == number:
                return branch
        raise CampaignError("no-branch", branch=number)

    def game(self, number: int) -> Game:
        if number not in self.games:
            raise CampaignError("no-game", game=number)
        return self.games[number]

    def person(self, number: int) -> Person:
        if not 1 <= number <= len(self.people):
            raise CampaignError("no-person")
        return self.people[number - 1]

    def person_of(self, key: str) -> Person | None:
        """Who has the token with this key."""
        for person in self.people:
            if key and person.claimed and person.key == key:
                return person
        return None

    def owner(self, branch: Branch, traveller: int) -> int:
        """Whose traveller it is: whoever took it last and has not left, claimed here or not."""
        if not 0 <= traveller < len(branch.crew):
            raise CampaignError("no-traveller")
        person = branch.crew[traveller]
        return person if person != NOBODY and self.person(person).here else NOBODY

    def player(self, branch: Branch, traveller: int) -> int:
        """Who plays a traveller now: whoever took it last, as long as they are here; otherwise nobody, so a bot.

        Whoever came along with a file is here when they have said so.
        """
        person = self.owner(branch, traveller)
        return person if person != NOBODY and self.person(person).claimed else NOBODY

    def behind(self, number: int) -> list[Game]:
        """The finished games up to this one, from the first on."""
        way: list[Game] = []
        while number:
            game = self.game(number)
            way.insert(0, game)
            number = game.after
        return way

    def carried_before(self, number: int) -> Carried:
        """What lay ready when a game was opened: what its branch carried, with everybody who had joined by then."""
        carried: dict[int, Carried] = {TRUNK: self.founded.carried}
        for line in self.lines:
            match line.entry:
                case ledger.Branched(branch=branch, after=after):
                    carried[branch] = self.place(after)[0]
                case ledger.Travelled(branch=branch, carried=more) | ledger.Learnt(branch=branch, carried=more):
                    carried[branch] = more
                case ledger.Ended(game=game, carried=more):
                    carried[self.games[game].branch] = more
                case ledger.Opened(game=game, branch=branch) if game == number:
                    return carried[branch]
        raise CampaignError("no-game", game=number)

    def place(self, after: int) -> tuple[Carried, list[int]]:
        """What was carried on from a place, and who played whom there; 0 is the beginning."""
        if after == 0:
            return self.founded.carried, list(self.founded.crew)
        game = self.game(after)
        if game.ended is None:
            raise CampaignError("still-played", game=after)
        return game.ended.carried, list(game.crew)

    def apply(self, entry: ledger.Entry, at: float) -> None:
        """Let the entry happen; if it cannot, a CampaignError is raised and nothing has changed."""
        match entry:
            case ledger.Founded():
                raise CampaignError("unreadable", detail="founded twice")
            case ledger.Joined() | ledger.Left() | ledger.CameBack():
                self._come_and_go(entry)
            case ledger.Travelled() | ledger.Took():
                self._crew(entry)
            case ledger.Learnt():
                self._learn(entry)
            case ledger.Opened():
                self._open(entry, at)
            case ledger.Ended():
                self._end(entry, at)
            case ledger.Branched():
                carried, crew = self.place(entry.after)
                if entry.branch != len(self.branches) + 1:
                    raise CampaignError("out-of-order")
                self.branches.append(Branch(entry.branch, entry.name, entry.after, entry.after, carried, crew))
            case ledger.Noted():
                self.person(entry.person)
                branch = self.branch(entry.branch)
                self.notes.append(Note(at, branch.number, branch.tip, entry.person, entry.text))
        self.lines.append(ledger.Line(at, entry))

    def _come_and_go(self, entry: ledger.Joined | ledger.Left | ledger.CameBack) -> None:
        if isinstance(entry, ledger.Joined):
            if entry.person != len(self.people) + 1:
                raise CampaignError("out-of-order")
            if self.person_of(entry.key) is not None:
                raise CampaignError("already-here")
            self.people.append(Person(entry.person, entry.name, entry.key))
            return
        person = self.person(entry.person)
        if isinstance(entry, ledger.Left):
            if not person.here:
                raise CampaignError("not-here")
            person.here, person.key = False, ""
            return
        if person.claimed or self.person_of(entry.key) is not None:
            raise CampaignError("already-here")
        person.here, person.name, person.key = True, entry.name, entry.key

    def _crew(self, entry: ledger.Travelled | ledger.Took) -> None:
        branch = self.branch(entry.branch)
        if entry.person != NOBODY and not self.person(entry.person).here:
            raise CampaignError("not-here")
        if isinstance(entry, ledger.Took):
            if entry.traveller >= len(branch.crew):
                raise CampaignError("no-traveller")
            branch.crew[entry.traveller] = entry.person
            return
        if branch.open:
            raise CampaignError("game-is-open")
        if entry.traveller != len(branch.crew):
            raise CampaignError("out-of-order")
        branch.crew.append(entry.person)
        branch.carried = entry.carried

    def _learn(self, entry: ledger.Learnt) -> None:
        branch = self.branch(entry.branch)
        if branch.open:
            raise CampaignError("game-is-open")
        if entry.traveller >= len(branch.crew):
            raise CampaignError("no-traveller")
        branch.carried = entry.carried

    def _open(self, entry: ledger.Opened, at: float) -> None:
        branch = self.branch(entry.branch)
        if branch.open:
            raise CampaignError("game-is-open")
        if entry.game <= max(self.games, default=0):
            raise CampaignError("out-of-order")
        for sitting in entry.seats:
            if sitting.traveller >= len(branch.crew):
                raise CampaignError("no-traveller")
            if sitting.person != NOBODY:
                self.person(sitting.person)
        branch.open = entry.game
        self.games[entry.game] = Game(
            entry.game, branch.number, branch.tip, entry.table, entry.options, entry.seats, entry.carried, at
        )

    def _end(self, entry: ledger.Ended, at: float) -> None:
        game = self.game(entry.game)
        if game.ended is not None:
            raise CampaignError("already-ended", game=game.number)
        branch = self.branch(game.branch)
        game.ended, game.ended_at, game.crew = entry, at, list(branch.crew)
        branch.tip, branch.open, branch.carried = game.number, 0, entry.carried


def rebuilt(lines: Iterable[ledger.Line]) -> Campaign:
    """The campaign that follows from a ledger."""
    entries = list(lines)
    if not entries or not isinstance(entries[0].entry, ledger.Founded):
        raise CampaignError("unreadable", detail="a ledger begins with its founding")
    campaign = Campaign(entries[0].entry, entries[0].at)
    for line in entries[1:]:
        campaign.apply(line.entry, line.at)
    return campaign

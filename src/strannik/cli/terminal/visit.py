"""A visit: the dialogue of somebody who sits at a table elsewhere, among people and bots."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from strannik.box.shelf import find_game
from strannik.cli.rule import asked_clauses, clause_text
from strannik.cli.terminal.choices import in_latin, numbered, numbers_on_pieces
from strannik.cli.terminal.dialogue import Leave, option_list
from strannik.cli.terminal.drawing import draw, panels
from strannik.cli.terminal.elsewhere import Refused, SeatElsewhere
from strannik.core.data import DataError
from strannik.core.options import OptionError
from strannik.server.messages import SceneShown, ShownResult
from strannik.show.clauses import LANGUAGES
from strannik.show.prompt import Choosable
from strannik.show.words import Words

COMMANDS = ("help", "rule", "score", "log", "undo", "chat", "agree", "refuse", "lang", "quit")


class Visit:
    """Shows what the seat sees, listens, and says it at the table; in between it waits for the others."""

    def __init__(self, seat: SeatElsewhere, shown: SceneShown) -> None:
        self.seat = seat
        self.shown = shown
        self.heard = 0
        self.told: list[str] = []
        self.console = Console(highlight=False)
        self.game = find_game(shown.table.game)
        self.obeys: dict[str, Callable[[str], bool]] = {name: getattr(self, name) for name in COMMANDS}
        self.vocabulary = {
            word.strip(): name
            for language in LANGUAGES
            for name in COMMANDS
            for word in self.game.words(language).say(f"command-{name}").split(",")
        }

    @property
    def words(self) -> Words:
        return self.game.words(self.seat.language)

    def run(self) -> None:
        """Play until the game is over or the person leaves; the seat stays theirs."""
        self.say("game-blurb", "italic")
        self.say("terminal-visiting", me=self.words.seat(self.shown.seat), table=self.shown.table.title)
        try:
            while self.shown.result is None:
                self.tell_news()
                if self.asked:
                    self.show_table()
                    while not self.obey(self.listen()):
                        pass
                else:
                    self.wait()
                self.look()
            self.finish(self.shown.result)
        except (EOFError, KeyboardInterrupt, Leave):
            self.console.print()
            self.say("terminal-bye-visit")

    @property
    def asked(self) -> bool:
        """Whether the person has something to answer: a question, or whether to go back."""
        prompt, proposal = self.shown.prompt, self.shown.table.proposal
        return bool(prompt and prompt.options) or (proposal is not None and self.shown.seat in proposal.asked)

    def look(self) -> None:
        """See the table as it is now."""
        self.shown = self.seat.scene(self.heard)

    def wait(self) -> None:
        names = [place.name or self.words.seat(place.seat) for place in self.shown.table.seats if place.waiting]
        self.say("terminal-waiting", "dim", names=", ".join(names), count=len(names))
        self.seat.wait(self.shown.n)

    def say(self, message: str, style: str = "", **facts: object) -> None:
        self.console.print(Text(self.words.say(message, facts), style=style))

    def tell_news(self) -> None:
        """What happened since the person last listened; of what was before they came, only the last words."""
        fresh = [told.sentence for told in self.shown.log if told.n > self.heard and told.sentence]
        for line in fresh if self.heard else fresh[-3:]:
            self.console.print(Text(f"• {line}", style="cyan"))
        self.told += fresh
        self.heard = self.shown.n

    def show_table(self) -> None:
        shown, options = self.shown, self.options()
        if shown.scene is not None:
            draw(self.console, shown.scene, shown.seat, numbers_on_pieces(options))
            self.score("")
        if shown.table.proposal is not None:
            self.say("terminal-proposal", "yellow", moment=shown.table.proposal.moment)
        if shown.prompt is not None and shown.prompt.options:
            self.console.print(Text.assemble((shown.prompt.question, "bold"), (f"  {shown.prompt.clause}", "dim")))
            self.console.print(option_list(options))

    def options(self) -> dict[int, Choosable]:
        """Everything that can be answered, by its number."""
        if self.shown.prompt is None or self.shown.scene is None:
            return {}
        return numbered(self.shown.prompt, self.shown.scene)

    def listen(self) -> str:
        line = input("> ").strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def obey(self, line: str) -> bool:
        """Do what was typed; whether the table is to be looked at anew."""
        first, _, rest = line.partition(" ")
        name = self.vocabulary.get(first.lower().removeprefix("/"), "")
        try:
            return self.obeys[name](rest.strip()) if name else self.move(line)
        except Refused as refused:
            self.console.print(Text(refused.problem.text, style="yellow"))
            for clause in asked_clauses(refused.problem.clause, [self.game])[:1] if refused.problem.clause else []:
                self.console.print(clause_text(clause, self.seat.language))
            return refused.problem.code == "stale"
        except DataError as mistake:
            self.console.print(Text(str(mistake), style="red"))
            return False

    def move(self, line: str) -> bool:
        """Make a move: an option's number, or the move in words."""
        if line:
            self.seat.say("/moves", n=self.shown.n, say=self.meant(line), seat=self.shown.seat)
        return True

    def meant(self, line: str) -> str:
        """What is said by a line: the option of that number, the only one it can be short for, or the line itself."""
        options = self.options()
        if line.isdecimal() and int(line) in options:
            return options[int(line)].say
        typed = in_latin(line).lower()
        short = [option.say for option in options.values() if option.say.lower().startswith(typed)]
        named = [option.say for option in options.values() if option.label.lower() == line.lower()]
        return short[0] if len(short) == 1 else named[0] if len(named) == 1 else line

    def help(self, rest: str) -> bool:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name in COMMANDS:
            table.add_row(Text(self.words.say(f"command-{name}"), style="cyan"), self.words.say(f"help-{name}"))
        self.say("help-moves")
        self.console.print(table)
        return False

    def rule(self, rest: str) -> bool:
        asked = rest or (self.shown.prompt.clause if self.shown.prompt else "") or self.game.id
        for clause in asked_clauses(asked, [self.game]):
            self.console.print(clause_text(clause, self.seat.language))
        return False

    def score(self, rest: str) -> bool:
        """How the players stand."""
        seats = self.shown.table.seats
        names = {place.seat: place.bot or place.name for place in seats}
        names[self.shown.seat] = self.words.say("terminal-you")
        if self.shown.scene is not None:
            waiting = [place.seat for place in seats if place.waiting]
            self.console.print(panels(self.shown.scene, names, waiting, self.words))
        return False

    def log(self, rest: str) -> bool:
        for line in self.told:
            self.console.print(Text(line))
        return False

    def undo(self, rest: str) -> bool:
        """Take back in the way that is offered now."""
        offer = self.shown.undo
        if offer is None:
            self.console.print(Text(self.words.refusal("core.nothing-to-undo", {}), style="yellow"))
            return False
        self.seat.say("/undo", n=self.shown.n, kind=offer.kind, seat=offer.seat)
        return True

    def chat(self, rest: str) -> bool:
        if rest:
            self.seat.say("/chat", text=rest, seat=self.shown.seat)
        return bool(rest)

    def agree(self, rest: str) -> bool:
        return self.consent(agree=True)

    def refuse(self, rest: str) -> bool:
        return self.consent(agree=False)

    def consent(self, agree: bool) -> bool:
        """Answer whoever asks to go back."""
        proposal = self.shown.table.proposal
        n = 0 if proposal is None else proposal.n
        self.seat.say("/consent", n=n, agree=agree, seat=self.shown.seat)
        return True

    def lang(self, rest: str) -> bool:
        if rest not in LANGUAGES:
            self.say("terminal-lang", languages=", ".join(LANGUAGES))
            return False
        self.seat.language = rest
        return True

    def quit(self, rest: str) -> bool:
        raise Leave

    def finish(self, result: ShownResult) -> None:
        """The last scene, the points, and who won."""
        self.tell_news()
        if self.shown.scene is not None:
            draw(self.console, self.shown.scene, self.shown.seat, {})
        table = Table(box=None, padding=(0, 2, 0, 0))
        for sheet in result.sheets:
            mark = "★ " if sheet.winner else ""
            table.add_row(f"{mark}{self.words.seat(sheet.seat)}", Text(str(sheet.total), style="bold"))
        self.console.print(table)
        if result.outcome:
            self.console.print(Text(result.outcome, style="bold"))
        elif self.shown.seat in result.winners:
            self.say("terminal-won-you", "bold green")


def join(link: str, name: str, language: str) -> None:
    """Sit down at the table of this link, or come back to it, and play."""
    seat = SeatElsewhere(link, language)
    try:
        seat.sit_down(name)
        Visit(seat, seat.scene()).run()
    except Refused as refused:
        raise OptionError(refused.problem.text) from None

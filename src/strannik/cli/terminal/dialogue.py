"""The dialogue: what is printed and typed at the terminal from the first position to the last.

It is the same at every table, whether it is kept here or elsewhere, with people or with bots.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from pathlib import Path

from rich.table import Table
from rich.text import Text

from strannik.cli.mistakes import as_raised, said
from strannik.cli.rule import asked_clauses, clause_text
from strannik.cli.terminal.choices import meant
from strannik.cli.terminal.drawing import enlarged
from strannik.cli.terminal.guiding import print_hint, print_suggestion
from strannik.cli.terminal.record_file import RecordFile
from strannik.cli.terminal.screen import Screen
from strannik.cli.terminal.seat import Refused, Seat
from strannik.core.data import DataError
from strannik.core.options import OptionError
from strannik.server.messages import SceneShown, ShownResult, Suggested
from strannik.server.playing.verbs import SendChat, SendConsent, SendMove, SendUndo
from strannik.show.clauses import LANGUAGES
from strannik.show.prompt import Prompt
from strannik.table.events import WentBack
from strannik.table.log import Retracted

LAST_HEARD = 3
"""So much of what has happened is told to whoever comes to a game that is being played."""

BACK = (WentBack.__name__, Retracted.__name__)
"""What somebody has done who has come back to a question."""

COMMANDS = (
    *("help", "hint", "guide", "why", "rule", "show", "score", "log", "undo", "chat", "agree", "refuse"),
    *("lang", "save", "quit"),
)


class Leave(Exception):
    """The person wants to go."""


class Dialogue:
    """Shows the table, listens, and obeys."""

    def __init__(self, seat: Seat, record: RecordFile | None = None) -> None:
        self.seat = seat
        self.record = record
        self.screen = Screen(seat.scene())
        self.told: list[str] = []
        self.heard = 0
        self.passed = -1
        self.obeys: dict[str, Callable[[str], bool]] = {
            name: getattr(self, {"show": "show_piece"}.get(name, name)) for name in COMMANDS
        }
        self.vocabulary = {
            word.strip(): name
            for words in self.screen.languages.values()
            for name in COMMANDS
            for word in words.say(f"command-{name}").split(",")
        }
        if record is not None and not record.exists():
            record.begin(seat.address, seat.record())

    @property
    def shown(self) -> SceneShown:
        return self.screen.shown

    @property
    def prompt(self) -> Prompt:
        return self.screen.prompt

    @property
    def asked(self) -> bool:
        """Whether there is a question, somebody who wants to go back, or something to do before the others go on."""
        proposal, me = self.shown.table.proposal, self.shown.seat
        if self.prompt.options or (proposal is not None and me in proposal.asked and me not in proposal.agreed):
            return True
        return self.may_interject

    @property
    def may_interject(self) -> bool:
        """Whether the person could do something before the others go on, and has not declined yet."""
        if any([one.seat == self.shown.seat for one in self.prompt.proposals]):
            return False  # What was proposed stands until it is taken back.
        extras = [option for option in self.prompt.extras if option.closed is None]
        return bool(extras) and not self.prompt.options and self.passed != self.shown.n

    @property
    def formality(self) -> str:
        """The only answer there is, where it means nothing; nobody is asked who has not just come back to it."""
        back = bool(self.shown.log) and self.shown.log[-1].event in BACK
        return "" if back else next((option.say for option in self.prompt.options if option.formal), "")

    def look(self) -> None:
        """See the table as it is now."""
        self.screen.shown = self.seat.scene(self.heard)

    def run(self) -> None:
        """Play until the game is over or the person leaves; the seat stays theirs."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  # lets a line be edited and an earlier one be called back
        try:
            self.greet()
            self.go_on()
        except (EOFError, Leave):
            self.take_leave()
        except KeyboardInterrupt:
            self.take_leave()
            raise

    def greet(self) -> None:
        words, seats = self.screen.words, self.shown.table.seats
        mine = [words.seat(seat) for seat in self.shown.seats]
        others = [
            f"{words.seat(place.seat)} ({self.screen.manner(place.bot)})" if place.bot else words.seat(place.seat)
            for place in seats
            if place.seat not in self.shown.seats
        ]
        self.screen.say("game-blurb", "italic")
        self.screen.say("terminal-seated", me=", ".join(mine), others=", ".join(others), count=len(others))
        if not self.seat.new:
            self.screen.say("terminal-resumed")
        self.screen.say("terminal-welcome", "dim")

    def go_on(self) -> None:
        while self.shown.result is None:
            self.keep()
            self.tell_news()
            if self.formality and self.obey(self.formality):
                pass
            elif self.asked:
                self.show_table()
                while not self.obey(self.listen()):
                    pass
            else:
                self.wait()
            self.look()
        self.finish(self.shown.result)

    def wait(self) -> None:
        """Let the others go on; people may take their time."""
        awaited = [place for place in self.shown.table.seats if place.waiting and not place.bot]
        names = [self.screen.words.seat(place.seat) for place in awaited]
        if names:
            self.screen.say("terminal-waiting", "dim", names=", ".join(names), count=len(names))
        try:
            self.seat.wait(self.shown.n)
        except Refused as refused:
            self.screen.explain(refused.problem.text, refused.problem.clause)

    def tell_news(self) -> None:
        """What happened since the person last listened; of what was before they came, only the last."""
        fresh = [told.sentence for told in self.shown.log if told.n > self.heard and told.sentence]
        for line, _ in groupby(fresh if self.heard or self.seat.new else fresh[-LAST_HEARD:]):
            self.screen.console.print(Text(f"• {line}", style="cyan"))
        self.told += fresh
        self.heard = self.shown.n

    def show_table(self) -> None:
        """The table with its question, and what the guide would do."""
        shown, cues = self.shown, self.screen.cues
        self.screen.show_table()
        if shown.guide is not None and not shown.guide.left and self.prompt.options:
            scripted = [Suggested(shown.n, cue.suggests, cue.why) for cue in cues if cue.suggests]
            suggested = scripted[-1] if scripted else self.seat.suggestion(shown.seat)
            print_suggestion(self.screen.console, suggested, self.screen.options, self.screen.words)

    def listen(self) -> str:
        """A line as it was typed; what comes through a pipe is printed, so that a log can be read later."""
        line = input("> ").strip()
        if not sys.stdin.isatty():
            self.screen.console.print(Text(line))
        return line

    def obey(self, line: str) -> bool:
        """Do what was typed; whether the table is to be looked at anew."""
        try:
            name, rest = self.command(line)
            if name:
                return self.obeys[name](rest)
            return self.move(line)
        except Refused as refused:
            self.screen.explain(refused.problem.text, refused.problem.clause)
            return refused.problem.code == "stale"
        except (OptionError, DataError, OSError) as mistake:
            told = as_raised(mistake) if self.shown.lang == "en" else said(mistake, self.screen.words)
            self.screen.console.print(Text(told, style="red"))
        return False

    def command(self, line: str) -> tuple[str, str]:
        """The command a line is, and the rest of it; a game's own verbs come before ours, unless a slash says so."""
        first, _, rest = line.partition(" ")
        word = first.lower().removeprefix("/")
        verbs = {option.verb for option in [*self.prompt.options, *self.prompt.extras]}
        if word in verbs and not first.startswith("/"):
            return "", ""
        return self.vocabulary.get(word, ""), rest.strip()

    def move(self, line: str) -> bool:
        """Make a move, or with an empty line see the table again or let the others go on."""
        shown = self.shown
        if self.is_beyond(line):
            return False
        if line:
            self.seat.say(SendMove(id=new_id(), seat=shown.seat, n=shown.n, say=self.meant(line)))
        elif self.may_interject:
            self.passed = shown.n
        return True

    def is_beyond(self, line: str) -> bool:
        """Whether a line is a number after the last, and nothing else; if so, it is told."""
        last = max(self.screen.options, default=0)
        if not line.isdecimal() or int(line) <= last or self.meant(line) != line:
            return False
        self.screen.say("terminal-no-number", "yellow", number=int(line), last=last)
        return True

    def meant(self, line: str) -> str:
        return meant(line, self.screen.options, self.screen.languages.values())

    def help(self, rest: str) -> bool:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name in COMMANDS:
            table.add_row(
                Text(self.screen.words.say(f"command-{name}"), style="cyan"), self.screen.words.say(f"help-{name}")
            )
        self.screen.say("help-moves")
        self.screen.console.print(table)
        if "legend" in self.screen.words:
            self.screen.say("legend")
        return False

    def hint(self, rest: str) -> bool:
        """What a strong player would do."""
        if self.prompt.options:
            print_hint(self.screen.console, self.seat.hint(self.shown.seat, self.shown.n), self.screen.words)
        return False

    def guide(self, rest: str) -> bool:
        """Let the guide fall silent, or speak again."""
        guide = self.shown.guide
        if guide is None:
            self.screen.say("terminal-guide-none")
            return False
        self.seat.guide(self.shown.seat, guide.left)
        self.screen.say("terminal-guide-back" if guide.left else "terminal-guide-left")
        return True

    def why(self, rest: str) -> bool:
        """What stands against a move: the prompt has a reason for every option that is closed."""
        if not rest:
            self.screen.say("terminal-why-what")
            return False
        if self.is_beyond(rest):
            return False
        said = self.meant(rest)
        option = {option.say: option for option in self.screen.options.values()}.get(said)
        if option is None:
            verb, _, thing = said.partition(" ")
            known = thing and verb in {option.verb for option in self.screen.options.values()}
            clause, facts = ("core.not-on-offer", {"move": said}) if known else ("core.cannot-be-read", {"text": rest})
            self.screen.explain(self.screen.words.refusal(clause, facts), clause)
        elif option.closed is None:
            self.screen.say("terminal-why-open")
        else:
            self.screen.explain(option.closed.text, option.closed.clause)
        return False

    def rule(self, rest: str) -> bool:
        for clause in asked_clauses(rest or self.prompt.clause or self.screen.game.id, [self.screen.game]):
            self.screen.console.print(clause_text(clause, self.seat.language))
        return False

    def show_piece(self, rest: str) -> bool:
        if not rest:
            self.screen.drawn = {}
            return True
        pieces = self.screen.pieces(rest)
        for piece in pieces[:1]:
            enlarged(piece, self.screen.console)
        if not pieces:
            self.screen.say("terminal-show-nothing", text=rest)
        return False

    def score(self, rest: str) -> bool:
        self.screen.print_panels()
        return False

    def log(self, rest: str) -> bool:
        for line in self.told:
            self.screen.console.print(Text(line))
        return False

    def undo(self, rest: str) -> bool:
        """Take back in the way that is offered now; where people must agree, they are asked."""
        offer, shown = self.shown.undo, self.shown
        if offer is None:
            self.screen.explain(self.screen.words.refusal("core.nothing-to-undo", {}), "core.nothing-to-undo")
            return False
        self.seat.say(SendUndo(id=new_id(), seat=offer.seat, n=shown.n, kind=offer.kind))
        self.look()
        if self.shown.table.proposal is None:
            self.screen.say("terminal-undone", move=offer.label)
        return True

    def chat(self, rest: str) -> bool:
        if rest:
            self.seat.say(SendChat(id=new_id(), seat=self.shown.seat, text=rest))
        return bool(rest)

    def agree(self, rest: str) -> bool:
        return self.consent(agree=True)

    def refuse(self, rest: str) -> bool:
        return self.consent(agree=False)

    def consent(self, agree: bool) -> bool:
        """Answer whoever asks to go back."""
        proposal = self.shown.table.proposal
        n = 0 if proposal is None else proposal.n
        self.seat.say(SendConsent(id=new_id(), seat=self.shown.seat, n=n, agree=agree))
        return True

    def lang(self, rest: str) -> bool:
        for language in LANGUAGES:
            if rest == language:
                self.seat.language = language
                return True
        self.screen.say("terminal-lang", languages=", ".join(LANGUAGES))
        return False

    def save(self, rest: str) -> bool:
        """Keep the record in a file from now on."""
        if rest:
            record = RecordFile(Path(rest))
            record.begin(self.seat.address, self.seat.record())
            self.record = record
        if self.record is None:
            self.screen.say("terminal-save-where")
        else:
            self.screen.say("terminal-kept", file=str(self.record.path))
        return False

    def keep(self) -> None:
        """Bring the record up to date, if there is a file for it."""
        over = self.shown.result is not None
        if self.record is not None and (over or self.seat.here):
            self.record.write(self.seat.record(), over)

    def quit(self, rest: str) -> bool:
        raise Leave

    def take_leave(self) -> None:
        """Say goodbye, and how the table is found again."""
        self.screen.console.print()
        if self.record is not None:
            self.keep()
            self.screen.say("terminal-kept", file=str(self.record.path))
        self.screen.say("terminal-bye-here" if self.seat.here else "terminal-bye-visit", table=self.seat.address)

    def finish(self, result: ShownResult) -> None:
        """The end of the game, and where its record is."""
        self.keep()
        self.tell_news()
        self.screen.print_end(result)
        if self.record is not None:
            self.screen.say("terminal-recorded", file=str(self.record.path))


def new_id() -> str:
    """What a message is called, so that the same twice is said once."""
    return secrets.token_hex(8)

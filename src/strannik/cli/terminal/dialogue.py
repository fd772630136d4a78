"""The dialogue: what is printed and typed at the terminal from the first position to the last."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import sleep

from rich.console import Console
from rich.live import Live
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from strannik.cli.rule import asked_clauses, clause_text
from strannik.cli.sheet import count_rows, score_sheet
from strannik.cli.terminal.choices import in_latin, numbered, numbers_on_pieces, read_choice
from strannik.cli.terminal.drawing import draw, enlarged, panels
from strannik.cli.terminal.guiding import print_cues, print_hint, print_suggestion
from strannik.cli.terminal.sitting import Sitting
from strannik.core.data import DataError
from strannik.core.offer import Answer
from strannik.core.options import OptionError
from strannik.core.refusal import Refusal
from strannik.core.result import Result
from strannik.show.clauses import LANGUAGES
from strannik.show.prompt import Choosable
from strannik.show.scene import Area, Piece
from strannik.show.telling import ending, outcome

BEAT = 0.25
"""Seconds between two cards that are turned up at the end."""

COMMANDS = ("help", "hint", "guide", "why", "rule", "show", "score", "log", "undo", "lang", "save", "quit")


class Leave(Exception):
    """The person wants to go."""


class Dialogue:
    """Shows the table, listens, and obeys."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.console = Console(highlight=False)
        self.drawn: dict[str, Area] = {}
        self.obeys: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "hint": self.hint,
            "guide": self.guide,
            "why": self.why,
            "rule": self.rule,
            "show": self.show_piece,
            "score": self.score,
            "log": self.log,
            "undo": self.undo,
            "lang": self.lang,
            "save": self.save,
            "quit": self.quit,
        }
        self.vocabulary = {
            word.strip(): name
            for words in sitting.languages.values()
            for name in COMMANDS
            for word in words.say(f"command-{name}").split(",")
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  # lets a line be edited and an earlier one be called back
        try:
            self.greet()
            self.go_on()
            self.finish()
        except (EOFError, Leave):
            self.take_leave()
        except KeyboardInterrupt:
            self.take_leave()
            raise

    def say(self, message: str, style: str = "", **facts: object) -> None:
        self.console.print(Text(self.sitting.words.say(message, facts), style=style))

    def greet(self) -> None:
        sitting = self.sitting
        others = [f"{sitting.words.seat(seat)} ({sitting.company.name(seat)})" for seat in sitting.company.bots]
        self.say("game-blurb", "italic")
        self.say("terminal-seated", me=sitting.words.seat(sitting.me), others=", ".join(others))
        if sitting.match.n:
            self.say("terminal-resumed", moves=sitting.match.n)
        self.say("terminal-welcome", "dim")

    def go_on(self) -> None:
        sitting = self.sitting
        while not sitting.over:
            if sitting.others() and not sitting.may_interject():
                sitting.let_one_move()
                continue
            sitting.keep()
            self.tell_news()
            self.show_table()
            while not self.obey(self.listen()):
                pass

    def tell_news(self) -> None:
        for line in self.sitting.news():
            self.console.print(Text(f"• {line}", style="cyan"))

    def show_table(self) -> None:
        """The scene, the players, and the question with its options."""
        sitting = self.sitting
        scene, asked = sitting.scene, sitting.prompt
        options = numbered(asked, scene)
        lit = numbers_on_pieces(options)
        left_out = draw(self.console, scene, sitting.me, lit, self.drawn)
        self.drawn = {area.id: area for area in scene.areas}
        if left_out:
            self.say("terminal-unchanged", "dim", areas=", ".join(left_out))
        self.print_panels()
        cues = sitting.cues
        print_cues(self.console, cues)
        question = asked.question or sitting.words.say("terminal-interject")
        self.console.print(Text.assemble((question, "bold"), (f"  {asked.clause}", "dim")))
        self.console.print(option_list(options))
        closed = [number for number, option in options.items() if option.closed is not None]
        if closed:
            self.say("terminal-closed", "dim", count=len(closed), first=closed[0], last=closed[-1])
        if sitting.guided:
            print_suggestion(self.console, sitting.match, cues, options, sitting.words)

    def print_panels(self) -> None:
        sitting = self.sitting
        names = {seat: sitting.company.name(seat) for seat in sitting.match.position.table.seats}
        names[sitting.me] = sitting.words.say("terminal-you")
        self.console.print(panels(sitting.scene, names, sitting.match.position.waiting, sitting.words))

    def listen(self) -> str:
        """A line as it was typed; what comes through a pipe is printed, so that a log can be read later."""
        line = input("> ").strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    def obey(self, line: str) -> bool:
        """Do what was typed; whether the table is to be looked at anew."""
        try:
            name, rest = self.command(line)
            if name:
                return self.obeys[name](rest)
            return self.move(line)
        except Refusal as refusal:
            self.explain(refusal)
        except (OptionError, DataError) as mistake:
            self.console.print(Text(str(mistake), style="red"))
        except OSError as error:
            self.console.print(Text(f"{error.filename}: {error.strerror}", style="red"))
        return False

    def command(self, line: str) -> tuple[str, str]:
        """The command a line is, and the rest of it; a game's own verbs come before ours, unless a slash says so."""
        first, _, rest = line.partition(" ")
        word = first.lower().removeprefix("/")
        asked = self.sitting.prompt
        verbs = {option.verb for option in [*asked.options, *asked.extras]}
        if word in verbs and not first.startswith("/"):
            return "", ""
        return self.vocabulary.get(word, ""), rest.strip()

    def move(self, line: str) -> bool:
        """Make a move, or with an empty line see the table again or let the others go on."""
        sitting = self.sitting
        if not line:
            if sitting.others():
                sitting.decline()
            return True
        sitting.play(sitting.me, self.read(line))
        return True

    def read(self, line: str) -> Answer:
        sitting = self.sitting
        options = numbered(sitting.prompt, sitting.scene)
        return read_choice(line, sitting.match.position, sitting.me, options, sitting.languages.values())

    def explain(self, refusal: Refusal) -> None:
        """Why not, with the clause and what it says."""
        sitting = self.sitting
        self.console.print(Text(sitting.words.refusal(refusal.clause, refusal.bar.facts), style="yellow"))
        for clause in asked_clauses(refusal.clause, [sitting.match.game])[:1]:
            self.console.print(Padding(clause_text(clause, sitting.language), (0, 0, 0, 2)))

    def help(self, rest: str) -> bool:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for name in COMMANDS:
            words = self.sitting.words.say(f"command-{name}")
            table.add_row(Text(words, style="cyan"), self.sitting.words.say(f"help-{name}"))
        self.say("help-moves")
        self.console.print(table)
        if "legend" in self.sitting.words:
            self.say("legend")
        return False

    def hint(self, rest: str) -> bool:
        """What a strong player would do."""
        sitting = self.sitting
        if sitting.me in sitting.match.position.offers:
            print_hint(self.console, sitting.match, sitting.me, sitting.words)
            sitting.advised()
        return False

    def guide(self, rest: str) -> bool:
        """Let the guide fall silent, or speak again."""
        sitting = self.sitting
        if sitting.lesson is None:
            self.say("terminal-guide-none")
            return False
        sitting.guided = not sitting.guided
        self.say("terminal-guide-back" if sitting.guided else "terminal-guide-left")
        return sitting.guided

    def why(self, rest: str) -> bool:
        sitting = self.sitting
        if not rest:
            self.say("terminal-why-what")
            return False
        refusal = sitting.match.position.why_not(sitting.me, self.read(rest))
        if refusal is None:
            self.say("terminal-why-open")
        else:
            self.explain(refusal)
        return False

    def rule(self, rest: str) -> bool:
        game = self.sitting.match.game
        for clause in asked_clauses(rest or self.sitting.prompt.clause or game.id, [game]):
            self.console.print(clause_text(clause, self.sitting.language))
        return False

    def show_piece(self, rest: str) -> bool:
        pieces = self.pieces(rest)
        for piece in pieces[:1]:
            enlarged(piece, self.console)
        if not rest:
            self.drawn = {}
            return True
        if not pieces:
            self.say("terminal-show-nothing", text=rest)
        return False

    def pieces(self, text: str) -> list[Piece]:
        """The pieces on the table that the text means: a thing, a piece's id, or an option's number."""
        wanted = in_latin(text).lower()
        scene = self.sitting.scene
        seen = [piece for area in scene.areas for piece in area.pieces]
        found = [piece for piece in seen if wanted in (str(piece.thing).lower(), piece.id.lower())]
        if not found and wanted.isdecimal():
            option = numbered(self.sitting.prompt, scene).get(int(wanted))
            found = [piece for piece in seen if option is not None and piece.thing == option.thing]
        return found

    def score(self, rest: str) -> bool:
        self.print_panels()
        return False

    def log(self, rest: str) -> bool:
        for line in self.sitting.log():
            self.console.print(Text(line))
        return False

    def undo(self, rest: str) -> bool:
        self.say("terminal-undone", move=self.sitting.undo())
        return True

    def lang(self, rest: str) -> bool:
        if rest not in LANGUAGES:
            self.say("terminal-lang", languages=", ".join(LANGUAGES))
            return False
        self.sitting.language = rest
        return True

    def save(self, rest: str) -> bool:
        sitting = self.sitting
        if rest:
            sitting.keep_in(Path(rest))
        if sitting.saved is None:
            self.say("terminal-save-where")
        else:
            self.say("terminal-kept", file=str(sitting.saved.path))
        return False

    def quit(self, rest: str) -> bool:
        raise Leave

    def take_leave(self) -> None:
        """Say goodbye, and where the game can be found again."""
        sitting = self.sitting
        self.console.print()
        if sitting.saved is None:
            self.say("terminal-bye")
        else:
            self.say("terminal-bye-kept", file=str(sitting.saved.path))

    def finish(self) -> None:
        """The last scene, then the points card by card from the end of the way, and who won."""
        sitting = self.sitting
        sitting.keep()
        self.tell_news()
        draw(self.console, sitting.scene, sitting.me, {})
        print_cues(self.console, sitting.cues)
        result = sitting.match.game.result(sitting.match.position.table)
        if self.console.is_terminal:
            with Live(console=self.console, auto_refresh=False) as live:
                for shown in range(count_rows(result) + 1):
                    live.update(score_sheet(result, sitting.words, self.console.width, shown), refresh=True)
                    sleep(BEAT)
        else:
            self.console.print(score_sheet(result, sitting.words, self.console.width))
        if result.outcome:
            self.console.print(Text(outcome(result, sitting.words), style="bold"))
        if len(result.sheets) > 1 or not result.outcome:
            self.say_who_won(result)
        if sitting.company.private.hints:
            self.say("terminal-hints", times=sitting.company.private.hints)
        if sitting.saved is not None:
            self.say("terminal-recorded", file=str(sitting.saved.path))

    def say_who_won(self, result: Result) -> None:
        if result.together:
            self.say(f"terminal-{ending(result)}", "bold green" if result.winners else "bold")
        elif self.sitting.me in result.winners:
            self.say("terminal-won-you", "bold green")
        elif not result.winners:
            self.say("terminal-nobody-won", "bold")
        else:
            winners = [self.sitting.words.seat(seat) for seat in result.winners]
            self.say("terminal-won", "bold", winners=", ".join(winners), count=len(winners))


def option_list(options: dict[int, Choosable]) -> Table:
    """The open options by their numbers, each with what would come of it."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for number, option in options.items():
        if option.closed is None:
            table.add_row(Text(str(number), style="bold"), option.label, Text(option.preview, style="dim"))
    return table

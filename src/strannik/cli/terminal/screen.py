"""The screen: a table as somebody sees it, printed: the scene, the players, the question, and the end."""

from __future__ import annotations

from collections.abc import Collection
from time import sleep

from rich.console import Console
from rich.live import Live
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from strannik.box.shelf import find_game
from strannik.cli.rule import asked_clauses, clause_text
from strannik.cli.sheet import count_rows, score_sheet
from strannik.cli.terminal.choices import in_latin, numbered, numbers_on_pieces
from strannik.cli.terminal.drawing import draw, draw_pages, panels
from strannik.cli.terminal.guiding import print_cues
from strannik.core.result import Line, Result, Sheet
from strannik.server.messages import SceneShown, ShownResult
from strannik.server.showing.words import TableWords, game_words
from strannik.show.clauses import LANGUAGES
from strannik.show.guide import SaidCue
from strannik.show.prompt import Choosable, Prompt
from strannik.show.scene import Area, Panel, Piece
from strannik.show.telling import ending

BEAT = 0.25
"""Seconds between two cards that are turned up at the end."""


MOST_NAMED = 4
"""Of what lies as it lay, so much is named."""


class Screen:
    """Prints what is `shown`; what was drawn before and lies as it lay is left out."""

    def __init__(self, shown: SceneShown) -> None:
        self.shown = shown
        self.game = find_game(shown.table.game)
        self.console = Console(highlight=False)
        self.drawn: dict[str, Area] = {}
        self.players: tuple[list[Panel], list[bool], str] | None = None
        self.languages = {language: game_words(self.game.id, language) for language in LANGUAGES}

    @property
    def words(self) -> TableWords:
        """The words of the table in the person's language; seats are called by who sits there."""
        names = [place.name for place in self.shown.table.seats]
        return TableWords(self.languages[self.shown.lang], names)

    @property
    def prompt(self) -> Prompt:
        """What the person is asked now."""
        return self.shown.prompt or Prompt(self.shown.seat, [])

    @property
    def cues(self) -> list[SaidCue]:
        """What the guide says now, if it may speak."""
        return [] if self.shown.guide is None else self.shown.guide.cues

    @property
    def options(self) -> dict[int, Choosable]:
        """Everything that can be answered, by its number."""
        return {} if self.shown.scene is None else numbered(self.prompt, self.shown.scene)

    @property
    def answered_on_a_page(self) -> set[str]:
        """The answers that stand on the open pages of a book, with their numbers and what they mean."""
        areas = [] if self.shown.scene is None else self.shown.scene.areas
        return {piece.say for area in areas if area.kind == "page" for piece in area.pieces if piece.say}

    def say(self, message: str, style: str = "", **facts: object) -> None:
        self.console.print(Text(self.words.say(message, facts), style=style))

    def explain(self, text: str, clause: str) -> None:
        """Why not, with the clause and what it says."""
        self.console.print(Text(text, style="yellow"))
        for found in asked_clauses(clause, [self.game])[:1] if clause else []:
            self.console.print(Padding(clause_text(found, self.shown.lang), (0, 0, 0, 2)))

    def show_table(self) -> None:
        """The scene, the players, and the question with its options."""
        shown, options = self.shown, self.options
        if shown.scene is not None:
            lit = numbers_on_pieces(options)
            left_out = draw(self.console, shown.scene, shown.seat, lit, self.drawn)
            unchanged = list(dict.fromkeys(left_out))
            if len(unchanged) > MOST_NAMED:
                self.say("terminal-all-unchanged", "dim")
            elif unchanged:
                self.say("terminal-unchanged", "dim", areas=", ".join(unchanged))
            players = (shown.scene.panels, [place.waiting for place in shown.table.seats], shown.lang)
            if not self.drawn or players != self.players:
                self.print_panels()
            self.players = players
            draw_pages(self.console, shown.scene, lit, self.drawn)
            self.drawn = {area.id: area for area in shown.scene.areas}
        print_cues(self.console, self.cues)
        proposal = shown.table.proposal
        if proposal is not None:
            who = self.words.seat(proposal.seat)
            self.say("terminal-proposal", "yellow", who=who, moment=proposal.moment)
        if not options:
            return
        question = self.prompt.question or self.words.say("terminal-interject")
        whose = f"{self.words.seat(shown.seat)}: " if len(shown.seats) > 1 else ""
        self.console.print(Text.assemble((f"{whose}{question}", "bold"), (f"  {self.prompt.clause}", "dim")))
        self.console.print(option_list(options, self.answered_on_a_page))
        closed = [number for number, option in options.items() if option.closed is not None]
        if closed:
            self.say("terminal-closed", "dim", count=len(closed), first=closed[0], last=closed[-1])

    def print_panels(self) -> None:
        seats = self.shown.table.seats
        names = {place.seat: self.manner(place.bot) for place in seats}
        names |= dict.fromkeys(self.shown.seats, self.words.say("terminal-you"))
        waiting = [place.seat for place in seats if place.waiting]
        if self.shown.scene is not None:
            self.console.print(panels(self.shown.scene, names, waiting, self.words, self.console.width))

    def manner(self, bot: str) -> str:
        """How a bot plays, in a word; one that is only known to the command line is called as there."""
        message = f"bot-{bot}"
        return self.words.say(message).lower() if message in self.words else bot

    def pieces(self, text: str) -> list[Piece]:
        """The pieces on the table that the text means: a thing, a piece's id, or an option's number."""
        wanted = in_latin(text).lower()
        areas = [] if self.shown.scene is None else self.shown.scene.areas
        seen = [piece for area in areas for piece in area.pieces]
        found = [piece for piece in seen if wanted in (str(piece.thing).lower(), piece.id.lower())]
        if not found and wanted.isdecimal():
            option = self.options.get(int(wanted))
            found = [piece for piece in seen if option is not None and piece.thing == option.thing]
        return found

    def print_end(self, shown: ShownResult) -> None:
        """The last scene, then the points card by card from the end of the way, and who won."""
        if self.shown.scene is not None:
            draw(self.console, self.shown.scene, self.shown.seat, {})
            draw_pages(self.console, self.shown.scene, {})
        print_cues(self.console, self.cues)
        result, words = result_of(shown), self.words
        if self.console.is_terminal:
            with Live(console=self.console, auto_refresh=False) as live:
                for rows in range(count_rows(result) + 1):
                    live.update(score_sheet(result, words, self.console.width, rows), refresh=True)
                    sleep(BEAT)
        else:
            self.console.print(score_sheet(result, words, self.console.width))
        if shown.outcome:
            self.console.print(Text(shown.outcome, style="bold"))
        if len(result.sheets) > 1 or not shown.outcome:
            self.say_who_won(result)

    def say_who_won(self, result: Result) -> None:
        if result.together:
            self.say(f"terminal-{ending(result)}", "bold green" if result.winners else "bold")
        elif any([seat in result.winners for seat in self.shown.seats]):
            self.say("terminal-won-you", "bold green")
        elif not result.winners:
            self.say("terminal-nobody-won", "bold")
        else:
            winners = [self.words.seat(seat) for seat in result.winners]
            self.say("terminal-won", "bold", winners=", ".join(winners), count=len(winners))


def result_of(shown: ShownResult) -> Result:
    """The sheets of a result that was shown."""
    sheets = [
        Sheet(sheet.seat, [Line(line.what, line.thing, line.points) for line in sheet.lines]) for sheet in shown.sheets
    ]
    return Result(sheets, shown.winners, together=shown.together)


def option_list(options: dict[int, Choosable], told: Collection[str] = ()) -> Table:
    """The open options by their numbers, each with what would come of it, but for those that were told before."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    for number, option in options.items():
        if option.closed is None and option.say not in told:
            table.add_row(Text(str(number), style="bold"), option.label, Text(option.preview, style="dim"))
    return table

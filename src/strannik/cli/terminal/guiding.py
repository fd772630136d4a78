"""Guiding at the terminal: what the guide says, what could be done, and what a strong player would do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from strannik.server.messages import Hint, HintOption, Suggested
from strannik.show.guide import SaidCue
from strannik.show.prompt import Choosable
from strannik.show.words import Words


def print_cues(console: Console, cues: Sequence[SaidCue]) -> None:
    """What the guide says, each cue in a paragraph of its own."""
    for cue in cues:
        console.print(Text(f"» {cue.text}", style="green"))


def print_suggestion(console: Console, suggested: Suggested, options: Mapping[int, Choosable], words: Words) -> None:
    """A sensible move with its number, and why."""
    for number, option in options.items():
        if option.say == suggested.say:
            said = words.say("guide-suggests", {"number": number, "label-id": option.label})
            console.print(Text(f"{said} {suggested.why}".strip(), style="green"))


def print_hint(console: Console, hint: Hint, words: Words) -> None:
    """What a strong player would do, with numbers."""
    console.print(Text(hint.text, style="green"))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for option in hint.options:
        table.add_row(*_row(option, hint.worlds, words))
    console.print(table)


def _row(option: HintOption, worlds: int, words: Words) -> list[Text]:
    then = words.say("hint-then", {"move-id": option.then}) if option.then else ""
    points = option.told if option.tried < worlds else ""
    # A reason may be a list of signs and not a sentence; what comes after it begins on a line of its own.
    reason = "\n".join([line for line in (option.why, then) if line])
    return [Text(option.label, style="bold"), Text(points), Text(reason, style="dim")]

"""Guiding at the terminal: what the guide says, what could be done, and what a strong player would do."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from strannik.bots.advising import WORLDS, Advice, advise, verdict
from strannik.bots.preparing import FIRST
from strannik.bots.registry import make_bot
from strannik.bots.window import Window
from strannik.box.lesson import Lesson, begun
from strannik.box.match import Match
from strannik.cli.terminal.saved import Private
from strannik.core.chance import Chance, derived_seed
from strannik.core.foresight import Foresight
from strannik.core.record import Move
from strannik.show.asking import label
from strannik.show.guide import SaidCue
from strannik.show.prompt import Choosable
from strannik.show.scene import Scene
from strannik.show.words import Words


def lesson_so_far(match: Match, private: Private) -> Lesson | None:
    """The lesson of a guided game, also of one that is gone on with: it is followed again from where it began."""
    guide = match.game.guide
    if guide is None or not private.guided:
        return None
    match.opening = private.opening
    header = match.header
    again = Match(match.game, header.seats, match.seed, header.options, header.carried, header.nonces)
    lesson = Lesson(guide, FIRST)
    for n, made in enumerate(match.history):
        if n == private.opening:
            lesson = begun(guide, again)
        if isinstance(made.move, Move):
            lesson.follow(again, again.say(made.move.seat, made.move.say))
        else:
            again.unsay(made.move.unsay)
            lesson.follow(again, [])
    return lesson if match.n > private.opening else begun(guide, match)


def print_cues(console: Console, cues: list[SaidCue]) -> None:
    """What the guide says, each cue in a paragraph of its own."""
    for cue in cues:
        console.print(Text(f"» {cue.text}", style="green"))


def print_suggestion(
    console: Console, match: Match, cues: list[SaidCue], options: dict[int, Choosable], words: Words
) -> None:
    """A sensible move with its number, and why."""
    position = match.position
    if FIRST not in position.offers:
        return
    scripted = [cue for cue in cues if cue.suggests]
    if scripted:
        say, why = scripted[-1].suggests, scripted[-1].why
    else:
        chance = Chance(derived_seed("suggestion", match.header.commitment, match.n), 0)
        say, why = str(make_bot("greedy", match.game, chance).choose(Window(position, FIRST))), ""
    for number, option in options.items():
        if option.say == say:
            reason = " ".join([part for part in (why, option.preview) if part])
            facts = {"number": number, "label-id": option.label}
            console.print(Text(words.say("guide-suggests", facts) + (f" {reason}" if reason else ""), style="green"))


def print_hint(console: Console, match: Match, seat: int, words: Words) -> None:
    """What a strong player would do, with numbers."""
    chance = Chance(derived_seed("hint", match.header.commitment, match.n, seat), 0)
    found = advise(Window(match.position, seat), match.game.hints, chance)
    kind, lead = verdict([one.points for one in found])
    console.print(Text(words.say(f"hint-{kind}", {"worlds": WORLDS, "lead": lead}), style="green"))
    ahead = Foresight(match.position, seat)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for one in found:
        table.add_row(*_row(one, match, ahead, words))
    console.print(table)


def _row(one: Advice, match: Match, ahead: Foresight, words: Words) -> list[Text]:
    preview = "" if match.game.preview is None else match.game.preview(ahead, one.answer, words)
    then = "" if one.then is None else words.say("hint-then", {"move-id": label(one.then, words)})
    points = words.say("hint-points", {"points": round(one.points, 1)}) if one.share < 1 else ""
    return [Text(label(one.answer, words), style="bold"), Text(points), Text(f"{preview} {then}".strip(), style="dim")]


def seen_cues(lesson: Lesson | None, match: Match, language: str, scene: Scene) -> list[SaidCue]:
    return [] if lesson is None else lesson.said(match, language, scene)

"""Names: whatever a game offers, tells or counts has a name, and is not called by its id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from strannik.box.game import Game
from strannik.checks.finding import Finding
from strannik.checks.subject import LONG, reached, some_end, subjects
from strannik.core.events import told
from strannik.core.zones import owner_of
from strannik.show.asking import label_at
from strannik.show.clauses import LANGUAGES
from strannik.show.telling import sentence

ID: Final = re.compile(r"[a-z]{3}")
"""What looks like the id of something; a place may well be called A2 by everybody."""


def check_names(game: Game) -> list[Finding]:
    """What is called by its id in every language, and lines of the score sheet that say nothing.

    Whether the game can be played and told at all is for the laws to say.
    """
    try:
        unnamed = sorted(set(_shown_as_ids(game)))
        lines = [*dict.fromkeys(_ends(game))]
    except Exception:
        return []
    found = [Finding("names", f"name-{id}", f"there is no such message, so people read {id!r}") for id in unnamed]
    for language in LANGUAGES:
        words = game.words(language)
        missing = [name for name in lines if name not in words]
        found += [Finding("names", f"{language}: {name}", "there is no such message") for name in missing]
    return found


def _shown_as_ids(game: Game) -> Iterator[str]:
    """Ids that can be read in what is offered and told in one game between random players, in every language."""
    languages = [game.words(language) for language in LANGUAGES]
    match, players = reached(subjects(game)[0], 1, 0)
    for _ in range(LONG):
        if match.position.finished:
            return
        position = match.position
        step = position.agenda[-1] if position.agenda and not position.lanes else None
        for offer in position.offers.values():
            for answer in offer:
                labels = [label_at(step, position.table, answer, words) for words in languages]
                yield from _read([answer.thing], labels)
        seat, answer = players.choose()
        for event in match.play(seat, answer):
            heard = told(event, (owner_of(event),))
            things = [thing for fact in heard.values() for thing in (fact if isinstance(fact, list) else [fact])]
            yield from _read(things, [sentence(heard, words) for words in languages])


def _read(things: Iterable[Any], texts: list[str]) -> Iterator[str]:
    """Which of the things stand in all the texts as they are: no two languages have the same word for one."""
    for thing in things:
        if isinstance(thing, str) and ID.match(thing) and all([thing in text for text in texts]):
            yield thing


def _ends(game: Game) -> Iterator[str]:
    """The messages in which an end is told: lines of the score sheet, and what became of everybody."""
    result = game.result(some_end(game).table)
    yield from [f"line-{line.what}" for sheet in result.sheets for line in sheet.lines]
    if result.outcome:
        yield f"outcome-{result.outcome}"

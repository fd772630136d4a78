"""Telling: what happened as sentences, in the listener's language and from the listener's seat.

An event reads by the message `event-<its name>`. Its fields are the facts. The message may also
use `$you` (`yes` if the event is about the listener's own seat), and for every list among the
fields, say `cards`, the numbers and words `$cards-count` and `$cards-seen` (`no` if the listener
may not see what they are). Of a field that names a thing, say `what`, it may use `$what-id`, which
is the same in all languages, so that the message can choose between cases, `$what-you` (`yes` if it names the
listener's own seat), and `$what-kind`, which does not tell it from others of its kind. Of a number there
is `$change-signed` as well, with its plus or minus. Only what a message asks for is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from strannik.core.events import Event, Proposed, told
from strannik.core.result import Result
from strannik.core.seats import seat_meant
from strannik.core.zones import WATCHER, owner_of
from strannik.show.words import Words


def tell(events: Iterable[Event], seats: tuple[int, ...], words: Words) -> list[str]:
    """The events as whoever holds these seats may hear them, one sentence each."""
    return [sentence(told(event, seats), words, spoken_to(seats)) for event in events]


def spoken_to(seats: tuple[int, ...]) -> int:
    """The seat that is called "you": whoever holds several hears each of them called by its name."""
    return seats[0] if len(seats) == 1 else WATCHER


def tell_all(events: Iterable[Event], words: Words) -> list[str]:
    """The events of a finished game, when there are no secrets any more."""
    return [sentence(told(event, (owner_of(event),)), words) for event in events]


def outcome(result: Result, words: Words) -> str:
    """What became of everybody, if the game ends in more than points."""
    return words.say(f"outcome-{result.outcome}", result.facts) if result.outcome else ""


def ending(result: Result) -> str:
    """By which message of its kind an end is told: `winners`, or `won-together` and `lost-together`."""
    if not result.together:
        return "winners"
    return "won-together" if result.winners else "lost-together"


def sentence(heard: Mapping[str, Any], words: Words, seat: int = WATCHER) -> str:
    """One event, as plain data, in words."""
    message = f"event-{heard['event']}"
    facts: dict[str, Any] = {}
    for gap in words.gaps(message):
        fact = heard[gap] if gap in heard else _fact(gap, heard, words, seat)
        if fact is not None:
            facts[gap] = fact
    return words.say(message, facts)


def _fact(gap: str, heard: Mapping[str, Any], words: Words, seat: int) -> Any:
    """What the event, which has no such field, puts into a gap of its message; None if it has nothing for it."""
    if gap == "you":
        return "yes" if heard.get("seat") == seat else "no"
    if gap == "proposal-id" and heard["event"] == Proposed.__name__:
        called = heard["called"]
        return words.say(called) if called else words.answer(heard["verb"], heard["thing"])
    field, _, asked = gap.rpartition("-")
    value = heard.get(field)
    if isinstance(value, list):
        return _of_things(value, asked)
    if isinstance(value, int):
        return f"{value:+}".replace("-", "−") if asked == "signed" else None
    return _of_name(value, asked, words, seat) if isinstance(value, str) else None


def _of_things(things: list[Any], asked: str) -> Any:
    """How many things there are, or whether the listener may see what they are."""
    if asked == "count":
        return len(things)
    return ("yes" if all([thing not in (0, "") for thing in things]) else "no") if asked == "seen" else None


def _of_name(name: str, asked: str, words: Words, seat: int) -> str | None:
    """The name as it is, that of its kind, or whether it is the listener's own."""
    if asked == "kind":
        return words.kind(name) or name
    if asked == "you":
        return "yes" if seat_meant(name) == seat != WATCHER else "no"
    return name if asked == "id" else None

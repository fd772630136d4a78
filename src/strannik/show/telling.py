"""Telling: what happened as sentences, in the listener's language and from the listener's seat.

An event reads by the message `event-<its name>`. Its fields are the facts. The message may also
use `$you` (`yes` if the event is about the listener's own seat), and for every list among the
fields, say `cards`, the numbers and words `$cards-count` and `$cards-seen` (`no` if the listener
may not see what they are). Of a field that names a thing, say `what`, it may use `$what-id`, which
is the same in all languages, so that the message can choose between cases, `$what-you` (`yes` if it names the
listener's own seat), and `$what-kind`, which does not tell it from others of its kind. Of a number there
is `$change-signed` as well, with its plus or minus.
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
    facts: dict[str, Any] = {"you": "yes" if heard.get("seat") == seat else "no"}
    for name, value in heard.items():
        if name == "event":
            continue  # the name of the message says it
        facts[name] = value
        if isinstance(value, list):
            facts[f"{name}-count"] = len(value)
            facts[f"{name}-seen"] = "yes" if all([thing not in (0, "") for thing in value]) else "no"
        elif isinstance(value, int):
            facts[f"{name}-signed"] = f"{value:+}".replace("-", "−")
        elif isinstance(value, str):
            facts[f"{name}-id"] = value
            if not name.endswith("-id"):  # an id is told as it is
                facts[f"{name}-kind"] = words.kind(value) or value
            facts[f"{name}-you"] = "yes" if seat_meant(value) == seat != WATCHER else "no"
    if heard["event"] == Proposed.__name__:
        called = heard["called"]
        facts["proposal-id"] = words.say(called) if called else words.answer(heard["verb"], heard["thing"])
    return words.say(f"event-{heard['event']}", facts)

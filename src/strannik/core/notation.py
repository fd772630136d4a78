"""Notation: moves as words that people type, records keep and tests are written in.

A move is a verb and, mostly, a thing: `explore 36`, `keep S12`, `leave`. With the seat before
it (`2: explore 36`, `red: explore 36`) it says everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strannik.core.offer import Answer, Offer
from strannik.core.position import Position
from strannik.core.refusal import NotYours, Unreadable
from strannik.core.seats import SEATS as SEATS
from strannik.core.seats import seat_name as seat_name

NO_LEXICON: Final[Mapping[str, str]] = {}

LONGEST_NUMBER: Final = 18
"""More digits than anything on a table is counted with."""


def read_seat(word: str, seats: int) -> int:
    """A seat by colour or by number, the first being 1."""
    word = word.strip().lower()
    if word in SEATS[:seats]:
        return SEATS.index(word)
    if _is_number(word) and 1 <= int(word) <= seats:
        return int(word) - 1
    raise Unreadable("core.no-such-seat", seat=word, seats=", ".join(SEATS[:seats]))


def read_line(position: Position, line: str) -> tuple[int, Answer]:
    """A seat and its answer from words such as `red: explore 36`."""
    who, colon, move = line.partition(":")
    if not colon:
        raise Unreadable("core.cannot-be-read", text=line)
    seat = read_seat(who, len(position.table.seats))
    return seat, read_move(position, seat, move)


def read_move(position: Position, seat: int, text: str, lexicon: Mapping[str, str] = NO_LEXICON) -> Answer:
    """The answer that the words mean to this seat now; verbs may be shortened or left out.

    `lexicon` gives verbs in other languages. A move that can be read but is not on offer is
    returned all the same: `Position.why_not` says what is wrong with it.
    """
    words = text.lower().split()
    if not words:
        raise Unreadable("core.cannot-be-read", text=text)
    asked = position.offers.get(seat)
    offers = position.extras(seat) if asked is None else [asked, *position.extras(seat)]
    if not offers:
        raise NotYours("core.not-your-choice", seat=seat)
    verb = lexicon.get(words[0], words[0])
    exact = Answer(verb, _thing(" ".join(words[1:])))
    if any([offer.takes(exact) for offer in offers]):
        return exact
    known = [answer for offer in offers for answer in _known(offer)]
    said = " ".join([verb, *words[1:]])
    for answer in known:
        if str(answer).lower() == said:
            return answer
    short = [answer for answer in known if _short_for(answer, said)]
    if len(short) == 1:
        return short[0]
    verbs = {answer.verb for answer in known}
    if verb in verbs and len(words) > 1:
        return Answer(verb, _thing(" ".join(words[1:])))
    raise Unreadable("core.cannot-be-read", text=text.strip())


def _known(offer: Offer) -> list[Answer]:
    """All answers of the offer, the closed ones too."""
    return [*offer, *[answer for answer, _ in offer.barred()]]


def _short_for(answer: Answer, said: str) -> bool:
    thing = str(answer.thing).lower()
    verb, _, rest = said.partition(" ")
    if thing == "":
        return rest == "" and answer.verb.startswith(verb)
    if rest == "":
        return verb == thing
    return answer.verb.startswith(verb) and rest == thing


def _thing(word: str) -> int | str:
    return int(word) if _is_number(word.removeprefix("-")) else word


def _is_number(word: str) -> bool:
    return len(word) <= LONGEST_NUMBER and word.isdecimal()

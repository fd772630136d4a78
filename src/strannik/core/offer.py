"""Offers, answers and bars: what a seat is asked, what it says, and why something is closed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from strannik.core.seats import seat_meant

Thing: TypeAlias = int | str
"""What a player can point at: a card number, the id of a place, an amount."""

NOTHING_CLOSED: Final[Mapping[Thing, Bar]] = {}
NO_OTHERS: Final[list[Offer]] = []


@dataclass(init=False)
class Answer:
    """What a seat says: a verb and, unless the verb says it all, a thing."""

    verb: str
    thing: Thing

    # Written out, because mypyc compiles it only then, and answers are made all the time.
    def __init__(self, verb: str, thing: Thing = "") -> None:
        self.verb = verb
        self.thing = thing

    @property
    def seat(self) -> int:
        """The seat, where the things on offer are seats, by number or by name (as players call them)."""
        thing = self.thing
        return thing if isinstance(thing, int) else seat_meant(thing)

    @property
    def number(self) -> int:
        """The thing, where the things on offer are numbers."""
        assert isinstance(self.thing, int)
        return self.thing

    @property
    def name(self) -> str:
        """The thing, where the things on offer are ids."""
        assert isinstance(self.thing, str)
        return self.thing

    def __str__(self) -> str:
        return self.verb if self.thing == "" else f"{self.verb} {self.thing}"


class Bar:
    """Why a thing is closed: a clause, and the facts its sentence needs."""

    def __init__(self, clause: str, **facts: Thing) -> None:
        self.clause = clause
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bar) and self.clause == other.clause and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.clause)

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Bar({self.clause!r}{facts})"


class Offer:
    """One question to one seat: a verb, the things it may take, and what closes some of them.

    `words` are answers that need no thing. Offers are joined by `|` where the seat may do one
    thing or another. An offer is a sequence of its open answers; `things`, `words` and `closed`
    tell also about those that are not. `count` is how many are open.
    """

    _alone: Offer  # where others were joined: the offer as it was before

    def __init__(
        self,
        verb: str,
        things: Sequence[Thing] = (),
        closed: Mapping[Thing, Bar] = NOTHING_CLOSED,
        words: Sequence[str] = (),
        clause: str = "",
    ) -> None:
        # A copy: the offer must not change with the table it was made from.
        copied: list[Thing] = [*things]
        self.verb = verb
        self.things = copied
        self.words = words
        self.closed = closed
        self.clause = clause
        self.others = NO_OTHERS
        if closed:
            copied = [thing for thing in copied if thing not in closed]
            if words:
                words = [word for word in words if word not in closed]
        self._open = copied
        self._said = words
        self.count = len(copied) + len(words) if words else len(copied)

    def __or__(self, other: Offer) -> Offer:
        return self.joined([other])

    def joined(self, offers: Sequence[Offer | None]) -> Offer:
        """All of these that there are in one question, beside what it asks itself."""
        joined = Offer(self.verb, (), NOTHING_CLOSED, self.words, self.clause)
        joined.things, joined.closed = self.things, self.closed
        joined._open, joined._said = self._open, self._said
        joined._alone = self._alone if self.others else self
        others, count = self.others[:], self.count
        for other in offers:
            if other is not None:
                count += other.count
                if other.others:
                    others += other.parts()
                else:
                    others.append(other)
        joined.others, joined.count = others, count
        return joined

    def parts(self) -> list[Offer]:
        """The offers that were joined into this one, itself first."""
        return [self._alone, *self.others] if self.others else [self]

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: int) -> Answer:
        things = self._open
        if 0 <= index < len(things):
            return Answer(self.verb, things[index])
        index -= len(things)
        if index < 0:
            raise IndexError(index)
        if index < len(self._said):
            return Answer(self._said[index])
        index -= len(self._said)
        for part in self.others:
            if index < part.count:
                return part[index]
            index -= part.count
        raise IndexError(index)

    def __iter__(self) -> Iterator[Answer]:
        answers = [Answer(self.verb, thing) for thing in self._open]
        answers += [Answer(word) for word in self._said]
        for part in self.others:
            answers += part
        return iter(answers)

    def takes(self, answer: Answer) -> bool:
        """Whether the answer is on offer and open."""
        if answer.verb == self.verb and answer.thing in self._open:
            return True
        if answer.thing == "" and answer.verb in self._said:
            return True
        for part in self.others:
            if part.takes(answer):
                return True
        return False

    def bar(self, answer: Answer) -> Bar | None:
        """What closes the answer, if it is on offer but closed."""
        for part in self.parts():
            if answer.thing == "":
                if answer.verb in part.words and answer.verb in part.closed:
                    return part.closed[answer.verb]
            elif answer.verb == part.verb and answer.thing in part.things and answer.thing in part.closed:
                return part.closed[answer.thing]
        return None

    def barred(self) -> list[tuple[Answer, Bar]]:
        """The answers that are on offer but closed, each with what closes it."""
        found: list[tuple[Answer, Bar]] = []
        for part in self.parts():
            found += [(Answer(part.verb, thing), part.closed[thing]) for thing in part.things if thing in part.closed]
            found += [(Answer(word), part.closed[word]) for word in part.words if word in part.closed]
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Offer):
            return False
        return list(self) == list(other) and self.barred() == other.barred()

    def __hash__(self) -> int:
        return hash((self.verb, len(self)))

    def __str__(self) -> str:
        return " | ".join([str(answer) for answer in self])

    def __repr__(self) -> str:
        return f"<Offer {self}>"

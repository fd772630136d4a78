"""Other deals behind somebody's back: whatever is shown, asked and told must be the same in all of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from strannik.box.game import Game
from strannik.core.chance import Chance
from strannik.core.events import told
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.redeal import _hidden_places, redeal
from strannik.core.zones import WATCHER
from strannik.show.asking import prompt
from strannik.show.clauses import LANGUAGES
from strannik.show.prompt import Prompt


def people(position: Position) -> list[tuple[int, ...]]:
    """Who may sit at the table: somebody in each seat, and where there are several, somebody in two of them."""
    seats = position.table.seats
    return [*[(seat,) for seat in seats], *([(seats[0], seats[-1])] if len(seats) > 1 else [])]


def prompts(game: Game, position: Position, seats: tuple[int, ...]) -> list[Prompt]:
    """What somebody is asked at each of their seats, in every language: questions, labels, previews, bars."""
    return [
        prompt(position, seat, game.words(language), game.preview, seats=seats)
        for language in LANGUAGES
        for seat in seats
    ]


def asked_alike(game: Game, position: Position, chance: Chance) -> None:
    """Whatever lies hidden, everybody is asked in the same words."""
    for seats in people(position):
        other = redeal(position, seats, chance)
        assert prompts(game, other, seats) == prompts(game, position, seats)


def told_alike(position: Position, seat: int, answer: Answer, chance: Chance) -> None:
    """Were things dealt otherwise that a move leaves hidden from somebody, they would be told the same of it."""
    after = position.clone()
    happened = after.play(seat, answer)
    for listener in [*people(position), (WATCHER,)]:
        other = dealt_otherwise(position, after, listener, answer, chance)
        otherwise = other.play(seat, answer)
        # Sentences are made of this and nothing else.
        assert [told(event, listener) for event in otherwise] == [told(event, listener) for event in happened]


def dealt_otherwise(
    before: Position, after: Position, seats: tuple[int, ...], answer: Answer, chance: Chance
) -> Position:
    """The position before, in which what is hidden from these seats before and after has changed places.

    Chance is the same as before, and so is where everything lies that somebody has named in an answer.
    """
    world = before.clone()
    staying = hidden(before, seats) & hidden(after, seats)
    named = {one.thing for given in said(before) for one in given} | {answer.thing}
    places: dict[str, list[tuple[list[Any], int]]] = {}
    lots = world.table.lots()
    for pool, place, _ in _hidden_places(world, seats):
        for index, thing in enumerate(place):
            if staying[pool, thing] and thing not in named:
                staying[pool, thing] -= 1
                places.setdefault(f"{pool} {lots.get(thing, '')}", []).append((place, index))
    for found in places.values():
        things = [place[index] for place, index in found]
        chance.shuffle(things)
        for (place, index), thing in zip(found, things, strict=True):
            place[index] = thing
    return world


def hidden(position: Position, seats: tuple[int, ...]) -> Counter[tuple[str, Any]]:
    """What these seats cannot see, by pool and back."""
    return Counter([(pool, thing) for pool, place, _ in _hidden_places(position.clone(), seats) for thing in place])


def said(position: Position) -> list[list[Answer]]:
    return [*position.answers.values(), *[lane.given for lane in position.lanes.values()]]

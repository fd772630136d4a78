"""Other deals behind somebody's back: whatever is shown, asked and told must be the same in all of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from strannik.core.asking import prompt
from strannik.core.chance import Chance
from strannik.core.clauses import LANGUAGES
from strannik.core.events import told
from strannik.core.game import Game
from strannik.core.offer import Answer
from strannik.core.position import Position
from strannik.core.prompt import Prompt
from strannik.core.redeal import _hidden_places, redeal
from strannik.core.zones import WATCHER


def prompts(game: Game, position: Position, seat: int) -> list[Prompt]:
    """What the seat is asked in every language: questions, labels, previews, bars."""
    return [prompt(position, seat, game.words(language), game.preview) for language in LANGUAGES]


def asked_alike(game: Game, position: Position, chance: Chance) -> None:
    """Whatever lies hidden, each seat is asked in the same words."""
    for seat in position.table.seats:
        other = redeal(position, seat, chance)
        assert prompts(game, other, seat) == prompts(game, position, seat)


def told_alike(position: Position, seat: int, answer: Answer, chance: Chance) -> None:
    """Were things dealt otherwise that a move leaves hidden from somebody, they would be told the same of it."""
    after = position.clone()
    happened = after.play(seat, answer)
    for listener in [*position.table.seats, WATCHER]:
        other = dealt_otherwise(position, after, listener, answer, chance)
        otherwise = other.play(seat, answer)
        # Sentences are made of this and nothing else.
        assert [told(event, listener) for event in otherwise] == [told(event, listener) for event in happened]


def dealt_otherwise(before: Position, after: Position, seat: int, answer: Answer, chance: Chance) -> Position:
    """The position before, in which what is hidden from the seat before and after has changed places.

    Chance is the same as before, and so is where everything lies that somebody has named in an answer.
    """
    world = before.clone()
    staying = hidden(before, seat) & hidden(after, seat)
    named = {one.thing for given in said(before) for one in given} | {answer.thing}
    places: dict[str, list[tuple[list[Any], int]]] = {}
    for pool, place in _hidden_places(world, seat):
        for index, thing in enumerate(place):
            if staying[pool, thing] and thing not in named:
                staying[pool, thing] -= 1
                places.setdefault(pool, []).append((place, index))
    for found in places.values():
        things = [place[index] for place, index in found]
        chance.shuffle(things)
        for (place, index), thing in zip(found, things, strict=True):
            place[index] = thing
    return world


def hidden(position: Position, seat: int) -> Counter[tuple[str, Any]]:
    """What the seat cannot see, by pool and back."""
    return Counter([(pool, thing) for pool, place in _hidden_places(position.clone(), seat) for thing in place])


def said(position: Position) -> list[list[Answer]]:
    return [*position.answers.values(), *[lane.given for lane in position.lanes.values()]]

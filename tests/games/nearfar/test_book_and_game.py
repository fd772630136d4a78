"""Whatever somebody writes into the book: the linter and the game refuse it alike, or both go through with it."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

from hypothesis import event, given, settings
from hypothesis import strategies as st

from strannik.core.chance import Chance
from strannik.core.data import DataError
from strannik.core.position import Position
from strannik.games.nearfar.book import ARCADE
from strannik.games.nearfar.cards import FINDS
from strannik.games.nearfar.steps.rewards import VOCABULARY, effects
from strannik.story.book import Book
from strannik.story.lint import lint
from strannik.story.loader import read_book
from strannik.story.proving.walker import walk
from strannik.story.reading import Read
from tests.games.nearfar.builders import hero, on_the_table

ANSWERS = 40
"""So many answers lead out of every book that is written here, or the reader may go round in it."""

TRIBES = st.sampled_from(["yellow", "green", "blue", "red"])
CLUES = st.lists(st.sampled_from(["key", "name"]), min_size=1, max_size=2, unique=True)
SECTIONS = st.sampled_from(["a", "b", "c"])
COUNTED = [word for word in VOCABULARY.words() if word not in ("token", "companion", "find", "reputation")]

effect_entries: st.SearchStrategy[Any] = st.one_of(
    st.builds(lambda word, count: {word: count}, st.sampled_from(COUNTED), st.integers(1, 2)),
    st.builds(lambda steps: {"reputation": steps}, st.sampled_from([-3, 2])),
    st.builds(lambda tribe: {"token": tribe}, TRIBES),
    st.builds(lambda tribe: {"companion": tribe}, st.one_of(TRIBES, st.just("any"))),
    st.builds(lambda find: {"find": find}, st.sampled_from(sorted(FINDS))),
    st.builds(lambda clue: {"learn": clue}, st.sampled_from(["key", "name"])),
    st.builds(lambda section: {"note": section}, SECTIONS),
    st.builds(lambda clue, then: {"if": clue, "then": [then]}, CLUES, st.just({"coins": 1})),
)
effect_lists = st.lists(effect_entries, max_size=2)


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """An option that nothing is wrong with."""
    option: dict[str, Any] = {"reward": draw(effect_lists), "learn": draw(CLUES)}
    if draw(st.booleans()):
        option |= {"if": draw(CLUES), "optional": draw(st.booleans())}
    if draw(st.booleans()):
        kind = draw(st.sampled_from(["skill", "combat"]))
        option |= {"check": {kind: draw(st.integers(1, 9))}, "bonus": draw(effect_lists), "fail": draw(effect_lists)}
        option |= {"fail_goto": draw(SECTIONS)} if draw(st.booleans()) else {}
    if draw(st.booleans()):
        option |= {"pay": {draw(st.sampled_from(["coins", "food", "red"])): draw(st.integers(1, 3))}}
    for key in ("goto", "side"):
        option |= {key: draw(SECTIONS)} if draw(st.booleans()) else {}
    return option


right_sections = st.fixed_dictionaries(
    {"do": effect_lists, "learn": st.just(["key", "name"]), "options": st.lists(options(), min_size=1, max_size=3)},
    optional={"once": st.booleans()},
)
right_books = st.fixed_dictionaries(dict.fromkeys("abc", right_sections))
WRONG = st.sampled_from(
    [0, -1, 7, True, None, "rad", "cold-blad", "kye", "d", "coin", [], {}, ["key", "key"], {"coins": 1}]
)


@st.composite
def books(draw: st.DrawFn) -> dict[str, Any]:
    """A book in which something may have been spoilt, once or twice."""
    sections: dict[str, Any] = deepcopy(draw(right_books))
    for _ in range(draw(st.sampled_from([0, 0, 1, 1, 2]))):
        holder, key = draw(st.sampled_from(places(sections)))
        if isinstance(key, str) and draw(st.booleans()):
            holder[draw(st.sampled_from(["coin", "rewrad", "goto", "else", "if", "needs", "bonus"]))] = holder.pop(key)
        else:
            holder[key] = deepcopy(draw(WRONG))
    return sections


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in plain data at which something stands: what holds it, and under which key."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def spoilt(entry: Any, wrong: Any) -> Any:
    """An effect with something else in it."""
    return dict.fromkeys(entry, wrong)


def book_of(sections: dict[str, Any]) -> Book | None:
    """What the linter reads, unless it refuses to; it never fails in any other way."""
    try:
        return read_book(json.dumps({"sections": sections}), "random", ARCADE.frame)
    except DataError:
        return None


def played(book: Book, seed: str) -> None:
    """Red reads the first section at a table of the game, and whatever it leads to."""
    table = on_the_table(hero(coins=2, hearts=3, pack="bird"), hero())
    table.chance = Chance(seed, 2)
    shelf = vars(ARCADE)
    before = shelf.get("book")
    shelf["book"] = book
    try:
        position = Position(table, [Read(0, next(iter(book.sections)))])
        position.begin()
        for _ in range(ANSWERS):
            for seat, offer in list(position.offers.items())[:1]:
                position.play(seat, offer[table.chance.below(len(offer))])
    finally:
        shelf["book"] = before


@given(entry=st.one_of(effect_entries, st.builds(spoilt, effect_entries, WRONG), WRONG))
@settings(max_examples=400, deadline=None)
def test_the_linter_and_the_cards_of_the_game_know_the_same_effects(entry):
    try:
        known = bool(effects([entry]))
    except DataError:
        known = False
    own = isinstance(entry, dict) and len(entry) == 1 and next(iter(entry)) in VOCABULARY.words()
    assert (book_of({"a": {"learn": ["key", "name"], "options": [{"reward": [entry]}]}}) is not None and own) == known


@given(sections=books(), seed=st.text("abc", min_size=1))
@settings(max_examples=200, deadline=None)
def test_a_book_is_refused_when_it_is_read_or_can_be_linted_walked_and_played(sections, seed):
    book = book_of(sections)
    event("refused" if book is None else "played")
    if book is None:
        return
    lint(book, ARCADE.frame, {})
    walk(book)
    played(book, seed)


@given(sections=right_books)
@settings(max_examples=50, deadline=None)
def test_a_right_book_is_never_refused(sections):
    assert book_of(sections) is not None

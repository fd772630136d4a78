"""Whatever somebody writes into a page: the linter and the game refuse it alike, or both go through with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from strannik.core.chance import Chance
from strannik.core.data import DataError
from strannik.core.position import Position
from strannik.games.aftermath.book import ADVENTURE, PageBook, bound
from strannik.games.aftermath.entries.pages import read_page
from strannik.games.aftermath.lint.layout import lint_layout
from strannik.games.aftermath.pages.frame import FRAME
from strannik.games.aftermath.pages.geometry import PRINTED
from strannik.games.aftermath.pages.page import Page, pages
from strannik.story.lint.options import lint_options
from strannik.story.lint.ways import lint_ways
from strannik.story.proving.walker import walk
from strannik.story.proving.ways import Study
from strannik.story.reading import Read
from tests.games.aftermath.builders import hero, on_the_table
from tests.games.aftermath.sample_pages import CELLAR, YARD

ANSWERS = 12
"""So many answers lead out of every section of the sample, or the reader may go round in it."""

WHO = st.sampled_from(["self", "all", "others", "chosen", {"at": ["bush"]}, {"at": ["bush", "well"]}])
CONDITIONS = st.sampled_from(
    [
        {"mission": 1},
        {"won": 2},
        {"hero": "grumple"},
        {"built": "lookout"},
        {"has_item": "steak-knife"},
        {"situation": "all_quiet"},
        {"counter": {"food": 1}},
        {"standing": {"bush": 1}},
        {"players": 3},
        {"not": {"flag": "sack"}},
    ]
)
deeds: st.SearchStrategy[Any] = st.one_of(
    st.builds(lambda who: {"wound": {"who": who, "n": 1}}, WHO),
    st.builds(lambda who: {"heal": {"who": who, "n": 1}}, WHO),
    st.builds(lambda what: {"gain": {what: 1}}, st.sampled_from(["food", "parts", "time"])),
    st.builds(
        lambda who: {"check": {"skill": "strength", "difficulty": 5, "who": who, "fail": [{"add_threat": 1}]}}, WHO
    ),
    st.builds(lambda condition: {"if": condition, "then": [{"gain": {"food": 1}}]}, CONDITIONS),
    st.builds(
        lambda by: {"choice": {"by": by, "options": [{"do": []}, {"pay": {"food": 1}, "goto": "11-1"}]}},
        st.sampled_from(["reader", "group"]),
    ),
    st.sampled_from([{"set_flag": "sack"}, {"goto": "11-1"}, {"hunt": True}, {"place_search": ["s1"]}]),
)
WRONG = st.sampled_from(
    [0, -1, 7, True, None, "al", "busch", "gromple", "11-7", "fod", [], {}, ["bush", "bush"], {"at": []}, {"food": 1}]
)
KEYS = st.sampled_from(["gian", "who", "at", "if", "then", "do", "by", "goto", "repeat", "value"])


@st.composite
def yards(draw: st.DrawFn) -> dict[str, Any]:
    """The yard with deeds of its own, in which something may have been spoilt, once or twice."""
    threat = {"by": draw(st.sampled_from(["group", "hero"])), "do": draw(st.lists(deeds, max_size=3))}
    leaving = [*draw(st.lists(deeds, max_size=2)), {"travel": 11}]
    sections: dict[str, Any] = deepcopy({**YARD["sections"], "threat": threat, "exit.e": leaving})
    for _ in range(draw(st.sampled_from([0, 1, 1, 2]))):
        holder, key = draw(st.sampled_from(places(sections)))
        if isinstance(key, str) and draw(st.booleans()):
            holder[draw(KEYS)] = holder.pop(key)
        else:
            holder[key] = deepcopy(draw(WRONG))
    return {**YARD, "sections": sections}


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in plain data at which something stands: what holds it, and under which key."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def book_of(yard: dict[str, Any]) -> PageBook | None:
    """What is read of the pages, by whomever; nothing if they are refused, and they are in no other way."""
    try:
        entries = [("yard.yaml", yard), ("cellar.yaml", CELLAR)]
        found = [Page(source, read_page(json.dumps(written), source)) for source, written in entries]
        return bound({page.number: page for page in found}, FRAME)
    except DataError:
        return None


@contextmanager
def opened(book: PageBook) -> Iterator[None]:
    """The game is played with these pages and no others."""
    known, shelf, grounds = pages(), vars(ADVENTURE), dict(PRINTED)
    all_pages, whole = dict(known), ADVENTURE.book
    known.clear()
    known.update(book.pages)
    PRINTED.clear()
    shelf["book"] = book
    try:
        yield
    finally:
        known.clear()
        known.update(all_pages)
        PRINTED.clear()
        PRINTED.update(grounds)
        shelf["book"] = whole


def played(book: PageBook, seed: str) -> None:
    """Two heroes read every section of the yard, and whatever it leads to."""
    for section in [section for section in book.sections.values() if section.source == "yard.yaml"]:
        table = on_the_table(hero("grumple", at="bush"), hero("meziah", at="step"), counters={"food": 2})
        table.chance = Chance(seed, 2)
        position = Position(table, [Read(0, section.id)])
        position.begin()
        for _ in range(ANSWERS):
            for seat, offer in list(position.offers.items())[:1]:
                position.play(seat, offer[table.chance.below(len(offer))])


@given(yard=yards(), seed=st.text("abc", min_size=1))
@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_page_is_refused_when_it_is_read_or_can_be_linted_walked_and_played(yard, seed):
    book = book_of(yard)
    event("refused" if book is None else "played")
    if book is None:
        return
    study = Study(book)
    for page in book.pages.values():
        lint_layout(page, book)
    lint_ways(study)
    lint_options(study, FRAME)
    walk(book)
    with opened(book):
        played(book, seed)


@given(which=st.lists(deeds, max_size=3))
@settings(max_examples=50, deadline=None)
def test_a_right_page_is_never_refused(which):
    assert book_of({**YARD, "sections": {**YARD["sections"], "threat": which}}) is not None

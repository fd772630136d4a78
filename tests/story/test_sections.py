"""Which options are open to whom."""

from __future__ import annotations

import pytest

from strannik.story.condition import Condition
from strannik.story.proving.rehearsal import rehearsal
from strannik.story.reading import open_options
from tests.story.books import SOUND, book

YARD = book(SOUND).sections["yard"]


def open_numbers(section, *known, holds=()):
    """The options of the section that are open to a reader who knows these clues."""
    supposed = [*[("clue", clue) for clue in known], *[Condition("own", *so).fact for so in holds]]
    table = rehearsal(book(SOUND), frozenset(supposed), poor=False)
    return [option.number for option in open_options(table, 0, section.options)]


@pytest.mark.parametrize(
    ("known", "numbers"),
    [
        ((), [3]),
        (("key",), [3]),  # all clues are needed [NF-16.3.2]
        (("name",), [2, 3]),  # what is optional stands beside the else [NF-16.3.3]
        (("key", "name"), [1]),  # what is compulsory stands alone [NF-16.3.3, NF-16.3.4]
        (("key", "name", "more"), [1]),
    ],
)
def test_clues_decide_what_is_open(known, numbers):
    assert open_numbers(YARD, *known) == numbers


DOORS = """
    sections:
      hall:
        learn: [red, blue, green]
        options:
          - {if: [red]}
          - {if: [blue]}
          - {if: [red, green]}
          - {if: [red], needs: {night: true}}
          - {else: true}
"""


@pytest.mark.parametrize(
    ("known", "holds", "numbers"),
    [
        (("red",), (), [1]),
        (("red", "blue"), (), [1, 2]),  # two that match equally leave the choice
        (("red", "blue", "green"), (), [3]),  # most clues first [NF-16.3.5]
        (("red",), (("night", True),), [4]),
        (("red",), (("night", False),), [1]),
        (("red", "green"), (("night", True),), [3, 4]),
        (("green",), (("night", True),), [5]),
    ],
)
def test_of_several_compulsory_options_the_most_demanding_is_left(known, holds, numbers):
    assert open_numbers(book(DOORS).sections["hall"], *known, holds=holds) == numbers


def test_without_conditions_everything_is_open():
    assert open_numbers(book(SOUND).sections["gate"]) == [1, 2]


def test_messages_are_named_after_section_and_option():
    read = book("sections: {poi.1: {options: [{check: {skill: 4}, fail: [{wound: 1}]}, {reward: [{food: 1}]}]}}")
    assert read.messages(read.sections["poi.1"]) == [
        "section-poi-1-title",
        "section-poi-1-read",
        "section-poi-1-option-1",
        "section-poi-1-outcome-1",
        "section-poi-1-failure-1",
        "section-poi-1-option-2",
        "section-poi-1-outcome-2",
    ]

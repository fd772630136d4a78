"""How a book is read: in sections, by options and checks, with what readers note."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from strannik.core.chance import ScriptedChance
from strannik.core.offer import Bar
from strannik.core.position import Position
from strannik.core.step import Step
from strannik.core.table import load_part
from strannik.story import reading
from strannik.story.book import Book
from strannik.story.lint import lint
from strannik.story.option import Option
from strannik.story.proving.walker import walk
from strannik.story.reader import own_effects
from strannik.story.reading import Read, judge
from strannik.story.table import Notes, StoryTable
from strannik.story.teller import Teller
from tests.core.shapes import say
from tests.story.books import FRAME, book, texts


class Reciter(Teller):
    """Writes down what happens; a check is a die, and it is never night unless the table says so."""

    def holds(self, table: Any, seat: int, name: str, wanted: Any) -> bool:
        return table.night == wanted

    def made(self, table: Any, seat: int, effects: Any) -> list[Step]:
        own = own_effects(effects)
        table.heard += [str(effect.entry) for effect in own]
        return super().made(table, seat, [effect for effect in effects if effect not in own])

    def attempt(self, table: Any, seat: int, way: Option) -> list[Step]:
        die = table.chance.roll(seat)
        return judge(table, seat, way, die, [die])

    def ended(self, table: Any, seat: int, way: Option, end: str, rolled: list[int]) -> list[Step]:
        table.heard.append(f"{way.number} {end}")
        return []

    def pay(self, table: Any, seat: int, price: dict[str, int]) -> None:
        table.coins -= price["coins"]

    def too_dear(self, table: Any, seat: int, option: Option) -> Bar | None:
        return Bar("TL-1") if option.pay.get("coins", 0) > table.coins else None

    def forestalled(self, table: Any, seat: int, option: Option) -> Bar | None:
        return Bar("TL-2")

    def opened(self, table: Any, seat: int, section: Any) -> None:
        table.heard.append(section.id)

    def at_a_loss(self, table: Any, seat: int, section: str) -> None:
        table.heard.append("at a loss")

    def text(self, table: Any, seat: int, message: str) -> None:
        table.heard.append(message)


@dataclass
class Desk(StoryTable):
    """A table with a book on it."""

    volume: Book | None = None
    coins: int = 0
    night: bool = False
    heard: list[str] = field(default_factory=list)

    def book(self) -> Book:
        assert self.volume is not None
        return self.volume

    def teller(self) -> Teller:
        return Reciter()


def begun(text: str, *dice: int, clues: str = "", start: str = "a", **settings: Any) -> Position:
    """Somebody with these clues begins to read."""
    table = Desk([0, 1], ScriptedChance(dice, 2), volume=book(text), **settings)
    if clues:
        table.notes_of(0).clues = clues.split()
    position = Position(table, [Read(0, start)])
    position.begin()
    return position


def test_a_section_does_what_it_says_and_leads_on():
    position = begun("sections: {a: {do: [{coins: 2}, {text: once}], learn: [key], goto: b}, b: [{food: 1}]}")
    assert position.finished
    assert position.table.heard == ["a", "{'coins': 2}", "once", "b", "{'food': 1}"]
    assert position.table.knows(0, "key")
    assert not position.table.knows(1, "key")


WAY = (
    "sections: {a: {options: [{check: {skill: 4}, reward: [{coins: 2}], bonus: [{food: 1}], fail: [{wound: 1}],"
    " learn: [key], side: c, goto: b, fail_goto: d}]}, b: {}, c: {}, d: {}}"
)


@pytest.mark.parametrize(
    ("die", "heard", "clues", "noted"),
    [
        (3, ["1 lost", "{'wound': 1}", "d"], [], []),
        (4, ["1 won", "{'coins': 2}", "b"], ["key"], ["c"]),
        (5, ["1 won", "{'coins': 2}", "b"], ["key"], ["c"]),
        (6, ["1 bonus", "{'coins': 2}", "{'food': 1}", "b"], ["key"], ["c"]),
    ],
)
def test_a_check_decides_what_comes_and_where_reading_goes_on(die, heard, clues, noted):
    position = begun(WAY, die)
    say(position, "red: choose 1")
    assert position.table.heard == ["a", *heard]
    notes = position.table.notes_of(0)
    assert (notes.clues, notes.noted) == (clues, noted)


def test_what_is_read_only_once_is_not_read_again():
    twice = "sections: {a: {options: [{goto: b}, {}]}, b: {once: true, do: [{coins: 1}], goto: a}}"
    position = begun(twice)
    say(position, "red: choose 1", "red: choose 1")
    assert position.finished
    assert position.table.heard == ["a", "1 won", "b", "{'coins': 1}", "a", "1 won"]


def test_an_option_is_paid_for_before_anything_else():
    dear = "sections: {a: {options: [{pay: {coins: 2}, check: {skill: 6}, goto: b}, {}]}, b: {}}"
    position = begun(dear, 1, coins=3)
    say(position, "red: choose 1")
    assert (position.table.coins, position.table.heard) == (1, ["a", "1 lost"])
    poor = begun(dear, coins=1)
    assert [str(answer) for answer, _ in poor.offers[0].barred()] == ["choose 1"]


def test_whoever_has_no_option_goes_on_without():
    position = begun("sections: {a: {do: [{choice: [{pay: {coins: 1}}]}, {food: 1}]}}")
    assert (position.finished, position.table.heard[-1]) == (True, "at a loss")


DOOR = (
    "{starts: [a, b], sections: {a: {options: [{if: [key]}, {if: [key, name]}, {if: [name], optional: true},"
    " {else: true}]}, b: {learn: [key, name]}}}"
)


@pytest.mark.parametrize(
    ("clues", "offered", "closed"),
    [
        ("", "choose 4", []),
        ("name", "choose 3 | choose 4", []),
        ("key", "choose 1", ["choose 4"]),
        ("key name", "choose 2", ["choose 1", "choose 3", "choose 4"]),
    ],
)
def test_what_is_compulsory_closes_the_rest_and_what_is_unknown_is_not_told(clues, offered, closed):
    offer = begun(DOOR, clues=clues).offers[0]
    assert str(offer) == offered
    assert [str(answer) for answer, bar in offer.barred() if bar.clause == "TL-2"] == closed


def test_compulsory_options_work_the_same_for_table_walker_and_linter(monkeypatch):
    """One edit, in the one function that says which options are open."""
    written = "{starts: [a], sections: {a: {learn: [key], options: [{if: [key]}, {else: true}]}}}"
    read = book(written)
    assert str(begun(written).offers[0]) == "choose 1"
    assert walk(read).never(read) == ["a.options[0]: condition not fulfilled", "a.options[1]: taken"]
    assert [finding.place for finding in lint(read, FRAME, texts(read))] == ["a.options[1]"]

    def everything(table: StoryTable, seat: int, options: list[Option]) -> list[Option]:
        return [option for option in options if reading.met(table, seat, option.condition)]

    monkeypatch.setattr(reading, "open_options", everything)
    assert str(begun(written).offers[0]) == "choose 1 | choose 2"
    assert walk(read).never(read) == ["a.options[0]: condition not fulfilled"]
    assert lint(read, FRAME, texts(read)) == []


CONDITIONS = [
    ("key", "key", False, True),
    ("[key, name]", "key", False, False),
    ("[key, name]", "key name", False, True),
    ("{night: true}", "", True, True),
    ("{not: {night: true}}", "", True, False),
    ("{any: [key, {night: true}]}", "", True, True),
    ("{any: [key, {night: true}]}", "", False, False),
    ("{all: [{clue: key}, {not: {clue: name}}]}", "key", False, True),
    ("{all: [{clue: key}, {not: {clue: name}}]}", "key name", False, False),
    ("{clue: key, night: true}", "key", False, False),
]


@pytest.mark.parametrize(("condition", "clues", "night", "so"), CONDITIONS)
def test_a_condition_decides_how_it_goes_on(condition, clues, night, so):
    fork = f"{{if: {condition}, then: [{{coins: 1}}], else: [{{food: 1}}]}}"
    text = f"sections: {{a: [{fork}], b: {{learn: [key, name]}}}}"
    assert begun(text, clues=clues, night=night).table.heard[-1] == ("{'coins': 1}" if so else "{'food': 1}")


@pytest.mark.parametrize("condition", sorted({condition for condition, *_ in CONDITIONS}))
def test_both_sides_of_a_condition_are_walked(condition):
    read = book(f"sections: {{a: [{{if: {condition}, then: [{{coins: 1}}]}}], b: {{learn: [key, name]}}}}")
    assert walk(read).never(read) == []


def test_flags_last_for_a_game_and_can_be_cleared():
    position = begun(
        "sections: {a: [{set_flag: lamp}, {set_flag: lamp}, {if: {flag: lamp}, then: [{goto: b}]}],"
        " b: [{clear_flag: lamp}]}"
    )
    assert position.table.heard == ["a", "b"]
    assert position.table.notes_of(0).flags == []


def test_a_clue_can_be_lost_again():
    position = begun("sections: {a: [{learn: key}, {learn: key}, {forget: key}, {if: key, then: [{coins: 1}]}]}")
    assert (position.table.heard, position.table.notes_of(0).clues) == (["a"], [])


def test_a_difficulty_may_grow_with_the_company():
    grown = (
        "sections: {a: [{check: {skill: skill, difficulty: {per_player: 2}, pass: [{coins: 1}], fail: [{wound: 1}]}}]}"
    )
    assert begun(grown, 4).table.heard == ["a", "0 won", "{'coins': 1}"]
    assert begun(grown, 3).table.heard == ["a", "0 lost", "{'wound': 1}"]


def test_options_may_stand_inside_options():
    position = begun(
        "sections: {a: [{choice: [{do: [{choice: [{reward: [{coins: 1}]}, {}]}]}, {reward: [{food: 1}]}]}]}"
    )
    assert str(position.offers[0]) == "choose 1 | choose 4"
    say(position, "red: choose 1")
    assert str(position.offers[0]) == "choose 2 | choose 3"


def test_a_company_without_an_option_goes_on_without():
    position = begun("sections: {a: [{choice: {by: group, options: [{pay: {coins: 1}}]}}, {food: 1}]}")
    assert (position.finished, position.table.heard[-1]) == (True, "at a loss")


def test_whoever_reads_decides_where_the_game_does_not_say_who():
    position = begun("sections: {a: [{choice: {by: group, options: [{pay: {coins: 2}}, {}, {}]}}]}", coins=2)
    say(position, "blue: choose 3", "red: choose 1")
    assert (position.finished, position.table.coins) == (True, 0)


def test_notes_are_plain_data_for_a_later_game():
    position = begun(WAY, 6)
    assert "notes" not in position.table.save()
    say(position, "red: choose 1")
    saved = position.table.save()["notes"]["0"]
    assert saved == {"clues": ["key"], "flags": [], "read": [], "noted": ["c"]}
    assert load_part(Notes, saved) == position.table.notes_of(0)

"""Walking through a book: both sides of everything, and at random with hit counts."""

from __future__ import annotations

from strannik.core.chance import Chance, ScriptedChance
from strannik.story.proving.hits import sides
from strannik.story.proving.rambler import Rambler
from strannik.story.proving.rehearsal import CLOSED, FAILED, OPEN, PASSED, TAKEN
from strannik.story.proving.walker import walk
from strannik.story.proving.ways import Study
from tests.story.books import SOUND, book

ROUND = "{starts: [a], sections: {a: {options: [{goto: b}, {}]}, b: {options: [{goto: a}, {}]}}}"


def test_the_walker_sees_both_sides_of_everything():
    read = book(SOUND)
    hits = walk(read)
    assert hits.never(read) == []
    assert hits.sides["yard.options[0]", OPEN]
    assert hits.sides["yard.options[0]", CLOSED]
    assert hits.sides["gate.options[1]", FAILED]
    assert hits.sides["well.options[0]", TAKEN]


def test_an_option_has_the_sides_of_its_check_and_of_its_condition():
    gate, yard = (book(SOUND).sections[id] for id in ("gate", "yard"))
    assert sides(gate.options[0]) == [TAKEN, PASSED, FAILED]
    assert sides(yard.options[0]) == [TAKEN, OPEN, CLOSED]
    assert sides(yard.options[2]) == [TAKEN]


def test_what_cannot_be_walked_is_told():
    read = book("{starts: [a], sections: {a: {options: [{if: [key]}, {else: true}]}, b: {learn: [key]}}}")
    assert walk(read).never(read) == ["b", "a.options[0]: taken", "a.options[0]: condition fulfilled"]


def test_a_failure_teaches_the_walker_nothing():
    way = "{check: {skill: 4}, learn: [key], goto: b, fail_goto: b}"
    read = book(
        f"{{starts: [a], sections: {{a: {{options: [{way}]}}, b: {{options: [{{if: [key]}}, {{else: true}}]}}}}}}"
    )
    known = [run.known for run in Study(read).runs(read.sections["a"], frozenset())]
    assert sorted(known, key=len) == [frozenset(), frozenset([("clue", "key")])]
    assert walk(read).never(read) == []


def test_the_walker_comes_out_of_rounds():
    read = book(ROUND)
    assert walk(read).never(read) == []


def test_the_rambler_comes_everywhere_in_the_end():
    read = book(SOUND)
    hits = Rambler(read, Chance("ramble", 0)).ramble(lives=60, readings=8)
    assert hits.never(read) == []
    assert hits.sections["well"] > 60


def test_the_rambler_prefers_what_it_used_least():
    read = book("sections: {a: {options: [{}, {}, {}]}, b: {}, c: {}}")
    hits = Rambler(read, Chance("fair", 0)).ramble(lives=1, readings=90)
    assert [hits.sections[id] for id in "abc"] == [30, 30, 30]
    assert [hits.taken(option) for option in read.sections["a"].options] == [10, 10, 10]


def test_the_same_seed_gives_the_same_ramble():
    read = book(SOUND)
    first, second = (Rambler(read, Chance("again", 0)).ramble(3, 20) for _ in range(2))
    assert first.sides == second.sides


def test_a_once_only_section_is_read_once_in_a_life():
    read = book("sections: {a: {once: true}}")
    assert Rambler(read, Chance("once", 0)).ramble(lives=2, readings=5).sections["a"] == 2


def test_a_noted_side_section_is_read_before_anything_else():
    read = book("{starts: [a], sections: {a: {options: [{side: s}]}, s: {}}}")
    assert Rambler(read, Chance("side", 0)).ramble(lives=1, readings=4).sections == {"a": 2, "s": 2}


def test_side_sections_are_read_in_the_order_in_which_they_were_noted():
    read = book(
        "{starts: [a], sections: {a: {options: [{side: s, goto: b}]}, b: {options: [{side: t}]}, s: {}, t: {}}}"
    )
    hits = Rambler(read, Chance("sides", 0)).ramble(lives=1, readings=2)
    assert (hits.sections["s"], hits.sections["t"]) == (1, 0)


def test_a_failure_teaches_nothing_and_leads_elsewhere():
    way = "{check: {skill: 4}, learn: [key], goto: b, fail_goto: c}"
    read = book(f"{{starts: [a], sections: {{a: {{options: [{way}]}}, b: {{}}, c: {{}}}}}}")
    rambler = Rambler(read, ScriptedChance([0, 0, 0, 0, 0, 1], 0))
    rambler.ramble(lives=1, readings=1)
    assert (clues(rambler), rambler.hits.sections["c"], rambler.hits.sections["b"]) == ([], 1, 0)
    rambler.ramble(lives=1, readings=1)
    assert (clues(rambler), rambler.hits.sections["c"], rambler.hits.sections["b"]) == (["key"], 1, 1)


def clues(rambler):
    """What its reader has learnt in this life."""
    return rambler.life.notes_of(0).clues


def test_a_ramble_through_a_round_ends():
    hits = Rambler(book(ROUND), Chance("round", 0)).ramble(lives=2, readings=50)
    assert hits.sections["a"] >= 100

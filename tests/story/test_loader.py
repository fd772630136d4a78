"""Reading a book: what is right is read, what is wrong is named with what would have been right."""

from __future__ import annotations

import pytest

from strannik.core.data import DataError
from strannik.core.effects import Effect
from tests.story.books import SOUND, book


def written(effects: list[Effect]) -> list[dict]:
    """Effects as the book has them."""
    return [effect.entry for effect in effects]


def test_a_book_is_read_whole():
    read = book(SOUND)
    assert read.starts == ["gate", "well"]
    assert list(read.sections) == ["gate", "yard", "ditch", "well", "cellar"]
    gate, yard, ditch = (read.sections[id] for id in ("gate", "yard", "ditch"))
    assert (gate.once, written(ditch.do), ditch.goto) == (True, [{"wound": 1}, {"goto": "well"}], "well")
    first = gate.options[0]
    assert (first.number, first.place, first.check, first.threshold) == (1, "gate.options[0]", "skill", 5)
    assert (written(first.reward), written(first.bonus)) == ([{"coins": 2}], [{"coins": 1}])
    assert (first.learn, first.goto) == (["key"], "yard")
    assert gate.options[1].pay == {"coins": 1}
    assert (written(gate.options[1].fail), gate.options[1].fail_goto) == ([{"wound": 1}], "ditch")
    assert (yard.options[0].clues, yard.options[0].side) == (["key", "name"], "cellar")
    assert (yard.options[1].optional, yard.options[2].otherwise) == (True, True)


def test_reading_begins_anywhere_if_nothing_is_said():
    assert book("sections: {35: {}, b: {}}").starts == ["35", "b"]


def test_numbers_may_name_sections():
    assert book("sections: {1: {goto: 2}, 2: {options: [{side: 1}]}}").sections["2"].options[0].side == "1"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[]", "small.yaml: expected texts, starts, sections, found list []"),
        ("texts: tale", "small.yaml: sections is missing"),
        ("sections: {}", "small.yaml: sections: expected sections by their ids, found dict {}"),
        ("{title: x, sections: {a: {}}}", "small.yaml: there is no 'title' here; expected one of: sections"),
        ("{texts: 3, sections: {a: {}}}", "small.yaml: texts: expected str, found int 3"),
        ("sections: {a: {}, a: {}}", "small.yaml: line 1: 'a' is given twice"),
        ("sections: {a: 7}", "small.yaml: a: expected once, repeat, do, learn, goto, options, value, found int 7"),
        ("sections: {a: {optons: []}}", "small.yaml: a: there is no 'optons' here; did you mean 'options'?"),
        ("sections: {a: {once: 1}}", "small.yaml: a.once: expected bool, found int 1"),
        ("sections: {a: {goto: [b]}}", "small.yaml: a.goto: expected the id of a section, found list ['b']"),
        ("sections: {a: {goto: b, options: [{}]}}", "small.yaml: a.goto: a section with options goes on where"),
        ("sections: {a: {do: [{coin: 1}]}}", "a.do[0]: there is no step 'coin'; did you mean 'coins'?"),
        ("sections: {a: {learn: [x, x]}}", "small.yaml: a.learn: 'x' is given twice"),
        ("sections: {a: {learn: [[x]]}}", "small.yaml: a.learn: expected words, found list ['x']"),
        ("sections: {a: {options: [{chek: 1}]}}", "a.options[0]: there is no 'chek' here; did you mean 'check'?"),
        ("sections: {a: {options: [{check: 5}]}}", "a.options[0].check: expected {kind: threshold}, found int 5"),
        (
            "sections: {a: {options: [{}, {check: {skil: 5}}]}}",
            "a.options[1].check: there is no check 'skil'; did you mean 'skill'?",
        ),
        ("sections: {a: {options: [{check: {skill: 0}}]}}", "check.skill: expected a number from 1, found int 0"),
        ("sections: {a: {options: [{pay: {coin: 1}}]}}", "pay: there is no good 'coin'; did you mean 'coins'?"),
        ("sections: {a: {options: [{pay: {coins: -1}}]}}", "pay.coins: expected a number from 1, found int -1"),
        (
            "sections: {a: {options: [{needs: {nihgt: true}}]}}",
            "needs: there is no condition 'nihgt'; did you mean 'night'?",
        ),
        ("sections: {a: {options: [{needs: {night: 3}}]}}", "needs.night: expected bool, found int 3"),
        ("sections: {a: {options: [{needs: {holding: sapde}}]}}", "there is no tool 'sapde'; did you mean 'spade'?"),
        ("{starts: [gaet], sections: {gate: {}}}", "starts: there is no section 'gaet'; did you mean 'gate'?"),
        ("sections: {yard: {options: [{goto: yrad}]}}", "[0].goto: there is no section 'yrad'; did you mean 'yard'?"),
        ("sections: {yard: {options: [{side: 7}]}}", "options[0].side: there is no section '7'; expected one of: yard"),
        ("sections: {yard: {do: [{goto: yrad}]}}", "do[0].goto.section: there is no section 'yrad'; did you mean"),
        (
            "sections: {a: {learn: [word], options: [{if: [wrod]}, {else: true}]}}",
            "a.options[0].if[0]: there is no clue 'wrod'; did you mean 'word'?",
        ),
        ("sections: {a: {options: [{if: key}]}}", "a.options[0].if: there is no clue 'key'; there is no clue at all"),
        (
            "sections: {a: {do: [{set_flag: lamp}, {if: {flag: lmap}, then: []}]}}",
            "a.do[1].if: there is no flag 'lmap'; did you mean 'lamp'?",
        ),
        ("sections: {a: {do: [{if: {nigth: true}, then: []}]}}", "do[0].if: there is no condition 'nigth'; did you"),
        ("sections: {a: {do: [{if: {night: true}}]}}", "a.do[0].then: is missing"),
        ("sections: {a: {do: [{lift: levre}]}}", "a.do[0].lift: expected the fields tool, success, found str 'levre'"),
        ("sections: {a: {do: [{lift: {tool: levre}}]}}", "lift.tool: there is no tool 'levre'; did you mean 'lever'?"),
        (
            "sections: {a: {do: [{lift: {tool: lever, success: [{goto: b}]}}]}}",
            "a.do[0].lift.success[0].goto.section: there is no section 'b'; expected one of: a",
        ),
        ("sections: {a: {do: [{choice: []}]}}", "a.do[0].choice: expected options, found none"),
        ("sections: {a: [{choice: {by: group}}]}", "a.do[0].choice.options: expected options, found none"),
        ("sections: {a: [{choice: {by: grupo, options: [{}]}}]}", "there is no chooser 'grupo'; did you mean 'group'?"),
        ("sections: {a: [{choice: {from: [{}]}}]}", "a.do[0].choice: there is no 'from' here; expected one of: by,"),
        ("sections: {a: {do: [{chioce: []}]}}", "a.do[0]: there is no step 'chioce'; did you mean 'choice'?"),
        ("sections: {a: {do: [{check: {skill: skill}}]}}", "a.do[0].check.difficulty: is missing"),
        ("sections: {a: {do: [{check: {skill: luck, difficulty: 3}}]}}", "check.skill: there is no check 'luck'"),
        (
            "sections: {a: {do: [{check: {skill: skill, difficulty: {per_player: 0}}}]}}",
            "difficulty.per_player: expected a number from 1, found int 0",
        ),
        ("sections: {a: {once: true, repeat: false}}", "a.repeat: once says it already"),
        ("sections: {a: {options: [{do: [], reward: []}]}}", "options[0].do: reward says it already"),
        (
            "sections: {a: {goto: b}, b: {do: [{if: {night: true}, then: [{goto: c}]}]}, c: {goto: b}}",
            "b: reading goes round and nobody is asked: b → c → b; let one of these sections be once",
        ),
        ("sections: {a: {value: high}}", "a.value: expected int, found str 'high'"),
        ("sections: {a: {options: [{bonus: [{food: 1}]}]}}", "options[0].bonus: there is no bonus without a check"),
        ("sections: {a: {options: [{fail_goto: a}]}}", "options[0].fail_goto: there is no fail_goto without a check"),
        ("sections: {a: {options: [{optional: true}]}}", "optional: only an option with if or needs can be optional"),
        ("sections: {a: {options: [{if: x, else: true}]}}", "else: what has a condition of its own cannot be the else"),
        ("sections: {a: {options: [{reward: {food: 1}}]}}", "options[0].reward: expected list, found dict"),
        ("sections: {a: {options: [{reward: [{fod: 1}]}]}}", "options[0].reward[0]: there is no step 'fod'"),
    ],
)
def test_what_is_wrong_is_named(text, error):
    with pytest.raises(DataError) as caught:
        book(text)
    assert error in str(caught.value)

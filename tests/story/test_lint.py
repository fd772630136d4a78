"""The linter, by small broken books: one thing is wrong with each."""

from __future__ import annotations

from dataclasses import replace
from textwrap import dedent

import pytest

from strannik.story.lint import lint
from strannik.story.lint.texts import surplus_texts
from tests.story.books import FRAME, SOUND, book, findings, texts

EVEN = "{check: {skill: 4}, reward: [{coins: 1}]}"


def test_a_sound_book_has_nothing_wrong():
    assert findings(SOUND) == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            f"{{starts: [a], sections: {{a: {{}}, b: {{options: [{EVEN}]}}}}}}",
            ["small.yaml: b: cannot be reached; name it in starts, or let an open option lead to it"],
        ),
        (
            "sections: {a: {goto: b}, b: {options: [{goto: c}]}, c: {goto: b}}",
            ["b: reading goes round for ever: b → c → b; let one of these sections be once, end, or leave a choice"],
        ),
        (
            "sections: {a: {learn: [word], do: [{set_flag: lamp}]}}",
            [
                "a.learn: 'word' is never asked for; let an if ask for it, or leave it out",
                "a.do[0].set_flag: 'lamp' is never asked for; let an if ask for it, or leave it out",
            ],
        ),
        (
            "sections: {a: {do: [{if: {flag: lamp}, then: [{set_flag: lamp}]}]}}",
            ["a.do[0].if: nobody can have set 'lamp'; it must be set where one can get"],
        ),
        (
            "sections: {a: {do: [{check: {skill: combat, difficulty: 21, fail: []}}]}}",
            ["a.do[0].check: needs 21, and nobody gets beyond 20; at most 20 would be right"],
        ),
        (
            "sections: {a: {options: [{if: [key], learn: [key]}, {else: true}]}}",
            ["a.options[0].if: nobody can have learnt 'key'; it must be learnt where one can get"],
        ),
        (
            "sections: {a: {options: [{check: {combat: 21}, reward: [{coins: 18}]}]}}",
            ["a.options[0].check: needs 21, and nobody gets beyond 20; at most 20 would be right"],
        ),
        (
            "sections: {a: {options: [{check: {combat: 19}, reward: [{coins: 16}], bonus: [{coins: 1}]}]}}",
            ["a.options[0].check: the bonus needs 21, and nobody gets beyond 20; at most 18"],
        ),
        (
            "sections: {a: {options: [{check: {skill: 9}, reward: [{coins: 6}]}]}}",
            ["a.options[0].check: 9 does not suit this book; expected 4 to 8"],
        ),
        (
            "sections: {a: {options: [{pay: {food: 3}}, {}]}}",
            ["a.options[0].pay: costs 3 food, and nobody has more than 2; at most 2"],
        ),
        (
            "sections: {a: {learn: [key], options: [{if: [key]}, {else: true}]}}",
            [
                "a.options[1]: is open to nobody: whoever comes here must take option 1; "
                "make option 1 optional, or let it ask for a clue that some lack"
            ],
        ),
        (
            "sections: {a: {options: [{}, {learn: [key], goto: b}]},"
            " b: {options: [{if: [key]}, {if: [key], needs: {night: true}}, {else: true}]}}",
            [],
        ),
        (
            "{starts: [a], sections: {a: {options: [{}, {learn: [key], goto: b}]},"
            " b: {options: [{if: [key]}, {else: true}]}}}",
            ["b.options[1]: is open to nobody: whoever comes here must take option 1"],
        ),
        (
            "sections: {a: {learn: [x], goto: b}, b: {learn: [y], options:"
            " [{if: [y]}, {if: [x, y]}, {if: [x], optional: true}, {else: true}]}}",
            [
                "b.options[2]: is open to nobody: whoever comes here must take option 2",
                "b.options[3]: is open to nobody: whoever comes here must take option 1",
            ],
        ),
        (
            "sections: {a: {options: [{else: true}]}}",
            ["a.options[0].else: no option here is compulsory for anybody; leave the mark out"],
        ),
        (
            "sections: {a: {options: [{needs: {night: true}}, {}]}}",
            ["a.options[1]: is closed to those for whom another is compulsory; mark it else: true"],
        ),
        (
            "sections: {a: {options: [{needs: {night: true}}]}}",
            ["a.options: whoever knows nothing has no option; one of them should have no condition"],
        ),
        (
            "sections: {a: {options: [{pay: {food: 1}}]}}",
            ["a.options: whoever owns nothing has no option; one without a condition should cost nothing"],
        ),
        (
            "sections: {a: {options: [{needs: {night: true}, pay: {food: 1}}, {else: true}]}}",
            ["a.options[0].pay: is compulsory, and not everybody can pay; make it optional, or let it cost nothing"],
        ),
        (
            "sections: {a: {options: [{check: {skill: 6}, reward: [{coins: 4}]}]}}",
            ["a.options[0].reward: is worth 8 after its price; 5 to 7 would be right"],
        ),
        (
            "sections: {a: {options: [{check: {skill: 6}, pay: {coins: 1}, reward: [{coins: 3}]}, {}]}}",
            ["a.options[0].reward: is worth 4 after its price; 5 to 7 would be right"],
        ),
        (
            "sections: {a: {options: [{check: {skill: 4}, reward: [{coins: 1}], bonus: [{coins: 2}]}]}}",
            ["a.options[0].bonus: is worth 4 after its price; 1 to 3 would be right"],
        ),
    ],
)
def test_one_thing_is_wrong(text, told):
    found = [str(finding) for finding in findings(text)]
    assert len(found) == len(told), found
    for sentence, expected in zip(found, told, strict=True):
        assert expected in sentence


@pytest.mark.parametrize(
    "text",
    [
        "sections: {a: {options: [{check: {combat: 20}, reward: [{coins: 17}]}]}}",
        "sections: {a: {options: [{check: {combat: 18}, reward: [{coins: 15}], bonus: [{coins: 1}]}]}}",
        "sections: {a: {options: [{check: {skill: 4}, reward: [{food: 3}]}]}}",
        "sections: {a: {options: [{check: {skill: 8}, reward: [{food: 9}]}]}}",
        "sections: {a: {options: [{check: {skill: 4}, reward: [{coins: 1}], bonus: [{food: 1}]}]}}",
        "sections: {a: {options: [{pay: {food: 2}}, {}]}}",
        "sections: {a: {goto: b}, b: {once: true, goto: a}}",
        # a failure teaches nothing, so both options of b are open to somebody
        "{starts: [a], sections: {a: {options: [{check: {skill: 4}, reward: [{coins: 1}], learn: [k], goto: b, "
        "fail_goto: b}]}, b: {options: [{if: [k]}, {else: true}]}}}",
    ],
)
def test_what_is_just_right_is_not_complained_about(text):
    assert findings(text) == []


def test_equally_demanding_options_leave_the_choice():
    found = findings("sections: {a: {learn: [x], options: [{if: [x]}, {if: [x], optional: true}, {if: [x]}]}}")
    assert [finding.place for finding in found] == ["a.options[1]"]


def test_a_clue_that_nobody_learns_is_told_once():
    found = findings(
        "{starts: [a], sections: {a: {learn: [x], options: [{if: [x]}, {if: [y], optional: true}, {else: true}]},"
        " b: {learn: [y], goto: a}}}"
    )
    assert [finding.place for finding in found] == ["b", "a.options[1].if", "a.options[2]"]


def test_who_comes_by_a_clue_surely_knows_it():
    found = findings(
        "{starts: [a, c], sections: {a: {options: [{if: [k], goto: b}, {else: true}]}, "
        "b: {options: [{if: [k]}, {else: true}]}, c: {learn: [k]}}}"
    )
    assert [finding.place for finding in found] == ["b.options[1]"]


def test_a_round_that_a_condition_ends_is_none():
    found = findings("sections: {a: {options: [{needs: {night: true}, goto: a}]}}")
    assert [finding.problem for finding in found] == ["whoever knows nothing has no option"]


def test_a_frame_without_balance_judges_no_rewards():
    read = book("sections: {a: {options: [{check: {skill: 6}, reward: [{coins: 40}]}]}}")
    loose = type(FRAME)(vocabulary=FRAME.vocabulary, checks=FRAME.checks)
    assert lint(read, FRAME, texts(read)) != []
    assert lint(read, loose, texts(read)) == []


def test_a_missing_text_is_named_with_its_language():
    read = book(f"sections: {{a: {{options: [{EVEN}]}}}}")
    written = texts(read)
    del written["ru"]["section-a-outcome-1"]
    written["en"]["section-a-title"] = ""
    assert [str(finding) for finding in lint(read, FRAME, written)] == [
        "small.yaml: a: has no text 'section-a-title' in en; write it",
        "small.yaml: a: has no text 'section-a-outcome-1' in ru; write it",
    ]


def test_a_text_that_nobody_translated_is_named():
    read = book("sections: {a: {}}")
    written = texts(read)
    written["ru"]["section-a-read"] = written["en"]["section-a-read"]
    assert [str(finding) for finding in lint(read, FRAME, written)] == [
        "small.yaml: a: 'section-a-read' reads the same in every language; translate it"
    ]


def test_a_text_too_many_is_named():
    read = book("sections: {a: {}}")
    written = texts(read)
    written["en"] |= {"section-a-option-1": "Knock", "name-a": "A"}
    assert [str(finding) for finding in surplus_texts([read], written)] == [
        "en: section-a-option-1: belongs to no section or option; leave it out, or mend its name"
    ]


def test_messages_are_read_as_they_are_written():
    from strannik.story.lint.texts import MESSAGE

    text = dedent("""
        # A heading
        tale-a-title = The well
        tale-a-read =
            It sings.

            Every evening.
        tale-a-option-1 =
            Sing along
    """)
    assert {found[1]: " ".join(found[2].split()) for found in MESSAGE.finditer(text)} == {
        "tale-a-title": "The well",
        "tale-a-read": "It sings. Every evening.",
        "tale-a-option-1": "Sing along",
    }


# Craft: what a book may be asked for besides


def crafted(text: str, says: dict[str, str] | None = None, **asked) -> list[str]:
    """What the linter says of a book that is asked for more, with these English texts."""
    frame, read = replace(FRAME, balance=None, **asked), book(text)
    spoken = texts(read)
    spoken["en"].update(says or {})
    return [str(finding).removeprefix("small.yaml: ") for finding in lint(read, frame, spoken)]


DEARER = "{check: {skill: 5}, reward: [{food: 2}]}"


def test_an_option_worse_than_its_neighbour_in_everything_is_told():
    told = "a.options[0]: is worse than option 2 in everything; let it give or ask something else"
    for better in ("{check: {skill: 4}, reward: [{food: 2}]}", "{check: {skill: 5}, reward: [{food: 3}]}"):
        assert crafted(f"sections: {{a: {{options: [{DEARER}, {better}]}}}}") == [told]


@pytest.mark.parametrize(
    "other",
    [
        "{check: {combat: 4}, reward: [{food: 3}]}",
        "{check: {skill: 6}, reward: [{food: 3}]}",
        "{check: {skill: 4}, reward: [{food: 1}]}",
        "{check: {skill: 4}, pay: {coins: 1}, reward: [{food: 3}]}",
        "{check: {skill: 5}, reward: [{food: 2}]}",
    ],
)
def test_an_option_that_is_only_different_is_not(other):
    assert crafted(f"sections: {{a: {{options: [{DEARER}, {other}]}}}}") == []


def test_a_file_that_always_gives_the_same_is_told():
    options = ", ".join([f"{{check: {{skill: 4}}, reward: [{{food: {number}}}], goto: b}}" for number in (1, 2)])
    many = ", ".join([f"a{number}: {{options: [{options}]}}" for number in range(12)])
    told = crafted(f"sections: {{{many}, b: {{}}}}")
    assert "food: stands in 24 of 24 options; let some of them give something else" in told


def test_a_clue_is_remembered_farther_away():
    beside = "sections: {a: {learn: [key]}, b: {options: [{if: [key]}, {else: true}]}, c: {}, d: {}}"
    told = ["a: 'key' matters only beside where it is learnt; let it be remembered farther away"]
    assert crafted(beside, clue_distance=2) == told
    assert crafted(beside.replace("b: {o", "e: {o").replace("c: {}, d: {}}", "c: {}}"), clue_distance=1) == []


def test_texts_are_neither_short_nor_long():
    told = crafted("sections: {a: {}}", {"a": ""}, lengths={"read": (4, 6)}, texts=("title", "read"))
    assert told == [
        "a: 'section-a-read' has 3 words in en; 4 to 6 are right",
        "a: 'section-a-read' has 3 words in ru; 4 to 6 are right",
    ]


def test_what_is_paid_is_named():
    paid = "sections: {a: {options: [{reward: [{coins: 2}]}, {reward: [{food: 1}]}]}}"
    says = {"section-a-outcome-1": "He nods.", "section-a-outcome-2": "He nods."}
    asked = {"spoken": {"en": {"coins": ("coin", "purse")}}}
    told = ["a.options[0]: 'section-a-outcome-1' pays coins and does not name it in en; such as: coin, purse"]
    assert crafted(paid, says, **asked) == told
    assert crafted(paid, {**says, "section-a-outcome-1": "Two Coins, he says."}, **asked) == []
    assert crafted(paid, {**says, "section-a-outcome-1": "“Uncoined silver!” he says."}, **asked) == told


def test_no_section_is_another_with_changed_names():
    phrase = "once upon a time a baker lost all his bread and laughed"
    says = {"section-a-read": f"Well, {phrase}.", "section-b-read": f"And {phrase}!"}
    [told] = crafted("sections: {a: {}, b: {}}", says)
    assert told.startswith("b: says in en what a says: “once upon a time a baker lost all his bread…”")
    assert crafted("sections: {a: {}, b: {}}", says, refrains={"en": ("a baker lost all his",)}) == []

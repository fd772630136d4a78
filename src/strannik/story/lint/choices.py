"""Choices: no option is worse than its neighbour in everything, and no file tells the same again and again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from strannik.core.effects import Effect
from strannik.story.book import Book
from strannik.story.lint.finding import Finding
from strannik.story.option import Option
from strannik.story.reader import own_effects

MANY: Final = 24
"""A file with fewer options may be as much of a kind as it likes."""

SHARE: Final = 0.85
"""No more than this share of a file's options may give the same good."""


def lint_choices(book: Book) -> list[Finding]:
    return [*dominated_options(book), *too_much_of_a_kind(book)]


def dominated_options(book: Book) -> list[Finding]:
    """Options that nobody should take, since another asks no more and gives no less."""
    found: list[Finding] = []
    for section in book.sections.values():
        for options in section.choices.values():
            for option in options:
                better = [other for other in options if dominates(other, option)]
                if better:
                    problem = f"is worse than option {better[0].number} in everything"
                    found.append(Finding(section.source, option.place, problem, "let it give or ask something else"))
    return found


def dominates(other: Option, option: Option) -> bool:
    """Whether one option asks no more than another, gives no less, and is not the same."""
    if other is option or other.condition != option.condition or not option.reward:
        return False
    asks_more = other.check not in ("", option.check) or (bool(other.check) and other.threshold > option.threshold)
    dearer = any([amount > option.pay.get(good, 0) for good, amount in other.pay.items()])
    if asks_more or dearer or leads(other) != leads(option):
        return False
    gives = [at_least(given(one.reward), given(two.reward)) for one, two in ((other, option), (option, other))]
    bonus = [at_least(given(one.bonus), given(two.bonus)) for one, two in ((other, option), (option, other))]
    if not (gives[0] and bonus[0]):
        return False
    easier = other.check != option.check or other.threshold < option.threshold or other.pay != option.pay
    return easier or not (gives[1] and bonus[1])


def leads(option: Option) -> tuple[object, ...]:
    """What an option leads to besides goods: such options differ even if one pays less."""
    named = [str(effect.entry) for effect in own_effects([*option.reward, *option.fail]) if not counted(effect)]
    return (option.learn, option.side, option.goto, option.fail_goto, named)


def counted(effect: Effect) -> bool:
    (value, *_) = effect.entry.values()
    return isinstance(value, int)


def given(effects: Sequence[Effect]) -> Counter[str]:
    """How much of every good the effects give."""
    amounts: Counter[str] = Counter()
    for effect in own_effects(effects):
        if counted(effect):
            (name, amount), *_ = effect.entry.items()
            amounts[str(name)] += int(amount)
    return amounts


def at_least(more: Counter[str], less: Counter[str]) -> bool:
    return all([more[good] >= less[good] for good in {*more, *less}])


def too_much_of_a_kind(book: Book) -> list[Finding]:
    """Files most of whose options give the same."""
    found: list[Finding] = []
    for source in dict.fromkeys([section.source for section in book.sections.values()]):
        options = [option for section, option in book.options if section.source == source and option.reward]
        if len(options) < MANY:
            continue
        kinds = Counter(
            [name for option in options for name in {next(iter(e.entry)) for e in own_effects(option.reward)}]
        )
        found += [
            Finding(
                source,
                str(name),
                f"stands in {count} of {len(options)} options",
                "let some of them give something else",
            )
            for name, count in kinds.items()
            if count > SHARE * len(options) and name not in UNCOUNTED
        ]
    return found


UNCOUNTED: Final = ("chapter",)
"""What leads on, and is no gift."""

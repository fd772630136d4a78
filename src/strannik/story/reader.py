"""The reader: sections as they are written, made into the steps by which they are read.

A section is a list of effects, or a mapping. Besides the steps of its game an effect may be a `choice`, a `check` or an
`if`; the `options` of a section are a choice written more shortly, each with its check.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from strannik.core.data import DataError
from strannik.core.effects import Effect, Kinds, Vocabulary
from strannik.story import reading
from strannik.story.condition import ALL, ANY, CLUE, FLAG, NOT, NOTHING, OWN, Condition
from strannik.story.entry import Entry, found, known, positive, typed, worth
from strannik.story.frame import Frame
from strannik.story.option import Fork, Option
from strannik.story.reading import WORDS, Branch, Choose, ChooseTogether, Goto, Learn, SetFlag, Text, Try
from strannik.story.section import Section

SECTION_KEYS: Final = ("once", "repeat", "do", "learn", "goto", "options")
OPTION_KEYS: Final = (
    "label", "if", "else", "needs", "optional", "pay", "check", "do", "reward", "bonus", "fail", "learn", "side",
    "goto", "fail_goto",
)  # fmt: skip
CHOICE_KEYS: Final = ("by", "options")
CHOOSERS: Final = {"reader": Choose, "group": ChooseTogether}
CHECK_KEYS: Final = ("skill", "difficulty", "pass", "bonus", "fail")
FORK_KEYS: Final = ("if", "then", "else")
AMOUNT_KEYS: Final = ("per_player",)
JOINED: Final = (ALL, ANY, NOT)
CHOICE: Final = "choice"
CHECK: Final = "check"


class SectionReader(Vocabulary):
    """Reads one section; keeps what it finds in it, by place."""

    def __init__(self, frame: Frame, kinds: Kinds, source: str, id: str) -> None:
        super().__init__([*frame.vocabulary.steps.values(), *WORDS], {**frame.vocabulary.kinds, **kinds})
        self.frame = frame
        self.source = source
        self.id = id
        self.options: list[Option] = []
        self.checks: list[Option] = []
        self.forks: list[Fork] = []
        self.choices: dict[str, list[Option]] = {}
        self.held: dict[str, Effect] = {}
        self.texts: list[str] = []
        self.makes: list[tuple[str, str, str]] = []

    def section(self, given: Any) -> Section:
        """The section that is written so; a list alone is what it does."""
        written = {"do": given} if isinstance(given, list) else given
        entry = Entry(written, [*SECTION_KEYS, *self.frame.section_terms], self.source, self.id)
        if "options" in entry and "goto" in entry:
            raise entry.refuse("goto", "a section with options goes on where its options lead")
        if "once" in entry and "repeat" in entry:
            raise entry.refuse("repeat", "once says it already")
        learn = self.learnt(entry)
        goto = entry.thing("goto", "section", self)
        do = [*self.effects(entry, "do"), *[_word(Learn, clue=clue) for clue in learn]]
        if entry.typed("options", list[Any]()):
            do.append(self.choice(entry.given["options"], entry.at("options")))
        if goto:
            do.append(_word(Goto, section=goto))
        return Section(
            id=self.id,
            source=self.source,
            once=entry.typed("once", False) or not entry.typed("repeat", True),
            do=do,
            learn=learn,
            goto=goto,
            options=self.options,
            checks=self.checks,
            forks=self.forks,
            choices=self.choices,
            held=self.held,
            makes=self.makes,
            texts=self.texts,
            terms=entry.terms(self.frame.section_terms, self),
        )

    # Effects

    def words(self) -> list[str]:
        return [*super().words(), CHOICE, CHECK, "if"]

    def read_one(self, entry: Any, source: str, place: str) -> Effect:
        """One effect: of the game, of every book, or a choice, a check or a condition."""
        if isinstance(entry, dict) and "if" in entry:
            return self.fork(Entry(entry, FORK_KEYS, source, place))
        if isinstance(entry, dict) and len(entry) == 1:
            if CHOICE in entry:
                return self.choice(entry[CHOICE], f"{place}.{CHOICE}")
            if CHECK in entry:
                return self.check_alone(entry[CHECK], f"{place}.{CHECK}")
        effect = super().read_one(entry, source, place)
        if effect.branches():
            (name, *_) = entry
            self.held[f"{place}.{name}"] = effect
        if effect.step is Text:
            self.texts.append(effect.arguments["message"])
        elif effect.step is Learn:
            self.makes.append((CLUE, effect.arguments["clue"], f"{place}.learn"))
        elif effect.step is SetFlag:
            self.makes.append((FLAG, effect.arguments["flag"], f"{place}.set_flag"))
        return effect

    def effects(self, entry: Entry, key: str) -> list[Effect]:
        return self.read(entry.typed(key, list[Any]()), self.source, entry.at(key))

    def learnt(self, entry: Entry) -> list[str]:
        """The clues that a section or an option teaches."""
        clues = entry.words("learn")
        self.makes += [(CLUE, clue, entry.at("learn")) for clue in clues]
        return clues

    # Choices

    def choice(self, given: Any, place: str) -> Effect:
        """The step that asks which of these options is taken, and whom: whoever reads, or the whole group."""
        if isinstance(given, dict):
            entry = Entry(given, CHOICE_KEYS, self.source, place)
            by = known(entry.typed("by", "reader"), "chooser", CHOOSERS, self.source, entry.at("by"))
            return self.choice_of(CHOOSERS[by], entry.typed("options", list[Any]()), entry.at("options"), given)
        return self.choice_of(Choose, given, place, given)

    def choice_of(self, step: type[Choose], options: Any, place: str, given: Any) -> Effect:
        """The step that asks which of these options is taken."""
        if not typed(options, list, self.source, place):
            raise DataError(self.source, place, "expected options, found none")
        self.choices[place] = []
        for at, one in enumerate(options):
            self.choices[place].append(self.option(one, f"{place}[{at}]"))
        return Effect(step, {"place": place}, {CHOICE: given})

    def option(self, given: Any, place: str) -> Option:
        entry = Entry(given, OPTION_KEYS, self.source, place)
        self.refuse_contradictions(entry)
        number = len(self.options) + 1
        kind, threshold = self.short_check(entry)
        self.options.append(Option(number))  # what follows may hold options of its own
        option = Option(
            number=number,
            section=self.id,
            place=place,
            label=entry.typed("label", ""),
            condition=self.conditions(entry),
            optional=entry.typed("optional", False),
            otherwise=entry.typed("else", False),
            pay=self.pay(entry),
            check=kind,
            threshold=threshold,
            reward=self.effects(entry, "do" if "do" in entry else "reward"),
            bonus=self.effects(entry, "bonus"),
            fail=self.effects(entry, "fail"),
            learn=self.learnt(entry),
            side=entry.thing("side", "section", self),
            goto=entry.thing("goto", "section", self),
            fail_goto=entry.thing("fail_goto", "section", self),
            has_failure="fail" in entry or "fail_goto" in entry,
        )
        self.options[number - 1] = option
        return option

    def refuse_contradictions(self, entry: Entry) -> None:
        """Keys that make sense only with others, or without them."""
        conditional = "if" in entry or "needs" in entry
        if "else" in entry and conditional:
            raise entry.refuse("else", "what has a condition of its own cannot be the else")
        if "optional" in entry and not conditional:
            raise entry.refuse("optional", "only an option with if or needs can be optional")
        if "do" in entry and "reward" in entry:
            raise entry.refuse("do", "reward says it already")
        for key in ("bonus", "fail", "fail_goto"):
            if key in entry and "check" not in entry:
                raise entry.refuse(key, f"there is no {key} without a check")

    def pay(self, entry: Entry) -> dict[str, int]:
        price: dict[str, int] = {}
        for good, count in entry.typed("pay", dict[str, Any]()).items():
            known(str(good), "good", self.frame.goods, self.source, entry.at("pay"))
            price[str(good)] = positive(count, self.source, entry.at(f"pay.{good}"))
        return price

    # Checks

    def short_check(self, entry: Entry) -> tuple[str, int]:
        """`{skill: 5}` of an option as its two halves."""
        if CHECK not in entry:
            return "", 0
        given, place = entry.given[CHECK], entry.at(CHECK)
        if not isinstance(given, dict) or len(given) != 1:
            raise DataError(self.source, place, f"expected {{kind: threshold}}, found {found(given)}")
        (kind, threshold), *_ = given.items()
        known(str(kind), CHECK, self.frame.checks, self.source, place)
        return str(kind), positive(threshold, self.source, f"{place}.{kind}")

    def check_alone(self, given: Any, place: str) -> Effect:
        """A check among the effects, with its skill, difficulty and outcomes."""
        entry = Entry(given, [*CHECK_KEYS, *self.frame.check_terms], self.source, place)
        for key in ("skill", "difficulty"):
            if key not in entry:
                raise entry.refuse(key, "is missing")
        threshold, per_player = self.amount(entry, "difficulty")
        self.checks.append(
            Option(
                number=0,
                section=self.id,
                place=place,
                check=known(str(entry.given["skill"]), CHECK, self.frame.checks, self.source, entry.at("skill")),
                threshold=threshold,
                per_player=per_player,
                terms=entry.terms(self.frame.check_terms, self),
                reward=self.effects(entry, "pass"),
                bonus=self.effects(entry, "bonus"),
                fail=self.effects(entry, "fail"),
                has_failure="fail" in entry,
            )
        )
        return Effect(Try, {"place": place}, {CHECK: given})

    def amount(self, entry: Entry, key: str) -> tuple[int, int]:
        """A number, or so many for each player."""
        given, place = entry.given[key], entry.at(key)
        if not isinstance(given, dict):
            return positive(given, self.source, place), 0
        each = Entry(given, AMOUNT_KEYS, self.source, place)
        return 0, positive(each.given.get("per_player"), self.source, each.at("per_player"))

    # Conditions

    def fork(self, entry: Entry) -> Effect:
        """Effects that depend on a condition."""
        place = entry.place
        condition = self.condition(entry.given["if"], entry.at("if"))
        if "then" not in entry and "else" not in entry:
            raise entry.refuse("then", "is missing")
        then, otherwise = self.effects(entry, "then"), self.effects(entry, "else")
        self.forks.append(Fork(self.id, place, condition, then, otherwise))
        return Effect(Branch, {"place": place}, entry.given)

    def conditions(self, entry: Entry) -> Condition:
        """The `if` and the `needs` of an option together."""
        parts: list[Condition] = []
        if "if" in entry:
            parts += _parts(self.condition(entry.given["if"], entry.at("if")))
        needs = entry.typed("needs", dict[str, Any]())
        parts += [self.single(str(name), wanted, entry.at("needs")) for name, wanted in needs.items()]
        return Condition(ALL, parts=parts) if parts else NOTHING

    def condition(self, given: Any, place: str) -> Condition:
        """A clue, several of them, or `{name: what is wanted}`, joined perhaps by all, any and not."""
        if isinstance(given, (str, int)) and type(given) is not bool:
            return self.single(CLUE, given, place)
        if isinstance(given, list):
            if len(given) != len({str(one) for one in given}):
                raise DataError(self.source, place, f"something is given twice, found {given!r}")
            return _joined([self.condition(one, f"{place}[{at}]") for at, one in enumerate(given)])
        if not isinstance(given, dict) or not given:
            raise DataError(self.source, place, f"expected clues or conditions, found {found(given)}")
        return _joined([self.single(str(name), wanted, place) for name, wanted in given.items()])

    def single(self, name: str, wanted: Any, place: str) -> Condition:
        """One thing that must be so."""
        if name in (CLUE, FLAG):
            return Condition(name, self.thing(name, wanted, self.source, place))
        inside = f"{place}.{name}"
        if name == NOT:
            return Condition(NOT, parts=[self.condition(wanted, inside)])
        if name in JOINED:
            parts = typed(wanted, list, self.source, inside)
            return Condition(name, parts=[self.condition(one, f"{inside}[{at}]") for at, one in enumerate(parts)])
        known(name, "condition", [*self.frame.conditions, CLUE, FLAG, *JOINED], self.source, place)
        return Condition(OWN, name, worth(wanted, self.frame.conditions[name], self, self.source, inside))


def own_effects(effects: Sequence[Effect]) -> list[Effect]:
    """Those of a list that are the game's own, not words of every book."""
    return [effect for effect in effects if effect.step.__module__ != reading.__name__]


def _joined(parts: list[Condition]) -> Condition:
    return parts[0] if len(parts) == 1 else Condition(ALL, parts=parts)


def _parts(condition: Condition) -> list[Condition]:
    return list(condition.parts) if condition.kind == ALL else [condition]


def _word(step: type[Any], **given: str) -> Effect:
    """A step of every book, as the short form of a section means it."""
    return Effect(step, given, _written(step, given))


def _written(step: type[Any], given: Mapping[str, str]) -> dict[str, Any]:
    return {step.__name__.lower(): next(iter(given.values()))}

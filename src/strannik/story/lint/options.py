"""Options: every check can be passed, every price paid, and every option is open to somebody."""

from __future__ import annotations

from strannik.story.book import Book
from strannik.story.frame import Check, Frame
from strannik.story.lint.finding import Finding
from strannik.story.option import Option
from strannik.story.section import Section
from strannik.story.ways import reach, surely_known


def lint_options(book: Book, frame: Frame) -> list[Finding]:
    found: list[Finding] = []
    for section, option in book.options:
        place = f"{section.id}.options[{option.number - 1}]"
        if option.check:
            found += [
                Finding(book.source, f"{place}.check", *wrong)
                for wrong in wrong_checks(option, frame.checks[option.check], frame.bonus_above)
            ]
        found += [Finding(book.source, f"{place}.pay", *wrong) for wrong in wrong_prices(option, frame)]
    return [*found, *closed_to_all(book), *misplaced_marks(book), *dead_ends(book)]


def wrong_checks(option: Option, check: Check, bonus_above: int) -> list[tuple[str, str]]:
    """Checks that nobody passes, bonuses that nobody gets, and thresholds that do not suit the book."""
    needed = option.threshold
    if needed > check.best:
        return [(f"needs {needed}, and nobody gets beyond {check.best}", f"at most {check.best} would be right")]
    if option.bonus and needed + bonus_above > check.best:
        most = check.best - bonus_above
        return [(f"the bonus needs {needed + bonus_above}, and nobody gets beyond {check.best}", f"at most {most}")]
    if not check.least <= needed <= check.most:
        return [(f"{needed} does not suit this book", f"expected {check.least} to {check.most}")]
    return []


def wrong_prices(option: Option, frame: Frame) -> list[tuple[str, str]]:
    return [
        (f"costs {count} {good}, and nobody has more than {frame.goods[good]}", f"at most {frame.goods[good]}")
        for good, count in option.pay.items()
        if count > frame.goods[good]
    ]


def closed_to_all(book: Book) -> list[Finding]:
    """Options that another one always forestalls: whoever comes here must take that one."""
    known, clues = surely_known(book), reach(book).clues
    found: list[Finding] = []
    for section, option in book.options:
        if section.id not in known or not clues.issuperset(option.clues):
            continue
        ahead = _always_ahead(section, option, known[section.id].union(section.learn, option.clues))
        if ahead:
            found.append(
                Finding(
                    book.source,
                    f"{section.id}.options[{option.number - 1}]",
                    f"is open to nobody: whoever comes here must take option {ahead.number}",
                    f"make option {ahead.number} optional, or let it ask for a clue that some lack",
                )
            )
    return found


def _always_ahead(section: Section, option: Option, known: frozenset[str]) -> Option | None:
    """A compulsory option that everybody who could take this one has to take instead."""
    for other in section.options:
        stronger = not option.compulsory or other.matched > option.matched
        if other is not option and other.compulsory and not other.needs and stronger and known.issuperset(other.clues):
            return other
    return None


def misplaced_marks(book: Book) -> list[Finding]:
    """Beside a compulsory option everything without a condition is else, and only there."""
    found: list[Finding] = []
    for section, option in book.options:
        beside = any([other.compulsory for other in section.options])
        place = f"{section.id}.options[{option.number - 1}]"
        if option.otherwise and not beside:
            found.append(
                Finding(book.source, f"{place}.else", "no option here is compulsory for anybody", "leave the mark out")
            )
        if not option.conditional and beside and not option.otherwise:
            found.append(
                Finding(book.source, place, "is closed to those for whom another is compulsory", "mark it else: true")
            )
    return found


def dead_ends(book: Book) -> list[Finding]:
    """Sections in which somebody may be left with nothing to do."""
    found: list[Finding] = []
    for section in book.sections.values():
        if section.options and not any([not option.conditional for option in section.options]):
            found.append(
                Finding(
                    book.source,
                    f"{section.id}.options",
                    "whoever knows nothing has no option",
                    "one of them should have no condition",
                )
            )
        elif section.options and all([option.pay for option in section.options if not option.conditional]):
            found.append(
                Finding(
                    book.source,
                    f"{section.id}.options",
                    "whoever owns nothing has no option",
                    "one without a condition should cost nothing",
                )
            )
        found += [
            Finding(
                book.source,
                f"{section.id}.options[{option.number - 1}].pay",
                "is compulsory, and not everybody can pay",
                "make it optional, or let it cost nothing",
            )
            for option in section.options
            if option.compulsory and option.pay
        ]
    return found
